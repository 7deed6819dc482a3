thebase-title = Základňa
thebase-summary =
    Preveď svoje tri kamene labyrintom na polia na opačnej strane skôr, než sa skončí odpočet.
    V každom ťahu máš tri akcie: prejsť priechodom, odkryť alebo natočiť voľnú dlaždicu vedľa svojho kameňa a vyhadzovať súpera.
thebase-story =
    Základňu neukazuje žiadna mapa. Prieskumníci vyslaní po vzorky sa do nej prekopali a všetko vnútri sa prebudilo: obrazovky, archívy aj to, čo tu ktosi vyšľachtil z ľudí a zvierat.
    Naskočilo varovanie: o dvadsať kôl sa Základňa zničí. Prieskumníci chcú prežiť, mutanti chcú na slobodu. Východy sú na opačnej strane a miesto v nich nie je pre všetkých.
thebase-seat-R = Prieskumníci
thebase-seat-G = Mutanti

## Možnosti

thebase-option-crossing = Prechádzanie cez vlastné kamene
thebase-option-crossing-explain = Prejde kameň cez svoje za obvyklú cenu, alebo smie preskočiť práve jeden z nich?
thebase-option-crossing-walk = Akcia za každú dlaždicu
thebase-option-crossing-leap = Skok cez jeden kameň
thebase-option-idle_rotation = Natočenie, ktoré nič nezmení
thebase-option-idle_rotation-explain = Či smieš minúť akciu na natočenie, po ktorom dlaždica leží rovnako.
thebase-option-idle_rotation-true = Povolené
thebase-option-idle_rotation-false = Zakázané
thebase-option-return_chooser = Kto vyberá pole na návrat
thebase-option-return_chooser-explain = Vyhodený kameň sa niekedy môže vrátiť na viac polí.
thebase-option-return_chooser-owner = Majiteľ kameňa
thebase-option-return_chooser-attacker = Útočník
thebase-option-tie_break = Rozhodnutie po vypršaní odpočtu
thebase-option-tie_break-explain = Čo sa porovnáva, keď obe strany zachránili rovnako veľa kameňov.
thebase-option-tie_break-rear = Iba najzadnejšie kamene
thebase-option-tie_break-rearThenNext = Všetky kamene odzadu
thebase-option-mix = Zloženie dlaždíc
thebase-option-mix-explain = Koľko je slepých chodieb (D), rovných chodieb (I), zákrut (L), odbočiek (T) a križovatiek (X): spolu 24. Zvyčajné zloženie je rekonštrukcia.

## Veci

