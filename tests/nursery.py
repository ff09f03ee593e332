"""Servers for the tests, born of a process that has read all their code already: they start in a moment."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from seeds import environment

_MOTHER = """
import json, os, signal, sys, traceback
import regnum.server.app, regnum.server.protocol, regnum.server.run
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    order = json.loads(line)
    if child := os.fork():
        print(child, flush=True)
        continue
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    log = os.open(order["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream, to in ((0, os.open(os.devnull, os.O_RDONLY)), (1, log), (2, log)):
        os.dup2(to, stream)
    os.environ.clear()
    os.environ.update(order["env"])
    try:
        exec(order["code"], {"__name__": "__main__"})
    except BaseException:
        traceback.print_exc()
    os._exit(0)
"""


class Newborn:
    """A process of somebody else's, waited for and ended as one's own would be."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._end = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """None while it lives."""
        return 0 if self._ended(0) else None

    def wait(self, timeout: float | None = None) -> int:
        if not self._ended(timeout):
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        return 0

    def _ended(self, seconds: float | None) -> bool:
        watch = select.poll()
        watch.register(self._end, select.POLLIN)
        return bool(watch.poll(None if seconds is None else seconds * 1000))

    def terminate(self) -> None:
        self._send(signal.SIGTERM)

    def kill(self) -> None:
        self._send(signal.SIGKILL)

    def _send(self, number: signal.Signals) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._end, number)

    def __del__(self) -> None:
        os.close(self._end)


@cache
def _mother() -> subprocess.Popen[str]:
    env = {**os.environ, **environment()}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    return subprocess.Popen([sys.executable, "-c", _MOTHER], env=env, text=True, **pipes)  # type: ignore[call-overload]


def plain(code: str, env: Mapping[str, str], log: Path) -> subprocess.Popen[bytes]:
    """A process in a session of its own that runs some code."""
    with log.open("ab") as out:
        command = [sys.executable, "-c", code]
        return subprocess.Popen(command, env=env, stdout=out, stderr=out, start_new_session=True)


def born(code: str, env: Mapping[str, str], log: Path) -> Newborn | subprocess.Popen[bytes]:
    """The same for code of a server; one that finds other packages, or on another system, reads everything by itself."""
    if not hasattr(os, "pidfd_open") or env["PYTHONPATH"] != environment()["PYTHONPATH"]:
        return plain(code, env, log)
    mother = _mother()
    assert mother.stdin is not None
    assert mother.stdout is not None
    mother.stdin.write(json.dumps({"code": code, "env": dict(env), "log": str(log)}) + "\n")
    mother.stdin.flush()
    return Newborn(int(mother.stdout.readline()))
