thebase-title = Základna
thebase-summary =
    Proveď své tři kameny labyrintem do cíle na protější straně dřív, než skončí odpočet.
    V každém tahu máš tři akce: projít průchodem, odkrýt nebo natočit volnou dlaždici vedle svého kamene a vyhazovat soupeře.
thebase-story =
    Základnu neukazuje žádná mapa. Průzkumníci vyslaní pro vzorky se do ní prokopali a všechno uvnitř se probudilo: obrazovky, archivy i to, co tu kdosi vyšlechtil z lidí a zvířat.
    Naskočilo varování: za dvacet kol se Základna zničí. Průzkumníci chtějí přežít, mutanti chtějí na svobodu. Východy jsou na protější straně a místo v nich není pro všechny.
thebase-seat-R = Průzkumníci
thebase-seat-G = Mutanti

## Volby

thebase-option-crossing = Přecházení vlastních kamenů
thebase-option-crossing-explain = Smí kámen přejít přes vlastní kameny za obvyklou cenu, nebo jeden z nich přeskočí?
thebase-option-crossing-walk = Chůze, akce za dlaždici
thebase-option-crossing-leap = Skok přes jeden kámen
thebase-option-idle_rotation = Natočení, které nic nezmění
thebase-option-idle_rotation-explain = Zda smíš utratit akci za natočení, po kterém dlaždice leží stejně.
thebase-option-idle_rotation-true = Povoleno
thebase-option-idle_rotation-false = Zakázáno
thebase-option-return_chooser = Kdo vybírá pole pro návrat
thebase-option-return_chooser-explain = Vyhozený kámen se někdy může vrátit na více polí.
thebase-option-return_chooser-owner = Majitel kamene
thebase-option-return_chooser-attacker = Útočník
thebase-option-tie_break = Rozhodnutí po vypršení odpočtu
thebase-option-tie_break-explain = Co se porovnává, když obě strany zachránily stejně kamenů.
thebase-option-tie_break-rear = Jen nejzadnější kameny
thebase-option-tie_break-rearThenNext = Všechny, odzadu
thebase-option-mix = Složení dlaždic
thebase-option-mix-explain = Kolik je slepých chodeb (D), rovných chodeb (I), zatáček (L), odboček (T) a křižovatek (X): celkem 24. Obvyklé složení je rekonstrukce.

## Věci

thebase-zone-board = Labyrint
thebase-zone-countdown = Odpočet
thebase-zone-supply = Dosud zakryté dlaždice
thebase-zone-choice = Rozhodnutí
thebase-piece = { $side ->
    [R] průzkumník { $number }
   *[G] mutant { $number }
}
thebase-piece-label = { $side ->
    [R] Průzkumník { $number }
   *[G] Mutant { $number }
}{ $condition ->
    [saved] , zachráněný na { $place }
    [locked] , uzamčený na { $place }
    [waiting] , čeká na návrat
   *[active] , na { $place }
}
thebase-type-D = slepá chodba
thebase-type-I = rovná chodba
thebase-type-L = zatáčka
thebase-type-T = odbočka
thebase-type-X = křižovatka
thebase-type-centre = střed labyrintu
thebase-passages = { $mask ->
    [m1] průchod na sever
    [m2] průchod na východ
    [m3] průchody na sever a východ
    [m4] průchod na jih
    [m5] průchody na sever a jih
    [m6] průchody na východ a jih
    [m7] průchody na sever, východ a jih
    [m8] průchod na západ
    [m9] průchody na sever a západ
    [ma] průchody na východ a západ
    [mb] průchody na sever, východ a západ
    [mc] průchody na jih a západ
    [md] průchody na sever, jih a západ
    [me] průchody na východ, jih a západ
   *[mf] průchody na všechny strany
}
thebase-tile = Dlaždice { $place }, { $type }, { $passages }
thebase-tile-held = Dlaždice { $place }, { $type }, { $passages }, stojí na ní { $piece }
thebase-tile-back = Dlaždice { $place }, zakrytá
thebase-tile-loose = Dlaždice { $place }, { $type }, dosud nenatočená
thebase-slot-undealt = { $side ->
    [R] Startovní pole průzkumníků { $place }
   *[G] Startovní pole mutantů { $place }
}
thebase-slot = { $side ->
    [R] Startovní pole průzkumníků { $place }, { $number ->
        [0] bez čísla
       *[other] číslo { $number }
    }
   *[G] Startovní pole mutantů { $place }, { $number ->
        [0] bez čísla
       *[other] číslo { $number }
    }
}
thebase-slot-held = { $side ->
    [R] Startovní pole průzkumníků { $place }, { $number ->
        [0] bez čísla
       *[other] číslo { $number }
    }, stojí na něm { $piece }
   *[G] Startovní pole mutantů { $place }, { $number ->
        [0] bez čísla
       *[other] číslo { $number }
    }, stojí na něm { $piece }
}
thebase-seat-label = { $side ->
    [R] Průzkumníci
   *[G] Mutanti
}: zachráněno { $saved } ze 3, { $tokens ->
    [0] žádný bonusový žeton
    [one] { $tokens } bonusový žeton
    [few] { $tokens } bonusové žetony
   *[other] { $tokens } bonusových žetonů
}
thebase-token = { $side ->
    [R] Bonusový žeton průzkumníků
   *[G] Bonusový žeton mutantů
}
thebase-countdown = Odpočet: { $left ->
    [one] zbývá { $left } kolo
    [few] zbývají { $left } kola
   *[other] zbývá { $left } kol
}
thebase-actions = { $actions ->
    [one] Zbývá { $actions } akce
    [few] Zbývají { $actions } akce
   *[other] Zbývá { $actions } akcí
}
thebase-supply = { $count ->
    [one] { $count } dlaždice je dosud zakrytá
    [few] { $count } dlaždice jsou dosud zakryté
   *[other] { $count } dlaždic je dosud zakrytých
}
thebase-supply-type = { $count }× { $type }
thebase-turn = Natočit o { $degrees }°: { $passages }
thebase-orient = Položit takto: { $passages }
thebase-spend-action = Akce navíc v tomto tahu
thebase-spend-time = Kolo navíc na odpočtu
thebase-pass = Pasovat
thebase-challenge = Zkusit Souboj s časem

