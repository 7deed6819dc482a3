# Čo sa v partiách počíta, pre výsledky v dielni.

spacestage-census = { $counter ->
    [ending] Ako sa partie končia
    [rounds] Odohrané kolá
    [damage] Poškodenie podľa pôvodu
    [monsters] Poškodenie od príšer
    [felled] Najnebezpečnejšie príšery
    [dying] Miestnosti, kde postavy začnú umierať
    [deaths] Miestnosti, kde postavy zomrú
    [cards] Karty
    [master] Čo robí Station Master
   *[other] { $counter }
}
spacestage-census-thing = { $thing ->
    [won-the-last-monster-is-gone] výhra: posledná príšera je preč
    [lost-everybody-is-dead] prehra: všetci sú mŕtvi
    [lost-the-last-round-is-over] prehra: skončilo sa posledné kolo
    [unfinished] nedohrané
    [own-mutations] vlastné mutácie
    [monsters] príšery
    [no-oxygen] bez kyslíka
    [infarct] infarkt
    [w-workshop] W (dielňa)
    [c-start] C (štart)
    [e-laboratory] E (laboratórium)
    [a-new-monster] nová príšera
    [breaks-a-generator] rozbije generátor
    [boosts-a-monster] posilní príšeru
    [passes] pasuje
   *[other] { $name }
}
