# Für Betreiber.

operator-in-use = Auf { $file } läuft schon ein anderer Server (Prozess { $process }). Beende ihn zuerst oder gib diesem mit --db eine eigene Datenbank. Mehrere Server können sich eine Datenbank nur teilen, wenn alle mit --redis gestartet sind.
operator-shared = Die Datenbank { $database } wird schon von einem anderen Server benutzt. Beende ihn zuerst oder gib diesem mit --db eine eigene Datenbank. Mehrere Server können sich eine Datenbank nur teilen, wenn alle mit --redis gestartet sind.
operator-no-file = Die Datenbank { $file } lässt sich nicht öffnen: { $why }. Prüfe, ob der Ordner existiert, dir gehört und Platz hat, oder nenne mit --db eine andere Datei.
operator-no-database = { $file } ist keine Datenbank von Herna. Nenne mit --db eine andere Datei oder verschiebe diese.
operator-newer = Die Datenbank { $database } stammt von einer neueren Version von Herna. Installiere diese Version oder spiele eine Sicherung in eine andere Datenbank ein.
operator-no-postgres = Die Datenbank { $database } antwortet nicht: { $why }. Prüfe, ob PostgreSQL läuft und ob Name, Passwort und Adresse stimmen.
operator-backing-up = Sichern
operator-restoring = Einspielen
operator-checking = Prüfen
operator-backed-up = Die Sicherung liegt in { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
 }, { $size }.
operator-try-it = Bewahre sie so auf, dass nur du sie lesen kannst: Sie enthält die Geheimnisse laufender Partien. So probierst du sie aus: { $command }
operator-restored = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
 } aus { $file } eingespielt. Starte den Server: Alle Links funktionieren wie zuvor.
operator-aside = Was vorher da war, liegt jetzt in { $file }.
operator-file-exists = { $file } gibt es schon. Wähle einen anderen Namen oder lösche die Datei zuerst.
operator-nothing-there = In { $file } ist noch keine Datenbank. Nenne die richtige mit --db oder --config.
operator-not-written = { $file } lässt sich nicht schreiben: { $why }. Wähle einen Ordner, den es gibt und der dir gehört.
operator-no-backup = Die Datei { $file } gibt es nicht. Nenne eine Datei, die `herna backup` geschrieben hat.
operator-other-file = { $file } ist keine Sicherung von Herna. Nenne eine Datei, die `herna backup` geschrieben hat.
operator-damaged = { $file } ist beschädigt ({ $why }). Nimm eine andere Sicherung; es wurde nichts verändert.
operator-not-empty = In { $database } sind schon Tische, und das Einspielen würde sie ersetzen. Wenn du das willst, sichere sie zuerst und ergänze --replace; oder nenne mit --db eine leere Datenbank.
operator-postgres-in-use = Auf { $database } läuft ein Server. Beende zuerst alle Server und spiele dann ein.
operator-older-table = Tisch { $table } ist nicht geprüft: { $why }.
operator-wrong-table = Tisch { $table }: { $why }.
operator-wrong-file = Die Datenbankdatei ist beschädigt: { $why }.
operator-some-wrong = { $wrong } von { $tables } Tischen sind nicht in Ordnung. An den anderen kann gespielt werden. Behalte eine Kopie dieser Datenbank, und spiele die letzte Sicherung ein, an der `herna check` nichts findet, wenn du diese Tische brauchst.
operator-all-well = Alles in Ordnung: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
 }, { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
 } ihrer Protokolle.
operator-no-camps = In { $folder } liegt kein Link einer Kampagne. Führ den Befehl auf dem Laptop aus, auf dem die Kampagne begonnen wurde, als derselbe Benutzer; oder stell dort eine Sicherung wieder her.
operator-camp = { $name } (begonnen { $began }):
operator-camp-where = Der Code ist der neueste Link. Wer ihn hat, sieht die ganze Karte. Hat Herna eine andere Adresse oder einen anderen Port, ersetz den Anfang: --port N.
