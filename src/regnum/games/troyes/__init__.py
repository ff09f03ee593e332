"""Troyes: dice of three estates, for 2 to 4 seats, or one against the King."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ...kernel.brain import Brain
from ...kernel.chance import Chance
from ...kernel.components import Components, unfit
from ...kernel.game import Game
from ...kernel.kinds import Kind
from ...kernel.settings import Flag, Setting, Value
from ...kernel.sketch import Goal, Sheet, Words
from ...kernel.state import State
from .brain import TroyesBrain
from .components import SEATS, printed, tables
from .flow.setup import PREPARE
from .glance import called, glance
from .goals import goals
from .kinds import EVENTS, OPTIONS, PROMPTS
from .sketch import sketch
from .state import Troyes


class TroyesGame(Game):
    """What the registry knows of Troyes."""

    name: ClassVar[str] = "troyes"
    version: ClassVar[int] = 2
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = SEATS
    minutes: ClassVar[int] = 90
    settings: ClassVar[tuple[Setting, ...]] = (Flag("bonus"),)
    options: ClassVar[tuple[Kind, ...]] = OPTIONS
    events: ClassVar[tuple[Kind, ...]] = EVENTS
    prompts: ClassVar[tuple[Kind, ...]] = PROMPTS

    def setup(self, seats: int, settings: dict[str, Value], components: Components, chance: Chance) -> State:
        g = Troyes()
        g.prepare(self, seats, chance)
        g.tables = tables(components, seats)
        g.bonus = bool(settings["bonus"])
        g.then(PREPARE)
        return g

    def components(self) -> Components:
        return printed()

    def brain(self, parameters: Mapping[str, float] | None = None) -> Brain:
        return TroyesBrain(parameters)

    def check_components(self, components: Components) -> None:
        for name, building in components.entries("building").items():
            if sorted(space for row in building["rows"] for space in row) != [1, 2, 3, 4, 5, 6]:
                raise unfit(f"building.{name}.rows", "each of the spaces 1 to 6 once")
        prices = components["round"]["price"]
        if prices != sorted(prices):
            raise unfit("round.price", "no lower price for a larger group")

    def sketch(self, view: Any, words: Words) -> list[Sheet]:
        return sketch(view, words)

    def glance(self, view: Any, words: Words) -> list[Sheet]:
        return glance(view, words)

    def goals(self, view: Any, words: Words) -> list[Goal]:
        return goals(view, words)

    def called(self, view: Any, words: Words) -> dict[str, dict[int, str]]:
        return called(view, words)


GAME = TroyesGame()
