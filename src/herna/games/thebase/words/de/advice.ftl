# Was ein Tipp sagt.

thebase-do-step = { $side ->
    [R] Zieh mit Aufklärer { $number } nach { $to }.
   *[G] Zieh mit Mutant { $number } nach { $to }.
}
thebase-do-slot = { $side ->
    [R] Zieh mit Aufklärer { $number } auf Startfeld { $to }.
   *[G] Zieh mit Mutant { $number } auf Startfeld { $to }.
}
thebase-do-cross = { $side ->
    [R] Zieh mit Aufklärer { $number } über { $over } nach { $to }.
   *[G] Zieh mit Mutant { $number } über { $over } nach { $to }.
}
thebase-do-rotate = Dreh Plättchen { $place } um { $degrees }°: { $passages }.
thebase-do-reveal = Deck Plättchen { $place } auf.
thebase-do-return = { $side ->
    [R] Stell Aufklärer { $number } auf Startfeld { $slot } zurück.
   *[G] Stell Mutant { $number } auf Startfeld { $slot } zurück.
}
thebase-do-more-actions = Lös einen Bonus-Chip für eine weitere Aktion ein.
thebase-do-more-time = Lös einen Bonus-Chip für eine weitere Runde ein.
thebase-do-pass = Passe.
thebase-do-challenge = Nimm den Kampf gegen die Zeit auf.
thebase-do-orient = Leg Plättchen { $place } so hin: { $passages }.

# Warum.

thebase-merit-saved = { $saved ->
    [3] Damit sind alle drei Figuren in Sicherheit.
   *[other] Dort ist er in Sicherheit.
}
thebase-merit-eliminates = { $side ->
    [R] Damit schlägst du Aufklärer { $number }.
   *[G] Damit schlägst du Mutant { $number }.
}
thebase-merit-nearer = Zum Ziel { $columns ->
    [one] fehlt ihm dann nur noch { $columns } Spalte.
   *[other] fehlen ihm dann noch { $columns } Spalten.
}
thebase-merit-opens = { $side ->
    [R] Damit öffnet sich für Aufklärer { $number } der Weg dorthin.
   *[G] Damit öffnet sich für Mutant { $number } der Weg dorthin.
}
thebase-merit-closes = { $side ->
    [R] Damit schließt sich für Aufklärer { $number } der Weg dorthin.
   *[G] Damit schließt sich für Mutant { $number } der Weg dorthin.
}
