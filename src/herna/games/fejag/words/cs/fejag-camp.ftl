# FEJAG at a camp: the organiser’s desk, papers, maps.

fejag-camp-report-before = Před prvním dnem
fejag-camp-report-day = { $day }. den
fejag-camp-report-day-of = { $day }. den · tým dne: { $team }
fejag-camp-report-over = Kampaň skončila
fejag-camp-column-score = body
fejag-camp-column-purse = měšec
fejag-camp-column-lamps = světla
fejag-camp-column-paths = cesty
fejag-camp-step-open = Zahájit den
fejag-camp-step-rank = Dílčí hra a pořadí
fejag-camp-step-clue = Indicie
fejag-camp-step-buy = Nákup
fejag-camp-desk-open = { $last ->
    [yes] Svolejte týmy k poslednímu dni. { $day }. den je dnem vejce a nepatří žádnému týmu.
   *[no] Svolejte týmy. Jakmile zahájíte { $day }. den, vyhlásí se tým dne.
}
fejag-camp-desk-rank = Zahrajte venku dílčí hru { $day }. dne. Potom seřaďte týmy tak, jak skončily.
fejag-camp-desk-clue = Body za { $day }. den jsou připsané. Vyvěste indicii; tím se otevře nákup.
fejag-camp-desk-buy = Právě nakupuje tým { $team }. Kdo nemá telefon, přijde k vám a zahrajete za něj.
fejag-camp-desk-buy-all = Právě nakupují: { $teams }. Kdo nemá telefon, přijde k vám a zahrajete za něj.
fejag-camp-desk-wait = Okamžik, prosím.
fejag-camp-desk-over = Všechny cesty jsou sečtené. Ukažte tabuli, přečtěte závěr příběhu a oslavujte.
fejag-camp-do-open = Zahájit { $day }. den
fejag-camp-do-rank = Zapsat pořadí
fejag-camp-do-clue = Vyvěsit indicii
fejag-camp-do-last-clue = Vyvěsit závěr a sečíst
fejag-camp-do-penalty = { $team }: odebrat { $price } ({ $figure })
fejag-camp-penalty-explain = Pokuty jsou jen pro krajní případy: když tým i po napomenutí dál žádá o to, co nesmí.
fejag-camp-do-points = { $team }
fejag-camp-do-rerank = Opravit { $day }. den
fejag-camp-rerank-explain = Co týmy nakoupily, zůstává; rozdíl se připíše nebo odečte. Měšec může klesnout pod nulu: tým pak nic nekoupí, dokud nebude zase v plusu.
fejag-camp-close-buying = Ukončit nákup
fejag-camp-sure-open = Všichni uvidí, že den začal a čí je. Zahájený den nejde vzít zpět.
fejag-camp-sure-end = Sečtou se cesty do chrámu a kampaň tím definitivně skončí.
fejag-camp-sure-verdict = { $team }: { $verdict ->
    [right] odpověď je správná. První správná odpověď je za 30 bodů.
    [late] odpověď je správná. Je jen pro čest, bez bodů.
    [wrong] odpověď je špatná. Tým už znovu odpovídat nesmí.
   *[incomplete] odpověď je neúplná. Tým ji smí doplnit.
} Nejde to vzít zpět.
fejag-camp-sure-penalty = Tým { $team } přijde o { $price } z měšce ({ $figure }). Jen pro krajní případy. Nejde to vzít zpět.
fejag-camp-verdict = { $verdict ->
    [right] Správně
    [wrong] Špatně
   *[incomplete] Neúplně
}
fejag-camp-paper-title = Název
fejag-camp-paper-intro = Příběh na první večer
fejag-camp-paper-team = O týmu: { $team }
fejag-camp-paper-title-of = Dílčí hra { $day }. dne
fejag-camp-paper-times-of = Časy { $day }. dne
fejag-camp-paper-legend-of = Legenda { $day }. dne, pro všechny
fejag-camp-paper-notes-of = Poznámky k { $day }. dni, jen pro vás
fejag-camp-paper-legend-team = Legenda pro tým { $team }, jeho { $number }. den
fejag-camp-paper-legend-egg = Legenda pro den vejce
fejag-camp-paper-clue = Indicie { $day }. dne
fejag-camp-paper-answer = Řešení: { $question }
fejag-camp-paper-epilogue = Závěr, vyvěsí se poslední den
fejag-camp-sheet-about = Kdo jsme
fejag-camp-sheet-figures = Co si můžete koupit a kam to svítí
fejag-camp-sheet-say = Organizátorovi řekněte figurku a pole, třeba „tygr q17“. Cena se odečte z vašeho měšce.
fejag-camp-sheet-questions = Šest otázek o vejci
fejag-camp-sheet-answers = Správné odpovědi
fejag-camp-sheet-days = Den po dni
fejag-camp-brush-plain = Džungle
fejag-camp-brush-temple = Chrám
fejag-camp-brush-teleport = Teleport { $pair }
fejag-camp-brush-site = Báze { $site }
fejag-camp-knob-size = Velikost
fejag-camp-knob-size-is = { $size } × { $size }
fejag-camp-knob-difficulty = Obtížnost
fejag-camp-knob-difficulty-is = { $difficulty ->
    [easy] lehká
    [hard] těžká
   *[normal] střední
}
fejag-camp-map-starts = Chybějí báze: { $sites }. Umístěte je na okraj.
fejag-camp-map-rim = Báze patří na okraj mapy. Přesuňte je z těchto míst: { $cells }.
fejag-camp-map-portal = Teleport nemá druhý konec: { $cells }. Umístěte i ten.
fejag-camp-map-no-temple = Chrám tu ještě není. Namalujte ho, mimo okraj.
fejag-camp-map-temple = Chrám musí být vcelku a mimo okraj. Opravte tato místa: { $cells }.
fejag-camp-map-far = Z těchto bází se do chrámu nedá dostat: { $sites }. Odstraňte některou překážku.
fejag-camp-figure-cost = Nejlevnější cesta z báze { $site }
fejag-camp-figure-spread = Rozdíl mezi nejdražší a nejlevnější
fejag-camp-figure-at-once = Chrám osvítí už jediná figurka na startu
