"""A table from the first open seat to the replay."""

from __future__ import annotations

import json

from harness import Server, options_of, play_out

from regnum.kernel.match import verify
from regnum.kernel.record import Record, commitment


def test_two_people_meet_play_and_look_back(server: Server) -> None:
    anna, boris = server.person("Anna"), server.person("Boris")
    table = anna.table("me", "open", settings={"movable_gnome": True})
    name = table["id"]
    assert any(one["id"] == name for one in boris.get("/api/lobby")["open"])
    anna.post(f"/api/tables/{name}/start", status=409)
    seated = boris.post(f"/api/tables/{name}/seats/1/sit", {})
    assert seated["yours"] == [1]
    refusal = anna.post(f"/api/tables/{name}/start", status=409)
    assert "Boris" in refusal["reason"]
    boris.post(f"/api/tables/{name}/ready", {"ready": True})
    begun = anna.post(f"/api/tables/{name}/start")
    assert begun["status"] == "playing"
    assert begun["seed"] is None
    mover = anna if anna.state(name)["waiting"] == [0] else boris
    assert any(one["id"] == name for one in mover.get("/api/lobby")["turn"])

    end = play_out({0: anna, 1: boris}, name)
    assert end["scores"]
    assert end["winners"]
    over = boris.get(f"/api/tables/{name}")
    assert over["status"] == "over"
    assert commitment(over["seed"]) == begun["commitment"]
    assert any(one["id"] == name for one in boris.get("/api/lobby")["finished"])

    file = anna.ask("GET", f"/api/tables/{name}/record")
    record = Record.from_bytes(file.content)
    assert verify(record).scores() == end["scores"]
    assert record.settings == {"movable_gnome": True}

    stranger = server.anyone()
    for at in range(end["decisions"] + 1):
        seen = stranger.get(f"/api/tables/{name}/replay", at=at, seat=1)
        assert seen["decisions"] == at
        if at < end["decisions"]:
            assert seen["next"]["line"][0] == record.rows[at].option
    assert seen["scores"] == end["scores"]
    chart = stranger.get(f"/api/tables/{name}/chart")["scores"]
    assert len(chart) == end["decisions"] + 1
    assert chart[-1] == end["scores"]

    copy = boris.http.post("/api/records", content=file.content)
    assert copy.status_code == 201
    twin = copy.json()
    assert twin["imported"]
    assert twin["status"] == "over"
    assert twin["scores"] == end["scores"]
    assert (
        stranger.get(f"/api/tables/{twin['id']}/replay", at=3, seat=0)["view"]
        == (stranger.get(f"/api/tables/{name}/replay", at=3, seat=0)["view"])
    )
    spoilt = file.content.replace(b'"seats": 2', b'"seats": 3')
    assert boris.http.post("/api/records", content=spoilt).status_code == 422


def test_the_lobby_is_kept_for_its_people(server: Server) -> None:
    host = server.person("Host")
    hidden = host.table("me", "open", options={"listed": False})
    assert hidden["options"]["listed"] is False
    other = server.person("Other")
    assert all(one["id"] != hidden["id"] for one in other.get("/api/lobby")["open"])
    assert any(one["id"] == hidden["id"] for one in host.get("/api/lobby")["mine"])
    other.ask("DELETE", f"/api/tables/{hidden['id']}")
    assert host.get(f"/api/tables/{hidden['id']}")["status"] == "open"
    assert host.ask("DELETE", f"/api/tables/{hidden['id']}").status_code == 204
    host.get(f"/api/tables/{hidden['id']}", status=404)


