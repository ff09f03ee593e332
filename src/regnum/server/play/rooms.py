"""Rooms: what a table looks like to a person, and how seats are made and filled."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from ...kernel.errors import RegnumError
from ...kernel.game import Game
from ...kernel.match import Match
from ..errors import Refused, malformed, not_now
from ..messages import SeatInfo, TableInfo, TableOptions, TakebackInfo, moment
from ..people import clean
from ..requests import Sit
from ..store.database import new_id, now
from ..store.models import Person, Seat, Table
from .hub import Desk
from .mind import LEVELS

RECENT = 45_000
"""For how many milliseconds a sign of life counts as being here."""
DEFAULT_LEVEL = "medium"


def checked_level(level: str | None) -> str:
    """A bot level there is."""
    level = level or DEFAULT_LEVEL
    if level not in LEVELS:
        raise malformed(f"there is no bot level {level!r}; there are {', '.join(LEVELS)}")
    return level


def checked_settings(game: Game, seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """The game's settings in full, or a refusal that says what is allowed."""
    try:
        settings = game.check_settings(given)
        game.check_seats(seats, settings)
    except RegnumError as error:
        raise malformed(str(error), error) from None
    return {key: list(value) if isinstance(value, tuple) else value for key, value in settings.items()}


def make_seats(table: str, wanted: Sequence[Sit], host: Person, old: Sequence[Seat] = ()) -> list[Seat]:
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
                checked_level(sit.bot),
                True,
                clean(sit.name, 40) if sit.name else "",
            )
        elif sit.kind == "invited":
            seat.invite = secrets.token_urlsafe(12)
            seat.login = sit.login.lower() if sit.login else None
        seats.append(seat)
    return seats


def info(table: Table, person: str | None, desk: Desk | None = None) -> TableInfo:
    """A table as one person may know it."""
    over = table.status == "over"
    live = desk.live if desk is not None and desk.table is table else None
    host = person is not None and table.host == person
    return TableInfo(
        id=table.id,
        game=table.game,
        rules=table.rules,
        settings=table.settings,
        components=table.components,
        options=msgspec.convert(table.options, TableOptions),
        status=table.status,
        host=table.host,
        you_host=host,
        yours=[one.seat for one in table.seats if person and one.person_id == person and not one.away],
        imported=table.imported,
        seats=[_seat(one, person, host, desk) for one in table.seats],
        created=moment(table.created),
        started=moment(table.started),
        finished=moment(table.finished),
        updated=moment(table.updated),
        seq=live.seq if live else table.seq,
        decisions=len(live.match.record.rows) if live else table.decisions,
        waiting=list(live.match.waiting) if live else table.waiting,
        commitment=table.commitment,
        seed=table.seed if over else None,
        scores=table.scores,
        winners=table.winners,
        takeback=_takeback(table, live.seq if live else table.seq),
        rematch=table.rematch,
        version=table.version,
    )


def _takeback(table: Table, seq: int) -> TakebackInfo | None:
    """A wish to go back, unless the table has moved on since."""
    if table.takeback is None or table.takeback["seq"] != seq:
        return None
    return msgspec.convert(table.takeback, TakebackInfo)


def _seat(seat: Seat, person: str | None, host: bool, desk: Desk | None) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        person=seat.person_id,
        bot=seat.bot,
        ready=seat.ready,
        here=seat.kind == "bot" or present(seat, desk),
        you=person is not None and seat.person_id == person,
        away=seat.away,
        invite=seat.invite if host else None,
    )


def present(seat: Seat, desk: Desk | None) -> bool:
    """Whether the person of a seat gave a sign of life a moment ago."""
    if seat.person_id is None:
        return False
    return now() - seat.seen < RECENT or (desk is not None and desk.here(seat.person_id))


def begin(table: Table, game: Game) -> None:
    """Deal: choose the seed, publish its hash, lay out the table."""
    if table.options.get("order") == "random":
        _shuffle(table.seats)
    seed = secrets.token_hex(16)
    try:
        components = game.components().override(table.components)
        match = Match(game, len(table.seats), table.settings, seed, components)
    except RegnumError as error:
        raise not_now(str(error), error) from None
    table.seed = seed
    table.commitment = match.record.commitment
    table.opening = match.record.opening
    table.rules = game.version
    table.waiting = list(match.waiting)
    table.status = "playing"
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
        raise Refused(403, "foreign-seat", "this is not your seat")
    return found


def seat_of(table: Table, seat: int) -> Seat:
    """The seat of that number, or a refusal."""
    if not 0 <= seat < len(table.seats):
        raise Refused(404, "nothing-here", f"this table has no seat {seat}")
    return table.seats[seat]


def new_table_id() -> str:
    """The name of a table, short enough to read out."""
    return new_id(length=8)
