troyes-lesson-mentor = Canon
    .hello = The cathedral took four hundred years. Ten minutes will do to see how.
troyes-lesson-name-anton = Anton
troyes-lesson-name-denis = Denis
troyes-lesson-name-zoya = Zoya
troyes-lesson-name-vanya = Vanya

## Three estates

troyes-lesson-estates = Three estates
    .goal = Palace, Bishopric, City Hall: who stands there rolls there
troyes-lesson-estates-1 = The goal: *victory points (VP)*. They come from the cathedral, from cards and from events fought off, and all of it is done with dice. *Your citizens give you dice*: red in the Palace, white in the Bishopric, yellow in the City Hall. You are Anton, with four.
troyes-lesson-estates-2 = One at a time, *round and back again*. A citizen in the Palace costs 2 deniers a round, in the Bishopric 1, in the City Hall nothing.
    .ask = A citizen to the Palace, space 6
    .why = The number is a die: nobody but a red 6 pushes you off space 6, and sixes are dear.
troyes-lesson-estates-2-other = You may. But let us begin in the Palace: *only a red 6 pushes you off space 6*.
troyes-lesson-estates-3 = The others have placed two each, and it is you again. *The second one to the Bishopric*: a white die builds the cathedral.
    .ask = Bishopric, the first space
troyes-lesson-estates-3-palace = You may, but that is *2 more deniers every round*.
troyes-lesson-estates-3-other = That will do too. For the lesson let us take the Bishopric.
troyes-lesson-estates-4 = The City Hall asks for no wages. *Two workers* are two yellow dice.
    .ask = City Hall, the first space
troyes-lesson-estates-4-other = You may, but we need workers: to the City Hall.
troyes-lesson-estates-5 = And the last one there too.
    .ask = City Hall, the second space
troyes-lesson-estates-5-other = You may, but let there be two workers.
troyes-lesson-estates-6 = The empty spaces went to *grey citizens*: they are nobody’s. Then income: everybody got 10 deniers and paid wages. You had 5, now 12.

## The enemy at the walls

troyes-lesson-enemy = The enemy at the walls
    .goal = Black dice, and the sword counts double
troyes-lesson-enemy-1 = Events *do not leave by themselves*: they strike every round until they are countered.
troyes-lesson-enemy-2 = A black die is an enemy. *The first player takes the highest.*
    .ask = Face the black 3
troyes-lesson-enemy-2-fate = Influence mends fate, but today the dice are good enough.
troyes-lesson-enemy-3 = Red dice count *double* against it: a 2 is four, and the enemy needs three.
    .ask = Fight with the red 2
    .why = +1 influence for each enemy beaten. Bought dice may not fight; who cannot fight loses 2 VP.
troyes-lesson-enemy-3-yellow = It is enough, but a pity for the worker: *the sword lies idle*.
troyes-lesson-enemy-3-white = The monk would do, but he has a cathedral to build.
troyes-lesson-enemy-3-more = So much is not needed: the red 2 will do.
troyes-lesson-enemy-4 = The enemy is beaten, *+1 influence*. Now to work.

## A group of dice

troyes-lesson-group = A group of dice
    .goal = One colour, up to three, those of others for money
troyes-lesson-group-1 = { $where ->
    [terminal] The city square has five *districts*:
   *[board] The city square. The five lobes of the window are *districts*:
 } yours holds the dice of your citizens. But the square is common: *anybody may buy any die*, and nobody may refuse.
troyes-lesson-group-2 = The *Merchant* makes money of yellow dice, but his card needs your *tradesman*, and nobody is left in your supply: all four are at work. First we take a citizen *for 2 influence*.
    .ask = Take a citizen for 2 influence
    .why = Else one of the four becomes the tradesman, and his place is left empty.
troyes-lesson-group-2-fate = Influence mends fate, but today the dice are good enough.
troyes-lesson-group-2-deed = The deed can wait: the citizen first.
troyes-lesson-group-2-pass = Too early to pass: good luck lies in the square.
troyes-lesson-group-3 = Every deed is done by *a group: one to three dice of one colour*. Yellow is labour, white is prayer, red is the sword.
    .ask = Take your yellow 6 and 5
