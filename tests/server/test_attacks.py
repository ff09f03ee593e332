"""What a hostile visitor may try: requests that mean nothing, secrets, keys that were lent, tables that grow without end."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path
from typing import Any

import pytest
from harness import Client, Server
from seeds import luck
from sqlalchemy import select, update
from test_live import two_at_a_table
from test_refusal_words import spoken
from test_together import at_a_server, three_at_a_table
from waiting import others, wait_for
from websockets.exceptions import ConnectionClosed

import regnum
from regnum.server.errors import Refused
from regnum.server.guests import forget_strangers
from regnum.server.middleware import cookie_of
from regnum.server.play import bot_turns, moves, seating
from regnum.server.play.previews import NO_PIECES
from regnum.server.requests import ChangeMe, Move, NewTable, Sit, Undo
from regnum.server.services import Services
from regnum.server.store.database import now
from regnum.server.store.models import Person, Session, Table
from regnum.server.thinking.owners import Alone


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
        b"GET /api/tables/%ff\xff/live?since=\xff HTTP/1.1\r\n" + UPGRADE,
        b"GET /api/me HTTP/1.1\r\nCookie: regnum=\"\\\"; \xff=\xfe; regnum=a.b.c\r\n",
        b"GET /api/lobby/live?" + b"a" * 20_000 + b" HTTP/1.1\r\n" + UPGRADE,
        b"GET /api/lobby/live HTTP/1.1\r\n" + b"A: b\r\n" * 300 + UPGRADE,
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


def test_whoever_may_not_watch_any_more_is_shown_out(server: Server) -> None:
    host, stranger = server.person("Host"), server.anyone()
    name = host.table("me", "open")["id"]
    watching = stranger.live(name)
    watching.next("table")
    host.ask("PATCH", f"/api/tables/{name}", {"options": {"spectators": False}})
    with pytest.raises(ConnectionClosed) as closed:
        list(iter(watching.next, None))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003


def test_who_left_a_seat_watches_on_and_may_come_back(server: Server) -> None:
    name, people = two_at_a_table(server, options={"spectators": False})
    line = people[1].live(name)
    line.next("state")
    people[1].post(f"/api/tables/{name}/seats/1/leave")
    assert line.until(lambda state: state["seat"] is None)["view"]
    assert people[1].state(name)["seat"] is None
    server.anyone().get(f"/api/tables/{name}/state", status=403)
    people[1].post(f"/api/tables/{name}/seats/1/return")
    assert line.until(lambda state: state["seat"] == 1)


# Keys and names.


def test_a_program_cannot_make_its_key_last(server: Server) -> None:
    person = server.person("Anna")
    token = person.post("/api/me/tokens", {"name": "bot"})["token"]
    session = person.get("/api/me/sessions")[0]["id"]
    program = Client(server.url)
    program.http.headers["authorization"] = f"Bearer {token}"
    assert program.get("/api/me")["person"]["name"] == "Anna"
    for method, path, body in (
        ("POST", "/api/me/tokens", {"name": "another"}),
        ("POST", "/api/register", {"login": f"stolen-{server.port}", "password": "long enough"}),
        ("DELETE", f"/api/me/sessions/{session}", None),
        ("DELETE", "/api/me/sessions", None),
    ):
        refusal = program.ask(method, path, body)
        assert refusal.status_code == 403, (path, refusal.text)
        assert refusal.json()["told"]["code"] == "not-by-program"
    assert person.get("/api/me")["person"]["guest"]


def test_nobody_invites_everybody(server: Server) -> None:
    host, guest = server.person("Host"), server.person("Guest")
    name = host.table("me", {"kind": "invited", "login": "  "})["id"]
    assert name not in [table["id"] for table in guest.get("/api/lobby")["invited"]]


def test_whoever_was_ready_was_so_for_that_game(server: Server) -> None:
    host, guest = server.person("Host"), server.person("Guest")
    name = host.table("me", "open")["id"]
    guest.post(f"/api/tables/{name}/seats/1/sit", {})
    more = [{"kind": kind} for kind in ("me", "open", "me")]
    for change, ready in (({}, True), ({"options": {"hints": True}}, False), ({"seats": more}, False)):
        guest.post(f"/api/tables/{name}/ready", {})
        seats = host.ask("PATCH", f"/api/tables/{name}", change).json()["seats"]
        assert [seat["ready"] for seat in seats[:2]] == [True, ready]
    assert host.post(f"/api/tables/{name}/start", status=409)["told"]["code"] == "not-ready"


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u034f", "\ufe0f", "\u115f\u1160\uffa0", "\u0301"]
)
def test_nobody_is_called_nothing(server: Server, name: str) -> None:
    anna = server.person("Anna")
    refused = server.anyone().post("/api/guest", {"name": name}, 422)
    assert refused["told"]["code"] == "nothing-to-read"
    table = anna.table("me", "open")["id"]
    anna.post(f"/api/tables/{table}/chat", {"text": name}, 422)


def test_accents_do_not_climb_over_other_lines(server: Server) -> None:
    name = server.anyone().post("/api/guest", {"name": "\u0301Zo\u0308e" + "\u0323" * 30})["name"]
    assert name == "Z\u00f6\u1eb9" + "\u0323" * 3


def test_a_refusal_does_not_repeat_everything(server: Server) -> None:
    anna = server.person("Anna")
    ask = {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for more in ({"settings": {"cards": "x" * 60_000}}, {"settings": {"y" * 60_000: 1}}, {"z" * 60_000: 1}):
        answer = anna.ask("POST", "/api/tables", {**ask, **more})
        assert answer.status_code == 422
        assert len(answer.content) < 5_000
        assert "???" not in answer.json()["reason"]


def test_a_rematch_that_was_taken_away_can_be_asked_for_again(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        table, people = await three_at_a_table(services)
        async with services.tables.database.writing() as session:
            await session.execute(update(Table).values(status="over", version=99))
        first = await services.seating.rematch(table, people[0], "")
        assert (await services.seating.rematch(table, people[1], "")).id == first.id
        await services.seating.delete(first.id, people[0])
        again = await services.seating.rematch(table, people[1], "")
        assert (again.id != first.id, again.host) == (True, people[1].id)
        assert (await services.seating.rematch(table, people[0], "")).id == again.id

    at_a_server(tmp_path, work)


# What grows.


def test_guests_who_left_no_trace_are_forgotten(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        database, people = services.tables.database, services.people
        (idle, _), (fresh, _) = [await people.guest(name) for name in ("Idle", "Fresh")]
        solver, _ = await people.guest("Solver")
        await people.change(solver, ChangeMe(preferences={"solved": [1]}))
        (host, _), (talker, _) = [await people.guest(name) for name in ("Host", "Talker")]
        member, _ = await people.register(f"member-{idle.id[2:]}", "long enough", None, None, "")
        table = await services.seating.create(host, NewTable("brawl", [Sit("open"), Sit("open")]), "")
        await services.chats.say(table.id, talker, "hello")
        old = [idle.id, host.id, talker.id, member.id]
        async with database.writing() as session:
            await session.execute(update(Session).where(Session.person_id.in_(old)).values(seen=1))
            lately = update(Session).where(Session.person_id == solver.id)
            await session.execute(lately.values(seen=now() - 40 * 24 * 3600 * 1000))
        assert await forget_strangers(database) == 1
        async with database.reading() as session:
            left = set(await session.scalars(select(Person.id)))
        assert left == {fresh.id, solver.id, host.id, talker.id, member.id}
        assert await forget_strangers(database) == 0

    at_a_server(tmp_path, work)


def test_spectators_cannot_talk_away_what_the_players_said(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        table, people = await three_at_a_table(services)
        loud, _ = await services.people.guest("Loud")
        await services.chats.say(table, people[0], "good luck")
        for number in range(101):
            await services.chats.say(table, loud, f"look at me {number}")
        assert [line.text for line in await services.chats.lines(table, 0, [0])] == ["good luck"]
        assert len(await services.chats.lines(table, 0, [])) == 100

    at_a_server(tmp_path, work)


def test_coming_and_going_does_not_make_states_longer(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        table, people = await three_at_a_table(services)
        for _ in range(5):
            for seat in (1, 2):
                await services.seating.leave(table, seat, people[seat])
            for seat in (1, 2):
                await services.seating.return_to_seat(table, seat, people[seat])
        live = await services.tables.find(table)
        assert live.played is not None
        assert [(note.seat, note.what) for note in live.played.notes] == [
            (1, "left"), (2, "left"), (1, "back"), (2, "back"),
        ]  # fmt: skip
        services.tables.forget(live)
        again = (await services.tables.find(table)).played
        assert again is not None
        assert again.notes == live.played.notes

    at_a_server(tmp_path, work)


def test_a_history_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MOST_ROWS", 3)
    monkeypatch.setattr(seating, "MOST_ROWS", 3)

    async def work(services: Services) -> None:
        table, people = await three_at_a_table(services)
        (seat,) = (await services.tables.find(table)).played.match.waiting  # type: ignore[union-attr]

        async def move(seq: int) -> None:
            await services.moves.move(table, people[seat].id, Move(f"m{seq}", seq, seat, [{"kind": "pass"}]))

        await move(0)
        await services.moves.undo(table, people[seat].id, Undo("u", 1, seat))
        await move(2)
        for refused in (
            services.moves.undo(table, people[seat].id, Undo("again", 3, seat)),
            services.moves.rewind(table, seat, 0, 3, people[seat].id),
        ):
            with pytest.raises(Refused) as refusal:
                await refused
            assert refusal.value.told.code == "long-history"
        spoken({"told": {"code": "long-history", "data": {}}, "reason": refusal.value.reason})
        await services.seating.leave(table, 2, people[2])
        with pytest.raises(Refused, match="long-history"):
            await services.seating.return_to_seat(table, 2, people[2])

    at_a_server(tmp_path, work)


def test_tables_that_rest_keep_no_place_from_others() -> None:
    alone = Alone(2, 300.0, lambda: 0.0)
    guests = "address 192.0.2.1"
    found = [alone.rests(f"t{number}", guests, [f"guest {number}", guests]) for number in range(3)]
    assert [one and one.code for one in found] == [None, None, "bots-rest-person"]
    told = alone.rests("other", "anna", ["anna"])
    assert told is not None
    assert told.code == "bots-rest-server"
    alone.spend([guests], 301_000)
    for number in range(2):
        told = alone.rests(f"t{number}", guests, [guests])
        assert told is not None
        assert told.code == "bots-rest-hour"
    assert alone.rests("other", "anna", ["anna"]) is None


def test_bots_of_people_are_woken_before_any_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables of bots only wait, and rest."""
    monkeypatch.setattr(bot_turns, "_MOST_WOKEN", 1)

    async def work(services: Services) -> None:
        host, _ = await services.people.guest("Host")
        bots = [Sit("bot", bot="random")] * 2
        names = []
        for _ in range(5):
            table = await services.seating.create(host, NewTable("brawl", bots), "")
            await services.seating.start(table.id, host)
        guest, _ = await services.people.guest("Guest")
        while not names or 1 not in table.waiting:
            table = await services.seating.create(guest, NewTable("brawl", [Sit("me"), bots[0]]), "")
            table = (await services.seating.start(table.id, guest)).table
            names.append(table.id)
        async with services.tables.database.writing() as session:
            await session.execute(update(Table).values(updated=0))
        for live in list(services.tables.held.values()):
            services.tables.forget(live)
        await services.bot_turns.wake()
        (woken,) = services.tables.held
        assert woken in names

    at_a_server(tmp_path, work, bot_processes=0)


def test_two_who_look_for_a_table_at_once_find_the_same(tmp_path: Path) -> None:
    """Also where the first of them comes upon a failure."""

    async def work(services: Services) -> None:
        table, _ = await three_at_a_table(services)
        tables = services.tables
        tables.forget(tables.held[table])
        load, failures = tables._load, [OSError()]

        async def once_away(name: str) -> Any:
            await others()
            if failures:
                raise failures.pop()
            await others()
            return await load(name)

        tables._load = once_away  # type: ignore[method-assign]
        first = asyncio.create_task(tables.find(table))
        await others()
        second = asyncio.create_task(tables.find(table))
        with pytest.raises(OSError):  # noqa: PT011 - our own
            await first
        third = await tables.find(table)
        assert third is await second is tables.held[table]

    at_a_server(tmp_path, work)
