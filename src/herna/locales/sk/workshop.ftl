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

# Sadu skúšajú roboti.
client-workshop-view-test = Vyváženosť
client-workshop-test-explain = { $minutes ->
    [one] Roboti odohrajú s touto sadou veľa partií a ty uvidíš, kto vyhráva, ako partie prebiehajú a čo sa v nich používa. Trvá to najviac minútu a beží to ďalej, aj keď stránku zavrieš.
    [few] Roboti odohrajú s touto sadou veľa partií a ty uvidíš, kto vyhráva, ako partie prebiehajú a čo sa v nich používa. Trvá to najviac { $minutes } minúty a beží to ďalej, aj keď stránku zavrieš.
   *[other] Roboti odohrajú s touto sadou veľa partií a ty uvidíš, kto vyhráva, ako partie prebiehajú a čo sa v nich používa. Trvá to najviac { $minutes } minút a beží to ďalej, aj keď stránku zavrieš.
}
client-workshop-test-closed = Na tomto serveri roboti sady neskúšajú. Zapnúť to môže jeho prevádzkovateľ; na vlastnom počítači to zapnuté je.
client-workshop-test-wrong = Najprv oprav chyby: s touto sadou roboti hrať nemôžu.
client-workshop-question = Čo chceš vedieť?
client-workshop-balance = Ako je vyvážená?
client-workshop-beside = Porovnať: { $sheet }
client-workshop-beside-file = Porovnať so súborom
client-workshop-level-explain = Ľahkí roboti sú rýchli. Silnejší hrajú lepšie a trvá im to dlhšie.
client-workshop-exact = Ako presne?
client-workshop-exact-explain = O koľko sa môže šanca na výhru líšiť od skutočnej. Dvakrát presnejší výsledok stojí štyrikrát viac partií.
client-workshop-within = ± { $points } %
client-workshop-begin = Nechať hrať robotov
client-workshop-full = Skúšok čaká priveľa. Nechaj niektorú dobehnúť alebo zruš svoju a skús to znova.
client-workshop-flood = Z tvojho pripojenia prišlo priveľa skúšok. Počkaj desať minút a skús to znova.
client-workshop-beside-wrong = Tieto dve sady sa porovnať nedajú. Vyber inú.
client-workshop-gone = Táto skúška tu už nie je. Spusti novú.
client-workshop-balance-of = Ako je vyvážená? { $sheet }
client-workshop-compared = Porovnanie: { $sheet } a { $other }
client-workshop-bots = roboti: { $level }
client-workshop-queued = { $before ->
    [0] Čaká, kým sa uvoľní miesto.
    [one] Čaká: pred ňou je { $before } skúška.
    [few] Čaká: pred ňou sú { $before } skúšky.
   *[other] Čaká: pred ňou je { $before } skúšok.
}
client-workshop-working = { $total ->
    [one] Partia { $done } z približne { $total }.
    [few] Partia { $done } z približne { $total }.
   *[other] Partia { $done } z približne { $total }.
}
client-workshop-so-far = Zatiaľ je to presné na ± { $half } %.
client-workshop-failed-slow = Skúška trvala príliš dlho, a tak skončila. Vyber slabších robotov a skús to znova.
client-workshop-failed-broken = Skúška zlyhala. Skús to znova; ak sa to stane zas, povedz to prevádzkovateľovi servera.
client-workshop-report = Ukázať výsledok
client-workshop-close = Skryť výsledok
client-workshop-enough = To stačí
client-workshop-cancel = Zrušiť
client-workshop-delete = Zmazať
client-workshop-delete-sure = Zmazať natrvalo
client-workshop-delete-explain = Výsledok sa už nebude dať obnoviť.
client-workshop-keep = Nechať
client-workshop-team = Tím
client-workshop-range = { $value } ({ $low } až { $high })
client-workshop-around = { $value } ± { $half }
client-workshop-points = { $points } p. b.
client-workshop-apart = Rozdiel { $apart }
client-workshop-apart-unclear = Rozdiel { $apart }, nie je istý
client-workshop-often = { $times } za partiu
client-workshop-fared = kto si to vezme, vyhrá { $share } partií
client-workshop-found-team = Tím vyhrá { $low } až { $high } partií.
client-workshop-found-more = Nad rovný podiel { $fair } vyhráva: { $side } ({ $low } až { $high }).
client-workshop-found-less = Pod rovný podiel { $fair } vyhráva: { $side } ({ $low } až { $high }).
client-workshop-found-even = Nikto nevyhráva zreteľne častejšie než ostatní. Výhodu do { $half } nemožno vylúčiť.
client-workshop-found-up = Častejšie vyhráva: { $side } (o { $low } až { $high } percentuálneho bodu).
client-workshop-found-down = Menej často vyhráva: { $side } (o { $low } až { $high } percentuálneho bodu).
client-workshop-found-same = Šance na výhru sa zreteľne nelíšia. Rozdiel do { $half } percentuálneho bodu nemožno vylúčiť.
client-workshop-found-figures = Zreteľne sa líšia: { $figures }.
client-workshop-quoted = „{ $title }“
client-workshop-played = { $count ->
    [one] { $count } partia, roboti: { $level }.
    [few] { $count } partie, roboti: { $level }.
   *[other] { $count } partií, roboti: { $level }.
}
client-workshop-played-each = { $count ->
    [one] { $count } partia s každou sadou, roboti: { $level }.
    [few] { $count } partie s každou sadou, roboti: { $level }.
   *[other] { $count } partií s každou sadou, roboti: { $level }.
}
client-workshop-ended-exact = Skončilo sa to, lebo výsledok je dosť presný.
client-workshop-ended-most = Skončilo sa to, lebo viac partií jedna skúška mať nemôže.
client-workshop-ended-time = Skončilo sa to, lebo vypršal čas; výsledok preto nie je taký presný, ako mal byť.
client-workshop-ended-stopped = Skončilo sa to skôr na tvoje želanie; výsledok preto nie je taký presný, ako mal byť.
client-workshop-honest = Ľudia hrajú inak než roboti: zreteľný výsledok ber ako otázku, ktorú vyskúšaš pri stole.
client-workshop-chances = Šance na výhru
client-workshop-interval = V tenkej čiare leží skutočný podiel v 95 prípadoch zo 100.
client-workshop-interval-fair = V tenkej čiare leží skutočný podiel v 95 prípadoch zo 100; bodkovaná znamená rovný podiel.
client-workshop-figures = Ako partia prebieha
client-workshop-choice = Ako často to niekto vzal a ako dopadol.
client-workshop-left = { $count ->
    [one] { $count } ďalšia vec tu nie je.
    [few] { $count } ďalšie veci tu nie sú.
   *[other] { $count } ďalších vecí tu nie je.
}
client-workshop-figure-actions = Dĺžka v akciách
client-workshop-figure-lead-changes = Zmeny vo vedení
client-workshop-figure-decided = Ako neskoro sa rozhodne
client-workshop-figure-decisive = Partie s jedným víťazom
