"""Texts: the files in which words are kept, ours and those of installed packages, and what a text in them asks for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .extras import needs

with needs("cli"):
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).with_name("locale")


def installed() -> list[Path]:
    """Our folder of words and the `locale` folders of packages that publish something to Regnum."""
    groups = [group for group in sorted(entry_points().groups) if group.startswith("regnum.")]
    modules = {point.module for group in groups for point in entry_points(group=group)}
    specs = [find_spec(module) for module in sorted(modules)]
    beside = [Path(spec.origin).with_name("locale") for spec in specs if spec and spec.origin]
    return list(dict.fromkeys([FOLDER, *(folder for folder in beside if folder.is_dir())]))


def texts(language: str, folders: Iterable[Path]) -> list[Path]:
    """The Fluent files of a language."""
    return [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]


def rules(game: str, language: str, folders: Iterable[Path]) -> str:
    """The rules text of a game and what packages add to it, numbers not yet filled in; empty when there is none.

    Comments (`<!-- … -->`) are for those who write it.
    """
    paths = [folder / language / f"{game}.md" for folder in folders]
    text = "\n\n".join(path.read_text(encoding="utf-8") for path in paths if path.is_file())
    return re.sub(r"<!--.*?-->\n?", "", text, flags=re.DOTALL)


class _Variables(Visitor):
    """Collects what a pattern asks for, in itself and in the messages it quotes."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        quoted = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        pattern = pattern_of(self.bundle, quoted)
        if pattern is not None:
            self.visit(pattern)


def pattern_of(bundle: FluentBundle, message: str) -> Any:
    """What `id` or `id.attribute` says, or None."""
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    entry = bundle.get_message(name)
    return entry.attributes.get(attribute) if attribute else entry.value


def variables(bundle: FluentBundle, message: str) -> frozenset[str]:
    """What `id` or `id.attribute` asks for."""
    visitor = _Variables(bundle)
    pattern = pattern_of(bundle, message)
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.names)
