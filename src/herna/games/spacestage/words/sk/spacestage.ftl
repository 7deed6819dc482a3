spacestage-title = Space Stage
spacestage-summary =
    Štyria preživší na rozpadajúcej sa vesmírnej stanici zdieľajú jeden osud: zbaviť sa všetkých príšer skôr, než všetci zomrú.
    Dotkni sa postavy a potom miestnosti, príšery, generátora alebo kamaráta; dotkni sa karty a uvidíš, čo by urobila. V ťahu máš dve rôzne hlavné akcie, potom udrú príšery v tvojej miestnosti.
spacestage-seat-1 = Hráč 1
spacestage-seat-2 = Hráč 2
spacestage-seat-3 = Hráč 3
spacestage-seat-4 = Hráč 4
spacestage-seat-S = Station Master
spacestage-seat-1-short = Hráč 1
spacestage-seat-2-short = Hráč 2
spacestage-seat-3-short = Hráč 3
spacestage-seat-4-short = Hráč 4
spacestage-seat-S-short = Master
spacestage-seat-S-aim = Si Station Master a hráš proti štyrom preživším: vyhráš, keď všetci zomrú, alebo keď po poslednom kole zostávajú príšery. Vo svojom ťahu máš dve akcie: dotkni sa voľnej pozície pre novú príšeru, generátora, aby sa pokazil, postavy pre infarkt, alebo príšery, aby zosilnela. Jedna z akcií musí byť nová príšera, kým nejaká je.

## Voľby

spacestage-preset-crew = Posádka
spacestage-preset-crew-hint = Štyria preživší proti stanici; vedú ich ľudia aj roboti.
spacestage-preset-hardcore = Hardcore
spacestage-preset-hardcore-hint = To isté, len sa umiera o jedno poškodenie skôr.
spacestage-preset-pairs = Dvaja hráči
spacestage-preset-pairs-hint = Dvaja ľudia, každý vedie dve postavy a delí medzi ne tri hlavné akcie.
spacestage-preset-duel = Súboj
spacestage-preset-duel-hint = Vyrovnaný súboj so Station Masterom: preživší znesú 22 bodov poškodenia, infarkt a posilnenie pridajú len 1.
spacestage-preset-master = Station Master
spacestage-preset-master-hint = Podľa pôvodných pravidiel: jeden hráč navyše posiela príšery a má v ťahu dve zo štyroch akcií, pokojne dvakrát tú istú. Takmer vždy vyhrá; férovou verziou je Súboj.
spacestage-option-hardcore = Hardcore
spacestage-option-hardcore-explain = Postavy umierajú už pri 7 poškodeniach.
spacestage-option-hardcore-false = Nie
spacestage-option-hardcore-true = Áno
spacestage-option-pairs = Dvaja hráči
spacestage-option-pairs-explain = Každý vedie dve postavy a delí medzi ne tri hlavné akcie.
spacestage-option-pairs-false = Nie
spacestage-option-pairs-true = Áno
spacestage-option-master = Station Master
spacestage-option-master-explain = Jeden hráč navyše zosiela ťažkosti a hrá proti všetkým ostatným.
spacestage-option-master-false = Nie
spacestage-option-master-true = Áno
spacestage-option-generators = Generátory
spacestage-option-generators-explain = Ktoré dva zo štyroch generátorov dávajú kyslík.
spacestage-option-generators-diagonal = Kyslík vľavo hore a vpravo dole
spacestage-option-generators-rows = Kyslík z oboch horných
spacestage-option-move_extension = Predĺženie pohybu
spacestage-option-move_extension-explain = Ako ďaleko sa dá pokračovať cez miestnosti bez príšer.
spacestage-option-move_extension-one = Jeden krok navyše
spacestage-option-move_extension-chain = Stále ďalej
spacestage-option-bare_hands = Holé ruky
spacestage-option-bare_hands-explain = Koľko poškodenia dá útok bez jedinej karty.
spacestage-option-bare_hands-0 = Nič: na útok treba kartu
spacestage-option-bare_hands-1 = 1
spacestage-option-bare_hands-2 = 2
spacestage-option-hat = Klobúk
spacestage-option-hat-explain = Používa a prebíja sa Klobúk ako iné vybavenie, alebo pôsobí stále?
spacestage-option-hat-active = Musí sa použiť
spacestage-option-hat-passive = Pôsobí stále
spacestage-option-revived = Návrat hodom
spacestage-option-revived-explain = Kedy zase hrá umierajúca postava, ktorá sa vrátila vlastným hodom?
spacestage-option-revived-plays = Hneď
spacestage-option-revived-waits = Od ďalšieho kola
spacestage-option-feeding = Station Master a balíček
spacestage-option-feeding-explain = Musí byť jednou z jeho akcií nová príšera?
spacestage-option-feeding-must = Áno, kým sa dá
spacestage-option-feeding-free = Nie
spacestage-option-consent = Prosba o suroviny
spacestage-option-consent-explain = Smie ten, koho požiadajú o suroviny, odmietnuť?
spacestage-option-consent-ask = Áno, pýtame sa ho
spacestage-option-consent-free = Nie, jednoducho sa vezmú
spacestage-option-cap = Najviac kôl
spacestage-option-cap-explain = Po toľkých kolách sa partia končí bez víťazstva; 0 znamená nikdy.
spacestage-option-cards = Súbor kariet
spacestage-option-cards-explain = „standard“ sú karty a čísla z pravidiel, „duel“ tie isté karty s miernejšími číslami proti Station Masterovi. Môžeš vložiť aj vlastný zoznam kariet (TOML).
spacestage-option-cards-standard = Karty a čísla z pravidiel
spacestage-option-cards-duel = Čísla súboja: 22 poškodení, infarkt 1, posilnenie 1

