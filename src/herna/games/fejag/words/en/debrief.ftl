# What is told when a campaign is over.
fejag-debrief-points = Where the points come from
fejag-debrief-broken-off = The points at the moment the campaign was broken off. What lies in the dark stays there.
fejag-debrief-games = Sub-games
fejag-debrief-days = Won on its own day
fejag-debrief-temple = Temple discovered
fejag-debrief-egg = Egg
fejag-debrief-paths = Paths to the temple
fejag-debrief-booked = Points by hand
fejag-debrief-total = Total
fejag-debrief-by-day = Day by day
fejag-debrief-day = Day { $day }
fejag-debrief-day-of = Day { $day } ({ $team })
fejag-debrief-board = On the board
fejag-debrief-figures = Figures placed
fejag-debrief-frogs = Frogs
fejag-debrief-attacks = Attacks
fejag-debrief-shining = Shining at the end
fejag-debrief-found = Discoveries
fejag-debrief-on-day = Day { $day }: { $what }
fejag-debrief-egg-first = Day { $day }: { $team } found it out first.
fejag-debrief-egg-nobody = No team found it out in time.

## The secret of the egg, told as one story. A sentence for each right answer.
fejag-debrief-secret = The secret of the egg
fejag-egg-1 = { $choice ->
    [a] Long ago a ship without a crew set down softly in the jungle: someone had sent the egg away from a war, to where nobody would look for it.
    [b] Long ago robbers stole the egg and fled with it among the stars, until their ship crashed on Earth.
    [c] Long ago the egg fell from the sky. Nobody had sent it and nobody was waiting: it was pure chance.
   *[d] Long ago strangers brought the egg down from the sky, as a gift for the people of the jungle.
}
fejag-egg-2 = { $choice ->
    [a] Two peoples had woven it together, from the light of the sun they shared.
    [b] The last star dragon had laid it before it went out like a candle.
    [c] It had grown by itself, deep in the heart of a comet.
   *[d] A lonely inventor had made it by mistake and never understood how.
}
fejag-egg-3 = { $choice ->
    [a] The natives found the ship and built a temple around it, stone by stone.
    [b] The crew built a temple with their own hands and hid the ship in it.
    [c] Then the egg began to work: by its own power it turned the rock around it into a temple.
   *[d] A temple stood there already, the work of an older people, and the ship fell right through its roof.
}
fejag-egg-4 = { $choice ->
    [a] Inside the shell, the light of a sun is asleep. Lit from many sides at once, it wakes.
    [b] Inside the shell, a young creature is asleep, and only singing makes it hatch.
    [c] Inside the shell lies the memory of all peoples: touch it and you know everything.
   *[d] Inside the shell waits an engine that takes you anywhere, if you turn two keys at once.
}
fejag-egg-5 = { $choice ->
    [a] Far away that sun is going out, and the Exots and the Aliens hold half of the key each. That is why both of them came.
    [b] The Exots and the Aliens came because of each other: neither was to let the other have it.
    [c] The Exots and the Aliens came because of a message, and the message was a lie.
   *[d] The Exots and the Aliens came to make peace here, far from home, where nobody was watching.
}
fejag-egg-6 = { $choice ->
    [a] And it had to be now: only for these eleven days do the three worlds stand in one line.
    [b] And it had to be now, because the natives had lit the old fire again.
    [c] And it had to be now, because the shell has worn thin with age.
   *[d] And it had to be now, because an earthquake has opened the temple.
}
