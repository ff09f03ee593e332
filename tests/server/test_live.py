"""Live play: resume, undo, take-back, leaving and coming back, previews and hints."""

from __future__ import annotations

import json
from typing import Any

import pytest
from harness import Client, Server, laid_over, options_of
from waiting import wait_for
from websockets.exceptions import ConnectionClosed


def two_at_a_table(server: Server, **more: Any) -> tuple[str, dict[int, Client]]:
    """A table in play, seats 0 and 1 by two people."""
    anna, boris = server.person("Anna"), server.person("Boris")
    name = anna.table("me", "open", **more)["id"]
    boris.post(f"/api/tables/{name}/seats/1/sit", {})
    boris.post(f"/api/tables/{name}/ready", {})
    anna.post(f"/api/tables/{name}/start")
    return name, {0: anna, 1: boris}


def mover_of(name: str, people: dict[int, Client]) -> int:
    return int(people[0].state(name)["waiting"][0])


def plain(state: dict[str, Any]) -> dict[str, Any]:
    """A placement that asks nothing more of the same seat, where there is one."""
    asking = ("witch", "fairy", "wizard", None)
    found = [one for one in options_of(state) if one.get("character") not in asking]
    return found[0] if found else options_of(state)[0]


def asking(name: str, people: dict[int, Client]) -> int | None:
    """Play until some seat has answered a placement and is asked again; that seat, if it comes to it."""
    for _ in range(12):
        seat = mover_of(name, people)
        state = people[seat].state(name)
        for option in options_of(state):
            if option["kind"] == "place" and option["character"] in ("witch", "wizard"):
                after = people[seat].move(name, state, option)
                if after["waiting"] == [seat]:
                    return seat
                break
        else:
            people[seat].move(name, state, plain(state))
        if people[0].state(name)["over"]:
            return None
    return None


def one_who_is_asked(server: Server) -> tuple[str, dict[int, Client], int]:
    for _ in range(20):
        name, people = two_at_a_table(server)
        seat = asking(name, people)
        if seat is not None:
            return name, people, seat
    raise AssertionError("nobody was asked twice in twenty games")


def test_everyone_is_told_of_every_move(server: Server) -> None:
    name, people = two_at_a_table(server)
    lines = {seat: client.live(name) for seat, client in people.items()}
    guest = server.anyone().live(name)
    for line in (*lines.values(), guest):
        assert line.next()["type"] == "table"
        assert line.next("state")["from"] == 0
    mover = mover_of(name, people)
    state = people[mover].state(name)
    lines[mover].send(type="move", id="first", seq=0, seat=mover, line=[plain(state)])
    for seat, line in [*lines.items(), (None, guest)]:
        told = line.next("state")
        assert (told["seq"], told["decisions"], told["from"], told["seat"]) == (1, 1, 1, seat)
        assert told["log"][0]["events"][0]["kind"] == "placed"
    assert lines[mover].next("ack") == {"type": "ack", "id": "first", "seq": 1}


def test_a_socket_that_comes_back_gets_what_it_missed(server: Server) -> None:
    name, people = two_at_a_table(server)
    line = people[0].live(name)
    log = line.next("state")["log"]
    line.close()
    for _ in range(4):
        mover = mover_of(name, people)
        state = people[mover].state(name)
        people[mover].move(name, state, plain(state))
    back = people[0].live(name, since=0).next("state")
    whole = people[0].state(name)
    assert back["from"] == 1
    assert log + back["log"] == whole["log"]
    assert back["view"] == whole["view"]
    beyond = people[0].live(name, since=99).next("state")
    assert beyond["from"] == 0
    assert beyond["log"] == whole["log"]


def test_undo_is_one_more_row(server: Server) -> None:
    name, people, seat = one_who_is_asked(server)
    mover = people[seat]
    before = mover.state(name)
    assert before["can_undo"]
    assert before["waiting"] == [seat]
    watch = people[1 - seat].live(name)
    assert watch.next("state")["seq"] == before["seq"]
    undo = {"id": "u", "seq": before["seq"], "seat": seat}
    people[1 - seat].post(f"/api/tables/{name}/undo", {**undo, "seat": 1 - seat}, status=409)
    back = mover.post(f"/api/tables/{name}/undo", undo)
    assert (back["seq"], back["decisions"]) == (before["seq"] + 1, before["decisions"] - 1)
    told = watch.next("state")
    assert told["from"] == before["decisions"]
    assert told["log"] == []
    assert mover.post(f"/api/tables/{name}/undo", undo, status=409)["code"] == "repeated"
    again = mover.move(name, back, plain(back))
    assert again["decisions"] == before["decisions"]
    assert again["seq"] == before["seq"] + 2


