web-sections = Sections
web-nav-tables = Tables
web-nav-bots = Opponents
web-nav-rules = Rules
web-nav-archive = Archive
web-other-language = Русский
web-settings = Settings
web-menu = Menu
web-help = Help and keys
web-close = Close
web-save = Save
web-now = just now
web-loading = Laying the table…
web-copied = Copied
web-copy = Copy
web-copy-link = Copy the link
web-share = Share

web-enter = Come in
web-enter-help = A name is enough: nobody asks for more. An account keeps your tables on every device.
web-enter-go = Come in
web-name = Your name
web-login = Login
web-password = Password
web-as-guest = Come in as a guest
web-as-member = I have an account
web-me = You at the table
web-register = Make an account
web-register-help = An account keeps your tables and lets friends invite you by name.
web-logout = Sign out
web-sessions = Where you are signed in
web-session-here = here, now
web-session-unknown = Some browser
web-session-end = Sign out
web-session-ended = Signed out there.
web-sign-out-elsewhere = Sign out everywhere else
web-signed-out-elsewhere = You are signed in here only.
web-password-change = Change the password
web-password-old = Old password
web-password-new = New password
web-password-changed = The password is changed, and you are signed in here only.

web-welcome = Hello, { $name }
web-nothing-waits = No table is waiting for you. Open one: bots will fill the empty seats.
web-my-turn = Your turn
web-tables-waiting = { $count ->
        [one] A table is waiting for you
       *[other] { $count } tables are waiting for you
    }
web-go = Take your seat
web-my-games = My games
web-finished = Finished
web-all-records = All records
web-new-table = New table
web-same-again = Same again
web-invitations = Invitations
web-open-tables = Open tables
web-accept = Look and sit down
web-join = Join
web-watch = Watch
web-none-mine = No other games in play.
web-closed = Cannot be played on
web-closed-help = What was said and done is kept here. You can leave the table; its host can give it up or remove it. When the server can play it again, it goes on.
web-closed-given-up = This table was given up. There are no winners; its record holds what was played.
web-closed-no-log = Nothing was played yet.
web-closed-no-words = The log can't be told without the game's own words.
web-closed-give-up = Give the table up
web-closed-remove = Remove the table
web-none-finished = No finished games yet.
web-none-invited = Nobody has invited you yet.
web-none-open = No open tables now.
web-not-started = The table is filling up.
web-decisions = { $count ->
        [one] { $count } move played
       *[other] { $count } moves played
    }
web-players-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-game-size = { $fewest }–{ $most } players, { $minutes } min
web-seats-taken = { $taken } of { $of } seats taken
web-record-word = Replay
web-won = won, { $line }
web-place = place { $place }, { $line }
web-assist-level = assist: { $level ->
        [0] rules only
        [1] previews
       *[2] if scored now
    }
web-hints-on = hints
web-watched-late = spectators see it { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } late
web-foot = Rules retold in our own words; all pictures are ours. Times are local.
web-dock-mine = Games
web-dock-new = New
web-dock-open = Open
web-dock-invited = Invites

web-archive-help = Every finished game can be watched again, move by move.
web-upload = Upload a record
web-older = Older ones

web-game = Game
web-players = Players
web-players-help = Empty seats go to guests by link or to bots
web-seat-number = Seat { $number }
web-seat-open = free seat
web-seat-away = a bot plays for them
web-seat-gone = away
web-seat-replace = Let a bot play
web-seat-return = Take the seat back
web-you = You
web-you-named = { $name } (you)
web-sit-me = Another player here
web-sit-me-help = the device is passed around
web-sit-link = Guest by link
web-sit-link-help = the link seats whoever opens it
web-sit-open = Open to all
web-sit-open-help = first come, first seated
web-bot-word = bot
web-modules = Modules
web-modules-help = Each changes the rules a little
web-modules-none = none
web-assist = Assist
web-assist-help = The same for everybody. Nobody is told the best move
web-assist-0 = Rules only
web-assist-0-help = legal moves and why not
web-assist-1 = Previews
web-assist-1-help = what a move would bring, what is missing
web-assist-2 = If scored now
web-assist-2-help = live totals for everyone
web-table-rules = At this table
web-option-hints = Hints
web-option-hints-help = A bot may be asked for advice.
web-option-takeback = Take-backs
web-option-takeback-help = A move can go back when everybody agrees.
web-option-listed = Listed
web-option-listed-help = Everyone sees the table in the lobby.
web-option-spectators = Spectators
web-option-spectators-help = Others may watch; they never see a secret.
web-delay = Spectators' delay
web-delay-help = By how many moves they see the table late. The end is shown at once
web-delay-moves = { $count ->
        [0] none
        [one] { $count } move
       *[other] { $count } moves
    }