## Co se teď čeká

thebase-prompt-dealing = Losují se startovní pole a dlaždice.
thebase-prompt-orient = Natoč dlaždici { $place }, jak chceš; k poli { $slot } musí mířit průchod.
thebase-prompt-orient-one = Natoč dlaždici { $place }: průchod k poli { $slot } míří jen při jednom natočení.
thebase-prompt-orient-wait = { $side ->
    [R] Průzkumníci natáčejí dlaždici { $place }.
   *[G] Mutanti natáčejí dlaždici { $place }.
}
thebase-prompt-revealing = Odkrývá se dlaždice { $place }…
thebase-prompt-act = Jsi na tahu: { $actions ->
    [one] zbývá { $actions } akce.
    [few] zbývají { $actions } akce.
   *[other] zbývá { $actions } akcí.
}
thebase-prompt-start = Jsi na tahu: { $actions ->
    [one] máš { $actions } akci.
    [few] máš { $actions } akce.
   *[other] máš { $actions } akcí.
} { $tokens ->
    [one] Nejdřív můžeš použít bonusový žeton.
    [few] Nejdřív můžeš použít bonusové žetony.
   *[other] Nejdřív můžeš použít bonusové žetony.
}
thebase-prompt-wait = { $side ->
    [R] Na tahu jsou průzkumníci
   *[G] Na tahu jsou mutanti
}: { $actions ->
    [one] zbývá { $actions } akce.
    [few] zbývají { $actions } akce.
   *[other] zbývá { $actions } akcí.
}
thebase-prompt-pass = Nemůžeš nic udělat, musíš pasovat.
thebase-prompt-return-mine = { $side ->
    [R] Vyber, kam se vrátí tvůj průzkumník { $number }.
   *[G] Vyber, kam se vrátí tvůj mutant { $number }.
}
thebase-prompt-return-theirs = { $side ->
    [R] Vyber, kam se musí vrátit průzkumník { $number }.
   *[G] Vyber, kam se musí vrátit mutant { $number }.
}
thebase-prompt-return-wait = { $chooser ->
    [R] Průzkumníci vybírají
   *[G] Mutanti vybírají
}, kam se vrátí { $side ->
    [R] průzkumník { $number }
   *[G] mutant { $number }
}.
thebase-prompt-challenge = Souboj s časem: { $actions ->
    [one] zbývá { $actions } akce,
    [few] zbývají { $actions } akce,
   *[other] zbývá { $actions } akcí,
} { $turns ->
    [one] je to tvůj poslední tah.
    [few] máš ještě { $turns } tahy.
   *[other] máš ještě { $turns } tahů.
}
thebase-prompt-challenge-offer = { $side ->
    [R] Průzkumníci vyhráli.
   *[G] Mutanti vyhráli.
} Zachráníš ještě všechny tři kameny? { $turns ->
    [one] Máš na to { $turns } tah.
    [few] Máš na to { $turns } tahy.
   *[other] Máš na to { $turns } tahů.
}
thebase-prompt-challenge-over = { $side ->
    [R] Průzkumníci vyhráli.
   *[G] Mutanti vyhráli.
} { $outcome ->
    [won] Druhá strana vyhrála Souboj s časem.
   *[lost] Druhá strana Souboj s časem prohrála.
}
thebase-prompt-won = { $side ->
    [R] Průzkumníci vyhráli.
   *[G] Mutanti vyhráli.
}
thebase-prompt-draw = Partie skončila remízou.

