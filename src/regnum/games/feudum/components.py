"""Feudum: its names, and the printed facts as plain tables."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, final

from ...kernel.components import Components, MadeOnce
from ...kernel.errors import BadComponents

COLOURS: Final = ("red", "blue", "yellow", "green", "purple")
ROWS: Final = 5
"""Rows of the knight guild, one of each colour."""

GOODS: Final = ("saltpeter", "sulfur", "iron", "wood", "food")
SALTPETER: Final = 0
SULFUR: Final = 1
IRON: Final = 2
WOOD: Final = 3
FOOD: Final = 4

RESOURCES: Final = (*GOODS, "target", "shilling")
"""What can lie at a place or on a land tile."""
TARGET: Final = 5
SHILLING: Final = 6

GUILDS: Final = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
"""The ring of guilds; a pawn's six characters have the same names and numbers."""
FARMER: Final = 0
MERCHANT: Final = 1
ALCHEMIST: Final = 2
KNIGHT: Final = 3
NOBLE: Final = 4
MONK: Final = 5

RANKS: Final = ("master", "journeyman", "apprentice")
MASTER: Final = 0
JOURNEYMAN: Final = 1
APPRENTICE: Final = 2

CHARITIES: Final = ("church_coffer", "farmers_sack")
CHURCH_COFFER: Final = 0
FARMERS_SACK: Final = 1

SETTLEMENTS: Final = ("outpost", "farm", "town", "fief")
OUTPOST: Final = 0
FARM: Final = 1
TOWN: Final = 2
FIEF: Final = 3

VESSELS: Final = ("ship", "submersible", "flying")
SHIP: Final = 0
SUBMERSIBLE: Final = 1
FLYING: Final = 2

ROUTES: Final = ("road", "ferry", "ship", "submersible", "flying")
ROAD: Final = 0
FERRY: Final = 1
SEAWAY: Final = 2
"""The route of vessel v is SEAWAY + v."""

MONSTERS: Final = ("giant", "serpent")
GIANT: Final = 0
SERPENT: Final = 1

REGIONS: Final = ("sea", "islands", "forest", "desert", "badlands", "mountains")
EPOCHS: Final = ("", "i", "ii", "iii", "iv", "v")
"""Epochs and the numerals of tiles count from 1."""
LETTERS: Final = ("N", "E", "S", "W")

LANDS: Final = ("orchard", "archery_butt", "silver_mine", "sulfur_mine")
ORCHARD: Final = 0
ARCHERY_BUTT: Final = 1
SILVER_MINE: Final = 2
SULFUR_MINE: Final = 3
LAND_YIELDS: Final = (FOOD, TARGET, SHILLING, SULFUR)

SCROLLS: Final = ("a", "b", "c", "d", "e", "f")

PLACES: Final = (
    "sea_n", "sea_sw", "sea_e", "isl_n", "isl_e", "isl_w", "isl_s", "for_nw", "for_c", "for_se", "des_n",
    "des_sw", "des_c1", "des_c2", "des_e", "bad_nw", "bad_c", "bad_r", "bad_s", "bad_se", "mtn_nw", "mtn_se",
)  # fmt: skip

CARDS: Final = (
    "migrate", "move", "influence", "improve", "explore", "harvest", "tax", "conquer", "defend", "repeat",
    "guild",
)  # fmt: skip
MIGRATE: Final = 0
MOVE: Final = 1
INFLUENCE: Final = 2
IMPROVE: Final = 3
EXPLORE: Final = 4
HARVEST: Final = 5
TAX: Final = 6
CONQUER: Final = 7
DEFEND: Final = 8
REPEAT: Final = 9
GUILD: Final = 10

WRITS: Final = (
    "bow", "dagger", "small_trade", "big_trade", "air_and_sea", "sea_and_deep", "western_guilds",
    "eastern_guilds", "sobriety", "slayer", "eastern", "western", "northern", "southern", "central",
    "scattered",
)  # fmt: skip
BOW: Final = 0
DAGGER: Final = 1
SMALL_TRADE: Final = 2
BIG_TRADE: Final = 3
AIR_AND_SEA: Final = 4
SEA_AND_DEEP: Final = 5
WESTERN_GUILDS: Final = 6
EASTERN_GUILDS: Final = 7
CHARTERS: Final = 8
"""The writs before this number are mandates, the others charters."""
SOBRIETY: Final = 8
SLAYER: Final = 9
KINGDOMS: Final = 10
"""The charters from this number on count ruled places."""


