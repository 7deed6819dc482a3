# Čo sa v partiách počíta, pre výsledky v dielni.

thebase-census = { $counter ->
    [rounds] Odohrané kolá
    [ending] Ako sa partie končia
    [deeds] Na čo idú akcie
    [eliminated] Kamene vrátené domov
    [shown] Dlaždice odkryté v hre
    [tokens] Na čo idú žetóny
   *[other] { $counter }
}
thebase-census-thing = { $thing ->
    [all-three-pieces-saved] všetky tri kamene v bezpečí
    [more-pieces-saved] viac kameňov v bezpečí
    [rearmost-piece-nearer] najzadnejší kameň je bližšie
    [next-piece-nearer] ďalší kameň je bližšie
    [draw] remíza
    [movement] pohyb
    [turning-a-tile] natočenie dlaždice
    [revealing-a-tile] odkrytie dlaždice
    [ending-the-turn-early] predčasný koniec ťahu
    [by-red] od prieskumníkov
    [by-green] od mutantov
    [one-more-action] akcia navyše
    [more-time] viac času
   *[other] { $name }
}
