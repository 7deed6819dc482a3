spacestage-title = Space Stage
spacestage-summary = Vier Überlebende auf einer zerfallenden Raumstation teilen ein Schicksal: alle Monster loswerden, bevor alle tot sind. Tippe eine Figur an und dann einen Raum, ein Monster, einen Generator oder eine andere Figur; tippe eine Karte an und sieh, was sie bewirken würde. Du hast zwei verschiedene Hauptaktionen je Zug, danach schlagen die Monster in deinem Raum zu.
spacestage-seat-1 = Spieler 1
spacestage-seat-2 = Spieler 2
spacestage-seat-3 = Spieler 3
spacestage-seat-4 = Spieler 4
spacestage-seat-S = Station Master
spacestage-seat-1-short = Nr. 1
spacestage-seat-2-short = Nr. 2
spacestage-seat-3-short = Nr. 3
spacestage-seat-4-short = Nr. 4
spacestage-seat-S-short = Master
spacestage-seat-S-aim = Du bist der Station Master und spielst gegen die vier Überlebenden: Du gewinnst, wenn alle tot sind oder wenn nach der letzten Runde noch Monster da sind. In deinem Zug hast du zwei Aktionen: Tippe auf einen freien Platz für ein neues Monster, auf einen Generator, um ihn lahmzulegen, auf einen Überlebenden für einen Infarkt oder auf ein Monster, um es zu verstärken. Im Duell muss eine der beiden ein neues Monster sein, solange noch welche im Stapel sind.

## Optionen

spacestage-preset-crew = Besatzung
spacestage-preset-crew-hint = Vier Überlebende gegen die Station, gespielt von Menschen und Bots.
spacestage-preset-hardcore = Hardcore
spacestage-preset-hardcore-hint = Wie „Besatzung“, aber schon ab 7 Schaden liegt man im Sterben.
spacestage-preset-pairs = Zwei Spieler
spacestage-preset-pairs-hint = Zwei Menschen mit je zwei Figuren und drei Hauptaktionen für beide zusammen.
spacestage-preset-duel = Duell
spacestage-preset-duel-hint = Ein fairer Kampf gegen den Station Master: Überlebende halten 22 Schaden aus, Infarkt und Verstärkung machen nur 1.
spacestage-preset-master = Gegen den Station Master
spacestage-preset-master-hint = So steht es in den Regeln: Ein weiterer Spieler schickt die Monster und hat pro Zug zwei von vier Aktionen, auch zweimal dieselbe. Dabei gewinnt der Station Master fast immer; fair ist das Duell.
spacestage-option-hardcore = Hardcore
spacestage-option-hardcore-explain = Schon ab 7 Schaden liegen Figuren im Sterben.
spacestage-option-hardcore-false = Nein
spacestage-option-hardcore-true = Ja
spacestage-option-pairs = Zwei Spieler
spacestage-option-pairs-explain = Jeder steuert zwei Figuren und verteilt drei Hauptaktionen auf sie.
spacestage-option-pairs-false = Nein
spacestage-option-pairs-true = Ja
spacestage-option-master = Station Master
spacestage-option-master-explain = Ein weiterer Spieler schickt die Probleme und spielt gegen alle anderen.
spacestage-option-master-false = Nein
spacestage-option-master-true = Ja
spacestage-option-generators = Generatoren
spacestage-option-generators-explain = Welche zwei der vier Generatoren Sauerstoff liefern.
spacestage-option-generators-diagonal = Gegenüberliegende Ecken
spacestage-option-generators-rows = Die beiden oberen
spacestage-option-move_extension = Weitergehen
spacestage-option-move_extension-explain = Wie weit eine Bewegung durch Räume ohne Monster weitergeht.
spacestage-option-move_extension-one = Ein Schritt mehr
spacestage-option-move_extension-chain = Beliebig weit
spacestage-option-bare_hands = Bloße Hände
spacestage-option-bare_hands-explain = Der Schaden eines Angriffs ganz ohne Karte.
spacestage-option-bare_hands-0 = Keiner: nur mit Karte
spacestage-option-bare_hands-1 = 1
spacestage-option-bare_hands-2 = 2
spacestage-option-hat = Der Hut
spacestage-option-hat-explain = Wird der Hut eingesetzt und aufgeladen wie andere Ausrüstung, oder wirkt er immer?
spacestage-option-hat-active = Muss eingesetzt werden
spacestage-option-hat-passive = Wirkt immer
spacestage-option-revived = Rückkehr durch Würfeln
spacestage-option-revived-explain = Wann spielt eine sterbende Figur wieder, die durch ihren eigenen Wurf zurückkam?
spacestage-option-revived-plays = Sofort
spacestage-option-revived-waits = Ab der nächsten Runde
spacestage-option-feeding = Station Master und Stapel
spacestage-option-feeding-explain = Muss eine der Aktionen des Station Masters ein neues Monster sein?
spacestage-option-feeding-must = Ja, solange es geht
spacestage-option-feeding-free = Nein
spacestage-option-consent = Um Rohstoffe bitten
spacestage-option-consent-explain = Darf ablehnen, wer um Rohstoffe gebeten wird?
spacestage-option-consent-ask = Ja, erst fragen
spacestage-option-consent-free = Nein, einfach nehmen
spacestage-option-cap = Rundengrenze
spacestage-option-cap-explain = Nach so vielen Runden endet die Partie ohne Sieg; 0 heißt nie.
spacestage-option-cards = Kartensatz
spacestage-option-cards-explain = Die üblichen Karten und Zahlen oder dieselben Karten mit milderen Zahlen gegen den Station Master: 22 Schaden, Infarkt 1, Verstärkung 1. Die gedruckte Kartenliste ist verloren, deshalb haben wir Karten und Zahlen nachgebaut. Einen eigenen Kartensatz kannst du in der Werkstatt machen.
spacestage-option-cards-standard = Standardzahlen
spacestage-option-cards-duel = Zahlen des Duells

