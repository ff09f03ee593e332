"""Kingsburg in a real browser: a whole game with every module, by clicking pieces."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from regnum.games.kingsburg.flow.white import ChooseGrant
from regnum.games.kingsburg.state import Kingsburg

from .conftest import Door, Server
from .kingsburg_positions import Court
from .play import MINE, READY, first_options, my_move, new_table, numbers, seq, state

MODULES = ["provinces", "rows", "governors", "events", "soldiers"]
PIECES = ", ".join(
    piece.format(state)
    for state in ("legal", "needed")
    for piece in (
        ".advisor[data-state={}]", ".dpick[data-state={}]", ".plot[data-mark={}]", ".candidate[data-state={}]",
        ".bids [data-state={}]", ".stock [data-state={}] .hit", ".stoken [data-state={}]", ".governor[data-state={}]",
        ".event[data-state={}]", ".lane[data-state={}]", ".mod[data-state={}]", ".advisor-own[data-state={}]",
    )
) + ", [data-target=way]"  # fmt: skip
TOLD = "[data-target=read-on]"
WORDS = ".bar-main [data-target^='option:']"


MOVED = "!!document.querySelector('.fin') || +(document.querySelector('.table')?.dataset.seq ?? 0) > n"


def kingsburg_move(page: Page, chance: random.Random, keen: bool) -> None:
    """One action: click pieces in any order until a whole one is drafted, then confirm it."""
    before = seq(page)
    for _ in range(14):
        page.wait_for_selector(f"{READY}, {PIECES}, {WORDS}, [data-target=more]")
        if page.locator(READY).count():
            break
        pieces = page.locator(PIECES)
        words = page.locator(WORDS)
        if pieces.count() and (keen or not words.count() or chance.random() < 0.8):
            pieces.nth(chance.randrange(pieces.count())).click(force=True)
        else:
            return by_words(page, before, chance)
    else:
        for _ in range(8):
            page.keyboard.press("Escape")
        return by_words(page, before, chance)
    page.click(READY)
    page.wait_for_function(f"n => {MOVED}", arg=before)


def by_words(page: Page, before: int, chance: random.Random) -> None:
    """Choose by a button of the bar; one that finishes acts at once, any other is confirmed."""
    page.wait_for_selector(f"{WORDS}, [data-target=more]")
    words = page.locator(WORDS)
    if words.count():
        words.nth(chance.randrange(words.count())).click()
    else:
        page.click("[data-target=more]")
        page.locator("dialog .more-list button").first.click()
    # The table may confirm before a hand could.
    page.wait_for_function(f"n => {MOVED} || (document.querySelector('{READY}')?.click(), false)", arg=before)


@pytest.mark.parametrize(
    ("modules", "lang", "years"),
    [
        pytest.param(MODULES, "en", 3, marks=pytest.mark.soak),
        pytest.param(MODULES, "en", 5, marks=pytest.mark.soak),
        pytest.param([], "ru", 5, marks=pytest.mark.soak),
    ],
    ids=["short", "all-modules", "base"],
)
def test_a_whole_game_by_clicking_pieces(
    chromium: Browser, tmp_path: Path, modules: list[str], lang: str, years: int
) -> None:
    """From the first dice to the scoring; a game of three years shows as much in less time."""
    (tmp_path / "years.toml").write_text(f"[game]\nyears = {years}\n")
    server = Server(tmp_path, {"REGNUM_COMPONENTS": f"kingsburg={tmp_path / 'years.toml'}"})
    door = Door(chromium, server)
    try:
        play_through(door.enter("Vera", lang=lang), modules, years)
    finally:
        door.close()
        server.stop()
    assert not door.errors


def play_through(page: Page, modules: list[str], years: int) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    table = new_table(page, "kingsburg", seats, settings={"modules": modules})
    page.goto(f"/table/{table}")
    chance = random.Random(7)
    decisions = 0
    winters = 0
    while True:
        page.wait_for_selector(f"{MINE}, .fin, {TOLD}")
        winters += page.locator(TOLD).count()
        if not my_move(page):
            break
        kingsburg_move(page, chance, keen=decisions % 5 != 4)
        decisions += 1
        assert decisions < 400
    assert decisions > 20
    final = state(page, table)
    assert final["over"]
    assert final["view"]["year"] >= (1 if modules else years)
    totals = numbers(page.locator(".score tfoot td b"))
    assert sorted(totals) == sorted(final["scores"])
    rows = page.locator(".score tbody tr")
    for column, total in enumerate(totals):
        assert sum(numbers(rows.locator(f"td:nth-of-type({column + 1}) b"))) == total
    if not modules:
        assert winters >= 3
    expect(page.locator(".banner-sheet h1")).to_be_visible()


SIZES = pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])


def dice(*faces: int, taken: tuple[int, ...] = ()) -> Callable[[Kingsburg, int], None]:
    """These are the dice of the seat that is asked; on these advisors lie others'."""

    def arrange(g: Kingsburg, seat: int) -> None:
        g.lay_dice(seat, list(faces), [])
        other = g.order[1]
        for number in taken:
            g.groups.append((number - 1, other, 1, 0, 0))
            g.taken |= 1 << number - 1

    return arrange


