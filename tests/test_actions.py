"""Options as paths of letters: every one there and back, the mask exact, the alphabet fixed."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.kernel.actions import Actions
from regnum.kernel.chance import Seeded
from regnum.kernel.errors import IllegalOption
from regnum.kernel.kinds import Kind, Number

GOLDEN = Path(__file__).parent / "golden" / "letters"


def cases() -> list[tuple[str, int, bool]]:
    return [
        (name, seats, full)
        for name, game in regnum.catalogue().items()
        for seats, full in ((game.fewest, False), (game.most, True))
    ]


@pytest.mark.parametrize(("name", "seats", "full"), cases())
def test_every_option_is_spelt_and_found_again(name: str, seats: int, full: bool) -> None:
    game = regnum.find(name)
    settings = {setting.name: setting.samples()[-1] for setting in game.settings} if full else {}
    space = Actions(game.options)
    state, luck = game.new(seats, Seeded(3), settings), Seeded("letters")
    for _ in range(150):
        if not state.waiting:
            break
        seat = state.waiting[0]
        options = state.options(seat)
        paths = [space.letters(option) for option in options]
        assert len(set(paths)) == len(paths)
        assert all(0 <= letter < space.size for path in paths for letter in path)
        wanted = luck.pick(len(options))
        choice = space.choice(options)
        while choice.chosen is None:
            done = len(choice.path)
            left = [path for path in paths if path[:done] == choice.path]
            assert choice.legal() == sorted({path[done] for path in left})
            assert len(choice.legal()) > 1
            with pytest.raises(IllegalOption):
                choice.take(space.size)
            choice.take(paths[wanted][done])
        assert choice.chosen == wanted
        state.apply(seat, options[wanted])


def test_a_number_out_of_range_is_named() -> None:
    space = Actions((Kind("pay", Number("gold")),))
    with pytest.raises(ValueError, match=r"pay\.gold = 256"):
        space.letters((0, 256))


@pytest.mark.parametrize("name", list(regnum.catalogue()))
def test_letters_never_move(name: str) -> None:
    """What is kept here is what models and data sets were made with: letters are only ever added at the end."""
    kept = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert Actions(regnum.find(name).options).names[: len(kept)] == kept
