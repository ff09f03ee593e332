"""The real server with packages of other people beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import Server, play_out
from packages import install


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("crowded")
    (folder / "packages").mkdir()
    found = install(folder / "packages")
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    one = Server(database, Path(folder / "server.log"), REGNUM_BOT_SECONDS="0.1", **found)
    yield one
    one.stop()


@pytest.mark.parametrize(
    ("language", "game", "card"), [("en", "Dare", "Herald"), ("ru", "Дерзость", "Глашатай")]
)
def test_words_and_rules_of_packages_are_served(crowded: Server, language: str, game: str, card: str) -> None:
    client = crowded.anyone()
    words = "\n".join(client.get(f"/api/words/{language}")["files"])
    assert f"dare-name = {game}" in words
    assert f"kingsburg-perk-herald = {card}" in words
    assert game in client.ask("GET", f"/api/rules/{language}/dare").text
    kingsburg = client.ask("GET", f"/api/rules/{language}/kingsburg").text
    assert kingsburg.startswith("# ")
    assert card in kingsburg


def test_words_are_sent_once(crowded: Server) -> None:
    client = crowded.anyone()
    first = client.ask("GET", "/api/words/en")
    assert first.headers["etag"]
    again = client.ask("GET", "/api/words/en", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_game_of_somebody_else_is_played_against_every_bot(crowded: Server) -> None:
    anna = crowded.person("Anna")
    assert "dare" in {game["name"] for game in anna.get("/api/games")}
    levels = [one["level"] for one in anna.get("/api/bots")]
    assert levels
    for level in levels:
        table = anna.table("me", {"kind": "bot", "bot": level}, game="dare")["id"]
        anna.post(f"/api/tables/{table}/start")
        assert len(play_out({0: anna}, table)["scores"]) == 2, level


def test_cards_of_somebody_else_are_dealt(crowded: Server) -> None:
    anna = crowded.person("Anna")
    settings = {"modules": ["governors", "events"], "cards": ["herald", "feast_day"]}
    table = anna.table("me", {"kind": "bot", "bot": "easy"}, game="kingsburg", settings=settings)["id"]
    anna.post(f"/api/tables/{table}/start")
    assert anna.state(table)["waiting"]
    assert anna.get(f"/api/tables/{table}")["settings"]["cards"] == ["feast_day", "herald"]
