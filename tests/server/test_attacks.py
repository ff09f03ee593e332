"""What a hostile visitor may try: requests that mean nothing, and secrets."""

from __future__ import annotations

import contextlib
import socket
from typing import Any

import pytest
from harness import Server
from seeds import luck
from test_refusal_words import spoken
from waiting import wait_for

import regnum
from regnum.server.middleware import cookie_of
from regnum.server.play.previews import NO_PIECES


def raw(server: Server, request: bytes) -> int:
    """The status of the answer to what is sent as it is; 0 when there is none."""
    with socket.create_connection(("127.0.0.1", server.port), 60) as line:
        line.sendall(request)
        try:
            said = line.recv(64).split()
        except ConnectionError:
            return 0
    return int(said[1]) if len(said) > 1 else 0


UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"


@pytest.mark.parametrize(
    "head",
    [
        b"POST /api/logout HTTP/1.1\r\nOrigin: http://[\r\n",
        b"GET /api/lobby/live HTTP/1.1\r\nOrigin: http://[::1\r\n" + UPGRADE,
        b"GET /api/lobby/live HTTP/1.1\r\nOrigin: http://a\xe2\x84\x80b\r\n" + UPGRADE,
        b"GET /api/tables/x/live?since=abc&seat=" + b"9" * 5000 + b" HTTP/1.1\r\n" + UPGRADE,
        b"GET /api/me HTTP/1.1\r\nCookie: regnum=\"\\\"; \xff=\xfe; regnum=a.b.c\r\n",
        b"POST /api/lobby/live HTTP/1.1\r\n" + UPGRADE,
        b"GET /api/lobby/live HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n",
        b"GET /api/me HTTP/1.1\r\nAuthorization: Bearer \xff\xfe\r\n",
        b"GET /api/me HTTP/1.1\r\nX-Forwarded-For: [::1, \xff, 9:" + b"9" * 5000 + b"\r\nX-Forwarded-Proto: \xff\r\n",
        b"GET /api/tables?list=open&before=%ff%fe&before=%00 HTTP/1.1\r\n",
        b"GET /api/tables?list=open&before=%ff%fe HTTP/1.1\r\n",
        b"GET /api/tables?list=" + b"a" * 20_000 + b" HTTP/1.1\r\n",
        b"GET /api/tables?" + b"list=open&" * 5000 + b" HTTP/1.1\r\n",
        b"GET /api/lessons?lang=en%0A HTTP/1.1\r\n",
        b"GET /api/words/en%0A HTTP/1.1\r\n",
        b"GET /api/rules/en/" + b"%D0%B6" * 150 + b" HTTP/1.1\r\n",
        b"GET /api/rules/en/..%5C..%2F HTTP/1.1\r\n",
        b"GET /api/games/brawl/components?rules=" + b"9" * 5000 + b" HTTP/1.1\r\n",
        b"HEAD /api/me HTTP/1.1\r\n",
        b"HEAD / HTTP/1.1\r\n",
        b"OPTIONS * HTTP/1.1\r\n",
        b"TRACE /api/me HTTP/1.1\r\n",
        b"PROPFIND /api/me HTTP/1.1\r\n",
        b"CONNECT example.com:80 HTTP/1.1\r\n",
        b"PUT /api/me HTTP/1.1\r\nContent-Length: 2\r\n",
        b"POST /api/guest HTTP/1.1\r\nContent-Length: -1\r\n",
        b"POST /api/guest HTTP/1.1\r\nContent-Length: " + b"9" * 30 + b"\r\n",
        b"POST /api/guest HTTP/1.1\r\nTransfer-Encoding: chunked\r\n",
        b"POST /api/guest HTTP/1.1\r\nContent-Encoding: gzip\r\nContent-Length: 0\r\n",
        b"GET /\xff HTTP/1.1\r\n",
        b"GET /api/me HTTP/9.9\r\n",
        b"GET http://[/api/me HTTP/1.1\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: [\r\nHost: b\r\n",
    ],
    ids=lambda head: repr(head[:70]),
)  # fmt: skip
def test_requests_that_mean_nothing_are_refused(server: Server, head: bytes) -> None:
    status = raw(server, head + b"Host: localhost\r\n\r\n" + b"zz\r\n\r\n" * (b"chunked" in head))
    assert status < 500, status
    assert server.anyone().get("/health")["status"] == "ok"


