troyes-name = Troyes
    .original = Troyes
troyes-summary = Nobles, clergy and workers of a medieval town, their dice for everybody's use, and patrons who watch in secret.
    .short = Citizens' dice, and your rivals' too
    .tie = a tie is a shared victory
troyes-credits = Troyes by Sébastien Dujardin, Xavier Georges and Alain Orban; the King's challenge by Shadi Torbey. Most numbers on the cards are reconstructed here, and the pictures are ours.

troyes-setting-bonus = Bonus cards
    .help = Baker, Prior and Banquet join the activity cards, Resistance joins the red events.

troyes-colour-red = red
troyes-colour-white = white
troyes-colour-yellow = yellow

troyes-count-denier = { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }
troyes-count-influence = { $n } influence
troyes-count-point = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
troyes-count-cube = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
troyes-count-black-die = { $n ->
        [one] { $n } black die
       *[other] { $n } black dice
    }

# What help texts quote: what one use costs and brings, wages, black dice, the tiers of characters.
troyes-payment = { $pay-1 ->
        [0] { "" }
       *[other] pay { COUNT($pay-1, of: "denier") },{ " " }
    }{ $pay-2 ->
        [0] { "" }
       *[other] spend { COUNT($pay-2, of: "influence") },{ " " }
    }
troyes-exchange = { troyes-payment }gain { $gain-3 ->
        [0] { "" }
       *[other] { COUNT($gain-3, of: "point") }
    }{ $gain-1 ->
        [0] { "" }
       *[other] { $gain-3 ->
                [0] { "" }
               *[other] { " and " }
            }{ COUNT($gain-1, of: "denier") }
    }{ $gain-2 ->
        [0] { "" }
       *[other] { $gain-3 ->
                [0] { $gain-1 ->
                        [0] { "" }
                       *[other] { " and " }
                    }
               *[other] { " and " }
            }{ COUNT($gain-2, of: "influence") }
    }
troyes-wages = { $wage ->
        [0] No wages.
       *[other] Wages of { COUNT($wage, of: "denier") } for each citizen.
    }
troyes-black-dice = { $black ->
        [0] { "" }
       *[other] { COUNT($black, of: "black-die") }.{ " " }
    }
# fixed: 2, how many play
troyes-tiers = { COUNT($characters-points-1, of: "point") } from { $more-1 } on, { $characters-points-2 } from { $more-2 }, { $characters-points-3 } from { $more-3 }. With one or two players from { $two-1 }, { $two-2 } and { $two-3 }.

## fixed: 1 2 3 4 5 6, faces of dice

troyes-die-red-1 = red 1
troyes-die-red-2 = red 2
troyes-die-red-3 = red 3
troyes-die-red-4 = red 4
troyes-die-red-5 = red 5
troyes-die-red-6 = red 6
troyes-die-white-1 = white 1
troyes-die-white-2 = white 2
troyes-die-white-3 = white 3
troyes-die-white-4 = white 4
troyes-die-white-5 = white 5
troyes-die-white-6 = white 6
troyes-die-yellow-1 = yellow 1
troyes-die-yellow-2 = yellow 2
troyes-die-yellow-3 = yellow 3
troyes-die-yellow-4 = yellow 4
troyes-die-yellow-5 = yellow 5
troyes-die-yellow-6 = yellow 6

##

troyes-building-palace = Palace
    .help = Red dice. { troyes-wages } Each citizen here rolls a red die. A newcomer takes the space of his die, and whoever stood there leaves.
troyes-building-bishopric = Bishopric
    .help = White dice. { troyes-wages } Each citizen here rolls a white die. A newcomer takes the first space of the row; the others shift right, and the last one may fall out.
troyes-building-city-hall = City Hall
    .help = Yellow dice. { troyes-wages } Each citizen here rolls a yellow die. A newcomer takes the first space of the row; the others shift right, and the last one may fall out.

## fixed: 1 2 3 4 5 6, places in the buildings

