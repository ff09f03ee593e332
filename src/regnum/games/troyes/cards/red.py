"""Cards of the military."""

from __future__ import annotations

from ..citizens import standing
from ..components import CITY_HALL, NEUTRAL, RED, Card
from ..kinds import SHOT, TAXED
from ..state import FROM_CARDS, Troyes
from ..threats import present
from .cubes import PlaceCubes
from .effect import Effect, by_district, gain_deniers


class Archer(Effect):
    """Each use rolls a die that nothing can change; for each hit a cube may be laid on an event."""

    def use(self, g: Troyes, seat: int, card: Card, times: int) -> None:
        rolls = g.chance.dice(times, "archer")
        hits = sum([roll >= card.amount for roll in rolls])
        g.tell(SHOT, (seat, tuple(rolls), hits))
        if hits:
            g.then(PlaceCubes(seat, hits, True))


class Chivalry(Effect):
    """Each use lays a cube on events for every red die left in the own district."""

    def counted(self, g: Troyes, seat: int, card: Card) -> bool:
        return by_district(g, RED)[seat] > 0

    def use(self, g: Troyes, seat: int, card: Card, times: int) -> None:
        cubes = by_district(g, RED)[seat] * card.amount * times
        if cubes:
            g.then(PlaceCubes(seat, cubes, False))


class Diplomat(Effect):
    """Each use turns influence, paid before the first cube is laid, into a cube on an event."""

    def use(self, g: Troyes, seat: int, card: Card, times: int) -> None:
        g.then(PlaceCubes(seat, times, False))


class TaxCollector(Effect):
    """Each use taxes the citizens in the City Hall: those of others, and the grey ones by the bank."""

    def use(self, g: Troyes, seat: int, card: Card, times: int) -> None:
        for other in range(g.seats):
            if other != seat:
                due = standing(g, other, CITY_HALL) * card.amount * times
                paid = min(due, g.deniers[other])
                if paid:
                    g.deniers[other] -= paid
                    g.deniers[seat] += paid
                    g.tell(TAXED, (other, seat, paid))
        tax = g.tables.king_tax if g.seats == 1 else card.amount
        gain_deniers(g, seat, standing(g, NEUTRAL, CITY_HALL) * tax * times)


class Captain(Effect):
    """Each use gives points for every event with an own cube, Marauding included."""

    def use(self, g: Troyes, seat: int, card: Card, times: int) -> None:
        g.gain_points(seat, present(g, seat) * card.amount * times, FROM_CARDS)


class Joust(Effect):
    """Each use rewards whoever shares the highest sum of red dice left with the user."""

    def counted(self, g: Troyes, seat: int, card: Card) -> bool:
        return len(self.winners(g, seat)) > 1

    def use(self, g: Troyes, seat: int, card: Card, times: int) -> None:
        for winner in self.winners(g, seat):
            g.gain_points(winner, card.amount * times, FROM_CARDS)

    def winners(self, g: Troyes, seat: int) -> list[int]:
        """The seats that gain; none unless the user has the most."""
        sums = [0] * 5
        for die in range(6):
            if g.faces[die]:
                sums[g.district[die]] += g.faces[die]
        most = max(sums)
        if not most or sums[seat] < most:
            return []
        return [other for other in range(g.seats) if sums[other] == most]


class Banquet(Effect):
    """Each use gives points for every red die of the district with the most; the King's is left out."""

    def use(self, g: Troyes, seat: int, card: Card, times: int) -> None:
        counts = by_district(g, RED)
        if g.seats == 1:
            counts[NEUTRAL] = 0
        g.gain_points(seat, max(counts) * card.amount * times, FROM_CARDS)
