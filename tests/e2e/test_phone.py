"""Whole games on a phone, upright and on its side: every piece that is needed lies open to a finger on some tab.

Kingdom Brawl's is in test_shell."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Door
from .gallery import BOT, MODULES
from .play import READY, my_move, new_table, state

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "kingsburg": (3, {"modules": list(MODULES)}),
    "troyes": (3, {}),
    "feudum": (2, {"advanced": True}),
}

# Clicks what is lit until an action is whole, looks behind the tabs for it, and begins anew where it led nowhere.
HANDS = """
async ([seed, ready]) => {
  let state = seed;
  const random = () => ((state = (state * 1103515245 + 12345) % 2147483648) / 2147483648);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const soon = () => new Promise((go) => setTimeout(go, 4));
  const press = (node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const all = (query) => [...document.querySelectorAll(query)].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(node).visibility !== 'hidden';
  });
  const idle = /^(drop|tile|writ|vessel|safe)/;
  // What is lit is a button or has one.
  const lit = () => all(".table :is([data-state=legal], [data-state=needed], [data-mark=legal])")
    .map((node) => (node.matches('button, [role=button]') ? node : node.querySelector('button, [role=button]')))
    .filter((node) => node && node.getAttribute('aria-disabled') !== 'true' && !node.closest('.bar'));
  const named = (node) => node.closest('[data-target]')?.dataset.target ?? '';
  const buttons = () => all(".bar [data-target^='option:'], .bar [data-target=way], .bar [data-target=more]");
  const mine = () => document.querySelector('.table[data-turn=mine]:not([data-busy])');
  // Some part of it must lie open to the finger; a stroke of the map may cross its middle.
  const open = (node) => {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = node.getBoundingClientRect();
    return [0.5, 0.25, 0.75].some((x) => [0.5, 0.25, 0.75].some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit && (node.contains(hit) || hit.contains(node));
    }));
  };
  const done = [];
  for (let click = 0, anew = 0, waits = 0; anew < 12 && waits < 2000; ) {
    await soon();
    if (!mine()) return done;
    if (document.querySelector('.bar[aria-busy=true]')) { waits += 1; continue; }
    const news = all('[data-target=since-ok], .since.is-quiet header .btn-icon')[0];
    if (news) { press(news); continue; }
    const confirm = all(ready)[0];
    const found = lit();
    const asked = found.filter((node) => !idle.test(named(node)));
    const pieces = asked.length || confirm || buttons().length ? asked : found;
    if (confirm && (!pieces.length || random() < 0.75)) return (press(confirm), done);
    if (click > 30) {
      for (const tab of all('.dock button').slice(0, 1)) press(tab);
      for (let back = 0; back < 30 && all('[data-target=undo]:not([aria-disabled=true])').length; back += 1) {
        if (document.querySelector('.table')?.dataset.draft === '') break;
        press(all('[data-target=undo]')[0]);
        await soon();
      }
      click = 0;
      anew += 1;
      continue;
    }
    const words = !pieces.length || random() < 0.15 + anew * 0.2 ? buttons() : [];
    const node = pick([...(words.length && random() < 0.5 ? [] : pieces), ...words]);
    if (!node) {
      const tabs = all('.dock button');
      if (tabs.length) press(pick(tabs));
      waits += 1;
      continue;
    }
    if (node.dataset.target === 'more') {
      press(node);
      await soon();
      const choice = pick(all('dialog .more-list button'));
      if (choice) press(choice);
    } else {
      if (!open(node)) return ['covered', node.outerHTML.slice(0, 200), document.querySelector('.table').dataset.tab];
      press(node);
    }
    done.push(named(node));
    click += 1;
  }
  return ['stuck', ...done];
}
"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "aside"])
@pytest.mark.parametrize("game", TABLES)
@pytest.mark.soak
def test_a_whole_game_on_a_phone(door: Door, game: str, size: tuple[int, int]) -> None:
    page = door.enter("Vera", lang="ru", size=size, has_touch=True, is_mobile=True)
    seats, settings = TABLES[game]
    table = new_table(page, game, [{"kind": "me"}, *[BOT] * (seats - 1)], settings=settings)
    page.goto(f"/table/{table}")
    moves = 0
    while my_move(page):
        clicked = page.evaluate(HANDS, [31 * moves + 7, READY])
        assert clicked[:1] not in (["stuck"], ["covered"]), (clicked, page.locator(".bar").inner_text())
        moves += 1
        assert moves < 2000
    end = state(page, table)
    assert end["over"]
    totals = page.locator(".score tfoot td b").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(end["scores"])
