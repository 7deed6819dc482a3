# Co řekne rada.

thebase-do-step = { $side ->
    [R] Přesuň průzkumníka { $number } na { $to }.
   *[G] Přesuň mutanta { $number } na { $to }.
}
thebase-do-slot = { $side ->
    [R] Přesuň průzkumníka { $number } na pole { $to }.
   *[G] Přesuň mutanta { $number } na pole { $to }.
}
thebase-do-cross = { $side ->
    [R] Přesuň průzkumníka { $number } přes { $over } na { $to }.
   *[G] Přesuň mutanta { $number } přes { $over } na { $to }.
}
thebase-do-rotate = Natoč dlaždici { $place } o { $degrees }°: { $passages }.
thebase-do-reveal = Odkryj dlaždici { $place }.
thebase-do-return = { $side ->
    [R] Vrať průzkumníka { $number } na pole { $slot }.
   *[G] Vrať mutanta { $number } na pole { $slot }.
}
thebase-do-more-actions = Použij bonusový žeton na jednu akci navíc.
thebase-do-more-time = Použij bonusový žeton na jedno kolo navíc.
thebase-do-pass = Pasuj.
thebase-do-challenge = Zkus Souboj s časem.
thebase-do-orient = Polož dlaždici { $place } takto: { $passages }.

# Proč.

thebase-merit-saved = { $saved ->
    [3] Tím budou zachráněny všechny tři tvé kameny.
   *[other] Tam je zachráněný.
}
thebase-merit-eliminates = { $side ->
    [R] Tím vyhodíš průzkumníka { $number }.
   *[G] Tím vyhodíš mutanta { $number }.
}
thebase-merit-nearer = Do cíle mu pak { $columns ->
    [one] zbývá jen { $columns } sloupec.
    [few] zbývají { $columns } sloupce.
   *[other] zbývá { $columns } sloupců.
}
thebase-merit-opens = { $side ->
    [R] Tím se na ni otevře cesta průzkumníkovi { $number }.
   *[G] Tím se na ni otevře cesta mutantovi { $number }.
}
thebase-merit-closes = { $side ->
    [R] Tím se na ni zavře cesta průzkumníkovi { $number }.
   *[G] Tím se na ni zavře cesta mutantovi { $number }.
}
