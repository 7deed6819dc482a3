## Lekcie: čo sa v nich hovorí, po lekciách a krokoch

fejag-lesson-light = Prvé svetlo
fejag-lesson-light-first = Ste FBI a v mešci máte 20. Postavte na svoje štartovacie pole medveďa: svieti rovno, štyrmi smermi.
fejag-lesson-light-first-hint = Klepnite medzi figúrkami na medveďa, potom na štartovacie pole a3.
fejag-lesson-light-first-dear = Tiger stojí 15 a na ďalšiu lampu by nezostalo. Vezmite medveďa za 10.
fejag-lesson-light-first-other = Začať smiete čímkoľvek, ale potrebujete svetlo, ktoré dosvieti ďaleko. Vezmite medveďa.
fejag-lesson-light-first-frog = Žaba sa len zablysne a zmizne. Na štartovacie pole patrí figúrka, ktorá zostane: medveď.
fejag-lesson-light-next = Stavať smiete na každom poli s bodkou, lebo tam dopadá vaše svetlo. Postavte druhého medveďa na e3 a uvidíte, čo odkryje.
fejag-lesson-light-next-hint = Klepnite na medveďa, potom na e3: stĺpec e, rad 3.
fejag-lesson-light-next-other = To smiete, ale nič sa tam neskrýva. Skúste medveďa na e3.
fejag-lesson-light-next-done = Chrám! Osvetlili ste ho prví: 30 bodov do skóre aj do mešca, a na konci ďalších 50, ak to svetlo ešte svieti.

fejag-lesson-figures = Ktorá figúrka kam svieti
fejag-lesson-figures-snake = Chrám je na f3. Postavte hada tak, aby naň dosvietil šikmo.
fejag-lesson-figures-snake-hint = Počítajte šikmo od f3 až k osvetlenému radu 2 alebo 5: napríklad na e2.
fejag-lesson-figures-snake-bear = Medveď svieti rovno, nikdy šikmo. Tentoraz vezmite hada.
fejag-lesson-figures-snake-tiger = Tiger vie to isté čo medveď a had dohromady, ale stojí 15. Stačí had.
fejag-lesson-figures-snake-misses = Odtiaľ zostáva chrám v tme. Had svieti len šikmo.
fejag-lesson-figures-monkey = To je jedna cesta. Druhú pridajte opicou: tá svieti na polia, kam by skočil kôň: dve a jedno.
fejag-lesson-figures-monkey-hint = Skočte od f3 o dva rady nadol a o stĺpec vedľa: tam je váš osvetlený rad 5.
fejag-lesson-figures-monkey-own = Skok sedí, lenže tam opica stojí vášmu hadovi vo svetle a ten zhasne. Hľadajte v rade 5.
fejag-lesson-figures-monkey-misses = Odtiaľ to k chrámu nie je skok koňa. Hľadajte v rade 5.
fejag-lesson-figures-monkey-done = Dve figúrky osvetľujú chrám: dve cesty. Tarantula za 5 svieti len na osem polí okolo seba.

fejag-lesson-obstacles = Prekážky
fejag-lesson-obstacles-wall = Medzi vami a chrámom na g3 stojí múr. Osvetlite chrám jedinou figúrkou.
fejag-lesson-obstacles-wall-hint = Cez prekážky skáče len jedna figúrka. Postavte ju tesne k múru, na e4.
fejag-lesson-obstacles-wall-straight = Rovné svetlo múr zastaví. Ktorá figúrka ho preskočí?
fejag-lesson-obstacles-wall-diagonal = Prekážka zastaví aj šikmé svetlo, ktoré vedie jej koncom. Ktorá figúrka ju preskočí?
fejag-lesson-obstacles-wall-other = Odtiaľ zostáva chrám v tme. Skok sú dve polia jedným smerom a jedno druhým.
fejag-lesson-obstacles-wall-done = Opica svieti cez každú prekážku. Prekážky uvidíte, až keď zastavia niečie svetlo.

fejag-lesson-discovery = Žaba a objav
fejag-lesson-discovery-frog = Nikto nevie, kde chrám je. Žaba za 2 sa raz zablysne do 8 smerov: nechajte ju zablysnúť sa na e5.
fejag-lesson-discovery-frog-hint = Klepnite na žabu, potom na e5.
fejag-lesson-discovery-frog-other = Tu by bolo vidieť niečo iné. Nechajte žabu zablysnúť sa na e5.
fejag-lesson-discovery-figure = Chrám je nájdený: 20 bodov. Teraz ho osvetlite figúrkou, ktorá zostane, za ďalších 10.
fejag-lesson-discovery-figure-hint = Medveď v stĺpci f alebo g svieti rovno nahor na chrám.
fejag-lesson-discovery-figure-frog = Chrám je už známy, ďalšia žaba nič nevynesie. Postavte figúrku, ktorá zostane.
fejag-lesson-discovery-figure-misses = Jej svetlo chrám míňa. Hľadajte rovnú alebo šikmú čiaru.
fejag-lesson-discovery-figure-done = Spolu 30, do skóre aj do mešca. Keby žabou uspel iný tím, vyniesla by tých 30 sama vaša figúrka.

