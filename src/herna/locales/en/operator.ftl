# For operators.

operator-in-use = Another server is already running on { $file } (process { $process }). Stop it first, or give this one a database of its own with --db. Several servers can only share a database if all of them are started with --redis.
operator-shared = Another server is already using { $database }. Stop it first, or give this one a database of its own with --db. Several servers can only share a database if all of them are started with --redis.
operator-no-file = The database { $file } can’t be opened: { $why }. Check that the folder exists, is yours and has space left, or name another file with --db.
operator-no-database = { $file } isn’t a Herna database. Name another file with --db, or move this one away.
operator-newer = The database { $database } was written by a newer version of Herna. Install that version, or restore a backup into another database.
operator-no-postgres = The database { $database } doesn’t answer: { $why }. Check that PostgreSQL is running and that the name, the password and the address are right.
operator-backing-up = Backing up
operator-restoring = Restoring
operator-checking = Checking
operator-backed-up = The backup is in { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $size }.
operator-try-it = Keep it where only you can read it: it holds the secrets of running matches. To try it: { $command }
operator-restored = { $tables ->
    [one] One table
   *[other] { $tables } tables
 } restored from { $file }. Start the server: all links work as before.
operator-aside = What was there before is kept in { $file }.
operator-file-exists = { $file } already exists. Choose another name, or remove it first.
operator-nothing-there = There is no database at { $file } yet. Name the right one with --db or --config.
operator-not-written = { $file } can’t be written: { $why }. Choose a folder that exists and is yours.
operator-no-backup = There is no file { $file }. Name a file that `herna backup` has written.
operator-other-file = { $file } isn’t a Herna backup. Name a file that `herna backup` has written.
operator-damaged = { $file } is damaged ({ $why }). Use another backup; nothing has been changed.
operator-not-empty = There are already tables in { $database }, and restoring would replace them. If you want that, back it up first and add --replace; or name an empty database with --db.
operator-postgres-in-use = A server is running on { $database }. Stop all servers first, then restore.
operator-older-table = Table { $table } wasn’t checked: { $why }.
operator-wrong-table = Table { $table }: { $why }.
operator-wrong-file = The database file is damaged: { $why }.
operator-some-wrong = { $wrong } of { $tables } tables are not in order. The others can be played. Keep a copy of this database, and restore the last backup that `herna check` finds in order if you need these tables.
operator-all-well = All is well: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $rows ->
    [one] one line
   *[other] { $rows } lines
 } of their logs.
operator-no-camps = There is no link of a campaign in { $folder }. Run this on the laptop on which the campaign was begun, as the same user; or restore a backup there.
operator-camp = { $name } (begun { $began }):
operator-camp-where = The code is the latest link. Anyone who has it sees the whole map. If Herna has another address or port, replace the beginning: --port N.
