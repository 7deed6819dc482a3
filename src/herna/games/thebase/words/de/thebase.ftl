thebase-title = Der Stützpunkt
thebase-summary =
    Führe deine drei Spielfiguren durch das Labyrinth auf die Zielfelder gegenüber, bevor der Countdown abläuft.
    Du hast drei Aktionen je Zug: durch Durchgänge ziehen, ein freies Plättchen neben einer Figur aufdecken oder drehen, Gegner schlagen.
thebase-story =
    Keine Karte zeigt den Stützpunkt. Aufklärer, die Proben holen sollen, haben sich hineingegraben, und alles darin ist erwacht: die Bildschirme, die Archive und das, was hier jemand aus Tieren und Menschen gezüchtet hat.
    Eine Warnung erscheint: In zwanzig Runden zerstört sich der Stützpunkt selbst. Die Aufklärer wollen überleben, die Mutanten wollen in die Freiheit. Die Ausgänge liegen gegenüber, und für alle ist dort kein Platz.
thebase-seat-R = Aufklärer
thebase-seat-G = Mutanten

## Varianten

thebase-option-crossing = Eigene Figuren überqueren
thebase-option-crossing-explain = Geht eine Figur zum üblichen Preis über die eigenen hinweg, oder überspringt sie genau eine davon?
thebase-option-crossing-walk = Eine Aktion je Plättchen
thebase-option-crossing-leap = Eine Figur überspringen
thebase-option-idle_rotation = Drehungen, die nichts ändern
thebase-option-idle_rotation-explain = Ob du eine Aktion für eine Drehung ausgeben darfst, nach der das Plättchen gleich liegt.
thebase-option-idle_rotation-true = Erlaubt
thebase-option-idle_rotation-false = Verboten
thebase-option-return_chooser = Wer das Rückkehrfeld wählt
thebase-option-return_chooser-explain = Manchmal kann eine geschlagene Figur auf mehrere Startfelder zurückkehren.
thebase-option-return_chooser-owner = Die geschlagene Seite
thebase-option-return_chooser-attacker = Die angreifende Seite
thebase-option-tie_break = Entscheidung nach Ablauf des Countdowns
thebase-option-tie_break-explain = Was verglichen wird, wenn beide Seiten gleich viele Figuren in Sicherheit haben.
thebase-option-tie_break-rear = Nur die hinterste Figur
thebase-option-tie_break-rearThenNext = Alle, von hinten an
thebase-option-mix = Mischung der Plättchen
thebase-option-mix-explain = Wie viele Sackgassen (D), Geraden (I), Kurven (L), Abzweigungen (T) und Kreuzungen (X) es gibt: zusammen 24. Die übliche Mischung ist nachempfunden.

## Dinge

