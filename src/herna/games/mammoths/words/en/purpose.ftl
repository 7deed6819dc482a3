mammoths-purpose = { $what ->
    [rows] On the left the dominoes to place this round, on the right those to claim for the next. Low numbers act first, high numbers have more fire.
    [domino] Two squares for a territory. Its chief places it; before that, a free one can be claimed.
    [chief] Stands on the domino its tribe will place, and so decides when the tribe acts.
    [discard] This domino fits nowhere: throw it away with its tokens.
    [box] The dominoes that are still to come.
    [lava] A volcano throws it on a square of its own territory. It is fire for the area there, and burns a token or a person.
    [seat] A tribe: its score counts every area, and whatever else the mode counts.
    [score] What the tribe would have if the match ended now: squares times fires of each area, and the rest of the pad.
    [pad] How the points came about, line by line.
    [token] A resource. The tribe with the most of a kind holds its totem; each is worth a point at the end. Lava burns it.
    [tribe-token] A resource. Two different ones settle a person from the display, all four kinds anyone from the pile. Lying there, it earns points for neighbours.
    [totem] Belongs to the tribe with the most tokens of its kind, and is worth points at the end.
    [heir] Give the totem to this tribe: it has the most tokens of this kind now.
    [person] Earns points for what lies on the eight squares around; warriors for the band they stand in.
    [pile] The people who are not in the display. All four kinds of tokens let you choose among them.
    [settle] Pay tokens and give a cave person a home in your territory.
    [not-now] Ends your turn without settling anybody; your tokens stay where they are.
   *[square] Squares of one terrain, edge to edge, are an area: it scores squares times fires. New dominoes have to match the hut or the same terrain.
}
