"""Inside the fence: the process in which a bot of somebody else thinks, asked by `fenced`."""

from __future__ import annotations

import os
import pickle
import queue
import sys
import threading
from base64 import b64decode
from typing import Any, BinaryIO

import msgspec

from ..kernel.errors import RegnumError
from ..kernel.registry import find
from ..processes import kill_group
from .base import Bot, Limit, Seating
from .fenced import Start
from .memory import limit_memory
from .outside import load


class Inside:
    """The bot of this process."""

    def __init__(self) -> None:
        self.bot: Bot | None = None
        self.wrong = ""
        """What its code raised when nothing was asked; told when the game is put away."""

    def start(self, start: Start, seating: Seating | None, game: str) -> dict[str, Any]:
        """Make it for the next game, or to see whether it can be made for one."""
        limit_memory(start.memory)
        self.bot = load(start.target)(start.seed, start.limit, start.parameters)
        if game:
            self.bot.brain(find(game))
        if seating is not None:
            self.bot.begin(seating)
        return {"ready": {}}

    def ask(self, packed: str, limit: Limit | None) -> dict[str, Any]:
        """Let it choose."""
        position = pickle.loads(b64decode(packed))
        options = list(position.options)
        assert self.bot is not None, "it was never made"
        option = self.bot.choose(position, limit)
        if option not in options:
            return {"failed": {"what": f"{option!r} is none of the {len(options)} options"}}
        return {"choose": {"option": options.index(option)}}

    def end(self, scores: list[int], winners: list[int]) -> None:
        """Tell it how the game ended."""
        try:
            assert self.bot is not None, "it was never made"
            self.bot.end(scores, winners)
        except Exception as error:
            self.wrong = _told(error)

    def close(self) -> dict[str, Any]:
        """The game is put away."""
        bot, wrong = self.bot, self.wrong
        self.bot, self.wrong = None, ""
        if bot is not None:
            bot.close()
        return {"failed": {"what": wrong}} if wrong else {"closed": {}}

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """What is said to a message; nothing is said to those that ask for nothing."""
        if "start" in message:
            seating = msgspec.convert(message["seating"], Seating | None)
            return self.start(msgspec.convert(message["start"], Start), seating, message["game"])
        if "ask" in message:
            ask = message["ask"]
            return self.ask(ask["position"], msgspec.convert(ask["limit"], Limit | None))
        if "end" in message:
            self.end(**message["end"])
            return None
        return self.close()


def live() -> None:
    """Answer until nobody is there any more."""
    heard: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, heard), daemon=True).start()
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    inside = Inside()
    while True:
        message = msgspec.json.decode(heard.get())
        try:
            answer = inside.answer(message)
        except Exception as error:  # the bot's own
            answer = {"failed": {"what": _told(error)}}
        if answer is not None:
            out.write(msgspec.json.encode(answer) + b"\n")
            out.flush()


def _listen(lines: BinaryIO, heard: queue.Queue[bytes]) -> None:
    """Whoever asks is gone when nothing more can be read: then this process goes too, in the middle of a thought."""
    for line in lines:
        heard.put(line)
    kill_group(os.getpid())
    os._exit(1)


def _told(error: Exception) -> str:
    return str(error) if isinstance(error, RegnumError) else f"{type(error).__name__}: {error}"
