# Čo chcú úlohy a čoho sa týkajú.

fejag-goal-first = Osvetlite chrám ako prví.
fejag-goal-paths = { $n ->
    [one] Získajte ďalšiu cestu do chrámu.
    [few] Získajte ďalšie { $n } cesty do chrámu.
   *[other] Získajte ďalších { $n } ciest do chrámu.
}
fejag-goal-dark = Zhasnite niektorú cestu tímu { $team }.

fejag-theme-path = Cesta do chrámu
fejag-theme-attack = Útok
fejag-theme-relay = Svetlo pre ďalšiu figúrku
