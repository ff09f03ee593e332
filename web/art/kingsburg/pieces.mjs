/* Pieces: goods, dice, tokens, player marks, seasons, and the small interface icons.
   Goods differ by silhouette first (disc, logs, hexagon); pieces take their outline from --contour. */
import { w, patch, line, shade, light, round, symbol } from './kit.mjs';
const O = (d, fill, extra = '') => `<path class="w-o" fill="${fill}" d="${d}" ${extra}/>`;
const INK = w('line'),
  CREAM = w('cream'),
  GOLD = 'var(--gold)',
  WOOD = 'var(--wood)',
  END = 'var(--wood-end)',
  STONE = 'var(--stone)';
const add = (id, body, group, label, box = '0 0 64 64') => symbol(id, box, body, group, label);

/* ---- goods -------------------------------------------------------------------------------------------------------- */
/* a coin: woven disc with eight notches */
const notched = (() => {
  const pts = [];
  for (let k = 0; k < 8; k += 1) {
    [
      [-17, 28],
      [17, 28],
      [22.5, 23.5],
    ].forEach(([a, r]) => {
      const t = ((k * 45 + a) * Math.PI) / 180;
      pts.push(`${(32 + r * Math.sin(t)).toFixed(1)} ${(32 - r * Math.cos(t)).toFixed(1)}`);
    });
  }
  return 'M' + pts.join('L') + 'Z';
})();
const coin =
  O(notched, GOLD) +
  `<path d="${round(32, 32, 16)}" fill="none" stroke="${INK}" stroke-width="2.6" stroke-dasharray="4 3"/>` +
  patch('M24 38V28h3.5l2.5 4 2-6 2 6 2.5-4H40v10z', INK);
const log = (x, y) =>
  O(`M${x} ${y}h34v-2h8v2h4v4h2v12h-2v4h-4v2h-8v-2h-34v-4h-2v-12h2z`, WOOD) +
  line(`M${x + 5} ${y + 7}h14M${x + 10} ${y + 13}h16`, 'var(--contour)', 2, 'stroke-opacity=".55"') +
  patch(round(x + 38, y + 10, 8), END) +
  `<path d="${round(x + 38, y + 10, 3.6)}" fill="none" stroke="${WOOD}" stroke-width="2.4"/>`;
const logs = log(6, 36) + log(11, 10);
const hex =
  O('M32 4L57 18V46L32 60L7 46V18Z', STONE) +
  light('M12 19L32 8L52 19L32 30Z') +
  shade('M33.5 32L55.5 20V45L33.5 57.5Z') +
  line('M8.5 18.9L32 32L55.5 18.9M32 32V58.5', 'var(--contour)', 2.4, 'stroke-opacity=".8"');
add('good-gold', coin, 'goods', 'gold');
add('good-wood', logs, 'goods', 'wood');
add('good-stone', hex, 'goods', 'stone');
/* any good: a lozenge swatch of the three */
const LOZENGE =
  'M28 3H36V9H42V15H48V21H54V27H61V37H54V43H48V49H42V55H36V61H28V55H22V49H16V43H10V37H3V27H10V21H16V15H22V9H28Z';
add(
  'good-any',
  '<g clip-path="url(#w-lozenge)">' +
    patch('M0 0H64V16L32 34L0 16Z', GOLD) +
    patch('M0 14L32 33V64H0Z', WOOD) +
    patch('M64 14L32 33V64H64Z', STONE) +
    line('M32 64V33L0 14M32 33L64 14', 'var(--contour)', 2.6) +
    '</g>' +
    O(LOZENGE, 'none'),
  'goods',
  'any good',
);
add(
  'good-other',
  O('M18 6H46V12H52V18H58V46H52V52H46V58H18V52H12V46H6V18H12V12H18Z', CREAM) +
    patch('M27 17h12v4h4v10h-5v4h-4v4h-5v-8h4v-4h5v-4h-7v4h-6v-6h2zM29 43h6v6h-6z', INK),
  'goods',
  'to choose',
);
/* victory points: a laurel */
const sprig = [
  [13, 20, -20],
  [9, 30, -50],
  [11, 41, -85],
  [18, 50, -120],
  [28, 55, -150],
];
const leaves = (f) =>
  sprig
    .map(
      ([x, y, a]) =>
        `<path class="w-o" style="--w-cw:2" fill="${w('green')}" transform="translate(${f > 0 ? x : 64 - x} ${y}) ` +
        `rotate(${f * a})" d="M0 -8L5.500 0L0 8L-5.500 0Z"/>`,
    )
    .join('');
