fejag-title = FEJAG
    .team = FEJAG
fejag-summary =
    Presvieťte si cestu temnou džungľou ku skrytému chrámu. Každé zviera svieti po svojich líniách a stavať
    smiete len tam, kam dopadá vaše svetlo. Kupujte zvieratá, zhasínajte cudzie svetlá a na konci spočítajte svoje svetelné cesty.
fejag-seat-F = FBI
fejag-seat-E = Exoti
fejag-seat-J = Archeológovia
fejag-seat-J-short = Archeol.
fejag-seat-A = Votrelci
fejag-seat-G = Vláda
fejag-seat-F-leader = Mulder a Scullyová
fejag-seat-E-leader = Exem Veľký
fejag-seat-J-leader = Indiana Jones
fejag-seat-A-leader = Matka XXV
fejag-seat-G-leader = generál Gen
fejag-seat-master = Organizátor

## Možnosti

fejag-preset-quick = Rýchla kampaň
fejag-preset-quick-hint = Celá kampaň na malej mape na jedno posedenie; o čiastkových hrách rozhodujú karty úsilia.
fejag-preset-written = Podľa pravidiel
fejag-preset-written-hint = Desať dlhých dní a deň vajca na mape 41 × 41. Figúrky sa stavajú len tam, kam viedla svetelná cesta už pred ťahom, všetky tímy nakupujú naraz, platí skoršia žiadosť a v krajnom prípade smiete strhnúť body.
fejag-preset-small = Ľahšie pre malé tábory
fejag-preset-small-hint = Mapa 21 × 21. Nové svetlo sa dá využiť hneď, tímy nakupujú jeden po druhom od najlepšieho v čiastkovej hre a pokuty sa nedávajú.
fejag-option-chain = Stavanie v novom svetle
fejag-option-chain-explain = Či sa svetlo novej figúrky smie využiť hneď v tom istom ťahu.
fejag-option-chain-true = Hneď
fejag-option-chain-false = Až od budúceho ťahu
fejag-option-teleport_dirs = Svetlo z teleportu
fejag-option-teleport_dirs-explain = Kam svetlo pokračuje z druhého konca teleportu.
fejag-option-teleport_dirs-all = Všetkými smermi figúrky
fejag-option-teleport_dirs-same = Smerom, ktorým prišlo
fejag-option-middle_ends = Prostredné úseky
fejag-option-middle_ends-explain = Medzi ktorými figúrkami nesmie stavať nikto iný.
fejag-option-middle_ends-path = Na vlastnej ceste tímu
fejag-option-middle_ends-any = Medzi ľubovoľnými dvoma
fejag-option-protect_dark = Zhasnuté prostredné úseky
fejag-option-protect_dark-explain = Či zostávajú chránené prostredné úseky cesty, ktorú zhasol útok.
fejag-option-protect_dark-true = Zostávajú chránené
fejag-option-protect_dark-false = Smie sa na nich stavať
fejag-option-cond3 = Kde smie stáť útočník
fejag-option-cond3-explain = Koho svetlu sa útočník musí vyhnúť.
fejag-option-cond3-team = Napadnutého tímu
fejag-option-cond3-target = Napadnutej figúrky
fejag-option-balance = Vyrovnané útoky
fejag-option-balance-explain = Ako dlho protiútok drží útok v rovnováhe.
fejag-option-balance-running = Kým protiútočník svieti
fejag-option-balance-settled = Navždy
fejag-option-hp1_scope = Prvý útočník
fejag-option-hp1_scope-explain = Od čoho prvý útočník drží ostatné tímy ďalej.
fejag-option-hp1_scope-path = Od napadnutej cesty
fejag-option-hp1_scope-team = Od napadnutého tímu
fejag-option-reveal = Odkryté prekážky
fejag-option-reveal-explain = Ktoré prekážky svetlo ukáže.
fejag-option-reveal-hits = Tie, ktoré ho zastavia
fejag-option-reveal-cells = Všetky vedľa svetla
fejag-option-late_egg = Vajce po desiatom dni
fejag-option-late_egg-explain = Či sa smie na otázky o vajci odpovedať aj po desiatom dni.
fejag-option-late_egg-off = Už nie
fejag-option-late_egg-honour = Len pre česť
fejag-option-late_egg-on = Aj za body
fejag-option-order = Poradie nákupov
fejag-option-order-explain = Kto po čiastkovej hre nakupuje prvý. Keď nakupujú všetci naraz, platí skoršia žiadosť.
fejag-option-order-rank = Podľa umiestnenia
fejag-option-order-submission = Všetci naraz
fejag-option-penalty = Pokuty
fejag-option-penalty-explain = Či organizátor smie za nedovolenú žiadosť strhnúť cenu figúrky.
fejag-option-penalty-off = Žiadne
fejag-option-penalty-gm = Rozhoduje organizátor
fejag-option-ranks = Čiastkové hry
fejag-option-ranks-explain = Odkiaľ sa berie poradie dňa.
fejag-option-ranks-manual = Hrajú sa v tábore
fejag-option-ranks-random = Žrebujú sa
fejag-option-ranks-effort = Karty úsilia
fejag-option-calendar = Tímy dňa
fejag-option-calendar-explain = Nechajte tak a tímy sa vyžrebujú, alebo napíšte pre každý deň okrem posledného písmeno tímu.
fejag-option-days = Počet dní
fejag-option-days-explain = Dni, ktoré majú tím dňa a nákup. Po nich príde ešte posledný deň, deň vajca. Na menej dní sa hodí menšia mapa.
fejag-option-points = Body za umiestnenie
fejag-option-points-explain = Za prvé až piate miesto v čiastkovej hre.
fejag-option-map = Mapa
fejag-option-map-explain = Veľkosť (11, 21, 31 alebo 41) a náročnosť, alebo vlastná mapa.

