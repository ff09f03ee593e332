web-troyes-tab-square = Square
web-troyes-tab-city = City
web-troyes-tab-cards = Cards
web-troyes-tab-mine = Mine
web-troyes-round = Round { $round } of { $rounds }
web-troyes-round-short = round
web-troyes-preparation = Preparation
web-troyes-phase-0 = Cards
web-troyes-phase-0-help = In the first rounds new activity cards are turned up, one of each colour.
web-troyes-phase-1 = Income
web-troyes-phase-1-help = Everybody takes { COUNT($round-income, of: "denier") } and pays the wages of citizens in buildings.
web-troyes-phase-2 = Dice
web-troyes-phase-2-help = Every citizen in a building rolls a die of its colour into the owner's district.
web-troyes-phase-3 = Events
web-troyes-phase-3-help = A red event and a second one join the queue, all of them strike, then the black dice are fought.
web-troyes-phase-4 = Actions
web-troyes-phase-4-help = In turn: one action with a group of dice, or a pass. Dice of others may be bought.
web-troyes-phase-5 = End
web-troyes-phase-5-help = Coins come out of the districts, lying citizens go home, the first-player card moves on.

web-troyes-unit-denier = deniers
web-troyes-unit-influence = influence
web-troyes-unit-vp = victory points
web-troyes-vp-hidden = Points lie face down until the end.
web-troyes-deniers = { $n } { $n ->
        [one] denier
       *[other] deniers
    }
web-troyes-letter-red = R
web-troyes-letter-white = W
web-troyes-letter-yellow = Y
web-troyes-letter-black = B
web-troyes-colour-red = red
web-troyes-colour-white = white
web-troyes-colour-yellow = yellow
web-troyes-colour-black = black

web-troyes-square = City square
web-troyes-cards = Activity cards
web-troyes-events = Events
web-troyes-city = City
web-troyes-desk = Mine
web-troyes-bank = Neutral
web-troyes-nobody = neutral
web-troyes-you = you
web-troyes-king = King
web-troyes-first = First player
web-troyes-passed = passed
web-troyes-price = Price of a die
web-troyes-price-tip = Costs { COUNT($n, of: "denier") } in a group of this size.
web-troyes-price-help = Each die of somebody else costs this much, by the number of dice in the group. Its owner gets the money, for a neutral die the supply.
web-troyes-left-help = Dice that nobody has used yet, by colour.
web-troyes-influence = Influence
web-troyes-influence-help = It rolls a die again for { $influence-reroll }, brings a citizen for { $influence-recruit } or turns dice over for { $influence-flip }.
web-troyes-order = Number { $n } in turn order
web-troyes-left = Left
web-troyes-no-sale = No dice are for sale
web-troyes-no-cubes = Cubes of cards do not help here
web-troyes-group = Group
web-troyes-counts = counts as { $n }
web-troyes-free = free
web-troyes-hire = hire for { COUNT($n, of: "denier") }
web-troyes-your-tradesman = your tradesman is here
web-troyes-has-tradesman = tradesman is there
web-troyes-later = later:
web-troyes-back = Face down, { $colour }; opens in round { $round }
web-troyes-card-line = One use for every { $divisor } pips of { $colour } dice. Slots worth { $slots } points at the end.
web-troyes-event-line = Lay cubes here: one for every { $divisor } pips of { $colour ->
        [red] red dice
        [white] white dice
        [yellow] yellow dice
       *[any] dice of any one colour
    }, { COUNT($round-cube-reward, of: "influence") } each. { $laid } of { $flags } flags covered; when all are, first place takes { $first } points, second { $second }.
web-troyes-event-strikes = Strikes every round ({ $effect }).
web-troyes-flags = { $laid } of { $flags } cubes
web-troyes-prize = { $first } and { $second } points for first and second place
web-troyes-cubes = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
web-troyes-cubes-cathedral = Cubes in the cathedral: { $n }
web-troyes-events-taken = Events taken: { $n }
web-troyes-level = Level { $level }, { $number }
web-troyes-levels = { $n ->
        [one] window { $cells }
       *[other] windows { $cells }
    }
