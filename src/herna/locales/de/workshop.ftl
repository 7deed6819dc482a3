# Die Werkstatt eines Spiels: seine Karten und Plättchen gezeichnet, geändert, ausprobiert und gedruckt.

client-workshop-of = Werkstatt: { $game }
client-workshop-explain = Sieh dir an, was in der Schachtel liegt, ändere es, spiel gleich damit und druck es aus. Beginne mit einem Standardsatz und mach ihn zu deinem eigenen.
client-workshop-look = Sieh dir an, was in der Schachtel liegt, und druck es aus. Dieses Spiel wird immer mit diesen Teilen gespielt.
client-workshop-sheet = Satz
client-workshop-duplicate = Eigene Kopie anlegen
client-workshop-sure = Meinen Satz ersetzen
client-workshop-sure-explain = Du hast schon einen eigenen Satz. Lade ihn zuerst herunter, wenn du ihn behalten willst.
client-workshop-undo = Zurücknehmen
client-workshop-redo = Wiederholen
client-workshop-download = Herunterladen
client-workshop-upload = Hochladen
client-workshop-play = Damit spielen
client-workshop-again = Nochmal versuchen
client-workshop-fit = Mit diesem Satz ist alles in Ordnung. Du kannst damit spielen.
client-workshop-wrong = { $count ->
    [one] { $count } Fehler. Behebe ihn, bevor du spielst.
   *[other] { $count } Fehler. Behebe sie, bevor du spielst.
}
client-workshop-views = Ansichten
client-workshop-view-form = Teile
client-workshop-view-look = Teile
client-workshop-view-file = Text der Datei
client-workshop-view-print = Druck
client-workshop-rest = Außerdem in der Schachtel
client-workshop-unnamed = Ohne Namen
client-workshop-new-name = Neue Karte
client-workshop-add = Hinzufügen
client-workshop-copy = Duplizieren
client-workshop-remove = Entfernen
client-workshop-previous = Vorherige
client-workshop-next = Nächste
client-workshop-mistake = Fehler
client-workshop-locked = Das ist ein Standardsatz. Leg eine eigene Kopie an, um ihn zu ändern.
client-workshop-line = Zeile { $line }
client-workshop-file-explain = Formular und Text sind dieselbe Datei. Was du im einen änderst, ändert sich auch im anderen; deine Anmerkungen bleiben stehen.
client-workshop-file-locked = So kommt die Datei mit dem Spiel. Leg eine eigene Kopie an, um sie zu ändern.
client-workshop-expect-number = Hier gehört eine ganze Zahl von { $least } bis { $most } hin.
client-workshop-expect-steps = Hier gehört eine Zahl von { $least } bis { $most } in Schritten von { $step } hin.
client-workshop-expect-text = { $count ->
    [one] Hier gehört { $count } Zeichen hin.
   *[other] Hier gehören 1 bis { $count } Zeichen hin, in der Form, die die Datei verlangt.
}
client-workshop-expect-set = { $count ->
    [one] Wähle höchstens { $count }.
   *[other] Wähle höchstens { $count } verschiedene.
}
client-workshop-expect-choice = Wähle eines aus der Liste.
client-workshop-print = Drucken
client-workshop-print-explain = Druck auf A4 mit 100 %, ohne Ränder und ohne Anpassen an die Seite. Schneide an den Marken entlang; die Farbe um die Teile ist für ungenaue Schnitte da. Im Druckfenster kannst du auch ein PDF speichern.
client-workshop-print-rules = Mit den Regeln
client-workshop-print-wrong = Behebe zuerst die Fehler: Ein Satz, mit dem man nicht spielen kann, wird nicht gedruckt.
client-workshop-pages = { $count ->
    [0] Nichts zum Ausschneiden ist gewählt.
    [one] { $count } Seite zum Ausschneiden.
   *[other] { $count } Seiten zum Ausschneiden.
}
client-workshop-page = { $count ->
    [one] Seite { $number } mit { $count } Teil
   *[other] Seite { $number } mit { $count } Teilen
}

