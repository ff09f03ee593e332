"""Seat state: what a seat, or a spectator, sees of a match, with the log in actions."""

from __future__ import annotations

from typing import Any

from ...kernel.event import Event
from ...kernel.forest import Prompt
from ...kernel.game import Game
from ...kernel.match import Match, replay
from ..messages import LogEntry, NextMove, State
from .played_match import PlayedMatch


def state_of(played: PlayedMatch, seat: int | None, yours: list[int], since: int | None = None) -> State:
    """What a seat sees, with the part of the log that a client at `since` lacks."""
    match = played.match
    start, log = _log_since(played, seat, since)
    return _state(
        played,
        match,
        seat,
        yours,
        start,
        log,
        plans=None if seat is None else played.forest(seat),
        asides=None if seat is None or not match.asides(seat) else played.forest(seat, aside=True),
        can_undo=seat is not None and bool(match.waiting) and match.can_undo(seat),
    )


def state_at(played: PlayedMatch, number: int, seat: int | None, yours: list[int]) -> State:
    """The table after so many decisions, for looking only; the log has the action that led there."""
    rows = played.match.record.rows
    number = min(number, len(rows))
    match = replay(played.match.record, to=number)
    log = [_entry(played, match, 0, 0, seat)] if number == 0 else _entries(played, match, number, seat)
    following = None
    if played.over and number < len(rows):
        begun, count = next(played.match.actions(number + 1))
        line = rows[number : begun - 1 + count]
        following = NextMove(line[0].seat, [row.option for row in line])
    first = log[0].decision
    return _state(
        played, match, seat, yours, first, log, plans=None, asides=None, can_undo=False, next=following
    )


def _state(
    played: PlayedMatch,
    match: Match,
    seat: int | None,
    yours: list[int],
    start: int,
    log: list[LogEntry],
    **more: Any,
) -> State:
    outcome = match.record.outcome
    return State(
        table=played.id,
        seq=played.seq,
        decisions=len(match.record.rows),
        seat=seat,
        yours=yours,
        over=outcome is not None,
        view=match.view(seat),
        waiting=list(match.waiting),
        prompt=prompt(match),
        scores=outcome.scores if outcome else None,
        winners=outcome.winners if outcome else None,
        from_=start,
        log=log,
        notes=played.notes,
        **more,
    )


def _log_since(played: PlayedMatch, seat: int | None, since: int | None) -> tuple[int, list[LogEntry]]:
    """The first decision that a client at `since` must forget, and what there is from there on.

    An action that was told in part, or of which a part was taken back, is told again as a whole.
    """
    match = played.match
    if since is None or not 0 <= since <= played.seq:
        return 0, [_entry(played, match, 0, 0, seat), *_entries(played, match, 1, seat)]
    start = min(played.lengths[since:]) + 1
    decisions = len(match.record.rows)
    if start > decisions:
        unfinished = since < played.seq and any(match.goes_on(one) for one in match.waiting)
        if not unfinished:
            return start, []
        start = decisions
    log = _entries(played, match, start, seat)
    return log[0].decision, log


def _entries(played: PlayedMatch, match: Match, start: int, seat: int | None) -> list[LogEntry]:
    """The actions of a match as a seat may read them, from the one that holds decision `start` on."""
    return [_entry(played, match, first, count, seat) for first, count in match.actions(start)]


def _entry(played: PlayedMatch, match: Match, first: int, count: int, seat: int | None) -> LogEntry:
    by = match.record.rows[first - 1].seat if first else None
    stamp = played.stamps[first] if first < len(played.stamps) else None
    events = [event for number in range(first, first + max(1, count)) for event in match.history[number]]
    return LogEntry(first, count, by, stamp, told(match.game, events, seat))


def prompt(match: Match) -> Prompt | None:
    """The question on the table."""
    step = match.state.decision()
    if step is None:
        return None
    return Prompt(step.name, match.game.prompt(step.name, step.about(match.state)))


def told(game: Game, events: list[Event], seat: int | None) -> list[Any]:
    """Events as a seat may read them."""
    seen = (event.seen(game.events, seat) for event in events)
    return [event for event in seen if event is not None]
