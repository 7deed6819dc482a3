thebase-title = The Base
thebase-summary =
    Lead your three pieces through the labyrinth to the slots on the far side before the countdown ends.
    You have three actions a turn: move through passages, reveal or rotate a free tile next to a piece, send enemies home.
thebase-seat-R = Explorers
thebase-seat-G = Mutants

## Options

thebase-option-crossing = Crossing your own pieces
thebase-option-crossing-explain = May a piece walk past its own side at the usual price, or leap over one piece?
thebase-option-crossing-walk = Walk: one action per tile
thebase-option-crossing-leap = Leap: one action over one piece
thebase-option-idle_rotation = Rotations that change nothing
thebase-option-idle_rotation-explain = Whether you may spend an action on a rotation after which the tile looks the same.
thebase-option-idle_rotation-true = Allowed
thebase-option-idle_rotation-false = Forbidden
thebase-option-return_chooser = Who chooses the return slot
thebase-option-return_chooser-explain = Sometimes an eliminated piece may return to more than one slot.
thebase-option-return_chooser-owner = The owner of the piece
thebase-option-return_chooser-attacker = The attacker
thebase-option-tie_break = Tie-break when time runs out
thebase-option-tie_break-explain = What is compared when both sides have saved equally many pieces.
thebase-option-tie_break-rear = The rearmost pieces only
thebase-option-tie_break-rearThenNext = All pieces, from the rear
thebase-option-mix = Tile mix
thebase-option-mix-explain = How many dead ends (D), straights (I), corners (L), tees (T) and crosses (X) there are: 24 in all.

## Things

thebase-zone-board = Labyrinth
thebase-zone-countdown = Countdown
thebase-zone-supply = Tiles still face down
thebase-zone-choice = Decision
thebase-piece = { $side ->
    [R] explorer { $number }
   *[G] mutant { $number }
}
thebase-piece-label = { $side ->
    [R] Explorer { $number }
   *[G] Mutant { $number }
}{ $condition ->
    [saved] , saved on { $place }
    [locked] , locked on { $place }
    [waiting] , about to return
   *[active] , on { $place }
}
thebase-type-D = dead end
thebase-type-I = straight
thebase-type-L = corner
thebase-type-T = tee
thebase-type-X = cross
thebase-type-centre = centre of the labyrinth
thebase-passages = { $mask ->
    [m1] passage north
    [m2] passage east
    [m3] passages north and east
    [m4] passage south
    [m5] passages north and south
    [m6] passages east and south
    [m7] passages north, east and south
    [m8] passage west
    [m9] passages north and west
    [ma] passages east and west
    [mb] passages north, east and west
    [mc] passages south and west
    [md] passages north, south and west
    [me] passages east, south and west
   *[mf] passages on all sides
}
thebase-tile = Tile { $place }, { $type }, { $passages }
thebase-tile-held = Tile { $place }, { $type }, { $passages }, held by { $piece }
thebase-tile-back = Tile { $place }, face down
thebase-tile-loose = Tile { $place }, { $type }, still to be turned
thebase-slot-undealt = { $side ->
    [R] Explorers’ slot { $place }
   *[G] Mutants’ slot { $place }
}
thebase-slot = { $side ->
    [R] Explorers’ slot { $place }, { $number ->
        [0] blank
       *[other] number { $number }
    }
   *[G] Mutants’ slot { $place }, { $number ->
        [0] blank
       *[other] number { $number }
    }
}
thebase-slot-held = { $side ->
    [R] Explorers’ slot { $place }, { $number ->
        [0] blank
       *[other] number { $number }
    }, held by { $piece }
   *[G] Mutants’ slot { $place }, { $number ->
        [0] blank
       *[other] number { $number }
    }, held by { $piece }
}
thebase-seat-label = { $side ->
    [R] Explorers
   *[G] Mutants
}: { $saved } of 3 saved, { $tokens ->
    [0] no bonus token
    [one] { $tokens } bonus token
   *[other] { $tokens } bonus tokens
}
thebase-token = { $side ->
    [R] Bonus token of the explorers
   *[G] Bonus token of the mutants
}
thebase-countdown = Countdown: { $left ->
    [one] { $left } round left
   *[other] { $left } rounds left
}
thebase-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
thebase-supply = { $count ->
    [one] { $count } tile still face down
   *[other] { $count } tiles still face down
}
thebase-supply-type = { $count } × { $type }
thebase-turn = Rotate by { $degrees }°: { $passages }
thebase-orient = Lay it like this: { $passages }
thebase-spend-action = One more action this turn
thebase-spend-time = One more round on the countdown
thebase-pass = Pass
thebase-challenge = Take the Time challenge

## What is expected now

