kingsburg-lesson-mentor = Jester
    .hello = I stand first by the throne and I am the cheapest. But I know how things work here!
kingsburg-lesson-name-anna = Anna
kingsburg-lesson-name-viktor = Viktor
kingsburg-lesson-name-boris = Boris
kingsburg-lesson-name-you = Pupil

## The year and the goal

kingsburg-lesson-year = The year and the goal
    .goal = Five years, eight phases, one measure: victory points
kingsburg-lesson-year-1 = Five years of *eight phases*: spring, summer and autumn feed you, winter examines you. Most victory points wins.
kingsburg-lesson-year-2 = Points come from *buildings*, advisors and winter victories. Gold, wood and stone are only the means.
kingsburg-lesson-year-3 = Phase one, and all began with nothing. *The king helps the poorest*: one alone with a white die; when several are equally poor, each takes one good of choice.
    .ask = Take gold
kingsburg-lesson-year-3-fine = That is fine too! For the lesson let us take gold.
kingsburg-lesson-year-4 = Anna took wood, Viktor gold, Boris stone. *Now spring comes*: the dice are rolled.

## Influencing the advisors

kingsburg-lesson-advisors = Influencing the advisors
    .goal = The sum of the dice is the price, and nobody else comes in
kingsburg-lesson-advisors-1 = Everybody has rolled, and the dice *lie open*. The lower the sum, the earlier you move: Anna 9, Viktor and you 10, Boris 13. Ties keep their old order.
    .why = Bad luck is no disaster: a low roll chooses first.
kingsburg-lesson-advisors-2 = { $where ->
    [terminal] Every advisor has a price,
   *[board] Every advisor has a price on his shield,
 } from 1 to 18. Add dice until you have *exactly that*. The Astronomer costs 7.
    .ask = Choose the dice 2 and 5
kingsburg-lesson-advisors-3 = The Astronomer gives *any good and a +2 token*. And the 3 stays for later: it buys the Architect, if nobody takes him.
    .ask = The Astronomer{ learn-and-confirm }
    .why = Two advisors are nearly always better than one dear one. A die that fits nowhere is lost.
kingsburg-lesson-advisors-3-general = You may! 2 + 3 + 5 = 10, the General gives two soldiers. But then *no dice are left*, and nothing to build with this spring.
kingsburg-lesson-advisors-3-pass = Pass with three dice in hand? Even I do not joke like that.
kingsburg-lesson-advisors-3-other = He is an advisor too, and he helps. But 2 and 5 together buy the Astronomer.
kingsburg-lesson-advisors-4 = Boris took the Master Hunter, Anna the Jester (bless her!), Viktor the Alchemist. Your turn again: a 3, and *the Architect is free*. { $where ->
    [terminal] Everybody’s dice are listed: see who can reach him.
   *[board] The marks below a portrait show who can reach it.
 }
    .ask = Put the 3 on the Architect
kingsburg-lesson-advisors-4-pass = Passing gives the 3 away. The Architect is waiting!
kingsburg-lesson-advisors-5 = Done! Boris held a 4, but Viktor has the Merchant: *Boris had to pass*. Now the advisors help everybody in order.

## Help and goods

kingsburg-lesson-help = Help and goods
    .goal = The advisors pay, from the first to the eighteenth
kingsburg-lesson-help-1 = The advisors help *in order, from the first to the eighteenth*. The Jester gave Anna a point, the Architect gave you wood.
kingsburg-lesson-help-2 = Did you see? Viktor took wood from the Merchant and traded it with the Alchemist at once *for gold and stone*. The order can work for you.
kingsburg-lesson-help-3 = The Astronomer: *any good you like*. { $where ->
    [terminal] The line “Next” tells what may be built and its price.
   *[board] The plan shows what building needs: in red, what you lack.
 }
    .ask = Take wood
kingsburg-lesson-help-3-gold = You may: the Statue comes within reach instead of the Palisade. But today let us take wood.
kingsburg-lesson-help-3-stone = You may: the Guard Tower instead of the Palisade. But today let us take wood.
kingsburg-lesson-help-4 = You have 1 gold, 2 wood and a +2 token. Boris took wood and gold from the Master Hunter. *Time to build.*

