kingsburg-name = Kingsburg
    .original = Kingsburg
kingsburg-summary = Governors of a border land win over the King's advisors with dice, build up their provinces and hold off an invasion every winter.
    .short = Dice, advisors and hard winters
    .tie = a tie: more goods decide, then more buildings
kingsburg-credits = A game by Andrea Chiarvesio and Luca Iennaco. Rules by the Russian edition of the game and its expansion; texts and pictures are ours.

kingsburg-setting-modules = Modules
    .help = The modules of the expansion To Forge a Realm, in any combination.
kingsburg-setting-modules-provinces = Greater provinces
    .help = Province sheets with more rows of buildings.
kingsburg-setting-modules-rows = Alternative rows
    .help = Each player gets other rows of buildings ({ $deal-rows }) and decides which of them to use.
kingsburg-setting-modules-governors = Governors
    .help = Each player has a governor with an ability of his own.
kingsburg-setting-modules-events = Events
    .help = Each year brings an event that holds for all players until winter is over.
kingsburg-setting-modules-soldiers = Soldier tokens
    .help = Instead of the King's die each player chooses a soldier token every winter.
kingsburg-setting-rows = Alternative rows
    .help = How the alternative rows are handed out.
kingsburg-setting-rows-draw = Blind draw
    .help = Each player draws { COUNT($deal-rows, of: "row") } unseen; one of equal ones may be exchanged.
kingsburg-setting-rows-draft = Open draft
    .help = All rows lie open; players take one clockwise and then one more in reverse order.
kingsburg-setting-governors = Governors
    .help = How the governors are handed out.
kingsburg-setting-governors-deal = Deal
    .help = Each player is dealt { COUNT($deal-governors, of: "card") } and keeps one.
kingsburg-setting-governors-auction = Auction
    .help = { $deal-auction ->
        [1] One card
       *[other] { $deal-auction } cards
    } more than players on the table; players bid victory points for them.

kingsburg-good-gold = gold
kingsburg-good-wood = wood
kingsburg-good-stone = stone