@SIZES
def test_one_die_clicked_drafts_nothing_more(door: Door, size: tuple[int, int]) -> None:
    """Dice 3 and 6, only their sum is free: a click on the 3 takes up the 3, and the 6 is wanted, not taken."""
    page = door.enter("Vera", size=size)
    court = Court(page, dice(3, 6, taken=(3, 6)))
    court.click("die:0")
    assert court.tray() == [3]
    expect(page.locator("[data-target='die:1']")).to_have_attribute("data-state", "needed")
    expect(page.locator(READY)).to_have_count(0)
    assert "6" in court.bar()
    assert "→" not in court.bar()
    assert court.court("master_hunter") == []
    page.locator(".bar .prompt").focus()
    page.keyboard.press("Enter")
    assert court.sent() == []
    assert court.tray() == [3]
    court.click("die:1")
    assert court.tray() == court.court("master_hunter") == [3, 6]
    assert "3 + 6 → Master Hunter (9)" in court.bar()
    page.click(READY)
    assert court.sent() == [
        [
            {
                "kind": "influence",
                "advisor": "master_hunter",
                "dice": [0, 1],
                "token": 0,
                "market": 0,
                "envoy": 0,
            }
        ]
    ]


@SIZES
def test_a_die_and_its_advisor_leave_the_other_die(door: Door, size: tuple[int, int]) -> None:
    """With 3, 6 and 9 free the 3 alone means nothing yet; with the Architect it is the 3 and no more."""
    page = door.enter("Vera", size=size)
    court = Court(page, dice(3, 6))
    court.click("die:0")
    assert court.tray() == [3]
    expect(page.locator(READY)).to_have_count(0)
    expect(page.locator("[data-target='die:1']")).to_have_attribute("data-state", "legal")
    court.click("advisor:architect")
    assert court.tray() == court.court("architect") == [3]
    assert "3 → Architect (3)" in court.bar()
    page.click(READY)
    (line,) = court.sent()
    assert line[0]["dice"] == [0]


def test_tray_bar_and_court_always_show_the_same_draft(door: Door) -> None:
    """Whatever is clicked: the dice marked in the tray are those on the advisor and those in the sentence."""
    page = door.enter("Vera")
    luck = random.Random(5)

    def arrange(g: Kingsburg, seat: int) -> None:
        dice(2, 2, 5, taken=(7,))(g, seat)
        g.stock[4 * seat + 3] = 1
        g.envoy = seat

    court = Court(page, arrange)
    drafted = 0
    for _ in range(60):
        pieces = page.locator(f".table :is({PIECES}), .table [data-state=selected][data-target]")
        pieces.nth(luck.randrange(pieces.count())).click(force=True)
        court.answer()
        shown = court.draft()
        chosen, laid = shown["tray"], shown["laid"]
        assert shown["marked"] <= 1
        assert not laid or sorted(face for faces in laid.values() for face in faces) == chosen
        assert len(laid) == (1 if shown["marked"] and chosen else 0)
        told = re.search(r"((?:\d \+ )*\d)(?:, [^→]*)? →", shown["bar"])
        if shown["ready"]:
            drafted += 1
            assert told
            assert sorted(map(int, told[1].replace("+", " ").split())) == chosen
        else:
            assert not told
    assert drafted > 5


