## Lekce: co se v nich říká, po lekcích a krocích

spacestage-lesson-start = První karta, první kroky
spacestage-lesson-start-draft = Hraješ za postavu 1. Každý začíná s jednou kartou zdarma: vezmi si z dílny Plamenomet.
spacestage-lesson-start-draft-hint = Klepni vlevo na Plamenomet a potvrď ho pro postavu 1.
spacestage-lesson-start-draft-mutation = I mutace se hodí, ale každé použití stojí poškození. Tentokrát si vezmi zbraň: Plamenomet.
spacestage-lesson-start-draft-equipment = To by také šlo, ale Plamenomet je proti většině příšer silnější. Vezmi si ho.
spacestage-lesson-start-move = Ostatní už mají vybráno a začíná první kolo. Jedním pohybem dojdeš až o dvě místnosti dál: jdi do rohu vlevo dole.
spacestage-lesson-start-move-hint = Klepni na postavu 1, pak na dílnu. Příšera v ní není, takže hned klepni na roh pod ní.
spacestage-lesson-start-move-away = Tudy se do rohu nedostaneš. Jdi přes dílnu nebo přes jižní místnost.
spacestage-lesson-start-move-early = Ještě nejsi v cíli. Místnost je prázdná, takže pohyb může pokračovat o jednu dál.
spacestage-lesson-start-end = Víc tu není co dělat. Ukonči tah.
spacestage-lesson-start-end-hint = Klepni na přesýpací hodiny. Ukazují i to, kolik poškození by tě čekalo.
spacestage-lesson-start-end-done = Žádné poškození, protože ve tvé místnosti není příšera. Až odehrají všichni čtyři, přinesou kostky nové potíže.

spacestage-lesson-attack = Útok
spacestage-lesson-attack-way = V rohu vlevo nahoře sedí Plevel. Dojdi k němu tak, aby tě nezastavil Průzkumný dron.
spacestage-lesson-attack-way-hint = Jdi nejdřív do dílny. Příšera pohyb zastaví, cesta přes severní místnost je proto zavřená.
spacestage-lesson-attack-way-drone = V severní místnosti je Průzkumný dron a v místnosti s příšerou pohyb končí. Jdi přes dílnu.
spacestage-lesson-attack-way-away = Tudy se k Plevelu nedostaneš. Jdi přes dílnu.
spacestage-lesson-attack-blow = Zaútoč na Plevel Plamenometem a udeř.
spacestage-lesson-attack-blow-hint = Klepni na postavu 1 a na Plevel, pak na Plamenomet a nakonec na červenou hvězdu s číslem.
spacestage-lesson-attack-blow-bare = Holýma rukama dáš jen 1. Než udeříš, přidej Plamenomet.
spacestage-lesson-attack-blow-early = Ještě máš útok. Využij ho, než tah ukončíš.
spacestage-lesson-attack-blow-done = Oheň platí proti Plevelu jedenapůlkrát: 4 × 1½ je 6. Všech 6 žetonů je tvých; platí se jimi mutace a léčení.

spacestage-lesson-elements = Živly a mutace
spacestage-lesson-elements-sum = Plevelu zbývá 7 žetonů. Zaútoč a přidávej karty, dokud rána nedá 7, ale ještě neudeř.
spacestage-lesson-elements-sum-hint = Čísla pod Plevelem jsou násobiče: oheň platí jedenapůlkrát, led jednou, blesk napůl. Použij Ruce ohně a ledu jako oheň a k tomu Elektrokinezi.
spacestage-lesson-elements-sum-ice = Jako led dají Ruce ohně a ledu jen 4 a to nestačí. Jako oheň dají 4 × 1½ = 6.
spacestage-lesson-elements-sum-bare = Bez karet dáš jen 1. Nejdřív přidej obě mutace.
spacestage-lesson-elements-sum-six = To by bylo 6 a jeden žeton by zůstal. Přidej i Elektrokinezi.
spacestage-lesson-elements-sum-other = Tak to nepůjde. Zaútoč na Plevel a použij obě mutace.
spacestage-lesson-elements-price = 6 + 1½ je 7½, dolů zaokrouhleno 7. Udeř, ukonči tah a podívej se, co mutace stojí.
spacestage-lesson-elements-price-hint = Klepni na červenou hvězdu a pak na přesýpací hodiny.
spacestage-lesson-elements-price-done = Plevel je pryč, ale sneseš za to 3 + 2 body poškození: každá mutace stojí na konci tahu své červené číslo.

