/* People: head (5) x beard x hair x headgear x collar x attribute, assembled into woven medallions.
   Grid 76 x 76 (viewBox "-1 -4 76 76"); the medallion is centred on (36, 38), the face on x = 32, the attribute on
   x = 58. Clothes and frames are woven in steps; faces are woven finer, so they may curve.
   A recipe sets two garment inks (--a, --b), --skin and --hair; everything else is shared. */
import { w, cut, patch, line, stitch, shade, light, dot, round, symbol } from './kit.mjs';
const A = 'var(--a)',
  B = 'var(--b)',
  SKIN = 'var(--skin)',
  HAIR = 'var(--hair)';
const INK = w('line'),
  CREAM = w('cream'),
  GOLD = w('weld'),
  STEEL = w('steel');
const thin = 'style="--w-cw:1.5"';

/* ---- heads: outline, then the face ------------------------------------------------------------------------------ */
const FACE = {
  plain: 'M21 22V40Q21 46 25 49.4Q28.6 52.4 32 52.4Q35.4 52.4 39 49.4Q43 46 43 40V22Z',
  lady: 'M22 22V39Q22 44.6 26 48.4Q29.4 52 32 52Q34.6 52 38 48.4Q42 44.6 42 39V22Z',
  elder: 'M21 22V41Q21 47 25.4 50.2Q29 53 32 53Q35 53 38.6 50.2Q43 47 43 41V22Z',
  stout: 'M19.5 22V40Q18.5 47.5 23.5 50.6Q28 53 32 53Q36 53 40.5 50.6Q45.5 47.5 44.5 40V22Z',
  gaunt: 'M22 22V40Q22.5 46.5 26 50.5Q29.6 54 32 54Q34.4 54 38 50.5Q41.5 46.5 42 40V22Z',
};
const eye = (x, y) =>
  `<ellipse cx="${x}" cy="${y}" rx="1.75" ry="1.95" fill="${INK}"/><circle cx="${x + 0.7}" cy="${y - 0.7}" r=".62" fill="${CREAM}"/>`;
const eyes = (y = 37) => eye(27.7, y) + eye(38.6, y);
const brows = (d, width = 1.7, ink = INK) => line(d, ink, width, 'stroke-linecap="square"');
const nose = (d = 'M34.2 35.6Q36 39.4 36.4 41.8Q35 43 32.8 42.6') => line(d, w('walnut'), 1.4);
const mouth = (d) => line(d, w('madder'), 1.7);
const cheeks = (y = 42) => line(`M23.2 ${y}h3.6M24 ${y + 1.9}h2.4M38.8 ${y}h3.2M39.2 ${y + 1.9}h2`, w('rose'), 1.1);
const FEATURES = {
  plain: () => brows('M25 33h5M36.4 33h5') + eyes() + nose() + mouth('M30.2 47h5.6') + cheeks(),
  merry: () =>
    brows('M25 32.6q2.5-1.6 5 0M36.4 32.6q2.5-1.6 5 0') +
    eyes() +
    nose() +
    patch('M28.6 45.2h9.4q-1 4.4-4.7 4.4t-4.7-4.4z', w('madder')) +
    patch('M30 45.2h6.6v1.4H30z', CREAM) +
    cheeks(),
  lady: () =>
    brows('M25 32.8q2.7-1.9 5.2-.2M36.2 32.6q2.7-1.7 5.2.2', 1.2) +
    eyes() +
    line('M25.4 35.8l-1.8-.9M40.9 35.8l1.3-.9', INK, 1.1) +
    nose('M34.4 37.4Q35.6 40 35.8 41.4Q34.8 42.4 33.2 42.2') +
    patch('M30.6 46l1.6-.8 1.1.6 1.1-.6 1.6.8q-.8 2.6-2.7 2.6t-2.7-2.6z', w('madder')) +
    cheeks(41.6),
  elder: () =>
    brows('M24 33.8l2.6-1.5 3.6.6M36.2 32.9l3.6-.6 2.6 1.5', 2.1, 'var(--brow, var(--hair))') +
    eyes(37.4) +
    line('M25.4 40.3h3.8M37.2 40.3h3.6', w('tan'), 1) +
    nose('M34.2 36Q36.6 40.4 37 42.4Q35 44 32.6 43.4') +
    cheeks(42.6),
  stout: () =>
    brows('M24.6 33.2h5.4M36.4 33.2h5.4') +
    eyes() +
    nose('M34.2 36Q36.8 40 37 42Q35 43.8 32.2 43') +
    mouth('M29.6 47.2q3.6 1.2 7.4-.4') +
    cheeks(42) +
    line('M28 50.6q4.2 1.2 8.6 0', w('tan'), 1.1),
  gaunt: () =>
    brows('M24.4 32.2l5.6 1.5M42 32.2l-5.6 1.5') +
    eyes(37) +
    nose('M34.4 35.6Q36.6 40.8 36.8 43Q35 44.4 33 43.8') +
    mouth('M30.6 48.2h5.2') +
    line('M23.8 42.5h3M24.3 44.5h3M24.9 46.5h2.6M40.2 42.5h-2.2M39.7 44.5h-2.2', w('tan'), 1),
};
const head = (kind, mood) =>
  cut(FACE[kind], SKIN) + shade('M22 24h5v5h-1v5h-1v5h-1v5h-1.6z') + FEATURES[mood || kind]();

/* ---- beards, over the face --------------------------------------------------------------------------------------- */
const BEARD = {
  none: '',
  short:
    cut('M20.8 39h2.2v4h4.5v-1.6h9V43h4.5v-4h2.2v6q-.6 4-4.2 7-3.5 3.4-7 3.4t-7-3.4q-3.6-3-4.2-7z', HAIR) +
    mouth('M30.2 47.4h5.6'),
  long:
    cut('M20.8 39h2.2v4h4.5v-1.6h9V43h4.5v-4h2.2v9h-1.4v6h-2v5h-2.4v5h-2.4v3h-3.6v-3H28v-5h-2.4v-5h-2v-6h-1.6z', HAIR) +
    mouth('M30.4 47.2h5.2') +
    line('M27 52v5M32.2 53v9M37 52v5', INK, 1),
  full:
    cut('M20 38h3v5h4.5v-1.6h9V43H41v-5h3.2v8h2v7h-2v4h-3.4v3H23.4v-3H20v-4h-2v-7h2z', HAIR) +
    mouth('M30 47.4h6') +
    line('M23.5 51h3M29 53h6M38 51h3M26.5 56h3M34.5 56h3', 'var(--w-line)', 1),
  moustache:
    cut('M25.6 44.8q2-2.8 6.6-2.4 4.6-.4 6.8 2.4v2.2q-3-1.6-6.8-1-3.8-.6-6.6 1z', HAIR, 'style="--w-cw:1.2"') +
    line('M31 48.8h3.6', w('madder'), 1.4),
  goatee:
    line('M27.4 44.8q4.8-2 10.2 0', HAIR, 1.9) +
    mouth('M30.6 47.2h5') +
    cut('M29.8 49.6h6v5h-1.6v3.4h-2.8v-3.4h-1.6z', HAIR, thin),
};

