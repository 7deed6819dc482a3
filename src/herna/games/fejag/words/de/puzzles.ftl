# Was Rätsel verlangen und worum es in ihnen geht.

fejag-goal-first = Beleuchtet den Tempel als Erste.
fejag-goal-paths = { $n ->
    [one] Gewinnt einen weiteren Weg zum Tempel.
   *[other] Gewinnt { $n } weitere Wege zum Tempel.
}
fejag-goal-dark = Löscht einen Weg dieses Teams: { $team }.

fejag-theme-path = Weg zum Tempel
fejag-theme-attack = Angriff
fejag-theme-relay = Licht für die nächste Figur