kingsburg-count-gold = { $n } gold
kingsburg-count-wood = { $n } wood
kingsburg-count-stone = { $n } stone
kingsburg-count-good = { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
kingsburg-count-soldier = { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
kingsburg-count-point = { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
kingsburg-count-token = { $n ->
        [one] a “+{ $game-token }” token
       *[other] { $n } “+{ $game-token }” tokens
    }
kingsburg-count-white-die = { $n ->
        [one] { $n } white die
       *[other] { $n } white dice
    }
kingsburg-count-coloured-die = { $n ->
        [one] { $n } coloured die
       *[other] { $n } coloured dice
    }
kingsburg-count-building = { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
kingsburg-count-row = { $n ->
        [one] { $n } row
       *[other] { $n } rows
    }
kingsburg-count-year = { $n ->
        [one] { $n } year
       *[other] { $n } years
    }
kingsburg-count-card = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# What help texts quote: a building's plain bonus, one good that is paid, Roman numbers as on the board.
kingsburg-plain-bonus = { $battle ->
        [0] { "" }
       *[other] { SIGNED($battle) } in battle.{ " " }
    }
kingsburg-one-paid = { $pay ->
        [gold] one gold
        [wood] one wood
        [stone] one stone
       *[good] one good
    }
kingsburg-one-token = a “+{ $game-token }” token
kingsburg-roman-column = { $column ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] { $column }
    }
kingsburg-roman-year = { $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
       *[other] { $year }
    }

kingsburg-season-spring = Spring
kingsburg-season-summer = Summer
kingsburg-season-autumn = Autumn
kingsburg-season-winter = Winter

kingsburg-advisor-jester = Jester
    .help = { COUNT($points, of: "point") }.
kingsburg-advisor-squire = Squire
    .help = { COUNT($gold, of: "gold") }.
kingsburg-advisor-architect = Architect
    .help = { COUNT($wood, of: "wood") }.
kingsburg-advisor-merchant = Merchant
    .help = One { WORD($choice-1, of: "good") } or one { WORD($choice-2, of: "good") }.
kingsburg-advisor-sergeant = Sergeant
    .help = { COUNT($soldiers, of: "soldier") }.
kingsburg-advisor-alchemist = Alchemist
    .help = You may trade { COUNT($trade, of: "good") } for one of each other kind.
kingsburg-advisor-astronomer = Astronomer
    .help = { COUNT($any, of: "good") } of your choice and { COUNT($tokens, of: "token") }.
kingsburg-advisor-treasurer = Treasurer
    .help = { COUNT($gold, of: "gold") }.
kingsburg-advisor-master-hunter = Master Hunter
    .help = { COUNT($wood, of: "wood") }, and one { WORD($choice-1, of: "good") } or one { WORD($choice-2, of: "good") }.
kingsburg-advisor-general = General
    .help = { COUNT($soldiers, of: "soldier") } and a secret look at this year's enemy.
kingsburg-advisor-swordsmith = Swordsmith
    .help = { COUNT($stone, of: "stone") }, and one { WORD($choice-1, of: "good") } or one { WORD($choice-2, of: "good") }.
kingsburg-advisor-duchess = Duchess
    .help = { COUNT($any, of: "good") } of your choice and { COUNT($tokens, of: "token") }.
kingsburg-advisor-champion = Champion
    .help = { COUNT($stone, of: "stone") }.
kingsburg-advisor-smuggler = Smuggler
    .help = You may give { COUNT($price, of: "point") } for { COUNT($any, of: "good") } of your choice.
kingsburg-advisor-inventor = Inventor
    .help = { COUNT($gold, of: "gold") }, { COUNT($wood, of: "wood") } and { COUNT($stone, of: "stone") }.
kingsburg-advisor-wizard = Wizard
    .help = { COUNT($gold, of: "gold") }.
kingsburg-advisor-queen = Queen
    .help = { COUNT($any, of: "good") } of your choice, a secret look at this year's enemy and { COUNT($points, of: "point") }.
kingsburg-advisor-king = King
    .help = { COUNT($gold, of: "gold") }, { COUNT($wood, of: "wood") }, { COUNT($stone, of: "stone") } and { COUNT($soldiers, of: "soldier") }.

kingsburg-perk-statue = Statue
    .help = { kingsburg-plain-bonus }When all your dice show the same number, you may reroll one of them.
kingsburg-perk-chapel = Chapel
    .help = { kingsburg-plain-bonus }When your dice total { $total } or less, you may reroll them all.
kingsburg-perk-church = Church
    .help = { kingsburg-plain-bonus }{ SIGNED($against-demons) } in battle against Demons.
kingsburg-perk-cathedral = Cathedral
    .help = { kingsburg-plain-bonus }End of the game: one victory point for every { $goods } goods you have.
kingsburg-perk-inn = Inn
    .help = { kingsburg-plain-bonus }End of Summer: take { COUNT($tokens, of: "token") }.
kingsburg-perk-market = Market
    .help = { kingsburg-plain-bonus }Once a season you may influence an advisor whose number differs from your dice by up to { $shift }.
kingsburg-perk-farms = Farms
    .help = { kingsburg-plain-bonus }Every season { COUNT($white, of: "white-die") } more.
kingsburg-perk-merchants-guild = Merchants' Guild
    .help = { kingsburg-plain-bonus }Before rolling, every season: take { COUNT($gold, of: "gold") }.
kingsburg-perk-guard-tower = Guard Tower
    .help = { SIGNED($battle) } in battle.
kingsburg-perk-blacksmith = Blacksmith
    .help = { SIGNED($battle) } in battle.
kingsburg-perk-barracks = Barracks
    .help = { kingsburg-plain-bonus }A soldier costs you { COUNT($price, of: "good") } instead of { $game-recruit }.
kingsburg-perk-wizards-guild = Wizards' Guild
    .help = { SIGNED($battle) } in battle.
kingsburg-perk-palisade = Palisade
    .help = { kingsburg-plain-bonus }Against Zombies another { SIGNED($against-zombies) }.
kingsburg-perk-stable = Stable
    .help = { kingsburg-plain-bonus }Sergeant, General and King give you more soldiers: { SIGNED($soldiers) }.
kingsburg-perk-stone-wall = Stone Wall
    .help = { kingsburg-plain-bonus }You win drawn battles.
kingsburg-perk-fortress = Fortress
    .help = { kingsburg-plain-bonus }{ COUNT($victory, of: "point") } for each battle you win.
kingsburg-perk-barricade = Barricade
    .help = { kingsburg-plain-bonus }{ SIGNED($against-goblins) } in battle against Goblins.
kingsburg-perk-crane = Crane
    .help = { kingsburg-plain-bonus }Buildings of columns III and IV cost you { COUNT($discount, of: "gold") } less.
kingsburg-perk-town-hall = Town Hall
    .help = { kingsburg-plain-bonus }End of a season: you may give one good or one token for { COUNT($reward, of: "point") }.
kingsburg-perk-embassy = Embassy
    .help = { kingsburg-plain-bonus }End of a season: { COUNT($reward, of: "point") }.
kingsburg-perk-sawmill = Sawmill
    .help = { kingsburg-plain-bonus }End of Summer: you may give { kingsburg-one-paid } for { COUNT($gold, of: "gold") }.
kingsburg-perk-quarry = Quarry
    .help = { kingsburg-plain-bonus }End of Summer: you may give { kingsburg-one-paid } for { COUNT($gold, of: "gold") }.
kingsburg-perk-goldsmith = Goldsmith
    .help = { kingsburg-plain-bonus }End of Summer: you may give { kingsburg-one-paid } for { COUNT($soldiers, of: "soldier") } and { COUNT($reward, of: "point") }.
kingsburg-perk-mint = Mint
    .help = { kingsburg-plain-bonus }Sawmill, Quarry and Goldsmith also work at the end of Spring and of Autumn.
kingsburg-perk-improvised-defenses = Improvised Defenses
    .help = { kingsburg-plain-bonus }{ SIGNED($bonus) } in battle against an enemy of strength { $strength } or less.
kingsburg-perk-recruiting-center = Recruiting Center
    .help = { kingsburg-plain-bonus }When recruiting you may give “+{ $game-token }” tokens, each for { COUNT($soldiers, of: "soldier") }.
kingsburg-perk-training-camp = Training Camp
    .help = { kingsburg-plain-bonus }Before recruiting: { COUNT($soldiers, of: "soldier") } if you have fewer than { $fewer }.
kingsburg-perk-military-academy = Military Academy
    .help = { kingsburg-plain-bonus }Winter: roll a die of your own; you may use it instead of the King's. With soldier tokens half of it, rounded up, may replace your token's number.
kingsburg-perk-fountain = Fountain
    .help = { kingsburg-plain-bonus }End of Summer: you may give { kingsburg-one-paid } for { COUNT($reward, of: "point") }.
kingsburg-perk-merry-go-round = Merry-go-round
    .help = { kingsburg-plain-bonus }End of Summer: you may give { kingsburg-one-paid } for { COUNT($reward, of: "point") }.
kingsburg-perk-theatre = Theatre
    .help = { kingsburg-plain-bonus }End of Summer: you may give { kingsburg-one-paid } for { COUNT($reward, of: "point") }.
kingsburg-perk-royal-gardens = Royal Gardens
    .help = { kingsburg-plain-bonus }Fountain, Merry-go-round and Theatre also work at the end of Autumn.
kingsburg-perk-bridge = Bridge
    .help = { kingsburg-plain-bonus }End of a season in which one of your dice stayed unplaced: take { COUNT($gold, of: "gold") }.
kingsburg-perk-altar = Altar
    .help = { kingsburg-plain-bonus }When your dice total { $total } or less, you may reroll up to { $reroll } of them.
kingsburg-perk-monastery = Monastery
    .help = { kingsburg-plain-bonus }End of Autumn: { COUNT($reward, of: "point") } if you have no goods.
kingsburg-perk-basilica = Basilica
    .help = { kingsburg-plain-bonus }Cannot be destroyed.
kingsburg-perk-brewery = Brewery
    .help = { kingsburg-plain-bonus }End of Summer: you lose all your soldiers and take { COUNT($tokens, of: "token") }.
kingsburg-perk-traveling-market = Traveling Market
    .help = { kingsburg-plain-bonus }Once a season you may influence advisor { $advisors-1 }, { $advisors-2 } or { $advisors-3 } with dice that differ from the number by up to { $shift }.
kingsburg-perk-vineyards = Vineyards
    .help = { kingsburg-plain-bonus }In Autumn { COUNT($white, of: "white-die") } more.
kingsburg-perk-craftsmens-guild = Craftsmen's Guild
    .help = { kingsburg-plain-bonus }Before rolling: { COUNT($wood, of: "wood") } in Spring, { COUNT($stone, of: "stone") } in Summer, { COUNT($any, of: "good") } of your choice in Autumn.
kingsburg-perk-watch-post = Watch Post
    .help = { kingsburg-plain-bonus }Before the enemy is revealed you may pay { kingsburg-one-paid }: { SIGNED($bonus) } in this battle.
kingsburg-perk-armory = Armory
    .help = { kingsburg-plain-bonus }Before the enemy is revealed you may pay { kingsburg-one-paid }: another { SIGNED($bonus) }.
kingsburg-perk-arena = Arena
    .help = { kingsburg-plain-bonus }After recruiting: { COUNT($reward, of: "point") } if you have soldiers and nobody has more.
kingsburg-perk-sorcerers-tower = Sorcerers' Tower
    .help = { kingsburg-plain-bonus }In battle roll a die: { SIGNED($penalty) } on its lowest face, otherwise { SIGNED($bonus) }.
kingsburg-perk-small-palisade = Small Palisade
    .help = { kingsburg-plain-bonus }{ SIGNED($bonus) } in battle if you have at least { COUNT($soldiers, of: "soldier") } when Winter begins.
kingsburg-perk-griffin-ranch = Griffin Ranch
    .help = { kingsburg-plain-bonus }When your final dice total { $total } or less: { COUNT($soldiers, of: "soldier") }.
kingsburg-perk-catapults = Catapults
    .help = { kingsburg-plain-bonus }You win drawn battles. Before the enemy is revealed you may pay { kingsburg-one-paid }: { SIGNED($bonus) } in this battle.
kingsburg-perk-winter-quarters = Winter Quarters
    .help = { kingsburg-plain-bonus }If you win, nobody is stronger and you have soldiers, you keep { COUNT($soldiers, of: "soldier") } for the next year.
kingsburg-perk-hideout = Hideout
    .help = { kingsburg-plain-bonus }You lose no victory points to an enemy card.
kingsburg-perk-carpenters-workshop = Carpenter's Workshop
    .help = { kingsburg-plain-bonus }Buildings of columns II to IV cost you { COUNT($discount, of: "wood") } less.
kingsburg-perk-park = Park
    .help = { kingsburg-plain-bonus }End of a season in which you influenced at least { $advisors } advisors: { COUNT($reward, of: "point") }.
kingsburg-perk-architects-guild = Architects' Guild
    .help = { kingsburg-plain-bonus }{ COUNT($reward, of: "point") } for each building you construct from now on. End of the game: { COUNT($most, of: "point") } if nobody has more buildings.
kingsburg-perk-library = Library
    .help = { kingsburg-plain-bonus }Take { COUNT($gold, of: "gold") } whenever an advisor lets you look at the enemy.
kingsburg-perk-school = School
    .help = { kingsburg-plain-bonus }After recruiting: { COUNT($reward, of: "point") } if you have at least { COUNT($soldiers, of: "soldier") }.
kingsburg-perk-veterans-hall = Veterans' Hall
    .help = { kingsburg-plain-bonus }{ COUNT($any, of: "good") } of your choice for each battle you win.
kingsburg-perk-university = University
    .help = { kingsburg-plain-bonus }When your final dice total { $total } or less: { COUNT($reward, of: "point") }.

kingsburg-enemy-goblins = Goblins
kingsburg-enemy-orcs = Orcs
kingsburg-enemy-zombies = Zombies
kingsburg-enemy-barbarians = Barbarians
kingsburg-enemy-demons = Demons
kingsburg-enemy-dragons = Dragons

kingsburg-perk-thief = Thief
    .help = You begin with { MINUS($penalty) } victory points. At the start of Summer take { COUNT($goods, of: "good") } from an opponent.
kingsburg-perk-miner = Miner
    .help = End of the year: { COUNT($gold, of: "gold") }. Once a year a building costs you { COUNT($discount, of: "gold") } less.
kingsburg-perk-carpenter = Carpenter
    .help = End of the year: { COUNT($wood, of: "wood") }. Once a year a building costs you { COUNT($discount, of: "wood") } less.
kingsburg-perk-sculptor = Sculptor
    .help = End of the year: { COUNT($stone, of: "stone") }. Once a year a building costs you { COUNT($discount, of: "stone") } less.
kingsburg-perk-minstrel = Minstrel
    .help = At the very end of the year: { COUNT($last, of: "point") } if nobody has fewer than you, and { $behind } more if somebody has more.
kingsburg-perk-sorcerer = Sorcerer
    .help = At the start of year { kingsburg-roman-year } construct up to { $buildings } buildings of column { kingsburg-roman-column } for free; they bring no victory points.
kingsburg-perk-heiress = Heiress
    .help = { COUNT($gold, of: "gold") }, { COUNT($wood, of: "wood") }, { COUNT($stone, of: "stone") } and { COUNT($tokens, of: "token") } lie here. When your final dice total { $total } or less, take one of them.
kingsburg-perk-politician = Politician
    .help = Some advisors are yours alone: number { $first } gives { COUNT($first-goods, of: "good") } of your choice, number { $second } gives { $second-goods }.
kingsburg-perk-architect = Architect
    .help = If somebody has more buildings when your turn to build comes, you may construct a second one. End of the game: { COUNT($reward, of: "point") } for each row with at least { COUNT($row, of: "building") }.
kingsburg-perk-paladin = Paladin
    .help = End of the game: { COUNT($reward, of: "point") } for each battle you won.
kingsburg-perk-prince = Prince
    .help = When your dice total { $total } or less, you may turn your coloured dice to { $dice-1 }, { $dice-2 } and { $dice-3 }.
kingsburg-perk-philosopher = Philosopher
    .help = When your dice total { $total } or less, you may reroll them all; { COUNT($reward, of: "point") } if the total fell and you reroll no more.
kingsburg-perk-duke = Duke
    .help = After influencing, if { $advisor ->
        [12] the Duchess
       *[other] advisor { $advisor }
    } is free, you may move your dice there from your highest advisor.
kingsburg-perk-preacher = Preacher
    .help = End of a season in which somebody built nothing: { COUNT($reward, of: "point") }.
kingsburg-perk-tax-collector = Tax Collector
    .help = Whenever another player constructs a building of column { kingsburg-roman-column }: take { COUNT($any, of: "good") } of your choice.
kingsburg-perk-general = General
    .help = { SIGNED($battle) } in every battle.
kingsburg-perk-mercenary = Mercenary
    .help = Before the enemy is revealed you may pay { kingsburg-one-paid }: { SIGNED($bonus) } in this battle.
kingsburg-perk-fairy = Fairy
    .help = In Summer { COUNT($white, of: "white-die") } more.
kingsburg-perk-priest = Priest
    .help = Once a year before rolling you may hold a prayer: { COUNT($owner, of: "point") } for you; then players without a white die get one, the others { COUNT($reward, of: "point") }.
kingsburg-perk-trickster = Trickster
    .help = After rolling you may turn each die of yours that shows { $die } up or down by { $shift }.
kingsburg-perk-damsel = Damsel
    .help = When Winter begins and nobody has fewer soldiers: { COUNT($soldiers, of: "soldier") }.
kingsburg-perk-merchant = Merchant
    .help = Once a season you may exchange one good for one of another kind.
kingsburg-perk-spy = Spy
    .help = You look at the enemy at the start of the year. { COUNT($reward, of: "point") } whenever an advisor lets you look.
kingsburg-perk-engineer = Engineer
    .help = Buildings up to column { kingsburg-roman-column } cost you { COUNT($discount, of: "good") } of your choice less, but at least { COUNT($least, of: "good") }.
kingsburg-perk-town-development = Town Development
    .help = Owners of a Crane or a Carpenter's Workshop construct buildings up to column { kingsburg-roman-column } for free.
kingsburg-perk-rising-stars = Rising Stars
    .help = Each season gifts lie on advisors: { WORD($gifts-1-1, of: "good") } on { $gifts-1-2 }, { WORD($gifts-2-1, of: "good") } on { $gifts-2-2 }, { WORD($gifts-3-1, of: "good") } on { $gifts-3-2 }, { WORD($gifts-4-1, of: "good") } on { $gifts-4-2 } and { WORD($gifts-5-1, of: "good") } on { $gifts-5-2 }. Who influences first takes the gift at once.
kingsburg-perk-fierce-enemies = Fierce Enemies
    .help = Strength of this year's enemy: { SIGNED($strength) }.
kingsburg-perk-heavy-snow = Heavy Snow
    .help = The King sends everybody { COUNT($king, of: "soldier") }. With soldier tokens each token's number changes by { SIGNED($tokens) }.
kingsburg-perk-famine = Famine
    .help = Everybody rolls only { COUNT($dice, of: "coloured-die") }.
kingsburg-perk-bad-advisors = Bad Advisors
    .help = Each { $from } becomes a { $to } after all changes of dice.
kingsburg-perk-good-year = Good Year
    .help = Before rolling, every season: players without a white die get one, the others take { COUNT($any, of: "good") } of their choice.
kingsburg-perk-secret-deals = Secret Deals
    .help = Each player marks an advisor. A marked advisor helps only those who marked him.
kingsburg-perk-the-king-is-ill = The King Is Ill
    .help = { $advisor ->
        [18] The King
       *[other] Advisor { $advisor }
    } cannot be influenced. At the end of Winter a die is rolled: on { $death ->
        [1] the lowest face
       *[other] { $death } or less
    } the King dies and the game ends.
kingsburg-perk-parade = Parade
    .help = After recruiting: { COUNT($reward, of: "point") } for each player with the most soldiers{ $least ->
        [1] , if there are any.
       *[other] , if there are at least { $least }.
    }
kingsburg-perk-open-quarry = Open Quarry
    .help = At the start of each season a die is rolled: on { $die } or more everybody takes { COUNT($stone, of: "stone") }.
kingsburg-perk-royal-gifts = Royal Gifts
    .help = Everybody takes { COUNT($any, of: "good") } of choice at the start of the year.
kingsburg-perk-lush-forests = Lush Forests
    .help = At the start of each season a die is rolled: on { $die } or more everybody takes { COUNT($wood, of: "wood") }.
kingsburg-perk-gold-vein = Gold Vein
    .help = At the start of each season a die is rolled: on { $die } or more everybody takes { COUNT($gold, of: "gold") }.
kingsburg-perk-weak-enemies = Weak Enemies
    .help = Strength of this year's enemy: { SIGNED($strength) }.
kingsburg-perk-favour-of-the-court = Favour of the Court
    .help = Everybody takes { COUNT($tokens, of: "token") } at the start of the year.
kingsburg-perk-royal-tournament = Royal Tournament
    .help = The King's reward is { COUNT($reward, of: "point") }.
kingsburg-perk-dangerous-roads = Dangerous Roads
    .help = Nobody receives the Envoy; an unused Envoy goes back.
kingsburg-perk-costly-recruits = Costly Recruits
    .help = Recruiting a soldier costs { COUNT($price, of: "good") } more.
kingsburg-perk-volunteers = Volunteers
    .help = Before recruiting everybody gains { COUNT($soldiers, of: "soldier") }.
kingsburg-perk-taxes = Taxes
    .help = End of Autumn: everybody pays { COUNT($gold, of: "gold") } or loses { COUNT($penalty, of: "point") }.
kingsburg-perk-the-queen-is-away = The Queen Is Away
    .help = { $advisor ->
        [17] The Queen
       *[other] Advisor { $advisor }
    } cannot be influenced.
kingsburg-perk-master-builders = Master Builders
    .help = Once this year each player may construct a second building in a season.
kingsburg-perk-builders-strike = Builders' Strike
    .help = Buildings from column { kingsburg-roman-column } on cost { COUNT($gold, of: "gold") } more.
kingsburg-perk-great-fair = Great Fair
    .help = Once a season each player may exchange one good for one of another kind.
kingsburg-perk-royal-guard = Royal Guard
    .help = The King sends more soldiers: { SIGNED($soldiers) }.
kingsburg-perk-scouts-report = Scouts' Report
    .help = This year's enemy lies open from the start of the year.
kingsburg-perk-thick-fog = Thick Fog
    .help = Nobody may look at the enemy.
kingsburg-perk-glory-and-shame = Glory and Shame
    .help = In this year's battle winners gain { COUNT($winners, of: "point") } more, losers lose { $losers } more.

kingsburg-advisor-private-first = Private advisor { $governor-politician-first }
    .help = { COUNT($governor-politician-first-goods, of: "good") } of your choice. Only the Politician may influence him.
kingsburg-advisor-private-second = Private advisor { $governor-politician-second }
    .help = { COUNT($governor-politician-second-goods, of: "good") } of your choice. Only the Politician may influence him.

kingsburg-good-token = “+{ $game-token }” token

kingsburg-row-a = A ({ kingsburg-perk-fountain }, { kingsburg-perk-merry-go-round }, { kingsburg-perk-theatre }, { kingsburg-perk-royal-gardens })
kingsburg-row-b = B ({ kingsburg-perk-bridge }, { kingsburg-perk-altar }, { kingsburg-perk-monastery }, { kingsburg-perk-basilica })
kingsburg-row-c = C ({ kingsburg-perk-brewery }, { kingsburg-perk-traveling-market }, { kingsburg-perk-vineyards }, { kingsburg-perk-craftsmens-guild })
kingsburg-row-d = D ({ kingsburg-perk-watch-post }, { kingsburg-perk-armory }, { kingsburg-perk-arena }, { kingsburg-perk-sorcerers-tower })
kingsburg-row-e = E ({ kingsburg-perk-small-palisade }, { kingsburg-perk-griffin-ranch }, { kingsburg-perk-catapults }, { kingsburg-perk-winter-quarters })
kingsburg-row-f = F ({ kingsburg-perk-hideout }, { kingsburg-perk-carpenters-workshop }, { kingsburg-perk-park }, { kingsburg-perk-architects-guild })
kingsburg-row-g = G ({ kingsburg-perk-library }, { kingsburg-perk-school }, { kingsburg-perk-veterans-hall }, { kingsburg-perk-university })

kingsburg-heading-advisors = Advisors
kingsburg-heading-buildings = Buildings
kingsburg-heading-abilities = Abilities
kingsburg-heading-governor = Governor
kingsburg-heading-events = Events
kingsburg-heading-reward = King's reward
kingsburg-heading-battles = Battles
kingsburg-heading-losses = Losses
kingsburg-heading-tokens = Soldier tokens

kingsburg-option-take = Take { $goods }
kingsburg-option-done = Nothing more
    .replace-row = Keep both
    .use-ability = Use nothing
    .ask-advisor =
        { $advisor_name ->
            [alchemist] Exchange nothing
           *[other] Ask for nothing
        }
    .build =
        { $number ->
            [1] Build nothing
           *[other] Build nothing more
        }
kingsburg-option-influence =
    { $advisor }: { $dice_count ->
        [one] die no. { $dice }
       *[other] dice no. { $dice }
    }{ kingsburg-influence-with }
    .called = { $advisor }: { $dice_count ->
        [one] die { $dice }
       *[other] dice { $dice }
    }{ kingsburg-influence-with }
kingsburg-influence-with =
    { $token ->
        [0] { "" }
       *[other] { ", " }{ kingsburg-one-token }
    }{ $market ->
        [0] { "" }
       *[other] { ", shifted by " }{ $market }
    }{ $envoy ->
        [0] { "" }
       *[other] { ", the Envoy" }
    }
kingsburg-option-pass = Pass
# fixed: 2, there are three kinds of goods
kingsburg-option-trade = Trade { $good } for the other two kinds
kingsburg-option-build =
    { $building } { $cost_count ->
        [0] for free
       *[other] for { $cost }
    }{ $discount_count ->
        [0] { "" }
       *[other] { " (" }{ $discount })
    }{ $envoy ->
        [0] { "" }
       *[other] { ", with the Envoy" }
    }
kingsburg-option-recruit =
    Recruit soldiers: { $soldiers }{ $tokens ->
        [0] { "" }
       *[other] , “+{ $game-token }” tokens paid: { $tokens }
    }
kingsburg-option-pay = Pay { $goods }
kingsburg-option-use = { $perk }
kingsburg-option-reroll =
    { $perk }: reroll { $dice_count ->
        [one] die no. { $dice }
       *[other] dice no. { $dice }
    }
    .called = { $perk }: reroll { $dice_count ->
        [one] die { $dice }
       *[other] dice { $dice }
    }
kingsburg-option-turn =
    { $perk }: turn the dice to { $coloured }{ $white_count ->
        [0] { "" }
       *[other] , white { $white }
    }
kingsburg-option-exchange = { $perk }: { $good } for { $other }
kingsburg-option-offer = { $perk }: give { $good }
kingsburg-option-pick = { $perk }: take { $good }
kingsburg-option-steal = { $perk }: { $good } from { $victim }
kingsburg-option-mark = { $perk }: mark { $advisor }
kingsburg-option-raise = { $perk }: { $building }
kingsburg-option-send = Soldier token { $soldiers }
kingsburg-option-appoint = { $governor }
kingsburg-option-cover =
    { $rows_count ->
        [0] Use no alternative rows
       *[other] Use rows { $rows }
    }
kingsburg-option-replace = Exchange one of the equal ones
kingsburg-option-draft = Take row { $row }
kingsburg-option-open = { $governor }, bid { $bid }
kingsburg-option-bid = Bid { $bid }
kingsburg-option-grant = White die by { $perk }

kingsburg-event-begun = The governors take office. Turn order: { $order }.
kingsburg-event-year = Year { $year } begins.
# fixed: 1 2 3 4 5 6 7 8, the phases of a year
kingsburg-event-phase =
    { $phase ->
        [1] Phase 1: the King's aid.
        [2] Phase 2: Spring.
        [3] Phase 3: the King's reward.
        [4] Phase 4: Summer.
        [5] Phase 5: the King's Envoy.
        [6] Phase 6: Autumn.
        [7] Phase 7: recruiting.
       *[8] Phase 8: Winter.
    }
kingsburg-event-event = Event of the year: { $event }.
kingsburg-event-aid = The King's aid for { $seat }: { $goods }.
kingsburg-event-aid-die = The King's aid for { $seat }: a white die this Spring.
kingsburg-event-neutral = Neutral dice { $first } and { $second } take: { $advisors }.
kingsburg-event-rolled =
    { $seat } rolls { $coloured }{ $white_count ->
        [0] .
       *[other] , white { $white }.
    }
kingsburg-event-rerolled =
    { $seat } rerolls, { $perk }: now { $coloured }{ $white_count ->
        [0] .
       *[other] , white { $white }.
    }
kingsburg-event-ordered = New turn order: { $order } (totals { $totals }).
kingsburg-event-influenced =
    { $seat } influences { $advisor } with { $coloured }{ $white_count ->
        [0] { "" }
       *[other] , white { $white }
    }{ $token ->
        [0] { "" }
       *[other] , { kingsburg-one-token }
    }{ $market ->
        [0] { "" }
       *[other] , shifted by { $market }
    }{ $envoy ->
        [0] .
       *[other] { " " }and the Envoy's help.
    }
kingsburg-event-passed = { $seat } passes.
kingsburg-event-helped =
    { $advisor } helps { $seat }{ $given_count ->
        [0] { "" }
       *[other] { ": " }gives { $given }
    }{ $goods_count ->
        [0] { "" }
       *[other]
            { $given_count ->
                [0] { ": " }
               *[other] { ", takes " }
            }{ $goods }
    }{ $soldiers ->
        [0] { "" }
       *[other]
            { $given_count ->
                [0]
                    { $goods_count ->
                        [0] { ": " }
                       *[other] { ", " }
                    }
               *[other] { ", " }
            }{ $soldiers ->
                [one] { $soldiers } soldier
               *[other] { $soldiers } soldiers
            }
    }{ $points ->
        [0] { "" }
       *[other]
            { $given_count ->
                [0]
                    { $goods_count ->
                        [0]
                            { $soldiers ->
                                [0] { ": " }
                               *[other] { ", " }
                            }
                       *[other] { ", " }
                    }
               *[other] { ", " }
            }{ $points } VP
    }.
kingsburg-event-declined = { $seat } does not need the help of { $advisor }.
kingsburg-event-enemy-seen = { $seat } looks at the enemy: { $enemy }, strength { $strength }.
    .hidden = { $seat } looks at the enemy card in secret.
kingsburg-event-built =
    { $seat } constructs { $building } { $cost_count ->
        [0] for free
       *[other] for { $cost }
    }{ $points ->
        [0] { "" }
       *[other] { ", " }{ $points } VP
    }.
kingsburg-event-not-built = { $seat } constructs nothing.
kingsburg-event-perk =
    { $seat }, { $perk }{ $given_count ->
        [0] { "" }
       *[other] { ": " }gives { $given }
    }{ $goods_count ->
        [0] { "" }
       *[other]
            { $given_count ->
                [0] { ": " }
               *[other] { ", takes " }
            }{ $goods }
    }{ $soldiers ->
        [0] { "" }
       *[other]
            { $given_count ->
                [0]
                    { $goods_count ->
                        [0] { ": " }
                       *[other] { ", " }
                    }
               *[other] { ", " }
            }{ $soldiers ->
                [one] { $soldiers } soldier
               *[other] { $soldiers } soldiers
            }
    }{ $points ->
        [0] { "" }
       *[other]
            { $given_count ->
                [0]
                    { $goods_count ->
                        [0]
                            { $soldiers ->
                                [0] { ": " }
                               *[other] { ", " }
                            }
                       *[other] { ", " }
                    }
               *[other] { ", " }
            }{ $points } VP
    }.
kingsburg-event-rewarded = The King rewards { $seat }: { $points } VP.
kingsburg-event-envoy =
    { $seat_count ->
        [0] The King's Envoy is with nobody now.
       *[other] { $seat } receives the King's Envoy.
    }
kingsburg-event-recruited = { $seat } recruits for { $paid }: soldiers +{ $soldiers }.
kingsburg-event-enemy = The enemy comes: { $enemy }, strength { $strength }.
kingsburg-event-kings-die =
    { $seat_count ->
        [0] Nobody rolls the King's die: it counts as { $die }.
       *[other] { $seat } rolls the King's die: { $die }.
    }
kingsburg-event-sent = { $seat } shows soldier token { $soldiers }.
kingsburg-event-reinforced = The King sends { $seat } soldiers: +{ $soldiers }, now { $chart }.
kingsburg-event-strength =
    Battle strength of { $seat }: { $strength } (soldiers { $soldiers }{ $perks_count ->
        [0] { "" }
       *[other] ; { $perks }: { $bonuses }
    }).
kingsburg-event-won =
    { $seat } wins the battle{ $goods_count ->
        [0] { "" }
       *[other] { ": " }{ $goods }
    }{ $points ->
        [0] { "" }
       *[other]
            { $goods_count ->
                [0] { ": " }
               *[other] { ", " }
            }{ $points } VP
    }.
kingsburg-event-drawn = { $seat } holds out: neither reward nor loss.
kingsburg-event-lost = { $seat } is defeated.
    .you = You are defeated.
kingsburg-event-lost-goods = { $seat } loses { $goods }.
    .you = You lose { $goods }.
kingsburg-event-lost-points = { $seat } loses { $points } VP.
    .you = You lose { $points } VP.
kingsburg-event-destroyed =
    { $seat } loses a building: { $building }{ $points ->
        [0] .
       *[other] { " and " }{ $points } VP.
    }
    .you = Your building falls: { $building }.
kingsburg-event-strongest = { $seat } is the strongest with { $strength }: { $points } VP.
kingsburg-event-went-home = All soldiers go home.
kingsburg-event-token-scored = { $seat } scores the soldier tokens left: { $points } VP.
kingsburg-event-scored = { $seat }: { $total } VP.
kingsburg-event-ended =
    { $winners_count ->
        [one] { $winners } wins and joins the King's council.
       *[other] { $winners } share the victory.
    }
kingsburg-event-dice-set =
    { $perk } turns the dice of { $seat }: { $coloured }{ $white_count ->
        [0] .
       *[other] , white { $white }.
    }
kingsburg-event-white-die = { $seat }, { $perk }: a white die.
kingsburg-event-dealt = { $seat } is dealt the governors { $governors }.
    .hidden = { $seat } is dealt governors.
kingsburg-event-appointed =
    { $seat } is governed by: { $governor }{ $bid ->
        [0] .
       *[other] { " " }(VP paid: { $bid }).
    }
kingsburg-event-opened = { $seat } opens the bidding for { $governor }: { $bid }.
kingsburg-event-bidden = { $seat } bids { $bid }.
kingsburg-event-strips = { $seat } draws the alternative rows: { $rows }.
    .hidden = { $seat } draws alternative rows.
kingsburg-event-drafted = { $seat } takes an alternative row: { $row }.
kingsburg-event-covered =
    { $rows_count ->
        [0] { $seat } uses no alternative rows.
       *[other] { $seat } uses alternative rows: { $rows }.
    }
kingsburg-event-marked = { $seat } marks { $advisor } ({ $perk }).
kingsburg-event-moved = { $seat }, { $perk }: dice move from { $source } to { $target }.
kingsburg-event-die =
    { $perk }{ $seat_count ->
        [0] { "" }
       *[other] , { $seat }
    }: the die shows { $die }.
kingsburg-event-stolen = { $seat } takes { $good } from { $victim } ({ $perk }).
    .you = { $seat } takes { $good } from you ({ $perk }).
kingsburg-event-enemy-shown = The enemy of the year lies open: { $enemy }, strength { $strength }.
kingsburg-event-reward = { $seat } takes as a reward: { $goods }.
kingsburg-event-replaced = { $seat } exchanges a row and now holds: { $rows }.
kingsburg-event-missed = { $by } takes an advisor your { $dice } could reach: { $advisor }.
    .means =
        { $left_count ->
            [0] The same dice reach nobody else.
           *[other] The same dice still reach: { $left }.
        }
kingsburg-event-outbuilt = The King’s reward passes you by.
    .means = Buildings: { $by } { $most }, you { $own }. You miss { COUNT($points, of: "point") }.
kingsburg-event-overtaken = You are overtaken in the turn order: { $was } → { $place }.
    .means = Before you now: { $ahead }.
kingsburg-event-envoy-lost = The Envoy leaves you unused.
    .means =
        { $by_count ->
            [0] Nobody has him now.
           *[other] { $by } has him now.
        }

kingsburg-setting-cards = Cards of one's own
    .help = Governors and events from other packages that are shuffled in with the printed ones.

kingsburg-prompt-replace-row = Your alternative rows: keep both, or exchange one of the equal ones
    .waiting = looking through the alternative rows
    .rules = Alternative rows
kingsburg-prompt-draft-row = Take an alternative row
    .waiting = taking an alternative row
    .rules = Alternative rows
kingsburg-prompt-cover-rows = Which alternative rows will you use?
    .waiting = choosing the alternative rows to use
    .rules = Alternative rows
kingsburg-prompt-choose-governor = Keep one governor
    .waiting = choosing a governor
    .rules = Governors
kingsburg-prompt-open-auction = Name a governor and bid victory points
    .waiting = naming a governor and a bid
    .rules = Governors
kingsburg-prompt-raise-bid = { $perk } stands at { $bid }: raise or pass
    .waiting = { $perk } stands at { $bid }: raising or passing
    .rules = Governors
kingsburg-prompt-take-aid = The King's aid: take a good
    .waiting = the King's aid, taking a good
    .rules = The King's aid
kingsburg-prompt-use-ability =
    { $moment_name ->
        [year_begins] The year begins: use an ability
        [season_begins] The season begins: use an ability
        [before_roll] Before the roll: use an ability
        [rolled] Change your dice or keep them
        [dice_final] Your dice are final: use an ability
        [all_passed] All have passed: use an ability
        [construction] Before you build: use an ability
        [season_ends] The season ends: use an ability
        [winter_begins] Before the enemy is revealed: strengthen your defence
        [reinforced] The King's help is known: use an ability
       *[other] Use an ability
    }
    .waiting = may use an ability
    .rules = Roll
kingsburg-prompt-take-goods =
    { $perk }: take { $count ->
        [one] a good
       *[other] { $count } goods
    } of your choice
    .waiting = { $perk }: taking goods
    .rules = Help
kingsburg-prompt-choose-grant = Which card gives you the white die?
    .waiting = choosing the card that gives a white die
    .rules = Roll
kingsburg-prompt-influence = Influence an advisor or pass
    .waiting = influencing an advisor
    .rules = Influence
kingsburg-prompt-ask-advisor = { $advisor }: choose the help
    .waiting = { $advisor }: choosing the help
    .rules = Help
kingsburg-prompt-build =
    { $number ->
        [1] Construct a building
       *[other] Construct a second building
    }
    .waiting = choosing a building
    .rules = Build
kingsburg-prompt-recruit =
    Recruit soldiers, { $price ->
        [one] { $price } good each
       *[other] { $price } goods each
    }
    .waiting = recruiting soldiers
    .rules = Recruiting
kingsburg-prompt-pay-recruits = Which goods do you pay for the soldiers?
    .waiting = paying for the soldiers
    .rules = Recruiting
kingsburg-prompt-send-soldiers = Choose a soldier token for this winter
    .waiting = choosing a soldier token
    .rules = Soldier tokens
kingsburg-prompt-take-reward = Victory: take goods of your choice
    .waiting = victory, choosing the goods
    .rules = The battle
kingsburg-prompt-lose-goods = Defeat: which goods do you lose ({ $count })?
    .waiting = defeat, choosing what to lose
    .rules = The battle

kingsburg-why-white = A white die needs one of your colour beside it.
kingsburg-why-token = You have added a token this season already.
kingsburg-why-closed = This advisor is closed to you this year.
kingsburg-why-not-yours = This advisor serves another governor.
kingsburg-why-taken = Somebody influences this advisor already.
kingsburg-why-reach = None of your dice can make { $number }.
kingsburg-why-sum = These dice make { $sum }, this advisor wants { $number }.
kingsburg-why-stands = It stands already.
kingsburg-why-left-first = All buildings to its left come first.
kingsburg-why-short-gold = { $count } gold short.
kingsburg-why-short-wood = { $count } wood short.
kingsburg-why-short-stone = { $count } stone short.

kingsburg-amendment-order-of-duties = Of several abilities that cannot be declined the owner chooses the order.
kingsburg-amendment-changed-numbers = Changed numbers are obeyed by the Sorcerer and the Alchemist too.

kingsburg-sheet-setup = Before the first year
kingsburg-sheet-year = Year { $year }, { $season }, phase { $phase }
kingsburg-sheet-order = Turn order: { $order }
kingsburg-sheet-unknown-enemy = Enemy: strength { $low } to { $high }, face down
kingsburg-sheet-enemy = Enemy: { $enemy }, strength { $strength }. Reward: { $reward }. Losses: { $losses }
kingsburg-sheet-event = Event: { $event }. { $help }
kingsburg-sheet-envoy = The King's Envoy is with { $seat }
kingsburg-sheet-offered = Open to bids: { $cards }
kingsburg-sheet-pool = Rows on the table: { $rows }
kingsburg-sheet-strips = Your alternative rows: { $rows }
kingsburg-sheet-court = The King's court
kingsburg-sheet-players = Governors
kingsburg-sheet-province = Province
kingsburg-sheet-score = Where the points came from
kingsburg-sheet-points = Points
kingsburg-sheet-soldiers = Soldiers
kingsburg-sheet-buildings = Buildings
kingsburg-sheet-dice = Dice
kingsburg-sheet-governor = Governor
kingsburg-sheet-token = +{ $game-token }
kingsburg-sheet-tokens = Soldier tokens
kingsburg-loss-gold = gold
kingsburg-loss-wood = wood
kingsburg-loss-stone = stone
kingsburg-loss-good = good of choice
kingsburg-loss-building = building
kingsburg-sheet-short-gold = g
kingsburg-sheet-short-wood = w
kingsburg-sheet-short-stone = s
kingsburg-loss-points = VP

# Numbers of an entry, where only some of them are not the rulebook's.
kingsburg-fact-cost = cost
kingsburg-fact-points = points
kingsburg-fact-goods = goods
kingsburg-fact-discount = discount
kingsburg-fact-reward = reward
kingsburg-fact-row = row
kingsburg-fact-owner = the Priest's points
kingsburg-fact-advisor = advisor

# What matters most, on a small screen.
kingsburg-glance-court = At court: { $advisors }
kingsburg-glance-next = Next: { $buildings }
kingsburg-glance-passed = passed
kingsburg-glance-white = white { $face }

## Goals

kingsburg-goal-points = The most points after year { $years }: you { $have }, the best rival { $need }
kingsburg-goal-winter = To be safe this winter: strength { $have } of { $need }
