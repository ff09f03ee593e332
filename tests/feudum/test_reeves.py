"""Надсмотрщики."""

from __future__ import annotations

from scenes import BLUE, GREEN, RED, Scene

from regnum.games.feudum.amendments import REEVE_WITH_ANY_TASK
from regnum.games.feudum.components import GUILDS, NOBLE
from regnum.games.feudum.flow.feeding import FEEDING
from regnum.games.feudum.shared import put_in


def noble(scene: Scene, seat: int, stars: int) -> None:
    """So many stars with the nobles: a pawn and towns."""
    towns = iter(
        name for name in ("sea_n", "sea_e", "isl_n", "isl_e", "isl_w", "for_nw", "for_c", "des_n", "bad_c")
    )
    scene.pawn(seat, "noble", "mtn_nw")
    while scene.stars("noble", seat) < stars:
        name = next(towns)
        if scene.ruler(name) < 0:
            scene.rule(seat, "town", name)


def reeved() -> Scene:
    """Blue is master of the nobles; a push there reaches a sum of at least 5."""
    scene = Scene(advanced=True)
    scene.pawn(BLUE, "noble", "for_c")
    scene.rosary(2, 2)
    return scene


def push(scene: Scene, scrolls: tuple[str, ...] = ("a", "c")) -> Scene:
    scene.g.guilds_used[BLUE] = 0
    return (
        scene.perform(BLUE, "guild")
        .choose("push", guild="noble")
        .choose("pick_scrolls", scrolls=list(scrolls))
    )


def test_a_reeve() -> None:
    """FA-058: one disc above the own space for 1 point more, optional."""
    scene = push(reeved())
    points = scene.score(BLUE)
    assert points in (4, 5)
    assert scene.asked == "place_reeve"
    scene.choose("add_reeve")
    assert scene.score(BLUE) == points + 1
    assert scene.g.free_discs(BLUE) == 2
    assert scene.g.reeves[BLUE] == 1 << NOBLE


def test_the_second_reeve() -> None:
    """FA-059: one more for the other one elsewhere."""
    scene = reeved()
    scene.pawn(BLUE, "monk", "for_c")
    scene.g.reeves = put_in(scene.g.reeves, BLUE, 1 << GUILDS.index("monk"))
    push(scene)
    points = scene.score(BLUE)
    scene.choose("add_reeve")
    assert scene.score(BLUE) == points + 2
    assert scene.scored(BLUE, "reeve") == 2


def test_reeves_go_on_giving() -> None:
    """FA-060 (R28): a later task there scores again; none for a task that scored nothing; no second one there."""
    scene = reeved()
    scene.g.reeves = put_in(scene.g.reeves, BLUE, 1 << NOBLE)
    push(scene)
    assert scene.asked == ""
    assert scene.scored(BLUE, "reeve") == 1
    scene = reeved()
    scene.rosary()
    scene.scrolls("a")
    scene.g.reeves = put_in(scene.g.reeves, BLUE, 1 << NOBLE)
    scene.g.unseen = [9, 0, 0, 0]
    scene.perform(BLUE, "guild").choose("push", guild="noble")
    assert scene.scored(BLUE, "guild") == 0
    assert scene.scored(BLUE, "reeve") == 0


def fruitless(rules: int) -> Scene:
    """Blue's push of one seal, at a rosary that stays below every sum."""
    scene = Scene(advanced=True, rules=rules)
    scene.pawn(BLUE, "noble", "for_c")
    scene.rosary()
    scene.scrolls("a")
    scene.g.unseen = [9, 0, 0, 0]
    scene.perform(BLUE, "guild").choose("push", guild="noble")
    assert scene.scored(BLUE, "guild") == 0
    return scene


def test_a_reeve_with_a_task_that_scored_nothing() -> None:
    """FA-058 (R28), version 2: the disc and its point depend on the push, not on its points."""
    scene = fruitless(REEVE_WITH_ANY_TASK)
    assert scene.asked == "place_reeve"
    scene.choose("add_reeve")
    assert scene.scored(BLUE, "reeve") == 1
    assert scene.g.reeves[BLUE] == 1 << NOBLE


def test_version_1_asks_for_points_first() -> None:
    """FA-058 (R28), version 1: no points, no reeve."""
    scene = fruitless(REEVE_WITH_ANY_TASK - 1)
    assert scene.asked == ""
    assert scene.g.reeves[BLUE] == 0


def test_no_third_reeve_and_no_disc() -> None:
    """FA-004, FA-064, FE-005: two reeves at most, and only with a free disc; none in the basic game."""
    scene = reeved()
    scene.g.reeves = put_in(scene.g.reeves, BLUE, 0b100001)
    push(scene)
    assert scene.asked == ""
    scene = reeved()
    scene.g.voyage = put_in(scene.g.voyage, BLUE, 1)
    scene.g.military = put_in(scene.g.military, BLUE, 1)
    scene.pawn(BLUE, "monk", "for_c")
    scene.g.reeves = put_in(scene.g.reeves, BLUE, 0b100000)
    push(scene)
    assert scene.asked == ""
    scene = Scene(advanced=False)
    scene.pawn(BLUE, "noble", "for_c")
    scene.rosary(2, 2)
    push(scene)
    assert scene.asked == ""


def test_reeves_follow_their_master() -> None:
    """FA-062: promoted or demoted between master and journeyman he stays, without points."""
    scene = Scene(advanced=True)
    noble(scene, RED, 2)
    noble(scene, BLUE, 1)
    scene.g.reeves = put_in(scene.g.reeves, BLUE, 1 << NOBLE)
    scene.rule(BLUE, "town", "des_sw", "des_e")
    assert scene.members("noble") == [BLUE, RED]
    assert scene.g.reeves[BLUE] == 1 << NOBLE
    assert scene.score(BLUE) == 0


def test_reeves_come_home() -> None:
    """FA-063: demoted to apprentice or expelled (hungry pawn, or displaced below four players)."""
    scene = Scene(advanced=True)
    noble(scene, BLUE, 1)
    scene.g.reeves = put_in(scene.g.reeves, BLUE, 1 << NOBLE)
    noble(scene, RED, 2)
    assert scene.g.reeves[BLUE] == 1 << NOBLE
    noble(scene, GREEN, 2)
    assert scene.members("noble") == [RED, GREEN, BLUE]
    assert scene.g.reeves[BLUE] == 0
    assert scene.g.free_discs(BLUE) == 3
    scene = Scene(advanced=True)
    noble(scene, BLUE, 1)
    scene.g.reeves = put_in(scene.g.reeves, BLUE, 1 << NOBLE)
    scene.begin(FEEDING)
    assert scene.g.reeves[BLUE] == 0
    assert scene.g.markers[BLUE] == 7
    scene = Scene(3, advanced=True)
    noble(scene, BLUE, 1)
    noble(scene, RED, 2)
    scene.g.reeves = put_in(scene.g.reeves, BLUE, 1 << NOBLE)
    noble(scene, GREEN, 2)
    assert scene.members("noble") == [RED, GREEN]
    assert scene.g.reeves[BLUE] == 0