add(
  'vp',
  leaves(1) + leaves(-1) + O('M32 8l5 13.500H51L40 30l4 14-12-8.500L20 44l4-14-11-8.500H27z', GOLD),
  'tokens',
  'victory point',
);

/* ---- tokens ---------------------------------------------------------------------------------------------------------- */
const numeral = (text, x, y, size, ink) =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Golos Text Variable, Golos Text, PT Sans, ` +
  `sans-serif" font-size="${size}" font-weight="800" fill="${ink}">${text}</text>`;
add(
  'token-plus2',
  O(round(32, 32, 29), w('indigo')) +
    `<path d="${round(32, 32, 24.5)}" fill="none" stroke="${w('straw')}" stroke-width="1.8" stroke-dasharray="3.5 2.5"/>` +
    numeral('+2', 31, 43, 30, CREAM),
  'tokens',
  '+2',
);
add(
  'soldier',
  `<g>${O('M51 2l5 9v10h-3v41h-4V21h-3V11z', w('steel'))}` +
    O('M14 30H42V46H39V52H35V57H31V61H25V57H21V52H17V46H14Z', 'var(--p, var(--w-madder))') +
    patch('M26 32h4v26h-4zM16 40h24v4H16z', CREAM) +
    O('M18 22H38V30H18Z', w('skin-1')) +
    O('M18 20V13H22V8H26V5H30V8H34V13H38V20Z', w('steel')) +
    O('M10 24V20H46V24Z', w('steel')) +
    '</g>',
  'tokens',
  'soldier',
);
add(
  'envoy',
  O('M44 4H38V8H33V12H30V18H40V14H44V10H48V4Z', CREAM) +
    O('M20 26V18H24V14H40V18H46V26Z', w('violet')) +
    O('M22 26H42V34H39V38H25V34H22Z', w('skin-1')) +
    patch('M27 29h3v3h-3zM35 29h3v3h-3z', INK) +
    O('M18 38H46V42H51V50H54V61H10V50H13V42H18Z', w('violet')) +
    patch('M24 57V46l4.5 4 3.5-6 3.5 6 4.5-4v11z', GOLD),
  'tokens',
  'royal envoy',
);
add(
  'building',
  O(
    'M6 34V30H10V26H14V22H18V18H22V14H26V10H30V6H34V10H38V14H42V18H46V22H50V26H54V30H58V34H54V58H10V34Z',
    'var(--p, var(--w-tan))',
  ) + patch('M27 40h10v17H27z', 'var(--contour)'),
  'tokens',
  'building',
);
add(
  'peek',
  O('M3 29H8V24H13V19H19V15H45V19H51V24H56V29H61V35H56V40H51V45H45V49H19V45H13V40H8V35H3Z', CREAM) +
    patch(round(32, 32, 13), w('indigo')) +
    patch(round(32, 32, 5.5), INK) +
    patch('M33 24h5v5h-5z', CREAM),
  'tokens',
  'look at the enemy',
);
add(
  'crown',
  O('M6 54V18H14L22 32L32 10L42 32L50 18H58V54Z', GOLD) +
    patch('M12 44h40v4H12z', INK) +
    patch('M29 34h6v7h-6z', w('madder')),
  'tokens',
  'crown',
);
add(
  'strength',
  O('M9 5h9l17 17-6 6L9 14zM55 5h-9L18 34l6 6L55 14z', w('steel')) +
    O('M14 34l16 16-6 4-4-4-7 8-7-7 8-7-4-4zM50 34L34 50l6 4 4-4 7 8 7-7-8-7 4-4z', w('tan')),
  'tokens',
  'battle strength',
);
for (const n of [0, 1, 2, 3, 4]) {
  add(
    `soldier-token-${n}`,
    O(
      'M12 4H52V8H56V12H60V44H56V50H50V55H44V59H36V62H28V59H20V55H14V50H8V44H4V12H8V8H12Z',
      'var(--p, var(--w-madder))',
    ) +
      '<path fill="none" stroke="var(--on-p, #fff)" stroke-width="1.8" stroke-dasharray="3.5 2.5" d="M14 9.5H50' +
      'V13.5H54.5V41H51V46H45V51H38V55H26V51H19V46H13V41H9.5V13.5H14Z"/>' +
      numeral(n, 32, 43, 31, 'var(--on-p, #fff)'),
    'tokens',
    `soldier token ${n}`,
  );
}
add(
  'soldier-token-back',
  O('M12 4H52V8H56V12H60V44H56V50H50V55H44V59H36V62H28V59H20V55H14V50H8V44H4V12H8V8H12Z', 'var(--p, var(--w-madder))') +
    line('M12 20h40M12 28h40M12 36h40M18 44h28', 'var(--on-p, #fff)', 2.4, 'stroke-dasharray="4 4"'),
  'tokens',
  'hidden soldier token',
);

