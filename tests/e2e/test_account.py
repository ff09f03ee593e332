"""An account in the browser: signing out here and everywhere else, a new password."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Door

SECRET = "a long enough password"
WORDS = {
    "en": {
        "here": "here, now",
        "only": "You are signed in here only.",
        "wrong": "That is not your password.",
    },
    "ru": {"here": "здесь и сейчас", "only": "Теперь вы вошли только здесь.", "wrong": "Это не ваш пароль."},
}


def opened(page: Page) -> Page:
    """The sheet about oneself."""
    page.goto("/")
    page.locator(".mast .me").click()
    page.wait_for_selector("dialog .sessions li")
    return page


def signed_in(page: Page) -> bool:
    found: bool = page.request.get("/api/me").json()["person"] is not None
    return found


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_one_signs_out_here_and_elsewhere_and_changes_the_password(door: Door, lang: str) -> None:
    words = WORDS[lang]
    # On a phone's side the masthead has the least room, and Russian takes the most.
    here, there = door.enter("", lang=lang, size=(844, 390)), door.enter("", lang=lang)
    account = {"login": f"somebody.{lang}", "password": SECRET}
    assert here.request.post("/api/register", data=account).ok
    assert there.request.post("/api/login", data=account).ok
    opened(here)
    expect(here.locator(".sessions li")).to_have_count(2)
    expect(here.locator(".sessions li", has_text=words["here"])).to_have_count(1)
    here.click("[data-target=everywhere]")
    expect(here.locator(".sessions li")).to_have_count(1)
    expect(here.locator(".toast")).to_have_text(words["only"])
    assert signed_in(here)
    assert not signed_in(there)

    assert there.request.post("/api/login", data=account).ok
    old, new = here.locator(".account input").nth(0), here.locator(".account input").nth(1)
    old.fill("not my password")
    new.fill("another long password")
    here.click("[data-target=password]")
    expect(here.locator(".toast")).to_have_text(words["wrong"])
    assert signed_in(there)
    old.fill(SECRET)
    here.click("[data-target=password]")
    expect(here.locator(".sessions li")).to_have_count(1)
    expect(old).to_have_value("")
    assert signed_in(here)
    assert not signed_in(there)

    kept = next(one for one in here.context.cookies() if one["name"] == "regnum")
    here.click("[data-target=logout]")
    expect(here.locator(".mast a[href='/enter']")).to_be_visible()
    here.context.add_cookies([kept])
    assert not signed_in(here), "a cookie that was signed out is worth nothing"
    assert there.request.post("/api/login", data={**account, "password": "another long password"}).ok


def test_a_page_whose_session_ended_asks_who_one_is(door: Door) -> None:
    page = door.enter("", lang="en")
    account = {"login": "forgotten", "password": SECRET}
    assert page.request.post("/api/register", data=account).ok
    opened(page)
    page.keyboard.press("Escape")
    assert page.request.post("/api/logout", data={}).ok
    page.locator(".mast .me").click()
    expect(page.locator(".mast a[href='/enter']")).to_be_visible()
