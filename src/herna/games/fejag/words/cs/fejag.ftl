fejag-title = FEJAG
    .team = FEJAG
fejag-summary =
    Prosviťte si cestu temnou džunglí ke skrytému chrámu. Každé zvíře svítí po svých liniích a stavět
    smíte jen tam, kam dopadá vaše světlo. Kupujte zvířata, zhasínejte cizí světla a na konci sečtěte své světelné cesty.
fejag-seat-F = FBI
fejag-seat-E = Exoti
fejag-seat-J = Archeologové
fejag-seat-J-short = Archeol.
fejag-seat-A = Vetřelci
fejag-seat-G = Vláda
fejag-seat-F-leader = Mulder a Scullyová
fejag-seat-E-leader = Exem Veliký
fejag-seat-J-leader = Indiana Jones
fejag-seat-A-leader = Matka XXV
fejag-seat-G-leader = generál Gen
fejag-seat-master = Organizátor

## Možnosti

fejag-preset-quick = Rychlá kampaň
fejag-preset-quick-hint = Celá kampaň na malé mapě na jedno posezení; o dílčích hrách rozhodují karty úsilí.
fejag-preset-written = Podle pravidel
fejag-preset-written-hint = Deset dlouhých dnů a den vejce na mapě 41 × 41. Figurky se staví jen tam, kam vedla světelná cesta už před tahem, všechny týmy nakupují najednou, platí dřívější žádost a v krajním případě smíte strhnout body.
fejag-preset-small = Snazší pro malé tábory
fejag-preset-small-hint = Mapa 21 × 21. Nové světlo se dá využít hned, týmy nakupují jeden po druhém od nejlepšího z dílčí hry a pokuty se nedávají.
fejag-option-chain = Stavění v novém světle
fejag-option-chain-explain = Zda se světlo získané novou figurkou smí využít hned v témže tahu.
fejag-option-chain-true = Hned
fejag-option-chain-false = Až od příštího tahu
fejag-option-teleport_dirs = Světlo z teleportu
fejag-option-teleport_dirs-explain = Kam světlo pokračuje z druhého konce teleportu.
fejag-option-teleport_dirs-all = Všemi směry figurky
fejag-option-teleport_dirs-same = Směrem, kterým přišlo
fejag-option-middle_ends = Prostřední úseky
fejag-option-middle_ends-explain = Mezi kterými figurkami nesmí stavět nikdo jiný.
fejag-option-middle_ends-path = Úseky vlastní cesty týmu
fejag-option-middle_ends-any = Mezi libovolnými dvěma
fejag-option-protect_dark = Zhaslé prostřední úseky
fejag-option-protect_dark-explain = Zda zůstávají chráněné prostřední úseky cesty, kterou zhasl útok.
fejag-option-protect_dark-true = Zůstávají chráněné
fejag-option-protect_dark-false = Smí se na nich stavět
fejag-option-cond3 = Kde smí stát útočník
fejag-option-cond3-explain = Čímu světlu se útočník musí vyhnout.
fejag-option-cond3-team = Světlu celého týmu
fejag-option-cond3-target = Světlu napadené figurky
fejag-option-balance = Vyrovnané útoky
fejag-option-balance-explain = Jak dlouho protiútok drží útok v rovnováze.
fejag-option-balance-running = Dokud protiútočník svítí
fejag-option-balance-settled = Navždy
fejag-option-hp1_scope = První útočník
fejag-option-hp1_scope-explain = Od čeho první útočník drží ostatní týmy dál.
fejag-option-hp1_scope-path = Od napadené cesty
fejag-option-hp1_scope-team = Od celého týmu
fejag-option-reveal = Odkryté překážky
fejag-option-reveal-explain = Které překážky světlo ukáže.
fejag-option-reveal-hits = Ty, které ho zastaví
fejag-option-reveal-cells = Všechny u odkrytých polí
fejag-option-late_egg = Vejce po desátém dni
fejag-option-late_egg-explain = Zda se smí na otázky o vejci odpovídat i poslední den.
fejag-option-late_egg-off = Už ne
fejag-option-late_egg-honour = Jen pro čest
fejag-option-late_egg-on = I o body
fejag-option-order = Pořadí nákupů
fejag-option-order-explain = Kdo po dílčí hře nakupuje první. Při nákupu najednou platí dřívější žádost.
fejag-option-order-rank = Podle umístění
fejag-option-order-submission = Všichni najednou
fejag-option-penalty = Pokuty
fejag-option-penalty-explain = Zda organizátor smí za nedovolenou žádost strhnout cenu figurky.
fejag-option-penalty-off = Žádné
fejag-option-penalty-gm = Rozhoduje organizátor
fejag-option-ranks = Dílčí hry
fejag-option-ranks-explain = Odkud se bere pořadí dne.
fejag-option-ranks-manual = Hrají se na táboře
fejag-option-ranks-random = Losují se
fejag-option-ranks-effort = Karty úsilí
fejag-option-calendar = Dny týmů
fejag-option-calendar-explain = Beze změny se týmy dne losují. Jinak se pro každý den kromě posledního zapíše písmeno týmu.
fejag-option-days = Počet dnů
fejag-option-days-explain = Dny, které mají tým dne a nákup. Po nich přijde ještě poslední den, den vejce. Na méně dnů se hodí menší mapa.
fejag-option-points = Body za umístění
fejag-option-points-explain = Za první až páté místo v dílčí hře.
fejag-option-map = Mapa
fejag-option-map-explain = První číslo je velikost (11, 21, 31, 41), slovo za ním obtížnost. Vložit se dá i vlastní mapa.