## Karten und Monster

spacestage-card-M01 = Pyrokinese
spacestage-card-M02 = Kryokinese
spacestage-card-M03 = Elektrokinese
spacestage-card-M04 = Plasmaatem
spacestage-card-M05 = Frostfeuerhände
spacestage-card-M06 = Sturmhaut
spacestage-card-M07 = Regeneration
spacestage-card-M08 = Arxkinese
spacestage-card-M09 = Illusion
spacestage-card-M10 = Telepathie
spacestage-card-M11 = Teleportation
spacestage-card-M12 = Vivifikation
spacestage-card-M13 = Vortex (Mutation)
spacestage-card-E01 = Flammenwerfer
spacestage-card-E02 = Gefrierstrahler
spacestage-card-E03 = Lichtbogengewehr
spacestage-card-E04 = Schweißbrenner
spacestage-card-E05 = Kältespray
spacestage-card-E06 = Schockstab
spacestage-card-E07 = Schrotflinte
spacestage-card-E08 = Granate
spacestage-card-E09 = Werkzeug
spacestage-card-E10 = Erste-Hilfe-Set
spacestage-card-E11 = Rüstung
spacestage-card-E12 = Hut
spacestage-card-E13 = Vortex (Gerät)
spacestage-monster-X01 = Unkraut
spacestage-monster-X02 = Schleim
spacestage-monster-X03 = Sporenwolke
spacestage-monster-X04 = Eiswurm
spacestage-monster-X05 = Glutkröte
spacestage-monster-X06 = Leere-Egel
spacestage-monster-X07 = Brutmutter
spacestage-monster-X08 = Spähdrohne
spacestage-monster-X09 = Wachroboter
spacestage-monster-X10 = Magnetkrabbe
spacestage-monster-X11 = Ofengolem
spacestage-monster-X12 = Frostwächter
spacestage-monster-X13 = Schlachtkoloss

## Dinge

