# Čo hovorí terminál tým, ktorí v ňom hrajú.

terminal-your-seat = Tvoje miesto; vrátiš sa príkazom: { $command }
terminal-come-back = Vrátiš sa príkazom: { $command }
terminal-no-answer = { $site } neodpovedá. Skontroluj adresu a skús to znova.
terminal-not-understood = Server hovorí inou verziou protokolu. Použi rovnakú verziu Herny, akú má server.
terminal-away = Server je chvíľu mimo prevádzky. Spojenie sa obnovuje…
terminal-sealed = Kocky sú zapečatené; SHA-256 ich semienka:
terminal-how = Napíš číslo akcie alebo akciu samu; ? poradí, q odíde.
terminal-watching = Prizeráš sa; Ctrl-C odíde.
terminal-seat-bot = { $seat } (robot, { $level })
terminal-seat-you = { $seat } (ty)
terminal-seat-free = { $seat } (zatiaľ nikto)
terminal-seat-somebody = { $seat } (hráč)
terminal-chance = Náhoda
terminal-plays = { $who } hrá { $action }
terminal-only = { $who } môže hrať len { $action }
terminal-chance-gives = náhoda dáva { $action }
terminal-thinking = { $who } premýšľa
terminal-hint = Rada: { $what } Napíš { $action }.
terminal-hint-number = Rada: { $what } Napíš { $action } alebo { $number }.
terminal-bot-thinking = robot ({ $level }) premýšľa
terminal-no-hint = Tu sa neradí.
terminal-prompt = Číslo alebo akcia (? poradí):
terminal-prompt-seat = { $seat }, číslo alebo akcia (? poradí):
terminal-prompt-over = Číslo alebo akcia, alebo q na záver:
terminal-no-number = Číslo { $number } tu nie je. Vyber číslo od 1 do { $last }.
terminal-refused = { $action }: { $why } (pravidlo { $rule })
terminal-many = Napísať možno aj mnoho ďalších akcií, napríklad { $example }.
terminal-still-possible = Partia sa skončila, ale ešte sa dá toto:
terminal-agree = Súhlasíš?
terminal-all-agree = Súhlasia všetci?
terminal-yes-or-no = [Á/n]
terminal-yes = á áno a ano
terminal-no = n nie
terminal-unfinished = Partia z { $when } nie je dohraná. Pokračovať v nej?
terminal-nothing-back = Zatiaľ nie je čo vrátiť.
terminal-taken-back = Vrátené: { $actions }
terminal-times-back = { $times ->
    [one] Raz sa v partii vracala akcia.
    [few] { $times }-krát sa v partii vracala akcia.
   *[other] { $times }-krát sa v partii vracala akcia.
 }
terminal-kept-here = Každá akcia sa ukladá do { $path }; `save PATH` zapíše kópiu.
terminal-exists = { $path } už existuje. Zvoľ iné meno.
terminal-copied = Kópia je v { $path }.
terminal-options = Možnosti: { $options }
terminal-lost-dice = Kocky tej partie sa stratili, a tak pokračuje v kópii s novými; pôvodný súbor zostáva, ako je.
terminal-kept = Ukladá sa do { $path }
terminal-resumed = Pokračujeme po { $count ->
    [one] jednej akcii
    [few] { $count } akciách
   *[other] { $count } akciách
 }; posledné: { $actions }
terminal-chance-begins = Začína náhoda: { $actions }
terminal-too-wide = (Šírka hracieho plánu v stĺpcoch: { $columns }.)
terminal-go-on = Partia je uložená. Pokračovať v nej možno takto:
terminal-won = Víťaz: { $winners }.
terminal-you-won = Výhra je tvoja!
terminal-you-lost = Tentoraz to bola prehra.
terminal-draw = Remíza.
terminal-scores = Skóre: { $scores }.
terminal-match-in = Partia je v { $path }
terminal-check-dice = Kocky overíš príkazom: { $command }
terminal-file = Partia ako súbor: { $address }
terminal-help = Napíš akciu tak, ako stojí v zozname, alebo jej číslo. Okrem toho:
terminal-help-moves = znova vypíše možné akcie
terminal-help-board = znova nakreslí hrací plán
terminal-help-hint = opýta sa silného robota, čo by hral
terminal-help-undo = vráti tvoju poslednú akciu
terminal-help-ask-undo = požiada o vrátenie tvojej poslednej akcie
terminal-help-say = prehovorí k ostatným
terminal-help-draw = ponúkne remízu
terminal-help-resign = vzdá partiu
terminal-help-save = zapíše kópiu doterajšej partie
terminal-help-help = vypíše toto
terminal-help-leave = odíde, rovnako ako Ctrl-D a Ctrl-C; vrátiš sa rovnakou adresou
terminal-help-quit = odíde, rovnako ako Ctrl-D a Ctrl-C; partia zostane uložená a dá sa v nej pokračovať
