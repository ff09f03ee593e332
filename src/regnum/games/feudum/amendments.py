"""Feudum: what was corrected, and since which version of the rules. Steps ask `g.rules >= NAME`."""

from __future__ import annotations

from typing import Final

ANY_TIME: Final = 2
"""Mandates, tiles and writs are played at any time: also in others' turns, before an attack on one's
markers is resolved, in feeding without a hungry pawn and before the final scoring. (FE-164, FE-165, FE-187)
"""
