"""The enemy card lies face down: two worlds that differ in nothing else look and sound the same to who has not looked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import regnum
from regnum.games.kingsburg import GAME
from regnum.games.kingsburg.redeal import PUBLIC
from regnum.games.kingsburg.state import Kingsburg
from regnum.kernel.chance import Seeded
from regnum.kernel.errors import IllegalOption
from regnum.kernel.kinds import Option
from regnum.kernel.match import Match
from regnum.words import Words

SETTINGS: list[dict[str, Any]] = [{}, {"modules": "events,governors"}, {"modules": "all"}]


def twin(g: Kingsburg) -> Kingsburg:
    """The same table with another enemy in this year and in each that follows."""
    other = g.copy()
    known = max(g.year - 1, 0)
    fresh = [
        cards[(cards.index(g.enemies[year - 1]) + 1) % len(cards)]
        for year, cards in enumerate(g.tables.enemies_of)
        if year > known
    ]
    other.enemies = (*g.enemies[:known], *fresh)
    return other


def blind(g: Kingsburg) -> list[int | None]:
    """The seats that may not know this year's enemy, and the spectators."""
    if g.lookers & PUBLIC:
        return []
    return [*(seat for seat in range(g.seats) if not g.lookers >> seat & 1), None]


def after(g: Kingsburg, seat: int, option: Option) -> Kingsburg:
    """The table after a move, with the events of it."""
    world = g.copy()
    world.events = []
    world.apply(seat, option)
    return world


def heard(world: Kingsburg, eyes: int | None) -> list[Any]:
    """What was told, up to where the enemy is turned over."""
    found = []
    for event in world.events or []:
        if GAME.events[event.kind].name in ("enemy", "enemy_shown"):
            break
        found.append(event.seen(GAME.events, eyes))
    return found


def positions() -> Iterator[tuple[Kingsburg, int, Option]]:
    """Every decision of random games with the option that is taken; those who may look do so often."""
    for seed in range(6):
        g = GAME.new(2 + seed % 4, Seeded(seed), SETTINGS[seed % 3])
        assert isinstance(g, Kingsburg)
        luck = Seeded(f"secret {seed}")
        while g.waiting:
            seat = g.waiting[0]
            options = g.options(seat)
            looks = [
                one
                for one in options
                if len(one) > 1 and GAME.encode(one).get("advisor") in ("general", "queen")
            ]
            option = looks[0] if looks else options[luck.pick(len(options))]
            yield g, seat, option
            g.apply(seat, option)


def test_an_enemy_not_looked_at_changes_nothing_that_is_seen_or_heard() -> None:
    """KB-013: view, text and events of who has not looked, also after another player has."""
    words = Words("en")
    peeked = compared = 0
    for g, seat, option in positions():
        worlds = (g, twin(g))
        results = [after(world, seat, option) for world in worlds]
        for eyes in blind(g):
            mine, theirs = (world.view(eyes) for world in worlds)
            assert mine == theirs
            if compared % 10 == 0:
                texts = [[sheet.rows for sheet in GAME.sketch(view, words)] for view in (mine, theirs)]
                assert texts[0] == texts[1]
            if eyes in blind(results[0]) or results[0].lookers & PUBLIC:
                tales = [heard(result, eyes) for result in results]
                shorter = min(map(len, tales))
                assert tales[0][:shorter] == tales[1][:shorter]
            compared += 1
        peeked += bool(g.lookers and not g.lookers & PUBLIC)
    assert compared > 3000
    assert peeked > 150


def test_removed_enemies_are_nowhere_to_be_read() -> None:
    """KB-013: the cards of a year that were not drawn are known to nobody, also not when the year is over."""
    for g, _, _ in positions():
        if g.year != 3:
            continue
        for eyes in (*range(g.seats), None):
            view = g.view(eyes)
            assert len(view.past_enemies) == 2
            for year, enemy in enumerate(view.past_enemies, 1):
                assert enemy.kind == g.tables.enemies[g.enemies[year - 1]].kind


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_comes_out_by_undo_or_by_a_refusal(seat: int) -> None:
    """KB-013: what is told after a take-back, and why a wrong choice is refused, name no enemy."""
    match = Match(GAME, 2, {}, "undo")
    luck = Seeded("undo")
    names = {enemy.kind for enemy in match.state.tables.enemies}  # type: ignore[attr-defined]
    undone = 0
    while match.waiting and match.state.year == 1 and match.state.phase < 8:  # type: ignore[attr-defined]
        mover = match.waiting[0]
        options = match.options(mover)
        match.apply(mover, options[luck.pick(len(options))])
        if match.can_undo(mover) and luck.pick(2):
            match.undo(mover)
            undone += 1
        g = match.state
        assert isinstance(g, Kingsburg)
        if g.year == 1 and seat in blind(g):
            stream = [event.seen(GAME.events, seat) for events in match.history for event in events]
            assert not names & set(json.dumps(stream).replace('"', " ").split())
        if match.waiting:
            with pytest.raises(IllegalOption) as refusal:
                match.apply(match.waiting[0], (99,))
            assert not any(name in str(refusal.value) for name in names)
    assert undone > 5


def test_who_comes_back_sees_what_was_seen() -> None:
    """KB-013: a match played again from its record shows a seat the same, and no more."""
    match = Match(GAME, 3, {}, "again")
    luck = Seeded("again")
    for _ in range(30):
        mover = match.waiting[0]
        options = match.options(mover)
        match.apply(mover, options[luck.pick(len(options))])
    again = regnum.replay(match.record)
    for eyes in (0, 1, 2, None):
        assert msgspec.json.encode(again.view(eyes)) == msgspec.json.encode(match.view(eyes))
