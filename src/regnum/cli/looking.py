"""`regnum games`, `rules`, `components`, `check`: what there is, and whether it can be played."""

from __future__ import annotations

from pathlib import Path

from rich.markdown import Markdown

from .. import catalogue, find
from ..bots import BOTS, CAST, LEVELS, installed
from ..kernel.components import read_tree
from ..own_numbers import as_toml, game_of, trials
from ..terminal.screen import Screen
from ..words import key, speak
from .shared import Lang, Overrides, console, overrides, progress_bar


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


def bots(*, lang: Lang = None) -> None:
    """List the bots by name, and who plays at each level."""
    words = speak(lang)
    out = console()
    for name, spec in LEVELS.items():
        about = words(f"bot-level-{name}.about")
        out.print(f"[b]{name}[/b]  {about}" + (f"  [dim]{spec}[/dim]" if name != spec else ""))
        for character in CAST[name]:
            message = f"bot-name-{character}"
            out.print(f"  [b]{character}[/b]  {words(message)}: {words(f'{message}.about')}")
    for name in BOTS:
        if name not in LEVELS:
            out.print(f"[b]{name}[/b]")
    for name, target in installed().items():
        out.print(f"[b]{name}[/b]  [dim]{target}[/dim]")
    out.print(words("cli-bots-more"))


def rules(game: str, /, *, components: Overrides = None, lang: Lang = None) -> None:
    """Print a game's rules in short."""
    chosen = find(game)
    words = speak(lang).at(chosen.name, chosen.components().override(overrides(chosen, components)))
    screen = Screen(chosen, [], words, console())
    screen.console.print(Markdown(words.rules(chosen.name)))
    screen.numbers()


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
