"""Match: a state in play, with its record, its events and undo."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from .chance import Chance, Recorded, Seeded
from .components import Components, read_tree
from .errors import BadRecord, BadSetup, IllegalOption, RegnumError, ScriptEnded
from .event import Event
from .freeze import digest
from .game import Game
from .kinds import Option, Reason
from .native import mypyc_attr
from .plan import BUDGET, Foresight, Fork, Only, floor_of, foresee, plans
from .position import Position
from .record import Outcome, Record, Row, Salt, commitment, salted
from .registry import find
from .state import State
from .step import Decision

_MOST_SALT = 1 << 62
_MOST_DIGITS = 4
"""Of the number of a piece, or of a layout."""
_SILENCE: Final[list[Event]] = []
"""What most decisions tell: shared, so that a long game holds fewer lists."""
Choice = Option | Mapping[str, Any] | str
"""An option as its tuple, as the object that names what it uses, or as one line of text."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """What `regnum.new` gives: play it, look at it, take back, save it.

    `history[n]` are the events that decision n led to; those of the set-up come first. `acts` says
    how many decisions each act had: what was carried out at once is taken back at once.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: Mapping[str, Any] | None = None,
        seed: str | int | None = None,
        components: Components | None = None,
        chance: Chance | None = None,
        rules: int = 0,
    ) -> None:
        self.game = game
        self.rules = rules or game.version
        self.settings = game.check_settings(settings or {})
        game.check_rules(self.rules)
        self.components = (components or game.components()).at(self.rules)
        text = secrets.token_hex(16) if seed is None else str(seed)
        self.seed: str | None = text if chance is None else None
        self._chance = chance or Seeded(text)
        self._record = Record(
            game=game.name,
            rules=self.rules,
            seats=seats,
            settings={k: list(v) if isinstance(v, tuple) else v for k, v in self.settings.items()},
            components=self.components.changes,
            commitment=commitment(text) if chance is None else "",
            seed=self.seed,
        )
        self._salts: dict[int, int] = {}
        self._open(seats)

    def __repr__(self) -> str:
        waits = (
            f"waiting for seat {', '.join([str(seat) for seat in self.waiting])}" if self.waiting else "over"
        )
        return f"<Match of {self.game.name}, seats {self.seats}, decisions {len(self._rows)}, {waits}>"

    @property
    def salts(self) -> list[Salt]:
        """By which salt chance is drawn from which decision on; a game without take-backs has none."""
        return list(self._salts.items())

    @salts.setter
    def salts(self, salts: Sequence[Salt]) -> None:
        self._salts = dict(salts)
        self._record.salts = self.salts or msgspec.UNSET

    def _open(self, seats: int) -> None:
        chance = self._chance.copy()
        chance.log = []
        self.state: State = self.game.begin(seats, chance, self.settings, self.components, self.rules)
        self.state.events = []
        self.state.run()
        self.history: list[list[Event]] = [self.state.events]
        self._record.opening = chance.log
        self._record.rows = []
        self._rows: list[tuple[int, Option, list[int] | None]] = []
        self.acts: list[int] = []
        self._joined: list[bool] = []
        self._floor = 0

    @property
    def record(self) -> Record:
        """The game so far. What was decided since the last look is written down now: play itself need not wait for it."""
        record = self._record
        for seat, option, results in self._rows[len(record.rows) :]:
            record.rows.append(Row(seat=seat, option=self.game.encode(option), chance=results or []))
        if self.waiting:
            record.outcome, record.digest = None, ""
        elif record.outcome is None:
            record.outcome = Outcome(self.scores(), self.winners())
            record.digest = marked(self.game, digest(self.state))
        return record

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

    def asides(self, seat: int) -> list[Option]:
        """What a seat may do out of turn."""
        return self.state.asides(seat) if self.waiting else []

    def is_aside(self, seat: int, option: Choice) -> bool:
        """Whether an option is one the seat has out of turn only."""
        return self.state.is_aside(seat, self._option(option))

    def plans(
        self,
        seat: int,
        budget: int = BUDGET,
        prefix: Sequence[Choice] = (),
        only: Only | None = None,
        aside: bool = False,
    ) -> Fork | None:
        """The whole actions a seat may choose from, after a `prefix`; None when it has nothing to decide.

        With `aside` those it may take out of turn.
        """
        line = [self._option(choice) for choice in prefix]
        return plans(self.state, seat, Seeded("plans"), budget, line, only, aside)

    def foresee(self, seat: int, line: Sequence[Choice]) -> Foresight:
        """What a line of options certainly leads to, or `IllegalOption`."""
        return foresee(self.state, seat, [self._option(choice) for choice in line], Seeded("foresee"))

    def why(self, seat: int, pieces: Sequence[str]) -> list[Reason]:
        """Why a seat can't use these pieces together, as far as the game tells; `ValueError` for what can be no piece."""
        for piece in pieces:
            # A game may take the number for a place in a row or for a bit: nobody has that many of anything.
            if sum([letter.isdecimal() for letter in piece]) > _MOST_DIGITS:
                raise ValueError(f"there is no piece {piece!r}")
        step = self.state.decision()
        if not isinstance(step, Decision) or step.seat != seat:
            return []
        return step.why(self.state.imagine(seat, Seeded("why")), tuple(pieces))

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

    def apply(self, seat: int, option: Choice) -> None:
        """Carry out one option; `history[-1]` tells what happened. Whatever goes wrong, nothing has changed."""
        self.act(seat, (option,))

    def act(self, seat: int, line: Sequence[Choice]) -> None:
        """Carry out decisions in a row as one act, all of them or none; one `undo` takes them back."""
        if not line:
            raise IllegalOption("no-option", "an act needs an option at least", seat=seat)
        floor, count = self._floor, len(self._rows)
        # One option of a seed's game needs no copy: refused options change nothing, and after a failure the seed plays it again.
        alone = len(line) == 1 and isinstance(self.state.chance, Seeded)
        before = None if alone else self.state.copy()
        try:
            for number, choice in enumerate(line):
                if number and not self.goes_on(seat):
                    text = f"the action is over after {number} of {len(line)} decisions"
                    raise IllegalOption("action-over", text, number=number, count=len(line))
                self._carry_out(seat, self._option(choice))
        except BaseException as error:
            self._floor = floor
            del self._rows[count:], self._record.rows[count:], self.history[count + 1 :], self._joined[count:]
            if before is not None:
                self.state = before
            elif not isinstance(error, IllegalOption):
                self.rewind(count)
            raise
        self.acts.append(len(line))

    def _option(self, choice: Choice) -> Option:
        if type(choice) is tuple:
            return choice
        if isinstance(choice, str):
            return self.game.parse(choice)
        if isinstance(choice, Mapping):
            return self.game.decode(dict(choice))
        raise IllegalOption(
            "option", f"an option is a tuple or an object, not {choice!r}", reason=repr(choice)
        )

    def _carry_out(self, seat: int, option: Option) -> None:
        state = self.state
        offered = state.is_offered(seat, option)
        aside = not offered and state.is_aside(seat, option)
        joined = not aside and self.goes_on(seat)
        if not joined:
            self._floor = floor_of(state, aside)
        if self._salts and self.seed is not None:
            salt = self._salts.get(len(self._rows))
            if salt is not None:
                state.chance = Seeded(self.seed, salt=salt)
        results: list[int] = []
        events: list[Event] = []
        state.chance.log = results
        state.events = events
        if offered:
            state.carry_out(seat, option)
        else:
            state.apply(seat, option)
        self._rows.append((seat, option, results or None))
        self.history.append(events or _SILENCE)
        self._joined.append(joined)

    def goes_on(self, seat: int) -> bool:
        """Whether the seat's next decision belongs to the action of the last one."""
        if not self._rows or self._rows[-1][0] != seat or self.state.low < self._floor:
            return False
        step = self.state.decision()
        return isinstance(step, Decision) and not step.opens

    def actions(self, start: int = 0) -> Iterator[tuple[int, int]]:
        """The first decision (from 1) of every action and how many it has; from the one that holds `start` on."""
        first = 0
        for number, joined in enumerate(self._joined, 1):
            if not joined:
                if first and number > start:
                    yield first, number - first
                first = number
        if first:
            yield first, len(self._joined) - first + 1

    def can_undo(self, seat: int) -> bool:
        """Whether the last act was this seat's and showed nothing new to anyone."""
        rows = self._rows
        return bool(rows) and rows[-1][0] == seat and self._took_nothing_from_the_dark()

    def undo(self, seat: int) -> None:
        """Take back the seat's last act, or `IllegalOption` with the reason."""
        if not self.can_undo(seat):
            text = "nothing can be taken back: others have acted or something was revealed"
            raise IllegalOption("no-undo", text)
        self.rewind(len(self._rows) - self.acts[-1])

    def restart_turn(self, seat: int) -> int:
        """Take back as much as undo allows; how many acts that was."""
        count = 0
        while self.can_undo(seat):
            self.undo(seat)
            count += 1
        return count

    def rewind(self, count: int, salt: int = 0) -> None:
        """Go back to the position after `count` decisions, by replaying the shorter record.

        With a new salt what chance gives from there on is not what it gave before.
        """
        rows, acts = self._rows, self.acts
        self.salts = salted(self.salts, count, salt)
        self._open(self.seats)
        start = 0
        for size in acts:
            line = rows[start : min(start + size, count)]
            if not line:
                break
            self.act(line[0][0], [option for _, option, _ in line])
            start += size

    def _took_nothing_from_the_dark(self) -> bool:
        count = self.acts[-1]
        if any(results for _, _, results in self._rows[-count:]):
            return False
        kinds = self.game.events
        return not any(kinds[event.kind].reveals for events in self.history[-count:] for event in events)


