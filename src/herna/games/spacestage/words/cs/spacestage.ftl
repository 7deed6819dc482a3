spacestage-title = Space Stage
spacestage-summary =
    Čtyři přeživší uvázli na rozpadající se vesmírné stanici a musí se zbavit všech příšer dřív, než všichni zemřou.
    Klepni na postavu a pak na místnost, příšeru, generátor nebo jinou postavu; klepni na kartu a uvidíš, co by udělala. V tahu máš dvě různé hlavní akce, potom udeří příšery ve tvé místnosti.
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
spacestage-seat-S-aim = Jsi Station Master a hraješ proti čtyřem přeživším. Vyhraješ, když všichni zemřou, nebo když po posledním kole zbudou příšery. V tahu máš dvě akce: klepni na volnou pozici (nová příšera), generátor (porucha), postavu (infarkt) nebo příšeru (posílení). V Souboji musí být jedna z akcí nová příšera, dokud v balíčku nějaká je.

## Volby

spacestage-preset-crew = Posádka
spacestage-preset-crew-hint = Čtyři přeživší proti stanici; hrají za ně lidé i roboti.
spacestage-preset-hardcore = Hardcore
spacestage-preset-hardcore-hint = Totéž, jen se umírá o bod poškození dřív.
spacestage-preset-pairs = Dva hráči
spacestage-preset-pairs-hint = Dva hráči, každý hraje za dvě postavy a dělí mezi ně tři hlavní akce.
spacestage-preset-duel = Souboj
spacestage-preset-duel-hint = Vyrovnaný souboj se Station Masterem: přeživší snesou 22 bodů poškození, infarkt a posílení přidají jen 1.
spacestage-preset-master = Station Master
spacestage-preset-master-hint = Podle původních pravidel: jeden hráč navíc posílá příšery a má v tahu dvě ze čtyř akcí, klidně dvakrát tutéž. Skoro vždy vyhraje; férovou verzí je Souboj.
spacestage-option-hardcore = Hardcore
spacestage-option-hardcore-explain = Postavy umírají už při 7 bodech poškození.
spacestage-option-hardcore-false = Ne
spacestage-option-hardcore-true = Ano
spacestage-option-pairs = Dva hráči
spacestage-option-pairs-explain = Každý ovládá dvě postavy a dělí mezi ně tři hlavní akce.
spacestage-option-pairs-false = Ne
spacestage-option-pairs-true = Ano
spacestage-option-master = Station Master
spacestage-option-master-explain = Jeden hráč navíc sesílá potíže a hraje proti všem ostatním.
spacestage-option-master-false = Ne
spacestage-option-master-true = Ano
spacestage-option-generators = Generátory
spacestage-option-generators-explain = Které dva ze čtyř generátorů dávají kyslík.
spacestage-option-generators-diagonal = V protějších rozích
spacestage-option-generators-rows = Oba horní
spacestage-option-move_extension = Prodloužení pohybu
spacestage-option-move_extension-explain = Jak daleko se dá pokračovat přes místnosti bez příšer.
spacestage-option-move_extension-one = Jeden krok navíc
spacestage-option-move_extension-chain = Bez omezení
spacestage-option-bare_hands = Holé ruce
spacestage-option-bare_hands-explain = Kolik bodů poškození udělí útok bez jediné karty.
spacestage-option-bare_hands-0 = Nic: je potřeba karta
spacestage-option-bare_hands-1 = 1
spacestage-option-bare_hands-2 = 2
spacestage-option-hat = Klobouk
spacestage-option-hat-explain = Používá a přebíjí se Klobouk jako jiné vybavení, nebo působí stále?
spacestage-option-hat-active = Musí se použít
spacestage-option-hat-passive = Působí stále
spacestage-option-revived = Oživení hodem
spacestage-option-revived-explain = Kdy zase hraje umírající postava, kterou oživil vlastní hod?
spacestage-option-revived-plays = Hned
spacestage-option-revived-waits = Od příštího kola
spacestage-option-feeding = Station Master a balíček
spacestage-option-feeding-explain = Musí být jednou z akcí Station Mastera nová příšera?
spacestage-option-feeding-must = Ano, dokud to jde
spacestage-option-feeding-free = Ne
spacestage-option-consent = Prosba o zdroje
spacestage-option-consent-explain = Smí ten, koho žádáš o zdroje, odmítnout?
spacestage-option-consent-ask = Ano, hra se zeptá
spacestage-option-consent-free = Ne, prostě se vezmou
spacestage-option-cap = Limit kol
spacestage-option-cap-explain = Po tolika kolech partie končí bez vítězství; 0 znamená bez limitu.
spacestage-option-cards = Sada karet
spacestage-option-cards-explain = Základní karty a čísla, nebo tytéž karty s mírnějšími čísly proti Station Masterovi: 22 bodů poškození, infarkt 1, posílení 1. Tištěný seznam karet se ztratil, a tak jsou karty i čísla naší rekonstrukcí. Vlastní sadu karet si můžeš udělat v dílně.
spacestage-option-cards-standard = Základní čísla
spacestage-option-cards-duel = Čísla pro souboj