web-troyes-wage = wage { $n }
web-troyes-wages = Wages next round
web-troyes-lies = { $name }: a citizen lies here
web-troyes-lies-help = He goes home at the end of the round. No second one of his colour may be pushed out here.
web-troyes-with-die = enters with a { $faces }
web-troyes-cathedral-help = Each white die builds on the lowest free level of its number: { COUNT($cathedral-points, of: "point") }, and influence by the number: { $cathedral-influence-1 }, { $cathedral-influence-2 }, { $cathedral-influence-3 }, { $cathedral-influence-4 }, { $cathedral-influence-5 }, { $cathedral-influence-6 }. A level without a cube of yours costs { COUNT($cathedral-missing-level, of: "point") } at the end.
web-troyes-farm-help = Yellow dice: their sum divided by { $round-agriculture } in deniers.

web-troyes-target-farm = Agriculture
web-troyes-target-cathedral = Cathedral
web-troyes-target-supply = From the supply
web-troyes-target-reroll = Reroll
web-troyes-target-recruit = Recruit
web-troyes-target-flip = Flip
web-troyes-spend-reroll = Roll one own die again. It cannot be undone.
web-troyes-spend-recruit = Take a citizen into your supply.
web-troyes-spend-flip = Turn up to { $influence-flip-dice } own dice over to their opposite faces.
web-troyes-from-lying = Lying at the { $building }
web-troyes-from-card = Tradesman from: { $card }
web-troyes-in-supply = In the supply: { $n }
web-troyes-die-less = a { $colour } die less
web-troyes-frees-slot = leaves a slot worth { $n }

web-troyes-uses = What can be done
web-troyes-which-citizen = Which citizen?
web-troyes-how-often = How often?
web-troyes-lay-cubes = Cubes to lay: { $n }
# fixed: 2 3, the dice of a group
web-troyes-group-of = { $n ->
        [1] One
        [2] Two
       *[3] Three
    } { $colour ->
        [red] red
        [white] white
        [yellow] yellow
       *[mixed] mixed dice
    }
web-troyes-enters = enters
web-troyes-fills = fills it
web-troyes-rolls-first = dice are rolled first
web-troyes-falls = pushed out: { $name }
web-troyes-falls-out = A citizen falls out: { $name }.
web-troyes-to-other = { $name } { $n } VP
web-troyes-mills = Bishopric ×{ $bishopric }, Palace ×{ $palace }
web-troyes-marker = Cube for the group
web-troyes-no-marker = no cube
web-troyes-markers-later = { $n ->
        [one] { $n } cube for later
       *[other] { $n } cubes for later
    }

web-troyes-lead-act = Your action.
web-troyes-lead-fight = Your defence.
web-troyes-lead-place = Your citizen.
web-troyes-lead-king = The King's turn.
web-troyes-lead-last = Your last citizen.
web-troyes-last-space = One empty space was left, and it is his:
web-troyes-king-pays = He pays { $dice }.
web-troyes-chip-passed = passed
web-troyes-left-after = Dice left to you:
web-troyes-left-none = none
web-troyes-hint-act = Choose dice in any district, then a card, an event, a building, the cathedral or agriculture. The other way round works too.
web-troyes-hint-place-citizen = Each citizen in a building rolls a die of its colour every round. Wages: Palace { $building-palace-wage }, Bishopric { $building-bishopric-wage }, City Hall { $building-city-hall-wage }.
web-troyes-hint-face-black-dice = Dice of your own district only; red ones count × { $round-red-doubles }.
web-troyes-hint-fight-black-dice = Dice of your own district only; red ones count × { $round-red-doubles }.
web-troyes-hint-flip-dice = Choose the dice to turn over.
web-troyes-hint-choose-group = Choose the dice of the group.
web-troyes-hint-choose-own-dice = Choose your dice for the group, or none.
web-troyes-hint-choose-bought-dice = Choose dice of others that join the group, or none.
web-troyes-hint-hire-tradesman = Choose the citizen who becomes the tradesman.
web-troyes-hint-enter-building = Choose the citizen who enters.
web-troyes-hint-choose-times = Choose how often.
web-troyes-hint-choose-mills = Choose for each use.
web-troyes-hint-place-cubes = Choose an event once for each cube.
web-troyes-hint-yield = Your dice are not enough. Spend influence, or give in.
web-troyes-pick-dice = Now choose dice.
web-troyes-pick-use = Now choose what to do.
web-troyes-pick-more = Not enough yet: add dice.
web-troyes-pick-black = Now choose the black dice they beat.
web-troyes-gain-deniers = { $signed } { $n ->
        [one] denier
       *[other] deniers
    }
