# Co říkají stránky klienta.

## Úvod

client-welcome = Přisedni si.
client-welcome-explain = Deskové hry v prohlížeči: proti robotovi, s přáteli na dálku, nebo společně u jedné obrazovky. Bez registrace.
client-home = Domů
client-skip = Přejít k obsahu
client-play-now = Hrát hned
client-level = Obtížnost robotů
client-ways = Jak hrát
client-way-bot = Proti robotovi
client-way-friends = S přáteli
client-way-here = U jedné obrazovky
client-way-watch = Sledovat roboty
client-way-camp = Hrát na táboře
client-way-bot-explain = Hra začne hned. Ostatní místa obsadí roboti a táhnou během pár vteřin.
client-way-friends-explain = Dostaneš odkaz, který pošleš dál. Kdo ho otevře, přisedne si k tobě; ke hře se můžete kdykoli vrátit.
client-way-here-explain = Střídáte se u této obrazovky.
client-way-watch-explain = Roboti hrají mezi sebou, ty se jen díváš.
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
client-fate-resigned = Vzdaná partie
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
client-upload = Otevřít záznam
client-upload-explain = Otevři soubor .herna a projdi si partii krok za krokem.
client-upload-choose = Vybrat soubor
client-upload-bad = Soubor je poškozený, nebo to není partie z Herny. Vyber jiný soubor .herna.

## Nový stůl

client-my-side = Moje strana
client-sides = Strany
client-sides-listed = Podle seznamu níže
client-side-lot = Losovat
client-how-many = Kolik vás hraje
client-preset = Co se bude hrát
client-preset-own = Vlastní nastavení
client-preset-own-hint = Podle nastavení níže v Možnostech.
client-who-sits = Kdo kde sedí
client-who-sits-explain = Kombinuj, jak chceš: jeden člověk může obsadit víc míst a zbylá doplní roboti.
client-sitter-me = Já
client-sitter-here = U obrazovky
client-sitter-open = Přes odkaz
client-name-of = Jméno hráče ({ $who })
client-nickname = Tvoje jméno
    .team = Vaše jméno
client-clock = Čas na přemýšlení
client-clock-explain = Komu dojde čas, prohrává. Hodiny se spustí s druhým tahem, nejpozději po třech minutách.
client-clock-explain-many = Komu dojde čas, za toho hraje dál robot. Hodiny se spustí s druhým tahem, nejpozději po třech minutách.
client-clock-none = Bez hodin
client-clock-minutes = { $minutes } min + { $more } s
client-clock-day = Den na tah
client-clock-turn = { $minutes } min na tah
client-clock-own = Vlastní
client-clock-own-minutes = Minuty (1 až 180)
client-clock-own-more = Sekundy za tah (0 až 120)
client-limits = Časové limity hry
client-limits-explain = Když limit vyprší, hra zahraje za tebe a jede se dál.
client-hints = Povolit rady
client-hints-explain = Každý se může zeptat robota, co by zahrál. Ostatní to uvidí v průběhu hry.
client-watchers = Diváci smějí psát
client-watchers-explain = Kdo má odkaz, může pak psát všem u stolu.
client-public = Zveřejnit stůl
client-public-explain = Volné místo může zaujmout kdokoli, nejen ten, kdo má odkaz.
client-start = Začít
client-make-link = Získat odkaz

## U stolu

client-seats = Hráči
client-score = Body
client-you = Ty
    .team = Vy
client-somebody = Hráč
client-spectator = Divák
client-seat-open = Volné místo
client-seat-bot = Robot ({ $level })
client-your-turn = Jsi na tahu
    .team = Jste na tahu
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
client-reconnecting = Spojení vypadlo, obnovuje se… Nic se neztratí.
client-last-known = Poslední známý stav ({ $when }). Spojení se obnovuje…
client-not-there-yet = Stůl na serveru zatím není. Zkouší se to znovu…
client-preparing = Hra se připravuje: { $percent } %
client-preparing-explain = Jen při prvním spuštění. Začít můžeš hned: partie se otevře, jakmile bude hra připravená.
client-prepared = Připraveno ke hře
client-not-prepared = Tuto hru se nepodařilo připravit. Podívej se na hlášení v okně, kde byla Herna spuštěna.
client-offline = Server teď není dostupný. Zkontroluj připojení a zkus to znovu.
    .team = Server teď není dostupný. Zkontrolujte připojení a zkuste to znovu.