## Zápis partie

thebase-log-dealt = { $side ->
    [R] Startovní pole průzkumníků: { $numbers }
   *[G] Startovní pole mutantů: { $numbers }
}
thebase-log-drawn = Na { $place } leží { $type }.
thebase-log-oriented = { $side ->
    [R] Průzkumníci natáčejí { $place }: { $passages }.
   *[G] Mutanti natáčejí { $place }: { $passages }.
}
thebase-log-step = { $side ->
    [R] Průzkumník { $number } jde na { $to }.
   *[G] Mutant { $number } jde na { $to }.
}
thebase-log-home = { $side ->
    [R] Průzkumník { $number } se stahuje na pole { $to }.
   *[G] Mutant { $number } se stahuje na pole { $to }.
}
thebase-log-crossing = { $side ->
    [R] Průzkumník { $number } přechází přes { $over } na { $to }.
   *[G] Mutant { $number } přechází přes { $over } na { $to }.
}
thebase-log-eliminates = { $side ->
    [R] Průzkumník { $number } vyhazuje na { $place } mutanta { $victim }.
   *[G] Mutant { $number } vyhazuje na { $place } průzkumníka { $victim }.
}
thebase-log-returns = { $side ->
    [R] Průzkumník { $number } se vrací na pole { $slot }.
   *[G] Mutant { $number } se vrací na pole { $slot }.
}
thebase-log-saved = { $side ->
    [R] Průzkumník { $number } je zachráněný na { $slot }.
   *[G] Mutant { $number } je zachráněný na { $slot }.
}
thebase-log-saved-token = { $side ->
    [R] Průzkumník { $number } je zachráněný na { $slot } a získává bonusový žeton.
   *[G] Mutant { $number } je zachráněný na { $slot } a získává bonusový žeton.
}
thebase-log-rotated = { $side ->
    [R] Průzkumníci natáčejí { $place } o { $degrees }°.
   *[G] Mutanti natáčejí { $place } o { $degrees }°.
}
thebase-log-reveal = { $side ->
    [R] Průzkumníci odkrývají { $place }.
   *[G] Mutanti odkrývají { $place }.
}
thebase-log-shown = Na { $place } je { $type }, { $passages }.
thebase-log-spent-action = { $side ->
    [R] Průzkumníci používají bonusový žeton: v tomto tahu mají { $actions ->
        [one] { $actions } akci.
        [few] { $actions } akce.
       *[other] { $actions } akcí.
    }
   *[G] Mutanti používají bonusový žeton: v tomto tahu mají { $actions ->
        [one] { $actions } akci.
        [few] { $actions } akce.
       *[other] { $actions } akcí.
    }
}
thebase-log-spent-time = { $side ->
    [R] Průzkumníci používají bonusový žeton: odpočet se vrací na { $left }.
   *[G] Mutanti používají bonusový žeton: odpočet se vrací na { $left }.
}
thebase-log-pass = { $side ->
    [R] Průzkumníci nemohou nic udělat a pasují.
   *[G] Mutanti nemohou nic udělat a pasují.
}
thebase-log-round = { $left ->
    [0] Končí poslední kolo.
   *[other] Kolo končí. Odpočet: { $left }
}
thebase-log-win-third = { $side ->
    [R] Průzkumníci vyhrávají: všichni tři jsou zachránění.
   *[G] Mutanti vyhrávají: všichni tři jsou zachránění.
}
thebase-log-win-saved = { $side ->
    [R] Průzkumníci vyhrávají: v bezpečí mají { $saved }, soupeř { $others }.
   *[G] Mutanti vyhrávají: v bezpečí mají { $saved }, soupeř { $others }.
}
thebase-log-win-rear = { $side ->
    [R] Průzkumníci vyhrávají
   *[G] Mutanti vyhrávají
}: obě strany mají v bezpečí stejně kamenů, ale jejich nejzadnější kámen má do cíle jen { $columns ->
    [one] { $columns } sloupec
    [few] { $columns } sloupce
   *[other] { $columns } sloupců
}, soupeřův { $others }.
thebase-log-win-next = { $side ->
    [R] Průzkumníci vyhrávají
   *[G] Mutanti vyhrávají
}: nejzadnější kameny jsou na tom stejně, ale další má do cíle jen { $columns ->
    [one] { $columns } sloupec
    [few] { $columns } sloupce
   *[other] { $columns } sloupců
}, soupeřův { $others }.
thebase-log-draw = Remíza: obě strany mají v bezpečí stejně kamenů ({ $saved }) a nejzadnější kameny mají do cíle stejně daleko ({ $columns ->
    [one] { $columns } sloupec
    [few] { $columns } sloupce
   *[other] { $columns } sloupců
}).
thebase-log-challenge = { $side ->
    [R] Průzkumníci se pouštějí do Souboje s časem
   *[G] Mutanti se pouštějí do Souboje s časem
}: mají { $turns ->
    [one] { $turns } tah.
    [few] { $turns } tahy.
   *[other] { $turns } tahů.
}
thebase-log-challenge-turn = { $left ->
    [0] Čas je pryč.
    [one] Souboj s časem: zbývá { $left } tah.
    [few] Souboj s časem: zbývají { $left } tahy.
   *[other] Souboj s časem: zbývá { $left } tahů.
}
thebase-log-challenge-won = { $side ->
    [R] Průzkumníci vyhrávají Souboj s časem.
   *[G] Mutanti vyhrávají Souboj s časem.
}
thebase-log-challenge-lost = { $side ->
    [R] Průzkumníci prohrávají Souboj s časem.
   *[G] Mutanti prohrávají Souboj s časem.
}

