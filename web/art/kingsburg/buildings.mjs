/* Buildings: a box of walls, stepped roofs, battlements and doors; 20 base + 8 of module 1 + 28 alternative ones.
   64 grid, ground line at y = 58. Each must be told from the others by its silhouette alone. */
import { w, patch, line, shade, light, stair, round, symbol } from './kit.mjs';
const OUT = 'var(--contour)',
  INK = w('line'),
  CREAM = w('cream'),
  LINEN = w('linen'),
  GOLD = w('weld'),
  STEEL = w('steel'),
  GREY = w('grey');
const RED = w('madder'),
  BLUE = w('indigo'),
  WOAD = w('woad'),
  TAN = w('tan'),
  WALNUT = w('walnut'),
  GREEN = w('green'),
  MOSS = w('moss'),
  VIOLET = w('violet'),
  STRAW = w('straw');

const part = (d, fill, extra = '') => `<path class="w-b" fill="${fill}" d="${d}" ${extra}/>`;
const box = (x, y, wd, h, fill) => part(`M${x} ${y}h${wd}v${h}h${-wd}z`, fill);
const roof = (x, y, wd, h, fill, n = 4) =>
  part(`M${x} ${y + h}${stair(wd / 2, -h, n, 'v')}${stair(wd / 2, h, n, 'h')}Z`, fill);
const cren = (x, y, wd, h, fill, n = 3, m = 5) => {
  const k = wd / (2 * n - 1);
  let d = `M${x} ${y + h}V${y}`;
  for (let i = 0; i < 2 * n - 1; i += 1) d += `h${k.toFixed(2)}` + (i < 2 * n - 2 ? (i % 2 ? `v${-m}` : `v${m}`) : '');
  return part(`${d}V${y + h}Z`, fill);
};
const door = (x, y, wd, h) => patch(`M${x} ${y + h}V${y + 3}h2v-3h${wd - 4}v3h2V${y + h}Z`, INK);
const win = (x, y, wd = 4, h = 6) => patch(`M${x} ${y}h${wd}v${h}h${-wd}z`, INK);
const flag = (x, y, fill = RED, dir = 1) =>
  line(`M${x} ${y}v16`, OUT, 2.4) +
  part(`M${x} ${y}h${dir * 13}l${dir * -4} 4 ${dir * 4} 4h${dir * -13}z`, fill, 'style="--w-bw:1.6"');
const cross = (x, y, s = 1, fill = GOLD) =>
  part(
    `M${x - 1.5 * s} ${y}h${3 * s}v${3 * s}h${3 * s}v${3 * s}h${-3 * s}v${5 * s}h${-3 * s}v${-5 * s}h${-3 * s}v${-3 * s}h${3 * s}z`,
    fill,
    'style="--w-bw:1.5"',
  );
