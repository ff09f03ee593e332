kingsburg-name = Kingsburg
kingsburg-summary = Governors of a border land win over the King's advisors with dice, build up their provinces and hold off an invasion every winter for five years.
    .short = Dice, advisors and five winters
    .tie = a tie: more goods decide, then more buildings
kingsburg-credits = A game by Andrea Chiarvesio and Luca Iennaco. Rules by the Russian edition of the game and its expansion; texts and pictures are ours.
-kingsburg-reconstructed = (Reconstructed: the printed text is not known to us.)

kingsburg-setting-modules = Modules
    .help = The five modules of the expansion To Forge a Realm, in any combination.
kingsburg-setting-modules-provinces = Greater provinces
    .help = Province sheets with two more rows of buildings.
kingsburg-setting-modules-rows = Alternative rows
    .help = Each player gets two other rows of buildings and decides which of them to use.
kingsburg-setting-modules-governors = Governors
    .help = Each player has a governor with an ability of his own.
kingsburg-setting-modules-events = Events
    .help = Each year brings an event that holds for all players until winter is over.
kingsburg-setting-modules-soldiers = Soldier tokens
    .help = Instead of the King's die each player chooses one of six tokens every winter.
kingsburg-setting-rows = Alternative rows
    .help = How the alternative rows are handed out.
kingsburg-setting-rows-draw = Blind draw
    .help = Each player draws two rows unseen; one of two equal ones may be exchanged.
kingsburg-setting-rows-draft = Open draft
    .help = All rows lie open; players take one clockwise and then one more in reverse order.
kingsburg-setting-governors = Governors
    .help = How the governors are handed out.
kingsburg-setting-governors-deal = Deal
    .help = Each player is dealt three cards and keeps one.
kingsburg-setting-governors-auction = Auction
    .help = One card more than players lies open; players bid victory points for them.

kingsburg-good-gold = gold
kingsburg-good-wood = wood
kingsburg-good-stone = stone

kingsburg-season-spring = Spring
kingsburg-season-summer = Summer
kingsburg-season-autumn = Autumn
kingsburg-season-winter = Winter

kingsburg-advisor-jester = Jester
    .help = 1 victory point.
kingsburg-advisor-squire = Squire
    .help = 1 gold.
kingsburg-advisor-architect = Architect
    .help = 1 wood.
kingsburg-advisor-merchant = Merchant
    .help = 1 gold or 1 wood.
kingsburg-advisor-sergeant = Sergeant
    .help = 1 soldier.
kingsburg-advisor-alchemist = Alchemist
    .help = You may trade 1 good for one of each of the two other kinds.
kingsburg-advisor-astronomer = Astronomer
    .help = 1 good of your choice and a “+2” token.
kingsburg-advisor-treasurer = Treasurer
    .help = 2 gold.
kingsburg-advisor-master-hunter = Master Hunter
    .help = 1 wood, and 1 gold or 1 stone.
kingsburg-advisor-general = General
    .help = 2 soldiers and a secret look at this year's enemy.
kingsburg-advisor-swordsmith = Swordsmith
    .help = 1 stone, and 1 wood or 1 gold.
kingsburg-advisor-duchess = Duchess
    .help = 2 goods of your choice and a “+2” token.
kingsburg-advisor-champion = Champion
    .help = 3 stone.
kingsburg-advisor-smuggler = Smuggler
    .help = You may give 1 victory point for 3 goods of your choice.
kingsburg-advisor-inventor = Inventor
    .help = 1 gold, 1 wood and 1 stone.
kingsburg-advisor-wizard = Wizard
    .help = 4 gold.
kingsburg-advisor-queen = Queen
    .help = 2 goods of your choice, a secret look at this year's enemy and 3 victory points.
kingsburg-advisor-king = King
    .help = 1 gold, 1 wood, 1 stone and 1 soldier.

kingsburg-perk-statue = Statue
    .help = When all your dice show the same number, you may reroll one of them.
kingsburg-perk-chapel = Chapel
    .help = When your dice total 7 or less, you may reroll them all.
kingsburg-perk-church = Church
    .help = +1 in battle against Demons.
