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

export const buildingArt = (name: string) => `b-${BUILDINGS[name] ?? name}`;
export const governorArt = (name: string) => `governor-${GOVERNORS[name] ?? name}`;
export const goodArt = (name: string) =>
  name === 'token' ? 'token-plus2' : name === 'points' ? 'vp' : name === 'good' ? 'good-any' : `good-${name}`;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

/** What an advisor gives, as a line of signs: g w s goods, a any, o other, v point, k soldier, p token, e look;
    / or, > becomes, | new line. */
export const GIVES: Record<string, string> = {
  jester: 'v',
  squire: 'g',
  architect: 'w',
  merchant: 'g/w',
  sergeant: 'k',
  alchemist: 'a|>oo',
  astronomer: 'ap',
  treasurer: 'gg',
  master_hunter: 'w|g/s',
  general: 'kke',
  swordsmith: 's|w/g',
  duchess: 'aap',
  champion: 'sss',
  smuggler: '-v|>aaa',
  inventor: 'gws',
  wizard: 'gggg',
  queen: 'aae|vvv',
  king: 'gws|k',
  private_first: 'a',
  private_second: 'aa',
};
export const SIGNS: Record<string, string> = {
  g: 'good-gold',
  w: 'good-wood',
  s: 'good-stone',
  a: 'good-any',
  o: 'good-other',
  v: 'vp',
  k: 'soldier',
  p: 'token-plus2',
  e: 'peek',
};
