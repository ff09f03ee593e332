"""Games on a Ray cluster: a task's seed decides everything, so it does not matter where it is played, nor how often."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from .. import __version__
from ..extras import needs
from ..kernel.errors import RegnumError
from ..kernel.registry import catalogue
from ..processes import WorkerDied

A = TypeVar("A")
B = TypeVar("B")

LOCAL = "local"
"""An address: a cluster of this machine alone, started here and ended with us."""
BATCH = 8
"""Games that travel together."""
AHEAD = 4
"""Batches for each core that are under way at a time."""
TRIES = 3
"""How often a batch is begun anew when its worker dies."""


class BadCluster(RegnumError):
    """The cluster does not answer, or does not play as we do."""


def do_batch(work: Callable[[A], B], tasks: list[A]) -> list[B]:
    """What a worker does."""
    return [work(task) for task in tasks]


def rules_here() -> dict[str, int | str]:
    """What must be the same on every machine."""
    return {"regnum": __version__, **{name: game.version for name, game in catalogue().items()}}


def on_ray(work: Callable[[A], B], tasks: Iterable[A], address: str) -> Generator[tuple[int, B], None, None]:
    """Do the tasks on a cluster; each result comes with its number as soon as it is there."""
    ray = join(address)
    under_way: dict[Any, list[tuple[int, A]]] = {}
    try:
        check(ray)
        far = ray.remote(num_cpus=1, max_retries=TRIES, retry_exceptions=False)(do_batch)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(enumerate(tasks))
        while True:
            while len(under_way) < most and (batch := list(islice(waiting, BATCH))):
                under_way[far.remote(work, [task for _, task in batch])] = batch
            if not under_way:
                return
            (ready,), _ = ray.wait(list(under_way), num_returns=1)
            batch = under_way.pop(ready)
            yield from zip((number for number, _ in batch), taken(ray, ready, batch), strict=True)
    finally:
        with contextlib.suppress(Exception):
            for one in under_way:
                ray.cancel(one, force=True)
        ray.shutdown()


def join(address: str) -> Any:
    """Ray, connected."""
    with needs("ray"):
        import ray
    try:
        where = {} if address == LOCAL else {"address": address}
        ray.init(**where, log_to_driver=False, logging_level="ERROR", include_dashboard=None)
    except Exception as error:
        reason = " ".join(str(error).split())[:200]
        raise BadCluster(
            "no-cluster", f"no Ray cluster at {address}: {reason}", address=address, reason=reason
        ) from None
    return ray


def check(ray: Any) -> None:
    """`BadCluster` unless every machine has the games as we have them."""
    here = rules_here()
    asked = ray.remote(num_cpus=0, max_retries=0)(rules_here)
    for node in ray.nodes():
        if not node["Alive"]:
            continue
        name = node["NodeManagerAddress"]
        there = ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
        try:
            found = ray.get(asked.options(scheduling_strategy=there).remote(), timeout=120)
        except Exception as error:
            found = {"error": str(error).splitlines()[-1]}
        if found != here:
            parts = sorted(set(here.items()) ^ set(found.items()), key=str)
            reason = ", ".join(f"{part} {value}" for part, value in parts)[:200]
            text = f"the machine {name} does not play as this one does: {reason}"
            raise BadCluster("cluster-differs", text, name=name, reason=reason)


def taken(ray: Any, ready: Any, batch: list[tuple[int, Any]]) -> list[Any]:
    """What a batch came to, or what ended it, as on one machine."""
    try:
        found: list[Any] = ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError:
        raise WorkerDied(batch[0][1]) from None
    return found
