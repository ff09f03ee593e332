"""Servers as processes and clients as people, for the tests."""

from __future__ import annotations

import copy
import json
import os
import signal
import ssl
import subprocess
import sys
import time
from contextlib import ExitStack
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, ClassVar
from urllib.parse import urlsplit

import httpx
from nursery import Newborn, born, plain
from postgres import free_port
from seeds import environment, luck
from waiting import LONG, wait_for
from websockets.sync.client import ClientConnection, connect

THINK = 6.0
"""Mean seconds that people think before a move, wherever load is measured: in the benchmark of the answers and in the siege."""
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""No certificates: to read them takes every client longer than all that it then asks."""
ENDS = ("asked", "done", "chance", "shown", "others", "more")


class Server:
    """One server process (with workers of its own if asked) on a database."""

    quick: ClassVar[bool] = False
    """Whether servers are born of a process that has read their code; those that are measured are not."""

    def __init__(self, database: str, log: Path, workers: int = 1, before: str = "", **settings: str) -> None:
        self.database = database
        self.log = log
        self.workers = workers
        self.before = before
        """What the process does before it serves, such as knowing other versions of the rules."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = {"REGNUM_LIMITS": "off", "REGNUM_BOT_SECONDS": "1", **settings}
        self.process: subprocess.Popen[bytes] | Newborn | None = None
        self.start()

    def start(self) -> None:
        env = {**os.environ, **environment(), "REGNUM_DATABASE_URL": self.database, **self.settings}
        code = f"{self.before}\nfrom regnum.server.run import serve; serve(port={self.port}, workers={self.workers})"
        self.process = (born if self.quick else plain)(code, env, self.log)
        self.wait()

    def wait(self) -> None:
        def answers() -> bool:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            return healthy(self.url)

        wait_for(answers, "the server answers")

    def kill(self) -> None:
        """End it as a power cut would, all of its processes."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(LONG)
            except subprocess.TimeoutExpired:
                self.kill()

    def person(self, name: str) -> Client:
        client = Client(self.url)
        client.post("/api/guest", {"name": name})
        return client

    def anyone(self) -> Client:
        return Client(self.url)


class Client:
    """Somebody with a cookie jar."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=LONG, verify=PLAIN)

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        if body is not None:
            more["json"] = body
        return self.http.request(method, path, **more)

    def get(self, path: str, status: int = 200, **parameters: Any) -> Any:
        return self._checked(self.ask("GET", path, params=parameters), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self._checked(self.ask("POST", path, body), status)

    @staticmethod
    def _checked(response: httpx.Response, status: int | None) -> Any:
        good = response.status_code == status if status else response.is_success
        assert good, (
            f"{response.request.method} {response.request.url}: {response.status_code} {response.text[:600]}"
        )
        return response.json() if response.content else None

    def table(self, *seats: Any, game: str = "brawl", **more: Any) -> dict[str, Any]:
        """A new table; a seat is a kind or a whole description."""
        wanted = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": wanted, **more}, 201)
        _KINDS[made["id"]] = (self.url, game, [])
        return made

    def state(self, table: str, **parameters: Any) -> dict[str, Any]:
        return self.get(f"/api/tables/{table}/state", **parameters)

    def move(
        self, table: str, state: dict[str, Any], *line: dict[str, Any], status: int = 201, **more: Any
    ) -> Any:
        """Play a line of options (a random one of a single option) of the seat that sees the state."""
        body = {
            "id": f"{luck.getrandbits(60):x}", "seq": state["seq"], "seat": state["seat"],
            "line": line or [luck.choice(options_of(state))], **more,
        }  # fmt: skip
        return self.post(f"/api/tables/{table}/moves", body, status)

    def live(self, table: str, **parameters: Any) -> Line:
        return Line(self, table, parameters)


class Line:
    """A socket at a table, and all it ever received."""

    def __init__(self, client: Client, table: str, parameters: dict[str, Any]) -> None:
        query = "&".join(f"{key}={value}" for key, value in parameters.items() if value is not None)
        cookies = "; ".join(f"{key}={value}" for key, value in client.http.cookies.items())
        self.url = f"ws://{urlsplit(client.url).netloc}/api/tables/{table}/live?{query}"
        headers = {"cookie": cookies} if cookies else {}
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(self.url, additional_headers=headers, max_size=None, proxy=None, ping_interval=None)
        )
        self.received: list[str] = []

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, kind: str | None = None, timeout: float = LONG) -> dict[str, Any]:
        """The next message, or the next of a kind."""
        end = time.monotonic() + timeout
        while True:
            text = self.socket.recv(timeout=max(0.01, end - time.monotonic()))
            assert isinstance(text, str)
            self.received.append(text)
            message = json.loads(text)
            if kind is None or message["type"] == kind:
                return message

    def until(self, test: Any, timeout: float = LONG) -> dict[str, Any]:
        """The first state that passes a test."""
        end = time.monotonic() + timeout
        while True:
            message = self.next("state", end - time.monotonic())
            if test(message):
                return message

    def close(self) -> None:
        self.stack.close()


_KINDS: dict[str, tuple[str, str, list[Any]]] = {}
"""Where each table is, its game, and the kinds of options there, as the server describes them."""