client-join-title = Je tu místo pro tebe
    .team = Je tu místo pro vás
client-join = Přisednout
client-invite-title = Pozvi přítele
client-invite-title-many = Pozvi přátele
client-invite-explain-many = Každý odkaz je pro jednoho. Partie začne, jakmile budou všechna místa obsazená.
client-link-invite-for = Odkaz: { $who }
client-invite-explain = Pošli odkaz, nebo nech naskenovat kód. Partie začne, jakmile si někdo přisedne.
client-lobby-bot = Dát místo robotovi
client-lobby-bot-for = Robot: { $who }
client-lobby-cancel = Zrušit stůl
client-lobby-sure = Odkazy přestanou platit a nikdo si už nepřisedne.
client-lobby-gone = Tento stůl byl zrušen
client-lobby-gone-explain = Zrušil ho ten, kdo ho založil. Založ vlastní, nebo si přisedni jinam.
client-link-invite = Odkaz pro spoluhráče
client-link-watch = Odkaz pro diváky
client-link-mine = Můj odkaz: zpět na toto místo, i z jiného zařízení
client-qr = Odkaz jako QR kód
client-copy = Kopírovat
client-copied = Zkopírováno
client-share = Sdílet
client-print = Vytisknout
client-reach-lost = Tyto odkazy fungují jen na tomto počítači.
client-reach-shut = Tlačítko pustí dovnitř telefony a počítače ve stejné síti (na stejné Wi-Fi). Kdykoli se to dá zase zavřít.
client-reach-alone = Tento počítač není v žádné síti. Po připojení stačí otevřít stránku znovu.
client-reach-fixed = Adresu serveru zná jeho správce; tuto stránku pak stačí otevřít na ní.
client-reach-open = Pustit ostatní
client-reach-opened = Ostatní ve stejné síti se připojí na
client-reach-close = Zase zavřít
client-tools = Nástroje
client-undo = Vrátit
client-hint = Poradit
client-last-turn = Minule
client-show-again = Ukázat znovu, co se stalo od tvého tahu
    .team = Ukázat znovu, co se stalo od vašeho tahu
client-show-again-watching = Ukázat poslední tah znovu
client-looking-back = Pohled zpět
client-looking-back-at = Tehdy: { $what }
client-looking-back-rests = Díváš se zpět. Chceš-li hrát, zvol „Zpět do hry“.
    .team = Díváte se zpět. Chcete-li hrát, zvolte „Zpět do hry“.
client-back-to-now = Zpět do hry
client-news-came = je tu nově
client-news-moved = je jinde
client-news-turned = vypadá jinak
client-news-went = Už tu není: { $what }
client-news-setting = Co udělali ostatní
client-news-explain = Od tvého posledního tahu. Rohy: přibylo, posunulo se nebo se změnilo. Tečky: odkud. Křížek: už tu není.
    .team = Od vašeho posledního tahu. Rohy: přibylo, posunulo se nebo se změnilo. Tečky: odkud. Křížek: už tu není.
client-thinking = Přemýšlí
client-overlays = Zobrazit
client-overlays-explain = Zobrazí se přes plán, pro všechny hráče.
client-overlay-empty = teď nic
client-rules = Pravidla
client-about-tap = Stačí klepnout.
client-about-tap-then = Klepni a pak vyber: { $what }
    .team = Klepněte a pak vyberte: { $what }
client-about-not-now = Teď ne: { $why }
client-rule = Pravidlo { $rule }
client-more = Více
client-draw = Nabídnout remízu
client-resign = Vzdát se
client-bot-for = Navrhnout robota ({ $who })
client-bot-me = Ať za mě hraje robot
    .team = Ať za nás hraje robot
client-bot-any = Ať hraje robot
client-bot-seat = Předat robotovi: { $who }
client-bot-explain = Své místo si můžeš kdykoli vzít zpět. Má-li robot zaskočit za někoho, kdo je pryč, zeptáme se nejdřív ostatních.
    .team = Své místo si můžete kdykoli vzít zpět. Má-li robot zaskočit za někoho, kdo je pryč, zeptáme se nejdřív ostatních.
client-level-bot = Obtížnost robota
client-bot-plays = Hraje za tebe robot.
    .team = Hraje za vás robot.
