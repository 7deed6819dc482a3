## Lekcie: čo sa v nich hovorí, po lekciách a krokoch

spacestage-lesson-start = Prvá karta, prvé kroky
spacestage-lesson-start-draft = Hráš za postavu 1. Každý začína s jednou kartou zadarmo: vezmi si z dielne Plameňomet.
spacestage-lesson-start-draft-hint = Klepni vľavo na Plameňomet a potvrď ho pre postavu 1.
spacestage-lesson-start-draft-mutation = Aj mutácie sa zídu, ale každé použitie stojí poškodenie. Tentoraz si vezmi zbraň: Plameňomet.
spacestage-lesson-start-draft-equipment = Aj to by šlo, ale Plameňomet je proti väčšine príšer silnejší. Vezmi si ho.
spacestage-lesson-start-move = Ostatní už majú vybrané a začína sa prvé kolo. Jedným pohybom prejdeš až dve miestnosti: choď do rohu vľavo dole.
spacestage-lesson-start-move-hint = Klepni na postavu 1, potom na dielňu. Príšera v nej nie je, takže hneď klepni na roh pod ňou.
spacestage-lesson-start-move-away = Tadiaľ sa do rohu nedostaneš. Choď cez dielňu alebo cez južnú miestnosť.
spacestage-lesson-start-move-early = Ešte nie si v cieli. Miestnosť je prázdna, takže pohyb môže pokračovať o jednu ďalej.
spacestage-lesson-start-end = Viac tu robiť netreba. Ukonči ťah.
spacestage-lesson-start-end-hint = Klepni na presýpacie hodiny. Ukazujú aj to, koľko poškodenia by ťa čakalo.
spacestage-lesson-start-end-done = Žiadne poškodenie, lebo v tvojej miestnosti nie je príšera. Keď odohrajú všetci štyria, prinesú kocky nové ťažkosti.

spacestage-lesson-attack = Útok
spacestage-lesson-attack-way = V rohu vľavo hore sedí Burina. Dostaň sa k nej tak, aby ťa nezastavil Prieskumný dron.
spacestage-lesson-attack-way-hint = Choď najprv do dielne. Príšera pohyb zastaví, preto je cesta cez severnú miestnosť zatvorená.
spacestage-lesson-attack-way-drone = V severnej miestnosti je Prieskumný dron a v miestnosti s príšerou sa pohyb končí. Choď cez dielňu.
spacestage-lesson-attack-way-away = Tadiaľ sa k Burine nedostaneš. Choď cez dielňu.
spacestage-lesson-attack-blow = Zaútoč na Burinu Plameňometom a udri.
spacestage-lesson-attack-blow-hint = Klepni na postavu 1 a na Burinu, potom na Plameňomet a nakoniec na červenú hviezdu s číslom.
spacestage-lesson-attack-blow-bare = Holými rukami dáš len 1. Skôr než udrieš, pridaj Plameňomet.
spacestage-lesson-attack-blow-early = Ešte máš útok. Využi ho, skôr než ťah ukončíš.
spacestage-lesson-attack-blow-done = Oheň platí proti Burine jedenapolkrát: 4 × 1½ je 6. Všetkých 6 žetónov je tvojich; platia sa nimi mutácie a liečenie.

spacestage-lesson-elements = Živly a mutácie
spacestage-lesson-elements-sum = Burine zostáva 7 žetónov. Zaútoč a pridávaj karty, kým úder nedá 7, ale ešte neudri.
spacestage-lesson-elements-sum-hint = Čísla pod Burinou sú násobiče: oheň platí jedenapolkrát, ľad raz, blesk napoly. Použi Ruky ohňa a ľadu ako oheň a k tomu Elektrokinézu.
spacestage-lesson-elements-sum-ice = Ako ľad dajú Ruky ohňa a ľadu len 4 a to nestačí. Ako oheň dajú 4 × 1½ = 6.
spacestage-lesson-elements-sum-bare = Bez kariet dáš len 1. Najprv pridaj obe mutácie.
spacestage-lesson-elements-sum-six = To by bolo 6 a jeden žetón by zostal. Pridaj aj Elektrokinézu.
spacestage-lesson-elements-sum-other = Takto to nepôjde. Zaútoč na Burinu a použi obe mutácie.
spacestage-lesson-elements-price = 6 + 1½ je 7½, nadol zaokrúhlené 7. Udri, ukonči ťah a pozri sa, čo mutácie stoja.
spacestage-lesson-elements-price-hint = Klepni na červenú hviezdu a potom na presýpacie hodiny.
spacestage-lesson-elements-price-done = Burina je preč, ale utrpíš 3 + 2 body poškodenia: každá mutácia stojí na konci ťahu svoje červené číslo.

