"""Feudum: fiefs, guilds and long roads in the realm of Queen Anne, for 2 to 5 seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ...kernel.brain import Brain
from ...kernel.chance import Chance
from ...kernel.components import Components
from ...kernel.game import Game
from ...kernel.kinds import Kind
from ...kernel.settings import Flag, Setting, Value
from ...kernel.sketch import Goal, Sheet, Words
from ...kernel.state import State
from .brain import FeudumBrain
from .components import printed, tables
from .flow.setup import SET_UP_TABLE
from .glance import glance
from .goals import goals
from .kinds import EVENTS, OPTIONS
from .prompts import PROMPTS
from .sketch import sketch
from .state import Feudum


class FeudumGame(Game):
    """What the registry knows of Feudum."""

    name: ClassVar[str] = "feudum"
    version: ClassVar[int] = 4
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 5
    minutes: ClassVar[int] = 180
    settings: ClassVar[tuple[Setting, ...]] = (Flag("advanced"),)
    options: ClassVar[tuple[Kind, ...]] = OPTIONS
    events: ClassVar[tuple[Kind, ...]] = EVENTS
    prompts: ClassVar[tuple[Kind, ...]] = PROMPTS

    def setup(self, seats: int, settings: dict[str, Value], components: Components, chance: Chance) -> State:
        g = Feudum()
        g.prepare(self, seats, chance)
        g.tables = tables(components, seats)
        g.advanced = bool(settings["advanced"])
        g.then(SET_UP_TABLE)
        return g

    def components(self) -> Components:
        return printed()

    def brain(self, parameters: Mapping[str, float] | None = None) -> Brain:
        return FeudumBrain(parameters)

    def sketch(self, view: Any, words: Words) -> list[Sheet]:
        return sketch(view, words)

    def glance(self, view: Any, words: Words) -> list[Sheet]:
        return glance(view, words)

    def goals(self, view: Any, words: Words) -> list[Goal]:
        return goals(view, words)


GAME = FeudumGame()
