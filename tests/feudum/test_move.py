"""2. Движение: points, vessels, ferries, theft, the epic voyage, Godspeed."""

from __future__ import annotations

from scenes import BLUE, RED, Scene, place

from regnum.games.feudum.shared import put_in


def reach(scene: Scene, **fields: str) -> set[tuple[str, str]]:
    """Steps on offer as (target, route)."""
    return {(one["target"], one["route"]) for one in scene.offered("step", **fields)}


def to(scene: Scene) -> set[str]:
    return {target for target, _ in reach(scene)}


def moving(
    at: str = "for_c", *, seats: int = 4, advanced: bool = False, pawns: int = 1, face: str = "noble"
) -> Scene:
    scene = Scene(seats, advanced)
    for _ in range(pawns):
        scene.pawn(BLUE, face, at)
    scene.no_vessels_for_sale()
    return scene


def test_points_are_pawns_on_the_board() -> None:
    """FE-109, FE-110: two pawns, two points, shared or not; unspent ones lapse."""
    scene = moving(pawns=2)
    scene.perform(BLUE, "move")
    scene.step("for_c", "for_se").step("for_se", "des_c2")
    assert not scene.offered("step")
    scene = moving(pawns=3)
    scene.perform(BLUE, "move").step("for_c", "for_se").step("for_c", "bad_nw").step("for_c", "for_nw")
    assert sorted(scene.where(figure) for figure in range(3)) == ["bad_nw", "for_nw", "for_se"]
    scene = moving(pawns=2)
    scene.perform(BLUE, "move").step("for_c", "for_se").choose("done")
    assert scene.asked == ""


def test_later_pawns_raise_the_next_move() -> None:
    """FE-109: a pawn added in between counts."""
    scene = moving(pawns=2)
    scene.pawn(BLUE, "monk", "bad_s")
    scene.perform(BLUE, "move").step("for_c", "for_se").step("for_se", "des_c2").step("des_c2", "des_c1")
    assert "des_c1" in {scene.where(figure) for figure in range(3)}


def test_one_point_one_neighbour() -> None:
    """FE-027, FE-111: FOR_SE then DES_C2, not DES_C1, with two points from FOR_C."""
    scene = moving(pawns=2).perform(BLUE, "move")
    assert to(scene) == {"for_nw", "for_se", "bad_nw"}
    scene.step("for_c", "for_se")
    assert ("des_c2", "road") in reach(scene)
    assert "des_c1" not in to(scene)


# Vessels.


def test_a_vessel_opens_its_route() -> None:
    """FE-031, FE-117: without a flying ship DES_E–BAD_SE is closed."""
    scene = moving("des_e")
    assert "bad_se" not in to(scene.perform(BLUE, "move"))
    scene.vessel(BLUE, "flying")
    scene.perform(BLUE, "move").step("des_e", "bad_se", "flying")
    assert scene.where(0) == "bad_se"
    assert scene.g.pawn_ship[0] == 2
    assert sum(scene.g.vessels) == 0


def test_each_vessel_its_own_marks() -> None:
    """FE-029, FE-030, FE-032, FE-122: a submersible at DES_N reaches SEA_E and DES_SW, not FOR_SE."""
    scene = Scene()
    scene.pawn(BLUE, "noble", "des_n", on="submersible")
    scene.perform(BLUE, "move")
    assert {target for target, route in reach(scene) if route != "road"} == {"sea_e", "des_sw"}
    assert {route for target, route in reach(scene) if target == "des_sw"} == {"submersible"}


def test_road_or_flight() -> None:
    """FE-032: DES_SW–DES_E by road without a vessel, by air with it, and the ship comes along."""
    scene = moving("des_sw")
    assert reach(scene.perform(BLUE, "move")) == {("des_e", "road")}
    scene.vessel(BLUE, "flying")
    scene.perform(BLUE, "move").step("des_sw", "des_e", "flying")
    assert scene.g.pawn_ship[0] == 2


def test_ship_and_pawn_travel_together() -> None:
    """FE-118, FE-121: two steps by ship; the pawn is in the place as well."""
    scene = moving("des_c1", pawns=1)
    scene.pawn(BLUE, "knight", "des_n", on="ship")
    scene.lying("bad_r", iron=1)
    scene.perform(BLUE, "move").step("des_n", "for_se", "ship").step("for_se", "bad_r", "ship")
    assert scene.where(1) == "bad_r"
    assert scene.g.pawn_ship[1] == 0
    assert scene.offered("steal", place="bad_r")
    scene.choose("done")
    scene.markers(BLUE, 3)
    assert scene.perform(BLUE, "influence").offered("mark", place="bad_r")


