# What matches are counted by, for reports of the workshop.

thebase-census = { $counter ->
    [rounds] Rounds played
    [ending] How matches end
    [deeds] What actions are spent on
    [eliminated] Pieces sent home
    [shown] Tiles revealed in play
    [tokens] What tokens are spent on
   *[other] { $counter }
}
thebase-census-thing = { $thing ->
    [all-three-pieces-saved] all three pieces safe
    [more-pieces-saved] more pieces safe
    [rearmost-piece-nearer] rearmost piece nearer
    [next-piece-nearer] next piece nearer
    [draw] draw
    [movement] moving
    [turning-a-tile] rotating a tile
    [revealing-a-tile] revealing a tile
    [ending-the-turn-early] ending the turn early
    [by-red] by the explorers
    [by-green] by the mutants
    [one-more-action] one more action
    [more-time] more time
   *[other] { $name }
}