## Karty a příšery

spacestage-card-M01 = Pyrokineze
spacestage-card-M02 = Kryokineze
spacestage-card-M03 = Elektrokineze
spacestage-card-M04 = Plazmový dech
spacestage-card-M05 = Ruce ohně a ledu
spacestage-card-M06 = Bouřková kůže
spacestage-card-M07 = Regenerace
spacestage-card-M08 = Arxkyneze
spacestage-card-M09 = Iluze
spacestage-card-M10 = Telepatie
spacestage-card-M11 = Teleportace
spacestage-card-M12 = Vivifikace
spacestage-card-M13 = Vortex (mutace)
spacestage-card-E01 = Plamenomet
spacestage-card-E02 = Mrazicí paprsek
spacestage-card-E03 = Oblouková puška
spacestage-card-E04 = Svářecí hořák
spacestage-card-E05 = Chladicí sprej
spacestage-card-E06 = Omračovací obušek
spacestage-card-E07 = Brokovnice
spacestage-card-E08 = Granát
spacestage-card-E09 = Nářadí
spacestage-card-E10 = Lékárnička
spacestage-card-E11 = Zbroj
spacestage-card-E12 = Klobouk
spacestage-card-E13 = Vortex (přístroj)
spacestage-monster-X01 = Plevel
spacestage-monster-X02 = Sliz
spacestage-monster-X03 = Oblak spor
spacestage-monster-X04 = Ledový červ
spacestage-monster-X05 = Žhavá ropucha
spacestage-monster-X06 = Pijavice z prázdnoty
spacestage-monster-X07 = Matka líhně
spacestage-monster-X08 = Průzkumný dron
spacestage-monster-X09 = Hlídací robot
spacestage-monster-X10 = Magnetický krab
spacestage-monster-X11 = Golem z výhně
spacestage-monster-X12 = Mrazivý strážce
spacestage-monster-X13 = Bitevní kolos

## Věci

spacestage-zone-station = Vesmírná stanice
spacestage-zone-crew = Posádka
spacestage-zone-hand = Karty { $c }
spacestage-zone-workshop = Dílna
spacestage-zone-laboratory = Laboratoř
spacestage-zone-turn = Tah
spacestage-room = { $room ->
    [NW] severozápadní místnost
    [N] severní místnost
    [NE] severovýchodní místnost
    [W] dílna
    [E] laboratoř
    [SW] jihozápadní místnost
    [S] jižní místnost
    [SE] jihovýchodní místnost
   *[C] prostřední místnost
}
spacestage-to-room = { $room ->
    [NW] do severozápadní místnosti
    [N] do severní místnosti
    [NE] do severovýchodní místnosti
    [W] do dílny
    [E] do laboratoře
    [SW] do jihozápadní místnosti
    [S] do jižní místnosti
    [SE] do jihovýchodní místnosti
   *[C] do prostřední místnosti
}
spacestage-room-label = { $room ->
    [NW] Severozápadní místnost
    [N] Severní místnost
    [NE] Severovýchodní místnost
    [W] Dílna
    [E] Laboratoř
    [SW] Jihozápadní místnost
    [S] Jižní místnost
    [SE] Jihovýchodní místnost
   *[C] Prostřední místnost
}{ $damage ->
    [0] { "" }
   *[other] ; příšery tu za tah udělí { $damage ->
        [one] { $damage } bod poškození
        [few] { $damage } body poškození
       *[other] { $damage } bodů poškození
    }
}
spacestage-shop-label = { $room ->
    [W] Dílna: vybavení za kovový šrot
   *[E] Laboratoř: mutace za organický materiál
}{ $power ->
    [yes] { "" }
   *[no] ; zavřeno, nejde elektřina
}
spacestage-generator = { $kind ->
    [oxygen] Generátor kyslíku
    [workshop] Generátor elektřiny pro dílnu
   *[laboratory] Generátor elektřiny pro laboratoř
} { $place }{ $broken ->
    [yes] , rozbitý
   *[no] , funguje
}; rozbije ho { $side ->
    [U] horní kostka
   *[L] dolní kostka
}: { $face }
spacestage-slot = Pozice { $slot }, prázdná
spacestage-tokens = { $kind ->
    [organic] { $n }× materiál
   *[scrap] { $n }× šrot
}
spacestage-monster = { $name }, pozice { $slot }: zbývá { $tokens }, za tah udělí { $damage ->
        [one] { $damage } bod poškození
        [few] { $damage } body poškození
       *[other] { $damage } bodů poškození
    }; oheň ×{ $fire }, led ×{ $ice }, blesk ×{ $lightning }{ $boosted ->
    [yes] ; posílená
   *[no] { "" }
}
spacestage-stored = Ve vortexu: { $name }, { $tokens }
spacestage-character = Postava { $c }, { $room }{ $condition ->
    [dying] , umírající
   *[alive] { "" }
}: poškození { $damage } z { $limit }
spacestage-panel = Postava { $c }{ $condition ->
    [dying] , umírající
    [dead] , mrtvá
   *[alive] { "" }
}: poškození { $damage } z { $limit }
spacestage-held = Postava { $c }: { $tokens }
spacestage-noted = Zapsaný hod postavy { $c }: { $face }
spacestage-end-now = Skončit teď: postava { $c } utrpí { $n ->
        [one] { $n } bod poškození
        [few] { $n } body poškození
       *[other] { $n } bodů poškození
    }