/* ---- hair and veils behind the face ------------------------------------------------------------------------------- */
const BACK = {
  none: '',
  page: cut('M16.5 22V45H19V48H25V24H39V48H45V45H47.5V22Z', HAIR) + shade('M17.5 30h3v14h-3z'),
  wild:
    cut('M20 18H13V22H9V28H6V35H9V39H8V44H14V47H20V44H44V47H50V44H55V38H52V33H55V27H51V22H45V18Z', HAIR) +
    line('M11 30h5M11 36h6M10 41h6M48 30h4M47 36h4M48 41h4', INK, 1),
  braid:
    cut('M18 22V46H13V51H17V55H12V64H22V55H23V51H24V22Z', HAIR) +
    line('M13.5 51h8.5M12.5 56h9', INK, 1.3) +
    cut('M40 22h6.5v20h-3z', HAIR),
  veil: cut('M16 16V54H12V66H26V46H38V66H52V54H48V16Z', CREAM) + shade('M17 28h3v26h-2v8h-4v-6h3z'),
  wimple: cut('M17.5 16V48H14V66H50V48H46.5V16Z', CREAM) + shade('M18.5 26h3v22h-3v14h-3V50h3z'),
  tress: cut('M17 22V50H14V60H24V44H40V60H50V50H47V22Z', HAIR) + line('M19 32v16M45 32v16', INK, 1),
};

