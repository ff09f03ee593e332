"""What was corrected in Troyes, and since which version of the rules."""

from __future__ import annotations

from typing import Final

SPARE_DICE: Final = 2
"""Black dice may be beaten with more dice than are needed: the sum must be at least as high, no more is asked. (TR-064)"""
CUBES_AT_ONCE: Final = 2
"""The cubes that a card lays on several events are one choice, not one for each event. (TR-253, TR-257, TR-260)"""
