# Co říkají stránky klienta.

## Úvod

client-welcome = Přisedni si.
client-welcome-explain = Deskové hry v prohlížeči: sami proti robotovi, s přáteli kdekoli, nebo společně u jedné obrazovky. Bez registrace.
client-home = Domů
client-skip = Přejít k obsahu
client-play-now = Hrát hned
client-level = Síla robotů
client-ways = Jak hrát
client-way-bot = Proti robotovi
client-way-friends = S přáteli
client-way-here = U jedné obrazovky
client-way-watch = Sledovat roboty
client-way-camp = Uspořádat tábor
client-way-bot-explain = Začínáš hned; ostatní místa zaujmou roboti a odpovídají během vteřin.
client-way-friends-explain = Dostaneš odkaz, který můžeš poslat. Kdo ho otevře, přisedne k tobě; ke hře se může každý kdykoli vrátit.
client-way-here-explain = Střídáte se u této obrazovky.
client-way-watch-explain = Hrají roboti mezi sebou; jen se dívej.
client-players = Hráčů: { $count }
client-options = Možnosti
client-my-games = Moje partie
client-my-all = Všechny moje partie
client-games = Hry
client-fate-waiting = Čeká se na hráče
client-fate-turn = Na tahu: { $who }
client-fate-won = Výhra
client-fate-lost = Prohra
client-fate-all-won = Společná výhra
client-fate-all-lost = Společná prohra
client-fate-resigned = Vzdáváš partii
client-fate-flag = Čas ti vypršel
client-fate-over = Dohráno
client-find-player = Jméno hráče
client-find-game = Hra
client-find-state = Stav
client-find-all = Vše
client-find-going = Hraje se
client-find-over = Dohráno
client-find-more = Ukázat další
client-find-nothing = Nic takového tu není. Zkus část jména nebo jinou hru.
client-find-empty = Zatím tu žádná tvoje partie není.
client-find-play = Vybrat hru
client-open-tables = Volné stoly
client-running-tables = Právě se hraje
client-recent = Nedávné partie
client-upload = Přehrát soubor
client-upload-explain = Otevři soubor .herna a projdi si partii krok za krokem.
client-upload-choose = Vybrat soubor
client-upload-bad = Soubor je poškozený, nebo to není naše partie.

## Nový stůl

client-my-side = Moje strana
client-sides = Strany
client-sides-listed = Jak je uvedeno níže
client-side-lot = Losem
client-how-many = Kolik vás hraje
client-preset = Co se bude hrát
client-preset-own = Vlastní nastavení
client-preset-own-hint = Jak je zvoleno níže v Možnostech.
client-who-sits = Kdo kde sedí
client-who-sits-explain = Lze to libovolně kombinovat: jeden člověk může hrát za víc míst a na volných hrají roboti.
client-sitter-me = Já
client-sitter-here = U obrazovky
client-sitter-open = Přes odkaz
client-name-of = Jméno: { $who }
client-nickname = Tvoje jméno
client-clock = Čas na přemýšlení
client-clock-explain = Komu čas dojde, prohrává. Hodiny se rozběhnou od druhého tahu, nejpozději po třech minutách.
client-clock-explain-many = Za toho, komu čas dojde, hraje dál robot. Hodiny se rozběhnou od druhého tahu, nejpozději po třech minutách.
client-clock-none = Bez hodin
client-clock-minutes = { $minutes } min + { $more } s
client-clock-day = Den na tah
client-clock-turn = { $minutes } min na tah
client-clock-own = Vlastní
client-clock-own-minutes = Minuty (1 až 180)
client-clock-own-more = Sekundy za tah (0 až 120)
client-limits = Časové limity hry
client-limits-explain = Když limit vyprší, hra zahraje za tebe a pokračuje se.
client-hints = Povolit nápovědy
client-hints-explain = Každý se může zeptat robota, co by zahrál. Ostatní se to dozvědí ze záznamu.
client-watchers = Diváci smějí psát
client-watchers-explain = Kdo má odkaz, může pak psát všem u stolu.
client-public = Zveřejnit stůl
client-public-explain = Volné místo může zaujmout kdokoli, nejen ten, kdo má odkaz.
client-start = Začít
client-make-link = Získat odkaz

