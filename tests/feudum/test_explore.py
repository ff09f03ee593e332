"""5. Исследование and «Королевские указы»: drawing, keeping, secrecy, the hand limit, every writ."""

from __future__ import annotations

import pytest
from scenes import BLUE, RED, Scene

from regnum.games.feudum.components import WRITS
from regnum.games.feudum.flow.feeding import FEEDING
from regnum.games.feudum.flow.rounds import BeforeTurnEnds
from regnum.kernel.chance import Seeded


def exploring(outposts: int = 1, fiefs: int = 0, advanced: bool = False) -> Scene:
    scene = Scene(advanced=advanced)
    for name in ("for_c", "for_se", "for_nw")[:outposts]:
        scene.rule(BLUE, "outpost", name)
    for name in ("des_c1", "des_c2")[:fiefs]:
        scene.rule(BLUE, "noble_fief", name)
    return scene


def draw(scene: Scene) -> Scene:
    return scene.perform(BLUE, "explore").choose("dig")


def keep_first(scene: Scene) -> str:
    name: str = scene.offered("keep_writ")[0]["writ"]
    scene.choose("keep_writ", writ=name)
    return name


def test_an_outpost_is_needed() -> None:
    """FE-179: a fief or town does not do; no pawn is needed there."""
    scene = exploring(0, 1)
    scene.rule(BLUE, "town", "for_c")
    assert scene.perform(BLUE, "explore").asked == ""
    assert len(draw(exploring()).offered("keep_writ")) == 2


@pytest.mark.parametrize(("outposts", "fiefs", "cards"), [(1, 0, 2), (2, 1, 4), (3, 0, 4), (1, 2, 4)])
def test_number_of_writs(outposts: int, fiefs: int, cards: int) -> None:
    """FE-180: two, one more for each further outpost and each fief."""
    assert len(draw(exploring(outposts, fiefs)).offered("keep_writ")) == cards


def test_keep_one_of_them() -> None:
    """FE-181, FE-182: the others go under the deck; other seats learn only the number."""
    scene = exploring(2, 1)
    top = [WRITS[writ] for writ in scene.g.deck[:4]]
    draw(scene)
    assert scene.g.view(RED).drawn == []
    assert scene.g.view(RED).drawn_count == 4
    kept = keep_first(scene)
    assert scene.writs(BLUE) == {kept}
    assert len(scene.g.deck) == 15
    assert [WRITS[writ] for writ in scene.g.deck[-3:]] == [name for name in top if name != kept]
    hidden = scene.g.events[-1].seen(scene.g.game.events, RED)  # type: ignore[index]
    assert hidden == {"kind": "kept_writ", "seat": BLUE, "writ": None, "hidden": True}
    scene.hand(BLUE, "tax", "move")
    scene.turn(BLUE)
    assert scene.g.view(RED).seats[BLUE].writs is None
    assert scene.g.view(RED).seats[BLUE].writ_count == 1
    assert scene.g.view(BLUE).seats[BLUE].writs == [kept]


def test_own_writs_are_kept_in_imagined_worlds() -> None:
    """FE-042, FE-182: others' hands and the deck are dealt anew, one's own hand is not."""
    scene = Scene()
    scene.writ(BLUE, "bow")
    scene.writ(RED, "dagger")
    scene.hand(BLUE, "tax", "move")
    scene.turn(BLUE)
    worlds = [scene.g.imagine(BLUE, Seeded(seed)) for seed in range(12)]
    assert {world.writs[BLUE] for world in worlds} == {1}  # type: ignore[attr-defined]
    assert len({world.writs[RED] for world in worlds}) > 1  # type: ignore[attr-defined]


def test_a_small_deck() -> None:
    """FE-181, FE-289 (R37): only what is there is drawn; an empty deck gives nothing."""
    scene = exploring(3)
    rest = scene.g.deck[1:]
    scene.g.deck, scene.g.deck_known = scene.g.deck[:1], (0,)
    scene.g.writs[RED] = sum(1 << writ for writ in rest)
    draw(scene)
    assert scene.asked == ""
    assert scene.g.writs[BLUE].bit_count() == 1
    assert scene.perform(BLUE, "explore").asked == ""


