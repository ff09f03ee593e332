"""Feudum in a real browser: by clicking pieces on the chart, in guilds and in the hand."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from waiting import wait_for

from .conftest import Door, Server
from .feudum_positions import firsts
from .play import (
    MINE,
    READY,
    confirm,
    feudum_move,
    messages,
    moved_on,
    my_move,
    new_table,
    numbers,
    overheard,
    seq,
    state,
)

ADVANCED = {"advanced": True}
FIXED = {"order": "fixed"}
BOT = {"kind": "bot", "bot": "random"}


def send(page: Page, table: str, now: dict[str, Any], option: dict[str, Any]) -> None:
    move = {"id": str(time.monotonic_ns()), "seq": now["seq"], "seat": now["seat"], "line": [option]}
    answer = page.request.post(f"/api/tables/{table}/moves", data=move)
    assert answer.ok or answer.status == 409, answer.text()


def plainly(now: dict[str, Any], cards: tuple[str, ...], lay: tuple[str, ...] = ()) -> dict[str, Any]:
    """An answer for a quiet table: certain cards, the first start place, nothing fancy."""
    options = firsts(now)
    wanted: dict[str, Callable[[dict[str, Any]], bool]] = {
        "choose_cards": lambda one: set(one["cards"]) >= set(cards),
        "first_pawn": lambda one: one["place"] == "for_c" and one["character"] == "knight",
        "lay_card": lambda one: one["kind"] == "lay" and one["card"] in (lay or cards),
        "take_goods": lambda one: {"saltpeter", "iron", "wood"} <= set(one["goods"]),
        "migrate": lambda one: one["kind"] == "put_pawn" and one["place"] == "for_c",
        "store_sulfur": lambda one: one["barrel"] == 0,
        "move": lambda one: one["kind"] == "done",
        "steal": lambda one: one["kind"] == "done",
        "conquer": lambda one: one["kind"] == "attack_figure",
    }
    check = wanted.get(now["prompt"]["name"], lambda one: one["kind"] not in ("drop_writ", "swap_tile"))
    return next((one for one in options if check(one)), options[0])


def until(
    page: Page, table: str, cards: tuple[str, ...], prompt: str, lay: tuple[str, ...] = (), since: int = 1
) -> None:
    """Play my seat without the screen until a question comes, not before a certain round."""

    def asked() -> bool:
        while (now := state(page, table))["plans"]:
            if now["prompt"]["name"] == prompt and max(1, now["view"]["round"]) >= since:
                return True
            send(page, table, now, plainly(now, cards, lay))
        return False

    wait_for(asked, f"somebody asks {prompt}")


SECRETS = {"chosen": "cards", "drew_writs": "writs", "kept_writ": "writ", "dropped_writ": "writ"}


def leaks(said: Any, seat: int) -> list[str]:
    """Whatever a message tells of what only others may know, however deep inside it."""
    if isinstance(said, list):
        return [leak for one in said for leak in leaks(one, seat)]
    if not isinstance(said, dict) or said.get("over"):
        return []  # a game that is over lies open
    found = [leak for one in said.values() for leak in leaks(one, seat)]
    if "stacks" in said and said["seat"] != seat:
        found.append(f"the view of seat {said['seat']}")
    if "stacks" in said and said["drawn"] and said["mover"] != seat:
        found.append(f"drawn: {said['drawn']}")
    for other, own in enumerate(said["seats"] if "stacks" in said else []):
        found += [
            f"{name} of {other}" for name in ("hand", "writs") if other != seat and own[name] is not None
        ]
    secret = SECRETS.get(said.get("kind", ""))
    if secret and said.get("seat", seat) != seat and said.get(secret) is not None:
        found.append(f"{said}")
    return found


def sit_two(door: Door, bots: int, size: tuple[int, int] = (1440, 900)) -> tuple[str, list[Page]]:
    """Anna at the desk and Boris at a browser of his own; the table has begun, and nobody looks at it yet."""
    anna, boris = door.enter("Anna"), door.enter("Boris", lang="ru", size=size)
    seats = [{"kind": "me"}, {"kind": "open"}, *[BOT] * bots]
    table = new_table(anna, "feudum", seats, False, settings=ADVANCED, options=FIXED)
    for path, data in (("seats/1/sit", {}), ("ready", {"ready": True})):
        assert boris.request.post(f"/api/tables/{table}/{path}", data=data).ok
    assert anna.request.post(f"/api/tables/{table}/start", data={}).ok
    return table, [anna, boris]


def look(table: str, *pages: Page) -> list[list[str]]:
    """All of them look at the table from now on; what each of them hears."""
    heard = [overheard(page) for page in pages]
    for page in pages:
        page.goto(f"/table/{table}")
        page.wait_for_selector(".table.portolan")
    return heard


@pytest.mark.soak
@pytest.mark.parametrize("bots", [0, 1, 2, 3])
def test_a_whole_game_by_clicking_pieces(door: Door, bots: int) -> None:
    """Two browsers, and bots, from the first goods to the final scoring; neither browser hears the other's secrets."""
    table, pages = sit_two(door, bots)
    heard = look(table, *pages)
    clicked: set[str] = set()
    moves = 0
    while not pages[0].locator(".fin").count():
        page = next((one for one in pages if one.locator(MINE).count()), None)
        if page:
            clicked |= {target.split(":")[0] for target in feudum_move(page, seed=7 * moves + 11)}
            moves += 1
        assert moves < 900
    now = state(pages[0], table, 0)
    assert now["over"]
    assert now["view"]["round"] >= 5
    assert {"good", "character", "card", "place"} <= clicked, "every game asks for these; the rest is chance"
    assert len(clicked) > 7
    for page in pages:
        page.wait_for_selector(".realm")
        totals = numbers(page.locator(".score tfoot td b"))
        assert sorted(totals) == sorted(now["scores"])
    for seat in (0, 1):
        before = [one for one in messages(heard[seat]) if not one.get("over") and not one.get("scores")]
        assert len(before) > 50
        assert not leaks(before, seat)
        assert leaks(before, 1 - seat)


