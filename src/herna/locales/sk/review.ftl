# Rozbor dohratej partie: kto ako hral a koľko bolo šťastia.
review-queued = Čaká sa. Rozborov pred týmto: { $before }
review-working = Každé rozhodnutie v partii sa teraz posudzuje znova.
review-takes = Trvá to niekoľko minút.
review-left = { $minutes ->
    [one] Zostáva asi minúta
    [few] Zostávajú asi { $minutes } minúty
   *[other] Zostáva asi { $minutes } minút
}
review-leave = Partiu možno zatiaľ prechádzať. Po odchode zo stránky sa rozbor o chvíľu zastaví; kedykoľvek ho možno spustiť znova.
review-failed-slow = Rozbor trval príliš dlho a zastavil sa. Znova ho možno spustiť neskôr.
review-failed-broken = Tento rozbor sa nedarí spočítať. Znova ho možno skúsiť neskôr; pomôcť môže správca servera.

review-show = Čo ukazuje graf
review-chances = Šance
review-points = Body
review-graph = Šance na výhru v priebehu partie
review-graph-points = Body očakávané na konci
review-standing = Akcia { $at } z { $last }: { $chances }
review-chance-of = { $who }: { $percent }
review-team = Tím
review-table = Graf ako tabuľka
review-step = Akcia
review-grade = Hodnotenie

review-whose = Čie chyby
review-everyone = Všetci
review-previous = Predošlá chyba
review-next = Ďalšia chyba
review-practise = Trénovať na chybách
review-no-mistakes = Nie sú tu žiadne chyby.

review-moment = Akcia na pláne
review-start = Partia sa začína.
review-chance = Náhoda
review-luck-was = Šťastie oproti priemeru: { $luck }
review-turning = Zlom
review-hinted = Po rade
review-played = Zahrané
review-better = Lepšie
review-also = Podobne dobre
review-show-better = Ukázať lepšiu akciu
review-show-answer = Ukázať, čo môže prísť
review-line = Akcie, ktoré sa nehrali
review-not-played = Nehralo sa: { $text }
review-back = Späť k partii
review-grade-best = Najlepšie
review-grade-good = Dobre
review-grade-inaccuracy = Nepresnosť
review-grade-mistake = Chyba
review-grade-blunder = Hrubá chyba
review-grade-only = Bez voľby

review-players = Um a šťastie
review-accuracy = Presnosť
review-skill = Um
review-luck = Šťastie
review-count-best = Najlepšie
review-count-good = Dobré
review-count-inaccuracy = Nepresnosti
review-count-mistake = Chyby
review-count-blunder = Hrubé chyby
review-count-only = Bez voľby
review-how = Ako sa to počíta?
review-how-judge = Robot („{ $level }“) posudzuje každé rozhodnutie podľa toho, čo hráč v tej chvíli mohol vedieť, a porovnáva ho s najlepšou akciou, ktorú nájde. Môže sa mýliť: niektoré plány siahajú ďalej, než vidí.
review-how-skill = Um sčítava, koľko šancí na výhru stáli hráča jeho vlastné rozhodnutia. Kto nič nestratí, má 0; v dlhej partii to môže byť aj viac než 100 percent.
review-how-luck = Šťastie sčítava, čo priniesli kocky a losovanie oproti priemeru všetkého, čo sa mohlo stať.
review-how-accuracy = Presnosť je priemer cez všetky rozhodnutia, kde bolo z čoho vyberať: 100 za to, ktoré nič nestojí, 50 za to, ktoré stojí 15 percent šancí na výhru, 25 za dvojnásobok.
