# Prečo bola akcia chyba: čo čítajú hráči v rozbore partie.

## Čo dokáže lepšia akcia

thebase-why-better-wins = { $side ->
    [R] Na { $slot } sa dal zachrániť prieskumník { $number }: tretí kameň, a tým výhra.
   *[G] Na { $slot } sa dal zachrániť mutant { $number }: tretí kameň, a tým výhra.
}
thebase-why-better-saves = { $side ->
    [R] Na { $slot } sa dal zachrániť prieskumník { $number }.
   *[G] Na { $slot } sa dal zachrániť mutant { $number }.
}
thebase-why-better-strikes = { $side ->
    [R] Na { $place } sa dal vyhodiť prieskumník { $number }, { $columns ->
        [one] { $columns } stĺpec
        [few] { $columns } stĺpce
       *[other] { $columns } stĺpcov
    } od cieľa.
   *[G] Na { $place } sa dal vyhodiť mutant { $number }, { $columns ->
        [one] { $columns } stĺpec
        [few] { $columns } stĺpce
       *[other] { $columns } stĺpcov
    } od cieľa.
}
thebase-why-better-saves-soon = { $side ->
    [R] { $steps ->
        [1] Prieskumník { $number } sa potom ešte v tom istom ťahu mohol zachrániť na { $slot }.
       *[other] Prieskumník { $number } sa potom ešte v tom istom ťahu mohol zachrániť na { $slot }, cestou cez { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } sa potom ešte v tom istom ťahu mohol zachrániť na { $slot }.
       *[other] Mutant { $number } sa potom ešte v tom istom ťahu mohol zachrániť na { $slot }, cestou cez { $via }.
    }
}
thebase-why-better-strikes-soon = { $side ->
    [R] { $steps ->
        [1] Prieskumník { $number } potom ešte v tom istom ťahu mohol vyhodiť mutanta { $other } na { $place }.
       *[other] Prieskumník { $number } potom ešte v tom istom ťahu mohol vyhodiť mutanta { $other } na { $place }, cestou cez { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } potom ešte v tom istom ťahu mohol vyhodiť prieskumníka { $other } na { $place }.
       *[other] Mutant { $number } potom ešte v tom istom ťahu mohol vyhodiť prieskumníka { $other } na { $place }, cestou cez { $via }.
    }
}
thebase-why-better-home = { $side ->
    [R] Doma na { $slot } by prieskumníka { $number } nikto nevyhodil.
   *[G] Doma na { $slot } by mutanta { $number } nikto nevyhodil.
}
thebase-why-better-out-of-reach = { $side ->
    [R] Na { $place } by prieskumník { $number } nebol ohrozený.
   *[G] Na { $place } by mutant { $number } nebol ohrozený.
}
thebase-why-better-way = { $side ->
    [R] Prieskumník { $number } by mal otvorenú cestu na { $slot }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } krokov
    }.
   *[G] Mutant { $number } by mal otvorenú cestu na { $slot }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } krokov
    }.
}
thebase-why-better-closes = { $side ->
    [R] Po lepšej akcii by prieskumník { $number } nemal do cieľa otvorenú cestu.
   *[G] Po lepšej akcii by mutant { $number } nemal do cieľa otvorenú cestu.
}
thebase-why-better-detour = { $side ->
    [R] Po lepšej akcii by mal prieskumník { $number } do cieľa dlhšiu cestu: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } krokov
    }.
   *[G] Po lepšej akcii by mal mutant { $number } do cieľa dlhšiu cestu: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } krokov
    }.
}
thebase-why-better-rear = Odpočet sa chýli ku koncu a môže rozhodnúť najzadnejší kameň: do cieľa by mal { $columns ->
    [one] { $columns } stĺpec
    [few] { $columns } stĺpce
   *[other] { $columns } stĺpcov
}.
thebase-why-better-nearer = { $side ->
    [R] Prieskumník { $number } by bol bližšie: do cieľa by mal { $columns ->
        [one] { $columns } stĺpec
        [few] { $columns } stĺpce
       *[other] { $columns } stĺpcov
    }.
   *[G] Mutant { $number } by bol bližšie: do cieľa by mal { $columns ->
        [one] { $columns } stĺpec
        [few] { $columns } stĺpce
       *[other] { $columns } stĺpcov
    }.
}
thebase-why-better-reveals = { $side ->
    [R] Odkrytá dlaždica { $place } by ukázala, čo má prieskumník { $number } pred sebou.
   *[G] Odkrytá dlaždica { $place } by ukázala, čo má mutant { $number } pred sebou.
}
thebase-why-better-leads-on = Dlaždica { $place } by viedla rovno ďalej do ďalšieho stĺpca.

## Čo dovolí zahraná akcia

