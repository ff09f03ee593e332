// Which pieces on the board stand for an option. Every kind of option has its line here; the families say where the pieces lie.
import type { Option } from '../../lib/pieces';
import type { Counts } from './types';

type Line = (option: any) => string[];
const each = (family: string, names: (string | number)[]) => names.map((name) => `${family}:${name}`);
const heap = (counts: Counts) =>
  Object.entries(counts).flatMap(([good, count]) => Array.from({ length: count }, () => `good:${good}`));

export const LINES: Record<string, Line> = {
  declare: (o) => [`bonus:${o.bonus}`],
  choose: (o) => each('card', o.cards),
  lay: (o) => [`card:${o.card}`],
  done: () => ['kind:done'],
  decline: () => ['kind:decline'],
  take_goods: (o) => heap(o.goods),
  put_pawn: (o) => [`character:${o.character}`, `place:${o.place}`],
  take_off: (o) => [`pawn:${o.pawn}`],
  swap_tile: (o) => [`tile:${o.land}`],
  pick_good: (o) => [`good:${o.good}`],
  store: (o) => [`barrel:${o.barrel}`],
  mandate: (o) => [`writ:${o.writ}`, `gain:${o.gain}`],
  drop_writ: (o) => [`drop:${o.writ}`],
  keep_writ: (o) => [`drawn:${o.writ}`],
  board: (o) => [`vessel:${o.vessel}`, `pawn:${o.pawn}`],
  reclaim: (o) => [`safe:${o.place}-${o.role}`],
  step: (o) => [`pawn:${o.pawn}`, `place:${o.target}`],
  steal: (o) => [`place:${o.place}`, `loot:${o.resource}`],
  mark: (o) => [`place:${o.place}`],
  buy_rule: (o) => [`place:${o.place}`, 'deed:buy_rule'],
  improve: (o) => [`place:${o.place}`],
  choose_fief: (o) => [`guild:${o.guild}`],
  take_tile: (o) => [`region:${o.region}`],
  tend: (o) => [`tile:${o.land}`, `place:${o.place}`],
  collect: (o) => [`place:${o.place}`],
  dig: () => ['deck:writs'],
  reap: (o) => [`place:${o.place}`, `yield:${o.yield}`],
  pocket: (o) => heap(o.goods),
  collect_tax: (o) => [`tax:${o.marker}`],
  attack_figure: (o) => [`pawn:${o.pawn}`],
  attack_fief: (o) => [`place:${o.place}`],
  starve: (o) => [`marker:${o.place}-${o.role}`],
  reveal: () => ['card:defend'],
  use_saltpeter: () => ['good:saltpeter'],
  use_weapon: (o) => [`writ:${o.writ}`, `way:${o.way}`],
  add_disc: () => ['track:service'],
  do_again: (o) => [`card:${o.card}`],
  trade: (o) => [`guild:${o.guild}`, 'task:trade'],
  pull: (o) => [`guild:${o.guild}`, 'task:pull'],
  push: (o) => [`guild:${o.guild}`, 'task:push'],
  feast: (o) => [`guild:${o.guild}`, `task:feast-${o.task}`],
  sell: (o) => [`place:${o.place}`, `sale:${o.food}-${o.shillings}`],
  buy_good: (o) => [`good:${o.good}`],
  buy_vessel: (o) => [`vessel:${o.vessel}`],
  pick_scrolls: (o) => each('scroll', o.scrolls),
  pick_colours: (o) => each('colour', o.colours),
  shift: (o) => heap(o.goods),
  invent: (o) => [`invention:${o.invention}`],
  tame: (o) => [`monster:${o.monster}`, `place:${o.place}`],
  add_reeve: () => ['reeve:here'],
  enter_guild: (o) => [`guild:${o.guild}`],
  feed: (o) => (o.wine.length ? each('pawn', o.wine) : ['meal:food']),
  send_home: (o) => (o.pawns.length ? each('pawn', o.pawns) : ['meal:tiles']),
};

/** Where each question is answered: on the chart, in the hand, in an opened guild, at the battle, or in the tray below the chart. */
export const PAGES: Record<string, 'chart' | 'hand' | 'guild' | 'duel' | 'tray'> = {
  buy_goods: 'guild',
  buy_seals: 'guild',
  buy_vessel: 'guild',
  choose_cards: 'hand',
  choose_fief: 'chart',
  claim_immunity: 'duel',
  collect_land: 'chart',
  conquer: 'chart',
  declare_bonus: 'tray',
  defend: 'duel',
  dig_deeper: 'tray',
  end_turn: 'chart',
  interlude: 'chart',
  enter_guild: 'chart',
  explore: 'tray',
  feed: 'chart',
  first_pawn: 'chart',
  give_markers: 'guild',
  godspeed: 'chart',
  guild: 'guild',
  harvest: 'chart',
  improve: 'chart',
  influence: 'chart',
  inspect_harvest: 'tray',
  invent: 'guild',
  join_service: 'tray',
  keep_writ: 'tray',
  lay_card: 'hand',
  lay_second_card: 'hand',
  migrate: 'chart',
  move: 'chart',
  place_reeve: 'guild',
  reinforce: 'duel',
  repeat: 'hand',
  seal_scrolls: 'guild',
  sell_harvest: 'chart',
  send_home: 'chart',
  send_seals: 'guild',
  shift_goods: 'guild',
  steal: 'chart',
  store_sulfur: 'tray',
  swap_tile: 'tray',
  take_goods: 'tray',
  take_seal: 'guild',
  take_tile: 'chart',
  tame_monster: 'chart',
  tax: 'tray',
};

/** Families whose pieces come into the tray when they may be taken: they have no standing place on the table. */
export const TRAY = [
  'bonus',
  'character',
  'gain',
  'barrel',
  'loot',
  'deed',
  'store',
  'route',
  'yield',
  'tax',
  'sale',
  'meal',
  'deck',
  'drawn',
  'monster',
  'track',
  'reeve',
  'region',
];
export const SHOWN = [
  ...TRAY,
  'good',
  'card',
  'place',
  'pawn',
  'tile',
  'vessel',
  'writ',
  'drop',
  'way',
  'safe',
  'marker',
  'guild',
  'task',
  'scroll',
  'colour',
  'invention',
];

const family = (piece: string) => piece.split(':')[0];
const key = (pieces: string[]) => [...pieces].sort().join();

/** The pieces of all options of one moment. Where two mean the same ones, what else tells them apart joins in. */
export function piecesOfAll(options: Option[]): string[][] {
  const found = options.map((option) => LINES[option.kind]?.(option) ?? [`kind:${option.kind}`]);
  const twins = new Map<string, number>();
  for (const pieces of found) twins.set(key(pieces), (twins.get(key(pieces)) ?? 0) + 1);
  return found.map((pieces, at) => {
    if (twins.get(key(pieces)) === 1 || family(pieces[0]) === 'kind') return pieces;
    const option = options[at];
    if (typeof option.route === 'string') return [...pieces, `route:${option.route}`];
    if (typeof option.store === 'string') return [...pieces, `store:${option.store}`];
    return [...pieces, `deed:${option.kind}`];
  });
}
