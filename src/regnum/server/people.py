"""People: guests with a name, accounts with a password, programs with a token."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from . import logins, sessions
from .errors import Refused, malformed, not_allowed, not_now, nothing_here, who
from .known import Known
from .messages import PersonInfo, SessionInfo, TokenInfo, moment
from .passwords import Passwords
from .requests import ChangeMe
from .store.database import Database, new_id, now
from .store.models import Person, Session, Token

_MOST_TOKENS = 20
_SESSION, _TOKEN, _OLD = "s", "t", "o"


class Asker(NamedTuple):
    """Who is asking, and by which key: a session, a program's token, or a cookie from before there were sessions."""

    person: Person
    key: str

    @property
    def session(self) -> str:
        """The hash of the session, empty for those who have none."""
        return self.key[1:] if self.key.startswith(_SESSION) else ""

    @property
    def program(self) -> bool:
        return self.key.startswith(_TOKEN)


_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters by name that show nothing."""
_MOST_MARKS = 3
"""Accents on one letter: more of them climb over the lines around."""


def clean(text: str, most: int) -> str:
    """A text as it is shown: one line, no control marks, no spaces around, something to see in it.

    >>> clean(" a\\u202eb\\u3164 \\n c ", 40), clean("e" + "\\u0323" * 30, 40) == "\\u1eb9" + "\\u0323" * 3
    ('ab c', True)
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        sort = unicodedata.category(letter)[0]
        marks = marks + 1 if sort == "M" else 0
        bare = marks and (not kept or kept[-1] == " ")
        if sort != "C" and letter not in _BLANK and not bare and marks <= _MOST_MARKS:
            kept.append(letter)
    line = " ".join("".join(kept).split())[:most].strip()
    if not line:
        raise malformed("nothing-to-read")
    return line


def clean_name(name: str) -> str:
    """A name as it is shown."""
    return clean(name, 40)


