thebase-title = The Base
thebase-summary =
    Lead your three pieces through the labyrinth to the slots on the far side before the countdown ends.
    You have three actions a turn: move through passages, reveal or rotate a free tile next to a piece, send opposing pieces back.
thebase-story =
    No map shows the Base. Explorers sent to fetch samples have dug their way in, and everything inside has woken up: the screens, the archives, and what someone bred here from animals and humans.
    A warning appears: in twenty rounds the Base will destroy itself. The explorers want to live, the mutants want to be free. The exits lie on the far side, and there isn’t room for everyone.
thebase-seat-R = Explorers
thebase-seat-G = Mutants

## Options

thebase-option-crossing = Crossing your own pieces
thebase-option-crossing-explain = May a piece walk across its own side at the normal cost, or jump over exactly one piece?
thebase-option-crossing-walk = Walk, an action per tile
thebase-option-crossing-leap = Jump over one piece
thebase-option-idle_rotation = Rotations that change nothing
thebase-option-idle_rotation-explain = Whether you may spend an action on a rotation that leaves the tile looking the same.
thebase-option-idle_rotation-true = Allowed
thebase-option-idle_rotation-false = Not allowed
thebase-option-return_chooser = Who chooses the return slot
thebase-option-return_chooser-explain = Sometimes an eliminated piece may return to more than one slot.
thebase-option-return_chooser-owner = The owner of the piece
thebase-option-return_chooser-attacker = The attacker
thebase-option-tie_break = Tie-break when time runs out
thebase-option-tie_break-explain = What is compared when both sides have saved the same number of pieces.
thebase-option-tie_break-rear = Only the rearmost pieces
thebase-option-tie_break-rearThenNext = All, from the rear
thebase-option-mix = Tile mix
thebase-option-mix-explain = How many dead ends (D), straights (I), corners (L), T-junctions (T) and crossroads (X) there are: 24 in total. The usual mix is a reconstruction.

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
thebase-type-T = T-junction
thebase-type-X = crossroads
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
thebase-tile-held = Tile { $place }, { $type }, { $passages }, occupied by { $piece }
thebase-tile-back = Tile { $place }, face down
thebase-tile-loose = Tile { $place }, { $type }, not turned yet
thebase-slot-undealt = { $side ->
    [R] Explorers’ slot { $place }
   *[G] Mutants’ slot { $place }
}
thebase-slot = { $side ->
    [R] Explorers’ slot { $place }, { $number ->
        [0] unnumbered
       *[other] number { $number }
    }
   *[G] Mutants’ slot { $place }, { $number ->
        [0] unnumbered
       *[other] number { $number }
    }
}
thebase-slot-held = { $side ->
    [R] Explorers’ slot { $place }, { $number ->
        [0] unnumbered
       *[other] number { $number }
    }, occupied by { $piece }
   *[G] Mutants’ slot { $place }, { $number ->
        [0] unnumbered
       *[other] number { $number }
    }, occupied by { $piece }
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
    [R] The explorers’ bonus token
   *[G] The mutants’ bonus token
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
thebase-orient = Place it like this: { $passages }
thebase-spend-action = Extra action this turn
thebase-spend-time = Extra round
thebase-pass = Pass
thebase-challenge = Take the challenge

## What is expected now

thebase-prompt-dealing = Slots and tiles are being drawn.
thebase-prompt-orient = Turn tile { $place } any way you like; a passage must face slot { $slot }.
thebase-prompt-orient-one = Turn tile { $place }: only one way has a passage facing slot { $slot }.
thebase-prompt-orient-wait = { $side ->
    [R] The explorers are turning tile { $place }.
   *[G] The mutants are turning tile { $place }.
}
thebase-prompt-revealing = Revealing tile { $place }…
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
thebase-prompt-pass = You can’t do anything. Pass.
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
    [won] The other side won the Time challenge.
   *[lost] The other side lost the Time challenge.
}
thebase-prompt-won = { $side ->
    [R] The explorers won.
   *[G] The mutants won.
}
thebase-prompt-draw = The match is a draw.

## The log

