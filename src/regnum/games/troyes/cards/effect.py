"""What every instant activity card does, and what most of them are: so much paid, so much gained."""

from __future__ import annotations

from ..components import Card
from ..kinds import GOT_DENIERS
from ..state import FROM_CARDS, Troyes


class Effect:
    """The effect of an instant card that is told by its numbers alone."""

    def counted(self, g: Troyes, seat: int, card: Card) -> bool:
        """Whether someone might want fewer uses than his dice allow."""
        return card.pay_deniers + card.pay_influence > 0

    def use(self, g: Troyes, seat: int, card: Card, times: int) -> None:
        """Carry out so many uses; what they cost has been paid."""
        gain_deniers(g, seat, card.deniers * times)
        g.gain_influence(seat, card.influence * times)
        g.gain_points(seat, card.points * times, FROM_CARDS)


def gain_deniers(g: Troyes, seat: int, count: int) -> None:
    """Deniers from the bank."""
    if count:
        g.deniers[seat] += count
        g.tell(GOT_DENIERS, (seat, count))


def by_district(g: Troyes, colour: int = -1) -> list[int]:
    """How many dice lie in each district, the neutral one last; of one colour or of all."""
    counts = [0] * 5
    for die in range(18):
        if g.faces[die] and (colour < 0 or die // 6 == colour):
            counts[g.district[die]] += 1
    return counts
