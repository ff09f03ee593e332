"""Troyes: what things are worth in points, quickly guessed, for the brain."""

from __future__ import annotations

import math

from ..cathedral import level_for
from ..citizens import leaver, standing
from ..components import (
    BISHOPRIC,
    CHRETIEN,
    CITY_HALL,
    FLORENTIN,
    HENRY,
    HUGUES,
    KING_SECOND,
    NEUTRAL,
    PALACE,
    RED,
    THIBAUT,
    URBAIN,
    Card,
)
from ..state import Troyes
from ..threats import present


class Judge:
    """Prices of things at one moment of a game, for all seats; made anew for each position."""

    __slots__ = (
        "citizen", "cube_pull", "denier", "die_base", "die_face", "g", "in_play", "influence", "king_die", "king_events",
        "king_hand", "king_turns", "known", "late", "marker", "patron_share", "patrons", "rounds_left", "supply", "tradesman",
    )  # fmt: skip

    def __init__(self, g: Troyes, p: dict[str, float]) -> None:
        self.g = g
        rounds = g.tables.rounds
        self.rounds_left = rounds - g.round if g.phase >= 0 else rounds
        last = self.rounds_left == 0
        self.late = min(1.0, max(0, g.round - 1 + (0.5 if g.phase >= 4 else 0.0)) / rounds)
        self.die_base = p["die_base"]
        self.die_face = p["die_face"]
        self.king_die = p.get("king_die", 0.0)
        self.king_hand = p.get("king_hand", 0.0)
        self.denier = p["denier_last"] if last else p["denier"]
        self.influence = p["influence_last"] if last else p["influence"]
        self.citizen = p["citizen"] * self.rounds_left
        self.supply = p["supply"] * min(2, self.rounds_left)
        self.tradesman = p["tradesman"] * min(2, self.rounds_left)
        self.marker = p["marker"] if not last else p["marker_last"]
        self.cube_pull = p["cube_pull"]
        self.patron_share = 1.0 - p["patron_doubt"] * self.rounds_left / rounds
        self.known: dict[int, float] = {}
        self.king_events = [0.0] * len(g.queue)
        self.king_turns = 0.0
        if g.seats == 1:
            self.patrons = list(g.column)
            self._foresee_king(p["king_events"])
        else:
            self.patrons = [one for held in g.characters for one in held]
        self.in_play = 0
        for character in self.patrons:
            self.in_play |= 1 << character

    def _foresee_king(self, trust: float) -> None:
        """How many turns the King has left in this round, and how likely he counters each event in them."""
        g = self.g
        dice = sum([g.faces[die] > 0 and g.district[die] == NEUTRAL for die in range(18)])
        self.king_turns = dice / 1.7
        often = self.king_turns * 8 / 36
        # The last event goes first: the chance of so many such turns, taken as rare and independent.
        likely = math.exp(-often)
        below = 0.0
        for place in range(len(g.queue) - 1, -1, -1):
            below += likely
            self.king_events[place] = trust * max(0.0, 1.0 - below)
            likely *= often / (len(g.queue) - place)

    def die(self, face: int) -> float:
        """What a die is worth to whoever may still use it."""
        return self.die_base + self.die_face * face

    def tier(self, character: int, amount: float) -> float:
        """A character's points, smoothed between the tiers."""
        tiers = self.g.tables.tiers[character]
        points = self.g.tables.tier_points
        before, given = 0.0, 0.0
        for least, reward in zip(tiers, points, strict=True):
            if amount < least:
                return given + (reward - given) * (amount - before) / (least - before)
            before, given = float(least), float(reward)
        return given

    def patron(self, character: int, amount: int) -> float:
        """What a character in play will give for so much, as far as one can tell now."""
        key = 256 * character + amount
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._patron(character, amount)
        return found

    def _patron(self, character: int, amount: int) -> float:
        smooth = self.tier(character, float(amount))
        exact = 0
        for tier, least in enumerate(self.g.tables.tiers[character]):
            if amount >= least:
                exact = self.g.tables.tier_points[tier]
        sure = self.late * self.late
        if self.king_turns and character in self.patrons:
            # The King may play the next ones of the column at any moment.
            soon = self.king_turns * 5 / 36 - self.patrons.index(character)
            sure = max(sure, min(0.8, soon))
        weight = sure if character in (THIBAUT, HUGUES) else 1.0
        return weight * self.patron_share * ((1.0 - sure) * smooth + sure * exact)

    def step(self, character: int, amount: int, more: int = 1) -> float:
        """What so much more is worth to a character, nothing if he is not in play."""
        if not self.in_play >> character & 1:
            return 0.0
        return self.patron(character, amount + more) - self.patron(character, amount)

    # What an action brings.

    def build(self, seat: int, numbers: list[int]) -> float:
        """Cubes in the cathedral."""
        g = self.g
        worth = 0.0
        taken = [0] * 7
        for number in numbers:
            level = level_for(g, number) + taken[number]
            taken[number] += 1
            if level > 2:
                return -9.0
            worth += g.tables.cathedral_points + self.influence * g.tables.cathedral_influence[number - 1]
            if seat not in g.cathedral[6 * level : 6 * level + 6]:
                worth += g.tables.missing_level * 0.8
        return worth + self.step(URBAIN, g.cathedral.count(seat), len(numbers))

    def event(self, seat: int, threat: int, count: int) -> float:
        """So many cubes of a seat on an event: influence, and its share of the rewards."""
        g = self.g
        row = g.tables.threats[threat]
        cubes = g.cubes[threat]
        free = row.flags - len(cubes)
        count = min(count, free)
        own = cubes.count(seat)
        worth = count * self.influence * g.tables.cube_reward
        if g.seats == 1:
            return worth + self.duel(threat, own + count, count) - self.duel(threat, own, 0)
        before = self.standing_cubes(seat, threat, own, len(cubes))
        after = self.standing_cubes(seat, threat, own + count, len(cubes) + count)
        return worth + after - before

    def duel(self, threat: int, own: int, more: int) -> float:
        """An event between player and King: what it promises the one above the other."""
        g = self.g
        row = g.tables.threats[threat]
        laid = len(g.cubes[threat]) + more
        kings = laid - own
        card = self.step(HENRY, len(g.trophies[0])) if threat else 0.0
        kings_card = self.step(HENRY, len(g.trophies[NEUTRAL])) if threat else 0.0
        if laid >= row.flags:
            return _settled(row.first_points, row.second_points, own, kings, card, kings_card)
        likely = self.king_events[g.queue.index(threat)]
        filled = _settled(row.first_points, row.second_points, own, row.flags - own, card, kings_card)
        waiting = 0.0
        if own:
            waiting = 1.0 + self.cube_pull * own / row.flags * (row.first_points + card - 1.0)
        return likely * filled + (1.0 - likely) * (waiting - (1.0 if kings else 0.0))

    def standing_cubes(self, seat: int, threat: int, own: int, laid: int) -> float:
        """What own cubes among those laid on an event are worth."""
        if not own:
            return 0.0
        g = self.g
        row = g.tables.threats[threat]
        others = [g.cubes[threat].count(owner) for owner in range(NEUTRAL + 1) if owner != seat]
        rival = max(others)
        card = 0.0 if threat == 0 else self.step(HENRY, len(g.trophies[seat]))
        if laid >= row.flags:
            if not rival:
                return row.first_points + row.second_points + card
            if own > rival:
                return row.first_points + card
            if own == rival:
                return (row.first_points + row.second_points) / 2 + card / 2
            return float(row.second_points) if sum(other > own for other in others) < 2 else 0.0
        share = own / row.flags
        reward = row.first_points if own >= rival else row.second_points
        return 1.0 + self.cube_pull * share * (reward + card - 1.0)

    def use(self, seat: int, card: Card, uses: int) -> float:
        """What so many uses of a card bring; its dice are gone already or thought away."""
        g = self.g
        if card.modifier is not None:
            place = g.place_of(card.number)
            have = g.markers[9 * seat + place]
            return self.marker * (_many(have + uses) - _many(have))
        if card.pay_deniers:
            uses = min(uses, g.deniers[seat] // card.pay_deniers)
        if card.pay_influence:
            uses = min(uses, g.influence[seat] // card.pay_influence)
        name = card.name
        each = 0.0
        if name == "miller":
            best = max(standing(g, seat, BISHOPRIC), standing(g, seat, PALACE))
            each = card.amount * best * self.denier
        elif name in ("archer", "chivalry", "diplomat"):
            cube = self.cube(seat)
            if name == "archer":
                each = 2 / 3 * cube
            elif name == "diplomat":
                each = cube - self.influence * card.pay_influence
            else:
                each = cube * self._red(seat)
            return each * min(uses, 4)
        elif name == "tax_collector":
            tax = g.tables.king_tax if g.seats == 1 else card.amount
            citizens = sum([standing(g, one, CITY_HALL) for one in range(g.seats) if one != seat])
            each = self.denier * (citizens * card.amount + tax * standing(g, NEUTRAL, CITY_HALL))
        elif name == "captain":
            each = card.amount * float(present(g, seat))
        elif name == "glassblower":
            each = float(g.cathedral.count(seat) // card.amount)
        elif name == "joust":
            each = card.amount * 0.6 if self._red(seat) else 0.0
        elif name == "banquet":
            each = card.amount * 1.5
        elif name == "procession":
            own = len(g.dice_of(seat))
            most = max([len(g.dice_of(one)) for one in (*range(g.seats), NEUTRAL) if one != seat])
            each = float(card.amount) if own - 1 > most else 0.0
        elif name == "baker":
            each = card.amount * self.denier * 0.8 * sum([face > 0 for face in g.faces[12:]])
        else:
            each = card.points + self.denier * (card.deniers - card.pay_deniers)
            each += self.influence * (card.influence - card.pay_influence)
        return each * uses

    def cube(self, seat: int) -> float:
        """One cube on the event where it does most."""
        return max([self.event(seat, threat, 1) for threat in self.g.queue])

    def _red(self, seat: int) -> int:
        g = self.g
        return sum([g.faces[die] > 0 and g.district[die] == seat for die in range(RED * 6, RED * 6 + 6)])

    def hire(self, seat: int, place: int) -> float:
        """A tradesman on a card, with his cost and the citizen he was."""
        g = self.g
        card = g.tables.cards[g.cards[place]]
        slot = 0.0
        for number in (0, 1):
            if g.slots[2 * place + number] < 0:
                slot = float(card.slots[number])
                break
        worth = slot + self.tradesman - self.denier * card.cost - self.source(seat)
        return worth + self.step(FLORENTIN, g.masters[seat].bit_count())

    def source(self, seat: int) -> float:
        """What it costs to send the least needed citizen somewhere."""
        g = self.g
        if g.supply[seat]:
            return self.supply
        lying = (g.lying[0] | g.lying[1] | g.lying[2]) >> seat & 1
        return self.supply if lying else max(self.citizen, 0.7)

    def enter(self, seat: int, row: tuple[int, ...]) -> float:
        """A citizen entering a row: the dice he will roll, and what becomes of the one who leaves."""
        g = self.g
        building = row[0] // 6
        worth = self.room(building) - self.source(seat)
        worth += self.step(CHRETIEN, g.spaces.count(seat))
        leaving = leaver(g, row)
        if leaving == seat:
            worth -= self.room(building) + self.step(CHRETIEN, g.spaces.count(seat) - 1)
        elif leaving >= NEUTRAL and g.seats == 1:
            worth += self.king_die * self.rounds_left
        elif 0 <= leaving < NEUTRAL:
            worth += self.room(building) / g.seats
        return worth

    def room(self, building: int) -> float:
        """A citizen standing in a building: a die a round for his wages."""
        wage = self.g.tables.wages[building]
        extra = (0.35, 0.1, 0.0)[building]
        return self.citizen + self.rounds_left * (extra - wage * self.denier)

    def group(self, seat: int, mask: int, card: int, price: int) -> float:
        """What a group of dice costs: own dice, deniers and a cube; a rival's or the King's die is no loss."""
        g = self.g
        cost = price * self.denier
        for die in range(18):
            if mask >> die & 1:
                if g.district[die] == seat:
                    cost += self.die_base + self.die_face * g.faces[die]
                elif g.seats == 1:
                    cost -= self.king_hand
        if card >= 0:
            cost += self.marker * 0.7
        return cost

    # What a seat has.

    def seat(self, seat: int) -> float:
        """The points a seat may expect, from what it has on the table."""
        g = self.g
        worth = float(g.points[seat])
        worth += self.denier * (g.deniers[seat] + g.sectors[seat])
        worth += self.influence * g.influence[seat]
        acting = not g.passed >> seat & 1
        for die in range(18):
            if g.faces[die] and g.district[die] == seat:
                worth += self.die(g.faces[die]) if acting else 0.15
        lying = sum([bits >> seat & 1 for bits in g.lying])
        worth += self.supply * (g.supply[seat] + lying)
        for building in range(3):
            count = standing(g, seat, building)
            if count:
                worth += count * self.room(building)
        for place in range(9):
            if g.masters[seat] >> place & 1:
                worth += self.tradesman
            have = g.markers[9 * seat + place]
            if have:
                worth += self.marker * _many(have)
        worth += self.ends(seat)
        for threat in g.queue:
            cubes = g.cubes[threat]
            if g.seats == 1:
                worth += self.duel(threat, cubes.count(seat), 0)
            elif seat in cubes:
                worth += self.standing_cubes(seat, threat, cubes.count(seat), len(cubes))
        for character in self.patrons:
            worth += self.patron(character, self.amount(character, seat))
        return worth

    def ends(self, owner: int) -> float:
        """Slots under tradesmen and levels of the cathedral still without a cube."""
        g = self.g
        worth = 0.0
        for slot in range(18):
            holder = g.slots[slot]
            if holder == owner or (holder == KING_SECOND and owner == NEUTRAL):
                worth += g.tables.cards[g.cards[slot // 2]].slots[slot % 2]
        site = g.cathedral
        for level in range(3):
            if owner not in site[6 * level : 6 * level + 6]:
                worth -= g.tables.missing_level * 0.8
        return worth

    def amount(self, character: int, owner: int) -> int:
        """How much an owner has of what a character looks at."""
        g = self.g
        if character == CHRETIEN:
            return g.spaces.count(owner)
        if character == URBAIN:
            return g.cathedral.count(owner)
        if character == THIBAUT:
            return g.deniers[owner] + g.sectors[owner]
        if character == HUGUES:
            return g.influence[owner]
        if character == FLORENTIN:
            return g.masters[owner].bit_count()
        return len(g.trophies[owner])

    def king(self) -> float:
        """The points the King may expect."""
        g = self.g
        worth = float(g.points[NEUTRAL]) + self.ends(NEUTRAL)
        dice = sum([g.faces[die] > 0 and g.district[die] == NEUTRAL for die in range(18)])
        citizens = g.spaces.count(NEUTRAL) + g.spaces.count(KING_SECOND)
        worth += self.king_hand * dice + self.king_die * citizens * self.rounds_left
        for character in self.patrons:
            if character == CHRETIEN:
                worth += self.patron(character, citizens)
            elif character not in (THIBAUT, HUGUES):
                worth += self.patron(character, self.amount(character, NEUTRAL))
        return worth


def _settled(first: int, second: int, own: int, kings: int, card: float, kings_card: float) -> float:
    """The reward of the player less that of the King for a full event."""
    if not own:
        return -first - second - kings_card
    if not kings:
        return first + second + card
    if own == kings:
        return card / 2 - kings_card / 2
    return first + card - second if own > kings else second - first - kings_card


def _many(count: int) -> float:
    """Cubes on a card: the first few are worth most, since each action takes only one."""
    return count if count <= 2 else 2 + 0.6 * (count - 2)


def best_three(g: Troyes, seat: int, colour: int) -> list[int]:
    """The best faces of one's own dice of a colour, at most three."""
    own = [
        g.faces[die] for die in range(colour * 6, colour * 6 + 6) if g.faces[die] and g.district[die] == seat
    ]
    own.sort(reverse=True)
    return own[:3]
