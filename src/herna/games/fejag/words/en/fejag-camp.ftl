# FEJAG at a camp: the organiser’s desk, papers, maps.

fejag-camp-report-before = Before the first day
fejag-camp-report-day = Day { $day }
fejag-camp-report-day-of = Day { $day } · day team: { $team }
fejag-camp-report-over = The campaign is over
fejag-camp-column-score = points
fejag-camp-column-purse = purse
fejag-camp-column-lamps = lamps
fejag-camp-column-paths = paths
fejag-camp-step-open = Open the day
fejag-camp-step-rank = Sub-game and ranking
fejag-camp-step-clue = Clue
fejag-camp-step-buy = Buying
fejag-camp-desk-open = { $day ->
    [11] Gather the teams for the last day. Day 11 is the day of the egg and nobody’s day.
   *[other] Gather the teams. When you open day { $day }, its day team is made known.
}
fejag-camp-desk-rank = Play the sub-game of day { $day } outside. Then put the teams in the order in which they ended.
fejag-camp-desk-clue = The points of day { $day } are credited. Post the clue; with it the buying opens.
fejag-camp-desk-buy = Buying now: { $team }. Teams without a phone come to your table: act for them.
fejag-camp-desk-buy-all = Buying now: { $teams }. Teams without a phone come to your table: act for them.
fejag-camp-desk-wait = Just a moment.
fejag-camp-desk-over = All paths are counted. Show the board, tell the epilogue, celebrate.
fejag-camp-do-open = Open day { $day }
fejag-camp-do-rank = Enter the ranking
fejag-camp-do-clue = Post the clue and open the buying
fejag-camp-do-last-clue = Post the last text and count the paths
fejag-camp-do-penalty = { $team }: take { $price } ({ $figure })
fejag-camp-close-buying = Close the buying
fejag-camp-sure-open = Everybody sees that the day is open, and whose day it is. An opened day cannot be closed again.
fejag-camp-sure-end = The paths into the temple are counted and the campaign ends for good.
fejag-camp-sure-verdict = { $team }: { $verdict ->
    [right] the answer is right. The first right answer earns 30 points.
    [wrong] the answer is wrong. The team may not answer again.
   *[incomplete] the answer is incomplete. The team may supplement it.
} This cannot be taken back.
fejag-camp-sure-penalty = The team { $team } loses { $price } from the purse ({ $figure }). This cannot be taken back.
fejag-camp-verdict = { $verdict ->
    [right] Right
    [wrong] Wrong
   *[incomplete] Incomplete
}
fejag-camp-paper-title = Title
fejag-camp-paper-intro = The story, to be read on the first evening
fejag-camp-paper-team = About the team: { $team }
fejag-camp-paper-clue = Clue of day { $day }
fejag-camp-paper-answer = Right answer: { $question }
fejag-camp-paper-epilogue = Epilogue, posted on the last day
fejag-camp-brush-plain = Jungle
fejag-camp-brush-temple = Temple
fejag-camp-brush-teleport = Teleport { $pair }
fejag-camp-brush-site = Base { $site }
fejag-camp-knob-size = Size
fejag-camp-knob-size-is = { $size } × { $size }
fejag-camp-knob-difficulty = Difficulty
fejag-camp-knob-difficulty-is = { $difficulty ->
    [easy] easy
    [hard] hard
   *[normal] normal
}
fejag-camp-map-starts = Bases are missing: { $sites }.
fejag-camp-map-rim = Bases belong on the rim of the map.
fejag-camp-map-portal = A teleport has no partner.
fejag-camp-map-no-temple = There is no temple yet.
fejag-camp-map-temple = The temple must be in one piece and off the rim.
fejag-camp-map-far = The temple cannot be reached from: { $sites }.
fejag-camp-figure-cost = Cheapest way from base { $site }
fejag-camp-figure-spread = Difference between the dearest and the cheapest
fejag-camp-figure-at-once = One figure on a start cell already lights the temple