kingsburg-perk-cathedral = Cathedral
    .help = End of the game: 1 victory point for every 2 goods you have.
kingsburg-perk-inn = Inn
    .help = End of Summer: take a “+2” token.
kingsburg-perk-market = Market
    .help = Once a season you may influence an advisor one above or below your dice.
kingsburg-perk-farms = Farms
    .help = One more white die every season. −1 in battle.
kingsburg-perk-merchants-guild = Merchants' Guild
    .help = Before rolling, every season: take 1 gold.
kingsburg-perk-guard-tower = Guard Tower
    .help = +1 in battle.
kingsburg-perk-blacksmith = Blacksmith
    .help = +1 in battle.
kingsburg-perk-barracks = Barracks
    .help = A soldier costs you 1 good instead of 2.
kingsburg-perk-wizards-guild = Wizards' Guild
    .help = +2 in battle.
kingsburg-perk-palisade = Palisade
    .help = +1 in battle, +2 against Zombies.
kingsburg-perk-stable = Stable
    .help = 1 soldier more from the Sergeant, the General and the King.
kingsburg-perk-stone-wall = Stone Wall
    .help = +1 in battle. You win drawn battles.
kingsburg-perk-fortress = Fortress
    .help = +1 in battle. 1 victory point for each battle you win.
kingsburg-perk-barricade = Barricade
    .help = +1 in battle against Goblins.
kingsburg-perk-crane = Crane
    .help = Buildings of columns III and IV cost you 1 gold less.
kingsburg-perk-town-hall = Town Hall
    .help = End of a season: you may give 1 good or one “+2” token for 1 victory point.
kingsburg-perk-embassy = Embassy
    .help = End of a season: 1 victory point.
kingsburg-perk-sawmill = Sawmill
    .help = End of Summer: you may give 1 wood for 2 gold.
kingsburg-perk-quarry = Quarry
    .help = End of Summer: you may give 1 stone for 3 gold.
kingsburg-perk-goldsmith = Goldsmith
    .help = End of Summer: you may give 1 gold for 1 soldier and 1 victory point.
kingsburg-perk-mint = Mint
    .help = Sawmill, Quarry and Goldsmith also work at the end of Spring and of Autumn.
kingsburg-perk-improvised-defenses = Improvised Defenses
    .help = +1 in battle against an enemy of strength 5 or less.
kingsburg-perk-recruiting-center = Recruiting Center
    .help = When recruiting you may give “+2” tokens: one for each soldier.
kingsburg-perk-training-camp = Training Camp
    .help = Before recruiting: 1 soldier if you have fewer than 2.
kingsburg-perk-military-academy = Military Academy
    .help = Winter: roll a die of your own; you may use it instead of the King's. With soldier tokens half of it, rounded up, may replace your token's number.
kingsburg-perk-fountain = Fountain
    .help = End of Summer: you may give 1 stone for 1 victory point. { -kingsburg-reconstructed }
kingsburg-perk-merry-go-round = Merry-go-round
    .help = End of Summer: you may give 1 wood for 1 victory point. { -kingsburg-reconstructed }
kingsburg-perk-theatre = Theatre
    .help = End of Summer: you may give 1 gold for 1 victory point. { -kingsburg-reconstructed }
kingsburg-perk-royal-gardens = Royal Gardens
    .help = Fountain, Merry-go-round and Theatre also work at the end of Autumn. { -kingsburg-reconstructed }
kingsburg-perk-bridge = Bridge
    .help = End of a season in which one of your dice stayed unplaced: take 1 gold. { -kingsburg-reconstructed }
kingsburg-perk-altar = Altar
    .help = When your dice total 9 or less, you may reroll one or two of them. { -kingsburg-reconstructed }
kingsburg-perk-monastery = Monastery
    .help = End of Autumn: 1 victory point if you have no goods. { -kingsburg-reconstructed }
kingsburg-perk-basilica = Basilica
    .help = Cannot be destroyed. { -kingsburg-reconstructed }
kingsburg-perk-brewery = Brewery
    .help = End of Summer: you lose all your soldiers and take two “+2” tokens. { -kingsburg-reconstructed }