spacestage-zone-station = Raumstation
spacestage-zone-crew = Besatzung
spacestage-zone-hand = Karten { $c }
spacestage-zone-workshop = Werkstatt
spacestage-zone-laboratory = Labor
spacestage-zone-turn = Zug
spacestage-room = { $room ->
    [NW] Raum im Nordwesten
    [N] Raum im Norden
    [NE] Raum im Nordosten
    [W] Werkstatt
    [E] Labor
    [SW] Raum im Südwesten
    [S] Raum im Süden
    [SE] Raum im Südosten
   *[C] Raum in der Mitte
}
spacestage-to-room = { $room ->
    [NW] in den Raum im Nordwesten
    [N] in den Raum im Norden
    [NE] in den Raum im Nordosten
    [W] in die Werkstatt
    [E] ins Labor
    [SW] in den Raum im Südwesten
    [S] in den Raum im Süden
    [SE] in den Raum im Südosten
   *[C] in den mittleren Raum
}
spacestage-room-label = { $room ->
    [NW] Raum im Nordwesten
    [N] Raum im Norden
    [NE] Raum im Nordosten
    [W] Werkstatt
    [E] Labor
    [SW] Raum im Südwesten
    [S] Raum im Süden
    [SE] Raum im Südosten
   *[C] Mittlerer Raum
}{ $damage ->
    [0] { "" }
   *[other] ; die Monster hier machen { $damage } Schaden pro Zug
}
spacestage-shop-label = { $room ->
    [W] Werkstatt: Ausrüstung gegen Schrott
   *[E] Labor: Mutationen gegen Biomasse
}{ $power ->
    [yes] { "" }
   *[no] ; geschlossen, kein Strom
}
spacestage-generator = { $kind ->
    [oxygen] Sauerstoffgenerator
    [workshop] Stromgenerator der Werkstatt
   *[laboratory] Stromgenerator des Labors
} { $place }{ $broken ->
    [yes] , kaputt
   *[no] , läuft
}; fällt aus bei { $side ->
    [U] oberem Würfel:
   *[L] unterem Würfel:
} { $face }
spacestage-slot = Platz { $slot }, leer
spacestage-tokens = { $kind ->
    [organic] { $n } Biomasse
   *[scrap] { $n } Schrott
}
spacestage-monster = { $name }, Platz { $slot }: noch { $tokens }, macht { $damage } Schaden pro Zug; Feuer ×{ $fire }, Eis ×{ $ice }, Blitz ×{ $lightning }{ $boosted ->
    [yes] ; verstärkt
   *[no] { "" }
}
spacestage-stored = Im Vortex: { $name }, { $tokens }
spacestage-character = Figur { $c }, { $room }{ $condition ->
    [dying] , sterbend
   *[alive] { "" }
}: { $damage } von { $limit } Schaden
spacestage-panel = Figur { $c }{ $condition ->
    [dying] , sterbend
    [dead] , tot
   *[alive] { "" }
}: { $damage } von { $limit } Schaden
spacestage-held = Figur { $c }: { $tokens }
spacestage-noted = Gemerkter Wurf von Figur { $c }: { $face }
spacestage-end-now = Jetzt beenden: Figur { $c } erleidet { $n } Schaden
spacestage-main-action = { $kind ->
    [move] Bewegen
    [heal] Heilen
    [attack] Angreifen
   *[repair] Reparieren
}{ $spent ->
    [yes] , erledigt
   *[no] , möglich
}
spacestage-elements = { $elements ->
    [fire] Feuer
    [ice] Eis
    [lightning] Blitz
    [fire-ice] Feuer oder Eis
    [fire-lightning] Feuer oder Blitz
    [ice-lightning] Eis oder Blitz
   *[none] ohne Element
}
spacestage-effect = { $kind ->
    [attack] Angriff { $value }, { $elements }
    [heal] heilt { $value } mehr
    [repair] { $value } mehr beim Reparieren
    [reduce] { $value } Schaden weniger am Ende dieses Zuges
    [hat] Mutationen kosten in diesem Zug keinen Schaden
    [vortex] saugt ein Monster deines Raums ein und tauscht es später gegen ein anderes
    [telepathy] eine andere Figur führt eine Hauptaktion aus
    [teleport] gehe in einen beliebigen Raum
   *[vivification] wandelt bis zum Ende des Zuges Biomasse in Schrott um und umgekehrt
}
spacestage-price = { $deck ->
    [M] der Einsatz kostet { $use } Schaden
   *[E] das Aufladen kostet { $use } Schrott
}
spacestage-card = { $name }: { $effect }; { $price }{ $condition ->
    [used] ; in dieser Runde schon eingesetzt
    [discharged] ; entladen
    [both] ; entladen, in dieser Runde schon eingesetzt
   *[ready] { "" }
}
spacestage-offer = { $name }: { $effect }; Preis { $cost }; { $price }
spacestage-purpose = { $what ->
    [character] Handelt in ihrem Zug: Sie geht, greift an, heilt oder repariert, jedes höchstens einmal.
    [slot] Hierher kommen neue Monster, wenn die Würfel es wollen.
    [monster] Wer seinen Zug im selben Raum beendet, erleidet den Schaden dieses Monsters. Wer es besiegt, bekommt die Rohstoffe, aus denen es besteht.
    [generator] Ist er kaputt, kann niemand geheilt werden (Sauerstoff), oder Werkstatt oder Labor verkaufen nichts (Strom). Repariere ihn in seinem Raum.
    [room] Wer hier seinen Zug beendet, erleidet den Schaden der Monster in diesem Raum.
    [offer] Du kannst sie hier kaufen, wenn du sie bezahlen kannst.
    [card] Setz sie in deinem Zug ein, einmal pro Runde.
    [resource] Damit bezahlst du Karten, Aufladen, Heilen und Reparaturen. Du kannst sie jemandem im selben Raum geben.
    [end] Beendet den Zug; dann schlagen die Monster in deinem Raum zurück.
    [round] Sind nach der letzten Runde noch Monster da, ist die Partie nicht gewonnen.
    [deck] Was noch kommt. Sind alle Monster gekommen und wieder weg, gewinnt ihr.
    [act] Was eine Figur in ihrem Zug kann: sich bewegen, heilen, angreifen und reparieren, jedes höchstens einmal, in beliebiger Reihenfolge.
    [heal] Heilt mit dem, was gewählt ist; die Zahl sagt, um wie viel der Schaden sinkt.
    [blow] Schlägt mit den gewählten Karten zu; die Zahl sagt, wie viel das Monster einsteckt.
    [repair] Wie weit die Reparatur ist: Reicht die Summe, läuft der Generator wieder.
    [give-up] Bricht die Reparatur ab. Schrott kostet das nicht, aber die Aktion ist verbraucht.
    [request] Jemand braucht für diese Aktion Rohstoffe: Gib sie her oder lehne ab.
    [stored] Ein Monster, das gerade nicht auf der Station ist. Beim nächsten Einsatz tauscht der Vortex es gegen ein anderes.
    [noted] Was für diese Figur zuletzt gewürfelt wurde.
    [ending] Wie die Partie ausging.
   *[die] Neue Probleme: Die Würfel sagen, wohin ein Monster kommt und welcher Generator ausfällt.
}
spacestage-would = { $name } gegen { $monster }: { $n } Schaden
spacestage-hit = Der Schlag gegen { $monster } würde { $n } Schaden machen
spacestage-mend = Figur { $c } wird um { $n } geheilt
spacestage-request = Figur { $asker } bittet Figur { $asked } um { $tokens }
spacestage-repair-sum = Reparatur: { $n }/{ $target }
spacestage-deck-X = { $n ->
    [one] Noch { $n } Monster im Stapel
   *[other] Noch { $n } Monster im Stapel
}
spacestage-deck-M = { $n ->
    [one] Noch { $n } Mutation im Stapel
   *[other] Noch { $n } Mutationen im Stapel
}
spacestage-deck-E = { $n ->
    [one] Noch { $n } Ausrüstungskarte im Stapel
   *[other] Noch { $n } Ausrüstungskarten im Stapel
}
spacestage-round = Runde { $n }{ $cap ->
    [0] { "" }
   *[other] /{ $cap }
}{ $late ->
    [1] , die letzte
    [2] , noch zwei
   *[0] { "" }
}
spacestage-die = { $side ->
    [U] Oberer Würfel
   *[L] Unterer Würfel
}: { $face }
spacestage-rolling = Die Würfel rollen