troyes-space-palace-1 = Palace 1
troyes-space-palace-2 = Palace 2
troyes-space-palace-3 = Palace 3
troyes-space-palace-4 = Palace 4
troyes-space-palace-5 = Palace 5
troyes-space-palace-6 = Palace 6
troyes-space-bishopric-1 = Bishopric, top row, 1
troyes-space-bishopric-2 = Bishopric, top row, 2
troyes-space-bishopric-3 = Bishopric, top row, 3
troyes-space-bishopric-4 = Bishopric, bottom row, 1
troyes-space-bishopric-5 = Bishopric, bottom row, 2
troyes-space-bishopric-6 = Bishopric, bottom row, 3
troyes-space-city-hall-1 = City Hall, top row, 1
troyes-space-city-hall-2 = City Hall, top row, 2
troyes-space-city-hall-3 = City Hall, middle row, 1
troyes-space-city-hall-4 = City Hall, middle row, 2
troyes-space-city-hall-5 = City Hall, bottom row, 1
troyes-space-city-hall-6 = City Hall, bottom row, 2

##

troyes-side-neutral = Neutral
troyes-side-king = The King

troyes-card-archer = Archer
    .help = Each use: roll a die that nothing can change; on { $amount } or more you may lay a cube on any event ({ COUNT($round-cube-reward, of: "influence") }).
troyes-card-chivalry = Chivalry
    .help = Each use: for every red die left in your district { COUNT($amount, of: "cube") } on any events, { COUNT($round-cube-reward, of: "influence") } for each cube.
troyes-card-diplomat = Diplomat
    .help = Each use: { troyes-payment }lay a cube on any event ({ COUNT($round-cube-reward, of: "influence") }). Everything is paid before the first cube.
troyes-card-hunting = Hunting
    .help = Each use: { troyes-exchange }.
troyes-card-mercenary = Mercenary
    .help = Each use: { troyes-exchange }.
troyes-card-tax-collector = Tax collector
    .help = Each use: for each citizen of theirs standing in the City Hall every other player pays you { COUNT($amount, of: "denier") }, for each grey one the bank does; for each of the King's it pays { $king-tax }.
troyes-card-captain = Captain
    .help = Each use: { COUNT($amount, of: "point") } for every event with a cube of yours, Marauding included.
troyes-card-joust = Joust
    .help = Each use: { COUNT($amount, of: "point") } if the red dice left in your district have the highest sum; all players tied with you gain them too.
troyes-card-troubadour = Troubadour
    .help = Each use: { troyes-exchange }.
troyes-card-banquet = Banquet
    .help = Bonus card. Each use: { COUNT($amount, of: "point") } for every red die in the district that has the most of them; the King's district does not count.
troyes-card-tithe = Tithe
    .help = Later, one cube: take yellow dice of others free of charge for a yellow group, up to { $modifier-free } from each of them (up to { $king-tithe } from the King).
troyes-card-monk = Monk
    .help = Later, one cube: a single white die serves as { $modifier-times } yellow dice of its value; bought, it costs { COUNT($round-price-1, of: "denier") }.
troyes-card-priest = Priest
    .help = Later, one cube: { SIGNED($modifier-each) } to each yellow die of a group. Not to enter the City Hall.
troyes-card-apprenticeship = Apprenticeship
    .help = Later, one cube: each die of a group of any colour counts as { $modifier-face }. Not for buildings or the cathedral.
troyes-card-confession = Confession
    .help = Later, one cube: { SIGNED($modifier-each) } to each die of a group of any colour. Not for buildings or the cathedral.
troyes-card-templar = Templar
    .help = Later, one cube: a single white die serves as { $modifier-times } red dice of its value; bought, it costs { COUNT($round-price-1, of: "denier") }.
troyes-card-pilgrimage = Pilgrimage
    .help = Each use: { troyes-exchange }. The group may mix colours; a mixed one takes only cubes of Apprenticeship or Confession.
troyes-card-procession = Procession
    .help = Each use: the players with the most dice left in their districts gain { COUNT($amount, of: "point") }; nobody if only the neutral district has so many.
troyes-card-glassblower = Glassblower
    .help = Each use: a point for every { COUNT($amount, of: "cube") } of yours in the cathedral.
troyes-card-prior = Prior
    .help = Bonus card. Later, one cube: a single white die serves as { $modifier-times } white dice of its value; bought, it costs { COUNT($round-price-1, of: "denier") }.
troyes-card-artisan = Artisan
    .help = Each use: { troyes-exchange }.
