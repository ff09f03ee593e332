"""What the engine tells the table: strengths by their parts, needs, what a card lacks, prompts in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from battles import AT, attack, field, finish
from scenes import BLUE, GREEN, RED, Scene, place

from regnum.games.feudum import GAME
from regnum.games.feudum.actions import battle
from regnum.games.feudum.components import CARDS, GUILDS, PLACES
from regnum.games.feudum.flow.feeding import FEEDING
from regnum.games.feudum.flow.rounds import LayCard
from regnum.games.feudum.guilds.membership import star_parts
from regnum.games.feudum.shared import put_in
from regnum.games.feudum.state import Feudum
from regnum.kernel.chance import Seeded
from regnum.kernel.plan import foresee
from regnum.kernel.step import Decision
from regnum.texts import FOLDER
from regnum.words import LANGUAGES, Words

RAW = re.compile(r"[a-zа-я]:[a-zа-я]|_", re.IGNORECASE)


def walk(seed: int, moves: int = 700) -> Iterator[Feudum]:
    """Positions of a random advanced game."""
    g = GAME.new(2 + seed % 4, Seeded(seed), {"advanced": True})
    assert isinstance(g, Feudum)
    luck = Seeded(f"walk {seed}")
    for _ in range(moves):
        if not g.waiting:
            return
        yield g
        seat = g.waiting[0]
        options = g.options(seat)
        g.apply(seat, options[luck.pick(len(options))])


# Battles.


def test_a_battle_by_its_parts() -> None:
    """FE-214, FE-219 to FE-222: who takes part, with what worth, on both sides."""
    scene = field(2, 1)
    scene.rule(RED, "noble_fief", AT)
    scene.subject(AT)
    scene.serf(BLUE, AT)
    scene.goods(BLUE, saltpeter=1)
    scene.hand(RED, "defend", "tax")
    attack(scene, "attack_fief")
    told = scene.g.view(GREEN).battle
    assert told is not None
    assert [(part.piece, part.worth) for part in told.attack] == [
        ("character:monk", 1),
        ("character:monk", 1),
        ("role:serf", 1),
    ]
    assert [(part.piece, part.worth) for part in told.defence] == [
        ("character:merchant", 2),
        ("role:ruler", 2),
        ("role:subject", 1),
    ]
    assert (told.attacker, told.defender, told.place, told.guild, told.character) == (
        BLUE,
        RED,
        AT,
        "noble",
        None,
    )
    assert (told.strength, told.against, told.feared, told.answered, told.prize) == (3, 5, 6, False, 4)
    assert not told.wins
    scene.choose("reveal").choose("use_saltpeter")
    assert scene.told("reinforced")[-1]["attack"] == 4
    assert not scene.told("fought")[-1]["won"]


def test_saltpeter_weapons_and_defend_are_parts() -> None:
    """FE-226, FE-229: they are told by name while the attack goes on."""
    scene = field(1, 1, face="knight")
    scene.goods(BLUE, saltpeter=3)
    scene.writ(BLUE, "bow")
    scene.hand(RED, "defend", "tax")
    attack(scene).choose("reveal").choose("use_saltpeter").choose("use_saltpeter").choose("use_weapon", way=0)
    told = scene.g.view(RED).battle
    assert told is not None
    assert [(part.piece, part.worth) for part in told.attack][1:] == [
        ("good:saltpeter", 2),
        ("gain:attack", 1),
    ]
    assert [(part.piece, part.worth) for part in told.defence][1:] == [("card:defend", 1)]
    assert told.wins
    assert told.answered
    assert told.feared == told.against
    finish(scene)
    assert scene.g.view(RED).battle is None


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_parts_add_up(seed: int) -> None:
    """The parts of both sides are the strengths of the prompt; drunk pawns take no part."""
    fights = 0
    for g in walk(seed):
        told = g.view(None).battle
        step = g.decision()
        assert (told is not None) == (step is not None and step.name in ("defend", "reinforce"))
        if told is None or step is None:
            continue
        fights += 1
        about = GAME.prompt(step.name, step.about(g))
        assert sum(part.worth for part in told.attack) == told.strength == about["attack"]
        assert sum(part.worth for part in told.defence) == told.against == about["defence"]
        assert told.wins == battle.wins(told.strength, told.against)
        sober = [one for one in g.view(None).pawns if one.place == told.place and not one.drunk]
        pieces = [part.piece for part in told.attack if part.piece.startswith("character:")]
        assert len(pieces) >= len([one for one in sober if one.seat == told.attacker])
    assert fights


# Needs and stars.


def test_needs_are_told() -> None:
    """FE-356, FE-362: sober pawns and the food short of them; a vassal's loss with the next epoch of service."""
    scene = Scene()
    scene.pawn(BLUE, "monk", "for_c")
    scene.pawn(BLUE, "monk", "for_c")
    scene.pawn(BLUE, "knight", "for_c", wine=True)
    scene.goods(BLUE, food=1)
    needs = scene.g.view(RED).seats[BLUE].needs
    assert (needs.hungry, needs.lack, needs.loss) == (2, 1, 0)
    scene.rule(BLUE, "noble_fief", "des_n")
    scene.g.epoch = 1
    needs = scene.g.view(BLUE).seats[BLUE].needs
    losses = scene.g.tables.service_loss
    assert scene.g.tables.epoch_service[needs.epoch]
    assert needs.loss == losses[0]
    scene.g.military = put_in(scene.g.military, BLUE, 1)
    assert scene.g.view(BLUE).seats[BLUE].needs.loss == 0


