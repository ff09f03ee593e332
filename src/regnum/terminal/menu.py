"""Menus: many actions told in few rows, by what tells them apart first; cards and dice are picked as a set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..kernel.kinds import Field, Option
from .choices import Labels, Line

SETS = ("names", "set")
"""Forms of fields that hold several things."""

TICK = " ✓"
"""Marks what every set that is left holds: what was picked before the rest."""


class Item(NamedTuple):
    """A row of a menu and the lines it stands for, by number."""

    label: str
    help: str
    lines: tuple[int, ...]


class Menu(NamedTuple):
    """What is offered at once. With `sets` several items are picked together: the sets there are, and their lines."""

    items: list[Item]
    sets: dict[frozenset[int], tuple[int, ...]] | None = None


Fits = Callable[[Sequence[Item]], bool]


def arrange(lines: Sequence[Line], chosen: Sequence[int], labels: Labels, fits: Fits) -> Menu:
    """A menu of these lines: all of them where they fit, otherwise by the first thing that tells them apart."""
    flat = [Item(labels.line(lines[n]), labels.help_of(lines[n][0]), (n,)) for n in chosen]
    if len(flat) < 2 or fits(flat):
        return Menu(flat)
    place = next(n for n in range(len(chosen) + 99) if len({lines[one][n : n + 1] for one in chosen}) > 1)
    by_option: dict[Option, list[int]] = {}
    over = []
    for one in chosen:
        if len(lines[one]) > place:
            by_option.setdefault(lines[one][place], []).append(one)
        else:
            over.append(Item(labels.line(lines[one]), "", (one,)))
    menu = Menu([*over, *(Item(labels.option(o), labels.help_of(o), tuple(n)) for o, n in by_option.items())])
    for coarser in (_by_field, _by_kind):
        if fits(menu.items) or menu.sets is not None:
            break
        found = coarser(by_option, labels)
        if 1 < len(found.items) + len(over) < len(menu.items):
            menu = Menu([*over, *found.items], found.sets)
    return menu


def _by_kind(by_option: dict[Option, list[int]], labels: Labels) -> Menu:
    """One item for each kind of option, told by what their labels begin with."""
    items = []
    for same in _kinds(by_option):
        told = _beginning([labels.option(one) for one in same])
        lines = tuple(line for one in same for line in by_option[one])
        items.append(Item(told or labels.option(same[0]), "", lines))
    return Menu(items)


def _beginning(texts: list[str]) -> str:
    """What all of these begin with, without the sign that comes before the rest."""
    first, last = min(texts), max(texts)
    same = next((n for n, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), len(first))
    return first[:same].rstrip(" ,.:(–→")


def _kinds(by_option: dict[Option, list[int]]) -> list[list[Option]]:
    found: dict[int, list[Option]] = {}
    for option in by_option:
        found.setdefault(option[0], []).append(option)
    return list(found.values())


def _by_field(by_option: dict[Option, list[int]], labels: Labels) -> Menu:
    """One item for each value of the first field that differs."""
    items: list[Item] = []
    for alike in _kinds(by_option):
        fields = labels.kind(alike[0]).fields
        differing = [
            n for n, field in enumerate(fields, 1) if field.piece and len({option[n] for option in alike}) > 1
        ]
        if not differing or len(alike) < 2:
            items += [Item(labels.option(one), labels.help_of(one), tuple(by_option[one])) for one in alike]
            continue
        place = differing[0]
        field = fields[place - 1]
        if field.form in SETS and len(alike) == len(by_option):
            return _pick(alike, place, field, by_option, labels)
        values: dict[object, list[Option]] = {}
        for one in alike:
            values.setdefault(one[place], []).append(one)
        for value, same in values.items():
            told = labels.option(same[0]) if len(same) == 1 else labels.value(field, value)
            found = tuple(line for one in same for line in by_option[one])
            items.append(Item(told, labels.help(field, value), found))
    return Menu(items)


def _pick(
    options: list[Option], place: int, field: Field, by_option: dict[Option, list[int]], labels: Labels
) -> Menu:
    """The things to pick from; which sets of them there are."""
    sets: dict[frozenset[int], tuple[int, ...]] = {}
    for option in options:
        held = frozenset(_members(field, option[place]))
        sets[held] = (*sets.get(held, ()), *by_option[option])
    members = sorted(frozenset().union(*sets))
    order = {member: number for number, member in enumerate(members)}
    sure = frozenset.intersection(*sets)
    items = [
        Item(
            labels.value(field, (member,) if field.form == "names" else 1 << member)
            + TICK * (member in sure),
            labels.help(field, member),
            tuple(line for held, found in sets.items() if member in held for line in found),
        )
        for member in members
    ]
    return Menu(items, {frozenset(order[one] for one in held): found for held, found in sets.items()})


def _members(field: Field, value: object) -> list[int]:
    return list(value) if isinstance(value, tuple) else list(field.encode(value))