## Karty a príšery

spacestage-card-M01 = Pyrokinéza
spacestage-card-M02 = Kryokinéza
spacestage-card-M03 = Elektrokinéza
spacestage-card-M04 = Plazmový dych
spacestage-card-M05 = Ruky ohňa a ľadu
spacestage-card-M06 = Búrková koža
spacestage-card-M07 = Regenerácia
spacestage-card-M08 = Arxkinéza
spacestage-card-M09 = Ilúzia
spacestage-card-M10 = Telepatia
spacestage-card-M11 = Teleportácia
spacestage-card-M12 = Vivifikácia
spacestage-card-M13 = Vortex (mutácia)
spacestage-card-E01 = Plameňomet
spacestage-card-E02 = Mraziaci lúč
spacestage-card-E03 = Oblúková puška
spacestage-card-E04 = Zvárací horák
spacestage-card-E05 = Chladiaci sprej
spacestage-card-E06 = Omračovací obušok
spacestage-card-E07 = Brokovnica
spacestage-card-E08 = Granát
spacestage-card-E09 = Náradie
spacestage-card-E10 = Lekárnička
spacestage-card-E11 = Zbroj
spacestage-card-E12 = Klobúk
spacestage-card-E13 = Vortex (prístroj)
spacestage-monster-X01 = Burina
spacestage-monster-X02 = Sliz
spacestage-monster-X03 = Oblak spór
spacestage-monster-X04 = Ľadový červ
spacestage-monster-X05 = Žeravá ropucha
spacestage-monster-X06 = Pijavica z prázdnoty
spacestage-monster-X07 = Matka liahne
spacestage-monster-X08 = Prieskumný dron
spacestage-monster-X09 = Strážny robot
spacestage-monster-X10 = Magnetický krab
spacestage-monster-X11 = Golem z vyhne
spacestage-monster-X12 = Mrazivý strážca
spacestage-monster-X13 = Bojový kolos

## Veci

