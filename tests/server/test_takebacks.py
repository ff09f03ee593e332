"""Take-backs: nobody agrees for who is away, and dice that were seen are not thrown again."""

from __future__ import annotations

from typing import Any

import msgspec
from harness import Client, Server, options_of, play_out
from test_history import kept
from test_live import mover_of, plain, two_at_a_table
from test_refusal_words import spoken

from regnum.kernel.match import verify
from regnum.kernel.record import Record, commitment
from regnum.server.play.played_match import PlayedMatch


def three_at_a_table(server: Server) -> tuple[str, dict[int, Client]]:
    people = {seat: server.person(name) for seat, name in enumerate(("Anna", "Boris", "Vera"))}
    name = people[0].table("me", "open", "open")["id"]
    for seat in (1, 2):
        people[seat].post(f"/api/tables/{name}/seats/{seat}/sit", {})
        people[seat].post(f"/api/tables/{name}/ready", {})
    people[0].post(f"/api/tables/{name}/start")
    return name, people


def some_moves(name: str, people: dict[int, Client], count: int) -> None:
    for _ in range(count):
        mover = mover_of(name, people)
        state = people[mover].state(name, seat=mover)
        people[mover].move(name, state, plain(state))


def test_a_bot_does_not_agree_for_who_is_away(server: Server) -> None:
    name, people = three_at_a_table(server)
    some_moves(name, people, 3)
    path = f"/api/tables/{name}"
    people[2].post(f"{path}/seats/2/leave")
    before = people[0].state(name)["decisions"]
    refusal = people[0].post(f"{path}/takeback", {"seat": 0, "to": 0}, 409)
    assert refusal["told"] == {"code": "takeback-away", "data": {"name": "Vera"}}
    spoken(refusal)
    assert people[2].post(f"{path}/takeback", {"seat": 2, "to": 0}, 409)["told"]["code"] == "bot-plays"
    assert people[0].get(path)["takeback"] is None
    assert people[0].state(name)["decisions"] >= before
    people[2].post(f"{path}/seats/2/return")
    asked = people[0].post(f"{path}/takeback", {"seat": 0, "to": 0})
    assert asked["takeback"]["needs"] == [0, 1, 2]


def test_who_leaves_without_an_answer_has_not_agreed(server: Server) -> None:
    name, people = three_at_a_table(server)
    while mover_of(name, people) == 2 or people[0].state(name)["decisions"] < 2:
        some_moves(name, people, 1)
    path = f"/api/tables/{name}"
    decisions = people[0].state(name)["decisions"]
    people[0].post(f"{path}/takeback", {"seat": 0, "to": 0})
    people[2].post(f"{path}/seats/2/leave")
    waiting = people[1].post(f"{path}/takeback/answer", {"yes": True})
    assert waiting["takeback"]["agreed"] == [0, 1]
    assert waiting["decisions"] == decisions
    done = people[2].post(f"{path}/takeback/answer", {"yes": True})
    assert done["decisions"] == 0, "away or not, it is their own word that counts"


def roll(name: str, people: dict[int, Client]) -> tuple[int, list[tuple[int, list[dict[str, Any]]]], Any]:
    """Play until dice fall; how many decisions stood before, what was done since, and the dice."""
    while True:
        before = people[0].state(name)["decisions"]
        dice = thrown(people[0], name)
        seat = mover_of(name, people)
        state = people[seat].state(name, seat=seat)
        option = options_of(state)[0]
        people[seat].move(name, state, option)
        if thrown(people[0], name) != dice:
            return before, [(seat, [option])], thrown(people[0], name)


def thrown(client: Client, name: str) -> list[Any]:
    """All that was ever rolled, as the log tells it."""
    log = client.state(name, seat=-1)["log"]
    return [event for entry in log for event in entry["events"] if event["kind"] == "rolled"]


def test_dice_after_a_take_back_are_unknown_and_proved(server: Server) -> None:
    """The same things are done again, and the dice are others; at the end the record proves all of them."""
    name, people = two_at_a_table(server, game="kingsburg")
    before, line, dice = roll(name, people)
    path = f"/api/tables/{name}"
    people[0].post(f"{path}/takeback", {"seat": 0, "to": before})
    people[1].post(f"{path}/takeback/answer", {"yes": True})
    assert people[0].state(name)["decisions"] == before
    for seat, options in line:
        people[seat].move(name, people[seat].state(name, seat=seat), *options)
    others = thrown(people[0], name)
    assert len(others) == len(dice)
    assert others != dice
    table, rows = kept(server.database, name)
    again = PlayedMatch(table, rows)
    assert again.match.salts == [(before, rows[-2].seq)]
    assert people[0].state(name)["view"] == msgspec.json.decode(msgspec.json.encode(again.match.view(0)))

    published = people[0].get(path)["commitment"]
    end = play_out(people, name)
    file = people[0].ask("GET", f"{path}/record").content
    record = Record.from_bytes(file)
    assert record.salts == again.match.salts
    assert verify(record).scores() == end["scores"]
    assert commitment(str(record.seed)) == published
    assert people[0].get(f"{path}/chart")["scores"][-1] == end["scores"]
    copy = people[1].http.post("/api/records", content=file)
    assert copy.status_code == 201, copy.text
    twin = f"/api/tables/{copy.json()['id']}"
    for at in (before, before + 1, end["decisions"]):
        seen = [people[0].get(f"{one}/replay", at=at, seat=0)["view"] for one in (path, twin)]
        assert seen[0] == seen[1]
    assert people[1].ask("GET", f"{twin}/record").content == file


def test_undo_stays_as_it_is(server: Server) -> None:
    """What led to no chance is taken back without anybody's consent, and no dice change by it."""
    name, people = two_at_a_table(server, game="kingsburg")
    for _ in range(200):
        seat = mover_of(name, people)
        after = people[seat].move(name, people[seat].state(name, seat=seat))
        if after["can_undo"]:
            break
    back = people[seat].post(f"/api/tables/{name}/undo", {"id": "u", "seq": after["seq"], "seat": seat})
    assert back["decisions"] == after["decisions"] - 1
    table, rows = kept(server.database, name)
    assert (rows[-1].action, rows[-1].chance) == ("undo", [])
    assert PlayedMatch(table, rows).match.salts == []
