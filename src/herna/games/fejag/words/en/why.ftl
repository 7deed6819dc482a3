# Why an action was a mistake: what players read in the review of a match.

## What the better action achieves

fejag-why-better-path = As far as the jungle was known, { $paths ->
    [one] { $paths } lit path
   *[other] { $paths } lit paths
} of the team would have led to the temple after the better action.
fejag-why-better-attacks = As far as the jungle was known, { $count ->
    [one] { $count } figure
   *[other] { $count } figures
} of other teams would have gone dark.
fejag-why-better-defends = As far as the jungle was known, { $count ->
    [one] { $count } dark figure
   *[other] { $count } dark figures
} of this team would have shone again.
fejag-why-better-nearer = As far as the jungle was known, the light would have come closer to the temple: { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} away.
fejag-why-better-light = As far as the jungle was known, the better action would have lit more cells: { $cells } more than before.
fejag-why-better-card = A win on the team’s own day brings extra points, and card { $card } was still in its hand.

## What the played action allows

fejag-why-own-dark = As far as the jungle was known, { $count ->
    [one] { $count } figure
   *[other] { $count } figures
} of this team went dark.
fejag-why-stays-dark = The new figure doesn’t shine.
fejag-why-lapses = This lets { $points ->
    [one] { $points } point
   *[other] { $points } points
} lapse: at most { $kept } may stay in the purse.
fejag-why-unspent = The turn ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the purse, enough for another figure.
fejag-why-card-gone = Card { $card } is gone, and a day of the team’s own is still to come.
fejag-why-ruled-out = A clue had ruled out this choice: { $choice }.
