brawl-name = Kingdom Brawl
brawl-summary = Characters fight over towers, castles, forests and farms. Quick, open and sly.
    .short = A hand of cards, one dragon
    .tie = a tie: the one who plays earlier wins
brawl-credits = The rules come from a leaflet of unknown authorship; the title and the pictures are ours.

brawl-setting-movable-gnome = Movable Gnome
    .help = House rule: a Witch or a Wizard may take a Gnome that stands alone; he enters the new tile at the bottom.

brawl-character-king = King
    .help = In a castle: { COUNT($castle, of: "star") }. Each farm and each forest next to him: { COUNT($land, of: "star") }.
brawl-character-queen = Queen
    .help = With any King on her tile: { COUNT($king, of: "star") }. Each character of your colour on tiles next to her: { COUNT($subject, of: "star") }.
brawl-character-princess = Princess
    .help = In a tower: { COUNT($tower, of: "star") }. With any Knight on her tile: { COUNT($knight, of: "star") }.
brawl-character-knight = Knight
    .help = With any Princess on his tile: { COUNT($princess, of: "star") }. Blocks a Dragon that lies under him.
brawl-character-peasant = Peasant
    .help = On a farm: { COUNT($farm, of: "star") }. Each King and each Queen on tiles next to him: { COUNT($royal, of: "star") }.
brawl-character-gnome = Gnome
    .help = Placed at the bottom, beyond the reach of others. Each unblocked character above him: { COUNT($above, of: "star") }. Not on your last turn.
brawl-character-dragon = Dragon
    .help = Blocks every character under him but the Gnome, until a Knight lies above him. Not on your last turn.
# fixed: 2, a swap has two sides
brawl-character-witch = Witch
    .help = Placed in a forest, she may swap two top characters of different tiles.
brawl-character-fairy = Fairy
    .help = She may rearrange the characters on the tile where you place her; a Gnome stays at the bottom.
brawl-character-wizard = Wizard
    .help = Placed in a tower or next to one, he may move any top character to another tile.

brawl-terrain-tower = Tower
    .help = A Princess here earns { COUNT($points-princess-tower, of: "star") }. A Wizard works here and next to it.
brawl-terrain-castle = Castle
    .help = A King here earns { COUNT($points-king-castle, of: "star") }.
brawl-terrain-forest = Forest
    .help = Each King next to it earns { COUNT($points-king-land, of: "star") }. A Witch works here.
brawl-terrain-farm = Farm
    .help = Each King next to it earns { COUNT($points-king-land, of: "star") }, a Peasant on it { COUNT($points-peasant-farm, of: "star") }.

brawl-count-card = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
brawl-count-character = { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
brawl-count-turn = { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
brawl-count-star = { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }

brawl-prompt-place-character = Place a character on a tile
    .waiting = placing a character
    .rules = A turn
# fixed: 2, a swap has two sides
brawl-prompt-use-witch = The Witch: swap two top characters, or decline
    .waiting = the Witch may swap two characters
    .rules = Witch
brawl-prompt-use-fairy = The Fairy: choose the card that comes next, from bottom to top, or leave the order
    .waiting = the Fairy may change the order on a tile
    .rules = Fairy
brawl-prompt-use-wizard = The Wizard: move a top character to another tile, or decline
    .waiting = the Wizard may move a character
    .rules = Wizard

brawl-option-place = { $character } to tile { $tile }
brawl-option-decline = Decline the ability
brawl-option-swap = Swap the tops of tiles { $first } and { $second }
brawl-option-stack = { $character } comes next
brawl-option-move = Top of tile { $source } to tile { $target }

brawl-event-dealt = The kingdom is laid out and the hands are dealt. { $first } begins.
brawl-event-hand = { $seat } is dealt: { $hand }.
    .hidden = { $seat } is dealt a hand.
brawl-event-placed = { $seat }: { $character } to tile { $tile }.
brawl-event-skipped = { $seat } holds only Gnome and Dragon and skips the last turn.
brawl-event-swapped = { $seat }, Witch: { $character } from tile { $first } and { $other } from tile { $second } change places.
brawl-event-stacked = { $seat }, Fairy: tile { $tile } now holds, from the bottom: { $order }.
brawl-event-moved = { $seat }, Wizard: { $character } from tile { $source } to tile { $target }.
brawl-event-declined = { $seat } does not use the ability: { $character }.
brawl-event-scored = { $seat }: { COUNT($total, of: "star") } (King, Queen, Princess, Knight, Peasant, Gnome: { $points }).
brawl-event-ended = { $winner } wins the brawl.
brawl-event-blocked = Tile { $tile }: blocked now: { $cards }.
brawl-event-freed = Tile { $tile }: free again: { $cards }.
brawl-event-stars = Stars as things stand: { $totals }.
brawl-event-harmed =
    { $agent_name ->
        [dragon] { $by } covers your { $cards } with the Dragon, tile { $target }.
        [knight] { $by } beats your { $cards } with the Knight, tile { $target }.
        [wizard] { $by } moves your { $cards } from tile { $source } to tile { $target }.
        [witch] { $by } swaps your { $cards }, tiles { $source } and { $target }.
       *[other] { $by } takes stars from you: { $agent }, tile { $target }.
    }
    .means = Your stars: { $before } → { $after }.

brawl-why-late = Not on the last turn
brawl-why-namesake = The same character is here already

brawl-sheet-kingdom = Kingdom
brawl-sheet-hand = Your hand
brawl-sheet-aside = Not in this game
brawl-sheet-players = Players
brawl-sheet-cards = Cards
brawl-sheet-total = Stars
brawl-sheet-turn = Turn { $turn } of { $turns }
brawl-sheet-laid = The Fairy's order so far: { $laid }

# What matters most, on a small screen.
brawl-glance-seat = { $stars } ★ { COUNT($cards, of: "card") }

## Goals

brawl-goal-stars = The most stars after turn { $turns }: you { $have }, the best rival { $need }
