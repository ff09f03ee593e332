"""Those who watch, where the host wants them to see the table late."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from waiting import wait_for

from .conftest import Door
from .fit import misfits
from .play import first_options, new_table, seq, state

WORDS = {
    "en": ("Spectators", "spectators see it 10 moves late", "You are watching, 10 moves late."),
    "ru": ("Зрители", "зрители отстают на 10 ходов", "Вы зритель, отстаёте на 10 ходов."),
}


def one_move(pages: list[Page], table: str) -> bool:
    """Whoever is asked plays something without the screen; False when the game is over."""
    states = [state(page, table) for page in pages]
    if states[0]["over"]:
        return False
    mover = states[0]["waiting"][0]
    page, now = next((page, one) for page, one in zip(pages, states, strict=True) if one["seat"] == mover)
    move = {
        "id": f"unseen-{now['seq']}",
        "seq": now["seq"],
        "seat": mover,
        "line": first_options("brawl", now)[:1],
    }
    assert page.request.post(f"/api/tables/{table}/moves", data=move).ok
    return True


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_host_chooses_a_delay_and_a_watcher_is_told_of_it(door: Door, lang: str) -> None:
    option, fact, told = WORDS[lang]
    host, guest = door.enter("Anna", lang=lang), door.enter("Boris", lang=lang)
    watcher = door.enter("", lang=lang, size=(360, 740), has_touch=True)
    host.goto("/new?game=brawl")
    host.select_option(".seatlist .pick", "open")
    chosen, welcome = (
        host.locator("[name=delay][value='10']"),
        host.locator(".opts.two label", has_text=option),
    )
    host.locator(".seg label", has=chosen).click()
    welcome.click()
    expect(chosen).to_have_count(0)
    welcome.click()
    expect(chosen).to_be_checked()
    host.click("[data-target=open-table]")
    expect(host.locator(".room .facts")).to_contain_text(fact)
    table = host.url.rsplit("/", 1)[1]
    guest.goto(f"/table/{table}")
    guest.click("[data-target^='sit:']")
    guest.click("[data-target=ready]")
    host.click("[data-target=start]:not([aria-disabled])")
    host.wait_for_selector(".table")
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".bar .prompt")).to_contain_text(told)
    wait_for(lambda: not misfits(watcher, touch=True), "everything fits")
    for _ in range(4):
        one_move([host, guest], table)
    expect(host.locator(".table[data-seq='4']")).to_have_count(1)
    watcher.reload()
    expect(watcher.locator(".bar .prompt")).to_contain_text(told)
    assert seq(watcher) == 0
    while one_move([host, guest], table):
        pass
    watcher.wait_for_selector(".fin, [data-target=read-on]")
    host.goto("/new?again=1")
    expect(chosen).to_be_checked()


@pytest.mark.parametrize("game", ["brawl", "feudum", "kingsburg", "troyes"])
def test_what_a_late_watcher_is_told_has_room(door: Door, game: str) -> None:
    host = door.enter("Константин", lang="ru")
    table = new_table(host, game, [{"kind": "me"}, {"kind": "me"}], options={"delay": 50})
    for size in ((390, 844), (844, 390), (768, 1024), (1440, 900)):
        watcher = door.enter("", lang="ru", size=size)
        watcher.goto(f"/table/{table}")
        expect(watcher.locator(".bar .prompt")).to_contain_text("отстаёте на 50 ходов")
        wait_for(lambda page=watcher: not misfits(page), f"everything fits in {size}")
        watcher.context.close()
