# Was die Seiten des Clients sagen.

## Startseite

client-welcome = Setz dich dazu.
client-welcome-explain = Brettspiele im Browser: allein gegen einen Bot, mit Freunden überall oder gemeinsam an einem Bildschirm. Ohne Anmeldung.
client-home = Startseite
client-skip = Zum Inhalt springen
client-play-now = Jetzt spielen
client-level = Schwierigkeit der Bots
client-ways = So kannst du spielen
client-way-bot = Gegen einen Bot
client-way-friends = Mit Freunden
client-way-here = Ein Bildschirm
client-way-watch = Bots zusehen
client-way-camp = Als Lagerspiel leiten
client-way-bot-explain = Es geht sofort los; Bots übernehmen die anderen Plätze und ziehen in Sekunden.
client-way-friends-explain = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, setzt sich zu dir; alle können jederzeit zurückkommen.
client-way-here-explain = Ihr wechselt euch an diesem Bildschirm ab.
client-way-watch-explain = Bots spielen unter sich; lehn dich zurück.
client-players = { $count } Spieler
client-options = Optionen
client-my-games = Meine Partien
client-my-all = Alle meine Partien
client-games = Spiele
client-fate-waiting = Es fehlen noch Spieler
client-fate-turn = Am Zug: { $who }
client-fate-won = Gewonnen
client-fate-lost = Verloren
client-fate-all-won = Zusammen gewonnen
client-fate-all-lost = Zusammen verloren
client-fate-resigned = Du hast aufgegeben
client-fate-flag = Zeit abgelaufen
client-fate-over = Beendet
client-find-player = Name
client-find-game = Spiel
client-find-state = Stand
client-find-all = Alle
client-find-going = Laufend
client-find-over = Beendet
client-find-more = Mehr zeigen
client-find-nothing = Nichts gefunden. Versuch es mit einem Teil des Namens oder einem anderen Spiel.
client-find-empty = Du hast noch nicht gespielt.
client-find-play = Spiel wählen
client-open-tables = Offene Tische
client-running-tables = Wird gerade gespielt
client-recent = Letzte Partien
client-upload = Aufzeichnung öffnen
client-upload-explain = Öffne eine .herna-Datei und sieh dir die Partie Schritt für Schritt an.
client-upload-choose = Datei wählen
client-upload-bad = Diese Datei ist beschädigt oder keine Herna-Partie. Wähle eine andere .herna-Datei.

## Neuer Tisch

client-my-side = Meine Seite
client-sides = Seiten
client-sides-listed = Wie unten
client-side-lot = Auslosen
client-how-many = Wie viele spielen
client-preset = Spielvariante
client-preset-own = Eigene Einstellungen
client-preset-own-hint = Nach den Optionen unten.
client-who-sits = Wer wo sitzt
client-who-sits-explain = Beliebig gemischt: Eine Person kann mehrere Plätze übernehmen, und die übrigen spielen Bots.
client-sitter-me = Ich
client-sitter-here = Am Bildschirm
client-sitter-open = Per Link
client-name-of = Name: { $who }
client-nickname = Dein Name
    .team = Euer Name
client-clock = Bedenkzeit
client-clock-explain = Wessen Zeit abläuft, der verliert. Die Uhr läuft ab deinem zweiten Zug, spätestens nach drei Minuten.
client-clock-explain-many = Läuft jemandem die Zeit ab, spielt ein Bot weiter. Die Uhr läuft ab deinem zweiten Zug, spätestens nach drei Minuten.
client-clock-none = Ohne Uhr
client-clock-minutes = { $minutes } min + { $more } s
client-clock-day = Ein Tag pro Zug
client-clock-turn = { $minutes } min je Zug
client-clock-own = Eigene
client-clock-own-minutes = Minuten (1 bis 180)
client-clock-own-more = Sekunden je Zug (0 bis 120)
client-limits = Zeitlimits des Spiels
client-limits-explain = Läuft ein Limit ab, handelt das Spiel für dich, und es geht weiter.
client-hints = Tipps erlauben
client-hints-explain = Alle dürfen einen Bot fragen, was er spielen würde. Die anderen sehen das im Spielverlauf.
client-watchers = Publikum darf chatten
client-watchers-explain = Wer den Link hat, kann dann allen am Tisch schreiben.
client-public = Öffentlicher Tisch
client-public-explain = Alle können einen freien Platz nehmen, nicht nur, wer den Link hat.
client-start = Los geht’s
client-make-link = Link erstellen