def test_an_attack_answered_by_a_hidden_defend(door: Door) -> None:
    """Two browsers: the attacker never hears of the card before it is revealed, nor the defender of hers."""
    table, pages = sit_two(door, 0, size=(390, 844))
    anna, boris = pages
    heard = look(table, *pages)
    cards = (("conquer", "move", "guild", "influence"), ("defend", "move", "guild", "tax"))
    for _ in range(40):
        now = state(anna, table, 0)
        seat = now["waiting"][0]
        mine = state(pages[seat], table, seat)
        if mine["prompt"]["name"] in ("conquer", "defend"):
            break
        send(pages[seat], table, mine, plainly(mine, cards[seat], ("conquer",) if seat == 0 else ("move",)))
    assert my_move(anna)
    anna.locator(".man[data-state=legal]").click()
    expect(anna.locator(".bar .unsure")).to_be_visible()
    confirm(anna)
    boris.wait_for_selector(".duel .answer[data-target='kind:reveal'][data-state=legal]")
    expect(anna.locator(".duel .react")).to_be_visible()
    for seat in (0, 1):
        assert not leaks(messages(heard[seat]), seat)
    boris.locator(".answer[data-target='kind:reveal']").click()
    expect(boris.locator(".block.drafted")).to_be_visible()
    confirm(boris)
    anna.wait_for_selector(".adds [data-target='kind:use_saltpeter']")
    assert state(anna, table, 0)["view"]["battle"]["against"] == 3
    anna.locator(".adds [data-target='kind:use_saltpeter']").click()
    confirm(anna)
    assert "defend" in state(anna, table, 0)["view"]["seats"][1]["played"]


Campaign = tuple[str, list[Page], int]
"""A table, its two people, and how many decisions were made when it came where the tests want it."""


@pytest.fixture(scope="module")
def campaign(chromium: Browser, server: Server) -> Iterator[Campaign]:
    """Anna has three pawns and has chosen her cards."""
    door = Door(chromium, server)
    table, pages = sit_two(door, 0)
    cards = ("migrate", "move", "guild", "influence")
    for _ in range(80):
        now = state(pages[0], table, 0)
        seat = now["waiting"][0]
        mine = now if seat == 0 else state(pages[seat], table, seat)
        own = [one for one in now["view"]["pawns"] if one["seat"] == 0]
        hand = mine["view"]["seats"][seat]["hand"] or ()
        if seat == 0 and mine["prompt"]["name"] == "lay_card" and len(own) == 3 and len(hand) == 4:
            break
        lay = ("migrate",) if "migrate" in hand else ("guild", "influence", "move")
        send(pages[seat], table, mine, plainly(mine, cards, lay))
    else:
        raise AssertionError("Anna never had three pawns")
    yield table, pages, now["decisions"]
    door.close()


