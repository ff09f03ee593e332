"""Help by a long touch: always, on anything, and never a choice; tips stay off the action bar."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from .conftest import Door
from .gallery import GAMES, Hall
from .play import MINE, READY, new_table

TIP = ".tip[data-on]"
PHONE = (390, 844)
HIDDEN = """
() => {
  const tip = document.querySelector('[data-target=first-tip]').getBoundingClientRect();
  const hidden = (box) => box.left < tip.right && tip.left < box.right && box.top < tip.bottom && tip.top < box.bottom;
  const open = document.querySelectorAll('.table [data-target][data-state=legal]');
  return [...open].filter((one) => hidden(one.getBoundingClientRect())).map((one) => one.dataset.target);
}
"""


def press(target: Locator, name: str) -> None:
    box = target.bounding_box()
    assert box
    where = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    target.dispatch_event(name, {"pointerType": "touch", "bubbles": True, **where})


def hold(page: Page, target: Locator) -> str:
    """What a finger that rests on a thing is told; then it is lifted, as a browser would tell it."""
    press(target, "pointerdown")
    page.wait_for_selector(TIP)
    press(target, "pointerup")
    target.dispatch_event("click", {"bubbles": True})
    return page.locator(f"{TIP} strong").inner_text()


def test_every_hold_is_help_and_never_a_choice(door: Door) -> None:
    page = door.enter("Vera", size=PHONE, has_touch=True)
    Hall(page, "kingsburg").lay(GAMES["kingsburg"]["influence"])
    for _ in range(4):
        page.keyboard.press("Escape")
    advisors = page.locator(".advisor")
    told = [hold(page, advisors.nth(at)) for at in (0, 1, 2, 1, 0, 17)]
    assert [one.split(".")[0] for one in told] == ["1", "2", "3", "2", "1", "18"]
    assert page.locator(".table").get_attribute("data-draft") == ""
    page.locator(".dpick[data-state=legal]").first.tap()
    expect(page.locator(".dpick[data-state=selected]")).to_have_count(1)


def test_a_stray_finger_asks_nothing(door: Door) -> None:
    page = door.enter("Vera", size=PHONE, has_touch=True)
    Hall(page, "brawl").lay(GAMES["brawl"]["first"])
    card = page.locator(".hcard button").nth(2)
    press(card, "pointerdown")
    card.dispatch_event("pointermove", {"pointerType": "touch", "bubbles": True, "clientX": 5, "clientY": 5})
    moved = page.evaluate("performance.now()")
    # By the page's own clock it would have been a long press by now.
    page.wait_for_function("moved => performance.now() > moved + 600", arg=moved)
    expect(page.locator(TIP)).to_have_count(0)


def test_tips_never_cover_the_bar_and_the_rules_open_where_they_are_wanted(door: Door) -> None:
    page = door.enter("Vera")
    Hall(page, "kingsburg").lay(GAMES["kingsburg"]["influence"])
    assert page.locator(READY).count()
    bar = page.locator(".bar").bounding_box()
    assert bar
    for number in range(18):
        page.locator(".advisor").nth(number).hover()
        page.wait_for_function(
            "number => document.querySelector('.tip[data-on] strong')?.textContent.startsWith(`${number}.`)",
            arg=number + 1,
        )
        tip = page.locator(TIP).bounding_box()
        assert tip
        assert tip["y"] >= bar["y"] + bar["height"] or tip["y"] + tip["height"] <= bar["y"]
        assert tip["x"] >= 0
        assert tip["x"] + tip["width"] <= 1440
    page.click("#tab-rules")
    expect(page.locator(".rules [data-now]")).to_contain_text("Influence.")
    expect(page.locator(".rules [data-now]")).to_be_in_viewport()


def test_a_first_note_covers_nothing_that_may_be_clicked_and_shows_what_it_speaks_of(door: Door) -> None:
    page = door.enter("Vera", prefs={"tips": True})
    table = new_table(page, "brawl", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page.goto(f"/table/{table}")
    page.wait_for_selector(MINE)
    page.locator("[data-target=first-tip]").wait_for()
    assert page.locator(".hcard[data-target][data-state=legal]").count() == 7
    assert page.evaluate(HIDDEN) == []
    expect(page.locator(".c-veil .hole")).to_have_count(1)
    page.click("[data-target=tip-rules]")
    page.wait_for_selector("dialog .rules [data-thing]")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
