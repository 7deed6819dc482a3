# Čo hovoria stránky klienta.

## Úvod

client-welcome = Prisadni si.
client-welcome-explain = Stolové hry v prehliadači: sami proti robotovi, s priateľmi kdekoľvek, alebo spolu pri jednej obrazovke. Bez registrácie.
client-home = Domov
client-skip = Prejsť na obsah
client-play-now = Hrať hneď
client-level = Sila robotov
client-ways = Ako hrať
client-way-bot = Proti robotovi
client-way-friends = S priateľmi
client-way-here = Pri jednej obrazovke
client-way-watch = Sledovať robotov
client-way-camp = Usporiadať tábor
client-way-bot-explain = Začínaš hneď; ostatné miesta zaujmú roboti a odpovedajú v priebehu sekúnd.
client-way-friends-explain = Dostaneš odkaz, ktorý môžeš poslať. Kto ho otvorí, prisadne k tebe; k hre sa môže každý kedykoľvek vrátiť.
client-way-here-explain = Striedate sa pri tejto obrazovke.
client-way-watch-explain = Hrajú roboti medzi sebou; len sa pozeraj.
client-players = Hráčov: { $count }
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
client-fate-resigned = Vzdávaš partiu
client-fate-flag = Čas ti vypršal
client-fate-over = Dohraté
client-find-player = Meno hráča
client-find-game = Hra
client-find-state = Stav
client-find-all = Všetko
client-find-going = Hrá sa
client-find-over = Dohraté
client-find-more = Ukázať ďalšie
client-find-nothing = Nič také tu nie je. Skús časť mena alebo inú hru.
client-find-empty = Zatiaľ tu nie je žiadna tvoja partia.
client-find-play = Vybrať hru
client-open-tables = Voľné stoly
client-running-tables = Práve sa hrá
client-recent = Nedávne partie
client-upload = Otvoriť záznam zo súboru
client-upload-explain = Otvor súbor .herna a prejdi si partiu krok za krokom.
client-upload-choose = Vybrať súbor
client-upload-bad = Súbor je poškodený, alebo to nie je naša partia.

## Nový stôl

client-my-side = Moja strana
client-sides = Strany
client-sides-listed = Ako je uvedené nižšie
client-side-lot = Žrebom
client-how-many = Koľko vás hrá
client-preset = Čo sa bude hrať
client-preset-own = Vlastné nastavenie
client-preset-own-hint = Ako je zvolené nižšie v Možnostiach.
client-who-sits = Kto kde sedí
client-who-sits-explain = Dá sa to ľubovoľne kombinovať: jeden človek môže hrať za viac miest a na voľných hrajú roboti.
client-sitter-me = Ja
client-sitter-here = Pri obrazovke
client-sitter-open = Cez odkaz
client-name-of = Meno: { $who }
client-nickname = Tvoje meno
client-clock = Čas na premýšľanie
client-clock-explain = Komu čas dôjde, prehráva. Hodiny sa rozbehnú od druhého ťahu, najneskôr po troch minútach.
client-clock-explain-many = Za toho, komu čas dôjde, hrá ďalej robot. Hodiny sa rozbehnú od druhého ťahu, najneskôr po troch minútach.
client-clock-none = Bez hodín
client-clock-minutes = { $minutes } min + { $more } s
client-clock-day = Deň na ťah
client-clock-turn = { $minutes } min na ťah
client-clock-own = Vlastný
client-clock-own-minutes = Minúty (1 až 180)
client-clock-own-more = Sekundy za ťah (0 až 120)
client-limits = Časové limity hry
client-limits-explain = Keď limit vyprší, hra zahrá za teba a pokračuje sa.
client-hints = Povoliť nápovedy
client-hints-explain = Každý sa môže opýtať robota, čo by zahral. Ostatní sa to dozvedia zo záznamu.
client-watchers = Diváci smú písať
client-watchers-explain = Kto má odkaz, môže potom písať všetkým pri stole.
client-public = Zverejniť stôl
client-public-explain = Voľné miesto môže zaujať ktokoľvek, nielen ten, kto má odkaz.
client-start = Začať
client-make-link = Získať odkaz

## Pri stole

