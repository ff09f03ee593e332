"""Routes of games: what there is to play, and against whom."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller
from litestar.params import Parameter

from ...arena import strengths
from ...bots import CAST, LEVELS, make
from ...kernel.game import Game
from ...kernel.kinds import Kind
from ...kernel.registry import catalogue
from ..errors import nothing_here
from ..messages import BotLevel, BotStrength, FieldInfo, GameInfo, KindInfo, SettingInfo
from ..play.played_match import known_game
from ..services import Services
from .verbs import get


def _kind(kind: Kind) -> KindInfo:
    fields = []
    for field in kind.fields:
        names = getattr(field, "names", None)
        fields.append(
            FieldInfo(
                field.name,
                field.form,
                field.piece,
                field.family,
                list(names) if names else None,
                field.spends,
            )
        )
    return KindInfo(kind.name, fields, list(kind.secret), kind.reveals, kind.known, kind.named, kind.hurts)


@cache
def game_info(game: Game) -> GameInfo:
    """What a client needs to know of a game."""
    settings = []
    for setting in game.settings:
        values = getattr(setting, "values", None)
        default = list(setting.default) if isinstance(setting.default, tuple) else setting.default
        told = list(values) if values else None
        settings.append(SettingInfo(setting.name, setting.form, default, told, setting.minutes))
    return GameInfo(
        name=game.name,
        version=game.version,
        fewest=game.fewest,
        most=game.most,
        minutes=game.minutes,
        settings=settings,
        options=[_kind(kind) for kind in game.options],
        events=[_kind(kind) for kind in game.events],
        prompts=[_kind(kind) for kind in game.prompts],
    )


@cache
def _strengths() -> list[BotStrength]:
    measured = (one for one in strengths.load() if one.bot in LEVELS and one.against in LEVELS)
    return [msgspec.convert(one, BotStrength, from_attributes=True) for one in measured]


Version = Annotated[int | None, Parameter(ge=1, le=2**31 - 1)]


class GameRoutes(Controller):
    """Games and bots."""

    tags = ("games",)

    @get("/api/games")
    async def games(self) -> list[GameInfo]:
        """All games there are."""
        return [game_info(game) for game in catalogue().values()]

    @get("/api/games/{name:str}")
    async def game(self, name: str) -> GameInfo:
        """One game."""
        return game_info(known_game(name))

    @get("/api/games/{name:str}/components")
    async def components(self, name: str, rules: Version = None) -> dict[str, Any]:
        """What is printed on boards and cards; what an older version of the rules had there."""
        game = known_game(name)
        if rules is not None and not game.oldest <= rules <= game.version:
            raise nothing_here("no-rules")
        return game.components().at(rules or game.version).tree

    @get("/api/bots")
    async def bots(self, services: Services) -> list[BotLevel]:
        """How strong a bot may be, weakest first, and who plays; then the host's own, whom nobody plays but themselves."""
        theirs = services.config.bots
        found = [BotLevel(level, list(CAST[level]), make(level).limit.milliseconds) for level in LEVELS]
        return found + [
            BotLevel(name, [], make(spec, strict=True).limit.milliseconds) for name, spec in theirs.items()
        ]

    @get("/api/bots/strengths")
    async def strengths(self) -> list[BotStrength]:
        """How strong the levels were measured to be."""
        return _strengths()