kingsburg-perk-traveling-market = Traveling Market
    .help = Once a season you may influence advisor 5, 10 or 15 with dice one or two above or below. { -kingsburg-reconstructed }
kingsburg-perk-vineyards = Vineyards
    .help = One more white die in Autumn. { -kingsburg-reconstructed }
kingsburg-perk-craftsmens-guild = Craftsmen's Guild
    .help = Before rolling: 1 wood in Spring, 1 stone in Summer, 1 good of your choice in Autumn. { -kingsburg-reconstructed }
kingsburg-perk-watch-post = Watch Post
    .help = Before the enemy is revealed you may pay 1 gold: +2 in this battle. { -kingsburg-reconstructed }
kingsburg-perk-armory = Armory
    .help = +1 in battle. Before the enemy is revealed you may pay 1 good: another +1. { -kingsburg-reconstructed }
kingsburg-perk-arena = Arena
    .help = After recruiting: 1 victory point if you have soldiers and nobody has more. { -kingsburg-reconstructed }
kingsburg-perk-sorcerers-tower = Sorcerers' Tower
    .help = In battle roll a die: −1 on a 1, otherwise +3. { -kingsburg-reconstructed }
kingsburg-perk-small-palisade = Small Palisade
    .help = +1 in battle if you have a soldier when Winter begins. { -kingsburg-reconstructed }
kingsburg-perk-griffin-ranch = Griffin Ranch
    .help = When your final dice total 8 or less: 1 soldier. { -kingsburg-reconstructed }
kingsburg-perk-catapults = Catapults
    .help = You win drawn battles. Before the enemy is revealed you may pay 1 stone: +2 in this battle. { -kingsburg-reconstructed }
kingsburg-perk-winter-quarters = Winter Quarters
    .help = +1 in battle. If you win and nobody is stronger, keep 1 soldier for the next year. { -kingsburg-reconstructed }
kingsburg-perk-hideout = Hideout
    .help = You lose no victory points to an enemy card. { -kingsburg-reconstructed }
kingsburg-perk-carpenters-workshop = Carpenter's Workshop
    .help = Buildings of columns II to IV cost you 1 wood less. { -kingsburg-reconstructed }
kingsburg-perk-park = Park
    .help = End of a season in which you influenced at least three advisors: 1 victory point. { -kingsburg-reconstructed }
kingsburg-perk-architects-guild = Architects' Guild
    .help = 1 victory point for each building you construct from now on. End of the game: 3 victory points if nobody has more buildings. { -kingsburg-reconstructed }
kingsburg-perk-library = Library
    .help = Take 1 gold whenever an advisor lets you look at the enemy. { -kingsburg-reconstructed }
kingsburg-perk-school = School
    .help = After recruiting: 1 victory point if you have at least 3 soldiers. { -kingsburg-reconstructed }
kingsburg-perk-veterans-hall = Veterans' Hall
    .help = 1 good of your choice for each battle you win. { -kingsburg-reconstructed }
kingsburg-perk-university = University
    .help = When your final dice total less than 10: 1 victory point. { -kingsburg-reconstructed }

kingsburg-enemy-goblins = Goblins
kingsburg-enemy-orcs = Orcs
kingsburg-enemy-zombies = Zombies
kingsburg-enemy-barbarians = Barbarians
kingsburg-enemy-demons = Demons
kingsburg-enemy-dragons = Dragons

kingsburg-perk-thief = Thief
    .help = You begin with −3 victory points. At the start of Summer take 1 good from an opponent. { -kingsburg-reconstructed }
kingsburg-perk-miner = Miner
    .help = End of the year: 1 gold. Once a year a building costs you 1 gold less. { -kingsburg-reconstructed }
kingsburg-perk-carpenter = Carpenter
    .help = End of the year: 1 wood. Once a year a building costs you 1 wood less. { -kingsburg-reconstructed }
kingsburg-perk-sculptor = Sculptor
    .help = End of the year: 1 stone. Once a year a building costs you 1 stone less. { -kingsburg-reconstructed }
kingsburg-perk-minstrel = Minstrel
    .help = At the very end of the year: 1 victory point if nobody has fewer than you, and 1 if somebody has more.
