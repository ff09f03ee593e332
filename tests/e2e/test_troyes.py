"""Troyes in a real browser: whole games by clicking pieces, every kind of decision on the board, and the phone."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from regnum.games.troyes import GAME

from .conftest import Door, Server
from .play import MINE, READY, confirm, messages, my_move, new_table, overheard, state
from .troyes_hands import (
    Line,
    Position,
    asked,
    carry_out,
    draft,
    finished,
    kinds,
    lines,
    pieces,
    play_on,
    ready,
    selected_dice,
    troyes_move,
)

BOTS = [{"kind": "bot", "bot": "random"}] * 3
RAW = re.compile(r"\b[a-z]+:[a-z_]+")
"""How a piece is written inside; nobody should read it."""


def test_a_whole_game_of_three_by_clicking_pieces(door: Door) -> None:
    page = door.enter("Zoya")
    heard = overheard(page)
    table = new_table(page, "troyes", [{"kind": "me"}, *BOTS[:2]])
    page.goto(f"/table/{table}")
    luck = random.Random(7)
    moves = 0
    while my_move(page):
        troyes_move(page, table, luck)
        moves += 1
    assert moves > 10
    end = state(page, table)
    totals = [int(text) for text in page.locator(".score tfoot td b").all_inner_texts()]
    assert sorted(totals) == sorted(end["scores"])
    for one in messages(heard):
        said = one.get("state") or one
        if isinstance(said, dict) and "view" in said and said["view"] and not said.get("over"):
            for seat, rival in enumerate(said["view"]["seats"]):
                assert seat == end["seat"] or (rival["characters"] is None and rival["points"] is None)
    page.goto(f"/table/{table}?at=12")
    page.wait_for_selector(".table[data-past] .board")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"at=1[3-9]"))


def hear_the_king(page: Page) -> int:
    """Read the King's turns that wait to be read, by key and by click in turn; how many there were."""
    count = 0
    told = page.locator(".table[data-turn=told] [data-target=read-on]")
    while True:
        page.wait_for_selector(f"{MINE}, .fin, .table[data-turn=told]", timeout=30_000)
        if not told.count():
            return count
        expect(page.locator(".bar .prompt")).to_contain_text("Ход короля")
        expect(page.locator(".king-table tr[aria-current]:visible")).to_have_count(1)
        expect(page.locator(".board [data-state=legal]:visible")).to_have_count(0)
        before = page.locator(".bar").inner_text()
        if count % 2:
            page.keyboard.press("Enter")
        else:
            told.click()
        page.wait_for_function("text => document.querySelector('.bar')?.innerText !== text", arg=before)
        count += 1


def test_a_whole_challenge_of_the_king(door: Door) -> None:
    page = door.enter("Зоя", lang="ru")
    table = new_table(page, "troyes", [{"kind": "me"}])
    page.goto(f"/table/{table}")
    luck = random.Random(3)
    told = moves = read = 0
    while True:
        read += hear_the_king(page)
        if not my_move(page):
            break
        view = state(page, table)["view"]
        shown = page.locator(".lintel .die").evaluate_all(
            "dice => dice.map(die => +die.dataset.target.slice(4))"
        )
        assert shown == view["king"]["dice"]
        told += page.locator(".roll").count()
        troyes_move(page, table, luck)
        moves += 1
    assert moves > 15
    assert told
    expect(page.locator(".verdict")).to_be_visible()
    rolls = [
        event
        for entry in state(page, table)["log"]
        for event in entry["events"]
        if event["kind"] == "king_rolled"
    ]
    assert read == len(rolls), "every turn of the King waits until it has been read"
    page.goto(f"/table/{table}?at=0")
    page.wait_for_selector(".log")
    assert page.locator(".log", has_text="Король").count() >= len(rolls)


LEADS = {
    "times": ("troubadour", "innkeeper", "journeyman", "artisan", "diplomat"),
    "mill": ("miller",),
    "stop": ("archer",),
    "lay": ("archer", "chivalry", "diplomat"),
    "own": ("pilgrimage",),
}
"""Cards that lead to a kind of decision."""
OLD = {"cubes"}
"""Kinds that only tables of older versions offer."""


