// Kingdom Brawl: stars and their reasons for previews and breakdowns. The server's view carries the same stars; tests compare the two.
import type { BrawlView, CardView, TileView } from './wire';

export type { BrawlView };
export const CHARACTERS = [
  'king',
  'queen',
  'princess',
  'knight',
  'peasant',
  'gnome',
  'dragon',
  'witch',
  'fairy',
  'wizard',
] as const;
export const REGULAR = CHARACTERS.slice(0, 6);

export interface Card extends Partial<CardView> {
  character: string;
  owner: number;
  ghost?: boolean;
}
export interface Tile extends Omit<TileView, 'stack'> {
  stack: Card[];
}
export interface Scored {
  tile: number;
  character: string;
  owner: number;
  stars: number;
  why: [string, number][];
  blocked: boolean;
}
export interface Kingdom {
  rows: number;
  columns: number;
  tiles: Tile[];
}

/** The places of a stack that are blocked, and whether its Dragon is beaten. */
export function blocking(stack: Card[]): { blocked: Set<number>; beaten: boolean } {
  const dragon = stack.findIndex((card) => card.character === 'dragon');
  if (dragon < 0) return { blocked: new Set(), beaten: false };
  const beaten = stack.some((card, at) => at > dragon && card.character === 'knight');
  const below = stack.flatMap((card, at) => (at < dragon && card.character !== 'gnome' ? [at] : []));
  return { beaten, blocked: new Set(beaten ? [dragon] : below) };
}

export function neighbours(kingdom: Kingdom, tile: number): number[] {
  const row = Math.floor(tile / kingdom.columns);
  const column = tile % kingdom.columns;
  return [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ]
    .filter(([r, c]) => r >= 0 && r < kingdom.rows && c >= 0 && c < kingdom.columns)
    .map(([r, c]) => r * kingdom.columns + c);
}

/** Every regular card with its stars and the reasons. */
export function score(kingdom: Kingdom): Scored[] {
  const hit = kingdom.tiles.map((tile) => blocking(tile.stack).blocked);
  const free = (tile: number) => kingdom.tiles[tile].stack.filter((_, at) => !hit[tile].has(at));
  return kingdom.tiles.flatMap((tile, index) =>
    tile.stack.flatMap((card, at) => {
      if (!(REGULAR as readonly string[]).includes(card.character)) return [];
      const line: Scored = {
        tile: index,
        character: card.character,
        owner: card.owner,
        stars: 0,
        why: [],
        blocked: hit[index].has(at),
      };
      if (!line.blocked) {
        line.why = reasons(kingdom, index, card, free).filter(([, count]) => count > 0);
        line.stars = line.why.reduce((sum, [, count]) => sum + count, 0);
      }
      return [line];
    }),
  );
}

function reasons(kingdom: Kingdom, index: number, card: Card, free: (tile: number) => Card[]): [string, number][] {
  const near = neighbours(kingdom, index);
  const terrain = kingdom.tiles[index].terrain;
  const beside = (test: (card: Card) => boolean) => near.reduce((sum, tile) => sum + free(tile).filter(test).length, 0);
  const land = (name: string) => near.filter((tile) => kingdom.tiles[tile].terrain === name).length;
  const together = (name: string) => (free(index).some((other) => other.character === name) ? 1 : 0);
  switch (card.character) {
    case 'king':
      return [
        ['castle', terrain === 'castle' ? 1 : 0],
        ['farms', land('farm')],
        ['forests', land('forest')],
      ];
    case 'queen':
      return [
        ['with-king', together('king')],
        ['own-near', beside((other) => other.owner === card.owner)],
      ];
    case 'princess':
      return [
        ['tower', terrain === 'tower' ? 2 : 0],
        ['with-knight', together('knight')],
      ];
    case 'knight':
      return [['with-princess', together('princess') * 3]];
    case 'peasant':
      return [
        ['farm', terrain === 'farm' ? 1 : 0],
        ['royals', beside((other) => other.character === 'king' || other.character === 'queen')],
      ];
    default:
      return [['above', free(index).filter((other) => other.character !== 'gnome').length]];
  }
}

export const totals = (lines: Scored[], seats: number) =>
  Array.from({ length: seats }, (_, seat) =>
    lines.filter((line) => line.owner === seat).reduce((sum, line) => sum + line.stars, 0),
  );

const copy = (kingdom: Kingdom): Kingdom => ({
  ...kingdom,
  tiles: kingdom.tiles.map((tile) => ({ ...tile, stack: [...tile.stack] })),
});

/** A card comes to a tile: on top, the Gnome at the bottom. */
function put(kingdom: Kingdom, tile: number, card: Card): void {
  if (card.character === 'gnome') kingdom.tiles[tile].stack.unshift(card);
  else kingdom.tiles[tile].stack.push(card);
}

/** The kingdom as it would be after an option. */
export function after(kingdom: Kingdom, seat: number, option: { kind: string; [field: string]: any }): Kingdom {
  const next = copy(kingdom);
  const lift = (tile: number): Card => ({ ...next.tiles[tile].stack.pop()!, ghost: true });
  if (option.kind === 'place') put(next, option.tile, { character: option.character, owner: seat, ghost: true });
  else if (option.kind === 'move') put(next, option.target, lift(option.source));
  else if (option.kind === 'swap') {
    const one = lift(option.first);
    const other = lift(option.second);
    put(next, option.first, other);
    put(next, option.second, one);
  }
  return next;
}

/** The tile's cards in a new order, bottom first. */
export function reordered(kingdom: Kingdom, tile: number, order: string[]): Kingdom {
  const next = copy(kingdom);
  next.tiles[tile].stack = order.map((name) => kingdom.tiles[tile].stack.find((card) => card.character === name)!);
  return next;
}
