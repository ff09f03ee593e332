"""The queue of thoughts: hands the next one to whichever thinker is free, here or on another machine."""

from __future__ import annotations

import asyncio

from .fair import FairQueue
from .thought import Thought, Unneeded


class Thoughts:
    """What waits to be thought, and the thinkers that wait for work."""

    def __init__(self) -> None:
        self.fair: FairQueue[Thought] = FairQueue()
        self.thinkers = 0
        """How many there are, at work or not."""
        self._idle: list[asyncio.Future[Thought]] = []

    def put(self, thought: Thought) -> None:
        self.fair.put(thought)
        self._hand_out()

    async def take(self) -> Thought:
        """The next thought for a thinker that is free; it says how long it may take."""
        turn: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self._idle.append(turn)
        self._hand_out()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn in self._idle:
                self._idle.remove(turn)
            elif turn.done() and not turn.cancelled():
                self.put(turn.result())
            raise

    def settle(self, thought: Thought, used: float) -> None:
        """Charge what a thought took instead of what it was given."""
        self.fair.settle(thought, thought.length, used)

    def _hand_out(self) -> None:
        # One that is being called off waits for nothing any more, though it has not yet said so.
        self._idle = [turn for turn in self._idle if not turn.done()]
        while self._idle:
            found = self.fair.take(len(self._idle), self.thinkers)
            if found is None:
                return
            thought, length = found
            thought.length = length
            if thought.answer.done() or not thought.needed():
                self.settle(thought, 0.0)
                if not thought.answer.done():
                    thought.answer.set_exception(Unneeded())
                continue
            # The thinker that was at work last: those on this machine start when they are first needed.
            self._idle.pop().set_result(thought)
