# Čo hovoria stránky klienta.

## Úvod

client-welcome = Prisadni si.
client-welcome-explain = Stolové hry v prehliadači: proti robotovi, s priateľmi na diaľku alebo spolu pri jednej obrazovke. Bez registrácie.
client-home = Domov
client-skip = Prejsť na obsah
client-play-now = Hrať hneď
client-level = Náročnosť robotov
client-ways = Ako hrať
client-way-bot = Proti robotovi
client-way-friends = S priateľmi
client-way-here = Pri jednej obrazovke
client-way-watch = Sledovať robotov
client-way-camp = Hrať v tábore
client-way-bot-explain = Hra sa začne hneď. Ostatné miesta obsadia roboti a ťahajú do niekoľkých sekúnd.
client-way-friends-explain = Dostaneš odkaz, ktorý môžeš poslať. Kto ho otvorí, prisadne si k tebe, a ku hre sa dá kedykoľvek vrátiť.
client-way-here-explain = Striedate sa pri tejto obrazovke.
client-way-watch-explain = Roboti hrajú medzi sebou. Stačí sa pozerať.
client-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
client-options = Možnosti
client-my-games = Moje partie
client-my-all = Všetky moje partie
client-games = Hry
client-fate-waiting = Čaká sa na hráčov
client-fate-turn = Na ťahu: { $who }
client-fate-won = Výhra
client-fate-lost = Prehra
client-fate-all-won = Spoločná výhra
client-fate-all-lost = Spoločná prehra
client-fate-resigned = Partia vzdaná
client-fate-flag = Čas ti vypršal
client-fate-over = Dohraté
client-find-player = Meno hráča
client-find-game = Hra
client-find-state = Stav
client-find-all = Všetko
client-find-going = Hrá sa
client-find-over = Dohraté
client-find-more = Zobraziť ďalšie
client-find-nothing = Nič sa nenašlo. Skús časť mena alebo inú hru.
client-find-empty = Zatiaľ tu nemáš žiadnu partiu.
client-find-play = Vybrať hru
client-open-tables = Voľné stoly
client-running-tables = Práve sa hrá
client-recent = Nedávne partie
client-upload = Otvoriť záznam zo súboru
client-upload-explain = Otvor súbor .herna a prejdi si partiu krok za krokom.
client-upload-choose = Vybrať súbor
client-upload-bad = Súbor je poškodený alebo to nie je partia z Herny. Vyber iný súbor .herna.

## Nový stôl

client-my-side = Moja strana
client-sides = Strany
client-sides-listed = Podľa zoznamu nižšie
client-side-lot = Žrebom
client-how-many = Koľko vás hrá
client-preset = Herný režim
client-preset-own = Vlastné nastavenie
client-preset-own-hint = Podľa nastavenia nižšie v Možnostiach.
client-who-sits = Kto kde sedí
client-who-sits-explain = Kombinuj, ako chceš: jeden človek môže obsadiť viac miest a zvyšné doplnia roboti.
client-sitter-me = Ja
client-sitter-here = Pri obrazovke
client-sitter-open = Cez odkaz
client-name-of = Meno: { $who }
client-nickname = Tvoje meno
    .team = Vaše meno
client-clock = Čas na premýšľanie
client-clock-explain = Komu dôjde čas, ten prehráva. Hodiny sa spustia od druhého ťahu, najneskôr po troch minútach.
client-clock-explain-many = Komu dôjde čas, za toho hrá ďalej robot. Hodiny sa spustia od druhého ťahu, najneskôr po troch minútach.
client-clock-none = Bez hodín
client-clock-minutes = { $minutes } min + { $more } s
client-clock-day = Deň na ťah
client-clock-turn = { $minutes } min na ťah
client-clock-own = Vlastný
client-clock-own-minutes = Minúty (1 až 180)
client-clock-own-more = Sekundy za ťah (0 až 120)
client-limits = Časové limity hry
client-limits-explain = Keď limit vyprší, hra zahrá za teba a ide sa ďalej.
client-hints = Povoliť rady
client-hints-explain = Každý sa môže opýtať robota, čo by zahral. Ostatní to uvidia v priebehu hry.
client-watchers = Diváci smú písať do chatu
client-watchers-explain = Kto má odkaz, môže potom písať všetkým pri stole.
client-public = Zverejniť stôl
client-public-explain = Voľné miesto môže zaujať ktokoľvek, nielen ten, kto má odkaz.
client-start = Začať
client-make-link = Získať odkaz

