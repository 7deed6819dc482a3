spacestage-title = Space Stage
spacestage-summary =
    Štyria preživší uviazli na rozpadajúcej sa vesmírnej stanici a musia sa zbaviť všetkých príšer skôr, než všetci zomrú.
    Klepni na postavu a potom na miestnosť, príšeru, generátor alebo inú postavu; klepni na kartu a uvidíš, čo by urobila. V ťahu máš dve rôzne hlavné akcie, potom udrú príšery v tvojej miestnosti.
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
spacestage-seat-S-aim = Si Station Master a hráš proti štyrom preživším. Vyhráš, keď všetci zomrú alebo keď po poslednom kole zostanú príšery. V ťahu máš dve akcie: klepni na voľnú pozíciu (nová príšera), generátor (porucha), postavu (infarkt) alebo príšeru (posilnenie). V Súboji musí byť jednou z nich nová príšera, kým v balíčku nejaká je.

## Možnosti

spacestage-preset-crew = Posádka
spacestage-preset-crew-hint = Štyria preživší proti stanici; hrajú za nich ľudia aj roboti.
spacestage-preset-hardcore = Hardcore
spacestage-preset-hardcore-hint = To isté, len sa umiera o bod poškodenia skôr.
spacestage-preset-pairs = Dvaja hráči
spacestage-preset-pairs-hint = Dvaja ľudia, každý ovláda dve postavy a delí medzi ne tri hlavné akcie.
spacestage-preset-duel = Súboj
spacestage-preset-duel-hint = Vyrovnaný súboj so Station Masterom: preživší znesú 22 bodov poškodenia, infarkt a posilnenie pridajú len 1.
spacestage-preset-master = Station Master
spacestage-preset-master-hint = Podľa pôvodných pravidiel: jeden hráč navyše posiela príšery a má v ťahu dve zo štyroch akcií, pokojne dvakrát tú istú. Takmer vždy vyhrá; férovou verziou je Súboj.
spacestage-option-hardcore = Hardcore
spacestage-option-hardcore-explain = Postavy umierajú už pri 7 bodoch poškodenia.
spacestage-option-hardcore-false = Nie
spacestage-option-hardcore-true = Áno
spacestage-option-pairs = Dvaja hráči
spacestage-option-pairs-explain = Každý ovláda dve postavy a delí medzi ne tri hlavné akcie.
spacestage-option-pairs-false = Nie
spacestage-option-pairs-true = Áno
spacestage-option-master = Station Master
spacestage-option-master-explain = Jeden hráč navyše spôsobuje ťažkosti a hrá proti všetkým ostatným.
spacestage-option-master-false = Nie
spacestage-option-master-true = Áno
spacestage-option-generators = Generátory
spacestage-option-generators-explain = Ktoré dva zo štyroch generátorov dávajú kyslík.
spacestage-option-generators-diagonal = V protiľahlých rohoch
spacestage-option-generators-rows = Oba horné
spacestage-option-move_extension = Predĺženie pohybu
spacestage-option-move_extension-explain = Ako ďaleko sa dá pokračovať cez miestnosti bez príšer.
spacestage-option-move_extension-one = Jeden krok navyše
spacestage-option-move_extension-chain = Bez obmedzenia
spacestage-option-bare_hands = Holé ruky
spacestage-option-bare_hands-explain = Koľko poškodenia spôsobí útok bez jedinej karty.
spacestage-option-bare_hands-0 = Nič: na útok treba kartu
spacestage-option-bare_hands-1 = 1
spacestage-option-bare_hands-2 = 2
spacestage-option-hat = Klobúk
spacestage-option-hat-explain = Používa a nabíja sa Klobúk ako iné vybavenie, alebo pôsobí stále?
spacestage-option-hat-active = Musí sa použiť
spacestage-option-hat-passive = Pôsobí stále
spacestage-option-revived = Oživenie hodom
spacestage-option-revived-explain = Kedy znova hrá umierajúca postava, ktorú oživil vlastný hod?
spacestage-option-revived-plays = Hneď
spacestage-option-revived-waits = Od ďalšieho kola
spacestage-option-feeding = Station Master a balíček
spacestage-option-feeding-explain = Musí byť jednou z akcií Station Mastera nová príšera?
spacestage-option-feeding-must = Áno, kým sa dá
spacestage-option-feeding-free = Nie
spacestage-option-consent = Prosba o zdroje
spacestage-option-consent-explain = Smie ten, koho žiadaš o zdroje, odmietnuť?
spacestage-option-consent-ask = Áno, hra sa opýta
spacestage-option-consent-free = Nie, jednoducho sa vezmú
spacestage-option-cap = Limit kôl
spacestage-option-cap-explain = Po toľkých kolách sa partia končí bez víťazstva; 0 znamená bez limitu.
spacestage-option-cards = Sada kariet
spacestage-option-cards-explain = Základné karty a čísla, alebo tie isté karty s miernejšími číslami proti Station Masterovi: 22 bodov poškodenia, infarkt 1, posilnenie 1. Tlačený zoznam kariet sa nezachoval, preto sme ich poskladali nanovo. Vlastnú sadu kariet si môžeš urobiť v dielni.
spacestage-option-cards-standard = Základné čísla
spacestage-option-cards-duel = Čísla súboja

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
        [one] { $damage } bod poškodenia
        [few] { $damage } body poškodenia
       *[other] { $damage } bodov poškodenia
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
    [organic] { $n }× materiál
   *[scrap] { $n }× šrot
}
spacestage-monster = { $name }, pozícia { $slot }: zostáva { $tokens }, za ťah spôsobí { $damage ->
        [one] { $damage } bod poškodenia
        [few] { $damage } body poškodenia
       *[other] { $damage } bodov poškodenia
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
        [one] { $n } bod poškodenia
        [few] { $n } body poškodenia
       *[other] { $n } bodov poškodenia
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
        [one] { $value } bod poškodenia
        [few] { $value } body poškodenia
       *[other] { $value } bodov poškodenia
    } menej
    [hat] mutácie v tomto ťahu nespôsobujú poškodenie
    [vortex] pohltí príšeru v tvojej miestnosti, neskôr ju vymení za inú
    [telepathy] iná postava vykoná hlavnú akciu
    [teleport] presun do ktorejkoľvek miestnosti
   *[vivification] do konca ťahu mení organický materiál na šrot a späť
}
spacestage-price = { $deck ->
    [M] použitie stojí { $use ->
        [one] { $use } bod poškodenia
        [few] { $use } body poškodenia
       *[other] { $use } bodov poškodenia
    }
   *[E] nabitie stojí { $use }× šrot
}
spacestage-card = { $name }: { $effect }; { $price }{ $condition ->
    [used] ; v tomto kole už použitá
    [discharged] ; vybitá
    [both] ; vybitá, v tomto kole už použitá
   *[ready] { "" }
}
spacestage-offer = { $name }: { $effect }; cena { $cost }; { $price }
spacestage-purpose = { $what ->
    [character] Vo svojom ťahu sa presúva, útočí, lieči alebo opravuje, každé najviac raz.
    [slot] Sem prichádzajú nové príšery, keď to určia kocky.
    [monster] Kto v jej miestnosti skončí ťah, toho zraní. Keď ju porazíš, získaš zdroje, z ktorých je.
    [generator] Kým je pokazený, nikoho nemožno liečiť (kyslík) alebo dielňa či laboratórium nič nepredá (elektrina). Opravíš ho v jeho miestnosti.
    [room] Kto tu skončí ťah, utrpí poškodenie od príšer, ktoré tu sú.
    [offer] Keď na ňu máš, môžeš si ju tu kúpiť.
    [card] Použi ju vo svojom ťahu, raz za kolo.
    [resource] Platí sa ním za karty, nabitie, liečenie a opravy. Môžeš ho dať niekomu v tej istej miestnosti.
    [end] Ukončí ťah; potom udrú príšery v tvojej miestnosti.
    [round] Ak po poslednom kole zostanú príšery, partia nie je vyhraná.
    [deck] Čo ešte príde. Keď všetky príšery prídu a zmiznú, vyhrávate.
    [act] Čo postava v ťahu zmôže: pohyb, liečenie, útok a opravu, každé najviac raz, v ľubovoľnom poradí.
    [heal] Vylieči tým, čo je vybrané; číslo hovorí, o koľko poškodenia ubudne.
    [blow] Udrie vybranými kartami; číslo hovorí, koľko príšera utrpí.
    [repair] Ako ďaleko je oprava: len čo súčet stačí, generátor zase funguje.
    [give-up] Preruší opravu. Šrot sa neplatí, ale akcia je preč.
    [request] Niekto na túto akciu potrebuje zdroje: daj mu ich alebo odmietni.
    [stored] Príšera, ktorá je teraz mimo stanice. Ďalšie použitie vortexu ju vymení za inú.
    [noted] Čo tejto postave naposledy padlo.
    [ending] Ako sa partia skončila.
   *[die] Nové ťažkosti: kocky určia, kam príde príšera a ktorý generátor sa pokazí.
}
spacestage-would = { $name } proti príšere { $monster }: poškodenie { $n }
spacestage-hit = Úder by príšere { $monster } spôsobil { $n ->
    [one] { $n } bod poškodenia
    [few] { $n } body poškodenia
   *[other] { $n } bodov poškodenia
}
spacestage-mend = Postava { $c } sa vylieči o { $n }
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
spacestage-choose-attack = Pridať k úderu { $n }
spacestage-choose-heal = Vyliečiť o { $n } viac
spacestage-choose-repair = Pridať k oprave { $n }
spacestage-choose-reduce = Znížiť poškodenie o { $n }
spacestage-choose-hat = Mutácie bez poškodenia
spacestage-choose-vivification = Premieňať zdroje
spacestage-choose-recharge = Nabiť za { $n }× šrot
spacestage-choose-heal-self = Liečiť seba
spacestage-choose-move = Začať pohyb
spacestage-choose-extend = Predĺžiť pohyb
spacestage-choose-give = Dať { $tokens }
spacestage-choose-ask = Požiadať o { $tokens }
# Mení sa jedna k jednej: stačí povedať, čo sa premení.
spacestage-choose-convert = { $from }→{ $to }
spacestage-choose-buy = Č. { $c } kúpi: { $cost }
spacestage-choose-draft = Postava { $c } si ju berie
spacestage-choose-feed = Sem príde nová príšera
spacestage-choose-sabotage = Pokaziť tento generátor
spacestage-choose-infarct = Infarkt: poškodenie { $n }
spacestage-choose-boost = Posilniť o { $n }
spacestage-end-deadly = { $both ->
    [no] Keď sa ťah teraz skončí, postava { $c } začne umierať.
   *[yes] Keď sa ťah teraz skončí, začnú umierať obe postavy.
} Ak môžeš, najprv odíď, lieč sa alebo zaútoč.
spacestage-end-anyway = Aj tak ukončiť ťah
spacestage-end = { $n ->
    [0] Ukončiť ťah
   *[other] Ukončiť ťah a utrpieť { $n }
}
spacestage-blow = Udrieť: poškodenie { $n }
spacestage-heal-with = { $organic ->
    [0] Liečiť o { $n }
   *[other] Liečiť { $n } za { $organic }× materiál
}
spacestage-pay = Doplatiť { $n }× šrot
spacestage-give-up = Vzdať opravu
spacestage-yes = Odovzdať { $tokens }
spacestage-no = Odmietnuť
spacestage-pass = Pasovať

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
    [recharge] { " " }Najprv môžeš nabiť kartu.
    [act] { " " }Klepni na postavu: môže ísť, bojovať, liečiť alebo opravovať.
    [end] { " " }Ťah ukončíš klepnutím na presýpacie hodiny.
   *[none] { "" }
}{ $hurt ->
    [deadly] { " " }Pozor: keď sa ťah teraz skončí, postava { $c } bude umierať (poškodenie { $damage }).
    [yes] { " " }Keď ťah ukončíš teraz: poškodenie { $damage }.
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
    [recharge] { " " }Najprv môžeš nabiť kartu.
    [act] { " " }Klepni na postavu: môže ísť, bojovať, liečiť alebo opravovať.
    [end] { " " }Ťah ukončíš klepnutím na presýpacie hodiny.
   *[none] { "" }
}{ $hurt ->
    [deadly] { " " }Pozor: koniec ťahu je teraz smrteľný (poškodenie { $damage } a { $damage2 }).
    [yes] { " " }Keď ťah ukončíš teraz: poškodenie { $damage } a { $damage2 }.
   *[no] { "" }
}{ $late ->
    [1] { " " }Posledné kolo!
    [2] { " " }Zostávajú dve kolá.
   *[0] { "" }
}
spacestage-prompt-attack = { $mine ->
    [yes] Útok na príšeru { $monster }: zatiaľ { $n } z { $left }, so všetkým v ruke { $most }. Pridaj karty a udri.
   *[no] Postava { $c } útočí na príšeru { $monster }: zatiaľ { $n ->
        [one] { $n } bod poškodenia
        [few] { $n } body poškodenia
       *[other] { $n } bodov poškodenia
    }.
}
spacestage-prompt-heal = { $mine ->
    [yes] Postava { $target } sa vylieči o { $n }. Pridaj karty alebo organický materiál.
   *[no] Postava { $c } lieči postavu { $target }: zatiaľ o { $n }.
}
spacestage-prompt-repair = { $mine ->
    [yes] Oprava: { $n } z { $goal }. Pridaj náradie, doplať zvyšok alebo to vzdaj.
   *[no] Postava { $c } opravuje: { $n } z { $goal }.
}
spacestage-prompt-telepathy = { $mine ->
    [yes] Telepatia: vyber hlavnú akciu postavy { $c }.
   *[no] Telepatia: postava { $d } ovláda postavu { $c }.
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
       *[no] { " " }Klepni na voľnú pozíciu, generátor, postavu alebo príšeru.
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
   *[no] Posledné kolo sa skončilo a príšery tu stále sú: nevyhral nikto.
}

