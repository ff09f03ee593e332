web-brawl-kingdom = The kingdom
web-brawl-hand = Your hand
web-brawl-hand-size = cards in hand
web-brawl-aside = Not in this game
web-brawl-only-you = only you see this
web-brawl-out = out of this game
web-brawl-turn = Turn { $turn }
web-brawl-turn-of = Turn { $turn } of { $turns }. One card will stay in hand.
web-brawl-turn-help = Place one character, then use its ability if it works there.
web-brawl-turn-last-help = The last turn: neither Dragon nor Gnome may be placed.
web-brawl-your-turn = Your turn
web-brawl-last-turn = Your last turn
web-brawl-ask-place-character = choose a card and a tile.
# fixed: 2, a swap has two sides
web-brawl-ask-use-witch = choose two top characters to swap, or decline.
web-brawl-ask-use-fairy = put her tile in a new order, or leave it.
web-brawl-ask-use-wizard = choose a top character, then a tile; or decline.
web-brawl-pick-tile = now choose a tile.
web-brawl-pick-card = now choose a card.
web-brawl-pick-target = now choose where the { $card } goes.
web-brawl-pick-other = now choose the other one.
web-brawl-placed = { $character } { $terrain ->
        [tower] in the tower
        [castle] in the castle
        [forest] in the forest
       *[farm] on the farm
    }
web-brawl-moved = { $character } from the { $source ->
        [tower] tower
        [castle] castle
        [forest] forest
       *[farm] farm
    } to the { $target ->
        [tower] tower
        [castle] castle
        [forest] forest
       *[farm] farm
    }
web-brawl-swapped = { $character } ({ $first ->
        [tower] tower
        [castle] castle
        [forest] forest
       *[farm] farm
    }) and { $other } ({ $second ->
        [tower] tower
        [castle] castle
        [forest] forest
       *[farm] farm
    }) change places
web-brawl-stacked = new order { $terrain ->
        [tower] in the tower
        [castle] in the castle
        [forest] in the forest
       *[farm] on the farm
    }, from the bottom: { $order }
web-brawl-skipped = skips: only Gnome and Dragon in hand
web-brawl-declined = does not use the ability
web-brawl-dealt = The hands are dealt. { $name } begins.
web-brawl-ended = { $name } wins the brawl.
web-brawl-blocks = blocks the { $who }
web-brawl-beaten = the Dragon is beaten
web-brawl-whom-king = King
web-brawl-whom-queen = Queen
web-brawl-whom-princess = Princess
web-brawl-whom-knight = Knight
web-brawl-whom-peasant = Peasant
web-brawl-whom-gnome = Gnome
web-brawl-whom-dragon = Dragon
web-brawl-whom-witch = Witch
web-brawl-whom-fairy = Fairy
web-brawl-whom-wizard = Wizard
web-brawl-freed-king = the King is free
web-brawl-freed-queen = the Queen is free
web-brawl-freed-princess = the Princess is free
web-brawl-freed-knight = the Knight is free
web-brawl-freed-peasant = the Peasant is free
web-brawl-freed-witch = the Witch is free
web-brawl-freed-fairy = the Fairy is free
web-brawl-freed-wizard = the Wizard is free
web-brawl-works = The ability works here.
web-brawl-idle = The ability does nothing there.
web-brawl-save-hint = Dragon and Gnome cannot be placed on the last turn: do not keep both.
web-brawl-tap = Tap a tile or a card to read about it.
web-brawl-look = The whole stack
web-brawl-empty = empty
web-brawl-blocked = blocked
web-brawl-blocked-by-dragon = blocked by the Dragon
web-brawl-under-dragon = under the Dragon
web-brawl-beaten-by-knight = beaten by the Knight
web-brawl-active = blocks everyone below
web-brawl-no-stars = brings no stars
web-brawl-no-condition = no condition met
web-brawl-no-change = no stars change
web-brawl-not-played = not played
web-brawl-stars = stars
web-brawl-first = first player
web-brawl-turns-played = turns played: { $turns }
web-brawl-if-now = If scored now
web-brawl-strip = The characters: who is out and what they bring
web-brawl-may-come = may still come
web-brawl-in-play = in the kingdom
web-brawl-why-castle = in a castle { $count }
web-brawl-why-farms = farms nearby { $count }
web-brawl-why-forests = forests nearby { $count }
web-brawl-why-with-king = with a King { $count }
web-brawl-why-own-near = own nearby { $count }
web-brawl-why-tower = in a tower { $count }
web-brawl-why-with-knight = with a Knight { $count }
web-brawl-why-with-princess = with a Princess { $count }
web-brawl-why-farm = on a farm { $count }
web-brawl-why-royals = royals nearby { $count }
web-brawl-why-above = above him { $count }
web-brawl-order = Order { $terrain ->
        [tower] in the tower
        [castle] in the castle
        [forest] in the forest
       *[farm] on the farm
    }
web-brawl-top-down = top to bottom
web-brawl-stays = stays below
web-brawl-up = Up: { $who }
web-brawl-down = Down: { $who }
web-brawl-revealed = Cards revealed
web-brawl-in-hand = left in hand
web-brawl-wins = wins the brawl and takes these lands
web-brawl-winner-scene = Knight and Princess in the tower, the beaten Dragon below
web-brawl-rule-king =
    { $castle }|in a castle
    { $land }|for each farm and forest next to him
web-brawl-rule-queen =
    { $king }|with any King
    { $subject }|for each of yours next to her
web-brawl-rule-princess =
    { $tower }|in a tower
    { $knight }|with any Knight
web-brawl-rule-knight =
    { $princess }|with any Princess
    |Blocks a Dragon under him
web-brawl-rule-peasant =
    { $farm }|on a farm
    { $royal }|for each King and Queen next to him
web-brawl-rule-gnome =
    { $above }|for each unblocked character above
    |Goes to the bottom. Not on the last turn
web-brawl-rule-dragon =
    |Blocks everyone below but the Gnome
    |Not on the last turn
# fixed: 2, a swap has two sides
web-brawl-rule-witch = |In a forest: swap two top characters
web-brawl-rule-fairy = |Rearrange the characters on her tile
web-brawl-rule-wizard = |In or next to a tower: move any top character
web-brawl-harm =
    { $count ->
        [0] { $who } takes stars from you
       *[other] { $agent ->
            [dragon] { $who }’s Dragon covers your { $cards }
            [knight] { $who }’s Knight beats your { $cards }
            [wizard] { $who }’s Wizard moves your { $cards }
            [witch] { $who }’s Witch swaps your { $cards }
           *[other] { $who } takes stars from your { $cards }
        }
    }
web-brawl-harm-stars = { $lost ->
        [0] Your stars stay { $after }.
       *[other] Your stars: { $before } → { $after }.
    }
web-brawl-last-warning = Gnome and Dragon are barred from the last turn. Play the { $card } now, and your last turn is lost.
web-brawl-texts = All characters
web-brawl-tab-cards = Cards
web-brawl-held = in hand