## Veci

fejag-zone-board = Džungľa
fejag-zone-teams = Tímy a dni
fejag-zone-shop = Figúrky na predaj
fejag-zone-cards = Karty úsilia
fejag-zone-master = Panel organizátora
fejag-zone-egg = Tajomstvo vajca
fejag-figure-Ti = tiger
fejag-figure-Be = medveď
fejag-figure-Sn = had
fejag-figure-Ta = tarantula
fejag-figure-Mo = opica
fejag-figure-Fr = žaba
fejag-victim-Ti = tigra
fejag-victim-Be = medveďa
fejag-victim-Sn = hada
fejag-victim-Ta = tarantulu
fejag-victim-Mo = opicu
fejag-figure-label = { $team }: { $figure } na { $place }, { $condition ->
    [shining] svieti
    [attacked] po útoku nesvieti
   *[dark] nesvieti, chýba prívod svetla
}
fejag-purpose-unlit = Nedosvieti na ňu žiadna figúrka jej tímu. Rozsvieti sa, len čo niektorá svietiaca figúrka tímu osvetlí jej pole.
fejag-purpose-put-out = Zhasol ju útok: { $team }, { $figure } na { $place }. Rozsvieti sa, keď útočiaca figúrka sama zhasne alebo keď útok opätujete: zaútočte na ňu alebo na cestu, po ktorej dostáva svetlo.
fejag-cell = { $place }: tu sa smie stavať
fejag-cell-middle = { $place }: prostredný úsek cesty ({ $team }), nikto iný tu stavať nesmie
fejag-temple = Chrám Efro, { $place }
fejag-teleport = Teleport { $place }, spojený s { $other }
fejag-start = Štartovacie pole { $place }: { $team }
fejag-start-open = Štartovacie pole { $place }, ešte nevyžrebované
fejag-flash = { $team }: na { $place } sa zablysla žaba
fejag-team-label = { $team }: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
}, v mešci { $purse }, { $paths ->
    [0] žiadna cesta do chrámu
    [one] { $paths } cesta do chrámu
    [few] { $paths } cesty do chrámu
   *[other] { $paths } ciest do chrámu
}{ $verdict ->
    [right] , tajomstvo vajca rozlúštené
    [incomplete] , odpoveď o vajci neúplná
    [wrong] , odpoveď o vajci nesprávna
   *[none] {""}
}
fejag-day = Deň { $day }
fejag-day-of = Deň { $day }: deň tímu { $team }
fejag-purse = V mešci: { $purse }
fejag-shop = { $kind ->
    [Ti] Tiger: svieti všetkými 8 smermi, kam až dovidí
    [Be] Medveď: svieti rovno, 4 smermi
    [Sn] Had: svieti šikmo, 4 smermi
    [Ta] Tarantula: svieti na 8 polí okolo seba
    [Mo] Opica: svieti na 8 polí, kam by skočil kôň, aj cez prekážky
   *[Fr] Žaba: raz sa zablysne do 8 smerov a odkryje krajinu, potom zmizne
}. Cena { $price }
fejag-done = Ukončiť a nechať si { $purse }
fejag-timeout = { $may ->
    [close] Vzdať sa zvyšku
   *[lose] Nechať si len 14 z { $purse }
}
fejag-close = Ukončiť ťah
fejag-give-up = Vzdať sa zvyšku
fejag-card = Karta úsilia { $card }
fejag-card-used = Karta úsilia { $card }, už použitá
fejag-open = Začať ďalší deň
fejag-post-clue = Vyvesiť indíciu
fejag-rank-next = Ďalší v poradí: { $team }
fejag-rank-tie = Delené { $place }. miesto
fejag-egg = Vajce FEJAG: šesť otázok, jedno tajomstvo
fejag-question = Otázka { $number }: { $question }
fejag-choice = { $name }: { $answer }
fejag-choice-struck = { $name }: { $answer } (vylúčené indíciou)
fejag-hand-in = Odovzdať odpovede
fejag-give-verdict = { $verdict ->
    [right] Správne
    [incomplete] Neúplne
   *[wrong] Nesprávne
}
fejag-penalty = Pokuta: { $price } z mešca

