"""A played match: a table's history played again, and what each seat may see of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ...kernel.chance import Seeded
from ...kernel.errors import RegnumError
from ...kernel.event import Event
from ...kernel.game import Game
from ...kernel.kinds import Option
from ...kernel.match import Match, foreign_chance, impossible, replay
from ...kernel.record import Record, Row
from ...kernel.registry import find
from ...kernel.step import Together
from ..errors import Refused, malformed, not_now, nothing_here
from ..messages import LogEntry, NextMove, Preview, Prompt, State, moment
from ..store.history import NewRow
from ..store.models import History, Table

_encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=50_000)
def written(game: Game, option: Option) -> msgspec.Raw:
    """An option's object, ready for the wire: the same few thousand come again and again."""
    return msgspec.Raw(_encode(game.encode(option)))


class PlayedMatch:
    """The match of a table with its place in the history.

    `lengths[n]` is how many decisions stood after row n; `asked` is the row that put the present
    question: an answer to it is fresh as long as it was made on that row or a later one.
    """

    def __init__(self, table: Table, rows: list[History]) -> None:
        self.id = table.id
        self.seq = 0
        self.asked = 0
        self.lengths = [0]
        self.ids: dict[str, int] = {}
        self.stamps = [moment(table.started or table.created)]
        self.match = self._begin(table, rows)

    def _begin(self, table: Table, rows: list[History]) -> Match:
        standing: list[History] = []
        for row in rows:
            self._note(row)
            if row.action == "move":
                standing.append(row)
            else:
                del standing[row.keep :]
                self.asked = row.seq
        record = Record(
            game=table.game, rules=table.rules, seats=len(table.seats), settings=table.settings,
            components=table.components, commitment=table.commitment, seed=table.seed, opening=table.opening,
        )  # fmt: skip
        try:
            if table.seed is None:
                record.rows = [
                    Row(seat=row.seat, option=row.option or {}, chance=row.chance) for row in standing
                ]
                match = replay(record)
            else:
                match = replay(record)
                for row in standing:
                    self._carry_out(match, row)
        except RegnumError as error:
            raise not_now(f"this table can't be played on: {error}", error) from None
        return match

    def _note(self, row: History | NewRow) -> None:
        self.seq = row.seq
        self.lengths.append(row.keep)
        if row.action_id:
            self.ids[row.action_id] = row.seq
        del self.stamps[row.keep + (0 if row.action == "move" else 1) :]
        if row.action == "move":
            self.stamps.append(moment(row.at))

    def _carry_out(self, match: Match, row: History) -> None:
        self.move(match, row.seat, row.option or {}, row.seq)
        if match.record.rows[-1].chance != row.chance:
            raise impossible(row.keep, foreign_chance())

    def move(self, match: Match, seat: int, option: dict[str, Any] | Option, seq: int) -> None:
        """Carry out an option as row `seq`, keeping track of the question it answers."""
        before = match.state.decision()
        match.apply(seat, option)
        after = match.state.decision()
        same = (
            isinstance(before, Together)
            and type(after) is type(before)
            and before.seats == getattr(after, "seats", None)
            and match.state.waiting == tuple(one for one in self._open_seats(before) if one != seat)
        )
        if not same:
            self.asked = max(self.asked, seq)

    @staticmethod
    def _open_seats(step: Together[Any]) -> list[int]:
        return [one for one, answer in zip(step.seats, step.answers, strict=True) if answer is None]

    def follow(self, row: History) -> None:
        """Carry out a row that is already kept."""
        if row.action == "move":
            self._carry_out(self.match, row)
        else:
            self.match.rewind(row.keep)
            self.asked = row.seq
        self._note(row)

    def settle(self, row: NewRow) -> None:
        """Note a row that was carried out here first and is now kept."""
        if row.action != "move":
            self.asked = row.seq
        self._note(row)

    @property
    def over(self) -> bool:
        return not self.match.waiting

    def state(self, seat: int | None, yours: list[int], since: int | None = None) -> State:
        """What a seat sees, with the part of the log that a client at `since` lacks."""
        match = self.match
        decisions = len(match.record.rows)
        start = 0
        if since is not None and 0 <= since <= self.seq:
            start = min(self.lengths[since:]) + 1
        outcome = match.record.outcome
        return State(
            table=self.id,
            seq=self.seq,
            decisions=decisions,
            seat=seat,
            yours=yours,
            over=outcome is not None,
            view=match.view(seat),
            waiting=list(match.waiting),
            prompt=prompt(match),
            options=[] if seat is None else [written(match.game, one) for one in match.options(seat)],
            can_undo=outcome is None and seat is not None and match.can_undo(seat),
            scores=outcome.scores if outcome else None,
            winners=outcome.winners if outcome else None,
            from_=start,
            log=[self.entry(match, number, seat) for number in range(start, decisions + 1)],
        )

    def entry(self, match: Match, number: int, seat: int | None) -> LogEntry:
        """One entry of the log as a seat may read it."""
        by = match.record.rows[number - 1].seat if number else None
        stamp = self.stamps[number] if number < len(self.stamps) else None
        return LogEntry(number, by, stamp, told(match.game, match.history[number], seat))

    def at(self, number: int, seat: int | None, yours: list[int]) -> State:
        """The table after so many decisions, for looking only."""
        whole = self.match.record
        number = min(number, len(whole.rows))
        record = msgspec.structs.replace(whole, rows=whole.rows)
        match = replay(record, to=number)
        over = self.over
        following = whole.rows[number] if over and number < len(whole.rows) else None
        outcome = match.record.outcome
        return State(
            table=self.id,
            seq=self.seq,
            decisions=number,
            seat=seat,
            yours=yours,
            over=outcome is not None,
            view=match.view(seat),
            waiting=list(match.waiting),
            prompt=prompt(match),
            options=[],
            can_undo=False,
            scores=outcome.scores if outcome else None,
            winners=outcome.winners if outcome else None,
            from_=number,
            log=[self.entry(match, number, seat)],
            next=NextMove(following.seat, following.option) if following else None,
        )

    def preview(self, seat: int, option: Option, seed: str, totals: bool) -> Preview:
        """The table as an option would make it, in a world that only knows what the seat knows.

        An option that ends the game has no view: the open hands would be imagined ones.
        """
        world = self.match.state.imagine(seat, Seeded(seed))
        world.chance.log = []
        world.events = []
        world.apply(seat, option)
        kinds = self.match.game.events
        if world.chance.log or any(kinds[event.kind].reveals for event in world.events):
            return Preview(seq=self.seq, certain=False)
        return Preview(
            seq=self.seq,
            certain=True,
            view=world.view(seat) if world.waiting else None,
            events=told(self.match.game, world.events, seat),
            scores=world.scores() if totals or not world.waiting else None,
        )

    def record(self) -> Record:
        """The record as it may leave the server: whole once the table is over."""
        if not self.over:
            raise not_now("the record is there when the game is over")
        return self.match.record

    def legal(self, seat: int, data: dict[str, Any]) -> Option:
        """The option an object stands for, or a refusal that says what is wrong with it."""
        match = self.match
        try:
            option = match.game.decode(data)
        except RegnumError as error:
            raise malformed(str(error), error) from None
        if option not in match.options(seat):
            raise Refused(422, "illegal", "this is not among what the seat may do now")
        return option


def prompt(match: Match) -> Prompt | None:
    """The question on the table."""
    step = match.state.decision()
    return (
        Prompt(step.name, match.game.prompt(step.name, step.about(match.state))) if step is not None else None
    )


def told(game: Game, events: list[Event], seat: int | None) -> list[Any]:
    """Events as a seat may read them."""
    seen = (event.seen(game.events, seat) for event in events)
    return [event for event in seen if event is not None]


def chart(record: Record) -> list[list[int]]:
    """Points of every seat after each decision of a finished game."""
    match = replay(record, to=0)
    lines = [match.scores()]
    for row in record.rows:
        match.apply(row.seat, row.option)
        lines.append(match.scores())
    return lines


def known_game(name: str) -> Game:
    """The game of that name, or a refusal."""
    try:
        return find(name)
    except RegnumError as error:
        raise nothing_here(str(error), error) from None
