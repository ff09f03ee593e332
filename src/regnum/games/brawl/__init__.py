"""Kingdom Brawl: ten characters on towers, castles, forests and farms, for 2 to 4 seats."""

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
from .brain import BrawlBrain
from .components import TERRAINS, printed, tables
from .glance import called, glance
from .goals import goals
from .kinds import EVENTS, OPTIONS, PROMPTS
from .sketch import sketch
from .state import Brawl
from .turns import DEAL


class BrawlGame(Game):
    """What the registry knows of Kingdom Brawl."""

    name: ClassVar[str] = "brawl"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    minutes: ClassVar[int] = 10
    settings: ClassVar[tuple[Setting, ...]] = (Flag("movable_gnome"),)
    options: ClassVar[tuple[Kind, ...]] = OPTIONS
    events: ClassVar[tuple[Kind, ...]] = EVENTS
    prompts: ClassVar[tuple[Kind, ...]] = PROMPTS

    def setup(self, seats: int, settings: dict[str, Value], components: Components, chance: Chance) -> State:
        g = Brawl()
        g.prepare(self, seats, chance)
        g.tables = tables(components, seats)
        g.movable_gnome = bool(settings["movable_gnome"])
        g.then(DEAL)
        return g

    def components(self) -> Components:
        return printed()

    def check_components(self, components: Components) -> None:
        deal = components["deal"]
        if deal["aside"] + deal["turns"] > deal["characters"]:
            raise unfit("deal", f"aside and turns at most {deal['characters']} together")
        for seats, kingdom in components.entries("kingdom").items():
            tiles = kingdom["rows"] * kingdom["columns"]
            if sum(kingdom[tile] for tile in TERRAINS) != tiles:
                raise unfit(f"kingdom.{seats}", f"{tiles} tiles in all, rows times columns")

    def sketch(self, view: Any, words: Words) -> list[Sheet]:
        return sketch(view, words)

    def glance(self, view: Any, words: Words) -> list[Sheet]:
        return glance(view, words)

    def goals(self, view: Any, words: Words) -> list[Goal]:
        return goals(view, words)

    def called(self, view: Any, words: Words) -> dict[str, dict[int, str]]:
        return called(view, words)

    def brain(self, parameters: Mapping[str, float] | None = None) -> Brain:
        return BrawlBrain(parameters)


GAME = BrawlGame()
