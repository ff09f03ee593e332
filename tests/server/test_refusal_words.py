"""Each refusal of the server reaches its reader with its reason, in both languages, by HTTP and by socket alike."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from codes import codes_in
from harness import Client, Server, options_of, play_out
from test_live import mover_of, plain, two_at_a_table

import regnum.server
from regnum.server.errors import in_words
from regnum.server.messages import Told
from regnum.words import LANGUAGES, speak

SERVER = Path(regnum.server.__file__).parent
RARE = {
    "crowded", "storage", "internal", "no-hint", "overtaken", "odd-characters", "slow-down",
    "no-pieces",
}  # fmt: skip
"""What needs a fault, a race or a hurry; other tests come to some of them."""
ELSEWHERE = ("config-", "record-", "upload-", "bots-rest-", "think-")
"""What other tests come to: test_store, test_uploads and test_thinkers."""
CLOSED = {"closed", "game-gone", "card-gone", "override-gone", "damaged"}
"""What test_closed.py comes to."""
LIMITS = {"many-open", "many-open-here", "many-sockets", "takeback-away", "long-history"}
"""What test_limits.py, test_takebacks.py and test_attacks.py come to."""
RULES = {"unknown-game", "seats", "setting", "unknown-setting", "option", "action-over", "no-record"}
"""What the rules refuse and the server passes on."""


def spoken(refusal: dict[str, Any]) -> None:
    """A refusal has words in every language, and all that they ask for."""
    told = msgspec.convert(refusal["told"], Told)
    for language in LANGUAGES:
        assert speak(language).format(f"error-{told.code}", {}), f"{language} has no words for {told.code}"
        text = in_words(told, language)
        assert "{" not in text.replace(str(told.data.get("reason", "")), ""), text
    assert refusal["reason"] == in_words(told, "en")


class Provoker:
    """Does what can't be done, and remembers how it was told."""

    def __init__(self) -> None:
        self.told: set[str] = set()

    def __call__(
        self, client: Client, method: str, path: str, body: Any = None, **more: Any
    ) -> dict[str, Any]:
        response = client.ask(method, path, body, **more)
        assert response.status_code >= 400, f"{method} {path} was carried out: {response.text[:200]}"
        refusal: dict[str, Any] = response.json()
        assert refusal["status"] == response.status_code
        spoken(refusal)
        self.told |= {refusal["told"]["code"], refusal["code"]}
        return refusal


def around_a_table(server: Server, no: Provoker) -> None:
    host, guest, other = server.person("Host"), server.person("Guest"), server.person("Other")
    no(server.anyone(), "POST", "/api/tables", {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "open"}]})
    unknown = {"kind": "place", "character": "witch", "tile": 0}
    no(server.anyone(), "POST", "/api/lessons/brawl/turn/0/step", {"path": [[unknown]]})
    seats = [{"kind": "me"}, {"kind": "open"}]
    for wrong in [
        {"game": "chess", "seats": seats},
        {"game": "brawl", "seats": seats[:1]},
        {"game": "brawl", "seats": [seats[0], {"kind": "bot", "bot": "godlike"}]},
        {"game": "brawl", "seats": seats, "settings": {"dragons": 3}},
        {"game": "brawl", "seats": seats, "settings": {"movable_gnome": 3}},
    ]:
        no(host, "POST", "/api/tables", wrong)
    name = host.table("me", "open", "invited")["id"]
    table = f"/api/tables/{name}"
    no(guest, "POST", f"{table}/seats/9/sit", {})
    no(guest, "POST", f"{table}/seats/2/sit", {})
    no(guest, "POST", f"{table}/ready", {"ready": True})
    no(guest, "POST", f"{table}/start")
    no(host, "POST", f"{table}/start")
    no(host, "GET", f"{table}/state")
    guest.post(f"{table}/seats/1/sit", {})
    no(other, "POST", f"{table}/seats/1/sit", {})
    no(other, "POST", f"{table}/seats/1/leave")
    host.ask("PATCH", table, {"seats": [{"kind": "me"}, {"kind": "open"}]})
    no(host, "POST", f"{table}/start")
    guest.post(f"{table}/ready", {})
    host.post(f"{table}/start")
    no(host, "DELETE", table)
    no(other, "POST", f"{table}/seats/0/replace", {})
    no(guest, "POST", f"{table}/seats/0/replace", {})
    no(guest, "POST", f"{table}/seats/1/return")
    guest.post(f"{table}/seats/1/leave")
    no(guest, "POST", f"{table}/seats/1/leave")
    no(host, "POST", f"{table}/seats/1/replace", {})
    no(host, "POST", f"{table}/rematch")
    no(host, "POST", f"{table}/abandon")
    no(host, "POST", f"{table}/takeback", {"seat": 0, "to": 99})
    no(host, "POST", f"{table}/takeback/answer", {"yes": True})
    no(host, "GET", f"{table}/record")
    no(host, "POST", "/api/join/nothing")
    no(host, "GET", "/api/tables/nothing")
    no(host, "GET", "/api/rules/en/nothing")
    no(host, "GET", "/api/nothing")
    no(host, "PATCH", "/api/lobby", {})
    no(host, "POST", f"{table}/chat", {"text": "\u200b"})
    no(host, "POST", "/api/records", {"not": "a record"})
    closed, _ = two_at_a_table(server, options={"spectators": False, "takeback": False})
    no(other, "GET", f"/api/tables/{closed}/state")
    for _ in range(40):
        made = other.ask("POST", "/api/tables", {"game": "brawl", "seats": seats})
    assert made.status_code == 201
    no(other, "POST", "/api/tables", {"game": "brawl", "seats": seats})


