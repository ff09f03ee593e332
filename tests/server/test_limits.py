"""How much one socket, one person and one address may take from a server, and whose word on addresses is believed."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from harness import Client, Server, fetch
from test_live import mover_of, plain, two_at_a_table
from test_refusal_words import spoken
from test_together import at_a_server, pick, three_at_a_table
from waiting import wait_for
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from regnum.server.config import BadConfig, from_environment
from regnum.server.limits import MOST_SOCKETS
from regnum.server.middleware import household
from regnum.server.play.subscribers import MOST_PENDING, TOO_SLOW, Subscriber
from regnum.server.services import Services

SEATS = [{"kind": "me"}, {"kind": "open"}]


def metric(server: Server, name: str) -> float:
    text = fetch(f"{server.url}/metrics").text
    found = re.search(rf"^{name} (\S+)$", text, re.M)
    assert found, name
    return float(found[1])


class Deaf:
    """A socket that says what it likes and never reads what it is told."""

    def __init__(self, client: Client, table: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        place = urlsplit(client.url)
        self.socket.connect((place.hostname, place.port))
        cookies = "; ".join(f"{key}={value}" for key, value in client.http.cookies.items())
        self.socket.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookies}\r\n\r\n".encode()
        )
        assert b" 101 " in self.socket.recv(64)

    def say(self, text: str) -> None:
        self.socket.sendall(b"\x81" + bytes([0x80 | len(text)]) + bytes(4) + text.encode())


def test_a_socket_that_never_reads_is_dropped(tmp_path: Path) -> None:
    """It asks for the whole table again and again; never does more wait for it than a socket may have."""
    server = Server(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log", REGNUM_SOCKET_SECONDS="1")
    try:
        name, people = two_at_a_table(server)
        deaf = Deaf(people[0], name)
        most = 0.0

        def dropped() -> bool:
            nonlocal most
            try:
                for _ in range(50):
                    deaf.say('{"type":"look","seat":0}')
            except ConnectionError:
                return True
            most = max(most, metric(server, "regnum_socket_bytes"))
            return False

        wait_for(dropped, "that the socket is dropped")
        assert most <= MOST_PENDING
        wait_for(lambda: not metric(server, "regnum_sockets"), "that nothing is held of it")
        mover = mover_of(name, people)
        people[mover].move(name, people[mover].state(name), plain(people[mover].state(name)))
    finally:
        server.stop()
    assert '"level":"error"' not in server.log.read_text()


def test_a_socket_that_says_too_much_at_once_is_dropped(server: Server) -> None:
    name, people = two_at_a_table(server)
    loud = Deaf(people[0], name)

    def dropped() -> bool:
        try:
            loud.socket.sendall((b"\x81\x8f" + bytes(4) + b'{"type":"ping"}') * 10_000)
        except ConnectionError:
            return True
        return False

    wait_for(dropped, "that the socket is dropped")


def test_what_waits_for_a_socket_is_bounded_by_bytes() -> None:
    async def main() -> None:
        one = Subscriber(None, [], None)
        for _ in range(1000):
            one.tell("ж" * 1000)
            assert one.bytes <= MOST_PENDING
        assert one.ended == TOO_SLOW
        assert one.bytes == 0
        assert await one.next() is None
        whole = Subscriber(None, [], None)
        whole.tell("x" * MOST_PENDING * 2)
        assert not whole.ended, "a single message is sent however long it is"
        assert await whole.next()

    asyncio.run(main())


def test_a_slow_reader_gets_the_newest_state_instead_of_all(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        table, people = await three_at_a_table(services)
        live = await services.tables.find(table)
        played = live.played
        assert played is not None
        slow, quick = (Subscriber(people[0].id, [0], 0) for _ in range(2))
        for one in (slow, quick):
            services.tables.join(live, one, None)
        slow.tell("x" * 100_000)
        for _ in range(3):
            seat = played.match.waiting[0]
            await services.moves.move(
                table, people[seat].id, pick(seat, played.seq, played.match.options(seat))
            )
        assert (slow.seq, quick.seq, slow.due) == (0, played.seq, True)
        while slow.behind:
            await slow.next()
        await services.tables.catch_up(live, slow)
        assert (slow.seq, slow.due) == (played.seq, False)

    at_a_server(tmp_path, work)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: Any) -> Iterator[Server]:
    """A server that counts, behind a proxy here."""
    folder = tmp_path_factory.mktemp("strict")
    one = Server(f"sqlite:///{folder}/t.sqlite3", folder / "log", REGNUM_LIMITS="on")
    yield one
    one.stop()


def visitor(server: Server, address: str, name: str = "Anna") -> Client:
    """A guest from some address, as the proxy tells it."""
    client = Client(server.url)
    client.http.headers["x-forwarded-for"] = address
    client.post("/api/guest", {"name": name})
    return client


def hold(server: Server, path: str, address: str, client: Client | None = None) -> Any:
    """A socket from some address."""
    cookies = "; ".join(f"{key}={value}" for key, value in (client.http.cookies.items() if client else ()))
    headers = {"x-forwarded-for": address, "cookie": cookies}
    return connect(
        server.url.replace("http", "ws") + path, additional_headers=headers, proxy=None, ping_interval=None
    )


def refused(line: Any) -> tuple[int, str]:
    """How a socket was closed."""
    with pytest.raises(ConnectionClosed) as closed:
        list(iter(lambda: line.recv(timeout=60), None))
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_sockets_are_capped_by_person_and_by_address(strict: Server) -> None:
    person = visitor(strict, "192.0.2.1")
    table = person.table("me", "open")["id"]
    path = f"/api/tables/{table}/live"
    with contextlib.ExitStack() as stack:
        lines = [
            stack.enter_context(hold(strict, path, f"192.0.2.{number}", person))
            for number in range(MOST_SOCKETS["person"])
        ]
        assert all(line.recv(timeout=60) for line in lines)
        for where in (path, "/api/lobby/live"):
            with hold(strict, where, "192.0.2.99", person) as more:
                assert refused(more) == (4009, "many-sockets")
        lines[0].close()

        def let_in() -> bool:
            with hold(strict, path, "192.0.2.98", person) as again, contextlib.suppress(ConnectionClosed):
                return bool(again.recv(timeout=60))
            return False

        wait_for(let_in, "that there is room for another")
    with contextlib.ExitStack() as stack:
        lines = [
            stack.enter_context(hold(strict, path, "198.51.100.7")) for _ in range(MOST_SOCKETS["address"])
        ]
        assert all(line.recv(timeout=60) for line in lines)
        with hold(strict, path, "198.51.100.7") as more:
            assert refused(more) == (4009, "many-sockets")
        with hold(strict, path, "198.51.100.8") as other:
            assert other.recv(timeout=60)


def test_open_tables_are_capped_by_person_and_by_address(strict: Server) -> None:
    guest = visitor(strict, "203.0.113.1")
    ask = {"game": "brawl", "seats": SEATS}
    made = [guest.post("/api/tables", ask, 201)["id"] for _ in range(5)]
    refusal = guest.post("/api/tables", ask, 409)
    assert refusal["told"] == {"code": "many-open", "data": {"most": 5}}
    spoken(refusal)
    guest.ask("DELETE", f"/api/tables/{made[0]}")
    guest.post("/api/tables", ask, 201)
    others = [visitor(strict, "203.0.113.1", f"Guest {number}") for number in range(4)]
    answers = [one.ask("POST", "/api/tables", ask) for one in others for _ in range(5)]
    refusals = [answer.json() for answer in answers if answer.status_code != 201]
    assert [refusal["told"]["code"] for refusal in refusals] == ["many-open-here"] * 5
    spoken(refusals[0])
    visitor(strict, "203.0.113.2").post("/api/tables", ask, 201)
    # A table that has begun waits for nobody, and where it was made is forgotten.
    begun = visitor(strict, "203.0.113.3")
    for _ in range(7):
        name = begun.table("me", "me")["id"]
        begun.post(f"/api/tables/{name}/start")


def test_new_tables_are_counted_by_address_too(strict: Server) -> None:
    """Whoever comes as another guest each time is one visitor."""
    ask = {"game": "no such game", "seats": SEATS}
    guests = [visitor(strict, "203.0.113.9", f"Guest {number}") for number in range(5)]
    answers = [one.ask("POST", "/api/tables", ask).status_code for one in guests for _ in range(18)]
    assert 429 not in answers[:60]
    assert 429 in answers[60:]
    assert visitor(strict, "203.0.113.10").ask("POST", "/api/tables", ask).status_code != 429


def test_visitors_behind_a_trusted_proxy_are_counted_by_themselves(strict: Server) -> None:
    for number in range(40):
        visitor(strict, f"10.1.2.{number}")


def test_a_forged_address_changes_nothing(tmp_path: Path) -> None:
    server = Server(
        f"sqlite:///{tmp_path}/t.sqlite3",
        tmp_path / "log",
        REGNUM_LIMITS="on",
        REGNUM_TRUSTED_PROXIES="10.9.0.0/16",
    )
    try:
        client = Client(server.url)
        answers = [
            client.http.post(
                "/api/guest", json={"name": "x"}, headers={"x-forwarded-for": f"10.1.2.{number}"}
            )
            for number in range(30)
        ]
        assert {answer.status_code for answer in answers} == {200, 429}
    finally:
        server.stop()
    log = server.log.read_text()
    assert log.count("REGNUM_TRUSTED_PROXIES") == 1


def test_a_household_is_one_address() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert len(household("x" * 1000)) <= 64


def test_trusted_proxies_are_a_setting(monkeypatch: Any, capsys: Any) -> None:
    given = {"REGNUM_TRUSTED_PROXIES": "10.0.0.0/8, 2001:db8::1"}
    assert from_environment(given).trusted_proxies == ("10.0.0.0/8", "2001:db8::1")
    assert from_environment({"REGNUM_TRUSTED_PROXIES": "none"}).trusted_proxies == ()
    assert from_environment({}).trusted_proxies == ("127.0.0.1", "::1")
    with pytest.raises(BadConfig):
        from_environment({"REGNUM_TRUSTED_PROXIES": "caddy"})
    from regnum import cli
    from regnum.server import run

    served: list[tuple[str, ...]] = []
    monkeypatch.setenv("REGNUM_TRUSTED_PROXIES", "")
    monkeypatch.setattr(run, "serve", lambda *_: served.append(from_environment().trusted_proxies))
    with contextlib.suppress(SystemExit):
        cli.main(["serve", "--trusted-proxies", "172.16.0.0/12"])
    assert served == [("172.16.0.0/12",)]
    assert cli.main(["serve", "--trusted-proxies", "everybody"]) == 2
    assert "everybody" in capsys.readouterr().err