## Vajce

fejag-question-1 = Ako a prečo sa vajce dostalo na Zem?
fejag-question-2 = Ako vzniklo?
fejag-question-3 = Kto postavil chrám a ako sa loď s vajcom dostala dnu?
fejag-question-4 = Čo obsahuje a ako pôsobí?
fejag-question-5 = Prečo sem boli vyslané oba cudzie národy?
fejag-question-6 = Prečo práve teraz?
fejag-answer-1 = { $choice ->
    [a] V lodi bez posádky, aby bolo v bezpečí pred vojnou
    [b] Ukradli ho lupiči a ich loď stroskotala
    [c] Spadlo z neba čírou náhodou
   *[d] Ako dar pre ľudí z džungle
}
fejag-answer-2 = { $choice ->
    [a] Dva národy ho spoločne utkali zo svetla svojho slnka
    [b] Zniesol ho posledný hviezdny drak
    [c] Samo vyrástlo v srdci kométy
   *[d] Omylom ho vyrobil osamelý vynálezca
}
fejag-answer-3 = { $choice ->
    [a] Domorodci postavili chrám okolo lode
    [b] Postavila ho posádka a loď v ňom ukryla
    [c] Vajce si ho vlastnou mocou stvorilo z kameňa
   *[d] Postavil ho starší národ a loď sa prepadla strechou
}
fejag-answer-4 = { $choice ->
    [a] Svetlo slnka; prebudí sa, keď sa naň zasvieti z mnohých strán
    [b] Mláďa neznámeho tvora; vyliahne sa spevom
    [c] Pamäť všetkých národov; kto sa ho dotkne, všetko vie
   *[d] Pohon, ktorý dopraví kamkoľvek; potrebuje dva kľúče
}
fejag-answer-5 = { $choice ->
    [a] Ich slnko vyhasína a každý má polovicu kľúča
    [b] Každý mal zabrániť tomu, aby ho získal ten druhý
    [c] Oba prilákala falošná správa
   *[d] Mali ďaleko od domova uzavrieť mier
}
fejag-answer-6 = { $choice ->
    [a] Tri svety stoja jedenásť dní v jednej priamke
    [b] Domorodci znova zapálili starý oheň
    [c] Škrupina sa vekom stenčila
   *[d] Zemetrasenie otvorilo chrám
}

