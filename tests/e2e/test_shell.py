"""The screens around the games: both languages, a phone, what assistive technology sees, what the first page costs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Door
from .fit import AXE, serious
from .gallery import GAMES, Hall
from .play import READY, brawl_move, my_move, new_table, play_unseen, state

BOT = {"kind": "bot", "bot": "easy"}
PHONE = (390, 844)


def play_out(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    while my_move(page):
        brawl_move(page)


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm install in web/")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_for_axe(door: Door, theme: str) -> None:
    page = door.enter("Vera")
    problems: dict[str, list[str]] = {}
    brawl = new_table(page, "brawl", [{"kind": "me"}, BOT])
    room = new_table(page, "brawl", [{"kind": "me"}, {"kind": "open"}, {"kind": "invited"}], start=False)
    kingsburg = new_table(
        page, "kingsburg", [{"kind": "me"}, BOT, BOT], settings={"modules": ["events", "soldiers"]}
    )
    for address, ready in (
        ("/", ".lobby .vig"),
        ("/new", ".seatlist"),
        ("/rules/brawl", ".rules h2"),
        (f"/table/{room}", ".room-seats"),
        (f"/table/{brawl}", ".kingdom"),
        (f"/table/{kingsburg}", ".advisors"),
    ):
        page.goto(f"{address}?theme={theme}")
        page.wait_for_selector(ready)
        problems[address] = serious(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog")
    problems["keys"] = serious(page)
    play_unseen(page, brawl, "brawl")
    page.goto(f"/table/{brawl}?theme={theme}")
    page.wait_for_selector(".fin")
    problems["end"] = serious(page)
    assert not any(problems.values()), problems


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_screen_speaks_the_language(door: Door, lang: str) -> None:
    page = door.enter("Vera", lang=lang)
    table = new_table(page, "brawl", [{"kind": "me"}, BOT, BOT])
    room = new_table(page, "kingsburg", [{"kind": "me"}, {"kind": "open"}], start=False)
    kingsburg = new_table(
        page, "kingsburg", [{"kind": "me"}, BOT], settings={"modules": ["governors", "events"]}
    )
    for address in (
        "/",
        "/new?game=kingsburg",
        f"/table/{room}",
        f"/table/{table}",
        f"/table/{kingsburg}",
        "/archive",
        "/rules",
    ):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        text = page.inner_text("body")
        labels = page.locator("[aria-label]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label'))"
        )
        said = text + " ".join(labels)
        assert not re.search(r"\b(web|brawl|kingsburg)-[a-z]+-", said), address
        assert "undefined" not in said, address
        if lang == "ru":
            shown = re.sub(
                r"Vera|Regnum|Feudum|English|Enter|http\S+|127\S+|blake2b|\b[0-9a-z]{8}\b|[IVX]+\b|QR",
                "",
                text,
            )
            assert not re.search(r"[A-Za-z]{4,}", shown), (address, re.findall(r"[A-Za-z]{4,}", shown)[:5])
    page.goto("/")
    page.get_by_role("button", name="Русский" if lang == "en" else "English").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru" if lang == "en" else "en")


def in_view(page: Page, selector: str) -> bool:
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    assert size is not None
    return bool(box and box["y"] >= 0 and box["x"] >= -1 and box["y"] + box["height"] <= size["height"] + 1)


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
def test_prompt_pieces_and_own_things_share_one_screen(door: Door, size: tuple[int, int]) -> None:
    page = door.enter("Vera", size=size)
    brawl = new_table(page, "brawl", [{"kind": "me"}, BOT, BOT, BOT])
    page.goto(f"/table/{brawl}")
    assert my_move(page)
    for selector in (".prompt", ".kingdom", ".hcard", "[data-target=confirm]"):
        assert in_view(page, selector), selector
    kingsburg = new_table(page, "kingsburg", [{"kind": "me"}, BOT, BOT, BOT])
    page.goto(f"/table/{kingsburg}")
    page.wait_for_selector(".advisors")
    for selector in (".prompt", ".advisor >> nth=0", ".advisor >> nth=17", ".stock"):
        assert in_view(page, selector), selector
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_whole_game_on_a_phone_by_touch(door: Door) -> None:
    page = door.enter("Vera", lang="ru", size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = new_table(page, "brawl", [{"kind": "me"}, BOT])
    page.goto(f"/table/{table}")
    assert my_move(page)
    confirm = page.locator("[data-target=confirm]").bounding_box()
    undo = page.locator("[data-target=undo]").bounding_box()
    assert confirm is not None
    assert undo is not None
    assert confirm["height"] >= 48
    assert undo["x"] - (confirm["x"] + confirm["width"]) >= 24
    play_out(page, table)
    expect(page.locator(".print h1")).to_be_visible()


def test_the_sections_of_the_house_fit_a_phone_and_lead_to_each_other(door: Door) -> None:
    page = door.enter("Vera", lang="ru", size=PHONE, has_touch=True)
    page.goto("/")
    for section in ("learn", "bots", "rules", "archive"):
        page.locator(f".mast nav a[href='/{section}']").click()
        expect(page.locator(f".mast nav a[href='/{section}']")).to_have_attribute("aria-current", "page")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], section
    for game in ("brawl", "kingsburg", "troyes", "feudum"):
        page.goto(f"/rules/{game}")
        page.wait_for_selector(".rules h2")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], game


def test_a_guest_follows_a_link_to_a_seat_and_a_phone_starts_the_game(door: Door) -> None:
    host, guest = door.enter("Anna", size=PHONE), door.enter("", size=PHONE)
    table = new_table(host, "brawl", [{"kind": "me"}, {"kind": "invited"}], start=False)
    host.goto(f"/table/{table}")
    invite = host.request.get(f"/api/tables/{table}").json()["seats"][1]["invite"]
    guest.goto(f"/join/{invite}")
    guest.fill("input", "Boris")
    guest.keyboard.press("Enter")
    guest.wait_for_url(f"**/table/{table}")
    guest.click("[data-target=ready]")
    host.click("[data-target=start]:not([aria-disabled])")
    for page in (host, guest):
        page.wait_for_selector(".table")


def test_preferences_are_kept_and_confirming_can_be_skipped(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "brawl", [{"kind": "me"}, BOT])
    page.goto(f"/table/{table}")
    assert my_move(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="never").check(force=True)
    page.get_by_role("radio", name="dark", exact=True).check(force=True)
    expect(page.locator("#tab-chat")).to_have_count(1)
    page.get_by_role("checkbox", name="No chat").check(force=True)
    expect(page.locator("#tab-chat")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    cards = page.locator(".hcard").count()
    page.locator(".hcard[data-state=legal] button").first.click()
    page.locator(".tile[data-state=legal] .tile-hit").first.click()
    page.wait_for_function("n => document.querySelectorAll('.hcard').length < n", arg=cards)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_unknown_address_and_a_foreign_secret_lead_nowhere(door: Door) -> None:
    page = door.enter("Vera")
    page.goto("/table/nothinghere")
    expect(page.locator(".curtain h1")).to_be_visible()
    page.goto("/no/such/page")
    expect(page.locator(".curtain h1")).to_be_visible()


def test_a_tooltip_tells_the_rule_by_hover_and_by_long_touch(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "brawl", [{"kind": "me"}, BOT])
    page.goto(f"/table/{table}")
    assert my_move(page)
    page.locator(".strip li").first.hover()
    expect(page.locator(".tip[data-on]")).to_contain_text("King")
    page.keyboard.press("Escape")
    expect(page.locator(".tip[data-on]")).to_have_count(0)
    page.locator(".hcard button").first.dispatch_event(
        "pointerdown", {"pointerType": "touch", "bubbles": True}
    )
    expect(page.locator(".tip[data-on]")).to_be_visible()
    assert page.locator(READY).count() == 0


def test_the_log_opens_the_past_and_never_changes_the_game(door: Door) -> None:
    page = door.enter("Vera")
    table = new_table(page, "brawl", [{"kind": "me"}, BOT])
    page.goto(f"/table/{table}")
    for _ in range(2):
        assert my_move(page)
        brawl_move(page)
    assert my_move(page)
    before = page.locator(".table").get_attribute("data-seq")
    page.locator(".log").first.click()
    expect(page.locator(".table[data-past]")).to_have_count(1)
    assert page.locator(".hcard[data-state=legal]").count() == 0
    page.get_by_role("button", name="Back to the game").first.click()
    expect(page.locator(".table[data-past]")).to_have_count(0)
    assert page.locator(".table").get_attribute("data-seq") == before


def test_preferences_follow_an_account_to_another_device(door: Door) -> None:
    first, second = door.enter(""), door.enter("")
    account = {"login": "follower", "password": "a long enough password"}
    assert first.request.post("/api/register", data=account).ok
    first.goto("/")
    first.get_by_role("button", name="Settings").first.click()
    first.get_by_text("dark", exact=True).click()
    expect(first.locator("html")).to_have_attribute("data-theme", "dark")
    with first.expect_response(lambda answer: answer.request.method == "PATCH"):
        first.get_by_role("radiogroup", name="Motion").get_by_text("slow").click()
    assert second.request.post("/api/login", data=account).ok
    second.goto("/")
    expect(second.locator("html")).to_have_attribute("data-theme", "dark")


NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = 'granted';
  constructor(title, more) { window.notices.push([title, more.body]); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
"""


