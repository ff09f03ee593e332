"""Positions of Feudum arranged by hand: an almost empty table to which a test adds what matters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from regnum.games.feudum import GAME
from regnum.games.feudum.actions import cards
from regnum.games.feudum.components import (
    CARDS,
    FIEF,
    GOODS,
    GUILDS,
    LANDS,
    PLACES,
    REGIONS,
    SETTLEMENTS,
    VESSELS,
    WRITS,
)
from regnum.games.feudum.flow.rounds import LayCard
from regnum.games.feudum.guilds import membership
from regnum.games.feudum.kinds import EVENTS, SOURCES
from regnum.games.feudum.shared import add_to, put_in
from regnum.games.feudum.state import N_SOURCES, Feudum
from regnum.kernel.chance import Scripted
from regnum.kernel.errors import IllegalOption
from regnum.kernel.kinds import Option
from regnum.kernel.step import Step

BLUE, RED, GREEN, YELLOW, PURPLE = 0, 1, 2, 3, 4
"""Seats by the colours of the rules' examples."""


def place(name: str) -> int:
    return PLACES.index(name.lower())


class Scene:
    """A table without pawns, markers on the map, goods or shillings in reserves; every disc a bare town.

    Guilds hold their set-up stock. Things are named as outside: places, goods, cards, writs.
    """

    def __init__(
        self,
        seats: int = 4,
        advanced: bool = False,
        script: Mapping[str, Iterable[int]] | None = None,
        seed: int = 1,
        rules: int = 0,
    ) -> None:
        state = GAME.new(seats, Scripted({}, seed), {"advanced": advanced}, rules=rules)
        assert isinstance(state, Feudum)
        g = self.g = state
        while g.decision().name in ("take_goods", "store_sulfur", "first_pawn"):  # type: ignore[union-attr]
            seat = g.waiting[0]
            g.apply(seat, g.options(seat)[0])
        g.agenda.clear()
        g.run()
        g.chance = Scripted(script or {}, seed)
        g.events = []
        g.first = g.mover = 0
        for seat in range(seats):
            self._empty(seat)
        g.track = [-1] * len(g.track)
        g.disc = (2,) * len(PLACES)
        for spot, count in enumerate(g.lying):
            g.bag[spot % 5] += count
        g.lying = (0,) * len(g.lying)
        membership.update(g)

    def _empty(self, seat: int) -> None:
        g = self.g
        for good in range(5):
            g.bag[good] += g.goods[seat * 5 + good]
            g.goods[seat * 5 + good] = 0
        g.bag[1] += g.barrel[seat]
        g.barrel[seat] = 0
        g.supply += g.coins[seat]
        g.coins[seat] = 0
        g.markers[seat] = g.tables.reserve
        for figure in range(seat * 3, seat * 3 + 3):
            g.pawn_place[figure] = -1

    # Arranging.

    def goods(self, seat: int, **counts: int) -> None:
        """Put goods from the bag into a reserve."""
        for name, count in counts.items():
            good = GOODS.index(name)
            self.g.goods[seat * 5 + good] += count
            self.g.bag[good] -= count

    def barrel(self, seat: int, count: int) -> None:
        self.g.bag[1] -= count - self.g.barrel[seat]
        self.g.barrel[seat] = count

    def coins(self, seat: int, count: int) -> None:
        self.g.supply -= count - self.g.coins[seat]
        self.g.coins[seat] = count

    def markers(self, seat: int, count: int) -> None:
        """So many markers in reserve; the others go to the supply."""
        self.g.marker_supply[seat] -= count - self.g.markers[seat]
        self.g.markers[seat] = count

    def pawn(self, seat: int, face: str, at: str, wine: bool = False, on: str = "") -> int:
        """A pawn on the map; its number. Guild tracks follow."""
        g = self.g
        figure = seat * 3
        while g.pawn_place[figure] >= 0:
            figure += 1
        g.pawn_place[figure] = place(at)
        g.pawn_face = put_in(g.pawn_face, figure, GUILDS.index(face))
        g.pawn_wine = put_in(g.pawn_wine, figure, int(wine))
        g.bag[1] -= wine
        if on:
            g.pawn_ship = put_in(g.pawn_ship, figure, VESSELS.index(on))
            g.vessel_supply[VESSELS.index(on)] -= 1
        membership.update(g)
        return figure

    def monster(self, seat: int, name: str, at: str) -> int:
        number = ("giant", "serpent").index(name)
        self.g.monster_owner = put_in(self.g.monster_owner, number, seat)
        self.g.monster_place = put_in(self.g.monster_place, number, place(at))
        self.g.markers[seat] -= 1
        return 15 + number

    def disc(self, kind: str, *places: str) -> None:
        """Settlements; a fief is named `noble_fief`."""
        for name in places:
            if kind.endswith("_fief"):
                guild = GUILDS.index(kind.removesuffix("_fief"))
                self.g.disc = put_in(self.g.disc, place(name), FIEF + guild)
                self.g.fiefs_left = add_to(self.g.fiefs_left, guild, -1)
            else:
                self.g.disc = put_in(self.g.disc, place(name), SETTLEMENTS.index(kind))
        membership.update(self.g)

    def rule(self, seat: int, kind: str, *places: str) -> None:
        """A seat rules settlements of that kind."""
        for name in places:
            self.g.ruler[place(name)] = seat
            self.g.markers[seat] -= 1
        self.disc(kind, *places)

    def subject(self, name: str) -> None:
        self.g.subjects |= 1 << place(name)
        self.g.markers[self.g.ruler[place(name)]] -= 1

    def serf(self, seat: int, *places: str) -> None:
        for name in places:
            self.g.serf[place(name)] = seat
            self.g.markers[seat] -= 1
        membership.update(self.g)

    def lying(self, at: str, **counts: int) -> None:
        for name, count in counts.items():
            good = GOODS.index(name)
            self.g.lying = add_to(self.g.lying, place(at) * 5 + good, count)
            self.g.bag[good] -= count

    def land(self, at: str, face: str, stock: int = 0) -> None:
        self.g.land = put_in(self.g.land, place(at), LANDS.index(face))
        self.g.land_stock = put_in(self.g.land_stock, place(at), stock)

    def tile(self, seat: int, face: str, count: int = 1) -> None:
        self.g.tiles = add_to(self.g.tiles, seat * 4 + LANDS.index(face), count)

    def vessel(self, seat: int, name: str) -> None:
        self.g.vessels = add_to(self.g.vessels, seat * 3 + VESSELS.index(name), 1)
        self.g.vessel_supply[VESSELS.index(name)] -= 1

    def adrift(self, name: str, at: str) -> None:
        self.g.adrift = add_to(self.g.adrift, place(at), 1 << 2 * VESSELS.index(name))
        self.g.vessel_supply[VESSELS.index(name)] -= 1

    def no_vessels_for_sale(self) -> None:
        for vessel in range(3):
            self.g.vessel_supply[vessel] += self.g.for_sale[vessel]
            self.g.for_sale[vessel] = 0

    def for_sale(self, *names: str) -> None:
        self.no_vessels_for_sale()
        for name in names:
            self.g.for_sale[VESSELS.index(name)] += 1
            self.g.vessel_supply[VESSELS.index(name)] -= 1

    def seals(self, seat: int, count: int) -> None:
        self.g.seals[seat] += count
        self.g.seal_supply -= count

    def beads(self, seat: int, *values: int) -> None:
        for value in values:
            self.g.beads[seat * 4 + value - 2] += 1
            self._seen(value)

    def rosary(self, *values: int) -> None:
        self._fill(self.g.rosary, values)

    def hens(self, *values: int) -> None:
        self._fill(self.g.hens, values)

    def _fill(self, store: list[int], values: Iterable[int]) -> None:
        for index in range(4):
            self.g.unseen[index] += store[index]
            self.g.seal_supply += store[index]
            store[index] = 0
        for value in values:
            store[value - 2] += 1
            self._seen(value)

    def _seen(self, value: int) -> None:
        self.g.unseen[value - 2] -= 1
        self.g.seal_supply -= 1

    def scrolls(self, letters: str) -> None:
        """Exactly these scrolls are sealed."""
        g = self.g
        g.seal_supply += g.scrolls.bit_count() - len(letters)
        g.scrolls = sum(1 << "abcdef".index(letter) for letter in letters)

    def writ(self, seat: int, *names: str) -> None:
        for name in names:
            self.take_from_deck(name)
            self.g.writs[seat] |= 1 << WRITS.index(name)

    def take_from_deck(self, name: str) -> None:
        at = self.g.deck.index(WRITS.index(name))
        self.g.deck = self.g.deck[:at] + self.g.deck[at + 1 :]
        self.g.deck_known = self.g.deck_known[:at] + self.g.deck_known[at + 1 :]

    def deck(self, *names: str) -> None:
        """These writs lie on top, in this order."""
        for name in reversed(names):
            self.take_from_deck(name)
            self.g.deck = (WRITS.index(name), *self.g.deck)
            self.g.deck_known = (0, *self.g.deck_known)

    def hand(self, seat: int, *names: str) -> None:
        self.g.hand[seat] = sum(1 << CARDS.index(name) for name in names)

    def played(self, seat: int, *names: str) -> None:
        self.g.played[seat] = sum(1 << CARDS.index(name) for name in names)

    def stacks(self, default: int = 0, **removed: int) -> None:
        """Tiles gone from the stacks."""
        self.g.removed = tuple(removed.get(name, default) for name in REGIONS)

    def track(self, guild: str, *seats: int) -> None:
        """Members from master down, whatever their stars; the tracks must not be updated afterwards."""
        for rank, seat in enumerate(seats):
            self.g.track[GUILDS.index(guild) * 3 + rank] = seat
            if seat >= 0:
                self.g.markers[seat] -= 1

    # Acting.

    def perform(self, seat: int, card: str) -> Scene:
        """The action of a card alone; afterwards nothing is left on the agenda."""
        self.g.agenda.clear()
        self.g.mover = seat
        cards.perform(self.g, seat, CARDS.index(card))
        self.g.run()
        return self

    def begin(self, *steps: Step[Any]) -> Scene:
        """Put these steps on the agenda and run to the first decision."""
        self.g.agenda.clear()
        self.g.then(*steps)
        self.g.run()
        return self

    def turn(self, seat: int) -> Scene:
        """The seat is to lay a card."""
        self.g.mover = seat
        return self.begin(LayCard(seat))

    def offered(self, kind: str = "", **fields: Any) -> list[dict[str, Any]]:
        """The options of whoever decides, outside form, filtered by kind and fields."""
        return [GAME.encode(option) for option in self._match(kind, fields)]

    def _match(self, kind: str, fields: Mapping[str, Any]) -> list[Option]:
        found = []
        for seat in self.g.waiting:
            for option in self.g.options(seat):
                data = GAME.encode(option)
                if (not kind or data["kind"] == kind) and all(data.get(k) == v for k, v in fields.items()):
                    found.append(option)
        return found

    def kinds(self) -> set[str]:
        return {option["kind"] for option in self.offered()}

    def choose(self, kind: str, **fields: Any) -> Scene:
        """Take the one option of that kind with these fields."""
        found = self._match(kind, fields)
        if len(found) != 1:
            raise IllegalOption(
                "test", f"{kind} {fields} fits {len(found)} of {self.asked}: {self.offered()[:12]}"
            )
        seat = next(seat for seat in self.g.waiting if found[0] in self.g.options(seat))
        self.g.apply(seat, found[0])
        return self

    def asides(self, seat: int, kind: str = "") -> list[dict[str, Any]]:
        """What a seat may do out of turn, outside form."""
        found = [GAME.encode(option) for option in self.g.asides(seat)]
        return [one for one in found if not kind or one["kind"] == kind]

    def interject(self, seat: int, kind: str, **fields: Any) -> Scene:
        """The seat does something though others are asked."""
        found = [one for one in self.asides(seat, kind) if all(one.get(k) == v for k, v in fields.items())]
        assert len(found) == 1, found
        self.g.apply(seat, GAME.decode(found[0]))
        return self

    def step(self, source: str, target: str, route: str = "road", **fields: Any) -> Scene:
        return self.choose("step", source=source, target=target, route=route, **fields)

    # Looking.

    @property
    def asked(self) -> str:
        """The name of the open decision, or nothing."""
        step = self.g.decision()
        return step.name if step else ""

    def score(self, seat: int) -> int:
        return self.g.total(seat)

    def scored(self, seat: int, source: str) -> int:
        return self.g.points[seat * N_SOURCES + SOURCES.index(source)]

    def has(self, seat: int, good: str) -> int:
        return self.g.goods[seat * 5 + GOODS.index(good)]

    def bag(self, good: str) -> int:
        return self.g.bag[GOODS.index(good)]

    def at(self, name: str) -> int:
        """Goods lying at a place."""
        return self.g.lying_at(place(name))

    def kind(self, name: str) -> str:
        return SETTLEMENTS[self.g.kind(place(name))]

    def ruler(self, name: str) -> int:
        return self.g.ruler[place(name)]

    def serf_at(self, name: str) -> int:
        return self.g.serf[place(name)]

    def has_subject(self, name: str) -> bool:
        return bool(self.g.subjects >> place(name) & 1)

    def stars(self, guild: str, seat: int) -> int:
        return self.g.stars[GUILDS.index(guild) * self.g.seats + seat]

    def members(self, guild: str) -> list[int]:
        """Master, journeyman and apprentice, as far as there are any."""
        base = GUILDS.index(guild) * 3
        return [seat for seat in self.g.track[base : base + 3] if seat >= 0]

    def writs(self, seat: int) -> set[str]:
        return {name for number, name in enumerate(WRITS) if self.g.writs[seat] >> number & 1}

    def bottom(self) -> str:
        return WRITS[self.g.deck[-1]]

    def where(self, figure: int) -> str:
        at = self.g.pawn_place[figure] if figure < 15 else self.g.monster_place[figure - 15]
        return PLACES[at] if at >= 0 else ""

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind since the scene began, as everybody in the know reads them."""
        found = []
        for event in self.g.events or []:
            if EVENTS[event.kind].name == kind:
                found.append(EVENTS[event.kind].encode(event.values))
        return found
