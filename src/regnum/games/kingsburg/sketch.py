"""Kingsburg: the table as text."""

from __future__ import annotations

from ...kernel.sketch import Sheet, Words, seat_mark
from .view import AdvisorView, EnemyView, KingsburgView, RowView, SeatView

_ROMAN = ("", "I", "II", "III", "IV", "V")


def sketch(view: KingsburgView, words: Words) -> list[Sheet]:
    """The year, the court, the players, and the province of whoever looks."""
    sheets = [Sheet(heading(view, words), [[line] for line in _news(view, words)])]
    if view.year:
        sheets.append(Sheet(words("kingsburg-sheet-court"), _court(view, words)))
    sheets.append(Sheet(words("kingsburg-sheet-players"), *_players(view, words)))
    for seat, one in enumerate(view.seats):
        if view.seat is None or view.seat == seat:
            title = f"{words('kingsburg-sheet-province')}: {seat_mark(seat, f'@{seat}')}"
            sheets.append(Sheet(title, _province(view, one.rows, words), ["", "I", "II", "III", "IV"]))
    if view.over:
        sheets.append(Sheet(words("kingsburg-sheet-score"), *_score(view, words)))
    return sheets


def heading(view: KingsburgView, words: Words) -> str:
    """Year, season and phase."""
    if not view.year:
        return words("kingsburg-sheet-setup")
    season = words(f"kingsburg-season-{view.season}")
    return words("kingsburg-sheet-year", year=_ROMAN[view.year], season=season, phase=view.phase)


def _news(view: KingsburgView, words: Words) -> list[str]:
    order = " ".join(seat_mark(seat, f"@{seat}") for seat in view.order)
    lines = [words("kingsburg-sheet-order", order=order)]
    if view.enemy is not None:
        lines.append(enemy_line(view.enemy, words))
    if view.event is not None:
        lines.append(
            words(
                "kingsburg-sheet-event",
                event=thing("perk", view.event, words),
                help=_help(view.event, words),
            )
        )
    if view.envoy is not None:
        lines.append(words("kingsburg-sheet-envoy", seat=seat_mark(view.envoy, f"@{view.envoy}")))
    if view.offered:
        cards = ", ".join(thing("perk", card, words) for card in view.offered)
        lines.append(words("kingsburg-sheet-offered", cards=cards))
    if view.pool:
        rows = ", ".join(thing("row", row, words) for row in view.pool)
        lines.append(words("kingsburg-sheet-pool", rows=rows))
    if view.seat is not None:
        mine = view.seats[view.seat]
        for card in mine.hand or []:
            lines.append(f"{thing('perk', card, words)}: {_help(card, words)}")
        if mine.strips:
            rows = ", ".join(thing("row", row, words) for row in mine.strips)
            lines.append(words("kingsburg-sheet-strips", rows=rows))
        if mine.governor is not None:
            lines.append(f"{thing('perk', mine.governor, words)}: {_help(mine.governor, words)}")
    return lines


def enemy_line(enemy: EnemyView, words: Words) -> str:
    """What is known of the enemy of the year."""
    if enemy.kind is None:
        return words("kingsburg-sheet-unknown-enemy", low=enemy.least, high=enemy.most)
    return words(
        "kingsburg-sheet-enemy",
        enemy=thing("enemy", enemy.kind, words),
        strength=enemy.most,
        reward=_list(enemy.reward or [], words),
        losses=_list(enemy.losses or [], words),
    )


def _list(items: list[tuple[str, int]], words: Words) -> str:
    return ", ".join(f"{count} × {words(f'kingsburg-loss-{name}')}" for name, count in items)


def _court(view: KingsburgView, words: Words) -> list[list[str]]:
    """Two columns of nine; private advisors only where somebody has them."""
    cells = [_advisor(advisor, words) for advisor in view.advisors]
    half = (len(cells) + 1) // 2
    left, right = cells[:half], cells[half:]
    right += [["", "", ""]] * (half - len(right))
    return [[*one, *other] for one, other in zip(left, right, strict=True)]


