"""The command `regnum` as real processes, and what is left of them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from waiting import LONG

ROOT = Path(__file__).parent.parent
MARK = "REGNUM_TEST_FAMILY"


class Command:
    """A running command; all processes that come of it carry its mark."""

    def __init__(self, *arguments: str, cwd: Path | None = None, **more: str) -> None:
        self.family = f"{os.getpid()}-{id(self)}-{time.monotonic_ns()}"
        env = {**os.environ, "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", MARK: self.family, **more}
        for name in ("LC_ALL", "LC_MESSAGES"):
            env.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "regnum", *arguments],
            env=env, cwd=cwd, text=True, encoding="utf-8", start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip

    def line(self) -> str:
        """The next line it says."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def interrupt(self) -> None:
        """Ctrl-C: the terminal tells every process of its group."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> tuple[int, str, str]:
        """Its exit code and what it said, once it has ended."""
        out, err = self.process.communicate(timeout=LONG)
        return self.process.returncode, out, err

    def alive(self) -> list[int]:
        """The processes of its family that are still there."""
        return [pid for pid in _processes() if _marked(pid, self.family)]

    def workers(self) -> list[int]:
        """Those that play for it."""
        return [pid for pid in self.alive() if b"spawn_main" in _read(pid, "cmdline")]


def regnum(*arguments: str, cwd: Path, path: Path | None = None, code: int = 0) -> tuple[str, str]:
    """The command as a stranger runs it: in a folder of his own."""
    paths = [str(path) if path else "", str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "LANG": "en_GB.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "regnum", *arguments],
        cwd=cwd, env=env, capture_output=True, text=True, encoding="utf-8", timeout=LONG, check=False,
    )  # fmt: skip
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout, done.stderr


@contextmanager
def command(*arguments: str, cwd: Path | None = None, **more: str) -> Iterator[Command]:
    """A command that is gone afterwards, whatever happens."""
    one = Command(*arguments, cwd=cwd, **more)
    try:
        yield one
    finally:
        for pid in one.alive():
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        one.process.communicate()


def _processes() -> list[int]:
    return [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]


def _read(pid: int, name: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{name}").read_bytes()
    except OSError:
        return b""


def _marked(pid: int, family: str) -> bool:
    return f"{MARK}={family}".encode() in _read(pid, "environ").split(b"\0")


def rows(path: Path) -> list[Any]:
    """The whole lines of a file that is still being written."""
    import json

    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]