spacestage-main-action = { $kind ->
    [move] Pohyb
    [heal] Léčení
    [attack] Útok
   *[repair] Oprava
}{ $spent ->
    [yes] , hotovo
   *[no] , lze provést
}
spacestage-elements = { $elements ->
    [fire] oheň
    [ice] led
    [lightning] blesk
    [fire-ice] oheň nebo led
    [fire-lightning] oheň nebo blesk
    [ice-lightning] led nebo blesk
   *[none] bez živlu
}
spacestage-effect = { $kind ->
    [attack] útok { $value }, { $elements }
    [heal] léčí o { $value } víc
    [repair] přidá k opravě { $value }
    [reduce] poškození na konci tohoto tahu −{ $value }
    [hat] mutace v tomto tahu nestojí žádné poškození
    [vortex] pohltí příšeru ve tvé místnosti, později ji vymění za jinou
    [telepathy] jiná postava provede hlavní akci
    [teleport] přesun do kterékoli místnosti
   *[vivification] do konce tahu mění organický materiál na šrot a zpět
}
spacestage-price = { $deck ->
    [M] použití stojí { $use ->
        [one] { $use } bod poškození
        [few] { $use } body poškození
       *[other] { $use } bodů poškození
    }
   *[E] přebití stojí { $use }× šrot
}
spacestage-card = { $name }: { $effect }; { $price }{ $condition ->
    [used] ; v tomto kole už použitá
    [discharged] ; vybitá
    [both] ; vybitá, v tomto kole už použitá
   *[ready] { "" }
}
spacestage-offer = { $name }: { $effect }; cena { $cost }; { $price }
spacestage-purpose = { $what ->
    [character] Ve svém tahu se přesouvá, útočí, léčí nebo opravuje, každé nejvýš jednou.
    [slot] Sem přicházejí nové příšery, když to určí kostky.
    [monster] Kdo v její místnosti skončí tah, toho zraní. Když ji porazíš, získáš zdroje, ze kterých je.
    [generator] Dokud je rozbitý, nejde nikoho léčit (kyslík), nebo dílna či laboratoř nic neprodá (elektřina). Opravíš ho v jeho místnosti.
    [room] Kdo tu skončí tah, utrpí poškození od zdejších příšer.
    [offer] Když na ni máš, můžeš si ji tady koupit.
    [card] Použij ji ve svém tahu, jednou za kolo.
    [resource] Platí se jím za karty, přebití, léčení a opravy. Můžeš ho dát někomu ve stejné místnosti.
    [end] Ukončí tah; potom udeří příšery ve tvé místnosti.
    [round] Když po posledním kole zbývají příšery, partie není vyhraná.
    [deck] Co ještě přijde. Až všechny příšery přijdou a zmizí, vyhráváte.
    [act] Co postava v tahu zmůže: pohyb, léčení, útok a opravu, každé nejvýš jednou, v libovolném pořadí.
    [heal] Vyléčí tím, co je vybráno; číslo říká, o kolik poškození ubude.
    [blow] Udeří vybranými kartami; číslo říká, kolik příšera utrpí.
    [repair] Jak daleko oprava je: jakmile součet stačí, generátor zase funguje.
    [give-up] Přeruší opravu. Šrot se neplatí, ale akce je pryč.
    [request] Někdo k této akci potřebuje zdroje: dej mu je, nebo odmítni.
    [stored] Příšera, která je teď mimo stanici. Další použití vortexu ji vymění za jinou.
    [noted] Co této postavě naposledy padlo.
    [ending] Jak partie skončila.
   *[die] Nové potíže: kostky určí, kam přijde příšera a který generátor se rozbije.
}
spacestage-would = { $name } proti příšeře { $monster }: poškození { $n }
spacestage-hit = Rána by udělila { $n ->
        [one] { $n } bod poškození
        [few] { $n } body poškození
       *[other] { $n } bodů poškození
    } příšeře { $monster }