## Čo sa čaká

fejag-list = { $first }, { $rest }
fejag-tied = { $first } = { $rest }
fejag-share = { $team } ({ $points })
fejag-prompt-free = Voľná hra: každý tím smie stavať kdekoľvek vo svojom svetle.
fejag-prompt-drawing = Žrebujú sa bázy.
fejag-prompt-sealing = Tajomstvo vajca sa pečatí.
fejag-prompt-day = Svitá deň { $day }. Komu bude patriť?
fejag-prompt-ranks = Deň { $day }: hrá sa čiastková hra.
fejag-prompt-clue = Deň { $day }: indícia je na ceste.
fejag-prompt-open = Začnite deň { $day }.
fejag-prompt-rank = Deň { $day }: zadajte poradie od prvého tímu po posledný.
fejag-prompt-post = Deň { $day }: vyveste indíciu, potom sa začne nákup.
fejag-prompt-master-wait = { $day ->
    [0] Organizátor sa chystá začať prvý deň.
   *[other] Deň { $day }: čaká sa na organizátora.
}
fejag-prompt-card = Deň { $day }: tajne vyberte kartu úsilia. Vyššia karta prinesie lepšie umiestnenie; každá sa dá zahrať len raz.
fejag-prompt-card-wait = Deň { $day }: kartu úsilia vyberá tím { $team }…
fejag-prompt-first = Postavte prvú figúrku na svoje štartovacie pole. V mešci: { $purse }
fejag-prompt-buy = Vyberte figúrku, potom osvetlené pole; alebo ukončite ťah. V mešci: { $purse }
fejag-prompt-spend = Vyberte figúrku, potom osvetlené pole. Nechať si smiete najviac 14. V mešci: { $purse }
fejag-prompt-nothing = Nič ďalšie kúpiť nemôžete: ukončite ťah. V mešci: { $purse }
fejag-prompt-buy-wait = Deň { $day }: nakupuje tím { $team }, v mešci { $purse }.
fejag-prompt-won = Kampaň sa skončila. Víťaz: { $team }, { $score ->
    [one] { $score } bod.
    [few] { $score } body.
   *[other] { $score } bodov.
}
fejag-prompt-shared = Kampaň sa skončila. Delené víťazstvo: { $teams } ({ $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
}).

## Priebeh hry