thebase-zone-board = Labyrinth
thebase-zone-countdown = Countdown
thebase-zone-supply = Noch verdeckte Plättchen
thebase-zone-choice = Entscheidung
thebase-piece = { $side ->
    [R] Aufklärer { $number }
   *[G] Mutant { $number }
}
thebase-piece-label = { $side ->
    [R] Aufklärer { $number }
   *[G] Mutant { $number }
}{ $condition ->
    [saved] , in Sicherheit auf { $place }
    [locked] , eingesperrt auf { $place }
    [waiting] , vor der Rückkehr
   *[active] , auf { $place }
}
thebase-type-D = Sackgasse
thebase-type-I = Gerade
thebase-type-L = Kurve
thebase-type-T = Abzweigung
thebase-type-X = Kreuzung
thebase-type-centre = Mitte des Labyrinths
thebase-passages = { $mask ->
    [m1] Durchgang nach Norden
    [m2] Durchgang nach Osten
    [m3] Durchgänge nach Norden und Osten
    [m4] Durchgang nach Süden
    [m5] Durchgänge nach Norden und Süden
    [m6] Durchgänge nach Osten und Süden
    [m7] Durchgänge nach Norden, Osten und Süden
    [m8] Durchgang nach Westen
    [m9] Durchgänge nach Norden und Westen
    [ma] Durchgänge nach Osten und Westen
    [mb] Durchgänge nach Norden, Osten und Westen
    [mc] Durchgänge nach Süden und Westen
    [md] Durchgänge nach Norden, Süden und Westen
    [me] Durchgänge nach Osten, Süden und Westen
   *[mf] Durchgänge nach allen Seiten
}
thebase-tile = Plättchen { $place }, { $type }, { $passages }
thebase-tile-held = Plättchen { $place }, { $type }, { $passages }, besetzt: { $piece }
thebase-tile-back = Plättchen { $place }, verdeckt
thebase-tile-loose = Plättchen { $place }, { $type }, noch nicht ausgerichtet
thebase-slot-undealt = { $side ->
    [R] Startfeld { $place } der Aufklärer
   *[G] Startfeld { $place } der Mutanten
}
thebase-slot = { $side ->
    [R] Startfeld { $place } der Aufklärer, { $number ->
        [0] ohne Nummer
       *[other] Nummer { $number }
    }
   *[G] Startfeld { $place } der Mutanten, { $number ->
        [0] ohne Nummer
       *[other] Nummer { $number }
    }
}
thebase-slot-held = { $side ->
    [R] Startfeld { $place } der Aufklärer, { $number ->
        [0] ohne Nummer
       *[other] Nummer { $number }
    }, besetzt: { $piece }
   *[G] Startfeld { $place } der Mutanten, { $number ->
        [0] ohne Nummer
       *[other] Nummer { $number }
    }, besetzt: { $piece }
}
thebase-seat-label = { $side ->
    [R] Aufklärer
   *[G] Mutanten
}: { $saved } von 3 in Sicherheit, { $tokens ->
    [0] kein Bonus-Chip
    [one] { $tokens } Bonus-Chip
   *[other] { $tokens } Bonus-Chips
}
thebase-token = { $side ->
    [R] Bonus-Chip der Aufklärer
   *[G] Bonus-Chip der Mutanten
}
thebase-countdown = Countdown: noch { $left ->
    [one] { $left } Runde
   *[other] { $left } Runden
}
thebase-actions = Noch { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
thebase-supply = { $count ->
    [one] { $count } Plättchen ist noch verdeckt
   *[other] { $count } Plättchen sind noch verdeckt
}
thebase-supply-type = { $count } × { $type }
thebase-turn = Um { $degrees }° drehen: { $passages }
thebase-orient = So hinlegen: { $passages }
thebase-spend-action = 1 zusätzliche Aktion
thebase-spend-time = 1 zusätzliche Runde
thebase-pass = Passen
thebase-challenge = Kampf gegen die Zeit

## Was jetzt zu tun ist

thebase-prompt-dealing = Startfelder und Plättchen werden gezogen.
thebase-prompt-orient = Dreh Plättchen { $place }, wie du willst; zum Startfeld { $slot } muss ein Durchgang zeigen.
thebase-prompt-orient-one = Dreh Plättchen { $place }: Nur so herum zeigt ein Durchgang zum Startfeld { $slot }.
thebase-prompt-orient-wait = { $side ->
    [R] Die Aufklärer richten Plättchen { $place } aus.
   *[G] Die Mutanten richten Plättchen { $place } aus.
}
thebase-prompt-revealing = Plättchen { $place } wird aufgedeckt …
thebase-prompt-act = Du bist am Zug: noch { $actions ->
    [one] { $actions } Aktion.
   *[other] { $actions } Aktionen.
}
thebase-prompt-start = Du bist am Zug: { $actions ->
    [one] { $actions } Aktion.
   *[other] { $actions } Aktionen.
} { $tokens ->
    [one] Vorher kannst du deinen Bonus-Chip einlösen.
   *[other] Vorher kannst du deine Bonus-Chips einlösen.
}
thebase-prompt-wait = { $side ->
    [R] Die Aufklärer sind am Zug
   *[G] Die Mutanten sind am Zug
}: noch { $actions ->
    [one] { $actions } Aktion.
   *[other] { $actions } Aktionen.
}
thebase-prompt-pass = Du kannst nichts tun und musst passen.
thebase-prompt-return-mine = { $side ->
    [R] Wähle, wohin dein Aufklärer { $number } zurückkehrt.
   *[G] Wähle, wohin dein Mutant { $number } zurückkehrt.
}
thebase-prompt-return-theirs = { $side ->
    [R] Wähle, wohin Aufklärer { $number } zurückkehren muss.
   *[G] Wähle, wohin Mutant { $number } zurückkehren muss.
}
thebase-prompt-return-wait = { $chooser ->
    [R] Die Aufklärer wählen
   *[G] Die Mutanten wählen
}, wohin { $side ->
    [R] Aufklärer { $number }
   *[G] Mutant { $number }
} zurückkehrt.
thebase-prompt-challenge = Kampf gegen die Zeit: noch { $actions ->
    [one] { $actions } Aktion,
   *[other] { $actions } Aktionen,
} { $turns ->
    [one] das ist dein letzter Zug.
   *[other] { $turns } Züge übrig.
}
thebase-prompt-challenge-offer = { $side ->
    [R] Die Aufklärer haben gewonnen.
   *[G] Die Mutanten haben gewonnen.
} Bringst du noch alle drei Figuren in Sicherheit? { $turns ->
    [one] Du hast { $turns } Zug.
   *[other] Du hast { $turns } Züge.
}
thebase-prompt-challenge-over = { $side ->
    [R] Die Aufklärer haben gewonnen.
   *[G] Die Mutanten haben gewonnen.
} { $outcome ->
    [won] Die andere Seite hat den Kampf gegen die Zeit gewonnen.
   *[lost] Die andere Seite hat den Kampf gegen die Zeit verloren.
}
thebase-prompt-won = { $side ->
    [R] Die Aufklärer haben gewonnen.
   *[G] Die Mutanten haben gewonnen.
}
thebase-prompt-draw = Die Partie endet unentschieden.

## Protokoll

thebase-log-dealt = { $side ->
    [R] Startfelder der Aufklärer: { $numbers }
   *[G] Startfelder der Mutanten: { $numbers }
}
thebase-log-drawn = { $place }: { $type }.
thebase-log-oriented = { $side ->
    [R] Die Aufklärer richten { $place } aus: { $passages }.
   *[G] Die Mutanten richten { $place } aus: { $passages }.
}
thebase-log-step = { $side ->
    [R] Aufklärer { $number } zieht nach { $to }.
   *[G] Mutant { $number } zieht nach { $to }.
}
thebase-log-home = { $side ->
    [R] Aufklärer { $number } zieht sich auf Startfeld { $to } zurück.
   *[G] Mutant { $number } zieht sich auf Startfeld { $to } zurück.
}
thebase-log-crossing = { $side ->
    [R] Aufklärer { $number } zieht über { $over } nach { $to }.
   *[G] Mutant { $number } zieht über { $over } nach { $to }.
}
thebase-log-eliminates = { $side ->
    [R] Aufklärer { $number } schlägt Mutant { $victim } auf { $place }.
   *[G] Mutant { $number } schlägt Aufklärer { $victim } auf { $place }.
}
thebase-log-returns = { $side ->
    [R] Aufklärer { $number } kehrt auf Startfeld { $slot } zurück.
   *[G] Mutant { $number } kehrt auf Startfeld { $slot } zurück.
}
thebase-log-saved = { $side ->
    [R] Aufklärer { $number } ist auf { $slot } in Sicherheit.
   *[G] Mutant { $number } ist auf { $slot } in Sicherheit.
}
thebase-log-saved-token = { $side ->
    [R] Aufklärer { $number } ist auf { $slot } in Sicherheit und bringt einen Bonus-Chip ein.
   *[G] Mutant { $number } ist auf { $slot } in Sicherheit und bringt einen Bonus-Chip ein.
}
thebase-log-rotated = { $side ->
    [R] Die Aufklärer drehen { $place } um { $degrees }°.
   *[G] Die Mutanten drehen { $place } um { $degrees }°.
}
thebase-log-reveal = { $side ->
    [R] Die Aufklärer decken { $place } auf.
   *[G] Die Mutanten decken { $place } auf.
}
thebase-log-shown = { $place }: { $type }, { $passages }.
thebase-log-spent-action = { $side ->
    [R] Die Aufklärer lösen einen Bonus-Chip ein: { $actions } Aktionen in diesem Zug.
   *[G] Die Mutanten lösen einen Bonus-Chip ein: { $actions } Aktionen in diesem Zug.
}
thebase-log-spent-time = { $side ->
    [R] Die Aufklärer lösen einen Bonus-Chip ein: Der Countdown geht zurück auf { $left }.
   *[G] Die Mutanten lösen einen Bonus-Chip ein: Der Countdown geht zurück auf { $left }.
}
thebase-log-pass = { $side ->
    [R] Die Aufklärer können nichts tun und passen.
   *[G] Die Mutanten können nichts tun und passen.
}
thebase-log-round = { $left ->
    [0] Die letzte Runde ist zu Ende.
   *[other] Die Runde ist zu Ende. Countdown: { $left }
}
thebase-log-win-third = { $side ->
    [R] Die Aufklärer gewinnen: Alle drei sind in Sicherheit.
   *[G] Die Mutanten gewinnen: Alle drei sind in Sicherheit.
}
thebase-log-win-saved = { $side ->
    [R] Die Aufklärer gewinnen mit { $saved } zu { $others } Figuren in Sicherheit.
   *[G] Die Mutanten gewinnen mit { $saved } zu { $others } Figuren in Sicherheit.
}
thebase-log-win-rear = { $side ->
    [R] Die Aufklärer gewinnen
   *[G] Die Mutanten gewinnen
}: Gleich viele sind in Sicherheit, aber ihre hinterste Figur ist nur { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
} vom Ziel entfernt, die gegnerische { $others }.
thebase-log-win-next = { $side ->
    [R] Die Aufklärer gewinnen
   *[G] Die Mutanten gewinnen
}: Die hintersten Figuren sind gleichauf, aber die nächste ist nur { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
} vom Ziel entfernt, die gegnerische { $others }.
thebase-log-draw = Unentschieden: Beide Seiten haben { $saved } in Sicherheit, und die hintersten Figuren sind gleich weit vom Ziel entfernt ({ $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
}).
thebase-log-challenge = { $side ->
    [R] Die Aufklärer nehmen den Kampf gegen die Zeit auf
   *[G] Die Mutanten nehmen den Kampf gegen die Zeit auf
}: { $turns ->
    [one] { $turns } Zug.
   *[other] { $turns } Züge.
}
thebase-log-challenge-turn = { $left ->
    [0] Die Zeit ist um.
    [one] Kampf gegen die Zeit: noch { $left } Zug.
   *[other] Kampf gegen die Zeit: noch { $left } Züge.
}
thebase-log-challenge-won = { $side ->
    [R] Die Aufklärer gewinnen den Kampf gegen die Zeit.
   *[G] Die Mutanten gewinnen den Kampf gegen die Zeit.
}
thebase-log-challenge-lost = { $side ->
    [R] Die Aufklärer verlieren den Kampf gegen die Zeit.
   *[G] Die Mutanten verlieren den Kampf gegen die Zeit.
}

## Wie die Geschichte endet

thebase-ending-saved = { $side ->
    [R] Der letzte Aufklärer erreicht den Notausgang: Der ganze Trupp ist draußen.
   *[G] Der letzte Mutant bricht durch den Notausgang: Sie sind alle frei.
} Hinter ihnen verschlingen Explosionen die Gänge und alle, die zu langsam sind.
thebase-ending-countdown = { $saved ->
    [0] Der Countdown ist abgelaufen, und an den Ausgängen ist niemand. Schreie und schwere Schritte hallen durch die Gänge. Dann ein kurzer Blitz.
   *[other] Der Countdown ist abgelaufen. An den Ausgängen hört man noch Schreie und die schweren Schritte derer, die es nicht schaffen. Im letzten Augenblick fliehen die Geretteten in die dunklen Tunnel. Ein kurzer Blitz, und für die anderen ist es vorbei.
}
thebase-ending-challenge-won =
    Kurz vor null verlässt das letzte Lebewesen den Stützpunkt. Tief in den Tunneln warten alle auf die Explosion. Sie bleibt aus: Da niemand mehr drin war, hat der Countdown von selbst angehalten.
    Die Lichter gehen aus, und der Stützpunkt versinkt wieder in seiner langen Stille.
thebase-ending-challenge-lost = { $side ->
    [R] Null. Durch die Gänge hallen noch die Rufe der Aufklärer, die es nicht geschafft haben.
   *[G] Null. Durch die Gänge hallen noch die schweren Schritte der Mutanten, die es nicht geschafft haben.
} Ein kurzer Blitz, und vom Stützpunkt bleibt nichts.

## Was sich einblenden lässt

thebase-overlay-threats = Bedrohungen
thebase-overlay-token-threats = Bedrohungen mit Bonus-Chips
thebase-overlay-guards = Deckung
thebase-overlay-exposed = Ungedeckte bedrohte Figuren
thebase-overlay-locked = Eingesperrte Figuren
thebase-overlay-route = Wege zum Ziel
thebase-mark-threat = { $side ->
    [R] Aufklärer { $number } kann Mutant { $other } in einem Zug schlagen
   *[G] Mutant { $number } kann Aufklärer { $other } in einem Zug schlagen
}
thebase-mark-token-threat = { $side ->
    [R] Aufklärer { $number } kann Mutant { $other } mit Bonus-Chips in einem Zug schlagen
   *[G] Mutant { $number } kann Aufklärer { $other } mit Bonus-Chips in einem Zug schlagen
}
thebase-mark-guard = { $side ->
    [R] Aufklärer { $number } deckt Aufklärer { $other } und kann zurückschlagen
   *[G] Mutant { $number } deckt Mutant { $other } und kann zurückschlagen
}
thebase-mark-self-guard = { $side ->
    [R] Aufklärer { $number } deckt sich selbst: Er könnte vom Startfeld zurückschlagen
   *[G] Mutant { $number } deckt sich selbst: Er könnte vom Startfeld zurückschlagen
}
thebase-mark-exposed = { $side ->
    [R] Aufklärer { $number } ist bedroht und ungedeckt
   *[G] Mutant { $number } ist bedroht und ungedeckt
}
thebase-mark-locked = { $side ->
    [R] Aufklärer { $number } ist eingesperrt
   *[G] Mutant { $number } ist eingesperrt
}
thebase-mark-route = { $side ->
    [R] Aufklärer { $number }
   *[G] Mutant { $number }
}: etwa { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
} bis zum Ziel
thebase-mark-cut-off = { $side ->
    [R] Aufklärer { $number } hat derzeit keinen Weg zum Ziel
   *[G] Mutant { $number } hat derzeit keinen Weg zum Ziel
}

## Abgelehnt

thebase-refusal-no-such-action = Diese Aktion gibt es in diesem Spiel nicht. Wähle eine auf dem Plan.
thebase-refusal-match-over = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
thebase-refusal-not-the-challenge = Den Kampf gegen die Zeit darf nur die Seite aufnehmen, die durch eine dritte Figur in Sicherheit verloren hat, und nur einmal.
thebase-refusal-setup-first = Schließ zuerst den Aufbau ab.
thebase-refusal-setup-done = Der Aufbau ist abgeschlossen. Nutze stattdessen eine Aktion.
thebase-refusal-chance-waits = Warte, bis das Plättchen aufgedeckt ist.
thebase-refusal-no-chance-waits = Dort wird kein Plättchen aufgedeckt. Wähle eine Aktion.
thebase-refusal-none-left = Von dieser Form ist kein Plättchen mehr übrig. Wähle eine andere.
thebase-refusal-out-of-order = Dieses Plättchen ist noch nicht an der Reihe. Halte dich an die Reihenfolge.
thebase-refusal-other-type = Das Plättchen hat eine andere Form. Wähle eine Drehung des gezogenen.
thebase-refusal-wall-to-slot = Vor dem Startfeld wäre eine Mauer. Dreh das Plättchen so, dass ein Durchgang dorthin zeigt.
thebase-refusal-return-waits = Zuerst muss die geschlagene Figur zurückkehren. Wähle ihr Startfeld.
thebase-refusal-no-return-waits = Diese Figur wartet nicht auf ihre Rückkehr. Wähle eine andere Aktion.
thebase-refusal-not-a-return-slot = Auf dieses Startfeld kann die Figur nicht zurückkehren. Wähle eines, das leuchtet.
thebase-refusal-not-your-piece = Diese Figur gehört der anderen Seite. Wähle eine von deinen.
thebase-refusal-piece-saved = Diese Figur ist in Sicherheit und bleibt, wo sie ist. Wähle eine andere.
thebase-refusal-not-adjacent = Dieses Feld liegt nicht neben der Figur. Wähle ein benachbartes.
thebase-refusal-face-down-tile = Dieses Plättchen ist verdeckt. Deck es zuerst auf.
thebase-refusal-wall = Eine Mauer ist im Weg. Dreh ein Plättchen oder wähle einen anderen Weg.
thebase-refusal-own-piece-there = Dort steht eine deiner eigenen Figuren. Wähle ein freies Feld oder überquere sie.
thebase-refusal-slot-taken = Das Feld ist besetzt. Wähle ein anderes.
thebase-refusal-nothing-to-cross = Überqueren kannst du nur Plättchen, auf denen deine eigenen Figuren stehen.
thebase-refusal-path-repeats = Beim Überqueren darf eine Figur kein Feld zweimal betreten. Wähle einen anderen Weg.
thebase-refusal-too-few-actions = Überqueren kostet eine Aktion für jedes betretene Feld; so viele hast du nicht mehr. Wähle ein näheres Feld.
thebase-refusal-one-leap = Du kannst nur genau eine Figur überspringen. Wähle das Feld gleich dahinter.
thebase-refusal-tile-occupied = Auf dem Plättchen steht eine Figur; nur freie lassen sich aufdecken oder drehen.
thebase-refusal-out-of-touch = Keine deiner Figuren hat einen Durchgang zu diesem Plättchen. Zieh zuerst daneben.
thebase-refusal-already-face-up = Das Plättchen ist schon aufgedeckt. Du kannst es drehen.
thebase-refusal-still-face-down = Dieses Plättchen ist verdeckt. Deck es auf, bevor du es drehst.
thebase-refusal-same-as-smaller-turn = Eine kleinere Drehung hat dasselbe Ergebnis. Wähle die.
thebase-refusal-idle-rotation = Diese Drehung würde nichts ändern; das ist in dieser Partie nicht erlaubt. Wähle eine andere.
thebase-refusal-tokens-first = Bonus-Chips kannst du nur vor der ersten Aktion eines Zuges einlösen. Tu es im nächsten Zug.
thebase-refusal-no-token = Du hast keinen Bonus-Chip. Bring eine Figur in Sicherheit, dann bekommst du einen.
thebase-refusal-track-full = Der Countdown zeigt schon 20; mehr geht nicht. Löse den Chip für eine Aktion ein.
thebase-refusal-must-act = Du kannst noch etwas tun, also darfst du nicht passen. Wähle eine Aktion.
