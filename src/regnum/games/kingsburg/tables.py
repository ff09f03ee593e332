"""Kingsburg: everything printed, made ready once and shared by all states."""

from __future__ import annotations

from typing import Final, final

from ...kernel.components import Components, MadeOnce
from ...kernel.kinds import Option
from .components import ADVISORS, BOARD, CELLS, PRIVATE, ROWS, Advisor, Enemy, Pack
from .kinds import BUILD, INFLUENCE, TAKE
from .perks import hooks, moments
from .perks.base import Event, Governor, Perk
from .perks.deck import make
from .perks.hooks import Hook
from .perks.moments import Moment
from .perks.names import OWN

Group = tuple[int, int]
"""The sum of some dice, and which dice they are."""
Reached = list[tuple[int, Option]]
"""Options, each with the bit of its advisor."""
Groups = tuple[list[Group], Reached, Reached]
"""All groups; what they reach without help, and what they reach with a token at hand."""

MOST_LISTS: Final = 50_000
"""So many lists of perks are remembered before they are made anew."""


@final
class Some:
    """Some perks of all. A seat's own are buildings, a governor and the event of the year: buildings are bits that are tried all at once,
    cards are looked up one by one, since all perks together would be more bits than a machine word has.
    """

    def __init__(self, perks: list[Perk], count: int) -> None:
        self.buildings: Final = sum(perk.bit for perk in perks if not isinstance(perk, (Governor, Event)))
        cards = {perk.number for perk in perks if isinstance(perk, (Governor, Event))}
        self.cards: Final = [number in cards for number in range(count)] + [False]
        """By number; the last stands for no card, which is -1."""


