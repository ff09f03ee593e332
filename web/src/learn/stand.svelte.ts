// Where a mentor stands: looked at again a few times a second, for the board under him moves.
import { onMount } from 'svelte';
import { boxOf, type Box, type Size, type Standing } from './place';
import { narrow } from './sight';
import { visible } from './targets';

const OFTEN = 120;
/** How a speech may look on a small screen, the best first: with its figure, without, or as a column at one side. */
const SHAPES = ['whole', 'plain', 'slim'];

export class Stand {
  node = $state<HTMLElement>();
  at = $state.raw<Standing>({ x: 12, y: 12, shape: 0 });
  private measured = { of: '', sizes: [] as Size[] };

  /** `where` finds a place for a speech of one of these sizes, given the bars to keep off and whether the screen is small. */
  constructor(private readonly where: (shapes: Size[], bars: Box[], small: boolean) => Standing) {
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

  look = (): void => {
    const { node } = this;
    if (!node) return;
    const bars = [...document.querySelectorAll('.table .bar')].filter(visible).map((bar) => boxOf(bar));
    const small = narrow();
    const next = this.where(small ? this.sizes(node) : [sizeOf(node)], bars, small);
    if (JSON.stringify(next) !== JSON.stringify(this.at)) this.at = next;
  };

  /** How large the speech is in each shape: measured when its words or the window have changed. */
  private sizes(node: HTMLElement): Size[] {
    const of = [innerWidth, innerHeight, node.innerHTML.length, node.textContent].join();
    if (of !== this.measured.of) {
      const sizes = SHAPES.map((shape) => {
        node.dataset.shape = shape;
        return sizeOf(node);
      });
      node.dataset.shape = this.shape;
      this.measured = { of, sizes };
    }
    return this.measured.sizes;
  }
}

const sizeOf = (node: HTMLElement): Size => ({ w: node.offsetWidth, h: node.offsetHeight });
