# Co se v partiích počítá, pro výsledky v dílně.

spacestage-census = { $counter ->
    [ending] Jak partie končí
    [rounds] Odehraná kola
    [damage] Poškození podle původu
    [monsters] Poškození od příšer
    [felled] Nejnebezpečnější příšery
    [dying] Místnosti, kde postavy začnou umírat
    [deaths] Místnosti, kde postavy zemřou
    [cards] Karty
    [master] Co dělá Station Master
   *[other] { $counter }
}
spacestage-census-thing = { $thing ->
    [won-the-last-monster-is-gone] výhra: poslední příšera je pryč
    [lost-everybody-is-dead] prohra: všichni jsou mrtví
    [lost-the-last-round-is-over] prohra: skončilo poslední kolo
    [unfinished] nedohráno
    [own-mutations] vlastní mutace
    [monsters] příšery
    [no-oxygen] bez kyslíku
    [infarct] infarkt
    [w-workshop] W (dílna)
    [c-start] C (start)
    [e-laboratory] E (laboratoř)
    [a-new-monster] nová příšera
    [breaks-a-generator] rozbije generátor
    [boosts-a-monster] posílí příšeru
    [passes] pasuje
   *[other] { $name }
}
