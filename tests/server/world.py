"""A world for wild requests: real people, tables, records and moves, for every operation of the API."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from harness import Client, Server, options_of, play_out, random_line
from seeds import luck

GAMES = ("brawl", "kingsburg", "troyes", "feudum")
SOUND = {"kind": "bot", "bot": "random"}
LESSON = {"name": "brawl", "chapter": "turn", "scene": 0}
EXERCISE = {"name": "brawl", "chapter": "1", "scene": 0}
ASKED = {"path": [], "ask": {"type": "why", "seq": 0, "seat": 0, "pieces": []}}


class Real(NamedTuple):
    """A request that could be carried out: who asks, what the address names, and the body."""

    client: Client
    named: dict[str, Any]
    body: Any = None


class Place(NamedTuple):
    """A table and the one who holds all its seats that are no bot's."""

    client: Client
    table: str

    def real(self, body: Any = None, **named: Any) -> Real:
        return Real(self.client, {"table_id": self.table, "seat": 0, **named}, body)

    def asked(self) -> dict[str, Any]:
        """The table as the seat of the person sees it that is asked, or may be."""
        state = self.client.state(self.table)
        waiting = [seat for seat in state["waiting"] if seat in state["yours"]]
        return self.client.state(self.table, seat=waiting[0]) if waiting else state


