"""Why pieces cannot be used together: the reasons behind the options, as codes with numbers.

A group of dice, with or without a cube, is on offer for a target exactly when nothing is found against it (a
test holds them together).
"""

from __future__ import annotations

from ....kernel.kinds import Option, Reason
from ..cathedral import level_for
from ..citizens import closed
from ..components import ANY, BUILDINGS, CARDS, COLOURS, PILGRIMAGE, THREATS, WHITE, YELLOW, Modifier
from ..groups import bill, fits
from ..kinds import ACTIVATE, BUILD, COUNTER, ENTER, FARM
from ..state import Troyes
from .hiring import enterable

Aim = tuple[int, int]
"""An action and its target: the place of a card, an event, a building; 0 where there is only one."""


class Hand:
    """Pieces by what they are: dice and black dice as masks, the card of a cube, and what they are meant for."""

    __slots__ = ("aims", "black", "card", "dice", "tools")

    def __init__(self, g: Troyes, pieces: tuple[str, ...]) -> None:
        self.dice = 0
        self.black = 0
        self.card = -1
        self.aims: list[Aim] = []
        self.tools: list[str] = []
        for piece in pieces:
            family, _, name = piece.partition(":")
            if family == "die" and name.isdecimal() and int(name) < 18 and g.faces[int(name)]:
                self.dice |= 1 << int(name)
            elif family == "black" and name.isdecimal() and int(name) < len(g.black):
                self.black |= 1 << int(name)
            elif family == "marker" and name in CARDS:
                self.card = CARDS.index(name)
            elif family == "kind":
                self.tools.append(name)
            aim = _aim(g, family, name)
            if aim is not None:
                self.aims.append(aim)


def _aim(g: Troyes, family: str, name: str) -> Aim | None:
    if family == "card" and name in CARDS:
        place = g.place_of(CARDS.index(name))
        return (ACTIVATE, place) if place >= 0 and place % 3 < g.round else None
    if family == "threat" and name in THREATS and THREATS.index(name) in g.queue:
        return (COUNTER, THREATS.index(name))
    if family == "building" and name in BUILDINGS:
        return (ENTER, BUILDINGS.index(name))
    if family == "kind" and name in ("build", "farm"):
        return (BUILD if name == "build" else FARM, 0)
    return None


def piece_of(g: Troyes, aim: Aim) -> str:
    """The piece that stands for a target."""
    action, target = aim
    if action == ACTIVATE:
        return f"card:{CARDS[g.cards[target]]}"
    if action == COUNTER:
        return f"threat:{THREATS[target]}"
    if action == ENTER:
        return f"building:{BUILDINGS[target]}"
    return "kind:build" if action == BUILD else "kind:farm"


def option_of(g: Troyes, aim: Aim) -> Option:
    """The option that names a target."""
    action, target = aim
    if action in (BUILD, FARM):
        return (action,)
    return (action, g.cards[target] if action == ACTIVATE else target)


def aims(g: Troyes) -> list[Aim]:
    """Every target there is."""
    found = [(ACTIVATE, place) for place in range(9) if place % 3 < g.round]
    found += [(COUNTER, threat) for threat in g.queue]
    found += [(ENTER, building) for building in range(3)]
    return [*found, (BUILD, 0), (FARM, 0)]


def accepted(g: Troyes, aim: Aim) -> tuple[int, ...]:
    """The colours of dice a target takes."""
    action, target = aim
    if action == ACTIVATE:
        card = g.tables.cards[g.cards[target]]
        return (0, 1, 2) if card.number == PILGRIMAGE else (card.colour,)
    if action == COUNTER:
        return g.tables.threats[target].dice
    if action == ENTER:
        return (target,)
    return (WHITE,) if action == BUILD else (YELLOW,)


def against(g: Troyes, seat: int, aim: Aim, mask: int, card: int) -> list[Reason]:
    """What speaks against a group for a target, with the cube of a card (or -1); the weightiest first."""
    found = _fit(g, seat, aim, mask, card)
    price = 0
    if not found:
        found = _enough(g, seat, aim, mask, card)
        price = sum([cost for _, _, cost in bill(g, seat, mask, card)])
    found += _means(g, seat, aim, price)
    return [(code, {"target": piece_of(g, aim), **data}) for code, data in found]


def bars(g: Troyes, seat: int, aim: Aim) -> list[Reason]:
    """What speaks against a target whatever the dice."""
    return [(code, {"target": piece_of(g, aim), **data}) for code, data in _means(g, seat, aim, 0)]


def _modifier(g: Troyes, card: int) -> Modifier | None:
    return g.tables.cards[card].modifier if card >= 0 else None


