"""Brain: what a game tells bots about itself. Every world it sees is an imagined one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from .kinds import Option
from .native import mypyc_attr
from .policy import Policy


@mypyc_attr(allow_interpreted_subclasses=True)
class Brain:
    """Evaluation, option priors and playouts; its numbers are data and can be tuned."""

    defaults: ClassVar[dict[str, float]] = {}
    habits: ClassVar[dict[str, float]] = {}
    """Parameters of the search that suit this game better than the search's own defaults."""
    tempting: ClassVar[float] = 0.25
    """This part of the options, best first, is what a slip chooses among: more where many are alike and a slip costs little."""
    terms: ClassVar[tuple[str, ...]] = ()
    """What `features` counts, by name and in order: what learned weights are weights of."""
    traits: ClassVar[Mapping[str, int]] = {}
    """What tells options apart, each kind of it with how many numbers it has: what a learned policy has weights of."""

    def __init__(self, parameters: Mapping[str, float] | None = None) -> None:
        unknown = sorted(set(parameters or {}) - set(self.defaults))
        if unknown:
            raise ValueError(f"no parameter {unknown[0]!r}; there are {', '.join(self.defaults)}")
        self.parameters: dict[str, float] = {**self.defaults, **(parameters or {})}
        self.policy: Policy | None = None
        """What was learned of options, where the bot that uses this brain believes in it."""

    def values(self, state: Any) -> list[float]:
        """The expected final points of each seat, in points of the game."""
        return [float(points) for points in state.scores()]

    def priors(self, state: Any, seat: int, options: list[Option]) -> list[float]:
        """How promising each option looks before any search: positive weights."""
        return [1.0] * len(options)

    def weigh(self, state: Any, seat: int, options: list[Option], policy: Policy) -> None:
        """Tell a policy, option by option, how much it has of each of the `traits`."""

    def inclination(self, state: Any, seat: int, options: list[Option], policy: Policy) -> list[float]:
        """How likely each option is taken by a policy."""
        policy.clear()
        self.weigh(state, seat, options, policy)
        return policy.chances()

    def playout(self, state: Any, seat: int, options: list[Option]) -> Option | None:
        """A quick sensible choice inside a playout, or None for a random one."""
        return None

    def spread(self, state: Any) -> float:
        """How many points make a lead clear; scales rewards between 0 and 1."""
        return 5.0

    def stage(self, state: Any) -> int:
        """A number that changes where the evaluation can be trusted: a new round, season, year. A playout ends there."""
        return 0

    def left(self, state: Any) -> float:
        """How much of the game is still to come: 1 at its beginning, 0 at its end."""
        return 0.0

    def features(self, state: Any, seat: int) -> list[float]:
        """What one seat has in the sight of all, a number for each of the `terms`."""
        return []

    def variety(self, state: Any) -> str:
        """Which kind of this game it is, as far as positions are worth something else in it: the seats, then a space and a word if need be."""
        return str(state.seats)

    def suspect(self, state: Any, seat: int) -> Any:
        """What the seat thinks likely of all that it does not see; reckoned once, then used in many worlds."""
        return None

    def believe(self, world: Any, seat: int, likely: Any) -> None:
        """Make an imagined world a likelier one, as good for what the seat knows: `likely` is what it suspects."""

    def horizon(self, state: Any) -> int:
        """After how many decisions a playout is cut and evaluated."""
        return 1000