spacestage-mend = Postava { $c } se uzdraví o { $n }
spacestage-request = Postava { $asker } prosí postavu { $asked } o { $tokens }
spacestage-repair-sum = Oprava: { $n }/{ $target }
spacestage-deck-X = { $n ->
    [one] V balíčku zbývá { $n } příšera
    [few] V balíčku zbývají { $n } příšery
   *[other] V balíčku zbývá { $n } příšer
}
spacestage-deck-M = { $n ->
    [one] V balíčku zbývá { $n } mutace
    [few] V balíčku zbývají { $n } mutace
   *[other] V balíčku zbývá { $n } mutací
}
spacestage-deck-E = { $n ->
    [one] V balíčku zbývá { $n } karta vybavení
    [few] V balíčku zbývají { $n } karty vybavení
   *[other] V balíčku zbývá { $n } karet vybavení
}
spacestage-round = Kolo { $n }{ $cap ->
    [0] { "" }
   *[other] /{ $cap }
}{ $late ->
    [1] , poslední
    [2] , zbývají dvě
   *[0] { "" }
}
spacestage-die = { $side ->
    [U] Horní kostka
   *[L] Dolní kostka
}: { $face }
spacestage-rolling = Kostky se kutálejí

## Výběr

spacestage-choose-element = { $element ->
    [fire] Jako oheň: { $n }
    [ice] Jako led: { $n }
   *[lightning] Jako blesk: { $n }
}
spacestage-choose-attack = Přidat { $n } k ráně
spacestage-choose-heal = Vyléčit o { $n } víc
spacestage-choose-repair = Přidat k opravě { $n }
spacestage-choose-reduce = Na konci tahu o { $n } méně
spacestage-choose-hat = Mutace bez poškození
spacestage-choose-vivification = Měnit materiál a šrot
spacestage-choose-recharge = Přebít za { $n }× šrot
spacestage-choose-heal-self = Léčit sebe
spacestage-choose-move = Začít pohyb
spacestage-choose-extend = Prodloužit pohyb
spacestage-choose-give = Dát { $tokens }
spacestage-choose-ask = Požádat o { $tokens }
spacestage-choose-convert = { $from }→{ $to }
spacestage-choose-buy = Č. { $c } kupuje: { $cost }
spacestage-choose-draft = Vzít pro postavu { $c }
spacestage-choose-feed = Nová příšera sem
spacestage-choose-sabotage = Rozbít tento generátor
spacestage-choose-infarct = Infarkt: poškození { $n }
spacestage-choose-boost = Posílit o { $n }
spacestage-end-deadly = { $both ->
    [no] Když tah teď skončí, postava { $c } bude umírat.
   *[yes] Když tah teď skončí, budou umírat obě postavy.
} Jestli můžeš, nejdřív odejdi, leč nebo zaútoč.
spacestage-end-anyway = Přesto ukončit tah
spacestage-end = Ukončit tah: poškození { $n }
spacestage-blow = Udeřit: poškození { $n }
spacestage-heal-with = { $organic ->
    [0] Léčit o { $n }
   *[other] Léčit o { $n } za { $organic }× materiál
}
spacestage-pay = Zaplatit { $n }× šrot
spacestage-give-up = Vzdát opravu
spacestage-yes = Předat { $tokens }
spacestage-no = Odmítnout
spacestage-pass = Pasovat

## Co se teď čeká

