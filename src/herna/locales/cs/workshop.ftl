# Dílna hry: její karty a dlaždice nakreslené, upravené, vyzkoušené a vytištěné.

client-workshop-of = Dílna: { $game }
client-workshop-explain = Prohlédni si, co leží v krabici, uprav to, hned si s tím zahraj a vytiskni to. Začni základní sadou a udělej si z ní vlastní.
client-workshop-look = Prohlédni si, co leží v krabici, a vytiskni to. Tahle hra se hraje vždy s těmito díly.
client-workshop-sheet = Sada
client-workshop-duplicate = Udělat si kopii
client-workshop-sure = Nahradit mou sadu
client-workshop-sure-explain = Vlastní sadu už máš. Pokud o ni nechceš přijít, nejdřív si ji stáhni.
client-workshop-undo = Vrátit
client-workshop-redo = Znovu
client-workshop-download = Stáhnout
client-workshop-upload = Nahrát
client-workshop-play = Zahrát si
client-workshop-again = Zkusit znovu
client-workshop-fit = Sada je v pořádku. Dá se s ní hrát.
client-workshop-wrong = { $count ->
    [one] { $count } chyba. Než začneš hrát, oprav ji.
    [few] { $count } chyby. Než začneš hrát, oprav je.
   *[other] { $count } chyb. Než začneš hrát, oprav je.
}
client-workshop-views = Zobrazení
client-workshop-view-form = Díly
client-workshop-view-look = Díly
client-workshop-view-file = Text souboru
client-workshop-view-print = Tisk
client-workshop-rest = V krabici je ještě
client-workshop-unnamed = Bez názvu
client-workshop-new-name = Nová karta
client-workshop-add = Přidat
client-workshop-copy = Zkopírovat
client-workshop-remove = Odebrat
client-workshop-previous = Předchozí
client-workshop-next = Další
client-workshop-mistake = Chyba
client-workshop-locked = Tohle je základní sada. Chceš-li ji měnit, udělej si kopii.
client-workshop-line = Řádek { $line }
client-workshop-file-explain = Formulář a text jsou tentýž soubor. Co změníš v jednom, změní se i v druhém; tvoje poznámky zůstanou.
client-workshop-file-locked = Takhle soubor přichází se hrou. Chceš-li ho měnit, udělej si kopii.
client-workshop-expect-number = Tady má být celé číslo od { $least } do { $most }.
client-workshop-expect-steps = Tady má být číslo od { $least } do { $most } v krocích po { $step }.
client-workshop-expect-text = { $count ->
    [one] Tady má být { $count } znak.
    [few] Tady mají být 1 až { $count } znaky v podobě, jakou soubor žádá.
   *[other] Tady má být 1 až { $count } znaků v podobě, jakou soubor žádá.
}
client-workshop-expect-set = { $count ->
    [one] Vyber nejvýše { $count }.
    [few] Vyber nejvýše { $count } různé.
   *[other] Vyber nejvýše { $count } různých.
}
client-workshop-expect-choice = Vyber jednu z možností.
client-workshop-print = Vytisknout
client-workshop-print-explain = Tiskni na A4 v měřítku 100 %, bez okrajů a bez přizpůsobení stránce. Stříhej podle značek; barva kolem dílů je navíc, aby nepřesný střih nevadil. V okně tisku lze uložit i PDF.
client-workshop-print-rules = S pravidly
client-workshop-print-wrong = Nejdřív oprav chyby: sada, se kterou nejde hrát, se netiskne.
client-workshop-pages = { $count ->
    [0] Není vybráno nic k vystřižení.
    [one] { $count } stránka k vystřižení.
    [few] { $count } stránky k vystřižení.
   *[other] { $count } stránek k vystřižení.
}
client-workshop-page = { $count ->
    [one] Stránka { $number }, je na ní { $count } díl
    [few] Stránka { $number }, jsou na ní { $count } díly
   *[other] Stránka { $number }, je na ní { $count } dílů
}

