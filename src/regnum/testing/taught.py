"""What lessons promise: they are played to their end by the engine, and everything in them is said in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from ..kernel.game import Game
from ..lessons import (
    BOARD,
    OTHER,
    BadLesson,
    Beat,
    Chapter,
    Lessons,
    Scene,
    Walk,
    fits,
    numbered,
    scene_walk,
    speech,
    taught,
)
from ..words import LANGUAGES, key, speak


def ways(scene: Scene) -> Iterator[tuple[dict[str, Any], ...]]:
    """Every way through a scene by the options that its beats accept."""
    return product(*(beat.do for beat in scene.beats if beat.do))


def look(walk: Walk, beat: Beat) -> None:
    """What a beat says of the position is so: accepted and answered options are legal, the others are not."""
    game = walk.match.game
    legal = [game.encode(option) for option in walk.match.options(walk.seat)]
    for option in beat.do:
        if option not in legal:
            raise BadLesson(f"not legal: {option}")
    left = [option for option in legal if option not in beat.do]
    for word, patterns in beat.may.items():
        for pattern in patterns:
            if not any(fits(pattern, option) for option in left):
                raise BadLesson(f"{word} answers nothing: {pattern}")
    for pattern in beat.illegal:
        if any(fits(pattern, option) for option in legal):
            raise BadLesson(f"legal after all: {pattern}")


def play(game: Game, lessons: Lessons, scene: Scene, way: tuple[dict[str, Any], ...], looks: bool) -> Walk:
    """Play a scene one way to its end."""
    walk = scene_walk(game, lessons, scene)
    choices, as_shown = iter(way), True
    while (beat := walk.beat) is not None:
        option = None
        if beat.do:
            if looks:
                look(walk, beat)
            option = next(choices)
            if not walk.choose([option]).played:
                raise BadLesson(f"not taken: {option}")
        else:
            walk.listen()
        if beat.scores and as_shown:
            told = beat.scores[beat.do.index(option) if option else 0]
            if walk.match.scores() != told:
                raise BadLesson(f"{walk.match.scores()} points, not {told}")
        as_shown = as_shown and (option is None or option == beat.do[0])
    return walk


def check_chapter(game: Game, chapter: Chapter) -> None:
    """A chapter is played to its end, every way that it accepts; every other choice is answered, and not played."""
    lessons = taught(game)
    for scene in chapter.scenes:
        for number, way in enumerate(ways(scene)):
            assert play(game, lessons, scene, way, looks=number == 0).match.rules == game.version
        assert any(beat.do or beat.reply for beat in scene.beats), "somebody must act"
        _answers(game, scene_walk(game, lessons, scene))


def _answers(game: Game, walk: Walk) -> None:
    while (beat := walk.beat) is not None:
        if not beat.do:
            walk.listen()
            continue
        before = len(walk.match.record.rows)
        for option in walk.match.options(walk.seat):
            told = game.encode(option)
            if told not in beat.do:
                answer = walk.choose([told])
                assert not answer.played
                assert answer.word == OTHER or answer.word in beat.may
        assert len(walk.match.record.rows) == before
        walk.choose([walk.show()])


def check_words(game: Game, language: str) -> set[str]:
    """Every name, chapter, beat and answer has its words; what they are called."""
    words, lessons = speak(language), taught(game)
    own = key(game.name, "lesson")
    wanted = {f"{own}-mentor", *(key(own, "name", name) for name in lessons.names)}
    for chapter in lessons.chapters:
        wanted.add(f"{own}-{chapter.id}")
        assert words.find(f"{own}-{chapter.id}.goal"), f"{own}-{chapter.id}.goal"
        for _, beat, number in numbered(chapter):
            name = f"{own}-{chapter.id}-{number}"
            wanted |= {name, *(f"{name}-{word}" for word in beat.may)}
            asks = bool(beat.do or beat.touch)
            assert bool(speech(words, game.name, chapter, beat, number).ask) == asks, f"{name}.ask"
    missing = sorted(name for name in wanted if not words.find(name, where=BOARD))
    assert not missing, missing
    return wanted


def tests_of(game: Game) -> dict[str, Any]:
    """The tests of a game's lessons, for its contract."""

    @pytest.mark.parametrize("chapter", taught(game).chapters, ids=lambda chapter: str(chapter.id))
    def played(self: Any, chapter: Chapter) -> None:
        check_chapter(game, chapter)

    @pytest.mark.parametrize("language", LANGUAGES)
    def told(self: Any, language: str) -> None:
        check_words(game, language)

    return {"test_lessons_are_played_to_their_end": played, "test_lessons_have_their_words": told}