spacestage-prompt-dealing = Rozdávají se karty.
spacestage-prompt-rolling = Kostky se kutálejí…
spacestage-prompt-drawing = Líže se karta…
spacestage-prompt-draft = { $mine ->
    [yes] Vyber postavě { $c } první kartu.
   *[no] Postava { $c } si vybírá první kartu.
}
spacestage-prompt-turn = { $mine ->
    [yes] Jsi na tahu s postavou { $c }: { $left ->
        [0] hlavní akce jsou vyčerpané.
        [one] zbývá { $left } hlavní akce.
        [few] zbývají { $left } hlavní akce.
       *[other] zbývá { $left } hlavních akcí.
    }
   *[no] Na tahu je postava { $c }: { $left ->
        [0] hlavní akce jsou vyčerpané.
        [one] zbývá { $left } hlavní akce.
        [few] zbývají { $left } hlavní akce.
       *[other] zbývá { $left } hlavních akcí.
    }
}{ $hint ->
    [recharge] { " " }Nejdřív můžeš přebít kartu.
    [act] { " " }Klepni na postavu: může jít, bojovat, léčit nebo opravovat.
    [end] { " " }Tah ukončíš klepnutím na přesýpací hodiny.
   *[none] { "" }
}{ $hurt ->
    [yes] { " " }Konec tahu teď: { $damage ->
        [one] { $damage } bod poškození
        [few] { $damage } body poškození
       *[other] { $damage } bodů poškození
    }.
    [deadly] { " " }Pozor: když tah teď skončí, postava { $c } utrpí { $damage ->
        [one] { $damage } bod poškození
        [few] { $damage } body poškození
       *[other] { $damage } bodů poškození
    } a bude umírat.
   *[no] { "" }
}{ $late ->
    [1] { " " }Poslední kolo!
    [2] { " " }Zbývají dvě kola.
   *[0] { "" }
}
spacestage-prompt-pair = { $mine ->
    [yes] Jsi na tahu s postavami { $c } a { $d }: { $left ->
        [0] hlavní akce jsou vyčerpané.
        [one] zbývá { $left } hlavní akce.
        [few] zbývají { $left } hlavní akce.
       *[other] zbývá { $left } hlavních akcí.
    }
   *[no] Na tahu jsou postavy { $c } a { $d }: { $left ->
        [0] hlavní akce jsou vyčerpané.
        [one] zbývá { $left } hlavní akce.
        [few] zbývají { $left } hlavní akce.
       *[other] zbývá { $left } hlavních akcí.
    }
}{ $hint ->
    [recharge] { " " }Nejdřív můžeš přebít kartu.
    [act] { " " }Klepni na postavu: může jít, bojovat, léčit nebo opravovat.
    [end] { " " }Tah ukončíš klepnutím na přesýpací hodiny.
   *[none] { "" }
}{ $hurt ->
    [yes] { " " }Konec tahu teď: poškození { $damage } a { $damage2 }.
    [deadly] { " " }Pozor: konec tahu je teď smrtelný (poškození { $damage } a { $damage2 }).
   *[no] { "" }
}{ $late ->
    [1] { " " }Poslední kolo!
    [2] { " " }Zbývají dvě kola.
   *[0] { "" }
}
spacestage-prompt-attack = { $mine ->
    [yes] Útok na příšeru { $monster }: zatím { $n } z { $left }, se vším v ruce { $most }. Přidej karty a udeř.
   *[no] Postava { $c } útočí na příšeru { $monster }: zatím { $n ->
        [one] { $n } bod poškození
        [few] { $n } body poškození
       *[other] { $n } bodů poškození
    }.
}
spacestage-prompt-heal = { $mine ->
    [yes] Postava { $target } se uzdraví o { $n }. Přidej karty nebo organický materiál.
   *[no] Postava { $c } léčí postavu { $target }: zatím o { $n }.
}
spacestage-prompt-repair = { $mine ->
    [yes] Oprava: { $n } z { $goal }. Přidej nářadí, doplať zbytek, nebo to vzdej.
   *[no] Postava { $c } opravuje: { $n } z { $goal }.
}
spacestage-prompt-telepathy = { $mine ->
    [yes] Telepatie: vyber hlavní akci postavy { $c }.
   *[no] Telepatie: postava { $d } ovládá postavu { $c }.
}
spacestage-prompt-answer = { $mine ->
    [yes] Postava { $asker } prosí tvou postavu { $asked } o { $tokens }. Předáš to?
   *[no] Postava { $asker } prosí postavu { $asked } o { $tokens }; čeká se na odpověď.
}
spacestage-prompt-master = { $mine ->
    [yes] Station Mastere, { $left ->
        [one] zbývá ti { $left } akce.
        [few] zbývají ti { $left } akce.
       *[other] zbývá ti { $left } akcí.
    }{ $feed ->
        [yes] { " " }Musí to být nová příšera.
       *[no] { " " }Klepni na volnou pozici, generátor, postavu nebo příšeru.
    }
   *[no] Station Master něco chystá.
}{ $late ->
    [1] { " " }Poslední kolo!
    [2] { " " }Zbývají dvě kola.
   *[0] { "" }
}
spacestage-prompt-won = { $master ->
    [yes] Stanice je zachráněna: tým vítězí, Station Master prohrál.
   *[no] Stanice je zachráněna. Všichni vítězíte!
}
spacestage-prompt-lost = { $master ->
    [yes] Všichni čtyři jsou mrtví: vítězí Station Master.
   *[no] Všichni čtyři jsou mrtví. Stanice je ztracena.
}
spacestage-prompt-cap = { $master ->
    [yes] Poslední kolo skončilo a příšery tu pořád jsou: vítězí Station Master.
   *[no] Poslední kolo skončilo a příšery tu pořád jsou: nevyhrál nikdo.
}

