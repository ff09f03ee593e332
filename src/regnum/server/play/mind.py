"""Mind: what happens inside a thinker process: a record becomes a position, a bot values its options."""

from __future__ import annotations

import secrets

from ...kernel.match import replay
from .thinkers import Question, Thought

LEVELS = ("easy", "medium", "hard")
"""How strong a bot seat may be, weakest first."""


def think(question: Question) -> Thought:
    """Options by number with their values, best first."""
    options = replay(question.record).position(question.seat).options
    order = secrets.SystemRandom().sample(range(len(options)), len(options))
    return [(number, 0.5) for number in order]
