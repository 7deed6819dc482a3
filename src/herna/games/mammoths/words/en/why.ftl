# Why an action was a mistake: what players read in the review of a match.

## What the better action achieves

mammoths-why-better-points = The better action could have brought { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} at once, mainly here: { $line }.
mammoths-why-better-joins = With the better action, the domino would have belonged to a larger area: { $terrain }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}.
mammoths-why-claim-points = As the territory lies now, domino { $number } could bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}, domino { $other } { $instead ->
    [0] none
   *[other] only { $instead }
}.
mammoths-why-claim-earlier = The chief on domino { $number } acts earlier next round than the one on domino { $other }.
mammoths-why-better-settles = Settling a cave person could have brought at least { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
mammoths-why-better-person = In the best home, someone else could have brought { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}: { $person }.
mammoths-why-better-next = After the better action, domino { $number }, which is already claimed, could bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}, now { $instead ->
    [0] none
   *[other] only { $instead }
}.

## What the played action allows

mammoths-why-no-room = Domino { $number }, which this tribe has already claimed, now fits nowhere.
mammoths-why-hole = This encloses an empty cell that no domino can cover.
mammoths-why-off-centre = The hut can’t be in the middle of the territory any more: the points for that are lost.
mammoths-why-alone = This half touches nothing of its kind: { $terrain }.
mammoths-why-loses-totem = This loses the { $kind ->
    [m] mammoth totem
    [f] fish totem
    [u] mushroom totem
   *[s] flint totem
}.
mammoths-why-heir = { $tribe } gets the totem and has more points than { $other ->
    [A] the pink tribe
    [B] the black tribe
    [C] the green tribe
   *[D] the blue tribe
}.
mammoths-why-fits-nowhere = Domino { $number } fits nowhere as the territory lies now.
mammoths-why-leaves = { $tribe } can still claim domino { $number }, which could bring it { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mammoths-why-pays = This token counted for a cave person: paying it costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mammoths-why-settles-for = { $points ->
    [0] For these tokens, nobody in the display brings a point at once.
    [one] For these tokens, nobody in the display brings more than { $points } point at once.
   *[other] For these tokens, nobody in the display brings more than { $points } points at once.
}
