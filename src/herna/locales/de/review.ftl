# Die Analyse einer beendeten Partie: wer wie gut gespielt hat und wie viel Glück war.
review-queued = In der Warteschlange. Analysen davor: { $before }
review-working = Jede Entscheidung der Partie wird noch einmal geprüft.
review-takes = Das dauert ein paar Minuten.
review-left = Noch etwa { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
review-leave = Die Partie lässt sich inzwischen ansehen. Ohne diese Seite hört die Analyse nach einem Moment auf; sie lässt sich jederzeit wieder starten.
review-failed-slow = Die Analyse hat zu lange gedauert und wurde abgebrochen. Später kann sie noch einmal starten.
review-failed-broken = Diese Analyse gelingt nicht. Später kann es klappen; helfen kann der Betreiber des Servers.

review-show = Was die Kurve zeigt
review-chances = Chancen
review-points = Punkte
review-graph = Gewinnchancen im Verlauf der Partie
review-graph-points = Am Ende erwartete Punkte
review-standing = { $at } von { $last }: { $chances }
review-chance-of = { $who }: { $percent }
review-team = Team
review-table = Die Kurve als Tabelle
review-step = Aktion
review-grade = Bewertung

review-whose = Wessen Fehler
review-everyone = Alle
review-previous = Voriger Fehler
review-next = Nächster Fehler
review-practise = Meine Fehler üben
review-no-mistakes = Hier gibt es keine Fehler zu zeigen.

review-moment = Die Aktion auf dem Spielplan
review-start = Die Partie beginnt.
review-chance = Zufall
review-luck-was = Glück, verglichen mit dem Durchschnitt: { $luck }
review-turning = Wendepunkt
review-hinted = Nach einem Tipp
review-played = Gespielt
review-better = Besser
review-also = Ähnlich gut
review-show-better = Bessere Aktion zeigen
review-show-answer = Mögliche Folge zeigen
review-line = Nicht gespielte Aktionen
review-not-played = Nicht gespielt: { $text }
review-back = Zurück zur Partie
review-grade-best = Beste Aktion
review-grade-good = Gut
review-grade-inaccuracy = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler
review-grade-only = Keine Wahl

review-players = Können und Glück
review-accuracy = Genauigkeit
review-skill = Können
review-luck = Glück
review-count-best = Beste
review-count-good = Gute
review-count-inaccuracy = Ungenaue
review-count-mistake = Fehler
review-count-blunder = Grobe Fehler
review-count-only = Ohne Wahl
review-how = Wie wird das berechnet?
review-how-judge = Ein Bot („{ $level }“) beurteilt jede Entscheidung danach, was man in diesem Moment wissen konnte, und vergleicht sie mit der besten Aktion, die er findet. Er kann sich irren: Manche Pläne reichen weiter, als er sieht.
review-how-skill = Das Können summiert, wie viele Gewinnchancen die eigenen Entscheidungen gekostet haben. Wer nichts verliert, hat 0; in einer langen Partie können es mehr als 100 Prozent sein.
review-how-luck = Das Glück summiert, was Würfel und Ziehungen gebracht haben, verglichen mit dem Durchschnitt von allem, was hätte passieren können.
review-how-accuracy = Die Genauigkeit ist der Durchschnitt aller Entscheidungen, bei denen es eine Wahl gab: 100 für eine, die nichts kostet, 50 für eine, die 15 Prozent Gewinnchancen kostet, 25 bei doppelt so viel.
