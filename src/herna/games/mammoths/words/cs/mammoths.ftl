mammoths-title = Lovci mamutů
mammoths-summary =
    Obsaď náčelníkem dílek domina a přilož ho k území kolem své chýše. Každá oblast vynese počet políček krát počet plamínků.
    Vulkány chrlí lávu: co zasáhne, to spálí, ale sama je také oheň. V dalších režimech přibudou zdroje, totemy a pralidé.
mammoths-seat-A = Růžový kmen
mammoths-seat-B = Černý kmen
mammoths-seat-C = Zelený kmen
mammoths-seat-D = Modrý kmen
mammoths-seat-A-short = Růžový
mammoths-seat-B-short = Černý
mammoths-seat-C-short = Zelený
mammoths-seat-D-short = Modrý

## Volby

mammoths-preset-discovery = Průzkumná hra
mammoths-preset-discovery-hint = Krajina, oheň a láva: nejjednodušší pravidla, ideální na první partii.
mammoths-preset-totem = Hra o totemy
mammoths-preset-totem-hint = Navíc sbíráš zdroje; kdo má některého druhu nejvíc, drží jeho totem.
mammoths-preset-tribe = Hra s kmenem
mammoths-preset-tribe-hint = Za zdroje usazuješ pralidi; navíc body za chýši uprostřed a za úplné území.
mammoths-option-mode = Herní režim
mammoths-option-mode-explain = Co všechno bude ve hře: jen oblasti a láva, navíc zdroje a totemy, nebo zdroje a pralidé.
mammoths-option-mode-discovery = Průzkumná hra
mammoths-option-mode-totem = Hra o totemy
mammoths-option-mode-tribe = Hra s kmenem
mammoths-option-centre = Náčelník má mít přehled
mammoths-option-centre-explain = Deset bodů za chýši uprostřed území.
mammoths-option-centre-true = 10 bodů
mammoths-option-centre-false = Bez bodů
mammoths-option-complete = Homo habilis
mammoths-option-complete-explain = Pět bodů za úplné území: všech 25 políček, při hře ve dvou 49.
mammoths-option-complete-true = 5 bodů
mammoths-option-complete-false = Bez bodů
mammoths-option-totem_tie = Shoda po zásahu lávou
mammoths-option-totem_tie-explain = Tvoje láva spálí žeton a o vedení se teď dělíš: co bude s totemem?
mammoths-option-totem_tie-keep = Zůstane ti
mammoths-option-totem_tie-pass = Předáš ho
mammoths-option-lava_path = Cesta lávy
mammoths-option-lava_path-explain = Smí láva letět i nad mezerami v území, nebo jen z políčka na políčko?
mammoths-option-lava_path-free = I nad mezerami
mammoths-option-lava_path-squares = Jen po políčkách
mammoths-option-final_settle = Osídlení v posledním kole
mammoths-option-final_settle-explain = Zda lze pračlověka usadit ještě ve dvanáctém kole.
mammoths-option-final_settle-true = Povoleno
mammoths-option-final_settle-false = Už ne

## Věci

