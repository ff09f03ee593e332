// Where pieces lie and where questions are answered.

type Page = 'chart' | 'hand' | 'guild' | 'duel' | 'tray';

/** Each question: on the chart, in the hand, in an opened guild, at the battle, or in the tray below the chart. */
export const PAGES: Record<string, Page> = {
  buy_goods: 'guild', buy_seals: 'guild', buy_vessel: 'guild', choose_cards: 'hand', choose_fief: 'chart',
  claim_immunity: 'duel', collect_land: 'chart', conquer: 'chart', declare_bonus: 'tray', defend: 'duel',
  dig_deeper: 'tray', end_turn: 'chart', enter_guild: 'chart', explore: 'tray', feed: 'chart', first_pawn: 'chart',
  give_markers: 'guild', godspeed: 'chart', guild: 'guild', harvest: 'chart', improve: 'chart', influence: 'chart',
  inspect_harvest: 'tray', interlude: 'chart', invent: 'guild', join_service: 'tray', keep_writ: 'tray',
  lay_card: 'hand', lay_second_card: 'hand', migrate: 'chart', move: 'chart', place_reeve: 'guild',
  reinforce: 'duel', repeat: 'hand', seal_scrolls: 'guild', sell_harvest: 'chart', send_home: 'chart',
  send_seals: 'guild', shift_goods: 'guild', steal: 'chart', store_sulfur: 'tray', swap_tile: 'tray',
  take_goods: 'tray', take_seal: 'guild', take_tile: 'chart', tame_monster: 'chart', tax: 'tray',
}; // prettier-ignore

/** Families whose pieces come into the tray when they may be taken: they have no standing place on the table. */
export const TRAY = [
  'bonus', 'character', 'gain', 'barrel', 'loot', 'store', 'route', 'yield', 'marker', 'food', 'drawn', 'monster',
  'region',
]; // prettier-ignore
/** Chips keep their places while some are taken; what only came up with the draft is asked next and stands before them. */
export function steady(pieces: string[], first: Iterable<string>): string[] {
  const order = [...first];
  const rank = (piece: string) => order.indexOf(piece);
  return pieces.toSorted((a, b) => rank(a) - rank(b));
}
/** What may be done at any time lies where it lies: before a person, and on the chart. */
export const ANY_TIME = ['tile', 'writ', 'drop', 'vessel', 'safe'];
export const SHOWN = [
  ...TRAY, ...ANY_TIME, 'good', 'card', 'place', 'pawn', 'way', 'role', 'victim', 'guild', 'kind', 'feast', 'sale',
  'scroll', 'colour', 'invention',
]; // prettier-ignore
