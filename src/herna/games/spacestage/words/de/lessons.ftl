## Lektionen: was in ihnen gesagt wird, nach Lektion und Schritt

spacestage-lesson-start = Erste Karte, erste Schritte
spacestage-lesson-start-draft = Du steuerst Figur 1. Alle beginnen mit einer kostenlosen Karte: Nimm den Flammenwerfer aus der Werkstatt.
spacestage-lesson-start-draft-hint = Tippe links auf den Flammenwerfer und bestätige ihn für Figur 1.
spacestage-lesson-start-draft-mutation = Auch Mutationen sind nützlich, aber jeder Einsatz kostet Schaden. Nimm diesmal eine Waffe: den Flammenwerfer.
spacestage-lesson-start-draft-equipment = Das ginge auch, aber der Flammenwerfer ist gegen die meisten Monster stärker. Nimm ihn.
spacestage-lesson-start-move = Auch die anderen haben gewählt, Runde 1 beginnt. Eine Bewegung führt bis zu zwei Räume weit: Geh in die Ecke links unten.
spacestage-lesson-start-move-hint = Tippe auf Figur 1, dann auf die Werkstatt. Dort ist kein Monster, also tippe gleich auf die Ecke darunter.
spacestage-lesson-start-move-away = So kommst du nicht in die Ecke. Geh über die Werkstatt oder über den Raum im Süden.
spacestage-lesson-start-move-early = Du bist noch nicht da. Der Raum ist leer, also darf die Bewegung einen Raum weitergehen.
spacestage-lesson-start-end = Mehr gibt es hier nicht zu tun. Beende deinen Zug.
spacestage-lesson-start-end-hint = Tippe auf die Sanduhr. Sie zeigt auch, wie viel Schaden du erleiden würdest.
spacestage-lesson-start-end-done = Kein Schaden, denn in deinem Raum ist kein Monster. Wenn alle vier am Zug waren, bringen die Würfel neue Probleme.

spacestage-lesson-attack = Angreifen
spacestage-lesson-attack-way = Das Unkraut sitzt in der Ecke links oben. Geh hin, ohne der Spähdrohne in die Arme zu laufen.
spacestage-lesson-attack-way-hint = Geh zuerst in die Werkstatt. Ein Monster hält dich auf, deshalb ist der Weg durch den Raum im Norden versperrt.
spacestage-lesson-attack-way-drone = Im Raum im Norden ist die Spähdrohne, und in einem Raum mit Monster endet die Bewegung. Geh über die Werkstatt.
spacestage-lesson-attack-way-away = So kommst du nicht zum Unkraut. Geh über die Werkstatt.
spacestage-lesson-attack-blow = Greif das Unkraut mit dem Flammenwerfer an und schlag zu.
spacestage-lesson-attack-blow-hint = Tippe auf Figur 1 und das Unkraut, dann auf den Flammenwerfer, dann auf den roten Stern mit der Zahl.
spacestage-lesson-attack-blow-bare = Bloße Hände machen nur 1 Schaden. Setze den Flammenwerfer ein, bevor du zuschlägst.
spacestage-lesson-attack-blow-early = Du kannst noch angreifen. Tu es, bevor du den Zug beendest.
spacestage-lesson-attack-blow-done = Feuer zählt gegen das Unkraut anderthalbfach: 4 × 1½ ist 6. Die 6 Marken gehören dir; mit ihnen bezahlst du Mutationen und heilst.

spacestage-lesson-elements = Elemente und Mutationen
spacestage-lesson-elements-sum = Das Unkraut hat noch 7 Marken. Greif es an und setze Karten ein, bis es 7 Schaden sind, aber schlag noch nicht zu.
spacestage-lesson-elements-sum-hint = Unter dem Unkraut stehen seine Faktoren: Feuer zählt anderthalbfach, Eis einfach, Blitz halb. Setze die Frostfeuerhände als Feuer ein und dazu Elektrokinese.
spacestage-lesson-elements-sum-ice = Als Eis bringen die Frostfeuerhände nur 4, das reicht nicht. Als Feuer bringen sie 4 × 1½ = 6.
spacestage-lesson-elements-sum-bare = Ohne Karte machst du nur 1 Schaden. Setze zuerst beide Mutationen ein.
spacestage-lesson-elements-sum-six = Das wären 6, eine Marke bliebe übrig. Nimm auch Elektrokinese dazu.
spacestage-lesson-elements-sum-other = So wird es nichts. Greif das Unkraut an und setze beide Mutationen ein.
spacestage-lesson-elements-price = 6 + 1½ ist 7½, abgerundet 7. Schlag zu, beende den Zug und sieh, was Mutationen kosten.
spacestage-lesson-elements-price-hint = Tippe auf den roten Stern, dann auf die Sanduhr.
spacestage-lesson-elements-price-done = Das Unkraut ist weg, aber du erleidest 3 + 2 Schaden: Jede Mutation kostet am Ende des Zuges ihre rote Zahl.