/* ---- headgear -------------------------------------------------------------------------------------------------------- */
const HEADGEAR = {
  jester:
    cut('M32 29H19V22H17V18H12V22H9V27H4V19H7V14H11V10H22V12H27V14H32Z', A) +
    cut('M32 29H45V21H47V14H51V9H57V4H50V2H44V6H41V10H37V14H32Z', B) +
    shade('M20 18h5v3h-3v6h-2zM8 16h5v3H8z') +
    light('M46 5h4v3h-4z') +
    cut('M17.5 26H46.5V31H17.5Z', GOLD) +
    line('M20 28.5h24', INK, 1.4, 'stroke-dasharray="2.2 2.2"') +
    dot(6.5, 30, 3, GOLD) +
    dot(58.5, 6, 3, GOLD),
  feathercap:
    cut('M18 29V21H21V17H25V15H40V17H44V21H46V29Z', A) +
    shade('M21 18h4v4h-2v3h-2z') +
    cut('M16.5 25.5H47.5V30.5H16.5Z', B) +
    cut('M26 26V21H22V18H17V14H12V9H7V3H13V6H18V9H23V13H27V17H30V26Z', CREAM) +
    line('M10.5 6.5L28 24M14 8v4M18.5 12v5M23 16v4', INK, 1.1),
  beret:
    cut('M13 26V20H16V16H21V12H28V10H42V12H47V15H51V22H48V26Z', A) +
    shade('M16 18h5v-4h4v5h-4v4h-5z') +
    light('M38 13h7v3h-7z') +
    cut('M19.5 25H44.5V30H19.5Z', B) +
    stitch('M21.5 27.5h21', INK, 1.2),
  chaperon:
    cut('M17 24H10V50H13V55H19V46H20V27Z', A) +
    shade('M12 28h3v24h-3z') +
    cut('M21 22V14H24V9H36V11H41V15H44V22Z', A) +
    shade('M24 12h5v3h-3v5h-2z') +
    cut('M14.5 30V25H17V20.5H47V25H49.5V30Z', B) +
    line('M21.5 21l-3 8.5M28.5 21l-3 8.5M35.5 21l-3 8.5M42.5 21l-3 8.5', INK, 1.3),
  kettle:
    cut('M21 26V18H23V14H27V10.5H37V14H41V18H43V26Z', STEEL) +
    shade('M22 18h5v7h-5zM25 14h3v4h-3z') +
    line('M32 10.5V25', INK, 1.4) +
    cut('M11 30.5V27.5H16V24.5H48V27.5H53V30.5Z', STEEL) +
    line('M17 27.6h30', INK, 1.2, 'stroke-dasharray="1.4 3"'),
  tall:
    cut('M20.5 29V21H21.5V6H42.5V21H43.5V29Z', A) +
    shade('M22.5 8h4v14h-4z') +
    line('M28 10h12M28 14h12M28 18h12', B, 1.7, 'stroke-dasharray="2.6 2"') +
    cut('M18.5 25H45.5V30H18.5Z', B),
  doctor:
    cut('M20 29V19H44V29Z', A) +
    cut('M9 18H15V15H22V12H28V9H36V12H42V15H49V18H55V21H49V24H42V26H22V24H15V21H9Z', A) +
    shade('M15 18.5h7v3h-7zM22 15h5v3h-5z') +
    patch('M31 11.5h2.2l1 2.5h3v2l-2 1.6.8 2.9-1.9.4-2-1.6-2 1.6-1.9-.4.8-2.9-2-1.6v-2h3z', GOLD) +
    cut('M18.5 25.5H45.5V30H18.5Z', B) +
    line('M52 20v11', INK, 1.3) +
    dot(52, 33, 2.6, GOLD),
  furhat:
    cut('M20 23V14H22V9H42V14H44V23Z', A) +
    shade('M23 11h4v11h-4z') +
    line('M32 9v13', B, 1.6) +
    cut('M14 30.5V28H12.5V23.5H15V21H49V23.5H51.5V28H50V30.5Z', w('tan')) +
    line('M17 24v3M21 25.5v3M25 23.5v3M29 25.5v3M33 23.5v3M37 25.5v3M41 23.5v3M45 25.5v3M48 23.5v3', w('walnut'), 1.7) +
    cut(round(32, 15, 3.4), GOLD, thin),
  bycocket:
    cut('M18 28V23H20V18H24V14H30V10.5H38V14H44V18H50V21H57V25H50V28Z', A) +
    shade('M20 20h5v-4h4v5h-4v4h-5z') +
    cut('M16 30.5V26H22V24H45V27.5H51V30.5Z', B) +
    cut('M26 25V20H21V16H15V11H10V5H6V1H14V4H19V8H24V13H28V17H31V25Z', w('madder')) +
    line('M9.5 3.5L28.5 23M15 7v5M20 11v5M24 15v5', INK, 1.1),
  plumed:
    cut('M44 14V9H39V5H33V2H20V5H13V9H9V15H6V34H12.5V24H16V18H20V14Z', w('madder')) +
    shade('M8 20h3v12H8zM12 12h3v6h-3z') +
    line('M17 8v6M23 5.5v6M30 5.5v6M36 8v5', INK, 1.2) +
    cut('M20 31V19H23V15H28V12H38V15H42V19H44V31Z', STEEL) +
    shade('M21 19h4v7h-4z') +
    line('M32 12v15', INK, 1.4) +
    cut('M17.5 31V26.5H46.5V31Z', B) +
    dot(21.5, 28.8, 1.1, INK, false) +
    dot(42.5, 28.8, 1.1, INK, false) +
    dot(32, 28.8, 1.1, INK, false),
  headband:
    cut('M21 26V18Q22 12.5 32 12.5Q42 12.5 43 18V26Z', SKIN) +
    shade('M22 18h5v4h-5z') +
    cut('M20 21.5H13V27H8.5V35H13V31.5H16.5V28H20Z', A) +
    cut('M19 21.5H45V28H19Z', A) +
    stitch('M21.5 24.8h21', CREAM, 1.5),
  hennin:
    cut('M19 29V21H15.5V9H18.5V4H26V8H29V13H32V16H35V13H38V8H41V4H46V9H49V21H45.5V29Z', A) +
    shade('M17 12h4v10h-4zM39 9h3v6h-3z') +
    line('M23 7l3 4M20 12l8 9M41 7l3.5 5M37 14l7 8M44 14l-6 8M27 13l-6 8', w('straw'), 1.2) +
    cut('M17.5 25.5H46.5V30.5H17.5Z', GOLD) +
    dot(32, 22.5, 2.7, w('madder')),
  laurel:
    cut('M17.5 36V21H20V16H24.5V12.5H39.5V16H44V21H46.5V36H42.5V29H39V26.5H25V29H21.5V36Z', HAIR) +
    shade('M19 22h4v-4h4v4h-3v5h-3v5h-2z') +
    cut(
      'M31 21.5l-4.5-4-3 3.5-4-3.5-1.5 4.5-4.5.5 3 4.5h6l3-2.5 3 2zM33 21.5l4.5-4 3 3.5 4-3.5 1.5 4.5 4.5.5-3 4.5h-6l-3-2.5-3 2z',
      w('green'),
      'style="--w-cw:1.7"',
    ) +
    dot(32, 22.8, 2.2, GOLD),
  hood:
    cut(
      'M14 60V46H15V25H18V18H21V14H25V10.5H30V7H37V10.5H41V14H44V18H46.5V25H49V46H50V60H43V49H44V31H41V27.5H37' +
        'V26H27V27.5H23V31H20V49H21V60Z',
      A,
    ) +
    shade('M16 28h4v24h-3V46h-1zM21 16h5v4h-3v5h-3z') +
    patch('M21 31h22v3H21z', INK, 'fill-opacity=".32"'),
  coif:
    cut('M18 44V23H20V18H24V14.5H28V12.5H37V14.5H41V18H44V23H46V44H42V29H39V27H25V29H22V44Z', A) +
    shade('M19 24h3v18h-3zM24 17h4v3h-3v4h-2z') +
    stitch('M20.2 43V24H22.5V20.5H26V17.5H38V20.5H42V24H43.9V43', CREAM, 1.1),
  pointed:
    cut('M22 26V20H24.5V14H27V8H29V2H33V-1.5H42V2H45V6.5H40.5V5H37.5V9H39V14H41V20H43V26Z', A) +
    shade('M25 16h4v-6h3v4h-2v6h-4v4h-3v-4h2z') +
    cut('M8.5 30.5V27.5H14V24.5H50V27.5H55.5V30.5Z', A) +
    cut('M21 20.5H43V25H21Z', B, thin) +
    patch('M33 10h2v2.2h2.2v2H35v2.2h-2v-2.2h-2.2v-2H33z', B),
  queen:
    cut('M18.5 29V13H23L27.5 19L32 8L36.5 19L41 13H45.5V29Z', GOLD) +
    dot(19.5, 11.5, 2.3, CREAM) +
    dot(32, 6.5, 2.6, CREAM) +
    dot(44.5, 11.5, 2.3, CREAM) +
    shade('M20 19h3v5h-3z') +
    patch('M30 19.5h4v4.5h-4z', w('madder')) +
    patch('M23 20.5h3.2v3h-3.2zM38 20.5h3.2v3H38z', w('indigo')) +
    line('M19 26.4h26', INK, 1.2, 'stroke-dasharray="1.6 1.6"'),
  king:
    cut('M21 20V10H25V6.5H39V10H43V20Z', w('madder')) +
    cut('M17.5 29.5V11H22.5V17H27V11H29.5V17H34.5V11H37V17H41.5V11H46.5V29.5Z', GOLD) +
    shade('M19 18h3v7h-3z') +
    cut('M30 8V4H26.5V0H30V-3H34V0H37.5V4H34V8Z', GOLD, thin) +
    patch('M29.6 19.5h4.8v4.8h-4.8z', w('madder')) +
    patch('M22 20h3.6v3.6H22zM38.4 20H42v3.6h-3.6z', w('indigo')) +
    line('M18.5 26.8h27', INK, 1.2, 'stroke-dasharray="1.6 1.6"'),
  mitre:
    cut('M20 29V16H23V11H26V7H29V3H35V7H38V11H41V16H44V29Z', A) +
    cut('M30 5h4v23h-4zM21 18h22v4H21z', B, thin) +
    shade('M22 14h3v4h-3z') +
    cut('M18.5 25.5H45.5V30H18.5Z', B),
  coronet:
    cut('M19 29V18H22V15H25V19H30V14H34V19H39V15H42V18H45V29Z', GOLD) +
    shade('M20 21h3v5h-3z') +
    patch('M30.5 21h3v3.5h-3z', w('madder')) +
    line('M20 26.6h24', INK, 1.2, 'stroke-dasharray="1.6 1.6"'),
  greathelm:
    cut('M19 32V16H22V12H42V16H45V32Z', STEEL) +
    shade('M20 17h5v13h-5z') +
    line('M32 12v20M23 24h18', B, 2.2) +
    cut('M17.5 30H46.5V34H17.5Z', STEEL, thin),
  flowers:
    cut('M19 33V22H21V17H25V14H39V17H43V22H45V33H41V28H38V26H26V28H23V33Z', HAIR) +
    line('M18 24h28', w('green'), 3) +
    [20, 26, 32, 38, 44].map((x, i) => dot(x, 24 - (i % 2), 2.9, i % 2 ? A : w('cream'))).join('') +
    [20, 26, 32, 38, 44].map((x, i) => dot(x, 24 - (i % 2), 1, GOLD, false)).join(''),
  bald:
    cut('M20 27V18Q21 12 32 12Q43 12 44 18V27H41V24H37V22H27V24H23V27Z', HAIR) +
    cut('M24 23.5V17Q25 13 32 13Q39 13 40 17V23.5Z', SKIN, thin),
  tricorne:
    cut('M12 27V22H16V18H21V14H27V12H38V14H43V18H48V22H52V27H44V25H20V27Z', A) +
    shade('M16 20h6v3h-6z') +
    stitch('M14.5 24.5H49.5', B, 1.4) +
    cut('M20 25H44V30H20Z', B, thin),
};

