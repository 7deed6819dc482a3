## Lektionen: was in ihnen gesagt wird, nach Lektion und Schritt

fejag-lesson-light = Das erste Licht
fejag-lesson-light-first = Ihr seid das FBI und habt 20 im Beutel. Stellt einen Bären auf euer Startfeld: Er leuchtet gerade, in vier Richtungen.
fejag-lesson-light-first-hint = Tippt bei den Figuren auf den Bären, dann auf das Startfeld a3.
fejag-lesson-light-first-dear = Ein Tiger kostet 15, für eine zweite Lampe bliebe nichts übrig. Nehmt einen Bären für 10.
fejag-lesson-light-first-other = Anfangen dürft ihr mit jeder Figur, aber ihr braucht Licht, das weit reicht. Nehmt einen Bären.
fejag-lesson-light-first-frog = Ein Frosch blitzt nur und ist weg. Auf das Startfeld gehört eine Figur, die bleibt: ein Bär.
fejag-lesson-light-next = Bauen dürft ihr auf jedem Feld mit Punkt, denn dorthin fällt euer Licht. Stellt den zweiten Bären auf e3 und seht, was er aufdeckt.
fejag-lesson-light-next-hint = Tippt auf den Bären, dann auf e3: Spalte e, Reihe 3.
fejag-lesson-light-next-other = Das ist erlaubt, aber dort verbirgt sich nichts. Versucht es mit einem Bären auf e3.
fejag-lesson-light-next-done = Der Tempel! Ihr beleuchtet ihn als Erste: 30 für Punktestand und Beutel, und am Ende noch 50, wenn dieses Licht dann leuchtet.

fejag-lesson-figures = Welche Figur wohin leuchtet
fejag-lesson-figures-snake = Der Tempel liegt auf f3. Stellt eine Schlange so auf, dass sie ihn schräg beleuchtet.
fejag-lesson-figures-snake-hint = Zählt von f3 schräg bis zu eurer beleuchteten Reihe 2 oder 5: zum Beispiel e2.
fejag-lesson-figures-snake-bear = Ein Bär leuchtet gerade, nie schräg. Nehmt diesmal eine Schlange.
fejag-lesson-figures-snake-tiger = Ein Tiger kann, was Bär und Schlange zusammen können, kostet aber 15. Eine Schlange genügt.
fejag-lesson-figures-snake-misses = Von dort bleibt der Tempel dunkel. Eine Schlange leuchtet nur schräg.
fejag-lesson-figures-monkey = Das ist ein Weg. Der zweite kommt mit einem Affen: Er leuchtet auf die Felder im Springerzug, zwei und eins.
fejag-lesson-figures-monkey-hint = Springt von f3 zwei Reihen nach unten und eine Spalte zur Seite: Dort ist eure beleuchtete Reihe 5.
fejag-lesson-figures-monkey-own = Der Sprung stimmt, aber dort steht der Affe eurer Schlange im Licht, und sie erlischt. Sucht in Reihe 5.
fejag-lesson-figures-monkey-misses = Von dort ist es kein Springerzug zum Tempel. Sucht in Reihe 5.
fejag-lesson-figures-monkey-done = Zwei Figuren beleuchten den Tempel: zwei Wege. Die Tarantel für 5 leuchtet nur auf die acht Felder um sich herum.

fejag-lesson-obstacles = Hindernisse
fejag-lesson-obstacles-wall = Zwischen euch und dem Tempel auf g3 steht eine Mauer. Beleuchtet den Tempel mit einer einzigen Figur.
fejag-lesson-obstacles-wall-hint = Nur eine Figur springt über Hindernisse. Stellt sie dicht an die Mauer, auf e4.
fejag-lesson-obstacles-wall-straight = Gerades Licht hält die Mauer auf. Welche Figur springt darüber?
fejag-lesson-obstacles-wall-diagonal = Ein Hindernis hält auch jedes schräge Licht auf, das durch eines seiner Enden läuft. Welche Figur springt darüber?
fejag-lesson-obstacles-wall-other = Von dort bleibt der Tempel dunkel. Ein Sprung geht zwei Felder in die eine und eines in die andere Richtung.
fejag-lesson-obstacles-wall-done = Der Affe leuchtet über jedes Hindernis. Hindernisse seht ihr erst, wenn sie irgendein Licht aufgehalten haben.

