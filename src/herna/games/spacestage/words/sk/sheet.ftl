# Hárok kariet v dielni a čo je na kartách vytlačené.

spacestage-sheet-standard = { $sheet ->
    [duel] Vyrovnaný súboj
   *[other] Základné karty
}
spacestage-sheet-part = { $part ->
    [mutation] Mutácie
    [equipment] Vybavenie
    [monster] Príšery
    [rules] Čísla pravidiel
   *[other] Station Master
}
spacestage-sheet-field = { $field ->
    [id] Číslo
    [name] Názov
    [kind] Účinok
    [value] Sila
    [elements] Živly
    [cost-M] Cena v materiáli
    [cost-E] Cena v šrote
    [use-M] Poškodenie pri použití
    [use-E] Šrot na nabitie
    [resource] Z čoho je
    [health] Životy
    [damage] Poškodenie za ťah
    [times-fire] Násobok ohňa
    [times-ice] Násobok ľadu
    [times-lightning] Násobok blesku
    [damage_limit] Poškodenie, pri ktorom sa umiera
    [hardcore_limit] To isté, hardcore
    [main_actions_per_turn] Hlavné akcie v ťahu
    [pair_actions] Hlavné akcie dvojice
    [repair_target] Cieľ opravy
    [repair_per_helper] Bonus za každého pomocníka
    [heal_base] Liečenie bez kariet
    [bare_hands] Útok holými rukami
    [row_size] Karty v ponuke obchodu
    [oxygen_damage] Poškodenie bez kyslíka
    [round_cap] Posledné kolo (0: žiadne)
    [actions_per_turn] Akcie v ťahu
    [infarct_damage] Poškodenie infarktom
    [boost_damage] Poškodenie pridané posilnením
   *[boost_multiplier] Násobok pridaný posilnením
}
spacestage-sheet-kind = { $kind ->
    [attack] Útok
    [heal] Liečenie
    [repair] Oprava
    [reduce] Ochrana
    [hat] Klobúk
    [vortex] Vortex
    [telepathy] Telepatia
    [teleport] Teleportácia
   *[vivification] Vivifikácia
}
spacestage-sheet-resource = { $resource ->
    [organic] organický materiál
   *[scrap] šrot
}
spacestage-sheet-cost = cena: { $cost }
spacestage-sheet-health = životy: { $health }
spacestage-sheet-damage = poškodenie za ťah: { $damage }
spacestage-sheet-leaves = po porážke ostane: { $tokens }
spacestage-sheet-counter = { $counter ->
    [organic] Materiál
    [scrap] Šrot
   *[damage] Poškodenie
}