/* ---- collars ----------------------------------------------------------------------------------------------------------- */
const SHOULDERS = 'M4 74V63H8V59H13V56H19V53H45V56H51V59H56V63H60V74Z';
const COLLAR = {
  tunic:
    cut(SHOULDERS, A) +
    shade('M9 61h6v-3h6v3h-4v4h-4v7H9z') +
    cut('M25 53h14v2h-2v3h-3v3h-4v-3h-3v-3h-2z', CREAM) +
    stitch('M13 72v-8h4M51 72v-8h-4', B, 1.6),
  zigzag:
    cut(SHOULDERS, B) +
    patch('M32 54H5.5V73H32z', A) +
    cut('M15 53.5h34v5l-3.5 5-4.5-5-4.5 6-4.5-6-4.5 6-4.5-6-4.5 5-3-5z', CREAM),
  fur:
    cut(SHOULDERS, A) +
    shade('M6 64h6v9H6z') +
    cut('M18 52.5h28v4h6v5h-5v5h-7v-5h-3v-3H27v3h-3v5h-7v-5h-5v-5h6z', CREAM) +
    patch(
      'M17.5 57.5h1.7v3h-1.7zM23.5 55.5h1.7v3h-1.7zM45 57.5h1.7v3H45zM39 55.5h1.7v3H39zM20.5 62h1.7v3h-1.7zM42 62h1.7v3H42z',
      INK,
    ),
  robe:
    cut(SHOULDERS, A) +
    shade('M8 63h7v-4h5v4h-3v9H8z') +
    cut('M22 50h20v6h-4v17H26V56h-4z', B) +
    line('M32 56v17', INK, 1.3) +
    dot(32, 60, 1.5, INK, false),
  mail:
    cut(SHOULDERS, A) +
    shade('M8 63h6v9H8z') +
    cut('M20 49h24v6h5v5h-5v4H20v-4h-5v-5h5z', STEEL) +
    line('M22 52h20M19 56h26M19 60h26', INK, 1.2, 'stroke-dasharray="1.6 1.6"'),
  plate:
    cut(SHOULDERS, STEEL) +
    shade('M7 64h7v9H7z') +
    cut('M22 50h20v5h5v5h-7v3H24v-3h-7v-5h5z', STEEL) +
    patch('M23.5 52h17v2.4h-17z', B) +
    line('M32 63v10M11 63h9M44 63h9', INK, 1.3) +
    dot(19.5, 57.5, 1.2, INK, false) +
    dot(44.5, 57.5, 1.2, INK, false),
  apron:
    cut(SHOULDERS, CREAM) +
    shade('M8 63h6v9H8z') +
    cut('M23 53h5v6h8v-6h5v7h4v14H19V60h4z', A) +
    stitch('M21.5 72v-9.5h21V72', B, 1.4),
  cowl:
    cut(SHOULDERS, A) +
    shade('M8 63h7v-4h5v4h-3v9H8z') +
    cut('M17 50h30v6h-3v4h-4v3H24v-3h-4v-4h-3z', A) +
    line('M22 57h20', INK, 1.2),
  gown:
    cut(SHOULDERS, A) +
    shade('M8 63h6v9H8z') +
    cut('M23 52.5h18v3h-2v3h-3v3h-8v-3h-3v-3h-2z', SKIN) +
    line('M23.5 57l3 3.5h10l3-3.5', GOLD, 1.7) +
    dot(32, 62.5, 1.9, w('madder')),
};

/* ---- attributes. `front` ones lie over the frame; the others go behind its lower edge. ------------------------------------- */
const pole = (x, top, ink = w('tan'), half = 1.7) =>
  cut(`M${x - half} ${top}h${half * 2}V74h-${half * 2}z`, ink, 'style="--w-cw:1.7"');
const hand = (x = 58, y = 52) =>
  '<g class="hand">' +
  cut(`M${x - 4.5} ${y}h7.5q2 0 2 2v5.5h-9.5z`, SKIN, 'style="--w-cw:1.7"') +
  line(`M${x - 4} ${y + 2.8}h6.5M${x - 4} ${y + 5.2}h6.5`, w('walnut'), 0.9) +
  '</g>';