fejag-lesson-discovery = Der Frosch und die Entdeckung
fejag-lesson-discovery-frog = Niemand weiß, wo der Tempel liegt. Ein Frosch für 2 blitzt einmal in 8 Richtungen: Lasst ihn auf e5 blitzen.
fejag-lesson-discovery-frog-hint = Tippt auf den Frosch, dann auf e5.
fejag-lesson-discovery-frog-other = Hier wäre etwas anderes zu sehen. Lasst einen Frosch auf e5 blitzen.
fejag-lesson-discovery-figure = Der Tempel ist gefunden: 20 Punkte. Beleuchtet ihn jetzt mit einer Figur, die bleibt, für 10 weitere.
fejag-lesson-discovery-figure-hint = Ein Bär in Spalte f oder g leuchtet gerade nach oben auf den Tempel.
fejag-lesson-discovery-figure-frog = Der Tempel ist schon bekannt, ein weiterer Frosch bringt nichts. Stellt eine Figur auf, die bleibt.
fejag-lesson-discovery-figure-misses = Ihr Licht geht am Tempel vorbei. Sucht eine gerade oder schräge Linie.
fejag-lesson-discovery-figure-done = Zusammen 30, für Punktestand und Beutel. Hätte ein anderes Team ihn mit dem Frosch gefunden, brächte eure Figur allein die 30.

fejag-lesson-teleport = Teleporter
fejag-lesson-teleport-through = Euer Licht verschwindet im Teleporter auf e3 und tritt auf g6 wieder aus. Beleuchtet damit den Tempel auf h2.
fejag-lesson-teleport-through-hint = Beleuchtet sind jetzt Spalte g und Reihe 6. Ein Bär auf g2 hätte den Tempel gleich neben sich.
fejag-lesson-teleport-through-here = Von dieser Seite kommt ihr nicht zum Tempel. Baut dort, wo das Licht austritt, rund um g6.
fejag-lesson-teleport-through-misses = Von dort bleibt der Tempel dunkel. Sucht eine Linie, die nach h2 führt.
fejag-lesson-teleport-through-done = Ein Teleporter sendet das Licht in alle Richtungen der Figur aus, als stünde sie dort. Bauen darf auf ihm niemand.

fejag-lesson-sections = Gesperrtes und freies Licht
fejag-lesson-sections-cut = Das Licht der Exoten läuft von e5 weiter nach links. Stellt ihm eine Figur in den Weg, die bleibt.
fejag-lesson-sections-cut-hint = Euer Licht kreuzt Reihe 5 zweimal. Felder mit Schloss sind gesperrt, d5 ist frei.
fejag-lesson-sections-cut-locked = Das ist ein Mittelabschnitt: Zwischen zwei eigenen Figuren ist das Licht eines Teams sicher. Hinter der letzten ist es frei.
fejag-lesson-sections-cut-frog = Ein Frosch verschwindet sofort und hält nichts auf. Nehmt eine Figur, die bleibt.
fejag-lesson-sections-cut-other = Dort haltet ihr das Licht der Exoten nach links nicht auf. Sucht das Feld hinter ihrer letzten Figur.
fejag-lesson-sections-cut-done = Hinter d5 ist es für die Exoten dunkel. Auch Licht, das am Tempel endet, ist gesperrt, also beeilt euch.

fejag-lesson-attack = Angriff
fejag-lesson-attack-both = Löscht den Bären der Exoten auf e3 und mit ihm die Schlange, die von ihm abhängt. Eure neue Figur muss auf ihn leuchten und darf nicht im Licht der Exoten stehen.
fejag-lesson-attack-both-hint = Schräg leuchtet ein Bär nicht zurück. Folgt den Diagonalen von e3 bis zu eurer beleuchteten Reihe 5.
fejag-lesson-attack-both-last = So erlischt nur die letzte Schlange. Der Bär trägt beide, also zielt auf ihn.
fejag-lesson-attack-both-light = Dort steht ihr im Licht der Exoten, und von dort greift niemand an. Wählt ein Feld außerhalb.
fejag-lesson-attack-both-other = Der Bär leuchtet weiter. Greift ihn schräg an, mit einer Schlange.
fejag-lesson-attack-both-done = Beide sind erloschen. Sie bleiben stehen, geben aber kein Licht, und die Felder zwischen Angreifer und Opfer sind für andere gesperrt.