@pytest.mark.parametrize("seed", range(2))
def test_stars_by_what_gives_them(seed: int) -> None:
    for g in walk(seed, 400):
        parts = star_parts(g)
        assert [sum(part) for part in parts] == g.stars
        assert all(min(part) >= 0 for part in parts)
        assert all(not part[2] or part[0] + part[1] for part in parts)


def test_harvest_and_tax_are_told() -> None:
    """FE-189, FE-204: as many as the actions bring."""
    scene = Scene()
    scene.rule(BLUE, "farm", "des_n", "des_sw")
    scene.rule(BLUE, "town", "for_c")
    own = scene.g.view(BLUE).seats[BLUE]
    assert (
        scene.perform(BLUE, "harvest").choose("reap", place="des_n", **{"yield": "whole"}).at("des_n")
        == own.harvest
    )
    scene.perform(BLUE, "tax").choose("collect_tax", marker=0)
    assert scene.g.coins[BLUE] == own.tax
    assert (scene.g.view(BLUE).seats[RED].harvest, scene.g.view(BLUE).seats[RED].tax) == (0, 0)


# Cards that can do nothing.


@pytest.mark.parametrize("seed", range(4))
def test_a_card_that_lacks_something_does_nothing(seed: int) -> None:
    """Laying it ends at once with "not performed"; the others ask something or do something."""
    seen = set()
    for g in walk(seed):
        step = g.decision()
        if type(step) is not LayCard:
            continue
        seat = step.seat
        cards = {one.card: one for one in g.view(seat).cards}
        last = g.hand[seat].bit_count() == 1
        for option in g.options(seat):
            name = GAME.encode(option).get("card", "")
            if name in ("", "repeat") or (name == "conquer" and last):
                continue
            seen.add(name)
            told = foresee(g, seat, [option], Seeded(1)).events
            nothing = any(GAME.events[event.kind].name == "not_performed" for event in told)
            assert nothing == bool(cards[name].lacks), (name, cards[name])
    assert len(seen) > 6


@pytest.mark.parametrize("seed", range(3))
def test_special_abilities_are_told_when_they_are_offered(seed: int) -> None:
    """Money is power, land, starving and feasts: the ability is told exactly where an option of it is."""
    kinds = {"influence": "buy_rule", "improve": "tend", "conquer": "starve", "guild": "feast"}
    for g in walk(seed):
        step = g.decision()
        if not isinstance(step, Decision) or step.name not in kinds:
            continue
        able = next(one.special for one in g.view(step.seat).cards if one.card == step.name)
        offered = any(GAME.encode(option)["kind"] == kinds[step.name] for option in g.options(step.seat))
        if step.name == "influence" and getattr(step, "done", 0):
            continue
        if step.name == "guild" and g.guilds_used[step.seat]:
            continue
        assert able == offered


# Why not.


def reasons(scene: Scene, *pieces: str) -> list[str]:
    step = scene.g.decision()
    assert isinstance(step, Decision)
    return [code for code, _ in step.why(scene.g, pieces)]


def test_why_a_card_does_nothing() -> None:
    """No outpost, no town, no farm, no marker; Conquer must not be left last."""
    scene = Scene()
    scene.hand(BLUE, "explore", "tax", "harvest", "influence", "improve")
    scene.markers(BLUE, 0)
    scene.turn(BLUE)
    found = {
        card: reasons(scene, f"card:{card}") for card in ("explore", "tax", "harvest", "influence", "improve")
    }
    assert found == {
        "explore": ["no-outpost"],
        "tax": ["no-town"],
        "harvest": ["no-farm"],
        "influence": ["no-marker"],
        "improve": ["no-settlement"],
    }
    assert reasons(scene, "card:guild") == ["not-chosen"]
    scene.hand(BLUE, "conquer", "tax")
    scene.writ(BLUE, "bow")
    scene.turn(BLUE)
    assert reasons(scene, "card:tax") == ["leaves-conquer-last"]


def test_why_a_place_does_not_go_with_a_card() -> None:
    """FE-148, FE-149, FE-143: the card and a place together."""
    scene = Scene()
    scene.rule(BLUE, "outpost", "for_c")
    scene.rule(BLUE, "town", "for_se")
    scene.rule(RED, "outpost", "des_n")
    scene.goods(BLUE, wood=1)
    scene.pawn(BLUE, "monk", "des_n")
    scene.hand(BLUE, "improve", "influence", "tax")
    scene.turn(BLUE)
    assert reasons(scene, "card:improve", "place:for_c") == []
    assert reasons(scene, "card:improve", "place:for_se") == ["no-seal"]
    assert reasons(scene, "card:improve", "place:des_n") == ["not-ruler"]
    assert reasons(scene, "card:influence", "place:for_c") == ["no-pawn-here"]
    scene.serf(BLUE, "des_n")
    scene.g.fresh = 1 << place("des_n")
    assert reasons(scene, "card:influence", "place:des_n") == ["later-turn"]


