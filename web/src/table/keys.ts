// The keyboard: everything that can be clicked can be typed.
import type { Step } from './steps';
import type { TableStore } from './store.svelte';

interface Deeds {
  step(by: Step): void;
  tab(name: string): void;
  sheet(name: 'keys' | 'prefs' | 'menu'): void;
  /** Put the digest away; play or pause a replay. Whether there was one. */
  dismiss(): unknown;
  play(): unknown;
}

const TABS: Record<string, string> = { KeyL: 'log', KeyC: 'chat', KeyG: 'board', KeyM: 'mine', KeyV: 'rivals' };

export function keys(store: TableStore, deeds: Deeds) {
  /** Pieces in the order they are numbered on the screen. */
  const numbered = () => [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];

  function number(key: string): boolean {
    const node = numbered().find((one) => one.getAttribute('aria-keyshortcuts') === key);
    if (!node) return false;
    node.click();
    node.focus({ preventScroll: true });
    return true;
  }

  function command(event: KeyboardEvent): boolean {
    if (event.code === 'KeyZ') store.undo();
    else if (event.code === 'KeyY') store.redo();
    else return false;
    return true;
  }

  function act(event: KeyboardEvent): boolean {
    const { key, code } = event;
    if (/^\d$/.test(key)) return number(key) || (key === '0' && store.zoomTo(1));
    if (code in TABS) deeds.tab(TABS[code]);
    else if (key === '?') deeds.sheet('keys');
    else if (key === 'Escape' && store.story) store.story.leave();
    else if (key === 'Escape' && deeds.dismiss()) return true;
    else if (key === 'Escape' && store.draft.chosen.length) store.back();
    else if (key === 'Escape') store.flush();
    else if (key === 'Backspace') store.undo();
    else if (code === 'KeyR') store.restart();
    else if (code === 'KeyP') {
      if (store.finishing[0]) store.pick(store.finishing[0]);
    } else if (code === 'KeyH') store.bare = true;
    else if (key === ' ' && store.story && !(document.activeElement instanceof HTMLButtonElement)) store.readOn();
    else if (key === ' ' && store.held) store.goOn();
    else if (key === ' ' && store.past) deeds.play();
    else if (key === ' ') {
      store.peek = true;
      return !(document.activeElement instanceof HTMLButtonElement);
    } else if (key === 'ArrowLeft') deeds.step(event.shiftKey ? 'round-back' : -1);
    else if (key === 'ArrowRight') deeds.step(event.shiftKey ? 'round-on' : 1);
    else if (key === 'PageUp') deeds.step('round-back');
    else if (key === 'PageDown') deeds.step('round-on');
    else if (key === 'Home') deeds.step('first');
    else if (key === 'End') deeds.step('last');
    else if (key === '+' || key === '=') store.zoomBy(0.1);
    else if (key === '-') store.zoomBy(-0.1);
    else return false;
    return true;
  }

  return {
    down(event: KeyboardEvent): void {
      const target = event.target as HTMLElement;
      // What is typed into a field or a sheet, whoever has opened it, is not meant for the table.
      if (target.closest('input, textarea, select') || document.querySelector('dialog[open]')) return;
      if (event.key === 'Enter') {
        const idle = !target.closest('button, a') || target.closest('[aria-pressed="true"]');
        if (idle && (store.held || (store.finale && !store.watching))) {
          event.preventDefault();
          if (store.held) store.goOn();
          else store.finale = false;
          return;
        }
        if (idle && (store.story || store.tale)) {
          event.preventDefault();
          store.readOn();
          return;
        }
        if (idle && store.draft.plan) {
          event.preventDefault();
          store.confirm();
        }
        return;
      }
      const done = event.ctrlKey || event.metaKey ? command(event) : !event.altKey && act(event);
      if (done) event.preventDefault();
    },
    up(event: KeyboardEvent): void {
      if (event.code === 'KeyH') store.bare = false;
      if (event.key === ' ') store.peek = false;
    },
  };
}
