"""Whole actions: one confirmation is one row, one entry of the log, and taken back by one undo."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import Client, Server, laid_over, lines_of, random_line
from hypothesis import given, strategies
from test_history import kept

from regnum.server.play.previews import changes

Table = tuple[Client, str]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed, on SQLite."""
    one = Server(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path / "log")
    yield one
    one.stop()
    assert '"level":"error"' not in one.log.read_text()


def alone(server: Server, game: str, seats: int = 2, **more: Any) -> Table:
    """One person in all seats of a game."""
    person = server.person("Anna")
    table = person.table(*["me"] * seats, game=game, **more)["id"]
    person.post(f"/api/tables/{table}/start")
    return person, table


def asked(person: Client, table: str) -> dict[str, Any]:
    """The table as the seat sees it that is asked."""
    waiting = person.state(table, seat=0)["waiting"]
    return person.state(table, seat=waiting[0]) if waiting else person.state(table, seat=0)


def undo(person: Client, table: str, state: dict[str, Any], status: int = 200) -> Any:
    body = {"id": f"u{state['seq']}", "seq": state["seq"], "seat": state["seat"]}
    return person.post(f"/api/tables/{table}/undo", body, status)


def seen(state: dict[str, Any]) -> dict[str, Any]:
    """What a person sees and may do, without the place in the history."""
    return {key: state[key] for key in ("view", "plans", "asides", "prompt", "waiting", "decisions")}