def lines_of(state: dict[str, Any], at: int = 0) -> list[tuple[list[dict[str, Any]], str]]:
    """The whole actions a state offers, each with how it ends, read as a client without Regnum would."""
    found: list[tuple[list[dict[str, Any]], str]] = []
    for options, follows in _list(state, at):
        rest = [([], ENDS[-follows])] if follows < 0 else lines_of(state, follows)
        found += [([option, *line], end) for option in options for line, end in rest]
    return found


def random_line(state: dict[str, Any], luck: Random = luck) -> list[dict[str, Any]]:
    """One whole action at random, step by step."""
    line: list[dict[str, Any]] = []
    at = 0
    while at >= 0:
        options, at = luck.choice(_list(state, at))
        line.append(luck.choice(options))
    return line


def _list(state: dict[str, Any], at: int) -> list[tuple[list[dict[str, Any]], int]]:
    """A list of the forest: each entry as the options it stands for, and what follows."""
    forest = state["plans"]
    if forest is None:
        return []
    url, game, kinds = _KINDS[state["table"]]
    if not kinds:
        kinds += fetch(f"{url}/api/games/{game}").json()["options"]
    _, *pairs = forest["lists"][at]
    lines = [forest["options"][number] for number in pairs[::2]]
    return [
        (_spread(kinds[line[0]], line[1:]), follows) for line, follows in zip(lines, pairs[1::2], strict=True)
    ]


def _spread(kind: dict[str, Any], values: list[Any]) -> list[dict[str, Any]]:
    """The options that one line of a forest stands for."""
    found: list[dict[str, Any]] = [{"kind": kind["name"]}]
    for field, value in zip(kind["fields"], values, strict=True):
        several = (
            [list(one) for one in combinations(value["of"], value["pick"])]
            if isinstance(value, dict)
            else [value]
        )
        found = [{**one, field["name"]: _named(field, each)} for one in found for each in several]
    return found


def _named(field: dict[str, Any], value: Any) -> Any:
    names = field["names"]
    if field["form"] == "counts":
        return {name: number for name, number in zip(names, value, strict=True) if number}
    if field["form"] == "names":
        return [names[one] for one in value]
    if field["form"] in ("name", "seat") and value == -1:
        return None
    return names[value] if field["form"] == "name" else value


def options_of(state: dict[str, Any]) -> list[dict[str, Any]]:
    """The options of the question that a state asks."""
    return [option for options, _ in _list(state, 0) for option in options]


def laid_over(view: Any, changes: list[list[Any]]) -> Any:
    """A view with the changes of a preview made: what a client does."""
    view = copy.deepcopy(view)
    for path, *value in changes:
        if not path:
            (view,) = value
            continue
        *way, last = path
        place = view
        for key in way:
            place = place[key]
        if not value:
            del place[last]
        elif isinstance(place, list) and last == len(place):
            place.append(value[0])
        else:
            place[last] = value[0]
    return view


def play_out(clients: dict[int, Client], table: str, most: int = 1000) -> dict[str, Any]:
    """Play a table to its end at random by HTTP; seats are told by their clients."""
    seat, client = next(iter(clients.items()))

    def ours() -> dict[str, Any] | None:
        """The state, once it is over or one of these is asked."""
        state = client.state(table, seat=seat)
        return state if state["over"] or any(one in clients for one in state["waiting"]) else None

    for _ in range(most):
        state = wait_for(ours, "the others move")
        if state["over"]:
            return state
        mover = next(one for one in state["waiting"] if one in clients)
        clients[mover].move(table, clients[mover].state(table, seat=mover))
    raise AssertionError("the game does not end")


def fetch(url: str, **more: Any) -> httpx.Response:
    """What an address answers somebody who has no cookies."""
    return httpx.get(url, timeout=LONG, verify=PLAIN, **more)


def healthy(url: str) -> bool:
    """Whether a server answers."""
    try:
        return fetch(f"{url}/health").status_code == 200
    except httpx.TransportError:
        return False


_FORGE = """
import os, signal, sys
import uvicorn
from regnum.server.app import create_app
from regnum.server.config import from_environment
from regnum.server.run import uvicorn_settings
from regnum.server.store.database import migrate
config = from_environment()
migrate(config.database)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        uvicorn.run(create_app(), **uvicorn_settings("127.0.0.1", int(line), config))
        os._exit(0)
    print(pid, flush=True)
"""


class Forge:
    """Makes worker processes in a moment, from a parent that has everything loaded."""

    def __init__(self, database: str, log: Path) -> None:
        env = {**os.environ, **environment(), "REGNUM_DATABASE_URL": database, "REGNUM_LIMITS": "off"}
        self.log = log
        with log.open("ab") as file:
            self.parent = subprocess.Popen(
                [sys.executable, "-c", _FORGE],
                env=env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=file,
            )
        self.pids: dict[int, int] = {}

    def start(self, port: int) -> str:
        """A worker on that port; its address, once it answers."""
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.write(f"{port}\n".encode())
        self.parent.stdin.flush()
        self.pids[port] = int(self.parent.stdout.readline())
        url = f"http://127.0.0.1:{port}"
        wait_for(lambda: healthy(url), f"the worker answers: {self.log.read_text()[-3000:]}")
        return url

    def kill(self, port: int) -> None:
        os.kill(self.pids.pop(port), signal.SIGKILL)

    def close(self) -> None:
        for port in list(self.pids):
            self.kill(port)
        self.parent.kill()
        self.parent.wait()
