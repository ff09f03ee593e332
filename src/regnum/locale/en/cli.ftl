cli-help = Regnum: medieval strategy games by the book, against bots or friends.
cli-help-play = Play in the terminal: `regnum play brawl --seats 3`. Several people share the keyboard with `--people 2`; `--set name=value` chooses a setting that `regnum games` lists.
cli-help-serve = Serve tables to browsers: open the printed address. Tables are kept in the data folder (REGNUM_DATA) or a database (REGNUM_DATABASE_URL); several `--workers` need PostgreSQL. `--components troyes=mine.toml` plays with your own box's numbers. Behind a proxy, `--trusted-proxies 10.0.0.0/8` names it.
cli-help-think = Think for the bots of a server elsewhere: `--server` is its address, `--token` its REGNUM_THINK_TOKEN, `--processes` how many thoughts at a time.
cli-help-games = List the games and their settings.
cli-help-bots = List the bots by name.
cli-help-rules = Print a game's rules in short.
cli-help-components = Print the numbers of a game with their bounds, to start a file of your own from: `regnum components troyes > mine.toml`.
cli-help-check = Tell whether a file of your own numbers can be played: `regnum check mine.toml`.
cli-help-simulate = Play many games between bots and count.
cli-help-tournament = Let bots meet with rotated seats; shares of wins come with 95 % intervals and ratings.
cli-help-ladder = Let each level meet a table of the level below it, the seat rotated on the same luck: `regnum ladder troyes --jobs 8`. `--levels` names other bots, weakest first.
cli-help-train = Learn what positions are worth, or which options are good: bots play, weights are learned, and a match decides whether they replace the last ones: `regnum train troyes --jobs 8`. `--run` keeps the games, so that it can be stopped and gone on with.
cli-help-replay = Tell a recorded game again, to the end or to decision N, as one seat or a spectator saw it.
cli-help-verify = Prove a record: every move legal, the end as told, every die the seed's own.
cli-title-examples = For example:
cli-title-arguments = Arguments
cli-title-parameters = Parameters
cli-title-commands = Commands
cli-help-help = Show this help and leave.
cli-help-version = Say which Regnum this is, and whether it is compiled.
cli-bad-arguments = Bad arguments: { $text } (`regnum --help` tells more.)

cli-name-0 = Anna
cli-name-1 = Boris
cli-name-2 = Vera
cli-name-3 = Gleb
cli-name-4 = Daria

cli-against = Against you ({ $level }): { $names }
cli-which-game = Which game?
cli-pass-keyboard = Pass the keyboard to { $name }, then press Enter.
cli-news = What happened
cli-log = The whole game
cli-choose = Type a number or some words; /table shows the whole table, /? the commands.
cli-choose-set = Choose { $count }, by numbers or words, such as “{ $such }”; /table, /? for commands.
cli-choose-deeper = Type a number or some words; Enter goes back.
cli-earlier = … { $count } earlier lines: /news
cli-out-of-turn = out of turn: { $option }
cli-choose-or-go-on = Type a number to act out of turn, or Enter to let the others play on.
cli-more-options = … and { $count } more: type words, or /all
cli-no-such-option = No choice has “{ $text }” in it.
cli-nothing-called = Nothing here is called “{ $text }”.
cli-own-numbers = This table has numbers of its own: { $changes }
cli-go-on-or-undo = Enter to go on, /undo to take it back.
cli-commands = /undo take back · /hint advice · /all every choice · /table the whole table · /news what happened since your turn · /log the game so far · /rules · /what NAME reads a card · /save FILE · /quit
cli-thinking = Thinking …
cli-hint = { $option }: wins { $win } %, { $points } points expected
cli-line = { $text }
cli-numbered = { $number }. { $text }
cli-saved = Saved in { $path }.
cli-left = You have left the table.
cli-think-come = Thinking for { $server }.
cli-think-lost = { $server } does not answer; trying again.
cli-serving = The tables are open: { $address }
cli-not-built = The browser table is not built yet; `make web` builds it.
cli-winner = The game is over. Winner: { $names }.
cli-lost = The game is over, and lost.