spacestage-zone-station = Vesmírna stanica
spacestage-zone-crew = Posádka
spacestage-zone-hand = Karty { $c }
spacestage-zone-workshop = Dielňa
spacestage-zone-laboratory = Laboratórium
spacestage-zone-turn = Ťah
spacestage-room = { $room ->
    [NW] severozápadná miestnosť
    [N] severná miestnosť
    [NE] severovýchodná miestnosť
    [W] dielňa
    [E] laboratórium
    [SW] juhozápadná miestnosť
    [S] južná miestnosť
    [SE] juhovýchodná miestnosť
   *[C] prostredná miestnosť
}
spacestage-to-room = { $room ->
    [NW] do severozápadnej miestnosti
    [N] do severnej miestnosti
    [NE] do severovýchodnej miestnosti
    [W] do dielne
    [E] do laboratória
    [SW] do juhozápadnej miestnosti
    [S] do južnej miestnosti
    [SE] do juhovýchodnej miestnosti
   *[C] do prostrednej miestnosti
}
spacestage-room-label = { $room ->
    [NW] Severozápadná miestnosť
    [N] Severná miestnosť
    [NE] Severovýchodná miestnosť
    [W] Dielňa
    [E] Laboratórium
    [SW] Juhozápadná miestnosť
    [S] Južná miestnosť
    [SE] Juhovýchodná miestnosť
   *[C] Prostredná miestnosť
}{ $damage ->
    [0] { "" }
   *[other] ; príšery tu za ťah spôsobia { $damage ->
        [one] { $damage } poškodenie
        [few] { $damage } poškodenia
       *[other] { $damage } poškodení
    }
}
spacestage-shop-label = { $room ->
    [W] Dielňa: vybavenie za kovový šrot
   *[E] Laboratórium: mutácie za organický materiál
}{ $power ->
    [yes] { "" }
   *[no] ; zatvorené, nejde elektrina
}
spacestage-generator = { $kind ->
    [oxygen] Generátor kyslíka
    [workshop] Generátor elektriny pre dielňu
   *[laboratory] Generátor elektriny pre laboratórium
} { $place }{ $broken ->
    [yes] , pokazený
   *[no] , funguje
}; pokazí ho { $side ->
    [U] horná kocka
   *[L] dolná kocka
}: { $face }
spacestage-slot = Pozícia { $slot }, prázdna
spacestage-tokens = { $kind ->
    [organic] { $n }× organický materiál
   *[scrap] { $n }× kovový šrot
}
spacestage-monster = { $name }, pozícia { $slot }: zostáva { $tokens }, za ťah spôsobí { $damage ->
        [one] { $damage } poškodenie
        [few] { $damage } poškodenia
       *[other] { $damage } poškodení
    }; oheň ×{ $fire }, ľad ×{ $ice }, blesk ×{ $lightning }{ $boosted ->
    [yes] ; posilnená
   *[no] { "" }
}
spacestage-stored = Vo vortexe: { $name }, { $tokens }
spacestage-character = Postava { $c }, { $room }{ $condition ->
    [dying] , umierajúca
   *[alive] { "" }
}: poškodenie { $damage } z { $limit }
spacestage-panel = Postava { $c }{ $condition ->
    [dying] , umierajúca
    [dead] , mŕtva
   *[alive] { "" }
}: poškodenie { $damage } z { $limit }
spacestage-held = Postava { $c }: { $tokens }
spacestage-noted = Zapísaný hod postavy { $c }: { $face }
spacestage-end-now = Skončiť teraz: postava { $c } utrpí { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    }
spacestage-main-action = { $kind ->
    [move] Pohyb
    [heal] Liečenie
    [attack] Útok
   *[repair] Oprava
}{ $spent ->
    [yes] , hotovo
   *[no] , dá sa vykonať
}
spacestage-elements = { $elements ->
    [fire] oheň
    [ice] ľad
    [lightning] blesk
    [fire-ice] oheň alebo ľad
    [fire-lightning] oheň alebo blesk
    [ice-lightning] ľad alebo blesk
   *[none] bez živlu
}
spacestage-effect = { $kind ->
    [attack] útok { $value }, { $elements }
    [heal] lieči o { $value } viac
    [repair] pridá k oprave { $value }
    [reduce] na konci tohto ťahu o { $value ->
        [one] { $value } poškodenie
        [few] { $value } poškodenia
       *[other] { $value } poškodení
    } menej
    [hat] mutácie v tomto ťahu nestoja žiadne poškodenie
    [vortex] pohltí príšeru v tvojej miestnosti, neskôr ju vymení za inú
    [telepathy] iná postava vykoná hlavnú akciu
    [teleport] presun do ktorejkoľvek miestnosti
   *[vivification] do konca ťahu mení organický materiál na šrot a späť
}
spacestage-price = { $deck ->
    [M] použitie stojí { $use ->
        [one] { $use } poškodenie
        [few] { $use } poškodenia
       *[other] { $use } poškodení
    }
   *[E] prebitie stojí { $use }× šrot
}
spacestage-card = { $name }: { $effect }; { $price }{ $condition ->
    [used] ; v tomto kole už použitá
    [discharged] ; vybitá
    [both] ; vybitá, v tomto kole už použitá
   *[ready] { "" }
}
spacestage-offer = { $name }: { $effect }; cena { $cost }; { $price }
spacestage-purpose = { $what ->
    [character] Koná vo svojom ťahu: ide, útočí, lieči alebo opravuje, každé najviac raz.
    [slot] Sem prichádzajú nové príšery, keď to určia kocky.
    [monster] Kto s ňou skončí ťah v jednej miestnosti, utrpí jej poškodenie. Keď ju porazíš, získaš, z čoho je.
    [generator] Kým je rozbitý, nikto sa nelieči (kyslík) alebo je zatvorený obchod (energia). Opravíš ho v jeho miestnosti.
    [room] Kto tu skončí ťah, utrpí poškodenie od tunajších príšer.
    [offer] Kúp ju v tomto obchode, ak na ňu máš.
    [card] Použi ju vo svojom ťahu, raz za kolo.
    [resource] Platí sa ňou za karty, prebitie, liečenie a opravy. Môžeš ju dať niekomu v tej istej miestnosti.
    [end] Ukončí ťah; potom vrátia úder príšery v tvojej miestnosti.
    [round] Keď sa skončí posledné kolo a zostanú príšery, partia nie je vyhratá.
    [deck] Čo ešte príde. Keď všetky príšery prídu a zmiznú, vyhrávate.
   *[die] Nové ťažkosti: kocky určia, kam príde príšera a ktorý generátor sa pokazí.
}
spacestage-would = { $name } proti príšere { $monster }: poškodenie { $n }
spacestage-hit = Rana by príšere { $monster } spôsobila { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    }
spacestage-mend = Postava { $c } sa uzdraví o { $n }
spacestage-request = Postava { $asker } prosí postavu { $asked } o { $tokens }
spacestage-repair-sum = Oprava: { $n }/{ $target }
spacestage-deck-X = { $n ->
    [one] V balíčku zostáva { $n } príšera
    [few] V balíčku zostávajú { $n } príšery
   *[other] V balíčku zostáva { $n } príšer
}
spacestage-deck-M = { $n ->
    [one] V balíčku zostáva { $n } mutácia
    [few] V balíčku zostávajú { $n } mutácie
   *[other] V balíčku zostáva { $n } mutácií
}
spacestage-deck-E = { $n ->
    [one] V balíčku zostáva { $n } karta vybavenia
    [few] V balíčku zostávajú { $n } karty vybavenia
   *[other] V balíčku zostáva { $n } kariet vybavenia
}
spacestage-round = Kolo { $n }{ $cap ->
    [0] { "" }
   *[other] /{ $cap }
}{ $late ->
    [1] , posledné
    [2] , zostávajú dve
   *[0] { "" }
}
spacestage-die = { $side ->
    [U] Horná kocka
   *[L] Dolná kocka
}: { $face }
spacestage-rolling = Kocky sa kotúľajú

