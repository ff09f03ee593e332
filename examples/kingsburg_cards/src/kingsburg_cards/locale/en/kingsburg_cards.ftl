kingsburg-perk-herald = Herald
    .help = At the start of Spring take a “+{ $game-token }” token.
kingsburg-perk-feast-day = Feast Day
    .help = End of Summer: each player may give 1 gold for 1 victory point.
kingsburg-setting-cards-herald = { kingsburg-perk-herald }
kingsburg-setting-cards-feast-day = { kingsburg-perk-feast-day }
