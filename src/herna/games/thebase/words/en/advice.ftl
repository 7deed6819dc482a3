# What a hint says.

thebase-do-step = { $side ->
    [R] Move explorer { $number } to { $to }.
   *[G] Move mutant { $number } to { $to }.
}
thebase-do-slot = { $side ->
    [R] Move explorer { $number } to slot { $to }.
   *[G] Move mutant { $number } to slot { $to }.
}
thebase-do-cross = { $side ->
    [R] Move explorer { $number } across { $over } to { $to }.
   *[G] Move mutant { $number } across { $over } to { $to }.
}
thebase-do-rotate = Rotate tile { $place } by { $degrees }°: { $passages }.
thebase-do-reveal = Reveal tile { $place }.
thebase-do-return = { $side ->
    [R] Return explorer { $number } to slot { $slot }.
   *[G] Return mutant { $number } to slot { $slot }.
}
thebase-do-more-actions = Spend a bonus token on one more action.
thebase-do-more-time = Spend a bonus token on one more round.
thebase-do-pass = Pass.
thebase-do-challenge = Take the Time challenge.
thebase-do-orient = Place tile { $place } like this: { $passages }.

# Why.

thebase-merit-saved = { $saved ->
    [3] All three of your pieces are then saved.
   *[other] It’s saved there.
}
thebase-merit-eliminates = { $side ->
    [R] That eliminates explorer { $number }.
   *[G] That eliminates mutant { $number }.
}
thebase-merit-nearer = { $columns ->
    [one] It’s then only { $columns } column from the goal.
   *[other] It’s then { $columns } columns from the goal.
}
thebase-merit-opens = { $side ->
    [R] That opens it to explorer { $number }.
   *[G] That opens it to mutant { $number }.
}
thebase-merit-closes = { $side ->
    [R] That closes it to explorer { $number }.
   *[G] That closes it to mutant { $number }.
}
