feudum-name = Feudum
    .original = Feudum
feudum-summary = Banished lords make their way at the court of Queen Anne: lands, guilds, writs and military service.
    .short = Guilds, writs and a wide map
    .tie = a tie: more sulfur on the barrel decides
feudum-credits = The rules are those of the game by Mark Swanson (Odd Bird Games); the text and the pictures are ours.

feudum-setting-advanced = Advanced game
    .help = Special abilities of the action cards, reeves, landscapes, monsters and feasts.

feudum-colour-yellow = Yellow
feudum-colour-blue = Blue
feudum-colour-red = Red
feudum-colour-purple = Purple
feudum-colour-green = Green

feudum-good-saltpeter = Saltpeter
    .help = While choosing cards: one more action card. In an attack: { SIGNED($battle-saltpeter) } (any number with a knight).
    .help-advanced = In the advanced game it pays for Déjà vu.
feudum-good-sulfur = Sulfur
    .help = From the reserve: a second action card in one turn. On the wine barrel: feeds pawns, and at the end decides between equals.
    .help-advanced = Advanced game: on the barrel it also pays a feast.
feudum-good-iron = Iron
    .help = Improves a farm to a town.
    .help-advanced = In the advanced game it pays for Shovels and Swords.
feudum-good-wood = Wood
    .help = Improves an outpost to a farm.
    .help-advanced = In the advanced game it pays for tending a landscape.
feudum-good-food = Food
    .help = Feeds a pawn at the end of the round, and a new pawn on its way to the board.

feudum-resource-saltpeter = Saltpeter
feudum-resource-sulfur = Sulfur
feudum-resource-iron = Iron
feudum-resource-wood = Wood
feudum-resource-food = Food
feudum-resource-target = Target
    .help = Exchanged at once for one of your influence markers from the supply.
feudum-resource-shilling = Shilling

feudum-guild-farmer = Farmers' guild
    .help = Trade: all goods of a ruled farm for food or shillings. Pull: a bead from the monks onto a hen; the hens' sum must reach { $pull }. Push: { COUNT($push, of: "good") } to the merchants, and the farmers' sack is shared. Stars: farmer, feudum, farms.
feudum-guild-merchant = Merchants' guild
    .help = Trade: up to { COUNT($buy, of: "good") } at the shelf prices. Pull: { COUNT($pull, of: "good") } from the farmers. Push: { COUNT($push, of: "good") } to the alchemists. Stars: merchant, feudum, towns.
feudum-guild-alchemist = Alchemists' guild
    .help = Trade: a vessel for { COUNT($guilds-price, of: "shilling") }. Pull: { COUNT($pull, of: "good") } from the merchants. Push: up to { $inventions } inventions, vessels and barrels of krud. Stars: alchemist, feudum, outposts.
feudum-guild-knight = Knights' guild
    .help = Trade: all markers of your row for { COUNT($guilds-price, of: "shilling") }. Pull: a barrel of krud or a vessel from the alchemists' stock. Push: up to { $push } markers of different colours become seals with the nobles. Stars: knight, feudum, farms.
    .help-advanced = Advanced game: { $tame } of the markers bought tame a monster.
feudum-guild-noble = Nobles' guild
    .help = Trade: up to { COUNT($buy, of: "seal") } for { COUNT($guilds-price, of: "shilling") } each. Pull: { COUNT($pull, of: "marker") } of different colours become seals. Push: { COUNT($push, of: "seal") } become beads of the monks; the rosary's sum must reach { $rosary-1 }, { $rosary-2 } or { $rosary-3 }. Stars: noble, feudum, towns.
feudum-guild-monk = Monks' guild
    .help = Trade: a bead for { COUNT($guilds-price, of: "shilling") }, lowest or highest, chosen blindly. Pull: a seal of the nobles becomes a bead; the rosary's sum must reach { $pull }. Push: a bead, chosen blindly, onto a hen ({ $hens-1 }, { $hens-2 } or { $hens-3 } in all), and the church coffer is shared. Stars: monk, feudum, outposts.

feudum-character-farmer = Farmer
    .help = A star with the farmers.
    .help-advanced = Advanced game: you choose the bribe from your harvest yourself.
feudum-character-merchant = Merchant
    .help = A star with the merchants.
    .help-advanced = Advanced game: for { COUNT($bribery-shillings, of: "shilling") } an opponent's lone ruler beside him becomes a serf.
feudum-character-alchemist = Alchemist
    .help = A star with the alchemists.
    .help-advanced = Advanced game: a new pawn may enter at any start settlement.
feudum-character-knight = Knight
    .help = A star with the knights. Spends any number of saltpeter in an attack.
    .help-advanced = Advanced game: taxes bring an influence marker.
feudum-character-noble = Noble
    .help = A star with the nobles.
    .help-advanced = Advanced game: may starve an opponent's subject or serf.
feudum-character-monk = Monk
    .help = A star with the monks.
    .help-advanced = Advanced game: an extra step at the end of a move.
feudum-character-giant = Behemoth
    .help = Walks roads and flying routes. { SIGNED($battle-monster-attack) } attack, { SIGNED($battle-monster-defence) } defence, a movement point; opponents' pawns cannot leave it.
feudum-character-serpent = Sea serpent
    .help = Swims ship and submersible routes. { SIGNED($battle-monster-attack) } attack, { SIGNED($battle-monster-defence) } defence, a movement point; opponents' pawns cannot leave it.

feudum-rank-master = Guild master
    .help = { COUNT($guilds-ranks-1, of: "point") } at every epoch, the push task, the first shilling of every purchase.
feudum-rank-journeyman = Journeyman
    .help = { COUNT($guilds-ranks-2, of: "point") } at every epoch, the pull task, the second shilling of every purchase.
feudum-rank-apprentice = Apprentice
    .help = { COUNT($guilds-ranks-3, of: "point") } at every epoch; from { $guilds-apprentice-from } players on. His shilling always goes to charity.

feudum-task-trade = Trade
    .help = Open to everybody; the money goes to the members of the guild.
