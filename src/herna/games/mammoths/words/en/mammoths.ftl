mammoths-title = Mammoth Hunters
mammoths-summary =
    Claim a domino with your chief and add it to your territory around the hut. Every area scores its squares times its fires.
    Volcanoes throw lava: it burns what it hits, but it’s fire too. The longer modes add resources, totems and cave people.
mammoths-seat-A = Pink tribe
mammoths-seat-B = Black tribe
mammoths-seat-C = Green tribe
mammoths-seat-D = Blue tribe
mammoths-seat-A-short = Pink
mammoths-seat-B-short = Black
mammoths-seat-C-short = Green
mammoths-seat-D-short = Blue

## Options

mammoths-preset-discovery = Discovery
mammoths-preset-discovery-hint = Land, fires and lava: the shortest rules, best for the first match.
mammoths-preset-totem = Totem
mammoths-preset-totem-hint = Adds resources, and a totem for the tribe with the most of each kind.
mammoths-preset-tribe = Tribe
mammoths-preset-tribe-hint = Spend resources to settle cave people, and score for a central hut and a full territory.
mammoths-option-mode = Mode
mammoths-option-mode-explain = What is in the game: only areas and lava, plus resources and totems, or resources and cave people.
mammoths-option-mode-discovery = Discovery
mammoths-option-mode-totem = Totem
mammoths-option-mode-tribe = Tribe
mammoths-option-centre = Hut in the centre
mammoths-option-centre-explain = Ten points for a hut in the middle of the territory.
mammoths-option-centre-true = 10 points
mammoths-option-centre-false = No points
mammoths-option-complete = Complete territory
mammoths-option-complete-explain = Five points for a full territory: all 25 squares, 49 with two players.
mammoths-option-complete-true = 5 points
mammoths-option-complete-false = No points
mammoths-option-totem_tie = Ties after an eruption
mammoths-option-totem_tie-explain = Your lava burns a token and now you only share the lead: what happens to your totem?
mammoths-option-totem_tie-keep = You keep it
mammoths-option-totem_tie-pass = You hand it over
mammoths-option-lava_path = Lava path
mammoths-option-lava_path-explain = May lava fly over gaps in the territory, or does it travel from square to square?
mammoths-option-lava_path-free = Over gaps too
mammoths-option-lava_path-squares = From square to square
mammoths-option-final_settle = Settling in the last round
mammoths-option-final_settle-explain = Whether cave people may still be settled in round 12.
mammoths-option-final_settle-true = Allowed
mammoths-option-final_settle-false = Not allowed

## Things

