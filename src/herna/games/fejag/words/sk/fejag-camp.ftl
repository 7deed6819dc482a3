# FEJAG at a camp: the organiser’s desk, papers, maps.

fejag-camp-report-before = Pred prvým dňom
fejag-camp-report-day = { $day }. deň
fejag-camp-report-day-of = { $day }. deň · tím dňa: { $team }
fejag-camp-report-over = Kampaň sa skončila
fejag-camp-column-score = body
fejag-camp-column-purse = mešec
fejag-camp-column-lamps = svetlá
fejag-camp-column-paths = cesty
fejag-camp-step-open = Začať deň
fejag-camp-step-rank = Čiastková hra a poradie
fejag-camp-step-clue = Indícia
fejag-camp-step-buy = Nákup
fejag-camp-desk-open = { $last ->
    [yes] Zvolajte tímy na posledný deň. { $day }. deň je dňom vajca a nepatrí žiadnemu tímu.
   *[no] Zvolajte tímy. Keď začnete { $day }. deň, vyhlási sa tím dňa.
}
fejag-camp-desk-rank = Zahrajte vonku čiastkovú hru { $day }. dňa. Potom zoraďte tímy tak, ako skončili.
fejag-camp-desk-clue = Body za { $day }. deň sú pripísané. Vyveste indíciu; tým sa otvorí nákup.
fejag-camp-desk-buy = Práve nakupuje tím { $team }. Kto nemá telefón, príde k vám a zahráte zaňho.
fejag-camp-desk-buy-all = Práve nakupujú: { $teams }. Kto nemá telefón, príde k vám a zahráte zaňho.
fejag-camp-desk-wait = Okamih, prosím.
fejag-camp-desk-over = Všetky cesty sú sčítané. Ukážte tabuľu, prečítajte záver príbehu a oslavujte!
fejag-camp-do-open = Začať { $day }. deň
fejag-camp-do-rank = Zapísať poradie
fejag-camp-do-clue = Vyvesiť indíciu
fejag-camp-do-last-clue = Vyvesiť záver a sčítať
fejag-camp-do-penalty = { $team }: odobrať { $price } ({ $figure })
fejag-camp-penalty-explain = Pokuty sú len pre krajné prípady: keď tím aj po napomenutí ďalej žiada o to, čo nesmie.
fejag-camp-do-points = { $team }
fejag-camp-do-rerank = Opraviť { $day }. deň
fejag-camp-rerank-explain = Čo tímy nakúpili, zostáva; rozdiel sa pripíše alebo odráta. Mešec môže klesnúť pod nulu: tím potom nič nekúpi, kým nebude znova v pluse.
fejag-camp-close-buying = Ukončiť nákup
fejag-camp-sure-open = Všetci uvidia, že deň sa začal a čí je. Začatý deň sa nedá vziať späť.
fejag-camp-sure-end = Sčítajú sa cesty do chrámu a kampaň sa tým definitívne skončí.
fejag-camp-sure-verdict = { $team }: { $verdict ->
    [right] odpoveď je správna. Prvá správna odpoveď je za 30 bodov.
    [late] odpoveď je správna. Je len pre česť, bez bodov.
    [wrong] odpoveď je nesprávna. Tím už znova odpovedať nesmie.
   *[incomplete] odpoveď je neúplná. Tím ju smie doplniť.
} Nedá sa to vziať späť.
fejag-camp-sure-penalty = Tím { $team } príde o { $price } z mešca ({ $figure }). Len pre krajné prípady. Nedá sa to vziať späť.
fejag-camp-verdict = { $verdict ->
    [right] Správne
    [wrong] Nesprávne
   *[incomplete] Neúplne
}
fejag-camp-paper-title = Názov
fejag-camp-paper-intro = Príbeh na prvý večer
fejag-camp-paper-team = O tíme: { $team }
fejag-camp-paper-title-of = Čiastková hra { $day }. dňa
fejag-camp-paper-times-of = Časy { $day }. dňa
fejag-camp-paper-legend-of = Legenda { $day }. dňa, pre všetkých
fejag-camp-paper-notes-of = Poznámky k { $day }. dňu, iba pre vás
fejag-camp-paper-legend-team = Legenda pre tím { $team }, jeho { $number }. deň
fejag-camp-paper-legend-egg = Legenda pre deň vajca
fejag-camp-paper-clue = Indícia { $day }. dňa
fejag-camp-paper-answer = Riešenie: { $question }
fejag-camp-paper-epilogue = Záver, vyvesí sa posledný deň
fejag-camp-sheet-about = Kto sme
fejag-camp-sheet-figures = Čo si môžete kúpiť a kam to svieti
fejag-camp-sheet-say = Organizátorovi povedzte figúrku a pole, napríklad „tiger q17“. Cena sa odpočíta z vášho mešca.
fejag-camp-sheet-questions = Šesť otázok o vajci
fejag-camp-sheet-answers = Správne odpovede
fejag-camp-sheet-days = Deň po dni
fejag-camp-brush-plain = Džungľa
fejag-camp-brush-temple = Chrám
fejag-camp-brush-teleport = Teleport { $pair }
fejag-camp-brush-site = Báza { $site }
fejag-camp-knob-size = Veľkosť
fejag-camp-knob-size-is = { $size } × { $size }
fejag-camp-knob-difficulty = Náročnosť
fejag-camp-knob-difficulty-is = { $difficulty ->
    [easy] ľahká
    [hard] ťažká
   *[normal] stredná
}
fejag-camp-map-starts = Chýbajú bázy: { $sites }. Umiestnite ich na okraj.
fejag-camp-map-rim = Bázy patria na okraj mapy. Presuňte ich z týchto miest: { $cells }.
fejag-camp-map-portal = Teleport nemá druhý koniec: { $cells }. Doplňte ho.
fejag-camp-map-no-temple = Chrám tu ešte nie je. Namaľujte ho mimo okraja.
fejag-camp-map-temple = Chrám musí byť vcelku a mimo okraja. Opravte tieto miesta: { $cells }.
fejag-camp-map-far = Z týchto báz sa do chrámu nedá dostať: { $sites }. Odstráňte niektorú prekážku.
fejag-camp-figure-cost = Najlacnejšia cesta z bázy { $site }
fejag-camp-figure-spread = Rozdiel medzi najdrahšou a najlacnejšou
fejag-camp-figure-at-once = Chrám osvetlí už jediná figúrka na štarte
