"""Every text of every game says in the browser what it says in Python, with the printed numbers and with others."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from raised import raised

import regnum
from regnum.texts import FOLDER, rules, texts
from regnum.words import LANGUAGES, Words

WEB = Path(__file__).parent.parent / "web"


def cases() -> dict[str, Any]:
    """What Python says: words, trees, and each text that needs nothing but numbers."""
    games: dict[str, Any] = {}
    spoken = {language: Words(language) for language in LANGUAGES}
    for game in regnum.catalogue().values():
        changed = raised(game)
        told: dict[str, Any] = {}
        for language, words in spoken.items():
            for name, table in (("printed", words), ("changed", words.at(game.name, changed))):
                helps = {message: table(f"{message}.help") for message in table.helped(game.name)}
                told[f"{language} {name}"] = {"helps": helps, "rules": table.rules(game.name)}
        tree = game.components().at(game.version).tree
        plain = {language: rules(game.name, language, [FOLDER]) for language in LANGUAGES}
        games[game.name] = {"tree": tree, "changes": changed.changes, "rules": plain, "told": told}
    files = {
        language: [path.read_text(encoding="utf-8") for path in texts(language, [FOLDER])]
        for language in LANGUAGES
    }
    return {"words": files, "games": games}


def test_python_and_the_browser_say_the_same(tmp_path: Path) -> None:
    node = shutil.which("node")
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    if node is None or not vitest.exists():
        pytest.skip("the browser's packages are not installed: npm ci in web/")
    path = tmp_path / "cases.json"
    path.write_text(json.dumps(cases(), ensure_ascii=False), encoding="utf-8")
    command = [node, str(vitest), "run", "src/lib/words.real.test.ts"]
    environment = {**os.environ, "REGNUM_CASES": str(path)}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "skipped" not in done.stdout
