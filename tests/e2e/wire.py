"""A table whose wire ends in the test: any position of a game is laid before the browser, and what it sends is caught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

SOCKET = """
(() => {
  if (!location.pathname.startsWith('/table/')) return;
  window.wire = { sent: [], socket: null, table: '' };
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      window.wire.socket = this;
      setTimeout(() => this.onopen?.());
    }
    send(text) {
      const said = JSON.parse(text);
      // Unanswered, the browser would take a slow test's line for dead.
      if (said.type !== 'ping') window.wire.sent.push(said);
      else if (!window.wire.mute) setTimeout(() => this.onmessage?.({ data: '{"type":"pong"}' }));
    }
    close() {}
  };
})();
"""
"""Stands in for the browser's socket."""

LAY = """
async ([table, state]) => {
  const { wire } = window;
  const hear = (data) => wire.socket.onmessage({ data: JSON.stringify(data) });
  // The same table told again would only make the board anew.
  if (wire.table !== JSON.stringify(table)) hear({ type: 'table', table });
  wire.table = JSON.stringify(table);
  wire.sent.length = 0;
  sessionStorage.clear();
  hear(state);
  const end = Date.now() + 20000;
  const there = () => (state.over ? document.querySelector('.fin') : document.querySelector('.table')?.dataset.seq === String(state.seq));
  while (!there() && Date.now() < end) await new Promise((go) => setTimeout(go, 4));
}
"""

TAKE = """
async (pieces) => {
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
  // One thing may stand for two pieces: then both must be wanted.
  const stands = (node, piece) => node.dataset.target.split(' ').includes(piece) && (node.dataset.target === piece || node.dataset.target.split(' ').every((one) => pieces.includes(one)));
  const there = (piece) => [...document.querySelectorAll('.table [data-target]')].filter((node) => stands(node, piece) && seen(node));
  const marked = (piece, ...states) => states.map((state) => there(piece).find((node) => node.dataset.state === state)).find(Boolean);
  const button = (piece) => {
    const kind = piece.startsWith('kind:') && piece.slice(5);
    const inBar = kind && document.querySelector(`.bar [data-target="option:${kind}"]`);
    return inBar && seen(inBar) ? inBar : kind && document.querySelector(`[data-target="choice:${kind}"]`);
  };
  const open = (piece) => marked(piece, 'legal', 'needed') || button(piece) || marked(piece, 'selected');
  const find = async (piece) => {
    if (open(piece)) return open(piece);
    // A narrow bar keeps its answers in a sheet.
    const more = piece.startsWith('kind:') && document.querySelector('.bar [data-target=more]');
    if (more && seen(more)) {
      press(more);
      await soon();
      if (open(piece)) return open(piece);
    }
    for (const lid of document.querySelectorAll("[data-target^='look:'][aria-expanded=false]")) press(lid);
    await soon();
    if (open(piece)) return open(piece);
    for (const tab of document.querySelectorAll('.dock button')) {
      if (!seen(tab)) continue;
      press(tab);
      await soon();
      if (open(piece)) return open(piece);
    }
    const drawer = document.querySelector('.drawer-button[aria-expanded=false]');
    if (drawer && seen(drawer)) {
      press(drawer);
      await soon();
    }
    return open(piece);
  };
  // What is drafted is kept for a reload: there it can be read.
  const chosen = () => {
    const key = Object.keys(sessionStorage).find((one) => one.startsWith('regnum-draft-'));
    return key ? JSON.parse(sessionStorage.getItem(key)).chosen : [];
  };
  const without = (all, some) => {
    const rest = [...all];
    for (const piece of some) if (rest.includes(piece)) rest.splice(rest.indexOf(piece), 1);
    return rest;
  };
  const ready = () => document.querySelector('[data-target=confirm]:not([aria-disabled=true])');
  const screen = () => document.querySelector('.play')?.dataset.screen ?? '';
  await soon();
  for (let back = 0; back < 24 && chosen().length; back += 1) {
    press(document.querySelector('[data-target=undo]'));
    await soon();
  }
  for (let click = 0; click < 40; click += 1) {
    const [extra] = without(chosen(), pieces);
    const [piece] = extra ? [extra] : without(pieces, chosen());
    if (!piece) break;
    const node = extra ? marked(piece, 'selected') : await find(piece);
    if (!node) {
      // What goes without saying is drafted already.
      if (ready()) break;
      return { missing: piece, chosen: chosen(), screen: screen() };
    }
    if (!free(node)) return { covered: piece, screen: screen() };
    const before = chosen().join();
    press(node);
    await soon();
    const drawer = document.querySelector('.drawer-button[aria-expanded=true]');
    if (drawer) press(drawer);
    await soon();
    if (chosen().join() === before) {
      if (marked(piece, 'selected')) break;
      return { dead: piece, chosen: chosen(), screen: screen() };
    }
  }
  if (!ready()) return { missing: 'confirm', chosen: chosen(), screen: screen() };
  press(ready());
  await soon();
  return { line: window.wire.sent.find((one) => one.type === 'move')?.line ?? null };
}
"""


class Wire:
    """The other end of a page's table."""

    def __init__(self, page: Page, table: str, names: tuple[str, ...] = ()) -> None:
        """`names`, where given, are those of the people at the table."""
        self.page = page
        self.table: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
        for seat, name in zip(self.table["seats"], names, strict=False):
            seat |= {"kind": "person", "name": name, "bot": None}
        self.seq = 0
        page.add_init_script(SOCKET)
        page.goto(f"/table/{table}")
        page.wait_for_function("() => window.wire?.socket")

    def lay(self, position: dict[str, Any], chart: list[list[int]] | None = None) -> None:
        """Lay a position before the browser: `seat`, `view`, `waiting`, `prompt`, `plans`, and more if there is.

        With the points of every seat over time, `chart`, also the end of a game.
        """
        if chart is not None:
            self.page.route("**/chart", lambda route: route.fulfill(json={"scores": chart}))
        self.seq += 1
        seat = position["seat"]
        seats = [
            {**one, "you": one["seat"] == seat}
            for one in self.table["seats"][: len(position["view"]["seats"])]
        ]
        table = {
            **self.table,
            "status": "over" if position.get("over") else "playing",
            "yours": [seat],
            "seats": seats,
        }
        state = {
            "type": "state", "table": self.table["id"], "seq": self.seq, "decisions": self.seq, "yours": [seat],
            "over": False, "can_undo": False, "scores": None, "winners": None, "from": 0, "log": [], "notes": [], "asides": None,
            "next": None, **position,
        }  # fmt: skip
        self.page.evaluate(LAY, [table, state])

    def take(self, pieces: list[str]) -> dict[str, Any]:
        """Click pieces one by one and confirm: the line that was sent, or what was missing or covered."""
        answer: dict[str, Any] = self.page.evaluate(TAKE, pieces)
        return answer

    def answer(self, preview: Callable[[list[dict[str, Any]]], dict[str, Any]]) -> None:
        """Answer the last question what drafts would lead to."""
        asked = self.page.evaluate("() => window.wire.sent.findLast((one) => one.type === 'preview') ?? null")
        if asked:
            said = {"type": "preview", "id": asked["id"], "seq": asked["seq"]}
            said["previews"] = [preview(line) for line in asked["lines"]]
            self.page.evaluate("(said) => window.wire.socket.onmessage({ data: JSON.stringify(said) })", said)
