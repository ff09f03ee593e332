/* Enemies: six hordes, one head each, on the grid of the portraits (viewBox "-1 -4 76 76").
   Told apart by outline: ears, topknot, horned helm, torn scalp, horns, profile. */
import { w, cut, patch, line, stitch, shade, dot, symbol } from './kit.mjs';
const INK = w('line'),
  CREAM = w('cream'),
  GOLD = w('weld'),
  STEEL = w('steel');
const BOX = '-1 -4 76 76';
const add = (id, body) => symbol(`enemy-${id}`, BOX, body, 'enemies', id);
const glare = (x, y, wd, fill = GOLD) =>
  cut(`M${x} ${y}h${wd}v4h-2v2h-${wd - 4}v-2h-2z`, fill, 'style="--w-cw:1.6"') +
  patch(`M${x + wd / 2 - 1.5} ${y}h3v5h-3z`, INK);
const tooth = (x, y, up = 1, s = 1) =>
  cut(`M${x} ${y}l${2.6 * s} ${-up * 7 * s} ${2.6 * s} ${up * 7 * s}z`, CREAM, 'style="--w-cw:1.5"');

add(
  'goblins',
  cut('M18 32H12V28H6V23H1V16H6V19H12V22H18ZM54 32H60V28H66V23H73V16H67V19H60V22H54Z', w('green')) +
    shade('M7 20h6v3h4v6h-5v-3H7z') +
    cut('M8 72V60H14V56H22V53H50V56H58V60H64V72Z', w('walnut')) +
    stitch('M16 70v-8M56 70v-8', w('straw'), 1.8) +
    cut('M18 18H54V42H51V49H47V54H42V57H30V54H25V49H21V42H18Z', w('green')) +
    shade('M19 22h6v6h-2v14h-4z') +
    glare(23, 27, 10) +
    glare(39, 27, 10) +
    line('M21 24l12 3M51 24l-12 3', INK, 2.6) +
    cut('M34 30h4v4h2v7h-8v-7h2z', w('moss'), 'style="--w-cw:1.7"') +
    cut('M24 43H48V46H45V51H27V46H24Z', INK, 'style="--w-cw:1.5"') +
    patch(
      'M26 43h3.5v3.5H26zM32 43h3.5v3.5H32zM38 43h3.5v3.5H38zM43.5 43H46v3.5h-2.5zM30 51h3v-3h-3zM37 51h3v-3h-3z',
      CREAM,
    ) +
    cut('M16 22V13H20V8H26V4H46V8H52V13H56V22H48V19H40V21H32V19H24V22Z', w('madder')) +
    line('M30 5v13M42 5v13', w('straw'), 1.8, 'stroke-dasharray="3 2"') +
    dot(5, 24, 2.4, GOLD),
);

add(
  'orcs',
  cut('M4 72V58H10V53H18V50H54V53H62V58H68V72Z', w('dark')) +
    cut('M10 56l4-9 4 9zM54 56l4-9 4 9z', STEEL, 'style="--w-cw:1.8"') +
    stitch('M20 70v-9M52 70v-9', w('madder'), 2) +
    cut('M16 14H56V36H59V46H56V52H50V57H22V52H16V46H13V36H16Z', w('orc')) +
    shade('M17 18h6v6h-2v12h-4zM15 40h5v7h-3v-2h-2z') +
    cut('M17 22H32V26H40V22H55V29H42V31H30V29H17Z', w('dark'), 'style="--w-cw:1.6"') +
    glare(22, 29, 10, w('rose')) +
    glare(40, 29, 10, w('rose')) +
    cut('M31 33H41V39H39V41H33V39H31Z', w('dark'), 'style="--w-cw:1.6"') +
    line('M33 43h6', GOLD, 2.2) +
    cut('M20 45H52V49H48V52H24V49H20Z', INK, 'style="--w-cw:1.6"') +
    tooth(22, 49, 1, 1.7) +
    tooth(41, 49, 1, 1.7) +
    patch('M33 45h2.5v3H33zM37 45h2.5v3H37z', CREAM) +
    cut('M28 15V8H31V2H35V-3H41V3H44V9H46V15Z', w('ink')) +
    line('M29 12h15', w('madder'), 3) +
    cut('M14 34H9V28H12V24H16V34ZM58 34H63V28H60V24H56V34Z', w('orc'), 'style="--w-cw:1.8"'),
);

add(
  'barbarians',
  cut('M6 72V60H12V56H20V53H52V56H60V60H66V72Z', w('tan')) +
    line('M9 62h9M12 66h7M54 62h9M53 66h8M18 58h6M48 58h6', w('walnut'), 2) +
    cut('M20 24H52V44H20Z', w('skin-1')) +
    shade('M21 28h5v12h-5z') +
    line('M25 33h8M39 33h8', w('rust'), 2.6) +
    patch('M28 35h3.4v3.4H28zM41 35h3.4v3.4H41z', INK) +
    line('M24 40h8M24 42.5h8M40 40h8M40 42.5h8', w('indigo'), 1.6) +
    line('M36 34l2 7h-4', w('walnut'), 1.5) +
    cut('M18 38H22V44H30V42H42V44H50V38H54V52H52V58H49V63H46V66H42V70H30V66H26V63H23V58H20V52H18Z', w('rust')) +
    cut('M30 46.5H42V50H30Z', w('madder'), 'style="--w-cw:1.5"') +
    line('M24 50v6M29 54v7M36 55v9M43 54v7M48 50v6', INK, 1.2) +
    line('M26 62h5M41 62h5', GOLD, 2.6) +
    cut('M18 30V20H21V14H26V10H46V14H51V20H54V30H46V27H26V30Z', STEEL) +
    shade('M20 18h6v4h-3v6h-3z') +
    cut('M33 9H39V34H37V36H35V34H33Z', STEEL, 'style="--w-cw:1.8"') +
    line('M20 24h32', INK, 1.5, 'stroke-dasharray="2 2.5"') +
    cut('M20 20H13V16H8V9H5V0H11V7H15V11H21Z', CREAM) +
    cut('M52 20H59V16H64V9H67V0H61V7H57V11H51Z', CREAM) +
    line('M9 8h3M12 14h4M60 14h-4M63 8h-3', w('tan'), 1.6),
);