thebase-zone-board = Labyrint
thebase-zone-countdown = Odpočet
thebase-zone-supply = Dosiaľ zakryté dlaždice
thebase-zone-choice = Rozhodnutie
thebase-piece = { $side ->
    [R] prieskumník { $number }
   *[G] mutant { $number }
}
thebase-piece-label = { $side ->
    [R] Prieskumník { $number }
   *[G] Mutant { $number }
}{ $condition ->
    [saved] , zachránený na { $place }
    [locked] , uzamknutý na { $place }
    [waiting] , čaká na návrat
   *[active] , na { $place }
}
thebase-type-D = slepá chodba
thebase-type-I = rovná chodba
thebase-type-L = zákruta
thebase-type-T = odbočka
thebase-type-X = križovatka
thebase-type-centre = stred labyrintu
thebase-passages = { $mask ->
    [m1] priechod na sever
    [m2] priechod na východ
    [m3] priechody na sever a východ
    [m4] priechod na juh
    [m5] priechody na sever a juh
    [m6] priechody na východ a juh
    [m7] priechody na sever, východ a juh
    [m8] priechod na západ
    [m9] priechody na sever a západ
    [ma] priechody na východ a západ
    [mb] priechody na sever, východ a západ
    [mc] priechody na juh a západ
    [md] priechody na sever, juh a západ
    [me] priechody na východ, juh a západ
   *[mf] priechody na všetky strany
}
thebase-tile = Dlaždica { $place }, { $type }, { $passages }
thebase-tile-held = Dlaždica { $place }, { $type }, { $passages }, stojí na nej { $piece }
thebase-tile-back = Dlaždica { $place }, zakrytá
thebase-tile-loose = Dlaždica { $place }, { $type }, ešte nenatočená
thebase-slot-undealt = { $side ->
    [R] Štartovacie pole prieskumníkov { $place }
   *[G] Štartovacie pole mutantov { $place }
}
thebase-slot = { $side ->
    [R] Štartovacie pole prieskumníkov { $place }, { $number ->
        [0] bez čísla
       *[other] číslo { $number }
    }
   *[G] Štartovacie pole mutantov { $place }, { $number ->
        [0] bez čísla
       *[other] číslo { $number }
    }
}
thebase-slot-held = { $side ->
    [R] Štartovacie pole prieskumníkov { $place }, { $number ->
        [0] bez čísla
       *[other] číslo { $number }
    }, stojí na ňom { $piece }
   *[G] Štartovacie pole mutantov { $place }, { $number ->
        [0] bez čísla
       *[other] číslo { $number }
    }, stojí na ňom { $piece }
}
thebase-seat-label = { $side ->
    [R] Prieskumníci
   *[G] Mutanti
}: zachránené: { $saved } z 3, { $tokens ->
    [0] žiadny bonusový žetón
    [one] { $tokens } bonusový žetón
    [few] { $tokens } bonusové žetóny
   *[other] { $tokens } bonusových žetónov
}
thebase-token = { $side ->
    [R] Bonusový žetón prieskumníkov
   *[G] Bonusový žetón mutantov
}
thebase-countdown = Odpočet: { $left ->
    [one] zostáva { $left } kolo
    [few] zostávajú { $left } kolá
   *[other] zostáva { $left } kôl
}
thebase-actions = { $actions ->
    [one] Zostáva { $actions } akcia
    [few] Zostávajú { $actions } akcie
   *[other] Zostáva { $actions } akcií
}
thebase-supply = { $count ->
    [one] { $count } dlaždica je ešte zakrytá
    [few] { $count } dlaždice sú ešte zakryté
   *[other] { $count } dlaždíc je ešte zakrytých
}
thebase-supply-type = { $count }× { $type }
thebase-turn = Natočiť o { $degrees }°: { $passages }
thebase-orient = Položiť takto: { $passages }
thebase-spend-action = Akcia navyše v ťahu
thebase-spend-time = Kolo navyše na odpočte
thebase-pass = Pasovať
thebase-challenge = Skúsiť Súboj s časom

## Čo sa teraz čaká

