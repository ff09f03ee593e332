"""The kernel's small parts: chance, kinds, components, settings, the agenda."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import regnum
from regnum.kernel.chance import Recorded, Scripted, Seeded
from regnum.kernel.components import Components, MadeOnce
from regnum.kernel.errors import BadComponents, BadSetup, IllegalOption, ScriptEnded
from regnum.kernel.freeze import digest
from regnum.kernel.kinds import (
    Counts,
    Index,
    Kind,
    Mask,
    Name,
    NameList,
    Number,
    Numbers,
    Seat,
    decode,
    encode,
)
from regnum.kernel.settings import Choice, Flag, Subset
from regnum.kernel.state import State

GOODS = ("gold", "wood", "stone")


# Chance.


def test_seeded_results_are_the_same_everywhere() -> None:
    assert Seeded("regnum").dice(12) == [1, 1, 6, 5, 6, 1, 1, 2, 1, 3, 2, 5]
    program = "from regnum.kernel.chance import Seeded; print(Seeded('regnum').dice(40))"
    there = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert there.strip() == str(Seeded("regnum").dice(40))


def test_dice_are_even() -> None:
    faces = Counter(Seeded("even").dice(60_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    expected = 10_000
    chi_squared = sum((count - expected) ** 2 / expected for count in faces.values())
    assert chi_squared < 20.5, "beyond the 0.1 % point of five degrees of freedom"


def test_shuffles_are_even() -> None:
    chance = Seeded("orders")
    orders = Counter(tuple(chance.shuffled("abc")) for _ in range(12_000))
    assert len(orders) == 6
    assert all(1800 < count < 2200 for count in orders.values())


@given(st.integers(), st.lists(st.integers(1, 50), max_size=30))
def test_a_copy_goes_on_alike_and_a_log_reads_back(seed: int, sizes: list[int]) -> None:
    chance = Seeded(seed)
    chance.die()
    twin = chance.copy()
    chance.log = []
    results = [(chance.pick(size), chance.shuffled(range(size % 7))) for size in sizes]
    assert results == [(twin.pick(size), twin.shuffled(range(size % 7))) for size in sizes]
    read = Recorded(chance.log)
    assert results == [(read.pick(size), read.shuffled(range(size % 7))) for size in sizes]
    with pytest.raises(ScriptEnded):
        read.die("one more")


def test_a_script_gives_what_it_names_and_the_seed_the_rest() -> None:
    chance = Scripted({"roll": [6, 6], "deck": [2, 0, 1]}, seed=1)
    assert chance.dice(2, "roll") == [6, 6]
    assert chance.shuffled("abc", "deck") == ["c", "a", "b"]
    assert 1 <= chance.die("roll") <= 6
    for script in ({"roll": [7]}, {"roll": [0]}):
        with pytest.raises(ScriptEnded, match="roll"):
            Scripted(script).die("roll")
    with pytest.raises(ScriptEnded, match="deck"):
        Scripted({"deck": [0, 0, 1]}).shuffled("abc", "deck")


def test_a_false_recorded_result_is_refused() -> None:
    with pytest.raises(ScriptEnded, match="roll"):
        Recorded([9]).die("roll")
    with pytest.raises(ScriptEnded, match="twice"):
        Recorded([0, 0, 1]).shuffled("abc", "deck")


# Kinds.

KINDS = (
    Kind("pass"),
    Kind(
        "build", Name("good", GOODS), Index("row"), Mask("dice"), Seat(), Numbers("faces"),
        NameList("order", GOODS, "good"), Counts("cost", GOODS, "good"),
    ),
)  # fmt: skip


@given(
    st.integers(-1, 2), st.integers(0, 9), st.integers(0, 63), st.integers(-1, 4),
    st.lists(st.integers(0, 9)), st.lists(st.integers(0, 2)), st.tuples(*[st.integers(0, 5)] * 3),
)  # fmt: skip
def test_options_round_trip(
    good: int, row: int, dice: int, seat: int, faces: list[int], order: list[int], cost: tuple[int, ...]
) -> None:
    option = (1, good, row, dice, seat, tuple(faces), tuple(order), cost)
    assert decode(KINDS, encode(KINDS, option)) == option


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (5, "object"),
        ({}, "object"),
        ({"kind": "fly"}, "fly"),
        ({"kind": "pass", "row": 1}, "row"),
        ({"kind": "build"}, "needs"),
        ({"kind": "pass", "kind2": 1}, "kind2"),
    ],
)
def test_bad_options_say_why(data: object, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        decode(KINDS, data)


@pytest.mark.parametrize(
    ("field", "bad"),
    [
        (Number("n"), "1"), (Number("n"), True), (Number("n"), 1.5), (Name("g", GOODS), "iron"), (Name("g", GOODS), 1),
        (Mask("m"), 3), (Mask("m"), [-1]), (Mask("m"), [64]), (Numbers("n"), ["x"]), (NameList("g", GOODS), "gold"),
        (Counts("c", GOODS), {"iron": 1}), (Counts("c", GOODS), {"gold": "1"}), (Seat(), "me"),
    ],
)  # fmt: skip
def test_bad_fields_say_why(field: Number, bad: object) -> None:
    with pytest.raises(ValueError, match=field.name):
        field.decode(bad)


# Components.


def test_components_say_their_sources() -> None:
    tree = Components(
        {
            "source": "rulebook",
            "card": {"mill": {"cost": 2, "points": 1, "sources": {"cost": "reconstructed"}}},
        }
    )
    assert tree.source("card.mill.cost") == "reconstructed"
    assert tree.source("card.mill.points") == "rulebook"
    assert dict(tree.values()) == {"card.mill.cost": 2, "card.mill.points": 1}
    assert list(tree.entries("card")) == ["mill"]


def test_an_override_replaces_single_values_and_nothing_else() -> None:
    tree = Components({"source": "rulebook", "card": {"mill": {"cost": 2}}})
    changed = tree.override({"card": {"mill": {"cost": 3}}})
    assert (changed["card"]["mill"]["cost"], tree["card"]["mill"]["cost"]) == (3, 2)
    assert changed.source("card.mill.cost") == "override"
    for bad, reason in (
        ({"card": {"barn": {"cost": 1}}}, "card.barn"),
        ({"card": {"mill": {"cost": "x"}}}, "card.mill.cost"),
        ({"card": {"mill": 3}}, "card.mill"),
        ({"card": {"mill": {"source": "rulebook"}}}, "source"),
    ):
        with pytest.raises(BadComponents, match=reason):
            tree.override(bad)


def test_a_number_without_a_source_is_refused() -> None:
    with pytest.raises(BadComponents, match="cost"):
        Components({"card": {"cost": 1}})


def test_an_unreadable_component_file_says_so(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("= nothing")
    with pytest.raises(BadComponents, match=r"bad\.toml"):
        Components.read(path)
    with pytest.raises(BadComponents, match=r"none\.toml"):
        Components.read(tmp_path / "none.toml")


def test_tables_are_made_once_for_each_key_and_each_set_of_changes() -> None:
    made: list[tuple[int, int]] = []

    def make(components: Components, seats: int) -> list[int]:
        made.append((components["coins"], seats))
        return [components["coins"]] * seats

    tree = Components({"source": "rulebook", "coins": 5})
    tables = MadeOnce(make)
    first = tables(tree, 2)
    assert first == [5, 5]
    assert tables(tree, 2) is first
    assert tables(tree, 3) == [5, 5, 5]
    richer = tables(tree.override({"coins": 6}), 2)
    assert richer == [6, 6]
    assert tables(tree.override({"coins": 6}), 2) is richer, "equal changes are the same set"
    assert tables(tree, 2) is first, "a set of changes leaves the others as they were"
    assert made == [(5, 2), (5, 3), (6, 2)]


@pytest.mark.parametrize("game", regnum.catalogue().values(), ids=lambda game: game.name)
def test_every_printed_number_names_its_source(game: regnum.kernel.game.Game) -> None:
    components = game.components()
    assert sum(1 for _ in components.values()) > 20
    for path, _ in components.values():
        assert components.source(path) in ("rulebook", "public", "reconstructed"), path


# Settings.


def test_settings_read_what_people_write() -> None:
    assert [Flag("f").check(text) for text in ("on", "no", True, "1")] == [True, False, True, True]
    assert Choice("c", ("draw", "draft")).check("draft") == "draft"
    modules = Subset("m", ("a", "b", "c"))
    assert modules.check("all") == ("a", "b", "c")
    assert modules.check("c, a") == ("a", "c")
    assert modules.check(["b"]) == ("b",)
    assert modules.check("none") == ()
    for setting, bad in ((Flag("f"), "maybe"), (Choice("c", ("x",)), "y"), (modules, "d"), (modules, 3)):
        with pytest.raises(BadSetup, match=setting.name):
            setting.check(bad)


# Counts of a fixed tree, so that a change of rules or order shows.


def count_lines(state: regnum.kernel.state.State, depth: int) -> int:
    if depth == 0 or not state.waiting:
        return 1
    seat = state.waiting[0]
    total = 0
    for option in state.options(seat):
        after = state.copy()
        after.apply(seat, option)
        total += count_lines(after, depth - 1)
    return total


def test_the_tree_of_brawl_has_not_changed() -> None:
    state = regnum.find("brawl").new(2, Seeded("tree"))
    assert [count_lines(state, depth) for depth in range(4)] == TREE


TREE = [1, 42, 1626, 56598]


def test_a_failure_in_the_middle_of_a_decision_leaves_the_match_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = regnum.new("brawl", seats=2, seed=5)
    for _ in range(4):
        match.apply(match.waiting[0], match.options(match.waiting[0])[0])
    before = digest(match.state), match.record.to_bytes(), len(match.history), match.options(match.waiting[0])
    run, failed = State.run, []

    def fail_once(state: State) -> None:
        run(state)
        if not failed:
            failed.append(True)
            raise KeyboardInterrupt

    monkeypatch.setattr(State, "run", fail_once)
    with pytest.raises(KeyboardInterrupt):
        match.apply(match.waiting[0], match.options(match.waiting[0])[0])
    after = digest(match.state), match.record.to_bytes(), len(match.history), match.options(match.waiting[0])
    assert after == before


def test_an_option_can_be_said_in_one_line() -> None:
    match = regnum.new("brawl", seats=2, seed=1)
    seat = match.waiting[0]
    text = match.game.notation(match.options(seat)[0])
    for bad in ("", "fly", "place", "place tile=x", f"{text} {text}", text.replace("=", ":")):
        with pytest.raises(IllegalOption):
            match.apply(seat, bad)
    match.apply(seat, text)
    assert match.game.notation(match.game.decode(match.record.rows[-1].option)) == text


def test_a_game_is_made_with_a_file_of_ones_own_numbers(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    with pytest.raises(BadComponents, match=r"none\.toml"):
        regnum.new("brawl", seats=2, components=tmp_path / "none.toml")
    tree = regnum.find("brawl").components()
    name, value = next((path, value) for path, value in tree.values() if type(value) is int)
    *tables, key = name.split(".")
    path.write_text(f"[{'.'.join(tables)}]\n{key} = {value}\n", encoding="utf-8")
    assert regnum.new("brawl", seats=2, components=str(path)).components.source(name) == "override"


def test_matches_and_positions_say_what_they_are() -> None:
    match = regnum.new("brawl", seats=2, seed=1)
    assert repr(match) == "<Match of brawl, seats 2, decisions 0, waiting for seat 0>"
    assert repr(match.position(0)).startswith("<Position of seat 0 in brawl: place character=")
