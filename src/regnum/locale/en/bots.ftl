## Bots: how strong they are, and who plays at each level

bot-level-random = random
    .about = plays any legal move, without a plan
bot-level-easy = easy
    .about = looks one move ahead and often slips: good for a first game
bot-level-medium = medium
    .about = plays out some possible games before each move, but still slips often
bot-level-hard = hard
    .about = plays out many possible games before each move, and seldom slips
bot-level-expert = expert
    .about = takes the time it needs: about two seconds for each move
bot-called = { $name } ({ $level })

bot-name-emelya = Emelya
    .about = Lies on the stove and points a finger: any legal move will do. He does not mind losing.
bot-name-kolobok = Kolobok
    .about = Rolls wherever the road goes and sings about it.
bot-name-foma = Foma
    .about = Trusts no plan, his own least of all.
bot-name-yeryoma = Yeryoma
    .about = Does as Foma does, only the other way round.
bot-name-petrushka = Petrushka
    .about = Plays for the laugh and tosses a coin for the rest.

bot-name-skarbnik = Skarbnik
    .about = Guards his heap and takes what glitters now. He thinks of winter in winter.
bot-name-domovoy = Domovoy
    .about = Keeps the house in order, one thing at a time, and sometimes nods off.
bot-name-kikimora = Kikimora
    .about = Spins an even thread and drops a stitch now and then.
bot-name-leshy = Leshy
    .about = Knows every tree and forgets the wood.
bot-name-vodyanoy = Vodyanoy
    .about = Sees clearly as far as his pond reaches.

bot-name-bova = Bova
    .about = Plays the game through in his head before he touches a die. Errs like anybody and bears no grudge.
bot-name-vasilisa = Vasilisa
    .about = Sleeps on it: the morning is wiser than the evening.
bot-name-dodon = Dodon
    .about = Counts the treasury first and his enemies second.
bot-name-marfa = Marfa
    .about = Says little and sees most of it coming.
bot-name-dobrynya = Dobrynya
    .about = Polite at the table, stubborn on the field.

bot-name-yaga = Yaga
    .about = A thousand roads, and all of them lead to her hut. She is at your place a moment before you.
bot-name-koschei = Koschei
    .about = Keeps his plan in an egg, the egg in a duck, the duck in a chest.
bot-name-gorynych = Gorynych
    .about = Three heads think it over, and none of them thinks of mercy.
bot-name-nightingale = Nightingale
    .about = Waits on the very road you were about to take.
bot-name-firebird = Firebird
    .about = Leaves you one bright feather and takes the garden.

bot-name-stargazer = Stargazer
    .about = Reads every move in the stars twice before he makes it, and is never in a hurry.
bot-name-bayun = Bayun
    .about = Tells you a tale and has counted it to the end before he begins.
bot-name-gamayun = Gamayun
    .about = Knows what is to come and sings of it afterwards.
bot-name-sirin = Sirin
    .about = Sings sweetly of the move you should have made.
bot-name-volkhv = Volkhv
    .about = Has seen this game before, in the smoke of the fire.

## The page of the opponents

bots-title = Opponents
bots-lead = Five levels, from the stove to the stars. Strength is measured by games, not told by a label: the interval stands beside the number.
bots-first = the first step
bots-unmeasured = not measured yet
bots-share = { $share } %
bots-beats = of games won against { $rivals ->
    [one] one opponent
   *[other] { $rivals } opponents
} of level { $level }; { $even } % would be even
bots-interval = 95 %: { $low }–{ $high }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
bots-thinks = thinks
bots-seconds = { $seconds } s
bots-at-once = at once
bots-terminal = in the terminal
bots-play = Play
bots-kin = And of the same strength
bots-kin-note = Two bots at a table never share a name.
bots-steps = Step by step
    .note = One bot against a table of the level below: its share of wins
bots-over = { $bot } over { $against }
bots-measured = One against the rest of the table, the seat rotated on the same luck; 95 % intervals. “regnum ladder” repeats it.
bots-more = Who are they?
