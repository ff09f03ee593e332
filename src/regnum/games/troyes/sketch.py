"""Troyes: the table as text."""

from __future__ import annotations

from ...kernel.sketch import Sheet, Words, seat_mark
from .view import BuildingView, CardView, ThreatView, TroyesView


def sketch(view: TroyesView, words: Words) -> list[Sheet]:
    """Players, the square, cards, events, buildings, the cathedral and the characters one knows."""
    sheets = [Sheet(title(view, words), *_players(view, words))]
    if view.dice or view.black:
        sheets.append(Sheet(words("troyes-sheet-square"), _square(view, words)))
    cards = [_card(card, view, words) for card in view.cards if card.card]
    if cards:
        sheets.append(
            Sheet(words("troyes-sheet-cards"), cards, _header(words, "card", "cost", "use", "slots"))
        )
    sheets += [
        Sheet(
            words("troyes-sheet-events"),
            [_threat(threat, view, words) for threat in view.queue],
            _header(words, "event", "use", "rewards", "flags"),
        ),
        Sheet(words("troyes-sheet-buildings"), [_building(one, view, words) for one in view.buildings]),
        Sheet(words("troyes-sheet-cathedral"), *_cathedral(view, words)),
    ]
    if view.known:
        sheets.append(Sheet(words("troyes-sheet-characters"), *_characters(view, words)))
    return sheets


def title(view: TroyesView, words: Words) -> str:
    """Round and phase."""
    if not view.round:
        return words("troyes-sheet-setup")
    text = words("troyes-sheet-round", round=view.round, rounds=view.rounds)
    return f"{text} · {words(f'troyes-sheet-phase-{view.phase}')}" if view.phase >= 0 else text


def _header(words: Words, *names: str) -> list[str]:
    return [words(f"troyes-sheet-column-{name}") for name in names]


def who(owner: int | None, view: TroyesView, words: Words) -> str:
    """The mark of a piece: the number of a seat, a letter for the neutral side or the King."""
    if owner is None or owner >= 4:
        return words("troyes-sheet-mark-neutral" if view.king is None else "troyes-sheet-mark-king")
    return "·" if owner < 0 else seat_mark(owner, str(owner + 1))


def _players(view: TroyesView, words: Words) -> tuple[list[list[str]], list[str]]:
    seats = view.seats
    king = view.king
    rows = [
        ["deniers", *(str(one.deniers) for one in seats)],
        ["influence", *(str(one.influence) for one in seats)],
        ["citizens", *(f"{one.supply} + {one.stock}" for one in seats)],
        ["wages", *(str(one.wages) for one in seats)],
        ["tradesmen", *(f"{one.tradesmen} ({one.slot_points})" for one in seats)],
        ["cubes", *(f"{one.cubes} ({3 - one.missing_levels}/3)" for one in seats)],
        ["taken", *(str(len(one.events)) for one in seats)],
        ["passed", *(str(one.district_deniers) if one.passed else "" for one in seats)],
        ["points", *("?" if one.points is None else f"[b]{one.points}[/b]" for one in seats)],
    ]
    if king is not None:
        column = ["", "", "", "", str(king.tradesmen), str(king.cubes), str(len(king.events)), ""]
        for row, cell in zip(rows, [*column, f"[b]{king.points}[/b]"], strict=True):
            row.append(cell)
    for row in rows:
        row[0] = words(f"troyes-sheet-row-{row[0]}")
    header = ["", *(seat_mark(seat, f"{seat + 1} @{seat}") for seat in range(len(seats)))]
    if king is not None:
        header.append(words("troyes-side-king"))
    return rows, header


def _square(view: TroyesView, words: Words) -> list[list[str]]:
    """Every district with its dice."""
    rows: list[list[str]] = []
    owners: list[int | None] = [*range(len(view.seats)), None]
    for owner in owners:
        dice = [die for die in view.dice if die.district == owner]
        if dice:
            name = words("troyes-side-neutral" if view.king is None else "troyes-side-king")
            side = name if owner is None else seat_mark(owner, f"@{owner}")
            shown = [words(f"troyes-die-{die.colour}-{die.face}") for die in dice]
            rows.append([side, ", ".join(shown)])
    if view.black:
        rows.append([words("troyes-sheet-black"), ", ".join(map(str, view.black))])
    return rows


def _card(card: CardView, view: TroyesView, words: Words) -> list[str]:
    colour = words(f"troyes-colour-{card.colour}")
    slots = [str(points) for points in card.slots]
    for tradesman in card.tradesmen:
        mark = who(tradesman.seat, view, words)
        if tradesman.slot is None:
            slots.append(mark)
        else:
            slots[tradesman.slot] += f":{mark}"
    cubes = "".join(f" {who(seat, view, words)}×{count}" for seat, count in enumerate(card.markers) if count)
    name = words(f"troyes-card-{card.card}".replace("_", "-"))
    return [name, f"{card.cost}", f"{colour} / {card.divisor}", " ".join(slots) + cubes]


def _threat(threat: ThreatView, view: TroyesView, words: Words) -> list[str]:
    colours = ", ".join(words(f"troyes-colour-{colour}") for colour in threat.dice)
    flags = [who(owner, view, words) for owner in threat.cubes]
    flags += ["·"] * (threat.flags - len(flags))
    name = words(f"troyes-threat-{threat.event}".replace("_", "-"))
    black = f" ({words('troyes-sheet-black-dice', count=threat.black)})" if threat.black else ""
    return [name + black, f"{colours} / {threat.divisor}", "/".join(map(str, threat.points)), " ".join(flags)]


def _building(building: BuildingView, view: TroyesView, words: Words) -> list[str]:
    rows = [
        f"{','.join(map(str, faces))}: {' '.join(who(owner, view, words) for owner in row)}"
        for faces, row in zip(building.entries, building.rows, strict=True)
    ]
    lying = " ".join(who(owner, view, words) for owner in building.lying)
    name = words(f"troyes-building-{building.building}".replace("_", "-"))
    tail = [words("troyes-sheet-lying", who=lying)] if lying else []
    return [name, "   ".join([*rows, *tail])]


def _cathedral(view: TroyesView, words: Words) -> tuple[list[list[str]], list[str]]:
    rows = [
        [
            words("troyes-sheet-level", level=level + 1),
            *(who(cube, view, words) for cube in view.cathedral[level]),
        ]
        for level in (2, 1, 0)
    ]
    return rows, ["", *(str(number) for number in range(1, 7))]


def _characters(view: TroyesView, words: Words) -> tuple[list[list[str]], list[str]]:
    rows = [
        [
            words(f"troyes-character-{one.character}"),
            *(f"{count} → {points}" for count, points in zip(one.counts, one.points, strict=True)),
        ]
        for one in view.known
    ]
    header = ["", *(seat_mark(seat, f"@{seat}") for seat in range(len(view.seats)))]
    if view.king is not None:
        header.append(words("troyes-side-king"))
    return rows, header
