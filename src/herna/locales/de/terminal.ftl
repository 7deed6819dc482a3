# Was ein Terminal denen sagt, die dort spielen.

terminal-your-seat = Dein Platz; zurück kommst du mit: { $command }
terminal-come-back = Zurück kommst du mit: { $command }
terminal-no-answer = { $site } antwortet nicht. Prüfe die Adresse und versuch es noch einmal.
terminal-not-understood = Der Server spricht eine andere Version des Protokolls. Nimm dieselbe Version von Herna wie der Server.
terminal-away = Der Server ist kurz weg. Die Verbindung wird wiederhergestellt …
terminal-sealed = Die Würfel sind versiegelt; SHA-256 ihres Startwerts:
terminal-how = Gib die Nummer einer Aktion oder die Aktion selbst ein; ? hilft, q beendet.
terminal-watching = Du schaust zu; Ctrl-C beendet.
terminal-seat-bot = { $seat } (Bot, { $level })
terminal-seat-you = { $seat } (du)
terminal-seat-free = { $seat } (noch niemand)
terminal-seat-somebody = { $seat } (ein Spieler)
terminal-chance = Zufall
terminal-plays = { $who } spielt { $action }
terminal-only = { $who } kann nur { $action } spielen
terminal-chance-gives = der Zufall bringt { $action }
terminal-thinking = { $who } denkt nach
terminal-hint = Tipp: { $what } Gib { $action } ein.
terminal-hint-number = Tipp: { $what } Gib { $action } oder { $number } ein.
terminal-bot-thinking = der Bot ({ $level }) denkt nach
terminal-no-hint = Hier gibt es keinen Tipp.
terminal-prompt = Nummer oder Aktion (? hilft):
terminal-prompt-seat = { $seat }, Nummer oder Aktion (? hilft):
terminal-prompt-over = Nummer oder Aktion, oder q zum Beenden:
terminal-no-number = Die Nummer { $number } gibt es nicht. Wähle eine von 1 bis { $last }.
terminal-refused = { $action }: { $why } (Regel { $rule })
terminal-many = Eintippen lassen sich noch viele weitere Aktionen, etwa { $example }.
terminal-still-possible = Die Partie ist vorbei, aber das geht noch:
terminal-agree = Bist du einverstanden?
terminal-all-agree = Sind alle einverstanden?
terminal-yes-or-no = [J/n]
terminal-yes = j ja
terminal-no = n nein
terminal-unfinished = Eine Partie vom { $when } ist nicht zu Ende. Weiterspielen?
terminal-nothing-back = Es gibt noch nichts zurückzunehmen.
terminal-taken-back = Zurückgenommen: { $actions }
terminal-times-back = { $times ->
    [one] Einmal wurde eine Aktion zurückgenommen.
   *[other] { $times }-mal wurde eine Aktion zurückgenommen.
}
terminal-kept-here = Jede Aktion wird in { $path } gespeichert; `save PATH` schreibt eine Kopie.
terminal-exists = { $path } gibt es schon; wähle einen anderen Namen.
terminal-copied = Eine Kopie liegt in { $path }.
terminal-options = Optionen: { $options }
terminal-lost-dice = Die Würfel dieser Partie sind verloren, deshalb geht sie in einer Kopie mit neuen weiter; die alte Datei bleibt, wie sie ist.
terminal-kept = Gespeichert in { $path }
terminal-resumed = Weiter nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
 }; zuletzt: { $actions }
terminal-chance-begins = Der Zufall beginnt: { $actions }
terminal-too-wide = (Das Spielfeld bräuchte { $columns } Spalten.)
terminal-go-on = Die Partie ist gespeichert. So geht sie weiter:
terminal-won = Sieg: { $winners }.
terminal-you-won = Du hast gewonnen!
terminal-you-lost = Du hast verloren.
terminal-draw = Unentschieden.
terminal-scores = Punkte: { $scores }.
terminal-match-in = Die Partie liegt in { $path }
terminal-check-dice = Ihre Würfel prüfst du mit: { $command }
terminal-file = Die Partie als Datei: { $address }
terminal-help = Gib eine Aktion so ein, wie sie in der Liste steht, oder ihre Nummer. Außerdem:
terminal-help-moves = die möglichen Aktionen noch einmal auflisten
terminal-help-board = das Spielfeld noch einmal zeichnen
terminal-help-hint = einen starken Bot fragen, was er tun würde
terminal-help-undo = deine letzte Aktion zurücknehmen
terminal-help-ask-undo = darum bitten, deine letzte Aktion zurückzunehmen
terminal-help-say = mit den anderen reden
terminal-help-draw = ein Unentschieden anbieten
terminal-help-resign = die Partie aufgeben
terminal-help-save = eine Kopie der bisherigen Partie schreiben
terminal-help-help = das hier
terminal-help-leave = gehen, wie Ctrl-D und Ctrl-C; zurück geht es mit derselben Adresse
terminal-help-quit = gehen, wie Ctrl-D und Ctrl-C; die Partie bleibt gespeichert und kann fortgesetzt werden
