"""What is kept: people, tables, seats, the history of every table, chat.

Times are whole milliseconds since 1970. A table's history is append-only: a move, an undo
and a rewind are each one row, and `keep` says how many decisions stand after it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship


class Base(DeclarativeBase):
    """All that is kept."""


class Fact(Base):
    """A value the server made for itself once, such as the key of its cookies."""

    __tablename__ = "facts"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Person(Base):
    """Someone who plays: a guest, or an account once there is a login."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    login_key: Mapped[str | None] = mapped_column(String(80), unique=True)
    """What the login looks like; the oldest accounts that look like another have none."""
    password: Mapped[str | None] = mapped_column(String(200))
    preferences: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    created: Mapped[int] = mapped_column(BigInteger)
    renewed: Mapped[int | None] = mapped_column(BigInteger)
    """Since when the cookies from before there were sessions are no longer taken."""
    damaged = False


class Session(Base):
    """A browser in which someone is signed in; only the hash of its token is kept."""

    __tablename__ = "sessions"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    made: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    expires: Mapped[int] = mapped_column(BigInteger, index=True)
    label: Mapped[str] = mapped_column(String(80))


class Token(Base):
    """A key with which a program acts for a person; only its hash is kept."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[int] = mapped_column(BigInteger)


STATUSES = ("open", "playing", "over", "abandoned")
"""What a table may be: named in full where the index by status and time shall serve a question of time alone."""


class Table(Base):
    """A table from the first open seat to the last word."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_status_updated", "status", "updated"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    settings: Mapped[dict[str, Any]] = mapped_column(JSON)
    components: Mapped[dict[str, Any]] = mapped_column(JSON)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(String(10))
    host: Mapped[str] = mapped_column(ForeignKey("people.id"))
    imported: Mapped[bool] = mapped_column(default=False)
    created: Mapped[int] = mapped_column(BigInteger)
    started: Mapped[int | None] = mapped_column(BigInteger)
    finished: Mapped[int | None] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)
    seed: Mapped[str | None] = mapped_column(String(200))
    commitment: Mapped[str] = mapped_column(String(64), default="")
    opening: Mapped[list[int]] = mapped_column(JSON, default=list)
    seq: Mapped[int] = mapped_column(default=0)
    decisions: Mapped[int] = mapped_column(default=0)
    waiting: Mapped[list[int]] = mapped_column(JSON, default=list)
    scores: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    winners: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    takeback: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    rematch: Mapped[str | None] = mapped_column(String(16))
    closed: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """Why it can't be played on, as it is told; empty for all tables that can."""
    made_from: Mapped[str | None] = mapped_column(String(24), index=True)
    """The hash of the address it was made from, until it begins."""
    version: Mapped[int] = mapped_column(default=1)
    seats: Mapped[list[Seat]] = relationship(
        order_by="Seat.seat", cascade="all, delete-orphan", lazy="selectin"
    )

    damaged = False
    """Whether something of it could not be read."""

    __mapper_args__ = {"version_id_col": version}  # noqa: RUF012 - SQLAlchemy's own shape


class Seat(Base):
    """One chair: open, kept for a guest with the link, taken by a person or a bot."""

    __tablename__ = "seats"
    __table_args__ = (Index("ix_seats_person", "person_id"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str] = mapped_column(String(40), default="")
    bot: Mapped[str | None] = mapped_column(String(40))
    ready: Mapped[bool] = mapped_column(default=False)
    away: Mapped[bool] = mapped_column(default=False)
    invite: Mapped[str | None] = mapped_column(String(32), unique=True)
    login: Mapped[str | None] = mapped_column(String(40), index=True)
    seen: Mapped[int] = mapped_column(BigInteger, default=0)


class History(Base):
    """One thing done at a table, and the results that chance gave to it.

    A move's `option` is a line: the options of one action, in order; `chance` holds a list of results for
    each of them. The oldest rows hold a single option and its results: a line of one.
    """

    __tablename__ = "history"
    __table_args__ = (UniqueConstraint("table_id", "seat", "action_id", name="uq_history_action"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    action: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int]
    option: Mapped[list[dict[str, Any]] | dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    chance: Mapped[list[Any]] = mapped_column(JSON)
    keep: Mapped[int]
    person_id: Mapped[str | None] = mapped_column(String(24))
    action_id: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)
    told: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    """What everybody was told of it, so that there is a log even without the rules; the oldest rows have none."""
    damaged = False


class Chat(Base):
    """One line of chat; those of spectators have no seat."""

    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[int] = mapped_column(BigInteger)
