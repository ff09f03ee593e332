"""Bots of other people: from packages (`cautious`), from the import path (`my_bots:Cautious`), from a file (`@rusty`)."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tomllib
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import msgspec

from .base import Bot, Limit, UnknownBot
from .naming import read

GROUP = "regnum.bots"
FILE = "REGNUM_BOT_FILE"
"""The variable that says where named bots are described; `bots.toml` of the current folder if it does not."""


class Described(msgspec.Struct, forbid_unknown_fields=True):
    """A bot in a file: a program by its command, or a class."""

    command: list[str] = []
    class_: str = msgspec.field(name="class", default="")
    limit: str = ""
    memory: str = ""
    parameters: dict[str, float] = {}


@cache
def installed() -> dict[str, str]:
    """The bots that packages publish, by name: `module:Class`."""
    return {point.name: point.value for point in sorted(entry_points(group=GROUP), key=lambda one: one.name)}


def make(spec: str, seed: str | int = 0, strict: bool = False) -> Bot:
    """A bot that is not ours, or `UnknownBot` with what is wrong."""
    name, *parts = spec.split(":")
    if name.startswith("@"):
        return _described(name[1:], parts, spec, seed, strict)
    if name in installed():
        return _class(installed()[name], parts, spec, seed, strict)
    if parts and parts[0].isidentifier():
        return _class(f"{name}:{parts[0]}", parts[1:], spec, seed, strict)
    from .levels import BOTS, LEVELS  # they know of us

    names = ", ".join(dict.fromkeys([*BOTS, *LEVELS, *installed()]))
    text = f"there is no bot {name!r}; there are {names}"
    raise UnknownBot("unknown-bot", text, name=name, names=names)


def _class(
    target: str, parts: list[str], spec: str, seed: str | int, strict: bool, memory: str = "", **given: float
) -> Bot:
    limit, parameters = read(parts, spec)
    if strict:
        from .fenced import Fenced  # its code is read behind the fence only

        return Fenced(target, seed, limit, {**given, **parameters}, _bytes(memory, spec))
    kind = load(target)
    try:
        return kind(seed, limit, {**given, **parameters})
    except UnknownBot:
        raise
    except Exception as error:  # its own
        reason = f"{type(error).__name__}: {error}"
        raise UnknownBot("bot-broken", f"can't make {spec}: {reason}", spec=spec, reason=reason) from error


def load(target: str) -> type[Bot]:
    """The class behind `module:Class`, or `UnknownBot`."""
    module, _, name = target.partition(":")
    if (here := os.getcwd()) not in sys.path:
        sys.path.insert(0, here)  # as `python -m` has it; the command `regnum` has not
    try:
        found: Any = import_module(module)
    except Exception as error:  # whatever its code does when it is read
        reason = f"{type(error).__name__}: {error}"
        raise UnknownBot(
            "bot-module", f"can't read {module}: {reason}", module=module, reason=reason
        ) from error
    for part in name.split("."):
        found = getattr(found, part, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        text = f"{target} is no bot: it must be a class that extends regnum.bots.Bot"
        raise UnknownBot("bot-class", text, target=target)
    return found


def _described(name: str, parts: list[str], spec: str, seed: str | int, strict: bool) -> Bot:
    path = Path(os.environ.get(FILE) or "bots.toml").absolute()
    known = _file(path)
    if name not in known:
        names = ", ".join(known) or "none"
        text = f"{path} describes no bot {name!r}; it has {names}"
        raise UnknownBot("bot-not-in-file", text, name=name, path=str(path), names=names)
    one = known[name]
    limits = parts or ([one.limit] if one.limit else [])
    if one.class_:
        return _class(one.class_, limits, spec, seed, strict, one.memory, **one.parameters)
    if not one.command:
        text = f"the bot {name!r} in {path} needs a command or a class"
        raise UnknownBot("bot-empty", text, name=name, path=str(path))
    program = one.command[0]
    if not shutil.which(str(path.parent / program) if os.sep in program else program):
        text = f"there is no program {program} for the bot {name!r}"
        raise UnknownBot("bot-program", text, name=name, program=program)
    from .program import ProgramBot

    limit, _ = read(limits, spec)
    return ProgramBot(one.command, path.parent, seed, limit or Limit(), _bytes(one.memory, spec))


def _file(path: Path) -> dict[str, Described]:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Described])
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        text = f"can't read the bots of {path}: {reason}"
        raise UnknownBot("bot-file", text, path=str(path), reason=reason) from None


def _bytes(text: str, spec: str) -> int:
    """A size such as `512MB`; 0 for none.

    >>> _bytes("512MB", ""), _bytes("2 GB", ""), _bytes("", "")
    (536870912, 2147483648, 0)
    """
    found = re.fullmatch(r"(\d+)\s*([KMG])B?", text.strip(), re.IGNORECASE)
    if found:
        return int(found[1]) << {"K": 10, "M": 20, "G": 30}[found[2].upper()]
    if text:
        raise UnknownBot("bot-part", f"can't read {text!r} as a size such as 512MB", part=text, spec=spec)
    return 0