## Věci

fejag-zone-board = Džungle
fejag-zone-teams = Týmy a dny
fejag-zone-shop = Figurky na prodej
fejag-zone-cards = Karty úsilí
fejag-zone-master = Panel organizátora
fejag-zone-egg = Tajemství vejce
fejag-figure-Ti = tygr
fejag-figure-Be = medvěd
fejag-figure-Sn = had
fejag-figure-Ta = tarantule
fejag-figure-Mo = opice
fejag-figure-Fr = žába
fejag-victim-Ti = tygra
fejag-victim-Be = medvěda
fejag-victim-Sn = hada
fejag-victim-Ta = tarantuli
fejag-victim-Mo = opici
fejag-figure-label = { $team }: { $figure } na { $place }, { $condition ->
    [shining] svítí
    [attacked] po útoku nesvítí
   *[dark] nesvítí, chybí přívod světla
}
fejag-purpose-unlit = Nedopadá na ni světlo jejího týmu. Rozsvítí se, jakmile její pole osvětlí některá svítící figurka týmu.
fejag-purpose-put-out = Zhasl ji útok: { $team }, { $figure } na { $place }. Rozsvítí se, až útočník sám zhasne, nebo až útok opětujete: napadněte ho, nebo cestu, po které dostává světlo.
fejag-cell = { $place }: tady se smí stavět
fejag-cell-middle = { $place }: prostřední úsek cesty ({ $team }), nikdo jiný tu stavět nesmí
fejag-temple = Chrám Efro, { $place }
fejag-teleport = Teleport { $place }, spojený s { $other }
fejag-start = Startovní pole { $place }: { $team }
fejag-start-open = Startovní pole { $place }, ještě nevylosované
fejag-flash = { $team }: na { $place } bleskla žába
fejag-team-label = { $team }: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}, v měšci { $purse }, { $paths ->
    [0] žádná cesta do chrámu
    [one] { $paths } cesta do chrámu
    [few] { $paths } cesty do chrámu
   *[other] { $paths } cest do chrámu
}{ $verdict ->
    [right] , tajemství vejce rozluštěno
    [incomplete] , odpověď o vejci neúplná
    [wrong] , odpověď o vejci chybná
   *[none] {""}
}
fejag-day = Den { $day }
fejag-day-of = Den { $day }: den týmu { $team }
fejag-purse = V měšci: { $purse }
fejag-shop = { $kind ->
    [Ti] Tygr: svítí všemi 8 směry, kam až dohlédne
    [Be] Medvěd: svítí rovně, 4 směry
    [Sn] Had: svítí šikmo, 4 směry
    [Ta] Tarantule: svítí na 8 polí kolem sebe
    [Mo] Opice: svítí na 8 polí, kam by skočil kůň, i přes překážky
   *[Fr] Žába: jednou bleskne do 8 směrů a odkryje krajinu, pak zmizí
}. Cena { $price }
fejag-done = Ukončit, nechat si { $purse }
fejag-timeout = { $may ->
    [close] Vzdát se zbytku tahu
   *[lose] Nechat si jen 14 z { $purse }
}
fejag-close = Ukončit tah
fejag-give-up = Vzdát se zbytku
fejag-card = Karta úsilí { $card }
fejag-card-used = Karta úsilí { $card }, už použitá
fejag-open = Zahájit další den
fejag-post-clue = Vyvěsit indicii
fejag-rank-next = Další v pořadí: { $team }
fejag-rank-tie = Dělené { $place }. místo
fejag-egg = Vejce FEJAG: šest otázek, jedno tajemství
fejag-question = Otázka { $number }: { $question }
fejag-choice = { $name }: { $answer }
fejag-choice-struck = { $name }: { $answer } (vyloučeno indicií)
fejag-hand-in = Odevzdat odpovědi
fejag-give-verdict = { $verdict ->
    [right] Správně
    [incomplete] Neúplně
   *[wrong] Špatně
}
fejag-penalty = Pokuta: { $price } z měšce

