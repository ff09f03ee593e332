"""The first minute: what a stranger meets, one click to a game, one to a lesson, and the invitation."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Door
from .play import MINE, new_table
from .test_shell import AXE, serious

GOLDEN = Path(__file__).parents[1] / "golden"
SIZES = [(1440, 900), (390, 844)]


@pytest.mark.parametrize("size", SIZES)
def test_a_stranger_plays_after_one_click(door: Door, size: tuple[int, int]) -> None:
    page = door.enter("", lang="ru", size=size)
    page.goto("/")
    expect(page.locator(".gcard")).to_have_count(4)
    page.wait_for_selector(".stage .tile")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    name = page.locator("[data-target=guest-name]").inner_text()
    assert len(name.split()) == 2
    page.reload()
    assert page.locator("[data-target=guest-name]").inner_text() == name
    page.click("[data-target=play-now]")
    page.wait_for_selector(f"{MINE}, .table[data-turn=wait]")
    assert page.request.get("/api/me").json()["person"]["name"] == name
    table = page.url.rpartition("/")[2].partition("?")[0]
    seats = page.request.get(f"/api/tables/{table}").json()["seats"]
    assert {seat["bot"] for seat in seats if seat["kind"] == "bot"} == {"easy"}, (
        "a first opponent is a kind one"
    )
    page.goto("/")
    page.wait_for_selector(".lobby")


def test_the_made_up_name_is_changed_in_place_and_the_way_leads_to_a_lesson(door: Door) -> None:
    page = door.enter("", lang="en")
    page.goto("/")
    page.click("[data-target=rename]")
    page.fill("form.as input", "Vera")
    page.keyboard.press("Enter")
    expect(page.locator("[data-target=guest-name]")).to_have_text("Vera")
    page.click("[data-target='learn:kingsburg']")
    page.click("[data-target=learn-go]")
    page.wait_for_selector(".coach")
    assert page.request.get("/api/me").json()["person"] is None
    page.goto("/")
    page.click("[data-target=sign-in]")
    expect(page.locator("input[type=password]")).to_be_visible()
    page.goto("/nowhere")
    expect(page.locator(".lost-mark")).to_be_visible()


def test_games_on_now_can_be_watched(door: Door) -> None:
    host, stranger = door.enter("Anna"), door.enter("")
    table = new_table(host, "brawl", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    host.goto(f"/table/{table}")
    host.wait_for_selector(MINE)
    host.click(".hcard[data-state=legal] button >> nth=0")
    host.click(".tile[data-state=legal] .tile-hit >> nth=0")
    host.click("[data-target=confirm]")
    host.wait_for_function("() => +document.querySelector('.table').dataset.seq > 0")
    stranger.goto("/")
    stranger.click("[data-target=stage-watch]")
    stranger.wait_for_selector(".table")
    stranger.goto("/")
    stranger.locator("[data-target^='watch:']").first.click()
    stranger.wait_for_selector(".table")


def test_a_record_plays_by_itself(door: Door) -> None:
    page = door.enter("Anna", prefs={"replay": 300})
    golden = (GOLDEN / "brawl-v1-2.json").read_bytes()
    table = page.request.post("/api/records", data=golden).json()["id"]
    page.goto(f"/table/{table}?at=0&play")
    page.wait_for_url("**at=2**")
    page.click(".kingdom")
    expect(page.locator("[data-target=play]")).to_have_accessible_name("Play")


@pytest.mark.parametrize("size", SIZES)
def test_an_invitation_says_who_asks_and_to_what(door: Door, size: tuple[int, int]) -> None:
    host, guest = door.enter("Anna"), door.enter("", lang="en", size=size)
    seats = [{"kind": "me"}, {"kind": "invited"}, {"kind": "bot", "bot": "easy"}]
    table = new_table(host, "kingsburg", seats, start=False)
    invite = host.request.get(f"/api/tables/{table}").json()["seats"][1]["invite"]
    guest.goto(f"/join/{invite}")
    expect(guest.locator(".invite h1")).to_have_text("Anna invites you to Kingsburg")
    expect(guest.locator(".seatrow li")).to_have_count(3)
    assert guest.evaluate("document.documentElement.scrollWidth") <= size[0]
    guest.click("[data-target=teach]")
    guest.wait_for_url("**/learn/kingsburg")
    seats = host.request.get(f"/api/tables/{table}").json()["seats"]
    assert seats[1]["kind"] == "person"


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm install in web/")
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_nothing_serious_for_axe(door: Door, theme: str) -> None:
    page = door.enter("")
    problems = {}
    for address, ready in (
        ("/", ".stage .tile"),
        ("/learn/brawl", ".path li"),
        ("/learn/brawl/turn", ".coach"),
        ("/learn/feudum/map", ".coach"),
    ):
        page.goto(f"{address}?theme={theme}")
        page.wait_for_selector(ready)
        problems[address] = serious(page)
    assert not any(problems.values()), problems
