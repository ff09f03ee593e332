import './glass.css';
import './pieces.css';
import './events.css';
import './cards.css';
import './rose.css';
import './city.css';
import './desk.css';
import './uses.css';
import './battle.css';
import './king.css';
import './marks.css';
import './crowded.css';
import './winner.css';
import './phone.css';
import './short.css';
import { remember } from './printed';

export { default as Board } from './Board.svelte';
export { default as Ribbon } from './Ribbon.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Preview } from './Uses.svelte';
export { default as Inlay } from './Inlay.svelte';
export { default as Chip } from './Chip.svelte';
export { default as SideChip } from './KingChip.svelte';
export { default as Swatch } from './Swatch.svelte';
export { default as Sheet } from './Winner.svelte';
export { default as Score } from './Characters.svelte';
export { harm, lines, spot } from './log';
export { say, tell } from './tell';
export { kingTurns as tellings } from './king';
export { sources } from './sources';
export { page } from './draft';

// The board cannot weigh a draft without the printed numbers.
await remember();
