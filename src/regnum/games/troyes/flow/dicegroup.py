"""Phase 4: the group of dice for an action, its modifier, and what the action then does."""

from __future__ import annotations

from typing import Any, ClassVar

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision
from ..cathedral import build, level_for
from ..components import ANY, CARDS, WHITE, YELLOW, Card, Modifier
from ..groups import fits, groups, holdings, pay_for_dice, singles, tithed, tithed_price
from ..kinds import ACTIVATE, BUILD, COUNTER, ENTER, FARMED, GROUP, OWN
from ..state import DICE_OF, Troyes
from ..threats import cover
from .hiring import EnterBuilding, HireTradesman, UseCard, enterable
from .reasons import Hand, of_group, piece_of


def card_budget(g: Troyes, seat: int, place: int, card: Card) -> int:
    """What is left for dice when the card is to be used once; below 0 it cannot be."""
    if g.influence[seat] < card.pay_influence:
        return -1
    left = g.deniers[seat] - card.pay_deniers
    if not g.masters[seat] >> place & 1:
        if g.stock[seat] == g.tables.colour_citizens:
            return -1
        left -= card.cost
    return left


class ChooseGroup(Decision[Troyes]):
    """With which dice, and with which modifier, to carry out an action."""

    __slots__ = ("action", "target")
    name: ClassVar[str] = "choose-group"

    def __init__(self, seat: int, action: int, target: int) -> None:
        self.seat = seat
        self.action = action
        self.target = target

    def options(self, g: Troyes) -> list[Option]:
        tables = g.tables
        seat = self.seat
        if self.action == ENTER:
            return entering(g, seat, self.target)
        if self.action == BUILD:
            return _building(g, seat)
        if self.action == ACTIVATE:
            card = tables.cards[g.cards[self.target]]
            budget = card_budget(g, seat, self.target, card)
            return _summing(g, seat, (card.colour,), card.divisor, budget)
        if self.action == COUNTER:
            threat = tables.threats[self.target]
            return _summing(g, seat, threat.dice, threat.divisor, g.deniers[seat])
        return _summing(g, seat, (YELLOW,), 1, g.deniers[seat])

    def choose(self, g: Troyes, option: Option) -> None:
        seat = self.seat
        value: int = option[3]
        spent = pay_for_dice(g, seat, option[1], option[2])
        if self.action == ACTIVATE:
            activate(g, seat, self.target, value)
        elif self.action == COUNTER:
            cover(g, seat, self.target, value // g.tables.threats[self.target].divisor)
        elif self.action == BUILD:
            times = 1
            if option[2] >= 0:
                modifier = g.tables.cards[option[2]].modifier
                assert modifier is not None
                times = modifier.times
            for die in spent:
                for _ in range(times):
                    build(g, seat, die % 6 + 1)
        elif self.action == ENTER:
            row = g.tables.entries[self.target][spent[0] % 6 + 1]
            g.then(EnterBuilding(seat, row[0]))
        else:
            deniers = value // g.tables.agriculture
            g.deniers[seat] += deniers
            g.tell(FARMED, (seat, deniers))

    def about(self, g: Troyes) -> tuple[Any, ...]:
        return (piece_of(g, (self.action, self.target)),)

    def why(self, g: Troyes, pieces: tuple[str, ...]) -> list[Reason]:
        hand = Hand(g, pieces)
        return of_group(g, self.seat, hand, [(self.action, self.target)])


def activate(g: Troyes, seat: int, place: int, value: int) -> None:
    """Hire a tradesman if there is none, then use the card."""
    card = g.tables.cards[g.cards[place]]
    use = UseCard(seat, place, value // card.divisor)
    if g.masters[seat] >> place & 1:
        g.then(use)
    else:
        g.deniers[seat] -= card.cost
        g.then(HireTradesman(seat, place), use)


def _summing(g: Troyes, seat: int, accepted: tuple[int, ...], need: int, budget: int) -> list[Option]:
    """Groups whose value reaches what is needed, for targets that divide a sum."""
    found: list[Option] = []
    modifiers = holdings(g, seat)
    for colour in accepted:
        found += groups(g, seat, colour, budget, need)
        for modifier in modifiers:
            if fits(modifier, colour, accepted):
                if modifier.free:
                    several = tithed(g, seat, modifier.dice, budget, modifier.free)
                else:
                    several = groups(g, seat, colour if modifier.dice == ANY else modifier.dice, budget)
                _modified(found, several, modifier, need)
    return found


def _modified(found: list[Option], several: list[Option], modifier: Modifier, need: int) -> None:
    for option in several:
        mask: int = option[1]
        size = mask.bit_count()
        if size <= modifier.most:
            value = modifier.value(option[3], size)
            if value >= need:
                found.append((GROUP, mask, modifier.card, value, option[4]))


def _building(g: Troyes, seat: int) -> list[Option]:
    """White dice, each of which finds a free space of its number."""
    room = [0, *[3 - level_for(g, number) for number in range(1, 7)]]
    plain = groups(g, seat, WHITE, g.deniers[seat])
    found = [option for option in plain if _has_room(g, room, option[1])]
    for modifier in holdings(g, seat):
        if modifier.becomes == WHITE:
            for _, mask, _, face, price in singles(g, seat, WHITE):
                if modifier.times <= room[face]:
                    found.append((GROUP, mask, modifier.card, face * modifier.times, price))
    return found


def _has_room(g: Troyes, room: list[int], mask: int) -> bool:
    """Whether each of these white dice finds one of the spaces that are left of its number."""
    left = room[:]
    for die in DICE_OF[WHITE]:
        if mask >> die & 1:
            face = g.faces[die]
            if not left[face]:
                return False
            left[face] -= 1
    return True


def entering(g: Troyes, seat: int, building: int) -> list[Option]:
    """Single dice that lead a citizen into a building."""
    entries = g.tables.entries[building]
    found = [option for option in singles(g, seat, building) if enterable(g, seat, entries[option[3]])]
    return found + entering_modified(g, seat, building, holdings(g, seat))


def entering_modified(g: Troyes, seat: int, building: int, modifiers: list[Modifier]) -> list[Option]:
    """Single dice that a modifier turns into the way to a building."""
    found: list[Option] = []
    entries = g.tables.entries[building]
    for modifier in modifiers:
        if modifier.building and modifier.becomes == building:
            if modifier.free:
                several = tithed(g, seat, modifier.dice, g.deniers[seat], modifier.free)
            else:
                several = singles(g, seat, modifier.dice)
            for _, mask, _, face, price in several:
                if mask.bit_count() == 1 and enterable(g, seat, entries[face]):
                    found.append((GROUP, mask, modifier.card, face, price))
    return found


def can_enter(g: Troyes, seat: int, building: int) -> bool:
    """Whether a die in reach, of which there is one, leads a citizen into a building."""
    if not g.lying[building] and g.tables.colour_citizens - g.stock[seat] > 1:
        return True  # no row is closed, and not everyone stands first in it
    can_buy = g.deniers[seat] >= g.tables.price[1]
    entries = g.tables.entries[building]
    for die in DICE_OF[building]:
        face = g.faces[die]
        if face and (can_buy or g.district[die] == seat) and enterable(g, seat, entries[face]):
            return True
    return False


class ChooseOwnDice(Decision[Troyes]):
    """For the card that takes a mixed group: first the own dice of the group, or none."""

    __slots__ = ("place",)
    name: ClassVar[str] = "choose-own-dice"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, g: Troyes) -> list[Option]:
        seat = self.seat
        card = g.tables.cards[g.cards[self.place]]
        price = g.tables.price
        budget = card_budget(g, seat, self.place, card)
        foreign = sorted(
            [g.faces[die] for die in range(18) if g.faces[die] and g.district[die] != seat], reverse=True
        )
        modifiers = holdings(g, seat)
        found: list[Option] = []
        for mask, total, size in _subsets(g, g.dice_of(seat), 3):
            reached = total if size else -1
            for bought in range(1, min(3 - size, len(foreign)) + 1):
                if bought * price[size + bought] <= budget:
                    reached = max(reached, total + sum(foreign[:bought]))
            if reached >= card.divisor or (modifiers and ChooseBoughtDice(seat, self.place, mask).options(g)):
                found.append((OWN, mask, total))
        return found

    def choose(self, g: Troyes, option: Option) -> None:
        g.then(ChooseBoughtDice(self.seat, self.place, option[1]))

    def about(self, g: Troyes) -> tuple[Any, ...]:
        return (f"card:{CARDS[g.cards[self.place]]}",)

    def why(self, g: Troyes, pieces: tuple[str, ...]) -> list[Reason]:
        hand = Hand(g, pieces)
        return of_group(g, self.seat, hand, [(ACTIVATE, self.place)])


class ChooseBoughtDice(Decision[Troyes]):
    """Then the dice of others that complete the group, and its modifier."""

    __slots__ = ("own", "place")
    name: ClassVar[str] = "choose-bought-dice"

    def __init__(self, seat: int, place: int, own: int) -> None:
        self.seat = seat
        self.place = place
        self.own = own

    def options(self, g: Troyes) -> list[Option]:
        seat = self.seat
        card = g.tables.cards[g.cards[self.place]]
        budget = card_budget(g, seat, self.place, card)
        modifiers = holdings(g, seat)
        own_size = self.own.bit_count()
        own_total = 0
        for die in range(18):
            if self.own >> die & 1:
                own_total += g.faces[die]
        foreign = [die for die in range(18) if g.faces[die] and g.district[die] != seat]
        found: list[Option] = []
        for mask, total, bought in _subsets(g, foreign, 3 - own_size):
            size = own_size + bought
            if not size:
                continue
            group = self.own | mask
            value = own_total + total
            price = bought * g.tables.price[size]
            if price <= budget and value >= card.divisor:
                found.append((GROUP, group, -1, value, price))
            colour = _colour_of(group)
            for modifier in modifiers:
                if modifier.dice != ANY and (
                    modifier.dice != colour or (modifier.becomes != colour and modifier.times == 1)
                ):
                    continue
                cost = price
                if modifier.free:
                    if not bought:
                        continue
                    others = [g.district[die] for die in foreign if mask >> die & 1]
                    cost = tithed_price(g, others, size, modifier.free)
                changed = modifier.value(value, size)
                if size <= modifier.most and cost <= budget and changed >= card.divisor:
                    found.append((GROUP, group, modifier.card, changed, cost))
        return found

    def choose(self, g: Troyes, option: Option) -> None:
        pay_for_dice(g, self.seat, option[1], option[2])
        activate(g, self.seat, self.place, option[3])

    def about(self, g: Troyes) -> tuple[Any, ...]:
        return (f"card:{CARDS[g.cards[self.place]]}",)

    def why(self, g: Troyes, pieces: tuple[str, ...]) -> list[Reason]:
        hand = Hand(g, pieces)
        hand.dice |= self.own
        return of_group(g, self.seat, hand, [(ACTIVATE, self.place)])


def _colour_of(mask: int) -> int:
    """The one colour of a group, or -1 if it is mixed."""
    for colour in range(3):
        if mask >> 6 * colour < 64 and not mask & (1 << 6 * colour) - 1:
            return colour
    return -1


def _subsets(g: Troyes, dice: list[int], most: int) -> list[Group3]:
    """Up to so many of these dice, none included, of alike ones the first: mask, sum and size."""
    faces = g.faces
    district = g.district
    layer: list[tuple[int, int, int]] = [(0, 0, -1)]
    found: list[Group3] = [(0, 0, 0)]
    twins: list[int] = []
    for place, die in enumerate(dice):
        twin = 0
        for before in dice[:place]:
            if before // 6 == die // 6 and faces[before] == faces[die] and district[before] == district[die]:
                twin = 1 << before
        twins.append(twin)
    for size in range(1, most + 1):
        longer: list[tuple[int, int, int]] = []
        for mask, total, last in layer:
            for place in range(last + 1, len(dice)):
                if mask & twins[place] == twins[place]:
                    die = dice[place]
                    longer.append((mask | 1 << die, total + faces[die], place))
        layer = longer
        found += [(mask, total, size) for mask, total, _ in longer]
    return found


Group3 = tuple[int, int, int]
