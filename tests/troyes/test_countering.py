"""Action 3: countering an event."""

from __future__ import annotations

from typing import Any

from troyes_table import act, arrange, can, do, group, table, takes, threat

from regnum.games.troyes import GAME
from regnum.games.troyes.scoring import FinalScoring
from regnum.games.troyes.state import Troyes
from regnum.games.troyes.threats import settle
from regnum.kernel.components import Components


def points_of(name: str) -> tuple[int, int]:
    first, second = GAME.components()["event"][name]["points"]
    return first, second


def settled(name: str, cubes: str, points: list[int] | None = None) -> Troyes:
    """An event that these cubes fill, settled with rewards of our own where they are given."""
    changes: dict[str, Any] = {"event": {name: {"flags": len(cubes.split())}}}
    if points:
        changes["event"][name]["points"] = points
    g = arrange(4, queue=f"brigands_a {name} heresy", cubes={name: cubes})
    g.tables = _tables(GAME.components().override(changes))
    settle(g, threat(name))
    return g


def _tables(components: Components) -> Any:
    from regnum.games.troyes.components import tables

    return tables(components, 4)


def test_the_event_says_which_dice() -> None:
    """TR-136."""
    g = table(4, queue="war", dice={0: "Y6 W6"})
    assert not can(g, "counter", event="war")
    assert can(g, "counter", event="marauding")


def test_cubes_are_the_sum_divided() -> None:
    """TR-137."""
    g = table(4, queue="conflict_of_succession", dice={0: "R4 R5 Y1"})
    act(g, "counter", "R4 R5", event="conflict_of_succession")
    assert g.cubes[threat("conflict_of_succession")] == (0, 0)
    g = table(4, queue="conflict_of_succession", dice={0: "R3 Y1"})
    assert not can(g, "counter", event="conflict_of_succession")


def test_all_cubes_of_the_dice_are_laid() -> None:
    """TR-137, TR-142: nobody is asked for fewer, also where the last one settles the event for a rival; fewer dice give fewer."""
    position: dict[str, Any] = {
        "queue": "brigands_a",
        "cubes": {"brigands_a": "1 1"},
        "dice": {0: "R3 R4 Y1"},
    }
    g = table(2, **position)
    act(g, "counter", "R3 R4", event="brigands_a")
    assert threat("brigands_a") not in g.queue
    g = table(2, **position)
    act(g, "counter", "R3", event="brigands_a")
    assert g.cubes[threat("brigands_a")] == (1, 1, 0)


def test_cubes_are_laid_in_order_for_influence() -> None:
    """TR-138, TR-139."""
    g = table(4, queue="war", cubes={"war": "2 1"}, dice={0: "R6 Y1"}, influence=4)
    act(g, "counter", "R6", event="war")
    assert g.cubes[threat("war")] == (2, 1, 0, 0)
    assert g.influence[0] == 6


def test_surplus_cubes_are_lost() -> None:
    """TR-140, TR-141."""
    g = table(4, queue="war heresy", cubes={"war": "1 1 1 1 1"}, dice={0: "R6 R3 Y1"}, influence=4)
    act(g, "counter", "R6 R3", event="war")
    assert g.influence[0] == 5
    assert g.cubes[threat("heresy")] == ()
    assert g.points[0] == points_of("war")[1]


def test_a_full_event_is_settled_at_once() -> None:
    """TR-142, TR-143, TR-148."""
    g = table(4, queue="brigands_a", cubes={"brigands_a": "1 0 0"}, dice={0: "R3 Y1"})
    act(g, "counter", "R3", event="brigands_a")
    assert (g.points[0], g.points[1]) == points_of("brigands_a")
    assert g.queue == [0]
    assert g.trophies[0] == (threat("brigands_a"),)


def test_a_tie_for_the_first_place_shares_both_rewards() -> None:
    """TR-144, TR-145."""
    g = settled("war", "0 1 2 1 0", [4, 3])
    assert g.points == [3, 3, 0, 0, 0]


def test_whoever_is_alone_takes_both_rewards() -> None:
    """TR-146."""
    assert settled("war", "0 0 0 0", [5, 3]).points[0] == 8


def test_grey_cubes_take_places() -> None:
    """TR-147, TR-151."""
    g = settled("war", "n n 0 n 0", [5, 3])
    assert g.points == [3, 0, 0, 0, 0]
    assert g.trophies == [()] * 5
    assert threat("war") not in g.queue
    g = settled("war", "0 n 0 n 1", [5, 3])
    assert g.points == [4, 0, 0, 0, 0]
    assert g.trophies[0] == (threat("war"),)


def test_a_tie_for_the_second_place_halves_its_reward() -> None:
    """TR-149."""
    assert settled("war", "0 0 0 1 2", [5, 1]).points == [5, 0, 0, 0, 0]
    assert settled("war", "0 0 0 1 2", [5, 2]).points == [5, 1, 1, 0, 0]


def test_the_second_place_may_be_grey() -> None:
    """TR-147."""
    assert settled("war", "0 0 0 n n 1", [5, 2]).points == [5, 0, 0, 0, 0]


def test_cubes_go_back() -> None:
    """TR-150."""
    assert settled("war", "0 0 1").cubes[threat("war")] == ()


def test_on_a_tie_the_earliest_cube_takes_the_card() -> None:
    """TR-152."""
    assert settled("war", "0 1 1 0").trophies[:2] == [(threat("war"),), ()]
    assert settled("war", "1 0 0 1").trophies[:2] == [(), (threat("war"),)]


def test_cards_taken_count_for_the_character_only() -> None:
    """TR-153."""
    g = arrange(4, characters=["chretien", "urbain", "thibaut", "hugues"], deniers=0, influence=0)
    g.trophies[0] = (1, 2, 3)
    FinalScoring().run(g)
    assert g.points[0] == g.points[1]


def test_the_gap_is_closed() -> None:
    """TR-154."""
    assert settled("war", "0 0").queue == [0, threat("brigands_a"), threat("heresy")]


def test_example_of_the_conflict_of_succession() -> None:
    """TR-155, TR-156: Vanya's R2, R3, R4 fill it; he ties with Zoya, who takes the card."""
    name = "conflict_of_succession"
    g = table(4, 3, queue=name, cubes={name: "2 0 2"}, dice={3: "R2 R3 R4 Y1"}, influence=4)
    do(g, "counter", event=name)
    group(g, "R2 R3 R4")
    assert g.influence[3] == 6
    assert g.points[:4] == [0, 0, 3, 3]
    assert g.trophies[2] == (threat(name),)
    assert g.queue == [0]


def test_marauding_pays_and_opens_again() -> None:
    """TR-157."""
    g = table(4, dice={0: "Y6 Y3 R1"})
    act(g, "counter", "Y6 Y3", event="marauding")
    assert g.points[0] == sum(points_of("marauding"))
    assert g.trophies[0] == ()
    assert g.queue == [0]
    assert g.cubes[0] == ()


def test_one_die_too_low_is_no_action() -> None:
    """TR-137."""
    g = table(4, dice={0: "Y2 Y1"})
    do(g, "counter", event="marauding")
    assert g.cubes[0] == (0,)
    g = table(4, dice={0: "Y2"}, deniers=0)
    assert not can(g, "counter")


def test_yellow_events_take_yellow_dice() -> None:
    """TR-136."""
    g = table(4, queue="drought", dice={0: "Y3 Y4 R6 W6"})
    do(g, "counter", event="drought")
    assert takes(g, "Y3 Y4")
    assert not takes(g, "R6")
