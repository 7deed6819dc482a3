fejag-title = FEJAG
    .team = FEJAG
fejag-summary =
    Light a way through the dark jungle to the hidden temple. Every animal sends its light along its lines, and you build
    only where your own light falls. Buy animals, put out other teams’ lights, and count your lit paths at the end.
fejag-seat-F = FBI
fejag-seat-E = Exots
fejag-seat-J = Archaeologists
fejag-seat-J-short = Archaeol.
fejag-seat-A = Aliens
fejag-seat-G = Government
fejag-seat-F-leader = Mulder and Scully
fejag-seat-E-leader = Exem the Great
fejag-seat-J-leader = Indiana Jones
fejag-seat-A-leader = Mother XXV
fejag-seat-G-leader = General Gen
fejag-seat-master = Organiser

## Options

fejag-preset-quick = Quick campaign
fejag-preset-quick-hint = The whole campaign on a small map in one sitting; effort cards decide the sub-games.
fejag-preset-written = As written
fejag-preset-written-hint = Ten long days and the day of the egg, on a 41×41 map. Figures go only where a lit path led before the turn, all teams shop at once and the earlier request wins, and you may deduct points in extreme cases.
fejag-preset-small = Easier for small camps
fejag-preset-small-hint = A 21×21 map. New light can be used at once, teams shop one after another, the best of the day first, and there are no penalties.
fejag-option-chain = Building on new light
fejag-option-chain-explain = Whether light gained by a placement may be used in the same turn.
fejag-option-chain-true = At once
fejag-option-chain-false = From the next turn on
fejag-option-teleport_dirs = Light from teleports
fejag-option-teleport_dirs-explain = Which way light leaves the other end of a teleport.
fejag-option-teleport_dirs-all = In all its directions
fejag-option-teleport_dirs-same = Straight on
fejag-option-middle_ends = Middle sections
fejag-option-middle_ends-explain = Between which figures no other team may build.
fejag-option-middle_ends-path = On a team’s own path
fejag-option-middle_ends-any = Between any two figures
fejag-option-protect_dark = Darkened middle sections
fejag-option-protect_dark-explain = Whether middle sections stay protected when an attack has put out the path.
fejag-option-protect_dark-true = Stay protected
fejag-option-protect_dark-false = May be built on
fejag-option-cond3 = Where an attacker may stand
fejag-option-cond3-explain = Whose light an attacker has to stay out of.
fejag-option-cond3-team = The attacked team’s
fejag-option-cond3-target = The attacked figure’s
fejag-option-balance = Balanced attacks
fejag-option-balance-explain = How long a counter-attack keeps an attack balanced.
fejag-option-balance-running = While it shines
fejag-option-balance-settled = For good
fejag-option-hp1_scope = First attacker
fejag-option-hp1_scope-explain = What the first attacker keeps other teams away from.
fejag-option-hp1_scope-path = The attacked path
fejag-option-hp1_scope-team = The whole attacked team
fejag-option-reveal = Uncovered obstacles
fejag-option-reveal-explain = Which obstacles the light uncovers.
fejag-option-reveal-hits = Those that stop it
fejag-option-reveal-cells = All beside lit cells
fejag-option-late_egg = The egg after day 10
fejag-option-late_egg-explain = Whether teams can still answer on the last day.
fejag-option-late_egg-off = No
fejag-option-late_egg-honour = For the honour
fejag-option-late_egg-on = For the points
fejag-option-order = Shopping order
fejag-option-order-explain = Who buys first after a sub-game.
fejag-option-order-rank = By rank, one by one
fejag-option-order-submission = All at once, first wins
fejag-option-penalty = Penalties
fejag-option-penalty-explain = Whether the organiser may deduct the price of a figure for an illegal move.
fejag-option-penalty-off = None
fejag-option-penalty-gm = The organiser decides
fejag-option-ranks = Sub-games
fejag-option-ranks-explain = Where the ranking of a day comes from.
fejag-option-ranks-manual = Played at the camp
fejag-option-ranks-random = Drawn
fejag-option-ranks-effort = Effort cards
fejag-option-calendar = Teams of the day
fejag-option-calendar-explain = Leave it as it is to draw the teams at random, or enter a team code for each day but the last.
fejag-option-days = Days
fejag-option-days-explain = Days with a team of the day and a shop. One last day follows, the day of the egg. With fewer days take a smaller map.
fejag-option-points = Points per place
fejag-option-points-explain = For the first to the fifth place of a sub-game.
fejag-option-map = Map
fejag-option-map-explain = Size (11, 21, 31, 41) and difficulty (easy, normal, hard), such as 41 normal; or a map of your own.

