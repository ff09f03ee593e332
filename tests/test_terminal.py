"""A table in a terminal of 80 × 24: the question and what matters fit, dice are known by their faces, cards are picked as a set."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from terminals import Keyboard

import regnum
from regnum.kernel.kinds import Mask
from regnum.terminal import choices
from regnum.terminal.choices import Labels
from regnum.terminal.chooser import Chooser
from regnum.words import LANGUAGES

TABLES = [
    ("brawl", 4, {}),
    ("kingsburg", 5, {}),
    ("kingsburg", 4, {"modules": "provinces,rows,governors,events,soldiers"}),
    ("troyes", 4, {}),
    ("troyes", 1, {}),
    ("feudum", 5, {"advanced": "on"}),
]
IDS = [f"{game}-{seats}{'-more' if settings else ''}" for game, seats, settings in TABLES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "settings"), TABLES, ids=IDS)
def test_the_question_and_what_matters_fit_24_rows(
    game: str, seats: int, settings: dict[str, str], language: str
) -> None:
    count = 0
    for screen in Keyboard(game, seats, 3, language, **settings).questions(450):
        rows = screen.removesuffix("\n").split("\n")
        assert len(rows) <= 24, screen
        assert all(cell_len(row) <= 80 for row in rows), screen
        assert not re.search(rf"\b{game}-\w+-", screen), f"a message without words: {screen}"
        count += 1
    assert count >= 5


def test_table_shows_all() -> None:
    keys = Keyboard("kingsburg", 3, 5)
    before, _ = keys.asked()
    whole, _ = keys.asked("/table")
    assert "Alchemist" not in before
    assert "Alchemist" in whole
    assert "Merchants' Guild" in whole


def test_dice_are_called_by_their_faces() -> None:
    """Kingsburg and Troyes: what a label calls dice is what lies on the table, in colours where there are colours."""
    for game, words in (
        ("kingsburg", r"di(?:c)?e ([\d, ]+)"),
        ("troyes", r"(?:[Dd]ice|Turn over:) ([a-z\d, ]+)"),
    ):
        found = 0
        keys = Keyboard(game, 3, 4)
        for _ in keys.questions(300):
            match = keys.match
            labels = Labels(keys.table.words, match, 0, keys.table.screen.names)
            for option in match.options(0):
                kind = match.game.options[option[0]]
                for field, value in zip(kind.fields, option[1:], strict=True):
                    if isinstance(field, Mask) and field.name == "dice" and value:
                        told = re.search(words, labels.option(option))
                        assert told, labels.option(option)
                        assert told[1].strip(", ").split(", ")[: len(field.encode(value))] == faces(
                            keys, field.encode(value)
                        )
                        found += 1
        assert found > 20, game


def faces(keys: Keyboard, places: list[int]) -> list[str]:
    view = keys.match.view(0)
    if keys.match.game.name == "kingsburg":
        return [str(view.seats[0].dice[place].face) for place in places]
    lying = {die.die: f"{die.colour} {die.face}" for die in view.dice}
    return [lying[place] for place in places]


def choose_cards() -> Keyboard:
    keys = Keyboard("feudum", 3, 5)
    for _ in keys.questions(100):
        if keys.match.state.decision().name == "choose_cards":  # type: ignore[union-attr]
            return keys
    raise AssertionError("nobody chose cards")


def cards(line: choices.Line | None) -> set[str]:
    assert line is not None
    return set(regnum.find("feudum").encode(line[0])["cards"])


@pytest.mark.parametrize(
    "typed", ["2 3 7 11", "11, 7, 3, 2", "move influence tax guild", "Guild, Move, Tax, Infl"]
)
def test_cards_are_picked_as_a_set(typed: str) -> None:
    keys = choose_cards()
    screen, line = keys.asked(typed)
    assert "Choose 4, by numbers or words, such as “1 2 3 4”" in screen
    assert cards(line) == {"move", "influence", "tax", "guild"}


def test_a_set_may_be_picked_bit_by_bit_and_what_is_not_there_is_said() -> None:
    keys = choose_cards()
    screen, line = keys.asked("move tax", "migrate", "guild")
    assert [name for name in ("Move", "Tax", "Guild") if f"{name} ✓" in screen] == ["Move", "Tax"]
    assert cards(line) == {"move", "tax", "migrate", "guild"}
    screen, line = keys.asked("1 2 3 4 5", "1 2 3 4")
    assert "No choice has" in screen
    assert len(cards(line)) == 4


def test_enter_goes_back_and_words_go_straight_to_it() -> None:
    keys = Keyboard("brawl", 3, 5)
    next(keys.questions())
    screen, line = keys.asked("1", "", "2", "1")
    assert "Enter goes back" in screen
    first = keys.match.game.encode(line[0])  # type: ignore[index]
    hand = keys.match.view(0).seats[0].hand
    assert first["character"] == hand[1]
    _, line = keys.asked(f"{hand[0]} tile 5")
    assert keys.match.game.encode(line[0]) == {"kind": "place", "character": hand[0], "tile": 4}  # type: ignore[index]


def leaves(chooser: Chooser) -> Iterator[int]:
    """Every line that numbers alone lead to."""
    chooser.show(7)
    menu = chooser.menu
    steps = (
        [frozenset(held) for held in menu.sets]
        if menu.sets
        else [frozenset([n]) for n in range(len(menu.items))]
    )
    for step in steps:
        depth = len(chooser.levels)
        found = chooser.take(" ".join(str(n + 1) for n in sorted(step)))
        if found is not None:
            yield found
        elif len(chooser.levels) > depth:
            yield from leaves(chooser)
            del chooser.levels[depth:]
        chooser.show(7)


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES, ids=IDS)
def test_every_choice_is_reached_by_numbers(game: str, seats: int, settings: dict[str, str]) -> None:
    keys = Keyboard(game, seats, 2, **settings)
    most = 0
    for number, _ in enumerate(keys.questions(250)):
        if number % 3:
            continue
        lines = choices.asked(keys.match, 0)
        table = keys.table
        labels = Labels(table.words, keys.match, 0, table.screen.names)
        chooser = Chooser(table.screen, table.words, lines, labels, len(lines))
        assert sorted(leaves(chooser)) == list(range(len(lines))), [labels.line(line) for line in lines]
        most = max(most, len(lines))
    assert most >= 6