@final
class Tables:
    """The printed numbers, and for each hook the perks that listen to it."""

    def __init__(self, components: Components, cards: tuple[str, ...]) -> None:
        game = components["game"]
        self.years: Final[int] = game["years"]
        self.dice: Final[int] = game["dice"]
        self.chart: Final[int] = game["soldiers"]
        self.recruit: Final[int] = game["recruit"]
        self.token: Final[int] = game["token"]
        self.aid_dice: Final[int] = game["king_aid_dice"]
        self.aid_goods: Final[int] = game["king_aid_goods"]
        self.reward: Final[int] = game["king_reward"]
        self.strongest: Final[int] = game["strongest"]
        self.neutral: Final[tuple[int, int]] = (game["neutral_first"], game["neutral_second"])
        self.soldier_tokens: Final[tuple[int, ...]] = tuple(components["soldier_tokens"]["numbers"])
        deal = components["deal"]
        self.deal_rows: Final[int] = deal["rows"]
        self.copies: Final[int] = deal["copies"]
        self.deal_governors: Final[int] = deal["governors"]
        self.auction: Final[int] = deal["auction"]

        facts = components.entries("advisor")
        politician = components["governor"]["politician"]
        self.advisors: Final = [
            Advisor(facts[name]["number"], facts[name]) for name in ADVISORS[: -len(PRIVATE)]
        ]
        for which in ("first", "second"):
            self.advisors.append(Advisor(politician[which], {"any": politician[f"{which}_goods"]}))
        self.numbers: Final = [advisor.number for advisor in self.advisors]
        order = sorted(range(len(self.numbers)), key=lambda slot: (self.numbers[slot], slot))
        self.turns: Final = [order.index(slot) for slot in range(len(order))]
        """For each advisor his place in the order in which they help: by number, private ones last."""
        self.gives: Final = [advisor.gives() for advisor in self.advisors]
        self.wants: Final = [advisor.wants() for advisor in self.advisors]

        self.enemies: Final = [Enemy(name, card) for name, card in components.entries("enemy").items()]
        self.enemies_of: Final = [
            tuple(number for number, enemy in enumerate(self.enemies) if enemy.year == year)
            for year in range(self.years + 1)
        ]
        self.ranges: Final = [
            (min(strengths), max(strengths)) if strengths else (0, 0)
            for strengths in ([self.enemies[card].strength for card in cards] for cards in self.enemies_of)
        ]

        self.perks: Final = make(components)
        self.names: Final = [perk.name for perk in self.perks]
        dealt = [perk for perk in self.perks if perk.name in cards or perk.name not in OWN]
        self.governors: Final = tuple(perk.number for perk in dealt if isinstance(perk, Governor))
        self.events: Final = tuple(perk.number for perk in dealt if isinstance(perk, Event))
        self.number: Final = {perk.name: perk.number for perk in self.perks}
        buildings = components.entries("building")
        self.costs: Final[list[Pack]] = [
            (row["cost"]["gold"], row["cost"]["wood"], row["cost"]["stone"], 0) for row in buildings.values()
        ]
        self.points: Final[list[int]] = [row["points"] for row in buildings.values()]
        self.battle: Final[list[int]] = [row["battle"] for row in buildings.values()]
        self.columns: Final[list[int]] = [row["column"] for row in buildings.values()]
        """The column of a building, from 1 as printed."""
        self.cells: Final[list[int]] = [
            ROWS.index(row["row"].lower()) * 4 + row["column"] - 1 for row in buildings.values()
        ]
        self._printed: Final = [-1] * CELLS
        self._other: Final = [-1] * CELLS
        for number, row in enumerate(buildings.values()):
            (self._other if row["sheet"] == "rows" else self._printed)[self.cells[number]] = number
        self._sheets: Final[dict[tuple[int, int], tuple[int, ...]]] = {}

        self.all_perks: Final = Some(self.perks, len(self.perks))
        self.listeners: Final = [self._some((Hook(hook),)) for hook in range(len(hooks.HOOKS))]
        self.abilities: Final = [self._some((), moment) for moment in range(len(moments.MOMENTS))]
        self._acting: Final[dict[int, Some]] = {}
        self.levers: Final = {
            perk.number
            for perk in self.perks
            if perk.hears(hooks.HOOKS[hooks.SHIFTS]) or perk.when != moments.NEVER
        }
        """The perks with something that their owner sets off."""
        self.reaching: Final = self._some((hooks.SHIFTS, hooks.PRIVATE_ADVISORS, hooks.CLOSED))
        """The perks that change which advisors may be influenced, or by which dice."""
        self.building_perks: Final = self._some((hooks.PRICES, hooks.SECOND_BUILDING), moments.CONSTRUCTION)
        """The perks that matter when a seat's turn to build comes."""
        self.private_of: Final[dict[int, tuple[int, ...]]] = {
            number: tuple(slot for slot in range(BOARD, len(self.numbers)) if self.numbers[slot] == number)
            for number in self.numbers[BOARD:]
        }
        """The private advisors by number."""
        self.helps: Final[list[list[Option]]] = [
            [(TAKE, pack) for pack in advisor.packs] for advisor in self.advisors
        ]
        self.builds: Final[list[Option]] = [
            (BUILD, number, cost, -1, 0) for number, cost in enumerate(self.costs)
        ]
        self._lists: Final[dict[int, tuple[Perk, ...]]] = {}
        self._groups: Final[dict[tuple[tuple[int, ...], int, int], Groups]] = {}

    def _some(self, heard: tuple[Hook, ...], moment: int = moments.NEVER) -> Some:
        """The perks that hear one of these hooks or can be used at this moment."""
        perks = [
            perk
            for perk in self.perks
            if any(perk.hears(hooks.HOOKS[hook]) for hook in heard) or (moment >= 0 and perk.when == moment)
        ]
        return Some(perks, len(self.perks))

    def acting(self, hook: Hook, moment: Moment) -> Some:
        """The perks that act at a hook and a moment, either of which may be missing."""
        key = hook * 100 + moment
        found = self._acting.get(key)
        if found is None:
            found = self._acting[key] = self._some((hook,) if hook >= 0 else (), moment)
        return found

    def perks_of(self, bits: int) -> tuple[Perk, ...]:
        """The perks behind some bits, in the order of their numbers."""
        found = self._lists.get(bits)
        if found is None:
            if len(self._lists) > MOST_LISTS:
                self._lists.clear()
            found = tuple(perk for perk in self.perks if perk.bit & bits)
            self._lists[bits] = found
        return found

    def sheet(self, rows: int, covers: int) -> tuple[int, ...]:
        """The building of each cell of a sheet with these rows, some covered by their alternatives."""
        key = (rows, covers)
        if key not in self._sheets:
            self._sheets[key] = tuple(
                -1
                if not rows >> cell // 4 & 1
                else self._other[cell]
                if covers >> cell // 4 & 1
                else self._printed[cell]
                for cell in range(CELLS)
            )
        return self._sheets[key]

    def groups(self, dice: tuple[int, ...], coloured: int, free: int) -> Groups:
        """The groups of free dice with a coloured one among them, equal dice counted once."""
        key = (dice, coloured, free)
        found = self._groups.get(key)
        if found is None:
            groups = self._find_groups(dice, coloured, free)
            found = self._groups[key] = (groups, self._reached(groups, 1), self._reached(groups, 2))
        return found

    def _reached(self, groups: list[Group], ways: int) -> Reached:
        found: Reached = []
        for total, mask in groups:
            for added in range(ways):
                slot = total + added * self.token - 1
                if slot < BOARD:
                    found.append((1 << slot, (INFLUENCE, slot, mask, added, 0, 0)))
        return found

    def _find_groups(self, dice: tuple[int, ...], coloured: int, free: int) -> list[Group]:
        found: list[Group] = []
        seen: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        own = (1 << coloured) - 1
        for mask in range(1, 1 << len(dice)):
            if mask & ~free or not mask & own:
                continue
            faces = [face for place, face in enumerate(dice) if mask >> place & 1]
            count = (mask & own).bit_count()
            shape = (tuple(sorted(faces[:count])), tuple(sorted(faces[count:])))
            if shape not in seen:
                seen.append(shape)
                found.append((sum(faces), mask))
        return found


tables: Final = MadeOnce(Tables)
"""The tables with some cards of one's own."""