spacestage-lesson-recharge = Nabíjanie
spacestage-lesson-recharge-first = Tvoj Plameňomet je vybitý. Skôr než urobíš čokoľvek iné, nabi ho za 3 kusy šrotu.
spacestage-lesson-recharge-first-hint = Klepni na zhasnutý Plameňomet vo svojej ruke a potvrď.
spacestage-lesson-recharge-first-window = Potom by už bolo neskoro: nabíja sa úplne na začiatku ťahu. Najprv nabi Plameňomet.
spacestage-lesson-recharge-blow = A teraz poraz Ľadového červa.
spacestage-lesson-recharge-blow-hint = Zaútoč na červa, pridaj Plameňomet a udri: 4 × 1½ je presne 6.
spacestage-lesson-recharge-blow-bare = To by bol len 1 bod. Najprv pridaj Plameňomet.
spacestage-lesson-recharge-blow-done = Červ je preč a Plameňomet zase vybitý. Za ťah nabiješ jednu kartu a každá karta funguje raz za kolo.

spacestage-lesson-damage = Poškodenie a štít
spacestage-lesson-damage-shield = Máš vedľa seba dve príšery: 4 + 2 body poškodenia, a 3 už máš. Pri 8 postava umiera. Použi Zbroj.
spacestage-lesson-damage-shield-hint = Klepni na Zbroj vo svojej ruke a potvrď. Pôsobí do konca tohto ťahu.
spacestage-lesson-damage-shield-deadly = 3 + 6 je 9 a pri 8 postava umiera. Najprv použi Zbroj.
spacestage-lesson-damage-shield-attack = Jeden bod holými rukami príšeru nezastaví, vráti ti to plnou silou. Použi Zbroj.
spacestage-lesson-damage-end = Presýpacie hodiny teraz ukazujú 3 namiesto 6. Ukonči ťah.
spacestage-lesson-damage-end-hint = Klepni na presýpacie hodiny.
spacestage-lesson-damage-end-done = So 6 bodmi poškodenia prežívaš. Štít pomôže, ale najlepšie sa ťah končí v miestnosti bez príšer.

spacestage-lesson-heal = Liečenie
spacestage-lesson-heal-all = Postava 2 má 7 bodov poškodenia. Vylieč ich všetky jedinou akciou.
spacestage-lesson-heal-all-hint = Klepni na postavu 1, potom na postavu 2: to je 1 bod. Pridaj Lekárničku za 4, potom klepni na kríž a zvoľ 2 organické materiály.
spacestage-lesson-heal-all-away = Liečiť môžeš len toho, kto je v tvojej miestnosti. Zostaň a pomôž postave 2.
spacestage-lesson-heal-all-kit = Takto minieš len organický materiál a poškodenie zostane. Najprv pridaj Lekárničku.
spacestage-lesson-heal-all-rest = Niečo by zostalo. Miň 2 organické materiály.
spacestage-lesson-heal-all-done = 1 + 4 + 2 = 7: postava 2 je zdravá. Dá sa to len vtedy, keď bežia oba generátory kyslíka.

spacestage-lesson-repair = Oprava
spacestage-lesson-repair-start = Generátor kyslíka vedľa teba je pokazený, a tak nikoho nemožno liečiť. Začni opravu.
spacestage-lesson-repair-start-hint = Klepni na postavu 1, potom na generátor v rohu.
spacestage-lesson-repair-start-away = Pokazený generátor je v tejto miestnosti. Oprav ho teraz.
spacestage-lesson-repair-sum = Na kockách je 2 a 1 a postava 2 pomáha dvoma bodmi: 5 z 10. Zvyšok doplň Náradím a šrotom.
spacestage-lesson-repair-sum-hint = Klepni na Náradie: pridá 4. Potom klepni na maticu a zaplať 1 kus šrotu, ktorý ešte chýba.
spacestage-lesson-repair-sum-give-up = Kto to vzdá, príde o akciu nadarmo. Pridaj Náradie a potom zaplať 1 šrot.
spacestage-lesson-repair-heal = Zase beží. Teraz sa vylieč.
spacestage-lesson-repair-heal-hint = Klepni na postavu 1, zvoľ liečenie seba a potom klepni na kríž.
spacestage-lesson-repair-heal-done = Jeden pokazený generátor kyslíka zastaví všetko liečenie; ak sú pokazené oba, každý utrpí za ťah ešte 1 bod poškodenia.

