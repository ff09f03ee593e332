"""Activity cards of workers and clergy."""

from __future__ import annotations

from troyes_table import act, activate, can, card, do, group, groups, place_of, table, takes, threat

from regnum.games.troyes.state import Troyes


def times(g: Troyes) -> list[int]:
    return [option[1] for option in g.options(g.waiting[0])]


def test_artisan() -> None:
    """TR-209."""
    g = table(4, tradesmen={"artisan": "0"}, dice={0: "Y6 Y6 R1"}, influence=2, deniers=0)
    activate(g, "artisan", "Y6 Y6")
    assert times(g) == [1, 2]
    do(g, "times", count=2)
    assert (g.influence[0], g.deniers[0]) == (0, 12)


def test_merchant() -> None:
    """TR-210."""
    g = table(4, tradesmen={"merchant": "0"}, dice={0: "Y6 R1"}, deniers=0)
    activate(g, "merchant", "Y6")
    assert g.deniers[0] == 6


def miller(citizens: str, dice: str, bishopric: int, palace: int) -> int:
    g = table(
        4,
        tradesmen={"miller": "0"},
        dice={0: f"{dice} R1"},
        citizens={0: citizens},
        lying={0: "P"},
        deniers=0,
    )
    activate(g, "miller", dice)
    do(g, "mill", bishopric=bishopric, palace=palace)
    return g.deniers[0]


def test_miller_counts_those_who_stand_in_one_building() -> None:
    """TR-211, TR-212."""
    assert miller("B1 B2 P1 P2 P3", "Y4", 0, 1) == 6
    assert miller("B1 B2 B4 P1 P2", "Y4", 0, 1) == 4


def test_miller_may_change_the_building() -> None:
    """TR-213."""
    assert miller("B1 B2 P1 P2 P3", "Y4 Y4", 1, 1) == 10
    assert miller("B1 B2 P1 P2 P3", "Y4 Y4", 0, 2) == 12


def test_innkeeper() -> None:
    """TR-214."""
    g = table(4, tradesmen={"innkeeper": "0"}, dice={0: "Y6 Y2 R1"}, deniers=2)
    activate(g, "innkeeper", "Y6 Y2")
    assert times(g) == [1, 2]
    do(g, "times", count=2)
    assert (g.deniers[0], g.influence[0]) == (0, 6)


def test_blacksmith_adds_five_to_the_group() -> None:
    """TR-215."""
    g = table(4, markers={0: "blacksmith"}, queue="conflict_of_succession", dice={0: "R2 R3 Y1"})
    act(g, "counter", "R2 R3", "blacksmith", event="conflict_of_succession")
    assert g.cubes[threat("conflict_of_succession")] == (0, 0)
    assert g.markers == [0] * 36


def test_blacksmith_does_not_open_the_palace() -> None:
    """TR-216."""
    g = table(4, markers={0: "blacksmith"}, dice={0: "R2 R3"}, supply=1)
    do(g, "enter", building="palace")
    assert takes(g, "R2")
    assert not takes(g, "R2", "blacksmith")


def test_militia_makes_yellow_dice_red() -> None:
    """TR-217."""
    g = table(4, markers={0: "militia"}, queue="war", dice={0: "Y4 Y5 W1"})
    do(g, "counter", event="war")
    group(g, "Y4 Y5", "militia")
    assert g.cubes[threat("war")] == (0, 0, 0)


def test_militia_takes_yellow_dice_only() -> None:
    """TR-218."""
    g = table(4, markers={0: "militia"}, queue="war", dice={0: "Y4 R3"})
    do(g, "counter", event="war")
    assert takes(g, "Y4", "militia")
    assert takes(g, "R3")
    assert not takes(g, "Y4 R3", "militia")
    assert not takes(g, "R3", "militia")


def test_militia_pays_the_usual_prices() -> None:
    """TR-219."""
    g = table(4, markers={0: "militia"}, queue="war", dice={0: "Y4", 1: "Y5 W1"})
    do(g, "counter", event="war")
    assert group(g, "Y4 1:Y5", "militia")[4] == 4


def test_journeyman() -> None:
    """TR-220."""
    g = table(4, tradesmen={"journeyman": "0"}, dice={0: "Y6 Y6 R1"}, deniers=7)
    activate(g, "journeyman", "Y6 Y6")
    assert times(g) == [1, 2]
    do(g, "times", count=2)
    assert (g.deniers[0], g.points[0]) == (1, 4)


