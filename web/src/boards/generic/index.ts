import './generic.css';
export { default as Board } from './Board.svelte';
export { default as Ribbon } from './Ribbon.svelte';
export { default as Panel } from './Panel.svelte';
