"""Practice over the wire: anybody may practise, only the best answer is played, and a day has one exercise."""

from __future__ import annotations

from typing import Any

import pytest
from harness import Server

GAMES = ("brawl", "kingsburg", "troyes", "feudum")


@pytest.mark.parametrize("game", GAMES)
def test_an_exercise_is_solved_without_a_name(server: Server, game: str) -> None:
    stranger = server.anyone()
    lists = {one["game"]: one["exercises"] for one in stranger.get("/api/practice")}
    exercise = lists[game][-1]["id"]
    told = stranger.get(f"/api/practice/{game}/{exercise}", lang="ru")
    (scene,) = told["scenes"]
    (beat,) = scene["beats"]
    address = f"/api/practice/{game}/{exercise}/0"
    now = stranger.post(f"{address}/step", {"path": []})["states"][0]
    assert (now["seat"], now["waiting"]) == (scene["seat"], [scene["seat"]])
    wrong: list[Any] = beat["may"]["0"]
    answer = stranger.post(f"{address}/step", {"path": [], "line": wrong})
    assert (answer["played"], answer["word"], answer["states"]) == (False, "0", [])
    assert "%" in beat["answers"]["0"]
    ask = {"type": "preview", "seq": 0, "seat": scene["seat"], "lines": [beat["do"]]}
    assert stranger.post(f"{address}/ask", {"path": [], "ask": ask})["previews"]
    answer = stranger.post(f"{address}/step", {"path": [], "line": beat["do"]})
    assert answer["played"]
    assert answer["states"][-1]["decisions"] > now["decisions"]


def test_a_day_has_one_exercise_and_what_is_not_there_is_refused(server: Server) -> None:
    stranger = server.anyone()
    today = stranger.get("/api/practice/today")
    assert today == server.anyone().get("/api/practice/today")
    assert stranger.get(f"/api/practice/{today['game']}/{today['id']}")["scenes"]
    stranger.get("/api/practice/brawl/first", status=404)
    stranger.get("/api/practice/chess/1", status=404)
    stranger.post("/api/practice/brawl/1/1/step", {"path": []}, status=404)
