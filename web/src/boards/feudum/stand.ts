// Where loose pieces stand around a disc, in chart units from its centre: pawns by their feet, goods, land, monster, vessels, cost flag.
type Spot = [number, number];
interface Stand {
  pawns: Spot[];
  goods: Spot;
  land: Spot;
  monster: Spot;
  adrift: Spot;
  flag: Spot;
}

const ANYWHERE: Stand = {
  pawns: [
    [-47, 26],
    [47, 26],
    [-78, 18],
    [78, 18],
    [-62, 52],
    [62, 52],
    [0, 66],
    [-30, 72],
  ],
  goods: [0, 52],
  land: [-54, 22],
  monster: [-52, -22],
  adrift: [44, -20],
  flag: [0, -52],
};
const OWN: Record<string, Partial<Stand>> = {
  for_c: {
    pawns: [
      [47, 18],
      [-47, 34],
    ],
    goods: [-56, -22],
    flag: [4, -54],
  },
  for_nw: { goods: [40, -26], flag: [-16, -50] },
  des_n: {
    pawns: [
      [42, 38],
      [-47, 26],
    ],
    monster: [-54, -40],
    flag: [40, -44],
  },
  des_c1: { goods: [2, 54], flag: [-34, -44] },
  des_c2: {
    pawns: [
      [47, 24],
      [-47, 26],
    ],
    land: [-4, 56],
    flag: [6, -52],
  },
  des_e: {
    pawns: [
      [-50, 22],
      [50, 30],
    ],
  },
  bad_nw: {
    pawns: [
      [48, 22],
      [-48, 34],
    ],
    land: [-58, 4],
    flag: [-4, -50],
    goods: [0, 54],
  },
  bad_c: { flag: [34, -48] },
  bad_r: { flag: [0, -50] },
  bad_se: { goods: [-46, 10] },
  isl_n: {
    pawns: [
      [46, 6],
      [-47, 26],
    ],
    goods: [-2, 54],
  },
  isl_s: { goods: [44, -10] },
  sea_n: { goods: [44, 18] },
  sea_sw: { goods: [44, -14] },
  sea_e: { adrift: [-48, -8] },
  mtn_se: {
    goods: [-46, 22],
    pawns: [
      [-47, 30],
      [40, 40],
    ],
  },
  mtn_nw: { goods: [44, 30] },
};

export function standAt(place: string): Stand {
  const own = OWN[place] ?? {};
  return { ...ANYWHERE, ...own, pawns: [...(own.pawns ?? []), ...ANYWHERE.pawns.slice(own.pawns?.length ?? 0)] };
}

export const footOf = (place: string, k: number): Spot => {
  const { pawns } = standAt(place);
  return pawns[Math.min(k, pawns.length - 1)];
};

/** Half the width and height of what a finger finds of a pawn, and how far above its feet that is. */
export const HIT = { rx: 28, ry: 34, up: 25 };
const STRETCHES = [16, 12, 8, 4];

/** How much wider each pawn is for a finger, away from its disc: as far as no other pawn is in the way. */
export function stretches(pawns: { pawn: number; place: string }[], at: (place: string) => Spot): Map<number, number> {
  const count: Record<string, number> = {};
  const all = pawns.map(({ pawn, place }) => {
    const foot = footOf(place, (count[place] = (count[place] ?? -1) + 1));
    const [x, y] = at(place);
    return { pawn, x: x + foot[0], y: y + foot[1], away: Math.sign(foot[0]), by: 0 };
  });
  for (const one of all)
    one.by = STRETCHES.find((by) => all.every((other) => other === one || apart({ ...one, by }, other))) ?? 0;
  return new Map(all.map(({ pawn, by }) => [pawn, by]));
}

interface Found {
  x: number;
  y: number;
  away: number;
  by: number;
}
/** Whether the ovals of two pawns do not touch. */
export function apart(one: Found, other: Found): boolean {
  const middle = ({ x, away, by }: Found) => x + (away * by) / 2;
  const dx = (middle(one) - middle(other)) / (2 * HIT.rx + (one.by + other.by) / 2);
  const dy = (one.y - other.y) / (2 * HIT.ry);
  return dx * dx + dy * dy >= 1;
}

/** Where the cubes of one heap lie. */
export const PILES: Spot[][] = [
  [[0, 0]],
  [
    [-11, 0],
    [11, 0],
  ],
  [
    [-11, 5],
    [11, 5],
    [0, -13],
  ],
  [
    [-20, 5],
    [0, 5],
    [20, 5],
    [-10, -13],
  ],
  [
    [-20, 5],
    [0, 5],
    [20, 5],
    [-10, -13],
    [10, -13],
  ],
];
export const LABELS: [string, number, number, number][] = [
  ['sea', 112, 336, -10],
  ['islands', 190, 322, 61],
  ['forest', 398, 194, 37],
  ['desert', 520, 666, -9],
  ['badlands', 700, 404, -14],
  ['mountains', 1010, 34, 9],
];
export const BOX = [-36, -34, 1072, 768];
export const CARTOUCHE = [694, 608, 316, 106];
