"""The real server with packages of other people beside it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import Server, play_out
from packages import ROOT, install, register

from regnum.kernel.errors import RegnumError
from regnum.server.run import check


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


@pytest.fixture
def hosting(tmp_path: Path) -> Iterator[Server]:
    """A host that lets bots of others sit down, by class and as a program; one of them breaks whenever it is asked."""
    register(ROOT / "examples" / "cautious_bot", tmp_path)
    shutil.copy(ROOT / "tests" / "strangers.py", tmp_path)
    program = ROOT / "examples" / "line_bot" / "bots.toml"
    bots = "careful=cautious:worlds=1,lines=@lines:5000ms,spy=strangers:Spy,broken=strangers:Broken"
    path = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
    one = Server(
        f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "server.log", PYTHONPATH=path,
        REGNUM_BOTS=bots, REGNUM_BOT_FILE=str(program), REGNUM_SECRET="a-secret-seed",
    )  # fmt: skip
    yield one
    one.stop()


def test_bots_of_others_play_where_the_host_names_them(hosting: Server) -> None:
    anna = hosting.person("Anna")
    theirs = [one["level"] for one in anna.get("/api/bots") if not one["characters"]]
    assert theirs == ["careful", "lines", "spy", "broken"]
    for level in theirs:
        table = anna.table("me", {"kind": "bot", "bot": level})["id"]
        anna.post(f"/api/tables/{table}/start")
        assert len(play_out({0: anna}, table)["scores"]) == 2, level
    log = hosting.log.read_text()
    assert "IndexError: list index out of range" in log, (
        "what is wrong with the broken one is told to the host"
    )
    assert "AssertionError" not in log, "the spy has found something"
    assert log.count("a bot gave no answer") == log.count('"bot":"strangers:Broken"')
    refused = anna.post("/api/tables", {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "strangers:Spy"}]}, 422)  # fmt: skip
    assert refused["told"]["code"] == "bot-level"


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("yaga=strangers:First", "REGNUM_BOTS lists bots"),
        ("mine", "REGNUM_BOTS lists bots"),
        ("mine=nowhere:Bot", "nowhere"),
        ("mine=strangers:First:luck=1", "luck"),
        ("mine=@nobody", "bots.toml"),
    ],
)
def test_a_bot_that_cannot_be_is_told_before_the_server_starts(
    bots: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(ROOT / "tests" / "strangers.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REGNUM_BOTS", bots)
    monkeypatch.setenv("REGNUM_DATABASE_URL", f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with pytest.raises(RegnumError, match=said):
        check(1)
