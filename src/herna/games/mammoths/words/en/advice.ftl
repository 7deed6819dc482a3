# What a hint says.

mammoths-do-place = Place domino { $number }: { $left } ({ $spot }), with { $right } { $where ->
    [above] above
    [right] to the right of
    [below] below
   *[left] to the left of
} it.
mammoths-do-discard = Discard domino { $number }.
mammoths-do-lava = Throw the lava onto this square: { $terrain }, { $spot }.
mammoths-do-hand = Give the { $kind ->
    [m] mammoth totem
    [f] fish totem
    [u] mushroom totem
   *[s] flint totem
} to { $seat ->
    [A] the pink tribe.
    [B] the black tribe.
    [C] the green tribe.
   *[D] the blue tribe.
}
mammoths-do-claim = Put your chief on domino { $number }.
mammoths-do-pair = Put your chiefs on domino { $first } and domino { $second }.
mammoths-do-settle-not = Settle nobody this time.
mammoths-do-settle-two = Pay two different tokens for someone in the display.
mammoths-do-settle-four = Pay four different tokens for anyone in the pile.
mammoths-do-pay = Pay with the { $kind ->
    [m] mammoth
    [f] fish
    [u] mushroom
   *[s] flint
} ({ $spot }).
mammoths-do-take = Choose this cave person: { $person }.
mammoths-do-house = Settle your new { $person } here: { $spot }.

# Why.

mammoths-merit-points = That’s { $points ->
    [one] { $points } more point for you.
   *[other] { $points } more points for you.
}
mammoths-merit-fits = It fits your territory in { $ways ->
    [one] { $ways } way.
   *[other] { $ways } ways.
}
