"""What events do, and the bonus cards."""

from __future__ import annotations

from troyes_table import (
    act,
    activate,
    arrange,
    card,
    do,
    events_phase,
    group,
    groups,
    place_of,
    table,
    takes,
    threat,
    told,
)

from regnum.games.troyes import GAME
from regnum.games.troyes.flow.events import strike
from regnum.games.troyes.state import Troyes
from regnum.kernel.chance import Seeded


def struck(name: str, **position: object) -> Troyes:
    position.setdefault("queue", name)
    g = arrange(4, **position)  # type: ignore[arg-type]
    strike(g, threat(name))
    return g


def test_drought() -> None:
    """TR-273, TR-274."""
    g = struck("drought", citizens={0: "H1 H2 H3", 1: "P1"}, lying={0: "H"}, deniers=10)
    assert g.deniers == [7, 10, 10, 10]
    g = struck("drought", citizens={0: "H1 H2 H3"}, deniers=2, points=5)
    assert (g.deniers[0], g.points[0]) == (0, 3)


def test_support_covers_two_events_to_its_left() -> None:
    """TR-275, TR-276."""
    g = struck("support", queue="war brigands_a support heresy")
    assert [g.cubes[threat(name)] for name in ("war", "brigands_a", "heresy")] == [(4,), (4,), ()]
    assert g.cubes[0] == ()
    g = struck("support", queue="war support")
    assert (g.cubes[threat("war")], g.cubes[0]) == ((4,), (4,))
    g = struck("support", queue="support")
    assert g.cubes[0] == (4,)


def test_support_may_complete_an_event() -> None:
    """TR-275, TR-142."""
    g = struck("support", queue="brigands_a support", cubes={"brigands_a": "0 0 0"})
    assert g.queue == [0, threat("support")]
    assert g.trophies[0] == (threat("brigands_a"),)


def test_civil_war() -> None:
    """TR-277."""
    assert struck("civil_war", deniers=5).deniers == [2, 2, 2, 2]


def test_wayfarers() -> None:
    """TR-278."""
    g = struck("wayfarers", citizens={0: "H1", 1: "H2"}, chance={"newcomer": [6]})
    assert g.spaces[12:14] == [4, 0]
    assert g.lying[2] == 0b0010
    assert g.stock[4] == 7


def test_theological_conflict() -> None:
    """TR-279."""
    g = struck("theological_conflict", citizens={0: "B1", 1: "B2", 2: "B3"}, chance={"newcomer": [1]})
    assert g.spaces[6:9] == [4, 0, 1]
    assert g.lying[1] == 0b0100


def test_heresy() -> None:
    """TR-280."""
    g = struck("heresy", influence=[5, 1, 2, 0], points=4)
    assert g.influence == [3, 0, 0, 0]
    assert g.points[:4] == [4, 2, 4, 2]


def test_traveling_builders() -> None:
    """TR-281, TR-282."""
    g = struck("traveling_builders", cathedral={"1.1": 0, "1.2": 1, "1.5": 0, "2.1": 0})
    assert g.cathedral[2] == 4
    assert g.cathedral.count(4) == 1
    full = {f"{level}.{number}": 0 for level in (1, 2, 3) for number in range(1, 7)}
    assert struck("traveling_builders", cathedral=full).cathedral.count(4) == 0


def test_interrupted_work() -> None:
    """TR-283, TR-284."""
    site = {"1.1": 0, "1.4": 1, "1.6": 0, "2.1": 0, "2.4": "n"}
    g = struck("interrupted_work", cathedral=site, points=3)
    assert g.cathedral[6 + 3] == -1
    assert g.cathedral.count(-1) == 14
    g = struck("interrupted_work", cathedral={"1.2": 0}, points=3, influence=5)
    assert (g.cathedral.count(0), g.points[0], g.influence[0]) == (0, 3, 5)
    assert struck("interrupted_work").cathedral == [-1] * 18


def black(queue: str) -> int:
    g = arrange(4, queue=queue)
    g.events = []
    events_phase(g)
    return len(told(g, "black_rolled")[0][0])


def test_military_events_bring_black_dice() -> None:
    """TR-285, TR-287, TR-288."""
    assert black("") == 1
    assert black("brigands_a brigands_b brigands_c") == 4
    assert black("skirmishes_a skirmishes_b") == 3
    assert black("war normans_attack") == 5


