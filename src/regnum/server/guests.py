"""Guests who came once, did nothing and never came back: anybody can make them without end, so they are not kept for ever."""

from __future__ import annotations

from sqlalchemy import Select, Text, and_, cast, delete, func, or_, select
from sqlalchemy.exc import IntegrityError

from .store.database import Database, now
from .store.models import Chat, Person, Seat, Session, Table, Token

_MONTH = 30 * 24 * 3600 * 1000
"""In milliseconds."""
_EMPTY, _SOME = 1, 6
"""After how many months a guest who left no trace is forgotten: without preferences, and with some."""
_AT_ONCE, _ROUNDS = 500, 20


def _unseen(months: int) -> Select[str]:
    """Guests from before there were sessions are not among them: their cookies may still be good."""
    last = func.max(Session.seen) < now() - months * _MONTH
    return select(Session.person_id).group_by(Session.person_id).having(last)


def _strangers() -> Select[str]:
    empty = cast(Person.preferences, Text) == "{}"
    unseen = or_(and_(empty, Person.id.in_(_unseen(_EMPTY))), Person.id.in_(_unseen(_SOME)))
    traces = (
        select(one).where(one.is_not(None))
        for one in (Seat.person_id, Table.host, Chat.person_id, Token.person_id)
    )
    rows = select(Person.id).where(Person.login.is_(None), unseen)
    return rows.where(*(Person.id.not_in(trace) for trace in traces)).limit(_AT_ONCE)


async def forget_strangers(database: Database) -> int:
    """Forget the guests nobody would miss: no seat, no table, no word, no token, and not seen for long; how many."""
    gone = 0
    for _ in range(_ROUNDS):
        async with database.reading() as session:
            found = list(await session.scalars(_strangers()))
        try:
            async with database.writing() as session:
                await session.execute(delete(Session).where(Session.person_id.in_(found)))
                await session.execute(delete(Person).where(Person.id.in_(found)))
        except IntegrityError:
            break  # one of them has come back this very moment: the others wait for the next round
        gone += len(found)
        if len(found) < _AT_ONCE:
            break
    return gone