client-bot-back = Vzít si místo zpět
client-resign-sure = Partie skončí a vyhraje druhá strana.
client-resign-sure-many = Tvoje místo převezme robot.
    .team = Vaše místo převezme robot.
client-result-place = { $place }.{"\u00A0"}{ $who }
client-taken-back = vráceno
client-times-back = { $times ->
    [one] V partii se jednou vracela akce.
    [few] V partii se { $times }krát vracela akce.
   *[other] V partii se { $times }krát vracela akce.
}
client-beside = Vedle plánu
client-log = Průběh hry
client-by-organiser = zapsal organizátor
client-log-empty = Zatím nic.
client-look-at = { $what } (ukázat, jak to tehdy bylo)
client-chat = Chat
client-chat-empty = Pozdrav!
    .team = Pozdravte!
client-chat-say = Napiš něco
    .team = Napište něco
client-chat-send = Odeslat
client-menu = Vyber
    .team = Vyberte
client-ahead = Stalo by se: { $what }
client-zoom = Přiblížení
client-zoom-in = Přiblížit
client-zoom-out = Oddálit
client-zoom-fit = Zobrazit vše
client-back = Zrušit
client-confirm = Potvrdit
client-confirm-group = Potvrď volbu
    .team = Potvrďte volbu
client-confirm-how = Potvrdíš dalším klepnutím nebo klávesou Enter. Esc výběr zruší.
    .team = Potvrdíte dalším klepnutím nebo klávesou Enter. Esc výběr zruší.
client-ask-less = Už se neptat
client-ask-less-explain = Změnit se to dá v nastavení.
client-asks-final = Potvrzují se už jen nevratné akce. Změnit se to dá v nastavení.
client-asks-nothing = Akce teď platí hned. Změnit se to dá v nastavení.
client-type = Psát
client-type-field = Napsat akci
client-type-how = Napsat akci, třeba „{ $example }“
client-type-unknown = Tady nic takového není: „{ $what }“. Vyber ze seznamu.
    .team = Tady nic takového není: „{ $what }“. Vyberte ze seznamu.
client-type-ways = Jak pokračovat
client-nothing-there = Tady teď nemůžeš nic udělat. Klepni na něco, co svítí.
    .team = Tady teď nemůžete nic udělat. Klepněte na něco, co svítí.
client-question = Otázka pro tebe
    .team = Otázka pro vás
client-agree = Souhlasit
client-decline = Odmítnout
client-asked = Žádost odeslána, čeká se na odpověď.
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
client-why-draw = Obě strany se dohodly.
client-rematch = Hrát znovu
client-rematch-go = K další partii
client-replay = Záznam partie
client-review = Rozbor
client-download = Stáhnout
client-verify = Ověřit kostky
client-dice-honest = { $events ->
    [one] Kostky jsou v pořádku: jediný náhodný výsledek souhlasí.
    [few] Kostky jsou v pořádku: všechny { $events } náhodné výsledky souhlasí.
   *[other] Kostky jsou v pořádku: všech { $events } náhodných výsledků souhlasí.
}
client-dice-hidden = Semínko kostek zůstává do konce partie tajné.
client-imported = Ze souboru
client-imported-explain = Nahráno ze souboru: jména i kostky jsou takové, jak je uvádí soubor. Tento server partii neviděl.
client-dice-loaded = Kostky neodpovídají svému semínku! Tomuto souboru nevěř.
    .team = Kostky neodpovídají svému semínku! Tomuto souboru nevěřte.
client-dice-explain = Otisk byl znám už před prvním tahem. Z odhaleného semínka vychází stejný otisk i všechny náhodné výsledky partie.
client-dice-same = Když se akce vrátí a zahraje znovu, náhoda rozhodne stejně.
client-dice-new = Tato partie je starší: když se akce vrátila a zahrála znovu, náhoda rozhodovala nanovo.
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
client-pause = Zastavit
client-link-position = Odkaz sem
client-branch = Hrát odsud
client-branch-explain = Nová partie proti robotovi, která začíná touto pozicí. Ta původní zůstane, jak byla.

## Pravidla

client-rules-search = Hledat v pravidlech
client-rules-nothing = V pravidlech se nic nenašlo. Zkus jiné slovo.
    .team = V pravidlech se nic nenašlo. Zkuste jiné slovo.
client-rules-missing = Pravidla této hry tu zatím nejsou.
client-table-of = Tabulka
client-missing = Stránka nenalezena
client-missing-explain = Adresa je možná špatně, nebo už stůl neexistuje. Zkontroluj odkaz.