## U stolu

client-seats = Hráči
client-you = Ty
client-somebody = Hráč
client-spectator = Divák
client-seat-open = Volné místo
client-seat-bot = Robot ({ $level })
client-seat-bot-short = Robot
client-your-turn = Jsi na tahu
client-to-act = Na tahu
client-away = Není tu
client-you-watch = Díváš se
client-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
client-waiting = Čeká se na spoluhráče…
client-connecting = Připojování…
client-loading = Načítá se…
client-again = Zkusit znovu
client-reconnecting = Spojení vypadlo, obnovuje se. O nic nepřijdeš.
client-preparing = Hra se připravuje: { $percent } %
client-preparing-explain = Jen při prvním spuštění. Začít můžeš hned: partie se otevře, jakmile bude hra připravená.
client-prepared = Připraveno, můžeš hrát
client-not-prepared = Tuhle hru se nepodařilo připravit. Podívej se na hlášení v okně, kde byla Herna spuštěna.
client-offline = Server teď není dostupný.
client-join-title = Je tu místo pro tebe
client-join = Přisednout
client-invite-title = Pozvi přítele
client-invite-title-many = Pozvi přátele
client-invite-explain-many = Každý odkaz je pro jednoho. Partie začne, jakmile budou všechna místa obsazená.
client-link-invite-for = Odkaz: { $who }
client-invite-explain = Pošli odkaz, nebo ho nech naskenovat. Partie začne, jakmile si někdo přisedne.
client-lobby-bot = Dát místo robotovi
client-lobby-bot-for = Robot: { $who }
client-lobby-cancel = Zrušit stůl
client-lobby-sure = Odkazy přestanou platit a nikdo si už nepřisedne.
client-lobby-gone = Tento stůl je zrušený
client-lobby-gone-explain = Zrušil ho ten, kdo ho připravil. Připrav vlastní, nebo si přisedni jinam.
client-link-invite = Odkaz pro spoluhráče
client-link-watch = Odkaz pro diváky
client-link-mine = Můj odkaz: zpět na toto místo, i z jiného zařízení
client-qr = Odkaz jako QR kód
client-copy = Kopírovat
client-copied = Zkopírováno
client-share = Sdílet
client-print = Vytisknout
client-reach-lost = Tyto odkazy fungují jen na tomto počítači.
client-reach-shut = Pusť dovnitř telefony a počítače ve své síti (na stejné Wi-Fi). Kdykoli to můžeš zase zavřít.
client-reach-alone = Připoj tento počítač k síti a otevři stránku znovu.
client-reach-fixed = Zeptej se správce serveru na jeho adresu a otevři tuto stránku tam.
client-reach-open = Pustit ostatní
client-reach-opened = Ostatní ve tvé síti se připojí na
client-reach-close = Zase zavřít
client-tools = Nástroje
client-undo = Vrátit
client-hint = Nápověda
client-last-turn = Minulý tah
client-show-again = Ukázat znovu, co se stalo od tvého tahu
client-show-again-watching = Ukázat poslední tah znovu
client-looking-back = Pohled zpět
client-looking-back-at = Tehdy: { $what }
client-looking-back-rests = Díváš se zpět. Chceš-li hrát, zvol „Zpět do hry“.
client-back-to-now = Zpět do hry
client-news-came = je tu nově
client-news-moved = změnilo místo
client-news-turned = změnilo podobu
client-news-setting = Co udělali ostatní
client-news-explain = Od tvého posledního tahu. Rohy: přibylo, posunulo se nebo se změnilo. Tečky: odkud. Křížek: už tu není.
client-thinking = Přemýšlí
client-overlays = Ukázat
client-overlays-explain = Kreslí se přes plán, pro všechny hráče.
client-overlay-empty = teď nic
client-rules = Pravidla
client-about-tap = Klepni na to a stane se to.
client-about-tap-then = Klepni na to a vyber: { $what }
client-about-not-now = Teď ne: { $why }
client-rule = Pravidlo { $rule }
client-more = Další
client-draw = Nabídnout remízu
client-resign = Vzdát se
client-bot-for = Navrhnout robota: { $who }
client-bot-me = Ať za mě hraje robot
client-bot-any = Ať hraje robot
client-bot-seat = Ať robot hraje: { $who }
client-bot-explain = Své místo si můžeš kdykoli vzít zpět. Má-li robot hrát za někoho, kdo je pryč, nejdřív se zeptáme ostatních.
client-level-bot = Síla robota
client-bot-plays = Hraje za tebe robot.
client-bot-back = Vzít si místo zpět
client-resign-sure = Partie skončí a vyhraje druhá strana.
client-resign-sure-many = Na tvém místě hraje dál robot.
client-result-place = { $place }.{"\u00A0"}{ $who }
client-taken-back = vráceno
client-times-back = { $times ->
    [one] Jednou se něco vracelo.
    [few] { $times }krát se něco vracelo.
   *[other] { $times }krát se něco vracelo.
 }
