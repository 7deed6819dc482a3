mammoths-title = Mammutjäger
mammoths-summary =
    Besetze mit deinem Häuptling ein Dominoplättchen und leg es an das Gebiet rund um deine Hütte. Jede Region bringt Felder mal Feuer.
    Vulkane schleudern Lava: Sie verbrennt, was sie trifft, ist aber selbst Feuer. Die größeren Varianten bringen Rohstoffe, Totems und Steinzeitmenschen.
mammoths-seat-A = Rosa Stamm
mammoths-seat-B = Schwarzer Stamm
mammoths-seat-C = Grüner Stamm
mammoths-seat-D = Blauer Stamm
mammoths-seat-A-short = Rosa
mammoths-seat-B-short = Schwarz
mammoths-seat-C-short = Grün
mammoths-seat-D-short = Blau

## Optionen

mammoths-preset-discovery = Entdeckung
mammoths-preset-discovery-hint = Land, Feuer und Lava: die kürzesten Regeln, am besten für die erste Partie.
mammoths-preset-totem = Totem
mammoths-preset-totem-hint = Dazu Rohstoffe: Wer von einem am meisten hat, bekommt dessen Totem.
mammoths-preset-tribe = Stamm
mammoths-preset-tribe-hint = Steinzeitmenschen, die du gegen Rohstoffe ansiedelst; Punkte für die Hütte in der Mitte und ein volles Gebiet.
mammoths-option-mode = Variante
mammoths-option-mode-explain = Wie viel im Spiel ist: nur Regionen und Lava, auch Rohstoffe und Totems oder Rohstoffe und Steinzeitmenschen.
mammoths-option-mode-discovery = Entdeckung
mammoths-option-mode-totem = Totem
mammoths-option-mode-tribe = Stamm
mammoths-option-centre = Hütte in der Mitte
mammoths-option-centre-explain = Zehn Punkte für eine Hütte in der Mitte des Gebiets.
mammoths-option-centre-true = 10 Punkte
mammoths-option-centre-false = Keine Punkte
mammoths-option-complete = Vollständiges Gebiet
mammoths-option-complete-explain = Fünf Punkte für ein volles Gebiet: alle 25 Felder, zu zweit 49.
mammoths-option-complete-true = 5 Punkte
mammoths-option-complete-false = Keine Punkte
mammoths-option-totem_tie = Gleichstand nach Lava
mammoths-option-totem_tie-explain = Deine Lava verbrennt einen Rohstoff, und du führst nur noch gemeinsam mit anderen: Was wird aus dem Totem?
mammoths-option-totem_tie-keep = Du behältst es
mammoths-option-totem_tie-pass = Du gibst es ab
mammoths-option-lava_path = Flugbahn der Lava
mammoths-option-lava_path-explain = Darf Lava auch über Lücken im Gebiet fliegen oder nur von Feld zu Feld?
mammoths-option-lava_path-free = Auch über Lücken
mammoths-option-lava_path-squares = Nur von Feld zu Feld
mammoths-option-final_settle = Ansiedeln in der letzten Runde
mammoths-option-final_settle-explain = Ob auch in Runde 12 noch Steinzeitmenschen angesiedelt werden dürfen.
mammoths-option-final_settle-true = Erlaubt
mammoths-option-final_settle-false = Nicht mehr

## Dinge