## Záznam

spacestage-log-row = Nově { $deck ->
    [M] v laboratoři
   *[E] v dílně
}: { $name }.
spacestage-log-draft = Postava { $c } si bere kartu { $name }.
spacestage-log-recharge = Postava { $c } přebíjí kartu { $name } za { $n }× šrot.
spacestage-log-move = Postava { $c } jde { $room }.
spacestage-log-extend = Postava { $c } pokračuje { $room }.
spacestage-log-heal = Postava { $c } léčí { $self ->
    [yes] sebe
   *[no] postavu { $target }
}, zatím o { $n }.
spacestage-log-healed = Postava { $target } se uzdravuje o { $n }{ $organic ->
    [0] .
   *[other] { " " }za { $organic }× organický materiál.
}
spacestage-log-lives = Postava { $c } už neumírá.
spacestage-log-attack = Postava { $c } útočí na příšeru { $monster }.
spacestage-log-blow = Postava { $c } zasahuje příšeru { $monster } za { $n ->
    [one] { $n } bod poškození
    [few] { $n } body poškození
   *[other] { $n } bodů poškození
} a bere si { $tokens }.
spacestage-log-miss = Útok postavy { $c } na příšeru { $monster } nemá účinek.
spacestage-log-slain = Příšera { $monster } je pryč.
spacestage-log-repair = Postava { $c } začíná opravovat.
spacestage-log-dice = Kostky { $first } a { $second }{ $helpers ->
    [0] { "" }
   *[other] , pomocníci +{ $helpers }
}: { $n } z { $target }.
spacestage-log-repaired = Generátor { $kind ->
    [oxygen] kyslíku
    [workshop] elektřiny pro dílnu
   *[laboratory] elektřiny pro laboratoř
} zase funguje.
spacestage-log-paid = Postava { $c } platí { $n }× šrot.
spacestage-log-gave-up = Postava { $c } opravu vzdává.
spacestage-log-use-attack = Postava { $c } používá kartu { $name }: poškození +{ $n }.
spacestage-log-use-heal = Postava { $c } používá kartu { $name }: léčí o { $n } víc.
spacestage-log-use-repair = Postava { $c } používá kartu { $name }: +{ $n }.
spacestage-log-use-reduce = Postava { $c } používá kartu { $name }: poškození na konci tahu −{ $n }.
spacestage-log-use-hat = Postava { $c } používá kartu { $name }: mutace ji v tomto tahu nic nestojí.
spacestage-log-use-vivification = Postava { $c } používá kartu { $name }: organický materiál a šrot se dají měnit.
spacestage-log-use-teleport = Postava { $c } používá kartu { $name } a skáče { $room }.
spacestage-log-use-telepathy = Postava { $c } používá kartu { $name } a ovládá postavu { $target }.
spacestage-log-use-vortex = Postava { $c } používá kartu { $name }: vortex pohlcuje příšeru { $monster }.
spacestage-log-released = Z vortexu vychází příšera { $monster }, pozice { $slot }.
spacestage-log-give = Postava { $c } dává { $tokens } postavě { $d }.
spacestage-log-ask = Postava { $c } prosí postavu { $d } o { $tokens }.
spacestage-log-refuse = Postava { $d } odmítá.
spacestage-log-buy = Postava { $c } kupuje kartu { $name } za { $cost }.
spacestage-log-convert = Postava { $c } mění { $from } na { $to }.
spacestage-log-end = Postava { $c } končí tah.
spacestage-log-suffer = Postava { $c } dostává { $n ->
    [one] { $n } bod poškození
    [few] { $n } body poškození
   *[other] { $n } bodů poškození
}.
spacestage-log-dying = Postava { $c } umírá!
spacestage-log-roll = Umírající postava { $c } hází { $face }{ $noted ->
    [0] .
   *[other] , předtím { $noted }.
}
spacestage-log-dead = Postava { $c } je mrtvá.
spacestage-log-revived = Postava { $c } se vrací do života.
spacestage-log-troubles = Nové potíže: horní kostka { $upper }, dolní kostka { $lower }.
spacestage-log-broken = Generátor { $kind ->
    [oxygen] kyslíku
    [workshop] elektřiny pro dílnu
   *[laboratory] elektřiny pro laboratoř
} přestává fungovat.
spacestage-log-monster = Na pozici { $slot } se objevuje { $monster }.
spacestage-log-quiet = Nic nového se neděje.
spacestage-log-round = { $n }. kolo.
spacestage-log-feed = Station Master posílá na pozici { $slot } novou příšeru.
spacestage-log-sabotage = Station Master sabotuje generátor.
spacestage-log-infarct = Infarkt: postava { $c } dostává { $n ->
    [one] { $n } bod poškození
    [few] { $n } body poškození
   *[other] { $n } bodů poškození
}.
spacestage-log-boost = Station Master posiluje příšeru { $monster }.
spacestage-log-pass = Station Master pasuje.
spacestage-log-win = { $master ->
    [yes] Poslední příšera je pryč: vítězí tým!
   *[no] Poslední příšera je pryč: všichni vítězíte!
}
spacestage-log-loss = { $master ->
    [yes] Nikdo už nežije: vítězí Station Master.
   *[no] Nikdo už nežije: stanice je ztracena.
}
spacestage-log-cap = { $master ->
    [yes] Poslední kolo končí: vítězí Station Master.
   *[no] Poslední kolo končí: nevyhrává nikdo.
}

