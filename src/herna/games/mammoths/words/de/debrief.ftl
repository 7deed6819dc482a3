# Was nach dem Ende einer Partie erzählt wird.
mammoths-debrief-points = Woher die Punkte kommen
mammoths-debrief-broken-off = Der Punktestand beim Abbruch der Partie.
mammoths-debrief-land = Die Gebiete
mammoths-debrief-largest = Größte Region (bei Gleichstand)
mammoths-debrief-fires = Feuer (wenn auch das gleich ist)
mammoths-debrief-discarded = Abgeworfene Plättchen
mammoths-debrief-best = { $tribe } gewinnt am meisten mit Plättchen { $number }: +{ $gain }.