## Priebeh hry

spacestage-log-row = Nové { $deck ->
    [M] v laboratóriu
   *[E] v dielni
}: { $name }.
spacestage-log-draft = Postava { $c } si berie kartu { $name }.
spacestage-log-recharge = Postava { $c } nabíja kartu { $name } za { $n }× šrot.
spacestage-log-move = Postava { $c } ide { $room }.
spacestage-log-extend = Postava { $c } pokračuje { $room }.
spacestage-log-heal = Postava { $c } lieči { $self ->
    [yes] seba
   *[no] postavu { $target }
}, zatiaľ o { $n }.
spacestage-log-healed = Postava { $target } sa uzdravuje o { $n }{ $organic ->
    [0] .
   *[other] { " " }za { $organic }× organický materiál.
}
spacestage-log-lives = Postava { $c } už neumiera.
spacestage-log-attack = Postava { $c } útočí na príšeru { $monster }.
spacestage-log-blow = Postava { $c } zasahuje príšeru { $monster } za { $n ->
    [one] { $n } bod poškodenia
    [few] { $n } body poškodenia
   *[other] { $n } bodov poškodenia
} a berie si { $tokens }.
spacestage-log-miss = Útok postavy { $c } na príšeru { $monster } nemá účinok.
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
spacestage-log-use-reduce = Postava { $c } používa kartu { $name }: poškodenie na konci ťahu −{ $n }.
spacestage-log-use-hat = Postava { $c } používa kartu { $name }: mutácie ju v tomto ťahu nič nestoja.
spacestage-log-use-vivification = Postava { $c } používa kartu { $name }: organický materiál a šrot sa dajú meniť.
spacestage-log-use-teleport = Postava { $c } používa kartu { $name } a skáče { $room }.
spacestage-log-use-telepathy = Postava { $c } používa kartu { $name } a ovláda postavu { $target }.
spacestage-log-use-vortex = Postava { $c } používa kartu { $name }: vortex pohlcuje príšeru { $monster }.
spacestage-log-released = Z vortexu vychádza príšera { $monster }, pozícia { $slot }.
spacestage-log-give = Postava { $c } dáva { $tokens } postave { $d }.
spacestage-log-ask = Postava { $c } prosí postavu { $d } o { $tokens }.
spacestage-log-refuse = Postava { $d } odmieta.
spacestage-log-buy = Postava { $c } kupuje kartu { $name } za { $cost }.
spacestage-log-convert = Postava { $c } mení { $from } na { $to }.
spacestage-log-end = Postava { $c } končí ťah.
spacestage-log-suffer = Postava { $c } dostáva { $n ->
    [one] { $n } bod poškodenia
    [few] { $n } body poškodenia
   *[other] { $n } bodov poškodenia
}.
spacestage-log-dying = Postava { $c } umiera!
spacestage-log-roll = Umierajúca postava { $c } hádže { $face }{ $noted ->
    [0] .
   *[other] , predtým { $noted }.
}
spacestage-log-dead = Postava { $c } je mŕtva.
spacestage-log-revived = Postava { $c } sa vracia do života.
spacestage-log-troubles = Nové ťažkosti: horná kocka { $upper }, dolná kocka { $lower }.
spacestage-log-broken = Generátor { $kind ->
    [oxygen] kyslíka
    [workshop] elektriny pre dielňu
   *[laboratory] elektriny pre laboratórium
} prestáva fungovať.
spacestage-log-monster = Na pozícii { $slot } sa objavuje { $monster }.
spacestage-log-quiet = Nič nové sa nedeje.
spacestage-log-round = { $n }. kolo.
spacestage-log-feed = Station Master posiela na pozíciu { $slot } novú príšeru.
spacestage-log-sabotage = Station Master sabotuje generátor.
spacestage-log-infarct = Infarkt: postava { $c } dostáva { $n ->
    [one] { $n } bod poškodenia
    [few] { $n } body poškodenia
   *[other] { $n } bodov poškodenia
}.
spacestage-log-boost = Station Master posilňuje príšeru { $monster }.
spacestage-log-pass = Station Master pasuje.
spacestage-log-win = { $master ->
    [yes] Posledná príšera je preč: víťazí tím!
   *[no] Posledná príšera je preč: všetci víťazíte!
}
spacestage-log-loss = { $master ->
    [yes] Nikto už nežije: víťazí Station Master.
   *[no] Nikto už nežije: stanica je stratená.
}
spacestage-log-cap = { $master ->
    [yes] Posledné kolo sa končí: víťazí Station Master.
   *[no] Posledné kolo sa končí: nevyhráva nikto.
}

