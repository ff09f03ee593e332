"""Feudum: what was corrected in its rules, and since which version of them."""

from __future__ import annotations

from typing import Final

OWNER_CHOOSES_GUILD: Final = 2
"""More guilds wait for a seat than it has markers: the owner chooses which it enters. (FE-273, R55)"""

REEVE_WITH_ANY_TASK: Final = 2
"""A reeve may be placed with any pull or push, also with one that scored nothing. (FA-058, R28)"""