@pytest.mark.soak
def test_every_kind_of_decision_is_taken_on_the_board(door: Door) -> None:
    page = door.enter("Zoya")
    taken: set[str] = set()

    def sent(data: Any) -> None:
        message = json.loads(data)
        if message.get("type") == "move":
            taken.update(kinds(message["line"]))

    page.on("websocket", lambda socket: socket.on("framesent", sent))
    luck = random.Random(1)
    wanted = {kind.name for kind in GAME.options} - OLD
    # Which cards lie in a game is chance: games are begun until every card has come up that leads to a kind.
    for attempt in range(120):
        if wanted <= taken:
            break
        seats = [{"kind": "me"}, *BOTS[: attempt % 3 + 1]]
        table = new_table(page, "troyes", seats, settings={"bonus": attempt % 2 == 1})
        take_missing(page, table, luck, wanted, taken)
    assert not wanted - taken, f"never taken on the board: {wanted - taken}"


def take_missing(page: Page, table: str, luck: random.Random, wanted: set[str], taken: set[str]) -> None:
    """Play a table; whenever a kind that was never taken is offered, take a plan with it by clicking."""

    def fresh(now: Position) -> list[Line]:
        return [
            line for line in finished(now) if set(kinds(line)) - taken & wanted and set(kinds(line)) - taken
        ]

    while True:
        liked = {card for kind in wanted - taken for card in LEADS.get(kind, ())}

        def leads(_: Position, line: Line, cards: set[str] = liked) -> bool:
            return line[0].get("card") in cards

        now = play_on(page, table, luck, lambda now: bool(fresh(now)), leads)
        if now["over"] or wanted <= taken:
            return
        line = luck.choice(fresh(now))
        page.goto(f"/table/{table}")
        assert my_move(page)
        carry_out(page, line, luck)


def find(
    page: Page,
    luck: random.Random,
    seats: int,
    fits: Callable[[Position], bool],
    tries: int = 200,
    liked: Callable[[Position, Line], bool] = lambda now, line: False,
) -> tuple[str, Position]:
    """A table at a position that fits."""
    for _ in range(tries):
        table = new_table(page, "troyes", [{"kind": "me"}, *BOTS[: seats - 1]])
        now = play_on(page, table, luck, fits, liked)
        if not now["over"]:
            return table, now
    raise AssertionError("no such position came up")