thebase-prompt-dealing = Slots and tiles are being drawn.
thebase-prompt-orient = Turn tile { $place } the way you like; a passage must face slot { $slot }.
thebase-prompt-orient-wait = { $side ->
    [R] The explorers are turning tile { $place }.
   *[G] The mutants are turning tile { $place }.
}
thebase-prompt-revealing = Tile { $place } is being revealed …
thebase-prompt-act = Your turn: { $actions ->
    [one] { $actions } action left.
   *[other] { $actions } actions left.
}
thebase-prompt-start = Your turn: { $actions ->
    [one] { $actions } action.
   *[other] { $actions } actions.
} { $tokens ->
    [one] You may spend your bonus token first.
   *[other] You may spend your bonus tokens first.
}
thebase-prompt-wait = { $side ->
    [R] The explorers’ turn
   *[G] The mutants’ turn
}: { $actions ->
    [one] { $actions } action left.
   *[other] { $actions } actions left.
}
thebase-prompt-pass = You cannot do anything: pass.
thebase-prompt-return-mine = { $side ->
    [R] Choose where your explorer { $number } returns.
   *[G] Choose where your mutant { $number } returns.
}
thebase-prompt-return-theirs = { $side ->
    [R] Choose where explorer { $number } must return.
   *[G] Choose where mutant { $number } must return.
}
thebase-prompt-return-wait = { $chooser ->
    [R] The explorers are choosing
   *[G] The mutants are choosing
} where { $side ->
    [R] explorer { $number }
   *[G] mutant { $number }
} returns.
thebase-prompt-challenge = Time challenge: { $actions ->
    [one] { $actions } action left,
   *[other] { $actions } actions left,
} { $turns ->
    [one] this is your last turn.
   *[other] { $turns } turns to go.
}
thebase-prompt-challenge-offer = { $side ->
    [R] The explorers won.
   *[G] The mutants won.
} Can you still save all three pieces? { $turns ->
    [one] You have { $turns } turn.
   *[other] You have { $turns } turns.
}
thebase-prompt-challenge-over = { $side ->
    [R] The explorers won.
   *[G] The mutants won.
} { $outcome ->
    [won] The other side passed the Time challenge.
   *[lost] The other side failed the Time challenge.
}
thebase-prompt-won = { $side ->
    [R] The explorers won.
   *[G] The mutants won.
}
thebase-prompt-draw = The match is a draw.

## The log

