# Co se říká po skončení partie.
spacestage-debrief-crew = Co dokázala která postava
spacestage-debrief-character = { $c }
spacestage-debrief-dealt = Udělené poškození
spacestage-debrief-slain = Poražené příšery
spacestage-debrief-healed = Vyléčené poškození
spacestage-debrief-revived = Zachránění umírající
spacestage-debrief-repaired = Opravené generátory
spacestage-debrief-suffered = Utrpěné poškození
spacestage-debrief-dying = Kolikrát umírá
spacestage-debrief-died = Smrt
spacestage-debrief-left = Jak to skončilo
spacestage-debrief-end = { $how ->
    [won] Poslední příšera je pryč. Stanice je zase vaše.
    [dead] Nikdo nezůstal. Stanice utichá.
    [late] Čas vypršel a po stanici dál chodí příšery.
   *[open] Partie skončila předčasně, nic není rozhodnuto.
}
spacestage-debrief-rounds = Začatá kola: { $rounds } z { $cap }
spacestage-debrief-monsters = Příšery na stanici: { $here }
spacestage-debrief-coming = Příšery v balíčku: { $coming }
spacestage-debrief-generators = Rozbité generátory: { $broken }
spacestage-debrief-master = Station Master
spacestage-debrief-fed = Poslané příšery: { $n }
spacestage-debrief-broken = Vyřazené generátory: { $n }
spacestage-debrief-infarct = Infarkty: { $n }
spacestage-debrief-boosted = Posílené příšery: { $n }
spacestage-debrief-moments = Život a smrt