## Čo možno ukázať

spacestage-overlay-end = Poškodenie, keby sa ťah skončil teraz
spacestage-overlay-blows = Možné poškodenie príšer
spacestage-overlay-reach = Kam vedie pohyb
spacestage-overlay-oxygen = Kyslík a elektrina
spacestage-mark-end = Ak sa ťah skončí teraz, postava { $c } utrpí { $n ->
        [one] { $n } bod poškodenia
        [few] { $n } body poškodenia
       *[other] { $n } bodov poškodenia
    }
spacestage-mark-deadly = Ak sa ťah skončí teraz, postava { $c } utrpí { $n ->
        [one] { $n } bod poškodenia
        [few] { $n } body poškodenia
       *[other] { $n } bodov poškodenia
    } a bude umierať
spacestage-mark-blow = Postava { $c } by všetkými kartami zasiahla príšeru { $monster } za { $n ->
    [one] { $n } bod poškodenia
    [few] { $n } body poškodenia
   *[other] { $n } bodov poškodenia
}
spacestage-mark-kill = Postava { $c } by príšeru { $monster } dorazila: { $n ->
        [one] { $n } bod poškodenia
        [few] { $n } body poškodenia
       *[other] { $n } bodov poškodenia
    }
spacestage-mark-safe = { $room }: žiadna príšera
spacestage-mark-unsafe = { $room }: { $n ->
        [one] { $n } bod poškodenia
        [few] { $n } body poškodenia
       *[other] { $n } bodov poškodenia
    } za ťah