web-troyes-gain-points = { $signed } VP
web-troyes-gain-influence = { $signed } influence
web-troyes-pay-hire = Hire { $n }.
web-troyes-pay-owner = { $name } gets { COUNT($n, of: "denier") }.
web-troyes-pay-bank = { COUNT($n, of: "denier") } to the supply.
web-troyes-from-to = From { $from } to { $to }.
web-troyes-placing = { $wage ->
        [0] No wages.
       *[other] Wages of { $wage } each round.
    }
web-troyes-draft-pass = Pass for the rest of the round: { $round-pass-first } deniers now, { $round-pass-next } more at each of your turns.
web-troyes-only-pass = No die can do anything for you any more: pass, or spend influence.
web-troyes-draft-stop = No more cubes.
web-troyes-draft-yield = Give in to the { $n }: −{ $round-penalty } VP.
web-troyes-draft-fight = black { $black } beaten, +{ $n } influence.
web-troyes-draft-reroll = Roll { $before } again for { $influence-reroll } influence.
web-troyes-draft-recruit = A citizen for { $influence-recruit } influence.
web-troyes-draft-flip = { $before } → { $after } for { $influence-flip } influence.
web-troyes-dice-gone = The dice are spent.

web-troyes-walls = Enemies at the walls
web-troyes-ways = Ways to beat them
web-troyes-beaten = beaten
web-troyes-foe-yours = yours
web-troyes-foe-added = added
web-troyes-foe-next = waits
web-troyes-foe-own = yours
web-troyes-foe-need = needed
web-troyes-foe-turn = against the { $n }
web-troyes-foe-beat = beat { $n }
web-troyes-die-groups = Dice of one colour make a group; dice of others are bought from them.
web-troyes-die-fights = Your own dice turn black dice away; nobody sells any now.
web-troyes-die-doubles = A red die counts double against enemies: this one as { $n }.
web-troyes-rule-red = red counts × { $round-red-doubles } against enemies
web-troyes-rule-beaten = for each one beaten
web-troyes-rule-unbeaten = only if you cannot

web-troyes-character = { $n ->
        [one] Character
       *[other] Characters
    }
web-troyes-characters = Characters
web-troyes-hold = hold to look
web-troyes-column = Characters in order
web-troyes-character-now = as things stand { $you } VP for you, { $king } for the King
web-troyes-tiers = { $tiers } points
web-troyes-next-character = Next character
web-troyes-no-character = none left

web-troyes-desk-deniers = Income of { $round-income } and wages of { $wages } come next round.
web-troyes-desk-points = Only you see them.
web-troyes-desk-stock = In the general supply: { $n }
web-troyes-desk-wages = For citizens in the Palace and the Bishopric.
web-troyes-desk-citizens = Citizens: buildings { $stand }, cards { $cards }, supply { $supply }
web-troyes-desk-slots = Slots under your tradesmen
web-troyes-desk-levels = Cathedral levels without your cube: { $n }
web-troyes-if-now = If scored now
web-troyes-if-now-known = If scored now, without others' hidden characters

