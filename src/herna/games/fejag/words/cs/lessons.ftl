## Lekce: co se v nich říká, po lekcích a krocích

fejag-lesson-light = První světlo
fejag-lesson-light-first = Jste FBI a v měšci máte 20. Postavte na své startovní pole medvěda: svítí rovně, čtyřmi směry.
fejag-lesson-light-first-hint = Klepněte mezi figurkami na medvěda, pak na startovní pole a3.
fejag-lesson-light-first-dear = Tygr stojí 15 a na další lampu by nezbylo. Vezměte medvěda za 10.
fejag-lesson-light-first-other = Začít smíte čímkoli, ale potřebujete světlo, které dosvítí daleko. Vezměte medvěda.
fejag-lesson-light-first-frog = Žába jen bleskne a zmizí. Na startovní pole patří figurka, která zůstane: medvěd.
fejag-lesson-light-next = Stavět smíte na každém poli s tečkou, protože tam dopadá vaše světlo. Postavte druhého medvěda na e3 a uvidíte, co odkryje.
fejag-lesson-light-next-hint = Klepněte na medvěda, pak na e3: sloupec e, řada 3.
fejag-lesson-light-next-other = To smíte, ale nic se tam neskrývá. Zkuste medvěda na e3.
fejag-lesson-light-next-done = Chrám! Osvětlili jste ho první: 30 bodů do skóre i do měšce, a na konci dalších 50, pokud to světlo ještě svítí.

fejag-lesson-figures = Která figurka kam svítí
fejag-lesson-figures-snake = Chrám je na f3. Postavte hada tak, aby na něj dosvítil šikmo.
fejag-lesson-figures-snake-hint = Počítejte šikmo od f3 až k osvětlené řadě 2 nebo 5: třeba na e2.
fejag-lesson-figures-snake-bear = Medvěd svítí rovně, nikdy šikmo. Tentokrát vezměte hada.
fejag-lesson-figures-snake-tiger = Tygr umí totéž co medvěd a had dohromady, ale stojí 15. Stačí had.
fejag-lesson-figures-snake-misses = Odtud zůstává chrám ve tmě. Had svítí jen šikmo.
fejag-lesson-figures-monkey = To je jedna cesta. Druhou přidejte opicí: ta svítí na pole, kam by skočil kůň: dvě a jedno.
fejag-lesson-figures-monkey-hint = Skočte od f3 o dvě řady dolů a o sloupec vedle: tam je vaše osvětlená řada 5.
fejag-lesson-figures-monkey-own = Skok sedí, jenže tam opice stojí vašemu hadovi ve světle a ten zhasne. Hledejte v řadě 5.
fejag-lesson-figures-monkey-misses = Odtud to k chrámu není skok koně. Hledejte v řadě 5.
fejag-lesson-figures-monkey-done = Dvě figurky osvětlují chrám: dvě cesty. Tarantule za 5 svítí jen na osm polí kolem sebe.

fejag-lesson-obstacles = Překážky
fejag-lesson-obstacles-wall = Mezi vámi a chrámem na g3 stojí zeď. Osvětlete chrám jedinou figurkou.
fejag-lesson-obstacles-wall-hint = Přes překážky skáče jen jedna figurka. Postavte ji těsně ke zdi, na e4.
fejag-lesson-obstacles-wall-straight = Rovné světlo zeď zastaví. Která figurka ji přeskočí?
fejag-lesson-obstacles-wall-diagonal = Překážka zastaví i šikmé světlo, které vede jejím koncem. Která figurka ji přeskočí?
fejag-lesson-obstacles-wall-other = Odtud zůstává chrám ve tmě. Skok jsou dvě pole jedním směrem a jedno druhým.
fejag-lesson-obstacles-wall-done = Opice svítí přes každou překážku. Překážky uvidíte, až když zastaví něčí světlo.

fejag-lesson-discovery = Žába a objev
fejag-lesson-discovery-frog = Nikdo neví, kde chrám je. Žába za 2 jednou bleskne do 8 směrů: nechte ji blesknout na e5.
fejag-lesson-discovery-frog-hint = Klepněte na žábu, pak na e5.
fejag-lesson-discovery-frog-other = Tady by bylo vidět něco jiného. Nechte žábu blesknout na e5.
fejag-lesson-discovery-figure = Chrám je nalezen: 20 bodů. Teď ho osvětlete figurkou, která zůstane, za dalších 10.
fejag-lesson-discovery-figure-hint = Medvěd ve sloupci f nebo g svítí rovně nahoru na chrám.
fejag-lesson-discovery-figure-frog = Chrám už je známý, další žába nic nevynese. Postavte figurku, která zůstane.
fejag-lesson-discovery-figure-misses = Její světlo chrám míjí. Hledejte rovnou nebo šikmou čáru.
fejag-lesson-discovery-figure-done = Celkem 30, do skóre i do měšce. Kdyby žábou uspěl jiný tým, vynesla by těch 30 sama vaše figurka.