spacestage-mark-no-healing = Kým je pokazený generátor kyslíka, nikoho nemožno liečiť
spacestage-mark-no-air = Oba generátory kyslíka sú pokazené: na konci každého ťahu o { $n ->
        [one] { $n } bod poškodenia
        [few] { $n } body poškodenia
       *[other] { $n } bodov poškodenia
    } viac
spacestage-mark-no-power = Bez elektriny sa tu nič nepredáva

## Odmietnutia

spacestage-refusal-no-such-action = Taká akcia v tejto hre nie je. Vyber niektorú na pláne.
spacestage-refusal-match-over = Partia sa už skončila. Ak chceš hrať ďalej, začni novú.
spacestage-refusal-chance-waits = Počkaj na hod kockami alebo na kartu.
spacestage-refusal-no-chance-waits = Nič také sa teraz nehádže ani neťahá. Vyber akciu.
spacestage-refusal-not-in-deck = Táto karta nie je v balíčku. Vyber inú.
spacestage-refusal-answer-pending = Niekto dostal prosbu o zdroje. Počkaj na odpoveď.
spacestage-refusal-nothing-asked = Túto postavu nikto o nič nežiadal. Vyber akciu.
spacestage-refusal-draft-first = Najprv si všetci postupne vyberú prvú kartu.
spacestage-refusal-draft-over = Prvé karty sú už vybrané. Nové sa kupujú v dielni a v laboratóriu.
spacestage-refusal-not-on-turn = Táto postava nie je na ťahu. Vyber tú, ktorá je.
spacestage-refusal-open-action = Najprv dokonči začatú akciu: pridaj k nej karty alebo ju uzavri.
spacestage-refusal-no-open-action = Taká akcia teraz neprebieha. Najprv ju začni.
spacestage-refusal-telepathy-first = Najprv vyber hlavnú akciu postavy, ktorú ovládaš telepatiou.
spacestage-refusal-no-telepathy = Túto postavu teraz nikto neovláda. Najprv použi Telepatiu.
spacestage-refusal-actions-spent = Všetky hlavné akcie tohto ťahu sú vyčerpané. Ukonči ťah.
spacestage-refusal-kind-repeated = Túto hlavnú akciu už postava v tomto ťahu vykonala. Vyber inú.
spacestage-refusal-not-adjacent = Tá miestnosť nesusedí. Ísť môžeš len do susednej miestnosti.
spacestage-refusal-no-extension = Predĺžiť môžeš len posledný pohyb, a to z miestnosti bez príšer.
spacestage-refusal-not-in-room = To nie je v tej istej miestnosti. Najprv tam choď.
spacestage-refusal-not-hurt = Táto postava nie je zranená. Vyber inú.
spacestage-refusal-not-living = Táto postava umiera alebo je mŕtva. Vyber inú.
spacestage-refusal-oneself = Nemôže to byť tá istá postava. Vyber inú.
spacestage-refusal-oxygen-broken = Kým je pokazený generátor kyslíka, nikoho nemožno liečiť. Najprv ho oprav.
spacestage-refusal-needs-no-more = Viac už túto postavu liečiť netreba. Dokonči liečenie.
spacestage-refusal-too-few-tokens = Toľko zdrojov tu nie je. Najprv ich získaj viac.
spacestage-refusal-no-monster = Nie je tu žiadna príšera. Vyber inú pozíciu.
spacestage-refusal-no-attack-card = V tejto partii treba na útok útočnú kartu. Najprv si ju zaobstaraj.
spacestage-refusal-nothing-broken = V tejto miestnosti nie je pokazený generátor. Choď k tomu, ktorý je pokazený.
spacestage-refusal-wrong-payment = Zaplať presne toľko šrotu, koľko chýba.
spacestage-refusal-not-owned = Táto postava takú kartu nemá. Vyber jej vlastnú.
spacestage-refusal-used = Táto karta už bola v tomto kole použitá. Vyber inú.
spacestage-refusal-discharged = Karta je vybitá. Nabiť ju môžeš na začiatku svojho ťahu.
spacestage-refusal-not-discharged = Táto karta je už nabitá. Vyber niektorú vybitú.
spacestage-refusal-wrong-element = Vyber jeden z dvoch živlov karty.
spacestage-refusal-wrong-target = Karta potrebuje iný cieľ. Vyber niektorý zo zvýraznených.
spacestage-refusal-passive-hat = V tejto partii pôsobí Klobúk sám: použiť ho netreba.
spacestage-refusal-same-room = Tam už postava je. Vyber inú miestnosť.
spacestage-refusal-window-closed = Karty môžeš nabíjať len na samom začiatku ťahu. Počkaj na svoj ďalší ťah.
spacestage-refusal-one-recharge = Za ťah môžeš nabiť len jednu kartu. Teraz vyber akciu.
spacestage-refusal-cannot-act = Táto postava v tomto ťahu nesmie nič robiť. Vyber inú.
spacestage-refusal-no-conversion = Meniť zdroje môžeš len v ťahu, v ktorom použiješ Vivifikáciu.
spacestage-refusal-side-actions-spent = Viac sa už nedá: v ťahu je najviac dvanásť výmen, prosieb a premien. Urob niečo iné.
spacestage-refusal-not-in-row = Táto karta nie je v ponuke. Vyber niektorú z obchodu.
spacestage-refusal-not-in-shop = To tu nekúpiš: vybavenie sa kupuje v dielni, mutácie v laboratóriu.
spacestage-refusal-no-power = Nejde sem elektrina. Najprv oprav generátor.
spacestage-refusal-masters-turn = Na ťahu je Station Master. Počkaj naňho.
spacestage-refusal-teams-turn = Station Master teraz nie je na ťahu. Počkaj na preživších.
spacestage-refusal-must-feed = Jednou z tvojich akcií musí byť nová príšera. Klepni na voľnú pozíciu.
spacestage-refusal-nothing-to-draw = V balíčku už žiadna príšera nie je. Vyber inú akciu.
spacestage-refusal-slot-taken = Na tejto pozícii už príšera je. Vyber voľnú.
spacestage-refusal-broken-already = Tento generátor je už pokazený. Vyber iný.
spacestage-refusal-boosted-already = Táto príšera je už posilnená. Vyber inú.
spacestage-refusal-must-act = Station Master smie pasovať len vtedy, keď nemôže urobiť nič iné. Vyber akciu.
