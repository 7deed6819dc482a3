# Čo sa hovorí po skončení partie.
spacestage-debrief-crew = Čo dokázala ktorá postava
spacestage-debrief-character = { $c }
spacestage-debrief-dealt = Spôsobené poškodenie
spacestage-debrief-slain = Porazené príšery
spacestage-debrief-healed = Vyliečené poškodenie
spacestage-debrief-revived = Zachránení umierajúci
spacestage-debrief-repaired = Opravené generátory
spacestage-debrief-suffered = Utrpené poškodenie
spacestage-debrief-dying = Koľkokrát umiera
spacestage-debrief-died = Smrť
spacestage-debrief-left = Ako sa to skončilo
spacestage-debrief-end = { $how ->
    [won] Posledná príšera je preč. Stanica je znova vaša.
    [dead] Nikto nezostal. Stanica stíchla.
    [late] Čas vypršal a po stanici ďalej chodia príšery.
   *[open] Partia sa skončila predčasne, nič nie je rozhodnuté.
}
spacestage-debrief-rounds = Začaté kolá: { $rounds } z { $cap }
spacestage-debrief-monsters = Príšery na stanici: { $here }
spacestage-debrief-coming = Príšery v balíčku: { $coming }
spacestage-debrief-generators = Pokazené generátory: { $broken }
spacestage-debrief-master = Station Master
spacestage-debrief-fed = Poslané príšery: { $n }
spacestage-debrief-broken = Vyradené generátory: { $n }
spacestage-debrief-infarct = Infarkty: { $n }
spacestage-debrief-boosted = Posilnené príšery: { $n }
spacestage-debrief-moments = Život a smrť
