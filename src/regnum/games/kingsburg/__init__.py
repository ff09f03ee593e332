"""Kingsburg with To Forge a Realm: governors of border provinces and the King's advisors, for 2 to 5 seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ...kernel.brain import Brain
from ...kernel.chance import Chance
from ...kernel.components import Components
from ...kernel.game import Game
from ...kernel.kinds import Kind
from ...kernel.settings import Choice, Setting, Subset, Value
from ...kernel.sketch import Goal, Sheet, Words
from ...kernel.state import State
from .brain import KingsburgBrain
from .components import printed
from .flow.setup import MODULES, SetUp
from .glance import called, glance
from .goals import goals
from .kinds import EVENTS, OPTIONS, PROMPTS
from .perks.names import OWN
from .sketch import sketch
from .state import Kingsburg
from .tables import tables


class KingsburgGame(Game):
    """What the registry knows of Kingsburg."""

    name: ClassVar[str] = "kingsburg"
    version: ClassVar[int] = 2
    layout: ClassVar[int] = 2
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 5
    minutes: ClassVar[int] = 90
    settings: ClassVar[tuple[Setting, ...]] = (
        Subset("modules", MODULES, minutes=8),
        Choice("rows", ("draw", "draft")),
        Choice("governors", ("deal", "auction")),
        Subset("cards", OWN),
    )
    options: ClassVar[tuple[Kind, ...]] = OPTIONS
    events: ClassVar[tuple[Kind, ...]] = EVENTS
    prompts: ClassVar[tuple[Kind, ...]] = PROMPTS

    def setup(self, seats: int, settings: dict[str, Value], components: Components, chance: Chance) -> State:
        g = Kingsburg()
        g.prepare(self, seats, chance)
        chosen, cards = settings["modules"], settings["cards"]
        assert isinstance(chosen, tuple)
        assert isinstance(cards, tuple)
        g.tables = tables(components, cards)
        modules = sum(1 << place for place, name in enumerate(MODULES) if name in chosen)
        g.then(SetUp(modules, settings["rows"] == "draft", settings["governors"] == "auction"))
        return g

    def components(self) -> Components:
        return printed()

    def brain(self, parameters: Mapping[str, float] | None = None) -> Brain:
        return KingsburgBrain(parameters)

    def sketch(self, view: Any, words: Words) -> list[Sheet]:
        return sketch(view, words)

    def glance(self, view: Any, words: Words) -> list[Sheet]:
        return glance(view, words)

    def goals(self, view: Any, words: Words) -> list[Goal]:
        return goals(view, words)

    def called(self, view: Any, words: Words) -> dict[str, dict[int, str]]:
        return called(view, words)


GAME = KingsburgGame()