## Nastavení

client-settings = Nastavení
client-language = Jazyk
client-theme = Vzhled
client-theme-system = Podle zařízení
client-theme-light = Světlý
client-theme-dark = Tmavý
client-speed = Rychlost animací
client-speed-slow = Pomalu
client-speed-normal = Normálně
client-speed-fast = Rychle
client-speed-none = Bez animací
client-confirm-setting = Potvrzovat akce
client-confirm-explain = Nevratné jsou ty, na kterých záleží a které nejde vzít zpět.
client-confirm-all = Všechny
client-confirm-final = Nevratné
client-confirm-none = Žádné
client-sound = Zvuk
client-notify = Upozornění
client-notify-explain = Když jsi na tahu a stránka je na pozadí.
client-close = Zavřít
client-read = Popsat slovy

## První tah

client-story = Příběh
client-guide = Krátký průvodce
client-guide-skip = Přeskočit
client-guide-next = Dál
client-guide-done = Jdeme hrát
client-guide-again = Znovu ukázat průvodce
client-guide-prompt = Řádek nad plánem vždy říká, co je právě na řadě.
client-guide-touch = Na všechno, co svítí, se dá klepnout. Zkus to!
    .team = Na všechno, co svítí, se dá klepnout. Zkuste to!
client-guide-follow = Teď klepni na cíl nebo na to, co chceš provést. Výběr zrušíš klávesou Esc nebo klepnutím vedle.
    .team = Teď klepněte na cíl nebo na to, co chcete provést. Výběr zrušíte klávesou Esc nebo klepnutím vedle.
client-guide-wait = Na tahu je někdo jiný, chvilku počkej.
    .team = Na tahu je někdo jiný, chvilku počkejte.
client-guide-after = To byla tvoje první akce. Podrž na čemkoli prst (nebo klikni pravým tlačítkem) a dozvíš se, co to je.
    .team = To byla vaše první akce. Podržte na čemkoli prst (nebo klikněte pravým tlačítkem) a dozvíte se, co to je.
client-guide-tools = Pod plánem: vrátit akci, nechat si poradit, zobrazit hrozby, otevřít pravidla.

## Nápověda

client-help = Klávesy a gesta
client-key-tab = Tab
client-key-tab-does = přejít do další části plánu
client-key-arrows = Šipky
client-key-arrows-does = pohyb uvnitř části
client-key-enter = Enter
client-key-enter-does = vybrat
client-key-r = R
client-key-r-does = ukázat další možnost (také kolečkem nebo druhým prstem); Enter ji potvrdí
client-key-zoom = + − 0
client-key-zoom-does = přiblížit, oddálit, zobrazit vše (také kolečkem nebo dvěma prsty)
client-key-escape = Esc
client-key-escape-does = zrušit poslední výběr
client-key-u = U
client-key-u-does = vrátit akci
client-key-h = H
client-key-h-does = poradit akci
client-key-slash = /
client-key-slash-does = napsat akci slovy
client-key-question = ?
client-key-question-does = tato nápověda
client-key-press = Dlouhý stisk
client-key-press-does = co to je? (nebo pravé tlačítko)
client-key-drag = Přetažení
client-key-drag-does = vybrat a rovnou umístit

client-debrief = Jak to probíhalo
client-debrief-turn = Zlomový okamžik
client-debrief-show = Ukázat v záznamu
client-link-replay = Odkaz na záznam partie
client-why-resign-you = Partii vzdáváš.
    .team = Partii vzdáváte.
client-why-flag-you = Vypršel ti čas.
    .team = Vypršel vám čas.

## The workshop, from other pages

client-lessons = Lekce
client-first-lesson = První lekce
client-next-lesson = Další lekce
client-practise = Trénink
client-daily = Úloha dne
client-due = { $mistakes ->
    [one] { $mistakes } chyba k tréninku
    [few] { $mistakes } chyby k tréninku
   *[other] { $mistakes } chyb k tréninku
}
client-solved = vyřešeno
client-workshop = Dílna
client-sheet-own = Vlastní sada
client-sheet-standard = Základní
client-sheet-other = Jiná sada
client-sheet-wrong = Ve vlastní sadě je chyba. Oprav ji v dílně.
client-sheet-open = Otevřít dílnu
