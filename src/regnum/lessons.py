"""Lessons: a game taught by playing it. Chapters are data beside the game; the engine plays them.

A chapter has scenes, a scene is a game that stops in the middle: seats, settings, scripted chance and the choices
up to there. Its beats are what the mentor says, one thought each; a beat that asks for a choice names the options it
accepts, and which others have an answer of their own. Nothing here knows a rule: what is legal, the engine says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from .beside import decode_beside
from .kernel.chance import Scripted
from .kernel.errors import BadSetup
from .kernel.game import Game
from .kernel.match import Match
from .words import Words, key

FILE = "lessons.json"
Told = dict[str, Any]
"""An option as the object that names what it uses."""
OTHER = ""
"""The answer to what is legal, and neither asked for nor foreseen."""


YOU = "you"
"""The name of a seat that is called as the learner is."""
BOARD, TERMINAL = "board", "terminal"
"""Where a lesson is played: words of a beat may depend on it (`$where`), since each shows and asks in its own way."""
SCRIPT_SEED = 0
"""Where the script says nothing, chance is the same for everybody."""


class BadLesson(Exception):
    """A lesson does not fit the rules, or asks for something that is not there."""


class Beat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thought of the mentor. `do`: the options it accepts, the first is the one he would take himself.

    `may`: legal options that have an answer, by its name; a pattern stands for every option that has its fields.
    `illegal`: patterns that must fit no legal option. `touch`: pieces to take up while the choice is being made.
    `reply`: what the others choose afterwards. `scores`: the points then, for each option of `do`.
    `free`: what follows the choice in the same action is the learner's own.
    """

    spot: list[str] = []
    touch: list[str] = []
    do: list[Told] = []
    may: dict[str, list[Told]] = {}
    illegal: list[Told] = []
    reply: list[tuple[int, Told]] = []
    scores: list[list[int]] = []
    free: bool = False


