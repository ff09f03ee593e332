"""How much of the server's time, memory and connections one address may have, whatever it sends."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import Server
from test_limits import Deaf, visitor
from test_live import two_at_a_table
from waiting import others, until, wait_for

from regnum.server.effort import Effort, metered
from regnum.server.errors import Refused
from regnum.server.limits import RateLimits

SMALL = """
import regnum.server.limits as limits, regnum.server.protocol as protocol
limits.EFFORT = (0.3, 0.0001)
protocol.PATIENCE = 1.0
protocol.MOST_CONNECTIONS = 10
"""
EXERCISE = "/api/practice/kingsburg/1/0/step"


@pytest.fixture(scope="module")
def small(tmp_path_factory: Any) -> Iterator[Server]:
    """A server that has little time for anybody."""
    folder = tmp_path_factory.mktemp("small")
    one = Server(f"sqlite:///{folder}/t.sqlite3", folder / "log", before=SMALL, REGNUM_LIMITS="on")
    yield one
    one.stop()
    assert '"level":"error"' not in one.log.read_text(), one.log.read_text()[-3000:]


def test_what_an_address_asks_for_is_charged_to_it(small: Server) -> None:
    greedy, other = visitor(small, "192.0.2.1"), visitor(small, "192.0.2.2")
    answers = (greedy.ask("POST", EXERCISE, {"path": []}) for _ in range(300))
    refusal = next(one for one in answers if one.status_code == 429)
    assert int(refusal.headers["retry-after"]) > 0
    assert greedy.ask("GET", "/api/lobby").status_code == 429
    other.post(EXERCISE, {"path": []}, 200)
    other.get("/api/lobby")


@pytest.fixture
def larger(tmp_path: Path) -> Iterator[Server]:
    """A server with time enough for its own machine's first questions, however slow that is."""
    one = Server(
        f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log", before=SMALL.replace("0.3,", "2.0,"), REGNUM_LIMITS="on"
    )  # fmt: skip
    yield one
    one.stop()


def test_a_socket_is_refused_as_well(larger: Server) -> None:
    person = visitor(larger, "192.0.2.3")
    table = person.table("me", "me")["id"]
    person.http.headers.pop("x-forwarded-for")
    with contextlib.closing(person.live(table)) as line:
        line.send(type="ping")
        assert line.next("pong")
        next(_ for _ in range(3000) if person.ask("POST", EXERCISE, {"path": []}).status_code == 429)
        line.send(type="ping")
        assert line.next("error")["code"] == "slow-down"


def test_steps_are_metered_and_failures_pass() -> None:
    async def busy(seconds: float) -> str:
        for _ in range(2):
            end = time.thread_time() + seconds
            while time.thread_time() < end:
                pass
            await others()
        return "done"

    async def failing() -> None:
        await others()
        raise LookupError

    async def main() -> None:
        spent: list[float] = []
        assert await metered(busy(0.02), spent.append) == "done"
        assert sum(spent) >= 0.04
        assert len(spent) == 3
        with pytest.raises(LookupError):
            await metered(failing(), spent.append)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await metered(asyncio.Event().wait(), spent.append)

    asyncio.run(main())


def test_one_address_does_one_long_thing_at_a_time() -> None:
    async def main() -> None:
        effort = Effort(RateLimits(True))
        under_way: dict[str, int] = {"a": 0, "b": 0}
        go_on = asyncio.Event()

        async def ask(payer: str) -> None:
            async with effort.turn() as beside:
                under_way[payer] += 1
                await go_on.wait()
                assert await beside(sum, (1, 2)) == 3
                under_way[payer] -= 1

        tasks = [asyncio.create_task(effort.charged(payer, ask(payer))) for payer in "aaab"]
        await until(lambda: under_way == {"a": 1, "b": 1}, "that both have their turn")
        go_on.set()
        await asyncio.gather(*tasks)
        assert not effort._lanes
        effort._limits.spend("a", 1000)

        async def refused() -> None:
            with pytest.raises(Refused):
                async with effort.turn():
                    pass

        await effort.charged("a", refused())
        await effort.charged("b", effort.beside(str, 1))
        effort.close()

    asyncio.run(main())


# Connections.


def opened(server: Server, address: str = "127.0.0.2") -> socket.socket:
    """A connection from an address that is no proxy's."""
    return socket.create_connection(("127.0.0.1", server.port), 60, source_address=(address, 0))


def ended(line: socket.socket) -> bool:
    """Whether the other side has hung up."""
    try:
        line.setblocking(False)
        return line.recv(65_536) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def cut_off(line: socket.socket, data: bytes, most: int = 500) -> bool:
    """Whether a connection ends while this is sent again and again."""
    line.settimeout(60)
    try:
        for _ in range(most):
            line.sendall(data)
    except ConnectionError:
        return True
    return ended(line)


@pytest.mark.parametrize(
    "begun",
    [b"GET / HTTP/1.1\r\nHost: ", b"GET /", b"POST /api/guest HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nTrailer: "],
    ids=["header", "address", "trailer"],
)  # fmt: skip
def test_a_head_without_end_is_cut_off(server: Server, begun: bytes) -> None:
    with opened(server) as line:
        line.sendall(begun)
        wait_for(lambda: cut_off(line, b"x" * 65_536), "that the connection ends")


def test_requests_ahead_of_their_answers_are_few(server: Server) -> None:
    with opened(server) as line:
        line.sendall(b"GET /api/bots HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000)
        said = b""
        with contextlib.suppress(ConnectionError):
            while part := line.recv(65_536):
                said += part
    assert said.count(b"HTTP/1.1 200") < 100


def test_a_connection_that_does_nothing_ends(small: Server) -> None:
    slow = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    lines = [opened(small) for _ in range(3)]
    lines[1].sendall(b"GET / HT")
    lines[2].sendall(slow)
    wait_for(lambda: all(ended(line) for line in lines), "that all of them end")
    for line in lines:
        line.close()


def test_an_address_has_so_many_connections(small: Server) -> None:
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(opened(small, "127.0.0.3")) for _ in range(30)]
        with opened(small, "127.0.0.4") as other:
            assert answers(other)
        assert sum(answers(line) for line in lines) <= 10


def answers(line: socket.socket) -> bool:
    """Whether a connection is heard."""
    try:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return b" 200 " in line.recv(64)
    except ConnectionError:
        return False


@pytest.mark.parametrize(
    "frame", [b"\x89\xfd" + bytes(4) + b"x" * 125, b"\x00\x80" + bytes(4)], ids=["pings", "parts"]
)
def test_a_socket_cannot_make_the_server_hold_more_and_more(server: Server, frame: bytes) -> None:
    """Pings whose answers nobody reads; parts of a message without end."""
    name, people = two_at_a_table(server)
    deaf = Deaf(people[0], name)
    deaf.socket.sendall(b"\x01\x80" + bytes(4))
    wait_for(lambda: cut_off(deaf.socket, frame * 500), "that the socket is cut off")
