"""Seats: how they are made and found, and how a game is dealt to them."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ...bots import DEFAULT_LEVEL, LEVELS
from ...kernel.game import Game
from ...kernel.match import Match
from ..errors import foreign_seat, malformed, not_now, nothing_here, refuse_as
from ..logins import spellings
from ..people import clean
from ..requests import Sit
from ..store.database import new_id, now
from ..store.models import Person, Seat, Table


def checked_level(level: str | None, bots: Collection[str]) -> str:
    """A bot level there is, or one of the host's `bots`."""
    level = level or DEFAULT_LEVEL
    if level not in LEVELS and level not in bots:
        raise malformed("bot-level", level=level, levels=", ".join([*LEVELS, *bots]))
    return level


def known_level(level: str | None, bots: Collection[str]) -> str:
    """The bot of a seat; one of ours for one that the host has no more."""
    return level if level is not None and (level in LEVELS or level in bots) else DEFAULT_LEVEL


def spec_of(level: str | None, bots: Mapping[str, str]) -> str:
    """The text that names the bot of a seat."""
    known = known_level(level, bots)
    return bots.get(known, known)


def checked_settings(game: Game, seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """The game's settings in full, or a refusal that says what is allowed."""
    with refuse_as(malformed):
        settings = game.check_settings(given)
        game.check_seats(seats, settings)
    return {key: list(value) if isinstance(value, tuple) else value for key, value in settings.items()}


def make_seats(
    table: str, wanted: Sequence[Sit], host: Person, bots: Collection[str], old: Sequence[Seat] = ()
) -> list[Seat]:
    """Seats as the host wants them; people who already sit keep their places where an open seat is wanted."""
    seats = []
    for number, sit in enumerate(wanted):
        was = old[number] if number < len(old) else None
        if was is not None and sit.kind in ("open", "invited") and was.kind in ("person", sit.kind):
            if was.kind != "person" or was.person_id != host.id:
                seats.append(was)
                continue
        seat = Seat(
            table_id=table, seat=number, kind=sit.kind, name="", ready=False, away=False, seen=0,
            person_id=None, bot=None, invite=None, login=None,
        )  # fmt: skip
        if sit.kind == "me":
            seat.kind, seat.person_id, seat.name, seat.ready = (
                "person",
                host.id,
                clean(sit.name or host.name, 40),
                True,
            )
            seat.seen = now()
        elif sit.kind == "bot":
            seat.bot, seat.ready, seat.name = (
                checked_level(sit.bot, bots),
                True,
                clean(sit.name, 40) if sit.name else "",
            )
        elif sit.kind == "invited":
            seat.invite = secrets.token_urlsafe(12)
            seat.login = (spellings(sit.login)[-1] or None) if sit.login else None
        seats.append(seat)
    return seats


def begin(table: Table, game: Game) -> None:
    """Deal: choose the seed, publish its hash, lay out the table."""
    if table.options.get("order") == "random":
        _shuffle(table.seats)
    seed = secrets.token_hex(16)
    with refuse_as(not_now):
        components = game.components().override(table.components)
        match = Match(game, len(table.seats), table.settings, seed, components)
    table.seed = seed
    table.commitment = match.record.commitment
    table.opening = match.record.opening
    table.rules = game.version
    table.waiting = list(match.waiting)
    table.status = "playing"
    table.made_from = None
    table.started = now()
    for seat in table.seats:
        seat.invite = None


def _shuffle(seats: list[Seat]) -> None:
    fields = ("kind", "person_id", "name", "bot", "ready", "seen")
    people = [tuple(getattr(seat, name) for name in fields) for seat in seats]
    secrets.SystemRandom().shuffle(people)
    for seat, values in zip(seats, people, strict=True):
        for name, value in zip(fields, values, strict=True):
            setattr(seat, name, value)


def my_seat(table: Table, seat: int, person: str) -> Seat:
    """The seat, if it is this person's, or a refusal."""
    found = seat_of(table, seat)
    if found.person_id != person:
        raise foreign_seat()
    return found


def seat_of(table: Table, seat: int) -> Seat:
    """The seat of that number, or a refusal."""
    if not 0 <= seat < len(table.seats):
        raise nothing_here("no-chair", seat=seat + 1)
    return table.seats[seat]


def new_table_id() -> str:
    """The name of a table, short enough to read out."""
    return new_id(length=8)