kingsburg-perk-sorcerer = Sorcerer
    .help = At the start of year III construct up to three buildings of column I for free; they bring no victory points.
kingsburg-perk-heiress = Heiress
    .help = 1 gold, 1 wood, 1 stone and two “+2” tokens lie here. When your final dice total 9 or less, take one of them. { -kingsburg-reconstructed }
kingsburg-perk-politician = Politician
    .help = Two advisors are yours alone: number 5 gives 1 good of your choice, number 10 gives 2. { -kingsburg-reconstructed }
kingsburg-perk-architect = Architect
    .help = If somebody has more buildings when your turn to build comes, you may build two. End of the game: 1 victory point for each row with at least 3 buildings. { -kingsburg-reconstructed }
kingsburg-perk-paladin = Paladin
    .help = End of the game: 1 victory point for each battle you won. { -kingsburg-reconstructed }
kingsburg-perk-prince = Prince
    .help = When your dice total 8 or less, you may turn your coloured dice to 3, 4 and 6.
kingsburg-perk-philosopher = Philosopher
    .help = When your dice total 10 or less, you may reroll them all; 1 victory point if the total fell and you reroll no more.
kingsburg-perk-duke = Duke
    .help = After influencing, if the Duchess is free, you may move your dice from your highest advisor to her.
kingsburg-perk-preacher = Preacher
    .help = End of a season in which somebody built nothing: 1 victory point.
kingsburg-perk-tax-collector = Tax Collector
    .help = Whenever another player constructs a building of column IV: take 1 good of your choice.
kingsburg-perk-general = General
    .help = +1 in every battle. { -kingsburg-reconstructed }
kingsburg-perk-mercenary = Mercenary
    .help = Before the enemy is revealed you may pay 1 gold: +2 in this battle. { -kingsburg-reconstructed }
kingsburg-perk-fairy = Fairy
    .help = One more white die in Summer.
kingsburg-perk-priest = Priest
    .help = Once a year before rolling you may hold a prayer: 1 victory point for you; then players without a white die get one, the others 1 victory point. { -kingsburg-reconstructed }
kingsburg-perk-trickster = Trickster
    .help = After rolling you may turn each of your 2s to 1 or 3.
kingsburg-perk-damsel = Damsel
    .help = When Winter begins and nobody has fewer soldiers: 2 soldiers. { -kingsburg-reconstructed }
kingsburg-perk-merchant = Merchant
    .help = Once a season you may exchange 1 good for one of another kind. { -kingsburg-reconstructed }
kingsburg-perk-spy = Spy
    .help = You look at the enemy at the start of the year. 1 victory point whenever an advisor lets you look. { -kingsburg-reconstructed }
kingsburg-perk-engineer = Engineer
    .help = Buildings of columns I and II cost you 1 good of your choice less, but at least 1 good. { -kingsburg-reconstructed }
kingsburg-perk-town-development = Town Development
    .help = Owners of a Crane or a Carpenter's Workshop construct buildings of column I for free. { -kingsburg-reconstructed }
kingsburg-perk-rising-stars = Rising Stars
    .help = Each season gifts lie on the advisors 1 to 5: gold, wood, stone and two “+2” tokens. Who influences first takes the gift at once. { -kingsburg-reconstructed }
kingsburg-perk-fierce-enemies = Fierce Enemies
    .help = This year's enemy is stronger by 1.
kingsburg-perk-heavy-snow = Heavy Snow
    .help = The King sends everybody 2 soldiers. With soldier tokens: each token gives 1 soldier less.
kingsburg-perk-famine = Famine
    .help = Everybody rolls only two coloured dice.
kingsburg-perk-bad-advisors = Bad Advisors
    .help = Each 6 becomes a 4 after all changes of dice.
kingsburg-perk-good-year = Good Year
    .help = Before rolling, every season: players without a white die get one, the others take 1 good of their choice.
kingsburg-perk-secret-deals = Secret Deals
    .help = Each player marks an advisor. A marked advisor helps only those who marked him. { -kingsburg-reconstructed }
kingsburg-perk-the-king-is-ill = The King Is Ill
    .help = The King cannot be influenced. At the end of Winter a die is rolled: on a 1 the King dies and the game ends. { -kingsburg-reconstructed }