thebase-prompt-dealing = Žrebujú sa štartovacie polia a dlaždice.
thebase-prompt-orient = Natoč dlaždicu { $place }, ako chceš; k poľu { $slot } musí smerovať priechod.
thebase-prompt-orient-one = Natoč dlaždicu { $place }: priechodom k poľu { $slot } leží len jedným spôsobom.
thebase-prompt-orient-wait = { $side ->
    [R] Prieskumníci natáčajú dlaždicu { $place }.
   *[G] Mutanti natáčajú dlaždicu { $place }.
}
thebase-prompt-revealing = Odkrýva sa dlaždica { $place }…
thebase-prompt-act = Si na ťahu: { $actions ->
    [one] zostáva { $actions } akcia.
    [few] zostávajú { $actions } akcie.
   *[other] zostáva { $actions } akcií.
}
thebase-prompt-start = Si na ťahu: { $actions ->
    [one] máš { $actions } akciu.
    [few] máš { $actions } akcie.
   *[other] máš { $actions } akcií.
} { $tokens ->
    [one] Najprv môžeš použiť bonusový žetón.
    [few] Najprv môžeš použiť bonusové žetóny.
   *[other] Najprv môžeš použiť bonusové žetóny.
}
thebase-prompt-wait = { $side ->
    [R] Na ťahu sú prieskumníci
   *[G] Na ťahu sú mutanti
}: { $actions ->
    [one] zostáva { $actions } akcia.
    [few] zostávajú { $actions } akcie.
   *[other] zostáva { $actions } akcií.
}
thebase-prompt-pass = Nemôžeš nič urobiť, musíš pasovať.
thebase-prompt-return-mine = { $side ->
    [R] Vyber, kam sa vráti tvoj prieskumník { $number }.
   *[G] Vyber, kam sa vráti tvoj mutant { $number }.
}
thebase-prompt-return-theirs = { $side ->
    [R] Vyber, kam sa musí vrátiť prieskumník { $number }.
   *[G] Vyber, kam sa musí vrátiť mutant { $number }.
}
thebase-prompt-return-wait = { $chooser ->
    [R] Prieskumníci vyberajú
   *[G] Mutanti vyberajú
}, kam sa vráti { $side ->
    [R] prieskumník { $number }
   *[G] mutant { $number }
}.
thebase-prompt-challenge = Súboj s časom: { $actions ->
    [one] zostáva { $actions } akcia,
    [few] zostávajú { $actions } akcie,
   *[other] zostáva { $actions } akcií,
} { $turns ->
    [one] je to tvoj posledný ťah.
    [few] máš ešte { $turns } ťahy.
   *[other] máš ešte { $turns } ťahov.
}
thebase-prompt-challenge-offer = { $side ->
    [R] Prieskumníci vyhrali.
   *[G] Mutanti vyhrali.
} Zachrániš ešte všetky tri kamene? { $turns ->
    [one] Máš na to { $turns } ťah.
    [few] Máš na to { $turns } ťahy.
   *[other] Máš na to { $turns } ťahov.
}
thebase-prompt-challenge-over = { $side ->
    [R] Prieskumníci vyhrali.
   *[G] Mutanti vyhrali.
} { $outcome ->
    [won] Druhá strana vyhrala Súboj s časom.
   *[lost] Druhá strana prehrala Súboj s časom.
}
thebase-prompt-won = { $side ->
    [R] Prieskumníci vyhrali.
   *[G] Mutanti vyhrali.
}
thebase-prompt-draw = Partia sa skončila remízou.

## Priebeh hry

