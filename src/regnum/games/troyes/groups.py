"""Troyes: groups of one to three dice, their price, and what modifiers make of them.

A group is a mask of dice. Dice of one district that show the same are alike, and of alike dice the
lowest numbers are taken, so that each meaning is counted once.
"""

from __future__ import annotations

from typing import Final

from .components import ANY, NEUTRAL, Mixes, Modifier
from .kinds import BOUGHT, BOUGHT_BANK, DICE_LOST, MARKER, SPENT_DICE
from .state import DICE_OF, Troyes

Group = tuple[int, int, int, int]
"""The mask of the dice, their sum, how many they are and the price of the bought ones."""

MISSING: Final = -1000
_NO_SUMS: Final[tuple[int, ...]] = (0, MISSING, MISSING, MISSING)


def singles(g: Troyes, seat: int, colour: int) -> list[Group]:
    """The groups of one die of a colour that the seat can pay for, as `groups` lists them."""
    price = g.tables.price[1]
    can_buy = price <= g.deniers[seat]
    found: list[Group] = []
    seen = 0
    for die in DICE_OF[colour]:
        face = g.faces[die]
        if face:
            owner = g.district[die]
            look = 1 << 7 * owner + face
            if not seen & look:
                seen |= look
                if owner == seat:
                    found.append((1 << die, face, 1, 0))
                elif can_buy:
                    found.append((1 << die, face, 1, price))
    return found


def groups(g: Troyes, seat: int, colour: int, budget: int, free: int = 0) -> list[Group]:
    """All groups of one colour that the budget can pay for.

    With `free` so many dice of every other district cost nothing, and only groups in which that
    saves something are meant.
    """
    faces = g.faces
    district = g.district
    _, one, two, three = g.tables.price
    dice: list[int] = []
    values: list[int] = []
    owners: list[int] = []
    alike: list[int] = []
    last: dict[int, int] = {}
    count = 0
    for die in DICE_OF[colour]:
        face = faces[die]
        if face:
            owner = district[die]
            look = 7 * owner + face
            dice.append(1 << die)
            values.append(face)
            owners.append(owner)
            alike.append(last.get(look, -1))
            last[look] = count
            count += 1
    if free:
        return _tithed(g, seat, dice, values, owners, alike, budget, free)
    found: list[Group] = []
    for a in range(count):
        if alike[a] >= 0:
            continue
        mask = dice[a]
        total = values[a]
        bought = 0 if owners[a] == seat else 1
        if bought * one <= budget:
            found.append((mask, total, 1, bought * one))
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
            found.append((pair, pair_total, 2, price))
            if pair_bought * three > budget:
                continue
            for c in range(b + 1, count):
                before = alike[c]
                if before >= 0 and before != b and before != a:
                    continue
                price = (pair_bought if owners[c] == seat else pair_bought + 1) * three
                if price <= budget:
                    found.append((pair | dice[c], pair_total + values[c], 3, price))
    return found


def _tithed(
    g: Troyes,
    seat: int,
    dice: list[int],
    values: list[int],
    owners: list[int],
    alike: list[int],
    budget: int,
    free: int,
) -> list[Group]:
    """The groups of at least one die of others, with that many of each district free."""
    count = len(dice)
    found: list[Group] = []
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
            found.append((mask, total, len(pick), price))
    return found


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


class Strength:
    """The best sums of one colour, or of all, by number of own and bought dice: what is in reach."""

    __slots__ = ("all_own", "bought", "most", "own")

    own: tuple[int, ...]
    bought: tuple[int, ...]
    all_own: int
    most: int

    def __init__(self, g: Troyes, seat: int, colour: int, mixes: Mixes) -> None:
        faces = g.faces
        district = g.district
        own: list[int] = []
        other: list[int] = []
        for die in DICE_OF[colour]:
            face = faces[die]
            if face:
                if district[die] == seat:
                    own.append(face)
                else:
                    other.append(face)
        self.own = _sums(own)
        self.bought = _sums(other)
        self.all_own = sum(own) if len(own) < 3 else self.own[3]
        """The best sum that costs nothing."""
        self.most = self.within(mixes) if other and mixes else self.all_own
        """The best sum that can be paid for; 0 when no die can."""

    def best(self, size: int, budget: int, price: int) -> int:
        """The best sum of exactly that many dice."""
        best = MISSING
        for bought in range(size + 1):
            if bought * price > budget:
                break
            total = self.own[size - bought] + self.bought[bought]
            if total > best:
                best = total
        return best

    def within(self, mixes: Mixes) -> int:
        """The best sum without a modifier, of these numbers of own and bought dice or of own ones."""
        best = self.all_own
        own = self.own
        bought = self.bought
        for few, others in mixes:
            total = own[few] + bought[others]
            if total > best:
                best = total
        return best


def _sums(values: list[int]) -> tuple[int, ...]:
    """The sums of the best none, one, two and three."""
    count = len(values)
    if not count:
        return _NO_SUMS
    if count == 1:
        return (0, values[0], MISSING, MISSING)
    values.sort(reverse=True)
    pair = values[0] + values[1]
    return (0, values[0], pair, pair + values[2] if count > 2 else MISSING)


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
                for group in groups(g, seat, modifier.dice, budget, modifier.free):
                    if group[1] >= need:
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
    left = mask
    while left:
        lowest = left & -left
        left ^= lowest
        counts[g.district[lowest.bit_length() - 1]] += 1
    free = 0
    if card >= 0:
        modifier = tables.cards[card].modifier
        assert modifier is not None
        free = modifier.free
    each = tables.price[mask.bit_count()]
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