fejag-lesson-tiger = Wer wen angreift
fejag-lesson-tiger-monkey = Der Tiger der Exoten auf e3 leuchtet in alle Richtungen. Löscht ihn.
fejag-lesson-tiger-monkey-hint = Angreifen kann ihn nur eine Figur, auf die er selbst nicht leuchtet. Denkt an den Springerzug.
fejag-lesson-tiger-monkey-contact = Der Tiger leuchtet auch auf euch: Das ist nur Kontakt, kein Angriff. Welche Figur erreicht ihn abseits aller Linien?
fejag-lesson-tiger-monkey-other = Der Tiger leuchtet weiter. Sucht ein Feld im Springerzug von e3, auf das er nicht leuchtet.
fejag-lesson-tiger-monkey-done = Tiger werden nur von Affen angegriffen, und gleiche Figuren greifen einander nie an. Auf Startfeldern sind Figuren sicher.

fejag-lesson-defence = Verteidigung
fejag-lesson-defence-back = Die Schlange auf g5 hat euren Bären auf e3 gelöscht und alles hinter ihm. Schlagt gegen die Schlange zurück.
fejag-lesson-defence-back-hint = Ein Bär greift eine Schlange entlang der Reihe an. Welches Feld der Reihe 5 liegt noch in eurem Licht?
fejag-lesson-defence-back-snake = Schlangen greifen einander nicht an, sie würden sich gegenseitig beleuchten. Nehmt einen Bären.
fejag-lesson-defence-back-other = Eure Figuren bleiben dunkel. Greift die Schlange entlang der Reihe 5 an.
fejag-lesson-defence-back-done = Ausgeglichen: Keiner der beiden Angriffe gilt, und alles leuchtet wieder. Die Exoten bräuchten einen weiteren Angriff.

fejag-lesson-supply = Licht von anderswo
fejag-lesson-supply-again = Die Exoten haben f3 gelöscht, und damit ist auch f6 dunkel, das den Tempel beleuchtet. Bringt euren Weg mit einer Figur wieder zum Leuchten.
fejag-lesson-supply-again-hint = f6 braucht das Licht irgendeiner eurer leuchtenden Figuren. Euer erster Bär beleuchtet noch immer Spalte a, auch a6.
fejag-lesson-supply-again-other = f6 bleibt dunkel. Stellt eine Figur auf, die dorthin leuchtet.
fejag-lesson-supply-again-done = Der Weg leuchtet wieder. Wer zwei Wege für sein Licht hat, ist schwer zu löschen.

fejag-lesson-paths = Wege und Beutel
fejag-lesson-paths-third = Zwei Bären beleuchten den Tempel: zwei Wege, am Ende je 50 Punkte. Schafft einen dritten.
fejag-lesson-paths-third-hint = Ein Tiger auf d3 beleuchtet den Tempel schräg und gibt das Licht an die Bären weiter.
fejag-lesson-paths-third-own = Die Schlange beleuchtet den Tempel, gibt das Licht aber nicht gerade weiter: Beide Bären erlöschen. Wählt eine andere Figur.
fejag-lesson-paths-third-other = So werden es keine drei Wege. Die neue Figur muss den Tempel beleuchten und den Bären ihr Licht lassen.
fejag-lesson-paths-purse = Drei Wege! Beendet jetzt den Zug; höchstens 14 dürfen im Beutel bleiben, kauft also vorher noch etwas Kleines.
fejag-lesson-paths-purse-hint = Ein Frosch für 2 genügt: Lasst ihn irgendwo blitzen und beendet dann den Zug.
fejag-lesson-paths-purse-keep = Höchstens 14 dürfen bleiben. Kauft zuerst noch etwas, zum Beispiel einen Frosch.
fejag-lesson-paths-purse-lost = So ist das Geld verloren. Kauft einen Frosch und beendet dann den Zug.
fejag-lesson-paths-purse-done = Was ihr ausgebt, geht nicht vom Punktestand ab. Und was nach dem letzten Tag übrig ist, ist nichts mehr wert.

