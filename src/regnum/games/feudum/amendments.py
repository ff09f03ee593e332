"""Feudum: what was corrected in its rules, and since which version of them."""

from __future__ import annotations

from typing import Final

OWNER_CHOOSES_GUILD: Final = 2
"""More guilds wait for a seat than it has markers: the owner chooses which it enters. (FE-273, R55)"""

REEVE_WITH_ANY_TASK: Final = 2
"""A reeve may be placed with any pull or push, also with one that scored nothing. (FA-058, R28)"""

ANY_TIME: Final = 2
"""Mandates, tiles and writs are played at any time: also in others' turns, before an attack on one's
markers is resolved, in feeding without a hungry pawn and before the final scoring. (FE-164, FE-165, FE-187)
"""

DEFENDER_ANSWERS: Final = 3
"""Who has not shown Defend is asked once more when saltpeter or weapons would win the attack. (FE-233, FE-238, R50)"""

WINE_IS_DUE: Final = 4
"""Whom the food does not reach must drink: nobody goes hungry beside wine in the own barrel. (FE-356, R30)"""
