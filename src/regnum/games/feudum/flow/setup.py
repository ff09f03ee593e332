"""Feudum: the set-up: laying out the table, first goods, first pawns."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option
from ....kernel.step import Decision, Step
from ..components import FOOD, GUILDS, PLACES, REGIONS, WRITS
from ..guilds.stock import refill_guilds
from ..kinds import GOOD_LAID, PUT_PAWN, SET_UP
from ..realm.figures import put_pawn
from ..reserve.bag import draw_goods
from ..reserve.goods import TakeGoods
from ..shared import add_to
from ..state import N_SOURCES, Feudum
from . import rounds


class SetUp(Step[Feudum]):
    """Everything up to the goods that players choose."""

    __slots__ = ()

    def run(self, g: Feudum) -> None:
        _reserves(g)
        _board(g)
        _cards(g)
        g.first = g.chance.pick(g.seats, "first")
        g.mover = g.first
        g.tell(SET_UP, (g.first,))
        refill_guilds(g)
        for place in g.tables.epoch_places[1]:
            drawn = draw_goods(g, 1, "map")
            good = drawn.index(1)
            g.lying = add_to(g.lying, place * 5 + good, 1)
            g.tell(GOOD_LAID, (place, good))
        order = g.order()
        g.then(
            *[TakeGoods(seat, g.tables.first_goods, True) for seat in order],
            *[FirstPawn(seat) for seat in order],
            rounds.NEW_ROUND,
        )


SET_UP_TABLE: Final = SetUp()


class FirstPawn(Decision[Feudum]):
    """Turn one pawn to any character and place it at a start settlement."""

    __slots__ = ()
    name: ClassVar[str] = "first_pawn"

    def options(self, g: Feudum) -> list[Option]:
        return [(PUT_PAWN, face, place) for face in range(len(GUILDS)) for place in g.tables.starts]

    def choose(self, g: Feudum, option: Option) -> None:
        put_pawn(g, self.seat, option[1], option[2])


def _reserves(g: Feudum) -> None:
    tables = g.tables
    seats = g.seats
    g.eyes = -1
    g.round = 0
    g.epoch = 1
    g.phase = 0
    g.tick = 0
    g.points = [0] * (seats * N_SOURCES)
    g.goods = [tables.food if good == FOOD else 0 for _ in range(seats) for good in range(5)]
    g.barrel = [0] * seats
    g.bonus = [0] * seats
    g.purse = (0,) * seats
    g.double_used = 0
    g.coins = [tables.purse] * seats
    g.supply = tables.shillings - tables.purse * seats
    g.charity = (0, 0)
    g.bag = list(tables.goods)
    g.bag[FOOD] -= tables.food * seats
    g.tiles = (0,) * (4 * seats)
    g.pawn_place = [-1] * (3 * seats)
    g.pawn_face = (0,) * (3 * seats)
    g.pawn_ship = (-1,) * (3 * seats)
    g.pawn_wine = (0,) * (3 * seats)
    g.vessels = (0,) * (3 * seats)
    g.voyage = (0,) * seats
    g.military = (0,) * seats
    g.reeves = (0,) * seats
    g.markers = [tables.reserve] * seats
    g.marker_supply = [
        tables.markers - (tables.reserve if colour < seats else 0) for colour in range(tables.rows)
    ]
    g.seals = [0] * seats
    g.beads = [0] * (4 * seats)


def _board(g: Feudum) -> None:
    tables = g.tables
    places = len(PLACES)
    circled = g.chance.shuffled(tables.circled, "circled")
    plain = g.chance.shuffled(tables.plain, "settlements")
    g.disc = tuple([circled.pop() if place in tables.starts else plain.pop() for place in range(places)])
    g.disc_supply = tables.disc_supply
    g.fiefs_left = (tables.fiefs,) * len(GUILDS)
    g.ruler = [-1] * places
    g.serf = [-1] * places
    g.subjects = g.safe_subjects = g.safe_serfs = g.fresh = 0
    g.lying = (0,) * (5 * places)
    g.land = (-1,) * places
    g.land_stock = (0,) * places
    g.adrift = (0,) * places
    g.monster_place = (-1, -1)
    g.monster_owner = (-1, -1)
    g.slayers = 0
    columns = [g.chance.shuffled(tables.lands[numeral], "tiles") for numeral in range(1, 5)]
    g.faces = tuple([column[region] for region in range(len(REGIONS)) for column in columns])
    g.removed = (0,) * len(REGIONS)
    g.vessel_supply = list(tables.vessels)
    g.for_sale = [0] * 3
    g.rows = [0] * tables.rows
    g.track = [-1] * (3 * len(GUILDS))
    g.stars = [0] * (g.seats * len(GUILDS))
    g.since = (0,) * (g.seats * len(GUILDS))
    g.barn = [0] * 5
    g.shelves = [0] * 5
    g.carts = [0] * 5
    g.scrolls = 0
    g.seal_supply = len(tables.beads)
    g.unseen = [tables.beads.count(value) for value in range(2, 6)]
    g.rosary = [0] * 4
    g.hens = [0] * 4


def _cards(g: Feudum) -> None:
    seats = g.seats
    g.deck = tuple(g.chance.shuffled(range(len(WRITS)), "writs"))
    g.deck_known = (0,) * len(WRITS)
    g.writs = [0] * seats
    g.drawn = ()
    g.hand = [0] * seats
    g.played = [0] * seats
    g.before = (0,) * seats
    g.moved = [0] * seats
    g.guilds_used = [0] * seats
    g.shown = 0
