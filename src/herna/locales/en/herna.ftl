# Words that all games share.

herna-refusal = { $why } (Rules, section { $rule })
herna-why = Why? { $why }

# What a hint says where a game has no words of its own for an action.
herna-do-touch = Tap: { $what }.
herna-do-then = { $first }, then { $then }
herna-do-write = Play { $action }.

# Why an action was a mistake, when the game has no words of its own for it.
herna-why-better = In favour of the better action: { $merit }
herna-why-lost = { $how ->
    [answer] After the reply to this action, the match can be lost at once.
   *[now] This ends the match with a loss.
}
herna-why-points = The reply to this action can cost { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# What is told when a match is over.
herna-debrief-table = What everyone did
herna-debrief-points = Points
herna-debrief-actions = Actions
herna-turn-ahead = { $winners ->
    [one] By the bots’ estimate, nothing took the winner further ahead. Nobody caught up after this.
   *[other] By the bots’ estimate, nothing took the winners further ahead. Nobody caught up after this.
}
herna-turn-against = By the bots’ estimate, nothing cost you more. There was no way back after this.
herna-turn-last = By the bots’ estimate, it was open to the very end: the last action decided it.

# What an exercise says.
herna-study-over = The match is over here before the task is done. Try something else.

# Puzzles.
herna-puzzle-task = { $actions ->
    [one] One action is clearly the best here. Find it.
   *[other] Find the best way to act: { $actions } actions in a row.
}
herna-puzzle-other = There’s something better.
herna-puzzle-look = Look at this: { $what }.
herna-puzzle-begin = It begins like this: { $how }
herna-puzzle-done = The chance of winning is now { $best }% by the bots’ estimate. Everything else leaves { $other }% at most.
herna-puzzle-goal = { $actions ->
    [one] { $what } One action is enough.
   *[other] { $what } It can be done in { $actions } actions.
}
herna-puzzle-and =
    { $first }
    { $then }
herna-puzzle-short = { $actions ->
    [one] That doesn’t do it.
   *[other] That way, { $actions } actions aren’t enough.
}
herna-puzzle-reached = { $actions ->
    [one] That does it.
   *[other] That does it. Fewer actions wouldn’t have been enough.
}

# What puzzles are about.
herna-theme-early = Early in the match
herna-theme-middle = Mid-match
herna-theme-late = Late in the match
herna-theme-win = Win at once
herna-theme-rescue = The only way out
herna-theme-row = Several actions
