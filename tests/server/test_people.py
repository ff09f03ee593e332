"""Guests, accounts, tokens; cookies, origins, limits and headers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from harness import PLAIN, Client, Server, fetch
from waiting import LONG
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from regnum.server.errors import Refused
from regnum.server.limits import Buckets, RateLimits


def test_a_guest_becomes_an_account_and_comes_back(server: Server) -> None:
    person = server.anyone()
    assert person.get("/api/me") == {"person": None}
    me = person.post("/api/guest", {"name": "  Ma\u200bsha\n "})
    assert (me["name"], me["guest"]) == ("Masha", True)
    table = person.table("me", "open")
    assert person.post("/api/guest", {"name": "Maria"})["id"] == me["id"]
    login = f"maria.{me['id'][-6:]}"
    account = person.post("/api/register", {"login": login, "password": "correct horse"})
    assert (account["id"], account["guest"], account["login"]) == (me["id"], False, login)
    person.post("/api/register", {"login": "another", "password": "correct horse"}, status=409)
    person.post("/api/logout")
    assert person.get("/api/me") == {"person": None}
    assert (
        person.post("/api/login", {"login": login, "password": "wrong horse"}, status=401)["code"] == "login"
    )
    person.post("/api/login", {"login": "nobody", "password": "wrong horse"}, status=401)
    assert person.post("/api/login", {"login": login.upper(), "password": "correct horse"})["id"] == me["id"]
    assert any(one["id"] == table["id"] for one in person.get("/api/lobby")["mine"])
    other = server.anyone()
    assert (
        other.post("/api/register", {"login": login, "password": "other horse"}, status=409)["code"]
        == "taken"
    )
    for bad in [{"login": "x y", "password": "long enough"}, {"login": "ok", "password": "short"}]:
        other.post("/api/register", bad, status=422)
    other.post("/api/guest", {"name": "\u200b"}, status=422)


def test_preferences_are_kept_with_the_person(server: Server) -> None:
    person = server.person("Anna")
    wanted = {"theme": "dark", "confirm": "touch", "scale": 1.2}
    assert person.ask("PATCH", "/api/me", {"preferences": wanted}).json()["preferences"] == wanted
    assert person.get("/api/me")["person"]["preferences"] == wanted
    assert person.ask("PATCH", "/api/me", {"preferences": {"x": "y" * 9000}}).status_code == 413
    assert server.anyone().ask("PATCH", "/api/me", {"name": "Nobody"}).status_code == 401


def test_a_token_lets_a_program_act_until_it_is_taken_back(server: Server) -> None:
    person = server.person("Anna")
    made = person.post("/api/me/tokens", {"name": "my bot"}, 201)
    assert made["token"].startswith("regnum_")
    assert all(one["token"] is None for one in person.get("/api/me/tokens"))
    bot = httpx.Client(
        base_url=server.url, verify=PLAIN, headers={"authorization": f"Bearer {made['token']}"}
    )
    assert bot.get("/api/me").json()["person"]["name"] == "Anna"
    stranger = server.person("Other")
    assert stranger.ask("DELETE", f"/api/me/tokens/{made['id']}").status_code == 404
    assert person.ask("DELETE", f"/api/me/tokens/{made['id']}").status_code == 204
    assert bot.get("/api/me").json()["person"] is None


def test_a_cookie_cannot_be_made_up(server: Server) -> None:
    person = server.person("Anna")
    cookie, who = person.http.cookies["regnum"], person.get("/api/me")["person"]["id"]
    stamp = 1_760_000_000
    for forged in [
        cookie[:-1],
        cookie + "x",
        cookie.swapcase(),
        f"{who}.{stamp}.",
        f"{who}.{stamp}.{'0' * 64}",
        "x",
        "",
        "é.é",
    ]:
        answer = fetch(f"{server.url}/api/me", headers={"cookie": f"regnum={forged}".encode()})
        assert answer.json() == {"person": None}
    assert person.get("/api/me")["person"]["id"] == who
    set_cookie = server.anyone().ask("POST", "/api/guest", {"name": "Anna"}).headers["set-cookie"].lower()
    assert "httponly" in set_cookie
    assert "samesite=lax" in set_cookie


def test_foreign_pages_cannot_act(server: Server) -> None:
    person = server.person("Anna")
    for headers in [{"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}]:
        answer = person.http.post("/api/tables", json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    own = {"origin": server.url, "sec-fetch-site": "same-origin"}
    assert person.http.post("/api/guest", json={"name": "Anna"}, headers=own).status_code == 200
    table = person.table("me", "open")["id"]
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(url, origin="https://evil.example", proxy=None) as socket,
    ):  # type: ignore[arg-type]
        socket.recv(timeout=LONG)


def test_every_answer_carries_the_headers(server: Server) -> None:
    for path in ("/health", "/api/me", "/api/nothing", "/t/some-table", "/metrics"):
        headers = fetch(server.url + path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
    assert fetch(server.url + "/api/me").headers["cache-control"] == "no-store"


def test_bodies_are_bounded(server: Server) -> None:
    person = server.person("Anna")
    answer = person.http.post("/api/guest", json={"name": "x" * 100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
    answer = person.http.post("/api/records", content=b" " * 5_000_000)
    assert answer.status_code == 413


def test_words_games_and_operations_are_served(server: Server) -> None:
    anyone = server.anyone()
    words = anyone.ask("GET", "/api/words/ru")
    assert any("brawl-name =" in text for text in words.json()["files"])
    same = anyone.http.get("/api/words/ru", headers={"if-none-match": words.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")
    assert anyone.http.get("/api/words/en", headers={"if-none-match": words.headers["etag"]}).json()["files"]
    assert anyone.ask("GET", "/api/rules/en/brawl").text.startswith("#")
    for path in ("/api/words/xx", "/api/rules/xx/brawl", "/api/rules/ru/nothing", "/api/rules/ru/%2e%2e"):
        assert anyone.ask("GET", path).status_code in (404, 422)
    brawl = anyone.get("/api/games/brawl")
    assert brawl["prompts"][0]["name"] == "place-character"
    assert {kind["name"] for kind in brawl["options"]} >= {"place", "decline"}
    assert anyone.get("/api/games/brawl/components")
    anyone.get("/api/games/nothing", status=404)
    assert [one["level"] for one in anyone.get("/api/bots")] == ["random", "easy", "medium", "hard", "expert"]
    assert [one["characters"][0] for one in anyone.get("/api/bots")][1:3] == ["skarbnik", "bova"]
    assert isinstance(anyone.get("/api/bots/strengths"), list)
    assert anyone.get("/health")["status"] == "ok"
    text = anyone.ask("GET", "/metrics").text
    assert re.search(r"regnum_actions_total\{action=\"move\"\} \d+", text) or "regnum_requests_total" in text
    schema = anyone.get("/schema/openapi.json")
    assert "/api/tables/{table_id}/moves" in schema["paths"]


def test_the_logs_hold_no_secrets(server: Server) -> None:
    person = server.anyone()
    person.post("/api/register", {"login": "quiet.one", "password": "a very secret phrase"})
    token = person.post("/api/me/tokens", {"name": "bot"}, 201)["token"]
    invite = person.table("me", "invited")["seats"][1]["invite"]
    server.person("Friend").post(f"/api/join/{invite}")
    log = server.log.read_text()
    for secret in ("a very secret phrase", token, invite, person.http.cookies["regnum"]):
        assert secret not in log


@pytest.fixture(scope="module")
def strict(tmp_path_factory: Any) -> Iterator[Server]:
    """A server that counts."""
    folder = tmp_path_factory.mktemp("strict")
    one = Server(f"sqlite:///{folder}/t.sqlite3", folder / "log", REGNUM_LIMITS="on")
    yield one
    one.stop()


def test_too_much_is_slowed_down(strict: Server) -> None:
    client = Client(strict.url)
    answers = [client.ask("POST", "/api/guest", {"name": "Anna"}) for _ in range(30)]
    assert {answer.status_code for answer in answers} == {200, 429}
    slowed = next(answer for answer in answers if answer.status_code == 429)
    assert int(slowed.headers["retry-after"]) >= 1
    assert slowed.json()["code"] == "slow-down"


def test_each_client_is_counted_by_itself() -> None:
    bucket = Buckets(burst=3, rate=2)
    assert [bucket.wait("anna", 0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert bucket.wait("boris", 0) == 0
    assert bucket.wait("anna", 0.5) == 0
    limits = RateLimits(True)
    for _ in range(5):
        limits.check("upload", "anna")
    with pytest.raises(Refused) as refusal:
        limits.check("upload", "anna")
    assert refusal.value.status == 429
    assert 1 <= refusal.value.wait <= 10
    limits.check("upload", "boris")
    free = RateLimits(False)
    for _ in range(1000):
        free.check("any", "anna")