## Výber

spacestage-choose-element = { $element ->
    [fire] Ako oheň: { $n }
    [ice] Ako ľad: { $n }
   *[lightning] Ako blesk: { $n }
}
spacestage-choose-attack = Pridať k rane poškodenie { $n }
spacestage-choose-heal = Vyliečiť o { $n } viac
spacestage-choose-repair = Pridať k oprave { $n }
spacestage-choose-reduce = Na konci tohto ťahu o { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    } menej
spacestage-choose-hat = Mutácie v tomto ťahu nestoja žiadne poškodenie
spacestage-choose-vivification = Do konca ťahu meniť organický materiál a šrot
spacestage-choose-recharge = Prebiť za { $n }× šrot
spacestage-choose-heal-self = Liečiť seba
spacestage-choose-move = Začať pohyb
spacestage-choose-extend = Predĺžiť pohyb
spacestage-choose-give = Dať { $tokens }
spacestage-choose-ask = Požiadať o { $tokens }
spacestage-choose-convert = Premeniť { $from } na { $to }
spacestage-choose-buy = Postava { $c } kupuje za { $cost }
spacestage-choose-draft = Postava { $c } si ju berie
spacestage-choose-feed = Sem príde nová príšera
spacestage-choose-sabotage = Pokaziť tento generátor
spacestage-choose-infarct = Infarkt: hneď { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    }
spacestage-choose-boost = Posilniť: o { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    } viac, živly účinkujú menej
spacestage-end-deadly = { $both ->
    [no] Keď sa ťah teraz skončí, postava { $c } umiera.
   *[yes] Keď sa ťah teraz skončí, umierajú obe postavy.
} Ak môžeš, najprv odíď, lieč sa alebo zaútoč.
spacestage-end-anyway = Aj tak ukončiť ťah
spacestage-end = Ukončiť ťah: { $n ->
    [one] { $n } poškodenie
    [few] { $n } poškodenia
   *[other] { $n } poškodení
}
spacestage-blow = Udrieť: { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    }
spacestage-heal-with = { $organic ->
    [0] Vyliečiť o { $n }
   *[other] Vyliečiť o { $n } a spotrebovať { $organic }× organický materiál
}
spacestage-pay = Zaplatiť { $n }× šrot: generátor bude zase fungovať
spacestage-give-up = Opravu vzdať
spacestage-yes = Odovzdať { $tokens }
spacestage-no = Odmietnuť
spacestage-pass = Vynechať