def broken_lines(state: dict[str, Any], line: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Lines that begin well and are no action, nor the beginning of one."""
    plans = lines_of(state)
    wrong = [[*line[:-1], {"kind": "fly"}], [*line[:-1], line[0]], [*line, line[0]], [line[0], *line]]
    if any(end == "more" for _, end in plans):
        return wrong[:1]
    return [one for one in wrong if all(plan[: len(one)] != one for plan, _ in plans)]


def test_sixty_actions_of_troyes_and_thirty_undos(own: Server) -> None:
    luck = random.Random(60)
    person, table = alone(own, "troyes", 3)
    confirmed = undone = several = broken = 0
    while confirmed < 60 or undone < 30 or several < 20:
        before = asked(person, table)
        if before["over"]:
            person, table = alone(own, "troyes", 3)
            continue
        line = random_line(before, luck)
        if len(line) > 1 and broken < 10:
            for wrong in broken_lines(before, line):
                broken += 1
                person.move(table, before, *wrong, status=422)
            assert asked(person, table) == before, "a refused line left something behind"
        after = person.move(table, before, *line)
        confirmed += 1
        several += len(line) > 1
        assert (after["seq"], after["decisions"]) == (before["seq"] + 1, before["decisions"] + len(line))
        if after["can_undo"] and undone < 30:
            back = undo(person, table, after)
            undone += 1
            assert seen(back) == seen(before), "an undo does not give back what was there"
            again = person.move(table, back, *line)
            assert again["view"] == after["view"]
    assert several >= 20
    assert broken


def test_an_action_is_undone_whole_after_a_restart(own: Server) -> None:
    luck = random.Random(3)
    person, table = alone(own, "troyes", 2)
    while True:
        before = asked(person, table)
        line = random_line(before, luck)
        after = person.move(table, before, *line)
        if len(line) > 1 and after["can_undo"]:
            break
    own.kill()
    own.start()
    assert person.state(table, seat=after["seat"])["view"] == after["view"]
    assert seen(undo(person, table, after)) == seen(before)
    own.kill()
    own.start()
    assert seen(person.state(table, seat=before["seat"])) == seen(before)


def test_rows_of_single_options_are_read_as_lines_of_one(own: Server, tmp_path: Path) -> None:
    """As they were written before actions were whole: an object, and a flat list of results."""
    luck = random.Random(5)
    person, table = alone(own, "troyes", 2)
    for _ in range(40):
        state = asked(person, table)
        person.move(table, state, random_line(state, luck)[0])
    before = asked(person, table)
    log = person.state(table, seat=0)["log"]
    own.kill()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as base:
        rows = base.execute("SELECT seq, option, chance FROM history WHERE table_id = ?", (table,)).fetchall()
        assert any(json.loads(chance)[0] for _, _, chance in rows), "no row holds a result of chance"
        for seq, option, chance in rows:
            values = (json.dumps(json.loads(option)[0]), json.dumps(json.loads(chance)[0]), table, seq)
            base.execute("UPDATE history SET option = ?, chance = ? WHERE table_id = ? AND seq = ?", values)
    own.start()
    assert asked(person, table) == before
    assert person.state(table, seat=0)["log"] == log
    assert any(entry["decisions"] > 1 for entry in log), (
        "decisions of one action are one entry, however they came"
    )
    own.stop()
    _, rows = kept(own.database, table)
    assert isinstance(rows[0].option, dict)


@pytest.mark.parametrize("game", ["brawl", "kingsburg", "troyes", "feudum"])
def test_the_log_has_one_entry_for_an_action(server: Server, game: str) -> None:
    luck = random.Random(9)
    person, table = alone(server, game)
    line_by_line: list[dict[str, Any]] = []
    lengths = {}
    for _ in range(40):
        state = asked(person, table)
        if state["over"]:
            break
        (line, end) = luck.choice(lines_of(state))
        after = person.move(table, state, *line)
        line_by_line = [one for one in line_by_line if one["decision"] < after["from"]] + after["log"]
        if end == "done":
            lengths[after["decisions"] - len(line) + 1] = len(line)
        assert after["log"][-1]["seat"] == state["seat"]
    whole = person.state(table, seat=after["seat"])["log"]
    assert [entry["decision"] for entry in line_by_line] == [entry["decision"] for entry in whole[1:]]
    found = {entry["decision"]: entry["decisions"] for entry in whole}
    assert lengths
    assert all(found[first] == count for first, count in lengths.items() if first in found)
    assert sum(entry["decisions"] for entry in whole) == after["decisions"]
    for entry in whole[1:]:
        past = person.get(
            f"/api/tables/{table}/replay", at=entry["decision"] + entry["decisions"] - 1, seat=after["seat"]
        )
        assert [one["decision"] for one in past["log"]] == [entry["decision"]]
        assert past["log"][0]["events"] == entry["events"]


@pytest.mark.parametrize("game", ["brawl", "kingsburg", "troyes", "feudum"])
def test_a_preview_comes_true_and_ends_with_the_action(server: Server, game: str) -> None:
    """Where nothing follows by itself the table is as foreseen; else the events foreseen come first."""
    luck = random.Random(11)
    person, table = alone(server, game)
    checked = 0
    for _ in range(60):
        state = asked(person, table)
        if state["over"]:
            break
        lines = [random_line(state, luck) for _ in range(4)]
        ask = {"seq": state["seq"], "seat": state["seat"], "lines": lines}
        answer = person.post(f"/api/tables/{table}/preview", ask)
        assert answer["seq"] == state["seq"]
        shown = answer["previews"][0]
        after = person.move(table, state, *lines[0])
        if shown["end"] in ("chance", "shown") or after["over"]:
            assert after["over"] or shown["closes"]
            continue
        told = sum(len(one["events"]) for one in state["log"] if one["decision"] >= after["from"])
        events = [event for entry in after["log"] for event in entry["events"]][told:]
        checked += 1
        assert events[: len(shown["events"])] == shown["events"]
        assert shown["end"] == "others" or shown["closes"] or after["can_undo"], (
            "nobody was warned that this can't be undone"
        )
        if len(events) == len(shown["events"]) and shown["end"] == "done" and game != "feudum":
            # In Feudum a new round begins without a word.
            assert laid_over(state["view"], shown["changes"])["seats"] == after["view"]["seats"]
    assert checked >= 10


def test_the_last_card_of_a_feudum_round_shows_no_feeding(server: Server) -> None:
    luck = random.Random(21)
    person, table = alone(server, "feudum")
    fed = 0
    for _ in range(400):
        state = asked(person, table)
        if state["over"] or fed >= 3:
            break
        line = random_line(state, luck)
        ask = {"seq": state["seq"], "seat": state["seat"], "lines": [line]}
        (shown,) = person.post(f"/api/tables/{table}/preview", ask)["previews"]
        after = person.move(table, state, *line)
        kinds = {event["kind"] for entry in after["log"] for event in entry["events"]}
        if "fed" in kinds and line[-1]["kind"] != "feed" and shown["end"] == "done":
            fed += 1
            assert "fed" not in {event["kind"] for event in shown["events"]}
    assert fed, "no round came to its end"


def test_more_plans_on_demand(server: Server) -> None:
    luck = random.Random(2)
    person, table = alone(server, "brawl", 4)
    for _ in range(30):
        state = asked(person, table)
        more = next((line for line, end in lines_of(state) if end == "more"), None)
        if more is not None:
            break
        person.move(table, state, *random_line(state, luck))
    assert more is not None, "no tree was too large"
    ask = {"seq": state["seq"], "seat": state["seat"], "line": more}
    answer = person.post(f"/api/tables/{table}/plans", ask)
    assert (answer["seq"], answer["line"]) == (state["seq"], more)
    rest = lines_of({**state, "plans": answer["forest"]})
    assert rest
    person.move(table, state, *more, *rest[0][0])
    past = person.post(f"/api/tables/{table}/plans", ask, status=409)
    assert past["code"] == "stale"


def test_only_narrows_plans_to_some_pieces(server: Server) -> None:
    person, table = alone(server, "brawl")
    state = asked(person, table)
    tile = lines_of(state)[0][0][0]["tile"]
    place = next(kind for kind in person.get("/api/games/brawl")["options"] if kind["name"] == "place")
    family = next(field["piece"] for field in place["fields"] if field["name"] == "tile")
    ask = {"seq": state["seq"], "seat": state["seat"], "only": {family: [tile]}}
    forest = person.post(f"/api/tables/{table}/plans", ask)["forest"]
    found = lines_of({**state, "plans": forest})
    assert found
    assert {line[0]["tile"] for line, end in found if end != "more"} == {tile}


def test_the_newest_of_many_previews_is_answered(server: Server) -> None:
    person, table = alone(server, "troyes", 3)
    state = asked(person, table)
    lines = [line for line, _ in lines_of(state)][:24]
    socket = person.live(table, seat=state["seat"])
    for number in range(30):
        socket.send(type="preview", id=f"p{number}", seq=state["seq"], seat=state["seat"], lines=lines)
    while True:
        answer = socket.next()
        assert answer["type"] != "error"
        if answer["type"] == "preview":
            assert len(answer["previews"]) == len(lines)
            if answer["id"] == "p29":
                break
    person.post(
        f"/api/tables/{table}/preview", {"seq": 0, "seat": state["seat"], "lines": [lines[0]] * 25}, 422
    )


def test_why_pieces_do_not_fit_is_told_in_words(server: Server) -> None:
    person, table = alone(server, "troyes", 2)
    state = asked(person, table)
    ask = {"seq": state["seq"], "seat": state["seat"], "pieces": ["nothing:at-all"]}
    answer = person.post(f"/api/tables/{table}/why", ask)
    assert answer["type"] == "why"
    assert all(set(reason) == {"code", "data"} for reason in answer["reasons"])


JSON = strategies.recursive(
    strategies.none()
    | strategies.booleans()
    | strategies.integers(0, 3)
    | strategies.sampled_from(["a", "b"]),
    lambda below: (
        strategies.lists(below, max_size=5) | strategies.dictionaries(strategies.sampled_from("xyz"), below)
    ),
    max_leaves=12,
)


@given(JSON, JSON)
def test_changes_make_one_view_of_another(old: Any, new: Any) -> None:
    assert json.dumps(laid_over(old, changes(old, new)), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert changes(old, old) == []
