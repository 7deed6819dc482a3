# Was ein Tipp sagt.

spacestage-do-draft = Nimm für Figur { $c } die Karte { $name }.
spacestage-do-recharge = Lade für { $n } Schrott die Karte { $name } auf.
spacestage-do-move = Figur { $c } soll { $room } gehen.
spacestage-do-extend = Figur { $c } soll weiter { $room } gehen.
spacestage-do-heal = { $self ->
    [yes] Figur { $c } soll sich selbst heilen.
   *[no] Figur { $c } soll Figur { $target } heilen.
}
spacestage-do-heal-more = { $n ->
    [0] Schließ das Heilen ab.
   *[other] Schließ das Heilen ab und gib dafür { $n } Biomasse aus.
}
spacestage-do-attack = Greif mit Figur { $c } an: { $monster }.
spacestage-do-blow = Schlag jetzt zu: { $monster }.
spacestage-do-repair = Repariere mit Figur { $c } den { $kind ->
    [oxygen] Sauerstoffgenerator.
    [workshop] Stromgenerator der Werkstatt.
   *[laboratory] Stromgenerator des Labors.
}
spacestage-do-pay = Zahle { $n } Schrott für die Reparatur.
spacestage-do-give-up = Gib die Reparatur auf.
spacestage-do-use = Setz die Karte { $name } ein.
spacestage-do-use-as = Setz die Karte { $name } ein, und zwar als { $element ->
    [fire] Feuer.
    [ice] Eis.
   *[lightning] Blitz.
}
spacestage-do-use-teleport = Setz die Karte { $name } ein und spring { $room }.
spacestage-do-use-telepathy = Setz die Karte { $name } ein und lenk Figur { $target }.
spacestage-do-use-vortex = Setz die Karte { $name } ein und saug ein Monster ein: { $monster }.
spacestage-do-give = Figur { $c } soll { $tokens } an Figur { $d } geben.
spacestage-do-ask = Figur { $c } soll Figur { $d } um { $tokens } bitten.
spacestage-do-agree = Stimm zu und gib { $tokens } an Figur { $d }.
spacestage-do-refuse = Lehn ab.
spacestage-do-buy = Kauf für Figur { $c } die Karte { $name }.
spacestage-do-convert = Figur { $c } soll { $from } in { $to } umwandeln.
spacestage-do-end = Beende den Zug.
spacestage-do-feed = Schick ein neues Monster auf Platz { $slot }.
spacestage-do-sabotage = Leg den { $kind ->
    [oxygen] Sauerstoffgenerator
    [workshop] Stromgenerator der Werkstatt
   *[laboratory] Stromgenerator des Labors
} lahm ({ $room }).
spacestage-do-infarct = Verpass Figur { $c } einen Infarkt.
spacestage-do-boost = Verstärke ein Monster: { $monster }.
spacestage-do-pass = Passe.

# Warum.

spacestage-why-go-repair = { $kind ->
    [oxygen] Dort ist ein Sauerstoffgenerator kaputt; solange kann niemand geheilt werden.
    [laboratory] Der Generator dort ist kaputt, und das Labor hat keinen Strom.
   *[workshop] Der Generator dort ist kaputt, und die Werkstatt hat keinen Strom.
}
spacestage-why-go-heal = Dort steht Figur { $target } mit { $n } Schaden.
spacestage-why-go-fight = { $n ->
    [one] Dort wartet ein Monster: { $monster }.
   *[other] Dort warten { $n } Monster.
}
spacestage-why-flee = In diesem Raum ist kein Monster.
spacestage-why-shop = Figur { $c } kann sich dort etwas leisten.
spacestage-why-rescue = Figur { $target } liegt im Sterben.
spacestage-why-lives = Figur { $target } liegt dann nicht mehr im Sterben.
spacestage-why-heal-monsters = Figur { $target } hat { $n } Schaden, und im Raum { $monsters ->
    [one] ist ein Monster.
   *[other] sind { $monsters } Monster.
}
spacestage-why-heal = Figur { $target } hat { $n } Schaden.
spacestage-why-attack-last = Es ist das einzige Monster auf der Station.
spacestage-why-attack-crowd = Zwei Monster in diesem Raum machen { $damage } Schaden pro Zug.
spacestage-why-attack = Dieses Monster macht { $damage } Schaden pro Zug: { $monster }.
spacestage-why-slain = Damit ist besiegt: { $monster }.
spacestage-why-repair = { $kind ->
    [oxygen] Solange ein Sauerstoffgenerator kaputt ist, kann niemand geheilt werden.
    [laboratory] Das Labor hat keinen Strom.
   *[workshop] Die Werkstatt hat keinen Strom.
}
spacestage-why-mended = Der { $kind ->
    [oxygen] Sauerstoffgenerator
    [workshop] Stromgenerator der Werkstatt
   *[laboratory] Stromgenerator des Labors
} läuft dann wieder.
spacestage-why-feed = In diesem Raum ist schon ein Monster: { $monster }.
spacestage-why-sabotage = { $kind ->
    [oxygen] Ohne Sauerstoff kann niemand geheilt werden.
    [laboratory] Ohne Strom verkauft das Labor nichts.
   *[workshop] Ohne Strom verkauft die Werkstatt nichts.
}
spacestage-why-infarct = { $n ->
    [0] Figur { $c } liegt dann im Sterben.
   *[other] Figur { $c } hält dann nur noch { $n } Schaden aus.
}
spacestage-why-boost = { $near ->
    [one] Eine Figur steht direkt daneben.
   *[other] { $near } Figuren stehen direkt daneben.
}
