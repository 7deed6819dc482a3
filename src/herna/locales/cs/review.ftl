# Rozbor dohrané partie: kdo jak hrál a kolik bylo štěstí.
review-queued = Čeká se. Rozborů před tímto: { $before }
review-working = Každé rozhodnutí v partii se teď posuzuje znovu.
review-takes = Trvá to několik minut.
review-left = { $minutes ->
    [one] Zbývá asi minuta
    [few] Zbývají asi { $minutes } minuty
   *[other] Zbývá asi { $minutes } minut
}
review-leave = Partii lze zatím procházet. Po odchodu ze stránky se rozbor za chvíli zastaví; kdykoli ho lze spustit znovu.
review-failed-slow = Rozbor trval příliš dlouho a zastavil se. Znovu ho lze spustit později.
review-failed-broken = Tento rozbor se nedaří spočítat. Znovu ho lze zkusit později; pomoci může správce serveru.

review-show = Co ukazuje graf
review-chances = Šance
review-points = Body
review-graph = Šance na výhru v průběhu partie
review-graph-points = Body očekávané na konci
review-standing = Akce { $at } z { $last }: { $chances }
review-chance-of = { $who }: { $percent }
review-team = Tým
review-table = Graf jako tabulka
review-step = Akce
review-grade = Hodnocení

review-whose = Čí chyby
review-everyone = Všichni
review-previous = Předchozí chyba
review-next = Další chyba
review-practise = Trénovat na chybách
review-no-mistakes = Nejsou tu žádné chyby.

review-moment = Akce na plánu
review-start = Partie začíná.
review-chance = Náhoda
review-luck-was = Štěstí proti průměru: { $luck }
review-turning = Zlom
review-hinted = Po radě
review-played = Zahráno
review-better = Lépe
review-also = Podobně dobře
review-show-better = Ukázat lepší akci
review-show-answer = Ukázat, co může přijít
review-line = Akce, které se nehrály
review-not-played = Nehrálo se: { $text }
review-back = Zpět k partii
review-grade-best = Nejlepší
review-grade-good = Dobře
review-grade-inaccuracy = Nepřesnost
review-grade-mistake = Chyba
review-grade-blunder = Hrubá chyba
review-grade-only = Bez volby

review-players = Um a štěstí
review-accuracy = Přesnost
review-skill = Um
review-luck = Štěstí
review-count-best = Nejlepší
review-count-good = Dobré
review-count-inaccuracy = Nepřesnosti
review-count-mistake = Chyby
review-count-blunder = Hrubé chyby
review-count-only = Bez volby
review-how = Jak se to počítá?
review-how-judge = Robot („{ $level }“) posuzuje každé rozhodnutí podle toho, co hráč v tu chvíli mohl vědět, a porovnává ho s nejlepší akcí, kterou najde. Může se mýlit: některé plány sahají dál, než vidí.
review-how-skill = Um sčítá, kolik šancí na výhru stála hráče jeho vlastní rozhodnutí. Kdo nic neztratí, má 0; v dlouhé partii to může být i víc než 100 procent.
review-how-luck = Štěstí sčítá, co přinesly kostky a losování proti průměru všeho, co se mohlo stát.
review-how-accuracy = Přesnost je průměr přes všechna rozhodnutí, kde bylo z čeho vybírat: 100 za to, které nic nestojí, 50 za to, které stojí 15 procent šancí na výhru, 25 za dvojnásobek.
