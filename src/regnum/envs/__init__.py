"""Environments for learners: fixed actions with exact masks, observations of what a seat may know.

`Table` is one game walked by whole numbers; `aec` gives it to PettingZoo, `gym` to Gymnasium, `Vector` plays many side by side,
`regnum.envs.openspiel` registers the games with OpenSpiel. `pip install "regnum[rl]"`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ..kernel.actions import Actions
from ..kernel.registry import find
from .table import Table

if TYPE_CHECKING:
    from .learner import LearnerEnv
    from .turns import TableEnv
    from .vector import Vector as Vector


@cache
def actions(game: str) -> Actions:
    """The letters of a game's options: `size`, `names`, `digest`.

    >>> actions("brawl").names[-3:]
    ['kind:swap', 'kind:stack', 'kind:move']
    """
    return Actions(find(game).options)


def aec(game: str, **given: Any) -> TableEnv:
    """A PettingZoo environment: `aec("kingsburg", seats=3)`."""
    from .turns import TableEnv

    return TableEnv(game, **given)


def gym(game: str, **given: Any) -> LearnerEnv:
    """A Gymnasium environment with one learner among bots: `gym("brawl", seats=2, bots="greedy")`."""
    from .learner import LearnerEnv

    return LearnerEnv(game, **given)


def __getattr__(name: str) -> Any:
    if name == "Vector":
        from .vector import Vector

        return Vector
    raise AttributeError(name)


__all__ = ["Table", "Vector", "actions", "aec", "gym"]