def test_a_notice_comes_when_the_turn_does_and_the_page_is_out_of_sight(door: Door) -> None:
    pages = [door.enter("Anna"), door.enter("Vera")]
    for page in pages:
        page.add_init_script(NOTICES)
    table = new_table(pages[0], "brawl", [{"kind": "me"}, {"kind": "open"}], start=False)
    assert pages[1].request.post(f"/api/tables/{table}/seats/1/sit", data={}).ok
    assert pages[1].request.post(f"/api/tables/{table}/ready", data={"ready": True}).ok
    assert pages[0].request.post(f"/api/tables/{table}/start", data={}).ok
    first = state(pages[0], table)["waiting"][0]
    acts, waits = pages[first], pages[1 - first]
    for page in pages:
        page.goto(f"/table/{table}")
    name = ("Anna", "Vera")[first]
    expect(waits.locator(".bar .prompt")).to_contain_text(f"Waiting for {name}: placing a character")
    assert my_move(acts)
    brawl_move(acts)
    assert my_move(waits)
    assert waits.evaluate("notices") == [], "nobody asked for notices"
    waits.get_by_role("button", name="Settings").click()
    waits.get_by_label("A notice when a table waits for me").check()
    waits.keyboard.press("Escape")
    brawl_move(waits)
    assert my_move(acts)
    brawl_move(acts)
    assert my_move(waits)
    assert len(waits.evaluate("notices")) == 1
    assert "Your turn" in waits.evaluate("notices[0][0]")
    waits.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    acts.locator("#tab-chat").click()
    for text in ("unasked", "hello"):
        acts.fill(".chatform input", text)
        acts.press(".chatform input", "Enter")
        waits.locator("#tab-chat").click()
        expect(waits.locator(".chatlines")).to_contain_text(text)
        waits.get_by_role("button", name="Settings").click()
        waits.get_by_label("A notice when somebody writes").check()
        waits.keyboard.press("Escape")
    waits.wait_for_function("notices.length === 2")
    assert waits.evaluate("notices[1]") == [name, "hello"]
    waits.goto("/")
    expect(waits.locator(".hero .ask")).to_contain_text("Place a character")
    other = new_table(waits, "brawl", [{"kind": "me"}, BOT])
    waits.goto(f"/table/{other}")
    assert my_move(waits)
    waits.goto(f"/table/{table}")
    assert my_move(waits)
    brawl_move(waits)
    waits.click("[data-target=next-table]")
    waits.wait_for_url(f"**/table/{other}")
    assert my_move(waits)


def test_a_line_that_fell_silent_is_told(door: Door) -> None:
    """The socket still looks open, but nobody answers any more."""
    page = door.enter("Vera")
    page.clock.install()
    Hall(page, "brawl").lay(GAMES["brawl"]["first"])
    page.clock.run_for(45_000)
    expect(page.locator(".strip-lost")).to_have_count(0)
    page.evaluate("window.wire.mute = true")
    page.clock.run_for(25_000)
    expect(page.locator(".strip-lost")).to_be_visible()