web-troyes-challenge = The King's challenge
web-troyes-your-district = Your district
web-troyes-king-dice = The King's dice: he pays with the strongest, from the left
# fixed: 2, the King's dice
web-troyes-king-table = The King's roll: 2 dice
web-troyes-king-action = Action
web-troyes-king-odds = Odds
web-troyes-king-points = { $n } VP
web-troyes-king-citizen = a citizen into a building
web-troyes-king-event = the rightmost event
web-troyes-king-tradesman = a tradesman on a card
# fixed: 2, cubes of the King's line
web-troyes-king-cathedral = 2 cubes in the cathedral
web-troyes-king-character = a character card
web-troyes-king-price = { $n ->
        [0] no dice
        [one] { $n } die
       *[other] { $n } dice
    }
web-troyes-king-price-buy = { $n } dice, one of yours for { COUNT($pay, of: "denier") }
web-troyes-king-price-event = one die for each flag
web-troyes-king-did-points = the King takes points
web-troyes-king-did-citizen = a citizen into a building
web-troyes-king-did-event = he fills the rightmost event
web-troyes-king-did-tradesman = a tradesman on a card
web-troyes-king-did-cathedral = he builds the cathedral
web-troyes-king-did-character = a character counts

web-troyes-log-fold-income = Income less wages: { $all }
web-troyes-log-rolls = rolls { $dice }
web-troyes-log-total = { $n ->
        [one] { $n } point in all
       *[other] { $n } points in all
    }
web-troyes-log-fold-end = Coins of the districts: { $all }
web-troyes-log-fold-home = Citizens who come home: { $all }
web-troyes-log-fold-wait = Coins for those who have passed: { $all }
web-troyes-log-placed = places a citizen: { $space }
web-troyes-log-marker = with a cube of { $card }
web-troyes-log-bought = pays { $name } { COUNT($n, of: "denier") }
web-troyes-log-bought-bank = pays { COUNT($n, of: "denier") } for { $dice ->
        [one] a neutral die
       *[other] neutral dice
    }
