"""Late: how far those who only watch a table are behind it, where its host wants a delay.

The delay counts decisions and no time: what somebody sees depends on the history alone, whichever worker tells it and
however often it is asked for. A history is shown row by row as it was written, undo and take-backs too.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..store.models import Table


def delay_of(table: Table, person: str | None = None) -> int:
    """How many decisions late a person sees a table in play; who has a seat there sees it at once, and so does everybody once it has ended."""
    if table.status != "playing" or (
        person is not None and any(seat.person_id == person for seat in table.seats)
    ):
        return 0
    return int(table.options.get("delay", 0))


def seen_late(lengths: Sequence[int], delay: int) -> int:
    """The last row after which so many decisions were made, the set-up where there is none; `lengths[n]` decisions stood after row n.

    What was once shown stays so, whatever is taken back: this never goes down while a history grows.
    """
    top = 0
    for seq in range(len(lengths) - 1, -1, -1):
        top = max(top, lengths[seq])
        if top - lengths[seq] >= delay:
            return seq
    return 0
