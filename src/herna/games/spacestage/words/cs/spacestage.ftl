spacestage-title = Space Stage
spacestage-summary =
    Čtyři přeživší na rozpadající se vesmírné stanici sdílejí jeden osud: zbavit se všech příšer dřív, než všichni zemřou.
    Dotkni se postavy a pak místnosti, příšery, generátoru nebo kamaráda; dotkni se karty a uvidíš, co by udělala. V tahu máš dvě různé hlavní akce, potom udeří příšery ve tvé místnosti.
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
spacestage-seat-S-aim = Jsi Station Master a hraješ proti čtyřem přeživším: vyhraješ, když všichni zemřou, nebo když po posledním kole zbývají příšery. Ve svém tahu máš dvě akce: dotkni se volné pozice pro novou příšeru, generátoru, aby se porouchal, postavy pro infarkt, nebo příšery, aby zesílila. Jedna z akcí musí být nová příšera, dokud nějaká je.

## Volby

spacestage-preset-crew = Posádka
spacestage-preset-crew-hint = Čtyři přeživší proti stanici; vedou je lidé i roboti.
spacestage-preset-hardcore = Hardcore
spacestage-preset-hardcore-hint = Totéž, jen se umírá o jedno poškození dřív.
spacestage-preset-pairs = Dva hráči
spacestage-preset-pairs-hint = Dva lidé, každý vede dvě postavy a dělí mezi ně tři hlavní akce.
spacestage-preset-master = Station Master
spacestage-preset-master-hint = Jeden hráč navíc posílá příšery a hraje proti všem ostatním; s čísly z pravidel skoro vždy vyhraje.
spacestage-preset-duel = Souboj
spacestage-preset-duel-hint = Vyrovnaný zápas proti Station Masterovi: přeživší snesou 22 poškození, infarkt a posílení přidají jen 1.
spacestage-option-hardcore = Hardcore
spacestage-option-hardcore-explain = Postavy umírají už při 7 poškozeních.
spacestage-option-hardcore-false = Ne
spacestage-option-hardcore-true = Ano
spacestage-option-pairs = Dva hráči
spacestage-option-pairs-explain = Každý vede dvě postavy a dělí mezi ně tři hlavní akce.
spacestage-option-pairs-false = Ne
spacestage-option-pairs-true = Ano
spacestage-option-master = Station Master
spacestage-option-master-explain = Jeden hráč navíc sesílá potíže a hraje proti všem ostatním.
spacestage-option-master-false = Ne
spacestage-option-master-true = Ano
spacestage-option-generators = Generátory
spacestage-option-generators-explain = Které dva ze čtyř generátorů dávají kyslík.
spacestage-option-generators-diagonal = Kyslík vlevo nahoře a vpravo dole
spacestage-option-generators-rows = Kyslík z obou horních
spacestage-option-move_extension = Prodloužení pohybu
spacestage-option-move_extension-explain = Jak daleko se dá pokračovat přes místnosti bez příšer.
spacestage-option-move_extension-one = Jeden krok navíc
spacestage-option-move_extension-chain = Pořád dál
spacestage-option-bare_hands = Holé ruce
spacestage-option-bare_hands-explain = Kolik poškození dá útok bez jediné karty.
spacestage-option-bare_hands-0 = Nic: k útoku je potřeba karta
spacestage-option-bare_hands-1 = 1
spacestage-option-bare_hands-2 = 2
spacestage-option-hat = Klobouk
spacestage-option-hat-explain = Používá a přebíjí se Klobouk jako jiné vybavení, nebo působí stále?
spacestage-option-hat-active = Musí se použít
spacestage-option-hat-passive = Působí stále
spacestage-option-revived = Návrat hodem
spacestage-option-revived-explain = Kdy zase hraje umírající postava, která se vrátila vlastním hodem?
spacestage-option-revived-plays = Hned
spacestage-option-revived-waits = Od příštího kola
spacestage-option-feeding = Station Master a balíček
spacestage-option-feeding-explain = Musí být jednou z jeho akcí nová příšera?
spacestage-option-feeding-must = Ano, dokud to jde
spacestage-option-feeding-free = Ne
spacestage-option-consent = Prosba o suroviny
spacestage-option-consent-explain = Smí ten, kdo je o suroviny požádán, odmítnout?
spacestage-option-consent-ask = Ano, ptáme se ho
spacestage-option-consent-free = Ne, prostě se vezmou
spacestage-option-cap = Nejvíce kol
spacestage-option-cap-explain = Po tolika kolech partie končí bez vítězství; 0 znamená nikdy.
spacestage-option-cards = Sada karet
spacestage-option-cards-explain = „standard“ jsou karty a čísla z pravidel, „duel“ tytéž karty s mírnějšími čísly proti Station Masterovi. Můžeš vložit i vlastní seznam karet (TOML).
spacestage-option-cards-standard = Karty a čísla z pravidel
spacestage-option-cards-duel = Čísla souboje: 22 poškození, infarkt 1, posílení 1

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
   *[other] ; příšery tu za tah způsobí { $damage } poškození
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
    [organic] { $n }× organický materiál
   *[scrap] { $n }× kovový šrot
}
spacestage-monster = { $name }, pozice { $slot }: zbývá { $tokens }, za tah způsobí { $damage } poškození; oheň ×{ $fire }, led ×{ $ice }, blesk ×{ $lightning }{ $boosted ->
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
spacestage-end-now = Skončit teď: postava { $c } utrpí { $n } poškození
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
    [reduce] na konci tohoto tahu o { $value } poškození méně
    [hat] mutace v tomto tahu nestojí žádné poškození
    [vortex] pohltí příšeru ve tvé místnosti, později ji vymění za jinou
    [telepathy] jiná postava provede hlavní akci
    [teleport] přesun do kterékoli místnosti
   *[vivification] do konce tahu mění organický materiál na šrot a zpět
}
spacestage-price = { $deck ->
    [M] použití stojí { $use } poškození
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
    [character] Jedná ve svém tahu: jde, útočí, léčí nebo opravuje, každé nejvýš jednou.
    [slot] Sem přicházejí nové příšery, když to určí kostky.
    [monster] Kdo s ní skončí tah v jedné místnosti, utrpí její poškození. Když ji porazíš, získáš, z čeho je.
    [generator] Dokud je rozbitý, nikdo se neléčí (kyslík) nebo je zavřený obchod (energie). Opravíš ho v jeho místnosti.
    [room] Kdo tu skončí tah, utrpí poškození od zdejších příšer.
    [offer] Kup ji v tomto obchodě, máš-li na ni.
    [card] Použij ji ve svém tahu, jednou za kolo.
    [resource] Platí se jí za karty, přebití, léčení a opravy. Můžeš ji dát někomu ve stejné místnosti.
    [end] Ukončí tah; potom vrátí úder příšery ve tvé místnosti.
    [round] Když skončí poslední kolo a zbývají příšery, partie není vyhraná.
    [deck] Co ještě přijde. Až všechny příšery přijdou a zmizí, vyhráváte.
   *[die] Nové potíže: kostky určí, kam přijde příšera a který generátor se rozbije.
}
spacestage-would = { $name } proti příšeře { $monster }: { $n } poškození
spacestage-hit = Rána by příšeře { $monster } způsobila { $n } poškození
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
spacestage-choose-attack = Přidat k ráně { $n } poškození
spacestage-choose-heal = Vyléčit o { $n } víc
spacestage-choose-repair = Přidat k opravě { $n }
spacestage-choose-reduce = Na konci tohoto tahu o { $n } poškození méně
spacestage-choose-hat = Mutace v tomto tahu nestojí žádné poškození
spacestage-choose-vivification = Do konce tahu měnit organický materiál a šrot
spacestage-choose-recharge = Přebít za { $n }× šrot
spacestage-choose-heal-self = Léčit sebe
spacestage-choose-move = Začít pohyb
spacestage-choose-extend = Prodloužit pohyb
spacestage-choose-give = Dát { $tokens }
spacestage-choose-ask = Požádat o { $tokens }
spacestage-choose-convert = Proměnit { $from } na { $to }
spacestage-choose-buy = Postava { $c } kupuje za { $cost }
spacestage-choose-draft = Postava { $c } si ji bere
spacestage-choose-feed = Sem přijde nová příšera
spacestage-choose-sabotage = Rozbít tento generátor
spacestage-choose-infarct = Infarkt: hned { $n } poškození
spacestage-choose-boost = Posílit: o { $n } poškození víc, živly účinkují méně
spacestage-end-deadly = { $both ->
    [no] Když tah teď skončí, postava { $c } umírá.
   *[yes] Když tah teď skončí, umírají obě postavy.
} Jestli můžeš, nejdřív odejdi, leč se nebo zaútoč.
spacestage-end-anyway = Přesto ukončit tah
spacestage-end = Ukončit tah: { $n } poškození
spacestage-blow = Udeřit: { $n } poškození
spacestage-heal-with = { $organic ->
    [0] Vyléčit o { $n }
   *[other] Vyléčit o { $n } a spotřebovat { $organic }× organický materiál
}
spacestage-pay = Zaplatit { $n }× šrot: generátor bude zase fungovat
spacestage-give-up = Opravu vzdát
spacestage-yes = Předat { $tokens }
spacestage-no = Odmítnout
spacestage-pass = Vynechat

