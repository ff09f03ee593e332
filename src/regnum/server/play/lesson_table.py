"""The table of a lesson or an exercise: the real engine at a given position, made anew from what the learner has chosen; nothing is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ...kernel.errors import RegnumError
from ...kernel.game import Game
from ...kernel.kinds import Option
from ...kernel.match import Match
from ...lessons import YOU, BadLesson, Lessons, Walk, names_in, scene_walk, taught
from ...practice import Practice, practised
from ...words import speak
from ..errors import illegal, malformed, not_now, nothing_here
from ..learning import LessonAnswer
from ..messages import (
    LinePreview,
    Plans,
    Preview,
    Reason,
    SeatInfo,
    State,
    TableInfo,
    TableOptions,
    Why,
)
from ..requests import AskPlans, AskPreview, AskWhy, LessonStep
from .played_match import PlayedMatch, known_game
from .previews import plain_view, preview
from .questions import NO_PIECES
from .seat_state import state_of

_BUDGET = 1000
_ID = "lesson"


class LessonMatch(PlayedMatch):
    """The match of a lesson, without a history; a browser counts its states itself."""

    def __init__(self, match: Match) -> None:
        self.id = _ID
        self.seq = self.asked = self.moved = len(match.record.rows)
        self.lengths = [0]
        self.ids = {}
        self.stamps = []
        self.notes = []
        self._forests = {}
        self.match = match


def lessons_for(name: str) -> tuple[Game, Lessons]:
    """A game and its lessons, or a refusal."""
    game = known_game(name)
    try:
        return game, taught(game)
    except RegnumError as error:
        raise nothing_here(error) from None


def practice_for(name: str) -> tuple[Game, Practice]:
    """A game and its exercises, or a refusal."""
    game = known_game(name)
    try:
        return game, practised(game)
    except RegnumError as error:
        raise nothing_here(error) from None


Open = Callable[[str, str, int], Walk]
"""How what is called so of a game begins: a scene of a chapter, or an exercise."""


def scene_of(name: str, chapter: str, scene: int) -> Walk:
    """A scene of a chapter at its beginning."""
    game, lessons = lessons_for(name)
    try:
        scenes = lessons.chapter(chapter).scenes
    except RegnumError as error:
        raise nothing_here(error) from None
    if scene >= len(scenes):
        raise nothing_here()
    return scene_walk(game, lessons, scenes[scene])


def exercise_of(name: str, exercise: str, scene: int) -> Walk:
    """An exercise; it has one scene."""
    _, practice = practice_for(name)
    try:
        found = practice.exercise(exercise)
    except RegnumError as error:
        raise nothing_here(error) from None
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


def step(begin: Open, name: str, chapter: str, scene: int, ask: LessonStep) -> LessonAnswer:
    """Where the lesson stands, or what comes of a choice."""
    walk = _walk(begin, name, chapter, scene, ask.path)
    walk.listen_to(ask.at)
    states: list[State] = []
    if ask.line is None and ask.to is None:
        states.append(_state(walk))
        return LessonAnswer(True, "", walk.asked(), walk.at, states)
    walk.watch = lambda: states.append(_state(walk))
    if ask.line is None:
        walk.listen_to(ask.to or 0)
        return LessonAnswer(True, "", walk.asked(), walk.at, states)
    try:
        LessonMatch(walk.match).legal(walk.seat, ask.line)
        answer = walk.choose(ask.line)
    except RegnumError as error:
        raise illegal(error) from None
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
        if isinstance(ask, AskPreview):
            return Preview(ask.seq, [_preview(played, seat, line) for line in ask.lines], ask.id)
        if isinstance(ask, AskPlans):
            forest = played.plans(seat, played.read(ask.line), _BUDGET, ask.only)
            return Plans(ask.seq, ask.line, forest, ask.id)
        return Why(ask.seq, [Reason(*one) for one in played.match.why(seat, ask.pieces)], ask.id)
    except RegnumError as error:
        raise illegal(error) from None
    except NO_PIECES:
        raise malformed("no-pieces") from None


def _preview(played: LessonMatch, seat: int, line: list[dict[str, Any]]) -> LinePreview:
    options: list[Option] = played.legal(seat, line)
    return preview(played.match, seat, options, plain_view(played.match, seat), False)


def lesson_table(game: Game, lessons: Lessons, seat: int, language: str) -> TableInfo:
    """The table of a lesson as a browser knows tables: the browser names a seat that is `you`."""
    said = names_in(speak(language), game.name, lessons)
    names = ["" if name == YOU else word for name, word in zip(lessons.names, said, strict=True)]
    return bare_table(game, game.version, lessons.settings, names, seat)


def bare_table(
    game: Game, rules: int, settings: Mapping[str, Any], names: Sequence[str], seat: int
) -> TableInfo:
    """A table in play that is nowhere but in a browser."""
    seats = [
        SeatInfo(
            number,
            "person",
            name,
            None,
            None,
            ready=True,
            here=True,
            you=number == seat,
            away=False,
            invite=None,
            character=None,
        )
        for number, name in enumerate(names)
    ]
    return TableInfo(
        id=_ID,
        game=game.name,
        rules=rules,
        settings=dict(game.check_settings(settings)),
        components={},
        options=TableOptions(listed=False, spectators=False, takeback=False),
        status="playing",
        host="",
        you_host=False,
        yours=[seat],
        imported=False,
        seats=seats,
        created=None,
        started=None,
        finished=None,
        updated=None,
        seq=0,
        decisions=0,
        waiting=[seat],
        commitment="",
        seed=None,
        scores=None,
        winners=None,
        takeback=None,
        rematch=None,
        closed=None,
        rest=None,
        version=0,
    )