fejag-lesson-teleport = Teleporty
fejag-lesson-teleport-through = Vaše svetlo mizne v teleporte na e3 a vychádza na g6. Osvetlite ním chrám na h2.
fejag-lesson-teleport-through-hint = Osvetlený je teraz stĺpec g a rad 6. Medveď na g2 by mal chrám hneď vedľa.
fejag-lesson-teleport-through-here = Z tejto strany k chrámu nedosvietite. Stavajte tam, kde svetlo vychádza, okolo g6.
fejag-lesson-teleport-through-misses = Odtiaľ zostáva chrám v tme. Hľadajte čiaru, ktorá vedie na h2.
fejag-lesson-teleport-through-done = Teleport vyšle svetlo všetkými smermi figúrky, akoby stála na ňom. Stavať na ňom nesmie nikto.

fejag-lesson-sections = Zamknuté a voľné svetlo
fejag-lesson-sections-cut = Svetlo Exotov vedie z e5 ďalej doľava. Postavte mu do cesty figúrku, ktorá zostane.
fejag-lesson-sections-cut-hint = Vaše svetlo križuje rad 5 dvakrát. Polia so zámkom sú zatvorené, d5 je voľné.
fejag-lesson-sections-cut-locked = To je prostredný úsek: medzi dvoma svojimi figúrkami má tím svetlo v bezpečí. Za poslednou figúrkou je voľné.
fejag-lesson-sections-cut-frog = Žaba hneď zmizne a nič nezastaví. Vezmite figúrku, ktorá zostane.
fejag-lesson-sections-cut-other = Tu svetlo Exotov doľava nezastavíte. Nájdite pole za ich poslednou figúrkou.
fejag-lesson-sections-cut-done = Za d5 majú Exoti tmu. Zamknuté je aj svetlo, ktoré sa končí v chráme, takže si pohnite.

fejag-lesson-attack = Napadnutie
fejag-lesson-attack-both = Zhasnite medveďa Exotov na e3 a s ním hada, ktorý od neho závisí. Vaša nová figúrka naň musí svietiť a sama nesmie stáť v ich svetle.
fejag-lesson-attack-both-hint = Šikmo medveď späť nesvieti. Choďte po šikmých čiarach z e3 až k svojmu osvetlenému radu 5.
fejag-lesson-attack-both-last = Tým zhasne len posledný had. Oboch drží medveď, a tak mierte naň.
fejag-lesson-attack-both-light = Tu stojíte vo svetle Exotov a odtiaľ nikto nenapáda. Vyberte pole mimo neho.
fejag-lesson-attack-both-other = Medveď svieti ďalej. Napadnite ho šikmo, hadom.
fejag-lesson-attack-both-done = Obaja zhasli. Na pláne zostávajú, ale nesvietia, a polia medzi útočníkom a obeťou sú pre ostatných zamknuté.

fejag-lesson-tiger = Kto koho napadne
fejag-lesson-tiger-monkey = Tiger Exotov na e3 svieti všetkými smermi. Zhasnite ho.
fejag-lesson-tiger-monkey-hint = Napadnúť ho môže len figúrka, na ktorú sám nedosvieti. Myslite na skok koňa.
fejag-lesson-tiger-monkey-contact = Tiger svieti aj na vás: to je len kontakt, nie útok. Ktorá figúrka naň dosiahne mimo všetkých čiar?
fejag-lesson-tiger-monkey-other = Tiger svieti ďalej. Nájdite pole na skok koňa od e3, na ktoré nesvieti.
fejag-lesson-tiger-monkey-done = Tigra napadne len opica a rovnaké figúrky sa nikdy nenapádajú. Na štartovacích poliach sú figúrky v bezpečí.

fejag-lesson-defence = Obrana
fejag-lesson-defence-back = Had na g5 zhasol vášho medveďa na e3 a všetko za ním. Vráťte hadovi úder.
fejag-lesson-defence-back-hint = Medveď napadne hada po rade. Ktoré pole radu 5 je ešte vo vašom svetle?
fejag-lesson-defence-back-snake = Hady sa navzájom nenapádajú, svietili by na seba. Vezmite medveďa.
fejag-lesson-defence-back-other = Vaše figúrky sú stále zhasnuté. Napadnite hada po rade 5.
fejag-lesson-defence-back-done = Vyrovnané: neplatí ani jeden útok a všetko zase svieti. Exoti by potrebovali ďalší útok.

fejag-lesson-supply = Svetlo odinakiaľ
fejag-lesson-supply-again = Exoti zhasli f3, a tak je tma aj na f6, odkiaľ svietite na chrám. Oživte svoju cestu jedinou figúrkou.
fejag-lesson-supply-again-hint = Na f6 musí svietiť ktorákoľvek vaša svietiaca figúrka. Váš prvý medveď stále osvetľuje stĺpec a, aj pole a6.
fejag-lesson-supply-again-other = Figúrka na f6 je stále zhasnutá. Postavte takú, ktorá na ňu svieti.
fejag-lesson-supply-again-done = Cesta zase žije. Keď má svetlo dve cesty, ťažko vás niekto zhasne.

