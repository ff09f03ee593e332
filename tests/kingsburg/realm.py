"""A table of Kingsburg laid out for a test: a position by name, steps of the flow, choices in words."""

from __future__ import annotations

from typing import Any

from regnum.games.kingsburg import GAME
from regnum.games.kingsburg.components import ALL_ROWS, BASE_ROWS, ROWS, printed
from regnum.games.kingsburg.flow.advisors import ADVISORS_HELP
from regnum.games.kingsburg.flow.construction import CONSTRUCTION
from regnum.games.kingsburg.flow.harvest import (
    AFTER_INFLUENCE,
    CLOSE,
    COUNT_WHITE_DICE,
    HAND_OUT_DICE,
    OPEN,
    PRAYERS,
    REROLLS,
    SEASON_ABILITIES,
    SETTLE_DICE,
    TOTALS,
    TURN_ORDER,
)
from regnum.games.kingsburg.flow.influence import INFLUENCE_ADVISORS
from regnum.games.kingsburg.kinds import EVENTS, OPTIONS
from regnum.games.kingsburg.state import Kingsburg
from regnum.games.kingsburg.tables import tables
from regnum.kernel.chance import Scripted
from regnum.kernel.kinds import Option
from regnum.kernel.step import Step


class Realm:
    """Seats 0, 1, 2 … in this turn order, year II, 10 points each, nothing else; then as the test says.

    `rules` is the version of the rules, `changes` are changed components.
    """

    def __init__(
        self,
        seats: int = 3,
        sheet: str = "base",
        year: int = 2,
        rules: int = GAME.version,
        changes: dict[str, Any] | None = None,
    ) -> None:
        g = Kingsburg()
        g.prepare(GAME, seats, Scripted({}))
        g.rules = rules
        g.tables = tables(printed().override(changes or {}), ())
        g.clear()
        g.events = []
        g.rows = BASE_ROWS if sheet == "base" else ALL_ROWS
        g.sheets = (g.tables.sheet(g.rows, 0),) * seats
        g.year = year
        g.points = [10] * seats
        g.enemies = tuple(cards[0] for cards in g.tables.enemies_of[1:])
        self.g = g

    # Laying out the position.

    def number(self, name: str) -> int:
        """The number of a perk."""
        return self.g.tables.number[name]

    def cover(self, seat: int, letters: str) -> Realm:
        """Use alternative rows, given by their letters."""
        g = self.g
        rows = sum(1 << ROWS.index(letter.lower()) for letter in letters)
        g.covers = (*g.covers[:seat], rows, *g.covers[seat + 1 :])
        g.sheets = tuple(g.tables.sheet(g.rows, covers) for covers in g.covers)
        return self

    def stand(self, seat: int, *names: str) -> Realm:
        """These buildings stand, each with all to its left; no points are given for them."""
        g = self.g
        for name in names:
            cell = g.tables.cells[self.number(name)]
            assert g.sheets[seat][cell] == self.number(name), f"{name} is not on the sheet"
            for place in range(cell // 4 * 4, cell + 1):
                building = g.sheets[seat][place]
                g.built[seat] |= 1 << place
                g.perks[seat] |= 1 << building
        return self

    def govern(self, seat: int, name: str) -> Realm:
        """The seat has this governor; what taking him brings is not done."""
        g = self.g
        g.governors = (*g.governors[:seat], self.number(name), *g.governors[seat + 1 :])
        return self

    def befall(self, name: str) -> Realm:
        """The event of the year."""
        g = self.g
        g.event = self.number(name)
        return self

    def give(self, seat: int, gold: int = 0, wood: int = 0, stone: int = 0, tokens: int = 0) -> Realm:
        """Exactly these goods and tokens."""
        self.g.stock[4 * seat : 4 * seat + 4] = [gold, wood, stone, tokens]
        return self

    def soldiers(self, *numbers: int) -> Realm:
        """The soldiers chart."""
        self.g.soldiers = list(numbers)
        return self

    def enemy(self, name: str) -> Realm:
        """This year's enemy, by the name of its card."""
        g = self.g
        card = next(number for number, enemy in enumerate(g.tables.enemies) if enemy.name == name)
        g.enemies = (card,) * g.tables.years
        return self

    def script(self, **results: list[int]) -> Realm:
        """Chance results to come, by their words."""
        self.g.chance = Scripted({what.replace("_", " "): line for what, line in results.items()})
        return self

    # Playing.

    def play(self, *steps: Step[Any]) -> Realm:
        """Let these steps happen, up to the first real choice."""
        self.g.then(*steps)
        self.g.run()
        return self

    def options(self, seat: int) -> list[dict[str, Any]]:
        """A seat's options as the outside sees them."""
        return [OPTIONS[option[0]].encode(option[1:]) for option in self.g.options(seat)]

    def find(self, seat: int, kind: str, **fields: Any) -> list[Option]:
        """The options of a kind whose fields are as given."""
        wanted = {"kind": kind, **fields}
        return [
            option
            for option, shown in zip(self.g.options(seat), self.options(seat), strict=True)
            if all(shown[name] == value for name, value in wanted.items())
        ]

    def offers(self, seat: int, kind: str, **fields: Any) -> bool:
        """Whether there is such an option."""
        return bool(self.find(seat, kind, **fields))

    def choose(self, seat: int, kind: str, **fields: Any) -> Realm:
        """Take the one option that fits."""
        found = self.find(seat, kind, **fields)
        assert len(found) == 1, f"{len(found)} options fit {kind} {fields} among {self.options(seat)}"
        self.g.apply(seat, found[0])
        return self

    def finish(self, choice: int = 0) -> Realm:
        """Play whatever is still asked, always by the option in this place."""
        while self.g.waiting:
            seat = self.g.waiting[0]
            options = self.g.options(seat)
            self.g.apply(seat, options[min(choice, len(options) - 1)])
        return self

    # Parts of a season.

    def season(self, season: int) -> Realm:
        """Spring, summer or autumn has begun."""
        g = self.g
        g.season = season
        g.phase = 2 * season + 2
        g.used = [0] * g.seats
        return self

    def white_dice(self) -> Realm:
        """The season opens and white dice are handed out."""
        return self.play(OPEN, COUNT_WHITE_DICE, PRAYERS, HAND_OUT_DICE)

    def dice(self, seat: int, coloured: list[int], white: list[int] | None = None) -> Realm:
        """The seat has rolled this."""
        self.g.lay_dice(seat, coloured, white or [])
        return self

    def rerolls(self) -> Realm:
        """Rerolls and other changes, final totals, turn order."""
        return self.play(REROLLS, SETTLE_DICE, TOTALS, TURN_ORDER)

    def influence(self) -> Realm:
        """The influence step and what follows it, up to the help of the advisors."""
        return self.play(INFLUENCE_ADVISORS, AFTER_INFLUENCE, ADVISORS_HELP)

    def construction(self) -> Realm:
        """The construction step."""
        return self.play(CONSTRUCTION)

    def season_ends(self) -> Realm:
        """The end of the season."""
        return self.play(SEASON_ABILITIES, CLOSE)

    def faces(self, seat: int) -> list[int]:
        """All dice of a seat, the coloured ones first."""
        return list(self.g.dice[seat])

    # Looking.

    def stock(self, seat: int) -> str:
        """Goods and tokens in short: "2g 1s 1t"."""
        line = self.g.stock[4 * seat : 4 * seat + 4]
        return " ".join(f"{count}{letter}" for count, letter in zip(line, "gwst", strict=True) if count)

    def stands(self, seat: int, name: str) -> bool:
        """Whether a building stands."""
        return bool(self.g.perks[seat] >> self.number(name) & 1)

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind, in full."""
        assert self.g.events is not None
        return [
            EVENTS[event.kind].encode(event.values)
            for event in self.g.events
            if EVENTS[event.kind].name == kind
        ]

    def story(self) -> list[str]:
        """The kinds of all events so far, a perk's by its name."""
        assert self.g.events is not None
        found = []
        for event in self.g.events:
            kind = EVENTS[event.kind]
            shown = kind.encode(event.values)
            found.append(f"{kind.name}:{shown['perk']}" if "perk" in shown else kind.name)
        return found
