## Lessons: what every mentor's sheet says, in the browser and in the terminal

learn-title = Learn to play
learn-intro = The real board, known dice and a guide. Mistakes cost nothing: every move can be taken back.
learn-next = Next
learn-back = Back
learn-again = Say it again
learn-skip = To chapter { $number }
learn-skip-last = To all chapters
learn-show = Show me
learn-leave = Leave the lesson
learn-chapter = Chapter { $number }
learn-step = { $number } of { $count }
learn-and-confirm = { $where ->
    [terminal] { "" }
   *[board] , and confirm
 }
learn-confirm = Press “{ $button }”
learn-taken-back = Try again: nothing has been played
learn-other = That is allowed too. But for the lesson let us go another way.
learn-minutes = { $n } min
learn-done = done
learn-progress = { $done } of { $count } · { $n } { $n ->
    [one] minute
   *[other] minutes
 }
learn-first-game = The first real game
learn-begin = Begin
learn-go-on = Go on
learn-any-order = Chapters can be taken in any order.
learn-whole-rules = The whole rules
web-nav-learn = Learn
learn-well-done = Well done!
learn-first-game-goal = Against an easy bot, without hurry

## Lessons in the terminal

cli-help-learn = Learn a game: chapters of a minute or two, the first turn together.
learn-cli-list = Chapters: { $names }. One of them: regnum learn { $game } { $first }
learn-cli-head = { $mentor } · { $number }. { $title }
learn-cli-ask = → { $text }
learn-cli-keys = The number or words of a choice; Enter goes on; /show, /back, /skip the chapter, /q to leave
learn-cli-shown = { $mentor } chooses: { $option }
learn-cli-over = The chapter is done. Next: regnum learn { $game } { $next }
learn-cli-all = That was the last chapter. Now a real game: regnum play { $game }

## Practice: positions with one best answer

cli-help-practice = Practise a game: positions with one best answer, from easy to hard.
cli-help-mine = Make a file of exercises for a game, out of games between bots.
practice-title = Practice
practice-intro = Positions of real games with one best answer, from easy to hard.
practice-level = { $level ->
    [1] easy
    [2] medium
   *[3] hard
 }
practice-number = Exercise { $number } of { $count } · { $level ->
    [1] easy
    [2] medium
   *[3] hard
 }
practice-say = A position from a real game of { $count } players. One answer is better than all others: find it.
practice-right = *{ $best }*: a chance of about { $win } % to win, as a deep search judges. Next best: { $second }, { $less } %.
practice-less = With this the chance to win is about { $win } %, with the best answer { $best } %.
practice-rest = With this the chance to win is less than { $win } %, with the best answer { $best } %.
practice-now = At once it is worth { $mine } against your best rival, the best answer { $best }.
practice-later = At once it is worth { $mine } against your best rival and the best answer only { $best }, but the game is longer than one move.
practice-solved = Right!
practice-again = Try again
practice-next = Next exercise
practice-skip = Skip
practice-think = Let me look
practice-leave = Leave the practice
practice-today = Exercise of the day
practice-today-go = Solve it
practice-today-done = Solved. A new one comes tomorrow.
practice-progress = { $done } of { $count } solved
practice-cli-keys = The number or words of a choice; /show, /skip to the next one, /q to leave
cli-mined = { $games } games, { $found } positions (easy, medium, hard: { $levels })

## First real games: what is met for the first time is explained

goals-title = What to aim at
tips-close = Got it
tips-off = No more notes
tips-short = VP
    .means = VP: victory points. Whoever has most at the end wins.
tips-rules = In the rules

## Guests have made-up names until they choose their own

guest-adjective = { $number ->
    [1] Brisk
    [2] Sly
    [3] Quiet
    [4] Bold
    [5] Ruddy
    [6] Wise
    [7] Nimble
    [8] Kind
    [9] Keen
    [10] Merry
    [11] Grave
   *[12] Swift
 }
guest-animal = { $number ->
    [1] Badger
    [2] Hare
    [3] Fox
    [4] Hedgehog
    [5] Owl
    [6] Beaver
    [7] Crane
    [8] Bear
    [9] Falcon
    [10] Stag
    [11] Boar
   *[12] Rook
 }

## The page a stranger sees, and the invitation

front-title = Four kingdoms, one table
front-sub = Board games of kings, dice and cunning. With bots or with friends, right in the browser. Free, and without an account.
front-play = Play now
    .note = against a bot, 10 minutes, no forms
front-learn = Learn in 5 minutes
    .note = we play the first turn together
front-guest = At the table you are
front-rename = change the name
front-name = Your name at the table
front-keep = Done
front-sign-in = Sign in
front-stage = Watch: this is how it is played
front-with-bots = With bots
front-watch = Watch
    .note = On now, and records
front-live = live
front-record = record
front-players = { $fewest }–{ $most } { $most ->
    [one] player
   *[other] players
 }
front-minutes = { $n } min with friends
front-weight = { $game ->
    [brawl] easy
    [kingsburg] medium
    [troyes] hard
    [feudum] very hard
   *[other] for the curious
 }
join-title = { $host } invites you to { $game }
join-sit = Take the seat
join-watch = Just watch
join-no = Not now
join-new = New to this game?
    .note = A lesson of a few minutes; your seat is kept.
join-teach = Teach me first
join-host = the host
join-ready = ready
join-kept = kept for you
join-yours = You
