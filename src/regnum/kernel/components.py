"""Components: what is printed on boards and cards, each number with its source.

A game's `components.toml` is a tree of tables. A table's `source` (`rulebook`,
`public` or `reconstructed`) holds for everything in it and below it; its `sources`
table names the exceptions. An override file is a tree of the same shape that
replaces single values.
"""

from __future__ import annotations

import copy
import copyreg
import tomllib
from collections.abc import Callable, Hashable, Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from .bounds import Bounds
from .errors import BadComponents

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

SOURCES = ("rulebook", "public", "reconstructed", "override")
MARKS = ("source", "sources", "since", "was", "bounds")
"""Where facts come from; `bounds`: how far they may be changed; `since`: the rules version that brought an entry; `was`: what older versions said."""


class Components:
    """A read-only tree of printed facts.

    >>> tree = Components({"source": "rulebook", "dice": {"sides": 6}})
    >>> tree["dice"]["sides"], tree.source("dice.sides")
    (6, 'rulebook')
    >>> changed = tree.override({"dice": {"sides": 8}})
    >>> changed["dice"]["sides"], changed.source("dice.sides"), changed.changes
    (8, 'override', {'dice': {'sides': 8}})

    A number that was corrected keeps what it was, by the last version of the rules that had it:

    >>> dice = Components({"source": "rulebook", "dice": {"sides": 6, "was": {"1": {"sides": 4}}}})
    >>> dice.at(1)["dice"]["sides"], dice.at(2)["dice"]["sides"]
    (4, 6)
    """

    def __init__(self, tree: dict[str, Any], changes: dict[str, Any] | None = None, rules: int = 0) -> None:
        self.tree = tree
        self.changes: dict[str, Any] = changes or {}
        self.rules = rules
        """The version of the rules these facts belong to; 0 is the newest, with `was` beside it."""
        self.key = f"{rules} {self.changes!r}"
        """What tells these facts from those of other versions and with other changes."""
        self.game = ""
        """Whose facts they are, once a game has begun with them."""
        self._at: dict[int, Components] = {}
        for path, value in self.values():
            if self.source(path) not in SOURCES:
                text = f"{path} = {value!r} says no source ({', '.join(SOURCES[:3])})"
                raise BadComponents("component-source", text, path=path)

    @classmethod
    def read(cls, path: Path) -> Components:
        """Read a component file, or `BadComponents` with what is wrong and where."""
        return cls(read_tree(path))

    def __getitem__(self, key: str) -> Any:
        return self.tree[key]

    def get(self, key: str, default: Any = None) -> Any:
        return self.tree.get(key, default)

    def entries(self, section: str) -> dict[str, dict[str, Any]]:
        """The named tables of a section, in the order of the file."""
        return {
            name: table
            for name, table in self.tree[section].items()
            if isinstance(table, dict) and name not in MARKS
        }

    def values(self) -> Iterator[tuple[str, Any]]:
        """Every printed value with its dotted path."""
        yield from _leaves(self.tree, "")

    def source(self, path: str) -> str:
        """Where a value comes from."""
        node: Any = self.tree
        node_changes: Any = self.changes
        source = ""
        for part in path.split("."):
            source = node.get("source", source)
            source = node.get("sources", {}).get(part, source)
            node = node[part]
            node_changes = node_changes.get(part, {}) if isinstance(node_changes, dict) else {}
        return "override" if node_changes != {} and not isinstance(node_changes, dict) else source

    def range(self, path: str) -> str:
        """How far the numbers of a path may be changed, in words; nothing where it holds none."""
        value: Any = self.tree
        for part in path.split("."):
            value = value[part]
        first = value
        while isinstance(first, list) and first:
            first = first[0]
        if type(first) is not int:
            return ""
        limits = Bounds(self.tree).range(path, first)
        if limits is None:
            return ""
        return f"{limits[0]} to {limits[1]}" if limits[0] < limits[1] else "fixed"

    def override(self, changes: Mapping[str, Any]) -> Components:
        """The same components with single values replaced."""
        if not changes:
            return self
        tree = copy.deepcopy(self.tree)
        _replace(tree, changes, "", Bounds(self.tree))
        merged = copy.deepcopy(self.changes)
        _merge(merged, changes)
        return Components(tree, merged, self.rules)

    def __reduce__(self) -> tuple[Any, ...] | str:
        """Printed facts do not travel: where they arrive they are printed, too."""
        from .registry import catalogue

        if self.game not in catalogue():
            return Components, (self.tree, self.changes, self.rules)
        return _printed, (self.game, self.changes, self.rules)

    def at(self, rules: int) -> Components:
        """The facts that a version of the rules has."""
        if self.rules == rules:
            return self
        assert not self.rules, f"facts of version {self.rules} can't become those of {rules}"
        if rules not in self._at:
            tree = _as_of(self.tree, rules)
            _replace(tree, self.changes, "", Bounds(self.tree))
            self._at[rules] = Components(tree, self.changes, rules)
        return self._at[rules]

    def dealt(self, section: str) -> tuple[str, ...]:
        """The names of a section that the version of the rules has: a card that came later is in no older deck."""
        return tuple(
            name
            for name, table in self.entries(section).items()
            if not self.rules or table.get("since", 1) <= self.rules
        )


