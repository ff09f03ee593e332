"""Feudum: the Guild card (11): one task of one guild, or a feast."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.kinds import Option, Reason
from ....kernel.step import Decision
from ..components import GUILD, GUILDS, JOURNEYMAN, MASTER, SULFUR
from ..guilds.catalogue import GUILD_RULES
from ..kinds import (
    DECLINE,
    FEAST,
    FEASTED,
    NOT_PERFORMED,
    PULL,
    PULL_TASK,
    PUSH,
    PUSH_TASK,
    TASK_DONE,
    TRADE,
    TRADE_TASK,
)
from ..pieces import named, numbered
from ..state import Feudum

_TRADES: Final[tuple[Option, ...]] = tuple([(TRADE, guild) for guild in range(6)])
_PULLS: Final[tuple[Option, ...]] = tuple([(PULL, guild) for guild in range(6)])
_PUSHES: Final[tuple[Option, ...]] = tuple([(PUSH, guild) for guild in range(6)])


class Guild(Decision[Feudum]):
    """Trade with a guild, pull as its journeyman, push as its master, or feast a member.

    A second Guild action in a round must go to another guild.
    """

    __slots__ = ()
    name: ClassVar[str] = "guild"

    def options(self, g: Feudum) -> list[Option]:
        seat = self.seat
        found: list[Option] = [(DECLINE,)]
        track = g.track
        used = g.guilds_used[seat]
        feasts = g.advanced and g.barrel[seat] > 0
        for guild in range(len(GUILDS)):
            if used >> guild & 1:
                continue
            rules = GUILD_RULES[guild]
            if rules.can_trade(g, seat):
                found.append(_TRADES[guild])
            master = track[guild * 3 + MASTER]
            journeyman = track[guild * 3 + JOURNEYMAN]
            if journeyman == seat:
                if rules.can_pull(g):
                    found.append(_PULLS[guild])
            elif feasts and journeyman >= 0 and meets(g, seat, journeyman, guild) and rules.can_pull(g):
                found.append((FEAST, guild, journeyman, PULL_TASK))
            if master == seat:
                if rules.can_push(g):
                    found.append(_PUSHES[guild])
            elif feasts and master >= 0 and meets(g, seat, master, guild) and rules.can_push(g):
                found.append((FEAST, guild, master, PUSH_TASK))
        return found

    def choose(self, g: Feudum, option: Option) -> None:
        seat = self.seat
        kind: int = option[0]
        if kind == DECLINE:
            g.tell(NOT_PERFORMED, (seat, GUILD))
            return
        guild: int = option[1]
        g.guilds_used[seat] |= 1 << guild
        rules = GUILD_RULES[guild]
        if kind == TRADE:
            g.tell(TASK_DONE, (seat, guild, TRADE_TASK))
            rules.trade(g, seat)
        elif kind == PULL:
            g.tell(TASK_DONE, (seat, guild, PULL_TASK))
            rules.pull(g, seat, seat)
        elif kind == PUSH:
            g.tell(TASK_DONE, (seat, guild, PUSH_TASK))
            rules.push(g, seat, seat)
        else:
            g.barrel[seat] -= 1
            g.bag[SULFUR] += 1
            g.tell(FEASTED, (seat, option[2], guild, option[3]))
            if option[3] == PULL_TASK:
                rules.pull(g, seat, option[2])
            else:
                rules.push(g, seat, option[2])

    def why(self, g: Feudum, pieces: tuple[str, ...]) -> list[Reason]:
        guild = numbered(pieces, "guild", GUILDS)
        if guild < 0:
            return [("no-task", {})]
        if g.guilds_used[self.seat] >> guild & 1:
            return [("guild-used", {})]
        rules = GUILD_RULES[guild]
        task = named(pieces, "task")
        rank = g.rank(guild, self.seat)
        if task == "trade":
            return [] if rules.can_trade(g, self.seat) else [("no-trade", {"price": g.tables.price})]
        if task == "pull":
            if rank != JOURNEYMAN:
                return [("not-journeyman", {})]
            return [] if rules.can_pull(g) else [("nothing-to-pull", {})]
        if task == "push":
            if rank != MASTER:
                return [("not-master", {})]
            return [] if rules.can_push(g) else [("nothing-to-push", {})]
        if any(option[1] == guild for option in self.options(g)[1:]):
            return []
        return [("no-task", {})]


def meets(g: Feudum, seat: int, host: int, guild: int) -> bool:
    """A feast: whether an own pawn stands by the host's pawn or fief of that guild."""
    here = g.place_mask(seat)
    for figure in range(host * 3, host * 3 + 3):
        place = g.pawn_place[figure]
        if place >= 0 and g.pawn_face[figure] == guild and here >> place & 1:
            return True
    for place, ruler in enumerate(g.ruler):
        if ruler == host and g.disc[place] == 3 + guild and here >> place & 1:
            return True
    return False
