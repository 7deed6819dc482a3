# Co se v partiích počítá, pro výsledky v dílně.

thebase-census = { $counter ->
    [rounds] Odehraná kola
    [ending] Jak partie končí
    [deeds] Na co padnou akce
    [eliminated] Kameny vrácené domů
    [shown] Dlaždice odkryté ve hře
    [tokens] Na co padnou žetony
   *[other] { $counter }
}
thebase-census-thing = { $thing ->
    [all-three-pieces-saved] všechny tři kameny v bezpečí
    [more-pieces-saved] víc kamenů v bezpečí
    [rearmost-piece-nearer] nejzadnější kámen je blíž
    [next-piece-nearer] další kámen je blíž
    [draw] remíza
    [movement] pohyb
    [turning-a-tile] natočení dlaždice
    [revealing-a-tile] odkrytí dlaždice
    [ending-the-turn-early] předčasný konec tahu
    [by-red] od průzkumníků
    [by-green] od mutantů
    [one-more-action] akce navíc
    [more-time] víc času
   *[other] { $name }
}
