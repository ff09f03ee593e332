"""A learner's hands: every lesson by clicking what the mentor has ringed, and Next."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, TimeoutError

COACH = ".coach:not([data-busy])"
READ_ON = ".table [data-target=read-on]"
NEXT = "[data-target=learn-next]"
STATE = """
() => {
  const coach = document.querySelector('.coach');
  const seen = (node) => node && node.getBoundingClientRect().width > 0;
  const at = (node) => { const b = node.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const ring = document.querySelector('.c-veil .hole.do');
  // While the table tells something of its own, sentence by sentence, the mentor waits.
  const told = seen(document.querySelector('.table [data-target=read-on]'));
  return {
    told: told ? document.querySelector('.bar .prompt').innerText : null,
    path: location.pathname,
    busy: !told && (!coach || coach.dataset.busy !== undefined),
    beat: coach && +coach.dataset.beat,
    oops: coach?.dataset.oops ?? null,
    part: coach?.dataset.part ?? '',
    todo: coach?.dataset.todo ?? '',
    next: seen(document.querySelector('[data-target=learn-next]')),
    ring: ring ? at(ring) : null,
    draft: document.querySelector('.table')?.dataset.draft ?? '',
    seq: document.querySelector('.table')?.dataset.seq ?? '',
  };
}
"""


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(STATE)
    return found


STILL = """
async () => {
  const look = LOOK;
  for (let last = '', same = 0; same < 10; ) {
    await new Promise(requestAnimationFrame);
    const { ring, busy } = look();
    const now = JSON.stringify(ring);
    same = now === last && !busy ? same + 1 : 0;
    last = now;
  }
  return look();
}
""".replace("LOOK", STATE)


def settled(page: Page) -> dict[str, Any]:
    """The lesson once its ring has stood still for ten frames: what is lit is scrolled into sight first."""
    found: dict[str, Any] = page.evaluate(STILL)
    return found


def open_chapter(page: Page, game: str, chapter: str) -> None:
    page.goto(f"/learn/{game}/{chapter}?beat=0")
    page.wait_for_selector(COACH)


GONE_ON = """
(before) => {
  const now = (LOOK)();
  const told = ['beat', 'oops', 'part', 'todo', 'draft', 'seq', 'told', 'next'];
  return now.path !== before.path || (!now.busy && told.some((name) => now[name] !== before[name]));
}
""".replace("LOOK", STATE)


def changed(page: Page, before: dict[str, Any]) -> bool:
    """Wait until the lesson has gone on; False when it does not."""
    try:
        page.wait_for_function(GONE_ON, arg=before)
    except TimeoutError:
        return False
    return True


def play_chapter(page: Page, game: str, chapter: str, seen: Any = None) -> list[str]:
    """Play a chapter by clicking; what was clicked. `seen` is called at every beat."""
    open_chapter(page, game, chapter)
    here = f"/learn/{game}/{chapter}"
    clicked: list[str] = []
    for _ in range(150):
        page.wait_for_function(
            "() => { const c = document.querySelector('.coach');"
            " return document.querySelector('.table [data-target=read-on]') || (c && c.dataset.busy === undefined"
            " && (document.querySelector('[data-target=learn-next]') || document.querySelector('.c-veil .hole.do')))"
            " || !location.pathname.startsWith('" + here + "') }"
        )
        if look(page)["path"] != here:
            return clicked
        now = settled(page)
        if seen is not None and not now["told"]:
            seen(page, now)
        if now["told"]:
            page.click(READ_ON)
            clicked.append("read-on")
        elif now["next"]:
            page.click(NEXT)
            clicked.append("next")
        else:
            page.mouse.click(*now["ring"])
            clicked.append(now["todo"].split()[0])
        assert changed(page, now), (game, chapter, now, clicked)
        assert look(page)["oops"] is None, (game, chapter, look(page), clicked)
    raise AssertionError(("the chapter does not end", clicked))