thebase-log-dealt = { $side ->
    [R] Slots of the explorers: { $numbers }
   *[G] Slots of the mutants: { $numbers }
}
thebase-log-drawn = On { $place } there is a { $type }.
thebase-log-oriented = { $side ->
    [R] The explorers turned { $place }: { $passages }.
   *[G] The mutants turned { $place }: { $passages }.
}
thebase-log-step = { $side ->
    [R] Explorer { $number } moved to { $to }.
   *[G] Mutant { $number } moved to { $to }.
}
thebase-log-home = { $side ->
    [R] Explorer { $number } withdrew to slot { $to }.
   *[G] Mutant { $number } withdrew to slot { $to }.
}
thebase-log-crossing = { $side ->
    [R] Explorer { $number } crossed { $over } to { $to }.
   *[G] Mutant { $number } crossed { $over } to { $to }.
}
thebase-log-eliminates = { $side ->
    [R] Explorer { $number } eliminated mutant { $victim } on { $place }.
   *[G] Mutant { $number } eliminated explorer { $victim } on { $place }.
}
thebase-log-returns = { $side ->
    [R] Explorer { $number } returned to slot { $slot }.
   *[G] Mutant { $number } returned to slot { $slot }.
}
thebase-log-saved = { $side ->
    [R] Explorer { $number } is saved on { $slot }.
   *[G] Mutant { $number } is saved on { $slot }.
}
thebase-log-saved-token = { $side ->
    [R] Explorer { $number } is saved on { $slot } and earns a bonus token.
   *[G] Mutant { $number } is saved on { $slot } and earns a bonus token.
}
thebase-log-rotated = { $side ->
    [R] The explorers rotated { $place } by { $degrees }°.
   *[G] The mutants rotated { $place } by { $degrees }°.
}
thebase-log-reveal = { $side ->
    [R] The explorers revealed { $place }.
   *[G] The mutants revealed { $place }.
}
thebase-log-shown = { $place } is a { $type }: { $passages }.
thebase-log-spent-action = { $side ->
    [R] The explorers spent a bonus token: { $actions } actions this turn.
   *[G] The mutants spent a bonus token: { $actions } actions this turn.
}
thebase-log-spent-time = { $side ->
    [R] The explorers spent a bonus token: the countdown goes back to { $left }.
   *[G] The mutants spent a bonus token: the countdown goes back to { $left }.
}
thebase-log-pass = { $side ->
    [R] The explorers could not do anything and passed.
   *[G] The mutants could not do anything and passed.
}
thebase-log-round = { $left ->
    [0] The last round is over.
   *[other] The round is over. Countdown: { $left }
}
thebase-log-win-third = { $side ->
    [R] The explorers win: all three are saved.
   *[G] The mutants win: all three are saved.
}
thebase-log-win-saved = { $side ->
    [R] The explorers win: { $saved } saved against { $others }.
   *[G] The mutants win: { $saved } saved against { $others }.
}
thebase-log-win-rear = { $side ->
    [R] The explorers win
   *[G] The mutants win
}: equally many are saved, but their rearmost piece is only { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} from the goal, the enemy’s { $others }.
thebase-log-win-next = { $side ->
    [R] The explorers win
   *[G] The mutants win
}: the rearmost pieces are level, but the next one is only { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} from the goal, the enemy’s { $others }.
thebase-log-draw = A draw: each side has saved { $saved }, and the rearmost pieces are equally far from the goal ({ $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}).
thebase-log-challenge = { $side ->
    [R] The explorers take the Time challenge
   *[G] The mutants take the Time challenge
}: { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
thebase-log-challenge-turn = { $left ->
    [0] Time is up.
    [one] Time challenge: { $left } turn to go.
   *[other] Time challenge: { $left } turns to go.
}
thebase-log-challenge-won = { $side ->
    [R] The explorers passed the Time challenge.
   *[G] The mutants passed the Time challenge.
}
thebase-log-challenge-lost = { $side ->
    [R] The explorers failed the Time challenge.
   *[G] The mutants failed the Time challenge.
}

## Overlays

thebase-overlay-threats = Threats
thebase-overlay-token-threats = Threats with bonus tokens
thebase-overlay-guards = Guards
thebase-overlay-exposed = Exposed pieces
thebase-overlay-locked = Locked pieces
thebase-overlay-route = Ways to the goal
thebase-mark-threat = { $side ->
    [R] Explorer { $number } can eliminate mutant { $other } in one turn
   *[G] Mutant { $number } can eliminate explorer { $other } in one turn
}
thebase-mark-token-threat = { $side ->
    [R] With bonus tokens explorer { $number } can eliminate mutant { $other } in one turn
   *[G] With bonus tokens mutant { $number } can eliminate explorer { $other } in one turn
}
thebase-mark-guard = { $side ->
    [R] Explorer { $number } guards explorer { $other } and may strike back
   *[G] Mutant { $number } guards mutant { $other } and may strike back
}
thebase-mark-self-guard = { $side ->
    [R] Explorer { $number } guards itself: it could strike back from its slot
   *[G] Mutant { $number } guards itself: it could strike back from its slot
}
thebase-mark-exposed = { $side ->
    [R] Explorer { $number } is threatened and not guarded
   *[G] Mutant { $number } is threatened and not guarded
}
thebase-mark-locked = { $side ->
    [R] Explorer { $number } is locked
   *[G] Mutant { $number } is locked
}
thebase-mark-route = { $side ->
    [R] Explorer { $number }
   *[G] Mutant { $number }
}: about { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} to the goal
thebase-mark-cut-off = { $side ->
    [R] Explorer { $number } has no way to the goal at present
   *[G] Mutant { $number } has no way to the goal at present
}

## Refusals

thebase-refusal-no-such-action = There is no such action.
thebase-refusal-match-over = The match is over.
thebase-refusal-not-the-challenge = Only the loser of a match decided by a third saved piece may take the Time challenge, and only once.
thebase-refusal-setup-first = First the set-up has to be finished.
thebase-refusal-setup-done = The set-up is over.
thebase-refusal-chance-waits = First the tile being revealed has to be seen.
thebase-refusal-no-chance-waits = No tile is being revealed there.
thebase-refusal-none-left = No tile of that type is left.
thebase-refusal-out-of-order = It is not that tile’s turn yet.
thebase-refusal-other-type = The tile is of another type.
thebase-refusal-wall-to-slot = A passage has to face the slot.
thebase-refusal-return-waits = First the eliminated piece has to return.
thebase-refusal-no-return-waits = That piece is not waiting to return.
thebase-refusal-not-a-return-slot = The piece cannot return to that slot.
thebase-refusal-not-your-piece = That piece belongs to the other side.
thebase-refusal-piece-saved = A saved piece stays where it is.
thebase-refusal-not-adjacent = You can only move to a neighbouring place.
thebase-refusal-face-down-tile = You cannot enter a tile that is face down.
thebase-refusal-wall = There is a wall in the way.
thebase-refusal-own-piece-there = One of your own pieces stands there.
thebase-refusal-slot-taken = The slot is occupied.
thebase-refusal-nothing-to-cross = You can only cross tiles held by your own pieces.
thebase-refusal-path-repeats = A crossing never comes back to a place it has left.
thebase-refusal-too-few-actions = Crossing costs one action for every place entered; you do not have that many left.
thebase-refusal-one-leap = A leap passes over exactly one piece.
thebase-refusal-tile-occupied = A piece stands on that tile; only a free tile can be revealed or rotated.
thebase-refusal-out-of-touch = None of your pieces has a passage towards that tile.
thebase-refusal-already-face-up = The tile is face up already.
thebase-refusal-still-face-down = A tile that is face down cannot be rotated.
thebase-refusal-same-as-smaller-turn = A smaller rotation has the same result.
thebase-refusal-idle-rotation = That rotation would change nothing, which this match does not allow.
thebase-refusal-tokens-first = Bonus tokens are spent before the first action of a turn.
thebase-refusal-no-token = You have no bonus token.
thebase-refusal-track-full = The countdown shows 20 already.
thebase-refusal-must-act = You can still act, so you may not pass.