fejag-lesson-day = Ein Tag der schnellen Kampagne
fejag-lesson-day-card = Heute ist der Tag des FBI: Werdet ihr Erste, bekommt ihr 3 Punkte mehr. Spielt eine eurer höchsten Einsatzkarten.
fejag-lesson-day-card-hint = Tippt auf die Karte 11. Jede Karte gibt es in der Kampagne nur einmal.
fejag-lesson-day-card-low = Das könnte jemand überbieten. Spielt an eurem eigenen Tag 9 oder mehr.
fejag-lesson-day-first = Platz eins: 20 + 3 Punkte, und ihr kauft zuerst. Stellt eure erste Figur auf das Startfeld c1.
fejag-lesson-day-first-hint = Tippt auf den Bären, dann auf c1.
fejag-lesson-day-first-frog = Ein Frosch bleibt nicht, und ohne Figur habt ihr kein Licht. Wählt eine andere Figur.
fejag-lesson-day-end = Ein Hinweis hat zwei falsche Antworten zum Ei ausgeschlossen. Ihr habt höchstens 14: Beendet den Zug.
fejag-lesson-day-end-hint = Tippt auf den Knopf, der den Zug beendet.
fejag-lesson-day-end-other = Hebt euch den Rest diesmal für morgen auf: Beendet den Zug.
fejag-lesson-day-end-done = Jetzt kaufen die anderen, vom zweiten Platz bis zum letzten. Nach zehn solchen Tagen entscheidet der elfte: Wege, Entdeckungen und das Ei.

fejag-lesson-egg = Das Geheimnis des Eies
fejag-lesson-egg-sheet = Zehn Hinweise haben alle falschen Antworten ausgeschlossen. Gebt die übrigen ab: Sie bringen 30 Punkte.
fejag-lesson-egg-sheet-hint = Wählt zu jeder Frage die eine Antwort, die nicht durchgestrichen ist, und gebt dann ab.
fejag-lesson-egg-sheet-early = Figuren können warten. Gebt zuerst die Antworten ab, bevor ein anderes Team es tut.
fejag-lesson-egg-sheet-wrong = Eine Antwort ist falsch, und ein Team hat nur einen Bogen. Seht nach, was durchgestrichen ist.
fejag-lesson-egg-sheet-done = Richtig! Wer früher antwortet, geht ein Risiko ein, aber die 30 Punkte bringt nur der erste richtige Bogen.

fejag-lesson-camp = Ein Tag im Lager
fejag-lesson-camp-open = Du bist die Spielleitung. Eröffne Tag 1; der Plan zeigt dann, wem er gehört.
fejag-lesson-camp-open-hint = Tippe auf den Knopf, der den nächsten Tag eröffnet.
fejag-lesson-camp-rank = Die Teams haben draußen gespielt: Das FBI hat gewonnen, Exoten und Archäologen sind gleichauf, dann kommen die Aliens, zuletzt die Regierung. Gib das ein.
fejag-lesson-camp-rank-hint = Tippe die Teams vom ersten bis zum letzten an, zwischen Exoten und Archäologen das Gleichheitszeichen.
fejag-lesson-camp-rank-tie = Exoten und Archäologen sind gleichauf. Tippe zwischen ihnen auf das Gleichheitszeichen.
fejag-lesson-camp-rank-other = Die Reihenfolge stimmt noch nicht: FBI, dann Exoten und Archäologen gemeinsam, Aliens, Regierung.
fejag-lesson-camp-clue = Die Punkte sind gebucht; wer gleichauf ist, teilt sie. Häng den Hinweis aus, dann wird gekauft.
fejag-lesson-camp-clue-hint = Tippe auf den Knopf, der den Hinweis aushängt.
fejag-lesson-camp-clue-done = Jetzt kaufen die Teams an ihren Geräten, oder du tust es für sie. Später beurteilst du auch ihre Antworten zum Ei.
