"""Positions of Kingsburg laid before the browser, with a server's answers to what it asks of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Page

from regnum.games.kingsburg import GAME
from regnum.games.kingsburg.state import Kingsburg
from regnum.kernel.chance import Seeded
from regnum.kernel.forest import write
from regnum.kernel.match import Match
from regnum.server.play.previews import plain_view, preview
from regnum.server.play.seat_state import prompt

from .play import new_table
from .scenes import plain
from .wire import Wire

DRAFT = """() => {
  const faces = (node, where) => [...node.querySelectorAll(`${where} use[href^='#die-']`)].map((one) => +one.getAttribute('href').slice(5)).sort();
  const laid = {};
  for (const one of document.querySelectorAll("[data-target^='advisor:']"))
    for (const face of faces(one, '.onto[data-ghost]')) (laid[one.dataset.target.slice(8)] ??= []).push(face);
  return {
    laid,
    tray: faces(document, '.tray .dpick[data-state=selected]'),
    marked: document.querySelectorAll('.advisor[data-state=selected]').length,
    bar: document.querySelector('.bar .prompt').innerText,
    ready: !!document.querySelector('[data-target=confirm]:not([aria-disabled=true])'),
  };
}"""


class Court:
    """A table of three in spring of the first year; the seat at the browser is asked to influence an advisor."""

    def __init__(
        self,
        page: Page,
        arrange: Callable[[Kingsburg, int], None],
        changes: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        match = Match(GAME, 3, settings or {}, "court", GAME.components().override(changes or {}))
        luck = Seeded("court")
        while prompt(match).name != "influence":  # type: ignore[union-attr]
            seat = match.waiting[0]
            options = match.options(seat)
            match.apply(seat, options[luck.pick(len(options))])
        self.match = match
        self.seat = match.waiting[0]
        g = match.state
        assert isinstance(g, Kingsburg)
        arrange(g, self.seat)
        step = g.agenda[-1]
        g.offers = (step.options(g),)  # type: ignore[attr-defined]
        self.page = page
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
        self.wire = Wire(page, new_table(page, "kingsburg", seats), ("Vera", "Anna", "Boris"))
        self.wire.table["components"] = dict(changes or {})
        self.lay()

    def lay(self) -> None:
        """Lay the position before the browser."""
        match, seat = self.match, self.seat
        fork = match.plans(seat)
        assert fork
        told = {
            "seat": seat, "view": match.view(seat), "waiting": match.waiting, "prompt": prompt(match),
            "plans": write(GAME, fork, match.state.alike(seat)), "asides": None,
        }  # fmt: skip
        self.wire.lay(plain(told))
        self.page.wait_for_selector(".table[data-turn=mine] .advisors", state="attached")

    def answer(self) -> None:
        """Say what the drafts lead to that the browser asked about."""
        for asked in self.page.evaluate(
            "() => window.wire.sent.splice(0).filter((one) => one.type === 'preview')"
        ):
            lines = [[GAME.decode(option) for option in line] for line in asked["lines"]]
            view = plain_view(self.match, self.seat)
            said = {
                "type": "preview", "id": asked["id"], "seq": asked["seq"],
                "previews": [preview(self.match, self.seat, line, view, True) for line in lines],
            }  # fmt: skip
            self.page.evaluate(
                "(said) => window.wire.socket.onmessage({ data: JSON.stringify(said) })", plain(said)
            )

    def click(self, *pieces: str) -> None:
        """Click pieces one after the other, as a person would."""
        for piece in pieces:
            self.page.locator(f"[data-target='{piece}']:visible").first.click()
            self.answer()

    def sent(self) -> list[dict[str, Any]]:
        """The actions that were sent, each as its line."""
        found: list[dict[str, Any]] = self.page.evaluate(
            "() => window.wire.sent.filter((one) => one.type === 'move').map((one) => one.line)"
        )
        return found

    # What each part of the table shows.

    def draft(self) -> dict[str, Any]:
        """What all of them show at one moment: dice of the tray and on advisors, how many of these are marked, the sentence, Confirm."""
        found: dict[str, Any] = self.page.evaluate(DRAFT)
        return found

    def tray(self) -> list[int]:
        """The faces of the dice that are marked as chosen in the tray, in order."""
        return self._faces(".tray .dpick[data-state=selected] use[href^='#die-']")

    def court(self, advisor: str) -> list[int]:
        """The faces of the dice that lie on an advisor as a draft."""
        return self._faces(f"[data-target='advisor:{advisor}'] .onto[data-ghost] use[href^='#die-']")

    def bar(self) -> str:
        return self.page.locator(".bar .prompt").inner_text()

    def _faces(self, where: str) -> list[int]:
        hrefs: list[str] = self.page.locator(where).evaluate_all(
            "nodes => nodes.map((node) => node.getAttribute('href'))"
        )
        return sorted(int(href.removeprefix("#die-")) for href in hrefs)