mammoths-zone-rows = Dominoes
mammoths-zone-supply = Supply
mammoths-zone-totems = Totems
mammoths-zone-cave = Cave
mammoths-zone-pile = Everyone in the pile
mammoths-zone-pad = Score pad
mammoths-tribe = { $seat ->
    [A] The pink tribe
    [B] The black tribe
    [C] The green tribe
   *[D] The blue tribe
}
mammoths-terrain = { $terrain ->
    [D] desert
    [P] prairie
    [L] lake
    [J] jungle
    [R] rocks
   *[V] volcano
}
mammoths-half = { $terrain ->
    [D] desert
    [P] prairie
    [L] lake
    [J] jungle
    [R] rocks
   *[V] volcano
}{ $marks ->
    [0] {""}
   *[other] {" "}with { $terrain ->
        [V] { $marks ->
            [one] { $marks } crater
           *[other] { $marks } craters
        }
       *[D] { $marks ->
            [one] { $marks } fire
           *[other] { $marks } fires
        }
    }
}
mammoths-kind = { $kind ->
    [m] mammoth
    [f] fish
    [u] mushroom
   *[s] flint
}
mammoths-person = { $kind ->
    [HU] hunter
    [FI] little fisher
    [MU] mushroom picker
    [SC] sculptor
    [PA] cave painter
    [FL] fire lady
    [SH] shaman
    [W1] brawler
    [W2] fighter
   *[W3] bruiser
}
mammoths-person-label = { $kind ->
    [HU] Hunter: 3 points for each adjacent mammoth
    [FI] Little fisher: 3 points for each adjacent fish
    [MU] Mushroom picker: 4 points for each adjacent mushroom
    [SC] Sculptor: 5 points for each adjacent flint
    [PA] Cave painter: 2 points for each adjacent resource
    [FL] Fire lady: 1 point for each adjacent fire
    [SH] Shaman: 2 points for each adjacent cave person
    [W1] Brawler: warrior, strength 1
    [W2] Fighter: warrior, strength 2
   *[W3] Bruiser: warrior, strength 3
}
mammoths-square = { $half }. Area: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} × { $fires ->
    [one] { $fires } fire
   *[other] { $fires } fires
} = { $score }
mammoths-square-volcano = { $half }
mammoths-cell = Empty cell, { $where }
mammoths-spot = { $way ->
    [left-up] { $x } left and { $y } up from the hut
    [left-down] { $x } left and { $y } down from the hut
    [left] { $x } left from the hut
    [right-up] { $x } right and { $y } up from the hut
    [right-down] { $x } right and { $y } down from the hut
    [right] { $x } right from the hut
    [up] { $y } up from the hut
   *[down] { $y } down from the hut
}
mammoths-hut = { $tribe }: hut
mammoths-chief = { $tribe }: chief
mammoths-score = { $tribe }: { $score ->
    [one] { $score } point
   *[other] { $score } points
} so far
mammoths-token = Resource: { $kind }
mammoths-token-count = { $kind }: { $count }
mammoths-lava = Lava token, { $flames ->
    [one] { $flames } fire
   *[other] { $flames } fires
}
mammoths-lava-supply = Lava tokens with { $flames ->
    [one] { $flames } fire
   *[other] { $flames } fires
}: { $count } left
mammoths-box = { $count ->
    [one] { $count } domino in the box
   *[other] { $count } dominoes in the box
}
mammoths-totem = { $kind ->
    [m] Mammoth
    [f] Fish
    [u] Mushroom
   *[s] Flint
} totem, { $points } points
mammoths-totem-held = { $kind ->
    [m] Mammoth
    [f] Fish
    [u] Mushroom
   *[s] Flint
} totem: { $tribe }
mammoths-pile = { $count ->
    [one] { $count } cave person in the pile
   *[other] { $count } cave people in the pile
}
mammoths-domino = Domino { $number }: { $left } and { $right }
mammoths-domino-claimed = Domino { $number }: { $left } and { $right }, claimed by { $seat ->
    [A] the pink tribe
    [B] the black tribe
    [C] the green tribe
   *[D] the blue tribe
}
mammoths-rows = { $round ->
    [0] Set-up
   *[other] Round { $round } of 12
}: on the left dominoes to place, on the right dominoes to claim
mammoths-discard = Discard: fits nowhere
mammoths-button = { $button ->
    [settle] Settle
   *[settle-0] Not now
}
mammoths-about-pile = Anyone from the pile costs four tokens, one of each kind. Who should it be?
mammoths-settle = { $price ->
    [2] 2 tokens: from display
   *[4] 4 tokens: from the pile
}
mammoths-pad-line = { $line ->
    [l0] Desert
    [l1] Prairie
    [l2] Lake
    [l3] Jungle
    [l4] Rocks
    [l5] Totems
    [l6] Resources left
    [l7] Hunters
    [l8] Little fishers
    [l9] Mushroom pickers
    [l10] Sculptors
    [l11] Cave painters
    [l12] Fire ladies
    [l13] Shamans
    [l14] Warrior bands
    [l15] Hut in the centre
    [l16] Complete territory
   *[total] Total
}
mammoths-pad-entry = { $tribe }: { $line }, { $points }

## What is expected now