def test_what_was_not_sent_to_its_end_is_no_fault_of_ours(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 60) as line:
        line.sendall(b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    answered = 'method="POST",route="/api/guest",status="400"'
    wait_for(lambda: answered in server.anyone().http.get("/metrics").text, "that it is noted")


def test_our_cookie_is_found_among_odd_ones() -> None:
    def found(text: str) -> str:
        return cookie_of({"headers": [(b"cookie", text.encode("latin-1"))]})  # type: ignore[typeddict-item]

    assert found('odd="\\\\; ключ=[{,}]'.encode().decode("latin-1") + "; regnum=ours") == "ours"
    assert found('regnum="ours"; other=1') == "ours"
    assert found('regnum="' + "\\" * 60_000) == "\\" * 60_000, "and takes no longer than it is long"
    assert found("xregnum=1; regnum") == ""


FAMILIES = ("die", "black", "pawn", "tile", "advisor", "card", "kind", "character", "marker", "place", "")
NUMBERS = ("99999999999999", "-1", "9" * 70, "1e9", "٣", "1_0", "²", "", "18")
NOBODYS = [[f"{family}:{number}"] for family in FAMILIES for number in NUMBERS]
NOBODYS += [["die"] * 40, [":" * 80], ["character:king", "tile:" + "9" * 14]]


@pytest.mark.parametrize("game", ["brawl", "kingsburg", "troyes", "feudum"])
def test_pieces_that_nobody_has_are_no_trouble(game: str) -> None:
    match = regnum.new(game, seats=3, seed=luck.getrandbits(32))
    for _ in range(40):
        if not match.waiting:
            break
        seat = match.waiting[0]
        for pieces in NOBODYS:
            with contextlib.suppress(*NO_PIECES):
                match.why(seat, pieces)
        match.apply(seat, luck.choice(match.options(seat)))


def test_a_stranger_cannot_take_all_the_memory(server: Server) -> None:
    """The number of a die becomes a bit: one of fourteen digits was more memory than there is."""
    for pieces in (["die:99999999999999"], ["die:" + "9" * 70], ["die:4294967296"] * 40):
        ask = {"type": "why", "seq": 0, "seat": 0, "pieces": pieces}
        refusal = server.anyone().post("/api/lessons/kingsburg/advisors/0/ask", {"path": [], "ask": ask}, 422)
        spoken(refusal)


def test_a_lesson_that_cannot_have_gone_so_is_lost(server: Server) -> None:
    stranger = server.anyone()
    for exercise in ("brawl/1", "kingsburg/1"):
        best = stranger.get(f"/api/practice/{exercise}")["scenes"][0]["beats"][0]["do"][0]
        for rest in ({"kind": "nothing"}, best, {"kind": "place", "character": "king", "tile": 10**30}):
            for what in ("step", "ask"):
                body: dict[str, Any] = {"path": [[best, rest]]}
                if what == "ask":
                    body["ask"] = {"type": "why", "seq": 0, "seat": 0, "pieces": ["die:1"]}
                refusal = stranger.post(f"/api/practice/{exercise}/0/{what}", body, 409)
                assert refusal["told"]["code"] == "lesson-lost"
    # Others act after the first choice: what is said in one breath with it comes too early.
    beats = stranger.get("/api/lessons/kingsburg/advisors")["scenes"][0]["beats"]
    asked = [beat["do"][0] for beat in beats if beat["do"]]
    for path in ([asked[:2]], [asked], [asked[:1] * 2]):
        answer = stranger.ask("POST", "/api/lessons/kingsburg/advisors/0/step", {"path": path})
        assert answer.status_code in (200, 409), answer.text


# Secrets.


def test_the_log_tells_nobody_what_was_chosen_in_secret(server: Server) -> None:
    """Cards are chosen face down: nothing is told of it, and the choice itself is nobody's business."""
    host = server.person("Host")
    name = host.table("me", "me", game="feudum")["id"]
    host.post(f"/api/tables/{name}/start")
    log: list[dict[str, Any]] = []
    for _ in range(60):
        state = host.state(name)
        host.move(name, host.state(name, seat=state["waiting"][0]))
        log = server.anyone().get(f"/api/tables/{name}/log")
        assert all(entry["line"] is None for entry in log)
        if any(entry["events"] == [] for entry in log):
            return
    raise AssertionError("nothing was chosen in secret")