## Am Tisch

client-seats = Spieler
client-score = Punkte
client-you = Du
    .team = Ihr
client-somebody = Spieler
client-spectator = Zuschauer
client-seat-open = Freier Platz
client-seat-bot = Bot ({ $level })
client-your-turn = Du bist am Zug
    .team = Ihr seid am Zug
client-to-act = Am Zug
client-away = Nicht da
client-you-watch = Du siehst zu
client-watching = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
client-waiting = Warten auf die anderen …
client-connecting = Verbinde …
client-loading = Lädt …
client-again = Nochmal versuchen
client-reconnecting = Verbindung unterbrochen, sie wird wiederhergestellt … Nichts geht verloren.
client-last-known = Letzter bekannter Stand ({ $when }). Verbinde neu …
client-not-there-yet = Der Tisch ist noch nicht auf dem Server. Neuer Versuch läuft …
client-preparing = Das Spiel wird vorbereitet: { $percent } %
client-preparing-explain = Nur beim ersten Start. Du kannst schon beginnen: Die Partie öffnet sich, sobald das Spiel bereit ist.
client-prepared = Bereit zum Spielen
client-not-prepared = Dieses Spiel ließ sich nicht vorbereiten. Sieh dir die Meldungen in dem Fenster an, in dem Herna gestartet wurde.
client-offline = Der Server ist gerade nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
    .team = Der Server ist gerade nicht erreichbar. Prüft die Verbindung und versucht es noch einmal.
client-join-title = Hier ist ein Platz für dich
    .team = Hier ist ein Platz für euch
client-join = Mitspielen
client-invite-title = Lade jemanden ein
client-invite-title-many = Lade andere ein
client-invite-explain-many = Jeder Link ist für eine Person. Die Partie beginnt, sobald alle Plätze besetzt sind.
client-link-invite-for = Link: { $who }
client-invite-explain = Schick den Link oder lass den Code scannen. Die Partie beginnt, sobald jemand mitspielt.
client-lobby-bot = Platz einem Bot geben
client-lobby-bot-for = Bot für { $who }
client-lobby-cancel = Tisch absagen
client-lobby-sure = Die Links gelten dann nicht mehr, und niemand kann mehr mitspielen.
client-lobby-gone = Dieser Tisch ist abgesagt
client-lobby-gone-explain = Wer ihn eröffnet hat, hat ihn abgesagt. Eröffne einen eigenen oder setz dich an einen anderen.
client-link-invite = Link für Mitspieler
client-link-watch = Link für Zuschauer
client-link-mine = Mein Link: zurück an diesen Platz, auch von einem anderen Gerät
client-qr = Der Link als QR-Code
client-copy = Kopieren
client-copied = Kopiert
client-share = Teilen
client-print = Drucken
client-reach-lost = Diese Links funktionieren nur auf diesem Computer.
client-reach-shut = Lass Handys und Computer in deinem Netz (im selben WLAN) mitspielen; das lässt sich jederzeit wieder schließen.
client-reach-alone = Verbinde diesen Computer mit einem Netz und öffne die Seite neu.
client-reach-fixed = Frag nach der Adresse dieses Servers und öffne diese Seite dort.
client-reach-open = Andere mitspielen lassen
client-reach-opened = Andere in deinem Netz spielen mit über
client-reach-close = Wieder schließen
client-tools = Werkzeuge
client-undo = Zurück
client-hint = Tipp
client-last-turn = Zuletzt
client-show-again = Noch einmal zeigen, was seit deinem Zug geschehen ist
    .team = Noch einmal zeigen, was seit eurem Zug geschehen ist
