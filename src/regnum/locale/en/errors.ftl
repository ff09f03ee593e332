error-unknown-game = There is no game “{ $name }”. There are: { $names }.
error-seats = { $game } is for { $fewest } to { $most } seats, not { $seats }.
error-unknown-setting = { $game } has no setting “{ $name }”. Its settings: { $names }.
error-setting = The setting { $name } can't be “{ $value }”. It takes: { $allowed }.
error-pair = Write --set name=value, not “{ $text }”.
error-people = Of { $seats } seats, 1 to { $seats } can be people, not { $people }.
error-language = --lang is en or ru, not “{ $lang }”.
error-unknown-bot = There is no bot “{ $name }”. There are: { $names }.
error-bot-part = Can't read “{ $part }” in “{ $spec }”. Write 200ms, 500 (iterations) or name=number.
error-bot-module = Can't read { $module }: { $reason }.
error-bot-class = { $target } is no bot: it must be a class that extends regnum.bots.Bot.
error-bot-broken = Can't make the bot { $spec }: { $reason }.
error-bot-not-in-file = { $path } describes no bot “{ $name }”. It has: { $names }.
error-bot-empty = The bot “{ $name }” in { $path } needs a command or a class.
error-bot-program = There is no program { $program } for the bot “{ $name }”.
error-bot-file = Can't read the bots of { $path }: { $reason }.
error-bot-failed = The bot { $bot } failed at decision { $decision } of game { $number } (seed { $seed }): { $reason }
error-no-bots = Name at least one bot, such as greedy.
error-tournament-bots = A tournament needs two or more different bots, parted by commas.
error-no-games = Play at least one game.
error-no-seat = The game has seats 0 to { $seats }, not { $seat }.
error-no-decision = The game has { $count } decisions, not { $to }.
error-output-ending = The file { $path } must end in { $allowed }.
error-output-folder = There is no folder { $path }; make it first.
error-output-closed = Can't write { $path }: { $reason }.
error-unreadable = Can't read { $path }: { $reason }
error-no-record = Not a readable record: { $reason }
error-record-format = Record format { $format } is unknown; this Regnum reads format { $known }.
error-record-changed = The record was changed after it was saved; ask for the original file.
error-record-rules = The game was played by version { $rules } of the { $game } rules; this Regnum has version { $known }.
error-record-impossible = { $number ->
        [0] The set-up can't have happened: { $reason }
       *[other] Decision { $number } can't have happened: { $reason }
    }
error-record-chance = its chance results are not the ones that follow.
error-record-end = The game does not end as the record says.
error-record-salts = Its salts can't be those of take-backs.
error-record-seed = The seed is not the one that was committed to.
error-component-source = The value { $path } names no source (rulebook, public or reconstructed).
error-component-unknown = There is no { $path } to replace. Here are: { $names }.
error-component-type = { $path } must be like { $wanted }, not “{ $value }”.
error-option = That can't be read as a choice: { $reason }.
error-not-legal = That is not one of the choices seat { $seat } has now.
error-not-to-move = Seat { $seat } is not to move now.
error-over = The game is over.
error-no-undo = Nothing can be taken back: others have acted, or something was revealed.
error-result = The result { $value } is impossible for { $what }.
error-order = That is no order of things for { $what }.
error-no-result = There is no result left for { $what }.
error-record-long = A record may have { $most } decisions at most.
error-record-unfinished = Only finished games can be looked at.
error-config-address = REGNUM_DATABASE_URL is not a database address such as postgresql://…
error-config-family = Tables are kept in sqlite or postgresql, not in { $family }.
error-config-bots = REGNUM_BOTS lists bots such as cautious=my_bots:Cautious:200ms, parted by commas, none of them called as one of ours; not “{ $text }”.
error-config-components = Component files are named like game=file.toml, not “{ $text }”.
error-config-flag = { $name } is on or off, not “{ $value }”.
error-config-number = { $name } is a number, not “{ $value }”.
error-config-network = { $name } lists addresses and networks such as 10.0.0.0/8, not “{ $value }”.
error-config-workers = { $workers } workers need PostgreSQL: set REGNUM_DATABASE_URL.
error-config-port-taken = Port { $port } is taken by another program; choose another one with --port.
error-config-address-taken = Can't serve at { $host }: { $reason }.
error-parameter-range = { $name } is a number from { $least } to { $most }, not { $value }.
error-bot-parameter = Bots of { $game } have no parameter “{ $name }”. They have: { $names }.
error-missing-extra = { $extra ->
        [arena] Ratings need a library that is not installed: pip install "regnum[arena]"
        [plot] Pictures need a library that is not installed: pip install "regnum[plot]"
        [data] Files that end in .parquet need a library that is not installed: pip install "regnum[data]"
        [server] Serving tables needs libraries that are not installed: pip install "regnum[server]"
       *[other] A library is not installed: pip install "regnum[{ $extra }]"
    }
error-worker-died = The process that played game { $number } (seed { $seed }) was ended by something else; what was played before is kept.
error-action-over = The action is over after { $number } of { $count } decisions; what comes then is an action of its own
error-no-option = Nothing was chosen
error-rules-gone = Version { $rules } of these rules is not known here; versions { $oldest } to { $newest } are
error-no-lessons = { $game } brings no lessons
error-no-chapter = There is no chapter “{ $name }”. There are: { $names }.
error-no-practice = { $game } brings no exercises
error-no-exercise = There is no exercise “{ $name }”. There are { $count }.

