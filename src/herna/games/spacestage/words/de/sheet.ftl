# Das Kartenblatt in der Werkstatt, und was auf den Karten steht.

spacestage-sheet-standard = { $sheet ->
    [duel] Ausgeglichenes Duell
   *[other] Standardkarten
}
spacestage-sheet-part = { $part ->
    [mutation] Mutationen
    [equipment] Ausrüstung
    [monster] Monster
    [rules] Zahlen der Regeln
   *[other] Station Master
}
spacestage-sheet-field = { $field ->
    [id] Nummer
    [name] Name
    [kind] Wirkung
    [value] Stärke
    [elements] Elemente
    [cost-M] Preis in Biomasse
    [cost-E] Preis in Schrott
    [use-M] Schaden bei Einsatz
    [use-E] Schrott zum Aufladen
    [resource] Besteht aus
    [health] Leben
    [damage] Schaden je Zug
    [times-fire] Faktor von Feuer
    [times-ice] Faktor von Eis
    [times-lightning] Faktor von Blitz
    [damage_limit] Schaden, ab dem man stirbt
    [hardcore_limit] Dasselbe, Hardcore
    [main_actions_per_turn] Hauptaktionen im Zug
    [pair_actions] Hauptaktionen eines Paars
    [repair_target] Ziel einer Reparatur
    [repair_per_helper] Bonus je Helfer
    [heal_base] Heilung ohne Karten
    [bare_hands] Schaden mit bloßen Händen
    [row_size] Karten im Angebot eines Ladens
    [oxygen_damage] Schaden ohne Sauerstoff
    [round_cap] Letzte Runde (0: keine)
    [actions_per_turn] Aktionen im Zug
    [infarct_damage] Schaden durch Infarkt
    [boost_damage] Schaden durch Verstärkung
   *[boost_multiplier] Faktor durch Verstärkung
}
spacestage-sheet-kind = { $kind ->
    [attack] Angriff
    [heal] Heilung
    [repair] Reparatur
    [reduce] Schutz
    [hat] Hut
    [vortex] Vortex
    [telepathy] Telepathie
    [teleport] Teleportation
   *[vivification] Vivifikation
}
spacestage-sheet-resource = { $resource ->
    [organic] Biomasse
   *[scrap] Schrott
}
spacestage-sheet-cost = Preis: { $cost }
spacestage-sheet-health = Leben: { $health }
spacestage-sheet-damage = Schaden je Zug: { $damage }
spacestage-sheet-leaves = besiegt hinterlässt es: { $tokens }
spacestage-sheet-counter = { $counter ->
    [organic] Biomasse
    [scrap] Schrott
   *[damage] Schaden
}
