"""Every option of a moment has pieces of its own, and the browser's board has a place for every piece and question."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regnum.games.feudum import GAME
from regnum.kernel.chance import Seeded
from regnum.kernel.kinds import Option

BOARD = Path(__file__).parents[2] / "web" / "src" / "boards" / "feudum"
SOURCE = (BOARD / "pieces.ts").read_text(encoding="utf-8")


def pieces(option: Option) -> list[str]:
    """The pieces an option names, by its kind."""
    kind = GAME.options[option[0]]
    found = []
    for field, value in zip(kind.fields, option[1:], strict=True):
        data = field.encode(value)
        if not field.piece or data is None:
            continue
        if isinstance(data, dict):
            found += [f"{field.piece}:{name}" for name, count in data.items() for _ in range(count)]
        else:
            found += [f"{field.piece}:{one}" for one in (data if isinstance(data, list) else [data])]
    return found if found and not kind.named else [f"kind:{kind.name}", *found]


def listed(name: str) -> set[str]:
    """The names in one of the board's lists, those of lists inside it among them."""
    body = re.search(rf"export const {name} = \[(.*?)\]", SOURCE, re.DOTALL)
    assert body, name
    inner = [listed(one) for one in re.findall(r"\.\.\.(\w+)", body[1])]
    return set(re.findall(r"'(\w+)'", body[1])).union(*inner)


def test_no_question_is_without_a_place() -> None:
    pages = re.search(r"PAGES: [^=]*= \{(.*?)\}", SOURCE, re.DOTALL)
    assert pages
    assert set(re.findall(r"(\w+): '", pages[1])) == {kind.name for kind in GAME.prompts}


def test_no_piece_is_without_a_place() -> None:
    families = {field.piece for kind in GAME.options for field in kind.fields if field.piece}
    assert families | {"kind"} == listed("SHOWN")


def test_what_is_spent_is_never_a_target_too() -> None:
    """Whether a piece is spent goes by its field: no option spends what another of its kind only points at."""
    for kind in GAME.options:
        named = [field.piece for field in kind.fields if field.piece]
        assert len(set(named)) == len(named), kind.name


@pytest.mark.parametrize("seed", range(4))
def test_every_option_has_pieces_of_its_own(seed: int) -> None:
    """Two options of one moment never look alike."""
    luck = Seeded(f"pieces {seed}")
    g = GAME.new(2 + seed, Seeded(seed), {"advanced": True})
    for _ in range(1500):
        if not g.waiting:
            break
        seat = g.waiting[0]
        options = g.options(seat)
        if len(options) < 330:
            looks = [tuple(sorted(pieces(option))) for option in options]
            assert len(set(looks)) == len(looks), [GAME.encode(option) for option in options]
        g.apply(seat, options[luck.pick(len(options))])