const stake = (x, y, wd, fill = TAN) => part(`M${x} 58V${y + 6}l${wd / 2} -6 ${wd / 2} 6V58Z`, fill);
const ground = line('M3 59.2h58', 'var(--contour)', 2.4);
const star = (x, y, r, fill = GOLD) => {
  let d = '';
  for (let i = 0; i < 10; i += 1) {
    const a = (i * 36 * Math.PI) / 180,
      q = i % 2 ? r * 0.45 : r;
    d += `${i ? 'L' : 'M'}${(x + q * Math.sin(a)).toFixed(1)} ${(y - q * Math.cos(a)).toFixed(1)}`;
  }
  return part(d + 'Z', fill, 'style="--w-bw:1.4"');
};
const wheel = (x, y, r, fill = TAN) =>
  part(round(x, y, r), fill) +
  `<path d="${round(x, y, r * 0.55)}" fill="none" stroke="${INK}" stroke-width="1.8"/>` +
  line(`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, INK, 1.5);
const tree = (x, y, wd, h) => box(x - 2, y + h - 8, 4, 8, WALNUT) + part(round(x, y + (h - 8) / 2, wd / 2), GREEN);
const add = (id, group, body) => symbol(`b-${id}`, '0 0 64 64', body, group, id);
const base = (id, body) => add(id, 'buildings', body + ground);
const one = (id, body) => add(id, 'module 1', body + ground);
const alt = (id, body) => add(id, 'module 2', body + ground);

/* ---- rows 1..5 of the base sheet ------------------------------------------------------------------------------------ */
base(
  'statue',
  box(20, 46, 24, 12, STEEL) +
    box(16, 52, 32, 6, STEEL) +
    part('M29 46V36H25V24H28V18H36V22H41V14H45V10H49V18H46V26H39V36H36V46Z', GOLD) +
    part(round(32, 12, 5.5), GOLD) +
    shade('M26 26h4v9h-4z'),
);
base(
  'chapel',
  box(16, 34, 32, 24, CREAM) +
    roof(10, 16, 44, 20, RED, 4) +
    cross(32, 3, 1.1) +
    door(27, 44, 10, 14) +
    patch(round(32, 36, 3.5), INK),
);
base(
  'church',
  box(26, 36, 34, 22, CREAM) +
    part('M26 38V32H30V28H34V24H54V28H58V32H62V38Z', RED) +
    box(8, 24, 20, 34, CREAM) +
    roof(6, 8, 24, 18, RED, 4) +
    cross(18, -1, 0.9) +
    win(15.5, 30, 5, 7) +
    door(13, 46, 10, 12) +
    win(37, 44, 4, 8) +
    win(48, 44, 4, 8),
);
base(
  'cathedral',
  box(20, 30, 24, 28, CREAM) +
    roof(20, 18, 24, 14, BLUE, 3) +
    box(6, 26, 15, 32, CREAM) +
    box(43, 26, 15, 32, CREAM) +
    roof(4, 6, 19, 22, BLUE, 4) +
    roof(41, 6, 19, 22, BLUE, 4) +
    cross(13.5, -2, 0.75) +
    cross(50.5, -2, 0.75) +
    part(round(32, 37, 5.5), WOAD, 'style="--w-bw:1.8"') +
    line('M32 32v10M27 37h10', INK, 1.3) +
    door(27, 46, 10, 12) +
    win(11.5, 34, 4, 9) +
    win(48.5, 34, 4, 9),
);
base(
  'inn',
  box(10, 32, 34, 26, LINEN) +
    roof(5, 12, 44, 22, RED, 4) +
    door(22, 43, 10, 15) +
    win(14, 40, 5, 6) +
    win(36, 40, 5, 6) +
    line('M44 28h17', OUT, 2.8) +
    line('M58 28v4', OUT, 1.8) +
    part('M50 32h12v12h-2v3h-8v-3h-2z', GOLD) +
    line('M50 36h12', CREAM, 2.4),
);
base(
  'market',
  line('M11 30V58M53 30V58', OUT, 4) +
    box(8, 42, 48, 10, TAN) +
    part('M6 14H58V30H54V34H46V30H44V34H36V30H28V34H20V30H18V34H10V30H6Z', CREAM) +
    patch('M14.5 15h8V30h-2v3h-5v-3h-1zM31 15h8V30h-2v3h-5v-3h-1zM47 15h8V30h-2v3h-5v-3h-1z', RED) +
    part(round(20, 41, 4.5), GOLD, 'style="--w-bw:1.6"') +
    part(round(31, 41, 4.5), GREEN, 'style="--w-bw:1.6"') +
    part(round(43, 41, 4.5), RED, 'style="--w-bw:1.6"'),
);
base(
  'farms',
  part('M2 58V48H62V58Z', TAN) +
    line('M4 52h56M4 56h56', WALNUT, 1.8, 'stroke-dasharray="5 3"') +
    box(32, 28, 24, 21, RED) +
    roof(29, 12, 30, 18, WALNUT, 3) +
    door(39, 37, 10, 12) +
    line('M16 48V24M10 48l-3-14M22 48l3-14', GOLD, 3) +
    [22, 28, 34].map((y) => part(`M16 ${y - 7}l5 4v5l-5 3-5-3v-5z`, GOLD, 'style="--w-bw:1.5"')).join(''),
);
base(
  'merchants',
  box(8, 28, 48, 30, LINEN) +
    roof(3, 8, 58, 21, BLUE, 4) +
    door(14, 42, 10, 16) +
    door(40, 42, 10, 16) +
    part(round(32, 36, 9), GOLD) +
    line('M32 31v10M28 33h8M28 33v4M36 33v4', INK, 1.8),
);
base(
  'tower',
  cren(20, 18, 24, 10, STEEL, 3, 4) +
    box(23, 27, 18, 31, STEEL) +
    flag(32, 1) +
    win(30, 33, 4, 8) +
    door(28, 48, 8, 10) +
    shade('M24 29h5v28h-5z'),
);
base(
  'smithy',
  part('M6 30H20V26H60V32H54V36H46V40H42V46H48V56H18V46H26V40H20V36H12V34H6Z', GREY) +
    shade('M20 50h26v5H20zM27 40h14v4H27z') +
    line('M34 20L54 6', OUT, 5.5) +
    line('M34 20L54 6', TAN, 2.6) +
    part('M26 10l8-6 10 14-8 6z', STEEL),
);
base(
  'barracks',
  box(6, 34, 52, 24, TAN) +
    part('M2 36V30H6V26H10V22H54V26H58V30H62V36Z', WALNUT) +
    door(27, 42, 10, 16) +
    win(12, 42, 7, 6) +
    win(45, 42, 7, 6) +
    line('M22 26L40 4M42 26L24 4', OUT, 2.6) +
    part('M40 2l4 1-1 6-5-1zM24 2l-4 1 1 6 5-1z', STEEL, 'style="--w-bw:1.5"'),
);
base(
  'wizards',
  part('M22 58V30H42V58Z', VIOLET) +
    roof(16, 6, 32, 26, BLUE, 6) +
    star(32, 4, 5) +
    win(29.5, 36, 5, 8) +
    door(28, 48, 8, 10) +
    star(54, 20, 5.5) +
    star(10, 26, 4.5) +
    part('M42 40h10v18H42z', VIOLET) +
    part('M40 40V36H44V33H50V36H54V40Z', BLUE) +
    shade('M23 34h4v22h-4z'),
);
base(
  'palisade',
  [5, 14, 23, 32, 41, 50].map((x, i) => stake(x, i % 2 ? 14 : 18, 9)).join('') +
    line('M3 32h58M3 46h58', OUT, 5) +
    line('M4 32h56M4 46h56', STRAW, 2, 'stroke-dasharray="5 2"'),
);
base(
  'stable',
  part('M4 58V28H8V22H12V17H18V12H46V17H52V22H56V28H60V58Z', TAN) +
    line('M12 28h40', WALNUT, 1.6) +
    patch('M12 58V34h3v-5h5v-3h24v3h5v5h3v24z', INK) +
    part(
      'M18 56V46H20V40H23V35H27V31H31V26H34V31H38V34H42V38H47V42H50V48H46V51H41V48H36V52H38V56Z',
      CREAM,
      'style="--w-bw:1.6"',
    ) +
    line('M29 33l-4 6-2 8-1 8', RED, 3.4) +
    patch('M36 37h3v3h-3zM46 45h2v2h-2z', INK) +
    line('M42 38v11', RED, 1.6),
);
base(
  'stonewall',
  cren(3, 20, 58, 38, STEEL, 4, 7) +
    line(
      'M5 34h54M5 42h54M5 50h54M14 28v6M30 28v6M46 28v6M22 34v8M38 34v8M54 34v8M14 42v8M30 42v8M46 42v8M22 50v8M38 50v8M54 50v8',
      INK,
      1.6,
    ) +
    shade('M4 44h9v5H4zM31 35h6v6h-6z'),
);
base(
  'fortress',
  cren(16, 28, 32, 30, STEEL, 3, 5) +
    cren(3, 18, 16, 40, STEEL, 2, 5) +
    cren(45, 18, 16, 40, STEEL, 2, 5) +
    flag(32, 8) +
    door(26, 40, 12, 18) +
    line('M29 44v14M32 43v15M35 44v14M27 50h10', GREY, 1.2) +
    win(9, 30, 4, 8) +
    win(51, 30, 4, 8) +
    shade('M4 26h5v31H4zM46 26h4v31h-4z'),
);
base(
  'barricade',
  part('M8 14l6-5 18 18L50 9l6 5-18 18 20 20-6 5-20-19-20 19-6-5 20-20z', TAN) +
    line('M14 12l38 42M50 12L12 54', WALNUT, 1.6) +
    box(3, 29, 58, 7, WALNUT) +
    line('M30 26l4 13M34 26l-4 13', STRAW, 2),
);
base(
  'crane',
  box(8, 54, 26, 4, TAN) +
    part('M18 54V14H24V54Z', TAN) +
    part('M14 12L56 4V10L14 20Z', TAN) +
    line('M24 42L12 54', OUT, 3) +
    line('M24 30L44 10', OUT, 2.6) +
    wheel(21, 40, 9) +
    line('M54 9V32', OUT, 2) +
    part('M46 34H62V48H46Z', STEEL) +
    line('M46 41h16', INK, 1.5),
);
base(
  'townhall',
  box(10, 32, 44, 26, LINEN) +
    roof(6, 16, 52, 18, RED, 4) +
    box(25, 10, 14, 22, LINEN) +
    roof(22, -2, 20, 14, RED, 3) +
    part(round(32, 22, 5), CREAM, 'style="--w-bw:1.6"') +
    line('M32 22v-3M32 22h2.5', INK, 1.4) +
    door(27, 43, 10, 15) +
    win(15, 41, 5, 7) +
    win(44, 41, 5, 7),
);
base(
  'embassy',
  flag(16, 4, BLUE, -1) +
    flag(48, 4, GOLD) +
    box(14, 32, 36, 26, CREAM) +
    roof(9, 16, 46, 17, VIOLET, 4) +
    line('M20 37v21M27 37v21M37 37v21M44 37v21', GREY, 2.6) +
    door(28.5, 43, 7, 15) +
    box(10, 33, 44, 4, CREAM),
);

/* ---- module 1: rows A and G -------------------------------------------------------------------------------------------- */
one(
  'sawmill',
  part('M6 40H58V54H6Z', TAN) +
    part(round(12, 47, 7), STRAW) +
    line('M20 44h30M26 50h28', WALNUT, 1.6) +
    part(round(38, 28, 18), STEEL) +
    line('M38 10v4M50 16l-3 3M56 28h-4M26 16l3 3M20 28h4', INK, 2.2) +
    part(round(38, 28, 4.5), WALNUT),
);
one(
  'quarry',
  part('M3 58V44H13V34H23V24H33V16H45V26H53V40H61V58Z', GREY) +
    line('M13 44h12M23 34h14M33 24h10M40 44h12M30 50h12', INK, 1.6) +
    light('M14 35h8v8h-8zM24 25h8v8h-8z') +
    line('M42 22L58 6', OUT, 5) +
    line('M42 22L58 6', TAN, 2.2) +
    part('M48 2h10v3h3v11h-4V9h-3V6h-6z', STEEL),
);
one(
  'smelter',
  part('M8 58V36H12V28H18V20H38V28H44V36H48V58Z', RED) +
    line('M10 40h36M10 48h36M20 32v8M34 32v8M15 40v8M28 40v8M40 40v8', INK, 1.3) +
    patch('M20 58V50h3v-4h10v4h3v8z', INK) +
    part('M28 58l-5-5 5-8 5 8z', GOLD, 'style="--w-bw:1.4"') +
    box(23, 6, 10, 14, GREY) +
    part('M50 36h12v6h-3v6h-6v-6h-3z', GOLD) +
    line('M48 32h6v4', INK, 2.6),
);
one(
  'mint',
  part('M6 50V44H4V36H28V44H26V50H30V58H2V50Z', GOLD) +
    line('M4 44h24M6 51h20', INK, 1.6) +
    part('M34 58V52H32V46H58V52H60V58Z', GOLD) +
    line('M34 52h24', INK, 1.6) +
    part(round(46, 34, 10), GOLD) +
    patch('M42 38v-8l2.5 3 1.5-4 1.5 4 2.5-3v8z', INK) +
    part('M8 10h18v10h-6v12h-6V20H8z', STEEL),
);
one(
  'earthworks',
  part('M2 58V52H8V46H14V40H22V36H42V40H50V46H56V52H62V58Z', w('tan')) +
    line('M14 46h34M10 52h42M22 41h18', WALNUT, 1.6, 'stroke-dasharray="6 4"') +
    [16, 27, 38].map((x) => part(`M${x} 42L${x + 8} 14l5 2-4 26z`, WALNUT)).join(''),
);
one(
  'recruiting',
  line('M14 6V58', OUT, 3.6) +
    part('M16 8H42V12H38V18H42V24H16Z', RED) +
    patch('M24 12h6v3h3v3h-3v3h-6v-3h-3v-3h3z', CREAM) +
    part('M26 34H58V54H54V58H30V54H26Z', LINEN) +
    line('M26 34l8 20M42 34l-8 20M42 34l8 20M58 34l-8 20', INK, 1.8) +
    box(24, 31, 36, 5, RED) +
    box(28, 54, 28, 4, RED) +
    line('M34 29l14-9M52 28l8-8', OUT, 3),
);
one(
  'training',
  line('M32 58V46', OUT, 5) +
    box(20, 54, 24, 4, WALNUT) +
    part(round(32, 28, 20), CREAM) +
    part(round(32, 28, 13), RED, 'style="--w-bw:1.8"') +
    part(round(32, 28, 6), CREAM, 'style="--w-bw:1.8"') +
    line('M32 28L58 8', OUT, 3.6) +
    part('M52 4l8-2-1 9-4 1z', GOLD, 'style="--w-bw:1.4"'),
);
one(
  'academy',
  box(6, 50, 52, 8, STEEL) +
    box(10, 24, 44, 26, CREAM) +
    line('M16 26v24M24 26v24M40 26v24M48 26v24', GREY, 3) +
    roof(4, 6, 56, 19, BLUE, 4) +
    part('M24 30H40V44H37V48H27V44H24Z', RED) +
    line('M32 31v16M25 37h14', CREAM, 2.4),
);

/* ---- module 2: the alternative rows ---------------------------------------------------------------------------------------- */
alt(
  'fountain',
  part('M6 44H58V52H52V58H12V52H6Z', STEEL) +
    box(28, 26, 8, 18, STEEL) +
    part('M16 24H48V28H42V32H22V28H16Z', STEEL) +
    line('M32 24V10M26 22V14H20V22M38 22V14H44V22', WOAD, 3) +
    line('M18 32v10M46 32v10', WOAD, 2.6, 'stroke-dasharray="4 2"') +
    line('M10 47h44', WOAD, 2.6),
);
alt(
  'carousel',
  roof(6, 10, 52, 19, RED, 4) +
    part(round(32, 8, 4), GOLD, 'style="--w-bw:1.6"') +
    part('M6 29H58V34H54V37H46V34H44V37H36V34H28V37H20V34H18V37H10V34H6Z', GOLD) +
    line('M14 37V52M50 37V52', OUT, 3) +
    box(8, 52, 48, 6, TAN) +
    part('M24 52V47H20V41H28V43H36V39H40V36H44V43H42V52H38V48H30V52Z', CREAM),
);
alt(
  'theatre',
  part('M4 10H30V32H27V38H23V42H11V38H7V32H4Z', CREAM) +
    line('M10 20h5M19 20h5', INK, 3) +
    line('M10 30h4v3h6v-3h4', INK, 2.6) +
    part('M34 20H60V42H57V48H53V52H41V48H37V42H34Z', VIOLET) +
    line('M40 30h5M49 30h5', CREAM, 3) +
    line('M40 44v-3h4v-2h6v2h4v3', CREAM, 2.6),
);
alt(
  'gardens',
  tree(14, 20, 20, 38) +
    tree(50, 20, 20, 38) +
    part('M22 58V52H42V58Z', RED) +
    part(round(32, 38, 7), w('rose')) +
    part(round(32, 38, 2.6), GOLD, 'style="--w-bw:1.2"') +
    line('M32 45v8', MOSS, 2.6),
);
alt(
  'bridge',
  part('M2 34H14V28H22V24H42V28H50V34H62V44H56V58H46V48H42V42H38V40H26V42H22V48H18V58H8V44H2Z', STEEL) +
    line('M14 34h36M8 40h12M44 40h12M22 30h20', INK, 1.5) +
    line('M19 55h4M27 55h4M35 55h4M42 55h3', WOAD, 2.6),
);
alt(
  'altar',
  box(10, 34, 44, 6, CREAM) +
    box(14, 40, 36, 18, STEEL) +
    patch('M14.5 40.5h35v5h-3v3h-4v-3h-4v3h-4v-3h-5v3h-4v-3h-4v3h-4v-3h-3z', RED) +
    cross(32, 6, 1.8) +
    line('M16 34V22M48 34V22', CREAM, 4) +
    part('M16 12l3 5-3 4-3-4zM48 12l3 5-3 4-3-4z', GOLD, 'style="--w-bw:1.4"'),
);
alt(
  'monastery',
  box(4, 32, 56, 26, CREAM) +
    part('M2 34V28H6V24H58V28H62V34Z', WALNUT) +
    [9, 20, 31, 42].map((x) => door(x, 42, 8, 16)).join('') +
    box(40, 10, 14, 16, CREAM) +
    roof(37, -2, 20, 14, WALNUT, 3) +
    win(45, 15, 4, 6) +
    patch('M53 42h4v16h-4z', INK),
);
alt(
  'basilica',
  box(8, 38, 48, 20, CREAM) +
    part('M14 38V28H17V22H21V18H26V15H38V18H43V22H47V28H50V38Z', WOAD) +
    line('M24 18v20M32 16v22M40 18v20', INK, 1.5) +
    box(28, 8, 8, 8, CREAM) +
    cross(32, -3, 0.8) +
    box(4, 36, 56, 5, CREAM) +
    door(27, 44, 10, 14) +
    win(14, 46, 5, 8) +
    win(45, 46, 5, 8),
);
alt(
  'brewery',
  part('M12 16H52V22H55V28H57V44H55V50H52V58H12V50H9V44H7V28H9V22H12Z', TAN) +
    line('M22 16v42M32 16v42M42 16v42', WALNUT, 1.6) +
    line('M9 25h46M9 47h46', INK, 4) +
    box(28, 34, 8, 6, GOLD) +
    line('M32 40v6', INK, 2.6) +
    part('M12 16V12H16V8H24V11H30V7H40V11H48V13H52V16Z', CREAM),
);
alt(
  'wagon',
  part('M8 32V22H11V16H16V12H48V16H53V22H56V32Z', CREAM) +
    line('M22 12v20M32 12v20M42 12v20', GREY, 1.6) +
    box(4, 32, 56, 12, RED) +
    line('M8 38h48', GOLD, 2, 'stroke-dasharray="4 3"') +
    wheel(17, 49, 9.5) +
    wheel(47, 49, 9.5),
);
alt(
  'vineyards',
  line('M8 12h48M16 12V58M48 12V58', TAN, 3.6) +
    part('M22 14V8H30V4H38V8H44V14H40V18H26V14Z', GREEN) +
    [
      [24, 24],
      [32, 24],
      [40, 24],
      [28, 31],
      [36, 31],
      [32, 38],
    ]
      .map(([x, y]) => part(round(x, y, 5), VIOLET, 'style="--w-bw:1.6"'))
      .join('') +
    patch('M4 54h56v4H4z', MOSS),
);
alt(
  'craftsmen',
  line('M4 10h34', OUT, 3) +
    line('M12 10v6M36 10v6', OUT, 2) +
    part('M6 16H60V52H54V56H12V52H6Z', LINEN) +
    line('M18 46L38 24', INK, 5.5) +
    line('M18 46L38 24', TAN, 2.6) +
    part('M32 20l6-4 10 10-5 6z', STEEL) +
    line('M46 46L30 30M24 22l-4 4', STEEL, 4),
);
alt(
  'watchpost',
  line('M18 58L26 32M46 58L38 32M20 50h24M22 42h20', OUT, 3.6) +
    box(18, 26, 28, 6, TAN) +
    part('M24 26V20H40V26Z', GREY) +
    part('M32 0l4 6h4v6l-3 8H27l-3-8V8h4z', GOLD) +
    part('M32 9l3 5-3 6-3-6z', RED, 'style="--w-bw:1.2"'),
);
alt(
  'armory',
  part('M6 14H34V36H31V44H27V50H13V44H9V36H6Z', BLUE) +
    patch('M18 15.5h4V48h-4zM7.5 24h25v4h-25z', GOLD) +
    part('M46 2l4 6v30h-8V8z', STEEL) +
    line('M46 9v27', INK, 1.3) +
    box(37, 38, 18, 5, GOLD) +
    box(43, 43, 6, 12, WALNUT) +
    part(round(46, 56, 3), GOLD, 'style="--w-bw:1.4"'),
);
alt(
  'arena',
  part('M3 34H7V28H12V24H20V21H44V24H52V28H57V34H61V48H57V53H52V58H12V53H7V48H3Z', LINEN) +
    part('M14 34H18V30H24V28H40V30H46V34H50V38H46V42H18V38H14Z', TAN) +
    [8, 18, 28, 38, 48].map((x) => door(x, 46, 7, 9)).join('') +
    flag(12, 6) +
    flag(50, 6, BLUE),
);
alt(
  'sorcerers',
  part('M24 58V48H22V36H26V28H24V22H42V30H44V40H41V48H44V58Z', VIOLET) +
    roof(17, 0, 30, 24, INK, 5) +
    part('M26 33H40V36H43V39H40V42H26V39H23V36H26Z', CREAM, 'style="--w-bw:1.6"') +
    patch(round(33, 37.5, 3.2), RED) +
    door(29, 49, 8, 9) +
    line('M10 16l6 6M54 14l-6 8M8 36h8M56 36h-8', RED, 2.6),
);
alt(
  'smallpalisade',
  stake(12, 22, 12) +
    stake(26, 16, 12) +
    stake(40, 22, 12) +
    line('M8 40h48', OUT, 5) +
    line('M9 40h46', STRAW, 2, 'stroke-dasharray="5 2"'),
);
alt(
  'griffin',
  part('M6 58V46H10V36H14V28H18V20H24V15H34V12H42V16H47V21H58V25H61V36H56V31H46V36H42V42H46V50H49V58Z', TAN) +
    part('M24 17V10H28V4H33V13Z', TAN) +
    part('M43 20H58V24H61V36H56V31H46V27H43Z', GOLD) +
    patch('M36 19h5v5h-5z', INK) +
    line('M16 40h8M12 47h10M26 44h8M20 53h10M34 52h8', WALNUT, 2.2) +
    part('M2 50V38H5V28H9V34H13V40H16V50Z', CREAM, 'style="--w-bw:1.8"'),
);
alt(
  'catapult',
  part('M4 50H60V56H4Z', WALNUT) +
    part('M24 50l8-22h5l8 22h-6l-4-12-5 12z', TAN) +
    line('M36 32L10 12', OUT, 6) +
    line('M36 32L10 12', TAN, 3) +
    part('M2 6H14V14H8V16H2Z', WALNUT) +
    part(round(9, 7, 5), GREY) +
    line('M36 32L52 44', OUT, 4) +
    part('M46 40H58V50H46Z', GREY) +
    wheel(13, 54, 6) +
    wheel(51, 54, 6),
);
alt(
  'winterquarters',
  part('M4 58V50H9V42H14V34H19V26H24V18H29V12H35V18H40V26H45V34H50V42H55V50H60V58Z', LINEN) +
    patch('M24 58V48h3v-8h3v-8h4v8h3v8h3v10z', INK) +
    line('M32 12V3', OUT, 2.6) +
    line('M14 12v12M8 18h12M10 14l8 8M18 14l-8 8M52 14v10M47 19h10', WOAD, 2.2),
);
alt(
  'hideout',
  part('M2 58V42H6V32H11V24H18V18H28V14H42V18H50V24H55V34H59V44H62V58Z', GREY) +
    patch('M16 58V42h3v-6h5v-4h16v4h5v6h3v16z', INK) +
    patch('M24 42h5v4h-5zM35 42h5v4h-5z', GOLD) +
    light('M12 26h8v6h-6v6h-5v-6h3z') +
    part('M6 26V18H10V12H14V18H18V26Z', MOSS) +
    part('M46 22V14H50V8H54V14H58V22Z', MOSS),
);
alt(
  'carpenters',
  part('M4 44H60V50H4Z', TAN) +
    line('M12 50v8M52 50v8', OUT, 5) +
    part('M12 44V34H18V28H26V34H40V30H46V36H52V44Z', w('tan')) +
    box(26, 26, 6, 18, STEEL) +
    line('M54 40V34H60V30', STRAW, 2.6) +
    line('M8 8l30 8', INK, 5) +
    part('M10 4L48 14L46 20L12 12z', STEEL) +
    line('M13 12.5l3 2 1.5-1 3 2 1.5-1 3 2 1.5-1 3 2 1.5-1 3 2', INK, 1.4) +
    part('M44 10h12v12H44z', TAN),
);
alt('park', tree(18, 12, 26, 46) + tree(44, 22, 20, 36) + box(24, 46, 26, 4, TAN) + line('M28 50v8M46 50v8', OUT, 2.6));
alt(
  'architects',
  box(10, 8, 44, 50, CREAM) +
    part('M6 6H14V10H6zM50 6H58V10H50z', LINEN, 'style="--w-bw:1.6"') +
    line('M16 48h32M16 42h32M18 48V34M46 48V34', WOAD, 1.6) +
    part('M30 12h4v6h2l8 28-2 4-3-3-7-24-7 24-3 3-2-4 8-28h2z', GOLD, 'style="--w-bw:1.8"') +
    line('M24 36h16', INK, 1.8),
);
alt(
  'library',
  box(6, 14, 10, 44, RED) +
    box(16, 20, 9, 38, BLUE) +
    box(25, 12, 11, 46, GREEN) +
    part('M38 58L46 18l10 2-8 38z', VIOLET) +
    line('M8 22h6M8 48h6M18 28h5M27 20h7M27 48h7M44 30l8 1.5', GOLD, 2.4),
);
alt(
  'school',
  box(10, 30, 44, 28, LINEN) +
    roof(6, 14, 52, 18, GREEN, 4) +
    box(26, 4, 12, 12, LINEN) +
    part('M28 8h8v5h2v3H26v-3h2z', GOLD, 'style="--w-bw:1.4"') +
    patch('M18 36h28v14H18z', INK) +
    line('M22 46l4-7 4 7M34 40h6v5h-6z', CREAM, 1.8) +
    line('M32 50v8', INK, 3),
);
alt(
  'veterans',
  part('M10 6H54V34H50V42H46V48H40V53H36V57H28V53H24V48H18V42H14V34H10Z', RED) +
    line('M12 14h40', CREAM, 3) +
    star(32, 30, 12) +
    shade('M12 16h6v18h-4v6h-1z'),
);
alt(
  'university',
  box(4, 52, 56, 6, STEEL) +
    box(12, 28, 40, 24, CREAM) +
    line('M17 30v22M25 30v22M39 30v22M47 30v22', GREY, 3) +
    part('M22 28V22H26V18H38V22H42V28Z', WOAD) +
    part('M32 2L56 10L32 18L8 10z', INK) +
    line('M52 12v10', GOLD, 2.4) +
    door(28.5, 38, 7, 14),
);