const tool = (body) => ({ body, front: false });
const object = (body) => ({ body, front: true });
const ATTRIBUTE = {
  bauble: tool(
    pole(58, 34) +
      cut('M53 29Q53 38 58 38.5Q63 38 63 29Z', w('skin-1'), thin) +
      patch('M55.2 31h1.5v1.7h-1.5zM59.3 31h1.5v1.7h-1.5z', INK) +
      line('M55.8 35.4q2.2 1 4.4 0', w('madder'), 1.2) +
      cut('M58 29.5H51.5V26H47V19H51V17H58Z', B, 'style="--w-cw:1.7"') +
      cut('M58 29.5H64.5V26H69V19H65V17H58Z', A, 'style="--w-cw:1.7"') +
      dot(47, 28.5, 2.2, GOLD) +
      dot(69, 28.5, 2.2, GOLD) +
      hand(58, 49),
  ),
  spur: object(
    cut(
      'M56.8 3h4.4v5.5l4.3-3.3 2.3 2.3-3.3 4.3H70v4.4h-5.5l3.3 4.3-2.3 2.3-4.3-3.3V25h-4.4v-5.5l-4.3 ' +
        '3.3-2.3-2.3 3.3-4.3H48v-4.4h5.5l-3.3-4.3 2.3-2.3 4.3 3.3z',
      GOLD,
      'style="--w-cw:1.7"',
    ) +
      dot(59, 14, 2.2, INK, false) +
      cut('M56.8 24h4.4v10h5V38h4v26h-5V41.5H52.8V64h-5V38h4v-4h5z', STEEL) +
      shade('M49 42h3v20h-3z') +
      line('M47.5 58h5.5M65 58h5.5', w('madder'), 2.4),
  ),
  compass: object(
    cut('M54.5 18h4.5l-6.5 44-1.5 4-2-4.5z', STEEL, 'style="--w-cw:1.7"') +
      cut('M58.5 18h4.5l6 43.5-2 4.5-1.5-4z', STEEL, 'style="--w-cw:1.7"') +
      line('M52.5 43.5q6 4 12.5 0', INK, 1.9) +
      cut('M56 5h5.5v5.5h3V20h-3v3H56v-3h-3v-9.5h3z', GOLD, 'style="--w-cw:1.9"') +
      dot(58.7, 15.5, 1.7, INK, false),
  ),
  scales: object(
    cut('M58.8 14h3.4v46h-3.4z', GOLD, thin) +
      cut('M47 17h27v3.6H47z', GOLD, 'style="--w-cw:1.6"') +
      cut('M58 9h5v8h-5z', GOLD, 'style="--w-cw:1.6"') +
      line('M49.5 20.5l-3.5 13M49.5 20.5l3.5 13M71.5 20.5l-3.5 18M71.5 20.5l3 18', INK, 1.2) +
      cut('M44 33.5h11.5v3h-2v3.5h-7.5v-3.5H44z', GOLD, 'style="--w-cw:1.6"') +
      cut('M65.5 38.5h9.5v3h-1.5V45H67v-3.5h-1.5z', GOLD, 'style="--w-cw:1.6"') +
      hand(60.5, 52),
  ),
  halberd: tool(
    pole(60, 8) +
      cut('M60 -2l2.8 5.5V14h-5.6V3.5z', STEEL, 'style="--w-cw:1.7"') +
      cut('M58 13v19h-4.5v-2.5H49V26h-3.5v-7H49v-3.5h4.5V13z', STEEL) +
      cut('M62 16h4v3h5.5v4.5H66v3h-4z', STEEL) +
      shade('M47 20.5h4v6h-4z') +
      hand(60, 49),
  ),
  retort: object(
    cut('M53.5 37V25.5H45v-6h13.5v5.5h3.5V37h4.5v4H70v15h-3v5h-5v3.5h-9V61h-5v-5h-2.5V41H49v-4z', CREAM) +
      patch('M47 49h21.5v6h-3v5h-5v3h-6v-3h-5v-5H47z', w('green')) +
      line('M47 49h21.5', INK, 1.2) +
      dot(53, 53, 1.5, CREAM, false) +
      dot(59.5, 56.5, 1.9, CREAM, false) +
      dot(62.5, 52, 1.2, CREAM, false) +
      cut('M43.5 18h3v9h-3z', w('tan'), thin),
  ),
  astrolabe: object(
    cut('M57.5 19h6v6h-6z', GOLD, 'style="--w-cw:1.7"') +
      cut(round(60.5, 39.5, 14.5), GOLD) +
      cut(round(60.5, 39.5, 10), w('indigo'), thin) +
      line('M60.5 26.5v2.6M60.5 50v2.6M47.5 39.5h2.6M71 39.5h2.6', INK, 1.3) +
      patch('M60.5 32.7l1.6 4.6h4.7l-3.8 2.9 1.5 4.7-4-2.9-4 2.9 1.5-4.7-3.8-2.9h4.7z', w('straw')),
  ),
  chest: object(
    dot(54, 38, 3.2, GOLD) +
      dot(67, 38, 3.2, GOLD) +
      dot(60.5, 35.5, 3.6, GOLD) +
      cut('M47 48V42H50V39H71V42H74V48Z', w('tan')) +
      cut('M47 48H74V65H47Z', w('walnut')) +
      patch('M51 40.2h3V64h-3zM67 40.2h3V64h-3z', GOLD) +
      line('M48 48h25', INK, 1.6) +
      cut('M57.5 44.5h6.5V53h-6.5z', GOLD, 'style="--w-cw:1.6"') +
      patch('M59.9 47.2h1.7v3.2h-1.7z', INK),
  ),
  bow: object(
    line('M52 3h4v4h4v4h3v6h3v9h1.5v12H66v9h-3v6h-3v4h-4v4h-4', INK, 6) +
      line('M52 3h4v4h4v4h3v6h3v9h1.5v12H66v9h-3v6h-3v4h-4v4h-4', w('tan'), 3) +
      line('M52.5 4v58', CREAM, 1.3) +
      line('M43 32h27', INK, 3.6) +
      line('M45 32h24', w('straw'), 1.6) +
      cut('M68 27.5l6.5 4.5-6.5 4.5z', STEEL, 'style="--w-cw:1.5"') +
      cut('M42 28.5h6v7h-6l2-3.5z', w('madder'), 'style="--w-cw:1.4"') +
      hand(67.5, 29),
  ),
  baton: object(
    cut('M47 58l15-42 6 2-15 42z', w('indigo')) +
      light('M58 24l4 1.5-11 31-3-1z') +
      cut('M60 20.5l3.2-9 8 2.9-3.2 9z', GOLD, 'style="--w-cw:1.7"') +
      cut('M45 62l2.8-8 8 2.9-2.8 8z', GOLD, 'style="--w-cw:1.7"') +
      hand(57, 41),
  ),
  hammer: tool(
    pole(58, 26, w('tan'), 2) +
      cut('M44 12h9v-2h12v2h3v4h3v6h-3v4H53v-2h-9z', STEEL) +
      shade('M45.5 18h24v3h-3v4H54v-2h-8.5z') +
      hand(58, 49),
  ),
  fan: object(
    cut('M58.5 64L43.5 41V34H46V29.5H50V26H56V24H61.5V26H67.5V29.5H71.5V34H74V41Z', A) +
      line('M58.5 62L48 31.5M58.5 62L54.5 26M58.5 62L63 26M58.5 62L69.5 31.5', w('straw'), 1.4) +
      line('M46.5 38.5h24.5', CREAM, 1.7, 'stroke-dasharray="2.4 1.8"') +
      hand(58.5, 56),
  ),
  shield: object(
    cut('M44 30H73V50H70V56H66.5V61H62.5V65.5H54.5V61H50.5V56H47V50H44Z', A) +
      shade('M45.5 31.5h5V50h-2v5h-1v-6h-2z') +
      patch('M56.3 31.3h4.4V64h-4.4zM45.3 41h26.4v4.4H45.3z', B),
  ),
  sack: object(
    cut('M52 33.5V29H48.5V23.5H54.5V26H62V22.5H67.5V28H64.5V33.5Z', w('linen')) +
      cut('M50 38H66.5V42H71V48.5H73.5V60H70V65H47V60H43.5V48.5H46V42H50Z', w('linen')) +
      shade('M45 50h6v9h-2v5h-1v-4h-3z') +
      cut('M49.5 33.5H67V38H49.5Z', w('madder'), 'style="--w-cw:1.7"') +
      cut('M54.5 48h9v9h-9z', w('tan'), thin) +
      stitch('M56.5 50h5v5h-5z', INK, 1),
  ),
  gear: object(
    cut(
      'M57.6 27.5L63.4 27.5L63.3 31.2L65.4 32.1L68.0 29.4L72.1 33.5L69.4 36.1L70.3 38.2L74.0 38.1L74.0 43.9' +
        'L70.3 43.8L69.4 45.9L72.1 48.5L68.0 52.6L65.4 49.9L63.3 50.8L63.4 54.5L57.6 54.5L57.7 50.8L55.6 49.9' +
        'L53.0 52.6L48.9 48.5L51.6 45.9L50.7 43.8L47.0 43.9L47.0 38.1L50.7 38.2L51.6 36.1L48.9 33.5L53.0 29.4' +
        'L55.6 32.1L57.7 31.2Z',
      GOLD,
      'style="--w-cw:1.9"',
    ) +
      cut(round(60.5, 41, 4.6), 'var(--field, var(--w-ground))', 'style="--w-cw:1.7"') +
      shade('M51 44h5v3h-5zM55 48h6v2h-6z'),
  ),
  staff: tool(
    pole(59, 16, w('walnut'), 1.9) +
      cut('M57 20V14H54V3H58V-1H67V3H71V13H66V9H67V4H58V10H61V20Z', w('walnut'), 'style="--w-cw:1.8"') +
      cut('M63 5.5l3.5 3.5-3.5 4-3.5-4z', w('woad'), 'style="--w-cw:1.3"') +
      hand(59, 49),
  ),
  sceptre: tool(
    pole(59, 24, GOLD) +
      cut('M57 27V22.5H50.5V18.5H47.5V12H52V15.5H55V9H57V2H61V9H63V15.5H66V12H70.5V18.5H67.5V22.5H61V27Z', GOLD) +
      shade('M49 15h3v3h-3z') +
      dot(59, 29.5, 2.7, w('madder')) +
      hand(59, 49),
  ),
  orb: object(
    cut('M56.5 33v-5.5H52v-4.5h4.5V18h5v5H66v4.5h-4.5V33z', GOLD, 'style="--w-cw:1.7"') +
      cut(round(59, 47.5, 15.5), GOLD) +
      patch('M44.5 45h29v4.5h-29zM56.8 33h4.5v12h-4.5z', w('madder')) +
      line('M44.5 45h29M44.5 49.5h29', INK, 1.1) +
      shade('M46 51h7v6h-3v-2h-4z') +
      light('M64 36h4v6h-4z'),
  ),
  pick: tool(
    pole(58, 16, w('tan'), 1.9) +
      cut('M43 24V19H47V15H53V12H63V15H69V19H73V24H68V20H62V18H54V20H48V24Z', STEEL) +
      hand(58, 49),
  ),
  saw: object(
    cut('M46 28l4-4 22 28-6 5z', STEEL, thin) +
      line(
        'M47 30l2.5.5-.5 2.5 2.5.5-.5 2.5 2.5.5-.5 2.5 2.5.5-.5 2.5 2.5.5-.5 2.5 2.5.5-.5 2.5 2.5.5-.5 2.5',
        INK,
        1.5,
      ) +
      cut('M63 52h9v4h3v8h-8v-4h-4z', w('tan')),
  ),
  lute: object(
    cut('M58 40l9-26 5 2-9 26z', w('walnut'), 'style="--w-cw:1.7"') +
      cut('M67 8h7v8h-7z', w('walnut'), thin) +
      cut(round(55, 51, 13), w('tan')) +
      cut(round(56, 49, 3.6), w('walnut'), thin) +
      line('M52 58L69 12M55 59L71 13', CREAM, 1),
  ),
  scroll: object(
    cut('M46 30H70V60H46Z', CREAM) +
      cut('M43 27H73V33H43Z', w('linen'), 'style="--w-cw:1.9"') +
      cut('M43 58H73V64H43Z', w('linen'), 'style="--w-cw:1.9"') +
      line('M50 38h16M50 43h16M50 48h10', INK, 1.3) +
      dot(65, 52, 3.4, w('madder')),
  ),
  sword: tool(
    cut('M58 -1l3 5v32h-6V4z', STEEL, 'style="--w-cw:1.9"') +
      line('M58 5v29', INK, 1.1) +
      cut('M48 36h20v4.5H48z', GOLD, 'style="--w-cw:1.7"') +
      cut('M56 40h4v14h-4z', w('walnut'), thin) +
      hand(58, 43) +
      dot(58, 55, 3, GOLD),
  ),
  book: object(
    cut('M44 34h13l2 3 2-3h13v28H61l-2 3-2-3H44z', CREAM) +
      line('M59 37v27M48 40h7M48 45h7M48 50h7M63 40h7M63 45h7M63 50h7', INK, 1.2) +
      line('M44 62.5h13l2 3 2-3h13', w('madder'), 2.4),
  ),
  candle: object(
    cut('M55 34h8v24h-8z', CREAM) +
      shade('M56 36h3v20h-3z') +
      cut('M59 17l4 8v5l-4 3-4-3v-5z', GOLD, 'style="--w-cw:1.7"') +
      patch('M59 24l1.8 3.5-1.8 3-1.8-3z', w('madder')) +
      cut('M49 57h20v4h-3v5H52v-5h-3z', GOLD),
  ),
  purse: object(
    cut('M53 34h11v5h-11z', w('tan'), thin) +
      cut('M50 39h17v4h4v8h2v9h-4v5H48v-5h-4v-9h2v-8h4z', w('tan')) +
      shade('M46 52h5v8h-2v4h-2v-4h-1z') +
      cut(round(58.5, 52, 6), GOLD, 'style="--w-cw:1.7"') +
      dot(52, 31, 3, GOLD) +
      dot(65, 31, 3, GOLD),
  ),
  banner: tool(pole(50, 4) + cut('M52 8H73V13H70V17H73V22H76V32H52Z', A) + patch('M54 18h18v4H54z', B) + hand(50, 49)),
  wand: tool(
    pole(58, 24, w('walnut'), 1.4) +
      cut('M58 4l2.6 6.8h7.2l-5.8 4.6 2.2 7.2-6.2-4.2-6.2 4.2 2.2-7.2-5.8-4.6h7.2z', GOLD, 'style="--w-cw:1.7"') +
      hand(58, 49),
  ),
  crosier: tool(
    pole(60, 18, GOLD) +
      cut('M58.2 22V12H54V4H58V0H67V4H71V13H67V17H62V13H66V6H59V10H61.8V22Z', GOLD, 'style="--w-cw:1.9"') +
      hand(60, 49),
  ),
  die: object(
    cut('M44 36H72V64H44Z', CREAM) +
      dot(51, 43, 3, INK, false) +
      dot(65, 57, 3, INK, false) +
      shade('M45.5 58h25v4.5h-25z'),
  ),
  rose: tool(
    line('M58 24V68', w('green'), 3) +
      cut('M58 44l8-6v6l-5 5zM58 36l-8-6v6l5 5z', w('green'), 'style="--w-cw:1.5"') +
      cut('M53 7h10v3h4v4h3v7h-3v4h-4v3H53v-3h-4v-4h-3v-7h3v-4h4z', w('rose')) +
      cut(round(58, 17.5, 5.6), w('madder'), thin) +
      dot(58, 17.5, 1.8, GOLD, false) +
      hand(58, 49),
  ),
  eye: object(
    cut('M42 45H46V41H50V38H55V36H62V38H67V41H71V45H75V48H71V52H67V55H62V57H55V55H50V52H46V48H42Z', CREAM) +
      cut(round(58.5, 46.5, 7), w('indigo'), thin) +
      dot(58.5, 46.5, 2.6, INK, false),
  ),
  pulley: object(
    line('M58 12v16', INK, 3) +
      cut(round(58, 34, 11), w('tan')) +
      cut(round(58, 34, 3.4), INK, thin) +
      line('M47.5 34v22M68.5 34v14', INK, 1.9) +
      cut('M41 54h13v11H41z', w('grey'), 'style="--w-cw:1.9"'),
  ),
  chisel: object(
    cut('M47 60l14-30 7 3-14 30z', w('tan'), 'style="--w-cw:1.9"') +
      cut('M60 31l6-17 6 2-5 18z', STEEL, 'style="--w-cw:1.7"') +
      hand(58, 41),
  ),
  bale: object(
    cut('M44 38H73V65H44Z', w('tan')) +
      line('M54 38v27M64 38v27M44 51h29', CREAM, 1.9) +
      shade('M45.5 53h7v10h-7z') +
      line('M49 38l4-6h11l4 6', INK, 2),
  ),
};