## Čo sa teraz čaká

spacestage-prompt-dealing = Rozdávajú sa karty.
spacestage-prompt-rolling = Kocky sa kotúľajú…
spacestage-prompt-drawing = Ťahá sa karta…
spacestage-prompt-draft = { $mine ->
    [yes] Vyber postave { $c } prvú kartu.
   *[no] Postava { $c } si vyberá prvú kartu.
}
spacestage-prompt-turn = { $mine ->
    [yes] Si na ťahu s postavou { $c }: { $left ->
        [0] hlavné akcie sú vyčerpané.
        [one] zostáva { $left } hlavná akcia.
        [few] zostávajú { $left } hlavné akcie.
       *[other] zostáva { $left } hlavných akcií.
    }
   *[no] Na ťahu je postava { $c }: { $left ->
        [0] hlavné akcie sú vyčerpané.
        [one] zostáva { $left } hlavná akcia.
        [few] zostávajú { $left } hlavné akcie.
       *[other] zostáva { $left } hlavných akcií.
    }
}{ $hint ->
    [recharge] { " " }Najprv smieš prebiť kartu.
    [act] { " " }Dotkni sa postavy: môže ísť, bojovať, liečiť alebo opravovať.
    [end] { " " }Ťah skončíš presýpacími hodinami.
   *[none] { "" }
}{ $hurt ->
    [deadly] { " " }Pozor: keď sa ťah teraz skončí, postava { $c } utrpí poškodenie { $damage } a umiera.
    [yes] { " " }Koniec ťahu teraz: poškodenie { $damage }.
   *[no] { "" }
}{ $late ->
    [1] { " " }Posledné kolo!
    [2] { " " }Zostávajú dve kolá.
   *[0] { "" }
}
spacestage-prompt-pair = { $mine ->
    [yes] Si na ťahu s postavami { $c } a { $d }: { $left ->
        [0] hlavné akcie sú vyčerpané.
        [one] zostáva { $left } hlavná akcia.
        [few] zostávajú { $left } hlavné akcie.
       *[other] zostáva { $left } hlavných akcií.
    }
   *[no] Na ťahu sú postavy { $c } a { $d }: { $left ->
        [0] hlavné akcie sú vyčerpané.
        [one] zostáva { $left } hlavná akcia.
        [few] zostávajú { $left } hlavné akcie.
       *[other] zostáva { $left } hlavných akcií.
    }
}{ $hint ->
    [recharge] { " " }Najprv smieš prebiť kartu.
    [act] { " " }Dotkni sa postavy: môže ísť, bojovať, liečiť alebo opravovať.
    [end] { " " }Ťah skončíš presýpacími hodinami.
   *[none] { "" }
}{ $hurt ->
    [deadly] { " " }Pozor: koniec ťahu je teraz smrteľný (poškodenie { $damage } a { $damage2 }).
    [yes] { " " }Koniec ťahu teraz: poškodenie { $damage } a { $damage2 }.
   *[no] { "" }
}{ $late ->
    [1] { " " }Posledné kolo!
    [2] { " " }Zostávajú dve kolá.
   *[0] { "" }
}
spacestage-prompt-attack = { $mine ->
    [yes] Útok na príšeru { $monster }: zatiaľ { $n } z { $left }, so všetkým v ruke { $most }. Pridaj karty a udri.
   *[no] Postava { $c } útočí na príšeru { $monster }: zatiaľ { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    }.
}
spacestage-prompt-heal = { $mine ->
    [yes] Postava { $target } sa uzdraví o { $n }. Pridaj karty alebo organický materiál.
   *[no] Postava { $c } lieči postavu { $target }: zatiaľ o { $n }.
}
spacestage-prompt-repair = { $mine ->
    [yes] Oprava: { $n } z { $goal }. Pridaj náradie, doplať zvyšok, alebo to vzdaj.
   *[no] Postava { $c } opravuje: { $n } z { $goal }.
}
spacestage-prompt-telepathy = { $mine ->
    [yes] Telepatia: vyber hlavnú akciu postavy { $c }.
   *[no] Telepatia: postava { $d } vedie postavu { $c }.
}
spacestage-prompt-answer = { $mine ->
    [yes] Postava { $asker } prosí tvoju postavu { $asked } o { $tokens }. Odovzdáš to?
   *[no] Postava { $asker } prosí postavu { $asked } o { $tokens }; čaká sa na odpoveď.
}
spacestage-prompt-master = { $mine ->
    [yes] Station Master, { $left ->
        [one] zostáva ti { $left } akcia.
        [few] zostávajú ti { $left } akcie.
       *[other] zostáva ti { $left } akcií.
    }{ $feed ->
        [yes] { " " }Musí to byť nová príšera.
       *[no] { " " }Dotkni sa voľnej pozície, generátora, postavy alebo príšery.
    }
   *[no] Station Master niečo chystá.
}{ $late ->
    [1] { " " }Posledné kolo!
    [2] { " " }Zostávajú dve kolá.
   *[0] { "" }
}
spacestage-prompt-won = { $master ->
    [yes] Stanica je zachránená: tím víťazí, Station Master prehral.
   *[no] Stanica je zachránená. Všetci víťazíte!
}
spacestage-prompt-lost = { $master ->
    [yes] Všetci štyria sú mŕtvi: víťazí Station Master.
   *[no] Všetci štyria sú mŕtvi. Stanica je stratená.
}
spacestage-prompt-cap = { $master ->
    [yes] Posledné kolo sa skončilo a príšery tu stále sú: víťazí Station Master.
   *[no] Posledné kolo sa skončilo a príšery tu stále sú: víťazstvo nebude.
}