kingsburg-perk-parade = Parade
    .help = After recruiting: 2 victory points for each player with the most soldiers. { -kingsburg-reconstructed }
kingsburg-perk-open-quarry = Open Quarry
    .help = At the start of each season a die is rolled: on 4 or more everybody takes 1 stone. { -kingsburg-reconstructed }
kingsburg-perk-royal-gifts = Royal Gifts
    .help = Everybody takes 1 good of choice at the start of the year. { -kingsburg-reconstructed }
kingsburg-perk-lush-forests = Lush Forests
    .help = At the start of each season a die is rolled: on 4 or more everybody takes 1 wood. { -kingsburg-reconstructed }
kingsburg-perk-gold-vein = Gold Vein
    .help = At the start of each season a die is rolled: on 4 or more everybody takes 1 gold. { -kingsburg-reconstructed }
kingsburg-perk-weak-enemies = Weak Enemies
    .help = This year's enemy is weaker by 1. { -kingsburg-reconstructed }
kingsburg-perk-favour-of-the-court = Favour of the Court
    .help = Everybody takes a “+2” token at the start of the year. { -kingsburg-reconstructed }
kingsburg-perk-royal-tournament = Royal Tournament
    .help = The King's reward is 2 victory points. { -kingsburg-reconstructed }
kingsburg-perk-dangerous-roads = Dangerous Roads
    .help = Nobody receives the Envoy; an unused Envoy goes back. { -kingsburg-reconstructed }
kingsburg-perk-costly-recruits = Costly Recruits
    .help = Recruiting a soldier costs 1 good more. { -kingsburg-reconstructed }
kingsburg-perk-volunteers = Volunteers
    .help = Before recruiting everybody gains 1 soldier. { -kingsburg-reconstructed }
kingsburg-perk-taxes = Taxes
    .help = End of Autumn: everybody pays 1 gold or loses 1 victory point. { -kingsburg-reconstructed }
kingsburg-perk-the-queen-is-away = The Queen Is Away
    .help = The Queen cannot be influenced. { -kingsburg-reconstructed }
kingsburg-perk-master-builders = Master Builders
    .help = Once this year each player may construct a second building in a season. { -kingsburg-reconstructed }
kingsburg-perk-builders-strike = Builders' Strike
    .help = Buildings of columns III and IV cost 1 gold more. { -kingsburg-reconstructed }
kingsburg-perk-great-fair = Great Fair
    .help = Once a season each player may exchange 1 good for one of another kind. { -kingsburg-reconstructed }
kingsburg-perk-royal-guard = Royal Guard
    .help = The King sends 1 soldier more. { -kingsburg-reconstructed }
kingsburg-perk-scouts-report = Scouts' Report
    .help = This year's enemy lies open from the start of the year. { -kingsburg-reconstructed }
kingsburg-perk-thick-fog = Thick Fog
    .help = Nobody may look at the enemy. { -kingsburg-reconstructed }
kingsburg-perk-glory-and-shame = Glory and Shame
    .help = In this year's battle winners gain 1 victory point more, losers lose 1 more. { -kingsburg-reconstructed }

kingsburg-advisor-private-first = Private advisor 5
    .help = 1 good of your choice. Only the Politician may influence him. { -kingsburg-reconstructed }
kingsburg-advisor-private-second = Private advisor 10
    .help = 2 goods of your choice. Only the Politician may influence him. { -kingsburg-reconstructed }

kingsburg-good-token = “+2” token

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
kingsburg-option-influence =
    { $advisor }: { $dice_count ->
        [one] die no. { $dice }
       *[other] dice no. { $dice }
    }{ $token ->
        [0] { "" }
       *[other] { ", a “+2” token" }
    }{ $market ->
        [0] { "" }
       *[other] { ", shifted by " }{ $market }
    }{ $envoy ->
        [0] { "" }
       *[other] { ", the Envoy" }
    }
kingsburg-option-pass = Pass
kingsburg-option-trade = Trade { $good }
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
    Soldiers: { $soldiers }{ $tokens ->
        [0] { "" }
       *[other] , “+2” tokens paid: { $tokens }
    }