/* ---- over the face --------------------------------------------------------------------------------------------------------- */
const OVER = {
  none: '',
  scarf: cut('M20.5 40.5H43.5V49H42V53H38V57H26V53H22V49H20.5Z', B) + line('M24 44.5h16M26 48.5h12', INK, 1.1),
  glasses:
    `<g fill="${CREAM}" fill-opacity=".5" stroke="${INK}" stroke-width="1.7">` +
    '<circle cx="27.7" cy="37" r="4.6"/><circle cx="38.6" cy="37" r="4.6"/></g>' +
    line('M32.2 36.2h1.9', INK, 1.7),
  mask:
    cut('M20.5 33H43.5V40H39L35.5 38.5H30.5L27 40H20.5Z', INK, thin) +
    patch('M26 35.5h4v2.2h-4zM36.5 35.5h4v2.2h-4z', CREAM),
};

/* ---- recipes ----------------------------------------------------------------------------------------------------------------- */
const recipe = (a, b, skin, hair, face, beard, back, gear, collar, attribute, more = {}) => ({
  a,
  b,
  skin: 'skin-' + skin,
  hair,
  face,
  beard,
  back,
  gear,
  collar,
  attribute,
  over: 'none',
  ...more,
});
const ADVISORS = {
  1: recipe('madder', 'green', 1, 'walnut', 'plain', 'none', 'none', 'jester', 'zigzag', 'bauble', { mood: 'merry' }),
  2: recipe('woad', 'weld', 1, 'tan', 'plain', 'none', 'page', 'feathercap', 'tunic', 'spur'),
  3: recipe('indigo', 'weld', 2, 'walnut', 'gaunt', 'goatee', 'none', 'beret', 'tunic', 'compass'),
  4: recipe('green', 'straw', 2, 'walnut', 'stout', 'moustache', 'none', 'chaperon', 'fur', 'scales'),
  5: recipe('madder', 'weld', 2, 'walnut', 'plain', 'moustache', 'none', 'kettle', 'mail', 'halberd'),
  6: recipe('violet', 'weld', 3, 'line', 'gaunt', 'goatee', 'none', 'tall', 'robe', 'retort'),
  7: recipe('indigo', 'weld', 1, 'cream', 'elder', 'long', 'none', 'doctor', 'robe', 'astrolabe'),
  8: recipe('madder', 'weld', 1, 'grey', 'stout', 'none', 'none', 'furhat', 'fur', 'chest'),
  9: recipe('moss', 'green', 2, 'rust', 'lady', 'none', 'braid', 'bycocket', 'tunic', 'bow'),
  10: recipe('indigo', 'weld', 2, 'grey', 'plain', 'moustache', 'none', 'plumed', 'plate', 'baton'),
  11: recipe('walnut', 'straw', 3, 'dark', 'stout', 'full', 'none', 'headband', 'apron', 'hammer'),
  12: recipe('woad', 'madder', 1, 'tan', 'lady', 'none', 'veil', 'hennin', 'gown', 'fan'),
  13: recipe('madder', 'cream', 2, 'straw', 'plain', 'short', 'page', 'laurel', 'plate', 'shield'),
  14: recipe('walnut', 'madder', 2, 'line', 'gaunt', 'none', 'none', 'hood', 'tunic', 'sack', { over: 'scarf' }),
  15: recipe('tan', 'madder', 1, 'grey', 'plain', 'none', 'wild', 'coif', 'apron', 'gear', { over: 'glasses' }),
  16: recipe('violet', 'weld', 1, 'cream', 'elder', 'long', 'none', 'pointed', 'robe', 'staff'),
  17: recipe('indigo', 'weld', 1, 'tan', 'lady', 'none', 'wimple', 'queen', 'fur', 'sceptre'),
  18: recipe('madder', 'weld', 1, 'grey', 'elder', 'full', 'page', 'king', 'fur', 'orb'),
};

