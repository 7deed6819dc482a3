mammoths-title = Lovci mamutov
mammoths-summary =
    Obsaď náčelníkom dielik domina a prilož ho k územiu okolo svojej chatrče. Každá oblasť vynesie počet políčok krát počet plamienkov.
    Vulkány chrlia lávu: čo zasiahne, to spáli, ale sama je tiež oheň. V ďalších režimoch pribudnú zdroje, totemy a praľudia.
mammoths-seat-A = Ružový kmeň
mammoths-seat-B = Čierny kmeň
mammoths-seat-C = Zelený kmeň
mammoths-seat-D = Modrý kmeň
mammoths-seat-A-short = Ružový
mammoths-seat-B-short = Čierny
mammoths-seat-C-short = Zelený
mammoths-seat-D-short = Modrý

## Možnosti

mammoths-preset-discovery = Prieskumná hra
mammoths-preset-discovery-hint = Krajina, oheň a láva: najjednoduchšie pravidlá, ideálne na prvú partiu.
mammoths-preset-totem = Hra o totemy
mammoths-preset-totem-hint = Navyše zbieraš zdroje; kto má niektorého druhu najviac, drží jeho totem.
mammoths-preset-tribe = Hra s kmeňom
mammoths-preset-tribe-hint = Za zdroje usádzaš praľudí; navyše body za chatrč uprostred a za úplné územie.
mammoths-option-mode = Herný režim
mammoths-option-mode-explain = Koľko toho bude v hre: len oblasti a láva, navyše zdroje a totemy, alebo zdroje a praľudia.
mammoths-option-mode-discovery = Prieskumná hra
mammoths-option-mode-totem = Hra o totemy
mammoths-option-mode-tribe = Hra s kmeňom
mammoths-option-centre = Náčelník má mať prehľad
mammoths-option-centre-explain = Desať bodov za chatrč uprostred územia.
mammoths-option-centre-true = 10 bodov
mammoths-option-centre-false = Bez bodov
mammoths-option-complete = Homo habilis
mammoths-option-complete-explain = Päť bodov za úplné územie: všetkých 25 políčok, pri dvoch hráčoch 49.
mammoths-option-complete-true = 5 bodov
mammoths-option-complete-false = Bez bodov
mammoths-option-totem_tie = Zhoda po zásahu lávou
mammoths-option-totem_tie-explain = Tvoja láva spáli žetón a o vedenie sa teraz delíš: čo bude s totemom?
mammoths-option-totem_tie-keep = Zostane ti
mammoths-option-totem_tie-pass = Odovzdáš ho
mammoths-option-lava_path = Cesta lávy
mammoths-option-lava_path-explain = Smie láva letieť aj ponad medzery v území, alebo len z políčka na políčko?
mammoths-option-lava_path-free = Aj ponad medzery
mammoths-option-lava_path-squares = Len po políčkach
mammoths-option-final_settle = Osídlenie v poslednom kole
mammoths-option-final_settle-explain = Či možno pračloveka usadiť ešte v dvanástom kole.
mammoths-option-final_settle-true = Povolené
mammoths-option-final_settle-false = Už nie

## Veci

