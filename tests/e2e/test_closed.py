"""A table that the server can't play any more, in the browser: told why, read, given up and removed."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

import regnum
from regnum.kernel.forest import Forest, read

from .conftest import STATIC, Door, Server
from .play import new_table, state

TEXTS = {
    "en": ("Cannot be played on", "Version 99", "Give the table up", "was given up"),
    "ru": ("Дальше не сыграть", "Версия правил 99", "Оставить партию", "оставили"),
}


@pytest.mark.parametrize("lang", sorted(TEXTS))
def test_a_table_that_cannot_be_played_on(chromium: Browser, tmp_path: Path, lang: str) -> None:
    if not STATIC.exists():
        pytest.skip("the browser table is not built: npm run build in web/")
    heading, why, give_up, given_up = TEXTS[lang]
    server = Server(tmp_path)
    door = Door(chromium, server)
    page = door.enter("Anna", lang)
    table = new_table(page, "kingsburg", [{"kind": "me"}, {"kind": "me"}])
    for number in range(6):
        seat = state(page, table)["waiting"][0]
        now: dict[str, Any] = state(page, table, seat)
        line, _ = read(regnum.find("kingsburg"), msgspec.convert(now["plans"], Forest))[0]
        move = {"id": f"m{number}", "seq": now["seq"], "seat": seat, "line": line}
        assert page.request.post(f"/api/tables/{table}/moves", data=move).ok
    cookies: Any = door.contexts[0].storage_state()
    server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as base:
        base.execute("UPDATE tables SET rules = 99 WHERE id = ?", (table,))
    door.server = server = Server(tmp_path)
    try:
        page = door.enter("", lang, storage_state=cookies)
        page.goto("/")
        expect(page.locator("#closed")).to_have_text(heading)
        expect(page.locator("#myturn")).not_to_contain_text("1")
        link = page.locator(f"[data-target='closed:{table}']")
        expect(link.locator("xpath=../p")).to_contain_text(why)
        link.click()
        expect(page.locator("[data-closed='rules-gone'] [role=status]")).to_contain_text(why)
        lines = page.locator(".kept li")
        expect(lines).not_to_have_count(0)
        assert not any(":" in one and "_" in one for one in lines.all_inner_texts())
        page.fill(".chatform input", "farewell")
        page.press(".chatform input", "Enter")
        expect(page.locator(".chatlines")).to_contain_text("farewell")
        page.get_by_role("button", name=give_up).click()
        expect(page.locator(".sum-in")).to_contain_text(given_up)
        page.click("[data-target=remove]")
        expect(page.locator("#myturn")).to_be_visible()
        expect(page.locator("#closed")).to_have_count(0)
        assert not door.errors, door.errors
    finally:
        door.close()
        server.stop()
