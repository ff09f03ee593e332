"""The command line: `regnum play | serve | rules | games | components | check | simulate | tournament | replay | verify`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, CycloptsError, Parameter
from rich import box
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from . import __version__, arena, catalogue, find, replay, verify
from .arena import output
from .bots import make
from .kernel.components import read_tree
from .kernel.errors import BadRecord, BadSetup, RegnumError
from .kernel.game import Game
from .kernel.match import Match
from .kernel.record import Record
from .own_numbers import as_toml, game_of, trials
from .terminal.play import Quit, Table
from .terminal.screen import THEME, Screen
from .words import LANGUAGES, Words, key, language, speak

Lang = Annotated[str | None, Parameter("--lang")]
Settings = Annotated[list[str], Parameter(["--set", "-s", "--option", "-o"], negative="")]
Overrides = Annotated[Path | None, Parameter("--components")]


def console() -> Console:
    """The screen."""
    return Console(theme=THEME, highlight=False)


def games(*, lang: Lang = None) -> None:
    """List the games."""
    words = speak(lang)
    out = console()
    for game in catalogue().values():
        out.print(f"[b]{words(key(game.name, 'name'))}[/b]  ({game.name}, {game.fewest}–{game.most})")
        out.print(f"  {words(key(game.name, 'summary'))}")
        for setting in game.settings:
            values = ", ".join(getattr(setting, "values", ("on", "off")))
            out.print(f"  [b]{setting.name}[/b] = {values}: {words(key(game.name, 'setting', setting.name))}")
        out.print(f"  [dim]{words(key(game.name, 'credits'))}[/dim]")


def rules(game: str, /, *, components: Overrides = None, lang: Lang = None) -> None:
    """Print a game's rules in short."""
    chosen = find(game)
    words = speak(lang).at(chosen.name, chosen.components().override(overrides(chosen, components)))
    screen = Screen(chosen, [], words, console())
    screen.console.print(Markdown(words.rules(chosen.name)))
    screen.numbers()


def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    people: int = 1,
    bot: str = "search:300ms",
    setting: Settings = [],  # noqa: B006  (cyclopts reads the default, nobody changes it)
    components: Overrides = None,
    names: str = "",
    seed: str | None = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal."""
    words = speak(lang)
    chosen = find(game) if game else choose_game(words)
    count = seats if seats is not None else max(chosen.fewest, min(3, chosen.most))
    if not 1 <= people <= count:
        text = f"of {count} seats, 1 to {count} can be people, not {people}"
        raise BadSetup("people", text, seats=count, people=people)
    match = open_match(chosen, count, setting, components, seed)
    words = words.at(chosen.name, match.components)
    given = [name.strip() for name in names.split(",") if name.strip()]
    called = [given[n] if n < len(given) else words(f"cli-name-{n}") for n in range(count)]
    bots = [None if n < people else make(bot, f"{match.record.commitment} {n}") for n in range(count)]
    table = Table(match, called, bots, words, Screen(chosen, called, words, console()))
    try:
        table.play()
    except Quit:
        table.screen.say("cli-left")


def components(game: str, /) -> None:
    """Print the numbers of a game, to start a file of your own from."""
    print(as_toml(find(game).components()), end="")


def check(path: Path, /, *, game: str = "", lang: Lang = None) -> None:
    """Tell whether a file of your own numbers can be played."""
    words = speak(lang)
    chosen = game_of(path, game)
    changed = chosen.components().override(read_tree(path))
    games = list(trials(chosen, changed))
    with progress_bar(False) as bar:
        task = bar.add_task(words("cli-playing"), total=len(games))
        for trial in games:
            trial()
            bar.advance(task)
    Screen(chosen, [], words.at(chosen.name, changed), console()).numbers()
    console().print(words("cli-playable", game=words(key(chosen.name, "name")), count=len(games)))


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    components: Annotated[list[str], Parameter("--components", negative="")] = [],  # noqa: B006
    lang: Lang = None,
) -> None:
    """Serve tables to browsers."""
    from .server import run as server

    words = speak(lang)
    if components:
        os.environ["REGNUM_COMPONENTS"] = os.pathsep.join(components)
    server.check(workers)
    out = console()
    if not server.built():
        out.print(words("cli-not-built"))
    out.print(words("cli-serving", address=f"http://{'localhost' if host == '127.0.0.1' else host}:{port}"))
    server.serve(host, port, workers)


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
        from .arena.plot import draw

        title = words("cli-plot-title", game=words(key(chosen.name, "name")), seats=count, games=games)
        draw(table, title, plot, words)
    if json:
        sys.stdout.write(msgspec.json.encode(table).decode() + "\n")
    else:
        print_standings(table, words)


def replay_file(file: Path, /, *, to: int | None = None, seat: int | None = None, lang: Lang = None) -> None:
    """Tell a recorded game, to the end or to decision N, as one seat or a spectator saw it."""
    words = speak(lang)
    record = Record.open(file)
    if seat is not None and not 0 <= seat < record.seats:
        raise BadSetup(
            "no-seat",
            f"the game has seats 0 to {record.seats - 1}, not {seat}",
            seats=record.seats - 1,
            seat=seat,
        )
    if to is not None and not 0 <= to <= len(record.rows):
        raise BadSetup(
            "no-decision",
            f"the game has {len(record.rows)} decisions, not {to}",
            count=len(record.rows),
            to=to,
        )
    match = replay(record, to)
    names = [words(f"cli-name-{n}") for n in range(record.seats)]
    screen = Screen(match.game, names, words.at(record.game, match.components), console())
    screen.numbers()
    for number, events in enumerate(match.history):
        for line in screen.events(events, seat):
            screen.say("cli-numbered", number=number, text=line)
    screen.table(match.view(seat))


def verify_file(file: Path, /, *, lang: Lang = None) -> None:
    """Prove a record: every move legal, the end as told, every die the seed's own."""
    words = speak(lang)
    record = Record.open(file)
    match = verify(record)
    screen = Screen(match.game, [], words, console())
    screen.say("cli-verified", game=words(key(record.game, "name")), count=len(record.rows))
    screen.say("cli-verified-seed" if record.seed is not None else "cli-no-seed")


