# What a hint says.

fejag-do-Ti = Put a tiger on { $place }.
fejag-do-Be = Put a bear on { $place }.
fejag-do-Sn = Put a snake on { $place }.
fejag-do-Ta = Put a tarantula on { $place }.
fejag-do-Mo = Put a monkey on { $place }.
fejag-do-Fr = Let a frog flash on { $place }.
fejag-do-done = End the turn.
fejag-do-timeout = Give up the rest of the turn.
fejag-do-card = Play effort card { $card }.
fejag-do-sheet = Hand in these answers: { $choices }.
fejag-do-open = Open the next day.
fejag-do-rank = Enter this ranking: { $order }.
fejag-do-clue = Post the clue.
fejag-do-verdict = Judge this team’s answer { $verdict ->
    [right] right
    [incomplete] incomplete
   *[wrong] wrong
}: { $team }.
fejag-do-penalty = Deduct { $price } from this team: { $team }.
fejag-do-points = Enter points for this team: { $team }, { $points }.
fejag-do-rerank = Correct the ranking: { $order }.

# Why.

fejag-merit-path = { $paths ->
    [one] That’s your first path to the temple.
   *[other] That makes { $paths } paths to the temple.
}
fejag-merit-dark = { $count ->
    [one] A figure of another team goes dark.
   *[other] { $count } figures of other teams go dark.
}
fejag-merit-light = { $cells ->
    [one] It lights { $cells } more cell.
   *[other] It lights { $cells } more cells.
}