fejag-log-draw = Bázy sú vyžrebované: { $places }.
fejag-log-key = Tajomstvo vajca je zapečatené.
fejag-log-open = Začína sa deň { $day }.
fejag-log-day = Deň { $day } je dňom tímu { $team }.
fejag-log-card = Kartu si vyberá tím { $team }.
fejag-log-cards = Karty: { $cards }.
fejag-log-rank = Body dňa { $day }: { $points }.
fejag-log-clue = Indícia { $day } je vyvesená.
fejag-log-struck = Indícia { $day } vylučuje { $choices }.
fejag-log-place = { $team }: { $figure } na { $place } za { $price }.
fejag-log-frog = { $team }: žaba na { $place }, { $cells ->
    [0] nič nové
    [one] odkrýva { $cells } pole
    [few] odkrýva { $cells } polia
   *[other] odkrýva { $cells } polí
}.
fejag-log-temple = Chrám objavuje tím { $team }! +{ $points }
fejag-log-teleport = Odkrýva sa teleport { $place } – { $other }.
fejag-log-attack = { $team }: { $place } napáda { $victim } na { $where } ({ $other }).{ $status ->
    [effective] {""}
    [dormant] {" "}Útočník zatiaľ nesvieti.
    [suspended] {" "}Útok je zatiaľ pozastavený.
   *[cut] {" "}Niečo stojí v ceste.
}
fejag-log-defence = { $team }: { $place } vracia úder, napáda { $victim } na { $where } ({ $other }). Vyrovnané!
fejag-log-void = { $team }: útok na { $victim } na { $where } ({ $other }) neplatí.
fejag-log-dark = { $team }: { $count ->
    [one] zhasína figúrka na { $cells }.
    [few] zhasínajú { $count } figúrky: { $cells }.
   *[other] zhasína { $count } figúrok: { $cells }.
}
fejag-log-again = { $team }: { $count ->
    [one] figúrka na { $cells } znova svieti.
    [few] znova svietia { $count } figúrky: { $cells }.
   *[other] znova svieti { $count } figúrok: { $cells }.
}
fejag-log-path = { $team }: { $paths ->
    [one] prvá cesta do chrámu!
    [few] { $paths } cesty do chrámu.
   *[other] { $paths } ciest do chrámu.
}
fejag-log-done = Tím { $team } končí ťah, v mešci zostáva { $purse }.
fejag-log-timeout = Tím { $team } končí ťah{ $lost ->
    [0] .
   *[other] , prepadá mu { $lost }.
}
fejag-log-penalty = { $team }: pokuta { $lost }.
fejag-log-points = { $team }: { $points } b., zapisuje organizátor.
fejag-log-rerank = Poradie { $day }. dňa sa opravuje: { $order }. Rozdiel sa pripíše alebo odráta, nakúpené zostáva.
fejag-log-purse = { $team }: v mešci { $purse }.
fejag-log-sheet = Tím { $team } odovzdáva odpovede, { $verdict ->
    [right] všetky sú správne!
   *[wrong] ale nie všetky sú správne.
}
fejag-log-verdict = { $team }: odpoveď o vajci je { $verdict ->
    [right] správna.
    [incomplete] neúplná.
   *[wrong] nesprávna.
}
fejag-log-egg-first = Tajomstvo vajca ako prvý odhaľuje tím { $team }! +30
fejag-log-egg-again = Všetkých päť odpovedí je nesprávnych: všetci smú odpovedať znova.
fejag-log-paths = { $team }: { $paths ->
    [one] { $paths } cesta
    [few] { $paths } cesty
   *[other] { $paths } ciest
} do chrámu, +{ $points }.
fejag-log-won = Víťaz: { $team }, { $score ->
    [one] { $score } bod.
    [few] { $score } body.
   *[other] { $score } bodov.
}
fejag-log-shared = Delené víťazstvo ({ $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
}): { $teams }.

## Before an action is sent

fejag-ahead-hidden = Ak v ceste nestojí nič skryté.
fejag-ahead-cards = Karta je vybraná a všetkých päť sa otočí.
fejag-ahead-sheet = Odpovede sú odovzdané a hneď sa dozviete, či je všetkých šesť správnych. Tím má len jeden pokus.

## Čo sa dá zobraziť

fejag-overlay-paths = Cesty do chrámu
fejag-overlay-threats = Čo nás ohrozuje
fejag-overlay-cuts = Čo môžeme prerušiť
fejag-overlay-attacks = Všetky útoky
fejag-overlay-teleports = Spojené teleporty
fejag-mark-path = { $team }: cesta cez pole { $place } ({ $figure }) za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
fejag-mark-attack = { $team }, { $figure } ({ $place }) proti tímu { $other } ({ $where }): { $status ->
    [effective] napáda { $victim } účinne
    [balanced] útok na { $victim } je vyrovnaný
    [dormant] útok na { $victim } spí, útočník nesvieti
    [suspended] útok na { $victim } je pozastavený
    [cut] útok na { $victim } je zatienený
   *[void] útok na { $victim } neplatí
}
fejag-mark-threat = Tu môže zaútočiť tím { $team }: { $figure } na { $place }
fejag-mark-cut = { $figure } na { $place }: napadne { $victim } na { $where } ({ $other })
fejag-mark-teleport = Teleport: { $place } – { $other }