fejag-lesson-teleport = Teleporty
fejag-lesson-teleport-through = Vaše světlo mizí v teleportu na e3 a vychází na g6. Osvětlete jím chrám na h2.
fejag-lesson-teleport-through-hint = Osvětlený je teď sloupec g a řada 6. Medvěd na g2 by měl chrám hned vedle.
fejag-lesson-teleport-through-here = Z této strany k chrámu nedosvítíte. Stavte tam, kde světlo vychází, kolem g6.
fejag-lesson-teleport-through-misses = Odtud zůstává chrám ve tmě. Hledejte čáru, která vede na h2.
fejag-lesson-teleport-through-done = Teleport vyšle světlo všemi směry figurky, jako by stála na něm. Stavět na něm nesmí nikdo.

fejag-lesson-sections = Zamčené a volné světlo
fejag-lesson-sections-cut = Světlo Exotů vede z e5 dál doleva. Postavte mu do cesty figurku, která zůstane.
fejag-lesson-sections-cut-hint = Vaše světlo kříží řadu 5 dvakrát. Pole se zámkem jsou zavřená, d5 je volné.
fejag-lesson-sections-cut-locked = To je prostřední úsek: mezi dvěma svými figurkami má tým světlo v bezpečí. Za poslední figurkou je volné.
fejag-lesson-sections-cut-frog = Žába hned zmizí a nic nezastaví. Vezměte figurku, která zůstane.
fejag-lesson-sections-cut-other = Tady světlo Exotů doleva nezastavíte. Najděte pole za jejich poslední figurkou.
fejag-lesson-sections-cut-done = Za d5 mají Exoti tmu. Zamčené je i světlo, které končí v chrámu, takže si pospěšte.

fejag-lesson-attack = Napadení
fejag-lesson-attack-both = Zhasněte medvěda Exotů na e3 a s ním hada, který na něm závisí. Vaše nová figurka na něj musí svítit a sama nesmí stát v jejich světle.
fejag-lesson-attack-both-hint = Šikmo medvěd zpátky nesvítí. Jděte po šikmých čarách z e3 až ke své osvětlené řadě 5.
fejag-lesson-attack-both-last = Tím zhasne jen poslední had. Oba drží medvěd, a tak miřte na něj.
fejag-lesson-attack-both-light = Tady stojíte ve světle Exotů a odtud nikdo nenapadá. Vyberte pole mimo ně.
fejag-lesson-attack-both-other = Medvěd svítí dál. Napadněte ho šikmo, hadem.
fejag-lesson-attack-both-done = Oba zhasli. Na plánu zůstávají, ale nesvítí, a pole mezi útočníkem a obětí jsou pro ostatní zamčená.

fejag-lesson-tiger = Kdo koho napadne
fejag-lesson-tiger-monkey = Tygr Exotů na e3 svítí všemi směry. Zhasněte ho.
fejag-lesson-tiger-monkey-hint = Napadnout ho může jen figurka, na kterou sám nedosvítí. Myslete na skok koně.
fejag-lesson-tiger-monkey-contact = Tygr svítí i na vás: to je jen kontakt, ne útok. Která figurka na něj dosáhne mimo všechny čáry?
fejag-lesson-tiger-monkey-other = Tygr svítí dál. Najděte pole na skok koně od e3, na které nesvítí.
fejag-lesson-tiger-monkey-done = Tygra napadne jen opice a stejné figurky se nikdy nenapadají. Na startovních polích jsou figurky v bezpečí.

fejag-lesson-defence = Obrana
fejag-lesson-defence-back = Had na g5 zhasl vašeho medvěda na e3 a všechno za ním. Vraťte hadovi úder.
fejag-lesson-defence-back-hint = Medvěd napadne hada po řadě. Které pole řady 5 je ještě ve vašem světle?
fejag-lesson-defence-back-snake = Hadi se navzájem nenapadají, svítili by na sebe. Vezměte medvěda.
fejag-lesson-defence-back-other = Vaše figurky jsou pořád zhaslé. Napadněte hada po řadě 5.
fejag-lesson-defence-back-done = Vyrovnáno: neplatí ani jeden útok a všechno zase svítí. Exoti by potřebovali další útok.

fejag-lesson-supply = Světlo odjinud
fejag-lesson-supply-again = Exoti zhasli f3, a tak je tma i na f6, odkud svítíte na chrám. Oživte svou cestu jedinou figurkou.
fejag-lesson-supply-again-hint = Na f6 musí svítit kterákoli vaše svítící figurka. Váš první medvěd pořád osvětluje sloupec a, i pole a6.
fejag-lesson-supply-again-other = Figurka na f6 je pořád zhaslá. Postavte takovou, která na ni svítí.
fejag-lesson-supply-again-done = Cesta zase žije. Když má světlo dvě cesty, těžko vás někdo zhasne.