spacestage-lesson-shop = Nákup a výmena
spacestage-lesson-shop-ask = Chceš Brokovnicu za 4 kusy šrotu, ale máš len 3. Popros postavu 2 o šrot.
spacestage-lesson-shop-ask-hint = Klepni na šrot postavy 2, potom na postavu 1, potom na počet.
spacestage-lesson-shop-ask-away = Dielňa je tu a šrot tiež. Najprv popros postavu 2.
spacestage-lesson-shop-buy = Druhý hráč súhlasí. Kúp si Brokovnicu.
spacestage-lesson-shop-buy-hint = Klepni v dielni na Brokovnicu a potvrď.
spacestage-lesson-shop-buy-other = Aj na to máš, lenže potom bude šrot preč. Kúp Brokovnicu.
spacestage-lesson-shop-give = Ponuka sa hneď doplnila. Daj za to postave 2 svoj organický materiál.
spacestage-lesson-shop-give-hint = Klepni na svoj organický materiál, potom na postavu 2, potom na počet.
spacestage-lesson-shop-give-done = Vedľajšie akcie nič nestoja: obe hlavné ti zostali. Dielňa berie šrot, laboratórium organický materiál a obe potrebujú elektrinu.

spacestage-lesson-tricks = Tri zvláštne karty
spacestage-lesson-tricks-telepathy = Balíček je prázdny a zostávajú dve príšery. Ovládni Telepatiou postavu 2: stojí hneď pri jednej z nich.
spacestage-lesson-tricks-telepathy-hint = Klepni na Telepatiu, potom na postavu 2.
spacestage-lesson-tricks-telepathy-idle = Táto postava pri žiadnej príšere nie je. Vyber postavu 2.
spacestage-lesson-tricks-blow = Nech postava 2 porazí Ľadového červa vlastným Plameňometom.
spacestage-lesson-tricks-blow-hint = Klepni na postavu 2 a na červa, potom na jej Plameňomet a nakoniec na červenú hviezdu.
spacestage-lesson-tricks-blow-away = Telepatia ti dáva jednu akciu a pohyb červa neporazí. Zaútoč.
spacestage-lesson-tricks-blow-bare = To je len 1 bod. Pridaj Plameňomet postavy 2.
spacestage-lesson-tricks-vortex = A teraz Matka liahne: Teleportácia ťa prenesie do severnej miestnosti a Vortex ju pohltí.
spacestage-lesson-tricks-vortex-hint = Klepni na Teleportáciu a severnú miestnosť, potom na Vortex a Matku liahne.
spacestage-lesson-tricks-vortex-far = Pešo je severná miestnosť ďaleko. Použi Teleportáciu.
spacestage-lesson-tricks-vortex-done = Víťazstvo! Príšera vo vortexe neprekáža. A žiadnu hlavnú akciu ťa to nestálo.

spacestage-lesson-dying = Umieranie a záchrana
spacestage-lesson-dying-rescue = Postava 2 umiera a má zapísanú štvorku: ak hodí menej, je mŕtva. Vylieč ju.
spacestage-lesson-dying-rescue-hint = Klepni na postavu 1, potom na postavu 2 a nakoniec na kríž. Stačí jeden bod.
spacestage-lesson-dying-rescue-early = To by postava 2 musela hádzať. Najprv ju vylieč.
spacestage-lesson-dying-rescue-other = V nebezpečenstve je aj postava 3, ale začni pri postave 2, leží hneď vedľa teba.
spacestage-lesson-dying-end = Postava 2 žije a jej hod je zabudnutý. Ukonči ťah a pozri sa, ako dopadne postava 3.
spacestage-lesson-dying-end-hint = Klepni na presýpacie hodiny.
spacestage-lesson-dying-again = Postava 3 mala zapísanú päťku a hádže 6. To je viac, umiera teda ďalej a teraz by jej pomohla už len šestka. Zachráň ju v dielni.
spacestage-lesson-dying-again-hint = Choď do dielne, klepni na postavu 3 a potom na kríž.
spacestage-lesson-dying-again-away = Postava 3 leží v dielni. Choď tam a vylieč ju.
spacestage-lesson-dying-again-done = Všetci žijú! Prvý hod sa len zapíše, nižší znamená smrť a rovnaký postavu vráti.

