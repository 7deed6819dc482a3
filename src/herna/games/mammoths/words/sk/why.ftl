# Prečo bola akcia chyba: čo čítajú hráči v rozbore partie.

## Čo dokáže lepšia akcia

mammoths-why-better-points = Lepšia akcia mohla hneď priniesť o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
} viac, hlavne tu: { $line }.
mammoths-why-better-joins = Pri lepšej akcii by dielik patril k väčšej oblasti: { $terrain }, { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
   *[other] { $squares } políčok
}.
mammoths-why-claim-points = Dielik { $number } môže na tomto území priniesť { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}, dielik { $other } { $instead ->
    [0] žiadny
   *[other] len { $instead }
}.
mammoths-why-claim-earlier = S dielikom { $number } hrá náčelník v ďalšom kole skôr než s dielikom { $other }.
mammoths-why-better-settles = Usadenie pračloveka mohlo hneď priniesť aspoň { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}.
mammoths-why-better-person = Na najlepšom políčku mohol o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
} viac priniesť niekto iný: { $person }.
mammoths-why-better-next = Po lepšej akcii by dielik { $number }, na ktorom už stojí náčelník tohto kmeňa, mohol priniesť { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}, teraz { $instead ->
    [0] žiadny
   *[other] len { $instead }
}.

## Čo dovolí zahraná akcia

mammoths-why-no-room = Dielik { $number }, na ktorom už stojí náčelník tohto kmeňa, sa teraz nikam nezmestí.
mammoths-why-hole = Vzniká tak prázdne miesto, ktoré žiadny dielik nezakryje.
mammoths-why-off-centre = Chatrč už nemôže byť uprostred územia: body za to prepadajú.
mammoths-why-alone = Táto polovica nenadväzuje na nič svojho druhu: { $terrain }.
mammoths-why-loses-totem = Tým kmeň prichádza o totem { $kind ->
    [m] mamuta
    [f] ryby
    [u] huby
   *[s] pazúrika
}.
mammoths-why-heir = { $tribe } dostáva totem, a pritom má viac bodov než { $other ->
    [A] ružový
    [B] čierny
    [C] zelený
   *[D] modrý
}.
mammoths-why-fits-nowhere = Dielik { $number } sa na toto územie teraz nikam nezmestí.
mammoths-why-leaves = { $tribe } teraz môže obsadiť dielik { $number } a ten mu môže priniesť { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}.
mammoths-why-pays = Za tento žetón mal pračlovek body: platba ním stojí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}.
mammoths-why-settles-for = { $points ->
    [0] Za tieto žetóny nikto z ponuky neprinesie hneď ani bod.
    [one] Za tieto žetóny nikto z ponuky neprinesie hneď viac než { $points } bod.
    [few] Za tieto žetóny nikto z ponuky neprinesie hneď viac než { $points } body.
   *[other] Za tieto žetóny nikto z ponuky neprinesie hneď viac než { $points } bodov.
}