def test_the_host_arranges_seats_before_the_start(server: Server) -> None:
    host, guest = server.person("Host"), server.person("Guest")
    name = host.table("me", "open")["id"]
    guest.post(f"/api/tables/{name}/seats/1/sit", {})
    wanted = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]}
    changed = host.ask("PATCH", f"/api/tables/{name}", wanted).json()
    assert [seat["kind"] for seat in changed["seats"]] == ["person", "person", "bot"]
    assert changed["seats"][1]["name"] == "Guest"
    assert guest.ask("PATCH", f"/api/tables/{name}", wanted).status_code == 403
    fewer = host.ask(
        "PATCH", f"/api/tables/{name}", {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
    )
    assert [seat["kind"] for seat in fewer.json()["seats"]] == ["person", "bot"]
    too_many = host.ask("PATCH", f"/api/tables/{name}", {"seats": [{"kind": "open"}] * 9})
    assert too_many.status_code == 422
    assert too_many.json()["told"]["code"] == "seats"


def test_an_invitation_is_for_whoever_has_the_link(server: Server) -> None:
    host, friend, other = server.person("Host"), server.person("Friend"), server.person("Other")
    table = host.table("me", "invited")
    name, invite = table["id"], table["seats"][1]["invite"]
    assert invite
    assert other.get(f"/api/tables/{name}")["seats"][1]["invite"] is None
    other.post(f"/api/tables/{name}/seats/1/sit", {}, status=403)
    assert friend.post(f"/api/join/{invite}")["yours"] == [1]
    other.post(f"/api/join/{invite}", status=404)


def test_an_account_finds_its_invitations(server: Server) -> None:
    friend = server.anyone()
    friend.post("/api/register", {"login": "Masha", "password": "correct horse"})
    host = server.person("Host")
    table = host.table("me", {"kind": "invited", "login": "masha"})
    (found,) = friend.get("/api/lobby")["invited"]
    assert found["id"] == table["id"]
    friend.post(f"/api/join/{found['seats'][1]['invite']}")


def test_bots_play_their_seats_to_the_end(server: Server) -> None:
    anna = server.person("Anna")
    seats = [{"kind": "bot", "bot": level} for level in ("random", "easy", "medium")]
    name = anna.table("me", *seats)["id"]
    anna.post(f"/api/tables/{name}/start")
    line = anna.live(name)
    state = line.next("state")
    while not state["over"]:
        if 0 in state["waiting"]:
            line.send(
                type="move", id=f"m{state['seq']}", seq=state["seq"], seat=0, line=options_of(state)[:1]
            )
        state = line.next("state", 30)
    assert len(state["scores"]) == 4


def test_bots_come_by_their_names_and_keep_them(server: Server) -> None:
    anna = server.person("Anna")
    bots = [{"kind": "bot", "bot": level} for level in ("easy", "easy")]
    table = anna.table(
        "me", *bots, {"kind": "bot", "bot": "easy", "name": "Mine"}, options={"order": "random"}
    )
    begun = anna.post(f"/api/tables/{table['id']}/start")
    for one in (table, begun):
        found = {seat["character"]: seat["name"] for seat in one["seats"]}
        assert set(found) == {None, "skarbnik", "domovoy", "kikimora"}
        assert found[None] == "Anna"
        assert sorted(found.values()) == ["", "", "Anna", "Mine"], "what a host called a bot stays"
        assert {seat["bot"] for seat in one["seats"] if seat["kind"] == "bot"} == {"easy"}
    assert anna.get(f"/api/tables/{table['id']}")["seats"] == begun["seats"]


def test_several_seats_of_one_person_and_their_secrets(server: Server) -> None:
    """Hot-seat: each seat's hand is sent only when that seat is looked through."""
    anna = server.person("Anna")
    name = anna.table({"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Gleb"})["id"]
    begun = anna.post(f"/api/tables/{name}/start")
    assert begun["yours"] == [0, 1]
    assert [seat["name"] for seat in begun["seats"]] == ["Anna", "Gleb"]
    line = anna.live(name, seat=0)
    state = line.next("state")
    assert state["view"]["seats"][0]["hand"]
    assert state["view"]["seats"][1]["hand"] is None
    line.send(type="look", id="l", seat=1)
    state = line.until(lambda one: one["seat"] == 1)
    assert state["view"]["seats"][1]["hand"]
    assert state["view"]["seats"][0]["hand"] is None
    play_out({0: anna, 1: anna}, name)


def test_a_rematch_keeps_people_and_options(server: Server) -> None:
    anna, boris = server.person("Anna"), server.person("Boris")
    name = anna.table("me", "open", {"kind": "bot", "bot": "random"}, options={"assist": 2})["id"]
    boris.post(f"/api/tables/{name}/seats/1/sit", {})
    boris.post(f"/api/tables/{name}/ready", {})
    anna.post(f"/api/tables/{name}/start")
    anna.post(f"/api/tables/{name}/rematch", status=409)
    play_out({0: anna, 1: boris}, name)
    again = boris.post(f"/api/tables/{name}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "bot"]
    assert again["options"]["assist"] == 2
    assert again["host"] != anna.get("/api/me")["person"]["id"]
    assert anna.post(f"/api/tables/{name}/rematch")["id"] == again["id"]
    assert anna.get(f"/api/tables/{name}")["rematch"] == again["id"]


def test_players_and_spectators_talk_apart_until_the_end(server: Server) -> None:
    anna, boris, guest = server.person("Anna"), server.person("Boris"), server.person("Guest")
    name = anna.table("me", "open")["id"]
    boris.post(f"/api/tables/{name}/seats/1/sit", {})
    line = boris.live(name)
    line.next("table")
    anna.post(f"/api/tables/{name}/chat", {"text": "good luck"})
    assert line.next("chat")["text"] == "good luck"
    guest.post(f"/api/tables/{name}/chat", {"text": "take the tower"})
    assert [one["text"] for one in anna.get(f"/api/tables/{name}/chat")] == ["good luck"]
    assert len(guest.get(f"/api/tables/{name}/chat")) == 2
    boris.post(f"/api/tables/{name}/ready", {})
    anna.post(f"/api/tables/{name}/start")
    watching = guest.live(name)
    anna.post(f"/api/tables/{name}/chat", {"text": "spare my Peasant"})
    guest.post(f"/api/tables/{name}/chat", {"text": "he will not"})
    for socket, text in ((line, "spare my Peasant"), (watching, "he will not")):
        while socket.next("chat")["text"] != text:
            pass  # a line said while the socket opened may come twice
    assert [one["text"] for one in guest.get(f"/api/tables/{name}/chat")] == ["take the tower", "he will not"]
    play_out({0: anna, 1: boris}, name)
    assert len(boris.get(f"/api/tables/{name}/chat")) == 4
    assert len(guest.get(f"/api/tables/{name}/chat")) == 4
    assert "take the tower" not in json.dumps(line.received)
    assert "spare my Peasant" not in json.dumps(watching.received)


def test_random_order_keeps_everybody(server: Server) -> None:
    anna = server.person("Anna")
    firsts = set()
    for _ in range(12):
        name = anna.table("me", {"kind": "bot", "bot": "random"}, options={"order": "random"})["id"]
        begun = anna.post(f"/api/tables/{name}/start")
        assert sorted(seat["kind"] for seat in begun["seats"]) == ["bot", "person"]
        firsts.add(begun["seats"][0]["kind"])
    assert firsts == {"bot", "person"}