# What the server refuses.
error-who = Say who you are first: a name is enough.
error-login = The login or the password is wrong.
error-login-letters = A login has letters, digits and . _ - only.
error-login-scripts = A login has letters of one alphabet only.
error-login-length = A login has { $fewest } to { $most } letters.
error-login-alike = There is a login already that looks like this one.
error-no-account = A guest has no password: open an account first.
error-wrong-password = That is not your password.
error-no-session = There is no such session any more.
error-not-by-program = A program can't do that: sign in yourself.
error-login-taken = This login is taken.
error-has-account = You have an account already.
error-many-tokens = You have { $most } tokens already; delete one first.
error-no-token = There is no such token.
error-foreign-seat = This is not your seat.
error-foreign-origin = This request comes from another site.
error-not-host = Only the host may do that.
error-not-allowed = That is not allowed here.
error-not-seated = You do not sit at this table.
error-players-only = Only those who play may do that.
error-kept-seat = This seat is kept for someone with the link.
error-no-spectators = This table has no room for spectators.
error-hints-off = This table is played without hints.
error-takeback-away = { $name } is away, and the bot that plays for them can't agree to go back.
error-takeback-off = This table is played without take-back.
error-nothing-here = There is nothing here.
error-no-table = There is no such table.
error-no-chair = This table has no seat { $seat }.
error-no-invite = This invitation is used up or was never made.
error-no-rules = There are no such rules.
error-no-pieces = There are no such pieces.
error-stale = The table has moved on.
error-repeated = This was carried out before.
error-not-waiting = It is not your move.
error-not-now = That can't be done now.
error-not-begun = The game has not begun.
error-begun = The game has begun.
error-not-over = The game is not over.
error-record-later = The record is there when the game is over.
error-crowded = Too many are acting at once; try again.
error-many-tables = You host { $most } tables already that are not over.
error-empty-seat = Seat { $seat } is empty.
error-not-ready = { $name } is not ready.
error-nobody-gone = There is nobody to replace.
error-still-here = This person was here a moment ago.
error-bot-plays = A bot plays there already.
error-no-bot-plays = No bot plays for you here.
error-nothing-back = There is nothing to take back.
error-no-takeback = Nobody asks to go back.
error-taken = Somebody was faster: it is taken.
error-long-history = So much was done and taken back at this table that it only goes forward now.
error-undo-closed = This can't be undone: others have acted, or something was revealed.
error-overtaken = A newer question took the place of this one.
error-too-big = That is too big.
error-malformed = The server can't read that: { $reason }
error-nothing-to-read = There must be something to read in it.
error-odd-characters = This can't be kept: it holds odd characters.
error-many-open = { $most } of your tables wait for players already: start or remove one first.
error-many-open-here = { $most } tables from your address wait for players already.
error-many-sockets = Open in too many windows: { $most } at most.
error-too-deep = It is nested deeper than { $most } levels.
error-bot-level = There is no bot level “{ $level }”. There are: { $levels }.
error-illegal = That is not among the choices now.
error-slow-down = Too fast: wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-storage = The tables can't be written just now. Nothing is lost; try again in a moment.
error-internal = Something went wrong on the server.
error-no-hint = Nobody has an idea just now.
error-component-game = Can't tell which game { $path } is for: say it with --game.
error-component-together = { $path } must have { $wanted }.
error-component-unplayable = With these numbers { $game } can't be played by { $seats } ({ $reason }).
error-record-time = The record takes too long to check: { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } of work are allowed.
error-record-memory = The record takes too much memory to check.
error-record-unplayable = This record can't be played.
error-upload-one = Another record of yours is being checked; wait until it is done.
error-upload-many = Too many records are being checked just now; try again in a moment.
error-bots-rest-person = The bots rest: of tables without people { $most ->
        [one] only { $most } is
       *[other] only { $most } are
    } played at a time for one person. They go on when another is over, or when you sit down with them.
error-bots-rest-server = The bots rest: of tables without people { $most ->
        [one] only { $most } is
       *[other] only { $most } are
    } played here at a time. They go on when another is over.
error-bots-rest-hour = The bots rest: tables without people have used up their time for this hour. They go on by themselves.
error-think-address = --server is an address such as https://tables.example, not “{ $address }”.
error-think-secret = Say the token with --token or REGNUM_THINK_TOKEN.
error-think-token = The server knows another token.
error-think-unwanted = This server wants no thinkers: it has no REGNUM_THINK_TOKEN.
error-think-games = The server has other games, or other versions of them: { $reason }
error-closed = This table can't be played on.
error-game-gone = The game “{ $name }” is not installed here any more.
error-card-gone = Something the table was set up with is not installed here any more. { $reason }
error-override-gone = The numbers of its own that the table plays with do not fit any more. { $reason }
error-damaged = What was kept of this table can't have happened. { $reason }
error-not-closed = This table can be played on.
error-lesson-lost = The lesson has changed. Begin the chapter again.
error-no-cluster = There is no Ray cluster at { $address }: { $reason }
error-cluster-differs = The machine { $name } of the cluster does not play as this one does: { $reason }.
error-game-name = “{ $name }” is no name for a new game: small letters and digits only, and not the name of another game or of a module of Python.
error-folder-there = { $path } is there already; name another folder.
error-tables-lost = A process that stepped some of the tables was ended by something else.
error-ladder-bots = A ladder needs two bots or more, weakest first, and two seats or more; not “{ $bots }”.
error-no-terms = { $game } counts nothing that could be learned from.
error-weights = These weights are not for { $game }: { $reason }.
