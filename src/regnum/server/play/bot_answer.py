"""What happens inside a bot process: a record becomes a position, a bot values its options."""

from __future__ import annotations

import secrets

from ...bots import Limit, make
from ...kernel.match import replay
from .bot_pool import BotAnswer, BotQuestion


def answer(question: BotQuestion) -> BotAnswer:
    """Options by number with their values, best first."""
    position = replay(question.record).position(question.seat)
    bot = make(question.level, seed=secrets.token_hex(8))
    limit = Limit(iterations=bot.limit.iterations, milliseconds=question.seconds * 1000)
    options = position.options
    lines = bot.analyse(position, limit, best=8 if question.analyse else 1)
    return [(options.index(line.option), line.win) for line in lines]