mammoths-zone-rows = Dieliky domina
mammoths-zone-supply = Zásoba
mammoths-zone-totems = Totemy
mammoths-zone-cave = Jaskyňa
mammoths-zone-pile = Všetci v balíčku
mammoths-zone-pad = Bodovací zápisník
mammoths-tribe = { $seat ->
    [A] Ružový kmeň
    [B] Čierny kmeň
    [C] Zelený kmeň
   *[D] Modrý kmeň
}
mammoths-terrain = { $terrain ->
    [D] púšť
    [P] préria
    [L] jazero
    [J] džungľa
    [R] skaly
   *[V] vulkán
}
mammoths-half = { $terrain ->
    [D] púšť
    [P] préria
    [L] jazero
    [J] džungľa
    [R] skaly
   *[V] vulkán
}{ $marks ->
    [0] {""}
   *[other] {" "}({ $terrain ->
        [V] { $marks ->
            [one] { $marks } kráter
            [few] { $marks } krátery
           *[other] { $marks } kráterov
        }
       *[D] { $marks ->
            [one] { $marks } plamienok
            [few] { $marks } plamienky
           *[other] { $marks } plamienkov
        }
    })
}
mammoths-kind = { $kind ->
    [m] mamut
    [f] ryba
    [u] huba
   *[s] pazúrik
}
mammoths-person = { $kind ->
    [HU] lovec
    [FI] malá rybárka
    [MU] hubárka
    [SC] sochárka
    [PA] jaskynný maliar
    [FL] ohnivá dáma
    [SH] šaman
    [W1] bitkár
    [W2] bojovníčka
   *[W3] silák
}
mammoths-person-label = { $kind ->
    [HU] Lovec: 3 body za každého mamuta okolo
    [FI] Malá rybárka: 3 body za každú rybu okolo
    [MU] Hubárka: 4 body za každú hubu okolo
    [SC] Sochárka: 5 bodov za každý pazúrik okolo
    [PA] Jaskynný maliar: 2 body za každý zdroj okolo
    [FL] Ohnivá dáma: 1 bod za každý plamienok okolo
    [SH] Šaman: 2 body za každého pračloveka okolo
    [W1] Bitkár: bojovník so silou 1
    [W2] Bojovníčka: sila 2
   *[W3] Silák: bojovník so silou 3
}
mammoths-square = { $half }. Oblasť: { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
   *[other] { $squares } políčok
} × { $fires ->
    [one] { $fires } plamienok
    [few] { $fires } plamienky
   *[other] { $fires } plamienkov
} = { $score }
mammoths-square-volcano = { $half }
mammoths-cell = Voľné miesto, { $where }
mammoths-spot = { $way ->
    [left-up] { $x } vľavo a { $y } nahor od chatrče
    [left-down] { $x } vľavo a { $y } nadol od chatrče
    [left] { $x } vľavo od chatrče
    [right-up] { $x } vpravo a { $y } nahor od chatrče
    [right-down] { $x } vpravo a { $y } nadol od chatrče
    [right] { $x } vpravo od chatrče
    [up] { $y } nahor od chatrče
   *[down] { $y } nadol od chatrče
}
mammoths-hut = { $tribe }: chatrč
mammoths-chief = { $tribe }: náčelník
mammoths-score = { $tribe }: zatiaľ { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
}
mammoths-token = Zdroj: { $kind }
mammoths-token-count = { $kind }: { $count }
mammoths-lava = Žetón lávy, { $flames ->
    [one] { $flames } plamienok
    [few] { $flames } plamienky
   *[other] { $flames } plamienkov
}
mammoths-lava-supply = Žetóny lávy ({ $flames ->
    [one] { $flames } plamienok
    [few] { $flames } plamienky
   *[other] { $flames } plamienkov
}): v zásobe { $count }
mammoths-box = V krabici { $count ->
    [one] zostáva { $count } dielik
    [few] zostávajú { $count } dieliky
   *[other] zostáva { $count } dielikov
}
mammoths-totem = Totem { $kind ->
    [m] mamuta
    [f] ryby
    [u] huby
   *[s] pazúrika
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
mammoths-totem-held = Totem { $kind ->
    [m] mamuta
    [f] ryby
    [u] huby
   *[s] pazúrika
}: { $tribe }
mammoths-pile = V balíčku { $count ->
    [one] zostáva { $count } pračlovek
    [few] zostávajú { $count } praľudia
   *[other] zostáva { $count } praľudí
}
mammoths-domino = Dielik { $number }: { $left } a { $right }
mammoths-domino-claimed = Dielik { $number }: { $left } a { $right }, stojí na ňom náčelník { $seat ->
    [A] ružového kmeňa
    [B] čierneho kmeňa
    [C] zeleného kmeňa
   *[D] modrého kmeňa
}
mammoths-rows = { $round ->
    [0] Príprava hry
   *[other] Kolo { $round } z 12
}: vľavo dieliky na priloženie, vpravo dieliky na obsadenie
mammoths-discard = Odhodiť dielik
mammoths-button = { $button ->
    [settle] Usadiť
   *[settle-0] Teraz nie
}
mammoths-about-pile = Ktokoľvek z balíčka stojí štyri žetóny, z každého druhu jeden. Kto to bude?
mammoths-settle = { $price ->
    [2] 2 žetóny: z ponuky
   *[4] 4 žetóny: z balíčka
}
mammoths-pad-line = { $line ->
    [l0] Púšť
    [l1] Préria
    [l2] Jazero
    [l3] Džungľa
    [l4] Skaly
    [l5] Totemy
    [l6] Zvyšné zdroje
    [l7] Lovci
    [l8] Malé rybárky
    [l9] Hubárky
    [l10] Sochárky
    [l11] Jaskynní maliari
    [l12] Ohnivé dámy
    [l13] Šamani
    [l14] Tlupy bojovníkov
    [l15] Náčelník má mať prehľad
    [l16] Homo habilis
   *[total] Spolu
}
mammoths-pad-entry = { $tribe }: { $line }, { $points }

## Čo sa teraz čaká

mammoths-prompt-row = Žrebujú sa dieliky domina.
mammoths-prompt-cave = Do jaskyne prichádzajú noví praľudia.
mammoths-prompt-chief = Žrebuje sa náčelník.
mammoths-prompt-pair = Postav oboch náčelníkov na krajné dieliky alebo na dva prostredné.
mammoths-prompt-claim-first = Postav náčelníka na dielik z prvého radu.
mammoths-prompt-place = Prilož dielik { $number }: klepni na miesto pre ľavú polovicu a potom na susedné miesto pre pravú.
mammoths-prompt-discard = Dielik { $number } sa nikam nezmestí: odhoď ho.
mammoths-prompt-lava = Vulkán vybuchol! Vyber, kam dopadne láva, najďalej o { $reach ->
    [one] { $reach } políčko.
    [few] { $reach } políčka.
   *[other] { $reach } políčok.
}
mammoths-prompt-totem = Láva ťa pripravila o vedenie. Vyber, kto dostane totem { $kind ->
    [m] mamuta.
    [f] ryby.
    [u] huby.
   *[s] pazúrika.
}
mammoths-prompt-claim = Postav náčelníka na dielik z ďalšieho radu.
mammoths-prompt-settle = Chceš usadiť pračloveka? Klepni naňho a uvidíš cenu, alebo klepni na Teraz nie.
mammoths-ask-pay = Cena ({ $person }): { $price ->
    [2] dva rôzne žetóny
   *[4] štyri žetóny, z každého druhu jeden
}. Klepni na ne v ľubovoľnom poradí: { $left ->
    [one] zostáva jeden.
    [few] zostávajú { $left }.
   *[other] zostáva { $left }.
}
mammoths-ask-home = Zaplatené. Klepni na políčko, kde sa usadí { $person }.
mammoths-ask-settle = Hotovo, klepni na Usadiť. Ak chceš niečo zmeniť, klepni na to znova.
mammoths-prompt-pay = Zaplať rôznymi žetónmi v poradí mamut, ryba, huba, pazúrik: { $left ->
    [one] zostáva { $left }.
    [few] zostávajú { $left }.
   *[other] zostáva { $left }.
}
mammoths-prompt-person = { $form ->
    [2] Vyber niekoho z ponuky.
   *[4] Vyber kohokoľvek z balíčka.
}
mammoths-prompt-home = Vyber políčko, kde sa usadí { $person }.
mammoths-prompt-wait-claim = { $tribe } si vyberá dielik.
mammoths-prompt-wait-place = { $tribe } prikladá dielik.
mammoths-prompt-wait-lava = { $tribe } vyberá, kam dopadne láva.
mammoths-prompt-wait-totem = { $tribe } odovzdáva totem.
mammoths-prompt-wait-settle = { $tribe } môže usadiť pračloveka.
mammoths-prompt-won = { $tribe } vyhral.
mammoths-prompt-shared = Delené víťazstvo.

## Priebeh hry

mammoths-log-row = Nový rad: { $numbers }
mammoths-log-chief = { $tribe } je vyžrebovaný a vyberá.
mammoths-log-arrived = Do jaskyne prichádza { $person }.
mammoths-log-claimed = { $tribe } obsadzuje dielik { $number }.
mammoths-log-paired = { $tribe } obsadzuje dieliky { $first } a { $second }.
mammoths-log-left-over = Dielik { $number } zostáva voľný a vyraďuje sa z hry.
mammoths-log-placed = { $tribe } prikladá dielik { $number }: { $left } a { $right }.
mammoths-log-discarded = { $tribe } musí odhodiť dielik { $number }.
mammoths-log-lava = { $tribe } posiela lávu ({ $flames ->
    [one] { $flames } plamienok
    [few] { $flames } plamienky
   *[other] { $flames } plamienkov
}) na políčko: { $terrain }.
mammoths-log-burnt = Láva ničí zdroj: { $kind ->
    [m] mamuta.
    [f] rybu.
    [u] hubu.
   *[s] pazúrik.
}
mammoths-log-burnt-person = Pred lávou uteká { $person }.
mammoths-log-totem = { $tribe } získava totem { $kind ->
    [m] mamuta.
    [f] ryby.
    [u] huby.
   *[s] pazúrika.
}
mammoths-log-totem-from = { $tribe } preberá totem { $kind ->
    [m] mamuta
    [f] ryby
    [u] huby
   *[s] pazúrika
} od { $other ->
    [A] ružového kmeňa.
    [B] čierneho kmeňa.
    [C] zeleného kmeňa.
   *[D] modrého kmeňa.
}
mammoths-log-totem-handed = { $tribe } dostáva totem { $kind ->
    [m] mamuta
    [f] ryby
    [u] huby
   *[s] pazúrika
} od { $other ->
    [A] ružového kmeňa,
    [B] čierneho kmeňa,
    [C] zeleného kmeňa,
   *[D] modrého kmeňa,
} ktorý prichádza o žetón.
mammoths-log-settle = { $tribe } platí { $form ->
    [2] dva žetóny
   *[4] štyri žetóny
} za pračloveka.
mammoths-log-settle-not = { $tribe } nikoho neusádza.
mammoths-log-paid = { $tribe } odovzdáva { $kind ->
    [m] mamuta.
    [f] rybu.
    [u] hubu.
   *[s] pazúrik.
}
mammoths-log-took = { $tribe } si vyberá: { $person }.
mammoths-log-housed = { $tribe }: usádza sa { $person }.
mammoths-log-score = Stav bodov: { $score } ({ $gain }).
mammoths-log-off-centre = Chatrč už nie je uprostred územia (−10).
mammoths-log-round = Začína sa kolo { $round }.
mammoths-log-win = { $tribe } vyhráva, má { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodov.
}
mammoths-log-win-area = { $tribe } vyhráva: pri zhode bodov ({ $points }) rozhoduje najväčšia oblasť ({ $squares }).
mammoths-log-win-fires = { $tribe } vyhráva: pri zhode bodov ({ $points }) aj najväčšej oblasti rozhodujú plamienky ({ $fires }).
mammoths-log-win-shared = Delené víťazstvo: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}.