mammoths-prompt-row = Dominoes are being drawn.
mammoths-prompt-cave = New cave people arrive.
mammoths-prompt-chief = A chief is being drawn.
mammoths-prompt-pair = Put both chiefs on the outer dominoes, or on the two in the middle.
mammoths-prompt-claim-first = Put your chief on a domino of the first row.
mammoths-prompt-place = Place domino { $number }: tap a cell for its left half, then the neighbouring cell for its right half.
mammoths-prompt-discard = Domino { $number } doesn’t fit anywhere. Discard it.
mammoths-prompt-lava = The volcano erupts! Choose where the lava lands, at most { $reach ->
    [one] { $reach } square
   *[other] { $reach } squares
} away.
mammoths-prompt-totem = Your lava cost you the lead. Choose who gets the { $kind ->
    [m] mammoth
    [f] fish
    [u] mushroom
   *[s] flint
} totem.
mammoths-prompt-claim = Put your chief on a domino of the next row.
mammoths-prompt-settle = Would you like to settle a cave person? Tap the one you want to see the price, or Not now.
mammoths-ask-pay = The { $person } costs { $price ->
    [2] two different tokens
   *[4] four tokens, one of each kind
}. Tap what you pay: { $left ->
    [one] one more.
   *[other] { $left } more, in any order.
}
mammoths-ask-home = Paid. Now tap the square where the { $person } will live.
mammoths-ask-settle = All set: tap Settle. To change something, tap it again.
mammoths-prompt-pay = Pay with different tokens, in the order mammoth, fish, mushroom, flint: { $left } more.
mammoths-prompt-person = { $form ->
    [2] Choose someone from the display.
   *[4] Choose anyone from the pile.
}
mammoths-prompt-home = Find a home for your new { $person }.
mammoths-prompt-wait-claim = { $tribe } is choosing a domino.
mammoths-prompt-wait-place = { $tribe } is placing a domino.
mammoths-prompt-wait-lava = { $tribe } is choosing where the lava lands.
mammoths-prompt-wait-totem = { $tribe } is handing over a totem.
mammoths-prompt-wait-settle = { $tribe } may settle a cave person.
mammoths-prompt-won = { $tribe } won.
mammoths-prompt-shared = Shared victory.

## The log

mammoths-log-row = New row: { $numbers }
mammoths-log-chief = { $tribe } is drawn and chooses.
mammoths-log-arrived = New in the cave: { $person }
mammoths-log-claimed = { $tribe } claims domino { $number }.
mammoths-log-paired = { $tribe } claims dominoes { $first } and { $second }.
mammoths-log-left-over = Domino { $number } is left over and is removed from the game.
mammoths-log-placed = { $tribe } places domino { $number }: { $left } and { $right }.
mammoths-log-discarded = { $tribe } has to discard domino { $number }.
mammoths-log-lava = { $tribe } throws lava ({ $flames ->
    [one] { $flames } fire
   *[other] { $flames } fires
}) onto: { $terrain }.
mammoths-log-burnt = The lava burns a { $kind ->
    [m] mammoth.
    [f] fish.
    [u] mushroom.
   *[s] flint.
}
mammoths-log-burnt-person = The { $person } flees from the lava.
mammoths-log-totem = { $tribe } gains the { $kind ->
    [m] mammoth totem.
    [f] fish totem.
    [u] mushroom totem.
   *[s] flint totem.
}
mammoths-log-totem-from = { $tribe } takes the { $kind ->
    [m] mammoth totem
    [f] fish totem
    [u] mushroom totem
   *[s] flint totem
} from { $other ->
    [A] the pink tribe.
    [B] the black tribe.
    [C] the green tribe.
   *[D] the blue tribe.
}
mammoths-log-totem-handed = { $tribe } receives the { $kind ->
    [m] mammoth totem
    [f] fish totem
    [u] mushroom totem
   *[s] flint totem
} from { $other ->
    [A] the pink tribe,
    [B] the black tribe,
    [C] the green tribe,
   *[D] the blue tribe,
} which loses a token.
mammoths-log-settle = { $tribe } pays { $form ->
    [2] two
   *[4] four
} tokens for a cave person.
mammoths-log-settle-not = { $tribe } settles nobody.
mammoths-log-paid = { $tribe } pays a { $kind ->
    [m] mammoth.
    [f] fish.
    [u] mushroom.
   *[s] flint.
}
mammoths-log-took = { $tribe } chooses a { $person }.
mammoths-log-housed = { $tribe } settles a { $person }.
mammoths-log-score = Score: { $score } ({ $gain }).
mammoths-log-off-centre = The hut is no longer in the centre (−10).
mammoths-log-round = Round { $round } begins.
mammoths-log-win = { $tribe } wins with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
mammoths-log-win-area = { $tribe } wins: tied on { $points ->
    [one] { $points } point
   *[other] { $points } points
}, but with the largest area ({ $squares }).
mammoths-log-win-fires = { $tribe } wins: tied on { $points ->
    [one] { $points } point
   *[other] { $points } points
} and largest area, but with the most fires ({ $fires }).
mammoths-log-win-shared = Shared victory with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Overlays

