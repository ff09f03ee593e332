"""Troyes: its names, and the printed facts as plain tables."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, final

from ...kernel.components import Components, MadeOnce
from ...kernel.errors import BadComponents

COLOURS: Final = ("red", "white", "yellow")
RED: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
ANY: Final = 3
"""Stands for every colour in a modifier."""

BUILDINGS: Final = ("palace", "bishopric", "city_hall")
"""A building has the number of its colour."""
PALACE: Final = 0
BISHOPRIC: Final = 1
CITY_HALL: Final = 2

SEATS: Final = 4
"""The most there can be."""
NEUTRAL: Final = 4
"""Whose the grey pieces are; in the King's challenge he takes this place."""
KING_SECOND: Final = 5
"""The King's second colour of citizens."""
SIDES: Final = ("neutral", "king")

CARDS: Final = (
    "archer", "chivalry", "diplomat", "hunting", "mercenary", "tax_collector", "captain", "joust",
    "troubadour", "banquet",
    "tithe", "monk", "priest", "apprenticeship", "confession", "templar", "pilgrimage", "procession",
    "glassblower", "prior",
    "artisan", "merchant", "miller", "innkeeper", "blacksmith", "militia", "journeyman", "goldsmith",
    "sculptor", "baker",
)  # fmt: skip
PILGRIMAGE: Final = 16

THREATS: Final = (
    "marauding",
    "brigands_a", "brigands_b", "brigands_c", "conflict_of_succession", "skirmishes_a", "skirmishes_b",
    "war", "normans_attack", "resistance",
    "theological_conflict", "heresy", "traveling_builders", "interrupted_work",
    "drought", "support", "civil_war", "wayfarers",
)  # fmt: skip
"""The event cards, and Marauding, which is printed on the board."""
MARAUDING: Final = 0
CONFLICT: Final = 4
RESISTANCE: Final = 9
THEOLOGICAL_CONFLICT: Final = 10
HERESY: Final = 11
TRAVELING_BUILDERS: Final = 12
INTERRUPTED_WORK: Final = 13
DROUGHT: Final = 14
SUPPORT: Final = 15
CIVIL_WAR: Final = 16
WAYFARERS: Final = 17

CHARACTERS: Final = ("chretien", "urbain", "thibaut", "hugues", "florentin", "henry")
CHRETIEN: Final = 0
URBAIN: Final = 1
THIBAUT: Final = 2
HUGUES: Final = 3
FLORENTIN: Final = 4
HENRY: Final = 5

LINES: Final = ("points", "citizen", "event", "tradesman", "cathedral", "character")
"""What the King can do in his turn."""

SPACES: Final = (
    "palace_1", "palace_2", "palace_3", "palace_4", "palace_5", "palace_6",
    "bishopric_1", "bishopric_2", "bishopric_3", "bishopric_4", "bishopric_5", "bishopric_6",
    "city_hall_1", "city_hall_2", "city_hall_3", "city_hall_4", "city_hall_5", "city_hall_6",
)  # fmt: skip
"""The spaces of the buildings, each building's row by row from the top left."""

Numbers = tuple[int, ...]
Mixes = tuple[int, ...]
"""For each number of dice that may be bought, none first: how many own ones may make up the group with them."""


@final
class Modifier:
    """What one cube of a delayed card does to a later group of dice."""

    def __init__(self, card: int, row: dict[str, Any]) -> None:
        self.card: Final = card
        self.dice: Final[int] = _colour(row["dice"])
        self.becomes: Final[int] = _colour(row["becomes"])
        self.most: Final[int] = row["most"]
        self.times: Final[int] = row["times"]
        self.face: Final[int] = row["face"]
        self.each: Final[int] = row["each"]
        self.total: Final[int] = row["total"]
        self.free: Final[int] = row["free"]
        self.building: Final[bool] = row["building"]

    def value(self, total: int, size: int) -> int:
        """What a group of so many dice with this sum counts."""
        if self.face:
            total = self.face * size
        return (total + self.each * size) * self.times + self.total


