// Made by scripts/wire.py: change it there, then run the script. It comes from
// regnum.games.feudum.view.

/** A pawn on the board: its number, character, vessel under it, and whether it is drunk. */
export interface PawnView {
  pawn: number;
  seat: number;
  character: string;
  place: string;
  vessel: string | null;
  drunk: boolean;
}

/** A monster: whose it is and where, if it has been tamed. */
export interface MonsterView {
  monster: string;
  seat: number | null;
  place: string | null;
}

/** A place of the map with its settlement, markers, goods, land and abandoned vessels. */
export interface PlaceView {
  place: string;
  region: string;
  settlement: string;
  guild: string | null;
  ruler: number | null;
  subject: boolean;
  serf: number | null;
  subject_immune: boolean;
  serf_immune: boolean;
  goods: Record<string, number>;
  land: string | null;
  land_stock: number;
  vessels: Record<string, number>;
}

/** A region's stack: the numeral on top (5: empty), whether it may be taken now, and the faces that left it. */
export interface StackView {
  region: string;
  top: number;
  open: boolean;
  worth: Record<string, number>;
  gone: string[];
}

/** A guild's track and everybody's stars; `parts` are those of pawns, fiefs and settlements, by seat. */
export interface GuildView {
  guild: string;
  master: number | null;
  journeyman: number | null;
  apprentice: number | null;
  stars: number[];
  parts: number[][];
  reeves: number[];
}

/** What lies in the guilds, in the bag and beside the board. */
export interface StoresView {
  barn: Record<string, number>;
  hens: number[];
  shelves: Record<string, number>;
  carts: Record<string, number>;
  for_sale: Record<string, number>;
  rows: Record<string, number>;
  scrolls: string[];
  rosary: number[];
  church_coffer: number;
  farmers_sack: number;
  bag: Record<string, number>;
  shillings: number;
  vessels: Record<string, number>;
  markers: Record<string, number>;
  seals: number;
  settlements: Record<string, number>;
  fiefs: Record<string, number>;
  writs: number;
}

/** What a seat should have in mind: pawns to feed, food short of it, and points lost for want of service. */
export interface NeedsView {
  hungry: number;
  lack: number;
  loss: number;
  epoch: number;
}

/** What a new epoch, and the end, would score for a seat as the table stands, by their sources. */
export interface ForecastView {
  epoch: Record<string, number>;
  epoch_total: number;
  end: Record<string, number>;
  total: number;
}

/** What takes part in a battle, `character:knight`, `role:serf`, `good:saltpeter`, and its worth. */
export interface PartView {
  piece: string;
  worth: number;
}

/** An attack that is being decided, as it stands; `feared` is the defence with a Defend that may still come. */
export interface BattleView {
  attacker: number;
  defender: number;
  place: string;
  character: string | null;
  guild: string | null;
  attack: PartView[];
  defence: PartView[];
  strength: number;
  against: number;
  feared: number;
  wins: boolean;
  wins_feared: boolean;
  answered: boolean;
  prize: number;
}

/** An action card in the viewer's hands: whether its ability could be used, and what its action lacks. */
export interface CardView {
  card: string;
  special: boolean;
  lacks: string[];
}

/** A seat's reserve, cards, tracks and points; None where it is not for these eyes. */
export interface SeatView {
  colour: string;
  points: Record<string, number>;
  total: number;
  goods: Record<string, number>;
  barrel: number;
  shillings: number;
  bonus: string;
  purse: number;
  tiles: Record<string, number>;
  vessels: Record<string, number>;
  markers: number;
  seals: number;
  beads: number[];
  pawns: number;
  discs: number;
  voyage: number;
  military: number;
  hand_size: number;
  hand: string[] | null;
  played: string[];
  played_before: string[];
  writ_count: number;
  writs: string[] | null;
  slayer: boolean;
  harvest: number;
  tax: number;
  needs: NeedsView;
  forecast: ForecastView;
}

/** The whole table as one seat sees it; `drawn` are writs it is choosing from. */
export interface FeudumView {
  seat: number | null;
  advanced: boolean;
  round: number;
  phase: number;
  epoch: number;
  first: number;
  mover: number | null;
  places: PlaceView[];
  pawns: PawnView[];
  monsters: MonsterView[];
  stacks: StackView[];
  guilds: GuildView[];
  stores: StoresView;
  seats: SeatView[];
  drawn: string[];
  drawn_count: number;
  ferries: boolean;
  ranks: number;
  epoch_seen: number;
  epoch_need: number;
  cards: CardView[];
  battle: BattleView | null;
}
