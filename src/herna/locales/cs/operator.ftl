# Pro provozovatele.

operator-in-use = Na { $file } už běží jiný server (proces { $process }). Nejdřív ho zastav, nebo dej tomuto vlastní databázi přes --db. Víc serverů může sdílet databázi, jen když je všechny spustíš s --redis.
operator-shared = Databázi { $database } už používá jiný server. Nejdřív ho zastav, nebo dej tomuto vlastní databázi přes --db. Víc serverů může sdílet databázi, jen když je všechny spustíš s --redis.
operator-no-file = Databázi { $file } nejde otevřít: { $why }. Zkontroluj, jestli složka existuje, patří ti a je v ní místo, nebo přes --db zvol jiný soubor.
operator-no-database = { $file } není databáze Herny. Přes --db zvol jiný soubor, nebo tento přesuň jinam.
operator-newer = Databázi { $database } zapsala novější verze Herny. Nainstaluj ji, nebo obnov zálohu do jiné databáze.
operator-no-postgres = Databáze { $database } neodpovídá: { $why }. Zkontroluj, jestli PostgreSQL běží a jestli sedí jméno, heslo a adresa.
operator-backing-up = Zálohuji
operator-restoring = Obnovuji
operator-checking = Kontroluji
operator-backed-up = Záloha je v { $file }: { $tables ->
    [one] jeden stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
 }, { $size }.
operator-try-it = Ulož ji tam, kde ji přečteš jen ty: jsou v ní tajemství rozehraných partií. Vyzkoušíš ji takhle: { $command }
operator-restored = Ze souboru { $file } { $tables ->
    [one] je obnovený jeden stůl
    [few] jsou obnovené { $tables } stoly
   *[other] je obnoveno { $tables } stolů
 }. Spusť server: všechny odkazy fungují jako dřív.
operator-aside = Co tu bylo předtím, je uložené v { $file }.
operator-file-exists = { $file } už existuje. Zvol jiné jméno, nebo ho nejdřív smaž.
operator-nothing-there = V { $file } zatím žádná databáze není. Tu správnou zadej přes --db nebo --config.
operator-not-written = { $file } nejde zapsat: { $why }. Zvol složku, která existuje a patří ti.
operator-no-backup = Soubor { $file } neexistuje. Zadej soubor, který zapsal `herna backup`.
operator-other-file = { $file } není záloha Herny. Zadej soubor, který zapsal `herna backup`.
operator-damaged = { $file } je poškozený ({ $why }). Použij jinou zálohu; nic se nezměnilo.
operator-not-empty = V { $database } už stoly jsou a obnova by je nahradila. Jestli to chceš, nejdřív je zálohuj a přidej --replace; nebo přes --db zvol prázdnou databázi.
operator-postgres-in-use = Na { $database } běží server. Nejdřív všechny servery zastav, pak obnovuj.
operator-older-table = Stůl { $table } není zkontrolovaný: { $why }.
operator-wrong-table = Stůl { $table }: { $why }.
operator-wrong-file = Soubor databáze je poškozený: { $why }.
operator-some-wrong = V nepořádku: { $wrong } z celkem { $tables ->
    [one] { $tables } stolu
    [few] { $tables } stolů
   *[other] { $tables } stolů
}. U ostatních se dá hrát. Této databáze si nech kopii, a jestli ty stoly potřebuješ, obnov poslední zálohu, ve které `herna check` nic nenajde.
operator-all-well = Všechno je v pořádku: { $tables ->
    [one] jeden stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
 }, { $rows ->
    [one] jeden řádek
    [few] { $rows } řádky
   *[other] { $rows } řádků
 } záznamů.
operator-no-camps = Ve složce { $folder } není odkaz žádné kampaně. Spusť příkaz na notebooku, kde kampaň začala, pod stejným uživatelem; nebo tam obnov zálohu.
operator-camp = { $name } (začátek { $began }):
operator-camp-where = Kód je nejnovější odkaz. Kdo ho má, vidí celou mapu. Má-li Herna jinou adresu nebo port, nahraď začátek: --port N.
