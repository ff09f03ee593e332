// Where a mentor stands: looked at again a few times a second, for the board under him moves.
import { onMount } from 'svelte';
import { letters } from '../lib/letters';
import { boxOf, type Box, type Shape, type Standing } from './place';
import { narrow } from './sight';
import { visible } from './targets';

const OFTEN = 120;
/** How a speech may look on a small screen, the best first: with its figure, without, or as a column at one side;
    else only one part of it at a time. */
const PRICES = { whole: 0, plain: 150, slim: 300, part: 1500, 'part-slim': 1650 };
const SHAPES = Object.keys(PRICES) as (keyof typeof PRICES)[];
/** The first shape that shows one part. */
export const PART = SHAPES.indexOf('part');

export class Stand {
  node = $state<HTMLElement>();
  /** In lengths of styles. */
  at = $state.raw<Standing>({ x: 12, y: 12, shape: 0 });
  private measured = { of: '', sizes: [] as Shape[] };

  /** `where` finds a place for a speech of one of these sizes, given the bars to keep off and whether the screen is small. */
  constructor(private readonly where: (shapes: Shape[], bars: Box[], small: boolean) => Standing) {
    onMount(() => {
      const timer = setInterval(this.look, OFTEN);
      addEventListener('resize', this.look);
      return () => {
        clearInterval(timer);
        removeEventListener('resize', this.look);
      };
    });
  }

  get shape(): string {
    return SHAPES[this.at.shape];
  }
  /** Whether only a part of the speech is shown. */
  get cut(): boolean {
    return this.at.shape >= PART;
  }

  look = (): void => {
    const { node } = this;
    if (!node) return;
    const bars = [...document.querySelectorAll('.table .bar')].filter(visible).map((bar) => boxOf(bar));
    const small = narrow();
    const found = this.where(small ? this.sizes(node) : [{ ...sizeOf(node), price: 0 }], bars, small);
    const next = { ...found, x: found.x / letters(), y: found.y / letters() };
    if (JSON.stringify(next) !== JSON.stringify(this.at)) this.at = next;
  };

  /** How large the speech is in each shape: measured when its words, its letters or the window have changed. */
  private sizes(node: HTMLElement): Shape[] {
    const of = [innerWidth, innerHeight, node.innerHTML.length, node.textContent, node.dataset.part].join();
    const [now, was] = [sizeOf(node), this.measured.sizes[SHAPES.findIndex((one) => one === node.dataset.shape)]];
    if (of !== this.measured.of || now.w !== was.w || now.h !== was.h) {
      const sizes = SHAPES.map((shape) => {
        node.dataset.shape = shape;
        return { ...sizeOf(node), price: PRICES[shape] };
      });
      node.dataset.shape = this.shape;
      this.measured = { of, sizes };
    }
    return this.measured.sizes;
  }
}

const sizeOf = (node: HTMLElement) => ({ w: node.offsetWidth * letters(), h: node.offsetHeight * letters() });
