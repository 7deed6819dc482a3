# Co říká terminál těm, kdo v něm hrají.

terminal-your-seat = Tvé místo; vrátíš se příkazem: { $command }
terminal-come-back = Vrátíš se příkazem: { $command }
terminal-no-answer = { $site } neodpovídá. Zkontroluj adresu a zkus to znovu.
terminal-not-understood = Server mluví jinou verzí protokolu. Použij stejnou verzi Herny, jakou má server.
terminal-away = Server je chvíli mimo provoz. Spojení se obnovuje…
terminal-sealed = Kostky jsou zapečetěné; SHA-256 jejich semínka:
terminal-how = Napiš číslo akce nebo akci samu; ? poradí, q odejde.
terminal-watching = Díváš se; Ctrl-C odejde.
terminal-seat-bot = { $seat } (robot, { $level })
terminal-seat-you = { $seat } (ty)
terminal-seat-free = { $seat } (zatím nikdo)
terminal-seat-somebody = { $seat } (hráč)
terminal-chance = Náhoda
terminal-plays = { $who } hraje { $action }
terminal-only = { $who } může hrát jen { $action }
terminal-chance-gives = náhoda dává { $action }
terminal-thinking = { $who } přemýšlí
terminal-hint = Rada: { $what } Napiš { $action }.
terminal-hint-number = Rada: { $what } Napiš { $action } nebo { $number }.
terminal-bot-thinking = robot ({ $level }) přemýšlí
terminal-no-hint = Tady rady nejsou.
terminal-prompt = Číslo nebo akce (? poradí):
terminal-prompt-seat = { $seat }, číslo nebo akce (? poradí):
terminal-prompt-over = Číslo nebo akce, nebo q na závěr:
terminal-no-number = Číslo { $number } tu není. Vyber číslo od 1 do { $last }.
terminal-refused = { $action }: { $why } (pravidlo { $rule })
terminal-many = Napsat lze i mnoho dalších akcí, třeba { $example }.
terminal-still-possible = Partie skončila, ale ještě jde toto:
terminal-agree = Souhlasíš?
terminal-all-agree = Souhlasí všichni?
terminal-yes-or-no = [A/n]
terminal-yes = a ano
terminal-no = n ne
terminal-unfinished = Partie z { $when } není dohraná. Pokračovat v ní?
terminal-nothing-back = Zatím není co vrátit.
terminal-taken-back = Vráceno: { $actions }
terminal-times-back = { $times ->
    [one] V partii se jednou vracela akce.
    [few] V partii se { $times }krát vracela akce.
   *[other] V partii se { $times }krát vracela akce.
}
terminal-kept-here = Každá akce se ukládá do { $path }; `save PATH` zapíše kopii.
terminal-exists = { $path } už existuje. Zvol jiné jméno.
terminal-copied = Kopie je v { $path }.
terminal-options = Možnosti: { $options }
terminal-lost-dice = Kostky té partie se ztratily, a tak pokračuje v kopii s novými; původní soubor zůstává, jak je.
terminal-kept = Ukládá se do { $path }
terminal-resumed = Pokračujeme po { $count ->
    [one] jedné akci
    [few] { $count } akcích
   *[other] { $count } akcích
 }; poslední: { $actions }
terminal-chance-begins = Začíná náhoda: { $actions }
terminal-too-wide = (Šířka hracího plánu ve sloupcích: { $columns }.)
terminal-go-on = Partie je uložená. Pokračovat v ní lze takto:
terminal-won = Výhra: { $winners }.
terminal-you-won = Máš vyhráno!
terminal-you-lost = Máš prohráno.
terminal-draw = Remíza.
terminal-scores = Body: { $scores }.
terminal-match-in = Partie je v { $path }
terminal-check-dice = Kostky ověříš příkazem: { $command }
terminal-file = Partie jako soubor: { $address }
terminal-help = Napiš akci tak, jak stojí v seznamu, nebo její číslo. Kromě toho:
terminal-help-moves = znovu vypíše možné akce
terminal-help-board = znovu nakreslí hrací plán
terminal-help-hint = zeptá se silného robota, co by hrál
terminal-help-undo = vrátí tvou poslední akci
terminal-help-ask-undo = požádá o vrácení tvé poslední akce
terminal-help-say = promluví k ostatním
terminal-help-draw = nabídne remízu
terminal-help-resign = vzdá partii
terminal-help-save = zapíše kopii dosavadní partie
terminal-help-help = vypíše toto
terminal-help-leave = odejde, stejně jako Ctrl-D a Ctrl-C; vrátíš se stejnou adresou
terminal-help-quit = odejde, stejně jako Ctrl-D a Ctrl-C; partie zůstane uložená a lze v ní pokračovat
