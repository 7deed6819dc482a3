# What is told when a match is over.
mammoths-debrief-points = Where the points come from
mammoths-debrief-broken-off = The points at the moment the match was broken off.
mammoths-debrief-land = The territories
mammoths-debrief-largest = Largest area (breaks a tie)
mammoths-debrief-fires = Fires (break a tie after that)
mammoths-debrief-discarded = Dominoes discarded
mammoths-debrief-best = { $tribe } gains most with domino { $number }: +{ $gain }.