/* ---- dice: face takes --p, pips --on-p; the mark of the owner sits on the corner -------------------------------------- */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const FACE = 'M7 2H39V4H42V7H44V39H42V42H39V44H7V42H4V39H2V7H4V4H7Z';
for (const [n, spots] of Object.entries(PIPS)) {
  add(
    `die-${n}`,
    `<path class="w-o" style="--w-cw:2.6" fill="var(--p, var(--w-cream))" d="${FACE}"/>` +
      spots
        .map(([x, y]) => `<path fill="var(--on-p, var(--w-ink))" d="${round(23 + x * 10.5, 23 + y * 10.5, 4.3)}"/>`)
        .join(''),
    'dice',
    `die ${n}`,
    '0 0 48 48',
  );
}
add(
  'die-blank',
  `<path class="w-o" style="--w-cw:2.6;--w-dash:5 3.5" fill="none" d="${FACE}"/>`,
  'dice',
  'die spent',
  '0 0 48 48',
);

/* ---- the five players ---------------------------------------------------------------------------------------------------- */
const SHAPE = {
  red: round(12, 12, 10.5),
  blue: 'M2 2H22V22H2Z',
  yellow: 'M12 1L23.5 21.5H.5Z',
  green: 'M12 .5L23.5 12L12 23.5L.5 12Z',
  violet: 'M7.5 1H16.5V7.5H23V16.5H16.5V23H7.5V16.5H1V7.5H7.5Z',
};
for (const [p, d] of Object.entries(SHAPE)) {
  add(`mark-${p}`, `<path class="w-o" style="--w-cw:1.5" fill="var(--${p})" d="${d}"/>`, 'players', p, '-1 -1 26 26');
  add(
    `corner-${p}`,
    `<path stroke="${INK}" stroke-width="2.6" fill="#FFF8E8" d="${d}"/>`,
    'players',
    `${p}, corner of a die`,
    '-2 -2 28 28',
  );
}

