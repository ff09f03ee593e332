"""What happens inside a thinker: a process of its own with limits of time and memory, `python -m regnum.server.thinking.thinker`.

It reads questions from its standard input and writes answers to its standard output, each with its length before it.
"""

from __future__ import annotations

import math
import os
import secrets
import struct
import sys
import time
from typing import IO

import msgspec

from ...bots import Limit, Seating, make
from ...kernel.match import replay
from ..limited import give_way, limit_memory, limit_time, memory
from .thought import Answer, Question

LENGTH = struct.Struct("!I")
READY = b"ready"
_MEMORY = 1024**3
_NICE = 2
"""Less than the server, and enough that people's bots go on answering while the server is flooded."""


def answer(question: Question) -> Answer:
    """What a bot plays; where more is asked for, what it thinks of its options."""
    began = time.process_time()
    record = question.record
    position = replay(record).position(question.seat)
    # Bots of others are told their position only: here all that the seats hold is known.
    bot = make(question.bot, seed=secrets.token_hex(8), strict=True)
    options = position.options
    limit = Limit(milliseconds=question.milliseconds)
    try:
        bot.begin(
            Seating(
                record.game, record.rules, record.seats, question.seat, record.settings, record.components
            )
        )
        if question.best == 1:
            found = [(options.index(bot.choose(position, limit)), 0.0)]
        else:
            lines = bot.advise(position, limit, question.best)
            found = [(options.index(line.option), line.win) for line in lines]
    finally:
        bot.close()
    # What others' bots do wrong is no fault of this process: it goes on.
    wrong = bot.faults[0].what if bot.faults else ""
    return Answer([] if wrong else found, (time.process_time() - began) * 1000, memory(), wrong)


def write(stream: IO[bytes], data: bytes) -> None:
    """Send one message."""
    stream.write(LENGTH.pack(len(data)) + data)
    stream.flush()


def read(stream: IO[bytes]) -> bytes | None:
    """The next message; None when nobody is there any more."""
    head = stream.read(LENGTH.size)
    return stream.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None


def main() -> None:
    """Answer until nobody asks any more."""
    asked, told = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    sys.stdout = sys.stderr
    give_way(_NICE)
    limit_memory(_MEMORY)
    decode = msgspec.msgpack.Decoder(Question).decode
    write(told, READY)
    while (data := read(asked)) is not None:
        question = decode(data)
        limit_time(math.ceil(question.milliseconds * 2 / 1000) + 3)
        try:
            found: Answer | str = answer(question)
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        write(told, msgspec.msgpack.encode(found))


if __name__ == "__main__":
    main()