@final
class Card:
    """An activity card."""

    def __init__(self, number: int, name: str, row: dict[str, Any]) -> None:
        self.number: Final = number
        self.name: Final = name
        self.colour: Final[int] = COLOURS.index(row["colour"])
        self.bonus: Final[bool] = row["bonus"]
        self.round: Final[int] = row["round"]
        self.cost: Final[int] = row["cost"]
        self.slots: Final[tuple[int, ...]] = tuple(row["slots"])
        self.divisor: Final[int] = row["divisor"]
        self.amount: Final[int] = row.get("amount", 0)
        pay = row.get("pay", [0, 0])
        gain = row.get("gain", [0, 0, 0])
        self.pay_deniers: Final[int] = pay[0]
        self.pay_influence: Final[int] = pay[1]
        self.deniers: Final[int] = gain[0]
        self.influence: Final[int] = gain[1]
        self.points: Final[int] = gain[2]
        self.modifier: Final = Modifier(number, row["modifier"]) if "modifier" in row else None
        if len(self.slots) != 2 or self.divisor < 1 or not 1 <= self.round <= 3:
            raise _unfit(f"card.{name}", "two slots, a divisor from 1 on and a round from 1 to 3")


@final
class Threat:
    """An event card, or Marauding."""

    def __init__(self, number: int, name: str, row: dict[str, Any]) -> None:
        self.number: Final = number
        self.name: Final = name
        self.colour: Final[int] = COLOURS.index(row["colour"]) if row["colour"] in COLOURS else -1
        self.bonus: Final[bool] = row["bonus"]
        self.second: Final[int] = COLOURS.index(row["second"]) if row["second"] in COLOURS else -1
        self.dice: Final = tuple(_colour(name) for name in row["dice"])
        self.divisor: Final[int] = row["divisor"]
        self.flags: Final[int] = row["flags"]
        self.first_points: Final[int] = row["points"][0]
        self.second_points: Final[int] = row["points"][1]
        self.black: Final[int] = row["black"]
        self.amount: Final[int] = row.get("amount", 0)
        self.building: Final[int] = BUILDINGS.index(row["citizen"]) if "citizen" in row else -1
        if self.divisor < 1 or self.flags < 1:
            raise _unfit(f"event.{name}", "a divisor and flags from 1 on")


