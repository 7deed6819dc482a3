# Proč byla akce chyba: co čtou hráči v rozboru partie.

## Co dokáže lepší akce

mammoths-why-better-points = Lepší akce mohla hned přinést o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} víc, hlavně tady: { $line }.
mammoths-why-better-joins = Při lepší akci by dílek patřil k větší oblasti: { $terrain }, { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
   *[other] { $squares } políček
}.
mammoths-why-claim-points = Dílek { $number } může na tomto území přinést { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, dílek { $other } { $instead ->
    [0] žádný
   *[other] jen { $instead }
}.
mammoths-why-claim-earlier = S dílkem { $number } hraje náčelník v příštím kole dřív než s dílkem { $other }.
mammoths-why-better-settles = Usazení pračlověka mohlo hned přinést aspoň { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
mammoths-why-better-person = Na nejlepším políčku mohl o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} víc přinést někdo jiný: { $person }.
mammoths-why-better-next = Po lepší akci by dílek { $number }, na kterém už stojí náčelník tohoto kmene, mohl přinést { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, teď { $instead ->
    [0] žádný
   *[other] jen { $instead }
}.

## Co dovolí zahraná akce

mammoths-why-no-room = Dílek { $number }, na kterém už stojí náčelník tohoto kmene, se teď nikam nevejde.
mammoths-why-hole = Vzniká tak prázdné místo, které žádný dílek nezakryje.
mammoths-why-off-centre = Chýše už nemůže být uprostřed území: body za to propadají.
mammoths-why-alone = Tato půlka nenavazuje na nic svého druhu: { $terrain }.
mammoths-why-loses-totem = Tím kmen přichází o totem { $kind ->
    [m] mamuta
    [f] ryby
    [u] houby
   *[s] pazourku
}.
mammoths-why-heir = { $tribe } dostává totem, a přitom má víc bodů než { $other ->
    [A] růžový
    [B] černý
    [C] zelený
   *[D] modrý
}.
mammoths-why-fits-nowhere = Dílek { $number } se na toto území teď nikam nevejde.
mammoths-why-leaves = { $tribe } teď může obsadit dílek { $number } a ten mu může přinést { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
mammoths-why-pays = Za tento žeton měl pračlověk body: platba jím stojí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
mammoths-why-settles-for = { $points ->
    [0] Za tyto žetony nikdo z nabídky nepřinese hned ani bod.
    [one] Za tyto žetony nikdo z nabídky nepřinese hned víc než { $points } bod.
    [few] Za tyto žetony nikdo z nabídky nepřinese hned víc než { $points } body.
   *[other] Za tyto žetony nikdo z nabídky nepřinese hned víc než { $points } bodů.
}
