mammoths-purpose = { $what ->
    [rows] On the left the dominoes to place this round, on the right those to claim for the next. Low numbers act first, high numbers have more fire.
    [domino] Two squares for a territory. The tribe whose chief stands on it will place it; a free one is there to be claimed.
    [chief] Stands on the domino that its tribe will place, which also decides when the tribe acts.
    [discard] This domino fits nowhere: discard it with its tokens.
    [box] The dominoes that are still to come.
    [lava] A volcano threw it onto this square. It counts as fire for the area here, and it burns whatever it lands on.
    [seat] A tribe. Every area scores for it, and whatever else the mode adds.
    [score] What the tribe would have if the match ended now: squares times fires of each area, and the rest of the score pad.
    [pad] Where the points come from, line by line.
    [token] A resource. The tribe with the most of a kind holds its totem, and each is worth a point at the end. Lava burns it.
    [tribe-token] A resource. Two different ones pay for someone from the display, one of each kind for anyone from the pile. As long as it lies there, people next to it may score for it.
    [totem] Belongs to the tribe with the most resources of its kind, and is worth points at the end.
    [heir] Give the totem to this tribe: it now has the most resources of this kind.
    [person] Scores for what lies on the eight squares around; warriors score for their band.
    [pile] The cave people who aren’t in the display. With one token of each kind you can choose anyone.
    [settle] Pay tokens and give a cave person a home in your territory.
    [not-now] Ends your turn without settling anyone. Your tokens stay where they are.
   *[square] Squares of the same terrain, edge to edge, form an area. It scores its squares times its fires. A new domino must match the hut or the same terrain.
}
