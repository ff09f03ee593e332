"""What others do to a seat is told to it: every loss that a rival's decision brings has its event, and no gain has one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import regnum
from regnum.kernel.chance import Seeded
from regnum.kernel.kinds import Json

GAMES = 6
Told = list[dict[str, Json]]


def losses(match: regnum.Match, seat: int) -> Told:
    """The events of the last decision that are bad for a seat and somebody's doing, as the seat reads them."""
    found = []
    for event in match.history[-1]:
        kind = match.game.events[event.kind]
        data = event.seen(match.game.events, seat)
        if kind.hurts and data is not None and data[kind.hurts] == seat:
            found.append(data)
    return found


def rivals(game: str, seats: int, seed: int, **settings: Any) -> Any:
    """A random game; after each decision the match, and for every seat that did not decide the views before and after."""
    match = regnum.new(game, seats=seats, seed=seed, **settings)
    luck = Seeded(f"harm {seed}")
    while match.waiting:
        mover = match.waiting[0]
        options = match.options(mover)
        before = [match.view(seat) for seat in range(seats)]
        match.apply(mover, options[luck.pick(len(options))])
        for seat in range(seats):
            if seat != mover and match.waiting:
                yield match, seat, before[seat], match.view(seat)


def of(told: Told, *kinds: str) -> Told:
    return [event for event in told if event["kind"] in kinds]


def played(
    game: str, seats: int, check: Callable[[regnum.Match, int, Any, Any, Told], int], **more: Any
) -> None:
    """Play some games through a check that says how many losses it saw; one loss at least makes it worth something."""
    seen = 0
    for seed in range(GAMES):
        for match, seat, before, after in rivals(game, seats, seed, **more):
            seen += check(match, seat, before, after, losses(match, seat))
    assert seen


def test_brawl_stars() -> None:
    def check(match: regnum.Match, seat: int, before: Any, after: Any, told: Told) -> int:
        was, now = before.seats[seat].total, after.seats[seat].total
        assert len(told) <= 1
        if now < was:
            assert (told[0]["before"], told[0]["after"]) == (was, now)
        assert now <= was or not told
        return int(now < was)

    played("brawl", 3, check)


def test_brawl_cards() -> None:
    def check(match: regnum.Match, seat: int, before: Any, after: Any, told: Told) -> int:
        def blocked(view: Any) -> set[str]:
            cards = [card for tile in view.tiles for card in tile.stack]
            return {card.character for card in cards if card.owner == seat and card.blocked}

        fresh = blocked(after) - blocked(before)
        if fresh and after.seats[seat].total <= before.seats[seat].total:
            assert fresh <= set(told[0]["cards"])
        return len(fresh)

    played("brawl", 2, check)


def test_troyes_dice_and_citizens() -> None:
    def check(match: regnum.Match, seat: int, before: Any, after: Any, told: Told) -> int:
        def faces(view: Any) -> Counter[str]:
            return Counter(f"{die.colour}_{die.face}" for die in view.dice if die.district == seat)

        def inside(view: Any) -> int:
            return sum(space == seat for building in view.buildings for row in building.rows for space in row)

        if before.round != after.round or before.phase != 4 or after.phase != 4:
            return 0  # dice are rolled anew, or put up against the black ones without a choice
        gone = faces(before) - faces(after)
        assert Counter(face for event in of(told, "dice_lost") for face in event["dice"]) == gone
        assert len(of(told, "pushed")) == max(0, inside(before) - inside(after))
        return sum(gone.values())

    played("troyes", 3, check)


def test_kingsburg_goods_buildings_and_order() -> None:
    def check(match: regnum.Match, seat: int, before: Any, after: Any, told: Told) -> int:
        was, now = before.seats[seat], after.seats[seat]
        fell = was.buildings - now.buildings
        assert len(of(told, "destroyed")) >= max(0, fell)
        place = [list(view.order).index(seat) for view in (before, after)]
        begun = (after.year, after.season) != (1, "spring")
        if place[1] > place[0] and begun:
            assert [event["place"] for event in of(told, "overtaken")] == [place[1] + 1]
        return max(0, fell)

    played("kingsburg", 3, check)


def test_feudum_figures_and_ranks() -> None:
    def check(match: regnum.Match, seat: int, before: Any, after: Any, told: Told) -> int:
        def ranks(view: Any) -> dict[str, int]:
            found = {one.guild: (one.master, one.journeyman, one.apprentice) for one in view.guilds}
            return {guild: members.index(seat) for guild, members in found.items() if seat in members}

        now = ranks(after)
        sank = {guild for guild, was in ranks(before).items() if now.get(guild, 9) > was}
        assert {event["guild"] for event in of(told, "outranked")} >= sank
        figures = [sum(pawn.seat == seat for pawn in view.pawns) for view in (before, after)]
        beaten = [event for event in of(told, "raided") if event["won"] and event["character"]]
        hungry = before.phase != 1 or after.phase != 1 or before.round != after.round
        assert hungry or len(beaten) >= figures[0] - figures[1]
        return len(sank)

    played("feudum", 3, check)
