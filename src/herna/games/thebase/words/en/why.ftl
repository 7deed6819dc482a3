# Why an action was a mistake: what players read in the review of a match.

## What the better action achieves

thebase-why-better-wins = { $side ->
    [R] Explorer { $number } could have been saved on { $slot }: the third piece, and the match.
   *[G] Mutant { $number } could have been saved on { $slot }: the third piece, and the match.
}
thebase-why-better-saves = { $side ->
    [R] Explorer { $number } could have been saved on { $slot }.
   *[G] Mutant { $number } could have been saved on { $slot }.
}
thebase-why-better-strikes = { $side ->
    [R] Explorer { $number } could have been eliminated on { $place }, { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } from its goal.
   *[G] Mutant { $number } could have been eliminated on { $place }, { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } from its goal.
}
thebase-why-better-saves-soon = { $side ->
    [R] { $steps ->
        [1] In the same turn, explorer { $number } could then have been saved on { $slot }.
       *[other] In the same turn, explorer { $number } could then have been saved on { $slot } via { $via }.
    }
   *[G] { $steps ->
        [1] In the same turn, mutant { $number } could then have been saved on { $slot }.
       *[other] In the same turn, mutant { $number } could then have been saved on { $slot } via { $via }.
    }
}
thebase-why-better-strikes-soon = { $side ->
    [R] { $steps ->
        [1] In the same turn, explorer { $number } could then have eliminated mutant { $other } on { $place }.
       *[other] In the same turn, explorer { $number } could then have eliminated mutant { $other } on { $place } via { $via }.
    }
   *[G] { $steps ->
        [1] In the same turn, mutant { $number } could then have eliminated explorer { $other } on { $place }.
       *[other] In the same turn, mutant { $number } could then have eliminated explorer { $other } on { $place } via { $via }.
    }
}
thebase-why-better-home = { $side ->
    [R] At home on { $slot }, nobody could have eliminated explorer { $number }.
   *[G] At home on { $slot }, nobody could have eliminated mutant { $number }.
}
thebase-why-better-out-of-reach = { $side ->
    [R] On { $place }, explorer { $number } wouldn’t have been threatened.
   *[G] On { $place }, mutant { $number } wouldn’t have been threatened.
}
thebase-why-better-way = { $side ->
    [R] Explorer { $number } would have had an open way to { $slot }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[G] Mutant { $number } would have had an open way to { $slot }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
}
thebase-why-better-closes = { $side ->
    [R] After the better action, explorer { $number } would have had no open way to the goal.
   *[G] After the better action, mutant { $number } would have had no open way to the goal.
}
thebase-why-better-detour = { $side ->
    [R] After the better action, explorer { $number } would have had a longer way to the goal: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[G] After the better action, mutant { $number } would have had a longer way to the goal: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
}
thebase-why-better-rear = The countdown is nearly over and the rearmost piece may decide: it would have been { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} from the goal.
thebase-why-better-nearer = { $side ->
    [R] Explorer { $number } would have come nearer: { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } from the goal.
   *[G] Mutant { $number } would have come nearer: { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } from the goal.
}
thebase-why-better-reveals = { $side ->
    [R] Revealing { $place } would have shown what lies ahead of explorer { $number }.
   *[G] Revealing { $place } would have shown what lies ahead of mutant { $number }.
}
thebase-why-better-leads-on = Tile { $place } would have led straight on to the next column.

## What the played action allows

thebase-why-lets-win = { $side ->
    [R] { $steps ->
        [1] Explorer { $number } can now be saved on { $slot }: the third piece, and the match.
       *[other] Explorer { $number } can now be saved on { $slot } via { $via }: the third piece, and the match.
    }
   *[G] { $steps ->
        [1] Mutant { $number } can now be saved on { $slot }: the third piece, and the match.
       *[other] Mutant { $number } can now be saved on { $slot } via { $via }: the third piece, and the match.
    }
}
thebase-why-lets-save = { $side ->
    [R] { $steps ->
        [1] Explorer { $number } can now be saved on { $slot }.
       *[other] Explorer { $number } can now be saved on { $slot } via { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } can now be saved on { $slot }.
       *[other] Mutant { $number } can now be saved on { $slot } via { $via }.
    }
}
thebase-why-answer-wins = { $side ->
    [R] Explorer { $number } can be saved on { $slot } next turn: the third piece, and the match.
   *[G] Mutant { $number } can be saved on { $slot } next turn: the third piece, and the match.
}
thebase-why-answer-saves = { $side ->
    [R] Explorer { $number } can be saved on { $slot } next turn.
   *[G] Mutant { $number } can be saved on { $slot } next turn.
}
thebase-why-lets-strike = { $side ->
    [R] { $steps ->
        [1] Explorer { $number } can now eliminate mutant { $other } on { $place }.
       *[other] Explorer { $number } can now eliminate mutant { $other } on { $place } via { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } can now eliminate explorer { $other } on { $place }.
       *[other] Mutant { $number } can now eliminate explorer { $other } on { $place } via { $via }.
    }
}
thebase-why-within-reach = { $side ->
    [R] { $steps ->
        [1] Explorer { $number } now threatens mutant { $other } on { $place }.
       *[other] Explorer { $number } now threatens mutant { $other } on { $place } via { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } now threatens explorer { $other } on { $place }.
       *[other] Mutant { $number } now threatens explorer { $other } on { $place } via { $via }.
    }
}
thebase-why-answer-strikes = { $side ->
    [R] Explorer { $number } can be eliminated on { $place } next turn.
   *[G] Mutant { $number } can be eliminated on { $place } next turn.
}
thebase-why-locks = { $side ->
    [R] Explorer { $number } is now locked.
   *[G] Mutant { $number } is now locked.
}
thebase-why-opens-theirs = { $side ->
    [R] This gives explorer { $number } an open way to { $slot }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[G] This gives mutant { $number } an open way to { $slot }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
}
thebase-why-closes-own = { $side ->
    [R] { $left ->
        [0] Explorer { $number } now has no open way to the goal.
        [one] Explorer { $number } now has a longer way to the goal: { $left } step.
       *[other] Explorer { $number } now has a longer way to the goal: { $left } steps.
    }
   *[G] { $left ->
        [0] Mutant { $number } now has no open way to the goal.
        [one] Mutant { $number } now has a longer way to the goal: { $left } step.
       *[other] Mutant { $number } now has a longer way to the goal: { $left } steps.
    }
}
thebase-why-goes-back = { $side ->
    [R] Explorer { $number } moves away from the goal: it’s now { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } away.
   *[G] Mutant { $number } moves away from the goal: it’s now { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } away.
}
thebase-why-idle = This rotation of { $place } changes nothing: the action is wasted.
