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
