# Warum eine Aktion ein Fehler war: was in der Analyse einer Partie zu lesen ist.

## Was die bessere Aktion erreicht

mammoths-why-better-points = Die bessere Aktion hätte sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr bringen können, vor allem hier: { $line }.
mammoths-why-better-joins = Mit der besseren Aktion hätte das Dominoplättchen zu einer größeren Region gehört: { $terrain }, { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}.
mammoths-why-claim-points = Plättchen { $number } kann in diesem Gebiet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen, Plättchen { $other } { $instead ->
    [0] keinen
   *[other] nur { $instead }
}.
mammoths-why-claim-earlier = Mit Plättchen { $number } ist der Häuptling in der nächsten Runde früher dran als mit Plättchen { $other }.
mammoths-why-better-settles = Jemanden anzusiedeln hätte sofort mindestens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen können.
mammoths-why-better-person = Auf dem besten Feld hätte jemand anders { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr bringen können: { $person }.
mammoths-why-better-next = Nach der besseren Aktion könnte Plättchen { $number }, auf dem schon ein Häuptling dieses Stammes steht, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen, jetzt { $instead ->
    [0] keinen
   *[other] nur { $instead }
}.

## Was die gespielte Aktion zulässt

mammoths-why-no-room = Plättchen { $number }, auf dem schon ein Häuptling dieses Stammes steht, passt jetzt nirgends mehr hin.
mammoths-why-hole = So entsteht eine Lücke, in die kein Plättchen passt.
mammoths-why-off-centre = Die Hütte kann nicht mehr in der Mitte des Gebiets liegen: Die Punkte dafür verfallen.
mammoths-why-alone = Diese Hälfte grenzt an nichts von ihrer Art: { $terrain }.
mammoths-why-loses-totem = Damit verliert der Stamm das { $kind ->
    [m] Mammut-Totem
    [f] Fisch-Totem
    [u] Pilz-Totem
   *[s] Feuerstein-Totem
}.
mammoths-why-heir = { $tribe } bekommt das Totem und hat mehr Punkte als { $other ->
    [A] der rosa Stamm
    [B] der schwarze Stamm
    [C] der grüne Stamm
   *[D] der blaue Stamm
}.
mammoths-why-fits-nowhere = Plättchen { $number } passt derzeit nirgends in dieses Gebiet.
mammoths-why-leaves = { $tribe } kann jetzt Plättchen { $number } nehmen, das ihm { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen kann.
mammoths-why-pays = Dieser Rohstoff hat für jemanden aus dem Stamm gezählt: Das kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
mammoths-why-settles-for = { $points ->
    [0] Für diese Rohstoffe bringt niemand aus der Auslage sofort einen Punkt.
    [one] Für diese Rohstoffe bringt niemand aus der Auslage sofort mehr als { $points } Punkt.
   *[other] Für diese Rohstoffe bringt niemand aus der Auslage sofort mehr als { $points } Punkte.
}
