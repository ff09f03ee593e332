"""Moments at which an owner may use an ability (`Perk.when`), in the order of a year."""

from __future__ import annotations

from typing import Final, NewType

Moment = NewType("Moment", int)

_names: list[str] = []


def _moment(name: str) -> Moment:
    _names.append(name)
    return Moment(len(_names) - 1)


NEVER: Final = Moment(-1)
YEAR_BEGINS: Final = _moment("year_begins")
"""Before the King's aid, after the event of the year was revealed."""
SEASON_BEGINS: Final = _moment("season_begins")
"""Income, before anything is rolled."""
BEFORE_ROLL: Final = _moment("before_roll")
"""The white dice are handed out, nothing is rolled yet."""
ROLLED: Final = _moment("rolled")
"""Rerolls and other changes of dice; when the owner is done the dice are final."""
DICE_FINAL: Final = _moment("dice_final")
"""Gains that depend on the final total."""
ALL_PASSED: Final = _moment("all_passed")
"""After influence, before the advisors help."""
CONSTRUCTION: Final = _moment("construction")
"""On one's turn to build, before building."""
SEASON_ENDS: Final = _moment("season_ends")
RECRUITING_BEGINS: Final = _moment("recruiting_begins")
RECRUITING_ENDS: Final = _moment("recruiting_ends")
WINTER_BEGINS: Final = _moment("winter_begins")
"""Before the enemy is revealed and before the King's soldiers come."""
REINFORCED: Final = _moment("reinforced")
"""The King's die or the soldier tokens are known, the markers have not moved yet."""
FOUGHT: Final = _moment("fought")
"""After rewards and losses; `g.outcome` knows who won."""
YEAR_ENDS: Final = _moment("year_ends")
"""The soldiers have gone home."""

MOMENTS: Final = tuple(_names)
"""The names of all moments, each in the place of its number."""
