# Üben: Rätsel und eigene Fehler.
practise-explain = Rätsel aus echten Partien und deine eigenen Fehler, die du hier besser spielst.
practise-all-games = Alle Spiele
practise-streak = Tage in Folge
practise-streak-days = { $days ->
    [0] Noch keiner
    [one] { $days } Tag
   *[other] { $days } Tage
}
practise-streak-best = Deine längste Serie: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
practise-streak-keep = Übe heute, damit deine Serie weitergeht.
practise-streak-done = Der heutige Tag zählt schon.
practise-mistakes = Noch einmal von hier
practise-mistakes-explain = Finde etwas Besseres als das, was du in analysierten Partien gespielt hast. Was dir gelingt, kommt in immer längeren Abständen wieder.
practise-mistakes-none = Lass eine beendete Partie analysieren. Was dort schiefging, kannst du hier üben.
practise-due = { $mistakes ->
    [one] { $mistakes } Fehler wartet auf dich.
   *[other] { $mistakes } Fehler warten auf dich.
}
practise-due-in = { $days ->
    [one] Heute steht nichts an. Komm morgen wieder.
   *[other] Heute steht nichts an. Der nächste Fehler kommt in { $days } Tagen wieder.
}
practise-begin-mistakes = Meine Fehler üben
practise-puzzles = Rätsel
practise-next-puzzle = Nächstes Rätsel
practise-daily = Rätsel des Tages
practise-daily-solved = gelöst
practise-daily-missed = nicht gelöst
practise-solved-of = { $solved } von { $all } gelöst
practise-rating = Wertung
practise-rating-none = Noch keine
practise-rating-rough = noch grob geschätzt
practise-trend = Wertung bei den letzten Rätseln: von { $from } auf { $to }
practise-none = Für dieses Spiel gibt es noch keine Rätsel.
practise-none-left = Du hast alle Rätsel dieses Spiels probiert und gelöst.
practise-no-puzzle = Dieses Rätsel gibt es nicht mehr. Wähle ein anderes.
practise-no-game = Dieses Spiel gibt es hier nicht. Wähle eines aus der Liste.
practise-puzzle-of = { $game }: Rätsel
practise-up = Deine Wertung steigt um { $by } auf jetzt { $rating }.
practise-down = Deine Wertung fällt um { $by } auf jetzt { $rating }.
practise-same = Deine Wertung bleibt bei { $rating }.
practise-counted = Nur der erste Versuch zählt.
practise-about = Darum geht es: { $themes }
practise-mistake = Noch einmal von hier
practise-mistake-task = Das hast du hier gespielt: { $what } Finde etwas Besseres.
    .team = Das habt ihr hier gespielt: { $what } Findet etwas Besseres.
practise-mistake-same = Das wurde damals gespielt. Finde etwas Besseres.
    .team = Das wurde damals gespielt. Findet etwas Besseres.
practise-mistake-worse = Das gehört hier nicht zum Besten. Probier etwas anderes.
    .team = Das gehört hier nicht zum Besten. Probiert etwas anderes.
practise-mistake-right = Das gehört hier zum Besten.
practise-mistake-done-why = Das gehört hier zum Besten. Zum Fehler in der Partie: { $why }
practise-mistake-answer = Was dann folgen konnte: { $what }
practise-action = { $text }.
practise-mistake-of = Fehler { $number } von { $all }
practise-next-mistake = Weiter
practise-finish = Beenden
practise-finished = Das war fürs Erste alles.
practise-none-here = In dieser Partie gibt es nichts zu üben: Du hast keinen Fehler gemacht.
practise-comes-back = { $days ->
    [0] Der Fehler bleibt in der Liste von heute.
    [one] Der Fehler kommt morgen wieder.
   *[other] Der Fehler kommt in { $days } Tagen wieder.
}
practise-to-match = Zur Partie