## Auswahl

spacestage-choose-element = { $element ->
    [fire] Als Feuer: { $n }
    [ice] Als Eis: { $n }
   *[lightning] Als Blitz: { $n }
}
spacestage-choose-attack = { $n } Schaden hinzufügen
spacestage-choose-heal = { $n } mehr heilen
spacestage-choose-repair = Reparatur +{ $n }
spacestage-choose-reduce = { $n } Schaden weniger
spacestage-choose-hat = Mutationen ohne Schaden
spacestage-choose-vivification = Rohstoffe umwandeln
spacestage-choose-recharge = Für { $n } Schrott aufladen
spacestage-choose-heal-self = Sich selbst heilen
spacestage-choose-move = Bewegung beginnen
spacestage-choose-extend = Bewegung verlängern
spacestage-choose-give = { $tokens } geben
spacestage-choose-ask = Um { $tokens } bitten
spacestage-choose-convert = { $from } → { $to }
spacestage-choose-buy = Figur { $c }: für { $cost }
spacestage-choose-draft = Für Figur { $c } nehmen
spacestage-choose-feed = Neues Monster schicken
spacestage-choose-sabotage = Generator lahmlegen
spacestage-choose-infarct = Infarkt: { $n } Schaden
spacestage-choose-boost = Verstärken: +{ $n } Schaden
spacestage-end-deadly = { $both ->
    [no] Endet der Zug jetzt, liegt Figur { $c } im Sterben.
   *[yes] Endet der Zug jetzt, liegen beide Figuren im Sterben.
} Geh vorher weg, heile oder greif an, wenn du kannst.
spacestage-end-anyway = Zug trotzdem beenden
spacestage-end = Zug beenden: { $n } Schaden
spacestage-blow = Zuschlagen: { $n } Schaden
spacestage-heal-with = { $organic ->
    [0] Um { $n } heilen
   *[other] Um { $n } heilen: { $organic } Biomasse
}
spacestage-pay = Mit { $n } Schrott reparieren
spacestage-give-up = Reparatur aufgeben
spacestage-yes = { $tokens } hergeben
spacestage-no = Ablehnen
spacestage-pass = Passen

