# Čo povie rada.

thebase-do-step = { $side ->
    [R] Presuň prieskumníka { $number } na { $to }.
   *[G] Presuň mutanta { $number } na { $to }.
}
thebase-do-slot = { $side ->
    [R] Presuň prieskumníka { $number } na pole { $to }.
   *[G] Presuň mutanta { $number } na pole { $to }.
}
thebase-do-cross = { $side ->
    [R] Presuň prieskumníka { $number } cez { $over } na { $to }.
   *[G] Presuň mutanta { $number } cez { $over } na { $to }.
}
thebase-do-rotate = Natoč dlaždicu { $place } o { $degrees }°: { $passages }.
thebase-do-reveal = Odkry dlaždicu { $place }.
thebase-do-return = { $side ->
    [R] Vráť prieskumníka { $number } na pole { $slot }.
   *[G] Vráť mutanta { $number } na pole { $slot }.
}
thebase-do-more-actions = Použi bonusový žetón na jednu akciu navyše.
thebase-do-more-time = Použi bonusový žetón na jedno kolo navyše.
thebase-do-pass = Pasuj.
thebase-do-challenge = Pusť sa do Súboja s časom.
thebase-do-orient = Polož dlaždicu { $place } takto: { $passages }.

# Prečo.

thebase-merit-saved = { $saved ->
    [3] Tým budú zachránené všetky tri tvoje kamene.
   *[other] Tam je zachránený.
}
thebase-merit-eliminates = { $side ->
    [R] Tým vyhodíš prieskumníka { $number }.
   *[G] Tým vyhodíš mutanta { $number }.
}
thebase-merit-nearer = Do cieľa mu potom { $columns ->
    [one] chýba už len { $columns } stĺpec.
    [few] chýbajú { $columns } stĺpce.
   *[other] chýba { $columns } stĺpcov.
}
thebase-merit-opens = { $side ->
    [R] Tým sa na ňu otvorí cesta prieskumníkovi { $number }.
   *[G] Tým sa na ňu otvorí cesta mutantovi { $number }.
}
thebase-merit-closes = { $side ->
    [R] Tým sa na ňu zavrie cesta prieskumníkovi { $number }.
   *[G] Tým sa na ňu zavrie cesta mutantovi { $number }.
}
