"""Troyes: groups of one to three dice, their price, and what modifiers make of them.

A group is a mask of dice. Dice of one district that show the same are alike, and of alike dice the
lowest numbers are taken, so that each meaning is counted once.
"""

from __future__ import annotations

from typing import final

from ...kernel.kinds import Option
from .components import ANY, NEUTRAL, Mixes, Modifier
from .kinds import BOUGHT, BOUGHT_BANK, DICE_LOST, GROUP, MARKER, SPENT_DICE
from .state import DICE_OF, Troyes


def singles(g: Troyes, seat: int, colour: int) -> list[Option]:
    """The groups of one die of a colour that the seat can pay for, as `groups` lists them."""
    price = g.tables.price[1]
    can_buy = price <= g.deniers[seat]
    found: list[Option] = []
    seen = 0
    for die in DICE_OF[colour]:
        face = g.faces[die]
        if face:
            owner = g.district[die]
            look = 1 << 7 * owner + face
            if not seen & look:
                seen |= look
                if owner == seat:
                    found.append((GROUP, 1 << die, -1, face, 0))
                elif can_buy:
                    found.append((GROUP, 1 << die, -1, face, price))
    return found


def groups(g: Troyes, seat: int, colour: int, budget: int, least: int = 0) -> list[Option]:
    """All groups of one colour that the budget can pay for and whose sum is not below the least, without a modifier."""
    dice, values, owners, alike = _lying(g, colour)
    count = len(dice)
    _, one, two, three = g.tables.price
    found: list[Option] = []
    for a in range(count):
        if alike[a] >= 0:
            continue
        mask = dice[a]
        total = values[a]
        bought = 0 if owners[a] == seat else 1
        if total >= least and bought * one <= budget:
            found.append((GROUP, mask, -1, total, bought * one))
        if bought * two > budget:
            continue
        for b in range(a + 1, count):
            if alike[b] >= 0 and alike[b] != a:
                continue
            pair_bought = bought if owners[b] == seat else bought + 1
            price = pair_bought * two
            if price > budget:
                continue
            pair = mask | dice[b]
            pair_total = total + values[b]
            if pair_total >= least:
                found.append((GROUP, pair, -1, pair_total, price))
            if pair_bought * three > budget:
                continue
            for c in range(b + 1, count):
                before = alike[c]
                if before >= 0 and before != b and before != a:
                    continue
                price = (pair_bought if owners[c] == seat else pair_bought + 1) * three
                if price <= budget and pair_total + values[c] >= least:
                    found.append((GROUP, pair | dice[c], -1, pair_total + values[c], price))
    return found


def tithed(g: Troyes, seat: int, colour: int, budget: int, free: int) -> list[Option]:
    """The groups of at least one die of others, with that many of each district free."""
    dice, values, owners, alike = _lying(g, colour)
    count = len(dice)
    found: list[Option] = []
    picks: list[list[int]] = [[a] for a in range(count)]
    picks += [[a, b] for a in range(count) for b in range(a + 1, count)]
    picks += [[a, b, c] for a in range(count) for b in range(a + 1, count) for c in range(b + 1, count)]
    for pick in picks:
        if any(alike[place] >= 0 and alike[place] not in pick for place in pick):
            continue
        others = [owners[place] for place in pick if owners[place] != seat]
        if not others:
            continue
        price = tithed_price(g, others, len(pick), free)
        if price <= budget:
            mask = 0
            total = 0
            for place in pick:
                mask |= dice[place]
                total += values[place]
            found.append((GROUP, mask, -1, total, price))
    return found


