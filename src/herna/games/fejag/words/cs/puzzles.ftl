# Co chtějí úlohy a čeho se týkají.

fejag-goal-first = Osviťte chrám jako první.
fejag-goal-paths = { $n ->
    [one] Získejte další cestu do chrámu.
    [few] Získejte další { $n } cesty do chrámu.
   *[other] Získejte dalších { $n } cest do chrámu.
}
fejag-goal-dark = Zhasněte některou cestu týmu { $team }.

fejag-theme-path = Cesta do chrámu
fejag-theme-attack = Útok
fejag-theme-relay = Světlo pro další figurku