def seated(door: Door, campaign: Campaign) -> tuple[str, Page]:
    """Anna looks at the table, which goes back to where it was if she has moved on from there; Boris waits elsewhere."""
    table, (anna, boris), decisions = campaign
    if state(anna, table, 0)["decisions"] > decisions:
        for person, path, data in (
            (anna, "takeback", {"seat": 0, "to": decisions}),
            (boris, "takeback/answer", {"yes": True}),
        ):
            answer = person.request.post(f"/api/tables/{table}/{path}", data=data)
            assert answer.ok, answer.text()
    assert state(anna, table, 0)["decisions"] == decisions
    page = door.enter("", storage_state=anna.context.storage_state())
    look(table, page)
    return table, page


TRAILS = "n => document.querySelectorAll('.trail').length === n"


def walk_far(page: Page) -> str:
    """Take up a pawn and click the place that costs most; its name."""
    page.locator(".man[data-state=legal]").first.click()
    page.wait_for_function("() => document.querySelectorAll('.flagcost').length > 5")
    places = page.locator(".spot[data-state=legal]").evaluate_all(
        "all => all.map((one) => one.dataset.target)"
    )
    for place in reversed(places):
        page.locator(f".spot[data-target='{place}']").click(force=True)
        if page.locator(".intent").count() == 3:
            return str(place).removeprefix("place:")
    raise AssertionError("no place is three steps away")


def finish(page: Page) -> None:
    """Say that this is all, as often as it is asked."""
    for _ in range(3):
        if page.locator(READY).count():
            return
        page.locator(".bar [data-target='option:done']").click()
    assert page.locator(READY).count()


def test_a_move_of_three_steps_is_one_action(door: Door, campaign: Campaign) -> None:
    """Card, pawn and a place three steps away: one Confirm, one entry of the log; it is said that others will see it."""
    table, page = seated(door, campaign)
    assert my_move(page)
    before = state(page, table, 0)
    page.locator(".acard[data-target='card:move']").click()
    place = walk_far(page)
    finish(page)
    expect(page.locator(".bar .unsure")).to_be_visible()
    assert "chance" not in page.locator(".bar").inner_text().lower()
    confirm(page)
    after = state(page, table, 0)
    assert place in [one["place"] for one in after["view"]["pawns"]]
    fresh = [entry for entry in after["log"] if entry["decision"] > before["decisions"]]
    assert len(fresh) == 1
    assert fresh[0]["decisions"] >= 4
    assert [event["kind"] for event in fresh[0]["events"]].count("stepped") == 3


def test_one_undo_takes_a_move_of_three_steps_back(door: Door, campaign: Campaign) -> None:
    """The card lies already: three steps are one draft, one Confirm, one Undo, and can be gone again."""
    table, page = seated(door, campaign)
    now = state(page, table, 0)
    send(page, table, now, {"kind": "lay", "card": "move"})
    page.wait_for_selector(".table[data-turn=mine]")
    start = state(page, table, 0)
    assert start["prompt"]["name"] == "move"
    place = walk_far(page)
    finish(page)
    expect(page.locator(".bar .unsure")).to_have_count(0)
    confirm(page)
    page.wait_for_function(TRAILS, arg=3)
    after = state(page, table, 0)
    assert place in [one["place"] for one in after["view"]["pawns"]]
    assert len(after["log"]) == len(start["log"]), "laying the card and moving are one action"
    page.click("[data-target=undo]:not([aria-disabled])")
    page.wait_for_function(TRAILS, arg=0)
    back = state(page, table, 0)
    assert back["view"]["pawns"] == start["view"]["pawns"]
    assert back["prompt"] == start["prompt"]
    page.keyboard.press("Control+y")
    page.wait_for_function(TRAILS, arg=3)


def test_undo_while_drafting_puts_pieces_down(door: Door, campaign: Campaign) -> None:
    table, page = seated(door, campaign)
    assert my_move(page)
    before = state(page, table, 0)["seq"]
    page.locator(".acard[data-target='card:guild']").click()
    page.locator(".guild.g-merchant .open").click()
    page.locator(".task[data-target='kind:trade']").click()
    for gone in (".task.on", ".folios", ".acard[data-state=selected]"):
        page.wait_for_selector(gone)
        page.click("[data-target=undo]")
        expect(page.locator(gone)).to_have_count(0)
    assert state(page, table, 0)["seq"] == before