troyes-card-merchant = Merchant
    .help = Each use: { troyes-exchange }.
troyes-card-miller = Miller
    .help = Each use: choose the Bishopric or the Palace; { COUNT($amount, of: "denier") } for each citizen of yours standing there.
troyes-card-innkeeper = Innkeeper
    .help = Each use: { troyes-exchange }.
troyes-card-blacksmith = Blacksmith
    .help = Later, one cube: { SIGNED($modifier-total) } to the sum of a red group. Not to enter the Palace.
troyes-card-militia = Militia
    .help = Later, one cube: a group of yellow dice serves as red dice of the same values.
troyes-card-journeyman = Journeyman
    .help = Each use: { troyes-exchange }.
troyes-card-goldsmith = Goldsmith
    .help = Each use: { troyes-exchange }.
troyes-card-sculptor = Sculptor
    .help = Each use: { troyes-exchange }.
troyes-card-baker = Baker
    .help = Bonus card. Each use: { COUNT($amount, of: "denier") } for every yellow die left in the whole square.

troyes-threat-marauding = Marauding
    .help = { troyes-black-dice }Always there; when its flags are full it pays, nobody takes a card, and it opens again.
troyes-threat-brigands-a = Brigands
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-brigands-b = Brigands
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-brigands-c = Brigands
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-conflict-of-succession = Conflict of succession
    .help = { troyes-black-dice }Roll a die: a neutral citizen takes that space of the Palace, and whoever stood there leaves.
troyes-threat-skirmishes-a = Skirmishes
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-skirmishes-b = Skirmishes
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-war = War
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-normans-attack = Normans' attack
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-resistance = Resistance
    .help = { troyes-black-dice }Bonus card. Brings another red event from the box. Takes the last cube off every other event.
troyes-threat-theological-conflict = Theological conflict
    .help = { troyes-black-dice }Roll a die: a neutral citizen enters that row of the Bishopric.
troyes-threat-heresy = Heresy
    .help = { troyes-black-dice }Everybody loses { COUNT($amount, of: "influence") }; whoever has less loses { COUNT($round-penalty, of: "point") }.
troyes-threat-traveling-builders = Travelling builders
    .help = { troyes-black-dice }A grey cube takes the first free space of the cathedral's lowest open level. The King gains a point with his.
troyes-threat-interrupted-work = Interrupted work
    .help = { troyes-black-dice }The cube with the highest number on the highest level of the cathedral is removed.
troyes-threat-drought = Drought
    .help = { troyes-black-dice }Everybody pays { COUNT($amount, of: "denier") } for each citizen standing in the City Hall; whoever cannot loses { COUNT($round-penalty, of: "point") }.
troyes-threat-support = Support
    .help = { troyes-black-dice }A grey cube is laid on each of the next events to the left, { $amount } of them.
troyes-threat-civil-war = Civil war
    .help = { troyes-black-dice }Everybody loses { COUNT($amount, of: "denier") }; whoever has less loses { COUNT($round-penalty, of: "point") }.
troyes-threat-wayfarers = Wayfarers
    .help = { troyes-black-dice }Roll a die: a neutral citizen enters that row of the City Hall.

troyes-character-chretien = Chrétien de Troyes
    .help = Rewards citizens in the buildings: { troyes-tiers }
troyes-character-urbain = Urban IV
    .help = Rewards cubes in the cathedral: { troyes-tiers }
troyes-character-thibaut = Thibaut II
    .help = Rewards deniers: { troyes-tiers }
troyes-character-hugues = Hugues de Payns
    .help = Rewards influence: { troyes-tiers }
troyes-character-florentin = The Florentine
    .help = Rewards tradesmen on activity cards: { troyes-tiers }
troyes-character-henry = Henry I
    .help = Rewards event cards taken: { troyes-tiers }

troyes-line-points = gains points
troyes-line-citizen = places a citizen
troyes-line-event = counters the last event
troyes-line-tradesman = places a tradesman
troyes-line-cathedral = builds the cathedral
troyes-line-character = plays a character

