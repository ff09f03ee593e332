"""Фаза 2. Пропитание подданных."""

from __future__ import annotations

import pytest
from scenes import BLUE, RED, Scene, place

from regnum.games.feudum.flow.feeding import FEEDING, FeedSeat
from regnum.games.feudum.reserve.goods import StoreSulfur
from regnum.games.feudum.shared import put_in


def hungry(pawns: int, food: int = 0, barrel: int = 0) -> Scene:
    scene = Scene()
    for character in ("knight", "monk", "noble")[:pawns]:
        scene.pawn(BLUE, character, "for_c")
    scene.goods(BLUE, food=food)
    scene.barrel(BLUE, barrel)
    return scene


def feed(scene: Scene) -> Scene:
    return scene.begin(FEEDING)


def test_food_and_wine() -> None:
    """FE-356, FE-360, FE-361: two eat, one drinks, nobody leaves; the sulfur moves onto the pawn."""
    scene = hungry(3, food=2, barrel=1)
    bag = scene.bag("food")
    feed(scene).choose("feed", drinkers=["knight"])
    assert len(scene.g.on_map(BLUE)) == 3
    assert scene.has(BLUE, "food") == 0
    assert scene.bag("food") == bag + 2
    assert scene.g.barrel[BLUE] == 0
    assert scene.g.pawn_wine[:3] == (1, 0, 0)


def test_eating_is_a_duty() -> None:
    """FE-360 (R30): two pawns, five food: two are eaten, without a question."""
    scene = hungry(2, food=5)
    feed(scene)
    assert scene.asked == ""
    assert scene.has(BLUE, "food") == 3
    assert len(scene.g.on_map(BLUE)) == 2


def drinkers(scene: Scene) -> set[int]:
    """How many may drink."""
    return {one["cups"] for one in scene.offered("feed")}


def test_wine_is_voluntary() -> None:
    """FE-356 (R30): whom the food does not reach may go home though there is wine."""
    scene = feed(hungry(1, barrel=1))
    assert drinkers(scene) == {0, 1}
    scene.choose("feed", cups=0)
    assert scene.g.on_map(BLUE) == []
    assert scene.g.barrel[BLUE] == 1


def test_reserve_sulfur_is_no_wine() -> None:
    """FE-361: only the barrel's."""
    scene = hungry(1)
    scene.goods(BLUE, sulfur=2)
    feed(scene)
    assert scene.asked == ""
    assert scene.g.on_map(BLUE) == []


def test_those_unfed_go_home() -> None:
    """FE-358, FE-120: the owner chooses who stays; vessels stay on the map."""
    scene = hungry(3, food=1)
    scene.g.pawn_ship = put_in(scene.g.pawn_ship, 0, 0)
    feed(scene)
    assert {tuple(one["leavers"]) for one in scene.offered("send_home")} == {
        ("knight", "monk"), ("knight", "noble"), ("monk", "noble"),
    }  # fmt: skip
    needs = scene.g.view(BLUE).seats[BLUE].needs
    assert (needs.hungry, needs.lack) == (2, 2), "one has eaten already"
    scene.choose("send_home", leavers=["knight", "monk"])
    assert scene.g.on_map(BLUE) == [2]
    assert scene.members("knight") == []
    assert scene.g.adrift[place("for_c")] == 1
    assert scene.has(BLUE, "food") == 0


def test_a_tile_may_feed() -> None:
    """FE-357: used, the pawn stays; kept, it goes."""
    scene = hungry(1)
    scene.tile(BLUE, "orchard")
    feed(scene)
    while scene.asked == "feed":
        scene.choose("feed")
    assert {tuple(one["leavers"]) for one in scene.offered("send_home")} == {(), ("knight",)}
    scene.choose("send_home", leavers=[])
    assert scene.g.tile_count(BLUE) == 0
    assert scene.g.on_map(BLUE) == [0]
    scene = hungry(1)
    scene.tile(BLUE, "orchard")
    feed(scene)
    while scene.asked == "feed":
        scene.choose("feed")
    scene.choose("send_home", leavers=["knight"])
    assert scene.g.tile_count(BLUE) == 1
    assert scene.g.on_map(BLUE) == []


