"""`regnum simulate` and `tournament`: bots among themselves."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from .. import arena, find
from ..arena import output
from ..bots import make
from ..kernel.errors import BadSetup
from ..kernel.game import Game
from ..words import Words, key, speak
from .shared import Lang, Overrides, Settings, columns, console, overrides, progress_bar, settings_of


def simulate(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 100,
    bots: str = "random",
    setting: Settings = [],  # noqa: B006
    components: Overrides = None,
    seed: str = "0",
    jobs: int = 1,
    json: bool = False,
    out: Path | None = None,
    lang: Lang = None,
) -> None:
    """Play many games between bots and count."""
    specs = bot_list(bots)
    chosen = find(game)
    count = seats if seats is not None else max(chosen.fewest, min(len(specs), chosen.most))
    line = tuple(specs[seat % len(specs)] for seat in range(count))
    work = make_jobs(chosen, [line] * games, [f"{seed}/{n}" for n in range(games)], setting, components)
    if out:
        output.check(out)
    results, seconds = run(work, jobs, speak(lang), quiet=json)
    if out:
        output.write(results, out)
    summary = arena.summarise(results, line, seconds)
    if json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        print_summary(summary, speak(lang))


def tournament(
    game: str,
    /,
    *,
    bots: str = "search:200ms,greedy,random",
    seats: int | None = None,
    games: int = 400,
    setting: Settings = [],  # noqa: B006
    components: Overrides = None,
    seed: str = "0",
    jobs: int = 1,
    json: bool = False,
    out: Path | None = None,
    plot: Path | None = None,
    lang: Lang = None,
) -> None:
    """Let bots meet with rotated seats; shares of wins come with intervals."""
    words = speak(lang)
    specs = bot_list(bots)
    if len(set(specs)) != len(specs) or len(specs) < 2:
        raise BadSetup("tournament-bots", "a tournament needs two or more different bots", bots=bots)
    chosen = find(game)
    count = seats if seats is not None else max(chosen.fewest, min(len(specs), chosen.most))
    for path, endings in ((out, output.ENDINGS), (plot, (".png", ".svg"))):
        if path:
            output.check(path, endings)
    lines = arena.lineups(specs, count)
    # All line-ups of a round meet the same luck, so that it favours nobody.
    seeds = [f"{seed}/{n // len(lines)}" for n in range(games)]
    work = make_jobs(chosen, [lines[n % len(lines)] for n in range(games)], seeds, setting, components)
    results, _ = run(work, jobs, words, quiet=json)
    table = arena.standings(specs, results)
    if out:
        output.write(results, out)
    if plot:
        from ..arena.plot import draw

        title = words("cli-plot-title", game=words(key(chosen.name, "name")), seats=count, games=games)
        draw(table, title, plot, words)
    if json:
        sys.stdout.write(msgspec.json.encode(table).decode() + "\n")
    else:
        print_standings(table, words)


def bot_list(text: str) -> list[str]:
    """The bots a text names, each checked."""
    specs = [spec.strip() for spec in text.split(",") if spec.strip()]
    if not specs:
        raise BadSetup("no-bots", "name at least one bot, such as greedy")
    for spec in specs:
        make(spec)
    return specs


def make_jobs(
    game: Game,
    lines: Sequence[tuple[str, ...]],
    seeds: Sequence[str],
    pairs: Sequence[str],
    path: Path | None,
) -> list[arena.Job]:
    """A job a game, everything checked before the first one starts."""
    if not lines:
        raise BadSetup("no-games", "play at least one game")
    settings = game.check_settings(settings_of(pairs))
    game.check_seats(len(lines[0]), settings)
    changes = overrides(game, path)
    return [
        arena.Job(number, game.name, line, seed, settings, changes)
        for number, (line, seed) in enumerate(zip(lines, seeds, strict=True))
    ]


def run(work: list[arena.Job], jobs: int, words: Words, quiet: bool) -> tuple[list[arena.GameResult], float]:
    """All results, with a progress bar on the terminal, and the seconds they took."""
    started = time.perf_counter()
    with progress_bar(quiet) as bar:
        task = bar.add_task(words("cli-playing"), total=len(work))
        results = []
        for result in arena.run_all(work, jobs):
            results.append(result)
            bar.advance(task)
    return results, time.perf_counter() - started


def print_summary(summary: dict[str, Any], words: Words) -> None:
    """A simulation's figures as a table."""
    out = console()
    whole = {name: value for name, value in summary.items() if not isinstance(value, (list, dict))}
    out.print(words("cli-summary", **whole))
    grid = columns(words, "seat", "bot", "mean-score", "spread", "wins")
    for one in summary["seats"]:
        figures = [f"{one['mean_score']:.2f}", f"{one['spread']:.2f}", str(one["wins"])]
        grid.add_row(str(one["seat"]), one["bot"], *figures)
    out.print(grid)
    for bot, wins in summary["wins_by_bot"].items():
        out.print(words("cli-wins-of", bot=bot, wins=wins, share=round(100 * wins / summary["games"], 1)))


def print_standings(table: list[arena.Standing], words: Words) -> None:
    """A tournament's result as a table."""
    grid = columns(words, "bot", "games", "share", "interval", "even", "mean-rank", "mean-score", "rating")
    for one in table:
        mark = {1: "▲ ", -1: "▼ ", 0: ""}[one.verdict]
        interval = f"{one.low:.1%}–{one.high:.1%}"
        share = [f"{mark}{one.share:.1%}", interval, f"{one.even:.0%}"]
        means = [f"{one.mean_rank:.2f}", f"{one.mean_score:.2f}", f"{one.rating:.1f}±{one.doubt:.1f}"]
        grid.add_row(one.bot, str(one.games), *share, *means)
    console().print(grid)
