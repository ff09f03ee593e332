"""The bot of docs/api.md, run as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from harness import Server, play_out
from waiting import LONG, wait_for

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def example() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(code)


def test_a_foreign_program_sits_down_and_plays(server: Server, tmp_path: Path) -> None:
    code = example()
    assert sum(1 for line in code.splitlines() if line.strip()) <= 30
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")
    anna, owner = server.person("Anna"), server.person("Owner of the bot")
    token = owner.post("/api/me/tokens", {"name": "bot"}, 201)["token"]
    name = anna.table("me", "open")["id"]
    command = [sys.executable, str(tmp_path / "bot.py"), server.url, token, name, "1"]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        wait_for(
            lambda: program.poll() or anna.get(f"/api/tables/{name}")["seats"][1]["ready"], "it sits down"
        )
        assert program.poll() is None
        anna.post(f"/api/tables/{name}/start")
        end = play_out({0: anna}, name)
        said, _ = program.communicate(timeout=LONG)
    finally:
        program.kill()
    assert said.strip() == f"scores {end['scores']}"
