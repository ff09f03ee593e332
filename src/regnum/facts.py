"""Facts: the numbers of a game's components under the names by which texts ask for them.

A text is given every number: those of its own entry by field (`card.mercenary.gain = [3, 0, 0]` is `$gain-1` for
`troyes-card-mercenary`), all others by path (`round.agriculture` is `$round-agriculture`). Lists count from 1 and
`_` becomes `-`. `web/src/lib/facts.ts` does the same in the browser.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from .kernel.components import MARKS, Components

Fact = int | str
DOUBTFUL = ("reconstructed", "override")
"""The sources a reader is told of, by a mark beside the text."""
_BLANK = re.compile(r"\{\{\s*([\w.]+)(?:\s+([\w-]+))?\s*\}\}")


class Facts:
    """What one table's components say.

    >>> tree = {"source": "rulebook", "round": {"income": 10}, "card": {"tax_collector": {"gain": [1, 2]}}}
    >>> facts = Facts(Components(tree))
    >>> entry = facts.entry("troyes", "troyes-card-tax-collector", lambda message: False)
    >>> entry, facts.find(entry, "gain-2"), facts.find(entry, "round-income"), facts.find(entry, "gain-3")
    ('card-tax-collector', 2, 10, None)
    """

    def __init__(self, components: Components) -> None:
        self.components = components
        self.values: dict[str, Fact] = {}
        self.paths: dict[str, str] = {}
        self._sections: dict[str, list[str]] = {}
        self._bare: dict[str, str] = {}
        """Entries without a number, all rule, with their sources."""
        self._doubts: dict[tuple[str, frozenset[str]], dict[str, list[str]]] = {}
        sections = [section for section, table in components.tree.items() if isinstance(table, dict)]
        for section in (section for section in sections if section not in MARKS):
            for name, entry in components.entries(section).items():
                if not name.isdigit():
                    self._sections.setdefault(dash(name), []).append(dash(section))
                if not set(entry) - set(MARKS):
                    above = components.source(f"{section}.{name}")
                    self._bare[dash(f"{section}-{name}")] = entry.get("source", above)
        for path, value in components.values():
            for name, fact in _leaves(dash(path.replace(".", "-")), value):
                self.values[name] = fact
                self.paths[name] = path

    def entry(self, game: str, message: str, said: Callable[[str], bool]) -> str:
        """The entry a message tells of: the table of its family (`card`, `cards`) and name, else the only one of its name.

        Of several the ones that have a message under their own family (`said`) are not meant.
        """
        parts = message.removeprefix("web-").removeprefix(f"{dash(game)}-").split("-")
        for start in range(1, len(parts)):
            family, name = "-".join(parts[:start]), "-".join(parts[start:])
            sections = self._sections.get(name, [])
            for own in (family, f"{family}s"):
                if own in sections:
                    return f"{own}-{name}"
                if f"{own}-{name}" in self.values:
                    return ""
            if len(sections) > 1:
                sections = [section for section in sections if not said(f"{dash(game)}-{section}-{name}")]
            if len(sections) == 1:
                return f"{sections[0]}-{name}"
        return ""

    def find(self, entry: str, name: str) -> Fact | None:
        """A number (or a word) by field of the entry, else by path."""
        return self.values.get(f"{entry}-{name}", self.values.get(name))

    def doubts(self, entry: str, names: frozenset[str]) -> dict[str, list[str]]:
        """Which sources a reader must be told of, and for which fields of the entry; no fields: for all there is.

        Counted are the numbers of the entry and those that its text names besides.
        """
        if (entry, names) not in self._doubts:
            own = [name for name in self.values if entry and name.startswith(f"{entry}-")]
            other = [name for name in names if name in self.values and f"{entry}-{name}" not in self.values]
            fields = {name: self.paths[name].split(".")[2] for name in own}
            found: dict[str, list[str]] = {}
            for source in DOUBTFUL:
                told = [name for name in own if self.components.source(self.paths[name]) == source]
                away = any(self.components.source(self.paths[name]) == source for name in other)
                if told or away or self._bare.get(entry) == source:
                    partly = told and not away and len(told) < len(own)
                    found[source] = list(dict.fromkeys(fields[name] for name in told)) if partly else []
            self._doubts[entry, names] = found
        return self._doubts[entry, names]

    def fill(self, text: str, say: Callable[[Fact, str], str]) -> str:
        """A long text with its numbers: `{{round.income}}`, a whole list `{{round.price}}`.

        With a noun, `{{round.income denier}}`, a number is counted and a name said as a thing of that family.
        """

        def told(found: re.Match[str]) -> str:
            values = self._all(dash(found[1].replace(".", "-")))
            words = [say(value, found[2]) if found[2] else str(value) for value in values]
            return ", ".join(words) or found[0]

        return _BLANK.sub(told, text)

    def _all(self, name: str) -> list[Fact]:
        if name in self.values:
            return [self.values[name]]
        found: list[Fact] = []
        while f"{name}-{len(found) + 1}" in self.values:
            found.append(self.values[f"{name}-{len(found) + 1}"])
        return found

    def changed(self, printed: Facts) -> list[tuple[str, str, str]]:
        """What differs from the printed numbers: path, old, new."""
        old = dict(printed.components.values())
        new = dict(self.components.values())
        return [(path, _text(old.get(path)), _text(new[path])) for path in new if new[path] != old.get(path)]


def dash(name: str) -> str:
    """A name as it stands in ids.

    >>> dash("stone_wall")
    'stone-wall'
    """
    return name.replace("_", "-")


def _leaves(name: str, value: Any) -> Iterator[tuple[str, Fact]]:
    if isinstance(value, list):
        for place, item in enumerate(value, 1):
            yield from _leaves(f"{name}-{place}", item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _leaves(f"{name}-{dash(key)}", item)
    else:
        yield name, int(value) if isinstance(value, bool) else value


def _text(value: Any) -> str:
    return ", ".join(map(_text, value)) if isinstance(value, list) else str(value)