thebase-log-dealt = { $side ->
    [R] The explorers’ slots: { $numbers }
   *[G] The mutants’ slots: { $numbers }
}
thebase-log-drawn = { $place }: { $type }.
thebase-log-oriented = { $side ->
    [R] The explorers turn { $place }: { $passages }.
   *[G] The mutants turn { $place }: { $passages }.
}
thebase-log-step = { $side ->
    [R] Explorer { $number } moves to { $to }.
   *[G] Mutant { $number } moves to { $to }.
}
thebase-log-home = { $side ->
    [R] Explorer { $number } withdraws to slot { $to }.
   *[G] Mutant { $number } withdraws to slot { $to }.
}
thebase-log-crossing = { $side ->
    [R] Explorer { $number } crosses { $over } to { $to }.
   *[G] Mutant { $number } crosses { $over } to { $to }.
}
thebase-log-eliminates = { $side ->
    [R] Explorer { $number } eliminates mutant { $victim } on { $place }.
   *[G] Mutant { $number } eliminates explorer { $victim } on { $place }.
}
thebase-log-returns = { $side ->
    [R] Explorer { $number } returns to slot { $slot }.
   *[G] Mutant { $number } returns to slot { $slot }.
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
    [R] The explorers rotate { $place } by { $degrees }°.
   *[G] The mutants rotate { $place } by { $degrees }°.
}
thebase-log-reveal = { $side ->
    [R] The explorers reveal { $place }.
   *[G] The mutants reveal { $place }.
}
thebase-log-shown = { $place }: { $type }, { $passages }.
thebase-log-spent-action = { $side ->
    [R] The explorers spend a bonus token: { $actions } actions this turn.
   *[G] The mutants spend a bonus token: { $actions } actions this turn.
}
thebase-log-spent-time = { $side ->
    [R] The explorers spend a bonus token: the countdown goes back to { $left }.
   *[G] The mutants spend a bonus token: the countdown goes back to { $left }.
}
thebase-log-pass = { $side ->
    [R] The explorers can’t do anything and pass.
   *[G] The mutants can’t do anything and pass.
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
    [R] The explorers win: { $saved } safe against { $others }.
   *[G] The mutants win: { $saved } safe against { $others }.
}
thebase-log-win-rear = { $side ->
    [R] The explorers win
   *[G] The mutants win
}: both sides have the same number safe, but their rearmost piece is only { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} from the goal; the opponent’s is { $others }.
thebase-log-win-next = { $side ->
    [R] The explorers win
   *[G] The mutants win
}: the rearmost pieces are level, but the next one is only { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} from the goal; the opponent’s is { $others }.
thebase-log-draw = Draw: { $saved } safe on each side, and the rearmost pieces are equally far from the goal ({ $columns ->
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
    [R] The explorers win the Time challenge.
   *[G] The mutants win the Time challenge.
}
thebase-log-challenge-lost = { $side ->
    [R] The explorers lose the Time challenge.
   *[G] The mutants lose the Time challenge.
}

## How the story ends

thebase-ending-saved = { $side ->
    [R] The last explorer reaches the emergency exit: the whole unit is out.
   *[G] The last mutant breaks through the emergency exit: all of them are free.
} Behind them, explosions swallow the corridors and everyone who is too slow.
thebase-ending-countdown = { $saved ->
    [0] The countdown is over, and nobody has reached the exits. Shouts and heavy steps echo through the corridors. Then a short flash.
   *[other] The countdown is over. At the exits they can still hear shouts and the heavy steps of those who won’t make it. They flee into the dark tunnels at the last moment. A short flash, and for the others it’s all over.
}
thebase-ending-challenge-won =
    Just before zero, the last living creature leaves the Base. Deep in the tunnels everyone waits for the blast. It doesn’t come: with nobody left inside, the countdown has stopped by itself.
    The lights go out, and the Base sinks back into its long silence.
thebase-ending-challenge-lost = { $side ->
    [R] Zero. The shouts of the explorers who didn’t make it still echo through the corridors.
   *[G] Zero. The heavy steps of the mutants who didn’t make it still echo through the corridors.
} A short flash, and the Base is gone.

## Overlays

thebase-overlay-threats = Threats
thebase-overlay-token-threats = Threats with bonus tokens
thebase-overlay-guards = Guards
thebase-overlay-exposed = Exposed pieces
thebase-overlay-locked = Locked pieces
thebase-overlay-route = Routes to the goal
thebase-mark-threat = { $side ->
    [R] Explorer { $number } can eliminate mutant { $other } in one turn
   *[G] Mutant { $number } can eliminate explorer { $other } in one turn
}
thebase-mark-token-threat = { $side ->
    [R] With bonus tokens, explorer { $number } can eliminate mutant { $other } in one turn
   *[G] With bonus tokens, mutant { $number } can eliminate explorer { $other } in one turn
}
thebase-mark-guard = { $side ->
    [R] Explorer { $number } guards explorer { $other } and can strike back
   *[G] Mutant { $number } guards mutant { $other } and can strike back
}
thebase-mark-self-guard = { $side ->
    [R] Explorer { $number } guards itself: it could strike back from its slot
   *[G] Mutant { $number } guards itself: it could strike back from its slot
}
thebase-mark-exposed = { $side ->
    [R] Explorer { $number } is threatened and unguarded
   *[G] Mutant { $number } is threatened and unguarded
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
    [R] Explorer { $number } currently has no route to the goal
   *[G] Mutant { $number } currently has no route to the goal
}

## Refusals

thebase-refusal-no-such-action = That isn’t an action of this game. Choose one from the board.
thebase-refusal-match-over = The match is over. Start a new one to play on.
thebase-refusal-not-the-challenge = Only the side that lost to a third saved piece can take the Time challenge, and only once.
thebase-refusal-setup-first = Finish the set-up first.
thebase-refusal-setup-done = The set-up is over. Use an action instead.
thebase-refusal-chance-waits = Wait until the tile has been revealed.
thebase-refusal-no-chance-waits = No tile is being revealed there. Choose an action.
thebase-refusal-none-left = No tile of that type is left. Choose another type.
thebase-refusal-out-of-order = It isn’t that tile’s turn yet. Take the tiles in order.
thebase-refusal-other-type = The tile is of another type. Choose a rotation of the drawn one.
thebase-refusal-wall-to-slot = There would be a wall in front of the slot. Turn the tile so that a passage faces it.
thebase-refusal-return-waits = The eliminated piece has to return first. Choose its slot.
thebase-refusal-no-return-waits = That piece isn’t waiting to return. Choose another action.
thebase-refusal-not-a-return-slot = The piece can’t return to that slot. Choose one that glows.
thebase-refusal-not-your-piece = That piece belongs to the other side. Choose one of yours.
thebase-refusal-piece-saved = That piece is saved and stays where it is. Choose another one.
thebase-refusal-not-adjacent = That place isn’t next to the piece. Choose a neighbouring one.
thebase-refusal-face-down-tile = That tile is face down. Reveal it first.
thebase-refusal-wall = There’s a wall in the way. Rotate a tile or choose another way.
thebase-refusal-own-piece-there = Your own piece is there. Choose a free place, or cross it.
thebase-refusal-slot-taken = That slot is occupied. Choose another one.
thebase-refusal-nothing-to-cross = You can only cross tiles occupied by your own pieces.
thebase-refusal-path-repeats = While crossing, a piece may not visit the same place twice. Choose another way.
thebase-refusal-too-few-actions = Crossing costs one action per place entered, and you don’t have that many left. Choose a closer place.
thebase-refusal-one-leap = You can jump over exactly one piece. Choose the place right behind it.
thebase-refusal-tile-occupied = There’s a piece on that tile. You can only reveal or rotate a free one.
thebase-refusal-out-of-touch = None of your pieces has a passage to that tile. Move next to it first.
thebase-refusal-already-face-up = That tile is already face up. You can rotate it.
thebase-refusal-still-face-down = That tile is face down. Reveal it before you rotate it.
thebase-refusal-same-as-smaller-turn = A smaller rotation does the same. Choose that one.
thebase-refusal-idle-rotation = That rotation would change nothing and isn’t allowed in this match. Choose another one.
thebase-refusal-tokens-first = Bonus tokens can only be spent before the first action of a turn. Do it next turn.
thebase-refusal-no-token = You have no bonus token. Save a piece to earn one.
thebase-refusal-track-full = The countdown already shows 20, so you can’t add a round. Spend the token on an action.
thebase-refusal-must-act = You can still act, so you may not pass. Choose an action.