@final
class Line:
    """One line of the King's table."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.action: Final[int] = LINES.index(row["action"])
        self.points: Final[int] = row["points"]
        self.dice: Final[int] = row["dice"]
        self.pay: Final[int] = row["pay"]


@final
class Tables:
    """The printed numbers for one number of seats, shared by all states and never changed: tuples throughout."""

    def __init__(self, components: Components, seats: int) -> None:
        self.components: Final = components
        start = components["start"]
        self.deniers: Final[int] = start["deniers"]
        self.influence: Final[int] = start["influence"]
        self.colour_citizens: Final[int] = start["colour_citizens"]
        self.neutral_citizens: Final[int] = start["neutral_citizens"]
        by_seats = components["seats"][str(seats)]
        self.citizens: Final[int] = by_seats["citizens"]
        self.rounds: Final[int] = by_seats["rounds"]
        self.secret_characters: Final[int] = by_seats["characters"]
        row = components["round"]
        self.income: Final[int] = row["income"]
        self.penalty: Final[int] = row["penalty"]
        self.price: Final[tuple[int, ...]] = (0, *row["price"])
        self.mixes: Final = tuple([_mixes(self.price, budget) for budget in range(3 * max(self.price) + 1)])
        """For each budget the groups it pays for; more deniers buy no more."""
        self.agriculture: Final[int] = row["agriculture"]
        self.pass_first: Final[int] = row["pass_first"]
        self.pass_next: Final[int] = row["pass_next"]
        self.red_doubles: Final[int] = row["red_doubles"]
        self.black_reward: Final[int] = row["black_reward"]
        self.cube_reward: Final[int] = row["cube_reward"]
        row = components["influence"]
        self.most_influence: Final[int] = row["most"]
        self.reroll: Final[int] = row["reroll"]
        self.recruit: Final[int] = row["recruit"]
        self.flip: Final[int] = row["flip"]
        self.flip_dice: Final[int] = row["flip_dice"]
        buildings = components.entries("building")
        self.wages: Final[tuple[int, ...]] = tuple([buildings[name]["wage"] for name in BUILDINGS])
        self.entries: Final = tuple([_entries(name, buildings[name]) for name in BUILDINGS])
        """For each building and die (0 unused): the spaces of the row it leads into, in order."""
        self.row_of: Final = _rows(self.entries)
        """For each space the spaces of its row, itself included."""
        self.neutral_spaces: Final = _spaces(components, "neutrals")
        order = _spaces(components, "king_order")
        self.king_order: Final[tuple[Numbers, ...]] = (order[:6], order[6:12], order[12:])
        cathedral = components["cathedral"]
        self.cathedral_points: Final[int] = cathedral["points"]
        self.cathedral_influence: Final[tuple[int, ...]] = tuple(cathedral["influence"])
        self.missing_level: Final[int] = cathedral["missing_level"]
        king = components["king"]
        self.king_tax: Final[int] = king["tax"]
        self.king_tithe: Final[int] = king["tithe"]
        self.king_no_space: Final[int] = king["no_space"]
        self.king_no_character: Final[int] = king["no_character"]
        self.verdicts: Final[tuple[int, ...]] = tuple(king["verdicts"])
        self.king_lines: Final = tuple([Line(king["lines"][str(total)]) for total in range(2, 13)])
        characters = components.entries("characters")
        column = "two" if seats < 3 else "more"
        self.tiers: Final[tuple[Numbers, ...]] = tuple(
            [tuple(characters[name][column]) for name in CHARACTERS]
        )
        self.tier_points: Final[tuple[int, ...]] = tuple(components["characters"]["points"])
        cards = components.entries("card")
        self.cards: Final = tuple([Card(number, name, cards[name]) for number, name in enumerate(CARDS)])
        self.decks: Final[tuple[tuple[Numbers, ...], ...]] = (
            _decks(self.cards, False),
            _decks(self.cards, True),
        )
        threats = components.entries("event")
        self.threats: Final = tuple(
            [Threat(number, name, threats[name]) for number, name in enumerate(THREATS)]
        )
        self.piles: Final[tuple[tuple[Numbers, ...], ...]] = (
            _piles(self.threats, False),
            _piles(self.threats, True),
        )

    def mixes_for(self, budget: int) -> Mixes:
        """The groups that a budget pays for."""
        return self.mixes[budget if budget < len(self.mixes) else -1]

    def deck(self, colour: int, round: int, bonus: bool) -> Numbers:
        """The activity cards of one colour and round."""
        return self.decks[1 if bonus else 0][3 * colour + round - 1]

    def pile(self, colour: int, bonus: bool) -> Numbers:
        """The event cards of one colour."""
        return self.piles[1 if bonus else 0][colour]


def _unfit(path: str, wanted: str) -> BadComponents:
    text = f"{path} needs {wanted}"
    return BadComponents("component-type", text, path=path, wanted=wanted, value="these")


def _colour(name: str) -> int:
    return ANY if name == "any" else COLOURS.index(name)


def _decks(cards: tuple[Card, ...], bonus: bool) -> tuple[Numbers, ...]:
    """The activity cards of each place, with the bonus cards or without."""
    found: list[list[int]] = [[] for _ in range(9)]
    for card in cards:
        if bonus or not card.bonus:
            found[3 * card.colour + card.round - 1].append(card.number)
    return tuple([tuple(deck) for deck in found])


def _piles(threats: tuple[Threat, ...], bonus: bool) -> tuple[Numbers, ...]:
    """The event cards of each colour, with the bonus cards or without."""
    found: list[list[int]] = [[], [], []]
    for threat in threats:
        if threat.colour >= 0 and (bonus or not threat.bonus):
            found[threat.colour].append(threat.number)
    return tuple([tuple(pile) for pile in found])


def _mixes(price: tuple[int, ...], budget: int) -> Mixes:
    """Larger groups are no cheaper: what is in reach with many own dice is with fewer."""
    found = [3]
    for bought in (1, 2, 3):
        own = [few for few in range(4 - bought) if bought * price[few + bought] <= budget]
        if own:
            found.append(own[-1])
    return tuple(found)


def _entries(name: str, row: dict[str, Any]) -> tuple[Numbers, ...]:
    start = BUILDINGS.index(name) * 6
    rows: list[list[int]] = row["rows"]
    spaces: int = row["spaces"]
    faces = sorted(face for line in rows for face in line)
    if len(rows) * spaces != 6 or faces != [1, 2, 3, 4, 5, 6]:
        raise _unfit(f"building.{name}", "six spaces, and each face of a die in one row")
    found: list[tuple[int, ...]] = [()] * 7
    for number, line in enumerate(rows):
        first = start + number * spaces
        for face in line:
            found[face] = tuple(range(first, first + spaces))
    return tuple(found)


def _rows(entries: tuple[tuple[Numbers, ...], ...]) -> tuple[Numbers, ...]:
    found: list[tuple[int, ...]] = [()] * 18
    for building in entries:
        for row in building[1:]:
            for space in row:
                found[space] = row
    return tuple(found)


def _spaces(components: Components, section: str) -> Numbers:
    """The spaces a section names building by building, counted through."""
    return tuple(
        [
            number * 6 + place - 1
            for number, name in enumerate(BUILDINGS)
            for place in components[section][name]
        ]
    )


@cache
def printed() -> Components:
    """The facts as they come with the game."""
    return Components.read(Path(__file__).with_name("components.toml"))


tables: Final = MadeOnce(Tables)
"""The tables for so many seats."""