def test_leaving_abandons_the_vessel() -> None:
    """FE-120, FE-123: by road from FOR_SE the ship stays there, never in a reserve again."""
    scene = Scene()
    scene.pawn(BLUE, "noble", "for_se", on="ship")
    scene.perform(BLUE, "move").step("for_se", "des_c2")
    assert scene.g.pawn_ship[0] == -1
    assert scene.g.adrift[place("for_se")] == 1
    assert scene.g.view(BLUE).places[place("for_se")].vessels == {"ship": 1}
    assert sum(scene.g.vessels) == 0


def test_changing_vessels() -> None:
    """FE-124: ship to DES_N, own submersible on to SEA_E, in one Move."""
    scene = moving("isl_e", pawns=3)
    scene.g.pawn_ship = put_in(scene.g.pawn_ship, 0, 0)
    scene.vessel(BLUE, "submersible")
    scene.perform(BLUE, "move").step("isl_e", "des_n", "ship", pawn=0).step("des_n", "sea_e", "submersible")
    assert scene.where(0) == "sea_e"
    assert scene.g.adrift[place("des_n")] == 1


def test_boarding_an_abandoned_vessel() -> None:
    """FE-125 (R14): anyone within a Move, free of points; not one with a pawn on it."""
    scene = Scene()
    scene.pawn(RED, "noble", "for_se")
    scene.adrift("ship", "for_se")
    scene.perform(RED, "move")
    assert {target for target, route in reach(scene) if route == "ship"} == {"des_n", "bad_r"}
    scene.step("for_se", "bad_r", "ship")
    assert scene.g.adrift[place("for_se")] == 0
    scene = Scene()
    scene.pawn(RED, "noble", "for_se")
    scene.pawn(BLUE, "monk", "for_se", on="ship")
    assert not [one for one in reach(scene.perform(RED, "move")) if one[1] == "ship"]


def test_boarding_only_while_moving() -> None:
    """FE-125: an abandoned vessel cannot be taken outside a Move, nor in one by a pawn elsewhere."""
    scene = moving("for_se")
    scene.adrift("ship", "for_se")
    scene.adrift("ship", "des_n")
    scene.hand(BLUE, "tax", "guild")
    assert scene.turn(BLUE).kinds() == {"lay"}
    scene = moving("des_c1")
    scene.adrift("ship", "des_n")
    assert {route for _, route in reach(scene.perform(BLUE, "move"))} == {"road"}


def test_tiles_pay_no_ferry() -> None:
    """FE-165: a tile is a good, not a shilling."""
    scene = moving("des_c2")
    scene.tile(BLUE, "silver_mine", 3)
    assert "des_e" not in to(scene.perform(BLUE, "move"))


def test_laying_a_vessel_needs_no_action() -> None:
    """FE-119: offered before any card in the own turn; nothing is used up."""
    scene = moving("des_n")
    scene.vessel(BLUE, "ship")
    scene.hand(BLUE, "tax", "guild")
    scene.turn(BLUE).choose("board", vessel="ship", place="des_n")
    assert scene.g.pawn_ship[0] == 0
    assert scene.g.hand[BLUE].bit_count() == 2
    assert scene.asked == "lay_card"
    scene = moving("des_n")
    scene.vessel(BLUE, "ship")
    scene.pawn(RED, "monk", "for_c")
    scene.hand(RED, "tax", "guild")
    assert not scene.turn(RED).offered("board")


# Ferries.


def test_ferry_fare() -> None:
    """FE-028, FE-126: BAD_S–MTN_SE for a point and 2 shillings to the supply."""
    scene = moving("bad_s")
    scene.coins(BLUE, 2)
    supply = scene.g.supply
    scene.perform(BLUE, "move").step("bad_s", "mtn_se", "ferry")
    assert scene.g.coins[BLUE] == 0
    assert scene.g.supply == supply + 2
    scene = moving("bad_s")
    scene.coins(BLUE, 1)
    assert "mtn_se" not in to(scene.perform(BLUE, "move"))


def test_each_trip_is_paid() -> None:
    """FE-127: there and back is 2 points and 4 shillings."""
    scene = moving("des_c2", pawns=2)
    scene.coins(BLUE, 5)
    scene.perform(BLUE, "move").step("des_c2", "des_e", "ferry").step("des_e", "des_c2", "ferry")
    assert scene.g.coins[BLUE] == 1