def test_the_next_round_is_free_too() -> None:
    """FE-362: the sulfur goes into the bag instead of feeding; no new wine, no way back to the barrel; then hungry again."""
    scene = hungry(1, food=2, barrel=2)
    feed(scene).choose("feed", drinkers=["knight"])
    assert scene.has(BLUE, "food") == 2
    bag = scene.bag("sulfur")
    feed(scene)
    assert scene.asked == ""
    assert scene.has(BLUE, "food") == 2
    assert scene.g.barrel[BLUE] == 1
    assert scene.g.pawn_wine[0] == 0
    assert scene.bag("sulfur") == bag + 1
    feed(scene).choose("feed", drinkers=[])
    assert scene.has(BLUE, "food") == 1


def test_a_drunk_pawn_that_leaves_gives_its_sulfur_back() -> None:
    """FE-106, FE-361: taken off the board its wine goes into the bag, and it comes back sober."""
    scene = Scene()
    pawn = scene.pawn(BLUE, "monk", "for_c", wine=True)
    scene.goods(BLUE, food=1)
    bag = scene.bag("sulfur")
    scene.perform(BLUE, "migrate").choose("take_off")
    assert scene.bag("sulfur") == bag + 1
    assert scene.g.barrel[BLUE] == 0
    scene.perform(BLUE, "migrate").choose("put_pawn", character="monk", place="for_c")
    assert scene.g.pawn_place[pawn] >= 0
    assert scene.g.pawn_wine[pawn] == 0


def test_a_drunk_pawn_that_falls_gives_its_sulfur_back() -> None:
    """FE-216, FE-363: it defends with nothing, and its wine goes into the bag."""
    scene = Scene()
    scene.pawn(BLUE, "monk", "for_c")
    pawn = scene.pawn(RED, "monk", "for_c", wine=True)
    bag = scene.bag("sulfur")
    scene.hand(BLUE, "tax")
    scene.perform(BLUE, "conquer").choose("attack_figure")
    assert scene.g.pawn_place[pawn] < 0
    assert scene.bag("sulfur") == bag + 1
    assert scene.g.pawn_wine[pawn] == 0


def test_a_drunk_pawn_keeps_its_other_abilities() -> None:
    """FE-363 (R15): stars and movement stay."""
    scene = Scene()
    scene.pawn(BLUE, "knight", "for_c", wine=True)
    assert scene.stars("knight", BLUE) == 1
    assert scene.perform(BLUE, "move").offered("step")


def test_monsters_are_not_fed() -> None:
    """FA-076, FA-077: two pawns and a giant, two food."""
    scene = Scene(advanced=True)
    for _ in range(2):
        scene.pawn(BLUE, "monk", "for_c")
    scene.monster(BLUE, "giant", "for_c")
    scene.goods(BLUE, food=2)
    feed(scene)
    assert scene.asked == ""
    assert len(scene.g.on_map(BLUE)) == 2
    assert scene.g.monster_owner[0] == BLUE


@pytest.mark.parametrize(("barrel", "ways"), [(0, 2), (1, 2), (2, 2), (3, 1)])
def test_the_barrel_holds_three(barrel: int, ways: int) -> None:
    """FE-364, FE-365: gained sulfur may go there while there is room."""
    scene = Scene()
    scene.barrel(BLUE, barrel)
    scene.goods(BLUE, sulfur=1)
    scene.begin(StoreSulfur(BLUE, 1))
    assert len(scene.offered("store")) == (ways if ways > 1 else 0)
    if ways == 1:
        assert scene.has(BLUE, "sulfur") == 1


def test_stored_sulfur_stays() -> None:
    """FE-366 (R16): no later move between barrel and reserve is offered."""
    scene = Scene()
    scene.goods(BLUE, sulfur=2)
    scene.barrel(BLUE, 2)
    scene.hand(BLUE, "tax", "move")
    assert scene.turn(BLUE).kinds() == {"lay"}


def test_all_feed_in_turn_order() -> None:
    """FE-356: each for himself, from the first player on."""
    scene = Scene(2)
    for seat in (BLUE, RED):
        scene.pawn(seat, "monk", "for_c")
        scene.barrel(seat, 1)
        scene.goods(seat, food=1)
    scene.g.first = RED
    feed(scene)
    assert scene.g.waiting == (RED,)
    scene.choose("feed", drinkers=[])
    assert scene.g.waiting == (BLUE,)
    scene.begin(FeedSeat(BLUE)).choose("feed", drinkers=["monk"])
    assert scene.has(BLUE, "food") == 1