troyes-lesson-group-4 = One more yellow would be fine! There is a 5 in Zoya’s district. *The price depends on the group*: a single die 2 deniers, in a pair 4 each, in a group of three 6 each. Your own are free. Zoya gets the money.
    .ask = Buy the yellow 5 from Zoya
troyes-lesson-group-5 = Sixteen! *Merchant*: 16 ÷ 2 = 8 times 2 deniers.
    .ask = Choose the Merchant
    .why = Agriculture: 8 − 6 = +2. Merchant: 16 − 6 − 4 = +6.
troyes-lesson-group-5-fate = Influence mends fate, but today the dice are good enough.
troyes-lesson-group-5-farm = You may, but let us count: agriculture *8 − 6 = +2*, the Merchant *16 − 6 − 4 = +6*.
troyes-lesson-group-5-event = A good deed too: three cubes fill Marauding, 3 VP and 3 influence. But money first.
troyes-lesson-group-5-pass = Too early to pass.
troyes-lesson-group-6 = The group: *6, 5 and Zoya’s 5*.
    .ask = The dice 6, 5 and 5
troyes-lesson-group-6-less = Even where it is cheaper, it brings less. *Take the three biggest.*
troyes-lesson-group-7 = The tradesman costs 4 deniers and *stays on the card* unless you call him away.
    .ask = The citizen of the supply{ learn-and-confirm }
    .why = 12 → 18 deniers. Next time you need not hire again.
troyes-lesson-group-7-away = You may, but his place is left empty, and a die goes with him.
troyes-lesson-group-8 = You had 12, now *18 deniers*. Zoya got her 6 and does not complain.

## Tradesmen and cards

troyes-lesson-trade = Tradesmen and cards
    .goal = Hire once; the hourglass is for later
troyes-lesson-trade-1 = Denis and Zoya farmed, Vanya fought for the throne. Some cards have an hourglass: *the effect is for later*. The Priest gives cubes: each will once add 3 to every yellow die of a group.
troyes-lesson-trade-2 = A tradesman is needed again. *A citizen for 2 influence.*
    .ask = Take a citizen
troyes-lesson-trade-2-fate = Influence mends fate, but today the dice are good enough.
troyes-lesson-trade-2-deed = The deed can wait: the citizen first.
troyes-lesson-trade-2-pass = Not yet.
troyes-lesson-trade-3 = The Priest wants *white* dice: your 4 and another’s 5 make 9, and 9 ÷ 3 = 3 cubes.
    .ask = Choose the Priest
troyes-lesson-trade-3-fate = Influence mends fate, but today the dice are good enough.
troyes-lesson-trade-3-other = You may, but this chapter is about the hourglass.
troyes-lesson-trade-3-pass = Not yet.
troyes-lesson-trade-4 = Denis has the second white die; Zoya’s will do as well: *4 deniers each in a pair*.
    .ask = Your 4 and another’s 5
troyes-lesson-trade-4-less = Fewer cubes, or more money. Four and five!
troyes-lesson-trade-5 = Hiring costs 6 deniers, *paid once*.
    .ask = The citizen of the supply{ learn-and-confirm }
    .why = One cube per action, never against black dice. The first two places on a card are worth points at the end.
troyes-lesson-trade-5-away = You may, but he is needed where he is.
troyes-lesson-trade-6 = *Three cubes* wait for their hour; 8 deniers and 1 influence are left.

## Cathedral and events

troyes-lesson-cathedral = Cathedral and events
    .goal = Three levels, flags, and a prize for the first
troyes-lesson-cathedral-1 = Now you are *Zoya*. Each white die puts a cube *in the window of its number*, from the bottom up. Windows 1 to 3 give a point and an influence, 4 to 6 a point and two.
troyes-lesson-cathedral-2 = You hold a white 5, and a 2 and a 4 lie in the square. *In a group of three, 6 deniers each.*
    .ask = Choose the cathedral
troyes-lesson-cathedral-2-fate = Influence mends fate, but today the dice are good enough.
troyes-lesson-cathedral-2-other = You may, but the cathedral does not like to wait.
troyes-lesson-cathedral-2-pass = Not yet.
troyes-lesson-cathedral-3 = The white *2, 4 and 5*: windows 2 and 5 of level I, and 4 of level II.
    .ask = The dice 5, 2 and 4{ learn-and-confirm }
    .why = At the end a cathedral level without your cube costs 2 VP.