## Jak příběh končí

thebase-ending-saved = { $side ->
    [R] Poslední průzkumník doběhl k nouzovému východu a celá jednotka je venku.
   *[G] Poslední mutant prorazil nouzový východ a všichni jsou na svobodě.
} Výbuchy za nimi pohlcují chodby i každého, kdo je moc pomalý.
thebase-ending-countdown = { $saved ->
    [0] Odpočet skončil a u východů nikdo není. Chodbami se nese křik a dusot. Pak už jen krátký záblesk.
   *[other] Odpočet skončil. U východů je ještě slyšet křik a těžké kroky těch, kdo to nestihnou. Zachránění v poslední chvíli mizí v temných tunelech. Krátký záblesk, a pro ostatní je po všem.
}
thebase-ending-challenge-won =
    Těsně před nulou opouští Základnu poslední živý tvor. Všichni v hloubi tunelů čekají na výbuch. Žádný nepřichází: když uvnitř nikdo nezůstal, odpočet se sám zastavil.
    Světla zhasínají a Základna se znovu noří do dlouhého ticha.
thebase-ending-challenge-lost = { $side ->
    [R] Nula. Chodbami se ještě nese volání průzkumníků, kteří to nestihli.
   *[G] Nula. Chodbami ještě duní těžké kroky mutantů, kteří to nestihli.
} Krátký záblesk, a po Základně nic nezbylo.

## Co lze zobrazit

thebase-overlay-threats = Hrozby
thebase-overlay-token-threats = Hrozby s bonusovými žetony
thebase-overlay-guards = Krytí
thebase-overlay-exposed = Nekryté ohrožené kameny
thebase-overlay-locked = Uzamčené kameny
thebase-overlay-route = Cesty do cíle
thebase-mark-threat = { $side ->
    [R] Průzkumník { $number } může během jednoho tahu vyhodit mutanta { $other }
   *[G] Mutant { $number } může během jednoho tahu vyhodit průzkumníka { $other }
}
thebase-mark-token-threat = { $side ->
    [R] S bonusovými žetony může průzkumník { $number } během jednoho tahu vyhodit mutanta { $other }
   *[G] S bonusovými žetony může mutant { $number } během jednoho tahu vyhodit průzkumníka { $other }
}
thebase-mark-guard = { $side ->
    [R] Průzkumník { $number } kryje průzkumníka { $other } a může úder vrátit
   *[G] Mutant { $number } kryje mutanta { $other } a může úder vrátit
}
thebase-mark-self-guard = { $side ->
    [R] Průzkumník { $number } se kryje sám: mohl by úder vrátit ze startovního pole
   *[G] Mutant { $number } se kryje sám: mohl by úder vrátit ze startovního pole
}
thebase-mark-exposed = { $side ->
    [R] Průzkumník { $number } je ohrožený a nikdo ho nekryje
   *[G] Mutant { $number } je ohrožený a nikdo ho nekryje
}
thebase-mark-locked = { $side ->
    [R] Průzkumník { $number } je uzamčený
   *[G] Mutant { $number } je uzamčený
}
thebase-mark-route = { $side ->
    [R] Průzkumník { $number }
   *[G] Mutant { $number }
}: do cíle asi { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}
thebase-mark-cut-off = { $side ->
    [R] Průzkumník { $number } teď nemá jak dojít do cíle
   *[G] Mutant { $number } teď nemá jak dojít do cíle
}