class MadeOnce(Generic[K, T]):
    """What a game makes of its components, once for each key and each set of changed values.

    >>> tables = MadeOnce(lambda components, seats: [components["coins"]] * seats)
    >>> tree = Components({"source": "rulebook", "coins": 5})
    >>> tables(tree, 2), tables(tree.override({"coins": 6}), 2), tables(tree, 2) is tables(tree, 2)
    ([5, 5], [6, 6], True)
    """

    def __init__(self, make: Callable[[Components, K], T]) -> None:
        self.make = make
        self.made: dict[tuple[K, str], T] = {}
        self._from: dict[int, tuple[Components, K]] = {}
        if isinstance(make, type):
            copyreg.pickle(make, self._reduce)
            _makers[make] = self

    def __call__(self, components: Components, key: K) -> T:
        place = (key, components.key)
        if place not in self.made:
            made = self.made[place] = self.make(components, key)
            self._from[id(made)] = (components, key)
        return self.made[place]

    def _reduce(self, made: T) -> tuple[Any, ...]:
        """What can be made again does not travel with a pickled state."""
        return _make_again, (self.make, *self._from[id(made)])


_makers: dict[Any, MadeOnce[Any, Any]] = {}


def _make_again(make: Any, components: Components, key: Hashable) -> Any:
    return _makers[make](components, key)


def _printed(game: str, changes: dict[str, Any], rules: int) -> Components:
    from .registry import find

    found = find(game).components().override(changes).at(rules)
    found.game = game
    return found


def read_tree(path: Path) -> dict[str, Any]:
    """The tables of a TOML file, or `BadComponents` with what is wrong and where."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, RecursionError, tomllib.TOMLDecodeError) as error:
        raise BadComponents(
            "unreadable", f"can't read {path}: {error}", path=str(path), reason=str(error)
        ) from None


def _leaves(tree: Mapping[str, Any], path: str) -> Iterator[tuple[str, Any]]:
    for key, value in tree.items():
        if key in MARKS:
            continue
        if isinstance(value, dict):
            yield from _leaves(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def _as_of(tree: dict[str, Any], rules: int) -> dict[str, Any]:
    """A copy of the tree with what it said up to a version of the rules."""
    found = {
        key: _as_of(value, rules) if isinstance(value, dict) and key not in MARKS else value
        for key, value in tree.items()
        if key != "was"
    }
    for last, values in sorted(tree.get("was", {}).items(), key=lambda pair: -int(pair[0])):
        if rules <= int(last):
            found.update(values)
    return found


def _replace(tree: dict[str, Any], changes: Mapping[str, Any], path: str, bounds: Bounds) -> None:
    for key, value in changes.items():
        if key not in tree or key in MARKS:
            known = ", ".join(name for name in tree if name not in MARKS)
            text = f"there is no {path}{key} to replace; here are {known}"
            raise BadComponents("component-unknown", text, path=f"{path}{key}", names=known)
        old = tree[key]
        if isinstance(old, dict):
            if not isinstance(value, Mapping):
                raise _unlike(f"{path}{key}", "a table", value)
            _replace(old, value, f"{path}{key}.", bounds)
            continue
        wanted = bounds.refusal(f"{path}{key}", old, value)
        if wanted:
            raise _unlike(f"{path}{key}", wanted, value)
        tree[key] = value


def _merge(into: dict[str, Any], changes: Mapping[str, Any]) -> None:
    for key, value in changes.items():
        if isinstance(value, Mapping):
            _merge(into.setdefault(key, {}), value)
        else:
            into[key] = value


def _unlike(path: str, wanted: str, value: object) -> BadComponents:
    told = repr(value)[:40]
    text = f"{path} must be {wanted}, not {told}"
    return BadComponents("component-type", text, path=path, wanted=wanted, value=told)


def unfit(path: str, wanted: str) -> BadComponents:
    """The refusal of numbers that are each in their bounds and do not go together."""
    return BadComponents("component-together", f"{path} must have {wanted}", path=path, wanted=wanted)