client-seats = Hráči
client-score = Body
client-you = Ty
client-somebody = Hráč
client-spectator = Divák
client-seat-open = Voľné miesto
client-seat-bot = Robot ({ $level })
client-seat-bot-short = Robot
client-your-turn = Si na ťahu
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
client-reconnecting = Spojenie vypadlo, obnovuje sa. O nič neprídeš.
client-preparing = Hra sa pripravuje: { $percent } %
client-preparing-explain = Iba pri prvom spustení. Začať môžeš hneď: partia sa otvorí, len čo bude hra pripravená.
client-prepared = Pripravené, môžeš hrať
client-not-prepared = Túto hru sa nepodarilo pripraviť. Pozri si hlásenia v okne, v ktorom bola Herna spustená.
client-offline = Server teraz nie je dostupný.
client-join-title = Je tu miesto pre teba
client-join = Prisadnúť
client-invite-title = Pozvi priateľa
client-invite-title-many = Pozvi priateľov
client-invite-explain-many = Každý odkaz je pre jedného. Partia sa začne, len čo budú všetky miesta obsadené.
client-link-invite-for = Odkaz: { $who }
client-invite-explain = Pošli odkaz, alebo ho nechaj naskenovať. Partia sa začne, len čo si niekto prisadne.
client-lobby-bot = Dať miesto robotovi
client-lobby-bot-for = Robot: { $who }
client-lobby-cancel = Zrušiť stôl
client-lobby-sure = Odkazy prestanú platiť a nikto si už neprisadne.
client-lobby-gone = Tento stôl je zrušený
client-lobby-gone-explain = Zrušil ho ten, kto ho pripravil. Priprav vlastný, alebo si prisadni inam.
client-link-invite = Odkaz pre spoluhráča
client-link-watch = Odkaz pre divákov
client-link-mine = Môj odkaz: späť na toto miesto, aj z iného zariadenia
client-qr = Odkaz ako QR kód
client-copy = Kopírovať
client-copied = Skopírované
client-share = Zdieľať
client-print = Vytlačiť
client-reach-lost = Tieto odkazy fungujú len na tomto počítači.
client-reach-shut = Pusti dnu telefóny a počítače vo svojej sieti (na tej istej Wi-Fi). Kedykoľvek to môžeš zase zavrieť.
client-reach-alone = Pripoj tento počítač k sieti a otvor stránku znova.
client-reach-fixed = Spýtaj sa správcu servera na jeho adresu a otvor túto stránku tam.
client-reach-open = Pustiť ostatných
client-reach-opened = Ostatní v tvojej sieti sa pripoja na
client-reach-close = Zase zavrieť
client-tools = Nástroje
client-undo = Vrátiť
client-hint = Nápoveda
client-last-turn = Minulý ťah
client-show-again = Ukázať znova, čo sa stalo od tvojho ťahu
client-show-again-watching = Ukázať posledný ťah znova
client-looking-back = Pohľad späť
client-looking-back-at = Vtedy: { $what }
client-looking-back-rests = Pozeráš sa späť. Ak chceš hrať, zvoľ „Späť do hry“.
client-back-to-now = Späť do hry
client-news-came = je tu nové
client-news-moved = zmenilo miesto
client-news-turned = zmenilo podobu
client-news-setting = Čo urobili ostatní
client-news-explain = Od tvojho posledného ťahu. Rohy: pribudlo, posunulo sa alebo sa zmenilo. Bodky: odkiaľ. Krížik: už tu nie je.
client-thinking = Premýšľa
client-overlays = Ukázať
client-overlays-explain = Kreslí sa cez plán, pre všetkých hráčov.
client-overlay-empty = teraz nič
client-rules = Pravidlá
client-about-tap = Klepni na to a stane sa to.
client-about-tap-then = Klepni na to a vyber: { $what }
client-about-not-now = Teraz nie: { $why }
client-rule = Pravidlo { $rule }
client-more = Ďalšie
client-draw = Ponúknuť remízu
client-resign = Vzdať sa
client-bot-for = Navrhnúť robota: { $who }
client-bot-me = Nech za mňa hrá robot
client-bot-any = Nech hrá robot
client-bot-seat = Nech robot hrá: { $who }
client-bot-explain = Svoje miesto si môžeš kedykoľvek vziať späť. Ak má robot hrať za niekoho, kto je preč, najprv sa opýtame ostatných.
client-level-bot = Sila robota
client-bot-plays = Hrá za teba robot.
client-bot-back = Vziať si miesto späť
client-resign-sure = Partia sa skončí a vyhrá druhá strana.
client-resign-sure-many = Na tvojom mieste hrá ďalej robot.
client-result-place = { $place }.{"\u00A0"}{ $who }
client-taken-back = vrátené
client-times-back = { $times ->
    [one] Raz sa niečo vracalo.
    [few] { $times }-krát sa niečo vracalo.
   *[other] { $times }-krát sa niečo vracalo.
 }
