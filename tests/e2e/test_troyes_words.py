"""What Troyes tells in a real browser: prices, reasons, secrets kept, the keyboard and the phone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .conftest import Door, Server
from .gallery import TROYES, Hall, Screen, asks
from .play import READY, confirm, messages, new_table, overheard, state
from .troyes_hands import (
    BOTS,
    RAW,
    Line,
    Position,
    asked,
    draft,
    find,
    finished,
    kinds,
    lines,
    opening,
    pieces,
    ready,
)


@pytest.fixture(scope="module")
def richer(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server where all begin with 30 deniers and the Mercenary pays nine a use."""
    folder = tmp_path_factory.mktemp("richer")
    (folder / "mine.toml").write_text("[start]\ndeniers = 30\n\n[card.mercenary]\ngain = [9, 0, 0]\n")
    running = Server(folder, {"REGNUM_COMPONENTS": f"troyes={folder / 'mine.toml'}"})
    yield running
    running.stop()


def test_prices_follow_the_group_and_a_draft_says_its_consequence(chromium: Browser, richer: Server) -> None:
    door = Door(chromium, richer)
    page = door.enter("Zoya")
    yellow = lambda now: [die for die in now["view"]["dice"] if die["colour"] == "yellow"]  # noqa: E731
    rich = lambda now: now["view"]["seats"][now["seat"]]["deniers"] > 11  # noqa: E731

    def group(now: Position) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """The dice of others, and two more that make a group with the first of those."""
        others = [die for die in yellow(now) if die["district"] != now["seat"]]
        return others, [die for die in yellow(now) if die not in others[:1]][:2]

    def changes(now: Position) -> bool:
        """What two dice bring and what they cost at 4 deniers each must not be the same."""
        others, pair = group(now)
        cost = 4 * sum(die in others for die in pair)
        return len(pair) == 2 and bool(others) and sum(die["face"] for die in pair) // 2 != cost

    table, now = find(page, random.Random(9), 3, lambda now: asked("act")(now) and rich(now) and changes(now))
    opening(page, table)
    foreign = group(now)[0][0]["die"]
    tag = page.locator(f".board [data-target='die:{foreign}']:visible .price")
    expect(tag).to_have_text("2")
    first, second = (die["die"] for die in group(now)[1])
    page.locator(f".board [data-target='die:{first}']:visible").click()
    expect(tag).to_have_text("4")
    page.locator(f".board [data-target='die:{second}']:visible").click()
    expect(tag).to_have_text("6")
    page.locator("[data-target='kind:farm']").click()
    expect(page.locator(".prompt")).to_contain_text("Agriculture")
    before = state(page, table)["view"]["seats"][now["seat"]]["deniers"]
    promised = page.locator(".mine-row .becomes").first
    expect(promised).to_be_visible()
    expected = int(promised.inner_text())
    assert expected != before
    confirm(page)
    farmed = [
        event["deniers"]
        for entry in state(page, table)["log"]
        for event in entry["events"]
        if event["kind"] == "farmed" and entry["decision"] > now["decisions"]
    ]
    assert farmed
    door.close()
    assert not door.errors


def test_a_number_of_ones_own_is_told_and_promised(chromium: Browser, richer: Server) -> None:
    """The Mercenary pays 9: his card and its help say so, and the draft promises it."""
    door = Door(chromium, richer)
    page = door.enter("Zoya")
    luck = random.Random(2)

    def good(line: Line) -> bool:
        return line[0].get("card") == "mercenary" and kinds(line)[:2] == ["activate", "group"]

    table, now = find(page, luck, 3, lambda now: any(map(good, finished(now))))
    opening(page, table)
    card = page.locator(".board [data-target='card:mercenary']")
    expect(card).to_contain_text("9")
    line = luck.choice([one for one in finished(now) if good(one)])
    draft(page, line, luck)
    ready(page)
    before = now["view"]["seats"][now["seat"]]["deniers"]
    confirm(page)
    events = [event for entry in state(page, table)["log"] for event in entry["events"]]
    times = next(event for event in events if event["kind"] == "activated" and event["card"] == "mercenary")
    gain = events[events.index(times) + 1]
    assert gain["kind"] == "got_deniers"
    assert gain["deniers"] == 9 * times["count"]
    assert before >= 0
    door.close()
    assert not door.errors


def test_dimmed_things_say_why(door: Door) -> None:
    """A target that the dice in hand do not reach tells what is missing, in the list and on the card."""
    page = door.enter("Zoya")

    def ones(now: Position) -> list[dict[str, Any]]:
        own = [die for die in now["view"]["dice"] if die["district"] == now["seat"]]
        return [die for die in own if die["face"] == 1 and die["colour"] == "red"]

    def open_ended(now: Position) -> bool:
        """A die with one use goes there at once, and nothing is listed."""
        if not asked("act")(now) or not ones(now):
            return False
        die = f"die:{ones(now)[0]['die']}"
        using = [found for line, _ in lines(now) if die in (found := set(pieces(line)))]
        return bool(using) and set.intersection(*using) == {die}

    table, now = find(page, random.Random(8), 3, open_ended)
    opening(page, table)
    page.locator(f".board [data-target='die:{ones(now)[0]['die']}']:visible").click()
    blocked = page.locator(".rail .use[data-state=blocked]")
    expect(blocked.first).to_be_visible()
    expect(blocked.first).to_contain_text(re.compile(r"too little|short|costs|influence|citizen", re.I))


