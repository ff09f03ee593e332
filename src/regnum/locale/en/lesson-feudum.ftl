feudum-lesson-mentor = Hare of the margins
    .hello = They drew me in the margin to keep the reader awake. Come, I will show you the map!
feudum-lesson-name-you = Pupil
feudum-lesson-name-rita = Rita
feudum-lesson-name-boris = Boris

## The map and the goal

feudum-lesson-map = The map and the goal
    .goal = Six regions, six guilds, points of veneration
feudum-lesson-map-1 = Six regions, six guilds, one goal: *veneration points (VP)*. They come from guilds, from improving and from the lands you rule.
feudum-lesson-map-2 = First take *three different goods*. Wood and iron build, saltpeter buys cards and wins fights, sulfur makes wine.
    .ask = Wood, iron and saltpeter
feudum-lesson-map-2-fine = A good stock too. For the lesson let us take wood, iron and saltpeter.
feudum-lesson-map-3 = Your first pawn. Its six faces are *six characters*, each of one guild. Let us take the farmer and put him by a farm.
    .ask = The farmer to Midforest
feudum-lesson-map-3-place = The farmer finds work there too. But *Midforest has a farm*, and a farm is the easiest to begin with.
feudum-lesson-map-3-who = Six guilds, and all are good. Let us begin with the farmers.
feudum-lesson-map-4 = You are *master of the farmers*: one star, and nobody has more. Rita began with a merchant, Boris with a knight.

## Four cards

feudum-lesson-cards = Four cards
    .goal = Four of eleven, in secret and in order
feudum-lesson-cards-1 = Eleven cards, the same for everybody. Each round you *choose four in secret*. Saltpeter on the purse would buy a fifth; four will do today.
    .ask = { feudum-bonus-none }
feudum-lesson-cards-1-extra = You may, but the saltpeter will be needed. *Four cards will do.*
feudum-lesson-cards-2 = Your farmer stands by a farm that belongs to nobody. *Influence* puts your marker on its disc: you are its ruler.
    .ask = Choose Influence
    .why = { $where ->
    [terminal] A card that can do nothing now is a turn lost.
   *[board] A striped card would do nothing now: point at it or hold it to read why.
 }
feudum-lesson-cards-3 = The farm will be yours, so it can be harvested. *Harvest*: 5 goods from the bag go to the farm, and 1 VP to you.
    .ask = Choose Harvest
    .why = { $where ->
    [terminal] Order matters: Influence first, then Harvest.
   *[board] The red warning “no farm” holds only for now: you will play Influence first, then Harvest.
 }
feudum-lesson-cards-4 = You are the farmers’ *master*. A master may *push* goods on to the merchants next door. Full rows on their shelves pay points.
    .ask = Choose Guild
feudum-lesson-cards-5 = And the fourth: *Migrate*. For 1 food a second pawn enters the map. But at the end of the round everybody eats.
    .ask = Choose Migrate
feudum-lesson-cards-6 = That makes four. When all have chosen they cry: *“Long live the king!”* After that there is no changing your mind.
    .ask = { $where ->
    [terminal] { "" }
   *[board] Confirm the four cards
 }
feudum-lesson-cards-6-cards = Good cards, but for the lesson we want *Influence, Harvest, Guild and Migrate*.

## The ruler

feudum-lesson-ruler = The ruler
    .goal = Ruler, subject, serf
feudum-lesson-ruler-1 = The cards are played one by one, in turn. Begin with *Influence*.
    .ask = Play Influence
feudum-lesson-ruler-1-order = Influence first: *without a farm there is nothing to harvest*.
feudum-lesson-ruler-2 = *The first marker on a disc rules.* A second one, of another player, is a serf. The third decides: a subject guards you, or the serf throws you down.
    .ask = Your marker on Midforest
feudum-lesson-ruler-2-no = Decline? The farm will not take itself.
feudum-lesson-ruler-3 = A farmer and a farm: *two stars already*. Rita and Boris took a land each. It is your turn to harvest.
    .ask = Play Harvest
feudum-lesson-ruler-3-order = Its turn will come. Harvest first: the farm is waiting.
feudum-lesson-ruler-4 = Five goods to the farm. Or *the bribe*: four to the farm, one to you.
    .ask = The whole harvest to the farm
feudum-lesson-ruler-4-bribe = You may, and one good would be yours. But let us *fill the farm*: the guild will want the goods.
feudum-lesson-ruler-4-no = Decline a harvest? No hare can understand that.
feudum-lesson-ruler-5 = *+1 VP.* Five goods lie on the farm and wait for the guild.

## The guild

feudum-lesson-guild = The guild
    .goal = Trade, pull, push
feudum-lesson-guild-1 = Six guilds stand in a ring. Goods go one way: *farmers, merchants, alchemists, knights, nobles, monks*, and the farmers again. Whoever moves them on earns points.
feudum-lesson-guild-2 = You are the farmers’ master, and *only the master may push*.
    .ask = Play Guild
feudum-lesson-guild-2-order = Migrating can wait: the guild first.
feudum-lesson-guild-3 = The merchants’ rows want *one saltpeter and one sulfur*. Push them: two full rows, 5 points.
    .ask = Push at the farmers
    .why = 1, 2, 3 full rows, or as many columns, = 4, 5, 6 VP; the greater number counts. Pulling is for the journeyman, second by stars.
