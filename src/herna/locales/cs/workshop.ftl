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
