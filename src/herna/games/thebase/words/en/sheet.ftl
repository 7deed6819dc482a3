# The mix of tiles in the workshop, and what is printed.

thebase-sheet-standard = Standard mix
thebase-sheet-mix = Tiles
thebase-sheet-about = { $n } tiles in all, besides the centre.
thebase-sheet-type = Number of tiles: { $type }
thebase-sheet-slot = { $side ->
    [R] Red start slot
   *[G] Green start slot
}
thebase-sheet-piece = { $side ->
    [R] Explorer { $number }
   *[G] Mutant { $number }
}
thebase-sheet-token = Bonus token