def test_goldsmith() -> None:
    """TR-221."""
    g = table(4, tradesmen={"goldsmith": "0"}, dice={0: "Y6 Y2 R1"}, deniers=0)
    activate(g, "goldsmith", "Y6 Y2")
    assert (g.deniers[0], g.points[0]) == (4, 2)


def test_sculptor() -> None:
    """TR-222, TR-112."""
    g = table(4, tradesmen={"sculptor": "0"}, dice={0: "Y6 R1"})
    activate(g, "sculptor", "Y6")
    assert g.points[0] == 2


def test_tithe_takes_one_die_of_each_other_for_nothing() -> None:
    """TR-223, TR-225."""
    g = table(4, markers={0: "tithe"}, dice={0: "Y2 R1", 1: "Y4", 2: "Y6"}, deniers=0)
    do(g, "farm")
    group(g, "Y2 1:Y4 2:Y6", "tithe")
    assert g.deniers == [6, 0, 0, 0]


def test_tithe_takes_no_second_die_of_one_for_nothing() -> None:
    """TR-224."""
    g = table(4, markers={0: "tithe"}, dice={0: "Y2 R1", 2: "Y4 Y6"}, deniers=0)
    do(g, "farm")
    assert takes(g, "Y2 2:Y6", "tithe")
    assert not takes(g, "2:Y4 2:Y6", "tithe")
    g = table(4, markers={0: "tithe"}, dice={0: "Y2 R1", 2: "Y4 Y6"}, deniers=4)
    do(g, "farm")
    assert groups(g, "2:Y4 2:Y6", "tithe")[0][4] == 4


def test_tithe_reaches_the_neutral_district() -> None:
    """TR-226."""
    g = table(4, markers={0: "tithe"}, dice={0: "R1", "n": "Y5 Y5"}, deniers=0)
    do(g, "farm")
    assert g.deniers[0] == 2
    g = table(4, markers={0: "tithe"}, dice={0: "R1 Y1", "n": "Y5 Y5"}, deniers=0)
    do(g, "farm")
    assert takes(g, "n:Y5", "tithe")
    assert not takes(g, "n:Y5 n:Y5", "tithe")


def test_tithe_bears_no_second_marker() -> None:
    """TR-227."""
    g = table(4, markers={0: "tithe confession"}, dice={0: "Y2 R1", 1: "Y4"}, deniers=0)
    do(g, "farm")
    values = {option[2]: option[3] for option in groups(g, "1:Y4", "tithe")}
    assert values == {card("tithe"): 4}
    assert not takes(g, "1:Y4", "confession")


def test_tithe_may_bring_a_citizen_into_the_city_hall() -> None:
    """TR-223."""
    g = table(4, markers={0: "tithe"}, dice={0: "R1", 1: "Y4"}, deniers=0, supply=1)
    do(g, "enter", building="city_hall")
    assert 0 in g.spaces[12:]
    assert g.deniers[1] == 0


def test_monk_makes_three_yellow_dice() -> None:
    """TR-228, TR-229."""
    g = table(4, markers={0: "monk"}, dice={0: "W5 W2 Y3 R1"}, deniers=0)
    do(g, "farm")
    assert not takes(g, "W5 W2", "monk")
    assert not takes(g, "W5 Y3", "monk")
    assert not takes(g, "Y3", "monk")
    group(g, "W5", "monk")
    assert g.deniers[0] == 7


def test_a_die_that_serves_as_several_places_nobody() -> None:
    """TR-229, TR-158 [ruling]: a citizen takes exactly one die, and these make a group of several."""
    for name, building in (("monk", "city_hall"), ("templar", "palace")):
        g = table(4, markers={0: name}, dice={0: "W5 W4"}, supply=1)
        assert can(g, "enter", building="bishopric")
        assert not can(g, "enter", building=building)
    g = table(4, markers={0: "prior"}, dice={0: "W5 W4"}, supply=1, bonus=True)
    do(g, "enter", building="bishopric")
    assert len(g.options(0)) == 2
    assert not can(g, "group", marker="prior")


def test_monk_buys_for_two() -> None:
    """TR-230."""
    g = table(4, markers={0: "monk"}, dice={0: "Y1 R1", 1: "W6"})
    do(g, "farm")
    assert groups(g, "1:W6", "monk")[0][3:] == (18, 2)


