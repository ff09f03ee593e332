import './brawl.css';
import './narrow.css';
export { default as Board } from './Board.svelte';
export { default as Ribbon } from './Turns.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Preview } from './Preview.svelte';
export { default as Sheet } from './Winner.svelte';
export { default as Score } from './Revealed.svelte';
export { harm, lines, optionWords, say, sources, spot } from './tell';