mammoths-zone-rows = Dílky domina
mammoths-zone-supply = Zásoba
mammoths-zone-totems = Totemy
mammoths-zone-cave = Jeskyně
mammoths-zone-pile = Všichni v balíčku
mammoths-zone-pad = Bodovací zápisník
mammoths-tribe = { $seat ->
    [A] Růžový kmen
    [B] Černý kmen
    [C] Zelený kmen
   *[D] Modrý kmen
}
mammoths-terrain = { $terrain ->
    [D] poušť
    [P] prérie
    [L] jezero
    [J] džungle
    [R] skaliska
   *[V] vulkán
}
mammoths-half = { $terrain ->
    [D] poušť
    [P] prérie
    [L] jezero
    [J] džungle
    [R] skaliska
   *[V] vulkán
}{ $marks ->
    [0] {""}
   *[other] {" "}({ $terrain ->
        [V] { $marks ->
            [one] { $marks } kráter
            [few] { $marks } krátery
           *[other] { $marks } kráterů
        }
       *[D] { $marks ->
            [one] { $marks } plamínek
            [few] { $marks } plamínky
           *[other] { $marks } plamínků
        }
    })
}
mammoths-kind = { $kind ->
    [m] mamut
    [f] ryba
    [u] houba
   *[s] pazourek
}
mammoths-person = { $kind ->
    [HU] lovec
    [FI] malá rybářka
    [MU] houbařka
    [SC] sochařka
    [PA] jeskynní malíř
    [FL] ohnivá dáma
    [SH] šaman
    [W1] rváček
    [W2] bojovnice
   *[W3] buchač
}
mammoths-person-label = { $kind ->
    [HU] Lovec: 3 body za každého mamuta kolem
    [FI] Malá rybářka: 3 body za každou rybu kolem
    [MU] Houbařka: 4 body za každou houbu kolem
    [SC] Sochařka: 5 bodů za každý pazourek kolem
    [PA] Jeskynní malíř: 2 body za každý zdroj kolem
    [FL] Ohnivá dáma: 1 bod za každý plamínek kolem
    [SH] Šaman: 2 body za každého pračlověka kolem
    [W1] Rváček: válečník se silou 1
    [W2] Bojovnice: válečnice se silou 2
   *[W3] Buchač: válečník se silou 3
}
mammoths-square = { $half }. Oblast: { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
   *[other] { $squares } políček
} × { $fires ->
    [one] { $fires } plamínek
    [few] { $fires } plamínky
   *[other] { $fires } plamínků
} = { $score }
mammoths-square-volcano = { $half }
mammoths-cell = Volné místo, { $where }
mammoths-spot = { $way ->
    [left-up] { $x } vlevo a { $y } nahoru od chýše
    [left-down] { $x } vlevo a { $y } dolů od chýše
    [left] { $x } vlevo od chýše
    [right-up] { $x } vpravo a { $y } nahoru od chýše
    [right-down] { $x } vpravo a { $y } dolů od chýše
    [right] { $x } vpravo od chýše
    [up] { $y } nahoru od chýše
   *[down] { $y } dolů od chýše
}
mammoths-hut = { $tribe }: chýše
mammoths-chief = { $tribe }: náčelník
mammoths-score = { $tribe }: zatím { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}
mammoths-token = Zdroj: { $kind }
mammoths-token-count = { $kind }: { $count }
mammoths-lava = Žeton lávy, { $flames ->
    [one] { $flames } plamínek
    [few] { $flames } plamínky
   *[other] { $flames } plamínků
}
mammoths-lava-supply = Žetony lávy ({ $flames ->
    [one] { $flames } plamínek
    [few] { $flames } plamínky
   *[other] { $flames } plamínků
}): v zásobě { $count }
mammoths-box = V krabici { $count ->
    [one] zbývá { $count } dílek
    [few] zbývají { $count } dílky
   *[other] zbývá { $count } dílků
}
mammoths-totem = Totem { $kind ->
    [m] mamuta
    [f] ryby
    [u] houby
   *[s] pazourku
}, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
mammoths-totem-held = Totem { $kind ->
    [m] mamuta
    [f] ryby
    [u] houby
   *[s] pazourku
}: { $tribe }
mammoths-pile = V balíčku { $count ->
    [one] zbývá { $count } pračlověk
    [few] zbývají { $count } pralidé
   *[other] zbývá { $count } pralidí
}
mammoths-domino = Dílek { $number }: { $left } a { $right }
mammoths-domino-claimed = Dílek { $number }: { $left } a { $right }, stojí na něm náčelník { $seat ->
    [A] růžového kmene
    [B] černého kmene
    [C] zeleného kmene
   *[D] modrého kmene
}
mammoths-rows = { $round ->
    [0] Příprava hry
   *[other] Kolo { $round } z 12
}: vlevo dílky k přiložení, vpravo dílky k obsazení
mammoths-discard = Odhodit dílek
mammoths-button = { $button ->
    [settle] Usadit
   *[settle-0] Teď ne
}
mammoths-about-pile = Kdokoli z balíčku stojí čtyři žetony, od každého druhu jeden. Kdo to bude?
mammoths-settle = { $price ->
    [2] 2 žetony: z nabídky
   *[4] 4 žetony: z balíčku
}
mammoths-pad-line = { $line ->
    [l0] Poušť
    [l1] Prérie
    [l2] Jezero
    [l3] Džungle
    [l4] Skaliska
    [l5] Totemy
    [l6] Zbylé zdroje
    [l7] Lovci
    [l8] Malé rybářky
    [l9] Houbařky
    [l10] Sochařky
    [l11] Jeskynní malíři
    [l12] Ohnivé dámy
    [l13] Šamani
    [l14] Tlupy válečníků
    [l15] Náčelník má mít přehled
    [l16] Homo habilis
   *[total] Celkem
}
mammoths-pad-entry = { $tribe }: { $line }, { $points }

## Co se teď čeká

