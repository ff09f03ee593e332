"""Feudum: the table as text."""

from __future__ import annotations

from ...kernel.sketch import Sheet, Words, seat_mark
from .components import CARDS, COLOURS, GOODS, REGIONS
from .view import FeudumView, GuildView, PlaceView, SeatView


def sketch(view: FeudumView, words: Words) -> list[Sheet]:
    """The map, the guilds and their stores, the players, and the cards the viewer knows of."""
    sheets = [
        Sheet(
            title(view, words),
            _map(view, words),
            _header(words, "place", "settlement", "markers", "figures", "goods"),
        ),
        Sheet(words("feudum-sheet-guilds"), _guilds(view, words), _guild_header(words)),
        Sheet(words("feudum-sheet-stores"), _stores(view, words)),
        Sheet(words("feudum-sheet-players"), *_players(view, words)),
    ]
    if view.seat is not None:
        mine = view.seats[view.seat]
        for key, family, names in (
            ("hand", "card", mine.hand),
            ("writs", "writ", mine.writs),
            ("drawn", "writ", view.drawn),
        ):
            if names:
                rows = [[_word(words, family, name), *_lacks(view, words, name)] for name in names]
                sheets.append(Sheet(words(f"feudum-sheet-{key}"), rows))
    return sheets


def title(view: FeudumView, words: Words) -> str:
    """Round and epoch."""
    if not view.round:
        return words("feudum-sheet-setup")
    return words("feudum-sheet-map", round=view.round, epoch=view.epoch)


def _lacks(view: FeudumView, words: Words, name: str) -> list[str]:
    """Why the action of a card could do nothing now."""
    codes = [code for card in view.cards if card.card == name for code in card.lacks]
    return [", ".join(words(f"feudum-why-{code}") for code in codes)]


def _word(words: Words, family: str, name: str) -> str:
    return words(f"feudum-{family}-{name.replace('_', '-')}")


def _header(words: Words, *keys: str) -> list[str]:
    return [words(f"feudum-sheet-{key}") for key in keys]


def _counts(words: Words, family: str, counts: dict[str, int]) -> str:
    return ", ".join(f"{_word(words, family, name)} {count}" for name, count in counts.items())


def _map(view: FeudumView, words: Words) -> list[list[str]]:
    """The places by region, each region with the numeral on its stack."""
    rows = []
    for number, region in enumerate(REGIONS):
        stack = view.stacks[number]
        top = words("feudum-sheet-bare") if stack.top > 4 else str(stack.top)
        rows.append([f"[b]{_word(words, 'region', region)}[/b] ({top})", "", "", "", ""])
        for place in view.places:
            if place.region == region:
                rows.append(_place(view, place, words))
    return rows


def _place(view: FeudumView, place: PlaceView, words: Words) -> list[str]:
    settlement = _word(words, "settlement", place.settlement)
    if place.guild is not None:
        settlement += f" ({_word(words, 'guild', place.guild)})"
    markers = []
    if place.ruler is not None:
        markers.append(seat_mark(place.ruler, _word(words, "role", "ruler")))
        if place.subject:
            markers.append(seat_mark(place.ruler, _word(words, "role", "subject")))
    if place.serf is not None:
        markers.append(seat_mark(place.serf, _word(words, "role", "serf")))
    figures = []
    for pawn in view.pawns:
        if pawn.place == place.place:
            name = _word(words, "character", pawn.character)
            if pawn.vessel is not None:
                name += f" ({_word(words, 'vessel', pawn.vessel)})"
            figures.append(seat_mark(pawn.seat, f"[s]{name}[/s]" if pawn.drunk else name))
    for monster in view.monsters:
        if monster.place == place.place and monster.seat is not None:
            figures.append(seat_mark(monster.seat, _word(words, "character", monster.monster)))
    goods = [_counts(words, "good", place.goods)] if place.goods else []
    if place.land is not None:
        goods.append(f"{_word(words, 'land', place.land)} {place.land_stock}")
    if place.vessels:
        goods.append(_counts(words, "vessel", place.vessels))
    name = _word(words, "place", place.place)
    return [name, settlement, ", ".join(markers), ", ".join(figures), "; ".join(goods)]


