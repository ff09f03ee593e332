"""Every piece of the box is somewhere, and no store holds more than it can."""

from __future__ import annotations

from regnum.games.feudum.components import FIEF, LAND_YIELDS, SHILLING, TARGET
from regnum.games.feudum.kinds import EXTRA
from regnum.games.feudum.state import Feudum


def check(g: Feudum) -> None:
    """Raise if a good, coin, marker, disc, token, tile, vessel or card is missing or too many."""
    tables = g.tables
    seats = range(g.seats)
    for good in range(5):
        count = g.bag[good] + g.barn[good] + g.shelves[good] + g.carts[good]
        count += sum(g.goods[seat * 5 + good] for seat in seats)
        count += sum(g.lying[place * 5 + good] for place in range(22))
        count += sum(
            g.land_stock[place]
            for place in range(22)
            if g.land[place] >= 0 and LAND_YIELDS[g.land[place]] == good
        )
        if good == 1:
            count += sum(g.barrel) + sum(g.pawn_wine)
            count += sum(g.purse[seat] for seat in seats if g.bonus[seat] != EXTRA)
        if good == 0:
            count += sum(g.purse[seat] for seat in seats if g.bonus[seat] == EXTRA)
        assert count == tables.goods[good], (good, count)
    mines = sum(g.land_stock[p] for p in range(22) if g.land[p] >= 0 and LAND_YIELDS[g.land[p]] == SHILLING)
    assert sum(g.coins) + g.supply + sum(g.charity) + mines == tables.shillings
    butts = sum(g.land_stock[p] for p in range(22) if g.land[p] >= 0 and LAND_YIELDS[g.land[p]] == TARGET)
    assert butts <= tables.targets
    for colour in range(tables.rows):
        count = g.marker_supply[colour] + g.rows[colour] + g.track.count(colour)
        count += g.ruler.count(colour) + g.serf.count(colour) + g.monster_owner.count(colour)
        count += sum(g.subjects >> place & 1 for place in range(22) if g.ruler[place] == colour)
        if colour < g.seats:
            count += g.markers[colour]
        assert count == tables.markers, (colour, count)
    for vessel in range(3):
        count = g.vessel_supply[vessel] + g.for_sale[vessel] + g.pawn_ship.count(vessel)
        count += sum(g.vessels[seat * 3 + vessel] for seat in seats)
        count += sum(g.adrift[place] >> 2 * vessel & 3 for place in range(22))
        assert count == tables.vessels[vessel]
    hidden = g.scrolls.bit_count() + g.seal_supply + sum(g.seals)
    hidden += g.safe_subjects.bit_count() + g.safe_serfs.bit_count()
    assert hidden == sum(g.unseen)
    for value in range(4):
        count = g.unseen[value] + g.rosary[value] + g.hens[value] + sum(g.beads[s * 4 + value] for s in seats)
        assert count == tables.beads.count(value + 2)
    cards = [*g.deck, *g.drawn, *(writ for seat in seats for writ in range(16) if g.writs[seat] >> writ & 1)]
    assert sorted(cards) == list(range(16))
    assert len(g.deck) == len(g.deck_known)
    for kind in range(3):
        start = (*tables.circled, *tables.plain).count(kind) + tables.disc_supply[kind]
        assert g.disc.count(kind) + g.disc_supply[kind] == start
    for guild in range(6):
        assert g.fiefs_left[guild] >= 0
        assert g.disc.count(FIEF + guild) + g.fiefs_left[guild] == tables.fiefs
        members = [seat for seat in g.track[guild * 3 : guild * 3 + 3] if seat >= 0]
        assert len(set(members)) == len(members) <= tables.ranks
    tiles = sum(g.tiles) + sum(face >= 0 for face in g.land)
    assert tiles <= sum(g.removed) <= 24
    for seat in seats:
        assert g.free_discs(seat) >= 0
        assert g.markers[seat] >= 0
        assert g.coins[seat] >= 0
        assert 0 <= g.barrel[seat] <= tables.barrel
        assert not g.hand[seat] & g.played[seat]
    assert min(g.goods) >= 0
    assert min(g.lying) >= 0
    assert min(g.bag) >= 0
    assert sum(g.barn) <= tables.barn
    assert sum(g.hens) <= tables.hens
    assert sum(g.rosary) <= tables.rosary
    assert max(g.shelves) <= tables.columns
    assert max(g.carts) <= tables.cart
    assert max(g.rows) <= tables.row
    assert min(g.markers) >= 0
    for place in range(22):
        if g.ruler[place] < 0:
            assert g.serf[place] < 0
            assert not g.subjects >> place & 1
        else:
            assert g.serf[place] != g.ruler[place]
        if g.safe_serfs >> place & 1:
            assert g.serf[place] >= 0
        if g.safe_subjects >> place & 1:
            assert g.subjects >> place & 1
