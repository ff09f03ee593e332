"""Why dice, cubes and targets do not go together: told from the same rules that make the options."""

from __future__ import annotations

from itertools import combinations

import pytest
from troyes_table import arrange, attack, mask, table

from regnum.games.troyes import GAME
from regnum.games.troyes.components import PILGRIMAGE
from regnum.games.troyes.flow.actions import Act
from regnum.games.troyes.flow.dicegroup import ChooseBoughtDice, ChooseGroup
from regnum.games.troyes.flow.reasons import against, aims, option_of
from regnum.games.troyes.kinds import ACTIVATE
from regnum.games.troyes.state import Troyes
from regnum.kernel.chance import Seeded


def first_of_its_kind(g: Troyes, dice: tuple[int, ...]) -> bool:
    """Whether of alike dice the lowest numbers are taken, as the options do."""
    for die in dice:
        for other in range(die):
            twin = other // 6 == die // 6 and g.faces[other] == g.faces[die]
            if twin and g.district[other] == g.district[die] and other not in dice:
                return False
    return True


def offered(g: Troyes, seat: int, aim: tuple[int, int]) -> set[tuple[int, int]]:
    """Every group and cube that the questions about dice would offer for a target."""
    action, target = aim
    if action != ACTIVATE or g.cards[target] != PILGRIMAGE:
        return {(option[1], option[2]) for option in ChooseGroup(seat, action, target).options(g)}
    own = g.dice_of(seat)
    found = set()
    for size in range(4):
        for dice in combinations(own, size):
            if first_of_its_kind(g, dice):
                bits = sum(1 << die for die in dice)
                found |= {(one[1], one[2]) for one in ChooseBoughtDice(seat, target, bits).options(g)}
    return found


@pytest.mark.parametrize(
    ("seats", "seed", "bonus"), [(1, 2, True), (2, 5, True), (3, 6, False), (4, 7, True)]
)
def test_nothing_speaks_against_exactly_what_is_offered(seats: int, seed: int, bonus: bool) -> None:
    """In random games, for every target, every group of up to three dice and every cube."""
    g = GAME.new(seats, Seeded(seed), {"bonus": bonus})
    assert isinstance(g, Troyes)
    luck = Seeded(f"luck {seed}")
    compared = agreed = turn = 0
    while g.waiting:
        seat = g.waiting[0]
        step = g.decision()
        turn += 1
        if isinstance(step, Act) and turn % 4 == 0:
            dice = [die for die in range(18) if g.faces[die]]
            cubes = [-1, *[g.cards[place] for place in range(9) if g.markers[9 * seat + place]]]
            for aim in aims(g):
                legal = offered(g, seat, aim)
                assert bool(legal) == (option_of(g, aim) in g.options(seat))
                for size in (1, 2, 3):
                    for group in combinations(dice, size):
                        if not first_of_its_kind(g, group):
                            continue
                        bits = sum(1 << die for die in group)
                        for cube in cubes:
                            reasons = against(g, seat, aim, bits, cube)
                            assert (not reasons) == ((bits, cube) in legal), (aim, group, cube, reasons)
                            compared += 1
                            agreed += not reasons
        options = g.options(seat)
        g.apply(seat, options[luck.pick(len(options))])
    assert compared > 3_000
    assert agreed > 100


def why(g: Troyes, *pieces: str) -> list[tuple[str, dict[str, int | str]]]:
    step = g.decision()
    assert step is not None
    return step.why(g, pieces)


def codes(g: Troyes, *pieces: str) -> list[str]:
    return [code for code, _ in why(g, *pieces)]


def die(g: Troyes, text: str) -> str:
    return f"die:{mask(g, text).bit_length() - 1}"


def test_a_card_tells_what_is_missing() -> None:
    """TR-098, TR-102, TR-109, TR-123: sum, colour, money for the dice and for the tradesman."""
    g = table(4, cards="merchant priest", dice={0: "Y1 Y5 W2", 1: "Y6"}, deniers=3, supply=1)
    card = {one.name: one for one in g.tables.cards}
    one, five, white, bought = (die(g, text) for text in ("Y1", "Y5", "W2", "1:Y6"))
    assert why(g, "card:merchant", one)[0] == ("sum", {"target": "card:merchant", "value": 1, "need": 2})
    cost = card["merchant"].cost
    assert why(g, "card:merchant", five) == [
        ("hire", {"target": "card:merchant", "cost": cost, "short": cost - 3})
    ]
    assert codes(g, "card:merchant", white)[0] == "colour"
    assert codes(g, "card:merchant", white, five)[0] == "mixed"
    assert why(g, "kind:farm", five, bought) == [("money", {"target": "kind:farm", "price": 4, "short": 1})]
    assert why(g, "kind:farm", five) == []
    assert codes(g, "card:priest") == ["hire"]


