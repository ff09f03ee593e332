"""Reads code for the codes with which it raises errors and refuses things."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

RAISED = re.compile(r"\w*Error|Bad\w+|Unknown\w+|BotFailed|MissingExtra|TablesLost|IllegalOption|ScriptEnded")
"""Errors of the rules: the code comes first."""
PLACES = {
    "Refused": (1, 2),
    "refusal": (2, 3),
    "not_now": (0,),
    "not_allowed": (0,),
    "nothing_here": (0,),
    "malformed": (0,),
    "Told": (0,),
}
"""Refusals of the server: where a call has its code and its reason."""


def codes_in(path: Path) -> set[str]:
    """Every code in a file; a constant of the file may stand for one, and `_CODES` lists those chosen at run time."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for given in _codes_of(node):
                value = (
                    constants.get(given.id) if isinstance(given, ast.Name) else getattr(given, "value", None)
                )
                if isinstance(value, str) and re.fullmatch(r"[a-z]+(-[a-z]+)*", value):
                    found.add(value)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict):
            if any(isinstance(target, ast.Name) and target.id == "_CODES" for target in node.targets):
                found |= {str(one.value) for one in node.value.values if isinstance(one, ast.Constant)}
    return found


def _codes_of(call: ast.Call) -> Iterator[ast.expr]:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    places = (0,) if RAISED.fullmatch(name) else PLACES.get(name, ())
    for place in places:
        if place < len(call.args):
            given = call.args[place]
            yield from (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,)
