"""Match: a state in play, with its record, its events and undo."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from .chance import Chance, Recorded, Seeded
from .components import Components
from .errors import BadRecord, BadSetup, IllegalOption, RegnumError, ScriptEnded
from .event import Event
from .freeze import digest
from .game import Game
from .kinds import Option
from .position import Position
from .record import Outcome, Record, Row, commitment
from .registry import find
from .state import State


class Match:
    """What `regnum.new` gives: play it, look at it, take back, save it.

    `history[n]` are the events that decision n led to; those of the set-up come first.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: Mapping[str, Any] | None = None,
        seed: str | int | None = None,
        components: Components | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.game = game
        self.components = components or game.components()
        self.settings = game.check_settings(settings or {})
        text = secrets.token_hex(16) if seed is None else str(seed)
        self.seed: str | None = text if chance is None else None
        self._chance = chance or Seeded(text)
        self.record = Record(
            game=game.name,
            rules=game.version,
            seats=seats,
            settings={k: list(v) if isinstance(v, tuple) else v for k, v in self.settings.items()},
            components=self.components.changes,
            commitment=commitment(text) if chance is None else "",
            seed=self.seed,
        )
        self.history: list[list[Event]] = []
        self._open(seats)

    def _open(self, seats: int) -> None:
        chance = self._chance.copy()
        chance.log = []
        self.game.check_seats(seats, self.settings)
        self.state: State = self.game.setup(seats, self.settings, self.components, chance)
        self.state.events = []
        self.state.run()
        self.history = [self.state.events]
        self.record.opening = chance.log
        self.record.rows = []
        self._note()

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over."""
        return self.state.waiting

    def options(self, seat: int) -> list[Option]:
        """The legal options of a seat."""
        return self.state.options(seat)

    def view(self, seat: int | None) -> Any:
        """What a seat, or with None a spectator, may know."""
        return self.state.view(seat)

    def position(self, seat: int) -> Position:
        """What a bot in that seat is given."""
        return Position(self.state, seat)

    def scores(self) -> list[int]:
        return self.state.scores()

    def winners(self) -> list[int]:
        return self.state.winners() if not self.waiting else []

    def apply(self, seat: int, option: Option | Mapping[str, Any]) -> None:
        """Carry out one option, as a tuple or as its object; `history[-1]` tells what happened."""
        choice = self.game.decode(dict(option)) if isinstance(option, Mapping) else option
        state = self.state
        state.chance.log = []
        state.events = []
        state.apply(seat, choice)
        row = Row(seat=seat, option=self.game.encode(choice), chance=state.chance.log)
        self.record.rows.append(row)
        self.history.append(state.events)
        self._note()

    def can_undo(self, seat: int) -> bool:
        """Whether the last decision was this seat's and showed nothing new to anyone."""
        rows = self.record.rows
        return bool(rows) and rows[-1].seat == seat and self._took_nothing_from_the_dark()

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, or `IllegalOption` with the reason."""
        if not self.can_undo(seat):
            text = "nothing can be taken back: others have acted or something was revealed"
            raise IllegalOption("no-undo", text)
        self.rewind(len(self.record.rows) - 1)

    def restart_turn(self, seat: int) -> int:
        """Take back as much as undo allows; how many decisions that was."""
        count = 0
        while self.can_undo(seat):
            self.undo(seat)
            count += 1
        return count

    def rewind(self, count: int) -> None:
        """Go back to the position after `count` decisions, by replaying the shorter record."""
        rows = self.record.rows[:count]
        self._open(self.seats)
        for row in rows:
            self.apply(row.seat, row.option)

    def _took_nothing_from_the_dark(self) -> bool:
        if self.record.rows[-1].chance:
            return False
        return not any(self.game.events[event.kind].reveals for event in self.history[-1])

    def _note(self) -> None:
        over = not self.waiting
        self.record.outcome = Outcome(self.scores(), self.winners()) if over else None
        self.record.digest = digest(self.state) if over else ""


def new(name: str, seats: int, seed: str | int | None = None, **settings: Any) -> Match:
    """A new game; game options are keywords.

    >>> import regnum
    >>> match = regnum.new("brawl", seats=2, seed=7)
    >>> match.waiting == (match.view(0).first,)
    True
    """
    return Match(find(name), seats, settings, seed)


def replay(record: Record, to: int | None = None) -> Match:
    """Play a record again, or `BadRecord` at the first thing that cannot have happened.

    With a seed in the record every result is the seed's own and the match can go on;
    without one the recorded results are taken as they are.
    """
    game = find(record.game)
    if record.rules != game.version:
        text = f"played by version {record.rules} of the {game.name} rules; this Regnum has {game.version}"
        raise BadRecord("record-rules", text, rules=record.rules, game=game.name, known=game.version)
    results = [*record.opening, *(result for row in record.rows for result in row.chance)]
    chance = Recorded(results) if record.seed is None else None
    try:
        components = game.components().override(record.components)
        match = Match(game, record.seats, record.settings, record.seed, components, chance)
    except (BadSetup, ScriptEnded) as error:
        raise impossible(0, error) from None
    if match.record.opening != record.opening:
        raise impossible(0, foreign_chance())
    for number, row in enumerate(record.rows if to is None else record.rows[:to], 1):
        try:
            match.apply(row.seat, row.option)
        except RegnumError as error:
            raise impossible(number, error) from None
        if match.record.rows[-1].chance != row.chance:
            raise impossible(number, foreign_chance())
    match.record.commitment = record.commitment
    return match


def foreign_chance() -> BadRecord:
    """Recorded chance results are not those that follow."""
    return BadRecord("record-chance", "its chance results are not the ones that follow")


def impossible(number: int, reason: RegnumError) -> BadRecord:
    """The refusal of a record at a decision; 0 is the set-up."""
    what = f"decision {number}" if number else "the set-up"
    text = f"{what} can't have happened: {reason}"
    return BadRecord("record-impossible", text, number=number, reason=reason)


def verify(record: Record) -> Match:
    """Prove a record: every move legal, the end as told, every result the seed's own."""
    match = replay(record)
    if match.record.outcome != record.outcome or match.record.digest != record.digest:
        raise BadRecord("record-end", "the game does not end as the record says")
    if record.seed is not None and commitment(record.seed) != record.commitment:
        raise BadRecord("record-seed", "the seed is not the one that was committed to")
    return match


def load(path: str) -> Match:
    """Read a record file and play it again."""
    return replay(Record.open(path))