spacestage-lesson-recharge = Aufladen
spacestage-lesson-recharge-first = Dein Flammenwerfer ist entladen. Lade ihn für 3 Schrott auf, bevor du etwas anderes tust.
spacestage-lesson-recharge-first-hint = Tippe auf den dunklen Flammenwerfer in deiner Hand und bestätige.
spacestage-lesson-recharge-first-window = Danach ist es zu spät: Aufladen kannst du nur ganz am Anfang des Zuges. Lade zuerst den Flammenwerfer auf.
spacestage-lesson-recharge-blow = Besiege jetzt den Eiswurm.
spacestage-lesson-recharge-blow-hint = Greif den Wurm an, setze den Flammenwerfer ein und schlag zu: 4 × 1½ ist genau 6.
spacestage-lesson-recharge-blow-bare = Das wäre nur 1 Schaden. Setze zuerst den Flammenwerfer ein.
spacestage-lesson-recharge-blow-done = Der Wurm ist weg und der Flammenwerfer wieder entladen. Aufladen geht mit einer Karte pro Zug, und jede Karte wirkt einmal in der Runde.

spacestage-lesson-damage = Schaden und Schild
spacestage-lesson-damage-shield = Bei dir sind zwei Monster: 4 + 2 Schaden, und du hast schon 3. Ab 8 liegst du im Sterben. Setze die Rüstung ein.
spacestage-lesson-damage-shield-hint = Tippe auf die Rüstung in deiner Hand und bestätige. Sie wirkt bis zum Ende dieses Zuges.
spacestage-lesson-damage-shield-deadly = 3 + 6 ist 9, und ab 8 liegt eine Figur im Sterben. Setze zuerst die Rüstung ein.
spacestage-lesson-damage-shield-attack = Ein Punkt mit bloßen Händen hält kein Monster auf: Es schlägt mit voller Kraft zurück. Setze die Rüstung ein.
spacestage-lesson-damage-end = Die Sanduhr zeigt jetzt 3 statt 6. Beende den Zug.
spacestage-lesson-damage-end-hint = Tippe auf die Sanduhr.
spacestage-lesson-damage-end-done = Du überlebst mit 6 Schaden. Schilde helfen, aber am besten endet ein Zug in einem Raum ohne Monster.

spacestage-lesson-heal = Heilen
spacestage-lesson-heal-all = Figur 2 hat 7 Schaden. Heile alles mit einer einzigen Aktion.
spacestage-lesson-heal-all-hint = Tippe auf Figur 1, dann auf Figur 2: Das heilt 1. Nimm das Erste-Hilfe-Set für 4 dazu, tippe dann auf das Kreuz und wähle 2 Biomasse.
spacestage-lesson-heal-all-away = Heilen kannst du nur, wer in deinem Raum ist. Bleib und hilf Figur 2.
spacestage-lesson-heal-all-kit = So gibst du nur Biomasse aus, und es bleibt Schaden übrig. Setze zuerst das Erste-Hilfe-Set ein.
spacestage-lesson-heal-all-rest = Ein Rest bliebe übrig. Gib 2 Biomasse aus.
spacestage-lesson-heal-all-done = 1 + 4 + 2 = 7: Figur 2 ist wieder gesund. Das geht nur, solange beide Sauerstoffgeneratoren laufen.

spacestage-lesson-repair = Reparieren
spacestage-lesson-repair-start = Der Sauerstoffgenerator neben dir ist kaputt, darum kann niemand geheilt werden. Beginne eine Reparatur.
spacestage-lesson-repair-start-hint = Tippe auf Figur 1, dann auf den Generator in der Ecke.
spacestage-lesson-repair-start-away = Der kaputte Generator steht in diesem Raum. Repariere ihn jetzt.
spacestage-lesson-repair-sum = Die Würfel zeigen 2 und 1, Figur 2 hilft mit 2: 5 von 10. Ergänze den Rest mit Werkzeug und Schrott.
spacestage-lesson-repair-sum-hint = Tippe auf das Werkzeug: Es bringt 4. Tippe dann auf die Schraubenmutter und zahle das eine Stück Schrott, das noch fehlt.
spacestage-lesson-repair-sum-give-up = Wer aufgibt, verschenkt die Aktion. Setze das Werkzeug ein und zahle dann 1 Schrott.
spacestage-lesson-repair-heal = Er läuft wieder. Heile dich jetzt.
spacestage-lesson-repair-heal-hint = Tippe auf Figur 1, wähle, dass sie sich selbst heilt, und tippe dann auf das Kreuz.
spacestage-lesson-repair-heal-done = Ein kaputter Sauerstoffgenerator verhindert alles Heilen; sind es beide, erleidet jeder pro Zug noch 1 Schaden.