cli-playable = { $game } can be played with this file: { $count } games were tried.
cli-playing = Playing
cli-stopped = Stopped: { $games } of { $wanted } games were played and are counted.
cli-seed = Seed: { $seed } (--seed repeats these games)
cli-faults = { $bot } did not answer as it should; random options were played: { $faults }
cli-fault = { $name } did not answer as it should ({ $what }); a random option was played.
cli-bots-more = Also module:Class, and @name from bots.toml; docs/bots-by-others.md tells how.
cli-summary = { $games } games in { $seconds } s: { $games_per_second } games/s, { $decisions_per_second } decisions/s, { $decisions_per_game } decisions a game
cli-wins-of = { $bot }: { $wins } wins ({ $share } %)
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-games = Games
cli-column-wins = Wins
cli-column-share = Wins
cli-column-interval = 95 %
cli-column-even = Even
cli-column-mean-rank = Rank
cli-column-mean-score = Score
cli-column-spread = Spread
cli-column-rating = Rating
cli-column-against = Against
cli-column-margin = Margin
cli-ladder-title = { $game }, { $seats } seats: one against the level below, { $games } games each
cli-learned = { $variety }: learned from { $games } games, { $positions } positions.
cli-learned-policy = { $variety }: learned from { $games } games which options to lean to.
cli-learned-r = How points told follow points made, by fifth of the game: { $new } (by hand { $old })
cli-learned-brier = How far chances told are from who won (Brier): { $new } (by hand { $old })
cli-kept = Clearly better: the weights were kept.
cli-not-kept = Not clearly better: the weights were not kept; they lie in { $path }.
cli-rating = rating
cli-plot-share = Share of wins, with its 95 % interval; the dotted line is an even share
cli-plot-title = { $game }, { $seats } seats, { $games } games
cli-verified = { $game }: the record is sound. { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    } checked.
cli-verified-seed = Every die and every shuffle is the seed's own.
cli-verified-salts = { $count ->
    [one] { $count } agreed take-back: the chance after it was drawn anew, and every result is the seed's.
   *[other] { $count } agreed take-backs: the chance after each was drawn anew, and every result is the seed's.
}
cli-no-seed = The record holds no seed, so its dice can't be proved, only replayed.
cli-version = { $version } ({ $compiled ->
        [yes] compiled
       *[no] pure Python
    })
cli-help-new-game = Write a package with a small game of your own, sound and ready to be changed.
cli-new-game = { $count } files are in { $folder }. Next: cd { $folder }, pip install -e ".[dev]", pytest, regnum play { $game }.
cli-help-completion = Make this shell complete commands and parameters.
cli-param-game = The game, by its name: regnum games lists them.
cli-param-seats = How many play; the game says how many there can be.
    .mine = How many play; of several numbers each game takes the next.
cli-param-people = How many of the seats are people at this keyboard; bots fill the rest.
cli-param-bot = Who fills the other seats, such as easy, yaga or search:300ms; regnum bots lists them.
cli-param-setting = A setting of the game as name=value; may be given several times.
cli-param-components = A file with numbers of your own; regnum components prints one to start from.
    .serve = Numbers of your own as game=file.toml; may be given several times.
cli-param-names = What the players are called, parted by commas.
cli-param-seed = What decides all luck: the same seed gives the same games.
cli-param-strict = Bots that are not Regnum's own think in processes of their own, with limits of time and memory.
cli-param-bot-file = The file that describes bots named @name; by itself bots.toml in this folder.
cli-param-lang = The language: en or ru.
cli-param-chapter = Which chapter; without it the next one.
cli-param-exercise = Which exercise, by its number; without it all of them in order.
cli-param-count = How many exercises are kept.
cli-param-quick = How many iterations a player's search has.
cli-param-deep = How many iterations a search has that judges an answer.
cli-param-gap = How far the best answer must be ahead of the next in its chance to win; 0.04 is four percent.
cli-param-host = The address to listen at; 0.0.0.0 for everybody.
cli-param-port = The port to listen at; 0 takes a free one.
cli-param-workers = How many processes serve; more than one needs PostgreSQL.
cli-param-trusted-proxies = Addresses and networks of proxies whose word on addresses is believed, parted by commas.
cli-param-server = The address of the server to think for.
cli-param-token = The secret that the server knows thinkers by.
cli-param-processes = How many processes think; by itself one for each core.
cli-param-path = The file with numbers of your own.
cli-param-games = How many games are played.
cli-param-bots = The bots, parted by commas, such as search:200ms,greedy,my_bots:Cautious.
cli-param-jobs = How many processes play; the results are the same.
cli-param-ray = The address of a Ray cluster to play on; local starts one on this machine.
cli-param-json = Print the figures as JSON.
cli-param-out = A file for one row a game: .jsonl or .parquet.
    .ladder = A .json file of figures to which the steps are added, or one for one row a game: .jsonl or .parquet.
cli-param-decisions = A .parquet file for one row a decision.
cli-param-views = Keep in it what the seat saw, too.
cli-param-records = A folder for the sealed record of each game.
cli-param-plot = A picture of the result: .png or .svg.
cli-param-file = The record of a game.
    .mine = The file of exercises to write.
cli-param-to = Up to which decision.
cli-param-seat = As which seat saw it; by itself as a spectator.
cli-param-name = What the game is called: small letters and digits.
cli-param-folder = Where to write it; by itself a new folder of that name.
cli-param-levels = The bots from the weakest to the strongest, parted by commas.
cli-param-match = How many games the match has that decides whether what was learned is kept; 0 for none.
cli-param-run = The folder in which the games are kept; a run that was stopped goes on from there. By itself training in the data folder (REGNUM_DATA).
