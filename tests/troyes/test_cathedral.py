"""Action 2: the cathedral."""

from __future__ import annotations

from troyes_table import act, can, do, group, table, takes

from regnum.games.troyes.state import Troyes


def site(g: Troyes) -> dict[str, int]:
    return {
        f"{space // 6 + 1}.{space % 6 + 1}": owner for space, owner in enumerate(g.cathedral) if owner >= 0
    }


def test_each_white_die_lays_a_cube_on_its_number() -> None:
    """TR-128, TR-129."""
    g = table(4, dice={0: "W2 W5 R1"})
    act(g, "build", "W2 W5")
    assert site(g) == {"1.2": 0, "1.5": 0}
    assert len(g.cathedral) == 18


def test_a_number_is_filled_from_the_bottom() -> None:
    """TR-130."""
    g = table(4, dice={0: "W4 R1"}, cathedral={"1.4": 1})
    act(g, "build", "W4")
    assert site(g) == {"1.4": 1, "2.4": 0}


def test_equal_dice_fill_two_levels() -> None:
    """TR-131."""
    g = table(4, dice={0: "W3 W3 R1"})
    act(g, "build", "W3 W3")
    assert site(g) == {"1.3": 0, "2.3": 0}
    g = table(4, dice={0: "W3 W3 W3 R1"}, cathedral={"1.3": 1})
    do(g, "build")
    assert takes(g, "W3 W3")
    assert not takes(g, "W3 W3 W3")


def test_a_complete_number_takes_no_die() -> None:
    """TR-132."""
    full = {"1.6": 0, "2.6": 1, "3.6": 2}
    assert not can(table(4, dice={0: "W6"}, cathedral=full, deniers=0), "build")
    g = table(4, dice={0: "W6 W1"}, cathedral=full)
    do(g, "build")
    assert site(g)["1.1"] == 0


def test_low_numbers_give_a_point_and_one_influence() -> None:
    """TR-133."""
    for number in (1, 2, 3):
        g = table(4, dice={0: f"W{number} R1"}, cathedral={f"1.{number}": 1})
        act(g, "build", f"W{number}")
        assert (g.points[0], g.influence[0]) == (1, 5)


def test_high_numbers_give_a_point_and_two_influence() -> None:
    """TR-134."""
    for number in (4, 5, 6):
        g = table(4, dice={0: f"W{number} R1"})
        act(g, "build", f"W{number}")
        assert (g.points[0], g.influence[0]) == (1, 6)


def test_example_of_the_cathedral() -> None:
    """TR-135: Zoya builds 5, 2 and 4 with dice of Denis and Vanya: 5 influence, 3 points."""
    g = table(
        4, 2, dice={1: "W2", 2: "W5 R1", 3: "W4"}, cathedral={"1.4": 0}, deniers=[0, 0, 12, 0], influence=4
    )
    do(g, "build")
    group(g, "W5 1:W2 3:W4")
    assert g.deniers == [0, 6, 0, 6]
    assert (g.influence[2], g.points[2]) == (9, 3)
    assert site(g) == {"1.2": 2, "1.4": 0, "1.5": 2, "2.4": 2}


def test_cubes_never_run_out() -> None:
    """TR-007."""
    g = table(
        4, dice={0: "W1 R1"}, cathedral={f"1.{n}": 0 for n in range(2, 7)},
        markers={0: "priest " * 20}, cubes={"war": "0 0 0"}, queue="war",
    )  # fmt: skip
    act(g, "build", "W1")
    assert site(g)["1.1"] == 0
