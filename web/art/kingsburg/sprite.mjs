// The Kingsburg sprite: every symbol of the loom, and the state marks drawn around a medallion (shape first, colour second).
import { round, sprite as weaveAll, symbol } from './kit.mjs';
import './people.mjs';
import './pieces.mjs';
import './buildings.mjs';
import './enemies.mjs';
import './scene.mjs';
import { patterns } from './bands.mjs';

const RING = round(36, 38, 34.6);
symbol(
  'ring-legal',
  '-1 -4 76 76',
  `<path d="${RING}" fill="none" stroke="var(--ring)" stroke-width="2.4" stroke-dasharray="6.5 4"/>`,
);
symbol('ring-selected', '-1 -4 76 76', `<path d="${RING}" fill="none" stroke="var(--ring)" stroke-width="4"/>`);
symbol(
  'ring-last',
  '-1 -4 76 76',
  '<path d="M1 14V3H12M60 3H71V14M71 60V71H60M12 71H1V60" fill="none" stroke="var(--on-cloth, #F8EFD9)" stroke-width="3"/>',
);
symbol('veil-blocked', '-1 -4 76 76', `<path d="${round(36, 38, 31)}" fill="url(#w-hatch)"/>`);

// The class gives patterns their inks: a pattern takes its colours from where it stands, not from where it is used.
export const sprite = () =>
  weaveAll()
    .replace('</defs>', patterns.join('') + '</defs>')
    .replace('<svg ', '<svg class="sprite tapestry" ');