client-show-again-watching = Den letzten Zug noch einmal zeigen
client-looking-back = Rückblick
client-looking-back-at = Damals: { $what }
client-looking-back-rests = Du blickst zurück. Zum Spielen wähle „Zurück ins Spiel“.
    .team = Ihr blickt zurück. Zum Spielen wählt „Zurück ins Spiel“.
client-back-to-now = Zurück ins Spiel
client-news-came = ist neu hier
client-news-moved = hat den Platz gewechselt
client-news-turned = hat sich verändert
client-news-went = Nicht mehr da: { $what }
client-news-setting = Was die anderen getan haben
client-news-explain = Seit deinem letzten Zug. Ecken: kam hierher oder hat sich verändert. Punkte: woher. Kreuz: nicht mehr da.
    .team = Seit eurem letzten Zug. Ecken: kam hierher oder hat sich verändert. Punkte: woher. Kreuz: nicht mehr da.
client-thinking = Denkt nach
client-overlays = Ebenen
client-overlays-explain = Wird über den Plan gezeichnet, für alle, die spielen.
client-overlay-empty = im Moment nichts
client-rules = Regeln
client-about-tap = Einfach antippen.
client-about-tap-then = Tippe es an und wähle: { $what }
    .team = Tippt es an und wählt: { $what }
client-about-not-now = Jetzt nicht: { $why }
client-rule = Regel { $rule }
client-more = Mehr
client-draw = Unentschieden anbieten
client-resign = Aufgeben
client-bot-for = Bot für { $who } vorschlagen
client-bot-me = An einen Bot übergeben
client-bot-any = Bot übernehmen lassen
client-bot-seat = Bot für { $who } einsetzen
client-bot-explain = Du kannst deinen Platz jederzeit wieder einnehmen. Ist jemand anderes weg, werden zuerst die übrigen gefragt.
    .team = Ihr könnt euren Platz jederzeit wieder einnehmen. Ist jemand anderes weg, werden zuerst die übrigen gefragt.
client-level-bot = Schwierigkeit des Bots
client-bot-plays = Ein Bot spielt für dich.
    .team = Ein Bot spielt für euch.
client-bot-back = Platz wieder einnehmen
client-resign-sure = Die Partie endet und die andere Seite gewinnt.
client-resign-sure-many = Auf deinem Platz spielt ein Bot weiter.
    .team = Auf eurem Platz spielt ein Bot weiter.
client-result-place = { $place }.{"\u00A0"}{ $who }
client-taken-back = zurückgenommen
client-times-back = { $times ->
    [one] Einmal wurde eine Aktion zurückgenommen.
   *[other] { $times }-mal wurde eine Aktion zurückgenommen.
}
client-beside = Neben dem Plan
client-log = Spielverlauf
client-by-organiser = von der Spielleitung eingetragen
client-log-empty = Noch nichts.
client-look-at = { $what } (zeigen, wie es damals war)
client-chat = Chat
client-chat-empty = Sag hallo!
    .team = Sagt hallo!
client-chat-say = Nachricht schreiben
client-chat-send = Senden
client-menu = Wähle
    .team = Wählt
client-ahead = Das würde passieren: { $what }
client-zoom = Zoom
client-zoom-in = Vergrößern
client-zoom-out = Verkleinern
client-zoom-fit = Alles anzeigen
client-back = Abbrechen
client-confirm = Bestätigen
client-confirm-group = Bestätige deine Wahl
    .team = Bestätigt eure Wahl
client-confirm-how = Tippe noch einmal oder drück Enter, um zu bestätigen. Esc bricht ab.
    .team = Tippt noch einmal oder drückt Enter, um zu bestätigen. Esc bricht ab.
client-ask-less = Nicht mehr fragen
client-ask-less-explain = Das lässt sich in den Einstellungen ändern.
client-asks-final = Ab jetzt werden nur endgültige Aktionen bestätigt. Das lässt sich in den Einstellungen ändern.
client-asks-nothing = Ab jetzt gilt jede Aktion sofort. Das lässt sich in den Einstellungen ändern.
client-type = Schreiben
client-type-field = Aktion schreiben
client-type-how = Aktion schreiben, etwa „{ $example }“
client-type-unknown = „{ $what }“ gibt es hier nicht. Wähle aus der Liste.
    .team = „{ $what }“ gibt es hier nicht. Wählt aus der Liste.
