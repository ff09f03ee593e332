"""Sessions: renewed at every change of standing, ended everywhere at once; logins that cannot be taken for others."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from harness import Client, Forge, Server, fetch
from postgres import free_port
from test_together import at_a_server
from waiting import wait_for
from websockets.exceptions import ConnectionClosed

from regnum.server.config import database_url
from regnum.server.errors import Refused
from regnum.server.known import LASTS, Known
from regnum.server.logins import normal, skeleton
from regnum.server.services import Services
from regnum.server.sessions import label_of
from regnum.server.store.database import migrate, migrations
from regnum.server.store.models import Person

SECRET = "correct horse"
_count = iter(range(10**6))


def new_login() -> str:
    """One that nobody has and that looks like no other."""
    number = next(_count)
    return "person." + "".join("abcdefghkz"[int(digit)] for digit in str(number))


def account(server: Server, url: str = "") -> tuple[Client, str]:
    client = Client(url or server.url)
    login = new_login()
    client.post("/api/register", {"login": login, "password": SECRET})
    return client, login


def signed_in(url: str, login: str, password: str = SECRET) -> Client:
    client = Client(url)
    client.post("/api/login", {"login": login, "password": password})
    return client


def cookie(client: Client) -> str:
    return str(client.http.cookies["regnum"])


def plant(client: Client, token: str) -> Client:
    """Give a browser a cookie."""
    client.http.cookies.set("regnum", token, domain="127.0.0.1", path="/")
    return client


def somebody(url: str, cookie: str) -> dict[str, Any] | None:
    """Who comes with a cookie."""
    answer = fetch(f"{url}/api/me", headers={"cookie": f"regnum={cookie}"})
    assert answer.status_code == 200
    found: dict[str, Any] | None = answer.json()["person"]
    return found


def closed(line: Any) -> int:
    """With which code a socket was closed."""
    with pytest.raises(ConnectionClosed) as end:
        line.until(lambda _: False, 120)
    assert end.value.rcvd is not None
    return int(end.value.rcvd.code)


def test_a_planted_cookie_never_becomes_the_victims_account(server: Server) -> None:
    """Somebody gives the victim a cookie, and a program a key, of a guest of their own, and waits."""
    attacker = server.person("Guest")
    planted = cookie(attacker)
    token = attacker.post("/api/me/tokens", {"name": "trap"}, 201)["token"]
    table = attacker.table("me", "open")["id"]
    line = attacker.live(table)
    line.next("table")
    victim = plant(Client(server.url), planted)
    person = victim.post("/api/register", {"login": new_login(), "password": SECRET})
    assert person["id"] == victim.get("/api/me")["person"]["id"]
    assert cookie(victim) != planted
    assert somebody(server.url, planted) is None
    assert (
        fetch(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"}).json()["person"] is None
    )
    assert closed(line) == 4001
    assert any(one["id"] == table for one in victim.get("/api/lobby")["mine"]), "a guest's tables come along"


def test_signing_in_ends_the_session_before_it(server: Server) -> None:
    _, login = account(server)
    browser = server.person("Guest")
    planted = cookie(browser)
    browser.post("/api/login", {"login": login, "password": SECRET})
    assert somebody(server.url, planted) is None
    assert cookie(browser) != planted
    assert browser.get("/api/me")["person"]["login"] == login


def test_signing_out_ends_the_session_and_its_sockets(server: Server) -> None:
    person, login = account(server)
    kept = cookie(person)
    table = person.table("me", "open")["id"]
    line = person.live(table)
    line.next("table")
    elsewhere = signed_in(server.url, login)
    staying = elsewhere.live(table)
    staying.next("table")
    person.post("/api/logout")
    assert somebody(server.url, kept) is None
    assert closed(line) == 4001
    staying.send(type="ping")
    assert staying.next("pong")
    assert somebody(server.url, cookie(elsewhere)) is not None


def test_sessions_are_listed_and_ended_everywhere(server: Server) -> None:
    person, login = account(server)
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    phone = Client(server.url)
    phone.http.headers["user-agent"] = agent
    phone.post("/api/login", {"login": login, "password": SECRET})
    third = signed_in(server.url, login)
    listed = person.get("/api/me/sessions")
    assert len(listed) == 3
    assert [one["label"] for one in phone.get("/api/me/sessions") if one["here"]] == ["Firefox, Linux"]
    assert "regnum" not in str(listed)
    for token in (cookie(person), cookie(phone)):
        assert token not in str(listed)
    (mine,) = [one for one in third.get("/api/me/sessions") if one["here"]]
    assert person.ask("DELETE", f"/api/me/sessions/{mine['id']}").status_code == 204
    assert somebody(server.url, cookie(third)) is None
    assert server.person("Other").ask("DELETE", f"/api/me/sessions/{listed[0]['id']}").status_code == 404
    for wrong in ("", "%25", listed[0]["id"][:4], "_" * 16):
        assert person.ask("DELETE", f"/api/me/sessions/{wrong}").status_code in (200, 404)
        phone.post("/api/login", {"login": login, "password": SECRET})
    old = cookie(person)
    assert person.ask("DELETE", "/api/me/sessions").json()["login"] == login
    assert somebody(server.url, cookie(phone)) is None
    assert somebody(server.url, old) is None, "the one that asked goes on under a new token"
    assert [one["here"] for one in person.get("/api/me/sessions")] == [True]
    bot = person.post("/api/me/tokens", {"name": "bot"}, 201)["token"]
    answer = httpx.delete(f"{server.url}/api/me/sessions", headers={"authorization": f"Bearer {bot}"})
    assert (answer.status_code, answer.json()["told"]["code"]) == (403, "not-by-program")


def test_the_password_is_changed_by_who_knows_it(server: Server) -> None:
    person, login = account(server)
    elsewhere = signed_in(server.url, login)
    wrong = person.post("/api/me/password", {"old": "a guess at it", "new": "battery staple"}, 403)
    assert wrong["told"]["code"] == "wrong-password"
    person.post("/api/me/password", {"old": SECRET, "new": "short"}, 422)
    assert somebody(server.url, cookie(elsewhere)) is not None
    before = cookie(person)
    person.post("/api/me/password", {"old": SECRET, "new": "battery staple"}, 200)
    assert somebody(server.url, cookie(elsewhere)) is None
    assert somebody(server.url, before) is None
    assert person.get("/api/me")["person"]["login"] == login
    Client(server.url).post("/api/login", {"login": login, "password": SECRET}, 401)
    signed_in(server.url, login, "battery staple")
    guest = server.person("Guest").post("/api/me/password", {"old": "", "new": "battery staple"}, 409)
    assert guest["told"]["code"] == "no-account"


def test_only_a_hash_of_the_token_is_kept(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log")
    person, _ = account(server)
    token = cookie(person)
    server.stop()
    for file in tmp_path.glob("t.sqlite3*"):
        assert token.encode() not in file.read_bytes()
    rows = sqlite3.connect(tmp_path / "t.sqlite3").execute("SELECT hash FROM sessions").fetchall()
    assert (hashlib.sha256(token.encode()).hexdigest(),) in rows


# Cookies and accounts of the time before.


def signed(secret: str, person: str, age: int = 0) -> str:
    """A cookie as it was before there were sessions."""
    key = hashlib.blake2b(secret.encode(), digest_size=32).digest()
    text = f"{person}.{int(time.time()) - age}"
    return f"{text}.{hmac.new(key, text.encode(), hashlib.sha256).hexdigest()}"


def test_old_cookies_go_on_until_sessions_end(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log", REGNUM_SECRET="long ago")
    try:
        ids = [server.person("Guest").get("/api/me")["person"]["id"] for _ in range(3)]
        old = [signed("long ago", one) for one in ids]
        for one, text in zip(ids, old, strict=True):
            found = somebody(server.url, text)
            assert found is not None
            assert found["id"] == one
        assert somebody(server.url, signed("long ago", ids[0], age=366 * 24 * 3600)) is None
        assert somebody(server.url, signed("another", ids[0])) is None
        browsers = [plant(Client(server.url), text) for text in old]
        browsers[0].post("/api/register", {"login": "from.before", "password": SECRET})
        browsers[1].post("/api/logout")
        browsers[2].ask("DELETE", "/api/me/sessions")
        assert [somebody(server.url, text) for text in old] == [None, None, None]
        assert browsers[2].get("/api/me")["person"]["id"] == ids[2]
    finally:
        server.stop()


def test_accounts_from_before_keep_their_logins(database: Any, tmp_path: Path) -> None:
    """Some look alike, some could not be had any more; all of them still get in, and nobody else gets near them."""
    address = database_url(database())
    migrate(address)
    command.downgrade(migrations(address), "0004")
    logins = ["anna", "аnnа", "anna\n", "ａlf", "x.y-z"]

    async def fill() -> None:
        from argon2 import PasswordHasher
        from sqlalchemy import text

        from regnum.server.store.database import make_engine

        engine = make_engine(address)
        async with engine.execution_options(writes=True).begin() as connection:
            for number, login in enumerate(logins):
                row = {
                    "id": f"p_{number}",
                    "login": login,
                    "password": PasswordHasher().hash(SECRET),
                    "at": number,
                }
                await connection.execute(
                    text(
                        "INSERT INTO people (id, name, login, password, preferences, created) "
                        "VALUES (:id, 'Old', :login, :password, '{}', :at)"
                    ),
                    row,
                )
        await engine.dispose()

    asyncio.run(fill())
    server = Server(address.replace("+aiosqlite", "").replace("+asyncpg", ""), tmp_path / "log")
    try:
        for number, login in enumerate(logins):
            me = Client(server.url).post("/api/login", {"login": login, "password": SECRET})
            assert me["id"] == f"p_{number}"
        stranger = Client(server.url)
        for login in ("Anna", "annɑ", "anná", "Ａnna", "АННА"[:0] + "anna "):
            refusal = stranger.post("/api/register", {"login": login, "password": SECRET}, 409)
            assert refusal["told"]["code"] in ("login-taken", "login-alike")
    finally:
        server.stop()


# Several workers.


@pytest.fixture
def workers(database: Any, tmp_path: Any) -> Iterator[tuple[list[str], bool]]:
    """Two workers on one database, and whether they hear of each other."""
    address = database()
    made = Forge(address, tmp_path / "log")
    yield [made.start(free_port()), made.start(free_port())], not address.startswith("sqlite")
    made.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_what_one_worker_changes_the_other_knows(workers: tuple[list[str], bool]) -> None:
    """SQLite is served by one process."""
    urls, _ = workers
    here = Client(urls[0])
    here.post("/api/guest", {"name": "Anna"})
    there = plant(Client(urls[1]), cookie(here))
    table = here.table("me", "open")["id"]
    line = there.live(table)
    line.next("table")
    quick = LASTS / 3
    assert there.get("/api/me")["person"]["name"] == "Anna"
    here.ask("PATCH", "/api/me", {"name": "Maria", "preferences": {"theme": "dark"}})
    me = wait_for(
        lambda: there.get("/api/me")["person"]["name"] == "Maria" and there.get("/api/me")["person"],
        "that the other worker hears of the name",
        quick,
    )
    assert me["preferences"] == {"theme": "dark"}
    here.post("/api/logout")
    wait_for(lambda: somebody(urls[1], cookie(there)) is None, "that it hears of the end of a session", quick)
    assert closed(line) == 4001


def test_who_is_known_is_forgotten_after_a_moment() -> None:
    """Should the hint be lost."""
    at = 0.0
    known = Known(lambda: at)
    anna = Person(id="p_1", name="Anna")
    known.keep("s1", anna, known.changes)
    at = LASTS - 1
    assert known.get("s1") is anna
    at = LASTS + 1
    assert known.get("s1") is None
    before = known.changes
    known.forget("p_2")
    known.keep("s1", anna, before)
    assert known.get("s1") is None, "what was read before something changed is not kept"


# Logins.


@pytest.mark.parametrize(
    ("given", "kept"),
    [("Anna", "anna"), ("  Anna ", "anna"), ("Ａnna", "anna"), ("АННА", "анна"), ("ﬁne", "fine"), ("Éva-1.x_y", "éva-1.x_y")],
)  # fmt: skip
def test_logins_have_one_form(given: str, kept: str) -> None:
    assert normal(given) == kept
    assert normal(kept) == kept


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("anna\n", "login-letters"), ("an\tna", "login-letters"), ("ann\u200ba", "login-letters"),
        ("an na", "login-letters"), ("\ud800ab", "login-letters"), ("..", "login-letters"), ("a🙂", "login-letters"),
        ("٣٣", "login-letters"), ("Аnna", "login-scripts"), ("annα", "login-scripts"), ("a", "login-length"),
        ("ﷺﷺﷺ", "login-length"),
    ],
)  # fmt: skip
def test_what_no_login_may_be(given: str, why: str) -> None:
    with pytest.raises(Refused) as refusal:
        normal(given)
    assert refusal.value.told.code == why


@pytest.mark.parametrize(
    "alike",
    [("coco", "сосо", "c0c0", "сόсο"), ("paypal", "раураӏ", "paypa1"), ("modem", "rnodern"), ("bob5", "bobs"), ("ева", "ёва")],
)  # fmt: skip
def test_what_looks_alike_has_one_skeleton(alike: tuple[str, ...]) -> None:
    assert len({skeleton(one) for one in alike}) == 1


def test_different_logins_stay_different() -> None:
    assert (
        len({skeleton(one) for one in ("anna", "hanna", "anne", "анна", "инна", "vera", "вера", "ivan")}) == 8
    )


def test_lookalikes_cannot_register(server: Server) -> None:
    login = f"coco.{new_login()}"
    person = Client(server.url)
    person.post("/api/register", {"login": f"  {login.upper()} ", "password": SECRET})
    assert person.get("/api/me")["person"]["login"] == login
    for taken, code in [(login, "login-taken"), (login.replace("o", "0", 1), "login-alike")]:
        refusal = Client(server.url).post("/api/register", {"login": taken, "password": SECRET}, 409)
        assert (refusal["code"], refusal["told"]["code"]) == ("taken", code)
    refusal = Client(server.url).post("/api/register", {"login": login + "\n", "password": SECRET}, 422)
    assert refusal["told"]["code"] == "login-letters"
    for typed in (login.title(), f" {login}"):
        assert Client(server.url).post("/api/login", {"login": typed, "password": SECRET})["login"] == login
    invited = Client(server.url)
    invited.post("/api/guest", {"name": "Host"})
    invited.table("me", {"kind": "invited", "login": login.upper()})
    assert person.get("/api/lobby")["invited"]


# Wrong passwords.


def test_guessing_elsewhere_does_not_keep_the_owner_out(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log", REGNUM_LIMITS="on")
    try:
        _, login = account(server)
        guesser, owner = Client(server.url), Client(server.url)
        guesser.http.headers["x-forwarded-for"] = "203.0.113.66"
        owner.http.headers["x-forwarded-for"] = "198.51.100.1"
        guesses = [
            guesser.ask("POST", "/api/login", {"login": login, "password": f"guess {n}"}) for n in range(30)
        ]
        assert {answer.status_code for answer in guesses} == {401, 429}
        assert guesses[-1].status_code == 429
        owner.post("/api/login", {"login": login, "password": SECRET}, 200)
    finally:
        server.stop()


def test_many_passwords_at_once_wait_for_each_other(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        passwords = services.people.passwords
        answers = await asyncio.gather(
            *[passwords.fits(None, "a guess") for _ in range(60)], return_exceptions=True
        )
        refused = [one for one in answers if isinstance(one, Refused)]
        assert len(refused) == 40
        assert {one.status for one in refused} == {429}

    at_a_server(tmp_path, work)


def test_a_browser_is_told_by_its_name() -> None:
    chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"
    assert label_of(chrome) == "Chrome, Windows"
    assert label_of(chrome + " Edg/140.0") == "Edge, Windows"
    assert label_of("curl/8") == ""
