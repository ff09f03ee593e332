"""One row a decision: the same rows for any number of processes, and each leads back to its decision."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.cli import main
from regnum.kernel.actions import Actions

parquet = pytest.importorskip("pyarrow.parquet")


def run(*arguments: str) -> int:
    try:
        return main(arguments)
    except SystemExit as end:
        return int(str(end.code))


def simulate(folder: Path, name: str, *more: str) -> Any:
    path = folder / name
    given = ["simulate", "kingsburg", "--seats", "2", "--games", "3", "--seed", "s", "--json"]
    assert run(*given, "--decisions", str(path), *more) == 0
    return parquet.read_table(path)


def test_rows_are_the_same_for_any_number_of_jobs_and_lead_back_to_their_decisions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "records").mkdir()
    bots = ("--bots", "greedy,random", "--records", str(tmp_path / "records"), "--views")
    table = simulate(tmp_path, "one.parquet", *bots)
    assert simulate(tmp_path, "two.parquet", *bots, "--jobs", "2").equals(table)
    capsys.readouterr()
    about = json.loads(table.schema.metadata[b"regnum"])
    space = Actions(regnum.find("kingsburg").options)
    assert (about["actions"], about["letters"], about["seed"]) == (space.digest, space.names, "s")
    rows = table.to_pylist()
    for number in range(3):
        record = regnum.Record.open(tmp_path / "records" / f"{number:06}.json")
        match = regnum.verify(record)
        mine = [row for row in rows if row["game"] == number]
        assert len(mine) == len(record.rows)
        again = regnum.new("kingsburg", seats=2, seed=f"s/{number}")
        for row in mine:
            seat = again.waiting[0]
            assert row["seat"] == seat
            assert row["view"]
            assert [tuple(path) for path in row["options"]] == [
                space.letters(one) for one in again.options(seat)
            ]
            again.apply(seat, again.options(seat)[row["chosen"]])
            assert row["score"] == match.scores()[seat]
        assert again.scores() == match.scores()


def test_what_a_search_thought_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.parquet"
    given = ["simulate", "brawl", "--seats", "2", "--games", "1", "--bots", "search:8", "--json"]
    assert run(*given, "--decisions", str(path)) == 0
    rows = [row for row in parquet.read_table(path).to_pylist() if row["visits"]]
    assert rows
    for row in rows:
        assert len(row["visits"]) == len(row["options"])
        assert row["visits"][row["chosen"]] == max(row["visits"])
    assert not rows[0]["view"]


def test_another_ending_is_refused_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("simulate", "brawl", "--decisions", str(tmp_path / "x.csv")) == 2
    assert ".parquet" in capsys.readouterr().err