/* The governors of the expansion come from the same basket of parts. */
const GOVERNORS = {
  thief: recipe('dark', 'grey', 2, 'dark', 'gaunt', 'none', 'none', 'hood', 'tunic', 'purse', { over: 'mask' }),
  miner: recipe('tan', 'straw', 2, 'dark', 'stout', 'short', 'none', 'coif', 'tunic', 'pick'),
  carpenter: recipe('green', 'weld', 1, 'rust', 'plain', 'moustache', 'none', 'headband', 'apron', 'saw'),
  sculptor: recipe('woad', 'cream', 2, 'grey', 'elder', 'short', 'none', 'beret', 'apron', 'chisel'),
  minstrel: recipe('madder', 'weld', 1, 'tan', 'plain', 'none', 'page', 'feathercap', 'zigzag', 'lute', {
    mood: 'merry',
  }),
  sorcerer: recipe('indigo', 'madder', 3, 'dark', 'gaunt', 'goatee', 'none', 'pointed', 'robe', 'wand'),
  heiress: recipe('violet', 'weld', 1, 'straw', 'lady', 'none', 'tress', 'coronet', 'gown', 'purse'),
  politician: recipe('dark', 'madder', 1, 'grey', 'stout', 'none', 'none', 'beret', 'fur', 'scroll'),
  architect: recipe('woad', 'straw', 2, 'dark', 'gaunt', 'goatee', 'none', 'doctor', 'tunic', 'compass'),
  paladin: recipe('cream', 'madder', 2, 'tan', 'plain', 'short', 'none', 'greathelm', 'plate', 'sword'),
  prince: recipe('indigo', 'weld', 1, 'straw', 'plain', 'none', 'page', 'coronet', 'fur', 'sceptre'),
  philosopher: recipe('cream', 'weld', 2, 'cream', 'elder', 'long', 'none', 'bald', 'robe', 'book'),
  duke: recipe('madder', 'straw', 1, 'rust', 'stout', 'moustache', 'none', 'furhat', 'fur', 'rose'),
  preacher: recipe('walnut', 'tan', 1, 'tan', 'gaunt', 'none', 'none', 'bald', 'cowl', 'candle'),
  collector: recipe('green', 'weld', 2, 'dark', 'stout', 'moustache', 'none', 'chaperon', 'robe', 'purse'),
  general: recipe('madder', 'weld', 2, 'grey', 'plain', 'moustache', 'none', 'plumed', 'plate', 'banner'),
  mercenary: recipe('moss', 'weld', 3, 'dark', 'plain', 'short', 'none', 'kettle', 'mail', 'sword'),
  fairy: recipe('rose', 'straw', 1, 'straw', 'lady', 'none', 'tress', 'flowers', 'gown', 'wand'),
  priest: recipe('cream', 'weld', 1, 'grey', 'elder', 'none', 'none', 'mitre', 'robe', 'crosier', { mood: 'plain' }),
  trickster: recipe('green', 'weld', 2, 'rust', 'gaunt', 'goatee', 'none', 'bycocket', 'zigzag', 'die', {
    mood: 'merry',
  }),
  damsel: recipe('rose', 'weld', 1, 'tan', 'lady', 'none', 'veil', 'hennin', 'gown', 'rose'),
  merchant: recipe('violet', 'straw', 3, 'dark', 'stout', 'short', 'none', 'chaperon', 'fur', 'bale'),
  spy: recipe('indigo', 'dark', 2, 'dark', 'gaunt', 'none', 'none', 'hood', 'cowl', 'eye'),
  engineer: recipe('tan', 'woad', 1, 'rust', 'plain', 'full', 'none', 'coif', 'apron', 'pulley'),
};

