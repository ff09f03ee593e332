// Which drawing shows which thing, and what is printed on the buildings.
import { api } from '../../lib/api';

const BUILDINGS: Record<string, string> = {
  merchants_guild: 'merchants', guard_tower: 'tower', blacksmith: 'smithy', wizards_guild: 'wizards', stone_wall: 'stonewall', town_hall: 'townhall', goldsmith: 'smelter',
  improvised_defenses: 'earthworks', recruiting_center: 'recruiting', training_camp: 'training', military_academy: 'academy', merry_go_round: 'carousel', royal_gardens: 'gardens',
  traveling_market: 'wagon', craftsmens_guild: 'craftsmen', watch_post: 'watchpost', sorcerers_tower: 'sorcerers', small_palisade: 'smallpalisade', griffin_ranch: 'griffin',
  catapults: 'catapult', winter_quarters: 'winterquarters', carpenters_workshop: 'carpenters', architects_guild: 'architects', veterans_hall: 'veterans',
};
const GOVERNORS: Record<string, string> = { tax_collector: 'collector' };

export const buildingArt = (name: string) => `b-${BUILDINGS[name] ?? name}`;
export const governorArt = (name: string) => `governor-${GOVERNORS[name] ?? name}`;
export const goodArt = (name: string) => (name === 'token' ? 'token-plus2' : name === 'points' ? 'vp' : name === 'good' ? 'good-any' : `good-${name}`);
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

/** What an advisor gives, as a line of signs: g w s goods, a any, o other, v point, k soldier, p token, e look; / or, > becomes, | new line. */
export const GIVES: Record<string, string> = {
  jester: 'v', squire: 'g', architect: 'w', merchant: 'g/w', sergeant: 'k', alchemist: 'a|>oo', astronomer: 'ap', treasurer: 'gg', master_hunter: 'w|g/s', general: 'kke', swordsmith: 's|w/g',
  duchess: 'aap', champion: 'sss', smuggler: '-v|>aaa', inventor: 'gws', wizard: 'gggg', queen: 'aae|vvv', king: 'gws|k', private_first: 'a', private_second: 'aa',
};
export const SIGNS: Record<string, string> = { g: 'good-gold', w: 'good-wood', s: 'good-stone', a: 'good-any', o: 'good-other', v: 'vp', k: 'soldier', p: 'token-plus2', e: 'peek' };

export interface Printed {
  row: string;
  column: number;
  sheet: string;
  cost: Record<string, number>;
  points: number;
  battle: number;
}

let printed: Promise<Record<string, Printed>> | null = null;

/** The buildings as they are printed: for battle bonuses and for rows that are not on a sheet yet. */
export function buildings(): Promise<Record<string, Printed>> {
  printed ??= api.components('kingsburg').then((tree) => Object.fromEntries(Object.entries(tree.building as Record<string, Printed>).filter(([, one]) => one.row)));
  return printed;
}