## Pri stole

client-seats = Hráči
client-score = Body
client-you = Ty
    .team = Vy
client-somebody = Hráč
client-spectator = Divák
client-seat-open = Voľné miesto
client-seat-bot = Robot ({ $level })
client-your-turn = Si na ťahu
    .team = Ste na ťahu
client-to-act = Na ťahu
client-away = Nie je tu
client-you-watch = Pozeráš sa
client-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } divákov
}
client-waiting = Čaká sa na spoluhráčov…
client-connecting = Pripájanie…
client-loading = Načítava sa…
client-again = Skúsiť znova
client-reconnecting = Spojenie vypadlo, obnovuje sa… Nič sa nestratí.
client-last-known = Posledný známy stav ({ $when }). Spojenie sa obnovuje…
client-not-there-yet = Stôl na serveri zatiaľ nie je. Skúša sa to znova…
client-preparing = Hra sa pripravuje: { $percent } %
client-preparing-explain = Iba pri prvom spustení. Začať môžeš hneď: partia sa otvorí, len čo bude hra pripravená.
client-prepared = Pripravené na hru
client-not-prepared = Túto hru sa nepodarilo pripraviť. Pozri si hlásenia v okne, v ktorom bola Herna spustená.
client-offline = Server teraz nie je dostupný. Skontroluj pripojenie a skús to znova.
    .team = Server teraz nie je dostupný. Skontrolujte pripojenie a skúste to znova.
client-join-title = Je tu miesto pre teba
    .team = Je tu miesto pre vás
client-join = Prisadnúť
client-invite-title = Pozvi priateľa
client-invite-title-many = Pozvi priateľov
client-invite-explain-many = Každý odkaz je pre jedného. Partia sa začne, len čo budú všetky miesta obsadené.
client-link-invite-for = Odkaz: { $who }
client-invite-explain = Pošli odkaz alebo nechaj naskenovať kód. Partia sa začne, len čo si niekto prisadne.
client-lobby-bot = Dať miesto robotovi
client-lobby-bot-for = Robot: { $who }
client-lobby-cancel = Zrušiť stôl
client-lobby-sure = Odkazy prestanú platiť a nikto si už nebude môcť prisadnúť.
client-lobby-gone = Tento stôl bol zrušený
client-lobby-gone-explain = Zrušil ho ten, kto ho založil. Založ si vlastný alebo si prisadni inam.
client-link-invite = Odkaz pre spoluhráča
client-link-watch = Odkaz pre divákov
client-link-mine = Môj odkaz: späť na toto miesto, aj z iného zariadenia
client-qr = Odkaz ako QR kód
client-copy = Kopírovať
client-copied = Skopírované
client-share = Zdieľať
client-print = Vytlačiť
client-reach-lost = Tieto odkazy fungujú len na tomto počítači.
client-reach-shut = Tlačidlo pustí k hre telefóny a počítače v tej istej sieti (na tej istej Wi-Fi). Kedykoľvek sa to dá zase zavrieť.
client-reach-alone = Tento počítač nie je v žiadnej sieti. Po pripojení stačí otvoriť stránku znova.
client-reach-fixed = Adresu servera pozná jeho správca; túto stránku potom stačí otvoriť na nej.
client-reach-open = Pustiť ostatných
client-reach-opened = Ostatní v tej istej sieti sa pripoja na
client-reach-close = Znova zavrieť
client-tools = Nástroje
client-undo = Vrátiť
client-hint = Poradiť
client-last-turn = Minule
client-show-again = Ukázať znova, čo sa stalo od tvojho ťahu
    .team = Ukázať znova, čo sa stalo od vášho ťahu
