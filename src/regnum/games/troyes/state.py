"""Troyes: the table.

Spaces 0-5 are the Palace, 6-11 the Bishopric, 12-17 the City Hall; dice 0-5 are red, 6-11 white,
12-17 yellow. An owner is a seat, NEUTRAL for the grey side or the King, KING_SECOND for the
King's other citizens, -1 for nobody. Place 3 * colour + round - 1 holds an activity card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...kernel.state import State
from .components import NEUTRAL, Tables
from .kinds import GOT_INFLUENCE, GOT_POINTS, KING_POINTS, PENALTY
from .redeal import redeal

if TYPE_CHECKING:
    from ...kernel.planes import Planes
    from .view import TroyesView

SOURCES = (
    "cathedral", "events", "cards", "penalties", "king", "standing", "tradesmen", "levels",
    "chretien", "urbain", "thibaut", "hugues", "florentin", "henry",
)  # fmt: skip
"""Where points come from, for the sheet at the end."""
FROM_CATHEDRAL: Final = 0
FROM_EVENTS: Final = 1
FROM_CARDS: Final = 2
FROM_PENALTIES: Final = 3
FROM_KING: Final = 4
FROM_STANDING: Final = 5
FROM_TRADESMEN: Final = 6
FROM_LEVELS: Final = 7
FROM_CHARACTERS: Final = 8
LINES: Final = 14

DICE_OF: Final[tuple[tuple[int, ...], ...]] = (
    tuple(range(6)),
    tuple(range(6, 12)),
    tuple(range(12, 18)),
    tuple(range(18)),
)
"""The dice of each colour, and of all."""


@final
class Troyes(State):
    """The board, the cards, the square and what everybody owns."""

    __slots__ = (
        "black", "bonus", "box", "cards", "cathedral", "characters", "column", "cubes", "deniers",
        "district", "faces", "first", "influence", "lying", "markers", "masters", "passed", "phase",
        "pictures", "piles", "points", "queue", "round", "sectors", "sheet", "slots", "spaces", "stock",
        "supply", "tables", "trophies",
    )  # fmt: skip

    tables: Tables
    bonus: bool
    first: int
    """Who holds the first-player card; 1 is the King when there is one seat."""
    round: int
    phase: int
    """The phase of the round; -1 while citizens are placed before the first."""
    passed: int
    deniers: list[int]
    influence: list[int]
    points: list[int]
    sheet: list[int]
    """Points by owner and source, flat."""
    supply: list[int]
    stock: list[int]
    """Citizens in the general supply by owner, those of the neutral side or the King included."""
    sectors: list[int]
    """Deniers laid into the districts by those who passed."""
    spaces: list[int]
    lying: list[int]
    """For each building the owners of citizens lying there, as bits."""
    faces: list[int]
    """The face of each of the 18 dice, 0 when it is in the supply."""
    district: list[int]
    cards: list[int]
    slots: list[int]
    pictures: list[int]
    masters: list[int]
    """For each owner the places where a tradesman of his stands, as bits."""
    markers: list[int]
    """Cubes on delayed cards: 9 * seat + place."""
    queue: list[int]
    cubes: list[tuple[int, ...]]
    """For each event the owners of its cubes, in the order they were laid."""
    cathedral: list[int]
    trophies: list[tuple[int, ...]]
    piles: list[tuple[int, ...]]
    """The event piles by colour; the top card is the last."""
    box: tuple[int, ...]
    """Red event cards that were put back into the box."""
    characters: list[tuple[int, ...]]
    column: tuple[int, ...]
    """The King's challenge: the characters still to be played, the next one first."""
    black: tuple[int, ...]
    """Black dice still to be beaten, the highest first."""

    def copy(self) -> Troyes:
        new = Troyes()
        self.copy_kernel(new)
        new.tables = self.tables
        new.bonus = self.bonus
        new.first = self.first
        new.round = self.round
        new.phase = self.phase
        new.passed = self.passed
        new.deniers = self.deniers[:]
        new.influence = self.influence[:]
        new.points = self.points[:]
        new.sheet = self.sheet[:]
        new.supply = self.supply[:]
        new.stock = self.stock[:]
        new.sectors = self.sectors[:]
        new.spaces = self.spaces[:]
        new.lying = self.lying[:]
        new.faces = self.faces[:]
        new.district = self.district[:]
        new.cards = self.cards[:]
        new.slots = self.slots[:]
        new.pictures = self.pictures[:]
        new.masters = self.masters[:]
        new.markers = self.markers[:]
        new.queue = self.queue[:]
        new.cubes = self.cubes[:]
        new.cathedral = self.cathedral[:]
        new.trophies = self.trophies[:]
        new.piles = self.piles[:]
        new.box = self.box
        new.characters = self.characters[:]
        new.column = self.column
        new.black = self.black
        return new

    def view(self, seat: int | None) -> TroyesView:
        from .view import look  # the view reads rules that read this module

        return look(self, seat)

    def planes(self, seat: int) -> Planes:
        from .planes import planes  # it reads rules that read this module

        return planes(self, seat)

    def scores(self) -> list[int]:
        """Points by seat; against the King the points the player is ahead of him."""
        if self.seats == 1:
            return [self.points[0] - self.points[NEUTRAL]]
        return self.points[: self.seats]

    def winners(self) -> list[int]:
        scores = self.scores()
        if self.seats == 1:
            return [0] if scores[0] > 0 else []
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def alike(self, seat: int) -> list[tuple[str, ...]]:
        """Dice of one colour and face in one district, and black dice of one face."""
        looks: dict[tuple[int, int, int], list[str]] = {}
        for die, face in enumerate(self.faces):
            if face:
                looks.setdefault((die // 6, face, self.district[die]), []).append(f"die:{die}")
        for die, face in enumerate(self.black):
            looks.setdefault((-1, face, -1), []).append(f"black:{die}")
        return [tuple(group) for group in looks.values() if len(group) > 1]

    def redeal(self, seat: int | None) -> None:
        redeal(self, seat)

    # Small helpers that many rules share.

    def actors(self) -> int:
        """How many take turns: the seats, and the King in his challenge."""
        return 2 if self.seats == 1 else self.seats

    def scorers(self) -> list[int]:
        """Who has points: the seats, and the King in his challenge."""
        return [0, NEUTRAL] if self.seats == 1 else list(range(self.seats))

    def gain_influence(self, seat: int, count: int) -> None:
        """Influence above the most there can be is lost."""
        gained = min(count, self.tables.most_influence - self.influence[seat])
        if gained > 0:
            self.influence[seat] += gained
            if self.events is not None:
                self.tell(GOT_INFLUENCE, (seat, gained))

    def gain_points(self, owner: int, count: int, source: int) -> None:
        """Points for a seat or the King."""
        if count:
            self.points[owner] += count
            self.sheet[owner * LINES + source] += count
            if self.events is not None:
                if owner == NEUTRAL:
                    self.tell(KING_POINTS, (count,))
                else:
                    self.tell(GOT_POINTS, (owner, count))

    def lose_points(self, seat: int) -> int:
        """The penalty of whoever falls short, and what it was; nobody goes below nothing."""
        lost = min(self.tables.penalty, self.points[seat])
        if lost > 0:
            self.points[seat] -= lost
            self.sheet[seat * LINES + FROM_PENALTIES] -= lost
            self.tell(PENALTY, (seat, lost))
        return max(0, lost)

    def dice_left(self) -> bool:
        """Whether any die lies in the square."""
        return any(face for face in self.faces)

    def has_dice(self, owner: int) -> bool:
        """Whether any die lies in one district."""
        faces = self.faces
        district = self.district
        return any(district[die] == owner and faces[die] for die in range(18))

    def dice_of(self, owner: int) -> list[int]:
        """The dice in one district."""
        faces = self.faces
        return [die for die, of in enumerate(self.district) if of == owner and faces[die]]

    def remove_dice(self, mask: int) -> tuple[int, ...]:
        """Put dice back into the supply; how they lay, as `colour * 6 + face - 1`."""
        gone: list[int] = []
        faces = self.faces
        while mask:
            lowest = mask & -mask
            mask ^= lowest
            die = lowest.bit_length() - 1
            gone.append(die // 6 * 6 + faces[die] - 1)
            faces[die] = 0
        return tuple(gone)

    def place_of(self, card: int) -> int:
        """Where an activity card lies, or -1."""
        for place, other in enumerate(self.cards):
            if other == card:
                return place
        return -1
