"""The command line: `regnum play | learn | practice | mine | serve | think | rules | games | components | check | simulate | tournament | ladder | train | replay | verify | new-game`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

from cyclopts import App, CycloptsError, Group

from .. import __version__, compiled
from ..kernel.errors import BadSetup, RegnumError
from ..words import LANGUAGES, Words, language, speak
from .climbing import ladder, train
from .examples import EXAMPLES
from .helping import helped
from .learning import learn, practice
from .looking import bots, check, components, games, rules
from .making import new_game
from .meeting import simulate, tournament
from .mining import mine_file
from .playing import play
from .records import replay_file, verify_file
from .serving import serve, think

COMMANDS: dict[str, Callable[..., None]] = {
    "play": play,
    "learn": learn,
    "practice": practice,
    "mine": mine_file,
    "serve": serve,
    "think": think,
    "games": games,
    "bots": bots,
    "rules": rules,
    "components": components,
    "check": check,
    "simulate": simulate,
    "tournament": tournament,
    "ladder": ladder,
    "train": train,
    "replay": replay_file,
    "verify": verify_file,
    "new-game": new_game,
}


def build(words: Words) -> App:
    """The commands with their help in one language."""
    app = App(
        name="regnum",
        help=words("cli-help"),
        version=version(words),
        help_format="markdown",
        group_arguments=Group(words("cli-title-arguments")),
        group_parameters=Group(words("cli-title-parameters")),
        group_commands=Group(words("cli-title-commands")),
    )
    for name, function in COMMANDS.items():
        examples = "\n".join(EXAMPLES[name])
        text = f"{words(f'cli-help-{name}')}\n\n{words('cli-title-examples')}\n\n```\n{examples}\n```"
        app.command(helped(function, words), name=name, help=text)
    app.register_install_completion_command(help=words("cli-help-completion"))
    for flag in ("help", "version"):
        app[f"--{flag}"].help = words(f"cli-help-{flag}")
    return app


def version(words: Words) -> str:
    """Which Regnum this is, and whether it is the compiled one."""
    return words("cli-version", version=__version__, compiled="yes" if compiled else "no")


def wanted_language(arguments: Sequence[str]) -> str | None:
    """The language asked for, read before anything is said."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; bad input is one clear line and exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    lang = wanted_language(given)
    words = speak(language(lang))
    try:
        if lang is not None and lang not in LANGUAGES:
            raise BadSetup("language", f"--lang is {' or '.join(LANGUAGES)}, not {lang!r}", lang=lang)
        build(words)(given, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        error.verbose = False
        return refuse(words("cli-bad-arguments", text=" ".join(str(error).split())))
    except RegnumError as error:
        return refuse(words.error(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def refuse(text: str) -> int:
    """Say what is wrong on one line."""
    sys.stderr.write(f"regnum: {text}\n")
    return 2


__all__ = ["main"]