## Záznam

spacestage-log-row = Novinka { $deck ->
    [M] v laboratóriu
   *[E] v dielni
}: { $name }.
spacestage-log-draft = Postava { $c } si berie kartu { $name }.
spacestage-log-recharge = Postava { $c } prebíja kartu { $name } za { $n }× šrot.
spacestage-log-move = Postava { $c } ide { $room }.
spacestage-log-extend = Postava { $c } pokračuje { $room }.
spacestage-log-heal = Postava { $c } začína liečiť { $self ->
    [yes] seba
   *[no] postavu { $target }
}: { $n }.
spacestage-log-healed = Postava { $target } sa uzdravila o { $n }{ $organic ->
    [0] .
   *[other] , stálo to { $organic }× organický materiál.
}
spacestage-log-lives = Postava { $c } už neumiera.
spacestage-log-attack = Postava { $c } útočí na príšeru { $monster }.
spacestage-log-blow = Postava { $c } spôsobila príšere { $monster } { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    } a berie si { $tokens }.
spacestage-log-miss = Postava { $c } príšere { $monster } nijako neublížila.
spacestage-log-slain = Príšera { $monster } je preč.
spacestage-log-repair = Postava { $c } začína opravovať.
spacestage-log-dice = Kocky { $first } a { $second }{ $helpers ->
    [0] { "" }
   *[other] , pomocníci +{ $helpers }
}: { $n } z { $target }.
spacestage-log-repaired = Generátor { $kind ->
    [oxygen] kyslíka
    [workshop] elektriny pre dielňu
   *[laboratory] elektriny pre laboratórium
} zase funguje.
spacestage-log-paid = Postava { $c } platí { $n }× šrot.
spacestage-log-gave-up = Postava { $c } opravu vzdáva.
spacestage-log-use-attack = Postava { $c } používa kartu { $name }: poškodenie +{ $n }.
spacestage-log-use-heal = Postava { $c } používa kartu { $name }: lieči o { $n } viac.
spacestage-log-use-repair = Postava { $c } používa kartu { $name }: +{ $n }.
spacestage-log-use-reduce = Postava { $c } používa kartu { $name }: v tomto ťahu o { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    } menej.
spacestage-log-use-hat = Postava { $c } používa kartu { $name }: mutácie ju v tomto ťahu nič nestoja.
spacestage-log-use-vivification = Postava { $c } používa kartu { $name }: organický materiál a šrot sa dajú meniť.
spacestage-log-use-teleport = Postava { $c } používa kartu { $name } a skáče { $room }.
spacestage-log-use-telepathy = Postava { $c } používa kartu { $name } a vedie postavu { $target }.
spacestage-log-use-vortex = Postava { $c } používa kartu { $name }: príšera { $monster } je pohltená.
spacestage-log-released = Z vortexu vychádza príšera { $monster }, pozícia { $slot }.
spacestage-log-give = Postava { $c } dáva { $tokens } postave { $d }.
spacestage-log-ask = Postava { $c } prosí postavu { $d } o { $tokens }.
spacestage-log-refuse = Postava { $d } odmieta.
spacestage-log-buy = Postava { $c } kupuje kartu { $name } za { $cost }.
spacestage-log-convert = Postava { $c } mení { $from } na { $to }.
spacestage-log-end = Postava { $c } končí ťah.
spacestage-log-suffer = Postava { $c } utrpí { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    }.
spacestage-log-dying = Postava { $c } umiera!
spacestage-log-roll = Umierajúca postava { $c } hodila { $face }{ $noted ->
    [0] .
   *[other] , predtým { $noted }.
}
spacestage-log-dead = Postava { $c } je mŕtva.
spacestage-log-revived = Postava { $c } sa vracia do života.
spacestage-log-troubles = Nové ťažkosti: horná kocka { $upper }, dolná kocka { $lower }.
spacestage-log-broken = Pokazil sa generátor { $kind ->
    [oxygen] kyslíka
    [workshop] elektriny pre dielňu
   *[laboratory] elektriny pre laboratórium
}.
spacestage-log-monster = Na pozícii { $slot } sa objavuje { $monster }.
spacestage-log-quiet = Nič nové sa nedeje.
spacestage-log-round = { $n }. kolo.
spacestage-log-feed = Station Master posiela na pozíciu { $slot } novú príšeru.
spacestage-log-sabotage = Station Master útočí na generátor.
spacestage-log-infarct = Infarkt: postava { $c } utrpí { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    }.
spacestage-log-boost = Station Master posilňuje príšeru { $monster }.
spacestage-log-pass = Station Master vynecháva.
spacestage-log-win = { $master ->
    [yes] Posledná príšera je preč: víťazí tím!
   *[no] Posledná príšera je preč: všetci víťazíte!
}
spacestage-log-loss = { $master ->
    [yes] Nikto nezostal nažive: víťazí Station Master.
   *[no] Nikto nezostal nažive: stanica je stratená.
}
spacestage-log-cap = { $master ->
    [yes] Posledné kolo sa skončilo: víťazí Station Master.
   *[no] Posledné kolo sa skončilo: víťazstvo nebude.
}

