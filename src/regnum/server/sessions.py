"""Sessions: each browser that someone is signed in with is a row, of whose token only the hash is kept.

A token is new at every change of standing: when a guest comes, registers, signs in, changes the password. One that
somebody planted or read before is worth nothing afterwards.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from .messages import SessionInfo, moment
from .store.database import now
from .store.models import Person, Session, Token

YEAR = 365 * 24 * 3600
_LASTS = {"guest": YEAR * 1000, "account": YEAR * 1000 // 4}
"""For how many milliseconds a session lasts that nobody uses."""
ID = 16
"""How many letters of its hash name a session."""
_SEEN = 3600 * 1000
"""How often it is noted that a session is used."""
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"), ("iPhone|iPad", "iOS"), ("Windows", "Windows"), ("Mac OS", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def label_of(agent: str) -> str:
    """A browser and a system as people know them, as far as a User-Agent tells."""
    found = [
        next((name for mark, name in marks if re.search(mark, agent)), "") for marks in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(filter(None, found))


async def begin(session: AsyncSession, person: Person, label: str, instead_of: str = "") -> str:
    """A new session of a person, in place of the one that asked; its token."""
    token = secrets.token_urlsafe(32)
    await session.execute(delete(Session).where((Session.hash == instead_of) | (Session.expires < now())))
    session.add(
        Session(
            hash=digest(token),
            person_id=person.id,
            made=now(),
            seen=now(),
            expires=_end(person),
            label=label[:80],
        )
    )
    return token


async def begin_anew(session: AsyncSession, person: Person, label: str) -> str:
    """A new session of a person, and the end of all others; old cookies end too."""
    await session.execute(delete(Session).where(Session.person_id == person.id))
    person.renewed = now()
    return await begin(session, person, label)


async def use(session: AsyncSession, key: str, person: Person) -> None:
    """Note that a session is used: it lasts from now on."""
    await session.execute(update(Session).where(Session.hash == key).values(seen=now(), expires=_end(person)))


def _end(person: Person) -> int:
    return now() + _LASTS["guest" if person.login is None else "account"]


async def standing(session: AsyncSession, key: str) -> tuple[Person | None, bool]:
    """The person of a session that stands; and whether it is time to note that it is used."""
    rows = select(Session.seen, Person).join(Person, Session.person_id == Person.id)
    found = (await session.execute(rows.where(Session.hash == key, Session.expires > now()))).first()
    return (found.Person, now() - found.seen > _SEEN) if found is not None else (None, False)


async def listed(session: AsyncSession, person: Person, here: str) -> list[SessionInfo]:
    """A person's sessions, the newest first; `here` is the one that asks."""
    rows = select(Session).where(Session.person_id == person.id, Session.expires > now())
    found = await session.scalars(rows.order_by(Session.seen.desc(), Session.hash))
    return [
        SessionInfo(row.hash[:ID], row.label, moment(row.made), moment(row.seen), row.hash == here)
        for row in found
    ]


async def by_token(session: AsyncSession, key: str) -> Person | None:
    """The person for whom a program acts."""
    rows = select(Person).join(Token, Token.person_id == Person.id).where(Token.hash == key)
    return (await session.scalars(rows)).first()


class OldCookies:
    """Cookies of the time before sessions: a person's id and a date, signed.

    They are taken until they are a year old, or until the person does anything that ends sessions.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def read(self, cookie: str) -> str | None:
        """The person a cookie stands for, if it is ours and not too old."""
        text, _, sign = cookie.rpartition(".")
        expected = hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()
        if not text or not hmac.compare_digest(expected.encode(), sign.encode()):
            return None
        person, _, stamp = text.partition(".")
        if not stamp.isdigit() or time.time() - int(stamp) > YEAR:
            return None
        return person
