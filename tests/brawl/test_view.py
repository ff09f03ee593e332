"""Kingdom Brawl: what a table is told of stars and their reasons, of blocking and of what cannot be done."""

from __future__ import annotations

import pytest
from brawl_table import kingdom, move, number, place, stack, swap

from regnum.games.brawl import GAME
from regnum.games.brawl.components import CHARACTERS, REGULAR, printed
from regnum.games.brawl.state import Brawl
from regnum.games.brawl.view import CardView
from regnum.kernel.chance import Seeded
from regnum.kernel.event import Event
from regnum.kernel.kinds import Option
from regnum.kernel.match import Match

# Castle, farm, farm / farm, tower, forest.
LAND = "c m m m t f"


def card(g: Brawl, name: str, owner: int = 0) -> CardView:
    cards = [one for tile in g.view(0).tiles for one in tile.stack]
    return next(one for one in cards if (one.character, one.owner) == (name, owner))


@pytest.mark.parametrize(
    ("stacks", "name", "why"),
    [
        ({0: "king0"}, "king", [("castle", 1), ("farms", 2)]),
        ({4: "king0"}, "king", [("farms", 2), ("forests", 1)]),
        ({0: "queen0 king1", 1: "peasant0 wizard0"}, "queen", [("with-king", 1), ("own-near", 2)]),
        ({4: "princess0 knight1"}, "princess", [("tower", 2), ("with-knight", 1)]),
        ({4: "princess1 knight0"}, "knight", [("with-princess", 3)]),
        ({1: "peasant0", 0: "king1", 2: "queen1"}, "peasant", [("farm", 1), ("royals", 2)]),
        ({1: "gnome0 king1 witch0"}, "gnome", [("above", 2)]),
        ({5: "princess0"}, "princess", []),
    ],
)
def test_a_card_tells_its_stars_and_what_for(
    stacks: dict[int, str], name: str, why: list[tuple[str, int]]
) -> None:
    """KD-09 to KD-16."""
    found = card(kingdom(LAND, stacks), name)
    assert found.why == why
    assert found.stars == sum(stars for _, stars in why)


def test_a_blocked_card_brings_nothing_and_magic_has_no_stars() -> None:
    """KD-01."""
    g = kingdom(LAND, {0: "king0 dragon1"})
    assert (card(g, "king").blocked, card(g, "king").stars, card(g, "king").why) == (True, 0, [])
    assert card(g, "dragon", 1).stars is None


def test_overridden_numbers_are_told() -> None:
    """A tower that brings 7: the card says 7, the seat's points and its total say 7."""
    components = printed().override({"points": {"princess": {"tower": 7}}})
    g = GAME.new(2, Seeded(1), components=components)
    assert isinstance(g, Brawl)
    tower = g.view(0).tiles.index(next(one for one in g.view(0).tiles if one.terrain == "tower"))
    g.hands[g.waiting[0]] |= 1 << number("princess")
    g.run()
    seat = g.waiting[0]
    g.agenda[-1].choose(g, (0, number("princess"), tower))  # type: ignore[attr-defined]
    view = g.view(seat)
    found = view.tiles[tower].stack[-1]
    assert (found.stars, found.why) == (7, [("tower", 7)])
    assert view.seats[seat].points[CHARACTERS.index("princess")] == 7
    assert view.seats[seat].total == 7


@pytest.mark.parametrize("seed", range(20))
def test_cards_and_seats_tell_the_same_stars(seed: int) -> None:
    """Every number of the components one higher: what cards say adds up to what seats say, and to the scores."""
    tree = {who: {what: n + 1 for what, n in ways.items()} for who, ways in printed()["points"].items()}
    changed = printed().override({"points": tree})
    match = Match(GAME, 3, seed=seed, components=changed)
    luck = Seeded(seed)
    while match.waiting:
        view = match.view(match.waiting[0])
        cards = [one for tile in view.tiles for one in tile.stack]
        for seat, told in enumerate(view.seats):
            own = {one.character: one.stars for one in cards if one.owner == seat and one.stars is not None}
            assert told.points == [own.get(name, 0) for name in CHARACTERS[:REGULAR]]
            assert told.total == sum(told.points)
        assert [one.total for one in view.seats] == match.state.scores()
        for one in cards:
            assert (one.stars or 0) == sum(stars for _, stars in one.why)
        options = match.options(match.waiting[0])
        match.apply(match.waiting[0], options[luck.pick(len(options))])


