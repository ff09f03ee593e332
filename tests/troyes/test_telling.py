"""What the engine tells beside the options: prompts in words, pieces that are alike, where an action begins and ends."""

from __future__ import annotations

import re

import pytest
from troyes_table import act, arrange, attack, table, threat

import regnum.games.troyes.kinds as numbers
from regnum.games.troyes import GAME
from regnum.kernel.chance import Seeded
from regnum.kernel.kinds import Kind
from regnum.kernel.plan import ENDS, plans
from regnum.words import LANGUAGES, Words


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_prompt_names_its_target_in_words(seats: int, rules: int) -> None:
    """No prompt of random games shows how a piece is written inside."""
    words = [Words(language) for language in LANGUAGES]
    asked: set[tuple[str, str]] = set()
    for seed in range(6):
        g = GAME.new(seats, Seeded(seed), {"bonus": True}, rules=rules)
        luck = Seeded(f"luck {seed}")
        while g.waiting:
            step = g.decision()
            assert step is not None
            about = GAME.prompt(step.name, step.about(g))
            if (step.name, str(about)) not in asked:
                asked.add((step.name, str(about)))
                for language in words:
                    text = language.prompt(GAME, step.name, about, [])
                    assert not re.search(r"[:_{}]", text), text
                    if "target" in about:
                        family, name = about["target"].split(":")
                        assert text.startswith(language.thing("troyes", family, name)), text
            options = g.options(g.waiting[0])
            g.apply(g.waiting[0], options[luck.pick(len(options))])
    assert len({name for name, _ in asked}) > 8


def test_equal_dice_of_one_owner_are_alike() -> None:
    """Whichever of them is pointed at, the same is meant; black dice too."""
    g = arrange(2, dice={0: "R3 R3 Y3 W5", 1: "R3 R3 Y3"})
    attack(g, 4, 4, 2)
    groups = {frozenset(group) for group in g.alike(0)}
    own = frozenset({"die:0", "die:1"})
    assert groups == {own, frozenset({"die:2", "die:3"}), frozenset({"black:0", "black:1"})}


def test_a_number_and_its_kind_cannot_part() -> None:
    """Every constant is the place of the kind of its name."""
    for kinds, type_name in ((GAME.options, "option"), (GAME.events, "event")):
        for place, kind in enumerate(kinds):
            assert getattr(numbers, kind.name.upper()) == place, (type_name, kind.name)
    assert all(isinstance(kind, Kind) for kind in GAME.prompts)


def test_an_action_ends_before_the_next_turn() -> None:
    """Hiring and using a card is one plan; the turn of the next seat is no part of it."""
    g = table(3, cards="merchant", dice={0: "Y4 Y6", 1: "R1"}, deniers=20, supply=1, citizens={0: "H1"})
    tree = plans(g, 0, Seeded(1))
    assert tree is not None
    lines = {tuple(GAME.options[option[0]].name for option in line): ENDS[end] for line, end in tree.lines()}
    assert lines[("activate", "group", "take_supply")] == "done"
    assert lines[("enter", "group", "take_supply")] == "done"
    assert lines[("reroll",)] == "chance"
    assert lines[("recruit",)] == "done"
    assert lines[("flip", "flip_dice")] == "done"
    assert lines[("pass",)] == "done"


def test_black_dice_are_faced_in_one_plan() -> None:
    g = arrange(2, dice={0: "R3 Y2 W1", 1: "Y6"})
    attack(g, 6, 1)
    tree = plans(g, 0, Seeded(1))
    assert tree is not None
    assert (("face", "fight"), "done") in {
        (tuple(GAME.options[option[0]].name for option in line), ENDS[end]) for line, end in tree.lines()
    }


def test_what_is_spent_and_what_is_told_are_declared() -> None:
    """Dice and cubes are never taken up for a player; sums and prices are no pieces."""
    fields = {(kind.name, field.name): field for kind in GAME.options for field in kind.fields}
    spent = {name for name, field in fields.items() if field.spends}
    assert spent == {("fight", "dice"), ("group", "dice"), ("group", "marker")}
    told = {name for name, field in fields.items() if not field.piece}
    assert told == {
        ("face", "sum"), ("fight", "strength"), ("own", "dice"), ("own", "sum"), ("group", "value"), ("group", "price"),
    }  # fmt: skip


def test_roles_tell_pieces_of_one_family_apart() -> None:
    """The card that is used, the card a citizen leaves, and the card whose cube helps."""
    pieces = {kind.name: [field.piece for field in kind.fields] for kind in GAME.options}
    assert pieces["activate"] == ["card"]
    assert pieces["take_card"] == ["tradesman"]
    assert pieces["group"][:2] == ["die", "marker"]
    assert (pieces["enter"], pieces["take_lying"]) == (["building"], ["lying"])


def test_views_tell_what_follows_from_the_rules() -> None:
    """Strength, tiers, places in the order, room in the cathedral, closed rows: nobody has to reckon them anew."""
    g = table(
        2, dice={0: "R3 Y3"}, first=1, citizens={0: "P4 H1", 1: "B1"}, lying={0: "P"}, cathedral={"1.2": 0},
        tradesmen={"merchant": "0"}, characters=["chretien", "henry"], supply=2,
    )  # fmt: skip
    view = g.view(0)
    assert {die.colour: die.strength for die in view.dice} == {"red": 6, "yellow": 3}
    assert view.site == [1, 2, 1, 1, 1, 1]
    mine = view.seats[0]
    assert (mine.turn, view.seats[1].turn) == (2, 1)
    assert (mine.standing, mine.citizens, mine.missing_points) == (2, 6, -4)
    assert view.known[0].tiers == [(4, 1), (6, 3), (8, 6)]
    assert view.buildings[0].closed == [False, False, False, True, False, False]
    full = table(1, dice={0: "R3"}, cathedral={f"{level}.2": 0 for level in (1, 2, 3)})
    assert full.view(0).site[1] is None
    assert full.view(0).king.turn == 2


def test_grey_cubes_send_a_card_to_the_discard() -> None:
    """TR-151: the log says so, and nobody takes it."""
    g = table(4, queue="war", dice={0: "R4 Y1"})
    flags = g.tables.threats[threat("war")].flags
    g.cubes[threat("war")] = (4,) * (flags - 1)
    g.events = []
    act(g, "counter", "R4", event="war")
    names = [GAME.events[event.kind].name for event in g.events]
    assert "discarded" in names
    assert "side_taken" not in names
