# List karet v dílně a co je na kartách vytištěno.

spacestage-sheet-standard = { $sheet ->
    [duel] Vyrovnaný souboj
   *[other] Základní karty
}
spacestage-sheet-part = { $part ->
    [mutation] Mutace
    [equipment] Vybavení
    [monster] Příšery
    [rules] Čísla pravidel
   *[other] Station Master
}
spacestage-sheet-field = { $field ->
    [id] Číslo
    [name] Název
    [kind] Účinek
    [value] Síla
    [elements] Živly
    [cost-M] Cena v materiálu
    [cost-E] Cena ve šrotu
    [use-M] Poškození při použití
    [use-E] Šrot na přebití
    [resource] Z čeho je
    [health] Životy
    [damage] Poškození za tah
    [times-fire] Násobek ohně
    [times-ice] Násobek ledu
    [times-lightning] Násobek blesku
    [damage_limit] Poškození, při kterém se umírá
    [hardcore_limit] Totéž, hardcore
    [main_actions_per_turn] Hlavní akce v tahu
    [pair_actions] Hlavní akce dvojice
    [repair_target] Cíl opravy
    [repair_per_helper] Bonus za každého pomocníka
    [heal_base] Léčení bez karet
    [bare_hands] Útok holýma rukama
    [row_size] Karty v nabídce obchodu
    [oxygen_damage] Poškození bez kyslíku
    [round_cap] Poslední kolo (0: žádné)
    [actions_per_turn] Akce v tahu
    [infarct_damage] Poškození infarktem
    [boost_damage] Poškození přidané posílením
   *[boost_multiplier] Násobek přidaný posílením
}
spacestage-sheet-kind = { $kind ->
    [attack] Útok
    [heal] Léčení
    [repair] Oprava
    [reduce] Ochrana
    [hat] Klobouk
    [vortex] Vortex
    [telepathy] Telepatie
    [teleport] Teleportace
   *[vivification] Vivifikace
}
spacestage-sheet-resource = { $resource ->
    [organic] organický materiál
   *[scrap] šrot
}
spacestage-sheet-cost = cena: { $cost }
spacestage-sheet-health = životy: { $health }
spacestage-sheet-damage = poškození za tah: { $damage }
spacestage-sheet-leaves = po porážce zbude: { $tokens }
spacestage-sheet-counter = { $counter ->
    [organic] Materiál
    [scrap] Šrot
   *[damage] Poškození
}