web-order = Seats
web-order-random = drawn by lot
web-order-fixed = as listed
web-summary = Summary
web-minutes = min
web-open-table = Open the table
web-seed-promise = Before the first move the table publishes the hash of its seed: after the game anyone can check every draw.

web-room = Before the game
web-sit-here = Sit here
web-sit-too = Sit here too
web-stand-up = Stand up
web-ready = ready
web-not-ready = not ready
web-ready-go = I am ready
web-not-ready-go = Not ready yet
web-start = Start the game
web-wait-ready = Waiting for everybody to be ready.
web-wait-seats = Waiting for every seat to be taken.
web-wait-host = The host starts the game.
web-remove-table = Close this table
web-qr = QR code of the link

web-bar = What to do
web-your-move = Your move:
web-moved = { $name } has moved
web-waiting-for = Waiting for { $names }:
web-watching = You are watching{ $late ->
        [0] .
        [one] , { $late } move late.
       *[other] , { $late } moves late.
    }{" "}
web-spectating = You are watching; hands stay hidden until the end.
web-thinking = to move
web-confirm = Confirm
web-undo = Undo
web-redo = Redo
web-restart = Restart the turn
web-more = More
web-read-on = { $left ->
    [0] Continue
   *[other] Continue, { $left } more
}
web-something-to-do = (something to do)
web-next-table = Another table waits for me
web-choices = Choices
web-choices-none = Nothing to decide just now.
web-choices-search = Find among the choices
web-choices-tap = Tap a choice to see it, then confirm.
web-end-chance = Chance decides: this cannot be undone.
web-end-shown = Something is turned over: this cannot be undone.
web-end-others = Then the others choose.
web-end-seen = The others will see it: this cannot be undone.
web-pick-of = Chosen: { $chosen } of { $count }
web-if-confirmed = If you confirm
web-sending = Sending
web-reconnecting = Reconnecting…
web-hint = Ask for a hint
web-hint-title = The bot would
web-takeback = Ask to take a move back
web-takeback-alone = Take my last move back
web-takeback-asked = { $name } asks to take a move back.
web-takeback-yes = Agree
web-takeback-no = Refuse
web-leave-to-bot = Leave the seat to a bot
web-record = Record
web-own-numbers = Numbers of this table's own
web-commitment = Hash of the seed, published before the first move:
web-report = Table { $table }, move { $at }. A copied link with ?at= opens this very position.
web-copy-report = Copy the link to this position
web-views = Views
web-rail = Players and log
web-tab-board = Board
web-tab-score = Score
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-notes = Notes
web-log-empty = Nothing has happened yet.
web-chat-apart = Those who watch talk among themselves; the players read it after the game.
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-quick-hello = Good game to all!
web-quick-well-played = Well played!
web-quick-thanks = Thank you!
web-quick-moment = One moment, please.
web-notes-help = Only you see this; it stays on this device.
web-rules-search = Search the rules
web-rules-none = The rules do not name it; here they are as a whole.
web-replay-first = To the start
web-replay-prev = One move back
web-replay-next = One move on
web-replay-last = To the end
web-move-of = move { $at } of { $of }
web-replaying = Move { $at } of { $of }.
web-read-only = The board as it was then.
web-back-to-live = Back to the game
web-to-result = To the result
web-pass-device = Pass the device to { $name }
web-pass-device-help = Nobody else should look now: the next screen shows their secrets.
web-pass-device-go = I am { $name }
web-title-turn = ● Your turn: { $name }
web-title-over = The game is over: { $name }

web-by-source = Points by source
web-decided = What made the difference: { $source }, +{ $points }
web-source = Source
web-total = Total
web-tie = a tie: the rules name the winner
web-winner = winner
web-wins = wins the game
web-over-time = How the score moved
web-chart = Points after each of { $count } moves.
web-chart-points = points
web-chart-moves = moves
web-watch-replay = Watch the replay
web-rematch = Rematch
web-rematch-join = To the rematch
web-seed-shown = Nothing was touched.
web-seed-hash = Hash published before the first move:
web-seed = seed
web-imported = This game was brought in as a record.