## Was jetzt dran ist

spacestage-prompt-dealing = Die Karten werden ausgeteilt.
spacestage-prompt-rolling = Die Würfel rollen …
spacestage-prompt-drawing = Eine Karte wird gezogen …
spacestage-prompt-draft = { $mine ->
    [yes] Wähle die erste Karte für Figur { $c }.
   *[no] Figur { $c } wählt ihre erste Karte.
}
spacestage-prompt-turn = { $mine ->
    [yes] Du bist mit Figur { $c } am Zug: { $left ->
        [0] keine Hauptaktion mehr.
        [one] noch { $left } Hauptaktion.
       *[other] noch { $left } Hauptaktionen.
    }
   *[no] Figur { $c } ist am Zug: { $left ->
        [0] keine Hauptaktion mehr.
        [one] noch { $left } Hauptaktion.
       *[other] noch { $left } Hauptaktionen.
    }
}{ $hint ->
    [recharge] { " " }Zuerst darfst du eine Karte aufladen.
    [act] { " " }Tippe auf die Figur: Sie geht, kämpft, heilt oder repariert.
    [end] { " " }Die Sanduhr beendet den Zug.
   *[none] { "" }
}{ $hurt ->
    [deadly] { " " }Vorsicht: Mit { $damage } Schaden am Zugende liegt Figur { $c } im Sterben.
    [yes] { " " }Zugende jetzt: { $damage } Schaden.
   *[no] { "" }
}{ $late ->
    [1] { " " }Letzte Runde!
    [2] { " " }Noch zwei Runden.
   *[0] { "" }
}
spacestage-prompt-pair = { $mine ->
    [yes] Du bist mit den Figuren { $c } und { $d } am Zug: { $left ->
        [0] keine Hauptaktion mehr.
        [one] noch { $left } Hauptaktion.
       *[other] noch { $left } Hauptaktionen.
    }
   *[no] Die Figuren { $c } und { $d } sind am Zug: { $left ->
        [0] keine Hauptaktion mehr.
        [one] noch { $left } Hauptaktion.
       *[other] noch { $left } Hauptaktionen.
    }
}{ $hint ->
    [recharge] { " " }Zuerst darfst du eine Karte aufladen.
    [act] { " " }Tippe auf die Figur: Sie geht, kämpft, heilt oder repariert.
    [end] { " " }Die Sanduhr beendet den Zug.
   *[none] { "" }
}{ $hurt ->
    [deadly] { " " }Vorsicht: Das Zugende ist jetzt tödlich ({ $damage } und { $damage2 } Schaden).
    [yes] { " " }Zugende jetzt: { $damage } und { $damage2 } Schaden.
   *[no] { "" }
}{ $late ->
    [1] { " " }Letzte Runde!
    [2] { " " }Noch zwei Runden.
   *[0] { "" }
}
spacestage-prompt-attack = { $mine ->
    [yes] Angriff auf { $monster }: bisher { $n } von { $left }, mit allem auf der Hand { $most }. Setze Karten ein, dann schlag zu.
   *[no] Figur { $c } greift an: { $monster }, bisher { $n } Schaden.
}
spacestage-prompt-heal = { $mine ->
    [yes] Figur { $target } wird um { $n } geheilt. Setze Karten oder Biomasse ein.
   *[no] Figur { $c } heilt Figur { $target }: bisher { $n }.
}
spacestage-prompt-repair = { $mine ->
    [yes] Reparatur: { $n } von { $goal }. Setze Werkzeug ein, zahle den Rest oder gib auf.
   *[no] Figur { $c } repariert: { $n } von { $goal }.
}
spacestage-prompt-telepathy = { $mine ->
    [yes] Telepathie: Wähle eine Hauptaktion von Figur { $c }.
   *[no] Telepathie: Figur { $d } lenkt Figur { $c }.
}
spacestage-prompt-answer = { $mine ->
    [yes] Figur { $asker } bittet deine Figur { $asked } um { $tokens }. Gibst du das her?
   *[no] Figur { $asker } bittet Figur { $asked } um { $tokens }; die Antwort steht noch aus.
}
spacestage-prompt-master = { $mine ->
    [yes] Station Master, { $left ->
        [one] noch { $left } Aktion.
       *[other] noch { $left } Aktionen.
    }{ $feed ->
        [yes] { " " }Es muss ein neues Monster sein.
       *[no] { " " }Tippe auf einen freien Platz, einen Generator, eine Figur oder ein Monster.
    }
   *[no] Der Station Master heckt etwas aus.
}{ $late ->
    [1] { " " }Letzte Runde!
    [2] { " " }Noch zwei Runden.
   *[0] { "" }
}
spacestage-prompt-won = { $master ->
    [yes] Die Station ist gerettet: Das Team gewinnt, der Station Master hat verloren.
   *[no] Die Station ist gerettet. Ihr alle gewinnt!
}
spacestage-prompt-lost = { $master ->
    [yes] Alle vier sind tot: Der Station Master gewinnt.
   *[no] Alle vier sind tot. Die Station ist verloren.
}
spacestage-prompt-cap = { $master ->
    [yes] Die letzte Runde ist vorbei, und es sind noch Monster da: Der Station Master gewinnt.
   *[no] Die letzte Runde ist vorbei, und es sind noch Monster da: Niemand gewinnt.
}

