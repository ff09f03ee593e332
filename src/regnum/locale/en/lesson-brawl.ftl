brawl-lesson-mentor = Bard
    .hello = I will sing of a King, a Dragon, and who outwitted whom.
brawl-lesson-name-anna = Anna
brawl-lesson-name-you = Pupil

## The first turn

brawl-lesson-turn = The first turn
    .goal = Lands, neighbours, stars
brawl-lesson-turn-1 = Here is the kingdom: *a castle, a tower, a forest and three farms*. In six turns you and Anna will settle your people here. Whoever’s people gather more stars wins.
brawl-lesson-turn-2 = These seven are yours. Six will settle, one stays in hand. { $where ->
    [terminal] What each of them likes: */what and the name*.
   *[board] The name is always there; *press a card and it opens*.
 }
    .ask = Choose the King
brawl-lesson-turn-3 = A King likes a castle: *+1★*. And *+1★* more for each farm and forest next to it. *Next to means across a side*, never diagonally.
    .ask = Put the King in the castle
brawl-lesson-turn-4 = { $where ->
    [terminal] Count with me before you choose. *Castle 1, two farms 2*: 3★.
   *[board] This is a draft: the card has no colours yet, and beside it you read what it brings. *Castle 1, two farms 2*: 3★.
 }
    .ask = { $where ->
    [terminal] { "" }
   *[board] Confirm the move
 }
    .why = { $where ->
    [terminal] Here /back takes a choice back, in a game /undo.
   *[board] Until you confirm, everything can be taken back: press it once more, or Undo.
 }
brawl-lesson-turn-4-tower = Clever! The tower gives 3★ too: two farms and a forest. But *keep the tower for the Princess*, nobody likes it more.
brawl-lesson-turn-4-none = Only the castle and the tower are next to this farm: *not one star*. A King wants farms and forests.
brawl-lesson-turn-4-less = You may, but this is less than three stars. Count the farms and forests next to the castle.
brawl-lesson-turn-4-who = Their turn will come. *Let the King go first*, and to the castle.
brawl-lesson-turn-5 = Anna answered with her King on a farm. Now look at her Peasant: he stands between two Kings and takes 1★ for each. *For yours too!* You have 3, Anna 5.
    .why = Neighbours help everybody, not only their owner. Look also at whom you help.

## The Gnome below

brawl-lesson-gnome = The Gnome below
    .goal = All go on top, he goes under
brawl-lesson-gnome-1 = Everybody goes on top; only *the Gnome crawls underneath*: he works in the mine. Each one above him is a star.
    .ask = Send the Gnome under the castle
brawl-lesson-gnome-1-empty = You may, but nobody is above him yet: 0★. He grows when others come.
brawl-lesson-gnome-1-hers = +1★ as well, but under Anna’s people. In the castle you already have a King.
brawl-lesson-gnome-1-who = A good thought, but this chapter is about the Gnome.
brawl-lesson-gnome-2 = Anna put her Queen with your King: she gets a star for his company and one for her own Peasant next door. But *your Gnome is pleased too*: two above him now. Anna 8, you 5.
    .why = Whoever comes on top, the Gnome counts them all.

## The Dragon

brawl-lesson-dragon = The Dragon
    .goal = Whoever is under him does not count
brawl-lesson-dragon-1 = The Dragon *covers everybody under him*. The covered count for nobody. Only the Gnome does not care.
    .ask = Cover Anna’s Peasant
    .why = Anna 8 → 3: the Peasant is gone, and the Queen has lost a neighbour.
brawl-lesson-dragon-1-own = Your King is there too! *The Dragon does not ask whose*: you would have 1★.
brawl-lesson-dragon-1-king = Anna would lose 3★. But the Peasant feeds on three: look at him.
brawl-lesson-dragon-1-nobody = Nobody lies there: he would cover nothing.
brawl-lesson-dragon-1-who = You may, but now it is the Dragon’s turn.
brawl-lesson-dragon-2 = { $where ->
    [terminal] On the table such names are struck through:
   *[board] Hatching and the dragon mark:
 } *these cards sleep*. Anna has sent her Gnome to the lower farm, next door to her Queen: +1★ for the Queen. Now she has 4, you have 5.
    .why = On the last, sixth turn neither Dragon nor Gnome may be placed.

## The Princess in the tower

brawl-lesson-princess = The Princess in the tower
    .goal = The best place and the worst neighbour
brawl-lesson-princess-1 = A Princess *in a tower is two stars*, and one more with any Knight. Your Knight is in hand: keep him.
    .ask = The Princess to the tower
brawl-lesson-princess-1-mine = +1★, but that is your Gnome growing. By herself she gives nothing in a castle.
brawl-lesson-princess-1-idle = By herself she gives nothing without a tower or a Knight.
brawl-lesson-princess-1-who = The tower is still free: let us not miss it.
brawl-lesson-princess-2 = Just what I feared: *Anna’s Dragon has locked her in*. Two stars are gone. Gone? Wait for the end of the song.
    .why = The score is 5 : 4 for you, and Anna has no Dragon left.

## Queen and Peasant

