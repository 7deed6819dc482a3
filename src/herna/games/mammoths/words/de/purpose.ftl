mammoths-purpose = { $what ->
    [rows] Links die Plättchen zum Anlegen in dieser Runde, rechts die zum Besetzen für die nächste. Mit niedrigen Nummern bist du früher dran, hohe bringen mehr Feuer.
    [domino] Zwei Felder für ein Gebiet. Angelegt wird es von dem Stamm, dessen Häuptling darauf steht; ein freies lässt sich besetzen.
    [chief] Steht auf dem Plättchen, das sein Stamm anlegen wird, und bestimmt so, wann der Stamm am Zug ist.
    [discard] Dieses Plättchen passt nirgends: Wirf es samt Rohstoffen ab.
    [box] Die Dominoplättchen, die noch kommen.
    [lava] Ein Vulkan hat sie geschleudert. Für die Region zählt sie als Feuer, und sie verbrennt, was sie trifft.
    [seat] Ein Stamm. Für ihn zählt jede Region und alles, was die Variante sonst noch bringt.
    [score] Was der Stamm hätte, wenn die Partie jetzt endete: Felder mal Feuer jeder Region und der Rest des Wertungsblocks.
    [pad] Woher die Punkte kommen, Zeile für Zeile.
    [token] Ein Rohstoff. Der Stamm mit den meisten einer Art hat ihr Totem, und am Ende bringt jeder einen Punkt. Lava verbrennt ihn.
    [tribe-token] Ein Rohstoff. Für zwei verschiedene siedelst du jemanden aus der Auslage an, für einen von jeder Art eine beliebige Person aus dem Stapel. Solange er liegt, kann er Nachbarn Punkte bringen.
    [totem] Gehört dem Stamm mit den meisten Rohstoffen dieser Art und bringt am Ende Punkte.
    [heir] Gib das Totem diesem Stamm: Er hat jetzt die meisten Rohstoffe dieser Art.
    [person] Punktet für das, was auf den acht Feldern ringsum liegt; Krieger punkten für ihren Trupp.
    [pile] Die Steinzeitmenschen, die nicht ausliegen. Für vier Rohstoffe, einen von jeder Art, suchst du dir jemanden aus.
    [settle] Bezahle mit Rohstoffen und gib einem Steinzeitmenschen ein Zuhause in deinem Gebiet.
    [not-now] Beendet deinen Zug, ohne jemanden anzusiedeln. Deine Rohstoffe bleiben liegen.
   *[square] Felder der gleichen Landschaft, Kante an Kante, bilden eine Region. Sie bringt Felder mal Feuer. Ein neues Plättchen muss an die Hütte oder an die gleiche Landschaft passen.
}