spacestage-lesson-shop = Kaufen und Übergeben
spacestage-lesson-shop-ask = Du willst die Schrotflinte für 4 Schrott, hast aber nur 3. Bitte Figur 2 um Schrott.
spacestage-lesson-shop-ask-hint = Tippe auf den Schrott von Figur 2, dann auf Figur 1, dann auf die Anzahl.
spacestage-lesson-shop-ask-away = Der Laden ist hier, und der Schrott auch. Bitte zuerst Figur 2.
spacestage-lesson-shop-buy = Der andere Spieler ist einverstanden. Kauf die Schrotflinte.
spacestage-lesson-shop-buy-hint = Tippe in der Werkstatt auf die Schrotflinte und bestätige.
spacestage-lesson-shop-buy-other = Das kannst du dir auch leisten, aber dann ist der Schrott weg. Kauf die Schrotflinte.
spacestage-lesson-shop-give = Die Auslage wird sofort ergänzt. Gib Figur 2 zum Dank deine Biomasse.
spacestage-lesson-shop-give-hint = Tippe auf deine Biomasse, dann auf Figur 2, dann auf die Anzahl.
spacestage-lesson-shop-give-done = Nebenaktionen kosten nichts: Du hast noch beide Hauptaktionen. Die Werkstatt nimmt Schrott, das Labor Biomasse, und beide brauchen Strom.

spacestage-lesson-tricks = Drei besondere Karten
spacestage-lesson-tricks-telepathy = Der Stapel ist leer, zwei Monster sind übrig. Lenke Figur 2 mit Telepathie: Sie steht neben einem davon.
spacestage-lesson-tricks-telepathy-hint = Tippe auf Telepathie, dann auf Figur 2.
spacestage-lesson-tricks-telepathy-idle = Diese Figur ist bei keinem Monster. Wähle Figur 2.
spacestage-lesson-tricks-blow = Lass Figur 2 den Eiswurm mit ihrem eigenen Flammenwerfer besiegen.
spacestage-lesson-tricks-blow-hint = Tippe auf Figur 2 und den Wurm, dann auf ihren Flammenwerfer, dann auf den roten Stern.
spacestage-lesson-tricks-blow-away = Telepathie gibt dir eine Aktion, und Bewegen besiegt den Wurm nicht. Greif an.
spacestage-lesson-tricks-blow-bare = Das ist nur 1 Schaden. Setze den Flammenwerfer von Figur 2 ein.
spacestage-lesson-tricks-vortex = Jetzt die Brutmutter: Die Teleportation bringt dich in den Raum im Norden, und der Vortex verschluckt sie.
spacestage-lesson-tricks-vortex-hint = Tippe auf Teleportation und den Raum im Norden, dann auf den Vortex und die Brutmutter.
spacestage-lesson-tricks-vortex-far = Zu Fuß ist der Raum im Norden zu weit. Setze Teleportation ein.
spacestage-lesson-tricks-vortex-done = Gewonnen! Ein Monster im Vortex zählt nicht. Und keine deiner Hauptaktionen ist verbraucht.

spacestage-lesson-dying = Sterben und Retten
spacestage-lesson-dying-rescue = Figur 2 liegt im Sterben und hat sich eine 4 gemerkt: Würfelt sie weniger, ist sie tot. Heile sie.
spacestage-lesson-dying-rescue-hint = Tippe auf Figur 1, dann auf Figur 2, dann auf das Kreuz. Ein Punkt genügt.
spacestage-lesson-dying-rescue-early = Dann müsste Figur 2 würfeln. Heile sie zuerst.
spacestage-lesson-dying-rescue-other = Auch Figur 3 ist in Gefahr, doch fang mit Figur 2 an: Sie liegt gleich neben dir.
spacestage-lesson-dying-end = Figur 2 lebt, und ihr Wurf ist vergessen. Beende deinen Zug und sieh, wie es Figur 3 ergeht.
spacestage-lesson-dying-end-hint = Tippe auf die Sanduhr.
spacestage-lesson-dying-again = Figur 3 hatte sich eine 5 gemerkt und würfelt eine 6: höher, also liegt sie weiter im Sterben, und jetzt hilft ihr nur noch eine 6. Rette sie in der Werkstatt.
spacestage-lesson-dying-again-hint = Geh in die Werkstatt, tippe auf Figur 3 und dann auf das Kreuz.
spacestage-lesson-dying-again-away = Figur 3 liegt in der Werkstatt. Geh hin und heile sie.
spacestage-lesson-dying-again-done = Alle leben! Der erste Wurf wird nur gemerkt, ein niedrigerer ist der Tod, der gleiche bringt die Figur zurück.