client-beside = Vedľa plánu
client-log = Čo sa stalo
client-by-organiser = zapísal organizátor
client-log-empty = Zatiaľ nič.
client-look-at = { $what } (ukázať, ako to vtedy bolo)
client-chat = Rozhovor
client-chat-empty = Pozdrav!
client-chat-say = Napíš niečo
client-chat-send = Odoslať
client-menu = Vyber
client-ahead = Potom: { $what }
client-zoom = Zväčšenie
client-zoom-in = Priblížiť
client-zoom-out = Oddialiť
client-zoom-fit = Vidieť všetko
client-back = Späť
client-confirm = Vykonať
client-confirm-group = Potvrď voľbu
client-confirm-how = Potvrď novým klepnutím alebo klávesom Enter. Escape vráti späť.
client-ask-less = Už sa nepýtať
client-ask-less-explain = Zmeniť to môžeš v nastaveniach.
client-asks-final = Potvrdzujú sa už len nevratné akcie. Zmeniť to môžeš v nastaveniach.
client-asks-nothing = Akcie teraz platia hneď. Zmeniť to môžeš v nastaveniach.
client-nothing-there = Tu sa teraz nič robiť nedá.
client-question = Otázka pre teba
client-agree = Súhlasím
client-decline = Odmietnuť
client-asked = Otázka je položená; odpoveď ešte neprišla.
client-withdraw = Vziať späť

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
client-why-resign = Jedna zo strán sa vzdala.
client-why-draw = Obe strany sa dohodli.
client-why-flag = Čas vypršal.
client-rematch = Hrať znova
client-rematch-go = K ďalšej partii
client-replay = Záznam partie
client-download = Stiahnuť
client-verify = Overiť kocky
client-dice-honest = { $events ->
    [one] Kocky sú poctivé: jedno žrebovanie bolo prepočítané.
    [few] Kocky sú poctivé: všetky { $events } žrebovania boli prepočítané.
   *[other] Kocky sú poctivé: všetkých { $events } žrebovaní bolo prepočítaných.
}
client-dice-hidden = Kocky sú zatiaľ tajné; odhalia sa po skončení partie.
client-imported = Zo súboru
client-imported-explain = Nahrané zo súboru: mená aj kocky sú také, ako ich uvádza súbor; tento server partiu nevidel.
client-dice-loaded = Kocky nezodpovedajú svojmu semienku!
client-dice-explain = Odtlačok bol pevne daný pred prvým ťahom. Teraz odhalené semienko dáva rovnaký odtlačok aj každé žrebovanie v partii.
client-dice-same = Akciu, ktorú vrátiš a zahráš znova, stretne rovnaká náhoda.
client-dice-new = Táto partia je staršia: akciu, ktorá sa vrátila a zahrala znova, stretla nová náhoda.
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
client-pause = Pozastaviť
client-link-position = Odkaz sem
client-branch = Hrať odtiaľto
client-branch-explain = Nová partia proti robotovi, ktorá sa začína touto pozíciou. Tá pôvodná zostane, ako bola.

## Pravidlá

client-rules-search = Hľadať v pravidlách
client-rules-nothing = O tom pravidlá nič nehovoria.
client-rules-missing = Tieto pravidlá tu zatiaľ nie sú.
client-table-of = Tabuľka
client-missing = Tu nič nie je
client-missing-explain = Adresa je možno chybná, alebo stôl už neexistuje.

## Nastavenia

client-settings = Nastavenia
client-language = Jazyk
client-theme = Vzhľad
client-theme-system = Podľa zariadenia
client-theme-light = Svetlý
client-theme-dark = Tmavý
client-speed = Rýchlosť
client-speed-slow = Pomaly
client-speed-normal = Normálne
client-speed-fast = Rýchlo
client-speed-none = Bez pohybu
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

client-guide = Krátky sprievodca
client-guide-skip = Preskočiť
client-guide-next = Ďalej
client-guide-done = Ideme hrať
client-guide-again = Znova ukázať sprievodcu
client-guide-prompt = Riadok nad plánom vždy hovorí, čo sa teraz čaká.
client-guide-touch = Čoho sa môžeš dotknúť, to svieti. Skús to!
client-guide-follow = Teraz sa dotkni toho, čo z toho má byť alebo kam to má ísť. Kláves Escape alebo pozadie dotyk zruší.
client-guide-wait = Teraz hrá niekto iný; chvíľu počkaj.
client-guide-after = To bola akcia. Dlhé stlačenie alebo pravé tlačidlo povie, čo ktorá vec znamená.
client-guide-tools = Pod plánom: vrátiť akciu, požiadať o nápovedu, vidieť hrozby, čítať pravidlá.

## Pomoc

client-help = Klávesy a gestá
client-key-tab = Tab
client-key-tab-does = z jednej časti plánu do ďalšej
client-key-arrows = Šípky
client-key-arrows-does = vnútri časti
client-key-enter = Enter
client-key-enter-does = dotknúť sa
client-key-r = R
client-key-r-does = na ďalšiu z viacerých možností, každá sa vopred ukáže (aj koliesko alebo druhý prst); Enter ju zvolí
client-key-zoom = + − 0
client-key-zoom-does = bližšie, ďalej, všetko (aj koliesko alebo dva prsty)
client-key-escape = Escape
client-key-escape-does = o dotyk späť
client-key-u = U
client-key-u-does = vrátiť akciu
client-key-h = H
client-key-h-does = nápoveda
client-key-question = ?
client-key-question-does = táto nápoveda
client-key-press = Dlhé stlačenie
client-key-press-does = čo to je? (alebo pravé tlačidlo)
client-key-drag = Potiahnutie
client-key-drag-does = dotkne sa dvoch vecí po sebe