thebase-log-dealt = { $side ->
    [R] Štartovacie polia prieskumníkov: { $numbers }
   *[G] Štartovacie polia mutantov: { $numbers }
}
thebase-log-drawn = { $place }: { $type }.
thebase-log-oriented = { $side ->
    [R] Prieskumníci natáčajú { $place }: { $passages }.
   *[G] Mutanti natáčajú { $place }: { $passages }.
}
thebase-log-step = { $side ->
    [R] Prieskumník { $number } ide na { $to }.
   *[G] Mutant { $number } ide na { $to }.
}
thebase-log-home = { $side ->
    [R] Prieskumník { $number } sa sťahuje na pole { $to }.
   *[G] Mutant { $number } sa sťahuje na pole { $to }.
}
thebase-log-crossing = { $side ->
    [R] Prieskumník { $number } prechádza cez { $over } na { $to }.
   *[G] Mutant { $number } prechádza cez { $over } na { $to }.
}
thebase-log-eliminates = { $side ->
    [R] Prieskumník { $number } vyhadzuje na { $place } mutanta { $victim }.
   *[G] Mutant { $number } vyhadzuje na { $place } prieskumníka { $victim }.
}
thebase-log-returns = { $side ->
    [R] Prieskumník { $number } sa vracia na pole { $slot }.
   *[G] Mutant { $number } sa vracia na pole { $slot }.
}
thebase-log-saved = { $side ->
    [R] Prieskumník { $number } je zachránený na { $slot }.
   *[G] Mutant { $number } je zachránený na { $slot }.
}
thebase-log-saved-token = { $side ->
    [R] Prieskumník { $number } je zachránený na { $slot } a získava bonusový žetón.
   *[G] Mutant { $number } je zachránený na { $slot } a získava bonusový žetón.
}
thebase-log-rotated = { $side ->
    [R] Prieskumníci natáčajú { $place } o { $degrees }°.
   *[G] Mutanti natáčajú { $place } o { $degrees }°.
}
thebase-log-reveal = { $side ->
    [R] Prieskumníci odkrývajú { $place }.
   *[G] Mutanti odkrývajú { $place }.
}
thebase-log-shown = { $place }: { $type }, { $passages }.
thebase-log-spent-action = { $side ->
    [R] Prieskumníci používajú bonusový žetón: v tomto ťahu majú { $actions ->
        [one] { $actions } akciu.
        [few] { $actions } akcie.
       *[other] { $actions } akcií.
    }
   *[G] Mutanti používajú bonusový žetón: v tomto ťahu majú { $actions ->
        [one] { $actions } akciu.
        [few] { $actions } akcie.
       *[other] { $actions } akcií.
    }
}
thebase-log-spent-time = { $side ->
    [R] Prieskumníci používajú bonusový žetón: odpočet sa vracia na { $left }.
   *[G] Mutanti používajú bonusový žetón: odpočet sa vracia na { $left }.
}
thebase-log-pass = { $side ->
    [R] Prieskumníci nemôžu nič urobiť a pasujú.
   *[G] Mutanti nemôžu nič urobiť a pasujú.
}
thebase-log-round = { $left ->
    [0] Končí sa posledné kolo.
   *[other] Kolo sa končí. Odpočet: { $left }
}
thebase-log-win-third = { $side ->
    [R] Prieskumníci vyhrávajú: všetci traja sú zachránení.
   *[G] Mutanti vyhrávajú: všetci traja sú zachránení.
}
thebase-log-win-saved = { $side ->
    [R] Prieskumníci vyhrávajú: v bezpečí majú { $saved }, súper { $others }.
   *[G] Mutanti vyhrávajú: v bezpečí majú { $saved }, súper { $others }.
}
thebase-log-win-rear = { $side ->
    [R] Prieskumníci vyhrávajú
   *[G] Mutanti vyhrávajú
}: obe strany majú v bezpečí rovnako veľa kameňov, ale ich najzadnejší má do cieľa len { $columns ->
    [one] { $columns } stĺpec
    [few] { $columns } stĺpce
   *[other] { $columns } stĺpcov
}, súperov { $others }.
thebase-log-win-next = { $side ->
    [R] Prieskumníci vyhrávajú
   *[G] Mutanti vyhrávajú
}: najzadnejšie kamene sú na tom rovnako, ale ďalší má do cieľa len { $columns ->
    [one] { $columns } stĺpec
    [few] { $columns } stĺpce
   *[other] { $columns } stĺpcov
}, súperov { $others }.
thebase-log-draw = Remíza: obe strany majú v bezpečí rovnako veľa kameňov ({ $saved }) a najzadnejšie majú do cieľa rovnako ďaleko ({ $columns ->
    [one] { $columns } stĺpec
    [few] { $columns } stĺpce
   *[other] { $columns } stĺpcov
}).
thebase-log-challenge = { $side ->
    [R] Prieskumníci sa púšťajú do Súboja s časom
   *[G] Mutanti sa púšťajú do Súboja s časom
}: majú { $turns ->
    [one] { $turns } ťah.
    [few] { $turns } ťahy.
   *[other] { $turns } ťahov.
}
thebase-log-challenge-turn = { $left ->
    [0] Čas je preč.
    [one] Súboj s časom: zostáva { $left } ťah.
    [few] Súboj s časom: zostávajú { $left } ťahy.
   *[other] Súboj s časom: zostáva { $left } ťahov.
}
thebase-log-challenge-won = { $side ->
    [R] Prieskumníci vyhrávajú Súboj s časom.
   *[G] Mutanti vyhrávajú Súboj s časom.
}
thebase-log-challenge-lost = { $side ->
    [R] Prieskumníci prehrávajú Súboj s časom.
   *[G] Mutanti prehrávajú Súboj s časom.
}

