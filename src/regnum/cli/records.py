"""`regnum replay` and `verify`: finished games."""

from __future__ import annotations

from pathlib import Path

from .. import replay, verify
from ..kernel.errors import BadSetup
from ..kernel.record import Record
from ..terminal.screen import Screen
from ..words import key, speak
from .shared import Lang, console


def replay_file(file: Path, /, *, to: int | None = None, seat: int | None = None, lang: Lang = None) -> None:
    """Tell a recorded game, to the end or to decision N, as one seat or a spectator saw it."""
    words = speak(lang)
    record = Record.open(file)
    if seat is not None and not 0 <= seat < record.seats:
        raise BadSetup(
            "no-seat",
            f"the game has seats 0 to {record.seats - 1}, not {seat}",
            seats=record.seats - 1,
            seat=seat,
        )
    if to is not None and not 0 <= to <= len(record.rows):
        raise BadSetup(
            "no-decision",
            f"the game has {len(record.rows)} decisions, not {to}",
            count=len(record.rows),
            to=to,
        )
    match = replay(record, to)
    names = [words(f"cli-name-{n}") for n in range(record.seats)]
    screen = Screen(match.game, names, words.at(record.game, match.components), console())
    screen.numbers()
    for number, events in enumerate(match.history):
        for line in screen.events(events, seat):
            screen.say("cli-numbered", number=number, text=line)
    screen.table(match.view(seat))


def verify_file(file: Path, /, *, lang: Lang = None) -> None:
    """Prove a record: every move legal, the end as told, every die the seed's own."""
    words = speak(lang)
    record = Record.open(file)
    match = verify(record)
    screen = Screen(match.game, [], words, console())
    screen.say("cli-verified", game=words(key(record.game, "name")), count=len(record.rows))
    screen.say("cli-verified-seed" if record.seed is not None else "cli-no-seed")
    if record.seed is not None and record.salts:
        screen.say("cli-verified-salts", count=len(record.salts))
