# What is told when a match is over.
spacestage-debrief-crew = What each character did
spacestage-debrief-character = { $c }
spacestage-debrief-dealt = Damage dealt
spacestage-debrief-slain = Monsters defeated
spacestage-debrief-healed = Damage healed
spacestage-debrief-revived = Dying characters saved
spacestage-debrief-repaired = Generators repaired
spacestage-debrief-suffered = Damage taken
spacestage-debrief-dying = Times dying
spacestage-debrief-died = Died
spacestage-debrief-left = How it ended
spacestage-debrief-end = { $how ->
    [won] The last monster is gone. The station is yours again.
    [dead] Nobody is left. The station goes silent.
    [late] Time is up, and monsters still walk the station.
   *[open] The match was broken off with everything undecided.
}
spacestage-debrief-rounds = Rounds begun: { $rounds } of { $cap }
spacestage-debrief-monsters = Monsters still on the station: { $here }
spacestage-debrief-coming = Monsters still in the deck: { $coming }
spacestage-debrief-generators = Broken generators: { $broken }
spacestage-debrief-master = The Station Master
spacestage-debrief-fed = Monsters placed: { $n }
spacestage-debrief-broken = Generators broken: { $n }
spacestage-debrief-infarct = Heart attacks: { $n }
spacestage-debrief-boosted = Monsters boosted: { $n }
spacestage-debrief-moments = Life and death