## Das Protokoll

spacestage-log-row = Neu { $deck ->
    [M] im Labor
   *[E] in der Werkstatt
}: { $name }.
spacestage-log-draft = Figur { $c } nimmt die Karte { $name }.
spacestage-log-recharge = Figur { $c } lädt die Karte { $name } für { $n } Schrott auf.
spacestage-log-move = Figur { $c } geht { $room }.
spacestage-log-extend = Figur { $c } geht weiter { $room }.
spacestage-log-heal = Figur { $c } heilt { $self ->
    [yes] sich selbst
   *[no] Figur { $target }
}, bisher um { $n }.
spacestage-log-healed = Figur { $target } wird um { $n } geheilt{ $organic ->
    [0] .
   *[other] , das kostet { $organic } Biomasse.
}
spacestage-log-lives = Figur { $c } liegt nicht mehr im Sterben.
spacestage-log-attack = Figur { $c } greift an: { $monster }.
spacestage-log-blow = Figur { $c } macht { $n } Schaden ({ $monster }) und nimmt { $tokens }.
spacestage-log-miss = Figur { $c } richtet nichts aus ({ $monster }).
spacestage-log-slain = Besiegt: { $monster }.
spacestage-log-repair = Figur { $c } beginnt zu reparieren.
spacestage-log-dice = Würfel { $first } und { $second }{ $helpers ->
    [0] { "" }
   *[other] , Helfer +{ $helpers }
}: { $n } von { $target }.
spacestage-log-repaired = Der { $kind ->
    [oxygen] Sauerstoffgenerator
    [workshop] Stromgenerator der Werkstatt
   *[laboratory] Stromgenerator des Labors
} läuft wieder.
spacestage-log-paid = Figur { $c } zahlt { $n } Schrott.
spacestage-log-gave-up = Figur { $c } gibt die Reparatur auf.
spacestage-log-use-attack = Figur { $c } setzt die Karte { $name } ein: +{ $n } Schaden.
spacestage-log-use-heal = Figur { $c } setzt die Karte { $name } ein: heilt { $n } mehr.
spacestage-log-use-repair = Figur { $c } setzt die Karte { $name } ein: +{ $n }.
spacestage-log-use-reduce = Figur { $c } setzt die Karte { $name } ein: in diesem Zug { $n } Schaden weniger.
spacestage-log-use-hat = Figur { $c } setzt die Karte { $name } ein: Mutationen kosten in diesem Zug nichts.
spacestage-log-use-vivification = Figur { $c } setzt die Karte { $name } ein: Biomasse und Schrott lassen sich umwandeln.
spacestage-log-use-teleport = Figur { $c } setzt die Karte { $name } ein und springt { $room }.
spacestage-log-use-telepathy = Figur { $c } setzt die Karte { $name } ein und lenkt Figur { $target }.
spacestage-log-use-vortex = Figur { $c } setzt die Karte { $name } ein und saugt ein Monster ein: { $monster }.
spacestage-log-released = Aus dem Vortex kommt auf Platz { $slot }: { $monster }.
spacestage-log-give = Figur { $c } gibt { $tokens } an Figur { $d }.
spacestage-log-ask = Figur { $c } bittet Figur { $d } um { $tokens }.
spacestage-log-refuse = Figur { $d } lehnt ab.
spacestage-log-buy = Figur { $c } kauft die Karte { $name } für { $cost }.
spacestage-log-convert = Figur { $c } wandelt { $from } in { $to } um.
spacestage-log-end = Figur { $c } beendet den Zug.
spacestage-log-suffer = Figur { $c } erleidet { $n } Schaden.
spacestage-log-dying = Figur { $c } liegt im Sterben!
spacestage-log-roll = Figur { $c } liegt im Sterben und würfelt { $face }{ $noted ->
    [0] .
   *[other] {" "}(zuvor { $noted }).
}
spacestage-log-dead = Figur { $c } ist tot.
spacestage-log-revived = Figur { $c } kehrt ins Leben zurück.
spacestage-log-troubles = Neue Probleme: oberer Würfel { $upper }, unterer Würfel { $lower }.
spacestage-log-broken = Der { $kind ->
    [oxygen] Sauerstoffgenerator
    [workshop] Stromgenerator der Werkstatt
   *[laboratory] Stromgenerator des Labors
} fällt aus.
spacestage-log-monster = Auf Platz { $slot } erscheint: { $monster }.
spacestage-log-quiet = Es geschieht nichts Neues.
spacestage-log-round = Runde { $n }.
spacestage-log-feed = Der Station Master schickt ein neues Monster auf Platz { $slot }.
spacestage-log-sabotage = Der Station Master legt einen Generator lahm.
spacestage-log-infarct = Infarkt: Figur { $c } erleidet { $n } Schaden.
spacestage-log-boost = Der Station Master verstärkt ein Monster: { $monster }.
spacestage-log-pass = Der Station Master passt.
spacestage-log-win = { $master ->
    [yes] Das letzte Monster ist weg: Das Team gewinnt!
   *[no] Das letzte Monster ist weg: Ihr alle gewinnt!
}
spacestage-log-loss = { $master ->
    [yes] Niemand ist mehr am Leben: Der Station Master gewinnt.
   *[no] Niemand ist mehr am Leben: Die Station ist verloren.
}
spacestage-log-cap = { $master ->
    [yes] Die letzte Runde endet: Der Station Master gewinnt.
   *[no] Die letzte Runde endet: Niemand gewinnt.
}

