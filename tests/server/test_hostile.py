"""Bad input is refused with words, never with a fault of ours, and takes nothing from anybody else."""

from __future__ import annotations

import pytest
from harness import Client, Server
from seeds import luck
from test_live import mover_of, plain, two_at_a_table

DEEP = 1000
OTHER_KINDS = ("text/plain", "multipart/form-data", "application/msgpack", "")
_HERE = {
    "{seat}": "0", "{invite}": "nothing", "{token_id}": "nothing", "{name}": "brawl", "{language}": "en", "{game}": "brawl",
    "{chapter}": "turn", "{scene}": "0",
}  # fmt: skip


def writing(client: Client, table: str) -> list[tuple[str, str, bool]]:
    """Everything that changes something: its verb, its address at this table, whether it reads a body."""
    found = []
    for path, verbs in client.get("/schema/openapi.json")["paths"].items():
        for verb, told in verbs.items():
            if verb in ("post", "patch", "put"):
                address = path.replace("{table_id}", table)
                for name, value in _HERE.items():
                    address = address.replace(name, value)
                found.append((verb.upper(), address, "requestBody" in told or path == "/api/records"))
    assert len(found) > 25
    # Whoever signs out has no business at the other addresses.
    return sorted(found, key=lambda one: "logout" in one[1])


def nested(depth: int) -> list[bytes]:
    """Texts that go down and down: lists, objects, and both inside something sound."""
    brackets = b"[" * depth + b"]" * depth
    return [
        brackets,
        b'{"a":' * depth + b"1" + b"}" * depth,
        b'{"name":' + brackets + b"}",
        b'{"preferences":{"a":' + brackets + b"}}",
        b'{"id":"x","seq":0,"seat":0,"line":[{"kind":' + brackets + b"}]}",
        b"[" * depth,
    ]


def test_deeply_nested_json_is_refused_everywhere(server: Server) -> None:
    person = server.person("Anna")
    name = person.table("me", "me")["id"]
    person.post(f"/api/tables/{name}/start")
    for verb, address, reads in writing(person, name):
        for body in nested(DEEP):
            answer = person.http.request(verb, address, content=body)
            assert answer.status_code < 500, (verb, address, answer.text)
            if reads:
                refusal = answer.json()
                assert (answer.status_code, refusal["code"]) == (400, "malformed"), (verb, address, refusal)
                assert refusal["told"]["code"] == "too-deep"
    person = server.person("Anna")
    for depth in (31, 900):
        body = b'{"preferences":{"a":' + b"[" * depth + b"]" * depth + b"}}"
        assert person.http.patch("/api/me", content=body).status_code == 400
    assert person.get("/api/me")["person"]["preferences"] == {}
    told = b'{"preferences":{"a":"' + b"[" * 900 + b'\\\\\\"["}}'
    assert person.http.patch("/api/me", content=told).status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        b'{"name":' + b"9" * 5000 + b"}",
        b'{"preferences":{"a":' + b"9" * 5000 + b"}}",
        b'{"preferences":{"a":' + b"9" * 30 + b"}}",
        b'{"preferences":{"a":1e999}}',
        b'{"preferences":{"a":NaN}}',
        b'{"preferences":{"a":"\\ud800"}}',
        b'{"preferences":{"a\\u0000":"\\u0000"}}',
        b'{"name":"\xff\xfe"}',
        b'{"name":"' + b"x" * 60_000 + b'"}',
        b'{"id":"x","seq":' + b"9" * 40 + b',"seat":0,"line":[{"kind":"place","tile":1e300}]}',
        b'{"id":"x","seq":0,"seat":0,"line":[{"kind":"place","character":' + b"9" * 40 + b',"tile":1e300}]}',
        b'{"game":"brawl","seats":[{"kind":"me"},{"kind":"open"}],"settings":{"movable_gnome":' + b"9" * 40 + b"}}",
        b"\xef\xbb\xbf{}",
        b"null",
        b"",
    ],
    ids=lambda body: repr(body[:40]),
)  # fmt: skip
def test_odd_bodies_never_make_the_server_fail(server: Server, body: bytes) -> None:
    person = server.person("Anna")
    name = person.table("me", "me")["id"]
    person.post(f"/api/tables/{name}/start")
    for verb, address, _ in writing(person, name):
        for kind in ("application/json", luck.choice(OTHER_KINDS)):
            answer = person.http.request(verb, address, content=body, headers={"content-type": kind})
            assert answer.status_code < 500, (verb, address, kind, answer.text)


def test_odd_messages_never_make_a_socket_fail(server: Server) -> None:
    name, people = two_at_a_table(server)
    mover = mover_of(name, people)
    line = people[mover].live(name)
    line.next("state")
    texts: list[tuple[str | bytes, int]] = [(body.decode(), 400) for body in nested(DEEP)]
    texts += [
        ('{"type":"look","seat":' + "9" * 5000 + "}", 422),
        ('{"type":"chat","text":"\\ud800"}', 422),
        ('{"type":"ping","x":NaN}', 422),
        (b"\x00\xff", 422),
        (f'{{"type":"move","id":"x","seq":0,"seat":{mover},"line":[{{"kind":{"9" * 40}}}]}}', 422),
        (f'{{"type":"why","id":"x","seq":0,"seat":{mover},"pieces":["die:{"9" * 70}"]}}', 422),
    ]
    for text, status in texts:
        line.socket.send(text)
        told = line.next()
        if told["type"] != "why":
            assert (told["type"], told["status"]) == ("error", status), (text[:60], told)
    line.send(type="ping")
    assert line.next("pong")


def test_a_long_address_is_nothing_here(server: Server) -> None:
    client = server.anyone()
    for address in (
        "/" + "a" * 300,
        "/" + "ж" * 300,
        "/a" * 3000,
        "/assets/" + "a" * 300,
        "/api/tables/" + "a" * 300,
    ):
        for verb in ("GET", "POST"):
            answer = client.ask(verb, address)
            assert (answer.status_code, answer.json()["code"]) == (404, "nothing-here"), (verb, address[:40])
    for length in (*range(1, 8), 100, 200, 249, 250, 255, 256, 1000, 8000):
        for letter in ("a", "ж", "%ff", "/", ".", "\\", "~"):
            assert client.ask("GET", server.url + f"/{letter * length}"[:8000]).status_code in (200, 404, 503)


def test_a_seat_cannot_use_up_anothers_ids(server: Server) -> None:
    """A program counts its moves; who guesses its next id must not be able to send it first."""
    name, people = two_at_a_table(server)
    used: dict[int, int] = {0: 0, 1: 0}
    while not all(used.values()):
        seat = mover_of(name, people)
        state = people[seat].state(name)
        people[seat].move(name, state, plain(state), id=f"move-{used[seat]}")
        used[seat] += 1
    assert people[0].state(name)["seq"] == sum(used.values())
    again = {"id": "move-0", "seq": 0, "seat": 0, "line": [{"kind": "decline"}]}
    refusal = people[0].post(f"/api/tables/{name}/moves", again, 409)
    assert (refusal["code"], refusal["accepted"] > 0) == ("repeated", True)
