web-kingsburg-tab-court = Court
web-kingsburg-tab-province = Province
web-kingsburg-tab-players = Players
web-kingsburg-court = The King's court
web-kingsburg-province = My province
web-kingsburg-province-of = Province: { $name }
web-kingsburg-built = built
web-kingsburg-buildable = affordable
web-kingsburg-short = goods missing
web-kingsburg-locked = left one first
web-kingsburg-first = First: { $name }
web-kingsburg-needs = Missing: { $goods }
web-kingsburg-more = needs
web-kingsburg-worth = { $points } victory points, column { $column }
web-kingsburg-falls = falls first
web-kingsburg-falls-help = The enemy tears down the topmost building of the rightmost column first.
web-kingsburg-dice = My dice
web-kingsburg-left = Left over
web-kingsburg-no-dice = No dice to place just now.
web-kingsburg-goods = My goods
web-kingsburg-flow = This year: { $list }
web-kingsburg-flow-none = Nothing came or went this year.
web-kingsburg-once = once a season
web-kingsburg-envoy = King's Envoy
web-kingsburg-envoy-help = Once: influence a taken advisor, or build a second building.
web-kingsburg-ways = Ways to reach him
web-kingsburg-recruit = Soldiers to recruit
web-kingsburg-recruit-n = Recruit { $count }
web-kingsburg-recruit-tokens = “+{ $game-token }” tokens to pay
web-kingsburg-paid-n = Pay { $count } tokens
web-kingsburg-my-governor = my governor
web-kingsburg-used = Used already.
web-kingsburg-ready = Not used yet.
web-kingsburg-token-help = Adds exactly { $game-token } to the dice for one advisor, once a season.
web-kingsburg-tokens = Soldier tokens
web-kingsburg-token-n = Soldier token { $count }
web-kingsburg-bids = Bids
web-kingsburg-bid-less = Bid less
web-kingsburg-bid-more = Bid more
web-kingsburg-when-season = every season
web-kingsburg-when-summer = summer
web-kingsburg-when-winter = winter
web-kingsburg-when-year = once a year
web-kingsburg-when-year-begins = start of the year
web-kingsburg-when-year-ends = end of the year
web-kingsburg-when-once = once
web-kingsburg-when-game-ends = end of the game
web-kingsburg-event = Event of the year
web-kingsburg-neutral = neutral
# fixed: 2, more players have no neutral dice
web-kingsburg-neutral-help = Nobody’s dice: with two players some advisors are taken by lot every season.
web-kingsburg-free = free
web-kingsburg-taken-by = Taken: { $names }
web-kingsburg-reach-by = Within reach of: { $names }
web-kingsburg-reach-none = Out of everybody's reach
web-kingsburg-tap-advisor = Tap an advisor to read what he gives.
web-kingsburg-soldiers = soldiers
web-kingsburg-buildings = buildings
web-kingsburg-bonus = bonuses
web-kingsburg-king-source = king
web-kingsburg-token-source = token
web-kingsburg-strength = Battle strength
web-kingsburg-enemy = enemy
web-kingsburg-enemy-range = enemy { $low }–{ $high }
web-kingsburg-enemy-is = enemy { $strength }
web-kingsburg-enemy-strength = enemy strength { $strength }
web-kingsburg-last-winter = Last winter
web-kingsburg-winter-of = Winter of year { $year }
web-kingsburg-king-sends = The King sends
web-kingsburg-victory = victory
web-kingsburg-draw = draw
web-kingsburg-defeat = defeat
web-kingsburg-strongest = strongest
web-kingsburg-nothing = no reward, no loss
web-kingsburg-destroyed = { $name } destroyed
web-kingsburg-next = Next
web-kingsburg-your-move = your move
web-kingsburg-passed = passed
web-kingsburg-points = victory points
web-kingsburg-most = most buildings
web-kingsburg-fewest = least developed
web-kingsburg-order = Turn order
web-kingsburg-order-help = The lowest roll goes first.
web-kingsburg-year = Year { $year }
web-kingsburg-of = of { $years }
web-kingsburg-with = with { $name }
web-kingsburg-phase-1 = Aid
web-kingsburg-phase-2 = Spring
web-kingsburg-phase-3 = Reward
web-kingsburg-phase-4 = Summer
web-kingsburg-phase-5 = Envoy
web-kingsburg-phase-6 = Autumn
web-kingsburg-phase-7 = Recruit
web-kingsburg-phase-8 = Winter
web-kingsburg-phase-help-1 = The King's aid: { COUNT($game-king-aid-dice, of: "white-die") } for whoever has the fewest buildings, then goods; at a tie { COUNT($game-king-aid-goods, of: "good") } for each.
web-kingsburg-phase-help-2 = First harvest: roll, influence advisors, take their help, build.
web-kingsburg-phase-help-3 = The King's reward: { COUNT($game-king-reward, of: "point") } for the most buildings.
web-kingsburg-phase-help-4 = Second harvest: roll, influence advisors, take their help, build.
web-kingsburg-phase-help-5 = The Envoy goes to whoever has the fewest buildings, then goods; at a tie to nobody.
web-kingsburg-phase-help-6 = Last harvest: roll, influence advisors, take their help, build.
web-kingsburg-phase-help-7 = Recruit soldiers: { COUNT($game-recruit, of: "good") } each.
web-kingsburg-phase-help-8 = The battle: soldiers, buildings and the King's help against the enemy.
web-kingsburg-step-influence = influence
web-kingsburg-step-build = building
web-kingsburg-step-help = help
web-kingsburg-step-dice = dice
web-kingsburg-hint = Choose dice, then an advisor, or the other way round.
web-kingsburg-hint-advisor = The sum is { $sum }: now the advisor, or another die.
web-kingsburg-hint-more = Add dice, or take another advisor.
web-kingsburg-hint-needs = Still needed: { $pieces }.
web-kingsburg-hint-dice = Now the dice for him.
web-kingsburg-hint-take-aid = You are among the poorest: { COUNT($game-king-aid-goods, of: "good") } of your choice.
web-kingsburg-hint-goods = Choose the goods you want.
web-kingsburg-hint-build = A dashed frame marks what you can pay for.
web-kingsburg-hint-recruit = Choose how many. They fight this winter, then go home.
web-kingsburg-shift = { $by } by the Market
web-kingsburg-draft-influence = { $dice } → { $advisor } ({ $number }).
web-kingsburg-draft-build = { $building }: { $cost }{ $points ->
        [0] .
       *[other] , +{ $points } VP.
    }