web-key-pick = pick dice, cards or choices in order
web-key-arrows = move inside a grid
web-key-confirm = select, confirm
web-key-back = one step back in the draft
web-key-undo = undo
web-key-redo = redo
web-key-restart = restart the turn
web-key-pass = pass or decline
web-key-peek = hold: look at your own secrets
web-key-hide = hold: the bare board
web-key-log = log
web-key-chat = chat
web-key-board = board
web-key-rivals = other players
web-key-replay = move through the game
web-key-zoom = larger, smaller
web-key-sheet = this sheet

web-pref-lang = Language
web-pref-lang-en = English
web-pref-lang-ru = Русский
web-pref-theme = Theme
web-pref-theme-system = device
web-pref-theme-light = light
web-pref-theme-dark = dark
web-pref-motion = Motion
web-pref-motion-0 = none
web-pref-motion-120 = fast
web-pref-motion-250 = normal
web-pref-motion-500 = slow
web-pref-confirm = Confirm moves
web-pref-confirm-always = always
web-pref-confirm-touch = on touch
web-pref-confirm-never = never
web-pref-assist = Assist for me
web-pref-assist-2 = as the table
web-pref-assist-1 = previews at most
web-pref-assist-0 = rules only
web-pref-scale = Letters
web-pref-more = More
web-pref-sound = A sound when it is my turn

web-colour-red = red
web-colour-blue = blue
web-colour-yellow = yellow
web-colour-green = green
web-colour-violet = violet

web-lost = Nothing here
web-lost-help = This address leads to no table.
web-lost-error = Something broke
web-lost-error-help = The game itself is safe on the server. Copy this address if you report it:
web-error-network = The server does not answer.

web-replay-round-back = To the previous round
web-replay-round-on = To the next round
web-key-rounds = back or on by a round
web-pref-sound-help = One short chime.
web-pref-notify = A notice when a table waits for me
web-pref-notify-help = From the browser, while the page is out of sight.
web-pref-writes = A notice when somebody writes
web-pref-writes-help = At an open table whose page is out of sight.
web-pref-ends = A notice when a game ends
web-pref-ends-help = At an open table whose page is out of sight.
web-notify-refused = The browser does not allow notices here.
web-pref-tips = Explain what is new
web-pref-tips-help = A short note when a thing comes up for the first time, one in a turn, and what to aim at beside the players.
web-pref-veil = Keep my hand covered
web-pref-veil-help = Hold Space or the button to look: for shared screens.
web-pref-mute = No chat
web-pref-mute-help = What others write is not shown, and nothing counts unread lines.
web-pref-plain = Words instead of a board
web-pref-plain-help = The table as readable lists and choices.
web-peek = Hold to look
web-zoom = Board size
web-zoom-in = Larger
web-zoom-out = Smaller

web-since-title = Since your last turn
web-since-ok = Got it
web-since-steps = Step by step
web-since-more = And { $count ->
        [one] one more thing
       *[other] { $count } more things
    } before that.
web-bots-row = Bots in a row
web-bots-one = One by one
web-go-on = Continue
web-skip = Skip
web-end-held = The game is over.
web-end-score = To the scoring
web-end-stay = Stay on the board
web-replay = Replay
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-slider = Move
web-log-left = { $name } leaves the seat to a bot.
web-log-replaced = A bot plays for { $name }, who has been away.
web-log-back = { $name } takes the seat back.
web-leave-ask = Leave the seat to a bot?
web-leave-help = The bot plays on for you, and everybody is told. You can take the seat back at any time.
web-leave-yes = Leave it to the bot
web-leave-no = Stay
web-pref-pace = Pace of rivals’ moves
web-pref-pace-0 = at once
web-pref-pace-400 = fast
web-pref-pace-1200 = normal
web-pref-pace-2400 = slow
web-pref-single = Stop after each bot
web-pref-single-help = Its move is told, and the table waits until you go on.
web-pref-digest = Since my last turn
web-pref-digest-all = tell all
web-pref-digest-loud = what was done to me
web-pref-digest-none = nothing
web-story-next = Next
web-story-again = Again
