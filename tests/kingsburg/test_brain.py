"""What bots know: the evaluation sees what is coming, and greedy play leaves random play behind."""

from __future__ import annotations

import pytest
from realm import Realm
from table import on

import regnum
from regnum.bots import make
from regnum.games.kingsburg import GAME
from regnum.games.kingsburg.components import SPRING
from regnum.games.kingsburg.flow.advisors import ADVISORS_HELP
from regnum.games.kingsburg.flow.construction import CONSTRUCTION
from regnum.games.kingsburg.flow.governors import DEAL_GOVERNORS
from regnum.games.kingsburg.flow.influence import INFLUENCE_ADVISORS
from regnum.games.kingsburg.flow.year import RECRUITING
from regnum.games.kingsburg.state import Kingsburg

BRAIN = GAME.brain()


def value(table: Realm, seat: int = 0) -> float:
    return BRAIN.values(table.g)[seat]


def after(table: Realm, kind: str, **fields: object) -> float:
    """The seat's value after a choice, with the table left as it is."""
    (option,) = table.find(0, kind, **fields)
    world = table.g.copy()
    world.apply(0, option)
    return BRAIN.values(world)[0]


def test_a_finished_game_is_worth_its_points() -> None:
    table = Realm()
    assert table.g.waiting == ()
    assert BRAIN.values(table.g) == [10.0, 10.0, 10.0]


def test_dice_on_an_advisor_count_before_he_helps() -> None:
    table = Realm().season(SPRING).dice(0, [5, 6, 6]).dice(1, [1, 2, 3]).play(INFLUENCE_ADVISORS)
    assert after(table, "influence", advisor="queen") > after(table, "influence", advisor="sergeant")
    assert after(table, "influence", advisor="sergeant") > after(table, "pass")


def test_building_beats_hoarding() -> None:
    table = Realm().season(SPRING).give(0, gold=2).construction()
    assert after(table, "build", building="statue") > after(table, "done")


def test_the_missing_good_is_preferred() -> None:
    """With 3 gold and a Statue only a stone is missing for the Chapel."""
    table = on(Realm().season(SPRING).stand(0, "statue").give(0, gold=3), 0, 7).play(
        ADVISORS_HELP, CONSTRUCTION
    )
    best = max(table.options(0), key=lambda option: after(table, "take", goods=option["goods"]))
    assert best["goods"] == {"stone": 1, "token": 1}


def test_soldiers_are_bought_when_they_turn_the_battle() -> None:
    """In the last winter two goods are worth a soldier against defeat, and none against a sure victory."""
    table = (
        Realm(year=5).stand(0, "church").give(0, gold=2).give(1, gold=2).soldiers(5, 0, 0).play(RECRUITING)
    )
    assert after(table, "recruit", soldiers=1) > after(table, "recruit", soldiers=0)
    table = Realm(year=1).give(0, gold=2).give(1, gold=2).soldiers(8, 0, 0).play(RECRUITING)
    assert after(table, "recruit", soldiers=1) < after(table, "recruit", soldiers=0)


def test_a_choice_made_together_is_valued_before_all_are_in() -> None:
    table = Realm(year=0).script(governors=list(range(24))).play(DEAL_GOVERNORS)
    values = {
        option["governor"]: after(table, "appoint", governor=option["governor"])
        for option in table.options(0)
    }
    assert len(set(values.values())) == 3


@pytest.mark.parametrize("modules", ["none", "all"])
def test_greedy_beats_random(modules: str) -> None:
    for seed in range(3):
        match = regnum.new("kingsburg", seats=3, seed=seed, modules=modules)
        bots = [make("greedy" if seat == seed else "random", seat) for seat in range(3)]
        while match.waiting:
            seat = match.waiting[0]
            match.apply(seat, bots[seat].choose(match.position(seat)))
        assert match.winners() == [seed]


def test_quick_play_is_sensible() -> None:
    """Playing on by the brain's own hunches scores like a player, not like chance."""
    state = regnum.new("kingsburg", seats=4, seed=3).state
    while state.waiting:
        seat = state.waiting[0]
        options = state.options(seat)
        assert len(BRAIN.priors(state, seat, options)) == len(options)
        assert all(prior > 0 for prior in BRAIN.priors(state, seat, options))
        state.apply(seat, BRAIN.playout(state, seat, options) or options[0])
    assert isinstance(state, Kingsburg)
    assert sum(state.points) / 4 > 20
