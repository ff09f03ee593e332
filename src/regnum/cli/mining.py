"""`regnum mine`: exercises for a game, out of games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .. import find
from ..mining import Found, Terms, choose, mine, practice
from ..practice import encoded
from ..words import speak
from .shared import Lang, console, within


def mine_file(
    game: str,
    file: Path,
    /,
    *,
    seats: Annotated[list[int], Parameter(consume_multiple=True, negative="")] = [],  # noqa: B006
    games: int = 20,
    count: int = 16,
    seed: str = "1",
    quick: int = Terms().quick,
    deep: int = Terms().deep,
    gap: float = Terms().gap,
    lang: Lang = None,
) -> None:
    """Write a file of exercises."""
    within("games", games, 1, 100_000)
    within("count", count, 1, 1000)
    words, out = speak(lang), console()
    chosen = find(game)
    sizes = seats or [chosen.fewest]
    terms = Terms(quick=quick, deep=deep, gap=gap)
    found: list[Found] = []
    for number in range(games):
        found += mine(chosen, sizes[number % len(sizes)], f"practice {seed} {number}", terms)
        levels = ", ".join(str(sum(one.level == level for one in found)) for level in (1, 2, 3))
        out.print(words("cli-mined", games=number + 1, found=len(found), levels=levels))
    made = f"games between search:{quick}, judged by search:{deep}, a gap of {gap}, seed {seed}"
    file.write_bytes(encoded(practice(choose(found, count), made)))
