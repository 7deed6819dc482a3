# Wörter, die alle Spiele teilen.

herna-refusal = { $why } (Regeln, Abschnitt { $rule })
herna-why = Warum? { $why }

# Was ein Tipp sagt, wenn ein Spiel keine eigenen Worte für eine Aktion hat.
herna-do-touch = Tippe an: { $what }.
    .team = Tippt an: { $what }.
herna-do-then = { $first }, dann { $then }
herna-do-write = Spiele { $action }.
    .team = Spielt { $action }.

# Warum eine Aktion ein Fehler war, wenn das Spiel dafür keine eigenen Worte hat.
herna-why-better = Für die bessere Aktion spricht: { $merit }
herna-why-lost = { $how ->
    [answer] Nach der Antwort auf diese Aktion kann die Partie sofort verloren sein.
   *[now] Damit endet die Partie mit einer Niederlage.
}
herna-why-points = Die Antwort auf diese Aktion kann { $points ->
    [one] { $points } Punkt kosten.
   *[other] { $points } Punkte kosten.
}

# Was nach dem Ende einer Partie erzählt wird.
herna-debrief-table = Wer was getan hat
herna-debrief-points = Punkte
herna-debrief-actions = Aktionen
herna-turn-ahead = { $winners ->
    [one] Nach Schätzung der Bots brachte nichts anderes den Sieg so viel näher. Danach holte niemand mehr auf.
   *[other] Nach Schätzung der Bots brachte nichts anderes den gemeinsamen Sieg so viel näher. Danach holte niemand mehr auf.
}
herna-turn-against = Nach Schätzung der Bots hat euch nichts so viel gekostet. Danach gab es kein Zurück.
herna-turn-last = Nach Schätzung der Bots war bis zum Schluss alles offen: Die letzte Aktion hat entschieden.

# Was eine Übung sagt.
herna-study-over = Hier endet die Partie, bevor die Aufgabe gelöst ist. Probier etwas anderes.
    .team = Hier endet die Partie, bevor die Aufgabe gelöst ist. Probiert etwas anderes.

# Rätsel.
herna-puzzle-task = { $actions ->
    [one] Eine Aktion ist hier eindeutig die beste. Finde sie.
   *[other] Finde den besten Weg: { $actions } Aktionen nacheinander.
}
    .team = { $actions ->
    [one] Eine Aktion ist hier eindeutig die beste. Findet sie.
   *[other] Findet den besten Weg: { $actions } Aktionen nacheinander.
}
herna-puzzle-other = Es geht besser.
herna-puzzle-look = Sieh hierhin: { $what }.
    .team = Seht hierhin: { $what }.
herna-puzzle-begin = So fängt es an: { $how }
herna-puzzle-done = Nach Schätzung der Bots liegt die Gewinnchance jetzt bei { $best } %. Alles andere lässt höchstens { $other } % übrig.
herna-puzzle-goal = { $actions ->
    [one] { $what } Eine Aktion genügt.
   *[other] { $what } Das geht mit { $actions } Aktionen.
}
herna-puzzle-and =
    { $first }
    { $then }
herna-puzzle-short = { $actions ->
    [one] So klappt es nicht.
   *[other] So reichen { $actions } Aktionen nicht.
}
herna-puzzle-reached = { $actions ->
    [one] Geschafft.
   *[other] Geschafft. Weniger Aktionen hätten nicht gereicht.
}

# Worum es in Rätseln geht.
herna-theme-early = Anfang der Partie
herna-theme-middle = Mitte der Partie
herna-theme-late = Ende der Partie
herna-theme-win = Sofort gewinnen
herna-theme-rescue = Einzige Rettung
herna-theme-row = Mehrere Aktionen
