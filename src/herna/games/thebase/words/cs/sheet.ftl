# Složení dlaždic v dílně a co se tiskne.

thebase-sheet-standard = Základní složení
thebase-sheet-mix = Dlaždice
thebase-sheet-about = Kromě středu celkem { $n } dlaždic.
thebase-sheet-type = Počet dlaždic: { $type }
thebase-sheet-slot = { $side ->
    [R] Červené startovní pole
   *[G] Zelené startovní pole
}
thebase-sheet-piece = { $side ->
    [R] Průzkumník { $number }
   *[G] Mutant { $number }
}
thebase-sheet-token = Bonusový žeton
