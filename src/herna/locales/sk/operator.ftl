# Pre prevádzkovateľa.

operator-in-use = Na { $file } už beží iný server (proces { $process }). Najprv ho zastav, alebo daj tomuto vlastnú databázu cez --db. Viac serverov môže zdieľať databázu, len keď ich všetky spustíš s --redis.
operator-shared = Databázu { $database } už používa iný server. Najprv ho zastav, alebo daj tomuto vlastnú databázu cez --db. Viac serverov môže zdieľať databázu, len keď ich všetky spustíš s --redis.
operator-no-file = Databáza { $file } sa nedá otvoriť: { $why }. Skontroluj, či priečinok existuje, patrí ti a je v ňom miesto, alebo cez --db zvoľ iný súbor.
operator-no-database = { $file } nie je databáza Herny. Cez --db zvoľ iný súbor, alebo tento presuň inam.
operator-newer = Databázu { $database } zapísala novšia verzia Herny. Nainštaluj ju, alebo obnov zálohu do inej databázy.
operator-no-postgres = Databáza { $database } neodpovedá: { $why }. Skontroluj, či PostgreSQL beží a či sedí meno, heslo a adresa.
operator-backing-up = Zálohujem
operator-restoring = Obnovujem
operator-checking = Kontrolujem
operator-backed-up = Záloha je v { $file }: { $tables ->
    [one] jeden stôl
    [few] { $tables } stoly
   *[other] { $tables } stolov
 }, { $size }.
operator-try-it = Ulož ju tam, kde ju prečítaš len ty: sú v nej tajomstvá rozohraných partií. Vyskúšaš ju takto: { $command }
operator-restored = Zo súboru { $file } { $tables ->
    [one] je obnovený jeden stôl
    [few] sú obnovené { $tables } stoly
   *[other] je obnovených { $tables } stolov
 }. Spusti server: všetky odkazy fungujú ako predtým.
operator-aside = Čo tu bolo predtým, je uložené v { $file }.
operator-file-exists = { $file } už existuje. Zvoľ iné meno, alebo ho najprv zmaž.
operator-nothing-there = V { $file } zatiaľ žiadna databáza nie je. Tú správnu zadaj cez --db alebo --config.
operator-not-written = { $file } sa nedá zapísať: { $why }. Zvoľ priečinok, ktorý existuje a patrí ti.
operator-no-backup = Súbor { $file } neexistuje. Zadaj súbor, ktorý zapísal `herna backup`.
operator-other-file = { $file } nie je záloha Herny. Zadaj súbor, ktorý zapísal `herna backup`.
operator-damaged = { $file } je poškodený ({ $why }). Použi inú zálohu; nič sa nezmenilo.
operator-not-empty = V { $database } už stoly sú a obnova by ich nahradila. Ak to chceš, najprv ich zálohuj a pridaj --replace; alebo cez --db zvoľ prázdnu databázu.
operator-postgres-in-use = Na { $database } beží server. Najprv všetky servery zastav, potom obnovuj.
operator-older-table = Stôl { $table } nie je skontrolovaný: { $why }.
operator-wrong-table = Stôl { $table }: { $why }.
operator-wrong-file = Súbor databázy je poškodený: { $why }.
operator-some-wrong = V neporiadku: { $wrong } z celkovo { $tables } stolov. Pri ostatných sa dá hrať. Tejto databázy si nechaj kópiu, a ak tie stoly potrebuješ, obnov poslednú zálohu, v ktorej `herna check` nič nenájde.
operator-all-well = Všetko je v poriadku: { $tables ->
    [one] jeden stôl
    [few] { $tables } stoly
   *[other] { $tables } stolov
 }, { $rows ->
    [one] jeden riadok
    [few] { $rows } riadky
   *[other] { $rows } riadkov
 } záznamov.
operator-no-camps = V priečinku { $folder } nie je odkaz žiadnej kampane. Spusti príkaz na notebooku, kde sa kampaň začala, pod tým istým používateľom; alebo tam obnov zálohu.
operator-camp = { $name } (začiatok { $began }):
operator-camp-where = Kód je najnovší odkaz. Kto ho má, vidí celú mapu. Ak má Herna inú adresu alebo port, nahraď začiatok: --port N.
