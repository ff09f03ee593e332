"""Two packages that are no part of Regnum, installed in a folder of their own: the README's game and the example's cards."""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
CARDS = ROOT / "examples" / "kingsburg_cards"
RUSSIAN = """
dare-name = Дерзость
dare-summary = Назовите число и надейтесь, что кубик не меньше.
dare-credits = Игра из README.
dare-prompt-bid = Назовите число
    .waiting = называет число
dare-option-bid = { $number }
"""


def install(folder: Path) -> dict[str, str]:
    """Install both, as pip would; the environment in which Regnum finds them."""
    _dare(folder)
    register(CARDS, folder)
    paths = [str(folder), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(filter(None, paths))}


def register(package: Path, folder: Path) -> None:
    """Install one package, as pip would."""
    shutil.copytree(package / "src", folder, dirs_exist_ok=True)
    _register(folder, tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8")))


def _dare(folder: Path) -> None:
    """The game as the README and docs/writing-a-game.md tell it."""
    page = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
    package = folder / "dare"
    for language in ("en", "ru"):
        (package / "locale" / language).mkdir(parents=True)
    (package / "__init__.py").write_text(f"{readme_game()}\nGAME = DareGame()\n", encoding="utf-8")
    english = re.findall(r"```fluent\n(dare-name.*?)```", page, re.DOTALL)[0]
    (package / "locale" / "en" / "dare.ftl").write_text(english, encoding="utf-8")
    (package / "locale" / "ru" / "dare.ftl").write_text(RUSSIAN, encoding="utf-8")
    (package / "locale" / "en" / "dare.md").write_text("# Dare\n\nSay a number.\n", encoding="utf-8")
    (package / "locale" / "ru" / "dare.md").write_text("# Дерзость\n\nНазовите число.\n", encoding="utf-8")
    _register(
        folder,
        tomllib.loads(re.findall(r"```toml\n(\[project\]\nname = \"dare\".*?)```", page, re.DOTALL)[0]),
    )


def readme_game() -> str:
    """The code of the README's game without the lines that play it."""
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.findall(r"```python\n(>>> import msgspec\n.*?)>>> match = ", page, re.DOTALL)[0]
    return "\n".join(line[4:] for line in block.splitlines())


def _register(folder: Path, project: dict[str, dict[str, str | dict[str, dict[str, str]]]]) -> None:
    name, version = project["project"]["name"], project["project"]["version"]
    info = folder / f"{str(name).replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8"
    )
    groups = project["project"]["entry-points"]
    assert isinstance(groups, dict)
    lines = []
    for group, points in groups.items():
        lines += [f"[{group}]", *(f"{point} = {target}" for point, target in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