spacestage-lesson-victory = Ťažkosti a víťazstvo
spacestage-lesson-victory-round = Postava 4 je v tomto kole posledná a v balíčku zostáva jedna príšera. Ukonči ťah a pozri sa, čo prinesú kocky.
spacestage-lesson-victory-round-hint = Klepni na presýpacie hodiny.
spacestage-lesson-victory-last = Horná kocka privádza Prieskumný dron, dolná kazí generátor. Dron je posledná príšera: poraz ho a vyhráš.
spacestage-lesson-victory-last-hint = Zaútoč na dron, pridaj Oblúkovú pušku a udri: blesk platí dvakrát.
spacestage-lesson-victory-last-bare = To by bol len 1 bod. Najprv pridaj Oblúkovú pušku.
spacestage-lesson-victory-last-done = Víťazstvo! Vyhráte hneď, ako je balíček prázdny a žiadna príšera nezostáva. Ak zomrú všetci štyria, spoločne prehráte.

spacestage-lesson-pairs = Dvaja hráči
spacestage-lesson-pairs-attack = V tomto variante patrí tvoj ťah postavám 1 a 2 a majú spolu tri hlavné akcie. Najprv poraz postavou 1 Ľadového červa.
spacestage-lesson-pairs-attack-hint = Klepni na postavu 1 a na červa, potom na Plameňomet a nakoniec na červenú hviezdu.
spacestage-lesson-pairs-attack-bare = To by bol len 1 bod. Najprv pridaj Plameňomet.
spacestage-lesson-pairs-repair = Zostávajú dve akcie. Oprav postavou 2 generátor kyslíka.
spacestage-lesson-pairs-repair-hint = Klepni na postavu 2, potom na generátor v jej rohu.
spacestage-lesson-pairs-repair-early = Zostávajú ti dve hlavné akcie. Využi ich, skôr než ťah ukončíš.
spacestage-lesson-pairs-heal = 6 a 4: beží hneď. Treťou akciou sa postava 2 vylieči; potom ukonči ťah obom.
spacestage-lesson-pairs-heal-hint = Klepni na postavu 2, zvoľ liečenie, potom klepni na kríž a nakoniec na presýpacie hodiny.
spacestage-lesson-pairs-heal-move = Pohyb by šiel, ale zranenie zostane. Vylieč postavu 2.
spacestage-lesson-pairs-heal-done = Všetky tri akcie smie urobiť aj jedna postava, len žiaden druh dvakrát. Na konci utrpia poškodenie obe.

spacestage-lesson-master = Station Master
spacestage-lesson-master-infarct = Teraz hráš proti všetkým štyrom a v Hardcore umierajú už pri 7 bodoch poškodenia. Infarkt pridá 2: zraz niekoho na zem.
spacestage-lesson-master-infarct-hint = Nájdi postavu, ktorá má aspoň 5 bodov poškodenia, a klepni na ňu.
spacestage-lesson-master-infarct-strong = Táto postava 2 body ľahko unesie. Vyber tú, ktorá už má 5.
spacestage-lesson-master-infarct-later = Nová príšera príde o chvíľu. Najprv použi infarkt.
spacestage-lesson-master-monster = Jednou z dvoch akcií musí byť nová príšera. Pošli ju tam, kde to bolí: k postave 1 do severnej miestnosti.
spacestage-lesson-master-monster-hint = K severnej miestnosti patria dve pozície. Klepni na tú voľnú.
spacestage-lesson-master-monster-nobody = V tej miestnosti nikto nie je. Vyber voľnú pozíciu pri postave 1.
spacestage-lesson-master-monster-done = Môžeš aj kaziť generátory a posilňovať príšery. Vyhráš, keď sú všetci štyria mŕtvi alebo keď sa skončí posledné kolo.