def test_priest_may_pass_six() -> None:
    """TR-231."""
    g = table(4, markers={0: "priest"}, dice={0: "Y6 Y6 Y6 R1"}, deniers=0)
    do(g, "farm")
    assert group(g, "Y6 Y6 Y6", "priest")[3] == 27
    assert g.deniers[0] == 13


def test_priest_does_not_open_the_city_hall() -> None:
    """TR-232."""
    g = table(4, markers={0: "priest"}, dice={0: "Y2 Y3"}, supply=1)
    do(g, "enter", building="city_hall")
    assert all(option[2] == -1 for option in g.options(0))


def test_apprenticeship_makes_every_die_five() -> None:
    """TR-233."""
    g = table(4, markers={0: "apprenticeship"}, queue="war", dice={0: "R1 R2 R6 Y1"})
    do(g, "counter", event="war")
    assert group(g, "R1 R2 R6", "apprenticeship")[3] == 15


def test_apprenticeship_lowers_a_six() -> None:
    """TR-233: a die becomes five, whatever it showed."""
    g = table(4, markers={0: "apprenticeship"}, queue="war", dice={0: "R6 R6 R5 Y1"})
    do(g, "counter", event="war")
    assert groups(g, "R6", "apprenticeship")[0][3] == 5
    assert groups(g, "R6 R6 R5", "apprenticeship")[0][3] == 15


def pilgrims(dice: str, marker: str | None, **more: object) -> Troyes:
    """Before the group for Pilgrimage is completed; the own dice are chosen."""
    markers = {0: marker} if marker else {}
    g = table(4, tradesmen={"pilgrimage": "0"}, markers=markers, dice={0: f"{dice} R1"}, **more)  # type: ignore[arg-type]
    return g


def pilgrimage(dice: str, marker: str | None = None) -> int:
    """The points that Pilgrimage gives for own dice."""
    g = pilgrims(dice, marker)
    from troyes_table import mask

    wanted = mask(g, dice)
    do(g, "activate", card="pilgrimage")
    own = [option for option in g.options(0) if option[1] == wanted]
    if not own:
        return -1
    g.apply(0, own[0])
    if g.waiting == (0,):
        if not takes(g, dice, marker):
            return -1
        group(g, dice, marker)
    return g.points[0] if g.markers.count(0) == 36 else -1


def test_apprenticeship_and_confession_work_for_mixed_groups() -> None:
    """TR-234, TR-237."""
    assert pilgrimage("Y1 W1 R1", "apprenticeship") == 15 // 5 * 2
    assert pilgrimage("Y1 R2", "confession") == 7 // 5 * 2


def test_neither_serves_buildings_or_the_cathedral() -> None:
    """TR-235, TR-238."""
    for marker in ("apprenticeship", "confession"):
        for action, fields in (
            ("build", {}),
            ("enter", {"building": "palace"}),
            ("enter", {"building": "bishopric"}),
            ("enter", {"building": "city_hall"}),
        ):
            g = table(4, markers={0: marker}, dice={0: "R1 R2 W1 W2 Y1 Y2"}, supply=1)
            do(g, action, **fields)
            assert all(option[2] == -1 for option in g.options(0))


def test_confession_adds_two_to_every_die() -> None:
    """TR-236."""
    g = table(
        4, markers={0: "confession"}, tradesmen={"glassblower": "0"}, dice={0: "W6 W5 R1"},
        cathedral={"1.1": 0, "1.2": 0},
    )  # fmt: skip
    do(g, "activate", card="glassblower")
    assert group(g, "W6 W5", "confession")[3] == 15
    assert g.points[0] == 15 // 6


def test_templar_makes_two_red_dice() -> None:
    """TR-239, TR-240."""
    name = "conflict_of_succession"
    g = table(4, markers={0: "templar"}, queue=name, dice={0: "W4 R3 R2", 1: "W6"})
    do(g, "counter", event=name)
    assert not takes(g, "W4 R3", "templar")
    assert not takes(g, "R3 R2", "templar")
    assert groups(g, "1:W6", "templar")[0][3:] == (12, 2)
    group(g, "W4", "templar")
    assert g.cubes[threat(name)] == (0, 0)