kingsburg-option-pay = Pay { $goods }
kingsburg-option-use = { $perk }
kingsburg-option-reroll =
    { $perk }: reroll { $dice_count ->
        [one] die no. { $dice }
       *[other] dice no. { $dice }
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
kingsburg-option-replace = Exchange one of the two
kingsburg-option-draft = Take row { $row }
kingsburg-option-open = { $governor }, bid { $bid }
kingsburg-option-bid = Bid { $bid }
kingsburg-option-grant = White die by { $perk }

kingsburg-event-begun = The governors take office. Turn order: { $order }.
kingsburg-event-year = Year { $year } begins.
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
       *[other] , a “+2” token
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
kingsburg-event-kings-die = { $seat } rolls the King's die: { $die }.
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
kingsburg-event-lost-goods = { $seat } loses { $goods }.
kingsburg-event-lost-points = { $seat } loses { $points } VP.
kingsburg-event-destroyed =
    { $seat } loses a building: { $building }{ $points ->
        [0] .
       *[other] { " and " }{ $points } VP.
    }
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
kingsburg-event-white-die = { $perk }: a white die for { $seat }.
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
kingsburg-event-marked = { $perk }: { $seat } marks { $advisor }.
kingsburg-event-moved = { $perk }, { $seat }: dice move from { $source } to { $target }.
kingsburg-event-die =
    { $perk }{ $seat_count ->
        [0] { "" }
       *[other] , { $seat }
    }: the die shows { $die }.
kingsburg-event-stolen = { $perk }: { $seat } takes { $good } from { $victim }.
kingsburg-event-enemy-shown = The enemy of the year lies open: { $enemy }, strength { $strength }.
kingsburg-event-reward = { $seat } takes as a reward: { $goods }.
kingsburg-event-replaced = { $seat } exchanges a row and now holds: { $rows }.

kingsburg-setting-cards = Cards of one's own
    .help = Governors and events from other packages that are shuffled in with the printed ones.

kingsburg-prompt-replace-row = Your alternative rows: keep both, or exchange one of two equal ones
    .waiting = looking through the alternative rows
kingsburg-prompt-draft-row = Take an alternative row
    .waiting = taking an alternative row
kingsburg-prompt-cover-rows = Which alternative rows will you use?
    .waiting = choosing the alternative rows to use
kingsburg-prompt-choose-governor = Keep one governor
    .waiting = choosing a governor
kingsburg-prompt-open-auction = Name a governor and bid victory points
    .waiting = naming a governor and a bid
kingsburg-prompt-raise-bid = { $perk } stands at { $bid }: raise or pass
    .waiting = { $perk } stands at { $bid }: raising or passing
kingsburg-prompt-take-aid = The King's aid: take a good
    .waiting = the King's aid, taking a good
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
kingsburg-prompt-take-goods =
    { $perk }: take { $count ->
        [one] a good
       *[other] { $count } goods
    } of your choice
    .waiting = { $perk }: taking goods
kingsburg-prompt-choose-grant = Which card gives you the white die?
    .waiting = choosing the card that gives a white die
kingsburg-prompt-influence = Influence an advisor or pass
    .waiting = influencing an advisor
kingsburg-prompt-ask-advisor = { $advisor }: choose the help
    .waiting = { $advisor }: choosing the help
kingsburg-prompt-build =
    { $number ->
        [1] Construct a building
       *[other] Construct a second building
    }
    .waiting = choosing a building
kingsburg-prompt-recruit =
    Recruit soldiers, { $price ->
        [one] { $price } good each
       *[other] { $price } goods each
    }
    .waiting = recruiting soldiers
kingsburg-prompt-pay-recruits = Which goods do you pay for the soldiers?
    .waiting = paying for the soldiers
kingsburg-prompt-send-soldiers = Choose a soldier token for this winter
    .waiting = choosing a soldier token
kingsburg-prompt-take-reward = Victory: take goods of your choice
    .waiting = victory, choosing the goods
kingsburg-prompt-lose-goods = Defeat: which goods do you lose ({ $count })?
    .waiting = defeat, choosing what to lose

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