## Vejce

fejag-question-1 = Jak a proč se vejce dostalo na Zemi?
fejag-question-2 = Jak vzniklo?
fejag-question-3 = Kdo postavil chrám a jak se loď s vejcem dostala dovnitř?
fejag-question-4 = Co obsahuje a jak působí?
fejag-question-5 = Proč sem byly vyslány oba cizí národy?
fejag-question-6 = Proč právě teď?
fejag-answer-1 = { $choice ->
    [a] V lodi bez posádky, aby bylo v bezpečí před válkou
    [b] Ukradli ho lupiči a jejich loď ztroskotala
    [c] Spadlo z nebe čirou náhodou
   *[d] Jako dar pro lidi z džungle
}
fejag-answer-2 = { $choice ->
    [a] Dva národy ho společně utkaly ze světla svého slunce
    [b] Snesl ho poslední hvězdný drak
    [c] Samo vyrostlo v srdci komety
   *[d] Omylem ho vyrobil osamělý vynálezce
}
fejag-answer-3 = { $choice ->
    [a] Domorodci postavili chrám kolem lodi
    [b] Postavila ho posádka a loď v něm ukryla
    [c] Vejce si ho vlastní mocí stvořilo z kamene
   *[d] Postavil ho starší národ a loď se propadla střechou
}
fejag-answer-4 = { $choice ->
    [a] Světlo slunce; probudí se, když se na ně posvítí z mnoha stran
    [b] Mládě neznámého tvora; vylíhne se zpěvem
    [c] Paměť všech národů; kdo se ho dotkne, všechno ví
   *[d] Pohon, který dopraví kamkoli; potřebuje dva klíče
}
fejag-answer-5 = { $choice ->
    [a] Jejich slunce vyhasíná a každý má půlku klíče
    [b] Každý měl zabránit tomu, aby ho získal ten druhý
    [c] Oba přilákala falešná zpráva
   *[d] Měly daleko od domova uzavřít mír
}
fejag-answer-6 = { $choice ->
    [a] Tři světy stojí jedenáct dní v jedné přímce
    [b] Domorodci znovu zapálili starý oheň
    [c] Skořápka se stářím ztenčila
   *[d] Zemětřesení otevřelo chrám
}

## Co se čeká

fejag-list = { $first }, { $rest }
fejag-tied = { $first } = { $rest }
fejag-share = { $team } ({ $points })
fejag-prompt-free = Volná hra: každý tým smí stavět kdekoli ve svém světle.
fejag-prompt-drawing = Losují se báze.
fejag-prompt-sealing = Tajemství vejce se pečetí.
fejag-prompt-day = Svítá den { $day }. Komu bude patřit?
fejag-prompt-ranks = Den { $day }: hraje se dílčí hra.
fejag-prompt-clue = Den { $day }: indicie je na cestě.
fejag-prompt-open = Zahajte den { $day }.
fejag-prompt-rank = Den { $day }: zadejte pořadí od prvního týmu po poslední.
fejag-prompt-post = Den { $day }: vyvěste indicii, tím začne nákup.
fejag-prompt-master-wait = { $day ->
    [0] Organizátor se chystá zahájit první den.
   *[other] Den { $day }: čeká se na organizátora.
}
fejag-prompt-card = Den { $day }: tajně vyberte kartu úsilí. Vyšší karta, lepší umístění; každou lze zahrát jen jednou.
fejag-prompt-card-wait = Den { $day }: kartu úsilí vybírá tým { $team }…
fejag-prompt-first = Postavte první figurku na své startovní pole. V měšci: { $purse }
fejag-prompt-buy = Vyberte figurku, pak osvětlené pole; nebo ukončete tah. V měšci: { $purse }
fejag-prompt-spend = Vyberte figurku, pak osvětlené pole. Nechat si smíte nejvýš 14. V měšci: { $purse }
fejag-prompt-nothing = Nic dalšího koupit nemůžete: ukončete tah. V měšci: { $purse }
fejag-prompt-buy-wait = Den { $day }: nakupuje tým { $team }, v měšci { $purse }.
fejag-prompt-won = Kampaň skončila. Vítězí { $team }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }.
fejag-prompt-shared = Kampaň skončila. Dělené vítězství: { $teams } ({ $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }).

