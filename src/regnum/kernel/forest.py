"""Forest: a tree of plans as it travels, every option and every list of what may follow written once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb
from typing import Any

import msgspec

from .game import Game
from .kinds import Field, Kind, Option
from .plan import ENDS, Branch, Fork


class Prompt(msgspec.Struct):
    """The question on the table: the name of its kind, and its fields."""

    name: str
    about: dict[str, Any]


class Forest(msgspec.Struct):
    """`lists[0]` is where to begin. A list is the number of its ask, then pairs: the number of an option and
    the list that follows it, or below 0 how the action ends there (-1 done, -2 chance, -3 shown, -4 others,
    -5 more). An option is the number of its kind and its fields in the order of the game's kinds, names as
    their numbers; a field `{"of": [...], "pick": k}` stands for every choice of k of these things.
    `alike` are groups of pieces that mean the same.
    """

    options: list[list[Any]]
    lists: list[list[int]]
    asks: list[Prompt]
    alike: list[list[str]]


class _Writer:
    """Numbers options, lists and asks as they come up."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.options: list[list[Any]] = []
        self.numbers: dict[Option, int] = {}
        self.lists: list[list[int]] = []
        self.known: dict[tuple[int, ...], int] = {}
        self.asks: list[Prompt] = []
        self.prompts: dict[tuple[Any, ...], int] = {}

    def ask(self, fork: Fork) -> int:
        key = (fork.name, fork.about)
        if key not in self.prompts:
            self.prompts[key] = len(self.asks)
            about = self.game.prompt(fork.name, fork.about) if fork.name else {}
            self.asks.append(Prompt(fork.name, about))
        return self.prompts[key]

    def option(self, option: Option) -> int:
        if option not in self.numbers:
            self.numbers[option] = len(self.options)
            self.options.append(flat(self.game, option))
        return self.numbers[option]

    def pairs(self, branches: list[Branch]) -> list[int]:
        line = picks(self.game, branches)
        if line is not None:
            self.options.append(line)
            return [len(self.options) - 1, -branches[0].end]
        found: list[int] = []
        for branch in branches:
            follows = -branch.end if branch.then is None else self.list(branch.then)
            found += (self.option(branch.option), follows)
        return found

    def list(self, fork: Fork) -> int:
        line = (self.ask(fork), *self.pairs(fork.branches))
        if line not in self.known:
            self.known[line] = len(self.lists)
            self.lists.append(list(line))
        return self.known[line]


def write(game: Game, fork: Fork, alike: Iterable[Sequence[str]] = ()) -> Forest:
    """The forest of a tree."""
    writer = _Writer(game)
    writer.lists.append([])
    writer.lists[0] = [writer.ask(fork), *writer.pairs(fork.branches)]
    return Forest(writer.options, writer.lists, writer.asks, [list(group) for group in alike])


def flat(game: Game, option: Option) -> list[Any]:
    """An option as its kind's number and its fields, names as their numbers."""
    fields = game.options[option[0]].fields
    return [option[0], *(_plain(field, value) for field, value in zip(fields, option[1:], strict=True))]


def picks(game: Game, branches: list[Branch]) -> list[Any] | None:
    """One option for all choices of k of n things, when these are all of them: there are C(n, k)."""
    if len(branches) < 4 or any(one.then is not None or one.end != branches[0].end for one in branches):
        return None
    options = [branch.option for branch in branches]
    kind = options[0][0]
    if any(option[0] != kind for option in options):
        return None
    varying = [at for at in range(1, len(options[0])) if len({option[at] for option in options}) > 1]
    if len(varying) != 1:
        return None
    at = varying[0]
    chosen = [_things(game.options[kind].fields[at - 1], option[at]) for option in options]
    if any(one is None or len(one) != len(chosen[0] or ()) for one in chosen):
        return None
    sets = {one for one in chosen if one is not None}
    things = sorted({thing for one in sets for thing in one})
    size = len(chosen[0] or ())
    if size < 2 or len(sets) != len(options) or len(sets) != comb(len(things), size):
        return None
    line = flat(game, options[0])
    line[at] = {"of": things, "pick": size}
    return line


def read(game: Game, forest: Forest, at: int = 0) -> list[tuple[list[dict[str, Any]], str]]:
    """Every plan as the objects of its options, with the name of its end: what a client makes of a forest."""
    found: list[tuple[list[dict[str, Any]], str]] = []
    line = forest.lists[at]
    for place in range(1, len(line), 2):
        follows = line[place + 1]
        rest = [([], ENDS[-follows])] if follows < 0 else read(game, forest, follows)
        for option in spread(game.options, forest.options[line[place]]):
            data = game.encode(option)
            found += (([data, *steps], end) for steps, end in rest)
    return found


def spread(kinds: Sequence[Kind], line: list[Any]) -> list[Option]:
    """The options that one line of a forest stands for."""
    fields = kinds[line[0]].fields
    found: list[Option] = [(line[0],)]
    for field, value in zip(fields, line[1:], strict=True):
        if isinstance(value, dict):
            values = [_packed(field, list(one)) for one in combinations(value["of"], value["pick"])]
        else:
            values = [_packed(field, value)]
        found = [(*option, one) for option in found for one in values]
    return found


def _plain(field: Field, value: Any) -> Any:
    if field.form == "set":
        return field.encode(value)
    return list(value) if isinstance(value, tuple) else value


def _packed(field: Field, value: Any) -> Any:
    if field.form == "set":
        return field.decode(value)
    return tuple(value) if isinstance(value, list) else value


def _things(field: Field, value: Any) -> tuple[int, ...] | None:
    """The distinct things of a set-like field in order; None where order or number matters."""
    if field.form == "set":
        return tuple(field.encode(value))
    if field.form in ("names", "numbers") and isinstance(value, tuple) and list(value) == sorted(set(value)):
        return value
    return None