feudum-task-pull = Pull
    .help = The journeyman's task: resources from the guild on the left. Success brings { COUNT($guilds-pull, of: "point") } and one of { COUNT($writs-draw, of: "writ") }.
feudum-task-push = Push
    .help = The master's task: resources to the guild on the right. { $guilds-push-1 }, { $guilds-push-2 } or { $guilds-push-3 } points by result.

feudum-charity-church-coffer = Church coffer
    .help = Takes the charity's share of purchases from merchants and alchemists; shared out by a push of the monks.
feudum-charity-farmers-sack = Farmers' sack
    .help = Takes the charity's share of purchases from knights, nobles and monks; shared out by a push of the farmers.

feudum-settlement-outpost = Outpost
    .help = Lets you explore. A star with alchemists and monks. Improves to a farm for wood.
feudum-settlement-farm = Farm
    .help = Lets you harvest. A star with farmers and knights. Improves to a town for iron.
feudum-settlement-town = Town
    .help = Lets you tax. A star with merchants and nobles. Improves to a feudum for a royal seal.
feudum-settlement-fief = Feudum
    .help = Stars of its guild: { $guilds-fief }; at the end { COUNT($final-fief, of: "point") }. Its ruler is a vassal and owes military service.

feudum-role-ruler = Ruler
    .help = The marker on the disc: the settlement is yours.
feudum-role-subject = Subject
    .help = The ruler's second marker: { SIGNED($battle-subject-defence) } defence of a feudum, and the last space is taken.
feudum-role-serf = Serf
    .help = Another player's marker beside the disc: it may rebel in an attack or replace the ruler.
    .help-advanced = Advanced game: it may tend land.

feudum-vessel-ship = Ship
    .help = Sails along the waves: sea and river. Invented from { COUNT($guilds-alchemist-production-ship-food, of: "food") } and { COUNT($guilds-alchemist-production-ship-wood, of: "wood") }.
feudum-vessel-submersible = Submersible
    .help = Follows the bubbles in the sea. Invented from { COUNT($guilds-alchemist-production-submersible-food, of: "food") } and { COUNT($guilds-alchemist-production-submersible-iron, of: "iron") }.
feudum-vessel-flying = Flying machine
    .help = Follows the birds. Invented from { COUNT($guilds-alchemist-production-flying-food, of: "food") }, { COUNT($guilds-alchemist-production-flying-iron, of: "iron") } and { COUNT($guilds-alchemist-production-flying-wood, of: "wood") }.

feudum-route-road = Road
feudum-route-ferry = Ferry
    .help = { COUNT($ferry-fare, of: "shilling") } a trip; closed while the alchemists have a vessel for sale.
feudum-route-ship = Ship route
feudum-route-submersible = Submersible route
feudum-route-flying = Flying route

feudum-monster-giant = Behemoth
    .help = Walks roads and flying routes. { SIGNED($battle-monster-attack) } attack, { SIGNED($battle-monster-defence) } defence, a movement point; opponents' pawns cannot leave it.
feudum-monster-serpent = Sea serpent
    .help = Swims ship and submersible routes. { SIGNED($battle-monster-attack) } attack, { SIGNED($battle-monster-defence) } defence, a movement point; opponents' pawns cannot leave it.

feudum-region-sea = Sea
feudum-region-islands = Islands
feudum-region-forest = Forest
feudum-region-desert = Desert
feudum-region-badlands = Badlands
feudum-region-mountains = Mountains

feudum-land-orchard = Orchard
    .help = Tended by a serf in the advanced game it yields { COUNT($lands-yield, of: "food") } each epoch.
feudum-land-archery-butt = Archery butt
    .help = Tended by a serf in the advanced game it yields { COUNT($lands-yield, of: "target") } each epoch; they turn into influence markers.
feudum-land-silver-mine = Silver mine
    .help = Tended by a serf in the advanced game it yields { COUNT($lands-yield, of: "shilling") } each epoch.
feudum-land-sulfur-mine = Sulfur mine
    .help = Tended by a serf in the advanced game it yields { COUNT($lands-yield, of: "sulfur") } each epoch.

feudum-scroll-a = Scroll A
feudum-scroll-b = Scroll B
feudum-scroll-c = Scroll C
feudum-scroll-d = Scroll D
feudum-scroll-e = Scroll E
feudum-scroll-f = Scroll F

feudum-place-sea-n = North Islet
feudum-place-sea-sw = Southwest Islet
feudum-place-sea-e = East Islet
feudum-place-isl-n = North Isle, north end
feudum-place-isl-e = North Isle, east end
feudum-place-isl-w = South Isle, west end
feudum-place-isl-s = South Isle, south end
feudum-place-for-nw = Forest Cape
feudum-place-for-c = Midforest
feudum-place-for-se = Forest Ford
feudum-place-des-n = Desert North Port
feudum-place-des-sw = Desert Southwest Port
feudum-place-des-c1 = Dune Cross
feudum-place-des-c2 = Oasis Crossing
feudum-place-des-e = East Oasis
feudum-place-bad-nw = Badlands Gate
feudum-place-bad-c = Badlands Bridge
feudum-place-bad-r = River Falls
feudum-place-bad-s = Badlands Ferry
feudum-place-bad-se = Lonely Hills
feudum-place-mtn-nw = High Mountain
feudum-place-mtn-se = Mountain Spring

feudum-card-migrate = Migrate
    .help = A pawn onto the board (for one food, beside your pawn or marker, else at a start settlement) or off it.
    .help-advanced = Advanced game, Distant Kin: with an alchemist on the board the new pawn may enter at any start settlement.
feudum-card-move = Move
    .help = As many movement points as you have pawns on the board; at the end you may steal one resource. The second Move of a round advances the epic voyage.
    .help-advanced = Advanced game, Godspeed: one monk takes an extra step.
feudum-card-influence = Influence
    .help = One influence marker into each settlement with your pawns.
    .help-advanced = Advanced game, Money is Influence: a merchant replaces a lone ruler for { COUNT($bribery-shillings, of: "shilling") }.
