"""A real PostgreSQL for the tests: installed where that is possible, started in a folder of its own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path


class CannotStart(Exception):
    """There is no PostgreSQL here and none can be installed."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _binaries() -> Path:
    for attempt in range(2):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if found:
            return found[-1].parent
        on_path = shutil.which("initdb")
        if on_path:
            return Path(on_path).resolve().parent
        if attempt or os.geteuid() != 0 or not shutil.which("apt-get"):
            break
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"]
        subprocess.run(command, capture_output=True, timeout=300, check=False)
    raise CannotStart("PostgreSQL is not installed and could not be installed: apt-get install postgresql")


class Postgres:
    """One cluster on a port of its own; it keeps nothing."""

    def __init__(self) -> None:
        self.bin = _binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="regnum-pg-"))
        self.port = free_port()
        self.made = 0
        root = os.geteuid() == 0
        self.prefix = ["runuser", "-u", "postgres", "--"] if root else []
        if root:
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "regnum", "-A", "trust", "-E", "UTF8")
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c fsync=off -c max_connections=200"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", options, "start")

    def halt(self) -> None:
        """End it as a power cut would; `start` brings it back with all that was kept."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def _run(self, name: str, *arguments: str) -> None:
        command = [*self.prefix, str(self.bin / name), *arguments]
        done = subprocess.run(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/", check=False
        )
        if done.returncode:
            raise CannotStart(f"{name} failed: {done.stderr.decode()[-500:]}")

    def database(self) -> str:
        """The address of a fresh, empty database."""
        self.made += 1
        name = f"t{self.made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "regnum", name)
        return f"postgresql://regnum@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)