client-type-ways = Wie es weitergeht
client-nothing-there = Hier kannst du gerade nichts tun. Tippe auf etwas, das leuchtet.
    .team = Hier könnt ihr gerade nichts tun. Tippt auf etwas, das leuchtet.
client-question = Eine Frage an dich
    .team = Eine Frage an euch
client-agree = Zustimmen
client-decline = Ablehnen
client-asked = Anfrage gesendet. Noch keine Antwort.
client-withdraw = Zurückziehen

## Das Ende

client-result = Ergebnis
client-result-won = Du hast gewonnen!
    .team = Ihr habt gewonnen!
client-result-lost = Du hast verloren
    .team = Ihr habt verloren
client-result-mine = { $place }. Platz
client-result-draw = Unentschieden
client-result-draw-short = Remis
client-result-side = Sieg: { $who }
client-result-all-won = Gemeinsam gewonnen!
client-result-all-lost = Gemeinsam verloren
client-series = { $played ->
    [one] Nach einer Partie: { $score }
   *[other] Nach { $played } Partien: { $score }
}
client-why-draw = Beide Seiten waren sich einig.
client-rematch = Noch einmal
client-rematch-go = Zur nächsten Partie
client-replay = Wiedergabe
client-review = Analyse
client-download = Herunterladen
client-verify = Würfel prüfen
client-dice-honest = { $events ->
    [one] Die Würfel sind fair: Das eine Zufallsereignis stimmt.
   *[other] Die Würfel sind fair: Alle { $events } Zufallsereignisse stimmen.
}
client-dice-hidden = Der Startwert der Würfel bleibt geheim, bis die Partie vorbei ist.
client-imported = Aus einer Datei
client-imported-explain = Importiert: Namen und Würfel sind so, wie die Datei sie nennt; dieser Server hat die Partie nicht gesehen.
client-dice-loaded = Die Würfel passen nicht zu ihrem Startwert! Trau dieser Datei nicht.
    .team = Die Würfel passen nicht zu ihrem Startwert! Traut dieser Datei nicht.
client-dice-explain = Der Fingerabdruck stand vor dem ersten Zug fest. Der nun aufgedeckte Startwert ergibt denselben Fingerabdruck und alle Zufallsereignisse der Partie.
client-dice-same = Wird eine Aktion zurückgenommen und wiederholt, entscheidet der Zufall wieder gleich.
client-dice-new = Diese Partie ist älter: Wurde eine Aktion zurückgenommen und wiederholt, entschied der Zufall neu.
client-dice-commitment = Fingerabdruck (SHA-256)
client-dice-seed = Startwert

## Wiedergabe

client-replay-start = Anfang
client-replay-position = Stelle in der Partie
client-replay-at = { $at } von { $last }
client-first = Zum Anfang
client-previous = Schritt zurück
client-next = Schritt vor
client-last = Zum Ende
client-play = Abspielen
client-pause = Pause
client-link-position = Link hierher
client-branch = Von hier weiterspielen
client-branch-explain = Eine neue Partie gegen einen Bot, die mit dieser Stellung beginnt. Die alte bleibt, wie sie war.

## Regeln

client-rules-search = In den Regeln suchen
client-rules-nothing = In den Regeln nichts gefunden. Versuch ein anderes Wort.
    .team = In den Regeln nichts gefunden. Versucht ein anderes Wort.
client-rules-missing = Die Regeln dieses Spiels gibt es hier noch nicht.
client-table-of = Tabelle
client-missing = Seite nicht gefunden
client-missing-explain = Vielleicht ist die Adresse falsch, oder den Tisch gibt es nicht mehr. Prüfe den Link.

## Einstellungen

