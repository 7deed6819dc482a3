# Was in Partien gezählt wird, für die Berichte der Werkstatt.

thebase-census = { $counter ->
    [rounds] Gespielte Runden
    [ending] Wie Partien enden
    [deeds] Wofür Aktionen eingesetzt werden
    [eliminated] Heimgeschickte Figuren
    [shown] Aufgedeckte Plättchen
    [tokens] Wofür Bonus-Chips eingelöst werden
   *[other] { $counter }
}
thebase-census-thing = { $thing ->
    [all-three-pieces-saved] alle drei Figuren in Sicherheit
    [more-pieces-saved] mehr Figuren in Sicherheit
    [rearmost-piece-nearer] hinterste Figur näher
    [next-piece-nearer] nächste Figur näher
    [draw] Unentschieden
    [movement] Bewegung
    [turning-a-tile] Plättchen drehen
    [revealing-a-tile] Plättchen aufdecken
    [ending-the-turn-early] Zug vorzeitig beenden
    [by-red] von den Aufklärern
    [by-green] von den Mutanten
    [one-more-action] eine Aktion mehr
    [more-time] mehr Zeit
   *[other] { $name }
}