def _guild_header(words: Words) -> list[str]:
    ranks = [_word(words, "rank", name) for name in ("master", "journeyman", "apprentice")]
    return [words("feudum-sheet-guild"), *ranks, words("feudum-sheet-stars")]


def _guilds(view: FeudumView, words: Words) -> list[list[str]]:
    return [
        [
            _word(words, "guild", guild.guild),
            *(_member(guild, seat) for seat in (guild.master, guild.journeyman, guild.apprentice)),
            " ".join(seat_mark(seat, str(count)) for seat, count in enumerate(guild.stars)),
        ]
        for guild in view.guilds
    ]


def _member(guild: GuildView, seat: int | None) -> str:
    if seat is None:
        return "–"
    return seat_mark(seat, f"@{seat}" + ("*" if seat in guild.reeves else ""))


def _stores(view: FeudumView, words: Words) -> list[list[str]]:
    stores = view.stores
    rows = [
        (
            _word(words, "guild", "farmer"),
            f"{_counts(words, 'good', stores.barn) or '–'}; {_beads(stores.hens)}",
        ),
        (_word(words, "guild", "merchant"), _counts(words, "good", stores.shelves)),
        (
            _word(words, "guild", "alchemist"),
            "; ".join(
                text
                for text in (
                    _counts(words, "good", stores.carts),
                    _counts(words, "vessel", stores.for_sale),
                )
                if text
            ),
        ),
        (
            _word(words, "guild", "knight"),
            ", ".join(
                seat_mark(COLOURS.index(colour), f"{_word(words, 'colour', colour)} {count}")
                for colour, count in stores.rows.items()
            ),
        ),
        (_word(words, "guild", "noble"), " ".join(name.upper() for name in stores.scrolls) or "–"),
        (_word(words, "guild", "monk"), _beads(stores.rosary)),
        (
            words("feudum-sheet-charity"),
            words("feudum-sheet-coffers", coffer=stores.church_coffer, sack=stores.farmers_sack),
        ),
    ]
    return [list(row) for row in rows]


def _beads(values: list[int]) -> str:
    return " ".join(str(value) for value in values) or "–"


def _players(view: FeudumView, words: Words) -> tuple[list[list[str]], list[str]]:
    seats = view.seats
    rows = [
        [words("feudum-sheet-total"), *(f"[b]{one.total}[/b]" for one in seats)],
        [words("feudum-sheet-shillings"), *(str(one.shillings) for one in seats)],
    ]
    for good in GOODS:
        rows.append([_word(words, "good", good), *(str(one.goods.get(good, 0)) for one in seats)])
    rows.append([words("feudum-sheet-barrel"), *(str(one.barrel) for one in seats)])
    rows.append([words("feudum-sheet-tiles"), *(str(sum(one.tiles.values())) for one in seats)])
    rows.append([words("feudum-sheet-vessels"), *(str(sum(one.vessels.values())) for one in seats)])
    rows.append([words("feudum-sheet-own-markers"), *(str(one.markers) for one in seats)])
    rows.append([words("feudum-sheet-seals"), *(_seals(one) for one in seats)])
    rows.append([words("feudum-sheet-tracks"), *(f"{one.voyage} / {one.military}" for one in seats)])
    rows.append([words("feudum-sheet-writs"), *(str(one.writ_count) for one in seats)])
    rows.append([words("feudum-sheet-cards"), *(_cards(one, words) for one in seats)])
    return rows, ["", *(seat_mark(seat, f"@{seat}") for seat in range(len(seats)))]


def _seals(one: SeatView) -> str:
    return f"{one.seals} / {_beads(one.beads)}"


def _cards(one: SeatView, words: Words) -> str:
    """How many are in hand, and which have been laid."""
    laid = ", ".join(_word(words, "card", name) for name in CARDS if name in one.played)
    return f"{one.hand_size} ({laid})" if laid else str(one.hand_size)
