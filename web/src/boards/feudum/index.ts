import './portolan.css';
import './table.css';
import './end.css';
import './chart.css';
import './frame.css';
import './guilds.css';
import './centre.css';
import './hand.css';
import './panels.css';
import './lower.css';
import './sheets.css';
import './stores.css';
import './duel.css';
import './epoch.css';
import './tablet.css';
import './upright.css';
import './phone.css';
import './phone-bar.css';
import './phone-tabs.css';
import './phone-sheets.css';
import './short.css';
import './short-sheets.css';
import './large.css';
import { remember } from './printed';

export { default as Board } from './Board.svelte';
export { default as Ribbon } from './Ribbon.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Preview } from './Aside.svelte';
export { default as Chip } from './Chip.svelte';
export { default as Sheet } from './Winner.svelte';
export { harm, lines, spot } from './log';
export { confirmText, say } from './tell';
export { sources } from './sources';
export { page } from './draft';

// The board cannot be drawn without the printed places and numbers.
await remember();
