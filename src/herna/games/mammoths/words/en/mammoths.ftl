mammoths-title = Mammoth Hunters
mammoths-summary =
    Claim a domino with your chief and add it to your territory around the hut. Every area scores its squares times its fires.
    Volcanoes throw lava: it burns what it hits, but it is fire too. Resources, totems and cave people come with the larger modes.
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
mammoths-preset-totem-hint = Also resources, and a totem for whoever has gathered the most of each.
mammoths-preset-tribe = Tribe
mammoths-preset-tribe-hint = Cave people to be settled at a price in resources, and points for a central hut and a full territory.
mammoths-option-mode = Mode
mammoths-option-mode-explain = How much there is to play with: areas and lava only, also resources and totems, or resources and cave people.
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
mammoths-option-totem_tie = A tie after lava
mammoths-option-totem_tie-explain = Your lava burns a token and you only share the lead now: what happens to your totem?
mammoths-option-totem_tie-keep = You keep it
mammoths-option-totem_tie-pass = You hand it over
mammoths-option-lava_path = The way of lava
mammoths-option-lava_path-explain = May lava fly over gaps in the territory, or does it go from square to square?
mammoths-option-lava_path-free = Over gaps too
mammoths-option-lava_path-squares = From square to square
mammoths-option-final_settle = Settling in the last round
mammoths-option-final_settle-explain = Whether a cave person may still be settled in round 12.
mammoths-option-final_settle-true = Allowed
mammoths-option-final_settle-false = Not any more

## Things

mammoths-zone-rows = Dominoes
mammoths-zone-supply = Supply
mammoths-zone-totems = Totems
mammoths-zone-cave = Cave
mammoths-zone-pile = Everybody in the pile
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
    [HU] Hunter: 3 points for each mammoth around
    [FI] Little fisher: 3 points for each fish around
    [MU] Mushroom picker: 4 points for each mushroom around
    [SC] Sculptor: 5 points for each flint around
    [PA] Cave painter: 2 points for each resource around
    [FL] Fire lady: 1 point for each fire around
    [SH] Shaman: 2 points for each cave person around
    [W1] Brawler: warrior of strength 1
    [W2] Fighter: warrior of strength 2
   *[W3] Bruiser: warrior of strength 3
}
mammoths-square = { $half }. Area: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} × { $fires ->
    [one] { $fires } fire
   *[other] { $fires } fires
} = { $score }
mammoths-square-volcano = { $half }
mammoths-cell = Empty cell { $x }, { $y }
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
}: on the left the dominoes to be placed, on the right those to be claimed
mammoths-discard = Discard the domino: it fits nowhere
mammoths-settle = { $price ->
    [0] Do not settle anybody
    [2] Two different tokens for somebody in the display
   *[4] Four different tokens for anybody in the pile
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
    [l14] Bands of warriors
    [l15] Hut in the centre
    [l16] Complete territory
   *[total] Total
}
mammoths-pad-entry = { $tribe }: { $line }, { $points }

## What is expected now

mammoths-prompt-row = Dominoes are being drawn.
mammoths-prompt-cave = New cave people are coming.
mammoths-prompt-chief = A chief is being drawn.
mammoths-prompt-pair = Put both chiefs on the outer dominoes, or on the two in the middle.
mammoths-prompt-claim-first = Put your chief on a domino of the first row.
mammoths-prompt-place = Place domino { $number }: touch a cell for its left half, then the next one for its right half.
mammoths-prompt-discard = Domino { $number } fits nowhere: discard it.
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
mammoths-prompt-settle = Would you like to settle a cave person?
mammoths-prompt-pay = Pay different tokens, in the order mammoth, fish, mushroom, flint: { $left } more.
mammoths-prompt-person = { $form ->
    [2] Choose somebody from the display.
   *[4] Choose anybody from the pile.
}
mammoths-prompt-home = Find a home for your new { $person }.
mammoths-prompt-wait-claim = { $tribe } is choosing a domino.
mammoths-prompt-wait-place = { $tribe } is placing a domino.
mammoths-prompt-wait-lava = { $tribe } is choosing where lava lands.
mammoths-prompt-wait-totem = { $tribe } is handing over a totem.
mammoths-prompt-wait-settle = { $tribe } may settle a cave person.
mammoths-prompt-won = { $tribe } won.
mammoths-prompt-shared = The victory is shared.

## The log