fejag-lesson-paths = Cesty a měšec
fejag-lesson-paths-third = Dva medvědi svítí na chrám: dvě cesty, na konci každá za 50 bodů. Přidejte třetí.
fejag-lesson-paths-third-hint = Tygr na d3 svítí šikmo na chrám a medvědům předává světlo dál.
fejag-lesson-paths-third-own = Had na chrám dosvítí, ale rovně světlo nepředá: oba medvědi zhasnou. Vyberte jinou figurku.
fejag-lesson-paths-third-other = Tři cesty z toho nebudou. Nová figurka musí osvětlit chrám a medvědům světlo nechat.
fejag-lesson-paths-purse = Tři cesty! Teď ukončete tah; v měšci smí zůstat nejvýš 14, takže nejdřív kupte něco malého.
fejag-lesson-paths-purse-hint = Stačí žába za 2: nechte ji kdekoli blesknout a pak ukončete tah.
fejag-lesson-paths-purse-keep = Zůstat smí nejvýš 14. Kupte nejdřív ještě něco, třeba žábu.
fejag-lesson-paths-purse-lost = Tak o peníze přijdete. Kupte žábu a pak ukončete tah.
fejag-lesson-paths-purse-done = Co utratíte, skóre nezmenší. A co vám zbude po posledním dni, už nemá cenu.

fejag-lesson-day = Den rychlé kampaně
fejag-lesson-day-card = Dnes je den FBI: když vyhrajete, máte 3 body navíc. Zahrajte jednu ze svých nejvyšších karet úsilí.
fejag-lesson-day-card-hint = Klepněte na kartu 11. Každou kartu lze v kampani zahrát jen jednou.
fejag-lesson-day-card-low = To by vás někdo mohl přebít. Ve svůj den zahrajte 9 nebo víc.
fejag-lesson-day-first = První místo: 20 + 3 body a nakupujete první. Postavte první figurku na své startovní pole c1.
fejag-lesson-day-first-hint = Klepněte na medvěda, pak na c1.
fejag-lesson-day-first-frog = Žába nezůstane a bez figurky nemáte světlo. Vyberte jinou figurku.
fejag-lesson-day-end = Indicie vyloučila dvě chybné odpovědi o vejci. V měšci máte nejvýš 14: ukončete tah.
fejag-lesson-day-end-hint = Klepněte na tlačítko, které končí tah.
fejag-lesson-day-end-other = Zbytek si tentokrát nechte na zítřek: ukončete tah.
fejag-lesson-day-end-done = Teď nakupují ostatní, od druhého místa po poslední. Po deseti takových dnech rozhodne jedenáctý: cesty, objevy a vejce.

fejag-lesson-egg = Tajemství vejce
fejag-lesson-egg-sheet = Deset indicií vyloučilo všechny chybné odpovědi. Odevzdejte ty, které zbyly: je za ně 30 bodů.
fejag-lesson-egg-sheet-hint = U každé otázky vyberte jedinou odpověď, která není přeškrtnutá, a pak je odevzdejte.
fejag-lesson-egg-sheet-early = Figurky počkají. Nejdřív odevzdejte odpovědi, než to stihne jiný tým.
fejag-lesson-egg-sheet-wrong = Jedna odpověď je chybná a tým má jen jeden list. Podívejte se, co je přeškrtnuté.
fejag-lesson-egg-sheet-done = Správně! Kdo odpoví dřív, riskuje, ale 30 bodů má jen první správný list.

fejag-lesson-camp = Den na táboře
fejag-lesson-camp-open = Jste organizátor. Zahajte první den; na plánu se pak ukáže, komu patří.
fejag-lesson-camp-open-hint = Klepněte na tlačítko, které zahajuje další den.
fejag-lesson-camp-rank = Týmy si venku zahrály: první je FBI, Exoti a Archeologové skončili stejně, pak Vetřelci a poslední Vláda. Zadejte to.
fejag-lesson-camp-rank-hint = Klepejte na týmy od prvního po poslední a mezi Exoty a Archeology na rovnítko.
fejag-lesson-camp-rank-tie = Exoti a Archeologové skončili stejně. Klepněte mezi nimi na rovnítko.
fejag-lesson-camp-rank-other = Pořadí ještě nesedí: FBI, pak Exoti s Archeology, Vetřelci, Vláda.
fejag-lesson-camp-clue = Body jsou připsané; o ty za dělené místo se týmy podělily. Vyvěste indicii, tím začne nákup.
fejag-lesson-camp-clue-hint = Klepněte na tlačítko, které indicii vyvěsí.
fejag-lesson-camp-clue-done = Teď týmy nakupují na svých zařízeních, nebo to uděláte za ně. Později posoudíte i jejich odpovědi o vejci.
