# Proč byla akce chyba: co čtou hráči v rozboru partie.

## Co dokáže lepší akce

fejag-why-better-path = Podle známé části džungle by po lepší akci { $paths ->
    [one] vedla do chrámu { $paths } osvětlená cesta
    [few] vedly do chrámu { $paths } osvětlené cesty
   *[other] vedlo do chrámu { $paths } osvětlených cest
} týmu.
fejag-why-better-attacks = Podle známé části džungle by { $count ->
    [one] zhasla { $count } figurka
    [few] zhasly { $count } figurky
   *[other] zhaslo { $count } figurek
} jiných týmů.
fejag-why-better-defends = Podle známé části džungle by týmu { $count ->
    [one] znovu svítila { $count } zhasnutá figurka
    [few] znovu svítily { $count } zhasnuté figurky
   *[other] znovu svítilo { $count } zhasnutých figurek
}.
fejag-why-better-nearer = Podle známé části džungle by se světlo dostalo blíž k chrámu: { $cells ->
    [one] zbývalo by { $cells } pole
    [few] zbývala by { $cells } pole
   *[other] zbývalo by { $cells } polí
}.
fejag-why-better-light = Podle známé části džungle by lepší akce osvítila víc polí: o { $cells } víc než předtím.
fejag-why-better-card = Výhra ve vlastní den přináší body navíc a tým měl v ruce ještě kartu { $card }.

## Co dovolí zahraná akce

fejag-why-own-dark = Podle známé části džungle tím týmu { $count ->
    [one] zhasla { $count } figurka
    [few] zhasly { $count } figurky
   *[other] zhaslo { $count } figurek
}.
fejag-why-stays-dark = Nová figurka nesvítí.
fejag-why-lapses = Tím { $points ->
    [one] propadne { $points } bod
    [few] propadnou { $points } body
   *[other] propadne { $points } bodů
}: v měšci smí zůstat nejvýš { $kept }.
fejag-why-unspent = Na konci tahu { $points ->
    [one] zbývá v měšci { $points } bod
    [few] zbývají v měšci { $points } body
   *[other] zbývá v měšci { $points } bodů
} a to by stačilo na další figurku.
fejag-why-card-gone = Karta { $card } je pryč a vlastní den tým teprve čeká.
fejag-why-ruled-out = Tuto možnost už vyloučila indicie: { $choice }.
