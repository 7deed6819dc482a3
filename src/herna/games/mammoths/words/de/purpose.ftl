mammoths-purpose = { $what ->
    [rows] Links die Dominoplättchen, die in dieser Runde gelegt werden, rechts die für die nächste. Niedrige Zahlen sind früher dran, hohe haben mehr Feuer.
    [domino] Zwei Felder für ein Gebiet. Gelegt wird es vom Häuptling darauf; ein freies kannst du dir nehmen.
    [chief] Steht auf dem Dominoplättchen, das sein Stamm legt, und bestimmt so, wann der Stamm am Zug ist.
    [discard] Dieses Dominoplättchen passt nirgends: Wirf es mit seinen Plättchen ab.
    [box] Die Dominoplättchen, die noch kommen.
    [lava] Ein Vulkan schleudert es auf ein Feld des eigenen Gebiets. Dort zählt es als Feuer, verbrennt aber Rohstoff oder Mensch.
    [seat] Ein Stamm: Für ihn zählt jede Region und alles, was die Spielart sonst wertet.
    [score] Was der Stamm hätte, wenn die Partie jetzt endete: Felder mal Feuer jeder Region und der Rest des Blocks.
    [pad] Wie die Punkte zustande kamen, Zeile für Zeile.
    [token] Ein Rohstoff. Der Stamm mit den meisten einer Art hat ihr Totem; am Ende zählt jeder einen Punkt. Lava verbrennt ihn.
    [tribe-token] Ein Rohstoff. Zwei verschiedene siedeln jemanden aus der Auslage an, alle vier Arten jemanden aus dem Stapel. Solange er liegt, bringt er Nachbarn Punkte.
    [totem] Gehört dem Stamm mit den meisten Rohstoffen dieser Art und bringt am Ende Punkte.
    [heir] Gib das Totem diesem Stamm: Er hat jetzt die meisten Rohstoffe dieser Art.
    [person] Bringt Punkte für das, was auf den acht Feldern ringsum liegt; Krieger für den Trupp, in dem sie stehen.
    [pile] Die Steinzeitmenschen, die nicht ausliegen. Mit allen vier Rohstoffen suchst du dir jemanden aus.
    [settle] Bezahle Rohstoffe und gib einem Steinzeitmenschen ein Zuhause in deinem Gebiet.
    [not-now] Beendet deinen Zug, ohne jemanden anzusiedeln; deine Rohstoffe bleiben liegen.
   *[square] Felder einer Landschaft, Kante an Kante, sind eine Region: Sie zählt Felder mal Feuer. Neues muss an die Hütte oder an die gleiche Landschaft passen.
}
