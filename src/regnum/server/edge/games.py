"""Routes of games: what there is to play, and the words for it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Response

from ...kernel.game import Game
from ...kernel.kinds import Kind
from ...kernel.registry import catalogue
from ...words import FOLDER, LANGUAGES
from ..errors import nothing_here
from ..messages import BotLevel, FieldInfo, GameInfo, KindInfo, SettingInfo
from ..play.live import known_game
from ..play.mind import LEVELS
from .verbs import get

_TYPES = {".ftl": "text/plain; charset=utf-8", ".md": "text/markdown; charset=utf-8"}


class Index(msgspec.Struct):
    """Languages and files of words."""

    languages: list[str]
    files: list[str]


def _kind(kind: Kind) -> KindInfo:
    fields = []
    for field in kind.fields:
        names = getattr(field, "names", None)
        fields.append(
            FieldInfo(field.name, field.form, field.piece, list(names) if names else None, field.spends)
        )
    return KindInfo(kind.name, fields, list(kind.secret), kind.reveals, kind.known)


def game_info(game: Game) -> GameInfo:
    """What a client needs to know of a game."""
    settings = []
    for setting in game.settings:
        values = getattr(setting, "values", None)
        default = list(setting.default) if isinstance(setting.default, tuple) else setting.default
        settings.append(SettingInfo(setting.name, setting.form, default, list(values) if values else None))
    return GameInfo(
        name=game.name,
        version=game.version,
        fewest=game.fewest,
        most=game.most,
        settings=settings,
        options=[_kind(kind) for kind in game.options],
        events=[_kind(kind) for kind in game.events],
        prompts=[_kind(kind) for kind in game.prompts],
    )


class GameRoutes(Controller):
    """Games, bots, words."""

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
    async def components(self, name: str) -> dict[str, Any]:
        """What is printed on boards and cards."""
        return known_game(name).components().tree

    @get("/api/bots")
    async def bots(self) -> list[BotLevel]:
        """How strong a bot may be, weakest first."""
        return [BotLevel(level) for level in LEVELS]

    @get("/locale")
    async def index(self) -> Index:
        """Which words there are."""
        files = sorted({path.name for path in FOLDER.glob("*/*") if path.suffix in _TYPES})
        return Index(list(LANGUAGES), files)

    @get("/locale/{lang:str}/{file:str}")
    async def words(self, lang: str, file: str) -> Response[bytes]:
        """One file of words, or a rules text."""
        path = FOLDER / lang / file
        known = lang in LANGUAGES and path.suffix in _TYPES and path.parent == FOLDER / lang
        if not known or not path.is_file():
            raise nothing_here("there are no such words")
        return Response(
            path.read_bytes(), media_type=_TYPES[path.suffix], headers={"cache-control": "no-cache"}
        )