spacestage-lesson-victory = Neue Probleme und Sieg
spacestage-lesson-victory-round = Figur 4 ist die letzte in dieser Runde, und im Stapel ist noch ein Monster. Beende den Zug und sieh, was die Würfel bringen.
spacestage-lesson-victory-round-hint = Tippe auf die Sanduhr.
spacestage-lesson-victory-last = Der obere Würfel bringt die Spähdrohne, der untere legt einen Generator lahm. Die Drohne ist das letzte Monster: Besiege sie und gewinne.
spacestage-lesson-victory-last-hint = Greif die Drohne an, setze das Lichtbogengewehr ein und schlag zu: Blitz zählt doppelt.
spacestage-lesson-victory-last-bare = Das wäre nur 1 Schaden. Setze zuerst das Lichtbogengewehr ein.
spacestage-lesson-victory-last-done = Gewonnen! Ihr siegt, sobald der Stapel leer und kein Monster mehr da ist. Sterben alle vier, verliert ihr gemeinsam.

spacestage-lesson-pairs = Zwei Spieler
spacestage-lesson-pairs-attack = In dieser Variante gehört dein Zug den Figuren 1 und 2, mit drei Hauptaktionen zusammen. Besiege zuerst mit Figur 1 den Eiswurm.
spacestage-lesson-pairs-attack-hint = Tippe auf Figur 1 und den Wurm, dann auf den Flammenwerfer, dann auf den roten Stern.
spacestage-lesson-pairs-attack-bare = Das wäre nur 1 Schaden. Setze zuerst den Flammenwerfer ein.
spacestage-lesson-pairs-repair = Zwei Aktionen sind übrig. Repariere mit Figur 2 den Sauerstoffgenerator.
spacestage-lesson-pairs-repair-hint = Tippe auf Figur 2, dann auf den Generator in ihrer Ecke.
spacestage-lesson-pairs-repair-early = Du hast noch zwei Hauptaktionen. Nutze sie, bevor du den Zug beendest.
spacestage-lesson-pairs-heal = 6 und 4: Er läuft sofort. Mit der dritten Aktion heilt Figur 2 sich selbst; beende dann den Zug für beide.
spacestage-lesson-pairs-heal-hint = Tippe auf Figur 2, wähle das Heilen, tippe auf das Kreuz und dann auf die Sanduhr.
spacestage-lesson-pairs-heal-move = Bewegen ginge, aber die Wunde bliebe. Heile Figur 2.
spacestage-lesson-pairs-heal-done = Eine Figur darf auch alle drei Aktionen ausführen, aber jede Art nur einmal. Am Ende erleiden beide ihren Schaden.

spacestage-lesson-master = Station Master
spacestage-lesson-master-infarct = Jetzt spielst du gegen die vier, und im Hardcore liegen sie schon ab 7 Schaden im Sterben. Ein Infarkt macht 2: Bring jemanden zu Fall.
spacestage-lesson-master-infarct-hint = Suche eine Figur mit mindestens 5 Schaden und tippe sie an.
spacestage-lesson-master-infarct-strong = Diese Figur steckt 2 Schaden leicht weg. Wähle die, die schon 5 hat.
spacestage-lesson-master-infarct-later = Das neue Monster kommt gleich. Nutze zuerst den Infarkt.
spacestage-lesson-master-monster = Eine deiner beiden Aktionen muss ein neues Monster sein. Schick es dorthin, wo es wehtut: zu Figur 1 im Norden.
spacestage-lesson-master-monster-hint = Zum Raum im Norden gehören zwei Plätze. Tippe auf den freien.
spacestage-lesson-master-monster-nobody = In diesem Raum ist niemand. Wähle den freien Platz bei Figur 1.
spacestage-lesson-master-monster-done = Du kannst auch Generatoren lahmlegen und Monster verstärken. Du gewinnst, wenn alle vier tot sind oder die letzte Runde vorbei ist.
