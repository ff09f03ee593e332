"""Practice and first-time notes in a real browser: exercises answered on the board, things explained when they are met."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import regnum
from regnum.practice import practice_of, practised

from .conftest import Door
from .play import MINE, brawl_move, my_move, new_table

PHONE = (390, 844)
EXAMINER = ".examiner:not([data-busy])"

CUT = """
() => {
  const speech = document.querySelector('.examiner .c-say').getBoundingClientRect();
  const past = (node) => node.getBoundingClientRect().right > speech.right;
  return [...document.querySelectorAll('.examiner :is(p, button)')].filter(past).map((node) => node.textContent);
}
"""


def place(page: Page, option: dict[str, Any]) -> None:
    page.click(f"[data-target='hand:{option['character']}'] >> visible=true")
    page.click(f".tile[data-target='tile:{option['tile']}'] .tile-hit")
    page.click("[data-target=confirm]")


def test_an_exercise_is_answered_told_about_and_remembered(door: Door) -> None:
    page = door.enter("", lang="en", size=PHONE)
    exercises = practised(regnum.find("brawl")).exercises
    first = exercises[0]
    page.goto("/learn/brawl")
    page.click(f"[data-target='exercise:{first.id}']")
    page.click(f"{EXAMINER} [data-target=practice-look]")
    place(page, first.others[0].option)
    wrong = page.locator(f"{EXAMINER}[data-verdict=wrong]")
    expect(wrong).to_contain_text(f"{first.others[0].win} %")
    expect(wrong).to_contain_text(f"{first.best.win} %")
    page.click("[data-target=practice-look]")
    place(page, first.best.option)
    expect(page.locator(f"{EXAMINER}[data-verdict=right]")).to_contain_text(f"{first.best.win} %")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.click("[data-target=practice-next]")
    page.wait_for_url(f"**/practice/brawl/{exercises[1].id}")
    page.click(f"{EXAMINER} [data-target=practice-show]")
    page.wait_for_selector(f"{EXAMINER}[data-verdict=right]")
    page.click("[data-target=practice-leave]")
    expect(page.locator(".exercises .done")).to_have_count(2)
    page.reload()
    expect(page.locator(".exercises .done")).to_have_count(2)


def test_the_front_page_has_an_exercise_for_today(door: Door) -> None:
    page = door.enter("", lang="ru", size=PHONE)
    page.goto("/")
    page.click("[data-target=today]")
    page.wait_for_selector(f"{EXAMINER} [data-target=practice-look]")
    assert page.evaluate(CUT) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", [name for name, game in regnum.catalogue().items() if practice_of(game)])
@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
def test_every_exercise_is_shown(door: Door, game: str, size: tuple[int, int]) -> None:
    page = door.enter("", lang="ru", size=size)
    for exercise in practised(regnum.find(game)).exercises:
        page.goto(f"/practice/{game}/{exercise.id}")
        page.click(f"{EXAMINER} [data-target=practice-show]")
        page.wait_for_selector(f"{EXAMINER}[data-verdict=right]")
        box = page.locator(".examiner").bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0] + 1


@pytest.mark.soak
def test_what_is_met_for_the_first_time_is_explained_once_by_its_own_words(door: Door) -> None:
    page = door.enter("Anna", lang="en", size=PHONE, prefs={"tips": True})
    table = new_table(page, "brawl", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page.goto(f"/table/{table}")
    page.wait_for_selector(MINE)
    note = page.locator("[data-target=first-tip]")
    note.wait_for()
    name = note.get_attribute("data-met")
    box = note.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    page.click("[data-target=tip-rules]")
    page.wait_for_selector("dialog .rules [data-thing]")
    search = page.locator("dialog input[type=search]")
    expect(search).not_to_have_value("")
    search.press("Escape")
    expect(search).to_have_value("")
    search.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.click("[data-target=tip-close]")
    expect(note).to_have_count(0)
    page.reload()
    page.wait_for_selector(MINE)
    note.wait_for()
    assert note.get_attribute("data-met") != name
    page.click("[data-target=tips-off]")
    page.reload()
    page.wait_for_selector(MINE)
    expect(note).to_have_count(0)


def test_nothing_is_explained_twice_in_a_game(door: Door) -> None:
    page = door.enter("Anna", lang="en", prefs={"tips": True})
    table = new_table(page, "brawl", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page.clock.install()
    page.goto(f"/table/{table}")
    said = []
    for _ in range(4):
        assert my_move(page)
        page.clock.run_for(5000)
        note = page.locator("[data-target=first-tip]:visible")
        said += [one.get_attribute("data-met") for one in note.all()]
        brawl_move(page)
    assert said
    assert len(set(said)) == len(said), said
