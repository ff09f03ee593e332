"""The table of a lesson or an exercise: the real engine at a given position, made anew from what the learner has chosen; nothing is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ...kernel.errors import RegnumError
from ...kernel.game import Game
from ...kernel.match import Match
from ...lessons import BadLesson, Chapter, Lessons, Walk, scene_walk, taught
from ...practice import Exercise, Practice, practised
from ..errors import illegal, malformed, not_now, nothing_here, refuse_as
from ..learning import LessonAnswer
from ..messages import LinePreview, Plans, Preview, State, Why
from ..requests import AskPlans, AskPreview, AskWhy, LessonStep
from .played_match import PlayedMatch, known_game
from .previews import NO_PIECES, branch, plain_view, preview, reasons
from .seat_state import state_of

ID = "lesson"
"""What every such table is called: it is nowhere but in a browser."""


class LessonMatch(PlayedMatch):
    """The match of a lesson, without a history; a browser counts its states itself."""

    def __init__(self, match: Match) -> None:
        self.id = ID
        self.seq = self.asked = self.moved = len(match.record.rows)
        self.lengths = [0]
        self.ids = {}
        self.stamps = []
        self.notes = []
        self._forests = {}
        self.match = match


def chapter_of(name: str, chapter: str) -> tuple[Game, Lessons, Chapter]:
    """A chapter of a game's lessons, or a refusal."""
    game = known_game(name)
    with refuse_as(nothing_here):
        lessons = taught(game)
        return game, lessons, lessons.chapter(chapter)


def exercise_of(name: str, exercise: str) -> tuple[Game, Practice, Exercise]:
    """An exercise of a game, or a refusal."""
    game = known_game(name)
    with refuse_as(nothing_here):
        practice = practised(game)
        return game, practice, practice.exercise(exercise)


Open = Callable[[str, str, int], Walk]
"""How what is called so of a game begins: a scene of a chapter, or an exercise."""


def open_scene(name: str, chapter: str, scene: int) -> Walk:
    """A scene of a chapter at its beginning."""
    game, lessons, found = chapter_of(name, chapter)
    if scene >= len(found.scenes):
        raise nothing_here()
    return scene_walk(game, lessons, found.scenes[scene])


def open_exercise(name: str, exercise: str, scene: int) -> Walk:
    """An exercise; it has one scene."""
    _, practice, found = exercise_of(name, exercise)
    if scene:
        raise nothing_here()
    return practice.walk(found)


def _walk(begin: Open, name: str, chapter: str, scene: int, path: Sequence[Any]) -> Walk:
    """A scene, played as far as the learner has come."""
    walk = begin(name, chapter, scene)
    try:
        for line in path:
            if walk.over or not walk.choose(line).played:
                raise not_now("lesson-lost")
    except (RegnumError, BadLesson):
        raise not_now("lesson-lost") from None
    return walk


@lru_cache(maxsize=64)
def _standing(begin: Open, name: str, chapter: str, scene: int, path: bytes) -> tuple[Walk, LessonMatch]:
    """A scene to look at, kept for the next question; nobody plays it on."""
    walk = _walk(begin, name, chapter, scene, msgspec.json.decode(path))
    walk.listen_to(walk.asked())
    return walk, LessonMatch(walk.match)


def standing(begin: Open, name: str, chapter: str, scene: int, ask: LessonStep) -> Walk:
    """A scene as far as the learner has come and listened."""
    walk = _walk(begin, name, chapter, scene, ask.path)
    walk.listen_to(ask.at)
    return walk


def step(begin: Open, name: str, chapter: str, scene: int, ask: LessonStep) -> LessonAnswer:
    """Where the lesson stands, or what comes of a choice."""
    walk = standing(begin, name, chapter, scene, ask)
    states: list[State] = []
    if ask.line is None and ask.to is None:
        states.append(_state(walk))
        return LessonAnswer(True, "", walk.asked(), walk.at, states)
    walk.watch = lambda: states.append(_state(walk))
    if ask.line is None:
        walk.listen_to(ask.to or 0)
        return LessonAnswer(True, "", walk.asked(), walk.at, states)
    try:
        with refuse_as(illegal):
            LessonMatch(walk.match).legal(walk.seat, ask.line)
            answer = walk.choose(ask.line)
    except BadLesson:
        raise not_now("lesson-lost") from None
    return LessonAnswer(answer.played, answer.word, answer.beat, walk.at, states)


def _state(walk: Walk) -> State:
    return state_of(LessonMatch(walk.match), walk.seat, [walk.seat])


def question(
    begin: Open,
    name: str,
    chapter: str,
    scene: int,
    path: Sequence[Any],
    ask: AskPreview | AskPlans | AskWhy,
) -> Preview | Plans | Why:
    """What is asked before a choice."""
    walk, played = _standing(begin, name, chapter, scene, msgspec.json.encode(path))
    seat = walk.seat
    try:
        with refuse_as(illegal):
            if isinstance(ask, AskPreview):
                return Preview(ask.seq, [_preview(played, seat, line) for line in ask.lines], ask.id)
            if isinstance(ask, AskPlans):
                return Plans(ask.seq, ask.line, branch(played, seat, ask), ask.id)
            return Why(ask.seq, reasons(played, seat, ask), ask.id)
    except NO_PIECES:
        raise malformed("no-pieces") from None


def _preview(played: LessonMatch, seat: int, line: list[dict[str, Any]]) -> LinePreview:
    options = played.legal(seat, line)
    return preview(played.match, seat, options, plain_view(played.match, seat), False)