fejag-lesson-paths = Cesty a mešec
fejag-lesson-paths-third = Dva medvede svietia na chrám: dve cesty, na konci každá za 50 bodov. Pridajte tretiu.
fejag-lesson-paths-third-hint = Tiger na d3 svieti šikmo na chrám a medveďom podáva svetlo ďalej.
fejag-lesson-paths-third-own = Had na chrám dosvieti, ale rovno svetlo nepodá: oba medvede zhasnú. Vyberte inú figúrku.
fejag-lesson-paths-third-other = Tri cesty z toho nebudú. Nová figúrka musí osvetliť chrám a medveďom svetlo nechať.
fejag-lesson-paths-purse = Tri cesty! Teraz ukončite ťah; v mešci smie zostať najviac 14, takže najprv kúpte niečo malé.
fejag-lesson-paths-purse-hint = Stačí žaba za 2: nechajte ju kdekoľvek zablysnúť sa a potom ukončite ťah.
fejag-lesson-paths-purse-keep = Zostať smie najviac 14. Kúpte najprv ešte niečo, napríklad žabu.
fejag-lesson-paths-purse-lost = Tak o peniaze prídete. Kúpte žabu a potom ukončite ťah.
fejag-lesson-paths-purse-done = Čo miniete, skóre nezmenší. A čo vám zostane po poslednom dni, už nemá cenu.

fejag-lesson-day = Deň rýchlej kampane
fejag-lesson-day-card = Dnes je deň FBI: ak vyhráte, máte 3 body navyše. Zahrajte jednu zo svojich najvyšších kariet úsilia.
fejag-lesson-day-card-hint = Klepnite na kartu 11. Každá karta sa dá v kampani zahrať len raz.
fejag-lesson-day-card-low = To by vás niekto mohol prebiť. Vo svoj deň zahrajte 9 alebo viac.
fejag-lesson-day-first = Prvé miesto: 20 + 3 body a nakupujete prví. Postavte prvú figúrku na svoje štartovacie pole c1.
fejag-lesson-day-first-hint = Klepnite na medveďa, potom na c1.
fejag-lesson-day-first-frog = Žaba nezostane a bez figúrky nemáte svetlo. Vyberte inú figúrku.
fejag-lesson-day-end = Indícia vylúčila dve nesprávne odpovede o vajci. V mešci máte najviac 14: ukončite ťah.
fejag-lesson-day-end-hint = Klepnite na tlačidlo, ktoré končí ťah.
fejag-lesson-day-end-other = Zvyšok si tentoraz nechajte na zajtra: ukončite ťah.
fejag-lesson-day-end-done = Teraz nakupujú ostatní, od druhého miesta po posledné. Po desiatich takých dňoch rozhodne jedenásty: cesty, objavy a vajce.

fejag-lesson-egg = Tajomstvo vajca
fejag-lesson-egg-sheet = Desať indícií vylúčilo všetky nesprávne odpovede. Odovzdajte tie, ktoré zostali: je za ne 30 bodov.
fejag-lesson-egg-sheet-hint = Pri každej otázke vyberte jedinú odpoveď, ktorá nie je prečiarknutá, a potom ich odovzdajte.
fejag-lesson-egg-sheet-early = Figúrky počkajú. Najprv odovzdajte odpovede, kým to nestihne iný tím.
fejag-lesson-egg-sheet-wrong = Jedna odpoveď je nesprávna a tím má len jeden hárok. Pozrite sa, čo je prečiarknuté.
fejag-lesson-egg-sheet-done = Správne! Kto odpovie skôr, riskuje, ale 30 bodov má len prvý správny hárok.

fejag-lesson-camp = Deň v tábore
fejag-lesson-camp-open = Ste organizátor. Začnite prvý deň; na pláne sa potom ukáže, komu patrí.
fejag-lesson-camp-open-hint = Klepnite na tlačidlo, ktoré začína ďalší deň.
fejag-lesson-camp-rank = Tímy si vonku zahrali: prvá je FBI, Exoti a Archeológovia skončili rovnako, potom Votrelci a posledná Vláda. Zadajte to.
fejag-lesson-camp-rank-hint = Klepajte na tímy od prvého po posledný a medzi Exotmi a Archeológmi na znamienko rovná sa.
fejag-lesson-camp-rank-tie = Exoti a Archeológovia skončili rovnako. Klepnite medzi nimi na znamienko rovná sa.
fejag-lesson-camp-rank-other = Poradie ešte nesedí: FBI, potom Exoti s Archeológmi, Votrelci, Vláda.
fejag-lesson-camp-clue = Body sú pripísané; o tie za delené miesto sa tímy podelili. Vyveste indíciu, tým sa začne nákup.
fejag-lesson-camp-clue-hint = Klepnite na tlačidlo, ktoré indíciu vyvesí.
fejag-lesson-camp-clue-done = Teraz tímy nakupujú na svojich zariadeniach, alebo to urobíte za ne. Neskôr posúdite aj ich odpovede o vajci.