## Odmítnutí

thebase-refusal-no-such-action = Taková akce v této hře není. Vyber některou na plánu.
thebase-refusal-match-over = Partie už skončila. Chceš-li hrát dál, začni novou.
thebase-refusal-not-the-challenge = Souboj s časem smí zkusit jen ten, koho porazil třetí zachráněný kámen, a to jednou.
thebase-refusal-setup-first = Nejdřív dokonči přípravu hry.
thebase-refusal-setup-done = Příprava hry už skončila. Vyber místo toho akci.
thebase-refusal-chance-waits = Počkej, až se dlaždice odkryje.
thebase-refusal-no-chance-waits = Tady se žádná dlaždice neodkrývá. Vyber akci.
thebase-refusal-none-left = Dlaždice tohoto druhu už žádná nezbývá. Vyber jiný druh.
thebase-refusal-out-of-order = Na tuto dlaždici ještě nedošla řada. Ber je popořadě.
thebase-refusal-other-type = Dlaždice je jiného druhu. Vyber natočení té vylosované.
thebase-refusal-wall-to-slot = U startovního pole by byla zeď. Natoč dlaždici tak, aby k němu mířil průchod.
thebase-refusal-return-waits = Nejdřív se vrací vyhozený kámen. Vyber mu pole.
thebase-refusal-no-return-waits = Tento kámen na návrat nečeká. Vyber jinou akci.
thebase-refusal-not-a-return-slot = Na toto pole se kámen vrátit nemůže. Vyber některé, které svítí.
thebase-refusal-not-your-piece = Tento kámen patří druhé straně. Vyber některý svůj.
thebase-refusal-piece-saved = Zachráněný kámen už zůstává na místě. Vyber jiný.
thebase-refusal-not-adjacent = Toto místo s kamenem nesousedí. Vyber sousední.
thebase-refusal-face-down-tile = Dlaždice je zakrytá. Nejdřív ji odkryj.
thebase-refusal-wall = V cestě je zeď. Natoč dlaždici, nebo jdi jinudy.
thebase-refusal-own-piece-there = Stojí tam tvůj vlastní kámen. Vyber volné místo, nebo ho přejdi.
thebase-refusal-slot-taken = Pole je obsazené. Vyber jiné.
thebase-refusal-nothing-to-cross = Přecházet můžeš jen přes dlaždice, na kterých stojí tvoje kameny.
thebase-refusal-path-repeats = Při přecházení se kámen nesmí vrátit na místo, kde už byl. Jdi jinudy.
thebase-refusal-too-few-actions = Přecházení stojí akci za každé místo, na které kámen vstoupí, a tolik akcí ti nezbývá. Vyber bližší místo.
thebase-refusal-one-leap = Přeskočit lze právě jeden kámen. Vyber místo hned za ním.
thebase-refusal-tile-occupied = Na dlaždici stojí kámen. Odkrýt nebo natočit můžeš jen volnou.
thebase-refusal-out-of-touch = Žádný tvůj kámen nemá k této dlaždici průchod. Nejdřív k ní dojdi.
thebase-refusal-already-face-up = Dlaždice už je odkrytá. Můžeš ji natočit.
thebase-refusal-still-face-down = Dlaždice je zakrytá. Nejdřív ji odkryj, pak ji můžeš natočit.
thebase-refusal-same-as-smaller-turn = Menší natočení má stejný výsledek. Vyber to.
thebase-refusal-idle-rotation = Takové natočení by nic nezměnilo a v této partii není povolené. Vyber jiné.
thebase-refusal-tokens-first = Bonusové žetony můžeš použít jen před první akcí tahu. Zkus to v příštím.
thebase-refusal-no-token = Nemáš žádný bonusový žeton. Získáš ho, když zachráníš kámen.
thebase-refusal-track-full = Odpočet už ukazuje 20, další kolo přidat nejde. Použij žeton na akci.
thebase-refusal-must-act = Ještě můžeš něco udělat, proto nesmíš pasovat. Vyber některou akci.
