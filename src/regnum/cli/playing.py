"""`regnum play`: a table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .. import catalogue, find
from ..bots import LEVELS, level_of, make, seated
from ..kernel.errors import BadSetup
from ..kernel.game import Game
from ..kernel.match import Match
from ..terminal.play import Quit, Table
from ..terminal.screen import Screen
from ..words import Words, key, speak
from .shared import BotFile, Lang, Overrides, Settings, console, overrides, settings_of, use_bot_file


def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    people: int = 1,
    bot: str = "hard",
    setting: Settings = [],  # noqa: B006  (cyclopts reads the default, nobody changes it)
    components: Overrides = None,
    names: str = "",
    seed: str | None = None,
    strict: bool = False,
    bot_file: BotFile = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal."""
    words = speak(lang)
    use_bot_file(bot_file)
    chosen = find(game) if game else choose_game(words)
    count = seats if seats is not None else max(chosen.fewest, min(3, chosen.most))
    if not 1 <= people <= count:
        text = f"of {count} seats, 1 to {count} can be people, not {people}"
        raise BadSetup("people", text, seats=count, people=people)
    match = open_match(chosen, count, setting, components, seed)
    words = words.at(chosen.name, match.components)
    called = seat_names(
        [name.strip() for name in names.split(",") if name.strip()], people, count, bot, words
    )
    make(bot, strict=strict).brain(chosen)  # a wrong parameter is told now
    bots = [None if n < people else make(bot, f"{match.record.commitment} {n}", strict) for n in range(count)]
    table = Table(match, called, bots, words, Screen(chosen, called, words, console()))
    if people < count and level_of(bot) in LEVELS:
        against = ", ".join(called[people:])
        table.screen.say("cli-against", names=against, level=words(f"bot-level-{level_of(bot)}"))
    try:
        table.play()
    except Quit:
        table.screen.say("cli-left")


def seat_names(given: list[str], people: int, count: int, bot: str, words: Words) -> list[str]:
    """What the seats are called: as was said, bots by their characters, whoever is left by a name of ours."""
    characters = seated([None] * people + [bot] * (count - people))
    found = list(given[:count])
    for seat in range(len(found), count):
        character = characters[seat]
        found.append(words(f"bot-name-{character}") if character else words(f"cli-name-{seat}"))
    return found


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


def open_match(game: Game, seats: int, pairs: Sequence[str], path: Path | None, seed: str | None) -> Match:
    """A new game as the command line describes it."""
    components = game.components().override(overrides(game, path))
    return Match(game, seats, settings_of(pairs), seed, components)
