"""Guests who came once, did nothing and never came back: anybody can make them without end, so they are not kept for ever."""

from __future__ import annotations

from sqlalchemy import Select, delete, func, select
from sqlalchemy.exc import IntegrityError

from .store.database import Database, now
from .store.models import Chat, Person, Seat, Session, Table, Token

_UNSEEN = 30 * 24 * 3600 * 1000
"""After how many milliseconds a guest who left no trace is forgotten."""
_AT_ONCE, _ROUNDS = 500, 20


def _strangers(since: int) -> Select[tuple[str]]:
    """Their ids. Guests from before there were sessions have none, and their cookies may still be good."""
    unseen = select(Session.person_id).group_by(Session.person_id).having(func.max(Session.seen) < since)
    traces = (
        select(one).where(one.is_not(None))
        for one in (Seat.person_id, Table.host, Chat.person_id, Token.person_id)
    )
    rows = select(Person.id).where(Person.login.is_(None), Person.created < since, Person.id.in_(unseen))
    return rows.where(*(Person.id.not_in(trace) for trace in traces)).limit(_AT_ONCE)


async def forget_strangers(database: Database) -> int:
    """Forget the guests nobody would miss: no seat, no table, no word, no token, and not seen for a month; how many."""
    gone = 0
    for _ in range(_ROUNDS):
        async with database.reading() as session:
            found = list(await session.scalars(_strangers(now() - _UNSEEN)))
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