client-show-again-watching = Ukázať posledný ťah znova
client-looking-back = Pohľad späť
client-looking-back-at = Vtedy: { $what }
client-looking-back-rests = Pozeráš sa späť. Ak chceš hrať, zvoľ „Späť do hry“.
    .team = Pozeráte sa späť. Ak chcete hrať, zvoľte „Späť do hry“.
client-back-to-now = Späť do hry
client-news-came = je tu odteraz
client-news-moved = je inde
client-news-turned = vyzerá inak
client-news-went = Už tu nie je: { $what }
client-news-setting = Čo urobili ostatní
client-news-explain = Od tvojho posledného ťahu. Rohy: pribudlo, presunulo sa alebo sa zmenilo. Bodky: odkiaľ. Krížik: už tu nie je.
    .team = Od vášho posledného ťahu. Rohy: pribudlo, presunulo sa alebo sa zmenilo. Bodky: odkiaľ. Krížik: už tu nie je.
client-thinking = Premýšľa
client-overlays = Zobraziť
client-overlays-explain = Nakreslí sa na plán, pre všetkých hráčov.
client-overlay-empty = teraz nič
client-rules = Pravidlá
client-about-tap = Stačí klepnúť.
client-about-tap-then = Klepni a potom vyber: { $what }
    .team = Klepnite a potom vyberte: { $what }
client-about-not-now = Teraz nie: { $why }
client-rule = Pravidlo { $rule }
client-more = Viac
client-draw = Ponúknuť remízu
client-resign = Vzdať sa
client-bot-for = Navrhnúť robota ({ $who })
client-bot-me = Nech za mňa hrá robot
    .team = Nech za nás hrá robot
client-bot-any = Nech hrá robot
client-bot-seat = Odovzdať robotovi: { $who }
client-bot-explain = Svoje miesto si môžeš kedykoľvek vziať späť. Ak je preč niekto iný, najprv sa opýtame ostatných.
    .team = Svoje miesto si môžete kedykoľvek vziať späť. Ak je preč niekto iný, najprv sa opýtame ostatných.
client-level-bot = Náročnosť robota
client-bot-plays = Hrá za teba robot.
    .team = Hrá za vás robot.
client-bot-back = Vziať si miesto späť
client-resign-sure = Partia sa skončí a vyhrá druhá strana.
client-resign-sure-many = Na tvojom mieste bude hrať ďalej robot.
    .team = Na vašom mieste bude hrať ďalej robot.
client-result-place = { $place }.{"\u00A0"}{ $who }
client-taken-back = vrátené
client-times-back = { $times ->
    [one] Raz sa v partii vracala akcia.
    [few] { $times }-krát sa v partii vracala akcia.
   *[other] { $times }-krát sa v partii vracala akcia.
 }
client-beside = Vedľa plánu
client-log = Priebeh hry
client-by-organiser = zapísal organizátor
client-log-empty = Zatiaľ nič.
client-look-at = { $what } (ukázať, ako to vtedy bolo)
client-chat = Chat
client-chat-empty = Pozdrav!
    .team = Pozdravte!
client-chat-say = Napíš niečo
    .team = Napíšte niečo
client-chat-send = Odoslať
client-menu = Vyber
    .team = Vyberte
client-ahead = Stalo by sa: { $what }
client-zoom = Zväčšenie
client-zoom-in = Priblížiť
client-zoom-out = Oddialiť
client-zoom-fit = Zobraziť všetko
client-back = Zrušiť
client-confirm = Potvrdiť
client-confirm-group = Potvrď svoj výber
    .team = Potvrďte svoj výber
client-confirm-how = Potvrď ďalším klepnutím alebo klávesom Enter. Zrušíš to klávesom Esc.
    .team = Potvrďte ďalším klepnutím alebo klávesom Enter. Zrušíte to klávesom Esc.
client-ask-less = Už sa nepýtať
client-ask-less-explain = Zmeniť sa to dá v nastaveniach.
client-asks-final = Potvrdzujú sa už len nevratné akcie. Zmeniť sa to dá v nastaveniach.
client-asks-nothing = Akcie teraz platia hneď. Zmeniť sa to dá v nastaveniach.
client-type = Písať
client-type-field = Napísať akciu
client-type-how = Napísať akciu, napríklad „{ $example }“
client-type-unknown = Tu nič také nie je: „{ $what }“. Vyber zo zoznamu.
    .team = Tu nič také nie je: „{ $what }“. Vyberte zo zoznamu.