mammoths-prompt-row = Losují se dílky domina.
mammoths-prompt-cave = Do jeskyně přicházejí noví pralidé.
mammoths-prompt-chief = Losuje se náčelník.
mammoths-prompt-pair = Postav oba náčelníky na krajní dílky, nebo na dva prostřední.
mammoths-prompt-claim-first = Postav náčelníka na dílek z první řady.
mammoths-prompt-place = Přilož dílek { $number }: klepni na místo pro levou půlku a pak na sousední místo pro pravou.
mammoths-prompt-discard = Dílek { $number } se nikam nevejde: odhoď ho.
mammoths-prompt-lava = Vulkán vybuchl! Vyber, kam dopadne láva, nejdál o { $reach ->
    [one] { $reach } políčko.
    [few] { $reach } políčka.
   *[other] { $reach } políček.
}
mammoths-prompt-totem = Láva tě připravila o vedení. Vyber, kdo dostane totem { $kind ->
    [m] mamuta.
    [f] ryby.
    [u] houby.
   *[s] pazourku.
}
mammoths-prompt-claim = Postav náčelníka na dílek z další řady.
mammoths-prompt-settle = Chceš usadit pračlověka? Klepni na něj a uvidíš cenu, nebo klepni na Teď ne.
mammoths-ask-pay = Cena ({ $person }): { $price ->
    [2] dva různé žetony
   *[4] čtyři žetony, od každého druhu jeden
}. Klepni na ně v jakémkoli pořadí: { $left ->
    [one] zbývá jeden.
    [few] zbývají { $left }.
   *[other] zbývá { $left }.
}
mammoths-ask-home = Zaplaceno. Klepni na políčko, kde se usadí { $person }.
mammoths-ask-settle = Hotovo, klepni na Usadit. Co chceš změnit, na to klepni znovu.
mammoths-prompt-pay = Zaplať různými žetony v pořadí mamut, ryba, houba, pazourek: { $left ->
    [one] zbývá { $left } žeton.
    [few] zbývají { $left } žetony.
   *[other] zbývá { $left } žetonů.
}
mammoths-prompt-person = { $form ->
    [2] Vyber někoho z nabídky.
   *[4] Vyber kohokoli z balíčku.
}
mammoths-prompt-home = Vyber políčko, kde se usadí { $person }.
mammoths-prompt-wait-claim = { $tribe } si vybírá dílek.
mammoths-prompt-wait-place = { $tribe } přikládá dílek.
mammoths-prompt-wait-lava = { $tribe } vybírá, kam dopadne láva.
mammoths-prompt-wait-totem = { $tribe } předává totem.
mammoths-prompt-wait-settle = { $tribe } může usadit pračlověka.
mammoths-prompt-won = { $tribe } vyhrál.
mammoths-prompt-shared = Dělené vítězství.

## Zápis partie