def _lying(g: Troyes, colour: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """The dice of a colour in the square: their bits, faces and owners, and for each the last before it that is alike, or -1."""
    dice: list[int] = []
    values: list[int] = []
    owners: list[int] = []
    alike: list[int] = []
    for die in DICE_OF[colour]:
        face = g.faces[die]
        if face:
            owner = g.district[die]
            before = len(dice) - 1
            while before >= 0 and (values[before] != face or owners[before] != owner):
                before -= 1
            alike.append(before)
            dice.append(1 << die)
            values.append(face)
            owners.append(owner)
    return dice, values, owners, alike


def tithed_price(g: Troyes, others: list[int], size: int, free: int) -> int:
    """What dice of these owners cost in a group of that size when each gives so many for nothing."""
    paid = 0
    for owner in range(NEUTRAL + 1):
        given = g.tables.king_tithe if owner == NEUTRAL and g.seats == 1 else free
        paid += max(0, others.count(owner) - given)
    return paid * g.tables.price[size]


def holdings(g: Troyes, seat: int) -> list[Modifier]:
    """The modifiers of which the seat has a cube."""
    found: list[Modifier] = []
    markers = g.markers
    for place in range(9):
        if markers[9 * seat + place]:
            modifier = g.tables.cards[g.cards[place]].modifier
            assert modifier is not None
            found.append(modifier)
    return found


@final
class Strength:
    """The best sums of one colour, or of all, by number of own and bought dice: what is in reach."""

    __slots__ = ("all_own", "bought", "most", "own")

    own: tuple[int, ...]
    bought: tuple[int, ...]
    all_own: int
    most: int

    def __init__(self, g: Troyes, seat: int, colour: int, mixes: Mixes) -> None:
        self.own = _sums(g, colour, seat, True)
        self.bought = _sums(g, colour, seat, False)
        self.all_own = self.own[3]
        """The best sum that costs nothing."""
        self.most = self.within(mixes)
        """The best sum that can be paid for; 0 when no die can."""

    def best(self, size: int, budget: int, price: int) -> int:
        """The best sum of exactly that many dice; 0 when there are none."""
        best = 0
        for bought in range(size + 1):
            if bought * price > budget or (bought and self.bought[bought] == self.bought[bought - 1]):
                break
            few = size - bought
            if few and self.own[few] == self.own[few - 1]:
                continue
            total = self.own[few] + self.bought[bought]
            if total > best:
                best = total
        return best

    def within(self, mixes: Mixes) -> int:
        """The best sum without a modifier of groups that can be paid for."""
        best = self.all_own
        for bought in range(1, len(mixes)):
            total = self.own[mixes[bought]] + self.bought[bought]
            if total > best:
                best = total
        return best


def _sums(g: Troyes, colour: int, seat: int, own: bool) -> tuple[int, ...]:
    """The sums of the best none, one, two and three dice, or of as many as there are: of a seat, or of all others."""
    faces = g.faces
    district = g.district
    best = second = third = 0
    for die in DICE_OF[colour]:
        face = faces[die]
        if face > third and (district[die] == seat) == own:
            if face > best:
                third = second
                second = best
                best = face
            elif face > second:
                third = second
                second = face
            else:
                third = face
    return (0, best, best + second, best + second + third)


def fits(modifier: Modifier, colour: int, accepted: tuple[int, ...]) -> bool:
    """Whether a modifier makes groups of this colour for a target that accepts some colours."""
    if modifier.becomes != colour and modifier.becomes != ANY:
        return False
    recolours = modifier.becomes != modifier.dice and modifier.times == 1
    return not (recolours and modifier.dice in accepted)


def reaches_modified(
    g: Troyes,
    seat: int,
    modifiers: list[Modifier],
    strengths: list[Strength],
    accepted: tuple[int, ...],
    need: int,
    budget: int,
) -> bool:
    """Whether some group with a modifier reaches a sum for a target that accepts some colours."""
    price = g.tables.price
    for modifier in modifiers:
        for colour in accepted:
            if not fits(modifier, colour, accepted):
                continue
            if modifier.free:
                for option in tithed(g, seat, modifier.dice, budget, modifier.free):
                    if option[3] >= need:
                        return True
                continue
            source = colour if modifier.dice == ANY else modifier.dice
            for size in range(1, modifier.most + 1):
                best = strengths[source].best(size, budget, price[size])
                if best > 0 and modifier.value(best, size) >= need:
                    return True
    return False


def bill(g: Troyes, seat: int, mask: int, card: int) -> list[tuple[int, int, int]]:
    """Who is paid for the dice of a group, with the cube of a card (or -1): owner, dice bought, their price."""
    tables = g.tables
    counts = [0] * (NEUTRAL + 1)
    size = 0
    left = mask
    while left:
        lowest = left & -left
        left ^= lowest
        counts[g.district[lowest.bit_length() - 1]] += 1
        size += 1
    free = 0
    if card >= 0:
        modifier = tables.cards[card].modifier
        assert modifier is not None
        free = modifier.free
    each = tables.price[size]
    found: list[tuple[int, int, int]] = []
    for owner, count in enumerate(counts):
        if owner != seat and count:
            given = tables.king_tithe if free and owner == NEUTRAL and g.seats == 1 else free
            bought = max(0, count - given)
            found.append((owner, bought, bought * each))
    return found


def pay_for_dice(g: Troyes, seat: int, mask: int, card: int) -> tuple[int, ...]:
    """Pay the owners, use up the cube of a modifier's card (or -1), put the dice away; how they lay."""
    owed = bill(g, seat, mask, card)
    if card >= 0:
        g.markers[9 * seat + g.place_of(card)] -= 1
        g.tell(MARKER, (seat, card))
    for owner, bought, price in owed:
        g.deniers[seat] -= price
        if owner == NEUTRAL:
            g.tell(BOUGHT_BANK, (seat, bought, price))
        else:
            g.deniers[owner] += price
            g.tell(BOUGHT, (seat, owner, bought, price))
            if g.events is not None:
                g.tell(DICE_LOST, (owner, seat, _faces(g, mask, owner), price), (owner,))
    spent = g.remove_dice(mask)
    g.tell(SPENT_DICE, (seat, spent))
    return spent


def _faces(g: Troyes, mask: int, owner: int) -> tuple[int, ...]:
    """How an owner's dice of a group lie."""
    dice = [die for die, of in enumerate(g.district) if of == owner and mask >> die & 1]
    return tuple([die // 6 * 6 + g.faces[die] - 1 for die in dice])
