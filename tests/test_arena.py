"""Simulations and tournaments: the same on any number of processes, fair to every seat."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from regnum.arena import GameResult, Job, lineups, play, run_all, standings, summarise
from regnum.arena.games import ranks
from regnum.arena.output import BadOutput, check
from regnum.arena.output import results as writing
from regnum.arena.plot import draw
from regnum.arena.tournament import wilson
from regnum.words import Words


def jobs(count: int = 12) -> list[Job]:
    lines = lineups(["greedy", "random"], 3)
    return [Job(n, "brawl", lines[n % len(lines)], f"test/{n // len(lines)}") for n in range(count)]


def test_any_number_of_processes_gives_the_same_result() -> None:
    assert list(run_all(jobs(), 1)) == list(run_all(jobs(), 3))


def test_line_ups_seat_everybody_everywhere_equally_often() -> None:
    for bots, seats in (
        (["a", "b"], 2),
        (["a", "b"], 3),
        (["a", "b"], 4),
        (["a", "b", "c"], 2),
        (["a", "b", "c"], 4),
    ):
        held = Counter((bot, seat) for line in lineups(bots, seats) for seat, bot in enumerate(line))
        assert len({held[bot, seat] for bot in bots for seat in range(seats)}) == 1, (bots, seats)


def test_wilson_intervals() -> None:
    """Figures of the literature: 8 of 10 and 0 of 10 at 95 %."""
    assert [round(end, 3) for end in wilson(8, 10)] == [0.49, 0.943]
    assert [round(end, 3) for end in wilson(0, 10)] == [0.0, 0.278]
    assert wilson(0, 0) == (0.0, 1.0)


def result(number: int, bots: list[str], scores: list[int], winners: list[int]) -> GameResult:
    return GameResult(number, "brawl", str(number), bots, scores, winners, ranks(scores, winners), 10)


def test_standings_count_wins_ranks_and_even_shares() -> None:
    results = [result(n, ["a", "b", "b"], [9, 5, 3], [0]) for n in range(30)]
    results += [result(n, ["b", "a", "b"], [9, 5, 3], [0]) for n in range(10)]
    first, second = standings(["a", "b"], results)
    assert (first.bot, first.wins, first.share) == ("a", 30, 0.75)
    assert round(first.even, 3) == 0.333
    assert round(second.even, 3) == 0.667
    assert (first.verdict, second.verdict) == (1, -1)
    assert first.mean_rank == (30 * 1 + 10 * 2) / 40
    assert first.mean_score == (30 * 9 + 10 * 5) / 40
    assert first.rating > second.rating


def test_a_summary_tells_mean_and_spread_of_each_seat() -> None:
    results = [result(n, ["a", "b"], [points, 4], [0]) for n, points in enumerate((5, 9, 5, 9))]
    summary = summarise(results, ("a", "b"), 2.0)
    figures = [(one["bot"], one["mean_score"], one["spread"], one["wins"]) for one in summary["seats"]]
    assert figures == [("a", 7.0, 2.0, 4), ("b", 4.0, 0.0, 0)]
    assert (summary["games_per_second"], summary["decisions_per_game"]) == (2.0, 10.0)


def test_a_shared_win_counts_in_parts() -> None:
    first, second = standings(["a", "b"], [result(0, ["a", "b"], [4, 4], [0, 1])])
    assert (first.wins, second.wins) == (0.5, 0.5)


def test_results_are_written_whole(tmp_path: Path) -> None:
    results = [play(job) for job in jobs(4)]
    for name in ("out.jsonl", "out.parquet"):
        with writing(tmp_path / name) as write:
            for one in results:
                write(one)
    lines = (tmp_path / "out.jsonl").read_bytes().splitlines()
    assert [msgspec.json.decode(line, type=GameResult) for line in lines] == results
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(tmp_path / "out.parquet")
    assert table.num_rows == 4
    assert table.column("scores").to_pylist() == [one.scores for one in results]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out.jsonl", "out.parquet"]


def test_bad_targets_are_refused_before_play(tmp_path: Path) -> None:
    with pytest.raises(BadOutput, match="parquet"):
        check(tmp_path / "out.csv")
    with pytest.raises(BadOutput, match="folder"):
        check(tmp_path / "none" / "out.jsonl")


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_a_tournament_becomes_a_picture(tmp_path: Path, ending: str) -> None:
    table = standings(["a", "b"], [result(n, ["a", "b"], [9, 5], [0]) for n in range(20)])
    path = tmp_path / f"plot.{ending}"
    draw(table, "Title", path, Words("ru"))
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG" if ending == "png" else b"<?xml")
    assert len(data) > 2000
