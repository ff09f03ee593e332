"""One Regnum at a table of two (`scripts/elders.py`): it knows the position and thinks for its own seats.

It reads and writes a line of JSON each: the game first, then what is asked. Everything it uses, an older Regnum has as well.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import regnum
from regnum.bots import make
from regnum.kernel.chance import Seeded
from regnum.kernel.position import Position


class Side:
    """A game by the oldest rules there are, and the bots of some seats."""

    def __init__(
        self, game: str, seats: int, settings: dict[str, Any], seed: str, bots: dict[str, str]
    ) -> None:
        self.game = regnum.find(game)
        checked = self.game.check_settings(settings)
        if hasattr(self.game, "oldest"):  # since rules have versions
            oldest = self.game.oldest
            components = self.game.components().at(oldest)
            self.state = self.game.begin(seats, Seeded(seed), checked, components, oldest)
            self.state.run()
        else:
            self.state = self.game.new(seats, Seeded(seed), checked)
        self.bots = {int(seat): make(spec, f"{seed} {seat}") for seat, spec in bots.items()}

    def ask(self, seat: int = -1, chosen: dict[str, Any] | None = None, think: bool = False) -> Any:
        """What a bot would choose; or, after what somebody chose, whose turn it is and how the points stand."""
        state = self.state
        if think:
            return self.game.encode(self.bots[seat].choose(Position(state, seat)))
        if chosen is not None:
            state.apply(seat, self.game.decode(chosen))
        winners = [] if state.waiting else list(state.winners())
        return {"waiting": list(state.waiting), "scores": list(state.scores()), "winners": winners}


def main() -> None:
    """Answer until nobody asks any more."""
    side = Side(**json.loads(sys.stdin.readline()))
    print(json.dumps(side.ask()), flush=True)
    for line in sys.stdin:
        print(json.dumps(side.ask(**json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
