# Prečo bola akcia chyba: čo čítajú hráči v rozbore partie.

## Čo dokáže lepšia akcia

fejag-why-better-path = Podľa známej časti džungle by po lepšej akcii { $paths ->
    [one] viedla do chrámu { $paths } osvetlená cesta
    [few] viedli do chrámu { $paths } osvetlené cesty
   *[other] viedlo do chrámu { $paths } osvetlených ciest
} tímu.
fejag-why-better-attacks = Podľa známej časti džungle by { $count ->
    [one] zhasla { $count } figúrka
    [few] zhasli { $count } figúrky
   *[other] zhaslo { $count } figúrok
} iných tímov.
fejag-why-better-defends = Podľa známej časti džungle by tímu { $count ->
    [one] znovu svietila { $count } zhasnutá figúrka
    [few] znovu svietili { $count } zhasnuté figúrky
   *[other] znovu svietilo { $count } zhasnutých figúrok
}.
fejag-why-better-nearer = Podľa známej časti džungle by sa svetlo dostalo bližšie k chrámu: { $cells ->
    [one] zostávalo by { $cells } pole
    [few] zostávali by { $cells } polia
   *[other] zostávalo by { $cells } polí
}.
fejag-why-better-light = Podľa známej časti džungle by lepšia akcia osvetlila viac polí: o { $cells } viac než predtým.
fejag-why-better-card = Výhra vo vlastný deň prináša body navyše a tím mal v ruke ešte kartu { $card }.

## Čo dovolí zahraná akcia

fejag-why-own-dark = Podľa známej časti džungle tým tímu { $count ->
    [one] zhasla { $count } figúrka
    [few] zhasli { $count } figúrky
   *[other] zhaslo { $count } figúrok
}.
fejag-why-stays-dark = Nová figúrka nesvieti.
fejag-why-lapses = Tým { $points ->
    [one] prepadne { $points } bod
    [few] prepadnú { $points } body
   *[other] prepadne { $points } bodov
}: v mešci smie zostať najviac { $kept }.
fejag-why-unspent = Na konci ťahu { $points ->
    [one] zostáva v mešci { $points } bod
    [few] zostávajú v mešci { $points } body
   *[other] zostáva v mešci { $points } bodov
} a to by stačilo na ďalšiu figúrku.
fejag-why-card-gone = Karta { $card } je preč a vlastný deň tím ešte len čaká.
fejag-why-ruled-out = Túto možnosť už vylúčila indícia: { $choice }.