def around_a_person(server: Server, no: Provoker) -> None:
    person = server.person("Somebody")
    no(person, "POST", "/api/login", {"login": "nobody.at.all", "password": "wrong horse"})
    person.post("/api/register", {"login": "the.only.one", "password": "correct horse"})
    no(person, "POST", "/api/register", {"login": "another.one", "password": "correct horse"})
    no(server.anyone(), "POST", "/api/register", {"login": "the.only.one", "password": "correct horse"})
    for login in ("a b", "Аnna", "ﷺﷺﷺ", "the.0nly.one"):
        no(server.anyone(), "POST", "/api/register", {"login": login, "password": "correct horse"})
    no(person, "POST", "/api/me/password", {"old": "wrong horse", "new": "battery staple"})
    no(server.person("Guest"), "POST", "/api/me/password", {"old": "", "new": "battery staple"})
    no(person, "DELETE", "/api/me/sessions/nothing")
    token = person.post("/api/me/tokens", {"name": "bot"}, 201)
    no(
        Client(server.url),
        "DELETE",
        "/api/me/sessions",
        headers={"authorization": f"Bearer {token['token']}"},
    )
    person.ask("DELETE", f"/api/me/tokens/{token['id']}")
    for number in range(20):
        person.post("/api/me/tokens", {"name": f"key {number}"}, 201)
    no(person, "POST", "/api/me/tokens", {"name": "one more"})
    no(person, "DELETE", "/api/me/tokens/t_nothing")
    no(person, "PATCH", "/api/me", {"preferences": {"much": "x" * 9000}})
    no(person, "POST", "/api/guest", {"name": "Anna"}, headers={"origin": "https://evil.example"})


def wrong_moves(server: Server) -> Iterator[tuple[str, Client, str, dict[str, Any], str]]:
    """Moves and questions that are refused: by whom, where, what, and the code."""
    name, people = two_at_a_table(server)
    mover = mover_of(name, people)
    state = people[mover].state(name)
    good = {"id": "a", "seq": 0, "seat": mover, "line": [plain(state)]}
    asker = {"seq": 0, "seat": mover}
    illegal = {**good["line"][0], "tile": 77}
    after = next(one for one in options_of(state) if one != good["line"][0])
    for client, kind, body, code in [
        (server.anyone(), "move", good, "who"),
        (people[1 - mover], "move", good, "foreign-seat"),
        (people[1 - mover], "move", {**good, "seat": 1 - mover}, "not-waiting"),
        (people[mover], "move", {**good, "seq": 7}, "stale"),
        (people[mover], "move", {**good, "line": [{"kind": "fly"}]}, "option"),
        (people[mover], "move", {**good, "line": [illegal]}, "illegal"),
        (people[mover], "move", {**good, "line": [good["line"][0], after]}, "action-over"),
        (people[mover], "move", {**good, "line": "place"}, "malformed"),
        (people[mover], "undo", {"id": "u", "seq": 0, "seat": mover}, "undo-closed"),
        (people[mover], "preview", {**asker, "lines": [[illegal]]}, "illegal"),
        (people[mover], "plans", {**asker, "line": [illegal]}, "not-legal"),
        (people[mover], "why", {**asker, "pieces": [], "id": "w"}, "malformed"),
        (people[mover], "hint", {"seat": mover}, "hints-off"),
    ]:
        yield name, client, kind, body, code
    people[mover].move(name, state, plain(state), id="b")
    yield name, people[mover], "move", {**good, "id": "b"}, "repeated"


PATHS = {"move": "moves"}


def test_each_refusal_has_words_and_the_socket_tells_the_same(server: Server) -> None:
    no = Provoker()
    for name, client, kind, body, code in wrong_moves(server):
        refusal = no(client, "POST", f"/api/tables/{name}/{PATHS.get(kind, kind)}", body)
        assert refusal["told"]["code"] == code, refusal["reason"]
        line = client.live(name)
        line.send(type=kind, **body)
        told = line.next("error")
        assert told.pop("type") == "error"
        assert told.pop("id") == (body.get("id") if code != "malformed" else None)
        for one in (told, refusal):
            one.pop("state")
            if code == "malformed":
                one["reason"] = one["told"]["data"] = ""
        assert told == refusal
        line.close()
    around_a_table(server, no)
    around_a_person(server, no)
    closed, people = two_at_a_table(server, options={"takeback": False})
    no(people[0], "POST", f"/api/tables/{closed}/takeback", {"seat": 0})
    end = play_out(people, closed)
    late = {"id": "late", "seq": end["seq"], "seat": 0, "line": [{"kind": "decline"}]}
    no(people[0], "POST", f"/api/tables/{closed}/moves", late)
    written = set().union(*(codes_in(path) for path in SERVER.rglob("*.py")))
    written = {code for code in written if not code.startswith(ELSEWHERE)}
    assert written - no.told - RARE - CLOSED - LIMITS == set()
    assert no.told >= RULES