## Co lze ukázat

spacestage-overlay-end = Poškození, kdyby tah skončil teď
spacestage-overlay-blows = Možné poškození příšer
spacestage-overlay-reach = Kam vede pohyb
spacestage-overlay-oxygen = Kyslík a elektřina
spacestage-mark-end = Skončí-li tah teď, postava { $c } utrpí { $n ->
        [one] { $n } bod poškození
        [few] { $n } body poškození
       *[other] { $n } bodů poškození
    }
spacestage-mark-deadly = Skončí-li tah teď, postava { $c } utrpí { $n ->
        [one] { $n } bod poškození
        [few] { $n } body poškození
       *[other] { $n } bodů poškození
    } a bude umírat
spacestage-mark-blow = Postava { $c } by všemi kartami zasáhla příšeru { $monster } za { $n ->
    [one] { $n } bod poškození
    [few] { $n } body poškození
   *[other] { $n } bodů poškození
}
spacestage-mark-kill = Postava { $c } by příšeru { $monster } dorazila: { $n ->
        [one] { $n } bod poškození
        [few] { $n } body poškození
       *[other] { $n } bodů poškození
    }
spacestage-mark-safe = { $room }: žádná příšera
spacestage-mark-unsafe = { $room }: { $n ->
        [one] { $n } bod poškození
        [few] { $n } body poškození
       *[other] { $n } bodů poškození
    } za tah
spacestage-mark-no-healing = Dokud je rozbitý generátor kyslíku, nejde nikoho léčit
spacestage-mark-no-air = Oba generátory kyslíku jsou rozbité: na konci každého tahu navíc { $n ->
        [one] { $n } bod poškození
        [few] { $n } body poškození
       *[other] { $n } bodů poškození
    }
spacestage-mark-no-power = Bez elektřiny se tu nic neprodává

## Odmítnutí

