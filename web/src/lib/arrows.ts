// Arrow keys inside a group of things: across and along its lines.

/** Moves the focus among the things that `selector` finds inside the group; `round` goes on from the other end. */
export function arrows(event: KeyboardEvent, selector: string, columns = 1, round = false): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(selector)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  all[round ? (at + step + all.length) % all.length : at + step]?.focus();
}