## Co se teď čeká

spacestage-prompt-dealing = Rozdávají se karty.
spacestage-prompt-rolling = Kostky se kutálejí…
spacestage-prompt-drawing = Táhne se karta…
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
    [recharge] { " " }Nejdřív smíš přebít kartu.
    [act] { " " }Dotkni se postavy: může jít, bojovat, léčit nebo opravovat.
    [end] { " " }Tah skončíš přesýpacími hodinami.
   *[none] { "" }
}{ $hurt ->
    [deadly] { " " }Pozor: když tah teď skončí, utrpí postava { $c } { $damage } poškození a umírá.
    [yes] { " " }Konec tahu teď: { $damage } poškození.
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
    [recharge] { " " }Nejdřív smíš přebít kartu.
    [act] { " " }Dotkni se postavy: může jít, bojovat, léčit nebo opravovat.
    [end] { " " }Tah skončíš přesýpacími hodinami.
   *[none] { "" }
}{ $hurt ->
    [deadly] { " " }Pozor: konec tahu je teď smrtelný (poškození { $damage } a { $damage2 }).
    [yes] { " " }Konec tahu teď: { $damage } a { $damage2 } poškození.
   *[no] { "" }
}{ $late ->
    [1] { " " }Poslední kolo!
    [2] { " " }Zbývají dvě kola.
   *[0] { "" }
}
spacestage-prompt-attack = { $mine ->
    [yes] Útok na příšeru { $monster }: zatím { $n } z { $left }, se vším v ruce { $most }. Přidej karty a udeř.
   *[no] Postava { $c } útočí na příšeru { $monster }: zatím { $n } poškození.
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
   *[no] Telepatie: postava { $d } vede postavu { $c }.
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
       *[no] { " " }Dotkni se volné pozice, generátoru, postavy nebo příšery.
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
   *[no] Poslední kolo skončilo a příšery tu pořád jsou: vítězství nebude.
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
spacestage-log-heal = Postava { $c } začíná léčit { $self ->
    [yes] sebe
   *[no] postavu { $target }
}: { $n }.
spacestage-log-healed = Postava { $target } se uzdravila o { $n }{ $organic ->
    [0] .
   *[other] , stálo to { $organic }× organický materiál.
}
spacestage-log-lives = Postava { $c } už neumírá.
spacestage-log-attack = Postava { $c } útočí na příšeru { $monster }.
spacestage-log-blow = Postava { $c } způsobila příšeře { $monster } { $n } poškození a bere si { $tokens }.
spacestage-log-miss = Postava { $c } příšeře { $monster } nijak neublížila.
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
spacestage-log-use-attack = Postava { $c } používá kartu { $name }: +{ $n } poškození.
spacestage-log-use-heal = Postava { $c } používá kartu { $name }: léčí o { $n } víc.
spacestage-log-use-repair = Postava { $c } používá kartu { $name }: +{ $n }.
spacestage-log-use-reduce = Postava { $c } používá kartu { $name }: v tomto tahu o { $n } poškození méně.
spacestage-log-use-hat = Postava { $c } používá kartu { $name }: mutace ji v tomto tahu nic nestojí.
spacestage-log-use-vivification = Postava { $c } používá kartu { $name }: organický materiál a šrot se dají měnit.
spacestage-log-use-teleport = Postava { $c } používá kartu { $name } a skáče { $room }.
spacestage-log-use-telepathy = Postava { $c } používá kartu { $name } a vede postavu { $target }.
spacestage-log-use-vortex = Postava { $c } používá kartu { $name }: příšera { $monster } je pohlcena.
spacestage-log-released = Z vortexu vychází příšera { $monster }, pozice { $slot }.
spacestage-log-give = Postava { $c } dává { $tokens } postavě { $d }.
spacestage-log-ask = Postava { $c } prosí postavu { $d } o { $tokens }.
spacestage-log-refuse = Postava { $d } odmítá.
spacestage-log-buy = Postava { $c } kupuje kartu { $name } za { $cost }.
spacestage-log-convert = Postava { $c } mění { $from } na { $to }.
spacestage-log-end = Postava { $c } končí tah.
spacestage-log-suffer = Postava { $c } utrpí { $n } poškození.
spacestage-log-dying = Postava { $c } umírá!
spacestage-log-roll = Umírající postava { $c } hodila { $face }{ $noted ->
    [0] .
   *[other] , předtím { $noted }.
}
spacestage-log-dead = Postava { $c } je mrtvá.
spacestage-log-revived = Postava { $c } se vrací do života.
spacestage-log-troubles = Nové potíže: horní kostka { $upper }, dolní kostka { $lower }.
spacestage-log-broken = Rozbil se generátor { $kind ->
    [oxygen] kyslíku
    [workshop] elektřiny pro dílnu
   *[laboratory] elektřiny pro laboratoř
}.
spacestage-log-monster = Na pozici { $slot } se objevuje { $monster }.
spacestage-log-quiet = Nic nového se neděje.
spacestage-log-round = { $n }. kolo.
spacestage-log-feed = Station Master posílá na pozici { $slot } novou příšeru.
spacestage-log-sabotage = Station Master útočí na generátor.
spacestage-log-infarct = Infarkt: postava { $c } utrpí { $n } poškození.
spacestage-log-boost = Station Master posiluje příšeru { $monster }.
spacestage-log-pass = Station Master vynechává.
spacestage-log-win = { $master ->
    [yes] Poslední příšera je pryč: vítězí tým!
   *[no] Poslední příšera je pryč: všichni vítězíte!
}
spacestage-log-loss = { $master ->
    [yes] Nikdo nezůstal naživu: vítězí Station Master.
   *[no] Nikdo nezůstal naživu: stanice je ztracena.
}
spacestage-log-cap = { $master ->
    [yes] Poslední kolo skončilo: vítězí Station Master.
   *[no] Poslední kolo skončilo: vítězství nebude.
}

## Co lze ukázat

spacestage-overlay-end = Poškození, kdyby tah skončil teď
spacestage-overlay-blows = Kolik by kdo způsobil
spacestage-overlay-reach = Kam vede pohyb
spacestage-overlay-oxygen = Kyslík a elektřina
spacestage-mark-end = Skončí-li tah teď, postava { $c } utrpí { $n } poškození
spacestage-mark-deadly = Skončí-li tah teď, postava { $c } utrpí { $n } poškození a bude umírat
spacestage-mark-blow = Postava { $c } by všemi kartami způsobila příšeře { $monster } { $n } poškození
spacestage-mark-kill = Postava { $c } by příšeru { $monster } dorazila: { $n } poškození
spacestage-mark-safe = { $room }: žádná příšera
spacestage-mark-unsafe = { $room }: { $n } poškození za tah
spacestage-mark-no-healing = Dokud je rozbitý generátor kyslíku, nejde nikoho léčit
spacestage-mark-no-air = Oba generátory kyslíku jsou rozbité: na konci každého tahu o { $n } poškození víc
spacestage-mark-no-power = Bez elektřiny se tu nic neprodává

## Odmítnutí

spacestage-refusal-no-such-action = Taková akce neexistuje.
spacestage-refusal-match-over = Partie už skončila.
spacestage-refusal-chance-waits = Nejdřív musí padnout kostky nebo přijít karta.
spacestage-refusal-no-chance-waits = Nic takového se teď nehází ani netáhne.
spacestage-refusal-not-in-deck = Ta karta není v balíčku.
spacestage-refusal-answer-pending = Nejdřív je třeba odpovědět na prosbu.
spacestage-refusal-nothing-asked = Tuto postavu o nic nežádali.
spacestage-refusal-draft-first = Nejdřív si všichni postupně vyberou první kartu.
spacestage-refusal-draft-over = První karty už jsou vybrané.
spacestage-refusal-not-on-turn = Tato postava není na tahu.
spacestage-refusal-open-action = Nejdřív dokonči započatou akci: přidej k ní karty, nebo ji uzavři.
spacestage-refusal-no-open-action = Žádná taková akce nebyla započata.
spacestage-refusal-telepathy-first = Telepatie čeká na hlavní akci vedené postavy.
spacestage-refusal-no-telepathy = Tuto postavu teď nikdo nevede.
spacestage-refusal-actions-spent = Všechny hlavní akce tohoto tahu jsou vyčerpané.
spacestage-refusal-kind-repeated = Tuto hlavní akci už postava v tomto tahu provedla.
spacestage-refusal-not-adjacent = Pohyb vede do sousední místnosti.
spacestage-refusal-no-extension = Prodloužit lze jen poslední pohyb, a to z místnosti bez příšer.
spacestage-refusal-not-in-room = To není ve stejné místnosti.
spacestage-refusal-not-hurt = Tato postava nemá co léčit.
spacestage-refusal-not-living = Tato postava umírá nebo je mrtvá.
spacestage-refusal-oneself = K tomu je potřeba jiná postava.
spacestage-refusal-oxygen-broken = Dokud je rozbitý generátor kyslíku, nejde nikoho léčit.
spacestage-refusal-needs-no-more = Víc už tato postava nepotřebuje.
spacestage-refusal-too-few-tokens = Tolik surovin tu není.
spacestage-refusal-no-monster = Není tu žádná příšera.
spacestage-refusal-no-attack-card = V této partii je k útoku potřeba útočná karta.
spacestage-refusal-nothing-broken = V této místnosti není rozbitý generátor.
spacestage-refusal-wrong-payment = Platí se přesně tolik, kolik chybí.
spacestage-refusal-not-owned = Tato postava takovou kartu nemá.
spacestage-refusal-used = Karta funguje jen jednou za kolo.
spacestage-refusal-discharged = Karta je vybitá.
spacestage-refusal-not-discharged = Karta je nabitá.
spacestage-refusal-wrong-element = U karty se dvěma živly je třeba jeden z nich zvolit.
spacestage-refusal-wrong-target = Karta potřebuje jiný cíl.
spacestage-refusal-passive-hat = V této partii působí Klobouk sám.
spacestage-refusal-same-room = Tam už postava je.
spacestage-refusal-window-closed = Karty se přebíjejí na samém začátku tahu.
spacestage-refusal-one-recharge = V tahu se přebíjí jen jedna karta.
spacestage-refusal-cannot-act = Tato postava v tomto tahu nesmí nic dělat.
spacestage-refusal-no-conversion = K proměně je třeba Vivifikace použitá v tomto tahu.
spacestage-refusal-side-actions-spent = V tomto tahu už proběhlo dvanáct výměn, proseb a proměn; víc nelze.
spacestage-refusal-not-in-row = Ta karta není v nabídce.
spacestage-refusal-not-in-shop = Vybavení se kupuje v dílně, mutace v laboratoři.
spacestage-refusal-no-power = Generátor, který sem dodává elektřinu, je rozbitý.
spacestage-refusal-masters-turn = Na tahu je Station Master.
spacestage-refusal-teams-turn = Station Master teď není na tahu.
spacestage-refusal-must-feed = Jednou z akcí Station Mastera musí být nová příšera.
spacestage-refusal-nothing-to-draw = V balíčku už žádná příšera není.
spacestage-refusal-slot-taken = Na té pozici už příšera je.
spacestage-refusal-broken-already = Ten generátor už je rozbitý.
spacestage-refusal-boosted-already = Ta příšera už je posílená.
spacestage-refusal-must-act = Station Master vynechává jen tehdy, když nemůže udělat nic jiného.