def test_dice_in_hand_hear_of_every_target_of_their_colour() -> None:
    """What the list of uses shows beside those that take the dice."""
    g = table(4, cards="merchant sculptor", dice={0: "Y1"}, queue="drought", deniers=0, round=2)
    told = {str(data["target"]): code for code, data in reversed(why(g, die(g, "Y1")))}
    assert told["card:merchant"] == "sum"
    assert told["threat:drought"] == "sum"
    assert "kind:farm" not in told
    assert "kind:build" not in told
    assert "card:sculptor" not in told, "it lies face down"


def test_buildings_tell_who_is_in_the_way() -> None:
    """TR-158, TR-167."""
    g = table(4, dice={0: "R4 R3"}, citizens={1: "P4"}, lying={1: "P"}, supply=1)
    assert codes(g, "building:palace", die(g, "R4")) == ["lying"]
    assert codes(g, "building:palace", die(g, "R4"), die(g, "R3")) == ["one-die"]
    assert codes(g, "building:palace", die(g, "R3")) == []
    alone = table(4, dice={0: "R4 R3"}, citizens={0: "P4"})
    assert codes(alone, "building:palace", die(alone, "R4")) == ["nobody"]


def test_the_cathedral_tells_of_room() -> None:
    """TR-132."""
    g = table(4, dice={0: "W6 W5"}, cathedral={f"{level}.6": 1 for level in (1, 2, 3)})
    assert why(g, "kind:build", die(g, "W6")) == [("no-room", {"target": "kind:build", "number": 6})]


def test_cubes_tell_what_they_change() -> None:
    """TR-116, TR-227, TR-229, TR-235."""
    position = {"dice": {0: "W5 W2 Y3 R3 R2", 1: "Y2"}, "supply": 1}
    g = table(4, markers={0: "monk apprenticeship blacksmith"}, **position)  # type: ignore[arg-type]
    assert codes(g, "kind:farm", "marker:monk", die(g, "W5"), die(g, "W2")) == ["cube-dice"]
    assert codes(g, "kind:farm", "marker:monk", die(g, "Y3")) == ["cube-colour"]
    assert codes(g, "kind:farm", "marker:blacksmith", die(g, "Y3")) == ["cube"]
    assert codes(g, "kind:build", "marker:apprenticeship", die(g, "W5")) == ["cube"]
    assert codes(g, "kind:farm", "marker:priest", die(g, "Y3")) == ["no-cube"]
    g = table(4, markers={0: "tithe"}, **position)  # type: ignore[arg-type]
    assert codes(g, "kind:farm", "marker:tithe", die(g, "Y3")) == ["cube-free"]
    assert codes(g, "kind:farm", "marker:tithe", die(g, "Y3"), die(g, "1:Y2")) == []


def test_influence_tells_its_price() -> None:
    """TR-190, TR-191, TR-192, TR-193, TR-198."""
    g = table(4, dice={0: "Y1", 1: "Y2"}, influence=3)
    assert why(g, "kind:flip") == [("influence", {"target": "kind:flip", "need": 4, "have": 3})]
    assert codes(g, "kind:reroll", die(g, "1:Y2")) == ["not-yours"]
    assert codes(g, "kind:reroll", die(g, "Y1")) == []
    g.stock[0] = 0
    assert codes(g, "kind:recruit") == ["recruited"]


def test_a_target_without_dice_says_so() -> None:
    g = table(4, tradesmen={"merchant": "0"}, dice={0: "R1"}, deniers=10)
    assert codes(g, "card:merchant") == ["no-dice"]
    assert codes(g, "kind:farm") == ["no-dice"]


def test_black_dice_tell_of_strength() -> None:
    """TR-064, TR-070, TR-073, TR-077."""
    g = arrange(4, dice={0: "R3 Y2 W1", 1: "Y6"})
    attack(g, 6, 4, 1)
    assert why(g, die(g, "Y2")) == [("weak", {"strength": 2, "need": 6})]
    assert why(g, "black:2", die(g, "R3")) == [("highest", {"black": 6})]
    assert why(g, "black:0", "black:2", die(g, "R3")) == [("weak", {"strength": 6, "need": 7})]
    assert codes(g, "black:0", die(g, "1:Y6")) == ["not-yours"]
    assert codes(g, "black:0", die(g, "R3"), die(g, "W1")) == []
    old = arrange(4, dice={0: "R3 Y2 W1"}, rules=1)
    attack(old, 6, 4, 1)
    assert codes(old, "black:0", die(old, "R3"), die(old, "W1")) == ["spare"]


def test_nonsense_is_no_reason() -> None:
    g = table(4, dice={0: "Y1"})
    assert why(g, "die:99", "die:x", "card:nobody", "threat:war", "marker:", "what") == []
