// Tooltips: name, rule and present numbers of anything one can point at. Hover, keyboard focus, or a long touch.
export interface TipText {
  title: string;
  lines: string[];
}
type Source = () => TipText | null;

const HOVER = 150;
const HOLD = 450;
const FOCUS = 400;
let box: HTMLElement | null = null;
let timer = 0;
let shownBy: Element | null = null;

function element(): HTMLElement {
  if (!box) {
    box = document.createElement('div');
    box.className = 'tip';
    box.setAttribute('role', 'tooltip');
    box.id = 'tip';
    document.body.append(box);
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide());
    document.addEventListener('pointerdown', (event) => shownBy && !shownBy.contains(event.target as Node) && hide());
    addEventListener('scroll', hide, true);
  }
  return box;
}

function show(node: Element, source: Source): void {
  const text = source();
  if (!text || !node.isConnected) return;
  const tip = element();
  const title = document.createElement('strong');
  title.textContent = text.title;
  tip.replaceChildren(
    title,
    ...text.lines.filter(Boolean).map((line) => Object.assign(document.createElement('p'), { textContent: line })),
  );
  const theme = node.closest('.table')?.className ?? '';
  tip.className = `tip ${theme
    .split(' ')
    .filter((name) => name !== 'table')
    .join(' ')}`;
  tip.dataset.on = '';
  const at = node.getBoundingClientRect();
  const size = tip.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left + at.width / 2 - size.width / 2, innerWidth - size.width - 8));
  const above = at.top - size.height - 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 8 ? above : Math.min(at.bottom + 8, innerHeight - size.height - 8)}px`;
  shownBy = node;
}

export function hide(): void {
  clearTimeout(timer);
  if (box) delete box.dataset.on;
  shownBy = null;
}

export function tip(node: HTMLElement | SVGElement, source: Source | null | undefined) {
  let current = source;
  let held = false;
  const plan = (wait: number, touch = false) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = touch;
      if (current) show(node, current);
    }, wait) as unknown as number;
  };
  const interactive = () => !!(node.closest('button, a, select, input') || node.querySelector('button, a'));
  const enter = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && plan(HOVER);
  const leave = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && hide();
  const down = (event: Event) => {
    held = false;
    if ((event as PointerEvent).pointerType === 'mouse') clearTimeout(timer);
    else if (interactive()) plan(HOLD, true);
    else plan(0);
  };
  const up = () => !held && interactive() && clearTimeout(timer);
  const click = (event: Event) => {
    if (held) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held = false;
    }
  };
  const focus = () => node.matches(':focus-visible, :has(:focus-visible)') && plan(FOCUS);
  const menu = (event: Event) => held && event.preventDefault();
  const events: [string, (event: Event) => unknown, boolean?][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click, true],
    ['focusin', focus],
    ['focusout', hide],
    ['contextmenu', menu],
  ];
  for (const [name, handler, capture] of events) node.addEventListener(name, handler, capture);
  return {
    update(next: Source | null | undefined) {
      current = next;
      if (shownBy === node && next) show(node, next);
    },
    destroy() {
      if (shownBy === node) hide();
      for (const [name, handler, capture] of events) node.removeEventListener(name, handler, capture);
    },
  };
}
