"""Scenario helpers for Troyes: positions in words, moves by name.

Dice are written `Y5` (of the seat that acts), `2:Y5` (of seat 2), `n:R1` (neutral or the King's);
spaces `P3`, `B4`, `H1` are counted row by row in the Palace, the Bishopric and the City Hall.
"""

from __future__ import annotations

from typing import Any

from regnum.games.troyes import GAME
from regnum.games.troyes.components import CARDS, CHARACTERS, NEUTRAL, THREATS
from regnum.games.troyes.flow.actions import Turn
from regnum.games.troyes.flow.blackdice import BlackDice, FightBlackDice
from regnum.games.troyes.flow.dicegroup import ChooseBoughtDice, ChooseGroup
from regnum.games.troyes.flow.events import EVENTS_STRIKE
from regnum.games.troyes.flow.rounds import END_OF_ROUND
from regnum.games.troyes.kinds import GROUP
from regnum.games.troyes.state import Troyes
from regnum.kernel.chance import Scripted
from regnum.kernel.kinds import Option
from regnum.kernel.step import Step

LETTERS = "RWY"
BUILDINGS = "PBH"
Dice = dict[Any, str]


def owner(text: Any) -> int:
    return NEUTRAL if text == "n" else 5 if text == "k" else int(text)


def space(text: str) -> int:
    return BUILDINGS.index(text[0]) * 6 + int(text[1]) - 1


def card(name: str) -> int:
    return CARDS.index(name)


def threat(name: str) -> int:
    return THREATS.index(name)


def place_of(name: str) -> int:
    """Where a card lies on the board."""
    row = GAME.components()["card"][name]
    return ["red", "white", "yellow"].index(row["colour"]) * 3 + row["round"] - 1


def table(
    seats: int = 4,
    seat: int = 0,
    *,
    dice: Dice | None = None,
    round: int = 3,
    cards: str = "",
    deniers: int | list[int] = 10,
    influence: int | list[int] = 4,
    points: int | list[int] = 0,
    supply: int | list[int] = 0,
    citizens: Dice | None = None,
    lying: Dice | None = None,
    tradesmen: dict[str, str] | None = None,
    markers: dict[int, str] | None = None,
    queue: str = "",
    cubes: dict[str, str] | None = None,
    cathedral: dict[str, Any] | None = None,
    chance: dict[str, list[int]] | None = None,
    bonus: bool = False,
    first: int = 0,
    characters: list[str] | None = None,
    rules: int = 0,
) -> Troyes:
    """A position in the action phase in which it is the turn of `seat`, by the newest rules or by older ones.

    Citizens that are not named are in the general supply. `cubes={"war": "0 1 n"}`,
    `cathedral={"1.4": 2}`, `markers={0: "priest priest"}`, `tradesmen={"merchant": "0 1 2"}`.
    """
    g = arrange(
        seats, dice=dice, round=round, cards=cards, deniers=deniers, influence=influence, points=points,
        supply=supply, citizens=citizens, lying=lying, tradesmen=tradesmen, markers=markers, queue=queue,
        cubes=cubes, cathedral=cathedral, chance=chance, bonus=bonus, first=first, characters=characters,
        rules=rules,
    )  # fmt: skip
    g.phase = 4
    go(g, Turn(seat), END_OF_ROUND)
    return g


def arrange(
    seats: int,
    *,
    dice: Dice | None = None,
    round: int = 3,
    cards: str = "",
    deniers: int | list[int] = 10,
    influence: int | list[int] = 4,
    points: int | list[int] = 0,
    supply: int | list[int] = 0,
    citizens: Dice | None = None,
    lying: Dice | None = None,
    tradesmen: dict[str, str] | None = None,
    markers: dict[int, str] | None = None,
    queue: str = "",
    cubes: dict[str, str] | None = None,
    cathedral: dict[str, Any] | None = None,
    chance: dict[str, list[int]] | None = None,
    bonus: bool = False,
    first: int = 0,
    characters: list[str] | None = None,
    rules: int = 0,
) -> Troyes:
    """The same table with nothing on the agenda."""
    g = GAME.new(seats, Scripted({}), {"bonus": bonus}, rules=rules)
    assert isinstance(g, Troyes)
    g.chance = Scripted(chance or {})
    g.agenda, g.waiting, g.offers = [], (), ()
    g.first = first
    g.round = round
    g.spaces = [-1] * 18
    for name in [*cards.split(), *(tradesmen or {}), *" ".join((markers or {}).values()).split()]:
        g.cards[place_of(name)] = card(name)
    g.deniers = _each(deniers, seats)
    g.influence = _each(influence, seats)
    g.points[:seats] = _each(points, seats)
    g.supply = _each(supply, seats)
    for key, text in (citizens or {}).items():
        for word in text.split():
            g.spaces[space(word)] = owner(key)
    for key, text in (lying or {}).items():
        for word in text.split():
            g.lying[BUILDINGS.index(word)] |= 1 << owner(key)
    for name, owners in (tradesmen or {}).items():
        place = place_of(name)
        for number, word in enumerate(owners.split()):
            if word == "-":
                continue
            if number < 2:
                g.slots[2 * place + number] = owner(word)
            else:
                g.pictures[place] |= 1 << owner(word)
            g.masters[min(owner(word), NEUTRAL)] |= 1 << place
    for one, names in (markers or {}).items():
        for name in names.split():
            g.markers[9 * one + place_of(name)] += 1
    g.queue = [0, *[threat(name) for name in queue.split()]]
    for name, owners in (cubes or {}).items():
        g.cubes[threat(name)] = tuple(owner(word) for word in owners.split())
    for key, value in (cathedral or {}).items():
        level, number = key.split(".")
        g.cathedral[6 * (int(level) - 1) + int(number) - 1] = owner(value)
    if characters is not None:
        g.characters = [tuple(CHARACTERS.index(name) for name in names.split()) for names in characters]
    for one in (*range(seats), NEUTRAL, 5):
        used = g.spaces.count(one) + g.slots.count(one)
        used += sum(bits >> one & 1 for bits in (*g.lying, *g.pictures))
        if one < seats:
            g.stock[one] = 12 - used - g.supply[one]
        else:
            g.stock[one] = (12 if seats == 1 else 8 if one == NEUTRAL else 0) - used
    put_dice(g, dice or {})
    return g


