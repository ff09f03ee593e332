"""Table info: what a table looks like to a person."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...bots import seated
from ..messages import SeatInfo, TableInfo, TableOptions, TakebackInfo, Told, moment
from ..store.database import now
from ..store.models import Seat, Table
from .late import delay_of
from .live_table import LiveTable

RECENT = 45_000
"""For how many milliseconds a sign of life counts as being here."""


def table_info(table: Table, person: str | None, live: LiveTable | None = None) -> TableInfo:
    """A table as one person may know it."""
    over = table.status in ("over", "abandoned")
    played = live.played if live is not None and live.table is table else None
    host = person is not None and table.host == person
    delay = delay_of(table, person)
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
        seats=[
            _seat(one, person, host, live, character)
            for one, character in zip(table.seats, _characters(table.seats), strict=True)
        ],
        created=moment(table.created),
        started=moment(table.started),
        finished=moment(table.finished),
        updated=moment(table.updated),
        seq=max(0, (played.seq if played else table.seq) - delay),
        decisions=max(0, (len(played.match.record.rows) if played else table.decisions) - delay),
        waiting=[] if table.closed or delay else list(played.match.waiting) if played else table.waiting,
        commitment=table.commitment,
        seed=table.seed if over else None,
        closed=msgspec.convert(table.closed, Told | None),
        rest=live.rest if live is not None else None,
        scores=table.scores,
        winners=table.winners,
        takeback=None if delay else _takeback(table, played.moved if played else table.seq),
        rematch=table.rematch,
        version=table.version,
    )


def _takeback(table: Table, seq: int) -> TakebackInfo | None:
    """A wish to go back, unless the table has moved on since."""
    if table.takeback is None or table.takeback["seq"] != seq:
        return None
    return msgspec.convert(table.takeback, TakebackInfo)


def _characters(seats: Sequence[Seat]) -> list[str | None]:
    """Who plays the seats that are bots'; those of people who are away keep their people's names."""
    return seated([seat.bot if seat.kind == "bot" else None for seat in seats])


def _seat(
    seat: Seat, person: str | None, host: bool, live: LiveTable | None, character: str | None
) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        person=seat.person_id,
        bot=seat.bot,
        ready=seat.ready,
        here=seat.kind == "bot" or present(seat, live),
        you=person is not None and seat.person_id == person,
        away=seat.away,
        invite=seat.invite if host else None,
        character=character,
    )


def present(seat: Seat, live: LiveTable | None) -> bool:
    """Whether the person of a seat gave a sign of life a moment ago."""
    if seat.person_id is None:
        return False
    return now() - seat.seen < RECENT or (live is not None and live.here(seat.person_id))
