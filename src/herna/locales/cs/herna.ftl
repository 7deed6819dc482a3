# Slova společná všem hrám.

herna-refusal = { $why } (Pravidla, oddíl { $rule })
herna-why = Proč? { $why }

# Co řekne rada, když hra nemá pro akci vlastní slova.
herna-do-touch = Klepni na: { $what }.
herna-do-then = { $first }, potom { $then }
herna-do-write = Zahraj { $action }.

# Co se říká po skončení partie.
herna-debrief-table = Kdo co dělal
herna-debrief-points = Body
herna-debrief-actions = Akce
herna-turn-ahead = { $winners ->
    [one] Podle odhadu robotů nic neposunulo vítěze víc dopředu. Pak už ho nikdo nedohnal.
    [few] Podle odhadu robotů nic neposunulo vítěze víc dopředu. Pak už je nikdo nedohnal.
   *[other] Podle odhadu robotů nic neposunulo vítěze víc dopředu. Pak už je nikdo nedohnal.
}
herna-turn-against = Podle odhadu robotů vás nic nestálo víc. Pak už nebylo cesty zpět.
herna-turn-last = Podle odhadu robotů bylo všechno otevřené až do konce: rozhodla poslední akce.

# Co říká cvičení.
herna-study-over = Partie tu skončí dřív, než je úkol hotový. Zkus něco jiného.