def test_the_preview_of_the_last_card_ends_with_its_action(door: Door) -> None:
    """A migration costs one food; the feeding that follows by itself is no part of it."""
    page = door.enter("Vera")
    table = new_table(page, "feudum", [{"kind": "me"}, BOT], settings=ADVANCED, options=FIXED)
    cards = ("migrate", "tax", "explore", "harvest")

    def migrating() -> dict[str, Any] | None:
        while (now := state(page, table))["plans"]:
            if not now["view"]["seats"][0]["hand"] and now["prompt"]["name"] == "migrate":
                return now
            send(page, table, now, plainly(now, cards, ("tax", "explore", "harvest")))
        return None

    now = wait_for(migrating, "the last card is to be a migration")
    page.goto(f"/table/{table}")
    assert my_move(page)
    food = now["view"]["seats"][0]["goods"]["food"]
    page.locator(".chip[data-target='character:monk']").click()
    if not page.locator(READY).count():
        page.locator(".spot[data-state=legal]").first.click(force=True)
    page.wait_for_selector(READY)
    then = page.locator(".panel.is-you .num .then")
    expect(then.first).to_have_text(f"→{food - 1}")
    markers = now["view"]["seats"][0]["markers"]
    assert then.all_inner_texts() == [f"→{food - 1}", f"→{markers - 1}"], (
        "the food, and the marker of the monks"
    )


def test_nothing_spent_is_added_and_cards_go_in_any_order(door: Door) -> None:
    """Four of eleven cards in any order; a place clicked first asks for a card and takes none by itself."""
    page = door.enter("Vera")
    table = new_table(page, "feudum", [{"kind": "me"}, BOT], settings=ADVANCED, options=FIXED)
    until(page, table, (), "choose_cards")
    page.goto(f"/table/{table}")
    assert my_move(page)
    assert len(state(page, table)["plans"]["options"]) < 5, "the choice of a set is one line"
    for number, card in enumerate(("tax", "migrate", "guild", "conquer")):
        expect(page.locator(READY)).to_have_count(0)
        page.locator(f".acard[data-target='card:{card}']").click()
        expect(page.locator(".acard[data-state=selected]")).to_have_count(number + 1)
    page.locator(".acard[data-target='card:conquer']").click()
    page.locator(".acard[data-target='card:influence']").click()
    confirm(page)
    assert my_move(page)
    assert set(state(page, table)["view"]["seats"][0]["hand"]) == {"migrate", "influence", "tax", "guild"}
    page.locator(".spot[data-target='place:for_c']").click(force=True)
    page.wait_for_selector(".spot[data-target='place:for_c'][data-state=selected]")
    assert page.locator(".acard[data-state=selected]").count() == 0
    assert page.locator(READY).count() == 0
    assert page.locator(".acard[data-state=legal], .acard[data-state=needed]").count() == 2


def test_cards_that_can_do_nothing_say_why(door: Door) -> None:
    """Marked before they are chosen: no town, no farm, no outpost; with a reason for a task that is closed."""
    page = door.enter("Vera")
    table = new_table(page, "feudum", [{"kind": "me"}, BOT], settings=ADVANCED, options=FIXED)
    until(page, table, (), "choose_cards")
    page.goto(f"/table/{table}")
    assert my_move(page)
    for card, why in (("tax", "No town"), ("harvest", "No farm"), ("explore", "No outpost")):
        expect(page.locator(f".acard.idle[data-target='card:{card}'] .base")).to_have_text(why)
    expect(page.locator(".acard.idle[data-target='card:guild']")).to_have_count(0)
    until(page, table, ("guild", "move", "influence", "tax"), "guild", ("guild",))
    page.goto(f"/table/{table}")
    assert my_move(page)
    page.locator(".guild.g-noble .open").click()
    closed = page.locator(".task.no[data-target='kind:push'] span")
    expect(closed).to_have_text("Only the master may push")