thebase-why-lets-win = { $side ->
    [R] { $steps ->
        [1] Prieskumník { $number } sa teraz môže zachrániť na { $slot }: tretí kameň, a tým výhra.
       *[other] Prieskumník { $number } sa teraz môže cez { $via } zachrániť na { $slot }: tretí kameň, a tým výhra.
    }
   *[G] { $steps ->
        [1] Mutant { $number } sa teraz môže zachrániť na { $slot }: tretí kameň, a tým výhra.
       *[other] Mutant { $number } sa teraz môže cez { $via } zachrániť na { $slot }: tretí kameň, a tým výhra.
    }
}
thebase-why-lets-save = { $side ->
    [R] { $steps ->
        [1] Prieskumník { $number } sa teraz môže zachrániť na { $slot }.
       *[other] Prieskumník { $number } sa teraz môže zachrániť na { $slot }, cestou cez { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } sa teraz môže zachrániť na { $slot }.
       *[other] Mutant { $number } sa teraz môže zachrániť na { $slot }, cestou cez { $via }.
    }
}
thebase-why-answer-wins = { $side ->
    [R] Prieskumník { $number } sa môže v nasledujúcom ťahu zachrániť na { $slot }: tretí kameň, a tým výhra.
   *[G] Mutant { $number } sa môže v nasledujúcom ťahu zachrániť na { $slot }: tretí kameň, a tým výhra.
}
thebase-why-answer-saves = { $side ->
    [R] Prieskumník { $number } sa môže v nasledujúcom ťahu zachrániť na { $slot }.
   *[G] Mutant { $number } sa môže v nasledujúcom ťahu zachrániť na { $slot }.
}
thebase-why-lets-strike = { $side ->
    [R] { $steps ->
        [1] Prieskumník { $number } teraz môže vyhodiť mutanta { $other } na { $place }.
       *[other] Prieskumník { $number } teraz môže vyhodiť mutanta { $other } na { $place }, cestou cez { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } teraz môže vyhodiť prieskumníka { $other } na { $place }.
       *[other] Mutant { $number } teraz môže vyhodiť prieskumníka { $other } na { $place }, cestou cez { $via }.
    }
}
thebase-why-within-reach = { $side ->
    [R] { $steps ->
        [1] Prieskumník { $number } teraz ohrozuje mutanta { $other } na { $place }.
       *[other] Prieskumník { $number } teraz ohrozuje mutanta { $other } na { $place }, cestou cez { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } teraz ohrozuje prieskumníka { $other } na { $place }.
       *[other] Mutant { $number } teraz ohrozuje prieskumníka { $other } na { $place }, cestou cez { $via }.
    }
}
thebase-why-answer-strikes = { $side ->
    [R] V nasledujúcom ťahu môže súper na { $place } vyhodiť prieskumníka { $number }.
   *[G] V nasledujúcom ťahu môže súper na { $place } vyhodiť mutanta { $number }.
}
thebase-why-locks = { $side ->
    [R] Prieskumník { $number } je teraz uzamknutý.
   *[G] Mutant { $number } je teraz uzamknutý.
}
thebase-why-opens-theirs = { $side ->
    [R] Tým má prieskumník { $number } otvorenú cestu na { $slot }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } krokov
    }.
   *[G] Tým má mutant { $number } otvorenú cestu na { $slot }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } krokov
    }.
}
thebase-why-closes-own = { $side ->
    [R] { $left ->
        [0] Prieskumník { $number } teraz nemá do cieľa otvorenú cestu.
        [one] Prieskumník { $number } má teraz do cieľa dlhšiu cestu: { $left } krok.
        [few] Prieskumník { $number } má teraz do cieľa dlhšiu cestu: { $left } kroky.
       *[other] Prieskumník { $number } má teraz do cieľa dlhšiu cestu: { $left } krokov.
    }
   *[G] { $left ->
        [0] Mutant { $number } teraz nemá do cieľa otvorenú cestu.
        [one] Mutant { $number } má teraz do cieľa dlhšiu cestu: { $left } krok.
        [few] Mutant { $number } má teraz do cieľa dlhšiu cestu: { $left } kroky.
       *[other] Mutant { $number } má teraz do cieľa dlhšiu cestu: { $left } krokov.
    }
}
thebase-why-goes-back = { $side ->
    [R] Prieskumník { $number } sa vzďaľuje od cieľa: má doň { $columns ->
        [one] { $columns } stĺpec
        [few] { $columns } stĺpce
       *[other] { $columns } stĺpcov
    }.
   *[G] Mutant { $number } sa vzďaľuje od cieľa: má doň { $columns ->
        [one] { $columns } stĺpec
        [few] { $columns } stĺpce
       *[other] { $columns } stĺpcov
    }.
}
thebase-why-idle = Toto natočenie dlaždice { $place } nič nemení: akcia vyjde nazmar.