feudum-card-improve = Improve
    .help = Outpost to farm (wood), to town (iron), to feudum (seal); a region tile and points.
    .help-advanced = Advanced game, Tend Landscape: for wood a landscape tile at your serf, { COUNT($lands-place, of: "point") } and { COUNT($lands-yield, of: "resource") }.
feudum-card-explore = Explore
    .help = Needs an outpost. Draw { COUNT($writs-draw, of: "writ") } and one more for each further outpost and feudum; keep one.
    .help-advanced = Advanced game, Shovels and Swords: for iron draw { $writs-draw } more and keep one.
feudum-card-harvest = Harvest
    .help = Needs a farm. { COUNT($harvest-goods, of: "good") } at random and more for farms, feudums and beads, up to { $harvest-most }; { COUNT($harvest-points, of: "point") }. Or keep part of it as a bribe.
    .help-advanced = Advanced game, Inspect the Harvest: with a farmer you choose the bribe.
feudum-card-tax = Tax
    .help = Needs a town. { COUNT($tax-shillings, of: "shilling") } and one more for each further town and feudum.
    .help-advanced = Advanced game, Reinforcements: with a knight also an influence marker.
feudum-card-conquer = Conquer
    .help = Attack a pawn ({ COUNT($battle-pawn-points, of: "point") }) or a feudum ({ COUNT($battle-fief-points, of: "point") }) where your pawns stand; a disc on the military track. Never the last card of a round.
    .help-advanced = Advanced game, Starve the People: a noble returns a subject or serf to its owner.
feudum-card-defend = Defend
    .help = { SIGNED($battle-defend) } defence when you are attacked, even out of turn, and { COUNT($battle-defend-points, of: "point") } in any case.
    .help-advanced = Advanced game, Royal Immunity: for food it cancels a starving.
# fixed: 2, the symbol on the card
feudum-card-repeat = Repeat
    .help = Perform again a card with the ×2 symbol you played this round.
    .help-advanced = Advanced game, Déjà vu: for saltpeter repeat a card without it, but not Conquer or Defend.
feudum-card-guild = Guild
    .help = Trade, pull or push in one guild; when repeated, in another one.
    .help-advanced = Advanced game, Feast: for sulfur from the barrel do an opponent's task in the guild of his pawn or feudum beside you, for its points and { $guilds-feast } more.

feudum-writ-bow = Mandate: bow
    .help = { SIGNED($plain-attack) } attack, or discard { COUNT($paid-wood, of: "wood") } for { SIGNED($paid-attack) }.
feudum-writ-dagger = Mandate: dagger
    .help = { SIGNED($plain-attack) } attack, or discard { COUNT($paid-iron, of: "iron") } for { SIGNED($paid-attack) }.
feudum-writ-small-trade = Mandate: small trade
    .help = Discard { COUNT($plain-food, of: "food") } for { COUNT($plain-shillings, of: "shilling") }, or { COUNT($paid-wood, of: "wood") } and { COUNT($paid-food, of: "food") } for { $paid-shillings }.
feudum-writ-big-trade = Mandate: big trade
    .help = Discard { COUNT($plain-iron, of: "iron") }, { COUNT($plain-wood, of: "wood") } and { COUNT($plain-food, of: "food") } for { COUNT($plain-shillings, of: "shilling") }, or { COUNT($paid-sulfur, of: "sulfur") }, { COUNT($paid-iron, of: "iron") }, { COUNT($paid-wood, of: "wood") } and { COUNT($paid-food, of: "food") } for { $paid-shillings }.
feudum-writ-air-and-sea = Mandate: air and sea
    .help = Discard { COUNT($plain-food, of: "food") } for { COUNT($plain-flying, of: "flying") }, or { COUNT($paid-wood, of: "wood") } for { COUNT($paid-ship, of: "ship") }.
feudum-writ-sea-and-deep = Mandate: sea and deep
    .help = Discard { COUNT($plain-wood, of: "wood") } for { COUNT($plain-ship, of: "ship") }, or { COUNT($paid-iron, of: "iron") } for { COUNT($paid-submersible, of: "submersible") }.
feudum-writ-western-guilds = Mandate: western guilds
    .help = With { COUNT($stars, of: "star") } of farmers, merchants or alchemists: { COUNT($goods, of: "good") }, { COUNT($shillings, of: "shilling") } or { COUNT($vessels, of: "vessel") } of your choice.
feudum-writ-eastern-guilds = Mandate: eastern guilds
    .help = With { COUNT($stars, of: "star") } of knights, nobles or monks: { COUNT($markers, of: "marker") }, { COUNT($seals, of: "seal") } or { COUNT($beads, of: "bead") }.
feudum-writ-sobriety = Charter: sobriety
    .help = Points for the sulfur on your barrel at the end, from an empty one to a full one: { $barrel-1 }, { $barrel-2 }, { $barrel-3 }, { $barrel-4 }.
feudum-writ-slayer = Charter: monster slayer
    .help = If you defeated any monster: { COUNT($points, of: "point") }.
feudum-writ-eastern = Charter: Eastern Kingdom
    .help = Points by the number of settlements you rule in the badlands and the mountains: { $points-1 }, { $points-2 }, { $points-3 }, { $points-4 }.
feudum-writ-western = Charter: Western Kingdom
    .help = Points by the number of settlements you rule in the sea and on the islands: { $points-1 }, { $points-2 }, { $points-3 }, { $points-4 }.
feudum-writ-northern = Charter: Northern Kingdom
    .help = Points by the number of settlements you rule in the forest, at Badlands Gate, Badlands Bridge and High Mountain: { $points-1 }, { $points-2 }, { $points-3 }, { $points-4 }.
feudum-writ-southern = Charter: Southern Kingdom
    .help = Points by the number of settlements you rule in the desert, the southern badlands and at Mountain Spring: { $points-1 }, { $points-2 }, { $points-3 }, { $points-4 }.
feudum-writ-central = Charter: Central Kingdom
    .help = Points by the number of settlements you rule in the forest and the desert: { $points-1 }, { $points-2 }, { $points-3 }, { $points-4 }.