def told(g: Troyes, name: str) -> list[tuple[Any, ...]]:
    """What events of a kind have told, where the test listens."""
    return [event.values for event in g.events or [] if GAME.events[event.kind].name == name]


def put_dice(g: Troyes, dice: Dice) -> None:
    """Lay dice into the districts, whatever lay there before."""
    g.faces = [0] * 18
    used = [0, 6, 12]
    for key, text in dice.items():
        for word in text.split():
            colour = LETTERS.index(word[0])
            die = used[colour]
            used[colour] += 1
            g.faces[die] = int(word[1])
            g.district[die] = owner(key)


def go(g: Troyes, *steps: Step[Troyes]) -> None:
    """Put these steps on an empty agenda and run them."""
    g.agenda = []
    g.waiting = ()
    g.offers = ()
    g.then(*steps)
    g.run()


def events_phase(g: Troyes, **piles: str) -> None:
    """Phase 3 with piles whose top card is named first."""
    for number, colour in enumerate(("red", "white", "yellow")):
        names = piles.get(colour, "").split()
        g.piles[number] = tuple(threat(name) for name in reversed(names))
    go(g, EVENTS_STRIKE)


def attack(g: Troyes, *black: int, actor: int = 0) -> None:
    """Black dice before the walls, the first to face them is `actor`; then nothing."""
    g.black = tuple(sorted(black, reverse=True))
    g.phase = 3
    go(g, BlackDice(actor))


def mover(g: Troyes) -> int:
    return g.waiting[0]


def do(g: Troyes, kind: str, **fields: Any) -> None:
    """Apply the option of the seat to move that is named so."""
    g.apply(mover(g), GAME.decode({"kind": kind, **fields}))


def can(g: Troyes, kind: str, **fields: Any) -> bool:
    """Whether the seat to move has such an option; fields that are not named may be anything."""
    return bool(matching(g, kind, **fields))


def matching(g: Troyes, kind: str, **fields: Any) -> list[Option]:
    found = []
    for option in g.options(mover(g)):
        data = GAME.encode(option)
        if data["kind"] == kind and all(data[name] == value for name, value in fields.items()):
            found.append(option)
    return found


def kinds(g: Troyes) -> set[str]:
    """The kinds of options on offer."""
    return {GAME.options[option[0]].name for option in g.options(mover(g))}


def mask(g: Troyes, text: str) -> int:
    """The dice that words name; of alike ones those with the lowest numbers."""
    found = 0
    for word in text.split():
        who, _, look = word.rpartition(":")
        district = owner(who) if who else mover(g)
        for die in range(18):
            right = die // 6 == LETTERS.index(look[0]) and g.faces[die] == int(look[1])
            if right and g.district[die] == district and not found >> die & 1:
                found |= 1 << die
                break
        else:
            raise AssertionError(f"no die {word}")
    return found


def groups(g: Troyes, text: str, marker: str | None = None) -> list[Option]:
    wanted = card(marker) if marker else -1
    dice = mask(g, text)
    return [one for one in g.options(mover(g)) if one[0] == GROUP and one[1] == dice and one[2] == wanted]


def takes(g: Troyes, text: str, marker: str | None = None) -> bool:
    """Whether this group is on offer."""
    return bool(groups(g, text, marker))


def group(g: Troyes, text: str, marker: str | None = None) -> Option:
    """Choose a group of dice; the option tells its value and price."""
    found = groups(g, text, marker)
    assert len(found) == 1, f"{text} with {marker} is offered {len(found)} times"
    g.apply(mover(g), found[0])
    return found[0]


def act(g: Troyes, kind: str, text: str, marker: str | None = None, **fields: Any) -> None:
    """Choose an action and then its dice; when they are the only ones, they are taken by themselves."""
    dice = mask(g, text)
    do(g, kind, **fields)
    if isinstance(g.decision(), (ChooseGroup, ChooseBoughtDice)) and takes(g, text, marker):
        group(g, text, marker)
    assert not any(g.faces[die] for die in range(18) if dice >> die & 1), f"{text} is not taken"


def activate(g: Troyes, name: str, text: str, marker: str | None = None) -> None:
    """Use an activity card with a group of dice."""
    act(g, "activate", text, marker, card=name)


def fight(g: Troyes, black: list[int], text: str) -> None:
    """Beat the black dice with these places in the row by dice of the own district."""
    wanted = mask(g, text)
    seat = mover(g)
    do(g, "face", black=black, sum=sum(g.black[place] for place in black))
    if isinstance(g.decision(), FightBlackDice):  # else there was only one way, and it was taken
        g.apply(seat, next(one for one in g.options(seat) if one[1] == wanted))


def left(g: Troyes, who: Any = 0) -> list[str]:
    """The dice in a district."""
    return [LETTERS[die // 6] + str(g.faces[die]) for die in g.dice_of(owner(who))]


def _each(value: int | list[int], seats: int) -> list[int]:
    return [value] * seats if isinstance(value, int) else list(value)