def _advisor(advisor: AdvisorView, words: Words) -> list[str]:
    marks = []
    for group in advisor.groups:
        dice = " ".join([str(face) for face in group.coloured] + [f"({face})" for face in group.white])
        more = (f" {words('kingsburg-sheet-token')}" if group.token else "") + (
            f" {group.market:+d}" if group.market else ""
        )
        marks.append(dice + more if group.seat is None else seat_mark(group.seat, dice + more))
    if advisor.gift is not None:
        marks.append(f"+ {thing('good', advisor.gift, words)}")
    marks += [seat_mark(seat, "×") for seat in advisor.marks]
    name = thing("advisor", advisor.name, words)
    if advisor.owners is None:
        name = f"{advisor.number} {name}"
    return [name, words(f"kingsburg-advisor-{advisor.name}.help".replace("_", "-")), "  ".join(marks)]


def _players(view: KingsburgView, words: Words) -> tuple[list[list[str]], list[str]]:
    seats = view.seats
    rows = [[words("kingsburg-sheet-points"), *(f"[b]{one.points}[/b]" for one in seats)]]
    for good in ("gold", "wood", "stone"):
        rows.append([thing("good", good, words), *(str(getattr(one, good)) for one in seats)])
    rows.append([thing("good", "token", words), *(str(one.tokens) for one in seats)])
    rows.append([words("kingsburg-sheet-soldiers"), *(str(one.soldiers) for one in seats)])
    rows.append([words("kingsburg-sheet-buildings"), *(_built(one, words) for one in seats)])
    if any(one.dice for one in seats):
        rows.append([words("kingsburg-sheet-dice"), *(_dice(one) for one in seats)])
    if any(one.governor for one in seats):
        rows.append(
            [
                words("kingsburg-sheet-governor"),
                *(thing("perk", one.governor, words) if one.governor else "–" for one in seats),
            ]
        )
    if any(one.soldier_tokens for one in seats):
        rows.append(
            [words("kingsburg-sheet-tokens"), *(" ".join(map(str, one.soldier_tokens)) for one in seats)]
        )
    return rows, ["", *(seat_mark(seat, f"@{seat}") for seat in range(len(seats)))]


def _built(one: SeatView, words: Words) -> str:
    """How many, and row by row which, the last one standing for those to its left."""
    names = []
    for row in one.rows:
        standing = [cell.name for cell in row.buildings if cell.built]
        if standing:
            names.append(thing("perk", standing[-1], words))
    return "\n".join([str(one.buildings), *names])


def _dice(one: SeatView) -> str:
    """White dice in brackets, placed ones struck out."""
    faces = []
    for die in one.dice:
        face = f"({die.face})" if die.white else str(die.face)
        faces.append(f"[s]{face}[/s]" if die.placed else face)
    return " ".join(faces)


def _province(view: KingsburgView, rows: list[RowView], words: Words) -> list[list[str]]:
    found = []
    for row in rows:
        line = [row.row.upper() + ("*" if row.alternative else "")]
        for cell in row.buildings:
            name = thing("perk", cell.name, words)
            if cell.built:
                line.append(f"[b]■ {name}[/b]")
            else:
                printed = view.buildings[cell.name]
                cost = " ".join(
                    f"{count}{words(f'kingsburg-sheet-short-{good}')}" for good, count in printed.cost.items()
                )
                line.append(f"{name}\n{cost} → {printed.points}")
        found.append(line)
    return found


def _score(view: KingsburgView, words: Words) -> tuple[list[list[str]], list[str]]:
    """Points by where they came from."""
    headings = [name for name in view.headings if any(name in one.sheet for one in view.seats)]
    rows = [
        [thing("heading", name, words), *(str(one.sheet.get(name, 0)) for one in view.seats)]
        for name in headings
    ]
    rows.append([words("kingsburg-sheet-points"), *(f"[b]{one.points}[/b]" for one in view.seats)])
    return rows, ["", *(seat_mark(seat, f"@{seat}") for seat in range(len(view.seats)))]


def thing(family: str, name: str, words: Words) -> str:
    """The word for a thing."""
    return words(f"kingsburg-{family}-{name}".replace("_", "-"))


def _help(perk: str, words: Words) -> str:
    return words(f"kingsburg-perk-{perk}.help".replace("_", "-"))
