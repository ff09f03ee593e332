// Where a mentor stands: looked at again a few times a second, for the board under him moves.
import { onMount } from 'svelte';
import { boxOf, type Box, type Point, type Size } from './place';
import { narrow } from './sight';
import { visible } from './targets';

const OFTEN = 120;

export class Stand {
  node = $state<HTMLElement>();
  at = $state.raw<Point>({ x: 12, y: 12 });

  /** `where` finds a place for a speech of that size, given the bars to keep off and whether the screen is small. */
  constructor(private readonly where: (speech: Size, bars: Box[], small: boolean) => Point) {
    onMount(() => {
      const timer = setInterval(this.look, OFTEN);
      addEventListener('resize', this.look);
      return () => {
        clearInterval(timer);
        removeEventListener('resize', this.look);
      };
    });
  }

  look = (): void => {
    if (!this.node) return;
    const bars = [...document.querySelectorAll('.table .bar')].filter(visible).map((bar) => boxOf(bar));
    const { x, y } = this.where({ w: this.node.offsetWidth, h: this.node.offsetHeight }, bars, narrow());
    if (x !== this.at.x || y !== this.at.y) this.at = { x, y };
  };
}
