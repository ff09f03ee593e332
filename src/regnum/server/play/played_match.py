"""A played match: a table's history played again, and the actions it may go on with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...kernel.chance import Seeded
from ...kernel.forest import Forest, write
from ...kernel.game import Game
from ...kernel.kinds import Option
from ...kernel.match import Match, foreign_chance, impossible, replay, replays
from ...kernel.plan import BUDGET, Only
from ...kernel.record import Record, Row, Salt, salted
from ...kernel.registry import find
from ...kernel.step import Together
from ..errors import Refused, illegal, malformed, not_now, nothing_here, refuse_as
from ..messages import SeatNote, moment
from ..store.history import NewRow
from ..store.models import History, Table
from .late import seen_late

NOTES: Final = ("left", "replaced", "back")
"""Rows that tell who sat down or stood up, and change nothing in the game."""
MOST_ROWS: Final = 10_000
"""How many rows a history may have before nothing is taken back any more: without that every game comes to its end."""
_MOST_NOTES: Final = 2
"""How often a seat that comes and goes is told of between two decisions."""
Line = Sequence[dict[str, Any]] | Sequence[Option]
Kept = History | NewRow
"""A row of the history, read or just written."""


class PlayedMatch:
    """The match of a table with its place in the history; every row of moves is one act of the match.

    `lengths[n]` is how many decisions stood after row n; `asked` is the row that put the present
    question: an answer to it is fresh as long as it was made on that row or a later one; `moved` is the
    last row that changed the position, and did not only tell of a seat. `ids` are the names that seats gave to what they sent, each seat its own, and the rows they became.
    With a `delay`, `late` is the same match as those see it who are shown everything that many decisions late.
    """

    def __init__(self, table: Table, rows: Sequence[Kept], delay: int = 0) -> None:
        self.id = table.id
        self.seq = 0
        self.asked = 0
        self.moved = 0
        self.lengths = [0]
        self.ids: dict[tuple[int, str], int] = {}
        self.notes: list[SeatNote] = []
        self.stamps = [moment(table.started or table.created)]
        self.late: PlayedMatch | None = None
        self._forests: dict[tuple[int, bool], Forest | None] = {}
        self.match = self._begin(table, rows)
        if delay:
            self._table, self._rows, self._delay = table, list(rows), delay
            self.late = PlayedMatch(table, rows[: seen_late(self.lengths, delay)])

    def _begin(self, table: Table, rows: Sequence[Kept]) -> Match:
        for row in rows:
            self._note(row)
            if row.action not in ("move", *NOTES):
                self.asked = row.seq
        record = record_of(table)
        if table.seed is None:
            record.rows = [one for row in standing(rows) for one in decisions_of(row)]
            return replay(record)
        match = replay(record)
        match.salts = salts_of(rows)
        for row in standing(rows):
            self._carry_out(match, row)
        return match

    def _note(self, row: Kept) -> None:
        self.seq = row.seq
        if row.action not in NOTES:
            self.moved = row.seq
        count = row.keep - self.lengths[-1]
        self.lengths.append(row.keep)
        if row.action_id:
            self.ids[row.seat, row.action_id] = row.seq
        if row.action == "move":
            self.stamps += [moment(row.at)] * count
        elif row.action in NOTES:
            self._tell_of_seat(SeatNote(row.keep, row.seat, row.action, moment(row.at)))  # type: ignore[arg-type]
        else:
            del self.stamps[row.keep + 1 :]
        if self.late is not None:
            self._rows.append(row)
            self._show_late(self.late)

    def _show_late(self, late: PlayedMatch) -> None:
        """Let those who are late see what so many decisions were made after."""
        seen = seen_late(self.lengths, self._delay)
        news = self._rows[late.seq : seen]
        if all(row.action in ("move", *NOTES) for row in news):
            for row in news:
                late.follow(row)
        else:
            # To go back is to play the game again, however often: once is enough.
            self.late = PlayedMatch(self._table, self._rows[:seen])

    def _tell_of_seat(self, note: SeatNote) -> None:
        """Every state has all notes: whoever comes and goes without end must not make it longer."""
        alike = [one for one in self.notes if (one.seat, one.decisions) == (note.seat, note.decisions)]
        if len(alike) >= _MOST_NOTES:
            self.notes.remove(alike[0])
        self.notes.append(note)

    def _carry_out(self, match: Match, row: Kept) -> None:
        decisions = decisions_of(row)
        self._act(match, row.seat, [one.option for one in decisions], row.seq)
        rows = match.record.rows
        if len(rows) != row.keep or rows[-len(decisions) :] != decisions:
            raise impossible(row.keep, foreign_chance())

    def _act(self, match: Match, seat: int, line: Line, seq: int) -> None:
        """Carry out a line as row `seq`, keeping track of the question it answers."""
        self._forests.clear()
        before, waiting = match.state.decision(), match.waiting
        aside = match.is_aside(seat, line[0])
        match.act(seat, line)
        after = match.state.decision()
        if aside:
            same = after is before and match.waiting == waiting
        else:
            same = (
                isinstance(before, Together)
                and type(after) is type(before)
                and before.seats == getattr(after, "seats", None)
                and match.waiting == tuple(one for one in waiting if one != seat)
            )
        if not same:
            self.asked = max(self.asked, seq)

    # Going on.

    def act(self, seat: int, line: Line) -> list[Row]:
        """Carry out a line, whole or not at all, as the row that is kept next; its decisions."""
        self._act(self.match, seat, line, self.seq + 1)
        return self.match.record.rows[-len(line) :]

    def undo(self, seat: int, turn: bool) -> None:
        """Take back the seat's last act, or as many as may be."""
        self._forests.clear()
        if turn:
            self.match.restart_turn(seat)
        else:
            self.match.undo(seat)

    def rewind(self, to: int, salt: int = 0) -> None:
        """Go back to the position after so many decisions, to other results of chance where there is a salt."""
        self._forests.clear()
        self.match.rewind(to, salt)

    def follow(self, row: Kept) -> None:
        """Carry out a row that is already kept."""
        if row.action == "move":
            self._carry_out(self.match, row)
        elif row.action not in NOTES:
            self.rewind(row.keep, salt_of(row))
            self.asked = row.seq
        self._note(row)

    def settle(self, row: NewRow) -> None:
        """Note a row that was carried out here first and is now kept."""
        if row.action not in ("move", *NOTES):
            self.asked = row.seq
        self._note(row)

    @property
    def over(self) -> bool:
        return not self.match.waiting

    # What may be done.

    def may_act(self, seat: int) -> bool:
        """Whether a seat is asked, or may do something out of turn."""
        return seat in self.match.waiting or bool(self.match.asides(seat))

    def forest(self, seat: int, aside: bool = False) -> Forest | None:
        """All that a seat may do now, in its turn or out of it, as whole actions; made once for a position."""
        key = (seat, aside)
        if key not in self._forests:
            self._forests[key] = self.plans(seat, aside=aside)
        return self._forests[key]

    def plans(
        self,
        seat: int,
        line: Sequence[Option] = (),
        budget: int = BUDGET,
        only: Only | None = None,
        aside: bool = False,
    ) -> Forest | None:
        """The actions that begin with these decisions; None where the seat has nothing to decide after them."""
        fork = self.match.plans(
            seat, budget, line, only, aside or (bool(line) and self.match.is_aside(seat, line[0]))
        )
        if fork is None:
            return None
        world = self.match.state.imagine(seat, Seeded("alike"))
        return write(self.match.game, fork, world.alike(seat))

    def read(self, line: Sequence[dict[str, Any]]) -> list[Option]:
        """The options behind objects, or a refusal that says what is wrong with them."""
        with refuse_as(malformed):
            return [self.match.game.decode(data) for data in line]

    def legal(self, seat: int, line: Sequence[dict[str, Any]]) -> list[Option]:
        """The options behind a line that may be carried out as one action, or a refusal.

        It is tried in an imagined world first: whether a line is refused must tell nothing that only the true one knows.
        """
        match, options = self.match, self.read(line)
        aside = match.is_aside(seat, options[0])
        if seat not in match.waiting and not aside:
            raise Refused(409, "not-waiting")
        with refuse_as(illegal):
            if len(options) > 1:
                match.foresee(seat, options)
            elif not aside and options[0] not in match.options(seat):
                raise Refused(422, "illegal")
        return options

    def action_start(self, decision: int) -> int:
        """How many decisions there were before the action that holds this one (counted from 1)."""
        return next(self.match.actions(decision))[0] - 1

    def record(self) -> Record:
        """The record as it may leave the server: whole once the table is over."""
        if not self.over:
            raise not_now("record-later")
        return self.match.record


