# What puzzles ask for, and what they are about.

fejag-goal-first = Light the temple before anyone else.
fejag-goal-paths = { $n ->
    [one] Win another path to the temple.
   *[other] Win { $n } more paths to the temple.
}
fejag-goal-dark = Put out a path of this team: { $team }.

fejag-theme-path = A path to the temple
fejag-theme-attack = Attack
fejag-theme-relay = Light for the next figure