## Ako sa príbeh končí

thebase-ending-saved = { $side ->
    [R] Posledný prieskumník dobehol k núdzovému východu a celá jednotka je vonku.
   *[G] Posledný mutant prerazil núdzový východ a všetci sú na slobode.
} Výbuchy za nimi pohlcujú chodby aj každého, kto je príliš pomalý.
thebase-ending-countdown = { $saved ->
    [0] Odpočet sa skončil a pri východoch nikto nie je. Chodbami sa nesie krik a dupot. Potom už len krátky záblesk.
   *[other] Odpočet sa skončil. Pri východoch ešte počuť krik a ťažké kroky tých, čo to nestihnú. Zachránení v poslednej chvíli miznú v tmavých tuneloch. Krátky záblesk, a pre ostatných je po všetkom.
}
thebase-ending-challenge-won =
    Tesne pred nulou opúšťa Základňu posledný živý tvor. Všetci v hĺbke tunelov čakajú na výbuch. Žiadny neprichádza: keď vnútri nikto nezostal, odpočet sa sám zastavil.
    Svetlá zhasínajú a Základňa sa znova ponára do dlhého ticha.
thebase-ending-challenge-lost = { $side ->
    [R] Nula. Chodbami sa ešte nesie volanie prieskumníkov, ktorí to nestihli.
   *[G] Nula. Chodbami ešte dunia ťažké kroky mutantov, ktorí to nestihli.
} Krátky záblesk, a zo Základne nič nezostalo.

## Čo sa dá zobraziť

thebase-overlay-threats = Hrozby
thebase-overlay-token-threats = Hrozby s bonusovými žetónmi
thebase-overlay-guards = Krytie
thebase-overlay-exposed = Nekryté ohrozené kamene
thebase-overlay-locked = Uzamknuté kamene
thebase-overlay-route = Cesty do cieľa
thebase-mark-threat = { $side ->
    [R] Prieskumník { $number } môže počas jedného ťahu vyhodiť mutanta { $other }
   *[G] Mutant { $number } môže počas jedného ťahu vyhodiť prieskumníka { $other }
}
thebase-mark-token-threat = { $side ->
    [R] S bonusovými žetónmi môže prieskumník { $number } počas jedného ťahu vyhodiť mutanta { $other }
   *[G] S bonusovými žetónmi môže mutant { $number } počas jedného ťahu vyhodiť prieskumníka { $other }
}
thebase-mark-guard = { $side ->
    [R] Prieskumník { $number } kryje prieskumníka { $other } a môže úder vrátiť
   *[G] Mutant { $number } kryje mutanta { $other } a môže úder vrátiť
}
thebase-mark-self-guard = { $side ->
    [R] Prieskumník { $number } sa kryje sám: mohol by úder vrátiť zo štartovacieho poľa
   *[G] Mutant { $number } sa kryje sám: mohol by úder vrátiť zo štartovacieho poľa
}
thebase-mark-exposed = { $side ->
    [R] Prieskumník { $number } je ohrozený a nikto ho nekryje
   *[G] Mutant { $number } je ohrozený a nikto ho nekryje
}
thebase-mark-locked = { $side ->
    [R] Prieskumník { $number } je uzamknutý
   *[G] Mutant { $number } je uzamknutý
}
thebase-mark-route = { $side ->
    [R] Prieskumník { $number }
   *[G] Mutant { $number }
}: do cieľa asi { $actions ->
    [one] { $actions } akcia
    [few] { $actions } akcie
   *[other] { $actions } akcií
}
thebase-mark-cut-off = { $side ->
    [R] Prieskumník { $number } sa teraz nemá ako dostať do cieľa
   *[G] Mutant { $number } sa teraz nemá ako dostať do cieľa
}

## Odmietnutia