web-kingsburg-draft-bid = { $governor }, bid { $bid }: you start at { $bid ->
        [0] { $bid }
       *[other] { MINUS($bid) }
    } VP{ $thief ->
        [1] , and the { $governor } costs { $governor-thief-penalty } more.
       *[other] .
    }
web-kingsburg-auction-out = Who takes a governor leaves the auction.
web-kingsburg-go-build = Build
web-kingsburg-go-appoint = Take the { $governor }
web-kingsburg-go-bid = Bid { $bid }
web-kingsburg-go-cover = { $count ->
        [0] Keep none
        [one] Keep one
       *[other] Keep both
    }
web-kingsburg-log-head = Year { $year } · { $phase }
web-kingsburg-log-rolled = rolls { $dice } = { $sum }
web-kingsburg-log-rerolled = { $perk }: now { $dice }
web-kingsburg-log-influenced = { $dice } on { $number } { $advisor }
web-kingsburg-log-built = builds { $building }
web-kingsburg-log-aid = gets the King's aid:
web-kingsburg-log-reward = has the most buildings:
web-kingsburg-log-white = { COUNT($game-king-aid-dice, of: "white-die") }
web-kingsburg-log-die = The King's die { $die }
web-kingsburg-log-strength = strength { $strength }
web-kingsburg-wins = wins: governs best and is heard at court
web-kingsburg-winner-scene = The winner's hanging
web-kingsburg-my-die = Your die
web-kingsburg-stranded = Nobody is within reach of what is left, so you passed.
web-kingsburg-advisor-first = For dice that make exactly { $number }: { $gives }
web-kingsburg-die-help = Add dice until they make an advisor’s number exactly. A white die goes only with one of your own.
web-kingsburg-scale-help = Framed: how strong the enemy may be. Filled: how strong you are for sure. Hatched: what may be added yet. The stronger side wins, a draw changes nothing.
web-kingsburg-die = { $white ->
        [0] die { $face }
       *[other] white die { $face }
    }
web-kingsburg-rest = { $count ->
        [one] { $dice } stays.
       *[other] { $dice } stay.
    }
web-kingsburg-count-gold = { $count } gold
web-kingsburg-count-wood = { $count } wood
web-kingsburg-count-stone = { $count } stone
web-kingsburg-count-good = { COUNT($count, of: "good") }
web-kingsburg-count-token = { $count ->
        [one] { $count } “+{ $game-token }” token
       *[other] { $count } “+{ $game-token }” tokens
    }