client-settings = Einstellungen
client-language = Sprache
client-theme = Darstellung
client-theme-system = Wie auf dem Gerät
client-theme-light = Hell
client-theme-dark = Dunkel
client-speed = Animationstempo
client-speed-slow = Langsam
client-speed-normal = Normal
client-speed-fast = Schnell
client-speed-none = Ohne Animation
client-confirm-setting = Aktionen bestätigen
client-confirm-explain = Endgültig sind wichtige Aktionen, die sich nicht zurücknehmen lassen.
client-confirm-all = Alle
client-confirm-final = Endgültige
client-confirm-none = Keine
client-sound = Ton
client-notify = Benachrichtigungen
client-notify-explain = Wenn du am Zug bist und die Seite im Hintergrund ist.
client-close = Schließen
client-read = In Worten erklären

## Der erste Zug

client-story = Die Geschichte
client-guide = Kurze Einführung
client-guide-skip = Überspringen
client-guide-next = Weiter
client-guide-done = Los geht’s
client-guide-again = Einführung wiederholen
client-guide-prompt = Die Zeile über dem Plan sagt immer, was jetzt zu tun ist.
client-guide-touch = Was leuchtet, lässt sich antippen. Probier es aus!
    .team = Was leuchtet, lässt sich antippen. Probiert es aus!
client-guide-follow = Tippe jetzt auf das Ziel oder auf das, was geschehen soll. Mit Esc oder einem Tipp daneben brichst du ab.
    .team = Tippt jetzt auf das Ziel oder auf das, was geschehen soll. Mit Esc oder einem Tipp daneben brecht ihr ab.
client-guide-wait = Gerade ist jemand anderes dran; warte kurz.
    .team = Gerade ist jemand anderes dran; wartet kurz.
client-guide-after = Das war deine erste Aktion. Langes Drücken oder ein Rechtsklick verrät, was etwas ist.
    .team = Das war eure erste Aktion. Langes Drücken oder ein Rechtsklick verrät, was etwas ist.
client-guide-tools = Unter dem Plan: zurücknehmen, einen Tipp holen, Bedrohungen sehen, Regeln lesen.

## Hilfe

client-help = Tasten und Gesten
client-key-tab = Tab
client-key-tab-does = von einem Teil des Plans zum nächsten
client-key-arrows = Pfeile
client-key-arrows-does = innerhalb eines Teils
client-key-enter = Enter
client-key-enter-does = auswählen
client-key-r = R
client-key-r-does = nächste Möglichkeit ansehen (auch Mausrad oder zweiter Finger); Enter bestätigt
client-key-zoom = + − 0
client-key-zoom-does = vergrößern, verkleinern, alles zeigen (auch Mausrad oder zwei Finger)
client-key-escape = Esc
client-key-escape-does = letzte Auswahl aufheben
client-key-u = U
client-key-u-does = zurücknehmen
client-key-h = H
client-key-h-does = Tipp
client-key-slash = /
client-key-slash-does = Aktion in Worten schreiben
client-key-question = ?
client-key-question-does = diese Hilfe
client-key-press = Lange drücken
client-key-press-does = was ist das? (oder Rechtsklick)
client-key-drag = Ziehen
client-key-drag-does = auswählen und gleich ablegen

client-debrief = So lief die Partie
client-debrief-turn = Wendepunkt
client-debrief-show = In der Wiedergabe
client-link-replay = Link zur Wiedergabe
client-why-resign-you = Du hast aufgegeben.
    .team = Ihr habt aufgegeben.
client-why-flag-you = Deine Zeit ist abgelaufen.
    .team = Eure Zeit ist abgelaufen.

## The workshop, from other pages

client-lessons = Lektionen
client-first-lesson = Erste Lektion
client-next-lesson = Nächste Lektion
client-practise = Üben
client-daily = Rätsel des Tages
client-due = { $mistakes ->
    [one] { $mistakes } Fehler zum Üben
   *[other] { $mistakes } Fehler zum Üben
}
client-solved = gelöst
client-workshop = Werkstatt
client-sheet-own = Eigener Satz
client-sheet-standard = Standard
client-sheet-other = Anderer Satz
client-sheet-wrong = In deinem eigenen Satz stimmt etwas nicht. Öffne die Werkstatt und ändere es.
client-sheet-open = Werkstatt öffnen
