# Was ein Tipp sagt.

mammoths-do-place = Leg Plättchen { $number } an: { $left } ({ $spot }) und { $where ->
    [above] darüber
    [right] rechts davon
    [below] darunter
   *[left] links davon
} { $right }.
mammoths-do-discard = Wirf Plättchen { $number } ab.
mammoths-do-lava = Lenk die Lava hierher: { $terrain }, { $spot }.
mammoths-do-hand = Gib das { $kind ->
    [m] Mammut-Totem
    [f] Fisch-Totem
    [u] Pilz-Totem
   *[s] Feuerstein-Totem
} { $seat ->
    [A] dem rosa Stamm.
    [B] dem schwarzen Stamm.
    [C] dem grünen Stamm.
   *[D] dem blauen Stamm.
}
mammoths-do-claim = Stell deinen Häuptling auf Plättchen { $number }.
mammoths-do-pair = Stell deine Häuptlinge auf Plättchen { $first } und Plättchen { $second }.
mammoths-do-settle-not = Siedle diesmal niemanden an.
mammoths-do-settle-two = Zahle zwei verschiedene Rohstoffe für jemanden aus der Auslage.
mammoths-do-settle-four = Zahle vier verschiedene Rohstoffe für eine beliebige Person aus dem Stapel.
mammoths-do-pay = Zahle mit diesem Rohstoff: { $kind ->
    [m] Mammut
    [f] Fisch
    [u] Pilz
   *[s] Feuerstein
} ({ $spot }).
mammoths-do-take = Wähle, wer kommt: { $person }.
mammoths-do-house = Siedle hier an ({ $spot }): { $person }.

# Warum.

mammoths-merit-points = Das bringt dir { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
mammoths-merit-fits = Es lässt sich auf { $ways ->
    [one] { $ways } Art
   *[other] { $ways } Arten
} an dein Gebiet anlegen.