## Čo možno zobraziť

mammoths-overlay-areas = Oblasti a ich body
mammoths-overlay-reach = Dosah lávy
mammoths-overlay-people = Za čo majú praľudia body
mammoths-overlay-dominoes = Ktoré dieliky sa zmestia
mammoths-mark-area = { $terrain }: { $squares } × { $fires } = { $score }
mammoths-mark-lands = Sem môže láva dopadnúť: { $terrain }
mammoths-mark-burns = Sem môže láva dopadnúť a spáliť, čo tam leží: { $terrain }
mammoths-mark-person = { $person }: +{ $points }
mammoths-mark-band = Títo bojovníci patria do jednej tlupy
mammoths-mark-domino = Dielik { $number }: { $ways ->
    [0] teraz sa nikam nezmestí
    [one] možno priložiť { $ways } spôsobom
    [few] možno priložiť { $ways } spôsobmi
   *[other] možno priložiť { $ways } spôsobmi
}

## Odmietnutia

mammoths-refusal-no-such-action = Taká akcia v tejto hre nie je. Vyber niektorú na pláne.
mammoths-refusal-match-over = Partia sa už skončila. Ak chceš hrať ďalej, začni novú.
mammoths-refusal-other-seat = Na ťahu je iný kmeň. Počkaj, kým prídeš na rad.
mammoths-refusal-chance-first = Počkaj na žrebovanie.
mammoths-refusal-not-chance = Nič také sa teraz nežrebuje. Vyber akciu.
mammoths-refusal-place-first = Najprv prilož svoj dielik.
mammoths-refusal-lava-first = Najprv vyber, kam dopadne láva.
mammoths-refusal-totem-first = Najprv odovzdaj totem.
mammoths-refusal-claim-first = Najprv postav náčelníka na dielik z ďalšieho radu.
mammoths-refusal-settle-first = Najprv dokonči osídlenie.
mammoths-refusal-setup-first = Najprv obsaď dielik z prvého radu.
mammoths-refusal-out-of-reach = To je priďaleko, tam žiadne územie nesiaha. Vyber miesto bližšie pri chatrči.
mammoths-refusal-no-such-domino = Taký dielik nie je. Dieliky majú čísla 1 až 48.
mammoths-refusal-cell-taken = Toto miesto je obsadené. Vyber dve voľné susedné miesta.
mammoths-refusal-no-connection = Dielik tu na nič nenadväzuje. Aspoň jedna polovica sa musí dotýkať chatrče alebo políčka s rovnakou krajinou.
mammoths-refusal-box-too-large = Územie by bolo príliš široké alebo príliš vysoké. Vyber iné miesto.
mammoths-refusal-same-twin = Obe polovice sú rovnaké: začni ľavým alebo horným miestom.
mammoths-refusal-must-place = Dielik sa ešte niekam zmestí, preto ho musíš priložiť. Klepni na miesto, ktoré svieti.
mammoths-refusal-no-landing = Sem láva dopadnúť nemôže. Vyber niektoré políčko, ktoré svieti.
mammoths-refusal-no-candidate = Tento kmeň nemá najviac zdrojov toho druhu. Vyber kmeň, ktorý ich má najviac.
mammoths-refusal-other-totem = Tento totem odovzdať nemáš. Vyber ten, o ktorý prichádzaš.
mammoths-refusal-not-in-row = Tento dielik nie je v rade, z ktorého vyberáš. Vyber niektorý z radu vpravo.
mammoths-refusal-already-claimed = Na tomto dieliku už stojí náčelník. Vyber voľný.
mammoths-refusal-cannot-settle = Na to nemáš žetóny alebo už nie je koho usadiť. Klepni na Teraz nie.
mammoths-refusal-cannot-pay = Týmto teraz platiť nemôžeš: klepni postupne na svoje žetóny v poradí mamut, ryba, huba, pazúrik.
mammoths-refusal-not-offered = Tento pračlovek nie je v ponuke. Vyber iného.
mammoths-refusal-no-home = Tu nikto bývať nemôže: vyber svoje políčko bez plamienka, žetónu a pračloveka, ktoré nie je vulkán.
mammoths-refusal-not-in-box = Tento dielik už v krabici nie je. Vyber iný.
mammoths-refusal-chief-drawn = Náčelník tohto kmeňa na vyžrebovanie nečaká. Vyber iný kmeň.
mammoths-refusal-not-in-pile = Tento pračlovek nie je v balíčku. Vyber iného.