feudum-writ-scattered = Charter: Isolated Kingdom
    .help = Points by how many of East Islet, River Falls and Lonely Hills you rule: { $points-1 }, { $points-2 }, { $points-3 }.

feudum-count-shilling = { $n ->
        [one] { $n } shilling
       *[other] { $n } shillings
    }
feudum-count-point = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
feudum-count-good = { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
feudum-count-marker = { $n ->
        [one] { $n } influence marker
       *[other] { $n } influence markers
    }
feudum-count-seal = { $n ->
        [one] { $n } royal seal
       *[other] { $n } royal seals
    }
feudum-count-bead = { $n ->
        [one] { $n } bead
       *[other] { $n } beads
    }
feudum-count-writ = { $n ->
        [one] { $n } writ
       *[other] { $n } writs
    }
feudum-count-vessel = { $n ->
        [one] { $n } vessel
       *[other] { $n } vessels
    }
feudum-count-ship = { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
feudum-count-submersible = { $n ->
        [one] { $n } submersible
       *[other] { $n } submersibles
    }
feudum-count-flying = { $n ->
        [one] { $n } flying machine
       *[other] { $n } flying machines
    }
feudum-count-star = { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
feudum-count-target = { $n ->
        [one] { $n } target
       *[other] { $n } targets
    }
feudum-count-resource = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
feudum-count-pawn = { $n ->
        [one] { $n } pawn
       *[other] { $n } pawns
    }
feudum-count-card = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
feudum-count-saltpeter = { $n } saltpeter
feudum-count-sulfur = { $n } sulfur
feudum-count-iron = { $n } iron
feudum-count-wood = { $n } wood
feudum-count-food = { $n } food

feudum-bonus-none = No bonus
feudum-bonus-extra = Saltpeter: one more action card
feudum-bonus-double = Sulfur: a second action card in one turn

feudum-gain-shillings = shillings
feudum-gain-more-shillings = more shillings
feudum-gain-ship = ship
feudum-gain-submersible = submersible
feudum-gain-flying = flying machine
feudum-gain-goods = goods
feudum-gain-markers = influence markers
feudum-gain-seal = royal seal
feudum-gain-bead = bead
feudum-gain-attack = a stronger attack
feudum-gain-more-attack = a much stronger attack

feudum-yield-whole = the whole harvest to the farm
    .help = { COUNT($harvest-goods, of: "good") } or more lie there until a guild or a thief takes them.
feudum-yield-partial = a part to you, as a bribe
    .help = Of { COUNT($harvest-goods, of: "good") } the farm gets { $harvest-farm-1 } and you { $harvest-bribe-1 }, of { $harvest-most } { $harvest-farm-6 } and { $harvest-bribe-6 }. Chance says which; your beads become seals.

feudum-store-settlement = from the settlement
feudum-store-land = from the landscape

feudum-invention-ship = Ship
feudum-invention-submersible = Submersible
feudum-invention-flying = Flying machine
feudum-invention-krud = Barrel of krud
    .help = Fills the first section that is not full in every row of the knights' guild.

feudum-source-improve = improving
    .help = Paid at once for a better settlement, by its region tile.
feudum-source-land = landscapes
    .help = Landscapes your serfs tend, at every new epoch.
feudum-source-harvest = harvest
    .help = Paid at once for every harvest.
feudum-source-conquer = conquest
    .help = Paid at once for every attack that is won.
feudum-source-defend = defence
    .help = Paid at once for the Defend card.
feudum-source-guild = guild
    .help = Paid at once for pulling and pushing in guilds.
feudum-source-feast = feast
    .help = Paid at once for a feast in a rival’s guild.
feudum-source-reeve = reeve
    .help = Paid for your reeves in guilds.
feudum-source-ranks = guild standing
    .help = Master and journeyman of a guild, at every new epoch.
feudum-source-regions = active regions
    .help = Regions where you rule, at every new epoch.
feudum-source-disloyalty = disloyalty
    .help = A feudum without service: discs missing on the military track.
feudum-source-voyage = epic voyage
    .help = Your space on the epic voyage, at the end.
feudum-source-empire = breadth of the empire
    .help = Settlements you rule, at the end; a feudum more.
feudum-source-sets = settlements of a kind
    .help = Sets of like settlements that you rule, at the end.
feudum-source-shillings = shillings
    .help = Shillings left at the end.
feudum-source-charters = charters
    .help = Charters of your writs, at the end.

feudum-option-declare = { $bonus }
feudum-option-choose = { $cards }
feudum-option-lay = { $card }
feudum-option-done = Done
    .interlude = Go on
    .lay-second-card = Play no second card
    .end-turn = End the turn
    .move = Move no further
    .godspeed = Stay here
    .steal = Steal nothing
    .influence = Add no more markers
    .buy-goods = Buy nothing more
    .invent = Invent nothing more
    .reinforce = Add nothing
feudum-option-decline = Decline
    .migrate = Move nobody
    .improve = Improve nothing
    .collect-land = Leave them there
    .explore = Draw nothing
    .dig-deeper = Draw no more
    .harvest = Harvest nothing
    .inspect-harvest = Take no bribe
    .tax = Collect nothing
    .conquer = Attack nobody
    .defend = Do not reveal Defend
    .claim-immunity = Let it starve
    .join-service = Keep the disc
    .repeat = Repeat nothing
    .guild = Do nothing in a guild
    .place-reeve = Place no reeve
    .tame-monster = Tame nothing
feudum-option-take-goods = { $goods }
feudum-option-put-pawn = { $character } to { $place }
feudum-option-take-off = Off the board: { $character }, { $place }
feudum-option-swap-tile = Give a region tile for a good: { $land }
feudum-option-pick-good = { $good }
feudum-option-store = Sulfur onto the wine barrel: { $barrel }
feudum-option-mandate = { $writ } → { $gain }
feudum-option-drop-writ = Under the deck: { $writ }
feudum-option-keep-writ = Keep { $writ }
feudum-option-board = { $vessel } under the { $character }, { $place }
feudum-option-reclaim = Take back the royal seal: { $place }, { $role }
feudum-option-step = { $character }: { $source } to { $target }, { $route }
feudum-option-steal = Steal { $resource }, { $place } ({ $store })
feudum-option-mark = Influence marker to { $place }
feudum-option-buy-rule = Replace the ruler for a shilling: { $place }
feudum-option-improve = { $place } to { $settlement }
feudum-option-choose-fief = Feudum of the { $guild }
feudum-option-take-tile = Tile from the stack: { $region }
feudum-option-tend = { $land } to { $place }
feudum-option-collect = Take all from the land: { $place }
feudum-option-dig = Draw writs
feudum-option-reap = { $place }: { $yield }
feudum-option-pocket = Bribe: { $goods }
feudum-option-collect-tax = { $marker ->
        [0] Take the shillings
       *[other] Take the shillings and an influence marker
    }
feudum-option-attack-figure = Attack { $character }, { $defender }, { $place }
feudum-option-attack-fief = Attack the feudum: { $defender }, { $place }
feudum-option-starve = Starve { $role }, { $defender }, { $place }
feudum-option-reveal = Reveal Defend
feudum-option-use-saltpeter = Add saltpeter
feudum-option-use-weapon = { $writ }: { $way ->
        [0] as it is
       *[other] with its good
    }
feudum-option-add-disc = Disc onto the military track
feudum-option-do-again = Repeat { $card }
feudum-option-trade = Trade: { $guild }
feudum-option-pull = Pull: { $guild }
feudum-option-push = Push: { $guild }
feudum-option-feast = Feast { $host }: { $guild }, { $task }
feudum-option-sell = { $place }: { $food } food, { $shillings ->
        [one] { $shillings } shilling
       *[other] { $shillings } shillings
    }
feudum-option-buy-good = { $good } for { $price }
feudum-option-buy-vessel = { $vessel }
feudum-option-pick-scrolls = { $scrolls }
feudum-option-pick-colours = { $colours }
feudum-option-shift = { $goods }
feudum-option-invent = { $invention }
feudum-option-tame = { $monster } to { $place }
feudum-option-add-reeve = Place a reeve
feudum-option-feed = { $cups ->
        [0] Food, no wine
       *[other] Wine for { $drinkers }; food for the others
    }
feudum-option-send-home = { $count ->
        [0] Feed all with region tiles
       *[other] Home: { $leavers }
    }
feudum-option-enter-guild = Enter the guild: { $guild }

feudum-event-set-up = The realm is laid out. { $first } goes first.
feudum-event-round-began = Round { $round }. { $first } goes first.
feudum-event-declared = { $seat }: { $bonus }.
feudum-event-chosen = { $seat } chooses: { $cards }.
    .hidden = { $seat } has chosen { $count } cards. Long live the king!
feudum-event-laid = { $seat } plays { $card }.
feudum-event-not-performed = { $seat } does not perform { $card }.
feudum-event-purse-emptied = { $seat }: { $good } from the purse into the bag.
feudum-event-gained-goods = { $seat } gains { $goods }.
feudum-event-stored = { $seat } puts { $barrel } sulfur on the wine barrel.
feudum-event-gained-shillings = { $seat } gains { $shillings ->
        [one] { $shillings } shilling
       *[other] { $shillings } shillings
    }.
feudum-event-gained-markers = { $seat } gains { $markers ->
        [one] { $markers } influence marker
       *[other] { $markers } influence markers
    }.
feudum-event-paid-good = { $seat } pays { $good }.
feudum-event-paid-shillings = { $seat } pays { $shillings ->
        [one] { $shillings } shilling
       *[other] { $shillings } shillings
    }.
feudum-event-swapped-tile = { $seat } gives a region tile ({ $land }) for { $good }.
feudum-event-points = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $source }; { $total } in all.
feudum-event-arrived = { $seat } puts a pawn at { $place }: { $character }.
feudum-event-left = { $seat }: { $character } leaves the board, { $place }.
feudum-event-ranked = { $seat }, { $guild }: { $rank }.
feudum-event-boarded = { $seat }: { $vessel } under the { $character }, { $place }.
feudum-event-stepped = { $seat }: { $character }, { $source } to { $target }, { $route }.
feudum-event-stole = { $seat } steals { $resource }, { $place } ({ $store }).
feudum-event-voyaged = { $seat }: space { $space } of the epic voyage.
feudum-event-marked = { $seat }: { $role }, { $place }.
feudum-event-improved = { $seat }: { $place } is now a { $settlement }.
feudum-event-took-tile = { $seat } takes tile { $numeral ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }, { $region }: { $land }.
feudum-event-goods-discarded = { $place }: { $goods } into the bag.
feudum-event-tended = { $seat }: { $land } at { $place }.
feudum-event-land-filled = { $place }: { $added } { $resource } added, { $total } in all.
feudum-event-collected = { $seat } takes { $count } × { $resource } from the land, { $place }; one goes to the ruler, { $ruler }.
feudum-event-drew-writs = { $seat } draws: { $writs }.
    .hidden = { $seat } draws { $count } writs.
feudum-event-kept-writ = { $seat } keeps { $writ }.
    .hidden = { $seat } keeps a writ.
feudum-event-dropped-writ = { $seat } puts under the deck: { $writ }.
    .hidden = { $seat } puts a writ under the deck.
feudum-event-played-mandate = { $seat }: { $writ } → { $gain }.
feudum-event-reaped = { $seat } harvests at { $place }: { $goods }.
feudum-event-bribed = { $seat } takes a bribe: { $goods }.
feudum-event-beads-turned = { $seat }: { $count ->
        [one] a bead turns into a seal
       *[other] { $count } beads turn into seals
    }.
feudum-event-taxed = { $seat } collects { $shillings ->
        [one] { $shillings } shilling
       *[other] { $shillings } shillings
    } of tax{ $marker ->
        [0] .
       *[other] {" "}and an influence marker.
    }
feudum-event-attacked = { $seat } attacks { $defender }: { $character }, { $place }. Attack { $attack }, defence { $defence }.
feudum-event-defended = { $seat } reveals Defend.
feudum-event-reinforced = { $seat }: attack { $attack }, defence { $defence }.
feudum-event-fought = { $seat } against { $defender }: { $attack } to { $defence }. { $won ->
        [0] The attack fails.
       *[other] The attack succeeds.
    }
feudum-event-fell = { $seat }: { $character } is defeated, { $place }.
feudum-event-fief-fell = { $seat }: the feudum becomes an outpost, { $place } ({ $guild }).
feudum-event-starved = { $seat } starves { $defender }: { $role }, { $place }.
    .you = { $seat } starves your marker: { $role }, { $place }.
feudum-event-immune = { $seat }: { $role } enjoys royal immunity, { $place }.
feudum-event-reclaimed = { $seat } takes back the royal seal: { $role }, { $place }.
feudum-event-hens-emptied = Beads go from the hens back to the supply: { $count }.
feudum-event-served = { $seat }: disc on space { $space } of the military track.
feudum-event-repeated = { $seat } repeats { $card }.
feudum-event-task-done = { $seat }: { $task }, { $guild }.
feudum-event-shared = { $guild }: { $shillings } shillings. Master { $to_master }, journeyman { $to_journeyman }, charity { $to_charity }, supply { $to_supply }.
feudum-event-split = { $charity }: the master, { $master }, gets { $share }, the journeyman { $other }; { $left } remain.
feudum-event-sold = { $seat }, { $place }: { $goods } goods for { $food } food and { $shillings } shillings.
feudum-event-overflowed = Surplus: { $goods }. To the merchants: { $merchants }; to the alchemists: { $alchemists }; into the bag: { $bag }.
feudum-event-bought-good = { $seat } buys { $good } for { $price }.
feudum-event-bought-vessel = { $seat } buys: { $vessel }.
feudum-event-bought-row = { $seat } takes { $markers } influence markers from the row.
feudum-event-bought-seals = { $seat } buys royal seals: { $scrolls }.
feudum-event-got-bead = { $seat } gets a bead of { $value }.
feudum-event-got-seal = { $seat } gets a royal seal.
feudum-event-shifted = { $seat }: { $goods } to the { $guild }.
feudum-event-completed = { $seat } completes{ $rows_count ->
        [0] {""}
       *[other] : { $rows }
    }{ $columns ->
        [0] {""}
       *[other] ; columns: { $columns }{ $rows_count ->
            [0] {""}
           *[other] {" "}(rows or columns count, whichever are more)
        }
    }.
feudum-event-raided =
    { $by } attacks your { $character_count ->
        [0] feudum
       *[other] { $character }
    } and { $won ->
        [0] fails
       *[other] wins
    }, { $attack } : { $defence }.
    .means =
        { $place }. { $won ->
            [0] Nothing is lost.
           *[other] { $character_count ->
                [0] An outpost is left of it.
               *[other] The figure comes back to your supply.
            }
        }
feudum-event-ousted =
    { $was_name ->
        [serf] Your serf loses its place: { $place }.
       *[other] { $by } rules in your place: { $place }.
    }
    .means =
        { $was_name ->
            [serf] The marker comes back to you.
           *[other] Your marker there is a serf now.
        }
feudum-event-outranked =
    { $by_count ->
        [0] You lose your rank
       *[other] { $by } passes you
    }: { $guild }.
    .means =
        { $now_count ->
            [0] You are out of it.
           *[other] You are { $now } now.
        } At the next epoch { COUNT($after, of: "point") } instead of { $before }.
feudum-event-robbed = { $by } steals from you: { $resource }, { $place } ({ $store }).
feudum-event-invented = { $seat } invents: { $invention }.
feudum-event-krud-filled = Rows of the knights' guild: { $rows }.
feudum-event-sealed = { $seat }: markers ({ $colours }) become seals: { $scrolls }.
feudum-event-beaded = { $seat }: seals ({ $scrolls }) become beads: { $values }.
feudum-event-bead-on-hen = { $seat }: a bead of { $value } onto a hen, sum { $sum }.
feudum-event-tamed = { $seat } tames: { $monster }, { $place }.
feudum-event-reeve-placed = { $seat } places a reeve: { $guild }.
feudum-event-reeve-returned = { $seat }: the reeve comes back, { $guild }.
feudum-event-fed = { $seat } feeds the pawns: { $food } food, { $wine } wine.
feudum-event-sobered = { $seat }: { $character } is sober again, { $place }.
feudum-event-went-home = { $seat }: { $character } goes home hungry, { $place }.
feudum-event-die-rolled = The die of change: { $region }.
feudum-event-tile-lost = { $region }: tile { $numeral ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    } leaves the game ({ $land }).
feudum-event-epoch-began = Epoch { $epoch ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    } begins.
feudum-event-good-laid = { $place }: { $good }.
feudum-event-guild-refilled = { $guild } filled up.
feudum-event-charter-opened = { $seat } opens: { $writ }, { $points } points.
feudum-event-ended = The game is over. The most venerated lord: { $winner }.
feudum-event-left-guild = { $seat } leaves the guild: { $guild }.
feudum-event-paid-tile = { $seat } gives a region tile ({ $land }) as { $good }.
feudum-event-fief-founded = { $seat }: a feudum at { $place } ({ $guild }).
feudum-event-feasted = { $seat } feasts { $host }: { $task }, { $guild }.
feudum-event-attacked-fief = { $seat } attacks the feudum of { $defender }, { $place }. Attack { $attack }, defence { $defence }.
feudum-event-got-vessel = { $seat } gets: { $vessel }.

feudum-prompt-take-goods = Take { $count } different goods from the travel bag
    .waiting = taking goods from the travel bag
    .rules = Set-up
feudum-prompt-store-sulfur = How much of { $count } sulfur goes onto the wine barrel, to feed pawns?
    .waiting = putting sulfur onto the wine barrel
    .rules = Sulfur
feudum-prompt-first-pawn = Place your first pawn at a start settlement
    .waiting = placing the first pawn
    .rules = Set-up
feudum-prompt-declare-bonus = Spend a good on a bonus for this round?
    .waiting = one more card, or a second one in a turn?
    .rules = Actions
feudum-prompt-choose-cards = Choose your action cards in secret
    .waiting = choosing cards in secret
    .rules = Actions
feudum-prompt-lay-card = Play an action card
    .waiting = playing the next action card
    .rules = Actions
feudum-prompt-lay-second-card = Play a second card in a row, or keep the sulfur for later
    .waiting = a second card in a row?
    .rules = Actions
feudum-prompt-end-turn = End your turn
    .waiting = ending the turn
    .rules = Actions
feudum-prompt-swap-tile = Which good do you take for the region tile?
    .waiting = taking a good for a region tile
    .rules = Action cards
feudum-prompt-migrate = Migrate: bring a pawn onto the board for one food, or take one off
    .waiting = migrating: a pawn onto the board or off it
    .rules = Action cards
feudum-prompt-move = { $points ->
        [one] Move: one point left
       *[other] Move: { $points } points left
    }
    .waiting = { $points ->
        [one] moving, one point left
       *[other] moving, { $points } points left
    }
    .rules = Moving
feudum-prompt-godspeed = Godspeed: the monk's extra step
    .waiting = the monk's extra step
    .rules = Moving
feudum-prompt-steal = Steal one resource, or decline
    .waiting = stealing one resource
    .rules = Moving
feudum-prompt-influence = Influence: add markers where your pawns stand
    .waiting = placing influence markers
    .rules = Influence
feudum-prompt-improve = Improve: choose a settlement
    .waiting = improving a settlement
    .rules = Improving
feudum-prompt-choose-fief = { $place }: of which guild is the feudum?
    .waiting = choosing the guild of the new feudum
    .rules = Improving
feudum-prompt-take-tile = No fitting tile in the region: take one of a past epoch from another stack
    .waiting = taking a tile from another stack
    .rules = Improving
feudum-prompt-collect-land = { $place }: take all { $count } resources from the land, or leave them?
    .waiting = resources from the land
    .rules = Action cards
feudum-prompt-explore = Explore: draw royal writs
    .waiting = exploring for royal writs
    .rules = Action cards
feudum-prompt-dig-deeper = Shovels and Swords: discard iron for { COUNT($writs-draw, of: "writ") } more?
    .waiting = more writs for iron?
    .rules = Action cards
feudum-prompt-keep-writ = Which writ do you keep?
    .waiting = choosing the writ to keep
    .rules = Action cards
feudum-prompt-harvest = Harvest: which farm, and does it get all of it?
    .waiting = harvesting a farm
    .rules = Harvest
feudum-prompt-inspect-harvest = Inspect the Harvest, { $place }: choose your bribe, or take none
    .waiting = a bribe from the harvest
    .rules = Harvest
feudum-prompt-tax = Tax: collect { COUNT($count, of: "shilling") }?
    .waiting = collecting taxes
    .rules = Action cards
feudum-prompt-conquer = Conquer: choose a target
    .waiting = choosing whom to attack
    .rules = Conquer
feudum-prompt-defend = { $rival } attacks: { $target }, { $place }. Attack { $attack }, defence { $defence }. Reveal Defend?
    .waiting = answering the attack, { $attack } against { $defence }
    .rules = Conquer
feudum-prompt-reinforce = { $target }, { $rival }, { $place }. Attack { $attack }, defence { $defence }: add saltpeter or weapons
    .waiting = strengthening the attack, { $attack } against { $defence }
    .rules = Conquer
feudum-prompt-join-service = Put a disc on the military track?
    .waiting = a disc for the military track?
    .rules = Military service
feudum-prompt-claim-immunity = { $rival } starves out: { $role }, { $place }. Reveal Defend for food?
    .waiting = answering the starvation
    .rules = Action cards
feudum-prompt-repeat = Repeat: which card do you perform again?
    .waiting = choosing the card to repeat
    .rules = Action cards
feudum-prompt-guild = Guild: choose a guild and a task
    .waiting = choosing a guild and a task
    .rules = Guilds
feudum-prompt-place-reeve = { $guild }: place a reeve?
    .waiting = a reeve for the guild?
    .rules = Guilds
feudum-prompt-sell-harvest = Which farm do you empty? How much of the price is food, the rest being shillings?
    .waiting = selling a harvest
    .rules = Guilds
feudum-prompt-buy-goods = Buy goods, up to { $guilds-merchant-buy } in all; spent so far: { COUNT($spent, of: "shilling") }
    .waiting = buying goods, { $spent } spent so far
    .rules = Guilds
feudum-prompt-buy-vessel = Which vessel do you buy?
    .waiting = choosing a vessel to buy
    .rules = Guilds
feudum-prompt-buy-seals = Which royal seals do you buy?
    .waiting = buying royal seals
    .rules = Guilds
feudum-prompt-shift-goods = Which goods move? { $count }, or all that can
    .waiting = choosing the goods to move
    .rules = Guilds
feudum-prompt-interlude = Go on, or first play a mandate or a tile
    .waiting = may play a mandate or a tile
    .rules = Action cards
feudum-prompt-invent = Inventions: { $made } made so far
    .waiting = inventing, { $made } made so far
    .rules = Guilds
feudum-prompt-give-markers = Markers of which colours become seals? At most { $count }
    .waiting = markers that become seals
    .rules = Guilds
feudum-prompt-seal-scrolls = Which scrolls get the seals?
    .waiting = choosing scrolls for the seals
    .rules = Guilds
feudum-prompt-send-seals = Which seals go to the monks?
    .waiting = choosing seals for the monks
    .rules = Guilds
feudum-prompt-take-seal = Which seal do you take from the castle?
    .waiting = taking a seal from the castle
    .rules = Guilds
feudum-prompt-tame-monster = Tame a monster for { COUNT($guilds-knight-tame, of: "marker") }?
    .waiting = taming a monster
    .rules = Guilds
feudum-prompt-feed = Feed your pawns
    .waiting = feeding: food or wine
    .rules = Feeding
feudum-prompt-send-home = Not enough food: who goes home?
    .waiting = who stays hungry
    .rules = Feeding
feudum-prompt-enter-guild = { $count ->
        [one] One marker
       *[other] { $count } markers
    }, and more guilds wait: which one do you enter?
    .waiting = choosing a guild to enter
    .rules = Guilds

# Why something cannot be done.
feudum-why-all-out = All your pawns are on the map
feudum-why-no-food = No food, no tile
feudum-why-no-home = A new pawn arrives where you have a pawn or a marker
feudum-why-no-figure = No figure on the map
feudum-why-not-yours = This figure is not yours
feudum-why-held = Held by a monster
feudum-why-too-far = { $points ->
        [one] { $points } movement point is too few
       *[other] { $points } movement points are too few
    }
feudum-why-no-marker = No marker in reserve
feudum-why-no-pawn = No pawn on the map
feudum-why-no-pawn-here = None of your pawns stands here
feudum-why-full = No room for a marker
feudum-why-marked-now = You have added a marker here just now
# fixed: 3, the places of a settlement
feudum-why-later-turn = The third marker is added in a later turn
feudum-why-not-ruler = You don't rule it
feudum-why-no-settlement = You rule nothing
feudum-why-no-wood = No wood, no tile
feudum-why-no-iron = No iron, no tile
feudum-why-no-seal = No royal seal
feudum-why-no-fief-left = All feudum discs are on the map
feudum-why-final = A feudum stays as it is
feudum-why-no-outpost = No outpost
feudum-why-no-writs = No writs left
feudum-why-no-farm = No farm
feudum-why-not-a-farm = It is no farm
feudum-why-farm-full = The farm is full
feudum-why-no-town = No town
feudum-why-own-figure = It is your own figure
feudum-why-no-figure-here = None of your figures stands here
feudum-why-no-target = Nobody to attack
feudum-why-no-fief-here = There is no feudum of another player here
feudum-why-last-card = Conquer does nothing as the last card
feudum-why-leaves-conquer-last = Conquer would be left as your last card
feudum-why-no-task = Nothing to do there
feudum-why-guild-used = You have dealt with this guild this round
feudum-why-no-trade = Nothing to trade, or fewer than { $price } shillings
feudum-why-not-journeyman = Only the journeyman may pull
feudum-why-not-master = Only the master may push
feudum-why-nothing-to-pull = Nothing can be received, or there is no room
feudum-why-nothing-to-push = Nothing can be sent, or there is no room
feudum-why-not-laid = This card has not been laid this round
feudum-why-never-twice = This card is never performed again
# fixed: 2, the symbol on the card
feudum-why-not-twice = Without the ×2 symbol it takes saltpeter
feudum-why-laid-already = This card has been laid
feudum-why-not-chosen = You did not choose this card

# What was corrected in the rules.
feudum-amendment-owner-chooses-guild = With too few markers for all guilds that wait the owner chooses which to enter.
feudum-amendment-reeve-with-any-task = A reeve may be placed with any receiving or sending, also with one that scores nothing.
feudum-amendment-defender-answers = Whoever has not revealed Defend is asked once more when saltpeter or weapons would win the attack.

# The table as text.
feudum-sheet-setup = The realm · before the first round
feudum-sheet-map = The realm · round { $round }, epoch { $epoch }
feudum-sheet-place = Place (tile on top)
feudum-sheet-settlement = Settlement
feudum-sheet-markers = Markers
feudum-sheet-figures = Figures
feudum-sheet-goods = Goods, land, vessels
feudum-sheet-bare = bare
feudum-sheet-guilds = Guilds (* a reeve)
feudum-sheet-guild = Guild
feudum-sheet-stars = Stars
feudum-sheet-stores = In the guilds
feudum-sheet-charity = Charity
feudum-sheet-coffers = church coffer { $coffer }, farmer purse { $sack }
feudum-sheet-players = Players
feudum-sheet-total = Points
feudum-sheet-shillings = Shillings
feudum-sheet-barrel = Wine barrel
feudum-sheet-tiles = Region tiles
feudum-sheet-vessels = Vessels
feudum-sheet-own-markers = Influence markers
feudum-sheet-seals = Seals / beads
feudum-sheet-tracks = Voyage / military service
feudum-sheet-writs = Royal writs
feudum-sheet-cards = Action cards
feudum-sheet-hand = Your cards
feudum-sheet-drawn = Writs to choose from

feudum-amendment-any-time = Mandates and region tiles may be played at any time, also in other players' turns

# Numbers of an entry, where only some of them are not the rulebook's.
feudum-fact-circle = number at the start places
feudum-fact-plain = number on the map
feudum-fact-supply = supply
feudum-fact-hens = hens
feudum-fact-prices = prices
feudum-fact-rosary = rosary
feudum-fact-second = settlement
feudum-fact-charity = charity
feudum-fact-guilds = guilds
feudum-fact-places = places

# What matters most, on a small screen.
feudum-glance-guilds = Guilds: { $guilds }
feudum-glance-battle = { $attacker } attacks { $defender }, { $place }: { $attack } against { $defence }
feudum-glance-needs = Pawns to feed: { $hungry }, food lacking: { $lack }
feudum-glance-points = Pts
feudum-glance-shillings = Sh
feudum-glance-saltpeter = Sal
feudum-glance-sulfur = Sul
feudum-glance-iron = Iro
feudum-glance-wood = Woo
feudum-glance-food = Foo
feudum-glance-barrel = Win
feudum-glance-markers = Mar
feudum-glance-cards = Cards
feudum-glance-figures = On the map: { $figures }
feudum-glance-holdings = Yours: { $places }
feudum-glance-more = Also
feudum-glance-seals = seals { $count }
feudum-glance-beads = beads { $beads }

## Goals

feudum-goal-guilds = Places in guilds, which score at every new epoch: { $have } of { $need }
feudum-goal-food = Pawns that will be fed: { $have } of { $need }