## Odmietnutia

fejag-refusal-no-such-action = Taká akcia v tejto hre nie je. Vyberte niektorú na pláne.
fejag-refusal-campaign-over = Kampaň sa už skončila. Ak chcete hrať ďalej, začnite novú.
fejag-refusal-not-your-turn = Tento tím nie je na ťahu. Počkajte, kým prídete na rad.
fejag-refusal-not-now = Teraz sa to nedá. Čo je na rade, hovorí riadok nad plánom.
fejag-refusal-chance-decides = Počkajte na žrebovanie.
fejag-refusal-master-decides = Počkajte na organizátora.
fejag-refusal-no-start-cell = Tento tím tu nemá štartovacie pole. Vyberte iný.
fejag-refusal-turn-is-closed = Tento tím už svoj ťah ukončil. Počkajte na ďalší deň.
fejag-refusal-too-expensive = Na túto figúrku nemáte v mešci dosť. Vyberte lacnejšiu.
fejag-refusal-off-board = Také pole na pláne nie je. Vyberte iné.
fejag-refusal-not-lit = Sem vaše svetlo nedopadá. Stavať smiete len tam, kam dopadá.
fejag-refusal-cell-taken = Na tomto poli už stojí figúrka. Vyberte voľné.
fejag-refusal-not-buildable = Na chráme ani na teleporte sa stavať nedá. Vyberte iné pole.
fejag-refusal-start-of-others = Je to štartovacie pole iného tímu. Vyberte iné pole.
fejag-refusal-middle-section = Je to prostredný úsek cesty iného tímu. Vyberte pole mimo neho.
fejag-refusal-not-lit-before = Na začiatku ťahu pole osvetlené nebolo. Stavať tu môžete v ďalšom ťahu.
fejag-refusal-too-much-to-keep = Nechať si smiete najviac 14: kúpte ešte niečo.
fejag-refusal-card-used = Túto kartu ste už použili. Vyberte inú.
fejag-refusal-cards-in-order = Najprv vyberá iný tím: karty sa vyberajú v poradí F, E, J, A, G.
fejag-refusal-no-sheet = Váš tím teraz odpovedať nesmie. Každý tím odpovedá raz, a to vo svojom ťahu.
fejag-refusal-ties-not-drawn = Vo vyžrebovanom poradí nie sú delené miesta. Zoraďte tímy po jednom.
fejag-refusal-no-verdict = O odpovedi tohto tímu sa teraz rozhodnúť nedá. Posúdené odpovede sa už nemenia; ostatné počkajú, kým sa skončí nákup.
fejag-refusal-no-penalty = Pokuty musia byť povolené v možnostiach a dajú sa udeliť len v ťahu daného tímu.
fejag-refusal-already-day-team = Tento tím už v tejto polovici svoj deň mal. Vyberte iný.
fejag-refusal-not-strikable = Vylúčiť sa dajú len nesprávne odpovede, ktoré ešte zostávajú. Vyberte z nich.
fejag-refusal-number-of-strikes = Indície 1 až 8 vylučujú dve odpovede, indície 9 a 10 jednu. Vyberte ich práve toľko.
fejag-refusal-free-play-only = Mešec sa zadáva len vo voľnej hre. V kampani ho plnia body.
fejag-refusal-no-more-room = Plán alebo záznam je plný, viac sa už postaviť nedá.
fejag-refusal-other-day = To patrí k inému dňu. Čo je na rade, hovorí riadok nad plánom.
fejag-refusal-no-booking = Body sa dajú zapísať v tábore, kým sa hra neskončí, a poradie opraviť, kým sa nezačne ďalší deň.