troyes-verdict-defeat = A defeat not worth a word. Call the headsman!
troyes-verdict-frown = Do not smile yet: it was not that bad, but the King still wants your head.
troyes-verdict-average = An average performance, no more.
troyes-verdict-progress = Not bad at all. You seem to be getting better.
troyes-verdict-worry = Your success worries the King. Call the headsman!
troyes-verdict-mastery = Masterly! Congratulations.

troyes-kind-build = Cathedral
troyes-kind-farm = Agriculture

troyes-prompt-place-citizen = Place a citizen on an empty space of a building
    .waiting = placing a citizen in a building
    .rules = Preparation
troyes-prompt-face-black-dice = Black { $black } is yours to beat, with own dice worth as much or more. They may beat other black dice, too
    .waiting = facing black { $black }
    .rules = Events
troyes-prompt-fight-black-dice = Choose own dice worth { $need } or more; red ones count × { $round-red-doubles }
    .waiting = choosing dice worth { $need } or more against black dice
    .rules = Events
troyes-prompt-act = Choose dice and what they do, or pass for the round
    .waiting = choosing an action
    .rules = Actions
troyes-prompt-flip-dice = Choose up to { $influence-flip-dice } of your dice to turn to the opposite face
    .waiting = choosing dice to turn over
    .rules = Actions
troyes-prompt-choose-group = { $target } – choose the dice
    .waiting = { $target }, choosing the dice
    .rules = Actions
troyes-prompt-choose-own-dice = { $target } – first choose your own dice of the group
    .waiting = { $target }, choosing own dice
    .rules = Actions
troyes-prompt-choose-bought-dice = { $target } – complete the group with bought dice, or leave it as it is
    .waiting = { $target }, choosing dice to buy
    .rules = Actions
troyes-prompt-hire-tradesman = { $target } – who becomes the tradesman?
    .waiting = { $target }, choosing who becomes the tradesman
    .rules = Activity card
troyes-prompt-enter-building = { $target } – who enters?
    .waiting = { $target }, choosing who enters
    .rules = Place a citizen
troyes-prompt-choose-times = { $target } – how many times? { $most } at most
    .waiting = { $target }, choosing how many times
    .rules = Activity card
troyes-prompt-choose-mills = Miller, { $count ->
        [one] { $count } use
       *[other] { $count } uses
    } – Bishopric or Palace?
    .waiting = Miller, choosing between bishopric and palace
    .rules = Activity card
troyes-prompt-place-cubes = Lay your cubes on events ({ $count } left)
    .waiting = laying cubes on events, { $count } left
    .rules = Counter an event

troyes-option-place = { $space }
troyes-option-reroll = Re-roll die { $die } ({ COUNT($influence-reroll, of: "influence") })
troyes-option-recruit = Recruit a citizen ({ COUNT($influence-recruit, of: "influence") })
troyes-option-flip = Turn dice over ({ COUNT($influence-flip, of: "influence") })
troyes-option-flip-dice = Turn over: { $dice }
troyes-option-face = Beat black dice { $black } (sum { $sum })
troyes-option-fight = With dice { $dice } (worth { $strength })
troyes-option-yield = Give in: your dice cannot beat it
troyes-option-activate = Activity card: { $card }
troyes-option-build = Build the cathedral
troyes-option-counter = Counter the event: { $event }
troyes-option-enter = Place a citizen: { $building }
troyes-option-farm = Agriculture
troyes-option-pass = Pass
troyes-option-own = Own dice: { $dice } (sum { $sum })
troyes-option-group = Dice { $dice }: { $value }{ $price ->
        [0] {""}
       *[other] , price { $price }
    }{ $marker_count ->
        [0] {""}
       *[other] , modifier: { $marker }
    }