def test_numbers_of_ones_own_are_told_on_the_board(door: Door, tmp_path: Path) -> None:
    """With an override file the battle, the cards and the guilds show the numbers that are played."""
    own = tmp_path / "mine.toml"
    own.write_text(
        "[battle]\npawn_attack = 3\npawn_defence = 4\npawn_points = 7\nfief_points = 9\ndefend_points = 5\n"
        "[guilds]\nranks = [8, 6, 2]\nprice = 4\n[harvest]\npoints = 6\n"
    )
    server = Server(tmp_path, {"REGNUM_COMPONENTS": f"feudum={own}"})
    other = Door(door.browser, server)
    try:
        table, pages = sit_two(other, 0)
        cards = (("conquer", "move", "guild", "influence"), ("defend", "move", "guild", "tax"))
        for _ in range(40):
            now = state(pages[0], table, 0)
            seat = now["waiting"][0]
            mine = state(pages[seat], table, seat)
            if mine["prompt"]["name"] == "defend":
                break
            send(
                pages[seat], table, mine, plainly(mine, cards[seat], ("conquer",) if seat == 0 else ("move",))
            )
        anna, boris = pages
        look(table, anna, boris)
        boris.wait_for_selector(".duel")
        for page in pages:
            assert page.locator(".duel .scale i").all_inner_texts() == ["3", "4"]
            assert "+7" in page.locator(".duel .fate").inner_text()
        assert "5" in boris.locator(".answer[data-target='kind:reveal']").inner_text()
        assert anna.locator(".acard[data-target='card:conquer'] .marks").first.inner_text().endswith("7/9")
        assert anna.locator(".acard[data-target='card:harvest'] .marks").first.inner_text() == "6"
        boris.locator(".answer[data-target='kind:decline']").click()
        confirm(boris)
        assert my_move(anna)
        before = seq(anna)
        anna.locator(".bar [data-target='option:done']").click()
        anna.wait_for_function("n => +document.querySelector('.table').dataset.seq > n", arg=before)
        assert state(anna, table, 0)["view"]["seats"][0]["total"] == 0, "3 against 4"
        anna.wait_for_selector(".chairs-row")
        assert anna.locator(".chairs-row .vpn").all_inner_texts()[:2] == ["8", "6"]
    finally:
        other.close()
        server.stop()


def test_reload_in_the_middle_of_a_guild_task(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "feudum", [{"kind": "me"}, BOT], settings=ADVANCED, options=FIXED)
    until(page, table, ("guild", "move", "influence", "tax"), "guild", ("guild",))
    page.goto(f"/table/{table}")
    assert my_move(page)
    page.locator(".guild.g-merchant .open").click()
    page.locator(".task[data-target='kind:trade']").click()
    page.locator(".plank [data-target='good:iron'][data-state=legal]").click()
    page.wait_for_selector(".plank [data-target='good:iron'][data-state=selected]")
    page.reload()
    page.wait_for_selector(".plank [data-target='good:iron'][data-state=selected]")
    before = state(page, table)["view"]["seats"][0]["goods"].get("iron", 0)
    row = seq(page)
    page.locator(".bar [data-target='option:done']").click()
    moved_on(page, row)
    assert state(page, table)["view"]["seats"][0]["goods"].get("iron", 0) == before + 1


def test_influence_is_offered_everywhere_at_once(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "feudum", [{"kind": "me"}, BOT], settings=ADVANCED, options=FIXED)
    until(page, table, ("influence", "move", "guild", "tax"), "influence", ("influence",))
    page.goto(f"/table/{table}")
    assert my_move(page)
    expect(page.locator(".mk.ghost")).to_have_count(1)
    page.locator(".spot[data-state=selected]").click()
    expect(page.locator(".mk.ghost")).to_have_count(0)
    page.locator(".spot[data-state=legal]").click()
    confirm(page)
    ruled = [one for one in state(page, table)["view"]["places"] if one["ruler"] == 0]
    assert [one["place"] for one in ruled] == ["for_c"]


def test_the_phone_has_everything_in_reach(door: Door) -> None:
    page = door.enter("Vera", lang="ru", size=(390, 844), has_touch=True)
    table = new_table(page, "feudum", [{"kind": "me"}, BOT, BOT], settings=ADVANCED, options=FIXED)
    page.goto(f"/table/{table}")
    for move in range(12):
        assert my_move(page)
        feudum_move(page, seed=move)
    assert my_move(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for tab in range(5):
        page.locator(".dock button").nth(tab).click()
        assert page.locator(".dock [aria-current]").count() == 1
    page.locator(".dock button").nth(1).click()
    expect(page.locator(".guild .inside").first).to_be_visible()
    page.locator(".dock button").nth(2).click()
    expect(page.locator(".panel.is-you .goods").first).to_be_visible()
    high = page.locator("[data-target=confirm]").bounding_box()
    assert high
    assert high["height"] >= 48


def test_the_page_is_light(door: Door) -> None:
    """All that a first visit to a table fetches, compressed and without fonts."""
    page = door.enter("Vera", lang="ru")
    table = new_table(page, "feudum", [{"kind": "me"}, BOT], settings=ADVANCED)
    bodies: list[bytes] = []
    page.on("requestfinished", lambda asked: ".woff" in asked.url or bodies.append(asked.response().body()))
    page.goto(f"/table/{table}", wait_until="networkidle")
    page.wait_for_selector(".table.portolan")
    assert len(bodies) > 10
    assert sum(len(gzip.compress(body)) for body in bodies) < 445_000