def _fit(g: Troyes, seat: int, aim: Aim, mask: int, card: int) -> list[Reason]:
    """Whether number, colour and cube go with the target."""
    action, target = aim
    size = mask.bit_count()
    dice = [die for die in range(18) if mask >> die & 1]
    colours = {die // 6 for die in dice}
    takes = accepted(g, aim)
    mixes = action == ACTIVATE and g.cards[target] == PILGRIMAGE
    most = 1 if action == ENTER else 3
    if size > most:
        return [("one-die", {})] if action == ENTER else [("most-dice", {"most": most})]
    modifier = _modifier(g, card)
    if modifier is None:
        if len(colours) > 1 and not mixes:
            return [("mixed", {})]
        return [] if colours <= set(takes) else [("colour", _colours(takes))]
    place = g.place_of(card)
    if place < 0 or not g.markers[9 * seat + place]:
        return [("no-cube", {})]
    if not _serves(modifier, aim, takes, mixes):
        return [("cube", {})]
    wanted = (modifier.dice,) if modifier.dice != ANY else takes
    if not colours <= set(wanted) or (len(colours) > 1 and not (mixes and modifier.dice == ANY)):
        return [("cube-colour", _colours(wanted))]
    if mixes and modifier.dice != ANY and modifier.becomes != modifier.dice and modifier.times == 1:
        return [("cube", {})]
    if size > modifier.most or (action == BUILD and size > 1):
        return [("cube-dice", {"most": 1 if action == BUILD else modifier.most})]
    if modifier.free and all(g.district[die] == seat for die in dice):
        return [("cube-free", {})]
    return []


def _serves(modifier: Modifier, aim: Aim, takes: tuple[int, ...], mixes: bool) -> bool:
    """Whether a cube changes groups for this target at all."""
    if aim[0] == BUILD:
        return modifier.becomes == WHITE
    if aim[0] == ENTER:
        return modifier.building and modifier.becomes == aim[1]
    return mixes or any(fits(modifier, colour, takes) for colour in takes)


def _colours(colours: tuple[int, ...]) -> dict[str, int | str]:
    return {"colour": COLOURS[colours[0]] if len(colours) == 1 else "any"}


def _enough(g: Troyes, seat: int, aim: Aim, mask: int, card: int) -> list[Reason]:
    """Whether the dice reach what the target asks for."""
    action, target = aim
    faces = [g.faces[die] for die in range(18) if mask >> die & 1]
    modifier = _modifier(g, card)
    if action == BUILD:
        times = modifier.times if modifier is not None else 1
        for number in faces:
            if faces.count(number) * times > 3 - level_for(g, number):
                return [("no-room", {"number": number})]
        return []
    if action == ENTER:
        row = g.tables.entries[target][faces[0]]
        if enterable(g, seat, row):
            return []
        return [("lying" if closed(g, row) else "nobody", {})]
    value = modifier.value(sum(faces), len(faces)) if modifier is not None else sum(faces)
    need = 1
    if action == ACTIVATE:
        need = g.tables.cards[g.cards[target]].divisor
    elif action == COUNTER:
        need = g.tables.threats[target].divisor
    return [("sum", {"value": value, "need": need})] if value < need else []


def _means(g: Troyes, seat: int, aim: Aim, price: int) -> list[Reason]:
    """Whether the seat has the money, the influence and the citizen."""
    action, target = aim
    deniers = g.deniers[seat]
    found: list[Reason] = []
    hire = 0
    use = 0
    if action == ACTIVATE:
        card = g.tables.cards[g.cards[target]]
        use = card.pay_deniers
        if g.influence[seat] < card.pay_influence:
            found.append(("influence", {"need": card.pay_influence, "have": g.influence[seat]}))
        if not g.masters[seat] >> target & 1:
            hire = card.cost
            if g.stock[seat] == g.tables.colour_citizens:
                found.append(("nobody", {}))
    short = hire + use + price - deniers
    if short > 0 and hire:
        found.append(("hire", {"cost": hire, "short": short}))
    elif short > 0:
        found.append(("money", {"price": use + price, "short": short}))
    return found


def of_tools(g: Troyes, seat: int, hand: Hand) -> list[Reason]:
    """What speaks against the uses of influence in a hand."""
    tables = g.tables
    costs = {"reroll": tables.reroll, "recruit": tables.recruit, "flip": tables.flip}
    found: list[Reason] = []
    for tool in hand.tools:
        if tool not in costs:
            continue
        data: dict[str, int | str] = {"target": f"kind:{tool}"}
        if g.influence[seat] < costs[tool]:
            found.append(("influence", {**data, "need": costs[tool], "have": g.influence[seat]}))
        elif tool == "recruit":
            if not g.stock[seat]:
                found.append(("recruited", data))
        elif not g.dice_of(seat):
            found.append(("no-own-dice", data))
        elif foreign(g, seat, hand.dice):
            found.append(("not-yours", data))
        elif tool == "flip" and hand.dice.bit_count() > tables.flip_dice:
            found.append(("most-dice", {**data, "most": tables.flip_dice}))
        elif tool == "reroll" and hand.dice.bit_count() > 1:
            found.append(("one-die", data))
    return found


def foreign(g: Troyes, seat: int, mask: int) -> bool:
    """Whether a die of another district is among these."""
    return any(mask >> die & 1 and g.district[die] != seat for die in range(18))


def of_group(g: Troyes, seat: int, hand: Hand, chosen: list[Aim]) -> list[Reason]:
    """What speaks against the dice in a hand for these targets; without dice, against the targets."""
    found: list[Reason] = []
    for aim in chosen:
        found += against(g, seat, aim, hand.dice, hand.card) if hand.dice else bars(g, seat, aim)
    return found


def suited(g: Troyes, hand: Hand) -> list[Aim]:
    """The targets that take dice of the colours in a hand."""
    colours = {die // 6 for die in range(18) if hand.dice >> die & 1}
    return [aim for aim in aims(g) if hand.dice and colours <= set(accepted(g, aim))]
