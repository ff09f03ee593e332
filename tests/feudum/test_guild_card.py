"""11. Гильдия: the card, and who may do what."""

from __future__ import annotations

import pytest
from scenes import BLUE, GREEN, RED, Scene
from tasks import member, store

from regnum.games.feudum.components import GUILDS
from regnum.games.feudum.guilds.catalogue import GUILD_RULES


def test_one_task_of_one_guild() -> None:
    """FE-243, FE-244, FE-288: one push, or one trade, nothing after it."""
    scene = member("farmer", "master")
    scene.pawn(BLUE, "merchant", "for_c")
    scene.rule(BLUE, "farm", "des_n")
    scene.lying("des_n", food=2)
    scene.perform(BLUE, "guild")
    assert {(one["kind"]) for one in scene.offered(guild="farmer")} == {"trade", "push"}
    assert scene.offered("push", guild="merchant")
    scene.choose("trade", guild="farmer").choose("sell", food=1)
    assert scene.asked == ""


def test_who_may_do_what() -> None:
    """FE-071, FE-245, FE-246, FE-247, FE-248: everybody trades; the master pushes, the journeyman pulls."""
    scene = Scene()
    scene.track("noble", BLUE, RED, GREEN)
    for seat in range(4):
        scene.coins(seat, 6)
    tasks = [
        {one["kind"] for one in scene.perform(seat, "guild").offered(guild="noble")} for seat in range(4)
    ]
    assert tasks == [{"trade", "push"}, {"trade", "pull"}, {"trade"}, {"trade"}]
    scene.perform(3, "guild")
    assert {one["guild"] for one in scene.offered("trade")} == set(GUILDS) - {"farmer"}


@pytest.mark.parametrize("rank", ["master", "journeyman"])
@pytest.mark.parametrize("guild", GUILDS)
def test_no_member_must_move_goods(guild: str, rank: str) -> None:
    """FE-072: where a task is open to a member he may trade, go to another guild or do nothing."""
    scene = member(guild, rank)
    scene.coins(BLUE, 6)
    scene.rule(RED, "farm", "isl_n")
    scene.rule(BLUE, "farm", "des_n")
    scene.lying("des_n", food=2)
    scene.hens(2)
    if guild == "knight":
        store(scene.g.carts, [3] * 5)
    task = "push" if rank == "master" else "pull"
    scene.perform(BLUE, "guild")
    assert scene.offered(task, guild=guild)
    assert scene.offered("trade", guild=guild)
    assert {one["guild"] for one in scene.offered("trade")} == set(GUILDS)
    before = scene.g.coins[BLUE], scene.g.guilds_used[BLUE], scene.score(BLUE)
    scene.choose("decline")
    assert scene.asked == ""
    assert (scene.g.coins[BLUE], scene.g.guilds_used[BLUE], scene.score(BLUE)) == before
    assert scene.told("not_performed") == [{"kind": "not_performed", "seat": BLUE, "card": "guild"}]


def test_another_guild_the_second_time() -> None:
    """FE-249: the guild dealt with is closed for Repeat, whatever the task; a declined one closes nothing."""
    scene = Scene()
    scene.coins(BLUE, 9)
    scene.perform(BLUE, "guild").choose("trade", guild="merchant").choose("buy_good", good="iron").choose(
        "done"
    )
    scene.played(BLUE, "guild")
    scene.perform(BLUE, "repeat").choose("do_again", card="guild")
    assert {one["guild"] for one in scene.offered("trade")} == {"alchemist", "knight", "noble", "monk"}
    scene = Scene()
    scene.coins(BLUE, 9)
    scene.perform(BLUE, "guild").choose("decline")
    scene.played(BLUE, "guild")
    scene.perform(BLUE, "repeat").choose("do_again", card="guild")
    assert scene.offered("trade", guild="merchant")


def test_the_ring() -> None:
    """FE-022, FE-264, FE-265: pulls come from the left, pushes go to the right."""
    assert GUILDS == ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
    assert len(GUILD_RULES) == 6
    tables = Scene().g.tables
    assert tables.push_points == (0, 4, 5, 6)
    assert tables.pull_points == 3
