// Made by scripts/wire.py: change it there, then run the script. It comes from
// regnum.games.brawl.view.

/** A character in the kingdom, the stars it brings as things stand, and what for; magic brings none. */
export interface CardView {
  character: string;
  owner: number;
  blocked: boolean;
  stars: number | null;
  why: [string, number][];
}

/** A terrain card and the characters on it, from bottom to top. */
export interface TileView {
  terrain: string;
  stack: CardView[];
}

/** A seat: how many cards it holds, which ones if they may be known, its stars so far. */
export interface SeatView {
  hand_size: number;
  hand: string[] | null;
  late: string[] | null;
  aside: string[] | null;
  points: number[];
  total: number;
}

/** The whole table as one seat sees it; `laid` is the order a Fairy is making. */
export interface BrawlView {
  seat: number | null;
  rows: number;
  columns: number;
  first: number;
  turn: number;
  turns: number;
  mover: number | null;
  tiles: TileView[];
  seats: SeatView[];
  laid: string[];
  skips: boolean;
}
