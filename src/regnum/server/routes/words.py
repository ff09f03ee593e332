"""Routes of words: every text a person reads, our own and those of installed packages."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Literal

from litestar import Controller, Request, Response
from msgspec import Struct

from ...kernel.registry import catalogue
from ...words import installed, rules, texts
from ..errors import nothing_here
from ..play.played_match import known_game
from ..services import Services
from .verbs import get

Language = Literal["en", "ru"]

LESSON = "lesson-"
"""How the files of lessons begin: their words come with the lesson."""


class WordsInfo(Struct):
    """All words of a language: the texts of its Fluent files, ours first."""

    files: list[str]


@cache
def _words(language: str) -> tuple[WordsInfo, str]:
    """What is installed does not change while the server runs; its mark tells whether a browser has it already."""
    wanted = (path for path in texts(language, installed()) if not path.name.startswith(LESSON))
    files = [path.read_text(encoding="utf-8") for path in wanted]
    mark = hashlib.blake2b("\0".join(files).encode(), digest_size=12).hexdigest()
    return WordsInfo(files), f'W/"{mark}"'


@cache
def _rules(language: str, game: str) -> str:
    return rules(game, language, installed())


class WordRoutes(Controller):
    """Words and rules."""

    path = "/api"
    tags = ("words",)

    @get("/words/{language:str}")
    async def words(self, request: Request[Any, Any, Any], language: Language) -> Response[WordsInfo | None]:
        """All words of a language."""
        found, mark = _words(language)
        fields = {"etag": mark, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == mark:
            return Response(None, status_code=304, headers=fields)
        return Response(found, headers=fields)

    @get("/rules/{language:str}/{game:str}", media_type="text/markdown")
    async def rules_of(self, language: Language, game: str) -> str:
        """The short rules of a game; its numbers are left as `{{path}}`."""
        # What is asked for is never taken for the name of a file.
        text = _rules(language, game) if game in catalogue() else ""
        if not text:
            raise nothing_here("no-rules")
        return text

    @get("/games/{name:str}/changes")
    async def changes(self, services: Services, name: str) -> dict[str, Any]:
        """The numbers that new tables of a game have of their own here."""
        return services.seating.overrides(known_game(name).name)
