"""Stale, repeated, foreign and malformed moves are refused with a reason and the present state."""

from __future__ import annotations

import json
from typing import Any

from harness import Server
from test_live import mover_of, plain, two_at_a_table


def test_each_wrong_move_is_told_why(server: Server) -> None:
    name, people = two_at_a_table(server)
    mover = mover_of(name, people)
    other = 1 - mover
    path = f"/api/tables/{name}/moves"
    state = people[mover].state(name)
    good = {"id": "a", "seq": 0, "seat": mover, "line": [plain(state)]}

    def refused(client: Any, status: int, code: str, **change: Any) -> dict[str, Any]:
        refusal: dict[str, Any] = client.post(path, {**good, **change}, status)
        assert refusal["code"] == code
        assert refusal["reason"]
        assert refusal["status"] == status
        return refusal

    assert refused(people[other], 403, "foreign-seat")["state"]["seat"] == other
    assert refused(server.person("Stranger"), 403, "foreign-seat")["state"]["seat"] is None
    refused(server.anyone(), 401, "who")
    assert refused(people[other], 409, "not-waiting", seat=other)["state"]["seq"] == 0
    assert refused(people[mover], 422, "malformed", line=[{"kind": "fly"}])["state"]["seq"] == 0
    refused(people[mover], 422, "malformed", line=[])
    refused(people[mover], 422, "malformed", line=[{}])
    refused(people[mover], 422, "malformed", line=["place"])
    refused(people[mover], 422, "malformed", line=[{**good["line"][0], "more": 1}])
    assert refused(people[mover], 422, "illegal", line=[{**good["line"][0], "tile": 77}])["state"]["plans"]
    refused(people[mover], 422, "malformed", seq="soon")
    refused(people[mover], 422, "malformed", seat=-3)
    refused(people[mover], 422, "malformed", id="")
    assert refused(people[mover], 409, "stale", seq=7)["state"]["seq"] == 0
    assert people[mover].state(name)["seq"] == 0

    assert people[mover].post(path, good, 201)["seq"] == 1
    again = refused(people[mover], 409, "repeated")
    assert again["accepted"] == 1
    assert again["state"]["seq"] == 1
    assert refused(people[mover], 409, "stale", id="b")["state"]["seq"] == 1
    refused(people[other], 409, "stale", id="c", seat=other)
    people[mover].post("/api/tables/nowhere/moves", good, 404)
    table = people[0].table("me", "open")
    assert people[0].post(f"/api/tables/{table['id']}/moves", good, 409)["code"] == "not-now"
    assert people[mover].http.post(path, content=b"{").status_code == 422


def test_the_same_on_a_socket(server: Server) -> None:
    name, people = two_at_a_table(server)
    mover = mover_of(name, people)
    line = people[mover].live(name)
    option = plain(line.next("state"))
    move = {"type": "move", "seq": 0, "seat": mover, "line": [option]}
    for wrong, code in [
        ({**move, "id": "x", "seat": 1 - mover}, "foreign-seat"),
        ({**move, "id": "x", "seq": 4}, "stale"),
        ({**move, "id": "x", "line": [{"kind": "fly"}]}, "malformed"),
        ({"type": "dance"}, "malformed"),
        ({"type": "chat", "text": ""}, "malformed"),
    ]:
        line.send(**wrong)
        refusal = line.next("error")
        assert refusal["code"] == code
        assert refusal["reason"]
    for text in ("{", "[]", '"move"', json.dumps({"type": "chat", "text": "x" * 20_000})):
        line.socket.send(text)
        assert line.next("error")["status"] in (413, 422)
    line.send(**move, id="x")
    assert line.next("ack")["seq"] == 1
    line.send(**move, id="x")
    assert line.next("error")["code"] == "repeated"
    guest = server.anyone().live(name)
    guest.send(**move, id="y")
    assert guest.next("error")["code"] == "who"
    guest.send(type="look", seat=0)
    assert guest.next("error")["code"] == "foreign-seat"
    guest.send(type="ping")
    assert guest.next("pong")


def test_a_game_that_is_over_takes_no_more(server: Server) -> None:
    from harness import play_out

    name, people = two_at_a_table(server)
    end = play_out(people, name)
    move = {"id": "late", "seq": end["seq"], "seat": 0, "line": [{"kind": "decline"}]}
    assert people[0].post(f"/api/tables/{name}/moves", move, 409)["code"] == "not-now"
    undo = {"id": "late", "seq": end["seq"], "seat": 0}
    assert people[0].post(f"/api/tables/{name}/undo", undo, 409)["code"] == "not-now"


def test_the_record_and_the_chart_wait_for_the_end(server: Server) -> None:
    name, people = two_at_a_table(server)
    people[0].get(f"/api/tables/{name}/record", status=409)
    people[0].get(f"/api/tables/{name}/chart", status=409)
    people[0].get(f"/api/tables/{name}/replay", at=0, seat=1, status=403)
    assert people[0].get(f"/api/tables/{name}/replay", at=0)["seat"] == 0
    assert people[0].get(f"/api/tables/{name}/replay", at=0)["next"] is None


def test_only_one_of_two_gets_a_seat(server: Server) -> None:
    host, first, second = server.person("Host"), server.person("First"), server.person("Second")
    name = host.table("me", "open")["id"]
    first.post(f"/api/tables/{name}/seats/1/sit", {})
    assert second.post(f"/api/tables/{name}/seats/1/sit", {}, status=409)["code"] == "taken"
    second.post(f"/api/tables/{name}/seats/9/sit", {}, status=404)
    second.post(f"/api/tables/{name}/seats/1/leave", status=403)


def test_a_table_is_made_of_sensible_things(server: Server) -> None:
    host = server.person("Host")
    for body in [
        {"game": "brawl", "seats": []},
        {"game": "brawl", "seats": [{"kind": "me"}]},
        {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "king"}]},
        {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "godlike"}]},
        {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"dragons": 3}},
        {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"assist": 9}},
    ]:
        assert host.post("/api/tables", body, 422)["reason"]
    host.post("/api/tables", {"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]}, 404)


def test_odd_characters_are_no_fault_of_ours(server: Server) -> None:
    person = server.person("Anna")
    name = person.table("me", "open")["id"]
    for text in ("\x00", "a\x00b", "\ud800".encode("utf-16", "surrogatepass").decode("utf-16", "replace")):
        for path, body in [
            (f"/api/tables/{name}/chat", {"text": text}),
            ("/api/login", {"login": text, "password": text}),
            ("/api/guest", {"name": text}),
            ("/api/me/tokens", {"name": text}),
            (f"/api/tables/{name}/moves", {"id": text, "seq": 0, "seat": 0, "line": [{"kind": text}]}),
        ]:
            assert person.ask("POST", path, body).status_code < 500, (path, text)
        person.ask("PATCH", "/api/me", {"preferences": {text: text}})
    assert person.get("/api/me")["person"]["name"]
    for path in (
        "/api/tables/%00",
        "/api/games/%00",
        "/api/words/%00",
        "/%00",
        "/api/join/%00",
        "/api/tables?before=%00",
    ):
        method = "POST" if "join" in path else "GET"
        assert person.ask(method, path).status_code < 500, path
    raw = person.http.post("/api/guest", content=b'{"name": "\\ud800"}')
    assert raw.status_code in (200, 422)
