"""Подготовка к игре: what lies where before the first card."""

from __future__ import annotations

import conserved
import pytest
from scenes import place

from regnum.games.feudum import GAME
from regnum.games.feudum.components import CARDS, PLACES
from regnum.games.feudum.state import Feudum
from regnum.kernel.chance import Scripted, Seeded
from regnum.kernel.errors import BadSetup, IllegalOption

SEATS = (2, 3, 4, 5)


def fresh(seats: int = 4, advanced: bool = False, seed: int = 1) -> Feudum:
    """A table at the first choice of goods."""
    g = GAME.new(seats, Seeded(seed), {"advanced": advanced})
    assert isinstance(g, Feudum)
    return g


def choose(g: Feudum, **data: object) -> None:
    g.apply(g.waiting[0], GAME.decode(data))


def goods_taken(g: Feudum, *goods: str) -> None:
    choose(g, kind="take_goods", goods=dict.fromkeys(goods, 1))


def at_pawns(seats: int = 4, seed: int = 1) -> Feudum:
    """A table at the first choice of a pawn."""
    g = fresh(seats, seed=seed)
    for _ in range(seats):
        goods_taken(g, "iron", "wood", "food")
    return g


def put(g: Feudum, character: str, at: str = "for_c") -> int:
    seat = g.waiting[0]
    choose(g, kind="put_pawn", character=character, place=at)
    return seat


@pytest.mark.parametrize("seats", SEATS)
def test_reserves(seats: int) -> None:
    """FE-002, FE-004, FE-035, FE-036, FE-037, FE-041: pawns, discs, cards, markers, food, shillings."""
    g = fresh(seats)
    assert len(CARDS) == 11 == len(set(CARDS))
    assert g.pawn_place == [-1] * 3 * seats
    assert g.markers == [7] * seats
    assert g.coins == [7] * seats
    assert g.supply == 78 - 7 * seats
    for seat in range(seats):
        assert g.goods[seat * 5 : seat * 5 + 5] == [0, 0, 0, 0, 7]
        assert g.free_discs(seat) == 3
    assert g.scores() == [0] * seats
    assert g.tables.targets == 12


@pytest.mark.parametrize("seats", SEATS)
def test_supplies(seats: int) -> None:
    """FE-038, FE-039, FE-040, FE-044, FE-045, FE-051: vessels, markers, seals, double-sided discs."""
    g = fresh(seats)
    assert sum(g.for_sale) == 2
    assert sum(g.vessel_supply) == 7
    assert g.marker_supply[:seats] == [11] * seats
    assert g.monster_owner == (-1, -1)
    assert g.seal_supply == 8
    assert g.fiefs_left == (2,) * 6
    assert g.disc_supply == (2, 4, 4)


def test_writs_are_shuffled_and_hidden() -> None:
    """FE-003, FE-042: 16 different cards, in an order nobody knows."""
    one, other = fresh(seed=1), fresh(seed=2)
    assert sorted(one.deck) == sorted(other.deck) == list(range(16))
    assert one.deck != other.deck
    assert one.deck_known == (0,) * 16
    assert [one.imagine(0, Seeded(k)).deck == one.deck for k in range(5)].count(True) < 5


def test_region_stacks() -> None:
    """FE-007, FE-043, FA-003: six stacks I to IV, six of each land face; FE-059: epoch I, nothing scored for it."""
    g = fresh()
    assert g.removed == (0,) * 6
    assert sorted(g.faces) == sorted([0, 1, 2, 3] * 6)
    assert g.epoch == 1
    assert g.scores() == [0] * 4


def test_settlement_discs() -> None:
    """FE-009, FE-023, FE-046, FE-047, FE-048: 8 outposts, 7 farms, 7 towns, circled ones at the starts."""
    layouts = set()
    for seed in range(20):
        g = fresh(2, seed=seed)
        assert [g.disc.count(kind) for kind in range(4)] == [8, 7, 7, 0]
        starts = [g.disc[p] for p in g.tables.starts]
        assert sorted(starts) == [0, 0, 0, 1, 1, 1]
        layouts.add(tuple(g.disc))
        assert g.view(0) is not None
    assert len(layouts) > 15