def new(
    name: str,
    seats: int,
    seed: str | int | None = None,
    components: Components | str | Path | None = None,
    **settings: Any,
) -> Match:
    """A new game; its settings are keywords, `components` may be a file of numbers of your own.

    >>> import regnum
    >>> match = regnum.new("brawl", seats=2, seed=7)
    >>> match.waiting == (match.view(0).first,)
    True
    >>> match
    <Match of brawl, seats 2, decisions 0, waiting for seat 1>
    """
    game = find(name)
    if isinstance(components, str | Path):
        components = game.components().override(read_tree(Path(components)))
    return Match(game, seats, settings, seed, components)


def replay(record: Record, to: int | None = None) -> Match:
    """Play a record again by its own rules, or `BadRecord` at the first thing that cannot have happened.

    With a seed in the record every result is the seed's own and the match can go on;
    without one the recorded results are taken as they are.
    """
    *_, match = replays(record, to)
    return match


def replays(record: Record, to: int | None = None) -> Iterator[Match]:
    """The match of a record at its start and after each decision: one and the same, played on."""
    game = find(record.game)
    if not game.oldest <= record.rules <= game.version:
        known = str(game.version) if game.oldest == game.version else f"{game.oldest} to {game.version}"
        text = f"played by version {record.rules} of the {game.name} rules; this Regnum has {known}"
        raise BadRecord("record-rules", text, rules=record.rules, game=game.name, known=known)
    results = [*record.opening, *(result for row in record.rows for result in row.chance)]
    chance = Recorded(results) if record.seed is None else None
    try:
        components = game.components().at(record.rules).override(record.components)
        match = Match(game, record.seats, record.settings, record.seed, components, chance, record.rules)
    except (BadSetup, ScriptEnded) as error:
        raise impossible(0, error) from None
    if match.record.opening != record.opening:
        raise impossible(0, foreign_chance())
    match.record.commitment = record.commitment
    rows = record.rows if to is None else record.rows[:to]
    match.salts = [one for one in _checked_salts(record) if one[0] <= len(rows)]
    yield match
    for number, row in enumerate(rows, 1):
        try:
            match.apply(row.seat, row.option)
        except RegnumError as error:
            raise impossible(number, error) from None
        if match.record.rows[-1].chance != row.chance:
            raise impossible(number, foreign_chance())
        yield match