add(
  'zombies',
  cut('M10 72V60H16V56H24V54H48V56H56V60H62V72Z', w('violet')) +
    cut('M26 62h8v8h-8z', w('tan'), 'style="--w-cw:1.5"') +
    stitch('M44 70v-8h8', w('straw'), 1.6) +
    cut('M28 50h16v8H28z', w('zombie')) +
    line('M30 54h12', INK, 1.4) +
    cut('M19 14H53V38H51V46H48V51H44V55H28V51H24V46H21V38H19Z', w('zombie')) +
    shade('M20 20h6v6h-2v12h-3zM46 40h4v5h-4z') +
    cut('M40 12H54V24H48V20H43V17H40Z', CREAM, 'style="--w-cw:1.7"') +
    line('M44 15l4 4M49 14l3 5', INK, 1.2) +
    patch('M23 27h11v10H23z', w('dark')) +
    dot(28.5, 32, 3.2, w('straw')) +
    patch('M27.5 31h2.6v2.6h-2.6z', INK) +
    patch('M38 27h11v10H38z', w('dark')) +
    line('M40 29l7 6M47 29l-7 6', w('straw'), 2) +
    line('M35 36v5h3', INK, 1.6) +
    line('M25 46.5h22', INK, 2.4) +
    line('M28 43.5v6M33 43.5v6M38 43.5v6M43 43.5v6', INK, 1.8) +
    cut('M17 22V12H20V7H25V4H32V7H36V3H41V8H38V12H34V15H30V12H26V17H22V22Z', w('dark')),
);

add(
  'demons',
  cut('M6 72V62H10V54H14V60H18V52H22V56H50V52H54V60H58V54H62V62H66V72Z', w('weld')) +
    cut('M16 72V64H20V60H26V57H46V60H52V64H56V72Z', w('ink')) +
    cut('M20 18H52V38H50V46H46V52H41V58H31V52H26V46H22V38H20Z', w('madder')) +
    shade('M21 22h6v6h-2v11h-3z') +
    line('M22 25l12 4M50 25l-12 4', INK, 3) +
    glare(24, 29, 9, w('straw')) +
    glare(39, 29, 9, w('straw')) +
    line('M36 32l2 8h-4', INK, 1.8) +
    cut('M28 44H44V46H41V49H31V46H28Z', INK, 'style="--w-cw:1.4"') +
    tooth(29.5, 44, -1, 0.7) +
    tooth(39, 44, -1, 0.7) +
    cut('M33 53h6v6h-2v5h-2v-5h-2z', w('ink'), 'style="--w-cw:1.5"') +
    cut('M20 22H13V18H9V11H6V-1H12V6H16V10H22V14H27V19H20Z', w('dark')) +
    cut('M52 22H59V18H63V11H66V-1H60V6H56V10H50V14H45V19H52Z', w('dark')) +
    line('M10 8h4M14 14h4M62 8h-4M58 14h-4', w('tan'), 1.6) +
    cut('M24 20V15H29V12H33V9H39V12H43V15H48V20H40V17H32V20Z', w('ink'), 'style="--w-cw:1.7"'),
);

add(
  'dragons',
  cut('M4 72V52H8V44H13V38H19V48H24V72Z', w('moss')) +
    line('M8 58h11M8 64h12M10 52h8', INK, 1.4) +
    cut(
      'M14 46V28H18V20H24V14H34V11H46V15H54V19H62V23H67V31H62V33H50V36H42V40H52V42H60V46H65V51H58V53H40V50H34V56H28V72H12V56H14Z',
      w('green'),
    ) +
    shade('M16 30h5v-6h5v5h-3v14h-5v8h-2z') +
    cut('M24 16V9H20V3H15V-2H24V1H29V6H33V13Z', CREAM) +
    cut('M14 30H8V25H4V18H10V21H15V24H18Z', w('madder')) +
    cut('M13 44H7V39H3V33H9V36H14Z', w('madder')) +
    glare(34, 19, 10, w('straw')) +
    line('M32 17l12 2', INK, 2.4) +
    patch('M60 24h4v3h-4z', INK) +
    tooth(46, 33, -1, 0.9) +
    tooth(53, 33, -1, 0.9) +
    tooth(46, 43, 1, 0.8) +
    tooth(53, 44, 1, 0.8) +
    cut('M52 38H58V34H62V37H66V33H71V37H75V43H70V46H66V42H60V41H52Z', w('madder'), 'style="--w-cw:1.6"') +
    patch('M60 38h5v2h4v-2h3v3h-5v1h-5v-2h-2z', w('weld')) +
    line('M30 58v12M24 60v10', INK, 1.2) +
    line('M14 58h9M13 64h9M13 70h9', w('straw'), 2.2),
);