/* ---- assembly ------------------------------------------------------------------------------------------------------------------ */
const OUTER = round(36, 38, 31),
  BAND = round(36, 38, 29.2),
  FIELD = round(36, 38, 26);
const medallion = () =>
  patch(OUTER, INK) +
  patch(BAND, 'var(--band, var(--w-weld))') +
  patch(round(36, 38, 27.3), INK) +
  patch(FIELD, 'var(--field, var(--w-ground))');
const neck = cut('M27 45h10v12H27z', SKIN) + shade('M28 50h8v5h-8z');

function bust(r) {
  const att = ATTRIBUTE[r.attribute];
  return (
    `<g style="--a:${w(r.a)};--b:${w(r.b)};--skin:${w(r.skin)};--hair:${w(r.hair)}">${medallion()}` +
    `<g clip-path="url(#w-bust)">${BACK[r.back]}${neck}${COLLAR[r.collar]}${head(r.face, r.mood)}` +
    `${BEARD[r.beard]}${OVER[r.over]}${HEADGEAR[r.gear]}${att.front ? '' : att.body}</g>` +
    `<path d="${FIELD}" fill="url(#w-weft)"/>${att.front ? att.body : ''}</g>`
  );
}

export { ADVISORS, GOVERNORS, HEADGEAR, COLLAR, ATTRIBUTE, BEARD, FACE, recipe, bust };
for (const [n, r] of Object.entries(ADVISORS)) symbol(`advisor-${n}`, '-1 -4 76 76', bust(r), 'advisors', n);
/* an advisor without the bust: the attribute alone, for lines of text and one-ink prints; long shafts are cut */
const CROP = {
  bauble: [35.5, 14.5, 45],
  spur: [26, 0.5, 66],
  compass: [26, 2.5, 66],
  scales: [31.5, 6.5, 56],
  halberd: [33, -4.5, 51],
  retort: [31, 15.5, 51.5],
  astrolabe: [40.5, 16.5, 40],
  chest: [41.5, 29.4, 38.1],
  bow: [26.2, 0.5, 64],
  baton: [28.9, 9, 58.4],
  hammer: [33, 7.5, 49],
  fan: [36.2, 21.5, 45],
  shield: [38.2, 27.5, 40.5],
  sack: [34.8, 20, 47.5],
  gear: [44.5, 25, 32],
  staff: [38, -3.5, 49],
  sceptre: [34.5, -0.5, 49],
  orb: [34, 15.5, 50],
};
for (const [n, r] of Object.entries(ADVISORS)) {
  const [x, y, side] = CROP[r.attribute],
    box = `${x} ${y} ${side} ${side}`;
  const body = ATTRIBUTE[r.attribute].body.replace(/<g class="hand">.*?<\/g>/g, '');
  symbol(
    `attribute-${n}`,
    box,
    `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${box}"><g style="--a:${w(r.a)};--b:${w(r.b)}">${body}</g></svg>`,
    'attributes',
    r.attribute,
  );
}
for (const [n, r] of Object.entries(GOVERNORS)) symbol(`governor-${n}`, '-1 -4 76 76', bust(r), 'governors', n);
