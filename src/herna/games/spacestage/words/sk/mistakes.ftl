# Prečo bola akcia chyba: čo čítajú hráči v rozbore partie.

## Čo dokáže lepšia akcia

spacestage-mistake-wins = Lepšia akcia by partiu vyhrala.
spacestage-mistake-slays = Postava { $c } mohla príšeru { $monster } zneškodniť: môže jej ubrať až { $n } a zostáva jej { $health }.
spacestage-mistake-rescues = Postava { $target } umiera a liečenie by ju mohlo zachrániť.
spacestage-mistake-spares = Postava { $c } by na konci ťahu mohla utrpieť o { $less } menšie poškodenie.
spacestage-mistake-repairs = Odtiaľto sa dal opraviť pokazený generátor { $kind ->
    [oxygen] kyslíka
    [workshop] elektriny pre dielňu
   *[laboratory] elektriny pre laboratórium
}.
spacestage-mistake-funds = Postave { $d } by to stačilo na kartu: { $name }.

## Čo dovolí zahraná akcia

spacestage-mistake-loses = Tým končí posledný z posádky a partia je prehratá.
spacestage-mistake-dies = Na konci ťahu utrpí { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodov
} poškodenia postava { $c } a začína umierať.
spacestage-mistake-would-die = Zatiaľ to vyzerá, že na konci ťahu utrpí { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodov
} poškodenia postava { $c } a začne umierať.
spacestage-mistake-walks-into = Postava { $c } ide do nebezpečenstva: na konci ťahu jej zatiaľ { $n ->
    [one] hrozí { $n } bod
    [few] hrozia { $n } body
   *[other] hrozí { $n } bodov
} poškodenia.
spacestage-mistake-wounds = Táto mutácia postave { $c } škodí: na konci ťahu jej zatiaľ { $n ->
    [one] hrozí { $n } bod
    [few] hrozia { $n } body
   *[other] hrozí { $n } bodov
} poškodenia.
spacestage-mistake-leaves-alive = Príšera { $monster } úder prežije. Zostáva jej { $left }.
spacestage-mistake-unused = Na konci ťahu { $n ->
    [one] zostáva nevyužitá { $n } hlavná akcia
    [few] zostávajú nevyužité { $n } hlavné akcie
   *[other] zostáva nevyužitých { $n } hlavných akcií
}.