## Things

fejag-zone-board = Jungle
fejag-zone-teams = Teams and days
fejag-zone-shop = Figures to buy
fejag-zone-cards = Effort cards
fejag-zone-master = Organiser’s console
fejag-zone-egg = Secret of the egg
fejag-figure-Ti = tiger
fejag-figure-Be = bear
fejag-figure-Sn = snake
fejag-figure-Ta = tarantula
fejag-figure-Mo = monkey
fejag-figure-Fr = frog
fejag-victim-Ti = the tiger
fejag-victim-Be = the bear
fejag-victim-Sn = the snake
fejag-victim-Ta = the tarantula
fejag-victim-Mo = the monkey
fejag-figure-label = { $team }: { $figure } on { $place }, { $condition ->
    [shining] shining
    [attacked] put out by an attack
   *[dark] dark, no light reaches it
}
fejag-purpose-unlit = No light of its team reaches it. It shines again once a shining figure of the team lights its cell.
fejag-purpose-put-out = Put out by: { $team }, { $figure } on { $place }. It shines again when that figure goes dark itself, or when the attack is answered: strike back at that figure or at the path it gets its light from.
fejag-cell = { $place }: you can build here
fejag-cell-middle = { $place }: middle section of a path ({ $team }), no other team can build here
fejag-temple = Temple of Efro, { $place }
fejag-teleport = Teleport { $place }, linked with { $other }
fejag-start = Start cell { $place }: { $team }
fejag-start-open = Start cell { $place }, not drawn yet
fejag-flash = { $team }: a frog flashed on { $place }
fejag-team-label = { $team }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, purse { $purse }, { $paths ->
    [0] no path to the temple
    [one] { $paths } path to the temple
   *[other] { $paths } paths to the temple
}{ $verdict ->
    [right] , knows the secret of the egg
    [incomplete] , answer about the egg incomplete
    [wrong] , wrong about the egg
   *[none] {""}
}
fejag-day = Day { $day }
fejag-day-of = Day { $day } belongs to { $team }
fejag-purse = Purse: { $purse }
fejag-shop = { $kind ->
    [Ti] Tiger: shines in all 8 directions, as far as it can see
    [Be] Bear: shines straight, in 4 directions
    [Sn] Snake: shines diagonally, in 4 directions
    [Ta] Tarantula: shines on the 8 cells around it
    [Mo] Monkey: shines on 8 cells a knight’s jump away, over obstacles
   *[Fr] Frog: one flash in 8 directions that uncovers the land, then it is gone
}. Price { $price }
fejag-done = End turn, keep { $purse }
fejag-timeout = { $may ->
    [close] Give up the rest
   *[lose] Keep only 14 of { $purse }
}
fejag-close = End turn
fejag-give-up = Give up the rest
fejag-card = Effort card { $card }
fejag-card-used = Effort card { $card }, used
fejag-open = Open the next day
fejag-post-clue = Post the clue
fejag-rank-next = Next: { $team }
fejag-rank-tie = Tied with place { $place }
fejag-egg = The FEJAG egg: six questions, one secret
fejag-question = Question { $number }: { $question }
fejag-choice = { $name }: { $answer }
fejag-choice-struck = { $name }: { $answer } (ruled out by a clue)
fejag-hand-in = Hand in answers
fejag-give-verdict = { $verdict ->
    [right] Right
    [incomplete] Incomplete
   *[wrong] Wrong
}
fejag-penalty = Penalty: deduct { $price }

## The egg

fejag-question-1 = How and why did the egg come to Earth?
fejag-question-2 = How was it made?
fejag-question-3 = Who built the temple, and how did the ship get inside?
fejag-question-4 = What does it contain, and how does it work?
fejag-question-5 = Why were both alien peoples sent here?
fejag-question-6 = Why now?
fejag-answer-1 = { $choice ->
    [a] In a ship without a crew, to be safe from a war
    [b] Robbers stole it, and their ship crashed
    [c] It fell from the sky by pure chance
   *[d] As a gift for the people of the jungle
}
fejag-answer-2 = { $choice ->
    [a] Two peoples wove it together from the light of their sun
    [b] The last star dragon laid it
    [c] It grew by itself in the heart of a comet
   *[d] A lonely inventor made it by mistake
}
fejag-answer-3 = { $choice ->
    [a] The natives built the temple around the ship
    [b] The crew built it and hid the ship in it
    [c] The egg made it from stone by its own power
   *[d] An older people built it; the ship fell through the roof
}
fejag-answer-4 = { $choice ->
    [a] A sun’s light; lit from many sides it wakes
    [b] A young creature; singing hatches it
    [c] The memory of all peoples; touch it and you know everything
   *[d] An engine that takes you anywhere; it needs two keys
}
fejag-answer-5 = { $choice ->
    [a] Their sun is going out, and each has half of the key
    [b] Each was to keep the other from taking it
    [c] Both were lured here by a false message
   *[d] They were to make peace far from home
}
fejag-answer-6 = { $choice ->
    [a] The three worlds stand in one line for eleven days
    [b] The natives have lit the old fire again
    [c] The shell has worn thin with age
   *[d] An earthquake has opened the temple
}