# Bots probieren einen Satz aus.
client-workshop-view-test = Balance
client-workshop-test-explain = { $minutes ->
    [one] Bots spielen viele Partien mit diesem Satz. Du siehst, wer gewinnt, wie die Partien verlaufen und was genutzt wird. Es dauert höchstens eine Minute und läuft weiter, wenn du die Seite schließt.
   *[other] Bots spielen viele Partien mit diesem Satz. Du siehst, wer gewinnt, wie die Partien verlaufen und was genutzt wird. Es dauert höchstens { $minutes } Minuten und läuft weiter, wenn du die Seite schließt.
}
client-workshop-test-closed = Auf diesem Server probieren Bots keine Sätze aus. Der Betreiber kann das einschalten; auf deinem eigenen Rechner ist es eingeschaltet.
client-workshop-test-wrong = Behebe zuerst die Fehler: Mit diesem Satz können die Bots nicht spielen.
client-workshop-question = Was möchtest du wissen?
client-workshop-balance = Wie ausgewogen ist er?
client-workshop-beside = Vergleichen mit: { $sheet }
client-workshop-beside-file = Mit Datei vergleichen
client-workshop-level-explain = Leichte Bots sind schnell. Stärkere spielen besser und brauchen länger.
client-workshop-exact = Wie genau?
client-workshop-exact-explain = Wie weit eine Gewinnchance danebenliegen darf. Doppelt so genau kostet viermal so viele Partien.
client-workshop-within = ± { $points } %
client-workshop-begin = Bots spielen lassen
client-workshop-full = Es warten zu viele Tests. Lass einen zu Ende laufen oder brich einen eigenen ab und versuch es nochmal.
client-workshop-flood = Von deinem Anschluss kamen viele Tests. Warte zehn Minuten und versuch es dann nochmal.
client-workshop-beside-wrong = Diese Sätze lassen sich nicht vergleichen. Wähle einen anderen.
client-workshop-gone = Dieser Test wird nicht mehr aufbewahrt. Starte einen neuen.
client-workshop-balance-of = Wie ausgewogen? { $sheet }
client-workshop-compared = Vergleich: { $sheet } mit { $other }
client-workshop-bots = Bots: { $level }
client-workshop-queued = { $before ->
    [0] Wartet, bis ein Platz frei wird.
    [one] Wartet: { $before } Test ist vorher dran.
   *[other] Wartet: { $before } Tests sind vorher dran.
}
client-workshop-working = { $total ->
    [one] Partie { $done } von etwa { $total }.
   *[other] { $done } von etwa { $total } Partien.
}
client-workshop-so-far = Bisher auf ± { $half } % genau.
client-workshop-failed-slow = Dieser Test hat viel zu lange gedauert und wurde beendet. Wähle schwächere Bots und versuch es nochmal.
client-workshop-failed-broken = Dieser Test ist abgebrochen. Versuch es nochmal; wenn es wieder passiert, sag es dem Betreiber dieses Servers.
client-workshop-report = Bericht zeigen
client-workshop-close = Bericht ausblenden
client-workshop-enough = Das genügt
client-workshop-cancel = Abbrechen
client-workshop-delete = Löschen
client-workshop-delete-sure = Endgültig löschen
client-workshop-delete-explain = Der Bericht lässt sich nicht wiederherstellen.
client-workshop-keep = Behalten
client-workshop-team = Das Team
client-workshop-range = { $value } ({ $low } bis { $high })
client-workshop-around = { $value } ± { $half }
client-workshop-points = { $points } PP
client-workshop-apart = Unterschied { $apart }
client-workshop-apart-unclear = Unterschied { $apart }, nicht sicher
client-workshop-often = { $times } pro Partie
client-workshop-fared = wer es nahm, gewinnt { $share } der Partien
client-workshop-found-team = Das Team gewinnt zwischen { $low } und { $high } der Partien.
client-workshop-found-more = Mehr als den gleichen Anteil von { $fair } gewinnt: { $side } ({ $low } bis { $high }).
client-workshop-found-less = Weniger als den gleichen Anteil von { $fair } gewinnt: { $side } ({ $low } bis { $high }).
client-workshop-found-even = Niemand gewinnt eindeutig mehr als die anderen. Ein Vorteil von bis zu { $half } ist nicht auszuschließen.
client-workshop-found-up = Öfter gewinnt: { $side } (um { $low } bis { $high } Prozentpunkte).
client-workshop-found-down = Seltener gewinnt: { $side } (um { $low } bis { $high } Prozentpunkte).
client-workshop-found-same = Die Gewinnchancen unterscheiden sich nicht eindeutig. Ein Unterschied von bis zu { $half } Prozentpunkten ist nicht auszuschließen.
client-workshop-found-figures = Eindeutig anders: { $figures }.
client-workshop-quoted = „{ $title }“
client-workshop-played = { $count ->
    [one] { $count } Partie, Bots: { $level }.
   *[other] { $count } Partien, Bots: { $level }.
}
client-workshop-played-each = { $count ->
    [one] { $count } Partie mit jedem Satz, Bots: { $level }.
   *[other] { $count } Partien mit jedem Satz, Bots: { $level }.
}
client-workshop-ended-exact = Der Test endete, weil das Ergebnis genau genug ist.
client-workshop-ended-most = Der Test endete, weil mehr Partien nicht vorgesehen sind.
client-workshop-ended-time = Der Test endete, weil die Zeit um war; das Ergebnis ist weniger genau als gewünscht.
client-workshop-ended-stopped = Du hast den Test vorzeitig beendet; das Ergebnis ist weniger genau als gewünscht.
client-workshop-honest = Menschen spielen anders als Bots: Nimm ein eindeutiges Ergebnis als Frage, die du am Tisch ausprobierst.
client-workshop-chances = Gewinnchancen
client-workshop-interval = In der dünnen Linie liegt der wahre Anteil in 95 von 100 Fällen.
client-workshop-interval-fair = In der dünnen Linie liegt der wahre Anteil in 95 von 100 Fällen; die gepunktete zeigt den gleichen Anteil.
client-workshop-figures = Wie eine Partie verläuft
client-workshop-choice = Wie oft es genommen wurde und wie es denen erging, die es nahmen.
client-workshop-left = { $count ->
    [one] { $count } weiteres wird nicht gezeigt.
   *[other] { $count } weitere werden nicht gezeigt.
}
client-workshop-figure-actions = Länge in Aktionen
client-workshop-figure-lead-changes = Führungswechsel
client-workshop-figure-decided = Wie spät es entschieden ist
client-workshop-figure-decisive = Partien mit einem Sieger