brawl-lesson-choice = Queen and Peasant
    .goal = Who likes her own, who likes anybody
brawl-lesson-choice-1 = A choice! *The Peasant on the lower farm*: the farm, your King and her Queen next door, +3★. *The Queen on the farm with the Dragon*: +2★ for the Gnome and King in the castle.
    .ask = Choose either of the two
    .why = The Peasant feeds Anna’s Gnome too. The Queen counts her own next door, and she will grow.
brawl-lesson-choice-1-knight = Right, six stars! But Anna’s Dragon is spent: *nothing threatens the Knight*, let us keep him for the end of the song.
brawl-lesson-choice-1-other = You may, but let us follow the song: one of the two moves.
brawl-lesson-choice-2 = Anna put her Princess on the lower farm. *Never two of one name on a land*: where a Peasant lies already, covered or not, no other may come.

## The Knight and the last turn

brawl-lesson-knight = The Knight and the last turn
    .goal = A lance, a beaten Dragon, and what turn six forbids
brawl-lesson-knight-1 = The last turn. The Knight and one other are in hand; one stays. *A Knight placed above a Dragon beats him.*
    .ask = The Knight to the tower
    .why = The Princess is free: 2★ for the tower, 1★ with the Knight, and 3★ for the Knight.
brawl-lesson-knight-1-wakes = There he beats *your own Dragon*, and Anna’s Peasant wakes: +5★ for her.
brawl-lesson-knight-1-other = You may, but princesses do not get out from under dragons by themselves. Look at the tower.
brawl-lesson-knight-2 = That is the whole song: *who is next to whom, and who sits on whom*. Fourteen to seven!
    .why = A tie goes to whoever comes earlier in turn order.

## Three wonders

brawl-lesson-wonders = Three wonders
    .goal = Witch, Fairy, Wizard
brawl-lesson-wonders-1 = Your Princess is on a farm, Anna’s King in the tower: *the wrong way round*. The Witch works only in a forest: she swaps the top characters of two lands.
    .ask = The Witch to the forest
brawl-lesson-wonders-1-idle = You may place her, but *there will be no wonder*: she works in a forest.
brawl-lesson-wonders-1-who = Only the Witch can do the wonder.
brawl-lesson-wonders-2 = And now the wonder: *whom shall she swap?*
    .ask = Swap the Princess and the King
    .why = 0 : 3 → 2 : 1.
brawl-lesson-wonders-2-decline = A wonder may be declined, but not today!
brawl-lesson-wonders-2-pair = A wonder, but not the right one: the Princess needs the tower.
brawl-lesson-wonders-3 = In the tower, bottom to top: your Princess, your Knight, Anna’s Dragon. *The Fairy changes the order on her land.* A Gnome at the bottom she leaves alone.
    .ask = The Fairy to the tower
brawl-lesson-wonders-3-idle = She is no help there: the Dragon is in the tower.
brawl-lesson-wonders-3-who = This is a task for the Fairy.
brawl-lesson-wonders-4 = The order goes from the bottom: Princess, Dragon, Knight. *The Knight must lie above the Dragon.*
    .ask = Lift the Knight above the Dragon
brawl-lesson-wonders-4-decline = You may decline, but the Dragon stays on top.
brawl-lesson-wonders-4-order = Other orders work too, if only the Dragon lies *under the Knight*. This time let us stack it my way.
brawl-lesson-wonders-5 = Then the Dragon: *under the Knight* he frightens nobody.
    .ask = The Knight above the Dragon
brawl-lesson-wonders-5-order = That way the Dragon is on top again.
brawl-lesson-wonders-6 = And on top *the Knight*; the Fairy comes above him.
    .ask = { $where ->
    [terminal] The Knight above the Dragon
   *[board] Confirm: the Knight above the Dragon
 }
    .why = 0 → 6 stars without leaving the tower.
brawl-lesson-wonders-6-order = Nearly! The Knight must be above the Dragon.
brawl-lesson-wonders-7 = Anna’s King and Queen are in the castle, your Princess is under the Dragon in the tower. *The Wizard, in or next to a tower, moves any top character anywhere.*
    .ask = The Wizard to a farm next to the tower
brawl-lesson-wonders-7-tower = There he is on top himself: *the Dragon is out of reach*.
brawl-lesson-wonders-7-forest = The forest is next to the tower too, and it would work. But let us follow the song: a farm.
brawl-lesson-wonders-7-far = No tower next door, *no wonder*.
brawl-lesson-wonders-7-who = This is a task for the Wizard.
brawl-lesson-wonders-8 = The Dragon is on top in the tower. *Move him to the castle*: let him cover its masters.
    .ask = The Dragon from the tower to the castle
    .why = 0 : 4 → 2 : 0. A wonder works once, when the card comes from the hand.
brawl-lesson-wonders-8-decline = You may decline, but the Princess stays locked in.
brawl-lesson-wonders-8-half = The Princess is free, but King and Queen go on counting stars. *To the castle with him!*
brawl-lesson-wonders-8-other = You may, but it is the Princess who is locked in.
brawl-lesson-wonders-9 = Those were the wonders. *Now a real game*: six turns against an easy bot.