## Čo možno ukázať

spacestage-overlay-end = Poškodenie, keby sa ťah skončil teraz
spacestage-overlay-blows = Koľko by kto spôsobil
spacestage-overlay-reach = Kam vedie pohyb
spacestage-overlay-oxygen = Kyslík a elektrina
spacestage-mark-end = Ak sa ťah skončí teraz, postava { $c } utrpí { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    }
spacestage-mark-deadly = Ak sa ťah skončí teraz, postava { $c } utrpí { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    } a bude umierať
spacestage-mark-blow = Postava { $c } by všetkými kartami spôsobila príšere { $monster } { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    }
spacestage-mark-kill = Postava { $c } by príšeru { $monster } dorazila: { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    }
spacestage-mark-safe = { $room }: žiadna príšera
spacestage-mark-unsafe = { $room }: { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    } za ťah
spacestage-mark-no-healing = Kým je pokazený generátor kyslíka, nikoho nemožno liečiť
spacestage-mark-no-air = Oba generátory kyslíka sú pokazené: na konci každého ťahu o { $n ->
        [one] { $n } poškodenie
        [few] { $n } poškodenia
       *[other] { $n } poškodení
    } viac
spacestage-mark-no-power = Bez elektriny sa tu nič nepredáva

## Odmietnutia

