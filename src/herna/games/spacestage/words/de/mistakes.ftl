# Warum eine Aktion ein Fehler war: was in der Analyse einer Partie zu lesen ist.

## Was die bessere Aktion erreicht

spacestage-mistake-wins = Die bessere Aktion hätte die Partie gewonnen.
spacestage-mistake-slays = Figur { $c } hätte dieses Monster erledigen können: { $monster }. Sie kann ihm bis zu { $n } nehmen, und es hat noch { $health }.
spacestage-mistake-rescues = Figur { $target } liegt im Sterben, und Heilen könnte sie retten.
spacestage-mistake-spares = Figur { $c } hätte am Ende des Zuges weniger Schaden zu erwarten gehabt: { $less } weniger.
spacestage-mistake-repairs = Von dort aus ließ sich etwas reparieren: { $kind ->
    [oxygen] Sauerstoffgenerator
    [workshop] Stromgenerator der Werkstatt
   *[laboratory] Stromgenerator des Labors
}.
spacestage-mistake-funds = Damit hätte Figur { $d } eine Karte bezahlen können: { $name }.

## Was die gespielte Aktion zulässt

spacestage-mistake-loses = Damit ist die ganze Besatzung tot und die Partie verloren.
spacestage-mistake-dies = Figur { $c } erleidet am Ende des Zuges { $n ->
    [one] { $n } Schaden
   *[other] { $n } Schaden
} und liegt dann im Sterben.
spacestage-mistake-would-die = So wie es steht, erleidet Figur { $c } am Ende des Zuges { $n ->
    [one] { $n } Schaden
   *[other] { $n } Schaden
} und liegt dann im Sterben.
spacestage-mistake-walks-into = Figur { $c } begibt sich in Gefahr: So wie es steht, { $n ->
    [one] droht ihr am Ende des Zuges { $n } Schaden.
   *[other] drohen ihr am Ende des Zuges { $n } Schaden.
}
spacestage-mistake-wounds = Diese Mutation schadet Figur { $c }: So wie es steht, { $n ->
    [one] droht ihr am Ende des Zuges { $n } Schaden.
   *[other] drohen ihr am Ende des Zuges { $n } Schaden.
}
spacestage-mistake-leaves-alive = Dieses Monster überlebt den Schlag: { $monster }. Es hat noch { $left }.
spacestage-mistake-unused = Der Zug endet, und { $n ->
    [one] { $n } Hauptaktion bleibt
   *[other] { $n } Hauptaktionen bleiben
} ungenutzt.
