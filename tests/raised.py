"""Every number that texts tell one higher, as far as it may be."""

from __future__ import annotations

from functools import cache
from typing import Any

from regnum.kernel.components import Components
from regnum.kernel.errors import BadComponents
from regnum.kernel.game import Game
from regnum.kernel.match import Match
from regnum.words import Words


@cache
def raised(game: Game) -> Components:
    """The components with every number that a text tells raised by one, unless it may not be."""
    words = Words("en")
    facts = words.facts(game.name)
    assert facts is not None
    helps = words.helped(game.name)
    told = {
        facts.paths[name]
        for message in helps
        for asked in words.asked(f"{message}.help")
        for name in (f"{words.entry(message)}-{asked}", asked)
        if name in facts.paths
    }
    told_values = [(path, higher(value)) for path, value in game.components().values() if path in told]
    return _changed(game, game.components(), told_values)


def _changed(game: Game, found: Components, changes: list[tuple[str, Any]]) -> Components:
    """With all of these changes if they may be made together, otherwise with those of either half that may."""
    tree: dict[str, Any] = {}
    for path, value in changes:
        *way, last = path.split(".")
        place = tree
        for part in way:
            place = place.setdefault(part, {})
        place[last] = value
    try:
        wider = found.override(tree)
        Match(game, game.fewest, {}, 1, wider)
    except BadComponents:
        half = len(changes) // 2
        return _changed(game, _changed(game, found, changes[:half]), changes[half:]) if half else found
    return wider


def higher(value: Any) -> Any:
    if isinstance(value, list):
        return [higher(one) for one in value]
    return value + 1 if isinstance(value, int) and not isinstance(value, bool) else value


def as_toml(changes: dict[str, Any], path: str = "") -> str:
    """Changes as a file of one's own."""
    tables = {name: value for name, value in changes.items() if isinstance(value, dict)}
    leaves = {name: value for name, value in changes.items() if name not in tables}
    lines = [f"[{path}]"] if path and leaves else []
    lines += [f"{name} = {toml(value)}" for name, value in leaves.items()]
    for name, table in tables.items():
        lines.append(as_toml(table, f"{path}.{name}" if path else name))
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