def heard(g: Brawl, option: Option) -> list[tuple[str, tuple[object, ...]]]:
    """What a choice tells besides itself."""
    told: list[Event] = []
    g.events = told
    g.apply(g.waiting[0], option)
    names = [(GAME.events[event.kind].name, event.values) for event in told]
    return [one for one in names if one[0] in ("blocked", "freed", "stars")]


def test_a_dragon_tells_whom_he_blocks_and_a_knight_whom_he_frees() -> None:
    """KD-01, KD-02."""
    g = kingdom(LAND, {0: "king0 queen1"}, hand0="dragon king", hand1="knight king")
    king, queen, dragon = number("king"), number("queen"), number("dragon")
    assert heard(g, (0, dragon, 0)) == [("blocked", (0, (king, queen))), ("stars", ((0, 0),))]
    assert heard(g, (0, number("knight"), 0)) == [
        ("blocked", (0, (dragon,))),
        ("freed", (0, (king, queen))),
        ("stars", ((3, 1),)),
    ]


def test_stars_are_told_when_they_change_and_only_then() -> None:
    g = kingdom(LAND, hand0="princess witch king", hand1="king queen")
    assert heard(g, (0, number("princess"), 4)) == [("stars", ((2, 0),))]
    assert heard(g, (0, number("queen"), 2)) == []


def test_abilities_tell_what_they_change_too() -> None:
    g = kingdom("t c m m t f", {0: "king0", 1: "dragon1", 4: "princess1"}, hand0="wizard fairy witch king")
    place(g, "wizard", 0)
    assert ("blocked", (0, (number("king"), number("wizard")))) in heard(g, move(1, 0))
    g = kingdom("t c m m t f", {0: "princess0", 1: "king1"}, hand0="witch king")
    place(g, "witch", 5)
    assert heard(g, swap(0, 1)) == [("stars", ((0, 1),))]
    g = kingdom("t c m m t f", {0: "dragon1 knight0"}, hand0="fairy king")
    place(g, "fairy", 0)
    g.apply(0, stack("knight"))
    assert ("blocked", (0, (number("knight"),))) in heard(g, stack("dragon"))


def test_why_a_card_cannot_be_placed() -> None:
    """KD-P4, KD-34."""
    g = kingdom(LAND, {0: "king1"}, hand0="king dragon queen")
    step = g.decision()
    assert step is not None
    assert step.why(g, ("character:king", "tile:0")) == [("namesake", {})]
    assert step.why(g, ("character:king", "tile:1")) == []
    assert step.why(g, ("character:dragon",)) == []
    late = kingdom(LAND, turn=10, hand0="king dragon")
    step = late.decision()
    assert step is not None
    assert step.why(late, ("character:dragon",)) == [("late", {})]
    assert late.view(0).seats[0].late == ["dragon"]
    assert late.view(0).seats[1].late is None


def test_a_view_says_when_the_last_turn_will_be_skipped() -> None:
    """With only Gnome and Dragon left for it the last turn is lost; the view says so before the card is placed."""
    g = kingdom(LAND, turn=8, hand0="king gnome dragon")
    assert not g.view(0).skips
    place(g, "king", 0)
    assert g.view(0).skips
    assert not g.view(1).skips
    g = kingdom(LAND, turn=8, hand0="king gnome dragon")
    place(g, "gnome", 0)
    assert not g.view(0).skips
    last = kingdom(LAND, turn=10, hand0="king gnome")
    place(last, "king", 0)
    assert not last.view(0).skips