## Building

kingsburg-lesson-building = Building
    .goal = From left to right, one building a season
kingsburg-lesson-building-1 = Each in turn may construct *one building a season*. Anna has built a Statue: 2 gold, 3 points. Viktor a Guard Tower.
kingsburg-lesson-building-2 = Build *from left to right*: the Chapel only after the Statue. { $where ->
    [terminal] The list below has what you can pay.
   *[board] A dashed frame shows what you can pay.
 } The Inn gives a token after summer, Palisade and Barricade help in winter.
    .ask = Build any of the three
    .why = Inn: a +2 token every summer. Palisade: +1 in battle. Barricade: 1 wood, +1 against goblins.
kingsburg-lesson-building-2-none = You may, but *an empty season does not come back*.
kingsburg-lesson-building-3 = After spring the king rewards whoever has *most buildings*: a point to each of the tied. All have one: all got it.

## The last and the first

kingsburg-lesson-envoy = The last and the first
    .goal = The king’s envoy and what he can do
kingsburg-lesson-envoy-1 = Year II. In summer *the envoy goes to whoever has fewest buildings*, among equals to the one with fewest goods. To you!
kingsburg-lesson-envoy-2 = A 3 is left, and Boris has the Architect. *The envoy lets you share a taken advisor.* Or lets you build two buildings at once. Just once.
    .ask = The 3 on the Architect with the envoy
    .why = Unused by the end of next summer, he goes home.
kingsburg-lesson-envoy-2-sergeant = You may: that is a soldier. But *the envoy stays idle then*.
kingsburg-lesson-envoy-2-pass = Pass, with the envoy at the door? Not today.
kingsburg-lesson-envoy-3 = The two of you share the Architect, and *both got wood*. The king helps the last more often than it seems.

## Tricks

kingsburg-lesson-tricks = Tricks
    .goal = The +2 token, the Market, a reroll, the white die
kingsburg-lesson-tricks-1 = A 4 is left, and the Merchant is taken. *A +2 token adds exactly two* to one group a season. Four and two are six: the Alchemist.
    .ask = 4 and +2 on the Alchemist
kingsburg-lesson-tricks-1-pass = You may, but then the 4 is lost, and the Alchemist with it.
kingsburg-lesson-tricks-2 = There are other tricks. *The Market* shifts a sum by one once a season. *The Statue* rerolls a die if all are equal, *the Chapel* all of them if the sum is seven or less.
kingsburg-lesson-tricks-3 = Spring of year II, you alone are poorest, and the king has sent *a white die*: 5. It helps, but *never goes alone*: at least one of your own must be with it.
    .ask = Make 7 with the white die
    .why = 2 + 5 will do, and so will 1 + 1 + 5.
kingsburg-lesson-tricks-3-pass = One does not return a king’s present.
kingsburg-lesson-tricks-3-other = An advisor too! But with the white 5 we reach the Astronomer.
kingsburg-lesson-tricks-4 = The Astronomer is yours, and the other dice still have work to do. *Only winter is left.*

## Winter

kingsburg-lesson-winter = Winter
    .goal = Soldiers, the king’s die and the enemy
kingsburg-lesson-winter-1 = Before winter you may recruit: *two goods of any kind for a soldier*. You have one good: not enough. Let us see what happens.
kingsburg-lesson-winter-2 = Goblins, strength 3. The king sends the same to everybody: one. The Barricade gives one more against goblins. *Two against three: a defeat.*
kingsburg-lesson-winter-3 = Losses in the order of the card: no gold, nothing to lose. Then a building: *the rightmost column, and the topmost there*. Farewell, Crane, and its point.
kingsburg-lesson-winter-4 = Let us turn back time: in autumn the 3 went to the Architect, and now you have *two goods*. Let us recruit!
    .ask = Recruit one soldier
kingsburg-lesson-winter-4-none = We have seen that: two against three. *This time you have the goods.*
kingsburg-lesson-winter-5 = Three against three: *a draw*, no loss and no reward. The Crane stands. Whoever beats the enemy gets the reward, and the strongest winner one point more.
    .why = After the battle all soldiers go home.