def test_why_a_task_is_closed() -> None:
    """FE-245, FE-249: rank, guilds dealt with, shillings."""
    scene = Scene()
    scene.track("noble", RED, BLUE)
    scene.perform(BLUE, "guild")
    assert reasons(scene, "guild:noble", "task:push") == ["not-master"]
    assert reasons(scene, "guild:farmer", "task:pull") == ["not-journeyman"]
    assert reasons(scene, "guild:noble", "task:trade") == ["no-trade"]
    scene.g.guilds_used[BLUE] = 1 << GUILDS.index("noble")
    assert reasons(scene, "guild:noble") == ["guild-used"]


def test_why_a_task_is_closed_when_its_card_is_repeated() -> None:
    """FE-245: the same reasons before the Guild card is laid, and with Repeat after it."""
    scene = Scene()
    scene.track("noble", RED, BLUE)
    scene.hand(BLUE, "guild", "repeat")
    scene.turn(BLUE)
    assert reasons(scene, "card:guild", "guild:noble", "task:push") == ["not-master"]
    scene.g.hand[BLUE] = 1 << CARDS.index("repeat")
    scene.g.played[BLUE] = 1 << CARDS.index("guild")
    assert reasons(scene, "card:repeat", "card:guild", "guild:noble", "task:push") == ["not-master"]


@pytest.mark.parametrize("seed", range(3))
def test_reasons_have_words_and_tell_no_secret(seed: int) -> None:
    """Every reason of random positions is said in both languages and the same in two imagined worlds."""
    pieces = [("card", card) for card in CARDS] + [("place", name) for name in PLACES]
    pieces += [("guild", name) for name in GUILDS]
    words = [Words(language) for language in LANGUAGES]
    luck = Seeded(seed)
    for number, g in enumerate(walk(seed, 500)):
        step = g.decision()
        if number % 5 or not isinstance(step, Decision):
            continue
        chosen = tuple(":".join(pieces[luck.pick(len(pieces))]) for _ in range(1 + luck.pick(2)))
        worlds = [g.imagine(step.seat, Seeded(world)) for world in (1, 2)]
        found = [step.why(world, chosen) for world in worlds]
        assert found[0] == found[1]
        for code, data in found[0]:
            for language in words:
                said = language.find(f"feudum-why-{code}", **data)
                assert said, code
                assert not RAW.search(said)


def test_no_reason_is_idle() -> None:
    """Every `feudum-why-` text is the text of a code in the rules."""
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in (FOLDER.parent / "games" / "feudum").rglob("*.py")
    )
    text = (FOLDER / "en" / "feudum.ftl").read_text(encoding="utf-8")
    codes = re.findall(r"^feudum-why-([a-z-]+) =", text, re.MULTILINE)
    assert len(codes) > 30
    assert [code for code in codes if f'"{code}"' not in sources] == []


# Prompts.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_prompts_name_things_in_words(seed: int, language: str) -> None:
    """No `family:name` and no `raw_name` in any prompt of random games, nor while others wait for it."""
    words = Words(language)
    seats = ["Anna", "Boris", "Clara", "Doris", "Emil"]
    heard = set()
    for g in walk(seed, 900):
        step = g.decision()
        assert step is not None
        said = words.prompt(GAME, step.name, GAME.prompt(step.name, step.about(g)), seats)
        heard.add(step.name)
        assert not RAW.search(said), said
        assert "{" not in said
    assert len(heard) > 15


def test_twin_pawns_are_alike() -> None:
    """Two monks on one spot mean the same; a drunk one, another's or one elsewhere does not."""
    scene = Scene()
    first = scene.pawn(RED, "monk", "for_c")
    second = scene.pawn(RED, "monk", "for_c")
    scene.pawn(RED, "monk", "for_c", wine=True)
    scene.pawn(BLUE, "monk", "for_c")
    scene.pawn(BLUE, "monk", "des_n")
    scene.perform(BLUE, "migrate")
    assert scene.g.alike(BLUE) == [(f"pawn:{first}", f"pawn:{second}")]


def test_own_twins_are_alike_until_one_may_walk_off() -> None:
    """At Migrate and at feeding either will do; in a Move the one that has gone a step is no twin any more."""
    scene = Scene()
    twins = tuple(f"pawn:{scene.pawn(BLUE, 'monk', 'for_c')}" for _ in range(2))
    assert scene.perform(BLUE, "migrate").g.alike(BLUE) == [twins]
    assert scene.perform(BLUE, "move").g.alike(BLUE) == []
    scene.hand(BLUE, "move", "tax")
    assert scene.turn(BLUE).g.alike(BLUE) == []
    scene.goods(BLUE, food=2)
    scene.barrel(BLUE, 1)
    assert scene.begin(FEEDING).asked == "feed"
    assert scene.g.alike(BLUE) == [twins]
