# FEJAG at a camp: the organiser’s desk, papers, maps.

fejag-camp-report-before = Before the first day
fejag-camp-report-day = Day { $day }
fejag-camp-report-day-of = Day { $day } · team of the day: { $team }
fejag-camp-report-over = The campaign is over
fejag-camp-column-score = points
fejag-camp-column-purse = purse
fejag-camp-column-lamps = lights
fejag-camp-column-paths = paths
fejag-camp-step-open = Open the day
fejag-camp-step-rank = Sub-game and ranking
fejag-camp-step-clue = Clue
fejag-camp-step-buy = Shop
fejag-camp-desk-open = { $last ->
    [yes] Gather the teams for the last day. Day { $day } belongs to the egg, not to any team.
   *[no] Gather the teams. When you open day { $day }, the team of the day is announced.
}
fejag-camp-desk-rank = Play the sub-game of day { $day } outside. Then put the teams in the order they finished.
fejag-camp-desk-clue = The points for day { $day } have been added. Post the clue to open the shop.
fejag-camp-desk-buy = Shopping now: { $team }. Teams without a phone come to your table; play for them.
fejag-camp-desk-buy-all = Shopping now: { $teams }. Teams without a phone come to your table; play for them.
fejag-camp-desk-wait = Just a moment.
fejag-camp-desk-over = All paths have been counted. Show the board, read out the epilogue and celebrate!
fejag-camp-do-open = Open day { $day }
fejag-camp-do-rank = Enter the ranking
fejag-camp-do-clue = Post clue, open shop
fejag-camp-do-last-clue = Post ending, count paths
fejag-camp-do-penalty = { $team }: deduct { $price } ({ $figure })
fejag-camp-penalty-explain = Deductions are for extreme cases only: when a team keeps asking for what it may not have, even after a warning.
fejag-camp-do-points = { $team }
fejag-camp-do-rerank = Correct day { $day }
fejag-camp-rerank-explain = What teams have bought stays; the difference is booked. A purse may go below zero: then the team can’t buy anything until it is positive again.
fejag-camp-close-buying = Close the shop
fejag-camp-sure-open = Everyone will see that the day is open and whose day it is. An opened day can’t be closed again.
fejag-camp-sure-end = The paths into the temple will be counted and the campaign ends for good.
fejag-camp-sure-verdict = { $team }: { $verdict ->
    [right] the answer is right. The first right answer earns 30 points.
    [late] the answer is right. It is for the honour, without points.
    [wrong] the answer is wrong. The team may not answer again.
   *[incomplete] the answer is incomplete. The team may complete it.
} This can’t be undone.
fejag-camp-sure-penalty = Team { $team } loses { $price } from its purse ({ $figure }). Only for extreme cases. This can’t be undone.
fejag-camp-verdict = { $verdict ->
    [right] Right
    [wrong] Wrong
   *[incomplete] Incomplete
}
fejag-camp-paper-title = Title
fejag-camp-paper-intro = Story for the first evening
fejag-camp-paper-team = About the team: { $team }
fejag-camp-paper-title-of = Sub-game of day { $day }
fejag-camp-paper-times-of = Times of day { $day }
fejag-camp-paper-legend-of = Legend of day { $day }, for everyone
fejag-camp-paper-notes-of = Notes for day { $day }, for you only
fejag-camp-paper-legend-team = Legend for team { $team }, its day no. { $number }
fejag-camp-paper-legend-egg = Legend for the day of the egg
fejag-camp-paper-clue = Clue for day { $day }
fejag-camp-paper-answer = Answer key: { $question }
fejag-camp-paper-epilogue = Epilogue, posted on the last day
fejag-camp-sheet-about = Who we are
fejag-camp-sheet-figures = What you can buy, and where it shines
fejag-camp-sheet-say = Tell the organiser a figure and a cell, such as “tiger q17”. The price comes out of your purse.
fejag-camp-sheet-questions = Six questions about the egg
fejag-camp-sheet-answers = The right answers
fejag-camp-sheet-days = Day by day
fejag-camp-brush-plain = Jungle
fejag-camp-brush-temple = Temple
fejag-camp-brush-teleport = Teleport { $pair }
fejag-camp-brush-site = Base { $site }
fejag-camp-knob-size = Size
fejag-camp-knob-size-is = { $size }×{ $size }
fejag-camp-knob-difficulty = Difficulty
fejag-camp-knob-difficulty-is = { $difficulty ->
    [easy] easy
    [hard] hard
   *[normal] normal
}
fejag-camp-map-starts = Bases are missing: { $sites }. Place them on the edge.
fejag-camp-map-rim = Bases belong on the edge of the map. Move those on { $cells }.
fejag-camp-map-portal = A teleport is missing its other end: { $cells }. Place it too.
fejag-camp-map-no-temple = There’s no temple yet. Paint one, away from the edge.
fejag-camp-map-temple = The temple must be in one piece and away from the edge. Check { $cells }.
fejag-camp-map-far = The temple can’t be reached from: { $sites }. Remove an obstacle.
fejag-camp-figure-cost = Cheapest route from base { $site }
fejag-camp-figure-spread = Difference between the most expensive and the cheapest
fejag-camp-figure-at-once = A single figure on a start cell already lights the temple
