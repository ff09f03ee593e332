// Made by scripts/wire.py: change it there, then run the script. It comes from
// regnum.games.troyes.view.

/** A die in the square; `district` is a seat, or null for the neutral one or the King's. */
export interface DieView {
  die: number;
  colour: string;
  face: number;
  district: number | null;
  strength: number;
}

/** Who stands on a card; `seat` is null for the King, `slot` is null on the picture. */
export interface TradesmanView {
  seat: number | null;
  slot: number | null;
}

/** A place for an activity card; one that is face down says only its colour and round. */
export interface CardView {
  colour: string;
  round: number;
  card: string | null;
  cost: number | null;
  divisor: number | null;
  slots: number[];
  tradesmen: TradesmanView[];
  markers: number[];
  unsure: string[];
}

/** An event in the queue; a cube's owner is null for the neutral side or the King. */
export interface ThreatView {
  event: string;
  colour: string | null;
  dice: string[];
  divisor: number;
  flags: number;
  points: number[];
  black: number;
  cubes: (number | null)[];
  unsure: string[];
}

/** A building: its rows with the dice that lead into them, and who lies there. */
export interface BuildingView {
  building: string;
  wage: number;
  rows: number[][];
  entries: number[][];
  closed: boolean[];
  lying: number[];
}

/** A seat; what it may not show to the viewer is null. */
export interface SeatView {
  deniers: number;
  influence: number;
  turn: number;
  supply: number;
  stock: number;
  citizens: number;
  standing: number;
  passed: boolean;
  district_deniers: number;
  wages: number;
  tradesmen: number;
  cubes: number;
  missing_levels: number;
  missing_points: number;
  slot_points: number;
  events: string[];
  characters: string[] | null;
  points: number | null;
  sheet: number[] | null;
  foreseen: number | null;
}

/** The King in his challenge: his dice from the strongest on, his points and the characters to come. */
export interface KingView {
  turn: number;
  dice: number[];
  events: string[];
  tradesmen: number;
  cubes: number;
  points: number;
  sheet: number[];
  column: string[];
  verdict: number | null;
  foreseen: number;
}

/** A character the viewer knows to be in play: how every seat stands, and the King last. */
export interface CharacterView {
  character: string;
  tiers: [number, number][];
  counts: number[];
  points: number[];
}

/** The whole table as one seat sees it. */
export interface TroyesView {
  seat: number | null;
  round: number;
  rounds: number;
  phase: number;
  first: number | null;
  bonus: boolean;
  seats: SeatView[];
  king: KingView | null;
  dice: DieView[];
  black: number[];
  cards: CardView[];
  queue: ThreatView[];
  piles: number[];
  buildings: BuildingView[];
  cathedral: ((number | null)[])[];
  site: (number | null)[];
  neutral_supply: number;
  known: CharacterView[];
  sources: string[];
}