@pytest.mark.parametrize("seats", SEATS)
def test_guild_stocks(seats: int) -> None:
    """FE-049, FE-050, FE-055, FE-056, FE-057, FE-058: shelves, carts, scrolls, rosary, hen, barn."""
    g = fresh(seats)
    assert g.shelves == [3, 3, 4, 4, 4]
    assert g.carts == [3, 1, 3, 3, 1]
    assert [letter for n, letter in enumerate("abcdef") if g.scrolls >> n & 1] == ["a", "c", "e", "f"]
    assert sum(g.rosary) == 4
    assert sum(g.hens) == 1
    assert sum(g.barn) == 10
    assert g.charity == (0, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_the_bag(seats: int) -> None:
    """FE-052: 24 saltpeter, 26 sulfur, 23 iron, 23 wood, 45−7n food before barn and map draw from it."""
    g = fresh(seats)
    before = [g.bag[good] + g.barn[good] + sum(g.lying[good::5]) for good in range(5)]
    assert before == [24, 26, 23, 23, 45 - 7 * seats]


@pytest.mark.parametrize(("seats", "neutral"), [(2, 2), (3, 1), (4, 0), (5, 0)])
def test_knight_rows(seats: int, neutral: int) -> None:
    """FE-053, FE-054: two markers in each row; neutral rows up to four colours; the seven personal ones remain."""
    g = fresh(seats)
    assert g.rows == [2] * (seats + neutral)
    assert g.marker_supply[seats:] == [18] * neutral
    assert g.markers == [7] * seats


def test_goods_in_the_north() -> None:
    """FE-060: one random good at each N place."""
    g = fresh()
    with_goods = {PLACES[p] for p in range(22) if g.lying_at(p)}
    assert with_goods == {"sea_n", "isl_n", "for_nw", "des_n", "bad_nw", "mtn_nw"}
    assert sum(g.lying) == 6


def test_first_player_is_random() -> None:
    """FE-061: every seat may begin."""
    firsts = [fresh(4, seed=seed).first for seed in range(60)]
    assert {firsts.count(seat) > 5 for seat in range(4)} == {True}
    assert GAME.new(4, Scripted({"first": [2]})).waiting == (2,)


@pytest.mark.parametrize("seats", SEATS)
def test_three_different_goods(seats: int) -> None:
    """FE-062: three different goods of choice from the bag, in turn order."""
    g = fresh(seats)
    first = g.first
    assert g.waiting == (first,)
    with pytest.raises(IllegalOption):
        choose(g, kind="take_goods", goods={"iron": 2, "wood": 1})
    assert len(g.options(first)) == 10
    order = []
    for _ in range(seats):
        order.append(g.waiting[0])
        goods_taken(g, "iron", "wood", "food")
    assert order == [(first + n) % seats for n in range(seats)]
    assert sum(g.bag) == 125 - 10 * seats
    assert g.goods[first * 5 : first * 5 + 5] == [0, 0, 1, 1, 8]


def test_goods_must_be_in_the_bag() -> None:
    """FE-062 (R37): the last cube can be taken, one that is not there cannot."""
    g = fresh()
    g.bag[2], g.bag[3] = 1, 0
    goods = [GAME.encode(option)["goods"] for option in g.decision().options(g)]  # type: ignore[union-attr, call-arg, arg-type]
    assert any("iron" in line for line in goods)
    assert not any("wood" in line for line in goods)


def test_first_sulfur_goes_to_barrel_or_reserve() -> None:
    """FE-063, FE-093: sulfur taken is stored at once; on the barrel it pays no double action."""
    g = fresh(2)
    seat = g.first
    goods_taken(g, "sulfur", "iron", "wood")
    assert g.waiting == (seat,)
    assert [GAME.encode(option) for option in g.options(seat)] == [
        {"kind": "store", "barrel": 0},
        {"kind": "store", "barrel": 1},
    ]
    choose(g, kind="store", barrel=1)
    assert g.barrel[seat] == 1
    assert g.goods[seat * 5 + 1] == 0
    goods_taken(g, "iron", "wood", "food")
    put(g, "noble")
    put(g, "monk")
    assert g.waiting != (seat,)  # with nothing to spend the first player is not asked


def test_first_pawn_has_36_choices() -> None:
    """FE-025, FE-064: any character at any start, also where another pawn stands; no food is paid."""
    g = at_pawns()
    for _ in range(2):
        options = g.options(g.waiting[0])
        assert len(options) == 36
        seat = put(g, "noble", "for_c")
        assert g.goods[seat * 5 + 4] == 8
    starts = {GAME.encode(option)["place"] for option in g.options(g.waiting[0])}
    assert starts == {"for_c", "for_se", "des_c1", "des_c2", "bad_nw", "bad_s"}


def test_first_guild_marker() -> None:
    """FE-065: 5-VP space, then 3-VP space, one marker from the reserve each, no points."""
    g = at_pawns()
    one, two = put(g, "noble"), put(g, "noble")
    assert g.track[12:15] == [one, two, -1]
    assert g.markers[one] == g.markers[two] == 6
    assert g.scores() == [0] * 4


def test_third_of_a_kind() -> None:
    """FE-066 (R1): the 1-VP space with four players, nothing with three; FE-281."""
    g = at_pawns(4)
    seats = [put(g, "monk") for _ in range(3)]
    assert g.track[15:18] == seats
    assert g.markers[seats[2]] == 6
    g = at_pawns(3)
    seats = [put(g, "monk") for _ in range(3)]
    assert g.track[15:18] == [*seats[:2], -1]
    assert g.markers[seats[2]] == 7


def test_five_monks_and_succession() -> None:
    """FE-066, FE-284: fourth and fifth wait; when the master's monk is gone all move up and one enters."""
    from regnum.games.feudum.kinds import LEFT
    from regnum.games.feudum.realm.figures import remove_pawn

    g = at_pawns(5)
    seats = [put(g, "monk") for _ in range(5)]
    assert g.track[15:18] == seats[:3]
    assert [g.markers[seat] for seat in seats[3:]] == [7, 7]
    remove_pawn(g, seats[0] * 3, LEFT)
    assert g.track[15:18] == seats[1:4]


def test_seats_and_modules() -> None:
    """FE-033, FE-034, FE-067: every seat its colour; two to five players; the basic game offers nothing of the advanced one."""
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            fresh(seats)
    assert len({seat.colour for seat in fresh(5).view(None).seats}) == 5
    assert not fresh(2).advanced
    assert fresh(2, advanced=True).advanced


def test_beads_are_data() -> None:
    """FE-019: 17 tokens of 2 to 5, replaceable in the component file."""
    g = fresh()
    assert len(g.tables.beads) == 17
    assert sum(g.tables.beads) == 56
    assert set(g.tables.beads) == {2, 3, 4, 5}
    changed = GAME.components().override({"beads": {"5": 2, "2": 6}})
    other = GAME.new(2, Seeded(1), {}, changed)
    assert isinstance(other, Feudum)
    assert sum(other.tables.beads) == 53


def test_everything_is_there() -> None:
    """FE-001, FE-010, FE-016, FE-017: the table is complete at once; map goods lie beside, not in the bag."""
    for seats in SEATS:
        conserved.check(fresh(seats))
    assert place("sea_n") == 0
