"""Scenes of guild tasks: Blue as master or journeyman."""

from __future__ import annotations

from scenes import BLUE, RED, Scene

SALTPETER, SULFUR, IRON, WOOD, FOOD = range(5)


def member(guild: str, rank: str, seats: int = 4, advanced: bool = False, **script: list[int]) -> Scene:
    """Blue is master or journeyman (with Red above him) of a guild."""
    scene = Scene(seats, advanced, script)
    if rank == "journeyman":
        scene.pawn(RED, guild, "mtn_nw")
    scene.pawn(BLUE, guild, "for_c")
    return scene


def store(target: list[int], source: list[int]) -> None:
    """Put so many of each good into a guild's store, whatever the bag says."""
    target[:] = source


def do(scene: Scene, task: str, guild: str) -> Scene:
    """Blue's Guild action."""
    scene.g.guilds_used[BLUE] = 0
    return scene.perform(BLUE, "guild").choose(task, guild=guild)


def shift(scene: Scene, **goods: int) -> Scene:
    return scene.choose("shift", goods=goods)


def rows(scene: Scene, *counts: int) -> None:
    """So many markers in the knights' rows."""
    for colour, count in enumerate(counts):
        scene.g.marker_supply[colour] += scene.g.rows[colour] - count
        scene.g.rows[colour] = count