class Scene(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position and the beats played from it; what it does not say is as the lessons of its game have it.

    `after` is the scene it follows, as chapter or chapter/number: `setup` goes on from its end.
    """

    beats: list[Beat]
    after: str = ""
    setup: list[tuple[int, Told]] = []
    seat: int | None = None
    chance: dict[str, list[int]] | None = None


class Chapter(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A minute or two."""

    id: str
    minutes: int
    scenes: list[Scene]


class Lessons(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """All chapters of a game. `names` are the words `<game>-lesson-name-<name>` for its seats."""

    mentor: str
    seat: int
    names: list[str]
    chance: dict[str, list[int]]
    chapters: list[Chapter]
    settings: dict[str, Any] = {}

    def chapter(self, name: str) -> Chapter:
        """The chapter of that name or number, or `BadSetup` with the names there are."""
        for number, chapter in enumerate(self.chapters, 1):
            if name in (chapter.id, str(number)):
                return chapter
        names = ", ".join(chapter.id for chapter in self.chapters)
        raise BadSetup(
            "no-chapter", f"there is no chapter {name!r}; there are {names}", name=name, names=names
        )

    def scene(self, name: str) -> Scene:
        """A scene by `chapter` or `chapter/number`."""
        chapter, _, number = name.partition("/")
        return self.chapter(chapter).scenes[int(number or 1) - 1]


@cache
def lessons_of(game: Game) -> Lessons | None:
    """The lessons beside a game's code, if it brings any."""
    return decode_beside(game, FILE, Lessons)


def taught(game: Game) -> Lessons:
    """The lessons of a game, or `BadSetup` when it has none."""
    lessons = lessons_of(game)
    if lessons is None:
        raise BadSetup("no-lessons", f"{game.name} brings no lessons", game=game.name)
    return lessons


class Answer(Struct):
    """What the mentor says to a choice: whether it is played, else the name of his words for it."""

    played: bool
    word: str = OTHER
    beat: int = 0


class Walk:
    """Beats being played at a table by one seat: the match and the beat it has come to."""

    def __init__(self, match: Match, seat: int, beats: Sequence[Beat]) -> None:
        self.match = match
        self.seat = seat
        self.beats = beats
        self.at = 0
        self.watch: Callable[[], None] | None = None
        """Told whenever somebody has acted."""

    @property
    def beat(self) -> Beat | None:
        """The beat it has come to; None at the end."""
        return self.beats[self.at] if self.at < len(self.beats) else None

    @property
    def over(self) -> bool:
        return self.beat is None

    def asked(self) -> int:
        """The beat that waits for the next choice, or the end."""
        beats = self.beats
        return next((n for n in range(self.at, len(beats)) if beats[n].do), len(beats))

    def listen(self) -> None:
        """Leave a beat that asks for no choice."""
        beat = self.beat
        if beat is None or beat.do:
            raise BadLesson("this beat waits for a choice")
        self._reply(beat)
        self.at += 1

    def listen_to(self, at: int) -> None:
        """Leave what asks for no choice, up to a beat."""
        while self.at < min(at, self.asked()):
            self.listen()

    def judge(self, line: Sequence[Mapping[str, Any]]) -> Answer:
        """What the mentor says to a line of options, each the answer to a beat of its own."""
        at = self.asked()
        beats = self.beats
        for option in line:
            if at >= len(beats):
                return Answer(False, OTHER, len(beats) - 1)
            beat = beats[at]
            if option not in beat.do:
                return Answer(False, _word(beat, option), at)
            at = next((n for n in range(at + 1, len(beats)) if beats[n].do), len(beats))
            if beat.free:
                break
        return Answer(True, beat=at)

    def choose(self, line: Sequence[Mapping[str, Any]]) -> Answer:
        """Carry a line out where it is what is asked for, with what the others choose after it."""
        answer = self.judge(line)
        if not answer.played:
            return answer
        self.listen_to(self.asked())
        self._act(self.seat, line)
        for number, _ in enumerate(line):
            self.at = self.asked()
            beat = self.beats[self.at]
            if beat.reply and number + 1 < len(line):
                raise BadLesson("others choose in the middle of a line")
            self._reply(beat)
            self.at += 1
            if beat.free:
                break
        return answer

    def show(self) -> Told:
        """What the mentor himself would choose now."""
        return self.beats[self.asked()].do[0]

    def _reply(self, beat: Beat) -> None:
        for seat, option in beat.reply:
            self._act(seat, (option,))

    def _act(self, seat: int, line: Sequence[Mapping[str, Any]]) -> None:
        self.match.act(seat, line)
        if self.watch is not None:
            self.watch()


def scene_walk(game: Game, lessons: Lessons, scene: Scene) -> Walk:
    """A scene at its beginning."""
    seat = lessons.seat if scene.seat is None else scene.seat
    chance = lessons.chance if scene.chance is None else scene.chance
    match = Match(game, len(lessons.names), lessons.settings, chance=Scripted(chance, SCRIPT_SEED))
    for who, option in opening(lessons, scene):
        match.apply(who, option)
    return Walk(match, seat, scene.beats)


def opening(lessons: Lessons, scene: Scene) -> list[tuple[int, Told]]:
    """All choices up to a scene's position."""
    if not scene.after:
        return scene.setup
    before = lessons.scene(scene.after)
    seat = lessons.seat if before.seat is None else before.seat
    line = opening(lessons, before)
    for beat in before.beats:
        line = [*line, *((seat, option) for option in beat.do[:1]), *beat.reply]
    return [*line, *scene.setup]


def fits(pattern: Mapping[str, Any], option: Mapping[str, Any]) -> bool:
    """Whether an option has the fields of a pattern.

    >>> fits({"kind": "place"}, {"kind": "place", "tile": 3})
    True
    """
    return all(name in option and option[name] == value for name, value in pattern.items())


def _word(beat: Beat, option: Mapping[str, Any]) -> str:
    for word, patterns in beat.may.items():
        if any(fits(pattern, option) for pattern in patterns):
            return word
    return OTHER


class Speech(Struct, omit_defaults=True):
    """The mentor's words of a beat; `answers` are those to choices he does not take, by their names."""

    say: str
    ask: str = ""
    why: str = ""
    answers: dict[str, str] = {}


def numbered(chapter: Chapter) -> list[tuple[Scene, Beat, int]]:
    """The beats of a chapter with the numbers that their words have."""
    beats = [(scene, beat) for scene in chapter.scenes for beat in scene.beats]
    return [(scene, beat, number) for number, (scene, beat) in enumerate(beats, 1)]


def speech(words: Words, game: str, chapter: Chapter, beat: Beat, number: int, where: str = BOARD) -> Speech:
    """What is said at a beat, in a language."""
    name = key(game, "lesson", chapter.id, str(number))
    return Speech(
        say=words(name, where=where),
        ask=words.find(f"{name}.ask", where=where) or "",
        why=words.find(f"{name}.why", where=where) or "",
        answers={word: words(key(name, word), where=where) for word in beat.may},
    )


def mentor_name(words: Words, game: Game) -> str:
    """What the mentor of a game is called; empty where nobody teaches it."""
    return words(key(game.name, "lesson", "mentor")) if lessons_of(game) else ""


def names_in(words: Words, game: str, lessons: Lessons) -> list[str]:
    """What the seats of a lesson are called."""
    return [words(key(game, "lesson", "name", name)) for name in lessons.names]