def _checked_salts(record: Record) -> list[Salt]:
    """The salts of a record, if they can be those of take-backs: later ones further on, and greater."""
    salts = record.salts or []
    steps = zip([(-1, 0), *salts], [*salts, (len(record.rows) + 1, _MOST_SALT)], strict=True)
    if not all(one[0] < other[0] and one[1] < other[1] for one, other in steps):
        raise BadRecord("record-salts", "its salts can't be those of take-backs")
    return salts


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
    same = layout_of(record.digest) != match.game.layout or match.record.digest == record.digest
    if match.record.outcome != record.outcome or not same:
        raise BadRecord("record-end", "the game does not end as the record says")
    if record.seed is not None and commitment(record.seed) != record.commitment:
        raise BadRecord("record-seed", "the seed is not the one that was committed to")
    return match


def marked(game: Game, text: str) -> str:
    """A digest with the layout of the states it was taken of; the first layout is written without."""
    return text if game.layout == 1 else f"{game.layout}:{text}"


def layout_of(text: str) -> int:
    """The layout a digest was taken of."""
    layout, _, rest = text.partition(":")
    return int(layout) if rest and layout.isdecimal() and len(layout) <= _MOST_DIGITS else 1


def load(path: str) -> Match:
    """Read a record file and play it again."""
    return replay(Record.open(path))
