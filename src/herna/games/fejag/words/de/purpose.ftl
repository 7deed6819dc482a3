fejag-purpose = { $what ->
    [team] Punkte, Beutel und Wege eines Teams. Die Punkte entscheiden die Kampagne, aus dem Beutel werden Figuren bezahlt.
    [place] Die Platzierung im heutigen Teilspiel. Danach richten sich die Punkte und, wenn nacheinander gekauft wird, auch die Reihenfolge im Einkauf.
    [day] Der Kalender. Wer das Teilspiel des eigenen Tages gewinnt, bekommt 3 Punkte mehr. Der letzte Tag ist der Tag des Eies.
    [clue] Hängt den heutigen Hinweis zum Geheimnis des Eies für alle aus.
    [jungle] Dunkles Land, das noch kein Licht erreicht hat. Das Licht jedes Teams deckt es für alle auf.
    [start] Hier steht die erste Figur des Teams und leuchtet ohne Hilfe. Sie kann nicht angegriffen werden.
    [figure] In ihrem Licht können die nächsten Figuren des Teams stehen. Beleuchtet sie den Tempel, ist das ein Weg: am Ende 50 Punkte.
    [shop] Wählt eine Figur und dann eines der gepunkteten Felder. Was steht, bleibt stehen.
    [purse] So viel kann euer Team jetzt ausgeben. Beendet ihr den Zug, dürfen höchstens 14 darin bleiben.
    [done] Beendet euren Zug. Im Beutel bleiben höchstens 14, es sei denn, ihr habt alle Felder besetzt, auf denen ihr bauen konntet.
    [flash] Was der Blitz des Frosches erreicht hat, bleibt aufgedeckt. Der Frosch selbst ist weg.
    [card] Euer Einsatz im heutigen Teilspiel: je höher die Karte, desto besser der Platz. Jede lässt sich nur einmal spielen.
    [egg] Sechs Fragen. Das erste Team mit allen sechs Antworten bekommt 30 Punkte. Ihr habt nur einen Antwortbogen.
    [choice] Eine Antwort für euren Bogen: Wählt zu jeder Frage eine. Hinweise schließen falsche aus.
    [temple] Das Ziel. Jede Figur, die ihn am Ende beleuchtet, ist ein Weg und bringt 50 Punkte.
    [teleport] Er verschluckt Licht und sendet es am anderen Ende wieder aus.
   *[cell] Hierhin fällt euer Licht: Wählt im Einkauf eine Figur, dann dieses Feld. Wo ein Schloss ist, darf sonst niemand bauen.
}
