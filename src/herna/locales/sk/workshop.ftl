# Dielňa hry: jej karty a dlaždice nakreslené, upravené, vyskúšané a vytlačené.

client-workshop-of = Dielňa: { $game }
client-workshop-explain = Pozri si, čo leží v škatuli, uprav to, hneď si s tým zahraj a vytlač to. Začni základnou sadou a urob si z nej vlastnú.
client-workshop-look = Pozri si, čo leží v škatuli, a vytlač to. Táto hra sa hrá vždy s týmito dielmi.
client-workshop-sheet = Sada
client-workshop-duplicate = Urobiť si kópiu
client-workshop-sure = Nahradiť moju sadu
client-workshop-sure-explain = Vlastnú sadu už máš. Ak o ňu nechceš prísť, najprv si ju stiahni.
client-workshop-undo = Vrátiť
client-workshop-redo = Znova
client-workshop-download = Stiahnuť
client-workshop-upload = Nahrať
client-workshop-play = Zahrať si
client-workshop-again = Skúsiť znova
client-workshop-fit = Sada je v poriadku. Dá sa s ňou hrať.
client-workshop-wrong = { $count ->
    [one] { $count } chyba. Skôr než začneš hrať, oprav ju.
    [few] { $count } chyby. Skôr než začneš hrať, oprav ich.
   *[other] { $count } chýb. Skôr než začneš hrať, oprav ich.
}
client-workshop-views = Zobrazenie
client-workshop-view-form = Diely
client-workshop-view-look = Diely
client-workshop-view-file = Text súboru
client-workshop-view-print = Tlač
client-workshop-rest = V škatuli je ešte
client-workshop-unnamed = Bez názvu
client-workshop-new-name = Nová karta
client-workshop-add = Pridať
client-workshop-copy = Skopírovať
client-workshop-remove = Odobrať
client-workshop-previous = Predchádzajúca
client-workshop-next = Ďalšia
client-workshop-mistake = Chyba
client-workshop-locked = Toto je základná sada. Ak ju chceš meniť, urob si kópiu.
client-workshop-line = Riadok { $line }
client-workshop-file-explain = Formulár a text sú ten istý súbor. Čo zmeníš v jednom, zmení sa aj v druhom; tvoje poznámky ostanú.
client-workshop-file-locked = Takto súbor prichádza s hrou. Ak ho chceš meniť, urob si kópiu.
client-workshop-expect-number = Tu má byť celé číslo od { $least } do { $most }.
client-workshop-expect-steps = Tu má byť číslo od { $least } do { $most } v krokoch po { $step }.
client-workshop-expect-text = { $count ->
    [one] Tu má byť { $count } znak.
    [few] Tu majú byť 1 až { $count } znaky v podobe, akú súbor žiada.
   *[other] Tu má byť 1 až { $count } znakov v podobe, akú súbor žiada.
}
client-workshop-expect-set = { $count ->
    [one] Vyber najviac { $count }.
    [few] Vyber najviac { $count } rôzne.
   *[other] Vyber najviac { $count } rôznych.
}
client-workshop-expect-choice = Vyber jednu z možností.
client-workshop-print = Vytlačiť
client-workshop-print-explain = Tlač na A4 v mierke 100 %, bez okrajov a bez prispôsobenia strane. Strihaj podľa značiek; farba okolo dielov je navyše, aby nepresný strih nevadil. V okne tlače sa dá uložiť aj PDF.
client-workshop-print-rules = S pravidlami
client-workshop-print-wrong = Najprv oprav chyby: sada, s ktorou sa nedá hrať, sa netlačí.
client-workshop-pages = { $count ->
    [0] Nie je vybrané nič na vystrihnutie.
    [one] { $count } strana na vystrihnutie.
    [few] { $count } strany na vystrihnutie.
   *[other] { $count } strán na vystrihnutie.
}
client-workshop-page = { $count ->
    [one] Strana { $number }, je na nej { $count } diel
    [few] Strana { $number }, sú na nej { $count } diely
   *[other] Strana { $number }, je na nej { $count } dielov
}