spacestage-lesson-recharge = Přebití
spacestage-lesson-recharge-first = Tvůj Plamenomet je vybitý. Než uděláš cokoli jiného, přebij ho za 3 kusy šrotu.
spacestage-lesson-recharge-first-hint = Klepni na zhaslý Plamenomet ve své ruce a potvrď.
spacestage-lesson-recharge-first-window = Pak už by bylo pozdě: přebíjí se úplně na začátku tahu. Nejdřív přebij Plamenomet.
spacestage-lesson-recharge-blow = A teď poraz Ledového červa.
spacestage-lesson-recharge-blow-hint = Zaútoč na červa, přidej Plamenomet a udeř: 4 × 1½ je přesně 6.
spacestage-lesson-recharge-blow-bare = To by byl jen 1 bod. Nejdřív přidej Plamenomet.
spacestage-lesson-recharge-blow-done = Červ je pryč a Plamenomet zase vybitý. Za tah přebiješ jednu kartu a každá karta funguje jednou za kolo.

spacestage-lesson-damage = Poškození a štít
spacestage-lesson-damage-shield = Máš vedle sebe dvě příšery: 4 + 2 body poškození, a 3 už máš. Při 8 postava umírá. Použij Zbroj.
spacestage-lesson-damage-shield-hint = Klepni na Zbroj ve své ruce a potvrď. Působí do konce tohoto tahu.
spacestage-lesson-damage-shield-deadly = 3 + 6 je 9 a při 8 postava umírá. Nejdřív použij Zbroj.
spacestage-lesson-damage-shield-attack = Jeden bod holýma rukama příšeru nezastaví, vrátí ti to plnou silou. Použij Zbroj.
spacestage-lesson-damage-end = Přesýpací hodiny teď ukazují 3 místo 6. Ukonči tah.
spacestage-lesson-damage-end-hint = Klepni na přesýpací hodiny.
spacestage-lesson-damage-end-done = S 6 body poškození přežíváš. Štít pomůže, ale nejlíp se tah končí v místnosti bez příšer.

spacestage-lesson-heal = Léčení
spacestage-lesson-heal-all = Postava 2 má 7 bodů poškození. Vyleč je všechny jedinou akcí.
spacestage-lesson-heal-all-hint = Klepni na postavu 1, pak na postavu 2: to je 1 bod. Přidej Lékárničku za 4, pak klepni na kříž a zvol 2 organické materiály.
spacestage-lesson-heal-all-away = Léčit můžeš jen toho, kdo je ve tvé místnosti. Zůstaň a pomoz postavě 2.
spacestage-lesson-heal-all-kit = Takhle utratíš jen organický materiál a poškození zbude. Nejdřív přidej Lékárničku.
spacestage-lesson-heal-all-rest = Něco by zůstalo. Utrať 2 organické materiály.
spacestage-lesson-heal-all-done = 1 + 4 + 2 = 7: postava 2 je zdravá. Jde to jen tehdy, když běží oba generátory kyslíku.

spacestage-lesson-repair = Oprava
spacestage-lesson-repair-start = Generátor kyslíku vedle tebe je rozbitý, a tak nikoho nejde léčit. Začni opravu.
spacestage-lesson-repair-start-hint = Klepni na postavu 1, pak na generátor v rohu.
spacestage-lesson-repair-start-away = Rozbitý generátor je v této místnosti. Oprav ho teď.
spacestage-lesson-repair-sum = Na kostkách je 2 a 1 a postava 2 pomáhá dvěma body: 5 z 10. Zbytek doplň Nářadím a šrotem.
spacestage-lesson-repair-sum-hint = Klepni na Nářadí: přidá 4. Pak klepni na matici a zaplať 1 kus šrotu, který ještě chybí.
spacestage-lesson-repair-sum-give-up = Kdo to vzdá, přijde o akci nadarmo. Přidej Nářadí a pak zaplať 1 šrot.
spacestage-lesson-repair-heal = Zase běží. Teď se vyleč.
spacestage-lesson-repair-heal-hint = Klepni na postavu 1, zvol léčení sebe a pak klepni na kříž.
spacestage-lesson-repair-heal-done = Jeden rozbitý generátor kyslíku zastaví všechno léčení; jsou-li rozbité oba, utrpí každý za tah ještě 1 bod poškození.

