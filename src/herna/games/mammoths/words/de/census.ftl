# Was in Partien gezählt wird, für die Berichte der Werkstatt.

mammoths-census = { $counter ->
    [mode] Variante
    [seats] Stämme am Tisch
    [points] Punkte des Siegers
    [lead] Punkte zwischen Erstem und Zweitem
    [largest] Felder der größten Region
    [terrain] Beste Region jedes Stammes
    [fires] Feuer in einem Gebiet
    [lava] Worauf Lava fällt
    [discards] Plättchen, die nirgends passen
    [claims] Besetzte Plättchen nach Platz in der Reihe
    [settling] Bezahlt für Steinzeitmenschen
    [people] Genommene Steinzeitmenschen
    [totems] Totems am Ende
   *[other] { $counter }
}
mammoths-census-thing = { $thing ->
    [discovery] Entdeckung
    [totem] Totem
    [tribe] Stamm
    [n-2-tribes] 2 Stämme
    [n-3-tribes] 3 Stämme
    [n-4-tribes] 4 Stämme
    [first] erstes
    [second] zweites
    [third] drittes
    [fourth] viertes
    [nobody] niemand
    [two-tokens] zwei Rohstoffe
    [four-tokens] vier Rohstoffe
    [somebody] ein Steinzeitmensch
    [a-token] ein Rohstoff
    [bare-land] kahles Land
   *[other] { $name }
}
