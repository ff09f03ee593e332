"""Troyes: what matters most, in a few rows."""

from __future__ import annotations

from ...kernel.sketch import Sheet, Words, seat_mark
from .sketch import title, who
from .view import TroyesView


def glance(view: TroyesView, words: Words) -> list[Sheet]:
    """Everybody with his dice, then events and cards, a line or two each."""
    sheets = [Sheet(title(view, words), *_players(view, words))]
    lines = []
    if view.black:
        lines.append(words("troyes-glance-black", dice=" ".join(map(str, view.black))))
    if view.queue:
        lines.append(words("troyes-glance-events", events="; ".join(_threats(view, words))))
    if cards := _cards(view, words):
        lines.append(words("troyes-glance-cards", cards="; ".join(cards)))
    if lines:
        sheets.append(Sheet("", [[line] for line in lines]))
    return sheets


def _players(view: TroyesView, words: Words) -> tuple[list[list[str]], list[str]]:
    rows = []
    for seat, one in enumerate(view.seats):
        dice = _dice(view, seat, words)
        if one.passed:
            dice = words("troyes-glance-passed", deniers=one.district_deniers)
        figures = [
            one.deniers,
            one.influence,
            f"{one.supply}+{one.stock}",
            one.wages,
            one.cubes,
            len(one.events),
        ]
        points = "?" if one.points is None else f"[b]{one.points}[/b]"
        rows.append([seat_mark(seat, f"@{seat}"), points, *map(str, figures), dice])
    other = _dice(view, None, words)
    king = view.king
    if king is not None:
        figures = ["", "", "", "", king.cubes, len(king.events)]
        rows.append([words("troyes-side-king"), f"[b]{king.points}[/b]", *map(str, figures), other])
    elif other:
        rows.append([words("troyes-side-neutral"), *[""] * 7, other])
    names = ("points", "deniers", "influence", "citizens", "wages", "cubes", "events", "dice")
    return rows, ["", *(words(f"troyes-glance-column-{name}") for name in names)]


def _dice(view: TroyesView, district: int | None, words: Words) -> str:
    """The dice of a district, a letter and a face each, by colour."""
    return " ".join(
        f"{words(f'troyes-glance-short-{die.colour}')}{die.face}"
        for die in view.dice
        if die.district == district
    )


def _threats(view: TroyesView, words: Words) -> list[str]:
    found = []
    for one in view.queue:
        name = words(f"troyes-threat-{one.event}".replace("_", "-"))
        colours = "".join(words(f"troyes-glance-short-{colour}") for colour in one.dice)
        flags = "".join(_flag(owner, view, words) for owner in one.cubes) + "·" * (one.flags - len(one.cubes))
        found.append(f"{name} {colours}/{one.divisor} {flags}")
    return found


def _flag(owner: int | None, view: TroyesView, words: Words) -> str:
    """Whose cube lies there."""
    return who(owner, view, words) if owner is None else seat_mark(owner, "")


def _cards(view: TroyesView, words: Words) -> list[str]:
    return [
        f"{words(f'troyes-card-{one.card}'.replace('_', '-'))} "
        f"{words(f'troyes-glance-short-{one.colour}')}/{one.divisor}"
        for one in view.cards
        if one.card
    ]


def called(view: TroyesView, words: Words) -> dict[str, dict[int, str]]:
    """Dice by colour and face."""
    dice = {die.die: words(f"troyes-die-{die.colour}-{die.face}") for die in view.dice}
    return {"die": dice, "dice": dice, "black": {place: str(face) for place, face in enumerate(view.black)}}
