"""Limits of a process, where the system knows them: memory, CPU time from now on, files."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

_CONNECTIONS = 65_536

if sys.platform == "win32":

    def limit_memory(size: int) -> None:
        """This system has no such limit."""

    def limit_time(seconds: int) -> None:
        """This system has no such limit."""

    def no_files() -> None:
        """This system has no such limit."""

    def many_connections() -> None:
        """This system has no such limit."""

    def give_way(niceness: int) -> None:
        """This system knows no such thing."""

    def memory() -> int:
        """Unknown here."""
        return 0

else:
    import resource

    def limit_memory(size: int) -> None:
        """To ask for more than so many bytes is a MemoryError."""
        resource.setrlimit(resource.RLIMIT_AS, (size, size))

    def limit_time(seconds: int) -> None:
        """The process is ended when it works for so many seconds more."""
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + 1 + seconds, hard))

    def no_files() -> None:
        """Nothing is written to any file."""
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    def many_connections() -> None:
        """Allow as many open connections as the system lets us have: the usual thousand is used up by one visitor."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = _CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, _CONNECTIONS)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))

    def give_way(niceness: int) -> None:
        """Let those who serve people go first."""
        os.nice(max(0, niceness - os.nice(0)))

    def memory() -> int:
        """The memory this process has, in kB.

        The most it ever had would count what it shared with its parent between fork and exec, however large that is.
        """
        statm = Path("/proc/self/statm")
        if statm.exists():
            return int(statm.read_text().split()[1]) * resource.getpagesize() // 1024
        size = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return size // 1024 if sys.platform == "darwin" else size