thebase-refusal-no-such-action = Taká akcia v tejto hre nie je. Vyber niektorú na pláne.
thebase-refusal-match-over = Partia sa už skončila. Ak chceš hrať ďalej, začni novú.
thebase-refusal-not-the-challenge = Do Súboja s časom sa smie pustiť len strana, ktorú porazil tretí zachránený kameň, a to raz.
thebase-refusal-setup-first = Najprv dokonči prípravu hry.
thebase-refusal-setup-done = Príprava hry sa už skončila. Použi niektorú akciu.
thebase-refusal-chance-waits = Počkaj, kým sa dlaždica odkryje.
thebase-refusal-no-chance-waits = Tu sa žiadna dlaždica neodkrýva. Vyber akciu.
thebase-refusal-none-left = Žiadna dlaždica tohto druhu už nezostala. Vyber iný druh.
thebase-refusal-out-of-order = Na túto dlaždicu ešte neprišiel rad. Ber ich postupne.
thebase-refusal-other-type = Dlaždica je iného druhu. Vyber natočenie tej vyžrebovanej.
thebase-refusal-wall-to-slot = Pred štartovacím poľom by bol múr. Natoč dlaždicu tak, aby k nemu smeroval priechod.
thebase-refusal-return-waits = Najprv sa musí vrátiť vyhodený kameň. Vyber mu pole.
thebase-refusal-no-return-waits = Tento kameň na návrat nečaká. Vyber inú akciu.
thebase-refusal-not-a-return-slot = Na toto pole sa kameň vrátiť nemôže. Vyber niektoré, ktoré svieti.
thebase-refusal-not-your-piece = Tento kameň patrí druhej strane. Vyber niektorý zo svojich.
thebase-refusal-piece-saved = Tento kameň je zachránený a zostáva na mieste. Vyber iný.
thebase-refusal-not-adjacent = To miesto s kameňom nesusedí. Vyber susedné.
thebase-refusal-face-down-tile = Táto dlaždica je zakrytá. Najprv ju odkry.
thebase-refusal-wall = V ceste je múr. Natoč dlaždicu alebo choď inadiaľ.
thebase-refusal-own-piece-there = Stojí tam tvoj vlastný kameň. Vyber voľné miesto alebo prejdi cezeň.
thebase-refusal-slot-taken = Toto pole je obsadené. Vyber iné.
thebase-refusal-nothing-to-cross = Prechádzať môžeš len cez dlaždice, na ktorých stoja tvoje kamene.
thebase-refusal-path-repeats = Pri prechádzaní sa kameň nesmie vrátiť na miesto, kde už bol. Vyber inú cestu.
thebase-refusal-too-few-actions = Prechádzanie stojí akciu za každé miesto, na ktoré kameň vstúpi; toľko akcií ti nezostáva. Vyber bližšie miesto.
thebase-refusal-one-leap = Preskočiť môžeš práve jeden kameň. Vyber miesto hneď za ním.
thebase-refusal-tile-occupied = Na tejto dlaždici stojí kameň. Odkryť alebo natočiť môžeš len voľnú.
thebase-refusal-out-of-touch = Žiadny tvoj kameň nemá k tejto dlaždici priechod. Najprv sa postav vedľa nej.
thebase-refusal-already-face-up = Táto dlaždica je už odkrytá. Môžeš ju natočiť.
thebase-refusal-still-face-down = Táto dlaždica je zakrytá. Pred natočením ju odkry.
thebase-refusal-same-as-smaller-turn = Menšie natočenie má rovnaký výsledok. Vyber to.
thebase-refusal-idle-rotation = Také natočenie by nič nezmenilo a v tejto partii nie je povolené. Vyber iné.
thebase-refusal-tokens-first = Bonusové žetóny sa používajú len pred prvou akciou ťahu. Použi ho v ďalšom ťahu.
thebase-refusal-no-token = Nemáš žiadny bonusový žetón. Získaš ho za zachránený kameň.
thebase-refusal-track-full = Odpočet už ukazuje 20, takže kolo pridať nemôžeš. Použi žetón na akciu.
thebase-refusal-must-act = Ešte môžeš niečo urobiť, preto nesmieš pasovať. Vyber niektorú akciu.
