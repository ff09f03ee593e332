"""Kingsburg: what matters most, in a few rows."""

from __future__ import annotations

from ...kernel.sketch import Sheet, Words, seat_mark
from .components import ADVISORS
from .sketch import enemy_line, heading, thing
from .view import DieView, KingsburgView, SeatView


def glance(view: KingsburgView, words: Words) -> list[Sheet]:
    """The year and its enemy, the governors, who is at court, and what one may build next."""
    lines = []
    if view.enemy is not None:
        lines.append(enemy_line(view.enemy, words))
    if view.event is not None:
        name = thing("perk", view.event, words)
        lines.append(
            words("kingsburg-sheet-event", event=name, help=words(_key("perk", view.event) + ".help"))
        )
    order = " ".join(seat_mark(seat, f"@{seat}") for seat in view.order)
    lines.append(words("kingsburg-sheet-order", order=order))
    sheets = [Sheet(heading(view, words), [[line] for line in lines]), Sheet("", *_governors(view, words))]
    court = [_taken(view, number, words) for number, advisor in enumerate(view.advisors) if advisor.groups]
    if court:
        sheets.append(Sheet("", [[words("kingsburg-glance-court", advisors=", ".join(court))]]))
    if view.seat is not None and view.year:
        sheets.append(Sheet("", [[words("kingsburg-glance-next", buildings=_next(view, view.seat, words))]]))
    return sheets


def _governors(view: KingsburgView, words: Words) -> tuple[list[list[str]], list[str]]:
    """One line a seat."""
    rows = []
    for seat, one in enumerate(view.seats):
        goods = [f"{one.gold}", f"{one.wood}", f"{one.stone}", f"{one.tokens}", f"{one.soldiers}"]
        dice = " ".join(die_face(die, words) for die in one.dice if not die.placed)
        if one.passed:
            dice = words("kingsburg-glance-passed")
        rows.append([seat_mark(seat, f"@{seat}"), f"[b]{one.points}[/b]", *goods, dice, _built(one, words)])
    short = [thing("good", good, words) for good in ("gold", "wood", "stone")]
    header = ["", words("kingsburg-sheet-points"), *short, words("kingsburg-sheet-token")]
    return rows, [*header, *(words(f"kingsburg-sheet-{part}") for part in ("soldiers", "dice", "buildings"))]


def _built(one: SeatView, words: Words) -> str:
    """How many stand in each row, and who governs."""
    counts = [(row.row.upper(), sum(cell.built for cell in row.buildings)) for row in one.rows]
    told = [f"{row}{count}" for row, count in counts if count]
    if one.governor is not None:
        told.append(thing("perk", one.governor, words))
    return " ".join(told) or "–"


def _taken(view: KingsburgView, number: int, words: Words) -> str:
    advisor = view.advisors[number]
    marks = "".join("×" if group.seat is None else seat_mark(group.seat, "") for group in advisor.groups)
    return f"{thing('advisor', advisor.name, words)} {marks.strip()}"


def _next(view: KingsburgView, seat: int, words: Words) -> str:
    """The buildings that may come next, with what they cost and their points."""
    found = []
    for row in view.seats[seat].rows:
        if row.next is not None:
            printed = view.buildings[row.next]
            cost = "".join(
                f"{count}{words(f'kingsburg-sheet-short-{good}')}" for good, count in row.price.items()
            )
            name = thing("perk", row.next, words)
            found.append(f"{name if row.lacks else f'[b]{name}[/b]'} {cost}→{printed.points}")
    return ", ".join(found) or "–"


def called(view: KingsburgView, words: Words) -> dict[str, dict[int, str]]:
    """The own dice by their faces, advisors with their numbers."""
    own = view.seats[view.seat].dice if view.seat is not None else []
    names = {
        ADVISORS.index(one.name): f"{thing('advisor', one.name, words)} ({one.number})"
        for one in view.advisors
        if one.owners is None
    }
    return {"die": {place: die_face(die, words) for place, die in enumerate(own)}, "advisor": names}


def die_face(die: DieView, words: Words) -> str:
    """A die as it lies."""
    return words("kingsburg-glance-white", face=die.face) if die.white else str(die.face)


def _key(family: str, name: str) -> str:
    return f"kingsburg-{family}-{name}".replace("_", "-")