def test_shovels_and_swords() -> None:
    """FA-031, FA-032: after the basic draw is settled, one iron for two more, one of them to keep."""
    scene = exploring(advanced=True)
    scene.goods(BLUE, iron=1)
    draw(scene)
    assert len(scene.offered("keep_writ")) == 2
    first = keep_first(scene)
    assert scene.asked == "dig_deeper"
    assert len(scene.g.deck) == 15  # the other card lies under the deck already
    scene.choose("dig")
    assert len(scene.offered("keep_writ")) == 2
    second = keep_first(scene)
    assert scene.writs(BLUE) == {first, second}
    assert scene.has(BLUE, "iron") == 0
    assert scene.asked == ""


def test_no_digging_without_exploring() -> None:
    """FA-032: without an outpost iron buys nothing; without iron nothing is asked."""
    scene = exploring(0, 1, advanced=True)
    scene.goods(BLUE, iron=1)
    assert scene.perform(BLUE, "explore").asked == ""
    scene = exploring(advanced=True)
    draw(scene)
    keep_first(scene)
    assert scene.asked == ""


def test_mandates_and_charters() -> None:
    """FE-003, FE-183: eight of each."""
    assert len(set(WRITS)) == 16
    scene = Scene()
    scene.writ(BLUE, *WRITS[8:])
    scene.goods(BLUE, iron=1, wood=1, food=1, sulfur=1)
    scene.hand(BLUE, "tax", "move")
    assert not scene.turn(BLUE).offered("mandate")  # FE-186, FE-402: charters wait for the end
    assert len(scene.offered("drop_writ")) == 8


def turn_with(*names: str, advanced: bool = False, **goods: int) -> Scene:
    scene = Scene(advanced=advanced)
    scene.writ(BLUE, *names)
    scene.goods(BLUE, **goods)
    scene.hand(BLUE, "tax", "move")
    return scene.turn(BLUE)


def test_mandates_after_the_card_and_while_feeding() -> None:
    """FE-187: also at the end of the own turn and in phase 2 before feeding."""
    scene = Scene()
    scene.writ(BLUE, "small_trade")
    scene.goods(BLUE, food=2)
    scene.begin(BeforeTurnEnds(BLUE))
    assert scene.asked == "end_turn"
    assert scene.offered("mandate")
    scene.pawn(BLUE, "monk", "for_c")
    scene.begin(FEEDING)
    assert scene.asked == "feed"
    scene.choose("mandate", gain="shillings")
    assert scene.g.coins[BLUE] == 3


def test_hand_limit() -> None:
    """FE-189: four in mid-turn are legal; before the turn ends one must go, old or new."""
    scene = Scene()
    scene.writ(BLUE, "sobriety", "slayer", "eastern", "western")
    scene.begin(BeforeTurnEnds(BLUE))
    assert scene.asked == "end_turn"
    assert scene.kinds() == {"drop_writ"}
    assert len(scene.offered("drop_writ")) == 4
    scene.choose("drop_writ", writ="eastern")
    assert "done" in scene.kinds()
    scene.choose("done")
    assert len(scene.writs(BLUE)) == 3
    scene = Scene()
    scene.writ(BLUE, "sobriety", "slayer", "eastern", "western", "northern")
    scene.begin(BeforeTurnEnds(BLUE))
    scene.choose("drop_writ", writ="eastern")
    assert scene.kinds() == {"drop_writ"}


def test_putting_a_writ_away() -> None:
    """FE-190, FE-402: at the bottom of the deck, unseen."""
    scene = turn_with("sobriety", "slayer")
    scene.choose("drop_writ", writ="sobriety")
    assert scene.bottom() == "sobriety"
    assert scene.writs(BLUE) == {"slayer"}
    hidden = scene.g.events[-1].seen(scene.g.game.events, RED)  # type: ignore[index]
    assert hidden == {"kind": "dropped_writ", "seat": BLUE, "writ": None, "hidden": True}
