"""Lessons over the wire: anybody may learn, the server keeps nothing, the board gets what it gets at a table."""

from __future__ import annotations

from typing import Any

import pytest
from harness import Client, Server

GAMES = ("brawl", "kingsburg", "troyes", "feudum")


def walk(learner: Client, game: str, chapter: str) -> int:
    """Play a chapter as the mentor would, asking for previews on the way; how many choices that took."""
    told = learner.get(f"/api/lessons/{game}/{chapter}", lang="ru")
    choices = 0
    for number, scene in enumerate(told["scenes"]):
        address = f"/api/lessons/{game}/{chapter}/{number}"
        path: list[Any] = []
        now = learner.post(f"{address}/step", {"path": []})
        assert now["states"][0]["seat"] == scene["seat"]
        assert learner.post(f"{address}/sketch", {"path": []})
        at = 0
        while at < len(scene["beats"]):
            beat = scene["beats"][at]
            if not beat["do"]:
                at = learner.post(f"{address}/step", {"path": path, "at": at, "to": at + 1})["at"]
                continue
            line = beat["do"][:1]
            ask = {"type": "preview", "seq": 0, "seat": scene["seat"], "lines": [line]}
            assert learner.post(f"{address}/ask", {"path": path, "ask": ask})["previews"]
            assert set(beat["answers"]) == set(beat["may"])
            done = learner.post(f"{address}/step", {"path": path, "at": at, "line": line})
            assert done["played"]
            assert done["states"]
            path.append(line)
            at = done["at"]
            choices += 1
    return choices


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_is_played_without_a_name(server: Server, game: str) -> None:
    stranger = server.anyone()
    lessons = {one["game"]: one for one in stranger.get("/api/lessons", lang="ru")}
    assert set(lessons) == set(GAMES)
    chapters = lessons[game]["chapters"]
    assert all(one["title"] and one["goal"] and one["minutes"] for one in chapters)
    assert walk(stranger, game, chapters[-1]["id"]) > 0


def test_others_answer_one_by_one_and_the_wrong_choice_changes_nothing(server: Server) -> None:
    learner = server.anyone()
    address = "/api/lessons/kingsburg/advisors/0"
    beats = learner.get("/api/lessons/kingsburg/advisors", lang="en")["scenes"][0]["beats"]
    wrong = {
        "kind": "influence",
        "advisor": "general",
        "dice": [0, 1, 2],
        "token": 0,
        "market": 0,
        "envoy": 0,
    }
    answer = learner.post(f"{address}/step", {"path": [], "at": 2, "line": [wrong]})
    assert (answer["played"], answer["word"], answer["states"]) == (False, "general", [])
    assert "no dice are left" in beats[answer["beat"]]["answers"]["general"]
    answer = learner.post(f"{address}/step", {"path": [], "at": 2, "line": beats[2]["do"]})
    states = answer["states"]
    assert [state["log"][-1]["seat"] for state in states] == [2, 3, 0, 1]
    assert [state["waiting"] for state in states] == [[3], [0], [1], [2]]
    assert states[-1]["plans"]


def test_what_is_not_legal_or_not_there_is_refused(server: Server) -> None:
    learner = server.anyone()
    address = "/api/lessons/brawl/turn/0"
    unknown = {"kind": "place", "character": "witch", "tile": 0}
    learner.post(f"{address}/step", {"path": [], "line": [unknown]}, status=422)
    lost = learner.post(f"{address}/step", {"path": [[unknown]]}, status=409)
    assert lost["told"]["code"] == "lesson-lost"
    learner.post("/api/lessons/brawl/turn/9/step", {"path": []}, status=404)
    learner.post("/api/lessons/brawl/chess/0/step", {"path": []}, status=404)
    learner.get("/api/lessons/chess/turn", status=404)
    why = {"type": "why", "seq": 3, "seat": 1, "pieces": ["character:king", "tile:0"]}
    assert learner.post(f"{address}/ask", {"path": [], "ask": why})["seq"] == 3


def test_the_words_of_lessons_come_with_the_lesson(server: Server) -> None:
    learner = server.anyone()
    words = "\n".join(learner.get("/api/words/en")["files"])
    assert "learn-next" in words
    assert "brawl-lesson-turn" not in words
    assert (
        "Here is the kingdom"
        in learner.get("/api/lessons/brawl/turn", lang="en")["scenes"][0]["beats"][0]["say"]
    )


def test_an_invitation_is_read_before_it_is_taken_and_tables_are_watched(server: Server) -> None:
    host, guest = server.person("Anna"), server.anyone()
    table = host.table("me", {"kind": "invited"})
    invite = table["seats"][1]["invite"]
    read = guest.get(f"/api/join/{invite}")
    assert (read["game"], read["seats"][0]["name"]) == ("brawl", "Anna")
    assert read["seats"][1]["invite"] is None
    guest.get("/api/join/nonsense", status=404)
    hidden = host.table("me", {"kind": "bot", "bot": "easy"}, options={"spectators": False})
    open_to_all = host.table("me", {"kind": "bot", "bot": "easy"})
    for one in (hidden, open_to_all):
        host.post(f"/api/tables/{one['id']}/start")
        state = host.state(one["id"])
        while state["waiting"] != [0]:
            state = host.state(one["id"])
        host.move(one["id"], state)
    watched = [one["id"] for one in guest.get("/api/watch")]
    assert open_to_all["id"] in watched
    assert hidden["id"] not in watched
    assert table["id"] not in watched
