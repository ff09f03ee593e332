/* Bands: woven borders and grounds, written as charts (one character = one stitch).
   Each chart becomes a <symbol> (one repeat) and a <pattern> (fill="url(#band-…)"), two pixels a stitch. */
import { symbol } from './kit.mjs';
const w = (n) => `var(--w-${n})`;

/** Chart -> path per ink, runs merged. */
function weave(rows, inks, unit) {
  const byInk = {};
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length;) {
      const c = row[x];
      let n = 1;
      while (row[x + n] === c) n += 1;
      if (inks[c]) byInk[c] = (byInk[c] || '') + `M${x * unit} ${y * unit}h${n * unit}v${unit}h${-n * unit}z`;
      x += n;
    }
  });
  return Object.entries(byInk)
    .map(([c, d]) => `<path fill="${inks[c]}" d="${d}"/>`)
    .join('');
}

const patterns = [];
function band(id, inks, chart, { unit = 2, group = 'bands', x = 0 } = {}) {
  const rows = chart
    .trim()
    .split('\n')
    .map((r) => r.trim());
  const wd = rows[0].length * unit,
    h = rows.length * unit;
  const body = weave(rows, inks, unit);
  symbol(`band-${id}-tile`, `0 0 ${wd} ${h}`, body, group, id);
  patterns.push(
    `<pattern id="band-${id}" width="${wd}" height="${h}" x="${x}" patternUnits="userSpaceOnUse" ` +
      `shape-rendering="crispEdges">${body}</pattern>`,
  );
}

/* ---- seasons: 11 rows = 22 px -------------------------------------------------------------------------------------- */
band(
  'spring',
  { '#': w('moss'), '.': 'var(--spring)', y: w('straw'), c: w('cream'), r: w('madder'), g: w('moss') },
  `
  ######################
  ......................
  ....y.........y....c..
  ...yyy.......yyy..crc.
  ..y.y.y.....y.y.y..c..
  ...yyy..cc...yyy...g..
  ..y.y.y.cc..y.y.y.gg..
  ...yyy..g....yyy...gg.
  ....y..gg.g...y....g..
  ....g...gg....g....g..
  ######################`,
);
band(
  'summer',
  { '#': w('rust'), '.': 'var(--summer)', m: w('madder'), c: w('cream'), k: w('rust') },
  `
  ######################
  .......m..........k...
  ...m...m...m.....k.k..
  ....m.mmm.m.....k...k.
  ......mcm........k.k..
  .mmm.mcccm.mmm....k...
  ......mcm........k.k..
  ....m.mmm.m.....k...k.
  ...m...m...m.....k.k..
  .......m..........k...
  ######################`,
);
band(
  'autumn',
  { '#': w('walnut'), '.': 'var(--autumn)', a: w('straw'), k: w('walnut'), m: w('madder') },
  `
  ######################
  ......a..........kk...
  ....a.a.a.......kmmk..
  ....aaaaa......kmmmmk.
  .a.aaaaaaa.a...kmmmmk.
  .aaaaakaaaaa....kmmk..
  ..aaaaakaaa......kk...
  .aaaaakaaaaa.....a....
  ....aakaa.......a.....
  ......k..........a....
  ######################`,
);
band(
  'winter',
  { '#': w('indigo'), '.': 'var(--winter)', c: w('cream'), i: w('indigo') },
  `
  ######################
  .....c.c..........i...
  ...c..c..c.......i.i..
  ....c.c.c.......i.c.i.
  ..c..ccc..c....i.ccc.i
  ...ccccccc......ccccc.
  ..c..ccc..c....i.ccc.i
  ....c.c.c.......i.c.i.
  ...c..c..c.......i.i..
  .....c.c..........i...
  ######################`,
);

/* ---- the court cloth: a small-flowered ground, tone on tone; its side border; its fringe ------------------------------- */
band(
  'ground',
  { a: 'var(--cloth-2)', b: 'var(--cloth-3)' },
  `
  ............................
  .....a......................
  ....aba..............a......
  .....a..............aba.....
  .....a...............a......
  ....aa...............aa.....
  .....a...............a......
  ............................
  ............................
  ............................
  ...........a................
  ..........aba...............
  ...........a...........b....
  ..........aa..........bab...
  ...........a...........b....
  ............................
  ...a........................
  ..aba...........a...........
  ...a...........aba..........
  ...aa...........a...........
  ...a...........aa...........
  ................a...........
  ........b...................
  .......bab..................
  ........b.................a.
  .........................aba
  ..........................a.
  ............................`,
);
band(
  'selvedge',
  { '#': w('line'), '.': w('weld'), r: 'var(--cloth)' },
  `
  #.......
  #...r...
  #..rrr..
  #.rrrrr.
  #..rrr..
  #...r...`,
);
band(
  'fringe',
  { y: w('weld'), s: w('straw'), k: w('rust') },
  `
  yyyy
  ksyk
  .sy.
  .sy.
  .sy.
  .k..`,
);
band(
  'plait',
  { y: w('weld'), k: w('rust'), '.': 'var(--cloth-2)' },
  `
  kkkkkkkk
  .yy..kk.
  yy.yyk.k
  y..kyy..
  .kk..yy.
  kkkkkkkk`,
);

/* ---- the players' selvedges: a pattern each, for grey screens ----------------------------------------------------------- */
const player = (p, chart) => band(p, { '.': `var(--${p})`, '#': `var(--on-${p})` }, chart, { group: 'players' });
player(
  'red',
  `
  ......
  ..##..
  ..##..
  ......`,
);
player(
  'blue',
  `
  ###...
  ###...
  ...###
  ...###`,
);
player(
  'yellow',
  `
  #....#
  .#..#.
  ..##..
  ......
  ......`,
);
player(
  'green',
  `
  ..##..
  .#..#.
  #....#
  .#..#.
  ..##..
  ......`,
);
player(
  'violet',
  `
  ......
  ..##..
  .####.
  ..##..
  ......`,
);

export { patterns, weave };
