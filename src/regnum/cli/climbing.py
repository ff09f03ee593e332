"""`regnum ladder` and `train`: how strong bots are, and how they become stronger."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from .. import __version__, arena, compiled, find
from ..arena import output, strengths
from ..bots import LEVELS, called
from ..extras import needs
from ..folders import kept
from ..kernel.errors import BadSetup
from ..words import Words, key, speak
from .meeting import MOST_JOBS, Kept, bot_list, make_up_seed, run
from .shared import (
    BotFile,
    Lang,
    Settings,
    columns,
    console,
    print_whole,
    progress_bar,
    settings_of,
    use_bot_file,
    within,
)


def ladder(
    game: str,
    /,
    *,
    levels: str = ",".join(LEVELS),
    seats: int = 4,
    games: int = 400,
    setting: Settings = [],  # noqa: B006
    seed: str | None = None,
    jobs: int = 1,
    ray: str = "",
    strict: bool = False,
    bot_file: BotFile = None,
    json: bool = False,
    out: Path | None = None,
    plot: Path | None = None,
    lang: Lang = None,
) -> None:
    """Let each level meet a table of the level below it."""
    words = speak(lang)
    chosen = find(game)
    use_bot_file(bot_file)
    specs = bot_list(levels, chosen, strict)
    if len(specs) < 2 or seats < 2:
        raise BadSetup(
            "ladder-bots",
            "a ladder needs two bots or more, weakest first, and two seats or more",
            bots=levels,
        )
    settings = chosen.check_settings(settings_of(setting))
    chosen.check_seats(seats, settings)
    for path, endings in ((out, output.ENDINGS), (plot, (".png", ".svg"))):
        if path:
            output.check(path, endings)
    if plot:
        with needs("plot"):
            from ..arena.plot import draw
    figures = out if out and out.suffix == ".json" else None
    seed = seed if seed is not None else make_up_seed(specs, words)
    steps = [(upper, lower) for lower, upper in pairwise(specs)]
    work = [
        msgspec.structs.replace(job, number=number * games + job.number)
        for number, (upper, lower) in enumerate(steps)
        for job in arena.challenge_jobs(
            chosen.name, upper, lower, seats, games, seed, settings, strict=strict
        )
    ]
    kept = Kept(None if figures else out, None, None, False)
    played = run(work, arena.Place(jobs, ray), words, kept, seed, quiet=json)
    found = [
        arena.judge(upper, lower, [one for one in played.results if one.number // games == number])
        for number, (upper, lower) in enumerate(steps)
    ]
    if figures:
        where: dict[str, Any] = {"game": chosen.name, "seats": seats, "settings": settings}
        where |= {"version": __version__, "compiled": compiled}
        measured = [arena.Strength(**msgspec.structs.asdict(one), **where) for one in found if one.games]
        strengths.keep(figures, measured)
    if plot:
        title = words("cli-ladder-title", game=words(key(chosen.name, "name")), seats=seats, games=games)
        draw(found, title, plot, words)
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        print_challenges(found, words)
    played.end(words)


def print_challenges(found: list[arena.Challenge], words: Words) -> None:
    """One line a step of the ladder."""
    grid = columns(words, "bot", "against", "games", "share", "interval", "even", "margin")
    for one in found:
        mark = {1: "▲ ", -1: "▼ ", 0: ""}[one.verdict]
        share = [f"{mark}{one.share:.1%}", f"{one.low:.1%}–{one.high:.1%}", f"{one.even:.0%}"]
        names = [called(one.bot, words), called(one.against, words)]
        grid.add_row(*names, str(one.games), *share, f"{one.margin:+.1f} ± {one.doubt:.1f}")
    print_whole(console(), grid)


def train(
    game: str,
    /,
    *,
    seats: int = 4,
    games: int | None = None,
    match: int = 160,
    bot: str = "search:12",
    setting: Settings = [],  # noqa: B006
    seed: str = "0",
    jobs: int = 1,
    ray: str = "",
    run: Path | None = None,
    lang: Lang = None,
) -> None:
    """Learn what positions are worth from games of bots."""
    with needs("train"):
        from ..training.school import School, better
    words = speak(lang)
    chosen = find(game)
    within("--jobs", jobs, 1, MOST_JOBS)
    brain = chosen.brain()
    if games is None:
        games = 120_000 if brain.traits else 800
    within("--games", games, 20, 10_000_000)
    bot_list(bot, chosen)
    if not (brain.terms or brain.traits):
        raise BadSetup(
            "no-terms", f"{chosen.name} counts nothing that could be learned from", game=chosen.name
        )
    settings: dict[str, Any] = chosen.check_settings(settings_of(setting))
    chosen.check_seats(seats, settings)
    folder = run or kept("training", Path("build/training"))
    school = School(chosen, seats, settings, folder, games, bot, seed)
    place = arena.Place(jobs, ray)
    with progress_bar(False) as bar:
        task = bar.add_task(words("cli-playing"), total=games, completed=school.played)
        for played in school.play(place):
            bar.update(task, completed=played)
    made = school.learn()
    out = console()
    told = {"variety": school.variety, "games": made["games"]}
    if "positions" in made:
        out.print(words("cli-learned", positions=made["positions"], **told))
    else:
        out.print(words("cli-learned-policy", **told))
    for name in ("r", "brier"):
        if made.get(name):
            new, old = (" ".join(f"{one:.3f}" for one in made[which]) for which in (name, f"{name}_hand"))
            out.print(words(f"cli-learned-{name}", new=new, old=old))
    if not match:
        return
    found = school.match(match, place)
    print_challenges([found], words)
    if better(found):
        school.keep(found)
        out.print(words("cli-kept"))
    else:
        out.print(words("cli-not-kept", path=str(school.candidate)))