spacestage-refusal-no-such-action = Taká akcia neexistuje.
spacestage-refusal-match-over = Partia sa už skončila.
spacestage-refusal-chance-waits = Najprv musia padnúť kocky alebo prísť karta.
spacestage-refusal-no-chance-waits = Nič také sa teraz nehádže ani neťahá.
spacestage-refusal-not-in-deck = Tá karta nie je v balíčku.
spacestage-refusal-answer-pending = Najprv treba odpovedať na prosbu.
spacestage-refusal-nothing-asked = Túto postavu o nič nežiadali.
spacestage-refusal-draft-first = Najprv si všetci postupne vyberú prvú kartu.
spacestage-refusal-draft-over = Prvé karty sú už vybrané.
spacestage-refusal-not-on-turn = Táto postava nie je na ťahu.
spacestage-refusal-open-action = Najprv dokonči začatú akciu: pridaj k nej karty, alebo ju uzavri.
spacestage-refusal-no-open-action = Žiadna taká akcia sa nezačala.
spacestage-refusal-telepathy-first = Telepatia čaká na hlavnú akciu vedenej postavy.
spacestage-refusal-no-telepathy = Túto postavu teraz nikto nevedie.
spacestage-refusal-actions-spent = Všetky hlavné akcie tohto ťahu sú vyčerpané.
spacestage-refusal-kind-repeated = Túto hlavnú akciu už postava v tomto ťahu vykonala.
spacestage-refusal-not-adjacent = Pohyb vedie do susednej miestnosti.
spacestage-refusal-no-extension = Predĺžiť možno len posledný pohyb, a to z miestnosti bez príšer.
spacestage-refusal-not-in-room = To nie je v tej istej miestnosti.
spacestage-refusal-not-hurt = Táto postava nemá čo liečiť.
spacestage-refusal-not-living = Táto postava umiera alebo je mŕtva.
spacestage-refusal-oneself = Na to treba inú postavu.
spacestage-refusal-oxygen-broken = Kým je pokazený generátor kyslíka, nikoho nemožno liečiť.
spacestage-refusal-needs-no-more = Viac už táto postava nepotrebuje.
spacestage-refusal-too-few-tokens = Toľko surovín tu nie je.
spacestage-refusal-no-monster = Nie je tu žiadna príšera.
spacestage-refusal-no-attack-card = V tejto partii treba na útok útočnú kartu.
spacestage-refusal-nothing-broken = V tejto miestnosti nie je pokazený generátor.
spacestage-refusal-wrong-payment = Platí sa presne toľko, koľko chýba.
spacestage-refusal-not-owned = Táto postava takú kartu nemá.
spacestage-refusal-used = Karta funguje len raz za kolo.
spacestage-refusal-discharged = Karta je vybitá.
spacestage-refusal-not-discharged = Karta je nabitá.
spacestage-refusal-wrong-element = Pri karte s dvoma živlami treba jeden z nich zvoliť.
spacestage-refusal-wrong-target = Karta potrebuje iný cieľ.
spacestage-refusal-passive-hat = V tejto partii pôsobí Klobúk sám.
spacestage-refusal-same-room = Tam už postava je.
spacestage-refusal-window-closed = Karty sa prebíjajú na samom začiatku ťahu.
spacestage-refusal-one-recharge = V ťahu sa prebíja len jedna karta.
spacestage-refusal-cannot-act = Táto postava v tomto ťahu nesmie nič robiť.
spacestage-refusal-no-conversion = Na premenu treba Vivifikáciu použitú v tomto ťahu.
spacestage-refusal-side-actions-spent = V tomto ťahu už prebehlo dvanásť výmen, prosieb a premien; viac sa nedá.
spacestage-refusal-not-in-row = Tá karta nie je v ponuke.
spacestage-refusal-not-in-shop = Vybavenie sa kupuje v dielni, mutácie v laboratóriu.
spacestage-refusal-no-power = Generátor, ktorý sem dodáva elektrinu, je pokazený.
spacestage-refusal-masters-turn = Na ťahu je Station Master.
spacestage-refusal-teams-turn = Station Master teraz nie je na ťahu.
spacestage-refusal-must-feed = Jednou z akcií Station Mastera musí byť nová príšera.
spacestage-refusal-nothing-to-draw = V balíčku už žiadna príšera nie je.
spacestage-refusal-slot-taken = Na tej pozícii už príšera je.
spacestage-refusal-broken-already = Ten generátor je už pokazený.
spacestage-refusal-boosted-already = Tá príšera je už posilnená.
spacestage-refusal-must-act = Station Master vynecháva len vtedy, keď nemôže urobiť nič iné.
