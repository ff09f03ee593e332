"""9. Защита, and what Conquer can do instead of an attack: starving, and immunity from it."""

from __future__ import annotations

from battles import AT, attack, field, finish, strengths
from scenes import BLUE, GREEN, RED, Scene, place

from regnum.games.feudum.components import CARDS

# Defend.


def test_defend_out_of_turn() -> None:
    """FE-233, FE-237: +1 defence and 1 point, even if the pawn falls; the card is used up."""
    scene = field(3, 1)
    scene.goods(BLUE, saltpeter=1)
    scene.hand(RED, "defend", "tax", "move")
    attack(scene).choose("reveal").choose("use_saltpeter")
    assert strengths(scene) == (4, 3)
    assert scene.score(RED) == 1
    assert scene.g.hand[RED].bit_count() == 2
    assert scene.g.played[RED] == 1 << CARDS.index("defend")


def test_defend_only_if_chosen_and_unplayed() -> None:
    """FE-079, FE-234: whoever could still hold it is asked, and may have nothing to say; afterwards nobody is."""
    scene = field(3, 1)
    scene.hand(RED, "tax", "move")
    attack(scene)
    assert scene.asked == "defend"
    assert scene.kinds() == {"decline"}
    scene = field(3, 1)
    scene.hand(RED, "tax", "move")
    scene.played(RED, "defend")
    attack(scene)
    assert scene.asked == "join_service"
    scene = field(3, 1)
    scene.hand(RED)
    attack(scene)
    assert scene.asked == "join_service"


def test_being_asked_tells_nothing() -> None:
    """FE-234: the attacker's view is the same whether Red holds Defend or not."""
    views = []
    for hand in (("tax", "defend"), ("tax", "move")):
        scene = field(3, 1)
        scene.hand(RED, *hand)
        attack(scene)
        assert scene.g.waiting == (RED,)
        views.append(scene.g.view(BLUE))
    assert views[0] == views[1]


def test_only_the_attacked_one_defends() -> None:
    """FE-235: Green is not asked."""
    scene = field(3, 1)
    scene.hand(GREEN, "defend", "tax")
    attack(scene)
    assert scene.asked == "join_service"


def test_defend_on_the_own_turn() -> None:
    """FE-236 (R12): 1 point, used up; no reaction later."""
    scene = field(3, 1)
    scene.hand(RED, "defend", "tax", "move")
    scene.turn(RED).choose("lay", card="defend")
    assert scene.score(RED) == 1
    attack(scene)
    assert scene.asked == "join_service"


# Starving and immunity.


def starving(advanced: bool = True) -> Scene:
    scene = Scene(advanced=advanced)
    scene.pawn(BLUE, "noble", AT)
    scene.rule(RED, "town", AT)
    scene.subject(AT)
    scene.serf(GREEN, AT)
    scene.hand(BLUE, "tax")
    return scene


def test_whom_to_starve() -> None:
    """FA-039: a subject or a serf of others, never the ruler; basic game: nobody."""
    scene = starving().perform(BLUE, "conquer")
    assert {(one["defender"], one["role"]) for one in scene.offered("starve")} == {
        (RED, "subject"), (GREEN, "serf"),
    }  # fmt: skip
    assert starving(False).perform(BLUE, "conquer").asked == ""


def test_starving() -> None:
    """FA-040, FA-041, FA-042: the marker goes home, no points, a disc may be placed, all hens are emptied."""
    scene = starving()
    scene.hens(2, 4, 5)
    supply, green = scene.g.seal_supply, scene.g.markers[GREEN]
    scene.perform(BLUE, "conquer").choose("starve", defender=GREEN)
    assert scene.serf_at(AT) == -1
    assert scene.g.markers[GREEN] == green + 1
    assert sum(scene.g.hens) == 0
    assert scene.g.seal_supply == supply + 3
    assert scene.asked == "join_service"
    scene.choose("add_disc")
    assert scene.score(BLUE) == 0
    assert scene.g.military[BLUE] == 1
    assert scene.asked == ""


