"""Feudum: what matters most, in a few rows."""

from __future__ import annotations

from ...kernel.sketch import Sheet, Words, seat_mark
from .components import GOODS
from .sketch import title
from .view import FeudumView, GuildView, SeatView


def glance(view: FeudumView, words: Words) -> list[Sheet]:
    """Everybody's store and figures, the ranks in the guilds, and an attack that is being decided."""
    sheets = [
        Sheet(title(view, words), *_players(view, words)),
        Sheet(
            "", [[words("feudum-glance-guilds", guilds=", ".join(_guild(one, words) for one in view.guilds))]]
        ),
    ]
    figures = [text for seat in range(len(view.seats)) if (text := _figures(view, seat, words))]
    if figures:
        sheets.append(Sheet("", [[words("feudum-glance-figures", figures="; ".join(figures))]]))
    if view.seat is not None and (places := _holdings(view, view.seat, words)):
        sheets.append(Sheet("", [[words("feudum-glance-holdings", places=", ".join(places))]]))
    battle = view.battle
    if battle is not None:
        data = {
            "attacker": seat_mark(battle.attacker, f"@{battle.attacker}"),
            "defender": seat_mark(battle.defender, f"@{battle.defender}"),
            "place": _word(words, "place", battle.place),
        }
        sheets.append(
            Sheet(
                "", [[words("feudum-glance-battle", attack=battle.strength, defence=battle.against, **data)]]
            )
        )
    elif view.seat is not None and view.seats[view.seat].needs.lack:
        needs = view.seats[view.seat].needs
        sheets.append(Sheet("", [[words("feudum-glance-needs", hungry=needs.hungry, lack=needs.lack)]]))
    return sheets


def _players(view: FeudumView, words: Words) -> tuple[list[list[str]], list[str]]:
    rows = []
    for seat, one in enumerate(view.seats):
        goods = [str(one.goods.get(good, 0)) for good in GOODS]
        rest = [str(one.barrel), str(one.markers), f"{one.hand_size}+{one.writ_count}"]
        rows.append(
            [
                seat_mark(seat, f"@{seat}"),
                f"[b]{one.total}[/b]",
                str(one.shillings),
                *goods,
                *rest,
                _owned(one, words),
            ]
        )
    names = ("points", "shillings", *GOODS, "barrel", "markers", "cards", "more")
    return rows, ["", *(words(f"feudum-glance-{name}") for name in names)]


def _owned(one: SeatView, words: Words) -> str:
    """What few have: tiles, vessels, seals and beads."""
    parts = [
        *(f"{_word(words, 'vessel', name)} {count}" for name, count in one.vessels.items()),
        *(f"{_word(words, 'land', name)} {count}" for name, count in one.tiles.items()),
    ]
    if one.seals:
        parts.append(words("feudum-glance-seals", count=one.seals))
    if one.beads:
        parts.append(words("feudum-glance-beads", beads=" ".join(map(str, one.beads))))
    return ", ".join(parts)


def _figures(view: FeudumView, seat: int, words: Words) -> str:
    """A seat's figures by where they stand."""
    found = [(one.place, one.character) for one in view.pawns if one.seat == seat]
    found += [(one.place, one.monster) for one in view.monsters if one.seat == seat and one.place is not None]
    places: dict[str, list[str]] = {}
    for place, name in found:
        places.setdefault(place, []).append(_word(words, "character", name))
    told = [f"{', '.join(names)} ({_word(words, 'place', place)})" for place, names in places.items()]
    return seat_mark(seat, "") + " " + ", ".join(told) if told else ""


def _holdings(view: FeudumView, seat: int, words: Words) -> list[str]:
    """Where a seat rules or has a serf."""
    found = []
    for one in view.places:
        roles = [name for name, owner in (("ruler", one.ruler), ("serf", one.serf)) if owner == seat]
        if roles:
            told = ", ".join(_word(words, "role", role) for role in roles)
            settlement = _word(words, "settlement", one.settlement)
            found.append(f"{_word(words, 'place', one.place)} ({settlement}, {told})")
    return found


def _guild(guild: GuildView, words: Words) -> str:
    """Its word for its members, then who is master, journeyman and apprentice."""
    ranks = [
        "–" if seat is None else seat_mark(seat, "")
        for seat in (guild.master, guild.journeyman, guild.apprentice)
    ]
    return f"{_word(words, 'character', guild.guild)} {''.join(one.strip() for one in ranks)}"


def _word(words: Words, family: str, name: str) -> str:
    return words(f"feudum-{family}-{name.replace('_', '-')}")