## Záznam

fejag-log-draw = Báze jsou vylosované: { $places }.
fejag-log-key = Tajemství vejce je zapečetěné.
fejag-log-open = Začíná den { $day }.
fejag-log-day = Den { $day } je dnem týmu { $team }.
fejag-log-card = Kartu vybírá tým { $team }.
fejag-log-cards = Karty: { $cards }.
fejag-log-rank = Body dne { $day }: { $points }.
fejag-log-clue = Indicie { $day } je vyvěšená.
fejag-log-struck = Indicie { $day } vylučuje { $choices }.
fejag-log-place = { $team }: { $figure } na { $place } za { $price }.
fejag-log-frog = { $team }: žába na { $place }, { $cells ->
    [0] nic nového
    [one] odkrývá { $cells } pole
    [few] odkrývá { $cells } pole
   *[other] odkrývá { $cells } polí
}.
fejag-log-temple = Chrám objevuje tým { $team }! +{ $points }
fejag-log-teleport = Odkrývá se teleport { $place } – { $other }.
fejag-log-attack = { $team }: { $place } napadá { $victim } na { $where } ({ $other }).{ $status ->
    [effective] {""}
    [dormant] {" "}Útočník zatím nesvítí.
    [suspended] {" "}Útok je prozatím pozastavený.
   *[cut] {" "}Něco stojí v cestě.
}
fejag-log-defence = { $team }: { $place } vrací úder, napadá { $victim } na { $where } ({ $other }). Vyrovnáno!
fejag-log-void = { $team }: útok na { $victim } na { $where } ({ $other }) neplatí.
fejag-log-dark = { $team }: { $count ->
    [one] zhasíná figurka na { $cells }.
    [few] zhasínají { $count } figurky: { $cells }.
   *[other] zhasíná { $count } figurek: { $cells }.
}
fejag-log-again = { $team }: { $count ->
    [one] figurka na { $cells } znovu svítí.
    [few] znovu svítí { $count } figurky: { $cells }.
   *[other] znovu svítí { $count } figurek: { $cells }.
}
fejag-log-path = { $team }: { $paths ->
    [one] první cesta do chrámu!
    [few] { $paths } cesty do chrámu.
   *[other] { $paths } cest do chrámu.
}
fejag-log-done = Tým { $team } končí tah, v měšci zůstává { $purse }.
fejag-log-timeout = Tým { $team } končí tah{ $lost ->
    [0] .
   *[other] , propadá mu { $lost }.
}
fejag-log-penalty = { $team }: pokuta { $lost }.
fejag-log-points = { $team }: { $points } b., zapisuje organizátor.
fejag-log-rerank = Pořadí { $day }. dne se opravuje: { $order }. Rozdíl se připíše nebo odečte, nakoupené zůstává.
fejag-log-purse = { $team }: v měšci { $purse }.
fejag-log-sheet = Tým { $team } odevzdává odpovědi, { $verdict ->
    [right] všechny jsou správné!
   *[wrong] ale ne všechny jsou správné.
}
fejag-log-verdict = { $team }: odpověď o vejci je { $verdict ->
    [right] správná.
    [incomplete] neúplná.
   *[wrong] chybná.
}
fejag-log-egg-first = Tajemství vejce jako první odhaluje tým { $team }! +30
fejag-log-egg-again = Všech pět odpovědí je chybných: všichni smějí odpovídat znovu.
fejag-log-paths = { $team }: { $paths ->
    [one] { $paths } cesta
    [few] { $paths } cesty
   *[other] { $paths } cest
} do chrámu, +{ $points }.
fejag-log-won = Vítězí { $team }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }.
fejag-log-shared = Dělené vítězství ({ $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }): { $teams }.

## Before an action is sent

fejag-ahead-hidden = Pokud v cestě nestojí nic skrytého.
fejag-ahead-cards = Karta je vybraná a všech pět se otočí.
fejag-ahead-sheet = Odpovědi jsou odevzdané a hned se dozvíte, zda je všech šest správně. Tým má jen jeden pokus.