def test_ferries_close_while_a_vessel_is_for_sale() -> None:
    """FE-051, FE-128, FE-331: closed, opened by the sale, closed again by an invention."""
    scene = moving("des_c2")
    scene.coins(BLUE, 9)
    scene.for_sale("ship")
    assert "des_e" not in to(scene.perform(BLUE, "move"))
    scene.perform(BLUE, "guild").choose("trade", guild="alchemist")
    assert ("des_e", "ferry") in reach(scene.perform(BLUE, "move"))
    scene.pawn(BLUE, "alchemist", "for_c")
    scene.g.guilds_used[BLUE] = 0
    scene.perform(BLUE, "guild").choose("push", guild="alchemist").choose("invent", invention="flying")
    assert "des_e" not in to(scene.perform(BLUE, "move"))


# Godspeed and monsters.


def test_godspeed() -> None:
    """FA-013, FA-014, FA-015: one step for one monk after the points are spent, even if he has not moved."""
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "noble", "bad_s")
    scene.pawn(BLUE, "monk", "for_c")
    scene.pawn(BLUE, "monk", "des_c1")
    scene.no_vessels_for_sale()
    scene.perform(BLUE, "move").step("bad_s", "bad_c").step("bad_c", "bad_s").step("bad_s", "bad_c")
    assert scene.asked == "godspeed"
    assert {one["character"] for one in scene.offered("step")} == {"monk"}
    scene.step("for_c", "for_se")
    assert scene.asked == ""


def test_godspeed_needs_the_same_means() -> None:
    """FA-014: ferry fare, vessel, and a monster holds him."""
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "monk", "bad_s")
    scene.no_vessels_for_sale()
    scene.perform(BLUE, "move").choose("done")
    assert to(scene) == {"bad_c"}
    scene.monster(RED, "giant", "bad_s")
    scene.perform(BLUE, "move")
    assert scene.asked == ""


def test_a_monster_is_a_movement_point() -> None:
    """FA-071: two pawns and a giant have three points, for pawns too."""
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "noble", "for_c")
    scene.pawn(BLUE, "noble", "for_c")
    scene.monster(BLUE, "giant", "mtn_nw")
    scene.perform(BLUE, "move").step("for_c", "for_se").step("for_se", "des_c2").step("des_c2", "des_c1")
    assert scene.asked == ""


def test_the_serpent_swims() -> None:
    """FA-068: ship and submersible routes only."""
    scene = Scene(advanced=True)
    scene.monster(BLUE, "serpent", "des_n")
    assert to(scene.perform(BLUE, "move")) == {"for_se", "des_sw", "isl_e", "sea_e"}


def test_the_giant_walks_and_leaps() -> None:
    """FA-069: roads and flying routes, no ferry, no vessel used."""
    scene = Scene(advanced=True)
    scene.monster(BLUE, "giant", "des_e")
    scene.no_vessels_for_sale()
    scene.coins(BLUE, 9)
    scene.adrift("flying", "des_e")
    assert to(scene.perform(BLUE, "move")) == {"des_sw", "bad_se"}
    scene.choose("step", target="bad_se")
    assert scene.g.adrift[place("des_e")] == 1 << 4


def test_monsters_steal() -> None:
    """FA-072: like a pawn."""
    scene = Scene(advanced=True)
    scene.monster(BLUE, "giant", "des_c1")
    scene.lying("des_n", iron=1)
    scene.perform(BLUE, "move").step("des_c1", "des_n")
    assert scene.offered("steal", place="des_n")


def test_nobody_leaves_a_monster() -> None:
    """FA-073: others' pawns are held, may come in, and are free when it goes; its owner's pawns are free."""
    scene = Scene(advanced=True)
    scene.pawn(RED, "noble", "des_n", on="ship")
    scene.pawn(RED, "noble", "des_c2")
    scene.pawn(BLUE, "noble", "des_n")
    scene.monster(BLUE, "giant", "des_n")
    scene.perform(RED, "move")
    assert {one["source"] for one in scene.offered("step")} == {"des_c2"}
    scene.step("des_c2", "des_c1").step("des_c1", "des_n")
    assert scene.asked == ""
    assert scene.perform(BLUE, "move").offered("step", source="des_n", pawn=0)
    scene.g.monster_place = (place("des_c1"), -1)
    assert scene.perform(RED, "move").offered("step", source="des_n")
    scene.g.monster_place = (place("des_n"), -1)
    assert scene.perform(RED, "migrate").offered("take_off", place="des_n")
