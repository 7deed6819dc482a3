# Was ein Tipp sagt.

fejag-do-Ti = Stellt einen Tiger auf { $place }.
fejag-do-Be = Stellt einen Bären auf { $place }.
fejag-do-Sn = Stellt eine Schlange auf { $place }.
fejag-do-Ta = Stellt eine Tarantel auf { $place }.
fejag-do-Mo = Stellt einen Affen auf { $place }.
fejag-do-Fr = Lasst auf { $place } einen Frosch aufblitzen.
fejag-do-done = Beendet den Zug.
fejag-do-timeout = Verzichtet auf den Rest des Zuges.
fejag-do-card = Spielt Einsatzkarte { $card }.
fejag-do-sheet = Gebt diese Antworten ab: { $choices }.
fejag-do-open = Eröffne den nächsten Tag.
fejag-do-rank = Gib diese Platzierung ein: { $order }.
fejag-do-clue = Häng den Hinweis aus.
fejag-do-verdict = Werte die Antwort dieses Teams als { $verdict ->
    [right] richtig
    [incomplete] unvollständig
   *[wrong] falsch
}: { $team }.
fejag-do-penalty = Zieh diesem Team { $price } ab: { $team }.
fejag-do-points = Trag Punkte für dieses Team ein: { $team }, { $points }.
fejag-do-rerank = Berichtige die Platzierung: { $order }.

# Warum.

fejag-merit-path = { $paths ->
    [one] Das ist euer erster Weg zum Tempel.
   *[other] Damit habt ihr { $paths } Wege zum Tempel.
}
fejag-merit-dark = { $count ->
    [one] Eine Figur eines anderen Teams erlischt.
   *[other] { $count } Figuren anderer Teams erlöschen.
}
fejag-merit-light = { $cells ->
    [one] Sie beleuchtet { $cells } weiteres Feld.
   *[other] Sie beleuchtet { $cells } weitere Felder.
}