feudum-lesson-guild-3-trade = Anybody may trade with a guild: *useful later*.
feudum-lesson-guild-3-no = Decline five points? I cannot believe my ears, and they are long ones.
feudum-lesson-guild-4 = *Five points* with one card! That makes 6. The merchants’ shelves are full, and somebody will push the goods on.

## The road

feudum-lesson-road = The road
    .goal = Steps, vessels and petty theft
feudum-lesson-road-1 = The last card, Migrate: *a second pawn* for 1 food. Let it be a merchant.
    .ask = A merchant at Midforest
feudum-lesson-road-1-off = Send the farmer home? His star would go with him.
feudum-lesson-road-1-who = That will do, but a merchant is welcome here: a second guild at once.
feudum-lesson-road-1-no = The road is dull alone. Call the merchant!
feudum-lesson-road-2 = The round is over, two pawns ate two food. *Round two*: no extra action again.
    .ask = { feudum-bonus-none }
feudum-lesson-road-2-extra = You may, but let us keep the saltpeter.
feudum-lesson-road-3 = Now to the road: *Move, Influence, Improve and Harvest*.
    .ask = Choose these four cards
feudum-lesson-road-3-cards = For the road we need *Move, Influence, Improve and Harvest*.
feudum-lesson-road-4 = Rita and Boris bring in their harvest. Your turn: *Move*.
    .ask = Play Move
feudum-lesson-road-4-order = First let us get there, then rule.
feudum-lesson-road-5 = *One step for each pawn on the map.* Two pawns, two steps, shared as you like.
    .ask = The merchant to Forest Cape
feudum-lesson-road-5-step = A good road too, but iron awaits the merchant at Forest Cape.
feudum-lesson-road-5-no = The day is young: take a step.
feudum-lesson-road-6 = The second step need not be taken.
    .ask = End the move
feudum-lesson-road-6-step = You may go on, but we have arrived.
feudum-lesson-road-7 = After moving you may *steal one resource* where a pawn that moved now stands. Iron!
    .ask = Take the iron
    .why = Ferries cost 2 shillings and are shut while a vessel is for sale.
feudum-lesson-road-7-no = Honesty is a virtue, but today we need iron.
feudum-lesson-road-8 = The iron is yours. *Nobody saw it.* Almost.

## Improving and epochs

feudum-lesson-improve = Improving and epochs
    .goal = Outpost, farm, town, feudum; the sun moves
feudum-lesson-improve-1 = Influence is played: *the outpost at Forest Cape is yours*. For wood it becomes a farm, a farm for iron a town, a town for a seal a feudum.
    .ask = Play Improve
feudum-lesson-improve-1-order = The harvest can wait: let us improve first.
feudum-lesson-improve-2 = Outpost to farm: 1 wood, and *tile I of the forest, 2 VP*.
    .ask = Improve Forest Cape
feudum-lesson-improve-2-town = You may: iron, 3 VP. But *you have no other farm yet*, and the harvest is lost.
feudum-lesson-improve-2-no = There is wood and there is an outpost. Build!
feudum-lesson-improve-3 = A region tile is *a joker*: give it for any good. And when four II tiles are showing, the second epoch dawns.
feudum-lesson-improve-4 = At dawn you score: *guild places* 5 and 3, with four players or more also 1; *regions you rule*: 1, 3, 5, 7, 9, 11. The dawn of *epoch five* is the end of the game.

## Feeding

feudum-lesson-feeding = Feeding
    .goal = Food, wine, and who goes hungry
feudum-lesson-feeding-1 = The round ends. *Everybody on the map eats* one food. The hungry go home and take their star along.
feudum-lesson-feeding-2 = Sulfur has made wine in your barrel. *Wine lasts longer*: the next round is covered too. But a drunkard is no soldier: attack and defence 0.
    .ask = Wine for one of the two
feudum-lesson-feeding-2-none = You may: two food. *The wine keeps.*
feudum-lesson-feeding-3 = Food 6 → 5, and the drunkard *eats nothing next round*. And the die of change took a region tile away: epochs come nearer by themselves.

## Service to the king

feudum-lesson-service = Service to the king
    .goal = A feudum binds: attack and defence
feudum-lesson-service-1 = A feudum gives three stars and makes you *a vassal*. Without attacks you lose 3, 7 and 12 points at the dawn of epochs II, IV and V: the debt adds up.
feudum-lesson-service-2 = Your knight and another pawn stand by Rita’s feudum: ruler 2 and subject 1. *One for each pawn, and with a knight any number of saltpeter*: 2 + 2 = 4 against 3.
    .ask = Attack Rita’s feudum
    .why = Conquer may not be your last card; a hidden Defend adds 1.
feudum-lesson-service-2-no = You may hold back. But the king expects service.
feudum-lesson-service-3 = Two against three. *Saltpeter!*
    .ask = Add saltpeter
feudum-lesson-service-3-stop = 2 against 3: *the attack fails*.
feudum-lesson-service-4 = Three against three: *a tie is no victory*. One more!
    .ask = More saltpeter
feudum-lesson-service-4-stop = 3 against 3: a tie, and the attack fails.
feudum-lesson-service-5 = Four against three: victory, *4 VP*. The feudum becomes a bare outpost, and a disc of service is yours.
    .ask = Add a disc of service
feudum-lesson-service-5-no = You may decline, but *the king counts the discs*.
feudum-lesson-service-6 = The king is pleased. *Now you know the way*: guilds, lands, service. Onward by yourself!