def test_pilgrimage_takes_any_colours() -> None:
    """TR-241, TR-242."""
    assert pilgrimage("Y4 W3 R3") == 4
    assert pilgrimage("Y5") == 2


def test_pilgrimage_buys_dice_of_any_district() -> None:
    """TR-241, TR-095."""
    g = table(4, tradesmen={"pilgrimage": "0"}, dice={0: "Y4 R1", 1: "W3 W1", "n": "R3"}, deniers=12)
    do(g, "activate", card="pilgrimage")
    do(g, "own", dice=[12], sum=4)
    assert groups(g, "Y4 1:W3 n:R3")[0][3:] == (10, 12)
    group(g, "Y4 1:W3 n:R3")
    assert (g.deniers[0], g.deniers[1], g.points[0]) == (0, 18, 4)


def test_a_mixed_group_takes_no_other_marker() -> None:
    """TR-243."""
    assert pilgrimage("Y4 W3", "priest") == -1
    assert pilgrimage("R4 W3", "blacksmith") == -1


def test_a_group_of_one_colour_takes_its_markers() -> None:
    """TR-244."""
    assert pilgrimage("Y4 Y4", "priest") == 14 // 5 * 2
    assert pilgrimage("W5", "monk") == 15 // 5 * 2
    assert pilgrimage("R3", "blacksmith") == 8 // 5 * 2


def procession(left: dict[object, str], uses: str = "W4", **more: object) -> Troyes:
    dice = {key: text for key, text in left.items() if key != 0}
    g = table(4, tradesmen={"procession": "0"}, dice={0: f"{uses} {left.get(0, '')}", **dice}, **more)  # type: ignore[arg-type]
    activate(g, "procession", uses)
    return g


def test_procession_rewards_whoever_has_most_dice() -> None:
    """TR-245, TR-246."""
    g = procession({0: "R1 R1", 2: "Y1 Y2 Y3 R1"}, "W4 W4")
    do(g, "times", count=2)
    assert g.points[:4] == [0, 0, 4, 0]


def test_procession_counts_no_used_dice() -> None:
    """TR-246."""
    g = procession({0: "Y1 Y1", 1: "R1 R1 R1"}, "W4")
    assert g.points[:2] == [0, 2]


def test_procession_gives_nothing_when_grey_has_most() -> None:
    """TR-247."""
    g = procession({0: "R1 Y1 Y1", "n": "R1 R2 R3 Y3 Y4"})
    assert g.points[:4] == [0, 0, 0, 0]


def test_procession_rewards_all_who_tie() -> None:
    """TR-248."""
    g = procession({0: "R1", 1: "R2 Y1 Y2", 3: "R3 R4 Y3"})
    assert g.points[:4] == [0, 2, 0, 2]
    g = procession({0: "R1 Y1", "n": "R2 Y2"})
    assert g.points[0] == 2


def test_procession_needs_a_die() -> None:
    """TR-249."""
    g = procession({})
    assert g.points[:4] == [0, 0, 0, 0]


def test_glassblower() -> None:
    """TR-250."""
    site = {"1.1": 0, "1.2": 0, "1.3": 0, "1.4": 0, "1.5": 0, "1.6": 1}
    g = table(4, tradesmen={"glassblower": "0"}, dice={0: "W6 W6 R1"}, cathedral=site)
    activate(g, "glassblower", "W6 W6")
    assert g.points[0] == 4


def test_a_delayed_card_is_no_modifier_of_black_dice_or_without_cubes() -> None:
    """TR-114."""
    g = table(4, tradesmen={"priest": "0"}, dice={0: "Y4 R1"})
    do(g, "farm")
    assert g.deniers[0] == 12
    assert g.markers[place_of("priest")] == 0


def test_militia_may_place_in_the_palace() -> None:
    """TR-217."""
    g = table(4, markers={0: "militia"}, dice={0: "Y4"}, supply=1, deniers=0)
    assert can(g, "enter", building="palace")
    do(g, "enter", building="palace")
    assert g.spaces[3] == 0


def test_miller_with_as_many_in_both_buildings() -> None:
    """TR-211, TR-213: two uses, three citizens each, whichever building counts."""
    g = table(4, tradesmen={"miller": "0"}, dice={0: "Y4 Y4 R1"}, citizens={0: "B1 B2 P1 P2"}, deniers=0)
    activate(g, "miller", "Y4 Y4")
    assert g.deniers[0] == 8
