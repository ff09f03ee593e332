kingsburg-perk-herald = Глашатай
    .help = В начале весны возьмите жетон «+{ $game-token }».
kingsburg-perk-feast-day = Праздник
    .help = В конце лета каждый может отдать 1 золото за 1 ПО.
kingsburg-setting-cards-herald = { kingsburg-perk-herald }
kingsburg-setting-cards-feast-day = { kingsburg-perk-feast-day }