def test_restart_turn_takes_back_all_that_may_be(server: Server) -> None:
    name, people, seat = one_who_is_asked(server)
    state = people[seat].state(name)
    back = people[seat].post(
        f"/api/tables/{name}/undo", {"id": "u", "seq": state["seq"], "seat": seat, "turn": True}
    )
    assert back["decisions"] <= state["decisions"] - 1
    assert back["prompt"]["name"] == "place-character"


def test_undo_closes_when_another_has_acted(server: Server) -> None:
    name, people = two_at_a_table(server)
    first = mover_of(name, people)
    state = people[first].state(name)
    people[first].move(name, state, plain(state))
    second = mover_of(name, people)
    state = people[second].state(name)
    after = people[second].move(name, state, plain(state))
    refusal = people[first].post(
        f"/api/tables/{name}/undo", {"id": "u", "seq": after["seq"], "seat": first}, status=409
    )
    assert refusal["code"] == "undo-closed"
    assert refusal["state"]["seq"] == after["seq"]


def test_take_back_needs_everyones_consent(server: Server) -> None:
    name, people = two_at_a_table(server)
    for _ in range(3):
        mover = mover_of(name, people)
        state = people[mover].state(name)
        people[mover].move(name, state, plain(state))
    first = mover_of(name, people) ^ 1
    asked = people[first].post(f"/api/tables/{name}/takeback", {"seat": first, "to": 1})
    assert asked["takeback"] == {"seat": first, "to": 1, "agreed": [first], "needs": [0, 1]}
    refused = people[1 - first].post(f"/api/tables/{name}/takeback/answer", {"yes": False})
    assert refused["takeback"] is None
    assert refused["decisions"] == 3
    people[first].post(f"/api/tables/{name}/takeback", {"seat": first, "to": 1})
    done = people[1 - first].post(f"/api/tables/{name}/takeback/answer", {"yes": True})
    assert done["takeback"] is None
    assert (done["decisions"], done["seq"]) == (1, 4)
    assert people[0].state(name)["decisions"] == 1


def test_a_move_ends_a_pending_take_back(server: Server) -> None:
    name, people = two_at_a_table(server)
    mover = mover_of(name, people)
    people[mover].move(name, people[mover].state(name), plain(people[mover].state(name)))
    people[mover].post(f"/api/tables/{name}/takeback", {"seat": mover})
    other = mover_of(name, people)
    state = people[other].state(name)
    people[other].move(name, state, plain(state))
    assert people[0].get(f"/api/tables/{name}")["takeback"] is None
    people[other].post(f"/api/tables/{name}/takeback/answer", {"yes": True}, status=409)


def test_who_stands_up_and_comes_back_is_told_to_everybody_at_once(server: Server) -> None:
    name, people = two_at_a_table(server)
    mover = mover_of(name, people)
    waiting = 1 - mover
    own, other = people[waiting].live(name), people[mover].live(name)
    assert own.next("state")["seat"] == waiting
    assert other.next("state")["notes"] == []
    people[waiting].post(f"/api/tables/{name}/seats/{waiting}/leave")
    assert own.until(lambda state: state["seat"] is None)["from"] == 0
    told = other.until(lambda state: state["notes"])["notes"]
    assert [(note["seat"], note["what"], note["decisions"]) for note in told] == [(waiting, "left", 0)]
    people[waiting].post(f"/api/tables/{name}/seats/{waiting}/return")
    back = own.until(lambda state: state["seat"] == waiting)
    assert back["from"] == 0
    assert back["log"][0]["decision"] == 0
    assert [note["what"] for note in other.until(lambda state: len(state["notes"]) == 2)["notes"]] == [
        "left",
        "back",
    ]
    state = people[mover].state(name)
    after = people[mover].move(name, state, plain(state))
    people[mover].post(f"/api/tables/{name}/undo", {"id": "u", "seq": after["seq"], "seat": mover})
    assert len(people[mover].state(name)["notes"]) == 2


def test_a_bot_takes_over_and_the_person_comes_back(server: Server) -> None:
    name, people = two_at_a_table(server)
    mover = mover_of(name, people)
    left = people[mover].post(f"/api/tables/{name}/seats/{mover}/leave")
    assert left["seats"][mover]["away"]
    assert left["seats"][mover]["bot"]
    people[mover].move(name, {"seq": 0, "seat": mover}, {"kind": "decline"}, status=403)
    line = people[1 - mover].live(name)
    line.until(lambda one: one["waiting"] == [1 - mover])
    back = people[mover].post(f"/api/tables/{name}/seats/{mover}/return")
    assert not back["seats"][mover]["away"]
    assert back["yours"] == [mover]