client-beside = Vedle plánu
client-log = Co se stalo
client-by-organiser = zapsal organizátor
client-log-empty = Zatím nic.
client-look-at = { $what } (ukázat, jak to tehdy bylo)
client-chat = Povídání
client-chat-empty = Pozdrav!
client-chat-say = Napiš něco
client-chat-send = Odeslat
client-menu = Vyber
client-ahead = Potom: { $what }
client-zoom = Zvětšení
client-zoom-in = Přiblížit
client-zoom-out = Oddálit
client-zoom-fit = Vidět vše
client-back = Zpět
client-confirm = Provést
client-confirm-group = Potvrď volbu
client-confirm-how = Potvrď novým klepnutím nebo klávesou Enter. Escape vrátí zpět.
client-ask-less = Už se neptat
client-ask-less-explain = Změnit to můžeš v nastavení.
client-asks-final = Potvrzují se už jen nevratné akce. Změnit to můžeš v nastavení.
client-asks-nothing = Akce teď platí hned. Změnit to můžeš v nastavení.
client-nothing-there = Tady teď nic dělat nejde.
client-question = Otázka pro tebe
client-agree = Souhlasím
client-decline = Odmítnout
client-asked = Dotaz je položen; odpověď ještě nepřišla.
client-withdraw = Vzít zpět

## Konec

client-result = Výsledek
client-result-won = Výhra!
client-result-lost = Prohra
client-result-mine = { $place }. místo
client-result-draw = Remíza
client-result-draw-short = Remíza
client-result-side = Vítězí: { $who }
client-result-all-won = Společná výhra!
client-result-all-lost = Společná prohra
client-series = { $played ->
    [one] Po { $played } partii: { $score }
    [few] Po { $played } partiích: { $score }
   *[other] Po { $played } partiích: { $score }
}
client-why-resign = Jedna ze stran se vzdala.
client-why-draw = Obě strany se dohodly.
client-why-flag = Čas vypršel.
client-rematch = Hrát znovu
client-rematch-go = K další partii
client-replay = Přehrát
client-download = Stáhnout
client-verify = Ověřit kostky
client-dice-honest = { $events ->
    [one] Kostky jsou poctivé: jedno losování bylo přepočítáno.
    [few] Kostky jsou poctivé: všechna { $events } losování byla přepočítána.
   *[other] Kostky jsou poctivé: všech { $events } losování bylo přepočítáno.
}
client-dice-hidden = Kostky jsou zatím tajné; odhalí se po skončení partie.
client-imported = Ze souboru
client-imported-explain = Nahráno ze souboru: jména i kostky jsou takové, jak je uvádí soubor; tento server partii neviděl.
client-dice-loaded = Kostky neodpovídají svému semínku!
client-dice-explain = Otisk byl pevně daný před prvním tahem. Nyní odhalené semínko dává stejný otisk i každé losování v partii.
client-dice-same = Akci, kterou vrátíš a zahraješ znovu, potká stejná náhoda.
client-dice-new = Tato partie je starší: akci, která se vrátila a zahrála znovu, potkala nová náhoda.
client-dice-commitment = Otisk (SHA-256)
client-dice-seed = Semínko