web-kingsburg-n-buildings = { $count ->
        [one] { $count } building stands
       *[other] { $count } buildings stand
    }
web-kingsburg-n-wins = { $count ->
        [one] { $count } victory
       *[other] { $count } victories
    }

web-kingsburg-thing-gold = { $count ->
        [1] gold
       *[other] { $count } gold
    }
web-kingsburg-thing-wood = { $count ->
        [1] wood
       *[other] { $count } wood
    }
web-kingsburg-thing-stone = { $count ->
        [1] stone
       *[other] { $count } stone
    }
web-kingsburg-thing-good = { $count ->
        [1] any
       *[other] { $count } any
    }
web-kingsburg-thing-other = { $count } others
web-kingsburg-thing-token = { $count ->
        [1] “+{ $game-token }”
       *[other] { $count } “+{ $game-token }”
    }
web-kingsburg-thing-soldiers = { $count ->
        [1] soldier
       *[other] { $count } soldiers
    }
web-kingsburg-thing-building = { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
web-kingsburg-thing-look = peek
web-kingsburg-thing-points = { $count } VP
web-kingsburg-brief-sawmill = { WORD($pay, of: "good") } → { COUNT($gold, of: "gold") }
web-kingsburg-brief-quarry = { WORD($pay, of: "good") } → { COUNT($gold, of: "gold") }
web-kingsburg-brief-goldsmith = { WORD($pay, of: "good") } → { COUNT($soldiers, of: "soldier") }, { $reward } VP
web-kingsburg-brief-mint = row A every season
web-kingsburg-brief-statue = all equal: reroll one
web-kingsburg-brief-chapel = { $total } or less: reroll
web-kingsburg-brief-church = { SIGNED($against-demons) } against demons
web-kingsburg-brief-cathedral = end: a VP for { COUNT($goods, of: "good") }
web-kingsburg-brief-inn = summer: { COUNT($tokens, of: "token") }
web-kingsburg-brief-market = sum of dice ±{ $shift }
web-kingsburg-brief-farms = { COUNT($white, of: "white-die") }
web-kingsburg-brief-merchants-guild = { COUNT($gold, of: "gold") } a season
web-kingsburg-brief-guard-tower = { SIGNED($battle) } in battle
web-kingsburg-brief-blacksmith = { SIGNED($battle) } in battle
web-kingsburg-brief-barracks = soldier for { COUNT($price, of: "good") }
web-kingsburg-brief-wizards-guild = { SIGNED($battle) } in battle
web-kingsburg-brief-palisade = { SIGNED($battle) }, zombies { SIGNED($against-zombies) } more
web-kingsburg-brief-stable = soldiers { SIGNED($soldiers) }: { $advisor-sergeant-number }, { $advisor-general-number }, { $advisor-king-number }
web-kingsburg-brief-stone-wall = a draw is a win
web-kingsburg-brief-fortress = win: { $victory } VP more
web-kingsburg-brief-barricade = { SIGNED($against-goblins) } against goblins
web-kingsburg-brief-crane = III and IV: { MINUS($discount) } gold
web-kingsburg-brief-town-hall = a good → { $reward } VP
web-kingsburg-brief-embassy = { $reward } VP every season
web-kingsburg-brief-improvised-defenses = { SIGNED($bonus) } if enemy up to { $strength }
web-kingsburg-brief-recruiting-center = “+{ $game-token }” → { COUNT($soldiers, of: "soldier") }
web-kingsburg-brief-training-camp = below { $fewer }: { COUNT($soldiers, of: "soldier") }
web-kingsburg-brief-military-academy = own die in winter
web-kingsburg-brief-fountain = { WORD($pay, of: "good") } → { $reward } VP
web-kingsburg-brief-merry-go-round = { WORD($pay, of: "good") } → { $reward } VP
web-kingsburg-brief-theatre = { WORD($pay, of: "good") } → { $reward } VP
web-kingsburg-brief-royal-gardens = row A in autumn too
web-kingsburg-brief-bridge = unused die: { COUNT($gold, of: "gold") }
web-kingsburg-brief-altar = up to { $total }: reroll ≤ { $reroll }
web-kingsburg-brief-monastery = no goods: { $reward } VP
web-kingsburg-brief-basilica = cannot be destroyed
web-kingsburg-brief-brewery = soldiers → { COUNT($tokens, of: "token") }
web-kingsburg-brief-traveling-market = { $advisors-1 }, { $advisors-2 }, { $advisors-3 }: up to ±{ $shift }
web-kingsburg-brief-vineyards = autumn: { COUNT($white, of: "white-die") }
web-kingsburg-brief-craftsmens-guild = a good each season
web-kingsburg-brief-watch-post = { WORD($pay, of: "good") }: { SIGNED($bonus) } in battle
web-kingsburg-brief-armory = a good: { SIGNED($bonus) } more
web-kingsburg-brief-arena = most soldiers: { $reward } VP
web-kingsburg-brief-sorcerers-tower = die: { SIGNED($penalty) } or { SIGNED($bonus) }
web-kingsburg-brief-small-palisade = { SIGNED($bonus) } with { COUNT($soldiers, of: "soldier") }
web-kingsburg-brief-griffin-ranch = up to { $total }: { COUNT($soldiers, of: "soldier") }
web-kingsburg-brief-catapults = { WORD($pay, of: "good") }: { SIGNED($bonus) }; wins draws
web-kingsburg-brief-winter-quarters = soldiers kept: { $soldiers }
web-kingsburg-brief-hideout = enemies take no VP
web-kingsburg-brief-carpenters-workshop = II–IV: { MINUS($discount) } wood
web-kingsburg-brief-park = advisors ≥ { $advisors }: { $reward } VP
web-kingsburg-brief-architects-guild = { $reward } VP per later building
web-kingsburg-brief-library = each look: { COUNT($gold, of: "gold") }
web-kingsburg-brief-school = { COUNT($soldiers, of: "soldier") }: { $reward } VP
web-kingsburg-brief-veterans-hall = each win: { COUNT($any, of: "good") }
web-kingsburg-brief-university = up to { $total }: { $reward } VP
web-kingsburg-purse = Purse
web-kingsburg-outlook = If winter came now
web-kingsburg-outlook-won = victory
web-kingsburg-outlook-drawn = a draw
web-kingsburg-outlook-lost = defeat
web-kingsburg-outlook-drawn-won = no defeat
web-kingsburg-outlook-lost-drawn = no victory
web-kingsburg-outlook-lost-won = win or lose
web-kingsburg-outlook-lost-drawn-won = win or lose
web-kingsburg-outlook-falls = In a defeat that destroys, { $name } falls first.
web-kingsburg-place = row { $row }, column { $column }
web-kingsburg-after = after { $name }
web-kingsburg-tap-building = Tap a building to read what it does.
web-kingsburg-winter-1 = The enemy card
web-kingsburg-winter-2 = The king sends help
web-kingsburg-winter-3 = Your battle
web-kingsburg-winter-4 = The others
web-kingsburg-winter-5 = Winter is over
web-kingsburg-winter-tokens = Soldier tokens are sent
web-kingsburg-told-enemy = { $enemy }, strength { $strength }.
web-kingsburg-told-reward = Victory: { $things }.
web-kingsburg-told-losses = Defeat: { $things }.
web-kingsburg-told-die = The die shows { $die }: { COUNT($count, of: "soldier") } for everybody.
web-kingsburg-told-stand = You have { $mine } against { $foe }.
web-kingsburg-told-mine = { $mine } against { $foe }: { $result }.
web-kingsburg-told-strongest = The strongest is { $name } with { $strength }.
web-kingsburg-told-strongest-you = You are the strongest: that too brings points.
web-kingsburg-told-next = Next: year { $year }.
web-kingsburg-told-home = The soldiers go home.
web-kingsburg-on-sale = on sale
web-kingsburg-on-sheet = on the sheet
web-kingsburg-your-strip = your strip
web-kingsburg-before = Before the game
web-kingsburg-offer-choose-governor = You were dealt these
web-kingsburg-offer-choose-governor-note = only you see them
web-kingsburg-offer-open-auction = Governors for auction
web-kingsburg-offer-open-auction-note = open to all
web-kingsburg-offer-raise-bid = The auction
web-kingsburg-offer-raise-bid-note = who takes a governor is out
web-kingsburg-offer-cover-rows = Alternative rows
web-kingsburg-offer-cover-rows-note = touch the row to keep
web-kingsburg-offer-draft-row = Alternative rows
web-kingsburg-offer-draft-row-note = take one
web-kingsburg-offer-replace-row = Your alternative rows
web-kingsburg-offer-replace-row-note = one of those alike may be returned