def test_others_may_replace_someone_who_is_gone(server: Server) -> None:
    name, people = two_at_a_table(server)
    people[1].post(f"/api/tables/{name}/seats/0/replace", {}, status=409)
    line = people[0].live(name)
    line.next("state")
    line.close()
    wait_for(lambda: not people[1].get(f"/api/tables/{name}")["seats"][0]["here"], "he is seen to be gone")
    replaced = people[1].post(f"/api/tables/{name}/seats/0/replace", {"bot": "random"})
    assert replaced["seats"][0]["away"]
    server.person("Stranger").post(f"/api/tables/{name}/seats/1/replace", {}, status=403)


def test_presence_is_told(server: Server) -> None:
    name, people = two_at_a_table(server)
    line = people[0].live(name)
    line.next("table")
    other = people[1].live(name)
    assert line.next("table")["table"]["seats"][1]["here"]
    other.close()
    assert not line.next("table")["table"]["seats"][1]["here"]


def test_a_preview_shows_what_an_option_would_do(server: Server) -> None:
    name, people = two_at_a_table(server, options={"assist": 2})
    mover = mover_of(name, people)
    state = people[mover].state(name)
    option = plain(state)
    ask = {"seat": mover, "seq": state["seq"], "lines": [[option]]}
    (shown,) = people[mover].post(f"/api/tables/{name}/preview", ask)["previews"]
    assert (shown["end"], shown["closes"], len(shown["scores"])) == ("done", False, 2)
    assert people[mover].state(name)["seq"] == state["seq"]
    after = people[mover].move(name, state, option)
    assert laid_over(state["view"], shown["changes"])["tiles"] == after["view"]["tiles"]
    assert shown["events"] == after["log"][-1]["events"]
    people[1 - mover].post(f"/api/tables/{name}/preview", ask, status=403)
    line = people[mover].live(name)
    line.send(type="preview", id="p", **ask)
    assert line.next("error")["code"] == "stale"


def test_hints_only_where_the_table_has_them(server: Server) -> None:
    name, people = two_at_a_table(server)
    mover = mover_of(name, people)
    assert (
        people[mover].post(f"/api/tables/{name}/hint", {"seat": mover}, status=403)["code"] == "not-allowed"
    )
    name, people = two_at_a_table(server, options={"hints": True})
    mover = mover_of(name, people)
    hint = people[mover].post(f"/api/tables/{name}/hint", {"seat": mover})
    legal = options_of(people[mover].state(name))
    assert hint["options"]
    assert all(line["option"] in legal for line in hint["options"])


def test_spectators_only_where_the_table_has_room(server: Server) -> None:
    name, _ = two_at_a_table(server, options={"spectators": False})
    stranger = server.person("Stranger")
    stranger.get(f"/api/tables/{name}/state", status=403)
    line = stranger.live(name)
    with pytest.raises(ConnectionClosed) as closed:
        line.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003
    with pytest.raises(ConnectionClosed) as closed:
        stranger.live("nowhere").next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004


def test_no_seat_ever_receives_anothers_secrets(server: Server) -> None:
    """Everything a socket receives in a whole game is searched for the other's cards before the end."""
    anna, boris = server.person("Anna"), server.person("Boris")
    name = anna.table("me", "open", options={"assist": 2, "hints": True})["id"]
    boris.post(f"/api/tables/{name}/seats/1/sit", {})
    boris.post(f"/api/tables/{name}/ready", {})
    lines = [anna.live(name), boris.live(name), server.anyone().live(name)]
    anna.post(f"/api/tables/{name}/start")
    seats = [0, 1, None]
    placed: dict[int, list[str]] = {0: [], 1: []}
    while True:
        states = [line.next("state") for line in lines]
        if states[0]["over"]:
            break
        mover = states[0]["waiting"][0]
        mine = states[mover]
        option = options_of(mine)[0]
        if option["kind"] == "place":
            placed[mover].append(option["character"])
        lines[mover].send(type="preview", id="p", seq=mine["seq"], seat=mover, lines=[[option]])
        lines[mover].next("preview")
        lines[mover].send(type="move", id=f"m{mine['seq']}", seq=mine["seq"], seat=mover, line=[option])
    seed = anna.get(f"/api/tables/{name}")["seed"]
    for seat, line in zip(seats, lines, strict=True):
        before = [text for text in line.received if not json.loads(text).get("over")]
        before = [
            text for text in before if json.loads(text).get("table", {}) and '"status":"over"' not in text
        ]
        assert seed not in "".join(before)
        for text in before:
            message = json.loads(text)
            if message["type"] != "state":
                continue
            for other, shown in enumerate(message["view"]["seats"]):
                if other != seat:
                    assert shown["hand"] is None
                    assert shown["aside"] is None
            for entry in message["log"]:
                for event in entry["events"]:
                    if event["kind"] == "hand" and event["seat"] != seat:
                        assert event["hand"] is None
            assert message["plans"] is None or message["seat"] == seat is not None
