// Motion: a piece that leaves one place and comes to another travels between them; only transform and opacity, never in the way.
import type { TransitionConfig } from 'svelte/transition';
import { moveTime } from '../lib/prefs.svelte';

interface Params {
  key: string;
  skip?: boolean;
}

const left = new Map<string, DOMRect>();

/** Note where the piece was, for whoever receives it. */
export function send(node: Element, { key, skip }: Params): () => TransitionConfig {
  if (!skip) {
    left.set(key, node.getBoundingClientRect());
    setTimeout(() => left.delete(key), 400);
  }
  return () => ({ duration: 0 });
}

/** Travel from where the piece was, or from where `from` says it was kept. */
export function receive(node: Element, { key, skip }: Params): () => TransitionConfig {
  return () => {
    const duration = moveTime();
    const from = left.get(key);
    if (skip || !duration || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return { duration: skip ? 0 : Math.min(duration, 80), css: (t) => (skip ? '' : `opacity: ${t}`) };
    if (!from)
      return {
        duration: Math.min(duration, 200),
        css: (t, u) => `transform: translateY(${-16 * u}px) rotate(${-3 * u}deg); opacity: ${0.2 + 0.8 * t}`,
      };
    left.delete(key);
    const to = node.getBoundingClientRect();
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    return { duration, css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px); z-index: ${t < 1 ? 9 : 0}` };
  };
}