def test_starving_a_subject() -> None:
    """FA-039: the ruler loses his subject."""
    scene = starving()
    red = scene.g.markers[RED]
    finish(scene.perform(BLUE, "conquer").choose("starve", defender=RED))
    assert not scene.has_subject(AT)
    assert scene.ruler(AT) == RED
    assert scene.g.markers[RED] == red + 1


def test_royal_immunity() -> None:
    """FA-044, FA-045, FA-047 (R13, R18, R43): Defend and a food cancel it; a seal of the supply protects from now on."""
    scene = starving()
    scene.hand(GREEN, "defend", "tax")
    scene.goods(GREEN, food=1)
    scene.hens(2, 4)
    supply = scene.g.seal_supply
    scene.perform(BLUE, "conquer").choose("starve", defender=GREEN)
    assert scene.g.waiting == (GREEN,)
    scene.choose("reveal")
    assert scene.serf_at(AT) == GREEN
    assert scene.has(GREEN, "food") == 0
    assert scene.g.hand[GREEN] == 1 << CARDS.index("tax")
    assert scene.g.seal_supply == supply - 1
    assert sum(scene.g.hens) == 2
    assert scene.asked == ""
    assert scene.g.military[BLUE] == 0
    assert scene.score(GREEN) == 1
    scene.hand(BLUE, "tax")
    scene.perform(BLUE, "conquer")
    assert [one["role"] for one in scene.offered("starve")] == ["subject"]
    scene = field(3, 1)
    scene.played(RED, "defend")
    scene.hand(RED, "tax")
    attack(scene)
    assert scene.asked == "join_service"  # no further defence with the same card


def test_the_seal_may_be_taken_back() -> None:
    """FA-046: at any time, and the immunity ends."""
    scene = starving()
    scene.g.safe_serfs = 1 << place(AT)
    scene.g.seal_supply -= 1
    scene.hand(GREEN, "tax", "move")
    scene.turn(GREEN).choose("reclaim", place=AT, role="serf")
    assert scene.g.seals[GREEN] == 1
    assert scene.perform(BLUE, "conquer").offered("starve", defender=GREEN)


def test_the_seal_of_an_immune_serf_at_a_takeover() -> None:
    """FA-045, FA-046 (R10, R43): the serf's marker becomes the subject and keeps its seal; the new serf has none."""
    scene = Scene(advanced=True)
    scene.rule(RED, "town", AT)
    scene.serf(GREEN, AT)
    scene.pawn(GREEN, "monk", AT)
    scene.pawn(BLUE, "noble", AT)
    scene.g.safe_serfs = 1 << place(AT)
    scene.g.seal_supply -= 1
    scene.perform(GREEN, "influence").choose("mark", place=AT)
    assert (scene.ruler(AT), scene.serf_at(AT), scene.has_subject(AT)) == (GREEN, RED, True)
    view = next(one for one in scene.g.view(BLUE).places if one.place == AT)
    assert (view.subject_immune, view.serf_immune) == (True, False)
    scene.hand(BLUE, "tax")
    scene.perform(BLUE, "conquer")
    assert [(one["defender"], one["role"]) for one in scene.offered("starve")] == [(RED, "serf")]
    scene.hand(GREEN, "tax", "move")
    scene.turn(GREEN).choose("reclaim", place=AT, role="subject")
    assert scene.g.seals[GREEN] == 1


def test_the_seal_follows_its_marker_home() -> None:
    """FA-046 (R43): when the marker leaves the place."""
    scene = field(3, advanced=True)
    scene.rule(RED, "noble_fief", AT)
    scene.serf(GREEN, AT)
    scene.g.safe_serfs = 1 << place(AT)
    scene.g.seal_supply -= 1
    finish(attack(scene, "attack_fief"))
    assert scene.g.seals[GREEN] == 1
    assert scene.g.safe_serfs == 0
