"""Cards of one's own: the example package is installed and played."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "kingsburg_cards"

SCRIPT = """
from realm import Realm
from regnum.games.kingsburg import GAME
from regnum.games.kingsburg.components import SPRING, SUMMER
from regnum.games.kingsburg.flow.harvest import INCOME
from regnum.games.kingsburg.state import Kingsburg
from regnum.kernel.chance import Seeded
from regnum.words import Words

table = Realm()
assert len(table.g.tables.governors) == 24 and len(table.g.tables.events) == 29  # nobody asked for more
table.govern(1, "herald").season(SPRING).play(INCOME)
assert [table.stock(seat) for seat in range(3)] == ["", "1t", ""]
table.season(SUMMER).play(INCOME)
assert table.stock(1) == "1t"

table = Realm().give(0, gold=2).befall("feast_day").season(SUMMER).season_ends()
table.choose(0, "offer", perk="feast_day", good="gold")
assert table.g.points == [11, 10, 10] and table.stock(0) == "1g" and not table.g.waiting
assert not Realm().give(0, gold=2).befall("feast_day").season(SPRING).season_ends().g.waiting

met = set()
for seed in range(60):
    game = GAME.new(5, Seeded(seed), {"modules": "all", "cards": "herald,feast_day"})
    assert len(game.tables.governors) == 25 and len(game.tables.events) == 30
    while game.waiting:
        if game.year:
            met.update([game.event, *game.governors])
        seat = game.waiting[0]
        options = game.options(seat)
        game.apply(seat, options[(seed + len(game.agenda)) % len(options)])
assert {table.number("herald"), table.number("feast_day")} <= met

assert Words("en")("kingsburg-perk-herald") == "Herald"
assert Words("ru")("kingsburg-perk-feast-day") == "Праздник"
print("played")
"""


def test_the_example_cards_are_found_and_played(tmp_path: Path) -> None:
    """KX-003, KX-004: the blank governor and the blank event of the box, filled in."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = tmp_path / "kingsburg_cards-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines))
    paths = (tmp_path, EXAMPLE / "src", Path(__file__).parent, ROOT / "src")
    result = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.stdout == "played\n", result.stderr


def test_the_example_says_what_it_does_in_both_languages() -> None:
    """Each card has a name and help."""
    for language in ("en", "ru"):
        (path,) = (EXAMPLE / "src" / "kingsburg_cards" / "locale" / language).glob("*.ftl")
        text = path.read_text(encoding="utf-8")
        for card in ("herald", "feast-day"):
            assert f"kingsburg-perk-{card} = " in text
        assert text.count(".help = ") == 2
