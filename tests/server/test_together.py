"""Seats that decide at once, and bots that fail: the parts of play without a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from doubles import SOUND
from waiting import until

from regnum.kernel.registry import register
from regnum.server.config import Config
from regnum.server.errors import Refused
from regnum.server.play.seat_state import state_of
from regnum.server.requests import Move, NewTable, Sit, Undo
from regnum.server.services import Services
from regnum.server.store.database import migrate
from regnum.server.store.models import Person

Work = Callable[[Services], Awaitable[None]]


def at_a_server(tmp_path: Path, work: Work, **settings: Any) -> None:
    """Run some work inside a server without its doors."""
    address = f"sqlite+aiosqlite:///{tmp_path}/t.sqlite3"
    migrate(address)

    async def main() -> None:
        services = Services(Config(database=address, bot_seconds=0.2, **settings))
        await services.open()
        try:
            await work(services)
        finally:
            await services.close()

    asyncio.run(main())


async def three_at_a_table(services: Services, *, bot: bool = False) -> tuple[str, list[Person]]:
    register(SOUND)
    people = [(await services.people.guest(name))[0] for name in ("Anna", "Boris", "Vera")]
    third = Sit("bot", bot="random") if bot else Sit("open")
    table = await services.seating.create(people[0], NewTable("sound", [Sit("me"), Sit("open"), third]), "")
    for seat in (1,) if bot else (1, 2):
        await services.seating.sit(table.id, seat, people[seat], None)
        await services.seating.ready(table.id, people[seat], True)
    await services.seating.start(table.id, people[0])
    return table.id, people


def pick(seat: int, seq: int, options: list[Any]) -> Move:
    return Move(f"{seat}-{seq}", seq, seat, [SOUND.encode(options[0])])


def test_answers_given_at_once_are_all_fresh(tmp_path: Path) -> None:
    """Another seat's answer to the same question does not make mine stale; an older question's does."""

    async def work(services: Services) -> None:
        table, people = await three_at_a_table(services)
        played = (await services.tables.find(table)).played
        assert played is not None
        await services.moves.move(table, people[0].id, Move("pass", 0, 0, [{"kind": "pass"}]))
        assert played.match.waiting == (0, 1, 2)
        asked = played.seq
        moves = [pick(seat, asked, played.match.options(seat)) for seat in range(3)]
        done = await asyncio.gather(
            *[services.moves.move(table, people[seat].id, moves[seat]) for seat in range(3)]
        )
        assert sorted(seq for _, seq in done) == [asked + 1, asked + 2, asked + 3]
        with pytest.raises(Refused) as late:
            await services.moves.move(table, people[0].id, Move("late", asked, 0, [{"kind": "pass"}]))
        assert late.value.code == "stale"

    at_a_server(tmp_path, work)


def test_nobody_sees_an_answer_before_all_are_in(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        table, people = await three_at_a_table(services)
        live = await services.tables.find(table)
        played = live.played
        assert played is not None
        await services.moves.move(table, people[0].id, Move("pass", 0, 0, [{"kind": "pass"}]))
        before = [state_of(played, seat, [seat]) for seat in (1, 2, None)]
        await services.moves.move(table, people[0].id, pick(0, played.seq, played.match.options(0)))
        after = [state_of(played, seat, [seat]) for seat in (1, 2, None)]
        for old, new in zip(before, after, strict=True):
            assert new.waiting == [1, 2]
            assert old.view == new.view
            assert new.log[-1].events == []
        assert played.match.can_undo(0)
        await services.moves.undo(table, people[0].id, Undo("back", played.seq, 0))
        assert played.match.waiting == (0, 1, 2)
        with pytest.raises(Refused) as stale:
            await services.moves.move(table, people[1].id, pick(1, played.seq - 1, played.match.options(1)))
        assert stale.value.code == "stale"

    at_a_server(tmp_path, work)


def test_a_bot_that_cannot_think_still_moves(tmp_path: Path) -> None:
    """The game is unknown in the bot's process: a plain choice is made in its place."""

    async def work(services: Services) -> None:
        table, people = await three_at_a_table(services, bot=True)
        live = await services.tables.find(table)
        assert live.played is not None
        await services.moves.move(table, people[0].id, Move("pass", 0, 0, [{"kind": "pass"}]))
        await until(lambda: 2 not in live.played.match.waiting, "the bot moves")

    at_a_server(tmp_path, work)


def test_the_bots_of_a_question_think_in_one_worker(tmp_path: Path) -> None:
    """Whoever only follows what another worker does leaves its bots to it, until it has had time enough."""

    async def work(services: Services) -> None:
        other = Services(services.config)
        for loop in services.loops:
            await loop.stop()
        services.tables.call_bots = lambda live: None
        table, people = await three_at_a_table(services, bot=True)
        await other.tables.find(table)
        await services.moves.move(table, people[0].id, Move("pass", 0, 0, [{"kind": "pass"}]))
        live = await other.tables.find(table, fresh=True)
        assert live.played is not None
        assert 2 in live.played.match.waiting
        other.bot_turns.call(live)
        assert not live.thinking
        live.followed -= 60_000
        other.bot_turns.call(live)
        assert list(live.thinking) == [2]
        await other.bot_turns.stop()
        await other.tables.database.close()

    at_a_server(tmp_path, work)