web-troyes-log-hired = hires a tradesman for { COUNT($n, of: "denier") }
web-troyes-log-left = a citizen leaves { $where }
web-troyes-log-markers = { $card }: { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
web-troyes-log-taxed = { $name } pays { COUNT($n, of: "denier") }
web-troyes-log-shot = rolls { $rolls }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
web-troyes-log-built = cathedral { $n ->
        [one] window { $cells }
       *[other] windows { $cells }
    }
web-troyes-log-unbuilt = a cube leaves the cathedral, window { $cells }
web-troyes-log-covered = { $event }: { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
web-troyes-log-countered = { $event }: all flags are covered
web-troyes-log-taken = takes the card
web-troyes-log-discarded = the card is discarded
web-troyes-log-uncovered = { $event }: a cube off
web-troyes-log-entered = a citizen enters { $space }
web-troyes-log-side-entered = { $king ->
        [1] a citizen of the King
       *[0] a neutral citizen
    } enters { $space }
web-troyes-log-expelled = pushed out of the { $building }: { $name }
web-troyes-log-farmed = agriculture, +{ COUNT($n, of: "denier") }
web-troyes-log-passed = passes for the round, { COUNT($n, of: "denier") } in the district
web-troyes-log-rerolled = { $before } → { $after }
web-troyes-log-recruited = recruits a citizen
web-troyes-log-beaten = { $dice } against black { $black }
web-troyes-log-unbeaten = cannot beat the { $black }
web-troyes-log-penalty = cannot pay it all
web-troyes-log-rolled = the die shows { $n }
web-troyes-log-no-effect = no effect
web-troyes-log-pays = pays { $dice }
web-troyes-log-king-bought = buys your { $dice } for { COUNT($n, of: "denier") }
web-troyes-log-tradesman = { $card }, slot worth { $n }
web-troyes-log-idle = nothing to do
web-troyes-log-shown = secret characters: { $characters }
web-troyes-log-character = { $character }: { $name } { $n } VP
web-troyes-log-for-character = { $all } VP

web-troyes-wins = { $n ->
        [one] wins at Troyes
       *[other] win at Troyes
    }
web-troyes-beats-king = beats the King
web-troyes-king-wins = keeps the upper hand
web-troyes-window = The cathedral as it was left
web-troyes-verdict = The King's verdict
web-troyes-source-cathedral = Cathedral
web-troyes-source-events = Events
web-troyes-source-cards = Activity cards
web-troyes-source-penalties = Lost to enemies and unpaid
web-troyes-source-king = The King's decrees
web-troyes-source-standing = Cubes on open events
web-troyes-source-tradesmen = Slots of tradesmen
web-troyes-source-levels = Levels without a cube
web-troyes-source-king-has = the King { $n }
web-troyes-source-less = his points are taken off

web-troyes-effect-artisan = for { COUNT($pay-2, of: "influence") }
web-troyes-effect-merchant = deniers
web-troyes-effect-miller = per own in Palace or Bishopric
web-troyes-effect-innkeeper = for { COUNT($pay-1, of: "denier") }
web-troyes-effect-blacksmith = { SIGNED($modifier-total) } to a red group
web-troyes-effect-militia = yellow dice as red
web-troyes-effect-journeyman = for { COUNT($pay-1, of: "denier") }
web-troyes-effect-goldsmith = points and deniers
web-troyes-effect-sculptor = points
web-troyes-effect-baker = per yellow die in the square
web-troyes-effect-tithe = rivals' yellow dice for free
web-troyes-effect-monk = a white die as { $modifier-times } yellow
web-troyes-effect-priest = { SIGNED($modifier-each) } to each yellow die
web-troyes-effect-apprenticeship = every die counts { $modifier-face }
web-troyes-effect-confession = { SIGNED($modifier-each) } to every die
web-troyes-effect-templar = a white die as { $modifier-times } red
web-troyes-effect-pilgrimage = dice of any colours
web-troyes-effect-procession = for most dice left
web-troyes-effect-glassblower = per { $amount } own cubes in the cathedral
web-troyes-effect-prior = a white die as { $modifier-times } white
web-troyes-effect-archer = roll { $amount }+: a cube on any event
web-troyes-effect-chivalry = per red die in your district
web-troyes-effect-diplomat = for { COUNT($pay-2, of: "influence") }, on an event
web-troyes-effect-hunting = influence
web-troyes-effect-mercenary = deniers
web-troyes-effect-tax-collector = per citizen in the City Hall
web-troyes-effect-captain = per event with your cube
web-troyes-effect-joust = if your red dice are strongest
web-troyes-effect-troubadour = for { COUNT($pay-2, of: "influence") }
web-troyes-effect-banquet = per red die, richest district

web-troyes-threat-marauding = { COUNT($event-marauding-black, of: "black-die") }
web-troyes-threat-brigands = { COUNT($event-brigands-a-black, of: "black-die") }
web-troyes-threat-succession = { $king ->
        [1] a citizen of the King enters the Palace
       *[0] a grey citizen enters the Palace
    }
web-troyes-threat-skirmishes = { COUNT($event-skirmishes-a-black, of: "black-die") }
web-troyes-threat-war = { COUNT($event-war-black, of: "black-die") }
web-troyes-threat-normans = { COUNT($event-normans-attack-black, of: "black-die") }
web-troyes-threat-resistance = takes the last cubes off
web-troyes-threat-drought = { MINUS($event-drought-amount) } denier per citizen in the City Hall
web-troyes-threat-support = cubes on events to its left
web-troyes-threat-civilwar = everybody: { MINUS($event-civil-war-amount) } deniers
web-troyes-threat-wayfarers = { $king ->
        [1] a citizen of the King enters the City Hall
       *[0] a grey citizen enters the City Hall
    }
web-troyes-threat-theological = { $king ->
        [1] a citizen of the King enters the Bishopric
       *[0] a grey citizen enters the Bishopric
    }
web-troyes-threat-heresy = everybody: { MINUS($event-heresy-amount) } influence
web-troyes-threat-builders = { $king ->
        [1] a cube of the King in the cathedral
       *[0] a grey cube in the cathedral
    }
web-troyes-threat-interrupted = a cube leaves the cathedral