def record_of(table: Table) -> Record:
    """The record of a table before its first decision."""
    return Record(
        game=table.game, rules=table.rules, seats=len(table.seats), settings=table.settings,
        components=table.components, commitment=table.commitment, seed=table.seed, opening=table.opening,
    )  # fmt: skip


def standing(rows: Sequence[Kept]) -> list[Kept]:
    """The rows of moves that were not taken back."""
    found: list[Kept] = []
    for row in rows:
        if row.action == "move":
            found.append(row)
        elif row.action not in NOTES:
            while found and found[-1].keep > row.keep:
                found.pop()
    return found


def salt_of(row: Kept) -> int:
    """The salt with which chance is drawn after a take-back; an undo has none, nor have the oldest take-backs."""
    return int(row.chance[0][0]) if row.action == "rewind" and row.chance else 0


def salts_of(rows: Sequence[Kept]) -> list[Salt]:
    """From which decision on by which salt chance is drawn, after all these rows."""
    found: list[Salt] = []
    for row in rows:
        if row.action != "move":
            found = salted(found, row.keep, salt_of(row))
    return found


def decisions_of(row: Kept) -> list[Row]:
    """The decisions of a row of moves; the oldest rows hold one option and its results."""
    line = line_of(row)
    results = row.chance if isinstance(row.option, list) else [row.chance]
    if not line or len(line) != len(results):
        raise impossible(row.keep, foreign_chance())
    pairs = zip(line, results, strict=True)
    return [Row(seat=row.seat, option=option, chance=chance) for option, chance in pairs]


def line_of(row: Kept) -> list[dict[str, Any]]:
    """What was chosen in a row of moves."""
    return row.option if isinstance(row.option, list) else [row.option or {}]


def chart(record: Record) -> list[list[int]]:
    """Points of every seat after each decision of a finished game."""
    return [match.scores() for match in replays(record)]


def known_game(name: str) -> Game:
    """The game of that name, or a refusal."""
    with refuse_as(nothing_here):
        return find(name)
