# Proč byla akce chyba: co čtou hráči v rozboru partie.

## Co dokáže lepší akce

spacestage-mistake-wins = Lepší akce by partii vyhrála.
spacestage-mistake-slays = Postava { $c } mohla příšeru { $monster } zneškodnit: může jí ubrat až { $n } a zbývá jí { $health }.
spacestage-mistake-rescues = Postava { $target } umírá a léčení by ji mohlo zachránit.
spacestage-mistake-spares = Postava { $c } by na konci tahu mohla utrpět o { $less } menší poškození.
spacestage-mistake-repairs = Odsud šlo opravit rozbitý generátor { $kind ->
    [oxygen] kyslíku
    [workshop] elektřiny pro dílnu
   *[laboratory] elektřiny pro laboratoř
}.
spacestage-mistake-funds = Postavě { $d } by to stačilo na kartu: { $name }.

## Co dovolí zahraná akce

spacestage-mistake-loses = Tím končí poslední z posádky a partie je prohraná.
spacestage-mistake-dies = Na konci tahu utrpí { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} poškození postava { $c } a začíná umírat.
spacestage-mistake-would-die = Zatím to vypadá, že na konci tahu utrpí { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} poškození postava { $c } a začne umírat.
spacestage-mistake-walks-into = Postava { $c } jde do nebezpečí: na konci tahu jí zatím hrozí { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} poškození.
spacestage-mistake-wounds = Tato mutace postavě { $c } škodí: na konci tahu jí zatím hrozí { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} poškození.
spacestage-mistake-leaves-alive = Příšera { $monster } ránu přežije. Zbývá jí { $left }.
spacestage-mistake-unused = Na konci tahu { $n ->
    [one] zůstává nevyužitá { $n } hlavní akce
    [few] zůstávají nevyužité { $n } hlavní akce
   *[other] zůstává nevyužito { $n } hlavních akcí
}.
