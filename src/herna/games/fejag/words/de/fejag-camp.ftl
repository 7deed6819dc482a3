# FEJAG at a camp: the organiser’s desk, papers, maps.

fejag-camp-report-before = Vor dem ersten Tag
fejag-camp-report-day = Tag { $day }
fejag-camp-report-day-of = Tag { $day } · Tagesteam: { $team }
fejag-camp-report-over = Die Kampagne ist zu Ende
fejag-camp-column-score = Punkte
fejag-camp-column-purse = Beutel
fejag-camp-column-lamps = Lichter
fejag-camp-column-paths = Wege
fejag-camp-step-open = Tag eröffnen
fejag-camp-step-rank = Teilspiel und Platzierung
fejag-camp-step-clue = Hinweis
fejag-camp-step-buy = Einkauf
fejag-camp-desk-open = { $last ->
    [yes] Ruf die Teams zum letzten Tag zusammen. Tag { $day } ist der Tag des Eies und gehört keinem Team.
   *[no] Ruf die Teams zusammen. Mit der Eröffnung von Tag { $day } wird das Tagesteam bekannt.
}
fejag-camp-desk-rank = Lass draußen das Teilspiel von Tag { $day } spielen. Ordne danach die Teams so, wie sie abgeschnitten haben.
fejag-camp-desk-clue = Die Punkte von Tag { $day } sind gutgeschrieben. Häng den Hinweis aus; damit beginnt der Einkauf.
fejag-camp-desk-buy = Jetzt beim Einkauf: { $team }. Wer kein Handy hat, kommt zu dir, und du spielst für das Team.
fejag-camp-desk-buy-all = Jetzt beim Einkauf: { $teams }. Wer kein Handy hat, kommt zu dir, und du spielst für das Team.
fejag-camp-desk-wait = Einen Augenblick.
fejag-camp-desk-over = Alle Wege sind gezählt. Zeig die Tafel, lies den Schluss vor, und dann wird gefeiert!
fejag-camp-do-open = Tag { $day } eröffnen
fejag-camp-do-rank = Platzierung eintragen
fejag-camp-do-clue = Hinweis aushängen
fejag-camp-do-last-clue = Schluss aushängen
fejag-camp-do-penalty = { $team }: { $price } abziehen ({ $figure })
fejag-camp-penalty-explain = Strafen sind nur für Extremfälle da: wenn ein Team trotz Ermahnung weiter verlangt, was es nicht darf.
fejag-camp-do-points = { $team }
fejag-camp-do-rerank = Tag { $day } berichtigen
fejag-camp-rerank-explain = Was die Teams gekauft haben, bleibt; der Unterschied wird verbucht. Ein Beutel kann unter null fallen: Dann kauft das Team nichts, bis er wieder im Plus ist.
fejag-camp-close-buying = Einkauf beenden
fejag-camp-sure-open = Alle sehen, dass der Tag begonnen hat und wessen Tag es ist. Ein eröffneter Tag lässt sich nicht wieder schließen.
fejag-camp-sure-end = Die Wege in den Tempel werden gezählt, und die Kampagne endet endgültig.
fejag-camp-sure-verdict = { $team }: { $verdict ->
    [right] Die Antwort ist richtig. Die erste richtige Antwort bringt 30 Punkte.
    [late] Die Antwort ist richtig. Sie zählt nur für die Ehre, ohne Punkte.
    [wrong] Die Antwort ist falsch. Das Team darf nicht noch einmal antworten.
   *[incomplete] Die Antwort ist unvollständig. Das Team darf sie ergänzen.
} Das lässt sich nicht zurücknehmen.
fejag-camp-sure-penalty = Team { $team } verliert { $price } aus dem Beutel ({ $figure }). Nur für Extremfälle. Das lässt sich nicht zurücknehmen.
fejag-camp-verdict = { $verdict ->
    [right] Richtig
    [wrong] Falsch
   *[incomplete] Unvollständig
}
fejag-camp-paper-title = Titel
fejag-camp-paper-intro = Die Geschichte für den ersten Abend
fejag-camp-paper-team = Über das Team: { $team }
fejag-camp-paper-title-of = Teilspiel von Tag { $day }
fejag-camp-paper-times-of = Zeiten von Tag { $day }
fejag-camp-paper-legend-of = Legende von Tag { $day }, für alle
fejag-camp-paper-notes-of = Notizen zu Tag { $day }, nur für dich
fejag-camp-paper-legend-team = Legende für das Team { $team }, sein { $number }. Tag
fejag-camp-paper-legend-egg = Legende für den Tag des Eies
fejag-camp-paper-clue = Hinweis von Tag { $day }
fejag-camp-paper-answer = Lösung: { $question }
fejag-camp-paper-epilogue = Schluss, am letzten Tag auszuhängen
fejag-camp-sheet-about = Wer wir sind
fejag-camp-sheet-figures = Was ihr kaufen könnt und wohin es leuchtet
fejag-camp-sheet-say = Sagt der Spielleitung eine Figur und ein Feld, zum Beispiel „Tiger q17“. Der Preis geht von eurem Beutel ab.
fejag-camp-sheet-questions = Sechs Fragen zum Ei
fejag-camp-sheet-answers = Die richtigen Antworten
fejag-camp-sheet-days = Tag für Tag
fejag-camp-brush-plain = Dschungel
fejag-camp-brush-temple = Tempel
fejag-camp-brush-teleport = Teleporter { $pair }
fejag-camp-brush-site = Basis { $site }
fejag-camp-knob-size = Größe
fejag-camp-knob-size-is = { $size }×{ $size }
fejag-camp-knob-difficulty = Schwierigkeit
fejag-camp-knob-difficulty-is = { $difficulty ->
    [easy] leicht
    [hard] schwer
   *[normal] mittel
}
fejag-camp-map-starts = Diese Basen fehlen: { $sites }. Setz sie an den Rand.
fejag-camp-map-rim = Basen gehören an den Rand der Karte. Verschieb sie von hier: { $cells }.
fejag-camp-map-portal = Einem Teleporter fehlt das Gegenstück: { $cells }. Setz es auch.
fejag-camp-map-no-temple = Der Tempel fehlt noch. Mal einen, aber nicht an den Rand.
fejag-camp-map-temple = Der Tempel muss zusammenhängen und darf nicht am Rand liegen. Prüf diese Felder: { $cells }.
fejag-camp-map-far = Der Tempel ist unerreichbar von: { $sites }. Entferne ein Hindernis.
fejag-camp-figure-cost = Billigster Weg von Basis { $site }
fejag-camp-figure-spread = Unterschied zwischen dem teuersten und dem billigsten
fejag-camp-figure-at-once = Schon eine Figur auf einem Startfeld beleuchtet den Tempel
