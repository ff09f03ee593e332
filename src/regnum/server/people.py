"""People: guests with a name, accounts with a password, programs with a token."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from .errors import Refused, malformed, not_now, nothing_here, who
from .messages import PersonInfo, TokenInfo, moment
from .requests import ChangeMe
from .store.database import Database, new_id, now
from .store.models import Person, Token

YEAR = 365 * 24 * 3600
_REMEMBERED = 5000
_MOST_TOKENS = 20
_hasher = PasswordHasher()
_NO_ONE = _hasher.hash(secrets.token_hex(16))
"""Checked when there is no such login, so that the time taken tells nothing."""


def clean(text: str, most: int) -> str:
    """A text as it is shown: one line, no control marks, no spaces around, not empty."""
    kept = "".join(letter for letter in " ".join(text.split()) if unicodedata.category(letter)[0] != "C")
    kept = kept.strip()[:most]
    if not kept:
        raise malformed("nothing-to-read")
    return kept


def clean_name(name: str) -> str:
    """A name as it is shown."""
    return clean(name, 40)


class People:
    """Knows who is asking."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.key = b""
        self._known: dict[str, Person] = {}

    async def open(self, secret: str) -> None:
        """Take the given key, or the one the database keeps."""
        self.key = hashlib.blake2b((secret or await self.database.secret()).encode(), digest_size=32).digest()

    # Cookies.

    def cookie(self, person: str) -> str:
        """The signed text that stands for a person."""
        text = f"{person}.{int(time.time())}"
        return f"{text}.{self._sign(text)}"

    def _sign(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), hashlib.sha256).hexdigest()

    def read_cookie(self, cookie: str) -> str | None:
        """The person a cookie stands for, if it is ours and not too old."""
        text, _, sign = cookie.rpartition(".")
        if not text or not hmac.compare_digest(self._sign(text).encode(), sign.encode()):
            return None
        person, _, stamp = text.partition(".")
        if not stamp.isdigit() or time.time() - int(stamp) > YEAR:
            return None
        return person

    # Finding.

    async def find(self, person: str) -> Person | None:
        """The person of that id."""
        known = self._known.get(person)
        if known is not None:
            return known
        async with self.database.reading() as session:
            found = await session.get(Person, person)
        if found is not None:
            self._remember(person, found)
        return found

    async def by_token(self, token: str) -> Person | None:
        """The person for whom a program acts."""
        async with self.database.reading() as session:
            rows = (
                select(Person).join(Token, Token.person_id == Person.id).where(Token.hash == _digest(token))
            )
            return (await session.scalars(rows)).first()

    def _remember(self, key: str, person: Person) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[key] = person

    # Becoming someone.

    async def guest(self, name: str, present: Person | None) -> Person:
        """A new guest, or the same one renamed."""
        name = clean_name(name)
        if present is not None:
            return await self.change(present, ChangeMe(name=name))
        person = Person(
            id=new_id("p_", 14), name=name, login=None, password=None, preferences={}, created=now()
        )
        async with self.database.writing() as session:
            session.add(person)
        return person

    async def register(self, login: str, password: str, name: str | None, present: Person | None) -> Person:
        """A new account; a guest's tables come along."""
        if present is not None and present.login is not None:
            raise not_now("has-account")
        hashed = await asyncio.to_thread(_hasher.hash, password)
        login = login.lower()
        shown = clean_name(name or (present.name if present else login))

        async def work(session: AsyncSession) -> Person:
            taken = await session.scalar(select(Person.id).where(Person.login == login))
            if taken is not None:
                raise Refused(409, "taken", "login-taken")
            person = await session.get(Person, present.id) if present else None
            if person is None:
                person = Person(id=new_id("p_", 14), preferences={}, created=now())
                session.add(person)
            person.login, person.password, person.name = login, hashed, shown
            return person

        person = await self.database.change(work)
        self._known.pop(person.id, None)
        return person

    async def log_in(self, login: str, password: str) -> Person:
        """The account of that login, if the password is right."""
        async with self.database.reading() as session:
            person = (await session.scalars(select(Person).where(Person.login == login.lower()))).first()
        hashed = person.password if person is not None and person.password else _NO_ONE
        try:
            await asyncio.to_thread(_hasher.verify, hashed, password)
        except (VerificationError, InvalidHashError):
            person = None
        if person is None:
            raise Refused(401, "login")
        return person

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
        self._known.pop(person.id, None)
        return found

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
            hash=_digest(token),
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


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def person_info(person: Person) -> PersonInfo:
    """A person as they see themselves."""
    return PersonInfo(person.id, person.name, person.login is None, person.login, person.preferences)