class World:
    """Makes what an operation needs; what it uses up is made anew."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.count = 0
        self.playing = [self._begun(game) for game in GAMES]
        self.over = self._begun("brawl", "me", "me")
        play_out({0: self.over.client, 1: self.over.client}, self.over.table)
        self.record = self.over.client.ask("GET", f"/api/tables/{self.over.table}/record").content
        table, seat = "/api/tables/{table_id}", "/api/tables/{table_id}/seats/{seat}"
        lesson, exercise = "/api/lessons/{name}/{chapter}", "/api/practice/{name}/{chapter}"
        self.makers: dict[tuple[str, str], Callable[[], Real]] = {
            ("POST", "/api/tables"): lambda: Real(self.somebody(), {}, self._new_table()),
            ("PATCH", table): lambda: self._open().real({"options": {"listed": False}}),
            ("DELETE", table): lambda: self._open().real(),
            ("POST", f"{table}/start"): lambda: self._open("me", "me").real(),
            ("POST", f"{table}/ready"): lambda: self._open().real({"ready": True}),
            ("POST", f"{table}/rematch"): lambda: self.over.real(),
            ("GET", f"{table}/chart"): lambda: self.over.real(),
            ("GET", f"{table}/record"): lambda: self.over.real(),
            ("POST", f"{seat}/sit"): lambda: self._open().real({}, seat=1),
            ("POST", f"{seat}/leave"): lambda: self._open().real(),
            ("POST", f"{seat}/return"): self._return,
            ("POST", f"{seat}/replace"): lambda: self._begun("brawl").real({"bot": "random"}),
            ("POST", f"{table}/abandon"): lambda: self._begun("brawl").real(),
            ("POST", "/api/join/{invite}"): self._join,
            ("GET", "/api/join/{invite}"): self._join,
            ("DELETE", "/api/me/tokens/{token_id}"): self._token,
            ("DELETE", "/api/me/sessions/{session_id}"): self._session,
            ("POST", "/api/me/password"): self._password,
            ("GET", f"{lesson}"): lambda: Real(self.somebody(), dict(LESSON)),
            ("POST", f"{lesson}/{{scene}}/step"): lambda: Real(self.somebody(), dict(LESSON), {"path": []}),
            ("POST", f"{lesson}/{{scene}}/ask"): lambda: Real(self.somebody(), dict(LESSON), dict(ASKED)),
            ("GET", f"{exercise}"): lambda: Real(self.somebody(), dict(EXERCISE)),
            ("POST", f"{exercise}/{{scene}}/step"): lambda: Real(
                self.somebody(), dict(EXERCISE), {"path": []}
            ),
            ("POST", f"{exercise}/{{scene}}/ask"): lambda: Real(self.somebody(), dict(EXERCISE), dict(ASKED)),
            ("POST", f"{table}/moves"): lambda: self._about("id", "seq", "seat", "line"),
            ("POST", f"{table}/undo"): self._undo,
            ("POST", f"{table}/preview"): lambda: self._about("seq", "seat", "lines"),
            ("POST", f"{table}/plans"): lambda: self._about("seq", "seat"),
            ("POST", f"{table}/why"): lambda: self._about("seq", "seat", "pieces"),
            ("POST", f"{table}/hint"): lambda: self._about("seat"),
            ("POST", f"{table}/chat"): lambda: luck.choice(self.playing).real({"text": "good luck"}),
            ("POST", f"{table}/takeback"): lambda: self._moved().real({"seat": 0}),
            ("POST", f"{table}/takeback/answer"): self._answer,
            ("POST", "/api/records"): lambda: Real(self.somebody(), {}, self.record),
        }

    def real(self, method: str, path: str) -> Real:
        """A request to an operation that could be carried out."""
        maker = self.makers.get((method, path))
        if maker is not None:
            return maker()
        if "{table_id}" in path:
            return luck.choice(self.playing).real()
        named = {
            "name": luck.choice(GAMES),
            "game": luck.choice(GAMES),
            "language": luck.choice(("en", "ru")),
        }
        return Real(
            self.somebody(),
            {key: value for key, value in named.items() if f"{{{key}}}" in path},
            self._self(path),
        )

    def somebody(self) -> Client:
        self.count += 1
        return self.server.person(f"Somebody {self.count}")

    def _self(self, path: str) -> Any:
        """A body for what people do about themselves."""
        login = {"login": f"somebody{self.count}", "password": "long enough"}
        if path == "/api/login":
            self.server.anyone().post("/api/register", login)
        bodies = {
            "/api/register": login,
            "/api/login": login,
            "/api/guest": {"name": "Somebody"},
            "/api/me": {"name": "Somebody else"},
            "/api/me/tokens": {"name": "a program"},
        }
        return bodies.get(path)

    def _open(self, *seats: Any) -> Place:
        host = self.somebody()
        return Place(host, host.table(*(seats or ("me", "open", "invited")))["id"])

    def _begun(self, game: str, *seats: Any) -> Place:
        host = self.somebody()
        name = host.table(*(seats or ("me", "me", SOUND)), game=game, options={"hints": True})["id"]
        host.post(f"/api/tables/{name}/start")
        return Place(host, name)

    def _new_table(self) -> dict[str, Any]:
        return {"game": luck.choice(GAMES), "seats": [{"kind": "me"}, SOUND, {"kind": "open"}]}

    def _moved(self) -> Place:
        """A table at which something was done that may be taken back."""
        place = self._begun("brawl", "me", "me")
        state = place.asked()
        place.client.move(place.table, state, options_of(state)[0])
        return place

    def _undo(self) -> Real:
        place = self._begun("kingsburg", "me", "me")
        state = place.asked()
        seat = state["seat"]
        place.client.move(place.table, state, *random_line(state))
        seq = place.client.state(place.table, seat=seat)["seq"]
        return place.real({"id": self._id(), "seq": seq, "seat": seat})

    def _answer(self) -> Real:
        place = self._moved()
        friend = self.somebody()
        name = place.client.table("me", "open")["id"]
        friend.post(f"/api/tables/{name}/seats/1/sit", {})
        friend.post(f"/api/tables/{name}/ready", {})
        place.client.post(f"/api/tables/{name}/start")
        people = {0: place.client, 1: friend}
        mover = place.client.state(name)["waiting"][0]
        people[mover].move(name, people[mover].state(name), *random_line(people[mover].state(name)))
        people[mover].post(f"/api/tables/{name}/takeback", {"seat": mover})
        return Place(people[1 - mover], name).real({"yes": luck.choice((True, False))})

    def _return(self) -> Real:
        place = self._begun("brawl")
        place.client.post(f"/api/tables/{place.table}/seats/0/leave")
        return place.real()

    def _join(self) -> Real:
        place = self._open()
        seats = place.client.get(f"/api/tables/{place.table}")["seats"]
        return Real(self.somebody(), {"invite": seats[2]["invite"]})

    def _token(self) -> Real:
        person = self.somebody()
        return Real(person, {"token_id": person.post("/api/me/tokens", {"name": "program"})["id"]})

    def _account(self) -> dict[str, str]:
        self.count += 1
        return {"login": f"somebody{self.count}", "password": "long enough"}

    def _session(self) -> Real:
        """Somebody who is signed in twice."""
        account, person, again = self._account(), self.server.anyone(), self.server.anyone()
        person.post("/api/register", account)
        again.post("/api/login", account)
        other = next(one for one in person.get("/api/me/sessions") if not one["here"])
        return Real(person, {"session_id": other["id"]})

    def _password(self) -> Real:
        account, person = self._account(), self.server.anyone()
        person.post("/api/register", account)
        return Real(person, {}, {"old": account["password"], "new": "longer than that"})

    def _about(self, *fields: str) -> Real:
        """A body about the table as it is."""
        place = luck.choice(self.playing)
        state = place.asked()
        if state["over"]:
            self.playing[self.playing.index(place)] = place = self._begun("brawl")
            state = place.asked()
        line = random_line(state) if state["plans"] else [{"kind": "pass"}]
        whole = {
            "id": self._id(), "seq": state["seq"], "seat": state["seat"], "line": line, "lines": [line], "pieces": ["die:0"],
        }  # fmt: skip
        return place.real({name: whole[name] for name in fields})

    @staticmethod
    def _id() -> str:
        return f"{luck.getrandbits(60):x}"