class People:
    """Knows who is asking."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.key = b""
        self.known = Known()
        self.passwords = Passwords()
        self.changed: Callable[[str], Awaitable[None]] = self._forget
        """Told of everyone whose name, preferences, sessions or tokens are others now."""

    async def open(self, secret: str) -> None:
        """Take the given key, or the one the database keeps."""
        self.key = hashlib.blake2b((secret or await self.database.secret()).encode(), digest_size=32).digest()
        self._old = sessions.OldCookies(self.key)

    async def _forget(self, person: str) -> None:
        self.known.forget(person)

    # Finding.

    async def by_cookie(self, cookie: str) -> Asker | None:
        """Who came with this cookie."""
        if "." in cookie:
            person = self._old.read(cookie)
            return await self._asker(_OLD + person) if person else None
        return await self._asker(_SESSION + sessions.digest(cookie))

    async def by_token(self, token: str) -> Asker | None:
        """For whom a program acts."""
        return await self._asker(_TOKEN + sessions.digest(token))

    async def _asker(self, key: str) -> Asker | None:
        person = await self.by_key(key)
        return Asker(person, key) if person else None

    async def by_key(self, key: str) -> Person | None:
        """The person of a key, as long as it stands."""
        known = self.known.get(key)
        if known is not None:
            return known
        changes = self.known.changes
        async with self.database.reading() as session:
            person, unnoted = await self._look_up(session, key)
        if person is not None:
            if unnoted:
                async with self.database.writing() as session:
                    await sessions.use(session, key[1:], person)
            self.known.keep(key, person, changes)
        return person

    @staticmethod
    async def _look_up(session: AsyncSession, key: str) -> tuple[Person | None, bool]:
        sort, text = key[0], key[1:]
        if sort == _SESSION:
            return await sessions.standing(session, text)
        if sort == _TOKEN:
            return await sessions.by_token(session, text), False
        person = await session.get(Person, text)
        return person if person is not None and person.renewed is None else None, False

    # Becoming someone.

    async def guest(self, name: str, label: str = "") -> tuple[Person, str]:
        """A new guest and the token of their session."""
        person = Person(id=new_id("p_", 14), name=clean_name(name), preferences={}, created=now())
        async with self.database.writing() as session:
            session.add(person)
            await session.flush()
            token = await sessions.begin(session, person, label)
        return person, token

    async def register(
        self, login: str, password: str, name: str | None, present: Person | None, label: str
    ) -> tuple[Person, str]:
        """A new account; a guest's tables come along, but no key that was the guest's."""
        if present is not None and present.login is not None:
            raise not_now("has-account")
        login = logins.normal(login)
        seen = logins.skeleton(login)
        hashed = await self.passwords.hash(password)
        shown = clean_name(name or (present.name if present else login))

        async def work(session: AsyncSession) -> tuple[Person, str]:
            alike = select(Person.login).where((Person.login == login) | (Person.login_key == seen))
            taken = await session.scalar(alike)
            if taken is not None:
                raise Refused(409, "taken", "login-taken" if taken == login else "login-alike")
            person = await session.get(Person, present.id) if present else None
            if person is None:
                person = Person(id=new_id("p_", 14), preferences={}, created=now())
                session.add(person)
            person.login, person.login_key, person.password, person.name = login, seen, hashed, shown
            await session.flush()
            await session.execute(delete(Token).where(Token.person_id == person.id))
            return person, await sessions.begin_anew(session, person, label)

        person, token = await self.database.change(work)
        await self.changed(person.id)
        return person, token

    async def log_in(
        self, login: str, password: str, present: Asker | None, label: str
    ) -> tuple[Person, str]:
        """The account of that login, if the password is right; the session that asked ends."""
        spelled = logins.spellings(login)
        async with self.database.reading() as session:
            found = list(await session.scalars(select(Person).where(Person.login.in_(spelled))))
        person = min(found, key=lambda one: spelled.index(one.login or ""), default=None)
        if not await self.passwords.fits(person.password if person else None, password) or person is None:
            raise Refused(401, "login")
        async with self.database.writing() as session:
            token = await sessions.begin(session, person, label, present.session if present else "")
        if present is not None:
            await self.changed(present.person.id)
        return person, token

    async def log_out(self, asker: Asker) -> None:
        """End the session that asks."""
        if asker.program:
            return
        async with self.database.writing() as session:
            if asker.session:
                await session.execute(delete(Session).where(Session.hash == asker.session))
            else:
                person = update(Person).where(Person.id == asker.person.id)
                await session.execute(person.values(renewed=now()))
        await self.changed(asker.person.id)

    async def change(self, person: Person, ask: ChangeMe) -> Person:
        """A new name or new preferences."""

        async def work(session: AsyncSession) -> Person:
            found = await session.get(Person, person.id)
            if found is None:
                raise who()
            if isinstance(ask.name, str):
                found.name = clean_name(ask.name)
            if isinstance(ask.preferences, dict):
                found.preferences = ask.preferences
            return found

        found = await self.database.change(work)
        await self.changed(person.id)
        return found

    async def change_password(self, asker: Asker, old: str, new: str, label: str) -> tuple[Person, str]:
        """A new password for who knows the old one; all other sessions end."""
        if asker.person.login is None:
            raise not_now("no-account")
        async with self.database.reading() as session:
            kept = await session.scalar(select(Person.password).where(Person.id == asker.person.id))
        if not await self.passwords.fits(kept, old):
            raise not_allowed("wrong-password")
        return await self._renew(asker, label, await self.passwords.hash(new))

    # Sessions.

    async def sessions(self, asker: Asker) -> list[SessionInfo]:
        """Where someone is signed in."""
        async with self.database.reading() as session:
            return await sessions.listed(session, asker.person, asker.session)

    async def end_session(self, person: Person, session_id: str) -> None:
        """Sign out one browser."""
        async with self.database.writing() as session:
            mine = Session.person_id == person.id, Session.hash.startswith(session_id, autoescape=True)
            rows = delete(Session).where(*mine).returning(Session.hash)
            if len(session_id) != sessions.ID or not list(await session.scalars(rows)):
                raise nothing_here("no-session")
        await self.changed(person.id)

    async def sign_out_everywhere(self, asker: Asker, label: str) -> tuple[Person, str]:
        """End all sessions but the one that asks, which goes on under a new token."""
        return await self._renew(asker, label, None)

    async def _renew(self, asker: Asker, label: str, hashed: str | None) -> tuple[Person, str]:
        if asker.program:
            raise not_allowed("not-by-program")

        async def work(session: AsyncSession) -> tuple[Person, str]:
            person = await session.get(Person, asker.person.id)
            if person is None:
                raise who()
            person.password = hashed or person.password
            return person, await sessions.begin_anew(session, person, label)

        person, token = await self.database.change(work)
        await self.changed(person.id)
        return person, token

    # Tokens.

    async def tokens(self, person: Person) -> list[TokenInfo]:
        async with self.database.reading() as session:
            rows = select(Token).where(Token.person_id == person.id).order_by(Token.created)
            return [TokenInfo(row.id, row.name, moment(row.created)) for row in await session.scalars(rows)]

    async def make_token(self, person: Person, name: str) -> TokenInfo:
        """A key for a program, shown this once."""
        token = f"regnum_{secrets.token_urlsafe(24)}"
        row = Token(
            id=new_id("t_", 10),
            person_id=person.id,
            name=clean_name(name),
            hash=sessions.digest(token),
            created=now(),
        )
        if len(await self.tokens(person)) >= _MOST_TOKENS:
            raise not_now("many-tokens", most=_MOST_TOKENS)
        async with self.database.writing() as session:
            session.add(row)
        return TokenInfo(row.id, row.name, moment(row.created), token)

    async def drop_token(self, person: Person, token: str) -> None:
        async with self.database.writing() as session:
            rows = delete(Token).where(Token.id == token, Token.person_id == person.id).returning(Token.id)
            if not list(await session.scalars(rows)):
                raise nothing_here("no-token")
        await self.changed(person.id)


def person_info(person: Person) -> PersonInfo:
    """A person as they see themselves."""
    return PersonInfo(person.id, person.name, person.login is None, person.login, person.preferences)