troyes-option-take-supply = From your supply
troyes-option-take-space = From a building: { $space }
troyes-option-take-lying = Who lies there: { $building }
troyes-option-take-card = From a card: { $card }
troyes-option-times = { $count } ×
troyes-option-mill = Bishopric { $bishopric } ×, Palace { $palace } ×
troyes-option-cubes = { $event }: { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
troyes-option-stop = Lay no more cubes
troyes-option-lay = Cubes: { $cubes }

troyes-event-began = Cards are laid out. { $first } is the first player.
troyes-event-king-began = Cards are laid out. The King is the first player.
troyes-event-dealt = { $seat } is watched over by: { $characters }.
    .hidden = { $seat } is dealt a character in secret.
troyes-event-column = Characters in their order: { $characters }.
troyes-event-placed = { $seat } places a citizen: { $space }.
troyes-event-side-placed = { $side }: a citizen in { $space }.
troyes-event-round = Round { $number } of { $rounds }.
troyes-event-revealed = New activity cards: { $cards }.
troyes-event-income = { $seat }: income { $deniers }.
troyes-event-wages = { $seat }: wages { $deniers }.
troyes-event-penalty = { $seat } falls short: −{ COUNT($points, of: "point") }.
troyes-event-rolled = { $seat } rolls: { $dice }.
troyes-event-side-rolled = { $side }: { $dice }.
troyes-event-unveiled = New event: { $event }.
troyes-event-struck = Event: { $event }.
troyes-event-event-roll = { $event }: the die shows { $face }.
troyes-event-no-effect = { $event } has no effect.
troyes-event-side-built = { $side }: a cube in the cathedral, level { $level }, number { $number }.
troyes-event-unbuilt = The cube on level { $level }, number { $number } of the cathedral is removed.
troyes-event-uncovered = The last cube is taken off: { $event }.
troyes-event-black-rolled = Black dice: { $black }.
troyes-event-beaten = { $seat } beats black { $black } with: { $dice }.
troyes-event-unbeaten = { $seat } cannot beat black { $black }.
troyes-event-king-beat = The King beats black { $black } with: { $dice }.
troyes-event-rerolled = { $seat } re-rolls: { $before } → { $after }.
troyes-event-recruited = { $seat } recruits a citizen.
troyes-event-flipped = { $seat } turns over: { $before } → { $after }.
troyes-event-spent-dice = { $seat } uses: { $dice }.
troyes-event-marker = { $seat } uses a cube of a card: { $card }.
troyes-event-bought = { $seat } pays { $owner }: { $deniers } (dice: { $count }).
troyes-event-bought-bank = { $seat } pays the bank: { $deniers } (dice: { $count }).
troyes-event-hired = { $seat } hires a tradesman: { $card }, cost { $deniers }, slot worth { $points }.
troyes-event-left-space = { $seat } takes a citizen from: { $space }.
troyes-event-left-lying = { $seat } takes up the citizen lying at: { $building }.
troyes-event-left-card = { $seat } takes the tradesman from: { $card }.
troyes-event-activated = { $seat }: { $card } × { $count }.
troyes-event-markers = { $seat } lays cubes on { $card }: { $count }.
troyes-event-got-deniers = { $seat }: +{ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-event-paid = { $seat }: −{ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-event-got-influence = { $seat }: +{ $count } influence.
troyes-event-spent-influence = { $seat }: −{ $count } influence.
troyes-event-got-points = { $seat }: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
troyes-event-taxed = { $seat } pays { $collector } tax: { $deniers }.
    .you = { $collector } taxes your citizens in the City Hall.
    .means = You pay { COUNT($deniers, of: "denier") }.
troyes-event-shot = { $seat }, Archer: { $rolls }. Hits: { $hits }.
troyes-event-built = { $seat } builds the cathedral: level { $level }, number { $number }.
troyes-event-covered = { $seat } counters { $event }: cubes { $count }.
troyes-event-side-covered = { $side }, cubes on { $event }: { $count }.
troyes-event-countered = All flags are covered: { $event }.
troyes-event-taken = { $seat } takes the card: { $event }.
troyes-event-side-taken = { $side }: the card goes there, { $event }.
troyes-event-discarded = Grey cubes are the most: the card { $event } is discarded.
troyes-event-blow =
    { $seat }, { $event }:{ $deniers ->
        [0] {""}
       *[other] {" "}−{ COUNT($deniers, of: "denier") }
    }{ $influence ->
        [0] {""}
       *[other] {" "}−{ COUNT($influence, of: "influence") }
    }{ $points ->
        [0] {""}
       *[other] {" "}−{ COUNT($points, of: "point") }
    }
    .you =
        { $event } strikes you:{ $deniers ->
        [0] {""}
       *[other] {" "}−{ COUNT($deniers, of: "denier") }
    }{ $influence ->
        [0] {""}
       *[other] {" "}−{ COUNT($influence, of: "influence") }
    }{ $points ->
        [0] {""}
       *[other] {" "}−{ COUNT($points, of: "point") }
    }
troyes-event-dice-lost =
    { $by_count ->
        [0] The King
       *[other] { $by }
    } { $deniers ->
        [0] takes
       *[other] buys
    } your { $dice }.
    .means =
        { $deniers ->
            [0] You get nothing for it.
           *[other] You get { COUNT($deniers, of: "denier") }.
        }
troyes-event-pushed =
    { $by_count ->
        [0] Your citizen is pushed out: { $building }.
       *[other] { $by } pushes your citizen out: { $building }.
    }
    .means = He lies there until the round ends, then he comes home to your supply.
troyes-event-cube-lost = { $event }: your cube leaves the cathedral, level { $level }, number { $number }.
troyes-event-flag-lost = { $event }: your cube is taken off { $off }.
troyes-event-entered = { $seat }: a citizen enters, { $space }.
troyes-event-side-entered = { $side }: a citizen enters, { $space }.
troyes-event-expelled = { $seat }: a citizen is pushed out, { $building }.
troyes-event-side-expelled = { $side }: a citizen is pushed out, { $building }.
troyes-event-farmed = { $seat }, agriculture: +{ $deniers }.
troyes-event-passed = { $seat } passes and lays { $deniers } into the district.
troyes-event-waited = { $seat } has passed: +{ $deniers } into the district.
troyes-event-round-over = Round { $number } is over.
troyes-event-collected = { $seat } collects { $deniers } from the district.
troyes-event-returned = { $seat }: citizens who come home: { $count }.
troyes-event-king-rolled = The King rolls { $rolls }: he { $action }.
troyes-event-king-spent = The King spends: { $dice }.
troyes-event-king-bought = The King buys of { $seat }: { $dice }, for { $deniers }.
troyes-event-king-points = The King: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
troyes-event-king-tradesman = The King places a tradesman: { $card }, slot worth { $points }.
troyes-event-king-idle = The King can do nothing there.
troyes-event-shown = { $seat } shows: { $characters }.
troyes-event-character-scored = { $character }, { $seat }: { $points }.
troyes-event-king-character-scored = { $character }, the King: { $points }.
troyes-event-scored = { $seat }: { $total } in all (cathedral, events, cards, penalties, decrees, standing events, tradesmen, missing levels, characters: { $points }).
troyes-event-king-scored = The King: { $total } in all (cathedral, events, cards, penalties, decrees, standing events, tradesmen, missing levels, characters: { $points }).
troyes-event-won = { $seat } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
troyes-event-verdict = Result { $result }. { $verdict }

troyes-why-one-die = Exactly one die is used here.
troyes-why-most-dice = No more than { $most } dice.
troyes-why-mixed = The dice of a group have one colour.
troyes-why-colour = { $colour ->
        [red] Only red dice count here.
        [white] Only white dice count here.
        [yellow] Only yellow dice count here.
       *[other] The dice of a group have one colour.
    }
troyes-why-sum = { $value } is too little: { $need } or more.
troyes-why-no-room = Number { $number } of the cathedral has no room for that.
troyes-why-lying = A citizen would have to leave whose colour already lies at the building.
troyes-why-nobody = You have no citizen who could go there.
troyes-why-stands-there = He stands there already.
troyes-why-influence = { $need } influence needed, you have { $have }.
troyes-why-hire = The tradesman costs { $cost }: { $short ->
        [one] { $short } denier short.
       *[other] { $short } deniers short.
    }
troyes-why-money = Costs { $price }: { $short ->
        [one] { $short } denier short.
       *[other] { $short } deniers short.
    }
troyes-why-no-cube = You have no cube on that card.
troyes-why-cube = The cube of this card does not help here.
troyes-why-cube-colour = { $colour ->
        [red] The cube of this card changes red dice only.
        [white] The cube of this card changes white dice only.
        [yellow] The cube of this card changes yellow dice only.
       *[other] The cube of this card changes dice of one colour.
    }
troyes-why-cube-dice = { $most ->
        [1] With the cube of this card a single die is used.
       *[other] With the cube of this card no more than { $most } dice are used.
    }
troyes-why-cube-free = The cube makes dice of others free: take at least one.
troyes-why-recruited = All your citizens are recruited.
troyes-why-no-own-dice = There is no die in your district.
troyes-why-not-yours = Only dice of your own district.
troyes-why-no-dice = No dice that you can pay for are enough.
troyes-why-highest = The highest, black { $black }, must be among them.
troyes-why-weak = { $strength } is too little: { $need } or more.
troyes-why-spare = One of these dice is not needed.

troyes-amendment-spare-dice = Black dice may be beaten with more dice than are needed.
troyes-amendment-cubes-in-order = Each way of laying cubes on several events is offered once.

troyes-sheet-setup = Before the first round
troyes-sheet-round = Round { $round } of { $rounds }
troyes-sheet-phase-0 = new cards
troyes-sheet-phase-1 = income and wages
troyes-sheet-phase-2 = workforce
troyes-sheet-phase-3 = events
troyes-sheet-phase-4 = actions
troyes-sheet-phase-5 = end of the round
troyes-sheet-square = City square
troyes-sheet-black = Black dice
troyes-sheet-black-dice = black dice { $count }
troyes-sheet-cards = Activity cards
troyes-sheet-events = Events
troyes-sheet-buildings = Buildings
troyes-sheet-cathedral = Cathedral
troyes-sheet-characters = Characters in play that you know of
troyes-sheet-column-card = card
troyes-sheet-column-cost = cost
troyes-sheet-column-use = dice
troyes-sheet-column-slots = slots and cubes
troyes-sheet-column-event = event
troyes-sheet-column-rewards = rewards
troyes-sheet-column-flags = flags
troyes-sheet-row-deniers = Deniers
troyes-sheet-row-influence = Influence
troyes-sheet-row-citizens = Citizens: own + general supply
troyes-sheet-row-wages = Wages
troyes-sheet-row-tradesmen = Tradesmen (slots)
troyes-sheet-row-cubes = Cathedral cubes (levels)
troyes-sheet-row-taken = Events taken
troyes-sheet-row-passed = Passed, in the district
troyes-sheet-row-points = Points
troyes-sheet-lying = lying: { $who }
troyes-sheet-level = Level { $level }
troyes-sheet-mark-neutral = n
troyes-sheet-mark-king = K

# Numbers of an entry, where only some of them are not the rulebook's.
troyes-fact-cost = cost
troyes-fact-slots = slots
troyes-fact-divisor = divisor
troyes-fact-round = round
troyes-fact-dice = dice
troyes-fact-flags = flags
troyes-fact-points = rewards
troyes-fact-second = second card
troyes-fact-colour = colour
troyes-fact-rows = rows
troyes-fact-spaces = spaces
troyes-fact-pay = what is paid
troyes-fact-gain = what is gained
troyes-fact-amount = amount
troyes-fact-modifier = modifier
troyes-fact-wage = wages
troyes-fact-black = black dice
# fixed: 2, how many play
troyes-fact-two = tiers for two
troyes-fact-more = tiers

# What matters most, on a small screen.
troyes-glance-black = Black dice: { $dice }
troyes-glance-events = Events: { $events }
troyes-glance-cards = Cards: { $cards }
troyes-glance-passed = passed ({ COUNT($deniers, of: "denier") })
troyes-glance-short-red = R
troyes-glance-short-white = W
troyes-glance-short-yellow = Y
troyes-glance-column-points = Pts
troyes-glance-column-deniers = Den.
troyes-glance-column-influence = Infl.
troyes-glance-column-citizens = Citiz.
troyes-glance-column-wages = Wages
troyes-glance-column-cubes = Cubes
troyes-glance-column-events = Ev.
troyes-glance-column-dice = Dice

## Goals

# What a character counts.
troyes-counts-chretien = citizens in buildings
troyes-counts-urbain = cubes in the cathedral
troyes-counts-thibaut = deniers
troyes-counts-hugues = influence
troyes-counts-florentin = tradesmen on cards
troyes-counts-henry = event cards
troyes-goal-character = { $character }, { $counts }: { $have } of { $need } for { COUNT($points, of: "point") }
troyes-goal-levels = Levels of the cathedral with your cube: { $have } of { $need }; the rest cost { COUNT($points, of: "point") } at the end
