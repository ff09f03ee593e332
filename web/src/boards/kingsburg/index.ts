import './tokens.css';
import './board.css';
import './frame.css';
import './winter.css';
import './phone.css';

export { default as Board } from './Board.svelte';
export { default as Ribbon } from './Calendar.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Banner } from './Banner.svelte';
export { default as Inlay } from './Inlay.svelte';
export { default as Label } from './Label.svelte';
export { default as Mark } from './Mark.svelte';
export { default as Swatch } from './Swatch.svelte';
export { default as Sheet } from './Winner.svelte';
export { harm, lines, optionWords, say, sources, spot } from './tell';
