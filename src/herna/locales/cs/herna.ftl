# Slova společná všem hrám.

herna-refusal = { $why } (Pravidla, oddíl { $rule })
herna-why = Proč? { $why }

# Co řekne rada, když hra nemá pro akci vlastní slova.
herna-do-touch = Klepni na: { $what }.
    .team = Klepněte na: { $what }.
herna-do-then = { $first }, potom { $then }
herna-do-write = Zahraj { $action }.
    .team = Zahrajte { $action }.

# Proč byla akce chyba, když k tomu hra nemá vlastní slova.
herna-why-better = Pro lepší akci mluví: { $merit }
herna-why-lost = { $how ->
    [answer] Po odpovědi na tuto akci může být partie hned prohraná.
   *[now] Tím partie končí prohrou.
}
herna-why-points = Odpověď na tuto akci může stát { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}

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
    .team = Partie tu skončí dřív, než je úkol hotový. Zkuste něco jiného.

# Úlohy.
herna-puzzle-task = { $actions ->
    [one] Jedna akce je tu zřetelně nejlepší. Najdi ji.
    [few] Najdi nejlepší postup: { $actions } akce po sobě.
   *[other] Najdi nejlepší postup: { $actions } akcí po sobě.
}
    .team = { $actions ->
    [one] Jedna akce je tu zřetelně nejlepší. Najděte ji.
    [few] Najděte nejlepší postup: { $actions } akce po sobě.
   *[other] Najděte nejlepší postup: { $actions } akcí po sobě.
}
herna-puzzle-other = Jde to lépe.
herna-puzzle-look = Podívej se sem: { $what }.
    .team = Podívejte se sem: { $what }.
herna-puzzle-begin = Začíná to takhle: { $how }
herna-puzzle-done = Podle odhadu robotů je teď šance na výhru { $best } %. Po čemkoli jiném by byla nejvýš { $other } %.
herna-puzzle-goal = { $actions ->
    [one] { $what } Stačí jediná akce.
    [few] { $what } Stačí { $actions } akce.
   *[other] { $what } Stačí { $actions } akcí.
}
herna-puzzle-and =
    { $first }
    { $then }
herna-puzzle-short = { $actions ->
    [one] Tím se to nepovede.
    [few] Takhle { $actions } akce nestačí.
   *[other] Takhle { $actions } akcí nestačí.
}
herna-puzzle-reached = { $actions ->
    [one] A je to.
    [few] A je to. Méně akcí by nestačilo.
   *[other] A je to. Méně akcí by nestačilo.
}

# O čem úlohy jsou.
herna-theme-early = Začátek partie
herna-theme-middle = Uprostřed partie
herna-theme-late = Konec partie
herna-theme-win = Okamžitá výhra
herna-theme-rescue = Jediná záchrana
herna-theme-row = Několik akcí
