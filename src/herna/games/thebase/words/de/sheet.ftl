# Die Mischung der Plättchen in der Werkstatt, und was gedruckt wird.

thebase-sheet-standard = Standardmischung
thebase-sheet-mix = Plättchen
thebase-sheet-about = Insgesamt { $n } Plättchen, ohne die Mitte.
thebase-sheet-type = Anzahl der Plättchen: { $type }
thebase-sheet-slot = { $side ->
    [R] Rotes Startfeld
   *[G] Grünes Startfeld
}
thebase-sheet-piece = { $side ->
    [R] Aufklärer { $number }
   *[G] Mutant { $number }
}
thebase-sheet-token = Bonus-Chip
