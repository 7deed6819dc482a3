fejag-purpose = { $what ->
    [team] Punkte, Kasse und Wege eines Teams. Die Punkte entscheiden die Kampagne, die Kasse kauft Figuren.
    [place] Die Reihenfolge im Teilspiel des Tages: Sie entscheidet über Punkte und darüber, wer zuerst kauft.
    [day] Der Kalender. Wer das Teilspiel am eigenen Tag gewinnt, erhält 3 Punkte Prämie; Tag 11 ist der Tag des Eis.
    [clue] Veröffentlicht den Hinweis des Tages: Er schließt falsche Antworten auf die Fragen des Eis aus.
    [jungle] Dunkles Land, das noch kein Licht erreicht hat. Das Licht jedes Teams deckt es für alle auf.
    [start] Hier steht die erste Figur des Teams und leuchtet ohne Hilfe. Sie kann nicht angegriffen werden.
    [figure] Sie leuchtet den nächsten Figuren ihres Teams den Weg. Eine, die den Tempel bescheint, ist ein Weg: am Ende 50 Punkte.
    [shop] Wählt eine Figur und dann eines der gepunkteten Felder. Was steht, bleibt stehen.
    [purse] So viel kann euer Team jetzt ausgeben. Beendet ihr den Zug, bleiben höchstens 14 darin.
    [done] Beendet euren Zug. In der Kasse bleiben höchstens 14, es sei denn, alle Felder, auf denen ihr bauen durftet, sind voll.
    [flash] Der Blitz eines Frosches: Er deckt auf, was er bescheint, dann ist der Frosch weg.
    [card] Euer Einsatz im Teilspiel des Tages: je höher die Karte, desto besser der Platz. Jede lässt sich einmal spielen.
    [egg] Sechs Fragen. Das erste Team mit allen sechs Antworten erhält 30 Punkte; ihr habt nur einen Antwortbogen.
    [choice] Eine Antwort für euren Bogen: Wählt zu jeder Frage eine. Hinweise schließen die falschen aus.
    [temple] Das Ziel. Am Ende ist jede leuchtende Figur, die ihn bescheint, ein Weg, je 50 Punkte.
    [teleport] Er verschluckt Licht und sendet es am anderen Ende aus, in alle Richtungen der Figur.
   *[cell] Hier fällt euer Licht hin: Wählt im Einkauf eine Figur, dann dieses Feld. Wo ein Schloss ist, sperrt ein Mittelabschnitt eines anderen Teams.
}