## Was sich zeigen lässt

spacestage-overlay-end = Schaden, falls der Zug jetzt endet
spacestage-overlay-blows = Möglicher Schaden je Figur
spacestage-overlay-reach = Wohin du gehen kannst
spacestage-overlay-oxygen = Sauerstoff und Strom
spacestage-mark-end = Zugende jetzt: { $n } Schaden für Figur { $c }
spacestage-mark-deadly = Zugende jetzt: { $n } Schaden für Figur { $c }; dann liegt sie im Sterben
spacestage-mark-blow = { $monster }: Figur { $c } könnte mit allen Karten { $n } Schaden machen
spacestage-mark-kill = { $monster }: Figur { $c } könnte es erledigen, { $n } Schaden
spacestage-mark-safe = { $room }: kein Monster
spacestage-mark-unsafe = { $room }: { $n } Schaden pro Zug
spacestage-mark-no-healing = Solange ein Sauerstoffgenerator kaputt ist, kann niemand geheilt werden
spacestage-mark-no-air = Beide Sauerstoffgeneratoren sind kaputt: { $n } Schaden mehr am Ende jedes Zuges
spacestage-mark-no-power = Ohne Strom wird hier nichts verkauft

## Ablehnungen

spacestage-refusal-no-such-action = Diese Aktion gibt es in diesem Spiel nicht. Wähle eine auf dem Plan.
spacestage-refusal-match-over = Die Partie ist vorbei. Beginne eine neue, um weiterzuspielen.
spacestage-refusal-chance-waits = Warte auf die Würfel oder die Karte.
spacestage-refusal-no-chance-waits = Das wird jetzt weder gewürfelt noch gezogen. Wähle eine Aktion.
spacestage-refusal-not-in-deck = Diese Karte ist nicht im Stapel. Wähle eine andere.
spacestage-refusal-answer-pending = Jemand wurde um Rohstoffe gebeten. Warte auf die Antwort.
spacestage-refusal-nothing-asked = Diese Figur wurde um nichts gebeten. Wähle eine Aktion.
spacestage-refusal-draft-first = Zuerst wählen alle der Reihe nach ihre erste Karte.
spacestage-refusal-draft-over = Die ersten Karten sind schon gewählt. Neue kaufst du in Werkstatt und Labor.
spacestage-refusal-not-on-turn = Diese Figur ist nicht am Zug. Wähle die, die am Zug ist.
spacestage-refusal-open-action = Bring zuerst die begonnene Aktion zu Ende: Setze Karten ein oder schließe sie ab.
spacestage-refusal-no-open-action = Eine solche Aktion wurde nicht begonnen. Beginne sie zuerst.
spacestage-refusal-telepathy-first = Wähle zuerst eine Hauptaktion für die Figur, die du mit Telepathie lenkst.
spacestage-refusal-no-telepathy = Diese Figur wird gerade von niemandem gelenkt. Setz zuerst Telepathie ein.
spacestage-refusal-actions-spent = Alle Hauptaktionen dieses Zuges sind verbraucht. Beende den Zug.
spacestage-refusal-kind-repeated = Diese Hauptaktion hat die Figur in diesem Zug schon ausgeführt. Wähle eine andere.
spacestage-refusal-not-adjacent = Dieser Raum liegt nicht nebenan. Du kannst nur in einen Nachbarraum gehen.
spacestage-refusal-no-extension = Du kannst nur die letzte Bewegung verlängern, und nur aus einem Raum ohne Monster.
spacestage-refusal-not-in-room = Das ist nicht im selben Raum. Geh zuerst dorthin.
spacestage-refusal-not-hurt = Diese Figur hat keinen Schaden. Wähle eine, die verletzt ist.
spacestage-refusal-not-living = Diese Figur liegt im Sterben oder ist tot. Wähle eine andere.
spacestage-refusal-oneself = Das kann nicht dieselbe Figur sein. Wähle eine andere.
spacestage-refusal-oxygen-broken = Solange ein Sauerstoffgenerator kaputt ist, kann niemand geheilt werden. Repariere ihn zuerst.
spacestage-refusal-needs-no-more = Mehr braucht diese Figur nicht. Schließ das Heilen ab.
spacestage-refusal-too-few-tokens = Dafür reichen die Rohstoffe nicht. Besorge dir erst mehr.
spacestage-refusal-no-monster = Da ist kein Monster. Wähle einen anderen Platz.
spacestage-refusal-no-attack-card = In dieser Partie braucht ein Angriff eine Angriffskarte. Besorge dir erst eine.
spacestage-refusal-nothing-broken = In diesem Raum ist kein kaputter Generator. Geh zu einem, der kaputt ist.
spacestage-refusal-wrong-payment = Zahle genau so viel Schrott, wie fehlt.
spacestage-refusal-not-owned = Diese Figur hat die Karte nicht. Wähle eine ihrer eigenen.
spacestage-refusal-used = Diese Karte wurde in dieser Runde schon eingesetzt. Wähle eine andere.
spacestage-refusal-discharged = Diese Karte ist entladen. Lade sie zu Beginn deines Zuges auf.
spacestage-refusal-not-discharged = Diese Karte ist schon geladen. Wähle eine entladene.
spacestage-refusal-wrong-element = Wähle eines der beiden Elemente der Karte.
spacestage-refusal-wrong-target = Darauf kannst du die Karte nicht anwenden. Wähle ein anderes Ziel.
spacestage-refusal-passive-hat = In dieser Partie wirkt der Hut von selbst; du musst ihn nicht einsetzen.
spacestage-refusal-same-room = Da ist die Figur schon. Wähle einen anderen Raum.
spacestage-refusal-window-closed = Aufladen kannst du nur ganz am Anfang des Zuges. Warte auf deinen nächsten Zug.
spacestage-refusal-one-recharge = Du kannst nur eine Karte pro Zug aufladen. Wähle jetzt eine Aktion.
spacestage-refusal-cannot-act = Diese Figur darf in diesem Zug nichts tun. Wähle eine andere.
spacestage-refusal-no-conversion = Zum Umwandeln musst du in diesem Zug Vivifikation eingesetzt haben.
spacestage-refusal-side-actions-spent = Mehr als zwölf Übergaben, Bitten und Umwandlungen gehen in einem Zug nicht. Tu etwas anderes.
spacestage-refusal-not-in-row = Diese Karte liegt nicht aus. Wähle eine aus der Auslage.
spacestage-refusal-not-in-shop = Das gibt es hier nicht: Ausrüstung verkauft die Werkstatt, Mutationen das Labor.
spacestage-refusal-no-power = Hier gibt es keinen Strom. Repariere zuerst den Generator, der diesen Raum versorgt.
spacestage-refusal-masters-turn = Der Station Master ist am Zug. Warte einen Moment.
spacestage-refusal-teams-turn = Der Station Master ist nicht am Zug. Warte auf die Überlebenden.
spacestage-refusal-must-feed = Eine deiner Aktionen muss ein neues Monster sein. Tippe auf einen freien Platz.
spacestage-refusal-nothing-to-draw = Im Stapel ist kein Monster mehr. Wähle eine andere Aktion.
spacestage-refusal-slot-taken = Auf diesem Platz ist schon ein Monster. Wähle einen freien.
spacestage-refusal-broken-already = Dieser Generator ist schon kaputt. Wähle einen anderen.
spacestage-refusal-boosted-already = Dieses Monster ist schon verstärkt. Wähle ein anderes.
spacestage-refusal-must-act = Der Station Master darf nur passen, wenn nichts anderes möglich ist. Wähle eine Aktion.