/* ---- seasons --------------------------------------------------------------------------------------------------------------- */
const S = (d, fill) => O(d, fill);
add(
  'season-spring',
  line('M32 62V14', w('moss'), 4) +
    [12, 22, 32, 42]
      .map(
        (y) =>
          S(`M34 ${y + 10}V${y + 4}H38V${y}H46V${y + 6}H42V${y + 10}Z`, 'var(--spring)') +
          S(`M30 ${y + 10}V${y + 4}H26V${y}H18V${y + 6}H22V${y + 10}Z`, 'var(--spring)'),
      )
      .join('') +
    S('M28 14V8H30V2H34V8H36V14Z', 'var(--spring)'),
  'seasons',
  'spring',
);
add(
  'season-summer',
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map(
      (a) =>
        `<path class="w-o" fill="var(--summer)" transform="rotate(${a} 32 32)" d="M29 ${a % 90 ? 5 : 2}H35V15H29Z"/>`,
    )
    .join('') +
    S(round(32, 32, 15), 'var(--summer)') +
    patch('M26 28h4v4h-4zM35 28h4v4h-4zM27 37h11v2.5H27z', INK),
  'seasons',
  'summer',
);
add(
  'season-autumn',
  S(
    'M30 62V48H20V44H12V38H6V28H10V22H16V14H22V8H28V3H36V8H42V14H48V22H54V28H58V38H52V44H44V48H34V62Z',
    'var(--autumn)',
  ) + line('M32 52V14M32 40l10-8M32 32l-10-8M32 26l8-7', 'var(--contour)', 2.6),
  'seasons',
  'autumn',
);
const arm = 'M29.5 3h5v12l6-5 3 4-9 8v10h-5V22l-9-8 3-4 6 5z';
add(
  'season-winter',
  [0, 60, 120, 180, 240, 300]
    .map((a) => `<path class="w-o" style="--w-cw:1.6" fill="var(--winter)" transform="rotate(${a} 32 32)" d="${arm}"/>`)
    .join(''),
  'seasons',
  'winter',
);

/* ---- interface icons: one ink, 24 grid, square ends -------------------------------------------------------------------------- */
const ui = (id, d, extra = '') =>
  symbol(
    `ui-${id}`,
    '0 0 24 24',
    `<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="square" d="${d}"/>${extra}`,
    'interface',
    id,
  );
ui('menu', 'M4 6h16M4 12h16M4 18h16');
ui('help', 'M8 9V6h2V4h5v2h2v4h-2v2h-3v3M12 19.5v.5');
ui('settings', 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5');
ui('clock', 'M8 3h8M12 3v3M9 6h6M5 10v7M19 10v7M9 21h6M7 8v1M17 8v1M7 19v-1M17 19v-1M12 14V10');
ui('undo', 'M9 5L4 10l5 5M5 10h10v2h3v6h-4');
ui('restart', 'M5 5v5h5M5.5 9.5V8H8V5.5h8V8h2.5v8H16v2.5H8V16H6');
ui('tick', 'M4 12.5L9.5 18L20 6');
ui('cross', 'M6 6l12 12M18 6L6 18');
ui('more', 'M5 12h.01M12 12h.01M19 12h.01');
ui('first', 'M6 5v14M19 5l-8 7 8 7');
ui('prev', 'M15.5 5l-8 7 8 7');
ui('next', 'M8.5 5l8 7-8 7');
ui('last', 'M18 5v14M5 5l8 7-8 7');
ui('arrow', 'M4 12h14M13 6l6 6-6 6');
ui('lock', 'M6 11h12v9H6zM8.5 11V7h2V4.5h3V7h2v4');
ui('court', 'M4 18V7l4.5 5L12 5l3.5 7L20 7v11z');
ui('province', 'M4 12l8-7 8 7M6 12v8h12v-8M11 20v-5h2v5');
ui('rivals', 'M4 4h7v7H4zM13 13h7v7h-7zM16.5 4l3.5 7h-7zM7.5 13v7M4 16.5h7');
ui('log', 'M5 5h14M5 10h14M5 15h9M5 20h6');
ui('minus', 'M5 12h14');
ui('plus', 'M5 12h14M12 5v14');
ui('up', 'M5 18L12 6L19 18Z', '<path fill="currentColor" d="M5 18L12 6L19 18Z"/>');
ui('down', 'M5 6L12 18L19 6Z', '<path fill="currentColor" d="M5 6L12 18L19 6Z"/>');
ui('draw', 'M5 9h14M5 15h14');
ui('warn', 'M12 4L21 20H3zM12 10v4M12 17v.01');