def test_conflict_of_succession() -> None:
    """TR-286."""
    g = struck("conflict_of_succession", citizens={0: "P4"}, chance={"newcomer": [4]})
    assert g.spaces[3] == 4
    assert g.lying[0] == 0b0001


def test_eight_grey_citizens_are_all_there_are() -> None:
    """TR-289."""
    citizens = {"n": "P1 P2 P3 P4 B1 B2 B3 B4"}
    for name in ("wayfarers", "theological_conflict", "conflict_of_succession"):
        g = struck(name, citizens=citizens)
        assert g.spaces.count(4) == 8
        assert g.lying == [0, 0, 0]


def test_events_strike_every_round() -> None:
    """TR-290."""
    g = arrange(4, queue="heresy", influence=8)
    events_phase(g)
    events_phase(g)
    assert g.influence == [4, 4, 4, 4]


def test_baker() -> None:
    """TR-299."""
    g = table(
        4, tradesmen={"baker": "0"}, dice={0: "Y6 Y2 Y1 R1", 1: "Y1 Y2", "n": "Y3"}, deniers=0, bonus=True
    )
    activate(g, "baker", "Y6 Y2")
    assert g.deniers[0] == 8


def test_banquet() -> None:
    """TR-300."""
    g = table(4, tradesmen={"banquet": "0"}, dice={0: "R4 Y1", 1: "R1 R1 R1", "n": "R2 R2"}, bonus=True)
    activate(g, "banquet", "R4")
    assert g.points[0] == 3


def test_prior_makes_two_white_dice() -> None:
    """TR-301, TR-302."""
    g = table(
        4, markers={0: "prior"}, tradesmen={"glassblower": "0"}, dice={0: "W4 W2 W1", 1: "W6"}, bonus=True
    )
    do(g, "activate", card="glassblower")
    assert not takes(g, "W4 W2", "prior")
    assert groups(g, "1:W6", "prior")[0][3:] == (12, 2)
    assert group(g, "W4", "prior")[3] == 8


def test_prior_builds_two_levels() -> None:
    """TR-301."""
    g = table(4, markers={0: "prior"}, dice={0: "W4 R1"}, bonus=True)
    act(g, "build", "W4", "prior")
    assert (g.cathedral[3], g.cathedral[9]) == (0, 0)
    g = table(4, markers={0: "prior"}, dice={0: "W4 W1 R1"}, bonus=True, cathedral={"1.4": 1, "2.4": 1})
    do(g, "build")
    assert takes(g, "W4")
    assert not takes(g, "W4", "prior")


def test_resistance_brings_another_red_card() -> None:
    """TR-303."""
    g = arrange(4, bonus=True, chance={"box": [1]})
    g.box = (threat("brigands_a"), threat("war"), threat("brigands_b"))
    rounds = g.tables.rounds
    events_phase(g, red="resistance brigands_c", white="heresy", yellow="drought")
    assert g.queue == [0, threat("resistance"), threat("war"), threat("heresy")]
    assert g.box == (threat("brigands_a"), threat("brigands_b"))
    assert (len(g.piles[0]), g.tables.rounds) == (1, rounds)


def test_the_card_from_the_box_names_the_colour_of_the_third() -> None:
    """TR-303: Brigands may show yellow, War shows white."""
    for name, third in (("brigands_a", "drought"), ("war", "heresy")):
        g = arrange(4, bonus=True, chance={"box": [0]})
        g.box = (threat(name),)
        events_phase(g, red="resistance", white="heresy", yellow="drought")
        assert g.queue == [0, threat("resistance"), threat(name), threat(third)]


def test_resistance_takes_the_last_cube_off_the_others() -> None:
    """TR-304."""
    g = struck(
        "resistance", queue="war resistance", bonus=True,
        cubes={"war": "0 1 1", "marauding": "n", "resistance": "0"},
    )  # fmt: skip
    assert g.cubes[threat("war")] == (0, 1)
    assert g.cubes[0] == ()
    assert g.cubes[threat("resistance")] == (0,)


def test_bonus_cards_join_their_piles() -> None:
    """TR-305."""
    seen = set()
    for seed in range(60):
        g = GAME.new(4, Seeded(seed), {"bonus": True})
        assert isinstance(g, Troyes)
        assert len(g.cards) == 9
        seen |= set(g.cards) & {card("baker"), card("banquet"), card("prior")}
        assert len(g.piles[0]) + len(g.box) == 9
    assert seen == {card("baker"), card("banquet"), card("prior")}
    assert place_of("baker") == 6