spacestage-refusal-no-such-action = Taková akce v této hře není. Vyber některou na plánu.
spacestage-refusal-match-over = Partie už skončila. Chceš-li hrát dál, začni novou.
spacestage-refusal-chance-waits = Počkej na hod kostkami nebo na kartu.
spacestage-refusal-no-chance-waits = Nic takového se teď nehází ani nelíže. Vyber akci.
spacestage-refusal-not-in-deck = Tato karta není v balíčku. Vyber jinou.
spacestage-refusal-answer-pending = Někdo byl požádán o zdroje. Počkej na odpověď.
spacestage-refusal-nothing-asked = Tuto postavu o nic nikdo nežádal. Vyber akci.
spacestage-refusal-draft-first = Nejdřív si všichni vyberou první kartu, v pořadí postav.
spacestage-refusal-draft-over = První karty už jsou vybrané. Další koupíš v dílně a v laboratoři.
spacestage-refusal-not-on-turn = Tato postava není na tahu. Vyber tu, která je.
spacestage-refusal-open-action = Nejdřív dokonči rozdělanou akci: přidej k ní karty, nebo ji uzavři.
spacestage-refusal-no-open-action = Taková akce teď neprobíhá. Nejdřív ji začni.
spacestage-refusal-telepathy-first = Nejdřív vyber hlavní akci postavy, kterou ovládáš telepatií.
spacestage-refusal-no-telepathy = Tuto postavu teď nikdo neovládá. Nejdřív použij Telepatii.
spacestage-refusal-actions-spent = Všechny hlavní akce tohoto tahu jsou vyčerpané. Ukonči tah.
spacestage-refusal-kind-repeated = Tuto hlavní akci už postava v tomto tahu provedla. Vyber jinou.
spacestage-refusal-not-adjacent = Tato místnost není vedle. Jít můžeš jen do sousední.
spacestage-refusal-no-extension = Prodloužit lze jen poslední pohyb, a to z místnosti bez příšer.
spacestage-refusal-not-in-room = To není ve stejné místnosti. Nejdřív tam dojdi.
spacestage-refusal-not-hurt = Tato postava není zraněná. Vyber jinou.
spacestage-refusal-not-living = Tato postava umírá nebo je mrtvá. Vyber jinou.
spacestage-refusal-oneself = Tady nemůže jít o tutéž postavu. Vyber jinou.
spacestage-refusal-oxygen-broken = Dokud je rozbitý generátor kyslíku, nejde nikoho léčit. Nejdřív ho oprav.
spacestage-refusal-needs-no-more = Víc už tuto postavu léčit netřeba. Dokonči léčení.
spacestage-refusal-too-few-tokens = Tolik zdrojů tu není. Nejdřív jich získej víc.
spacestage-refusal-no-monster = Není tu žádná příšera. Vyber jinou pozici.
spacestage-refusal-no-attack-card = V této partii je k útoku potřeba útočná karta. Nejdřív si nějakou pořiď.
spacestage-refusal-nothing-broken = V této místnosti není rozbitý generátor. Jdi k některému, který je.
spacestage-refusal-wrong-payment = Zaplať přesně tolik šrotu, kolik chybí.
spacestage-refusal-not-owned = Tato postava takovou kartu nemá. Vyber některou její.
spacestage-refusal-used = Tato karta už byla v tomto kole použita. Vyber jinou.
spacestage-refusal-discharged = Karta je vybitá. Přebít ji můžeš na začátku svého tahu.
spacestage-refusal-not-discharged = Tato karta je nabitá. Vyber některou vybitou.
spacestage-refusal-wrong-element = Karta má dva živly. Vyber jeden z nich.
spacestage-refusal-wrong-target = Karta potřebuje jiný cíl. Vyber některý ze zvýrazněných.
spacestage-refusal-passive-hat = V této partii působí Klobouk sám: používat ho nemusíš.
spacestage-refusal-same-room = Tam už postava je. Vyber jinou místnost.
spacestage-refusal-window-closed = Karty můžeš přebíjet jen na samém začátku tahu. Počkej na svůj příští tah.
spacestage-refusal-one-recharge = Za tah můžeš přebít jen jednu kartu. Teď vyber akci.
spacestage-refusal-cannot-act = Tato postava v tomto tahu nesmí nic dělat. Vyber jinou.
spacestage-refusal-no-conversion = Měnit zdroje můžeš jen v tahu, ve kterém použiješ Vivifikaci.
spacestage-refusal-side-actions-spent = V tomto tahu už proběhlo dvanáct výměn, proseb a proměn, víc jich být nemůže. Udělej něco jiného.
spacestage-refusal-not-in-row = Tato karta není v nabídce. Vyber některou z ní.
spacestage-refusal-not-in-shop = Tohle tady nekoupíš: vybavení se kupuje v dílně, mutace v laboratoři.
spacestage-refusal-no-power = Nejde sem elektřina. Nejdřív oprav generátor.
spacestage-refusal-masters-turn = Na tahu je Station Master. Počkej na něj.
spacestage-refusal-teams-turn = Station Master teď není na tahu. Počkej na přeživší.
spacestage-refusal-must-feed = Jednou z tvých akcí musí být nová příšera. Klepni na volnou pozici.
spacestage-refusal-nothing-to-draw = V balíčku už žádná příšera není. Vyber jinou akci.
spacestage-refusal-slot-taken = Na této pozici už příšera je. Vyber volnou.
spacestage-refusal-broken-already = Tento generátor už je rozbitý. Vyber jiný.
spacestage-refusal-boosted-already = Tato příšera už je posílená. Vyber jinou.
spacestage-refusal-must-act = Station Master smí pasovat, jen když nemůže udělat nic jiného. Vyber akci.
