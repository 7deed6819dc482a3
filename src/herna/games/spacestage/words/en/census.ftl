# What matches are counted by, for reports of the workshop.

spacestage-census = { $counter ->
    [ending] How matches end
    [rounds] Rounds played
    [damage] Damage by source
    [monsters] Damage by monster
    [felled] Deadliest monsters
    [dying] Rooms where characters begin dying
    [deaths] Rooms where characters die
    [cards] Cards
    [master] What the Station Master does
   *[other] { $counter }
}
spacestage-census-thing = { $thing ->
    [won-the-last-monster-is-gone] won: the last monster is gone
    [lost-everybody-is-dead] lost: everyone is dead
    [lost-the-last-round-is-over] lost: the last round is over
    [unfinished] unfinished
    [own-mutations] own mutations
    [monsters] monsters
    [no-oxygen] no oxygen
    [infarct] infarct
    [w-workshop] W (workshop)
    [c-start] C (start)
    [e-laboratory] E (laboratory)
    [a-new-monster] a new monster
    [breaks-a-generator] breaks a generator
    [boosts-a-monster] boosts a monster
    [passes] passes
   *[other] { $name }
}
