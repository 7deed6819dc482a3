# Warum eine Aktion ein Fehler war: was in der Analyse einer Partie zu lesen ist.

## Was die bessere Aktion erreicht

fejag-why-better-path = Soweit der Dschungel bekannt war, { $paths ->
    [one] hätte nach der besseren Aktion { $paths } beleuchteter Weg
   *[other] hätten nach der besseren Aktion { $paths } beleuchtete Wege
} des Teams zum Tempel geführt.
fejag-why-better-attacks = Soweit der Dschungel bekannt war, { $count ->
    [one] wäre { $count } Figur
   *[other] wären { $count } Figuren
} anderer Teams erloschen.
fejag-why-better-defends = Soweit der Dschungel bekannt war, { $count ->
    [one] hätte { $count } erloschene Figur
   *[other] hätten { $count } erloschene Figuren
} dieses Teams wieder geleuchtet.
fejag-why-better-nearer = Soweit der Dschungel bekannt war, wäre das Licht näher an den Tempel gekommen: { $cells ->
    [one] noch { $cells } Feld
   *[other] noch { $cells } Felder
}.
fejag-why-better-light = Soweit der Dschungel bekannt war, hätte die bessere Aktion mehr Felder beleuchtet: { $cells } mehr als zuvor.
fejag-why-better-card = Ein Sieg am eigenen Tag bringt zusätzliche Punkte, und das Team hatte noch Karte { $card } auf der Hand.

## Was die gespielte Aktion zulässt

fejag-why-own-dark = Soweit der Dschungel bekannt war, { $count ->
    [one] erlischt dadurch { $count } Figur
   *[other] erlöschen dadurch { $count } Figuren
} dieses Teams.
fejag-why-stays-dark = Die neue Figur leuchtet nicht.
fejag-why-lapses = Damit { $points ->
    [one] verfällt { $points } Punkt
   *[other] verfallen { $points } Punkte
}: Im Beutel dürfen höchstens { $kept } bleiben.
fejag-why-unspent = Am Ende des Zuges { $points ->
    [one] bleibt { $points } Punkt
   *[other] bleiben { $points } Punkte
} im Beutel, genug für eine weitere Figur.
fejag-why-card-gone = Karte { $card } ist weg, und ein eigener Tag des Teams kommt noch.
fejag-why-ruled-out = Diese Antwort hatte ein Hinweis schon ausgeschlossen: { $choice }.
