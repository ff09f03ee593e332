"""Feudum: the table as a seat sees it, put into the view."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import battle, cards
from .actions.clash import Clash
from .actions.harvest import yield_of
from .actions.improve import improve_points
from .actions.tax import tax_of
from .components import (
    CARDS,
    COLOURS,
    FARM,
    FIEF,
    FOOD,
    GOODS,
    GUILDS,
    LANDS,
    MONSTERS,
    PLACES,
    REGIONS,
    SCROLLS,
    SETTLEMENTS,
    TOWN,
    VESSELS,
    WRITS,
)
from .flow.epochs import disloyalty, epoch_signs, next_service
from .flow.feeding import SendHome, hungry
from .guilds.membership import star_parts
from .kinds import BONUSES, BY_CHARTERS, BY_DISLOYALTY, CHARACTERS, ROLES, SOURCES
from .realm.figures import face_of
from .reserve.writs import charters
from .scoring import epoch_points, final_points
from .state import Feudum
from .view import (
    BattleView,
    CardView,
    FeudumView,
    ForecastView,
    GuildView,
    MonsterView,
    NeedsView,
    PartView,
    PawnView,
    PlaceView,
    SeatView,
    StackView,
    StoresView,
)


def look(g: Feudum, seat: int | None) -> FeudumView:
    """The table as `seat` sees it; a finished game is open to all."""
    over = not g.waiting
    looks = over or (g.waiting == (seat,))
    return FeudumView(
        seat=seat,
        advanced=g.advanced,
        round=g.round,
        phase=g.phase,
        epoch=g.epoch,
        first=g.first,
        mover=None if over else g.mover,
        places=[_place(g, place) for place in range(len(PLACES))],
        pawns=[_pawn(g, figure) for figure, place in enumerate(g.pawn_place) if place >= 0],
        monsters=[
            MonsterView(
                name,
                _seat(g.monster_owner[monster]),
                PLACES[g.monster_place[monster]] if g.monster_place[monster] >= 0 else None,
            )
            for monster, name in enumerate(MONSTERS)
        ],
        stacks=[
            StackView(
                name,
                g.removed[region] + 1,
                g.stack_open(region),
                {name: improve_points(g, region, kind) for kind, name in enumerate(SETTLEMENTS) if kind},
                [LANDS[g.faces[region * 4 + number]] for number in range(g.removed[region])],
            )
            for region, name in enumerate(REGIONS)
        ],
        guilds=_guilds(g),
        stores=_stores(g),
        seats=[_seat_view(g, one, over or one == seat) for one in range(g.seats)],
        drawn=[WRITS[writ] for writ in g.drawn] if looks else [],
        drawn_count=len(g.drawn),
        ferries=not any(g.for_sale),
        ranks=g.tables.ranks,
        epoch_seen=epoch_signs(g),
        epoch_need=g.tables.epoch_seen[g.epoch + 1] if g.epoch + 1 < len(g.tables.epoch_seen) else 0,
        cards=[] if seat is None or over else [_card(g, seat, card) for card in range(len(CARDS))],
        battle=_battle(g),
    )


def alike(g: Feudum, seat: int) -> list[tuple[str, ...]]:
    """Pawns of one owner that differ in nothing; the own ones only while none of them may walk off alone."""
    step = g.decision()
    walks = step is None or step.name not in ("migrate", "feed", "send_home")
    groups: dict[tuple[int, ...], list[str]] = {}
    for figure, place in enumerate(g.pawn_place):
        if place >= 0 and not (walks and figure // 3 == seat):
            same = (figure // 3, place, g.pawn_face[figure], g.pawn_ship[figure], g.pawn_wine[figure])
            groups.setdefault(same, []).append(f"pawn:{figure}")
    return [tuple(group) for group in groups.values() if len(group) > 1]


def _place(g: Feudum, place: int) -> PlaceView:
    bit = 1 << place
    disc = g.disc[place]
    return PlaceView(
        place=PLACES[place],
        region=REGIONS[g.tables.region[place]],
        settlement=SETTLEMENTS[min(disc, FIEF)],
        guild=GUILDS[disc - FIEF] if disc >= FIEF else None,
        ruler=_seat(g.ruler[place]),
        subject=bool(g.subjects & bit),
        serf=_seat(g.serf[place]),
        subject_immune=bool(g.safe_subjects & bit),
        serf_immune=bool(g.safe_serfs & bit),
        goods=_counts(GOODS, g.lying[place * 5 : place * 5 + 5]),
        land=LANDS[g.land[place]] if g.land[place] >= 0 else None,
        land_stock=g.land_stock[place],
        vessels=_counts(VESSELS, [g.adrift[place] >> 2 * vessel & 3 for vessel in range(3)]),
    )


def _pawn(g: Feudum, figure: int) -> PawnView:
    vessel = g.pawn_ship[figure]
    return PawnView(
        pawn=figure,
        seat=figure // 3,
        character=CHARACTERS[g.pawn_face[figure]],
        place=PLACES[g.pawn_place[figure]],
        vessel=VESSELS[vessel] if vessel >= 0 else None,
        drunk=bool(g.pawn_wine[figure]),
    )


def _guilds(g: Feudum) -> list[GuildView]:
    parts = star_parts(g)
    return [
        GuildView(
            guild=name,
            master=_seat(g.track[guild * 3]),
            journeyman=_seat(g.track[guild * 3 + 1]),
            apprentice=_seat(g.track[guild * 3 + 2]),
            stars=g.stars[guild * g.seats : (guild + 1) * g.seats],
            parts=[list(parts[guild * g.seats + seat]) for seat in range(g.seats)],
            reeves=[seat for seat in range(g.seats) if g.reeves[seat] >> guild & 1],
        )
        for guild, name in enumerate(GUILDS)
    ]


def _card(g: Feudum, seat: int, card: int) -> CardView:
    return CardView(
        CARDS[card], cards.special(g, seat, card), [code for code, _ in cards.idle(g, seat, card)]
    )


def _needs(g: Feudum, seat: int) -> NeedsView:
    mouths = hungry(g, seat).bit_count()
    for step in g.agenda:
        if isinstance(step, SendHome) and step.seat == seat:
            mouths = step.lack  # the others have eaten
    epoch = next_service(g)
    loss = disloyalty(g, seat, epoch) if epoch else 0
    return NeedsView(mouths, max(0, mouths - g.goods[seat * 5 + FOOD]), loss, epoch)


def _forecast(g: Feudum, seat: int, total: int, open_hand: bool) -> ForecastView:
    if not g.waiting:
        return ForecastView({}, 0, {}, total)
    epoch: list[tuple[int, int]] = []
    if g.epoch + 1 < len(g.tables.epoch_service):
        epoch = epoch_points(g, seat)
        if g.tables.epoch_service[g.epoch + 1]:
            epoch.append((BY_DISLOYALTY, -disloyalty(g, seat, g.epoch + 1)))
    end = final_points(g, seat)
    if open_hand:
        end.append((BY_CHARTERS, sum([points for _, points in charters(g, seat)])))
    more = sum([points for _, points in end])
    return ForecastView(
        _by_source(epoch), sum([points for _, points in epoch]), _by_source(end), total + more
    )


def _by_source(points: list[tuple[int, int]]) -> dict[str, int]:
    return {SOURCES[source]: count for source, count in points if count}


def _battle(g: Feudum) -> BattleView | None:
    clash = g.decision()
    if not isinstance(clash, Clash):
        return None
    attack, defence = clash.sides(g)
    strength, against = battle.strength_of(attack), battle.strength_of(defence)
    feared = clash.feared(g)
    fief = clash.target == battle.FIEF_TARGET
    return BattleView(
        attacker=clash.attacker,
        defender=clash.defender,
        place=PLACES[clash.place],
        character=None if fief else CHARACTERS[face_of(g, clash.target)],
        guild=GUILDS[g.disc[clash.place] - FIEF] if fief else None,
        attack=[PartView(_part(g, part), worth) for part, worth in attack],
        defence=[PartView(_part(g, part), worth) for part, worth in defence],
        strength=strength,
        against=against,
        feared=feared,
        wins=battle.wins(strength, against),
        wins_feared=battle.wins(strength, feared),
        answered=clash.answered,
        prize=battle.prize(g, clash.target),
    )


def _part(g: Feudum, part: int) -> str:
    if part == battle.POWDER_PART:
        return "good:saltpeter"
    if part == battle.WEAPON_PART:
        return "gain:attack"
    if part == battle.DEFEND_PART:
        return "card:defend"
    if part >= battle.MARKER_PART:
        return f"role:{ROLES[part - battle.MARKER_PART]}"
    return f"character:{CHARACTERS[face_of(g, part)]}"


def _stores(g: Feudum) -> StoresView:
    return StoresView(
        barn=_counts(GOODS, g.barn),
        hens=_beads(g.hens),
        shelves=_counts(GOODS, g.shelves),
        carts=_counts(GOODS, g.carts),
        for_sale=_counts(VESSELS, g.for_sale),
        rows={COLOURS[colour]: count for colour, count in enumerate(g.rows)},
        scrolls=[name for scroll, name in enumerate(SCROLLS) if g.scrolls >> scroll & 1],
        rosary=_beads(g.rosary),
        church_coffer=g.charity[0],
        farmers_sack=g.charity[1],
        bag=_counts(GOODS, g.bag),
        shillings=g.supply,
        vessels=_counts(VESSELS, g.vessel_supply),
        markers={COLOURS[colour]: count for colour, count in enumerate(g.marker_supply)},
        seals=g.seal_supply,
        settlements=_counts(SETTLEMENTS[:FIEF], [max(0, count) for count in g.disc_supply]),
        fiefs=_counts(GUILDS, g.fiefs_left),
        writs=len(g.deck),
    )


def _seat_view(g: Feudum, seat: int, open_hand: bool) -> SeatView:
    points = g.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return SeatView(
        colour=COLOURS[seat],
        points=_counts(SOURCES, points),
        total=sum(points),
        goods=_counts(GOODS, g.goods[seat * 5 : seat * 5 + 5]),
        barrel=g.barrel[seat],
        shillings=g.coins[seat],
        bonus=BONUSES[g.bonus[seat]],
        purse=g.purse[seat],
        tiles=_counts(LANDS, g.tiles[seat * 4 : seat * 4 + 4]),
        vessels=_counts(VESSELS, g.vessels[seat * 3 : seat * 3 + 3]),
        markers=g.markers[seat],
        seals=g.seals[seat],
        beads=_beads(g.beads[seat * 4 : seat * 4 + 4]),
        pawns=3 - len(g.on_map(seat)),
        discs=g.free_discs(seat),
        voyage=g.voyage[seat],
        military=g.military[seat],
        hand_size=g.hand[seat].bit_count(),
        hand=_names(CARDS, g.hand[seat]) if open_hand else None,
        played=_names(CARDS, g.played[seat]),
        played_before=_names(CARDS, g.before[seat]),
        writ_count=g.writs[seat].bit_count(),
        writs=_names(WRITS, g.writs[seat]) if open_hand else None,
        slayer=bool(g.slayers >> seat & 1),
        harvest=yield_of(g, seat) if g.ruled(seat, FARM) else 0,
        tax=tax_of(g, seat) if g.ruled(seat, TOWN) else 0,
        needs=_needs(g, seat),
        forecast=_forecast(g, seat, sum(points), open_hand),
    )


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _counts(names: tuple[str, ...], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _beads(counts: list[int]) -> list[int]:
    return [value + 2 for value, count in enumerate(counts) for _ in range(count)]


def _names(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]
