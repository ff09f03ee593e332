/* Scenery for the winter battle: trees, banners, spears. Larger pieces are built in winter.js from these. */
import { w, cut, patch, line, shade, stair, round, symbol } from './kit.mjs';
const INK = w('line'),
  CREAM = w('cream');
const add = (id, box, body) => symbol(`scene-${id}`, box, body, 'scene', id);

/* a fir with snow on its steps */
const tier = (y, wd, h, n) => `M${32 - wd / 2} ${y + h}${stair(wd / 2, -h, n, 'v')}${stair(wd / 2, h, n, 'h')}Z`;
add(
  'fir',
  '0 0 64 96',
  cut('M28 80h8v14h-8z', w('walnut')) +
    cut(tier(44, 56, 38, 5), w('moss')) +
    cut(tier(22, 44, 34, 4), w('moss')) +
    cut(tier(4, 30, 28, 3), w('moss')) +
    patch('M27 15h10v5h-10zM22 38h8v4h-8zM38 44h9v4h-9zM16 66h10v4H16zM38 62h12v4H38z', CREAM) +
    shade('M12 70h10v8H12zM18 46h6v8h-6z'),
);
add(
  'bare',
  '0 0 64 96',
  line('M32 94V40M32 66L14 48V34M32 58L50 40V26M14 48L4 44M50 40l10-4M32 40V14M32 28L22 16M32 24l10-10', INK, 5) +
    line('M32 94V40M32 66L14 48V34M32 58L50 40V26M32 40V14', w('walnut'), 2.4) +
    patch('M10 30h8v4h-8zM46 22h8v4h-8zM28 10h8v4h-8z', CREAM),
);
/* the king's standard and a rough goblin standard */
add(
  'standard',
  '0 0 48 112',
  cut('M4 2h4v110H4z', w('tan')) +
    cut('M8 6H46V44H40V52H34V46H28V56H22V48H14V42H8Z', w('madder')) +
    patch('M16 32V18l5 5 5-9 5 9 5-5v14z', w('weld')) +
    shade('M9.5 8h6v32h-6z'),
);
add(
  'rags',
  '0 0 48 112',
  cut('M4 2h4v110H4z', w('walnut')) +
    cut('M8 8H42V18H38V26H42V36H34V42H28V34H22V44H16V36H8Z', w('dark')) +
    cut(round(25, 21, 8), CREAM) +
    patch('M20 18h4v4h-4zM27 18h4v4h-4zM22 25h7v3h-7z', INK),
);
add('spear', '0 0 20 112', cut('M8.5 16h3v96h-3z', w('walnut')) + cut('M10 1l5 10-2 8h-6l-2-8z', w('steel')));
/* a camp of besiegers: palisade of shields */
add(
  'tent',
  '0 0 96 72',
  cut(`M4 70${stair(44, -62, 8, 'v')}${stair(44, 62, 8, 'h')}Z`, w('tan')) +
    patch('M40 70V48h4V34h8v14h4v22z', INK) +
    line('M48 8V1', INK, 3) +
    shade('M12 60h16v8H12zM24 44h10v8H24z') +
    patch('M40 15h16v5h6v5H34v-5h6z', CREAM),
);