## Co lze zobrazit

fejag-overlay-paths = Cesty do chrámu
fejag-overlay-threats = Co nás ohrožuje
fejag-overlay-cuts = Co můžeme přerušit
fejag-overlay-attacks = Všechny útoky
fejag-overlay-teleports = Spojené teleporty
fejag-mark-path = { $team }: cesta přes pole { $place } ({ $figure }) za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
fejag-mark-attack = { $team }, { $figure } ({ $place }) proti týmu { $other } ({ $where }): { $status ->
    [effective] napadá { $victim } účinně
    [balanced] útok na { $victim } je vyrovnaný
    [dormant] útok na { $victim } spí, útočník nesvítí
    [suspended] útok na { $victim } je pozastavený
    [cut] útok na { $victim } je zastíněný
   *[void] útok na { $victim } neplatí
}
fejag-mark-threat = Tady může zaútočit tým { $team }: { $figure } na { $place }
fejag-mark-cut = { $figure } na { $place }: napadne { $victim } na { $where } ({ $other })
fejag-mark-teleport = Teleport: { $place } – { $other }

## Odmítnutí

fejag-refusal-no-such-action = Taková akce v této hře není. Vyberte některou na plánu.
fejag-refusal-campaign-over = Kampaň už skončila. Chcete-li hrát dál, začněte novou.
fejag-refusal-not-your-turn = Tento tým není na tahu. Počkejte, až na vás dojde řada.
fejag-refusal-not-now = Teď to nejde. Co je na řadě, říká řádek nad plánem.
fejag-refusal-chance-decides = Počkejte na losování.
fejag-refusal-master-decides = Počkejte na organizátora.
fejag-refusal-no-start-cell = Tento tým tu nemá startovní pole. Vyberte jiný.
fejag-refusal-turn-is-closed = Tento tým už svůj tah ukončil. Počkejte na další den.
fejag-refusal-too-expensive = Na tuto figurku nemáte v měšci dost. Vyberte levnější.
fejag-refusal-off-board = Takové pole na plánu není. Vyberte jiné.
fejag-refusal-not-lit = Sem vaše světlo nedopadá. Stavte tam, kam dopadá.
fejag-refusal-cell-taken = Na poli už stojí figurka. Vyberte volné.
fejag-refusal-not-buildable = Na chrámu ani na teleportu se nestaví. Vyberte jiné pole.
fejag-refusal-start-of-others = Je to startovní pole jiného týmu. Vyberte jiné pole.
fejag-refusal-middle-section = Je to prostřední úsek cesty jiného týmu. Vyberte pole mimo něj.
fejag-refusal-not-lit-before = Na začátku tahu pole osvětlené nebylo. Stavět tu můžete příště.
fejag-refusal-too-much-to-keep = Nechat si smíte nejvýš 14: kupte ještě něco.
fejag-refusal-card-used = Tuto kartu už jste použili. Vyberte jinou.
fejag-refusal-cards-in-order = Nejdřív vybírá jiný tým: karty se vybírají v pořadí F, E, J, A, G.
fejag-refusal-no-sheet = Váš tým teď odpovídat nesmí. Každý tým odpovídá jednou, a to ve svém tahu.
fejag-refusal-ties-not-drawn = V losovaném pořadí nejsou dělená místa. Seřaďte týmy jeden po druhém.
fejag-refusal-no-verdict = O odpovědi tohoto týmu teď rozhodnout nelze. Posouzené odpovědi už se nemění; ostatní počkají, až skončí nákup.
fejag-refusal-no-penalty = Pokuty musí být povolené v možnostech a lze je udělit jen v tahu daného týmu.
fejag-refusal-already-day-team = Tento tým už v této polovině svůj den měl. Vyberte jiný.
fejag-refusal-not-strikable = Vyloučit lze jen chybné odpovědi, které ještě zbývají. Vyberte z nich.
fejag-refusal-number-of-strikes = Indicie 1 až 8 vylučují dvě odpovědi, indicie 9 a 10 jednu. Vyberte právě tolik.
fejag-refusal-free-play-only = Měšec se zadává jen ve volné hře. V kampani ho plní body.
fejag-refusal-no-more-room = Plán nebo záznam je plný, nic dalšího se postavit nedá.
fejag-refusal-other-day = To patří k jinému dni. Co je na řadě, říká řádek nad plánem.
fejag-refusal-no-booking = Body se dají zapsat na táboře, dokud hra neskončí, a pořadí opravit, dokud nezačne další den.
