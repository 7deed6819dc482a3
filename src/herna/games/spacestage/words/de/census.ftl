# Was in Partien gezählt wird, für die Berichte der Werkstatt.

spacestage-census = { $counter ->
    [ending] Wie Partien enden
    [rounds] Gespielte Runden
    [damage] Schaden nach Ursache
    [monsters] Schaden nach Monster
    [felled] Gefährlichste Monster
    [dying] Räume, in denen Figuren zu sterben beginnen
    [deaths] Räume, in denen Figuren sterben
    [cards] Karten
    [master] Was der Station Master tut
   *[other] { $counter }
}
spacestage-census-thing = { $thing ->
    [won-the-last-monster-is-gone] gewonnen: das letzte Monster ist weg
    [lost-everybody-is-dead] verloren: alle sind tot
    [lost-the-last-round-is-over] verloren: die letzte Runde ist vorbei
    [unfinished] nicht beendet
    [own-mutations] eigene Mutationen
    [monsters] Monster
    [no-oxygen] kein Sauerstoff
    [infarct] Infarkt
    [w-workshop] W (Werkstatt)
    [c-start] C (Start)
    [e-laboratory] E (Labor)
    [a-new-monster] ein neues Monster
    [breaks-a-generator] legt einen Generator lahm
    [boosts-a-monster] verstärkt ein Monster
    [passes] passt
   *[other] { $name }
}
