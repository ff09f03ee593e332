"""How much memory and time a process may take, where the system can say so."""

from __future__ import annotations

import sys


def limit_memory(size: int, pid: int = 0) -> None:
    """Let a process, this one by default, have no more than so many bytes; 0 leaves it as it is."""
    if not size or sys.platform == "win32":
        return
    import resource

    if pid and not hasattr(resource, "prlimit"):
        return  # only Linux limits another process
    _, most = resource.prlimit(pid, resource.RLIMIT_AS) if pid else resource.getrlimit(resource.RLIMIT_AS)
    if most != resource.RLIM_INFINITY and most <= size:
        return  # it has less already
    if pid:
        resource.prlimit(pid, resource.RLIMIT_AS, (size, size))
    else:
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def own_time(pid: int) -> None:
    """Let a process have time of its own where the one that started it has little left: it is ended by the clock."""
    if sys.platform == "win32":
        return
    import resource

    if hasattr(resource, "prlimit"):
        most = resource.prlimit(pid, resource.RLIMIT_CPU)[1]
        resource.prlimit(pid, resource.RLIMIT_CPU, (most, most))