mammoths-zone-rows = Dominoplättchen
mammoths-zone-supply = Vorrat
mammoths-zone-totems = Totems
mammoths-zone-cave = Höhle
mammoths-zone-pile = Alle im Stapel
mammoths-zone-pad = Wertungsblock
mammoths-tribe = { $seat ->
    [A] Der rosa Stamm
    [B] Der schwarze Stamm
    [C] Der grüne Stamm
   *[D] Der blaue Stamm
}
mammoths-terrain = { $terrain ->
    [D] Wüste
    [P] Grasland
    [L] See
    [J] Dschungel
    [R] Steinbruch
   *[V] Vulkan
}
mammoths-half = { $terrain ->
    [D] Wüste
    [P] Grasland
    [L] See
    [J] Dschungel
    [R] Steinbruch
   *[V] Vulkan
}{ $marks ->
    [0] {""}
   *[other] {" "}mit { $terrain ->
        [V] { $marks ->
            [one] { $marks } Krater
           *[other] { $marks } Kratern
        }
       *[D] { $marks ->
            [one] { $marks } Feuer
           *[other] { $marks } Feuern
        }
    }
}
mammoths-kind = { $kind ->
    [m] Mammut
    [f] Fisch
    [u] Pilz
   *[s] Feuerstein
}
mammoths-person = { $kind ->
    [HU] Jäger
    [FI] kleine Fischerin
    [MU] Pilzsammlerin
    [SC] Bildhauerin
    [PA] Höhlenmaler
    [FL] Feuerfrau
    [SH] Schamane
    [W1] Raufbold
    [W2] Kämpferin
   *[W3] Haudrauf
}
mammoths-person-label = { $kind ->
    [HU] Jäger: 3 Punkte für jedes Mammut ringsum
    [FI] Kleine Fischerin: 3 Punkte für jeden Fisch ringsum
    [MU] Pilzsammlerin: 4 Punkte für jeden Pilz ringsum
    [SC] Bildhauerin: 5 Punkte für jeden Feuerstein ringsum
    [PA] Höhlenmaler: 2 Punkte für jeden Rohstoff ringsum
    [FL] Feuerfrau: 1 Punkt für jedes Feuer ringsum
    [SH] Schamane: 2 Punkte für jeden Steinzeitmenschen ringsum
    [W1] Raufbold: Krieger der Stärke 1
    [W2] Kämpferin: Kriegerin der Stärke 2
   *[W3] Haudrauf: Krieger der Stärke 3
}
mammoths-square = { $half }. Region: { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} × { $fires } Feuer = { $score }
mammoths-square-volcano = { $half }
mammoths-cell = Freies Feld, { $where }
mammoths-spot = { $way ->
    [left-up] von der Hütte { $x } nach links und { $y } nach oben
    [left-down] von der Hütte { $x } nach links und { $y } nach unten
    [left] von der Hütte { $x } nach links
    [right-up] von der Hütte { $x } nach rechts und { $y } nach oben
    [right-down] von der Hütte { $x } nach rechts und { $y } nach unten
    [right] von der Hütte { $x } nach rechts
    [up] von der Hütte { $y } nach oben
   *[down] von der Hütte { $y } nach unten
}
mammoths-hut = { $tribe }: Hütte
mammoths-chief = { $tribe }: Häuptling
mammoths-score = { $tribe }: bisher { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
mammoths-token = Rohstoff: { $kind }
mammoths-token-count = { $kind }: { $count }
mammoths-lava = Feuerplättchen, { $flames } Feuer
mammoths-lava-supply = Feuerplättchen mit { $flames ->
    [one] { $flames } Feuer
   *[other] { $flames } Feuern
}: noch { $count }
mammoths-box = { $count ->
    [one] Noch { $count } Dominoplättchen
   *[other] Noch { $count } Dominoplättchen
} in der Schachtel
mammoths-totem = { $kind ->
    [m] Mammut-Totem
    [f] Fisch-Totem
    [u] Pilz-Totem
   *[s] Feuerstein-Totem
}, { $points } Punkte
mammoths-totem-held = { $kind ->
    [m] Mammut-Totem
    [f] Fisch-Totem
    [u] Pilz-Totem
   *[s] Feuerstein-Totem
}: { $tribe }
mammoths-pile = { $count ->
    [one] Noch { $count } Steinzeitmensch im Stapel
   *[other] Noch { $count } Steinzeitmenschen im Stapel
}
mammoths-domino = Plättchen { $number }: { $left } und { $right }
mammoths-domino-claimed = Plättchen { $number }: { $left } und { $right }, besetzt { $seat ->
    [A] vom rosa Stamm
    [B] vom schwarzen Stamm
    [C] vom grünen Stamm
   *[D] vom blauen Stamm
}
mammoths-rows = { $round ->
    [0] Spielaufbau
   *[other] Runde { $round } von 12
}: links die Plättchen zum Anlegen, rechts die zum Besetzen
mammoths-discard = Plättchen abwerfen
mammoths-button = { $button ->
    [settle] Ansiedeln
   *[settle-0] Jetzt nicht
}
mammoths-about-pile = Wer aus dem Stapel kommt, kostet vier Rohstoffe, einen von jeder Art. Wer soll es sein?
mammoths-settle = { $price ->
    [2] 2 Rohstoffe: Auslage
   *[4] 4 Rohstoffe: Stapel
}
mammoths-pad-line = { $line ->
    [l0] Wüste
    [l1] Grasland
    [l2] See
    [l3] Dschungel
    [l4] Steinbruch
    [l5] Totems
    [l6] Übrige Rohstoffe
    [l7] Jäger
    [l8] Kleine Fischerinnen
    [l9] Pilzsammlerinnen
    [l10] Bildhauerinnen
    [l11] Höhlenmaler
    [l12] Feuerfrauen
    [l13] Schamanen
    [l14] Kriegertrupps
    [l15] Hütte in der Mitte
    [l16] Vollständiges Gebiet
   *[total] Summe
}
mammoths-pad-entry = { $tribe }: { $line }, { $points }

## Was jetzt zu tun ist

mammoths-prompt-row = Dominoplättchen werden gezogen.
mammoths-prompt-cave = Neue Steinzeitmenschen kommen in die Höhle.
mammoths-prompt-chief = Ein Häuptling wird ausgelost.
mammoths-prompt-pair = Stell beide Häuptlinge auf die äußeren Plättchen oder auf die zwei in der Mitte.
mammoths-prompt-claim-first = Stell deinen Häuptling auf ein Plättchen der ersten Reihe.
mammoths-prompt-place = Plättchen { $number }: Tippe auf das Feld der linken, dann auf das der rechten Hälfte.
mammoths-prompt-discard = Plättchen { $number } passt nirgends: Wirf es ab.
mammoths-prompt-lava = Der Vulkan bricht aus! Wähle, wo die Lava landet, höchstens { $reach ->
    [one] { $reach } Feld
   *[other] { $reach } Felder
} weit.
mammoths-prompt-totem = Die Lava kostet dich die Führung. Wähle, wer das { $kind ->
    [m] Mammut-Totem
    [f] Fisch-Totem
    [u] Pilz-Totem
   *[s] Feuerstein-Totem
} bekommt.
mammoths-prompt-claim = Stell deinen Häuptling auf ein Plättchen der nächsten Reihe.
mammoths-prompt-settle = Willst du jemanden ansiedeln? Tippe auf eine Person, dann siehst du den Preis. Sonst: Jetzt nicht.
mammoths-ask-pay = Preis ({ $person }): { $price ->
    [2] zwei verschiedene Rohstoffe
   *[4] vier Rohstoffe, einer von jeder Art
}. Tippe sie an, egal in welcher Reihenfolge: { $left ->
    [one] noch einer.
   *[other] noch { $left }.
}
mammoths-ask-home = Bezahlt. Tippe jetzt auf das Feld, auf dem diese Person wohnen soll: { $person }.
mammoths-ask-settle = Alles bereit: Tippe auf Ansiedeln. Was du ändern willst, tippst du noch einmal an.
mammoths-prompt-pay = Zahle verschiedene Rohstoffe in der Reihenfolge Mammut, Fisch, Pilz, Feuerstein: noch { $left }.
mammoths-prompt-person = { $form ->
    [2] Wähle jemanden aus der Auslage.
   *[4] Wähle eine beliebige Person aus dem Stapel.
}
mammoths-prompt-home = Wähle ein Zuhause für diese Person: { $person }.
mammoths-prompt-wait-claim = { $tribe } wählt ein Plättchen.
mammoths-prompt-wait-place = { $tribe } legt ein Plättchen an.
mammoths-prompt-wait-lava = { $tribe } wählt, wo die Lava landet.
mammoths-prompt-wait-totem = { $tribe } gibt ein Totem ab.
mammoths-prompt-wait-settle = { $tribe } darf jemanden ansiedeln.
mammoths-prompt-won = { $tribe } hat gewonnen.
mammoths-prompt-shared = Geteilter Sieg.

## Der Verlauf

mammoths-log-row = Neue Reihe: { $numbers }
mammoths-log-chief = { $tribe } ist ausgelost und wählt.
mammoths-log-arrived = In die Höhle kommt: { $person }
mammoths-log-claimed = { $tribe } besetzt Plättchen { $number }.
mammoths-log-paired = { $tribe } besetzt die Plättchen { $first } und { $second }.
mammoths-log-left-over = Plättchen { $number } bleibt übrig und scheidet aus.
mammoths-log-placed = { $tribe } legt Plättchen { $number } an: { $left } und { $right }.
mammoths-log-discarded = { $tribe } muss Plättchen { $number } abwerfen.
mammoths-log-lava = { $tribe } schleudert Lava ({ $flames } Feuer) auf: { $terrain }.
mammoths-log-burnt = Die Lava verbrennt { $kind ->
    [m] ein Mammut.
    [f] einen Fisch.
    [u] einen Pilz.
   *[s] einen Feuerstein.
}
mammoths-log-burnt-person = Vor der Lava flieht: { $person }.
mammoths-log-totem = { $tribe } gewinnt das { $kind ->
    [m] Mammut-Totem.
    [f] Fisch-Totem.
    [u] Pilz-Totem.
   *[s] Feuerstein-Totem.
}
mammoths-log-totem-from = { $tribe } übernimmt das { $kind ->
    [m] Mammut-Totem
    [f] Fisch-Totem
    [u] Pilz-Totem
   *[s] Feuerstein-Totem
} { $other ->
    [A] vom rosa Stamm.
    [B] vom schwarzen Stamm.
    [C] vom grünen Stamm.
   *[D] vom blauen Stamm.
}
mammoths-log-totem-handed = { $tribe } bekommt das { $kind ->
    [m] Mammut-Totem
    [f] Fisch-Totem
    [u] Pilz-Totem
   *[s] Feuerstein-Totem
} { $other ->
    [A] vom rosa Stamm,
    [B] vom schwarzen Stamm,
    [C] vom grünen Stamm,
   *[D] vom blauen Stamm,
} der einen Rohstoff verliert.
mammoths-log-settle = { $tribe } zahlt { $form ->
    [2] zwei
   *[4] vier
} Rohstoffe für einen Steinzeitmenschen.
mammoths-log-settle-not = { $tribe } siedelt niemanden an.
mammoths-log-paid = { $tribe } bezahlt { $kind ->
    [m] ein Mammut.
    [f] einen Fisch.
    [u] einen Pilz.
   *[s] einen Feuerstein.
}
mammoths-log-took = { $tribe } wählt: { $person }.
mammoths-log-housed = { $tribe } siedelt an: { $person }.
mammoths-log-score = Punktestand: { $score } ({ $gain }).
mammoths-log-off-centre = Die Hütte liegt nicht mehr in der Mitte (−10).
mammoths-log-round = Runde { $round } beginnt.
mammoths-log-win = { $tribe } gewinnt mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
mammoths-log-win-area = { $tribe } gewinnt: gleich viele Punkte ({ $points }), aber die größte Region ({ $squares }).
mammoths-log-win-fires = { $tribe } gewinnt: gleich viele Punkte ({ $points }) und eine gleich große Region, aber die meisten Feuer ({ $fires }).
mammoths-log-win-shared = Geteilter Sieg mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}

