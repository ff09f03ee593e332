"""What was corrected in Troyes, and since which version of the rules."""

from __future__ import annotations

from typing import Final

SPARE_DICE: Final = 2
"""Black dice may be beaten with more dice than are needed: the sum must be at least as high, no more is asked. (TR-064)"""
CUBES_IN_ORDER: Final = 2
"""Events are asked for in one order when a card lays cubes on several: each way of laying them is offered once. (TR-253, TR-257, TR-260)"""