# Sadu zkoušejí roboti.
client-workshop-view-test = Vyváženost
client-workshop-test-explain = { $minutes ->
    [one] Roboti sehrají s touhle sadou spoustu partií a ty uvidíš, kdo vyhrává, jak partie probíhají a co se v nich používá. Trvá to nejvýš minutu a běží to dál, i když stránku zavřeš.
    [few] Roboti sehrají s touhle sadou spoustu partií a ty uvidíš, kdo vyhrává, jak partie probíhají a co se v nich používá. Trvá to nejvýš { $minutes } minuty a běží to dál, i když stránku zavřeš.
   *[other] Roboti sehrají s touhle sadou spoustu partií a ty uvidíš, kdo vyhrává, jak partie probíhají a co se v nich používá. Trvá to nejvýš { $minutes } minut a běží to dál, i když stránku zavřeš.
}
client-workshop-test-closed = Na tomhle serveru roboti sady nezkoušejí. Zapnout to může jeho provozovatel; na vlastním počítači to zapnuté je.
client-workshop-test-wrong = Nejdřív oprav chyby: s touhle sadou roboti hrát nemůžou.
client-workshop-question = Co chceš vědět?
client-workshop-balance = Jak je vyvážená?
client-workshop-beside = Porovnat: { $sheet }
client-workshop-beside-file = Porovnat se souborem
client-workshop-level-explain = Snadní roboti jsou rychlí. Silnější hrají lépe a trvá jim to déle.
client-workshop-exact = Jak přesně?
client-workshop-exact-explain = O kolik se může šance na výhru lišit od skutečné. Dvakrát přesnější výsledek stojí čtyřikrát víc partií.
client-workshop-within = ± { $points } %
client-workshop-begin = Nechat hrát roboty
client-workshop-full = Zkoušek čeká příliš mnoho. Nech některou doběhnout nebo zruš svou a zkus to znovu.
client-workshop-flood = Z tvého připojení přišlo moc zkoušek. Počkej deset minut a zkus to znovu.
client-workshop-beside-wrong = Tyto dvě sady porovnat nejde. Vyber jinou.
client-workshop-gone = Tahle zkouška už tu není. Spusť novou.
client-workshop-balance-of = Jak je vyvážená? { $sheet }
client-workshop-compared = Porovnání: { $sheet } a { $other }
client-workshop-bots = roboti: { $level }
client-workshop-queued = { $before ->
    [0] Čeká, až se uvolní místo.
    [one] Čeká: před ní je { $before } zkouška.
    [few] Čeká: před ní jsou { $before } zkoušky.
   *[other] Čeká: před ní je { $before } zkoušek.
}
client-workshop-working = { $total ->
    [one] Partie { $done } z přibližně { $total }.
    [few] Partie { $done } z přibližně { $total }.
   *[other] Partie { $done } z přibližně { $total }.
}
client-workshop-so-far = Zatím je to přesné na ± { $half } %.
client-workshop-failed-slow = Zkouška trvala příliš dlouho, a tak skončila. Vyber slabší roboty a zkus to znovu.
client-workshop-failed-broken = Zkouška selhala. Zkus to znovu; když se to stane zas, řekni to provozovateli serveru.
client-workshop-report = Ukázat výsledek
client-workshop-close = Skrýt výsledek
client-workshop-enough = To stačí
client-workshop-cancel = Zrušit
client-workshop-delete = Smazat
client-workshop-delete-sure = Smazat natrvalo
client-workshop-delete-explain = Výsledek už nepůjde obnovit.
client-workshop-keep = Nechat
client-workshop-team = Tým
client-workshop-range = { $value } ({ $low } až { $high })
client-workshop-around = { $value } ± { $half }
client-workshop-points = { $points } p. b.
client-workshop-apart = Rozdíl { $apart }
client-workshop-apart-unclear = Rozdíl { $apart }, není jistý
client-workshop-often = { $times } za partii
client-workshop-fared = kdo si to vezme, vyhraje { $share } partií
client-workshop-found-team = Tým vyhraje { $low } až { $high } partií.
client-workshop-found-more = Nad rovný podíl { $fair } vyhrává: { $side } ({ $low } až { $high }).
client-workshop-found-less = Pod rovný podíl { $fair } vyhrává: { $side } ({ $low } až { $high }).
client-workshop-found-even = Nikdo nevyhrává zřetelně častěji než ostatní. Výhodu do { $half } vyloučit nelze.
client-workshop-found-up = Častěji vyhrává: { $side } (o { $low } až { $high } procentního bodu).
client-workshop-found-down = Méně často vyhrává: { $side } (o { $low } až { $high } procentního bodu).
client-workshop-found-same = Šance na výhru se zřetelně neliší. Rozdíl do { $half } procentního bodu vyloučit nelze.
client-workshop-found-figures = Zřetelně se liší: { $figures }.
client-workshop-quoted = „{ $title }“
client-workshop-played = { $count ->
    [one] { $count } partie, roboti: { $level }.
    [few] { $count } partie, roboti: { $level }.
   *[other] { $count } partií, roboti: { $level }.
}
client-workshop-played-each = { $count ->
    [one] { $count } partie s každou sadou, roboti: { $level }.
    [few] { $count } partie s každou sadou, roboti: { $level }.
   *[other] { $count } partií s každou sadou, roboti: { $level }.
}
client-workshop-ended-exact = Skončilo to, protože výsledek je dost přesný.
client-workshop-ended-most = Skončilo to, protože víc partií jedna zkouška mít nemůže.
client-workshop-ended-time = Skončilo to, protože vypršel čas; výsledek proto není tak přesný, jak měl být.
client-workshop-ended-stopped = Skončilo to dřív na tvé přání; výsledek proto není tak přesný, jak měl být.
client-workshop-honest = Lidé hrají jinak než roboti: zřetelný výsledek ber jako otázku, kterou vyzkoušíš u stolu.
client-workshop-chances = Šance na výhru
client-workshop-interval = V tenké čáře leží skutečný podíl v 95 případech ze 100.
client-workshop-interval-fair = V tenké čáře leží skutečný podíl v 95 případech ze 100; tečkovaná značí rovný podíl.
client-workshop-figures = Jak partie probíhá
client-workshop-choice = Jak často to někdo vzal a jak dopadl.
client-workshop-left = { $count ->
    [one] { $count } další věc tu není.
    [few] { $count } další věci tu nejsou.
   *[other] { $count } dalších věcí tu není.
}
client-workshop-figure-actions = Délka v akcích
client-workshop-figure-lead-changes = Změny ve vedení
client-workshop-figure-decided = Jak pozdě se rozhodne
client-workshop-figure-decisive = Partie s jedním vítězem
