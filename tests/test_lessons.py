"""Every lesson of every game is played by the engine to its end; one that does not fit the rules fails here."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import regnum
from regnum.kernel.errors import BadSetup, RegnumError
from regnum.kernel.game import Game
from regnum.lessons import (
    BOARD,
    TERMINAL,
    BadLesson,
    Chapter,
    Lessons,
    lessons_of,
    names_in,
    numbered,
    scene_walk,
    speech,
    taught,
)  # fmt: skip
from regnum.terminal.learn import learn
from regnum.terminal.screen import THEME, Screen
from regnum.testing.taught import check_chapter, check_words, play, ways
from regnum.texts import FOLDER
from regnum.words import LANGUAGES, key, speak

GAMES = [game for game in regnum.catalogue().values() if lessons_of(game)]
MOST_WORDS = 50
"""A thought that is longer is two thoughts."""
CHAPTERS = [
    pytest.param(game, taught(game), chapter, id=f"{game.name}-{chapter.id}")
    for game in GAMES
    for chapter in taught(game).chapters
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_four_games_bring_lessons_of_a_few_minutes(game: Game) -> None:
    lessons = taught(game)
    assert 5 <= len(lessons.chapters) <= 8
    assert all(1 <= chapter.minutes <= 2 for chapter in lessons.chapters)
    assert sum(chapter.minutes for chapter in lessons.chapters) <= 12


@pytest.mark.parametrize(("game", "lessons", "chapter"), CHAPTERS)
def test_a_chapter_is_played_to_its_end(game: Game, lessons: Lessons, chapter: Chapter) -> None:
    check_chapter(game, chapter)


def pieces(game: Game, option: dict[str, Any]) -> set[str]:
    """The pieces that an option names."""
    kind = next(kind for kind in game.options if kind.name == option["kind"])
    found = set()
    for field in kind.fields:
        value = option[field.name]
        for one in value if isinstance(value, (list, dict)) else [value]:
            found.add(f"{field.piece}:{one}")
    return found


@pytest.mark.parametrize(("game", "lessons", "chapter"), CHAPTERS)
def test_what_is_to_be_touched_belongs_to_the_choice(game: Game, lessons: Lessons, chapter: Chapter) -> None:
    for scene in chapter.scenes:
        for number, beat in enumerate(scene.beats):
            asked = [one for one in scene.beats[number:] if one.do]
            wanted = set().union(*(pieces(game, one.do[0]) for one in asked[:3])) if asked else set()
            assert set(beat.touch) <= wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_beat_has_its_words_and_no_word_is_idle(game: Game, language: str) -> None:
    for chapter in taught(game).chapters:
        for _, beat, number in numbered(chapter):
            said = speech(speak(language), game.name, chapter, beat, number)
            assert len(re.findall(r"\w+", said.say)) <= MOST_WORDS, said.say
            for text in (said.say, said.ask, said.why, *said.answers.values()):
                assert text.count("*") % 2 == 0, text
    text = (FOLDER / language / f"lesson-{game.name}.ftl").read_text(encoding="utf-8")
    told = {one.id.name for one in FluentParser().parse(text).body if isinstance(one, ast.Message)}
    assert told == check_words(game, language)


SCREEN = {
    "en": r"press|click|\btap|\bdrag\b|hover|button|confirm|\bundo\b(?<!/undo)|\besc\b|screen|draft|no colours|dashed|frame|hatch"
    r"|icon|marks? |portrait|shield|arrow|lobe|in red\b|red words|grey district",
    "ru": r"нажм|нажат|щелч|щёлк|косни|перетащ|навед|кнопк|подтверд|\besc\b|отменить»|экран|черновик|красок|пунктир|штрих"
    r"|значк|значок|портрет|\bщит|стрелк|витраж|красным\b|красные слова|серого сектора",
}
"""How texts speak of what is seen and done in the browser only."""


def beats_told(game: Game, language: str, where: str) -> Iterator[tuple[str, str]]:
    """Every text of a game's lessons as it is said there."""
    for chapter in taught(game).chapters:
        for _, beat, number in numbered(chapter):
            said = speech(speak(language), game.name, chapter, beat, number, where)
            for text in (said.say, said.ask, said.why, *said.answers.values()):
                yield f"{chapter.id}-{number}", text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_terminal_says_nothing_of_the_browser(game: Game, language: str) -> None:
    screen = re.compile(SCREEN[language], re.IGNORECASE)
    told = dict.fromkeys((BOARD, TERMINAL), 0)
    for where in told:
        found = [f"{name}: {text}" for name, text in beats_told(game, language, where) if screen.search(text)]
        told[where] = len(found)
        assert where == BOARD or not found
    assert told[BOARD], "the pattern finds what it is for"


