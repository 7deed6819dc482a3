# Proč byla akce chyba: co čtou hráči v rozboru partie.

## Co dokáže lepší akce

thebase-why-better-wins = { $side ->
    [R] Na { $slot } šlo zachránit průzkumníka { $number }: třetí kámen, a tím výhra.
   *[G] Na { $slot } šlo zachránit mutanta { $number }: třetí kámen, a tím výhra.
}
thebase-why-better-saves = { $side ->
    [R] Na { $slot } šlo zachránit průzkumníka { $number }.
   *[G] Na { $slot } šlo zachránit mutanta { $number }.
}
thebase-why-better-strikes = { $side ->
    [R] Na { $place } šlo vyhodit průzkumníka { $number }, { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    } od cíle.
   *[G] Na { $place } šlo vyhodit mutanta { $number }, { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    } od cíle.
}
thebase-why-better-saves-soon = { $side ->
    [R] { $steps ->
        [1] Průzkumník { $number } se pak ještě v tomtéž tahu mohl zachránit na { $slot }.
       *[other] Průzkumník { $number } se pak ještě v tomtéž tahu mohl zachránit na { $slot }, cestou přes { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } se pak ještě v tomtéž tahu mohl zachránit na { $slot }.
       *[other] Mutant { $number } se pak ještě v tomtéž tahu mohl zachránit na { $slot }, cestou přes { $via }.
    }
}
thebase-why-better-strikes-soon = { $side ->
    [R] { $steps ->
        [1] Průzkumník { $number } pak ještě v tomtéž tahu mohl vyhodit mutanta { $other } na { $place }.
       *[other] Průzkumník { $number } pak ještě v tomtéž tahu mohl vyhodit mutanta { $other } na { $place }, cestou přes { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } pak ještě v tomtéž tahu mohl vyhodit průzkumníka { $other } na { $place }.
       *[other] Mutant { $number } pak ještě v tomtéž tahu mohl vyhodit průzkumníka { $other } na { $place }, cestou přes { $via }.
    }
}
thebase-why-better-home = { $side ->
    [R] Doma na { $slot } by průzkumníka { $number } nikdo nevyhodil.
   *[G] Doma na { $slot } by mutanta { $number } nikdo nevyhodil.
}
thebase-why-better-out-of-reach = { $side ->
    [R] Na { $place } by průzkumník { $number } nebyl ohrožený.
   *[G] Na { $place } by mutant { $number } nebyl ohrožený.
}
thebase-why-better-way = { $side ->
    [R] Průzkumník { $number } by měl otevřenou cestu na { $slot }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }.
   *[G] Mutant { $number } by měl otevřenou cestu na { $slot }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }.
}
thebase-why-better-closes = { $side ->
    [R] Po lepší akci by průzkumník { $number } neměl do cíle otevřenou cestu.
   *[G] Po lepší akci by mutant { $number } neměl do cíle otevřenou cestu.
}
thebase-why-better-detour = { $side ->
    [R] Po lepší akci by měl průzkumník { $number } do cíle delší cestu: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }.
   *[G] Po lepší akci by měl mutant { $number } do cíle delší cestu: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }.
}
thebase-why-better-rear = Odpočet se chýlí ke konci a může rozhodnout nejzadnější kámen: do cíle by měl { $columns ->
    [one] { $columns } sloupec
    [few] { $columns } sloupce
   *[other] { $columns } sloupců
}.
thebase-why-better-nearer = { $side ->
    [R] Průzkumník { $number } by byl blíž: do cíle by měl { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    }.
   *[G] Mutant { $number } by byl blíž: do cíle by měl { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    }.
}
thebase-why-better-reveals = { $side ->
    [R] Odkrytá dlaždice { $place } by ukázala, co má průzkumník { $number } před sebou.
   *[G] Odkrytá dlaždice { $place } by ukázala, co má mutant { $number } před sebou.
}
thebase-why-better-leads-on = Dlaždice { $place } by vedla rovně dál do dalšího sloupce.

## Co dovolí zahraná akce

