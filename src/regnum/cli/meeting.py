"""`regnum simulate` and `tournament`: bots among themselves."""

from __future__ import annotations

import secrets
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from .. import arena, find
from ..arena import output
from ..bots import called, make, ours
from ..extras import needs
from ..kernel.errors import BadSetup
from ..kernel.game import Game
from ..words import Words, key, speak
from .shared import (
    BotFile,
    Lang,
    Overrides,
    Settings,
    columns,
    console,
    overrides,
    print_whole,
    progress_bar,
    settings_of,
    use_bot_file,
    within,
)

MOST_JOBS = 1024


def simulate(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 100,
    bots: str = "random",
    setting: Settings = [],  # noqa: B006
    components: Overrides = None,
    seed: str | None = None,
    jobs: int = 1,
    ray: str = "",
    strict: bool = False,
    bot_file: BotFile = None,
    json: bool = False,
    out: Path | None = None,
    decisions: Path | None = None,
    views: bool = False,
    records: Path | None = None,
    lang: Lang = None,
) -> None:
    """Play many games between bots and count."""
    words = speak(lang)
    chosen = find(game)
    use_bot_file(bot_file)
    specs = bot_list(bots, chosen, strict)
    seed = seed if seed is not None else make_up_seed(specs, words)
    count = seats if seats is not None else max(chosen.fewest, min(len(specs), chosen.most))
    line = tuple(specs[seat % len(specs)] for seat in range(count))
    kept = Kept(out, decisions, records, views)
    work = make_jobs(
        chosen,
        [line] * games,
        [f"{seed}/{n}" for n in range(games)],
        setting,
        components,
        strict,
        kept.keep(),
    )
    kept.check()
    played = run(work, arena.Place(jobs, ray), words, kept, seed, quiet=json)
    if played.results:
        summary = arena.summarise(played.results, line, played.seconds)
        if json:
            sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
        else:
            print_summary(summary, words)
    played.end(words)


def tournament(
    game: str,
    /,
    *,
    bots: str = "search:200ms,greedy,random",
    seats: int | None = None,
    games: int = 400,
    setting: Settings = [],  # noqa: B006
    components: Overrides = None,
    seed: str | None = None,
    jobs: int = 1,
    ray: str = "",
    strict: bool = False,
    bot_file: BotFile = None,
    json: bool = False,
    out: Path | None = None,
    decisions: Path | None = None,
    views: bool = False,
    records: Path | None = None,
    plot: Path | None = None,
    lang: Lang = None,
) -> None:
    """Let bots meet with rotated seats; shares of wins come with intervals."""
    words = speak(lang)
    chosen = find(game)
    use_bot_file(bot_file)
    specs = bot_list(bots, chosen, strict)
    seed = seed if seed is not None else make_up_seed(specs, words)
    if len(set(specs)) != len(specs) or len(specs) < 2:
        raise BadSetup("tournament-bots", "a tournament needs two or more different bots", bots=bots)
    count = seats if seats is not None else max(chosen.fewest, min(len(specs), chosen.most))
    kept = Kept(out, decisions, records, views)
    kept.check()
    if plot:
        output.check(plot, (".png", ".svg"))
    with needs("arena"):
        import openskill  # noqa: F401
    if plot:
        with needs("plot"):
            from ..arena.plot import draw
    lines = arena.lineups(specs, count)
    seeds = arena.lucks(seed, games, len(lines), specs)
    line_of = [lines[n % len(lines)] for n in range(games)]
    work = make_jobs(chosen, line_of, seeds, setting, components, strict, kept.keep())
    played = run(work, arena.Place(jobs, ray), words, kept, seed, quiet=json)
    if played.results:
        table = arena.standings(specs, played.results)
        if plot:
            name, total = words(key(chosen.name, "name")), len(played.results)
            draw(table, words("cli-plot-title", game=name, seats=count, games=total), plot, words)
        if json:
            sys.stdout.write(msgspec.json.encode(table).decode() + "\n")
        else:
            print_standings(table, words)
    played.end(words)


def bot_list(text: str, game: Game, strict: bool = False) -> list[str]:
    """The bots a text names, each checked."""
    specs = [spec.strip() for spec in text.split(",") if spec.strip()]
    if not specs:
        raise BadSetup("no-bots", "name at least one bot, such as greedy")
    for spec in specs:
        make(spec, strict=strict).brain(game)
    return specs


def make_up_seed(specs: list[str], words: Words) -> str:
    """Ours play the same games every time. Others meet games that nobody can have known before; the seed repeats them."""
    if all(map(ours, specs)):
        return "0"
    seed = secrets.token_hex(8)
    sys.stderr.write(words("cli-seed", seed=seed) + "\n")
    return seed