def opening(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    assert my_move(page)


@pytest.mark.parametrize("target_first", [True, False])
@pytest.mark.parametrize("kind", ["activate", "enter", "face"])
def test_one_confirm_one_entry_one_undo(door: Door, kind: str, target_first: bool) -> None:
    """A tradesman hired, a citizen sent into a building, a fight: whatever is clicked first, it is one action."""
    page = door.enter("Zoya", lang="ru")
    luck = random.Random(f"{kind} {target_first}")

    def good(line: Line) -> bool:
        if kind == "face":
            return kinds(line) == ["face", "fight"]
        return kinds(line)[:2] == [kind, "group"] and len(line) == 3 and line[2]["kind"].startswith("take_")

    def fits(now: Position) -> bool:
        # With few dice left the round might end with the action, and then nothing can be taken back.
        return (
            any(map(good, finished(now))) and len(now["view"]["dice"]) > 6 and len(now["view"]["black"]) != 1
        )

    table, _ = find(page, luck, 3, fits)
    opening(page, table)
    before = state(page, table)
    line = luck.choice([one for one in finished(before) if good(one)])
    draft(page, line, target_first=target_first)
    ready(page)
    assert selected_dice(page) == set(line[1]["dice"])
    assert not RAW.search(page.locator("body").inner_text())
    entries = len(before["log"])
    confirm(page)
    mine = [
        entry
        for entry in state(page, table)["log"]
        if entry["decision"] > before["decisions"] and entry["seat"] == before["seat"]
    ]
    assert mine[0]["decisions"] == len(line), "the whole action is one entry"
    assert mine[0]["decision"] == before["decisions"] + 1
    assert entries <= len(state(page, table)["log"]) - 1


def certain(now: Position) -> list[Line]:
    """Actions in which no die decides."""
    return [line for line, end in lines(now) if end == "done"]


@pytest.mark.parametrize("kind", ["activate", "enter", "face"])
def test_one_undo_takes_back_a_whole_action(door: Door, kind: str) -> None:
    """Alone, where no turn of the King follows, the very position comes again: a tradesman, a citizen, a fight."""
    page = door.enter("Zoya")
    luck = random.Random(f"undo {kind}")

    def good(line: Line) -> bool:
        if kind == "face":
            return kinds(line) == ["face", "fight"]
        return kinds(line)[:2] == [kind, "group"] and len(line) >= 3 and len(line[1]["dice"]) < 3

    def fits(now: Position) -> bool:
        view = now["view"]
        own = [die for die in view["dice"] if die["district"] == 0]
        last = len(view["black"]) == 1 and view["first"] == 0
        quiet = last if kind == "face" else not view["king"]["dice"] and len(own) > 2
        return quiet and any(map(good, certain(now)))

    def thrifty(now: Position, line: Line) -> bool:
        """The King's dice are bought, one's own are kept."""
        own = {die["die"] for die in now["view"]["dice"] if die["district"] == 0}
        return line[0]["kind"] != "pass" and not own & {
            one for option in line for one in option.get("dice", ())
        }

    table, before = find(page, luck, 1, fits, liked=thrifty)
    opening(page, table)
    line = luck.choice([one for one in certain(before) if good(one)])
    draft(page, line, luck)
    ready(page)
    confirm(page)
    after = state(page, table)
    assert after["decisions"] == before["decisions"] + len(line)
    page.wait_for_selector(MINE)
    page.click("[data-target=undo]:not([aria-disabled=true])")
    page.wait_for_function("n => +document.querySelector('.table').dataset.seq > n", arg=after["seq"])
    again = state(page, table)
    assert again["decisions"] == before["decisions"]
    assert again["view"] == before["view"]
    assert again["plans"] == before["plans"]


def test_a_click_on_one_die_spends_no_other(door: Door) -> None:
    """Two dice of one colour: with one in hand only that one is drafted, in tray, bar and board alike."""
    page = door.enter("Zoya")

    def fits(now: Position) -> bool:
        own = [die["colour"] for die in now["view"]["dice"] if die["district"] == now["seat"]]
        return asked("act")(now) and any(own.count(colour) > 1 for colour in own)

    table, now = find(page, random.Random(4), 3, fits)
    opening(page, table)
    own = [die for die in now["view"]["dice"] if die["district"] == now["seat"]]
    die = next(die for die in own if sum(one["colour"] == die["colour"] for one in own) > 1)
    page.locator(f".board [data-target='die:{die['die']}']:visible").click()
    expect(page.locator(".hub-sum")).to_contain_text(str(die["face"]))
    assert selected_dice(page) == {die["die"]}
    for _ in range(3):
        page.keyboard.press("Enter")
        assert selected_dice(page) <= {die["die"]}
    assert len(state(page, table)["view"]["dice"]) >= len(now["view"]["dice"]) - 1


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_questions_name_their_target(door: Door, lang: str) -> None:
    """The card that is hired for, the space that is entered and the cathedral are told by name while drafting."""
    page = door.enter("Zoya", lang=lang)
    luck = random.Random(6)
    words = {"en": ("becomes the tradesman", "who enters"), "ru": ("станет мастером", "кто войдёт")}[lang]
    seen: set[str] = set()
    for kind, word in (("activate", words[0]), ("enter", words[1])):

        def good(line: Line, kind: str = kind) -> bool:
            return (
                kinds(line)[:2] == [kind, "group"] and len(line) > 2 and line[2]["kind"].startswith("take_")
            )

        table, now = find(page, luck, 3, lambda now: any(map(good, finished(now))))
        opening(page, table)
        line = luck.choice([one for one in finished(now) if good(one)])
        draft(page, line[:2], luck)
        expect(page.locator(".prompt")).to_contain_text(word)
        assert not RAW.search(page.locator("body").inner_text())
        seen.add(kind)
    assert seen == {"activate", "enter"}


def test_a_reload_in_the_middle_keeps_the_draft(door: Door) -> None:
    page = door.enter("Zoya")
    luck = random.Random(5)

    def good(line: Line) -> bool:
        return kinds(line)[:2] == ["activate", "group"] and len(line) > 2 and len(line[1]["dice"]) > 1

    table, now = find(page, luck, 2, lambda now: any(map(good, finished(now))))
    opening(page, table)
    line = luck.choice([one for one in finished(now) if good(one)])
    draft(page, line[:2], luck)
    expect(page.locator(".hub-sum")).to_contain_text(str(line[1]["value"]))
    prompt = page.locator(".prompt").inner_text()
    page.reload()
    expect(page.locator(".prompt")).to_have_text(prompt, use_inner_text=True)
    assert selected_dice(page) == set(line[1]["dice"])
    draft(page, line[2:])
    ready(page)
    confirm(page)
    assert state(page, table)["decisions"] >= now["decisions"] + len(line)


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
    promised = page.locator(".mine-row .after").first
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

    table, now = find(page, random.Random(8), 3, lambda now: asked("act")(now) and bool(ones(now)))
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
