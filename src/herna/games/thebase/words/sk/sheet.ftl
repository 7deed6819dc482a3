# Zloženie dlaždíc v dielni a čo sa tlačí.

thebase-sheet-standard = Základné zloženie
thebase-sheet-mix = Dlaždice
thebase-sheet-about = Okrem stredu spolu { $n } dlaždíc.
thebase-sheet-type = Počet dlaždíc: { $type }
thebase-sheet-slot = { $side ->
    [R] Červené štartovacie pole
   *[G] Zelené štartovacie pole
}
thebase-sheet-piece = { $side ->
    [R] Prieskumník { $number }
   *[G] Mutant { $number }
}
thebase-sheet-token = Bonusový žetón
