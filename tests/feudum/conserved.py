"""Nothing is created or lost: counts of every component over a whole state."""

from __future__ import annotations

from typing import TypeGuard

from regnum.games.feudum.components import (
    ARCHERY_BUTT,
    LAND_YIELDS,
    ORCHARD,
    SILVER_MINE,
    SULFUR,
    SULFUR_MINE,
)
from regnum.games.feudum.guilds.membership import ChooseGuild, EnterGuilds
from regnum.games.feudum.kinds import EXTRA, NO_BONUS
from regnum.games.feudum.state import Feudum


def goods(g: Feudum) -> list[int]:
    """FE-016: saltpeter, sulfur, iron, wood, food, wherever they are."""
    found = [g.bag[good] + g.barn[good] + g.shelves[good] + g.carts[good] for good in range(5)]
    for seat in range(g.seats):
        for good in range(5):
            found[good] += g.goods[seat * 5 + good]
        found[SULFUR] += g.barrel[seat]
        if g.bonus[seat] != NO_BONUS:
            found[0 if g.bonus[seat] == EXTRA else SULFUR] += g.purse[seat]
    found[SULFUR] += sum(g.pawn_wine)
    for spot, count in enumerate(g.lying):
        found[spot % 5] += count
    for face in (ORCHARD, SULFUR_MINE):
        found[LAND_YIELDS[face]] += on_land(g, face)
    return found


def on_land(g: Feudum, face: int) -> int:
    return sum(g.land_stock[place] for place in range(len(g.land)) if g.land[place] == face)


def shillings(g: Feudum) -> int:
    """FE-013."""
    return sum(g.coins) + g.supply + sum(g.charity) + on_land(g, SILVER_MINE)


def markers(g: Feudum, colour: int) -> int:
    """FE-006: one colour's markers."""
    found = g.marker_supply[colour] + g.rows[colour]
    if colour < g.seats:
        found += g.markers[colour] + g.track.count(colour) + g.monster_owner.count(colour)
        found += sum(step.count for step in g.agenda if laid_aside(step) and step.seat == colour)
        found += g.ruler.count(colour) + g.serf.count(colour)
        found += sum(g.subjects >> place & 1 for place in range(22) if g.ruler[place] == colour)
    return found


def laid_aside(step: object) -> TypeGuard[EnterGuilds | ChooseGuild]:
    """Markers that wait for their owner to choose a guild."""
    return isinstance(step, (EnterGuilds, ChooseGuild))


def tokens(g: Feudum) -> int:
    """FE-010: seals and beads."""
    faced_down = g.seal_supply + sum(g.seals) + g.scrolls.bit_count()
    faced_down += g.safe_subjects.bit_count() + g.safe_serfs.bit_count()
    assert faced_down == sum(g.unseen)
    return faced_down + sum(g.rosary) + sum(g.hens) + sum(g.beads)


def vessels(g: Feudum) -> list[int]:
    """FE-008: by kind."""
    return [
        g.vessel_supply[kind]
        + g.for_sale[kind]
        + sum(g.vessels[kind::3])
        + g.pawn_ship.count(kind)
        + sum(adrift >> 2 * kind & 3 for adrift in g.adrift)
        for kind in range(3)
    ]


def writs(g: Feudum) -> list[int]:
    """FE-003: deck, hands and cards being looked at."""
    held = [writ for hand in g.writs for writ in range(16) if hand >> writ & 1]
    return sorted([*g.deck, *held, *g.drawn])


def check(g: Feudum) -> None:
    """Every law of conservation and every limit, at any moment of a game."""
    assert goods(g) == [30, 30, 30, 30, 50]
    assert shillings(g) == 78
    for colour in range(len(g.rows)):
        assert markers(g, colour) == 20
    assert tokens(g) == 17
    assert vessels(g) == [3, 3, 3]
    assert writs(g) == list(range(16))
    assert len(g.deck) == len(g.deck_known)
    assert on_land(g, ARCHERY_BUTT) <= 12
    numbers = [
        *g.goods,
        *g.barrel,
        *g.coins,
        *g.bag,
        *g.lying,
        *g.markers,
        *g.marker_supply,
        *g.rows,
        *g.tiles,
    ]
    assert min(numbers) >= 0
    assert min(g.supply, g.seal_supply, *g.seals, *g.unseen, *g.fiefs_left, *g.charity, *g.land_stock) >= 0
    assert sum(g.tiles) + sum(face >= 0 for face in g.land) <= sum(g.removed) <= 24
    for guild in range(6):
        assert g.fiefs_left[guild] + sum(disc == 3 + guild for disc in g.disc) == 2
        members = [seat for seat in g.track[guild * 3 : guild * 3 + 3] if seat >= 0]
        assert len(set(members)) == len(members) <= g.tables.ranks
    assert sum(g.disc_supply) + sum(g.fiefs_left) + len(g.disc) == 44
    assert sum(g.barn) <= 10
    assert sum(g.hens) <= 4
    assert max(g.shelves) <= 4
    assert max(g.carts) <= 3
    assert max(g.rows) <= 6
    assert sum(g.rosary) <= 7
    assert max(g.barrel) <= 3
    for seat in range(g.seats):
        assert 0 <= g.free_discs(seat) <= 3
        assert g.reeves[seat].bit_count() <= 2
    for place in range(22):
        if g.serf[place] >= 0:
            assert g.ruler[place] not in (-1, g.serf[place])
        if g.subjects >> place & 1:
            assert g.ruler[place] >= 0