spacestage-lesson-shop = Nákup a výměna
spacestage-lesson-shop-ask = Chceš Brokovnici za 4 kusy šrotu, ale máš jen 3. Popros postavu 2 o šrot.
spacestage-lesson-shop-ask-hint = Klepni na šrot postavy 2, pak na postavu 1, pak na počet.
spacestage-lesson-shop-ask-away = Dílna je tady a šrot také. Nejdřív popros postavu 2.
spacestage-lesson-shop-buy = Druhý hráč souhlasí. Kup si Brokovnici.
spacestage-lesson-shop-buy-hint = Klepni v dílně na Brokovnici a potvrď.
spacestage-lesson-shop-buy-other = Na to také máš, jenže pak bude šrot pryč. Kup Brokovnici.
spacestage-lesson-shop-give = Nabídka se hned doplnila. Dej za to postavě 2 svůj organický materiál.
spacestage-lesson-shop-give-hint = Klepni na svůj organický materiál, pak na postavu 2, pak na počet.
spacestage-lesson-shop-give-done = Vedlejší akce nic nestojí: obě hlavní ti zůstaly. Dílna bere šrot, laboratoř organický materiál a obě potřebují elektřinu.

spacestage-lesson-tricks = Tři zvláštní karty
spacestage-lesson-tricks-telepathy = Balíček je prázdný a zbývají dvě příšery. Ovládni Telepatií postavu 2: stojí hned u jedné z nich.
spacestage-lesson-tricks-telepathy-hint = Klepni na Telepatii, pak na postavu 2.
spacestage-lesson-tricks-telepathy-idle = Tahle postava u žádné příšery není. Vyber postavu 2.
spacestage-lesson-tricks-blow = Ať postava 2 porazí Ledového červa svým vlastním Plamenometem.
spacestage-lesson-tricks-blow-hint = Klepni na postavu 2 a na červa, pak na její Plamenomet a nakonec na červenou hvězdu.
spacestage-lesson-tricks-blow-away = Telepatie ti dává jednu akci a pohyb červa neporazí. Zaútoč.
spacestage-lesson-tricks-blow-bare = To je jen 1 bod. Přidej Plamenomet postavy 2.
spacestage-lesson-tricks-vortex = A teď Matka líhně: Teleportace tě přenese do severní místnosti a Vortex ji pohltí.
spacestage-lesson-tricks-vortex-hint = Klepni na Teleportaci a severní místnost, pak na Vortex a Matku líhně.
spacestage-lesson-tricks-vortex-far = Pěšky je severní místnost daleko. Použij Teleportaci.
spacestage-lesson-tricks-vortex-done = Vítězství! Příšera ve vortexu nevadí. A žádnou hlavní akci tě to nestálo.

spacestage-lesson-dying = Umírání a záchrana
spacestage-lesson-dying-rescue = Postava 2 umírá a má zapsanou čtyřku: hodí-li méně, je mrtvá. Vyleč ji.
spacestage-lesson-dying-rescue-hint = Klepni na postavu 1, pak na postavu 2 a nakonec na kříž. Stačí jeden bod.
spacestage-lesson-dying-rescue-early = To by postava 2 musela házet. Nejdřív ji vyleč.
spacestage-lesson-dying-rescue-other = V nebezpečí je i postava 3, ale začni u postavy 2, leží hned vedle tebe.
spacestage-lesson-dying-end = Postava 2 žije a její hod je zapomenutý. Ukonči tah a podívej se, jak dopadne postava 3.
spacestage-lesson-dying-end-hint = Klepni na přesýpací hodiny.
spacestage-lesson-dying-again = Postava 3 měla zapsanou pětku a hází 6. To je víc, umírá tedy dál a teď by jí pomohla už jen šestka. Zachraň ji v dílně.
spacestage-lesson-dying-again-hint = Jdi do dílny, klepni na postavu 3 a pak na kříž.
spacestage-lesson-dying-again-away = Postava 3 leží v dílně. Jdi tam a vyleč ji.
spacestage-lesson-dying-again-done = Všichni žijí! První hod se jen zapíše, nižší znamená smrt a stejný postavu vrátí.

