// The chart through its port: pinched, turned by Ctrl and wheel, and steady where it is held while it grows or shrinks.
interface Lens {
  size(): number;
  zoom(size: number): void;
  /** How small the whole chart is in this port; told again when the window changes. */
  fits(size: number): void;
}

export function lens(port: HTMLElement, { size, zoom, fits }: Lens) {
  const chart = port.firstElementChild!;
  /** Where the chart is held, as parts of the port: between the fingers, under the pointer, else in the middle. */
  let held = [0.5, 0.5];
  let was = [0, 0];
  const at = (x: number, y: number) => {
    const box = port.getBoundingClientRect();
    held = [(x - box.left) / box.width, (y - box.top) / box.height];
  };

  const measure = () => {
    const [box, drawn] = [port, chart].map((one) => one.getBoundingClientRect());
    if (!box.width || !drawn.width) return;
    // What the port has for its content: it is drawn larger or smaller with all letters.
    const scale = port.clientWidth / box.width;
    const now = [drawn.width * scale, drawn.height * scale];
    if (was[0] && Math.abs(now[0] - was[0]) > 1) {
      const [x, y] = [held[0] * port.clientWidth, held[1] * port.clientHeight];
      port.scrollTo({
        left: ((port.scrollLeft + x) / was[0]) * now[0] - x,
        top: ((port.scrollTop + y) / was[1]) * now[1] - y,
      });
    }
    was = now;
    fits(size() * Math.min(port.clientWidth / now[0], port.clientHeight / now[1]));
  };
  const eye = new ResizeObserver(measure);
  eye.observe(port);
  eye.observe(chart);

  let pinch = { apart: 0, size: 1 };
  const fingers = ({ touches: [a, b] }: TouchEvent) => {
    at((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  };
  const touch = (event: TouchEvent) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const apart = fingers(event);
    if (event.type === 'touchstart') pinch = { apart, size: size() };
    else zoom((pinch.size * apart) / pinch.apart);
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    at(event.clientX, event.clientY);
    zoom(size() * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
  };
  const loose = () => (held = [0.5, 0.5]);
  port.addEventListener('touchstart', touch, { passive: false });
  port.addEventListener('touchmove', touch, { passive: false });
  port.addEventListener('touchend', loose);
  port.addEventListener('pointerleave', loose);
  port.addEventListener('wheel', wheel, { passive: false });
  return { destroy: () => eye.disconnect() };
}