def broken(change: str) -> Lessons:
    """The lessons of Brawl with one thing in them wrong."""
    told = msgspec.to_builtins(taught(regnum.find("brawl")))
    beat = deepcopy(told["chapters"][0]["scenes"][0]["beats"][3])
    if change == "do":
        beat["do"] = [{"kind": "place", "character": "witch", "tile": 0}]
    elif change == "may":
        beat["may"]["tower"] = [{"kind": "swap"}]
    elif change == "illegal":
        beat["illegal"] = [{"kind": "place", "character": "queen"}]
    elif change == "reply":
        beat["reply"] = [[0, {"kind": "place", "character": "peasant", "tile": 2}]]
    else:
        beat["scores"] = [[5, 4]]
    told["chapters"][0]["scenes"][0]["beats"][3] = beat
    return msgspec.convert(told, Lessons)


@pytest.mark.parametrize("change", ["do", "may", "illegal", "reply", "scores"])
def test_a_lesson_that_does_not_fit_the_rules_fails(change: str) -> None:
    lessons = broken(change)
    scene = lessons.chapters[0].scenes[0]
    with pytest.raises((BadLesson, RegnumError)):
        play(regnum.find("brawl"), lessons, scene, next(ways(scene)), looks=True)


def test_a_whole_action_answers_several_beats_at_once() -> None:
    game = regnum.find("brawl")
    lessons = taught(game)
    walk = scene_walk(game, lessons, lessons.chapter("wonders").scenes[0])
    witch, swap = (beat.do[0] for beat in walk.beats)
    assert walk.judge([witch, {"kind": "decline"}]).word == "decline"
    assert walk.choose([witch, swap]).played
    assert walk.over
    assert walk.match.acts[-1] == 2


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(BadSetup, match="no chapter"):
        taught(regnum.find("brawl")).chapter("chess")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_lessons_run_in_the_terminal(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mentor shows every choice; a wrong one is answered first."""
    words = speak("ru")
    out = io.StringIO()
    console = Console(file=out, theme=THEME, width=100)
    asked = []

    def type_in(prompt: str = "") -> str:
        asked.append(prompt)
        return "" if prompt.startswith(words("learn-next")) else "/show"

    monkeypatch.setattr(console, "input", type_in)
    lessons = taught(game)
    screen = Screen(game, names_in(words, game.name, lessons), words, console)
    learn(game, lessons, "", words, screen)
    said = re.sub(r"\s+", " ", out.getvalue())
    for chapter in lessons.chapters:
        assert words(key(game.name, "lesson", chapter.id)) in said
    assert words("learn-cli-all", game=game.name) in said
    assert not re.findall(SCREEN["ru"], said, re.IGNORECASE)


def test_the_terminal_answers_a_wrong_choice_and_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    words, game = speak("en"), regnum.find("brawl")
    out = io.StringIO()
    console = Console(file=out, theme=THEME, width=200)
    typed = iter(["", "5", "1", "/back", "", "1", "", "/q"])
    monkeypatch.setattr(console, "input", lambda _="": next(typed))
    lessons = taught(game)
    learn(game, lessons, "turn", words, Screen(game, names_in(words, game.name, lessons), words, console))
    said = out.getvalue()
    assert "keep the tower for the Princess" in said
    assert words("learn-taken-back") in said
    assert said.count("Here is the kingdom") == 2
    assert "→ Choose the King → Put the King in the castle\n" in said
    assert "Until you confirm" not in said
    assert said.index("★") < said.index("Here is the kingdom"), "the table is shown before it is spoken of"
    assert "You places" not in said
    assert "regnum learn brawl gnome" in said
    assert list(typed) == ["/q"]