def test_a_token_is_never_added_for_the_player(door: Door) -> None:
    """A 6 reaches the Treasurer only with the token: the token is wanted, and not spent before it is clicked."""
    page = door.enter("Vera")

    def arrange(g: Kingsburg, seat: int) -> None:
        dice(6)(g, seat)
        g.stock[4 * seat + 3] = 1

    court = Court(page, arrange)
    court.click("advisor:treasurer", "die:0")
    expect(page.locator(READY)).to_have_count(0)
    expect(page.locator("[data-target='token:1']")).to_have_attribute("data-state", "needed")
    court.click("token:1")
    page.click(READY)
    assert court.sent()[0][0]["token"] == 1


CHANGES = {
    "advisor": {"treasurer": {"gold": 5}, "smuggler": {"price": 2, "any": 4}},
    "building": {"guard_tower": {"cost": {"gold": 4}, "points": 8, "battle": 3}},
    "game": {"token": 3},
}


@SIZES
def test_changed_numbers_are_told_everywhere(door: Door, size: tuple[int, int]) -> None:
    """An override file: the court, the tips, the province and the winter's strength say what is played."""
    page = door.enter("Vera", size=size)

    def arrange(g: Kingsburg, seat: int) -> None:
        dice(2, 6)(g, seat)
        g.put_up(seat, g.tables.number["guard_tower"])
        g.stock[4 * seat + 3] = 1

    court = Court(page, arrange, CHANGES)
    treasurer = page.locator("[data-target='advisor:treasurer']")
    assert treasurer.locator(".glyphs").inner_text() == "5"
    assert "5 gold" in treasurer.locator(".vh").inner_text()
    assert page.locator("[data-target='advisor:smuggler'] .glyphs").inner_text().split() == ["−2", "4"]
    court.click("die:0", "die:1", "advisor:treasurer")
    assert page.locator(".bar .prompt, .detail").filter(has_text="5 gold").count()
    page.keyboard.press("Escape")
    if size[0] < 760:
        page.locator(".dock button").nth(1).click()
    tower = page.locator("[data-target='building:guard_tower']")
    assert tower.locator(".worth").inner_text() == "8"
    assert "+3" in tower.locator(".vh").inner_text()
    assert page.locator(".winter .sumup").inner_text().replace("\n", " ").count("+3") == 1


@SIZES
def test_a_card_that_lies_before_another_player_is_chosen_in_words(door: Door, size: tuple[int, int]) -> None:
    """The Priest of a rival and the event of the year both offer a white die."""
    page = door.enter("Vera", size=size)

    def arrange(g: Kingsburg, seat: int) -> None:
        cards = [g.tables.number[name] for name in ("good_year", "priest")]
        g.event = cards[0]
        g.granting = sum(1 << card for card in cards)
        g.agenda.append(ChooseGrant(seat))

    Court(page, arrange, settings={"modules": ["governors", "events"]})
    answers = page.locator("[data-target='option:grant']:visible")
    expect(answers).to_have_count(2)
    answers.filter(has_text="Priest").click()
    # The event then gives goods instead: that is asked next.
    expect(page.locator(".table")).to_have_attribute("data-draft", "perk:priest")


def test_a_reload_keeps_the_draft(door: Door) -> None:
    """What was clicked is still chosen after the page has come back, and nothing more."""
    page = door.enter("Vera")
    table = new_table(
        page, "kingsburg", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}], options={"order": "fixed"}
    )
    page.goto(f"/table/{table}")
    until_asked(page, table, "influence")
    page.locator(".dpick[data-state=legal]").first.click()
    expect(page.locator(".dpick[data-state=selected]")).to_have_count(1)
    chosen = page.locator(".dpick[data-state=selected]").get_attribute("data-target")
    page.reload()
    page.wait_for_selector(f"{MINE} .dpick[data-state=selected]")
    expect(page.locator("[data-state=selected][data-target]")).to_have_count(1)
    assert page.locator(".dpick[data-state=selected]").get_attribute("data-target") == chosen


def until_asked(page: Page, table: str, name: str) -> None:
    """Play on by clicks until this is asked of the person at the page."""
    chance = random.Random(3)
    while my_move(page):
        if state(page, table)["prompt"]["name"] == name:
            return
        kingsburg_move(page, chance, keen=True)