mammoths-log-row = Nová řada: { $numbers }
mammoths-log-chief = { $tribe } je vylosovaný a vybírá.
mammoths-log-arrived = Do jeskyně přichází { $person }.
mammoths-log-claimed = { $tribe } obsazuje dílek { $number }.
mammoths-log-paired = { $tribe } obsazuje dílky { $first } a { $second }.
mammoths-log-left-over = Dílek { $number } zůstává volný a vyřazuje se ze hry.
mammoths-log-placed = { $tribe } přikládá dílek { $number }: { $left } a { $right }.
mammoths-log-discarded = { $tribe } musí odhodit dílek { $number }.
mammoths-log-lava = { $tribe } posílá lávu ({ $flames ->
    [one] { $flames } plamínek
    [few] { $flames } plamínky
   *[other] { $flames } plamínků
}) na políčko: { $terrain }.
mammoths-log-burnt = Láva ničí zdroj: { $kind ->
    [m] mamuta.
    [f] rybu.
    [u] houbu.
   *[s] pazourek.
}
mammoths-log-burnt-person = Před lávou utíká { $person }.
mammoths-log-totem = { $tribe } získává totem { $kind ->
    [m] mamuta.
    [f] ryby.
    [u] houby.
   *[s] pazourku.
}
mammoths-log-totem-from = { $tribe } přebírá totem { $kind ->
    [m] mamuta
    [f] ryby
    [u] houby
   *[s] pazourku
} od { $other ->
    [A] růžového kmene.
    [B] černého kmene.
    [C] zeleného kmene.
   *[D] modrého kmene.
}
mammoths-log-totem-handed = { $tribe } dostává totem { $kind ->
    [m] mamuta
    [f] ryby
    [u] houby
   *[s] pazourku
} od { $other ->
    [A] růžového kmene,
    [B] černého kmene,
    [C] zeleného kmene,
   *[D] modrého kmene,
} který přichází o žeton.
mammoths-log-settle = { $tribe } platí { $form ->
    [2] dva žetony
   *[4] čtyři žetony
} za pračlověka.
mammoths-log-settle-not = { $tribe } nikoho neusazuje.
mammoths-log-paid = { $tribe } odevzdává { $kind ->
    [m] mamuta.
    [f] rybu.
    [u] houbu.
   *[s] pazourek.
}
mammoths-log-took = { $tribe } si vybírá: { $person }.
mammoths-log-housed = { $tribe }: nově se usazuje { $person }.
mammoths-log-score = Stav bodů: { $score } ({ $gain }).
mammoths-log-off-centre = Chýše už není uprostřed území (−10).
mammoths-log-round = Začíná kolo { $round }.
mammoths-log-win = { $tribe } vyhrává, má { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
mammoths-log-win-area = { $tribe } vyhrává: při shodě bodů ({ $points }) rozhoduje největší oblast ({ $squares }).
mammoths-log-win-fires = { $tribe } vyhrává: při shodě bodů ({ $points }) i největší oblasti rozhodují plamínky ({ $fires }).
mammoths-log-win-shared = Dělené vítězství: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

## Co lze zobrazit

mammoths-overlay-areas = Oblasti a jejich body
mammoths-overlay-reach = Dosah lávy
mammoths-overlay-people = Za co mají pralidé body
mammoths-overlay-dominoes = Které dílky se vejdou
mammoths-mark-area = { $terrain }: { $squares } × { $fires } = { $score }
mammoths-mark-lands = Sem může láva dopadnout: { $terrain }
mammoths-mark-burns = Sem může láva dopadnout a spálit, co tam leží: { $terrain }
mammoths-mark-person = { $person }: +{ $points }
mammoths-mark-band = Tito válečníci patří do jedné tlupy
mammoths-mark-domino = Dílek { $number }: { $ways ->
    [0] teď se nikam nevejde
    [one] lze přiložit { $ways } způsobem
    [few] lze přiložit { $ways } způsoby
   *[other] lze přiložit { $ways } způsoby
}

## Odmítnutí

mammoths-refusal-no-such-action = Taková akce v této hře není. Vyber některou na plánu.
mammoths-refusal-match-over = Partie už skončila. Chceš-li hrát dál, začni novou.
mammoths-refusal-other-seat = Na tahu je jiný kmen. Počkej, až na tebe dojde řada.
mammoths-refusal-chance-first = Počkej na losování.
mammoths-refusal-not-chance = Nic takového se teď nelosuje. Vyber akci.
mammoths-refusal-place-first = Nejdřív přilož svůj dílek.
mammoths-refusal-lava-first = Nejdřív vyber, kam dopadne láva.
mammoths-refusal-totem-first = Nejdřív předej totem.
mammoths-refusal-claim-first = Nejdřív postav náčelníka na dílek z další řady.
mammoths-refusal-settle-first = Nejdřív dokonči osídlení.
mammoths-refusal-setup-first = Nejdřív obsaď dílek z první řady.
mammoths-refusal-out-of-reach = Tak daleko žádné území nesahá. Vyber místo blíž ke své chýši.
mammoths-refusal-no-such-domino = Takový dílek není. Dílky mají čísla 1 až 48.
mammoths-refusal-cell-taken = Místo je obsazené. Vyber dvě volná sousední místa.
mammoths-refusal-no-connection = Dílek nenavazuje. Aspoň jedna půlka musí hranou sousedit s chýší nebo s políčkem se stejnou krajinou.
mammoths-refusal-box-too-large = Území by bylo moc široké nebo moc vysoké. Vyber jiné místo.
mammoths-refusal-same-twin = Obě půlky jsou stejné: začni levým, nebo horním místem.
mammoths-refusal-must-place = Dílek se ještě někam vejde, proto ho musíš přiložit. Klepni na místo, které svítí.
mammoths-refusal-no-landing = Sem láva dopadnout nemůže. Vyber některé ze zvýrazněných políček.
mammoths-refusal-no-candidate = Tento kmen nemá zdrojů toho druhu nejvíc. Vyber ten, který ano.
mammoths-refusal-other-totem = Předáváš jiný totem. Vyber ten, o který tě láva připravila.
mammoths-refusal-not-in-row = Tento dílek není v řadě, ze které vybíráš. Vyber z řady vpravo.
mammoths-refusal-already-claimed = Na dílku už stojí náčelník. Vyber volný.
mammoths-refusal-cannot-settle = Na to nemáš žetony, nebo už není koho usadit. Klepni na Teď ne.
mammoths-refusal-cannot-pay = Tímto teď platit nemůžeš. Klepni postupně na své žetony v pořadí mamut, ryba, houba, pazourek.
mammoths-refusal-not-offered = Tento pračlověk není v nabídce. Vyber někoho jiného.
mammoths-refusal-no-home = Tady nikdo bydlet nemůže. Vyber své políčko, na kterém není vulkán, plamínek, žeton ani pračlověk.
mammoths-refusal-not-in-box = Tento dílek už v krabici není. Vyber jiný.
mammoths-refusal-chief-drawn = Náčelník tohoto kmene na vylosování nečeká. Vyber jiný kmen.
mammoths-refusal-not-in-pile = Nikdo takový v balíčku není. Vyber někoho jiného.
