"""What does not fit on the screen: cut words, things off the page, controls on top of each other or too small for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Pieces are pictures with numbers, keys and marks on them; their names tell the same in whole sentences.
RUN_AXE = """
axe.run(document, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: false } } })
"""

LOOK = """
({ touch, least, apart }) => {
  const CONTROL = 'button, a[href], input, select, textarea, [role=button], [role=tab]';
  const found = new Set();
  // Reading styles and boxes again and again would take longer than all the rest.
  const once = (make) => {
    const known = new Map();
    return (node) => (known.has(node) ? known.get(node) : (known.set(node, make(node)), known.get(node)));
  };
  const styleOf = once((node) => {
    const { overflowX, overflowY, position, display, textOverflow } = getComputedStyle(node);
    return { overflowX, overflowY, position, display, textOverflow };
  });
  const boxOf = once((node) => node.getBoundingClientRect());
  const brief = (node) => {
    const name = [...node.classList].slice(0, 2).join('.');
    const target = node.dataset?.target ?? node.closest('[data-target]')?.dataset.target ?? '';
    return `${node.tagName.toLowerCase()}${name && '.' + name}${target && '[' + target + ']'}`;
  };
  const badge = (node, control) => {
    for (let up = node; up && up !== control; up = up.parentElement) if (styleOf(up).position === 'absolute') return true;
    return false;
  };
  const said = (text) => text.trim().replace(/\\s+/g, ' ').slice(0, 48);
  const drawn = once((node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, opacityProperty: true, visibilityProperty: true }));
  const hidden = once((node) => !!node.closest('.vh, [inert]') || !!node.parentElement?.closest('[data-roam]') || getComputedStyle(node).clipPath === 'inset(50%)');
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const within = dialog ?? document.body;
  // How much of a box is seen: what an ancestor lets scroll can be reached, what it hides is cut.
  const sight = (node, box, slack = 2) => {
    let { left, top, right, bottom } = box;
    let fault = '';
    let freeX = false;
    let freeY = false;
    for (let up = node.parentElement; up && up !== document.body && styleOf(node).position !== 'fixed'; up = up.parentElement) {
      const style = styleOf(up);
      if (style.display === 'contents' || (style.overflowX === 'visible' && style.overflowY === 'visible')) continue;
      const edge = boxOf(up);
      const rollsX = /auto|scroll/.test(style.overflowX);
      const rollsY = /auto|scroll/.test(style.overflowY);
      const hidesX = /hidden|clip/.test(style.overflowX);
      const hidesY = /hidden|clip/.test(style.overflowY);
      if (!freeX && hidesX && (right > edge.right + 2 || left < edge.left - 2)) fault ||= `cut by ${brief(up)}`;
      if (!freeY && hidesY && (bottom > edge.bottom + slack || top < edge.top - slack)) fault ||= `cut by ${brief(up)}`;
      if (rollsX || hidesX) [left, right, freeX] = [Math.max(left, edge.left), Math.min(right, edge.right), freeX || rollsX];
      if (rollsY || hidesY) [top, bottom, freeY] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom), freeY || rollsY];
    }
    if (!freeX && (right > innerWidth + 1.5 || left < -1.5)) fault ||= 'off the page';
    if (!freeY && (bottom > innerHeight + 1.5 || top < -1.5)) fault ||= 'off the page';
    return { left: Math.max(0, left), top: Math.max(0, top), right: Math.min(innerWidth, right), bottom: Math.min(innerHeight, bottom), fault };
  };
  const table = document.querySelector('.table');
  if (document.scrollingElement.scrollWidth > innerWidth + 1) found.add(`the page is ${document.scrollingElement.scrollWidth} wide`);
  if (table && document.scrollingElement.scrollHeight > innerHeight + 1) found.add(`the page is ${document.scrollingElement.scrollHeight} high`);

  const spoken = [...document.querySelectorAll('.bar .prompt')].filter((line) => drawn(line) && line.innerText.trim());
  if (table && !spoken.length && table.dataset.past === undefined) found.add(`the bar says nothing, link ${table.dataset.link}, turn ${table.dataset.turn}`);

  // Controls: on the page, not on each other, large enough.
  const controls = [...within.querySelectorAll(CONTROL)]
    .filter((node) => drawn(node) && !hidden(node))
    .map((node) => ({ node, box: node.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .map((one) => ({ ...one, seen: sight(one.node, one.box) }));
  for (const { node, seen } of controls) if (seen.fault) found.add(`${brief(node)} ${said(node.textContent)}: ${seen.fault}`);
  for (const { node, box } of controls) {
    const bar = node.closest('.bar');
    if (bar && !dialog && (box.left < boxOf(bar).left - 2 || box.right > boxOf(bar).right + 2)) found.add(`${brief(node)} ${said(node.textContent)} stands out of the bar`);
  }
  const shown = controls.filter(({ seen }) => seen.right - seen.left > 2 && seen.bottom - seen.top > 2);
  shown.forEach((one, at) => {
    for (const other of shown.slice(at + 1)) {
      const left = Math.max(one.seen.left, other.seen.left);
      const right = Math.min(one.seen.right, other.seen.right);
      const top = Math.max(one.seen.top, other.seen.top);
      const bottom = Math.min(one.seen.bottom, other.seen.bottom);
      if (right - left < 3 || bottom - top < 3) continue;
      if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
      // Figures stand at their places on a drawn map.
      if (one.node.closest('svg') && one.node.closest('svg') === other.node.closest('svg')) continue;
      // A sheet laid over the board covers what is under it, but never the bar.
      if (one.node.closest('[data-sheet]') !== other.node.closest('[data-sheet]') && ![one, other].some(({ node }) => node.closest('.bar'))) continue;
      const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const both = [one, other].every(({ node }) => under.some((hit) => node.contains(hit)));
      if (both) found.add(`${brief(one.node)} and ${brief(other.node)} lie on each other by ${Math.round(right - left)}x${Math.round(bottom - top)}`);
    }
  });
  // A finger also finds what a control lays over its neighbourhood.
  const felt = (node, box, dx, dy) => {
    const there = (step) => node.contains(document.elementFromPoint(box.left + box.width / 2 + dx * step, box.top + box.height / 2 + dy * step));
    if (!there(0)) return least; // something lies over it just now
    let far = 0;
    let near = 0;
    while (far < least && there(far + 1)) far += 1;
    while (near > -least && there(near - 1)) near -= 1;
    return far - near;
  };
  const small = (node, box) =>
    Math.min(box.width, box.height) < least - 0.5 && Math.min(felt(node, box, 1, 0), felt(node, box, 0, 1)) < least - 0.5;
  if (touch)
    for (const { node, box } of shown)
      if (node.getAttribute('aria-disabled') !== 'true' && !node.closest('.log, .logs, .rules, p') && small(node, box))
        found.add(`${brief(node)} ${said(node.textContent)} is ${Math.round(box.width)}x${Math.round(box.height)}`);
  const [go, undo] = ['.bar .btn-go', '.bar [data-target=undo]'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  if (touch && go?.width && undo?.width && !dialog) {
    const gap = Math.max(undo.left - go.right, go.left - undo.right, undo.top - go.bottom, go.top - undo.bottom);
    if (gap < apart - 0.5) found.add(`Undo stands ${Math.round(gap)} from the main button`);
    if (go.height < 47.5) found.add(`the main button is ${Math.round(go.height)} high`);
  }

  // Words: whole, on the page, inside their control, not on other words.
  const texts = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || node.closest('svg, script, style') || hidden(node) || !drawn(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
    if (!boxes.length) continue;
    const whole = range.getBoundingClientRect();
    if (whole.width < 2) continue;
    const seen = sight(node, whole, 5);
    if (seen.fault && styleOf(node).position !== 'absolute') found.add(`“${said(text.data)}” in ${brief(node)}: ${seen.fault}`);
    for (let up = node; up && up !== within; up = up.parentElement) {
      const look = styleOf(up);
      if (look.overflowX === 'hidden' && up.scrollWidth > up.clientWidth + 1 && look.textOverflow === 'ellipsis') found.add(`“${said(text.data)}” in ${brief(up)} is cut`);
      if (look.overflowY === 'hidden' && up === node && up.scrollHeight > up.clientHeight + 5) found.add(`“${said(text.data)}” in ${brief(up)} is cut below`);
      if (look.display !== 'inline' && look.display !== 'contents') break;
    }
    const control = node.closest(CONTROL);
    // A badge stands over the edge of what it marks.
    if (control && !badge(node, control)) {
      const box = boxOf(control);
      if (boxes.some((one) => one.right > box.right + 1.5 || one.left < box.left - 1.5) && styleOf(control).display !== 'contents') found.add(`“${said(text.data)}” runs out of ${brief(control)}`);
    }
    if (seen.right > seen.left && seen.bottom > seen.top)
      for (const box of boxes) {
        const part = sight(node, box, 5);
        if (part.right - part.left > 2 && part.bottom - part.top > 4) texts.push({ node, text: said(text.data), part });
      }
  }
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      const width = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
      const height = Math.min(one.part.bottom, other.part.bottom) - Math.max(one.part.top, other.part.top);
      const least = Math.min(one.part.bottom - one.part.top, other.part.bottom - other.part.top);
      if (width < 3 || height < least * 0.35) continue;
      if (one.node === other.node || one.node.contains(other.node) || other.node.contains(one.node)) continue;
      const x = (Math.max(one.part.left, other.part.left) + Math.min(one.part.right, other.part.right)) / 2;
      const y = (Math.max(one.part.top, other.part.top) + Math.min(one.part.bottom, other.part.bottom)) / 2;
      // What stands on an opaque thing of its own covers the other by design: a sheet, a badge.
      const hits = document.elementsFromPoint(x, y);
      const a = hits.findIndex((hit) => hit.contains(one.node) && hit.contains(other.node));
      const paper = hits.slice(0, Math.max(0, a)).some((hit) => !hit.closest('svg') && !/^(transparent|rgba\\(.*, 0\\))$/.test(getComputedStyle(hit).backgroundColor));
      if (!paper) found.add(`“${one.text}” lies on “${other.text}”`);
    }
  });
  return [...found];
}
"""


# The board may follow its room only with the next frame; a tab is opened at once.
TOUR = f"""
async (how) => {{
  const look = {LOOK};
  const tabs = () => [...document.querySelectorAll('.dock button')].filter((tab) => tab.getBoundingClientRect().width);
  const found = [];
  await new Promise(requestAnimationFrame);
  for (let at = 0; at < Math.max(1, tabs().length); at += 1) {{
    tabs()[at]?.click();
    await new Promise((go) => setTimeout(go));
    found.push(...look(how).map((fault) => [at + 1, fault]));
  }}
  return found;
}}
"""


def misfits(page: Page, touch: bool = False, least: int = 32, apart: int = 24) -> list[str]:
    """What does not fit on the page as it is; on a touch screen also what is too small or too near."""
    page.evaluate("document.fonts.ready.then(() => null)")
    found: list[str] = page.evaluate(LOOK, {"touch": touch, "least": least, "apart": apart})
    return found


def tour(page: Page, touch: bool = False, least: int = 32, apart: int = 24) -> list[tuple[int, str]]:
    """The same behind each of the table's tabs, with its number."""
    found: list[tuple[int, str]] = page.evaluate(TOUR, {"touch": touch, "least": least, "apart": apart})
    return found


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical on the page once nothing moves."""
    page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(RUN_AXE)
    return [
        f"{one['id']}: {node['html'][:160]} {node['any'][0]['message'][:140] if node['any'] else ''}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]