mammoths-overlay-areas = Areas and their points
mammoths-overlay-reach = Reach of the lava
mammoths-overlay-people = What cave people score
mammoths-overlay-dominoes = Which dominoes fit
mammoths-mark-area = { $terrain }: { $squares } × { $fires } = { $score }
mammoths-mark-lands = Lava can land here: { $terrain }
mammoths-mark-burns = Lava can land here and would burn what’s there: { $terrain }
mammoths-mark-person = { $person }: +{ $points }
mammoths-mark-band = These warriors belong to one band
mammoths-mark-domino = Domino { $number }: { $ways ->
    [0] doesn’t fit anywhere right now
    [one] fits in { $ways } way
   *[other] fits in { $ways } ways
}

## Refusals

mammoths-refusal-no-such-action = That isn’t an action of this game. Choose one from the board.
mammoths-refusal-match-over = The match is over. Start a new one to play on.
mammoths-refusal-other-seat = It’s another tribe’s turn. Wait for yours.
mammoths-refusal-chance-first = Wait for the draw.
mammoths-refusal-not-chance = That isn’t being drawn right now. Choose an action.
mammoths-refusal-place-first = Place your domino first.
mammoths-refusal-lava-first = Choose where the lava lands first.
mammoths-refusal-totem-first = Hand over the totem first.
mammoths-refusal-claim-first = Put your chief on a domino of the next row first.
mammoths-refusal-settle-first = Finish settling first.
mammoths-refusal-setup-first = Claim a domino of the first row first.
mammoths-refusal-out-of-reach = That’s too far away: no territory reaches there. Choose a cell closer to your hut.
mammoths-refusal-no-such-domino = There’s no such domino. They are numbered 1 to 48.
mammoths-refusal-cell-taken = That cell is taken. Choose two empty neighbouring cells.
mammoths-refusal-no-connection = The domino doesn’t connect. One half must touch the hut or a square of the same terrain.
mammoths-refusal-box-too-large = The territory would become too wide or too tall. Choose another place.
mammoths-refusal-same-twin = Both halves are the same: start with the left or upper cell.
mammoths-refusal-must-place = The domino still fits somewhere, so you have to place it. Tap a cell that glows.
mammoths-refusal-no-landing = The lava can’t land there. Choose a square that glows.
mammoths-refusal-no-candidate = That tribe doesn’t have the most resources of this kind. Choose one that does.
mammoths-refusal-other-totem = That isn’t the totem you have to hand over. Choose the one you lost.
mammoths-refusal-not-in-row = That domino isn’t in this row. Choose one from the row on the right.
mammoths-refusal-already-claimed = Another chief is already on that domino. Choose a free one.
mammoths-refusal-cannot-settle = You can’t afford that, or there is nobody left to settle. Tap Not now.
mammoths-refusal-cannot-pay = You can’t pay with this now. Tap your tokens in the order mammoth, fish, mushroom, flint.
mammoths-refusal-not-offered = That person isn’t available. Choose someone else.
mammoths-refusal-no-home = Nobody can live there: choose one of your squares that has no fire, token or person and isn’t a volcano.
mammoths-refusal-not-in-box = That domino is no longer in the box. Choose another one.
mammoths-refusal-chief-drawn = That tribe’s chief isn’t waiting to be drawn. Choose another tribe.
mammoths-refusal-not-in-pile = That person isn’t in the pile. Choose someone else.
