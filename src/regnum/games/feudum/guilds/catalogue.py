"""Feudum: the six guilds in their ring."""

from __future__ import annotations

from typing import Final

from .alchemists import Alchemists
from .base import GuildRules
from .farmers import Farmers
from .knights import Knights
from .merchants import Merchants
from .monks import Monks
from .nobles import Nobles

GUILD_RULES: Final[tuple[GuildRules, ...]] = (
    Farmers(),
    Merchants(),
    Alchemists(),
    Knights(),
    Nobles(),
    Monks(),
)