client-type-ways = Ako pokračovať
client-nothing-there = Tu teraz nemôžeš nič urobiť. Klepni na niečo, čo svieti.
    .team = Tu teraz nemôžete nič urobiť. Klepnite na niečo, čo svieti.
client-question = Otázka pre teba
    .team = Otázka pre vás
client-agree = Súhlasiť
client-decline = Odmietnuť
client-asked = Žiadosť je odoslaná, čaká sa na odpoveď.
client-withdraw = Stiahnuť žiadosť

## Koniec

client-result = Výsledok
client-result-won = Výhra!
client-result-lost = Prehra
client-result-mine = { $place }. miesto
client-result-draw = Remíza
client-result-draw-short = Remíza
client-result-side = Víťaz: { $who }
client-result-all-won = Spoločná výhra!
client-result-all-lost = Spoločná prehra
client-series = { $played ->
    [one] Po { $played } partii: { $score }
    [few] Po { $played } partiách: { $score }
   *[other] Po { $played } partiách: { $score }
}
client-why-draw = Obe strany sa dohodli na remíze.
client-rematch = Hrať znova
client-rematch-go = K ďalšej partii
client-replay = Záznam partie
client-review = Rozbor
client-download = Stiahnuť
client-verify = Overiť kocky
client-dice-honest = { $events ->
    [one] Kocky sú v poriadku: jediný náhodný výsledok sedí.
    [few] Kocky sú v poriadku: všetky { $events } náhodné výsledky sedia.
   *[other] Kocky sú v poriadku: všetkých { $events } náhodných výsledkov sedí.
}
client-dice-hidden = Semienko kociek zostane tajné až do konca partie.
client-imported = Zo súboru
client-imported-explain = Partia je zo súboru: mená aj kocky sú také, ako ich uvádza súbor. Tento server ju nevidel.
client-dice-loaded = Kocky nezodpovedajú svojmu semienku! Tomuto súboru never.
    .team = Kocky nezodpovedajú svojmu semienku! Tomuto súboru neverte.
client-dice-explain = Odtlačok bol známy už pred prvým ťahom. Z odhaleného semienka vychádza rovnaký odtlačok aj všetky náhodné výsledky partie.
client-dice-same = Keď sa akcia vráti a zahrá znova, náhoda rozhodne rovnako.
client-dice-new = Toto je staršia partia: keď sa akcia vrátila a zahrala znova, náhoda rozhodovala nanovo.
client-dice-commitment = Odtlačok (SHA-256)
client-dice-seed = Semienko

## Prehrávanie

client-replay-start = Začiatok
client-replay-position = Miesto v partii
client-replay-at = { $at } z { $last }
client-first = Na začiatok
client-previous = O krok späť
client-next = O krok vpred
client-last = Na koniec
client-play = Spustiť
client-pause = Zastaviť
client-link-position = Odkaz sem
client-branch = Hrať odtiaľto
client-branch-explain = Začne sa nová partia proti robotovi od tejto pozície. Pôvodná zostane bez zmeny.

## Pravidlá

client-rules-search = Hľadať v pravidlách
client-rules-nothing = V pravidlách sa nič nenašlo. Skús iné slovo.
    .team = V pravidlách sa nič nenašlo. Skúste iné slovo.
client-rules-missing = Pravidlá tejto hry tu zatiaľ nie sú.
client-table-of = Tabuľka
client-missing = Stránka sa nenašla
client-missing-explain = Adresa je možno nesprávna alebo stôl už neexistuje. Skontroluj odkaz.

## Nastavenia

