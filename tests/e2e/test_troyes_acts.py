"""Actions of Troyes in a real browser: one Confirm, one entry of the log, one undo; drafts that spend nothing more and survive a reload."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from .conftest import Door
from .play import MINE, confirm, state
from .troyes_hands import (
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
    ready,
    selected_dice,
)


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
