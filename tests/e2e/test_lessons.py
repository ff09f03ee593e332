"""Lessons in a real browser: played to their end by clicking what the mentor rings, at a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import regnum
from regnum.lessons import taught

from .conftest import Door
from .lesson_walk import COACH, NEXT, look, open_chapter, play_chapter, settled

DESK, TABLET, PHONE = (1440, 900), (768, 1024), (390, 844)
CHAPTERS = [
    (game, chapter.id)
    for game in ("brawl", "kingsburg", "troyes", "feudum")
    for chapter in taught(regnum.find(game)).chapters
]
CONFIRM = ".bar [data-target=confirm] > span"
SCROLLED = "() => { const { scrollLeft, scrollTop } = document.querySelector('.port'); return [scrollLeft, scrollTop] }"
COVERS = """
() => {
  const box = (node) => node.getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const speech = box(document.querySelector('.coach .c-say'));
  const figure = document.querySelector('.coach .c-fig');
  const small = matchMedia('(max-width: 759px)').matches;
  const vast = (b) => b.width * b.height > 0.3 * innerWidth * innerHeight;
  // At a desk what is to be touched first; on a phone everything that is lit, but for a whole board.
  const rings = [...document.querySelectorAll('.c-veil .hole.do')].map(box).slice(0, small ? 99 : 1);
  const lit = small ? [...document.querySelectorAll('.c-veil .hole')].map(box).filter((one) => !vast(one)) : [];
  const covers = (b) => over(speech, b) || (small && over(box(figure), b));
  const bar = document.querySelector('.table .bar');
  const past = (node) => box(node).right > speech.right + 1 || node.scrollWidth > node.clientWidth + 1;
  const cut = [...document.querySelectorAll('.coach p, .coach button')].filter(past);
  return {
    rings: [...rings, ...lit].filter(covers).length,
    bar: over(speech, box(bar)),
    out: speech.left < -1 || speech.right > innerWidth + 1 || speech.bottom > innerHeight + 1 || speech.top < -1,
    cut: cut.map((node) => node.textContent),
    wide: document.documentElement.scrollWidth > innerWidth,
  };
}
"""


def clear(page: Page, now: dict[str, Any]) -> None:
    """The speech covers neither what is lit nor the bar, is whole on the screen, and no text is cut.

    What confirms is named as its button is.
    """
    page.wait_for_function(
        f"() => {{ const c = ({COVERS})(); return !c.rings && !c.bar && !c.out && !c.wide }}"
    )
    assert page.evaluate(COVERS)["cut"] == []
    if now["todo"] == "confirm":
        expect(page.locator(".coach .c-ask")).to_contain_text(page.inner_text(CONFIRM).strip())


@pytest.mark.parametrize(
    ("game", "chapter", "size", "lang"),
    [
        ("brawl", "turn", DESK, "ru"),
        ("brawl", "turn", PHONE, "en"),
        ("kingsburg", "advisors", TABLET, "en"),
        ("kingsburg", "advisors", PHONE, "ru"),
        ("troyes", "group", DESK, "ru"),
        ("troyes", "group", PHONE, "en"),
        ("feudum", "ruler", DESK, "en"),
        ("feudum", "ruler", PHONE, "ru"),
    ],
)
def test_a_chapter_is_played_by_clicking(
    door: Door, game: str, chapter: str, size: tuple[int, int], lang: str
) -> None:
    page = door.enter("", lang=lang, size=size, prefs={"digest": "all"})
    clicked = play_chapter(page, game, chapter, clear)
    assert "confirm" in clicked
    page.goto(f"/learn/{game}")
    expect(page.locator(".path li.done")).to_have_count(1)


def test_where_nothing_is_free_the_speech_is_cut_into_parts(door: Door) -> None:
    page = door.enter("", lang="ru", size=PHONE)
    parts = []

    def seen(page: Page, now: dict[str, Any]) -> None:
        clear(page, now)
        parts.append((now["beat"], now["part"], bool(now["next"])))

    play_chapter(page, "brawl", "choice", seen)
    assert parts[:3] == [(0, "line", True), (0, "why", True), (0, "ask", False)]


def test_large_letters_leave_mentor_and_ring_where_they_belong(door: Door) -> None:
    page = door.enter("", lang="ru", prefs={"scale": 140})
    page.goto("/learn/brawl/turn?beat=1")
    page.wait_for_selector(COACH)
    clear(page, settled(page))
    name = settled(page)["todo"].split()[0].replace("character", "hand")
    card = page.locator(f"[data-target='{name}'] >> visible=true").bounding_box(timeout=9000)
    x, y = settled(page)["ring"]
    assert card
    assert card["x"] < x < card["x"] + card["width"]
    assert card["y"] < y < card["y"] + card["height"]


def test_the_chart_stays_where_it_was_touched(door: Door) -> None:
    page = door.enter("", lang="en", size=PHONE)
    page.goto("/learn/feudum/map?beat=2")
    page.wait_for_selector(COACH)
    for _ in ("the farmer", "his place"):
        now = settled(page)
        before = page.evaluate(SCROLLED)
        page.mouse.click(*now["ring"])
        expect(page.locator(".coach")).not_to_have_attribute("data-todo", now["todo"])
    assert settled(page)["todo"] == "confirm"
    assert page.evaluate(SCROLLED) == before


def test_the_attack_that_the_lesson_strengthens_is_told_as_won(door: Door) -> None:
    page = door.enter("", lang="en", size=PHONE)
    page.goto("/learn/feudum/service?beat=2")
    for told in ("repelled", "tie: repelled", "the feudum falls"):
        now = settled(page)
        expect(page.locator(".verdict em")).to_have_text(told)
        page.mouse.click(*now["ring"])


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_every_chapter_is_played_by_clicking(
    door: Door, game: str, chapter: str, size: tuple[int, int]
) -> None:
    for lang in ("ru", "en"):
        page = door.enter("", lang=lang, size=size, prefs={"digest": "all"})
        play_chapter(page, game, chapter, clear)


def test_a_mistake_is_answered_and_the_mentor_helps(door: Door) -> None:
    page = door.enter("", lang="en")
    open_chapter(page, "brawl", "turn")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".coach[data-beat='1']")
    page.click("[data-target='hand:king']")
    page.click(".tile[data-target='tile:4']")
    expect(page.locator(".coach[data-oops=tower]")).to_contain_text("keep the tower for the Princess")
    expect(page.locator(".coach")).to_contain_text("nothing has been played")
    expect(page.locator(".table")).to_have_attribute("data-draft", "")
    before = look(page)["seq"]
    page.click("[data-target=learn-again]")
    expect(page.locator(".coach")).not_to_contain_text("nothing has been played")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".coach")).to_contain_text("Here is the kingdom")
    page.locator(".bar .prompt").first.focus()
    page.keyboard.press("Enter")
    page.click("[data-target=learn-show]")
    page.wait_for_selector(".coach[data-beat='4']")
    assert int(look(page)["seq"]) > int(before)
    page.click("[data-target=learn-back]")
    page.wait_for_selector(f"{COACH}[data-beat='3'], {COACH}[data-beat='1']")
    page.keyboard.press("Escape")
    page.wait_for_url("**/learn/brawl")


def test_a_choice_that_nobody_asked_for_is_taken_back(door: Door) -> None:
    page = door.enter("", lang="en")
    page.goto("/learn/feudum/improve?beat=2")
    settled(page)
    page.click("[data-target='card:harvest'][data-state=legal]")
    expect(page.locator(".coach[data-oops=other]")).to_contain_text("nothing has been played")
    page.click(NEXT)
    expect(page.locator(".coach")).to_contain_text("At dawn you score")


def test_a_lesson_is_left_and_found_where_it_was(door: Door) -> None:
    page = door.enter("", lang="ru")
    page.goto("/learn/kingsburg")
    page.click("[data-target='chapter:year']")
    page.wait_for_selector(COACH)
    page.click("[data-target=learn-next]")
    page.wait_for_selector(".coach[data-beat='1']")
    page.click("[data-target=learn-leave]")
    page.wait_for_url("**/learn/kingsburg")
    page.reload()
    page.click("[data-target='chapter:year']")
    page.wait_for_selector(".coach[data-beat='1']")
    expect(page.locator("[data-target=learn-skip]")).to_have_text("К главе 2")
    page.click("[data-target=learn-skip]")
    page.wait_for_url("**/learn/kingsburg/advisors")