@final
class Tables:
    """The printed numbers for a table of so many seats, shared by all states."""

    def __init__(self, components: Components, seats: int) -> None:
        self.seats = seats
        self._supplies(components)
        self._map(components)
        self._tiles(components)
        self._scales(components)
        self._guilds(components)
        self._stores(components["guilds"])
        self._cards(components)
        self._writs(components)

    def _supplies(self, facts: Components) -> None:
        self.goods = _line(facts["goods"], GOODS)
        self.shillings: int = facts["coins"]["silver"] + 5 * facts["coins"]["gold"]
        self.vessels = _line(facts["vessels"], VESSELS)
        self.targets: int = facts["tokens"]["targets"]
        self.barrel: int = facts["tokens"]["barrel"]
        self.beads = tuple([value for value in range(2, 6) for _ in range(facts["beads"][str(value)])])
        player = facts["player"]
        self.pawns: int = player["pawns"]
        self.discs: int = player["discs"]
        self.reeves: int = player["reeves"]
        self.markers: int = player["markers"]
        self.reserve: int = player["reserve"]
        self.food: int = player["food"]
        self.purse: int = player["shillings"]
        self.first_goods: int = player["goods"]
        self.hand: int = player["hand"]
        self.writ_limit: int = facts["writs"]["limit"]
        self.writ_draw: int = facts["writs"]["draw"]
        discs = facts["settlements"]
        plain = SETTLEMENTS[:FIEF]
        self.circled = tuple([kind for kind, name in enumerate(plain) for _ in range(discs[name]["circle"])])
        self.plain = tuple([kind for kind, name in enumerate(plain) for _ in range(discs[name]["plain"])])
        self.disc_supply = tuple([int(discs[name]["supply"]) for name in plain])
        self.fiefs: int = discs["fief"]["per_guild"]

    def _map(self, facts: Components) -> None:
        places = facts["places"]
        self.region = tuple([REGIONS.index(places[name]["region"]) for name in PLACES])
        self.at = tuple([(int(places[name]["at"][0]), int(places[name]["at"][1])) for name in PLACES])
        self.letters: tuple[str, ...] = tuple([str(places[name]["letters"]) for name in PLACES])
        self.lettered = tuple(
            [tuple([p for p, printed in enumerate(self.letters) if letter in printed]) for letter in LETTERS]
        )
        self.starts = tuple([p for p, name in enumerate(PLACES) if places[name]["start"]])
        self.ports = tuple([bool(places[name]["port"]) for name in PLACES])
        self.region_places = tuple(
            [tuple([p for p, home in enumerate(self.region) if home == region]) for region in range(6)]
        )
        if len(self.circled) != len(self.starts) or len(self.plain) + len(self.circled) != len(PLACES):
            raise _wrong(
                "settlements", f"{len(self.starts)} circle and {len(PLACES)} discs in all", len(self.plain)
            )
        self.edges = tuple([_edges(facts["routes"][kind]) for kind in ROUTES])
        self.near = tuple([_neighbours(edges) for edges in self.edges])
        """`near[route][place]`: the places one step away along that kind of route."""

    def _tiles(self, facts: Components) -> None:
        tiles = facts["tiles"]
        self.lands = tuple(
            [()]
            + [
                tuple([face for face, name in enumerate(LANDS) for _ in range(tiles[str(e)]["lands"][name])])
                for e in range(1, 5)
            ]
        )
        """`lands[epoch]`: the faces of the six tiles of that numeral."""
        self.improve_points = tuple(
            [(0, 0, 0, 0)]
            + [
                (0, *[int(tiles[str(epoch)]["points"][name]) for name in SETTLEMENTS[1:]])
                for epoch in range(1, 5)
            ]
        )
        """`improve_points[numeral][new settlement]`."""
        for epoch in range(1, 5):
            if len(self.lands[epoch]) != len(REGIONS):
                raise _wrong(f"tiles.{epoch}.lands", "six faces", len(self.lands[epoch]))
        lands = facts["lands"]
        self.land_yield: int = lands["yield"]
        self.land_place: int = lands["place"]
        self.land_empty: int = lands["empty"]
        self.land_full: int = lands["full"]

    def _scales(self, facts: Components) -> None:
        epochs = facts["epochs"]
        self.active = _ints(epochs["active"])
        self.epoch_seen = (0, *[int(epochs[str(epoch)]["seen"]) for epoch in range(1, 6)])
        self.epoch_places = (
            (),
            *[self._goods_places(str(epochs[str(epoch)]["letter"])) for epoch in range(1, 6)],
        )
        """`epoch_places[epoch]`: where a good is laid when it begins (I: at set-up)."""
        self.epoch_service = (False, *[bool(epochs[str(e)]["service"]) for e in range(1, 6)])
        self.epoch_guilds = (False, *[bool(epochs[str(e)]["guilds"]) for e in range(1, 6)])
        self.voyage = (0, *_ints(facts["voyage"]["points"]))
        """Points by space, from 1; odd spaces are the left ones of their sections."""
        self.voyage_writs = _ints(facts["voyage"]["writs"])
        self.service_loss = _ints(facts["military"]["loss"])
        harvest = facts["harvest"]
        self.harvest: int = harvest["goods"]
        self.harvest_most: int = harvest["most"]
        self.harvest_farm = (0,) * self.harvest + _ints(harvest["farm"])
        self.harvest_bribe = (0,) * self.harvest + _ints(harvest["bribe"])
        self.harvest_points: int = harvest["points"]
        self.tax: int = facts["tax"]["shillings"]
        self.fare: int = facts["ferry"]["fare"]
        self.bribery: int = facts["bribery"]["shillings"]
        battle = facts["battle"]
        self.pawn_attack: int = battle["pawn_attack"]
        self.pawn_defence: int = battle["pawn_defence"]
        self.monster_attack: int = battle["monster_attack"]
        self.monster_defence: int = battle["monster_defence"]
        self.ruler_defence: int = battle["ruler_defence"]
        self.subject_defence: int = battle["subject_defence"]
        self.serf_attack: int = battle["serf_attack"]
        self.saltpeter_attack: int = battle["saltpeter"]
        self.defend: int = battle["defend"]
        self.defend_points: int = battle["defend_points"]
        self.pawn_points: int = battle["pawn_points"]
        self.fief_points: int = battle["fief_points"]
        final = facts["final"]
        self.final_settlement: int = final["settlement"]
        self.final_fief: int = final["fief"]
        self.final_three: int = final["three"]
        self.final_shillings: int = final["shillings"]

    def _goods_places(self, letter: str) -> tuple[int, ...]:
        return self.lettered[LETTERS.index(letter)] if letter else ()

    def _guilds(self, facts: Components) -> None:
        guilds = facts["guilds"]
        self.rank_points = _ints(guilds["ranks"])
        self.ranks: int = 3 if self.seats >= guilds["apprentice_from"] else 2
        """Spaces in use on a guild's track."""
        self.pawn_star: int = guilds["pawn"]
        self.fief_stars: int = guilds["fief"]
        self.settlement_star: int = guilds["settlement"]
        self.price: int = guilds["price"]
        self.push_points = (0, *_ints(guilds["push"]))
        """Points of a push by the number of successes."""
        self.pull_points: int = guilds["pull"]
        self.feast_points: int = guilds["feast"]
        self.reeve_points: int = guilds["reeve"]
        self.rows: int = max(self.seats, int(guilds["rows_from"]))
        """Colours with a row in the knight guild; those beyond the seats are neutral."""
        self.second = tuple([SETTLEMENTS.index(guilds[name]["second"]) for name in GUILDS])
        self.charity = tuple(
            [CHARITIES.index(guilds[name]["charity"]) if guilds[name]["charity"] else -1 for name in GUILDS]
        )

    def _stores(self, guilds: dict[str, Any]) -> None:
        farmer = guilds["farmer"]
        self.barn: int = farmer["barn"]
        self.hens: int = farmer["hens"]
        self.hens_setup: int = farmer["setup_hens"]
        self.farmer_push: int = farmer["push"]
        self.farmer_pull: int = farmer["pull"]
        merchant = guilds["merchant"]
        shelves = merchant["shelves"]
        self.merchant_buy: int = merchant["buy"]
        self.merchant_push: int = merchant["push"]
        self.merchant_pull: int = merchant["pull"]
        self.prices = tuple([_ints(shelves[name]["prices"]) for name in GOODS])
        """`prices[good][column]`; the price of the next one is that of the last filled column."""
        self.columns = len(self.prices[0])
        self.shelves = tuple([int(shelves[name]["setup"]) for name in GOODS])
        alchemist = guilds["alchemist"]
        self.for_sale: int = alchemist["vessels"]
        self.alchemist_pull: int = alchemist["pull"]
        self.inventions: int = alchemist["inventions"]
        self.cart: int = alchemist["cart"]
        self.carts = _line(alchemist["setup"], GOODS)
        production = alchemist["production"]
        self.vessel_cost = tuple([_line(production[name], GOODS) for name in VESSELS])
        self.krud_cost = tuple([_line(production[f"krud_{number}"], GOODS) for number in (1, 2, 3)])
        knight = guilds["knight"]
        sections = _ints(knight["sections"])
        self.row: int = sum(sections)
        self.krud_fills = _krud_fills(sections)
        """Markers in a row after a barrel of krud, by markers before it."""
        self.krud_room = tuple(
            [sum([sum(sections[:place]) > count for place in (1, 2, 3)]) for count in range(self.row + 1)]
        )
        """Barrels of krud that still add something, by markers in the row."""
        self.row_setup: int = knight["setup"]
        self.tame: int = knight["tame"]
        self.knight_push: int = knight["push"]
        noble = guilds["noble"]
        self.scroll_rows = tuple([_scrolls(line) for line in noble["rows"]])
        self.scroll_columns = tuple([_scrolls(line) for line in noble["columns"]])
        self.scrolls_setup = _scrolls(noble["setup"])
        """Scrolls as bit masks, a = 1."""
        self.noble_buy: int = noble["buy"]
        self.noble_push: int = noble["push"]
        self.noble_pull: int = noble["pull"]
        self.noble_sums = _ints(noble["rosary"])
        monk = guilds["monk"]
        self.rosary: int = monk["rosary"]
        self.rosary_setup: int = monk["setup"]
        self.monk_sums = _ints(monk["hens"])
        self.monk_pull: int = monk["pull"]

    def _cards(self, facts: Components) -> None:
        cards = facts["cards"]
        self.twice = _mask([bool(cards[name]["twice"]) for name in CARDS])
        self.never_twice = _mask([bool(cards[name]["never"]) for name in CARDS])
        self.never_last = _mask([not cards[name]["last"] for name in CARDS])
        self.either = _mask([bool(cards[name]["either"]) for name in CARDS])

    def _writs(self, facts: Components) -> None:
        mandates = facts["mandates"]
        ways = [(mandates[name]["plain"], mandates[name]["paid"]) for name in WRITS[:WESTERN_GUILDS]]
        self.mandate_cost = tuple([tuple([_line(way, GOODS) for way in pair]) for pair in ways])
        """`mandate_cost[writ][way]`: goods to give, for the six mandates with two ways."""
        self.mandate_attack = tuple([tuple([int(way.get("attack", 0)) for way in pair]) for pair in ways])
        self.mandate_shillings = tuple(
            [tuple([int(way.get("shillings", 0)) for way in pair]) for pair in ways]
        )
        self.mandate_vessel = tuple([tuple([_vessel(way) for way in pair]) for pair in ways])
        """The vessel a way gives, or -1."""
        west = mandates["western_guilds"]
        east = mandates["eastern_guilds"]
        self.mandate_stars = (int(west["stars"]), int(east["stars"]))
        self.mandate_guilds = (
            tuple([GUILDS.index(name) for name in west["guilds"]]),
            tuple([GUILDS.index(name) for name in east["guilds"]]),
        )
        self.west_goods: int = west["goods"]
        self.west_shillings: int = west["shillings"]
        self.west_vessels: int = west["vessels"]
        self.east_markers: int = east["markers"]
        self.east_seals: int = east["seals"]
        self.east_beads: int = east["beads"]
        charters = facts["charters"]
        self.sobriety = _ints(charters["sobriety"]["barrel"])
        self.slayer: int = charters["slayer"]["points"]
        kingdoms = [charters[name] for name in WRITS[KINGDOMS:]]
        self.kingdom_points = tuple([(0, *_ints(kingdom["points"])) for kingdom in kingdoms])
        """`kingdom_points[writ - KINGDOMS][places ruled]`, the last value for more."""
        self.kingdom_places = tuple(
            [tuple([PLACES.index(name) for name in kingdom["places"]]) for kingdom in kingdoms]
        )