def make_jobs(
    game: Game,
    lines: Sequence[tuple[str, ...]],
    seeds: Sequence[str],
    pairs: Sequence[str],
    path: Path | None,
    strict: bool,
    keep: tuple[str, ...] = (),
) -> list[arena.Job]:
    """A job a game, everything checked before the first one starts."""
    if not lines:
        raise BadSetup("no-games", "play at least one game")
    settings = game.check_settings(settings_of(pairs))
    game.check_seats(len(lines[0]), settings)
    changes = overrides(game, path)
    return [
        arena.Job(number, game.name, line, seed, settings, changes, strict, keep)
        for number, (line, seed) in enumerate(zip(lines, seeds, strict=True))
    ]


class Kept(NamedTuple):
    """Where results, decisions and records go."""

    out: Path | None
    decisions: Path | None
    records: Path | None
    views: bool

    def keep(self) -> tuple[str, ...]:
        """What the games must remember for it."""
        wanted = {"decisions": self.decisions, "views": self.decisions and self.views, "record": self.records}
        return tuple(name for name, value in wanted.items() if value)

    def check(self) -> None:
        """Refuse a bad target before the first game."""
        if self.out:
            output.check(self.out)
        if self.decisions:
            output.check(self.decisions, (".parquet",))
        if self.records and not self.records.is_dir():
            text = f"there is no folder {self.records}"
            raise output.BadOutput("output-folder", text, path=str(self.records))


class Played(NamedTuple):
    """What was played of what was wanted."""

    results: list[arena.GameResult]
    wanted: int
    seconds: float
    stopped: bool

    def end(self, words: Words) -> None:
        """Tell on the way out what bots did wrong, and whether somebody stopped it."""
        self.tell_faults(words)
        if self.stopped:
            sys.stderr.write(words("cli-stopped", games=len(self.results), wanted=self.wanted) + "\n")
            raise KeyboardInterrupt

    def tell_faults(self, words: Words) -> None:
        """Which bots did not answer as they should, and how often what was wrong."""
        found: dict[str, Counter[str]] = {}
        for result in self.results:
            for fault in result.faults:
                found.setdefault(result.bots[fault.seat], Counter())[fault.what] += 1
        for bot, counts in found.items():
            told = ", ".join(f"{what} × {count}" for what, count in counts.most_common())
            sys.stderr.write(words("cli-faults", bot=called(bot, words), faults=told) + "\n")


def run(
    work: list[arena.Job], place: arena.Place, words: Words, kept: Kept, seed: str, quiet: bool
) -> Played:
    """Play with a progress bar on the terminal; each result is written as its game ends. Ctrl-C keeps what there is."""
    within("--jobs", place.jobs, 1, MOST_JOBS)
    started = time.perf_counter()
    results: list[arena.GameResult] = []
    stopped = False
    with (
        output.results(kept.out) as write,
        arena.decisions(kept.decisions, work, seed) as write_decisions,
        progress_bar(quiet) as bar,
    ):
        task = bar.add_task(words("cli-playing"), total=len(work))
        try:
            for result in arena.run_all(work, place.jobs, place.ray):
                write_decisions(result)
                if kept.records:
                    (kept.records / f"{result.number:06}.json").write_bytes(result.record)
                results.append(result.told())
                write(results[-1])
                bar.advance(task)
        except KeyboardInterrupt:
            stopped = True
    return Played(results, len(work), time.perf_counter() - started, stopped)


def print_summary(summary: dict[str, Any], words: Words) -> None:
    """A simulation's figures as a table."""
    out = console()
    whole = {name: value for name, value in summary.items() if not isinstance(value, (list, dict))}
    out.print(words("cli-summary", **whole))
    grid = columns(words, "seat", "bot", "mean-score", "spread", "wins")
    for one in summary["seats"]:
        figures = [f"{one['mean_score']:.2f}", f"{one['spread']:.2f}", str(one["wins"])]
        grid.add_row(str(one["seat"]), called(one["bot"], words), *figures)
    print_whole(out, grid)
    for bot, wins in summary["wins_by_bot"].items():
        share = round(100 * wins / summary["games"], 1)
        out.print(words("cli-wins-of", bot=called(bot, words), wins=wins, share=share))


def print_standings(table: list[arena.Standing], words: Words) -> None:
    """A tournament's result as a table."""
    grid = columns(words, "bot", "games", "share", "interval", "even", "mean-rank", "mean-score", "rating")
    for one in table:
        mark = {1: "▲ ", -1: "▼ ", 0: ""}[one.verdict]
        interval = f"{one.low:.1%}–{one.high:.1%}"
        share = [f"{mark}{one.share:.1%}", interval, f"{one.even:.0%}"]
        means = [f"{one.mean_rank:.2f}", f"{one.mean_score:.2f}", f"{one.rating:.1f}±{one.doubt:.1f}"]
        grid.add_row(called(one.bot, words), str(one.games), *share, *means)
    print_whole(console(), grid)