## Was sich einblenden lässt

mammoths-overlay-areas = Regionen und ihre Punkte
mammoths-overlay-reach = Reichweite der Lava
mammoths-overlay-people = Wofür Steinzeitmenschen punkten
mammoths-overlay-dominoes = Welche Plättchen passen
mammoths-mark-area = { $terrain }: { $squares } × { $fires } = { $score }
mammoths-mark-lands = Hier kann die Lava landen: { $terrain }
mammoths-mark-burns = Hier kann die Lava landen und verbrennen, was dort liegt: { $terrain }
mammoths-mark-person = { $person }: +{ $points }
mammoths-mark-band = Diese Krieger gehören zu einem Trupp
mammoths-mark-domino = Plättchen { $number }: { $ways ->
    [0] passt zurzeit nirgends
    [one] lässt sich auf { $ways } Art anlegen
   *[other] lässt sich auf { $ways } Arten anlegen
}

## Ablehnungen

mammoths-refusal-no-such-action = Diese Aktion gibt es in diesem Spiel nicht. Wähle eine auf dem Plan.
mammoths-refusal-match-over = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
mammoths-refusal-other-seat = Ein anderer Stamm ist am Zug. Warte, bis du dran bist.
mammoths-refusal-chance-first = Warte, bis gezogen ist.
mammoths-refusal-not-chance = Das wird gerade nicht gezogen. Wähle eine Aktion.
mammoths-refusal-place-first = Leg zuerst dein Plättchen an.
mammoths-refusal-lava-first = Wähle zuerst, wo die Lava landet.
mammoths-refusal-totem-first = Gib zuerst das Totem ab.
mammoths-refusal-claim-first = Stell zuerst deinen Häuptling auf ein Plättchen der nächsten Reihe.
mammoths-refusal-settle-first = Schließ zuerst das Ansiedeln ab.
mammoths-refusal-setup-first = Besetze zuerst ein Plättchen der ersten Reihe.
mammoths-refusal-out-of-reach = Das ist zu weit weg: So weit reicht kein Gebiet. Wähle ein Feld näher an deiner Hütte.
mammoths-refusal-no-such-domino = Dieses Plättchen gibt es nicht. Sie sind von 1 bis 48 nummeriert.
mammoths-refusal-cell-taken = Dieses Feld ist belegt. Wähle zwei freie Felder nebeneinander.
mammoths-refusal-no-connection = Das Plättchen passt dort nicht. Eine Hälfte muss die Hütte oder ein Feld der gleichen Landschaft berühren.
mammoths-refusal-box-too-large = Das Gebiet würde zu breit oder zu hoch. Wähle eine andere Stelle.
mammoths-refusal-same-twin = Beide Hälften sind gleich: Beginne mit dem linken oder oberen Feld.
mammoths-refusal-must-place = Das Plättchen passt noch irgendwo, also musst du es anlegen. Tippe auf ein Feld, das leuchtet.
mammoths-refusal-no-landing = Dort kann die Lava nicht landen. Wähle ein Feld, das leuchtet.
mammoths-refusal-no-candidate = Dieser Stamm hat nicht die meisten Rohstoffe dieser Art. Wähle einen, der sie hat.
mammoths-refusal-other-totem = Dieses Totem musst du nicht abgeben. Wähle das, bei dem du die Führung verloren hast.
mammoths-refusal-not-in-row = Dieses Plättchen liegt nicht in dieser Reihe. Wähle eines aus der rechten Reihe.
mammoths-refusal-already-claimed = Auf diesem Plättchen steht schon ein Häuptling. Wähle ein freies.
mammoths-refusal-cannot-settle = Das kannst du nicht bezahlen, oder es ist niemand mehr da. Tippe auf Jetzt nicht.
mammoths-refusal-cannot-pay = Damit kannst du jetzt nicht bezahlen. Tippe deine Rohstoffe in der Reihenfolge Mammut, Fisch, Pilz, Feuerstein an.
mammoths-refusal-not-offered = Diese Person liegt nicht aus. Wähle eine andere.
mammoths-refusal-no-home = Dort kann niemand wohnen: Wähle ein eigenes Feld ohne Feuer, Rohstoff und Person, das kein Vulkan ist.
mammoths-refusal-not-in-box = Dieses Plättchen ist nicht mehr in der Schachtel. Wähle ein anderes.
mammoths-refusal-chief-drawn = Der Häuptling dieses Stammes wartet nicht auf die Auslosung. Wähle einen anderen Stamm.
mammoths-refusal-not-in-pile = Diese Person ist nicht im Stapel. Wähle eine andere.