## Přehrávání

client-replay-start = Začátek
client-replay-position = Místo v partii
client-replay-at = { $at } z { $last }
client-first = Na začátek
client-previous = O krok zpět
client-next = O krok vpřed
client-last = Na konec
client-play = Spustit
client-pause = Pozastavit
client-link-position = Odkaz sem
client-branch = Hrát odsud
client-branch-explain = Nová partie proti robotovi, která začíná touto pozicí. Ta původní zůstane, jak byla.

## Pravidla

client-rules-search = Hledat v pravidlech
client-rules-nothing = O tom pravidla nic neříkají.
client-rules-missing = Tato pravidla tu zatím nejsou.
client-table-of = Tabulka
client-missing = Tady nic není
client-missing-explain = Adresa je možná chybná, nebo stůl už neexistuje.

## Nastavení

client-settings = Nastavení
client-language = Jazyk
client-theme = Vzhled
client-theme-system = Podle zařízení
client-theme-light = Světlý
client-theme-dark = Tmavý
client-speed = Rychlost
client-speed-slow = Pomalu
client-speed-normal = Normálně
client-speed-fast = Rychle
client-speed-none = Bez pohybu
client-confirm-setting = Potvrzovat akce
client-confirm-explain = Nevratné jsou ty, na kterých záleží a které nejde vzít zpět.
client-confirm-all = Všechny
client-confirm-final = Nevratné
client-confirm-none = Žádné
client-sound = Zvuk
client-notify = Upozornění
client-notify-explain = Když jsi na tahu a stránka je na pozadí.
client-close = Zavřít
client-read = Vysvětlit slovy

## První tah

client-guide = Krátký průvodce
client-guide-skip = Přeskočit
client-guide-next = Dál
client-guide-done = Jdeme hrát
client-guide-again = Znovu ukázat průvodce
client-guide-prompt = Řádek nad plánem vždy říká, co se teď čeká.
client-guide-touch = Čeho se můžeš dotknout, to svítí. Zkus to!
client-guide-follow = Teď se dotkni toho, co z toho má být nebo kam to má jít. Klávesa Escape nebo pozadí dotek zruší.
client-guide-wait = Teď hraje někdo jiný; chvilku počkej.
client-guide-after = To byla akce. Dlouhý stisk nebo pravé tlačítko poví, co která věc znamená.
client-guide-tools = Pod plánem: vrátit akci, požádat o nápovědu, vidět hrozby, číst pravidla.

## Nápověda

client-help = Klávesy a gesta
client-key-tab = Tab
client-key-tab-does = z jedné části plánu do další
client-key-arrows = Šipky
client-key-arrows-does = uvnitř části
client-key-enter = Enter
client-key-enter-does = dotknout se
client-key-r = R
client-key-r-does = na další z více možností, každá se předem ukáže (také kolečko nebo druhý prst); Enter ji zvolí
client-key-zoom = + − 0
client-key-zoom-does = blíž, dál, vše (také kolečko nebo dva prsty)
client-key-escape = Escape
client-key-escape-does = o dotek zpět
client-key-u = U
client-key-u-does = vrátit akci
client-key-h = H
client-key-h-does = nápověda
client-key-question = ?
client-key-question-does = tato nápověda
client-key-press = Dlouhý stisk
client-key-press-does = co to je? (nebo pravé tlačítko)
client-key-drag = Přetažení
client-key-drag-does = dotkne se dvou věcí po sobě