def test_dice_then_advisor_and_advisor_then_dice(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(
        page, "kingsburg", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}], options={"order": "fixed"}
    )
    page.goto(f"/table/{table}")
    until_asked(page, table, "influence")
    page.wait_for_selector(f"{MINE} .dpick[data-state=legal]")
    view = state(page, table)["view"]
    mine = view["seats"][view["seat"]]
    place, name = next(
        (place, advisor["name"])
        for place, die in enumerate(mine["dice"])
        for advisor in view["advisors"]
        if not die["placed"] and die["face"] == advisor["number"] and advisor["name"] in mine["reach"]
    )
    advisor = page.locator(f"[data-target='advisor:{name}']")
    page.locator(f"[data-target='die:{place}']").click()
    expect(advisor).to_have_attribute("data-state", "legal")
    advisor.click()
    expect(advisor).to_have_attribute("data-state", "selected")
    expect(page.locator(READY)).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(READY)).to_have_count(0)
    advisor.click()
    page.locator(f"[data-target='die:{place}']").click()
    expect(page.locator(READY)).to_have_count(1)


@SIZES
def test_one_confirm_is_one_entry_and_one_undo(door: Door, size: tuple[int, int]) -> None:
    """Recruiting and paying are one action: confirmed once, logged once, taken back by one Undo."""
    people = [door.enter("Vera", size=size), door.enter("Anna")]
    host = people[0]
    table = new_table(
        host, "kingsburg", [{"kind": "me"}, {"kind": "open"}], start=False, options={"order": "fixed"}
    )
    assert people[1].request.post(f"/api/tables/{table}/seats/1/sit", data={}).ok
    assert people[1].request.post(f"/api/tables/{table}/ready", data={"ready": True}).ok
    assert host.request.post(f"/api/tables/{table}/start", data={}).ok
    seat = recruiting(people, table)
    page = people[seat]
    page.goto(f"/table/{table}")
    assert my_move(page)
    before = state(page, table)
    page.locator("[data-target='recruit:1']").click()
    goods = [good for good in ("gold", "wood", "stone") if before["view"]["seats"][seat][good]]
    for good in (goods[0], goods[1]):
        page.locator(f"[data-target='good:{good}']").click()
    now = seq(page)
    page.click(READY)
    page.wait_for_function("n => +(document.querySelector('.table')?.dataset.seq ?? 0) > n", arg=now)
    after = state(page, table)
    mine = after["view"]["seats"][seat]
    assert mine["soldiers"] == before["view"]["seats"][seat]["soldiers"] + 1
    entry = after["log"][-1]
    assert (entry["seat"], entry["decisions"]) == (seat, 2)
    page.locator("[data-target=undo]").click()
    page.wait_for_function("n => +(document.querySelector('.table')?.dataset.seq ?? 0) > n", arg=now + 1)
    again = state(page, table)
    assert again["view"] == before["view"]
    assert again["prompt"] == before["prompt"]
    assert len(again["log"]) == len(before["log"])


def recruiting(people: list[Page], table: str) -> int:
    """Play until somebody may recruit with goods of two kinds and a rival after him, so that no battle follows; his seat."""
    for number in range(400):
        told = state(people[0], table)
        (seat,) = told["waiting"]
        page = people[seat]
        mine = state(page, table)
        own, rival = (
            [mine["view"]["seats"][one][good] for good in ("gold", "wood", "stone")]
            for one in (seat, 1 - seat)
        )
        asked = mine["prompt"]["name"]
        first = mine["view"]["order"][0] == seat and sum(rival) >= 3
        if asked == "recruit" and sum(1 for count in own if count) > 1 and first:
            return seat
        options = first_options("kingsburg", mine)
        spare = {"build": "done", "recruit": "recruit"}.get(asked)
        move = next((one for one in options if one["kind"] == spare), options[-1])
        data = {"id": f"move-{number}", "seq": mine["seq"], "seat": seat, "line": [move]}
        answer = page.request.post(f"/api/tables/{table}/moves", data=data)
        assert answer.ok, answer.text()
    raise AssertionError("nobody came to recruit")