def _wrong(path: str, wanted: str, value: object) -> BadComponents:
    text = f"{path} must be {wanted}, not {value}"
    return BadComponents("component-type", text, path=path, wanted=wanted, value=str(value))


def _ints(values: list[Any]) -> tuple[int, ...]:
    return tuple([int(value) for value in values])


def _line(table: dict[str, Any], names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([int(table.get(name, 0)) for name in names])


def _mask(bits: list[bool]) -> int:
    return sum([1 << number for number, bit in enumerate(bits) if bit])


def _scrolls(letters: str) -> int:
    return sum([1 << SCROLLS.index(letter) for letter in letters])


def _vessel(way: dict[str, Any]) -> int:
    for vessel, name in enumerate(VESSELS):
        if name in way:
            return vessel
    return -1


def _krud_fills(sections: tuple[int, ...]) -> tuple[int, ...]:
    """Each count goes up to the end of the first section that is not full."""
    fills: list[int] = []
    for count in range(sum(sections)):
        end = 0
        for section in sections:
            end += section
            if end > count:
                break
        fills.append(end)
    return (*fills, sum(sections))


def _edges(routes: dict[str, Any]) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for name, route in routes.items():
        if name not in ("source", "sources"):
            line = [PLACES.index(place) for place in route["places"]]
            found.extend([(line[k], line[k + 1]) for k in range(len(line) - 1)])
    return tuple(found)


def _neighbours(edges: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in PLACES]
    for one, other in edges:
        found[one].append(other)
        found[other].append(one)
    return tuple([tuple(sorted(near)) for near in found])


@cache
def printed() -> Components:
    """The facts as they come with the game."""
    return Components.read(Path(__file__).with_name("components.toml"))


tables: Final = MadeOnce(Tables)
"""The tables for so many seats."""