# What the commands share.


def choose_game(words: Words) -> Game:
    """Ask which game to play."""
    out = console()
    known = list(catalogue().values())
    if len(known) == 1:
        return known[0]
    for number, game in enumerate(known, 1):
        out.print(
            f"  [b]{number}[/b]  {words(key(game.name, 'name'))}  [dim]{words(key(game.name, 'summary'))}[/dim]"
        )
    while True:
        try:
            text = out.input(f"{words('cli-which-game')} ")
        except (EOFError, KeyboardInterrupt):
            raise SystemExit(0) from None
        if text.strip().isdigit() and 1 <= int(text) <= len(known):
            return known[int(text) - 1]
        if text.strip() in catalogue():
            return find(text.strip())


def bot_list(text: str) -> list[str]:
    """The bots a text names, each checked."""
    specs = [spec.strip() for spec in text.split(",") if spec.strip()]
    if not specs:
        raise BadSetup("no-bots", "name at least one bot, such as greedy")
    for spec in specs:
        make(spec)
    return specs


def settings_of(pairs: Sequence[str]) -> dict[str, str]:
    """The settings of `name=value` texts."""
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup("pair", f"write --set name=value, not {pair!r}", text=pair)
        found[name.strip()] = value.strip()
    return found


def overrides(game: Game, path: Path | None) -> dict[str, Any]:
    """The changed component values of a file, checked."""
    return game.components().override(read_tree(path)).changes if path else {}


def open_match(game: Game, seats: int, pairs: Sequence[str], path: Path | None, seed: str | None) -> Match:
    """A new game as the command line describes it."""
    components = game.components().override(overrides(game, path))
    return Match(game, seats, settings_of(pairs), seed, components)


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


def progress_bar(quiet: bool) -> Progress:
    """How far long work is, on the terminal only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    return Progress(*columns, console=screen, transient=True, disable=quiet or not screen.is_terminal)


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


def columns(words: Words, *names: str) -> Grid:
    """An empty table of figures with these columns."""
    grid = Grid(box=box.SIMPLE_HEAD)
    for name in names:
        grid.add_column(
            words(f"cli-column-{name}"), justify="left" if name == "bot" else "right", no_wrap=True
        )
    return grid


COMMANDS: dict[str, Callable[..., None]] = {
    "play": play,
    "serve": serve,
    "games": games,
    "rules": rules,
    "components": components,
    "check": check,
    "simulate": simulate,
    "tournament": tournament,
    "replay": replay_file,
    "verify": verify_file,
}


def build(words: Words) -> App:
    """The commands with their help in one language."""
    app = App(name="regnum", help=words("cli-help"), version=__version__, help_format="markdown")
    for name, function in COMMANDS.items():
        app.command(function, name=name, help=words(f"cli-help-{name}"))
    return app


def wanted_language(arguments: Sequence[str]) -> str | None:
    """The language asked for, read before anything is said."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; bad input is one clear line and exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    lang = wanted_language(given)
    words = speak(language(lang))
    try:
        if lang is not None and lang not in LANGUAGES:
            raise BadSetup("language", f"--lang is {' or '.join(LANGUAGES)}, not {lang!r}", lang=lang)
        build(words)(given, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        error.verbose = False
        return refuse(words("cli-bad-arguments", text=" ".join(str(error).split())))
    except RegnumError as error:
        return refuse(words.error(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def refuse(text: str) -> int:
    """Say what is wrong on one line."""
    sys.stderr.write(f"regnum: {text}\n")
    return 2


__all__ = ["BadRecord", "main"]

if __name__ == "__main__":
    raise SystemExit(main())