spacestage-lesson-victory = Potíže a vítězství
spacestage-lesson-victory-round = Postava 4 je v tomto kole poslední a v balíčku zbývá jedna příšera. Ukonči tah a podívej se, co přinesou kostky.
spacestage-lesson-victory-round-hint = Klepni na přesýpací hodiny.
spacestage-lesson-victory-last = Horní kostka přivádí Průzkumného drona, dolní rozbíjí generátor. Dron je poslední příšera: poraz ho a vyhraješ.
spacestage-lesson-victory-last-hint = Zaútoč na drona, přidej Obloukovou pušku a udeř: blesk platí dvakrát.
spacestage-lesson-victory-last-bare = To by byl jen 1 bod. Nejdřív přidej Obloukovou pušku.
spacestage-lesson-victory-last-done = Vítězství! Vyhrajete hned, jak je balíček prázdný a žádná příšera nezbývá. Když zemřou všichni čtyři, společně prohrajete.

spacestage-lesson-pairs = Dva hráči
spacestage-lesson-pairs-attack = V této variantě patří tvůj tah postavám 1 a 2 a mají dohromady tři hlavní akce. Nejdřív poraz postavou 1 Ledového červa.
spacestage-lesson-pairs-attack-hint = Klepni na postavu 1 a na červa, pak na Plamenomet a nakonec na červenou hvězdu.
spacestage-lesson-pairs-attack-bare = To by byl jen 1 bod. Nejdřív přidej Plamenomet.
spacestage-lesson-pairs-repair = Zbývají dvě akce. Oprav postavou 2 generátor kyslíku.
spacestage-lesson-pairs-repair-hint = Klepni na postavu 2, pak na generátor v jejím rohu.
spacestage-lesson-pairs-repair-early = Zbývají ti dvě hlavní akce. Využij je, než tah ukončíš.
spacestage-lesson-pairs-heal = 6 a 4: běží hned. Třetí akcí se postava 2 vyléčí; pak ukonči tah oběma.
spacestage-lesson-pairs-heal-hint = Klepni na postavu 2, zvol léčení, pak klepni na kříž a nakonec na přesýpací hodiny.
spacestage-lesson-pairs-heal-move = Pohyb by šel, ale zranění zůstane. Vyleč postavu 2.
spacestage-lesson-pairs-heal-done = Všechny tři akce smí udělat i jedna postava, jen žádný druh dvakrát. Na konci utrpí poškození obě.

spacestage-lesson-master = Station Master
spacestage-lesson-master-infarct = Teď hraješ proti všem čtyřem a v Hardcore umírají už při 7 bodech poškození. Infarkt přidá 2: sraz někoho k zemi.
spacestage-lesson-master-infarct-hint = Najdi postavu, která má aspoň 5 bodů poškození, a klepni na ni.
spacestage-lesson-master-infarct-strong = Tahle postava 2 body snadno unese. Vyber tu, která už má 5.
spacestage-lesson-master-infarct-later = Nová příšera přijde za chvilku. Nejdřív použij infarkt.
spacestage-lesson-master-monster = Jednou ze dvou akcí musí být nová příšera. Pošli ji tam, kde to bolí: k postavě 1 do severní místnosti.
spacestage-lesson-master-monster-hint = K severní místnosti patří dvě pozice. Klepni na tu volnou.
spacestage-lesson-master-monster-nobody = V té místnosti nikdo není. Vyber volnou pozici u postavy 1.
spacestage-lesson-master-monster-done = Můžeš také rozbíjet generátory a posilovat příšery. Vyhraješ, když jsou všichni čtyři mrtví nebo když skončí poslední kolo.
