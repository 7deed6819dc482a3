# Was nach dem Ende einer Partie erzählt wird.
spacestage-debrief-crew = Was jede Figur geleistet hat
spacestage-debrief-character = { $c }
spacestage-debrief-dealt = Schaden ausgeteilt
spacestage-debrief-slain = Monster besiegt
spacestage-debrief-healed = Schaden geheilt
spacestage-debrief-revived = Sterbende gerettet
spacestage-debrief-repaired = Generatoren repariert
spacestage-debrief-suffered = Schaden erlitten
spacestage-debrief-dying = Wie oft im Sterben
spacestage-debrief-died = Gestorben
spacestage-debrief-left = Wie es ausging
spacestage-debrief-end = { $how ->
    [won] Das letzte Monster ist fort. Die Station gehört wieder euch.
    [dead] Niemand ist übrig. Auf der Station wird es still.
    [late] Die Zeit ist um, und noch immer streifen Monster durch die Station.
   *[open] Die Partie wurde abgebrochen, nichts ist entschieden.
}
spacestage-debrief-rounds = Begonnene Runden: { $rounds } von { $cap }
spacestage-debrief-monsters = Monster auf der Station: { $here }
spacestage-debrief-coming = Monster im Stapel: { $coming }
spacestage-debrief-generators = Kaputte Generatoren: { $broken }
spacestage-debrief-master = Der Station Master
spacestage-debrief-fed = Monster geschickt: { $n }
spacestage-debrief-broken = Generatoren lahmgelegt: { $n }
spacestage-debrief-infarct = Infarkte: { $n }
spacestage-debrief-boosted = Monster verstärkt: { $n }
spacestage-debrief-moments = Leben und Tod
