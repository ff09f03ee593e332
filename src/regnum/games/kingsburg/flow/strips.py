"""Kingsburg: choosing alternative rows, by a blind draw or an open draft."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step, Together
from ..components import ROWS
from ..kinds import COVER, COVERED, DRAFT, DRAFTED, REPLACE, REPLACED, STRIPS
from ..state import Kingsburg
from .abilities import FINISH


def all_strips(g: Kingsburg) -> list[int]:
    """The alternative rows of the rows in play, several copies of each."""
    return [row for row in range(len(ROWS)) if g.rows >> row & 1 for _ in range(g.tables.copies)]


class DrawRows(Step[Kingsburg]):
    """Each takes two rows unseen."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        rows = g.chance.shuffled(all_strips(g), "rows")
        size = g.tables.deal_rows
        g.strips = tuple([tuple(sorted(rows[seat * size :][:size])) for seat in range(g.seats)])
        for seat in range(g.seats):
            g.tell(STRIPS, (seat, g.strips[seat]), (seat,))
        g.pool = tuple(sorted(rows[g.seats * size :]))
        g.then(ReplaceRow(tuple(g.order)))


class ReplaceRow(Together[Kingsburg]):
    """Whoever drew two of a kind may put one back and draw another."""

    __slots__ = ()
    name: ClassVar[str] = "replace-row"
    secret: ClassVar[bool] = True

    def options(self, g: Kingsburg, seat: int) -> list[Option]:
        strips = g.strips[seat]
        return [FINISH, (REPLACE,)] if len(set(strips)) < len(strips) and g.pool else [FINISH]

    def resolve(self, g: Kingsburg, answers: tuple[Option, ...]) -> None:
        strips = list(g.strips)
        for seat, answer in zip(self.seats, answers, strict=True):
            if answer[0] == REPLACE:
                kept = strips[seat][0]
                pool = list(g.pool)
                drawn = pool.pop(g.chance.pick(len(pool), "row"))
                strips[seat] = tuple(sorted((kept, drawn)))
                g.pool = tuple(sorted((*pool, kept)))
                g.tell(REPLACED, (seat, strips[seat]), (seat,))
        g.strips = tuple(strips)


class DraftRows(Step[Kingsburg]):
    """All rows lie face up; clockwise each takes one, and then back again."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        g.open_strips = True
        g.strips = ((),) * g.seats
        g.pool = tuple(all_strips(g))
        first = g.chance.pick(g.seats, "first")
        clockwise = [(first + place) % g.seats for place in range(g.seats)]
        g.then(*[DraftRow(seat) for seat in (*clockwise, *reversed(clockwise))])


class DraftRow(Decision[Kingsburg]):
    """Take one of the open rows."""

    __slots__ = ()
    name: ClassVar[str] = "draft-row"

    def options(self, g: Kingsburg) -> list[Option]:
        return [(DRAFT, row) for row in sorted(set(g.pool))]

    def choose(self, g: Kingsburg, option: Option) -> None:
        row: int = option[1]
        pool = list(g.pool)
        pool.remove(row)
        g.pool = tuple(pool)
        strips = list(g.strips)
        strips[self.seat] = tuple(sorted((*strips[self.seat], row)))
        g.strips = tuple(strips)
        g.tell(DRAFTED, (self.seat, row))


class Cover(Step[Kingsburg]):
    """All decide which of their rows to use."""

    __slots__ = ()

    def run(self, g: Kingsburg) -> None:
        g.then(CoverRows(tuple(range(g.seats))))


class CoverRows(Together[Kingsburg]):
    """Use both rows, one or none."""

    __slots__ = ()
    name: ClassVar[str] = "cover-rows"

    def options(self, g: Kingsburg, seat: int) -> list[Option]:
        rows = sorted(set(g.strips[seat]))
        chosen = [
            tuple([row for place, row in enumerate(rows) if bits >> place & 1])
            for bits in range(1 << len(rows))
        ]
        return [(COVER, one) for one in chosen]

    def resolve(self, g: Kingsburg, answers: tuple[Option, ...]) -> None:
        covers = list(g.covers)
        sheets = list(g.sheets)
        for seat, answer in zip(self.seats, answers, strict=True):
            for row in answer[1]:
                covers[seat] |= 1 << row
            sheets[seat] = g.tables.sheet(g.rows, covers[seat])
            g.tell(COVERED, (seat, answer[1]))
        g.covers = tuple(covers)
        g.sheets = tuple(sheets)
        g.strips = ((),) * g.seats
        g.pool = ()


DRAW_ROWS: Final = DrawRows()
DRAFT_ROWS: Final = DraftRows()
COVERING: Final = Cover()