mammoths-log-row = New row: { $numbers }
mammoths-log-chief = { $tribe } was drawn and chooses.
mammoths-log-arrived = Into the cave comes: { $person }
mammoths-log-claimed = { $tribe } claimed domino { $number }.
mammoths-log-paired = { $tribe } claimed dominoes { $first } and { $second }.
mammoths-log-left-over = Domino { $number } was left over and is gone.
mammoths-log-placed = { $tribe } placed domino { $number }: { $left } and { $right }.
mammoths-log-discarded = { $tribe } had to discard domino { $number }.
mammoths-log-lava = { $tribe } steered lava ({ $flames ->
    [one] { $flames } fire
   *[other] { $flames } fires
}) to: { $terrain }.
mammoths-log-burnt = The lava burnt a { $kind ->
    [m] mammoth.
    [f] fish.
    [u] mushroom.
   *[s] flint.
}
mammoths-log-burnt-person = The lava drove somebody away: { $person }.
mammoths-log-totem = { $tribe } gained the { $kind ->
    [m] mammoth totem.
    [f] fish totem.
    [u] mushroom totem.
   *[s] flint totem.
}
mammoths-log-totem-from = { $tribe } took the { $kind ->
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
mammoths-log-totem-handed = { $tribe } received the { $kind ->
    [m] mammoth totem
    [f] fish totem
    [u] mushroom totem
   *[s] flint totem
} from { $other ->
    [A] the pink tribe,
    [B] the black tribe,
    [C] the green tribe,
   *[D] the blue tribe,
} whose token burnt.
mammoths-log-settle = { $tribe } is paying { $form ->
    [2] two
   *[4] four
} tokens for a cave person.
mammoths-log-settle-not = { $tribe } settled nobody.
mammoths-log-paid = { $tribe } paid a { $kind ->
    [m] mammoth.
    [f] fish.
    [u] mushroom.
   *[s] flint.
}
mammoths-log-took = { $tribe } chose: { $person }.
mammoths-log-housed = { $tribe } settled somebody new: { $person }.
mammoths-log-score = Points now: { $score } ({ $gain }).
mammoths-log-off-centre = The hut is no longer in the centre (−10).
mammoths-log-round = Round { $round } begins.
mammoths-log-win = { $tribe } wins with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
mammoths-log-win-area = { $tribe } wins: { $points ->
    [one] { $points } point
   *[other] { $points } points
} like others, but the largest area ({ $squares }).
mammoths-log-win-fires = { $tribe } wins: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and as large an area as others, but the most fires ({ $fires }).
mammoths-log-win-shared = A shared victory with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Overlays

mammoths-overlay-areas = Areas and their points
mammoths-overlay-reach = Reach of the lava
mammoths-overlay-people = What cave people earn
mammoths-overlay-dominoes = Which dominoes fit
mammoths-mark-area = { $terrain }: { $squares } × { $fires } = { $score }
mammoths-mark-lands = Lava can land here: { $terrain }
mammoths-mark-burns = Lava can land here and would burn what lies there: { $terrain }
mammoths-mark-person = { $person }: +{ $points }
mammoths-mark-band = These warriors belong to one band
mammoths-mark-domino = Domino { $number }: { $ways ->
    [0] fits nowhere at present
    [one] fits in { $ways } way
   *[other] fits in { $ways } ways
}

## Refusals

mammoths-refusal-no-such-action = There is no such action.
mammoths-refusal-match-over = The match is over.
mammoths-refusal-other-seat = It is another tribe’s turn.
mammoths-refusal-chance-first = First the draw has to be made.
mammoths-refusal-not-chance = Nothing of the kind is being drawn now.
mammoths-refusal-place-first = First you have to place your domino.
mammoths-refusal-lava-first = First the lava has to land.
mammoths-refusal-totem-first = First the totem has to be handed over.
mammoths-refusal-claim-first = First put your chief on a domino of the next row.
mammoths-refusal-settle-first = First finish settling.
mammoths-refusal-setup-first = First the dominoes of row 1 have to be claimed.
mammoths-refusal-out-of-reach = No territory reaches that far.
mammoths-refusal-no-such-domino = The dominoes are numbered 1 to 48.
mammoths-refusal-cell-taken = Both halves need empty cells.
mammoths-refusal-no-connection = At least one half has to touch the hut or a square of the same terrain.
mammoths-refusal-box-too-large = The territory would become too wide or too high.
mammoths-refusal-same-twin = Both halves are alike: this is written from the left or the upper cell.
mammoths-refusal-must-place = The domino still fits somewhere, so you have to place it.
mammoths-refusal-no-landing = The lava cannot land there.
mammoths-refusal-no-candidate = That tribe does not have the most resources of this kind.
mammoths-refusal-other-totem = Another totem has to be handed over.
mammoths-refusal-not-in-row = That domino is not in the row you choose from.
mammoths-refusal-already-claimed = A chief stands on that domino already.
mammoths-refusal-cannot-settle = You cannot pay that, or there is nobody to be had for it.
mammoths-refusal-cannot-pay = You cannot pay with this now: touch your tokens in the order mammoth, fish, mushroom, flint.
mammoths-refusal-not-offered = There is no such person to be had.
mammoths-refusal-no-home = Nobody can live there: choose a square of yours without fire, token or person, and no volcano.
mammoths-refusal-not-in-box = That domino is not in the box any more.
mammoths-refusal-chief-drawn = That tribe’s chief is not waiting to be drawn.
mammoths-refusal-not-in-pile = There is no such person in the pile.
