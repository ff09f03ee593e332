// Which drawing shows which thing.

const BUILDINGS: Record<string, string> = {
  merchants_guild: 'merchants',
  guard_tower: 'tower',
  blacksmith: 'smithy',
  wizards_guild: 'wizards',
  stone_wall: 'stonewall',
  town_hall: 'townhall',
  goldsmith: 'smelter',
  improvised_defenses: 'earthworks',
  recruiting_center: 'recruiting',
  training_camp: 'training',
  military_academy: 'academy',
  merry_go_round: 'carousel',
  royal_gardens: 'gardens',
  traveling_market: 'wagon',
  craftsmens_guild: 'craftsmen',
  watch_post: 'watchpost',
  sorcerers_tower: 'sorcerers',
  small_palisade: 'smallpalisade',
  griffin_ranch: 'griffin',
  catapults: 'catapult',
  winter_quarters: 'winterquarters',
  carpenters_workshop: 'carpenters',
  architects_guild: 'architects',
  veterans_hall: 'veterans',
};
const GOVERNORS: Record<string, string> = { tax_collector: 'collector' };

/** When a governor is of use, as the mark on his card says; the others are in every season. */
const WHEN: Record<string, string> = {
  thief: 'summer',
  fairy: 'summer',
  general: 'winter',
  mercenary: 'winter',
  damsel: 'winter',
  miner: 'year',
  carpenter: 'year',
  sculptor: 'year',
  priest: 'year',
  minstrel: 'year-ends',
  sorcerer: 'once',
  spy: 'year-begins',
  paladin: 'game-ends',
};
const WHEN_ART: Record<string, string> = {
  summer: 'season-summer',
  winter: 'season-winter',
  'year-ends': 'season-winter',
  'game-ends': 'crown',
};
export const whenOf = (governor: string) => WHEN[governor] ?? 'season';
export const whenArt = (when: string) => WHEN_ART[when] ?? 'season-spring';

export const buildingArt = (name: string) => `b-${BUILDINGS[name] ?? name}`;
export const governorArt = (name: string) => `governor-${GOVERNORS[name] ?? name}`;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

const SIGNS: Record<string, string> = {
  good: 'good-any',
  token: 'token-plus2',
  points: 'vp',
  soldiers: 'soldier',
  look: 'peek',
  building: 'building',
};

/** The sign of a thing that is given, wanted, won or lost. */
export const thingArt = (name: string) => SIGNS[name] ?? `good-${name}`;