def test_the_hidden_character_shows_only_while_held(door: Door) -> None:
    page = door.enter("Zoya")
    table = new_table(page, "troyes", [{"kind": "me"}, *BOTS[:2]])
    opening(page, table)
    peek = page.locator("[data-target=character]")
    expect(peek.locator(".peeked")).to_have_count(0)
    peek.hover()
    page.mouse.down()
    expect(peek.locator(".peeked")).to_have_count(1)
    page.mouse.up()
    expect(peek.locator(".peeked")).to_have_count(0)


def test_a_spectator_watches_without_secrets(door: Door) -> None:
    zoya, guest = door.enter("Zoya"), door.enter("Guest")
    table = new_table(zoya, "troyes", [{"kind": "me"}, *BOTS[:1]])
    heard = overheard(guest)
    guest.goto(f"/table/{table}")
    guest.wait_for_selector(".table[data-turn=wait] .board")
    assert guest.locator("[data-target=character]").count() == 0
    for message in messages(heard):
        if message.get("view"):
            assert all(seat["characters"] is None for seat in message["view"]["seats"])


def test_a_turn_by_keyboard(door: Door) -> None:
    page = door.enter("Zoya")
    table, _ = find(
        page,
        random.Random(2),
        1,
        lambda now: asked("act")(now) and any(die["district"] == 0 for die in now["view"]["dice"]),
    )
    opening(page, table)
    before = page.locator(".table").get_attribute("data-seq")
    page.keyboard.press("1")
    expect(page.locator(".die[aria-keyshortcuts='1'][aria-pressed=true]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".board .die[aria-pressed=true]")).to_have_count(0)
    page.locator(".prompt").focus()
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "n => document.querySelector('.fin') || document.querySelector('.table').dataset.seq !== n",
        arg=before,
    )


def test_the_phone_has_everything_in_reach(door: Door) -> None:
    page = door.enter("Zoya", size=(390, 844), has_touch=True, is_mobile=True)
    luck = random.Random(4)

    def good(line: Line) -> bool:
        return kinds(line)[1:2] == ["group"] and len(line) == 3 and line[2]["kind"].startswith("take_")

    table, now = find(page, luck, 4, lambda now: any(map(good, finished(now))))
    opening(page, table)
    line = luck.choice([one for one in finished(now) if good(one)])
    for die in line[1]["dice"]:
        page.locator(f".lobe [data-target='die:{die}']").tap()
    for option in (line[0], line[2]):
        page.locator(f".uses-phone [data-use='{pieces([option])[0]}']").tap()
    expect(page.locator(READY)).to_be_in_viewport()
    assert not RAW.search(page.locator("body").inner_text())
    for number, part in enumerate([".city", ".cards", ".desk"], start=1):
        page.locator(".dock button").nth(number).tap()
        expect(page.locator(part)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".dock button").first.tap()
    confirm(page)


def test_a_group_says_what_it_is_for_also_where_that_was_chosen_before(door: Door) -> None:
    page = door.enter("Vera")
    scene = Screen(asks("choose-group"), seats=1, wise=False, seed=6)
    Hall(page, "troyes").lay(scene)
    page.locator(".board .die[data-state=legal]").first.click()
    expect(page.locator("[data-target=confirm]")).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".prompt")).not_to_contain_text("target")
    expect(page.locator(".use-name").first).not_to_have_text("target")


def test_a_question_after_dice_names_its_card_once(door: Door) -> None:
    page = door.enter("Vera")
    Hall(page, "troyes").lay(TROYES["act"])
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("who becomes the tradesman?")
    assert prompt.inner_text().count("Archer") == 1


def test_a_last_citizen_without_a_choice_is_told(door: Door) -> None:
    """With two seats the first player's last citizen finds one space left; he is told where it stands."""
    page = door.enter("Vera")
    table = new_table(page, "troyes", [{"kind": "me"}, BOTS[0]])
    while state(page, table)["view"]["first"] != 0:
        table = new_table(page, "troyes", [{"kind": "me"}, BOTS[0]])
    page.goto(f"/table/{table}")
    for _ in range(5):
        page.wait_for_selector(".table[data-turn=mine] .cell[data-state=legal]")
        page.locator(".cell[data-state=legal]").first.click()
        confirm(page)
    told = page.locator(".table[data-turn=told] .prompt")
    expect(told).to_contain_text("Your last citizen. One empty space was left")
    page.click("[data-target=read-on]")
    expect(page.locator(".prompt")).not_to_contain_text("Your last citizen")