troyes-lesson-cathedral-3-less = You may, but for the lesson let us take 5, 2 and 4.
troyes-lesson-cathedral-4 = *+3 VP and +5 influence* in one turn.
troyes-lesson-cathedral-5 = Now you are *Vanya*, in round two. An event is cleared with cubes: 2 + 3 + 4 = 9, and 9 ÷ 4 = *2 cubes*. Influence at once; when the flags are full, the prize goes to whoever has most.
    .ask = Conflict of succession
troyes-lesson-cathedral-5-fate = Influence mends fate, but today the dice are good enough.
troyes-lesson-cathedral-5-other = You may, but just two cubes are missing here.
troyes-lesson-cathedral-5-pass = Not yet.
troyes-lesson-cathedral-6 = Your red dice: *2, 3 and 4*.
    .ask = All three{ learn-and-confirm }
troyes-lesson-cathedral-6-less = Your own three give just two cubes, for nothing.
troyes-lesson-cathedral-7 = A tie with Zoya: (4 + 2) ÷ 2 = *3 VP each*. The event card went to Zoya, who was there first.

## Your place

troyes-lesson-place = Your place
    .goal = How to enter a building and whom you push out
troyes-lesson-place-1 = You are *Anton* again. One die, exactly one, *lets a citizen into a building*. But first a citizen is needed: for 2 influence.
    .ask = Take a citizen
troyes-lesson-place-1-deed = The citizen first, the deed later.
troyes-lesson-place-1-pass = Not yet.
troyes-lesson-place-2 = { $where ->
    [terminal] A red 3 of the neutral player,
   *[board] A red 3 of the grey district (“Neutral”),
 } for 2 deniers, leads *to the Palace, space 3*. Whoever stood there lies down.
    .ask = Choose the Palace
troyes-lesson-place-2-other = You may, but look at the Palace: it is more fun there.
troyes-lesson-place-2-deed = You may, but this chapter is about buildings.
troyes-lesson-place-2-pass = Not yet.
troyes-lesson-place-3 = The new citizen goes in, *from the supply*.
    .ask = The citizen of the supply{ learn-and-confirm }
    .why = The one pushed out returns to Vanya at the end of the round. Two of one colour cannot lie in one building.
troyes-lesson-place-3-away = You may, but then his own place is left empty.
troyes-lesson-place-4 = Vanya’s citizen *lies down*, and next round the red die of this space is yours. In the Bishopric and the City Hall you enter at the head of the row, the others move right; the last one leaves.

## Influence and a secret

troyes-lesson-influence = Influence and a secret
    .goal = Reroll, flip, and the secret at the end
troyes-lesson-influence-1 = You are *Zoya* with 9 influence, and one die is left: a 2. *Influence mends fate*: 1 rerolls a die of yours, 2 brings a citizen, 4 turns over up to three of yours.
    .ask = Reroll the 2
troyes-lesson-influence-1-pass = Passing gives 2 deniers and one more each time round. *Sometimes that is best*, but not now.
troyes-lesson-influence-1-flip = Turning over the 2 gives five. Let us try for more.
troyes-lesson-influence-1-other = You may, but a 2 is weak: let us mend it.
troyes-lesson-influence-2 = A 1! Do not be sad: *a 1 turned over is a 6*.
    .ask = Turn it over for 4 influence
troyes-lesson-influence-2-again = You may try your luck again, but *turning over is sure*.
troyes-lesson-influence-2-pass = Pass with a 1? Too early.
troyes-lesson-influence-2-other = A 1 does not go far: turn it over.
troyes-lesson-influence-3 = Six! 6 ÷ 3 = *two cubes on Marauding*.
    .ask = Choose Marauding
troyes-lesson-influence-3-other = You may, but cubes on an event bring influence back.
troyes-lesson-influence-3-pass = With a 6 in hand?
troyes-lesson-influence-4 = The die is *your own*, nobody is to be paid.
    .ask = Your 6{ learn-and-confirm }
    .why = 9 − 1 − 4 + 2 = 6 influence.
troyes-lesson-influence-4-more = Your own 6 will do.
troyes-lesson-influence-5 = Everybody has *a secret character*. At the end his condition is counted for all. Watch what the others collect.
troyes-lesson-influence-6 = At the end: tradesmen by their places, *a point for every open event with your cube*, minus two for a cathedral level without you.
