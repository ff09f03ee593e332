"""A table whose wire ends in the test: any position of a game is laid before the browser, and what it sends is caught."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SOCKET = """
(() => {
  if (!location.pathname.startsWith('/table/')) return;
  window.wire = { sent: [], socket: null };
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      window.wire.socket = this;
      setTimeout(() => this.onopen?.());
    }
    send(text) {
      window.wire.sent.push(JSON.parse(text));
    }
    close() {}
  };
})();
"""
"""Stands in for the browser's socket."""

TAKE = """
async ([table, state, pieces]) => {
  const wire = window.wire;
  const hear = (data) => wire.socket.onmessage({ data: JSON.stringify(data) });
  const soon = () => new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = go;
    port2.postMessage(0);
  });
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(node).visibility !== 'hidden';
  };
  // Some part of it must lie open to the pointer.
  const free = (node) => {
    const hit = () => {
      const { left, top, width, height } = node.getBoundingClientRect();
      for (const x of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        for (const y of [0.5, 0.25, 0.75, 0.1, 0.9]) if (node.contains(document.elementFromPoint(left + x * width, top + y * height))) return true;
      }
      return false;
    };
    if (hit()) return true;
    node.scrollIntoView({ block: 'center', inline: 'center' });
    return hit();
  };
  const press = (node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const there = (piece) => [...document.querySelectorAll('.table [data-target]')].filter((node) => node.dataset.target.split(' ').includes(piece) && seen(node));
  const legal = (piece) => there(piece).find((node) => node.dataset.state === 'legal') ?? there(piece).find((node) => node.dataset.state === 'selected' && node.classList.contains('chip'));
  const find = async (piece) => {
    if (legal(piece)) return legal(piece);
    for (const lid of document.querySelectorAll("[data-target^='look:'][aria-expanded=false]")) press(lid);
    await soon();
    if (legal(piece)) return legal(piece);
    for (const tab of document.querySelectorAll('.dock button')) {
      if (!seen(tab)) continue;
      press(tab);
      await soon();
      if (legal(piece)) return legal(piece);
    }
    return undefined;
  };
  wire.sent.length = 0;
  // The same table told again would only make the board anew.
  if (wire.table !== JSON.stringify(table)) hear({ type: 'table', table });
  wire.table = JSON.stringify(table);
  hear(state);
  for (let wait = 0; wait < 2000 && document.querySelector('.table')?.dataset.seq !== String(state.seq); wait += 1) await soon();
  await soon();
  for (let back = 0; back < 12 && document.querySelector(".table [data-state=selected]"); back += 1) {
    press(document.querySelector('[data-target=undo]'));
    await soon();
  }
  const plain = pieces[0].startsWith('kind:');
  for (const piece of pieces) {
    if (document.querySelector(`[data-target="${pieces.join(' ')}"][data-state=selected]`)) break;
    const node = plain ? document.querySelector(`.bar [data-target="option:${piece.slice(5)}"]`) : await find(piece);
    if (!node) return { missing: piece, screen: document.querySelector('.play')?.dataset.screen ?? '', there: there(piece).length };
    if (!free(node)) return { missing: piece, screen: 'covered', there: 1 };
    press(node);
    await soon();
  }
  const ready = document.querySelector('[data-target=confirm]:not([aria-disabled=true])');
  if (!ready) return { missing: 'confirm', screen: document.querySelector('.play')?.dataset.screen ?? '', there: 0 };
  press(ready);
  await soon();
  return { option: wire.sent.find((one) => one.type === 'move')?.option ?? null };
}
"""
"""Lays a position before the browser, clicks the pieces one by one and confirms; what was sent, or what was not there."""


def cut(page: Page) -> None:
    """From now on tables of this page hear only the test."""
    page.add_init_script(SOCKET)


def take(page: Page, table: dict[str, Any], state: dict[str, Any], pieces: list[str]) -> dict[str, Any]:
    """Take an option by clicking its pieces."""
    answer: dict[str, Any] = page.evaluate(TAKE, [table, state, pieces])
    return answer