thebase-why-lets-win = { $side ->
    [R] { $steps ->
        [1] Průzkumník { $number } se teď může zachránit na { $slot }: třetí kámen, a tím výhra.
       *[other] Průzkumník { $number } se teď může přes { $via } zachránit na { $slot }: třetí kámen, a tím výhra.
    }
   *[G] { $steps ->
        [1] Mutant { $number } se teď může zachránit na { $slot }: třetí kámen, a tím výhra.
       *[other] Mutant { $number } se teď může přes { $via } zachránit na { $slot }: třetí kámen, a tím výhra.
    }
}
thebase-why-lets-save = { $side ->
    [R] { $steps ->
        [1] Průzkumník { $number } se teď může zachránit na { $slot }.
       *[other] Průzkumník { $number } se teď může zachránit na { $slot }, cestou přes { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } se teď může zachránit na { $slot }.
       *[other] Mutant { $number } se teď může zachránit na { $slot }, cestou přes { $via }.
    }
}
thebase-why-answer-wins = { $side ->
    [R] Průzkumník { $number } se může v příštím tahu zachránit na { $slot }: třetí kámen, a tím výhra.
   *[G] Mutant { $number } se může v příštím tahu zachránit na { $slot }: třetí kámen, a tím výhra.
}
thebase-why-answer-saves = { $side ->
    [R] Průzkumník { $number } se může v příštím tahu zachránit na { $slot }.
   *[G] Mutant { $number } se může v příštím tahu zachránit na { $slot }.
}
thebase-why-lets-strike = { $side ->
    [R] { $steps ->
        [1] Průzkumník { $number } teď může vyhodit mutanta { $other } na { $place }.
       *[other] Průzkumník { $number } teď může vyhodit mutanta { $other } na { $place }, cestou přes { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } teď může vyhodit průzkumníka { $other } na { $place }.
       *[other] Mutant { $number } teď může vyhodit průzkumníka { $other } na { $place }, cestou přes { $via }.
    }
}
thebase-why-within-reach = { $side ->
    [R] { $steps ->
        [1] Průzkumník { $number } teď ohrožuje mutanta { $other } na { $place }.
       *[other] Průzkumník { $number } teď ohrožuje mutanta { $other } na { $place }, cestou přes { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } teď ohrožuje průzkumníka { $other } na { $place }.
       *[other] Mutant { $number } teď ohrožuje průzkumníka { $other } na { $place }, cestou přes { $via }.
    }
}
thebase-why-answer-strikes = { $side ->
    [R] V příštím tahu může soupeř na { $place } vyhodit průzkumníka { $number }.
   *[G] V příštím tahu může soupeř na { $place } vyhodit mutanta { $number }.
}
thebase-why-locks = { $side ->
    [R] Průzkumník { $number } je teď uzamčený.
   *[G] Mutant { $number } je teď uzamčený.
}
thebase-why-opens-theirs = { $side ->
    [R] Tím má průzkumník { $number } otevřenou cestu na { $slot }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }.
   *[G] Tím má mutant { $number } otevřenou cestu na { $slot }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }.
}
thebase-why-closes-own = { $side ->
    [R] { $left ->
        [0] Průzkumník { $number } teď nemá do cíle otevřenou cestu.
        [one] Průzkumník { $number } má teď do cíle delší cestu: { $left } krok.
        [few] Průzkumník { $number } má teď do cíle delší cestu: { $left } kroky.
       *[other] Průzkumník { $number } má teď do cíle delší cestu: { $left } kroků.
    }
   *[G] { $left ->
        [0] Mutant { $number } teď nemá do cíle otevřenou cestu.
        [one] Mutant { $number } má teď do cíle delší cestu: { $left } krok.
        [few] Mutant { $number } má teď do cíle delší cestu: { $left } kroky.
       *[other] Mutant { $number } má teď do cíle delší cestu: { $left } kroků.
    }
}
thebase-why-goes-back = { $side ->
    [R] Průzkumník { $number } se vzdaluje od cíle: má do něj { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    }.
   *[G] Mutant { $number } se vzdaluje od cíle: má do něj { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    }.
}
thebase-why-idle = Toto natočení dlaždice { $place } nic nemění: akce přijde nazmar.