## What is expected now

fejag-list = { $first }, { $rest }
fejag-tied = { $first } = { $rest }
fejag-share = { $team } ({ $points })
fejag-prompt-free = Free play: any team may build anywhere in its light.
fejag-prompt-drawing = The bases are being drawn.
fejag-prompt-sealing = The secret of the egg is being sealed.
fejag-prompt-day = Day { $day } is breaking. Whose day will it be?
fejag-prompt-ranks = Day { $day }: the sub-game is being played.
fejag-prompt-clue = Day { $day }: a clue is on its way.
fejag-prompt-open = Open day { $day }.
fejag-prompt-rank = Day { $day }: enter the ranking, from the best to the last.
fejag-prompt-post = Day { $day }: post the clue, then the shop opens.
fejag-prompt-master-wait = { $day ->
    [0] The organiser is about to open the first day.
   *[other] Day { $day }: waiting for the organiser.
}
fejag-prompt-card = Day { $day }: choose an effort card in secret. Higher cards rank better; each can be played only once.
fejag-prompt-card-wait = Day { $day }: { $team } is choosing an effort card…
fejag-prompt-first = Place your first figure on your start cell. Purse: { $purse }
fejag-prompt-buy = Choose a figure, then a lit cell; or end your turn. Purse: { $purse }
fejag-prompt-spend = Choose a figure, then a lit cell. You may keep at most 14. Purse: { $purse }
fejag-prompt-nothing = There is nothing more you can buy: end your turn. Purse: { $purse }
fejag-prompt-buy-wait = Day { $day }: { $team } is shopping, purse { $purse }.
fejag-prompt-won = The campaign is over. First: { $team }, { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
fejag-prompt-shared = The campaign is over. Shared victory: { $teams }, { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}

## The log

fejag-log-draw = The bases are drawn: { $places }.
fejag-log-key = The secret of the egg is sealed.
fejag-log-open = Day { $day } opens.
fejag-log-day = Day { $day } belongs to { $team }.
fejag-log-card = { $team }: a card is chosen.
fejag-log-cards = Cards: { $cards }.
fejag-log-rank = Points for day { $day }: { $points }.
fejag-log-clue = Clue { $day } is posted.
fejag-log-struck = Clue { $day } rules out { $choices }.
fejag-log-place = { $team }: { $figure } on { $place } for { $price }.
fejag-log-frog = { $team }: frog on { $place }, { $cells ->
    [0] nothing new
    [one] it uncovers { $cells } cell
   *[other] it uncovers { $cells } cells
}.
fejag-log-temple = The temple is discovered by { $team }: +{ $points }.
fejag-log-teleport = Teleport { $place } – { $other } comes to light.
fejag-log-attack = { $team }: { $place } attacks { $victim } on { $where } ({ $other }).{ $status ->
    [effective] {""}
    [dormant] {" "}The attacker has no light yet.
    [suspended] {" "}The attack is suspended for now.
   *[cut] {" "}Something is in the way.
}
fejag-log-defence = { $team }: { $place } strikes back at { $victim } on { $where } ({ $other }). Balanced!
fejag-log-void = { $team }: the attack on { $victim } on { $where } ({ $other }) is void.
fejag-log-dark = { $team }: { $count ->
    [one] the figure on { $cells } goes dark.
   *[other] { $count } figures go dark: { $cells }.
}
fejag-log-again = { $team }: { $count ->
    [one] the figure on { $cells } shines again.
   *[other] { $count } figures shine again: { $cells }.
}
fejag-log-path = { $team }: { $paths ->
    [one] first path to the temple!
   *[other] { $paths } paths to the temple.
}
fejag-log-done = { $team }: end of turn, { $purse } left.
fejag-log-timeout = { $team }: end of turn{ $lost ->
    [0] .
   *[other] , minus { $lost }.
}
fejag-log-penalty = { $team }: penalty of { $lost }.
fejag-log-points = The organiser gives { $points } points: { $team }.
fejag-log-rerank = The ranking of day { $day } is corrected: { $order }. Teams keep their figures; the difference is booked.
fejag-log-purse = { $team }: purse { $purse }.
fejag-log-sheet = { $team }: the answers are in, { $verdict ->
    [right] all correct!
   *[wrong] but not all of them are correct.
}
fejag-log-verdict = { $team }: the answer about the egg is { $verdict ->
    [right] right.
    [incomplete] incomplete.
   *[wrong] wrong.
}
fejag-log-egg-first = { $team }: first to know the secret of the egg! +30
fejag-log-egg-again = All five are wrong: everyone may answer again.
fejag-log-paths = { $team }: { $paths ->
    [one] { $paths } path
   *[other] { $paths } paths
} to the temple, +{ $points }.
fejag-log-won = Victory for { $team } with { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
fejag-log-shared = Shared victory with { $score ->
    [one] { $score } point: { $teams }.
   *[other] { $score } points: { $teams }.
}

## Before an action is sent

fejag-ahead-hidden = Unless something hidden is in the way.
fejag-ahead-cards = The card is chosen, and all five are revealed.
fejag-ahead-sheet = You hand in your answers and learn at once whether all six are right. A team has only one try.

## Overlays

fejag-overlay-paths = Paths to the temple
fejag-overlay-threats = What threatens us
fejag-overlay-cuts = What we could cut
fejag-overlay-attacks = All attacks
fejag-overlay-teleports = Linked teleports
fejag-mark-path = { $team }: path of the { $figure } on { $place }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fejag-mark-attack = { $team }: { $figure } on { $place } against { $victim } on { $where } ({ $other }): { $status ->
    [effective] effective
    [balanced] balanced
    [dormant] dormant, the attacker is dark
    [suspended] suspended
    [cut] cut off
   *[void] void
}
fejag-mark-threat = { $team } could attack here: { $figure } on { $place }
fejag-mark-cut = A { $figure } on { $place } would attack { $victim } on { $where } ({ $other })
fejag-mark-teleport = Teleport: { $place } – { $other }

## Refusals

fejag-refusal-no-such-action = That isn’t an action of this game. Choose one from the board.
fejag-refusal-campaign-over = The campaign is over. Start a new one to play on.
fejag-refusal-not-your-turn = It isn’t this team’s turn. Wait for yours.
fejag-refusal-not-now = You can’t do that now. The line above the board says what comes next.
fejag-refusal-chance-decides = Wait for the draw.
fejag-refusal-master-decides = Wait for the organiser.
fejag-refusal-no-start-cell = This team has no start cell here. Choose another team.
fejag-refusal-turn-is-closed = This team has already ended its turn. Wait for the next day.
fejag-refusal-too-expensive = There isn’t enough in the purse for this figure. Choose a cheaper one.
fejag-refusal-off-board = There’s no such cell on this board. Choose another one.
fejag-refusal-not-lit = Your light doesn’t reach that cell. Build where your own light falls.
fejag-refusal-cell-taken = There’s already a figure there. Choose a free cell.
fejag-refusal-not-buildable = You can’t build on the temple or on a teleport. Choose another cell.
fejag-refusal-start-of-others = That’s another team’s start cell. Choose another cell.
fejag-refusal-middle-section = That’s a middle section of another team’s path. Choose a cell outside it.
fejag-refusal-not-lit-before = The cell was not lit when the turn began. You can build there next turn.
fejag-refusal-too-much-to-keep = You may keep at most 14: buy something else.
fejag-refusal-card-used = You’ve already used this card. Choose another one.
fejag-refusal-cards-in-order = Another team chooses first: cards are chosen in the order F, E, J, A, G.
fejag-refusal-no-sheet = Your team can’t answer now. Each team answers once, in its own turn.
fejag-refusal-ties-not-drawn = A drawn ranking has no ties. Rank the teams one by one.
fejag-refusal-no-verdict = You can’t judge this team’s answer now. Judged answers stay; others wait until the shop closes.
fejag-refusal-no-penalty = Penalties must be switched on in the options and can only be given during the team’s turn.
fejag-refusal-already-day-team = This team has already had its day in this half. Choose another one.
fejag-refusal-not-strikable = Only wrong choices that are still open can be ruled out. Choose from those.
fejag-refusal-number-of-strikes = Clues 1 to 8 rule out two choices, clues 9 and 10 one. Choose that many.
fejag-refusal-free-play-only = You can set a purse only in free play. In a campaign, points fill it.
fejag-refusal-no-more-room = The board or the log is full, so nothing more can be built.
fejag-refusal-other-day = That belongs to another day. The line above the board says what comes next.
fejag-refusal-no-booking = Points can be entered at a camp until it ends, and a ranking can be corrected until the next day opens.