client-settings = Nastavenia
client-language = Jazyk
client-theme = Vzhľad
client-theme-system = Podľa zariadenia
client-theme-light = Svetlý
client-theme-dark = Tmavý
client-speed = Rýchlosť animácií
client-speed-slow = Pomaly
client-speed-normal = Normálne
client-speed-fast = Rýchlo
client-speed-none = Bez animácií
client-confirm-setting = Potvrdzovať akcie
client-confirm-explain = Nevratné sú tie, na ktorých záleží a ktoré sa nedajú vziať späť.
client-confirm-all = Všetky
client-confirm-final = Nevratné
client-confirm-none = Žiadne
client-sound = Zvuk
client-notify = Upozornenia
client-notify-explain = Keď si na ťahu a stránka je na pozadí.
client-close = Zavrieť
client-read = Vysvetliť slovami

## Prvý ťah

client-story = Príbeh
client-guide = Krátky sprievodca
client-guide-skip = Preskočiť
client-guide-next = Ďalej
client-guide-done = Ideme hrať
client-guide-again = Znova ukázať sprievodcu
client-guide-prompt = Riadok nad plánom vždy povie, čo treba urobiť.
client-guide-touch = Na všetko, čo svieti, sa dá klepnúť. Skús to!
    .team = Na všetko, čo svieti, sa dá klepnúť. Skúste to!
client-guide-follow = Teraz klepni na cieľ alebo na to, čo sa má stať. Výber zrušíš klávesom Esc alebo klepnutím vedľa.
    .team = Teraz klepnite na cieľ alebo na to, čo sa má stať. Výber zrušíte klávesom Esc alebo klepnutím vedľa.
client-guide-wait = Teraz hrá niekto iný. Chvíľu počkaj.
    .team = Teraz hrá niekto iný. Chvíľu počkajte.
client-guide-after = To bola tvoja prvá akcia. Podrž na čomkoľvek prst (alebo klikni pravým tlačidlom) a dozvieš sa, čo to je.
    .team = To bola vaša prvá akcia. Podržte na čomkoľvek prst (alebo kliknite pravým tlačidlom) a dozviete sa, čo to je.
client-guide-tools = Pod plánom: vrátiť akciu, dať si poradiť, zobraziť hrozby, otvoriť pravidlá.

## Pomoc

client-help = Klávesy a gestá
client-key-tab = Tab
client-key-tab-does = prejsť do ďalšej časti plánu
client-key-arrows = Šípky
client-key-arrows-does = pohyb v rámci časti
client-key-enter = Enter
client-key-enter-does = vybrať
client-key-r = R
client-key-r-does = ukázať ďalšiu možnosť (aj kolieskom alebo druhým prstom); Enter ju potvrdí
client-key-zoom = + − 0
client-key-zoom-does = priblížiť, oddialiť, zobraziť všetko (aj kolieskom alebo dvoma prstami)
client-key-escape = Esc
client-key-escape-does = zrušiť posledný výber
client-key-u = U
client-key-u-does = vrátiť akciu
client-key-h = H
client-key-h-does = poradiť akciu
client-key-slash = /
client-key-slash-does = napísať akciu slovami
client-key-question = ?
client-key-question-does = tento prehľad
client-key-press = Dlhé stlačenie
client-key-press-does = čo to je? (alebo pravé tlačidlo)
client-key-drag = Presunutie
client-key-drag-does = vybrať a hneď umiestniť

client-debrief = Ako to prebiehalo
client-debrief-turn = Zlomový okamih
client-debrief-show = Ukázať v zázname
client-link-replay = Odkaz na záznam partie
client-why-resign-you = Partiu vzdávaš.
    .team = Partiu vzdávate.
client-why-flag-you = Vypršal ti čas.
    .team = Vypršal vám čas.

## The workshop, from other pages

client-lessons = Lekcie
client-first-lesson = Prvá lekcia
client-next-lesson = Ďalšia lekcia
client-practise = Tréning
client-daily = Úloha dňa
client-due = { $mistakes ->
    [one] { $mistakes } chyba na tréning
    [few] { $mistakes } chyby na tréning
   *[other] { $mistakes } chýb na tréning
}
client-solved = vyriešené
client-workshop = Dielňa
client-sheet-own = Vlastná sada
client-sheet-standard = Základná
client-sheet-other = Iná sada
client-sheet-wrong = Vo vlastnej sade je chyba. Oprav ju v dielni.
client-sheet-open = Otvoriť dielňu
