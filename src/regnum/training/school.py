"""School: bots play, weights are learned from it, and a match decides whether they replace the last ones.

A game that tells options apart (`traits`) learns a policy, any other what positions are worth (`terms`).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from .. import arena
from ..arena import Challenge, GameResult, Job, Place, challenge_jobs, in_order, judge, run_all
from ..bots import weights
from ..bots.weights import Weights
from ..kernel.chance import Seeded
from ..kernel.game import Game
from .fit import fit
from .harvest import Sheaf, Task, play
from .rehearsal import Rehearsal

THOUGHT = "search:40ms"
"""How the players of a match think: as long each, since a dearer value must earn its time."""


def better(match: Challenge) -> bool:
    """Whether a match shows that the candidates are better: more wins than an even share, or more points."""
    return match.verdict > 0 or (match.verdict == 0 and match.margin > match.doubt)


class Trial(msgspec.Struct, frozen=True):
    """Plays a game with weights that are tried out; they travel with it to whatever machine plays it."""

    candidates: Weights

    def __call__(self, job: Job) -> GameResult:
        with weights.trying(self.candidates):
            return arena.play(job)


class School(msgspec.Struct):
    """What is learned, from how many games of whom; everything lies in one folder, so that it can be stopped and gone on with."""

    game: Game
    seats: int
    settings: dict[str, Any]
    folder: Path
    games: int
    bot: str = "search:12"
    seed: str = "0"

    @property
    def variety(self) -> str:
        """The variety of the game that is learned."""
        state = self.game.new(self.seats, Seeded("variety"), self.settings)
        return self.game.brain().variety(state)

    @property
    def barn(self) -> Path:
        """Where games are kept, a line each."""
        return self._file(f"{self.bot} {self.seed}.jsonl")

    @property
    def rehearsal(self) -> Rehearsal | None:
        """How a policy is learned; None where positions are."""
        if not self.game.brain().traits:
            return None
        file = self._file(f"policy {self.seed}.json")
        return Rehearsal(self.game, self.seats, self.settings, file, self.games, self.seed)

    @property
    def candidate(self) -> Path:
        """Weights that are tried out."""
        return self.folder / f"{self.game.name}.json"

    def kept(self) -> list[Sheaf]:
        """The games there are, by their numbers."""
        if not self.barn.exists():
            return []
        lines = self.barn.read_bytes().splitlines()
        found = {one.number: one for one in map(msgspec.json.Decoder(Sheaf).decode, lines)}
        return [found[number] for number in sorted(found) if number < self.games]

    @property
    def played(self) -> int:
        """How many games were played so far."""
        rehearsal = self.rehearsal
        return rehearsal.played if rehearsal else len(self.kept())

    def play(self, place: Place) -> Iterator[int]:
        """Play the games that are missing and tell how many there are now; nothing that was played is lost."""
        rehearsal = self.rehearsal
        return rehearsal.play(place) if rehearsal else self._harvest(place)

    def _harvest(self, place: Place) -> Iterator[int]:
        there = {one.number for one in self.kept()}
        tasks = [
            Task(number, self.game.name, self.bot, self.seats, f"{self.seed}/{number}", self.settings)
            for number in range(self.games)
            if number not in there
        ]
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.barn.open("ab") as out:
            for sheaf in in_order(play, tasks, place):
                out.write(msgspec.json.encode(sheaf) + b"\n")
                out.flush()
                there.add(sheaf.number)
                yield len(there)

    def learn(self) -> dict[str, Any]:
        """Learn from the games; the weights join the others of the game as candidates. It tells how they were made."""
        brain = self.game.brain()
        path = weights.beside(self.game)
        learned = weights.read(path, self.game) if path.exists() else Weights(self.game.name, [])
        learned.rules = list(range(self.game.oldest, self.game.version + 1))
        learned.terms = list(brain.terms)
        rehearsal = self.rehearsal
        if rehearsal:
            habit = learned.habits[self.variety] = rehearsal.habit()
            made = habit.made
        else:
            state = self.game.new(self.seats, Seeded("variety"), self.settings)
            found = learned.varieties[self.variety] = fit(self.kept(), brain.spread(state))
            made = found.made
            made["bot"] = self.bot
        made |= {"seed": self.seed, "settings": self.settings}
        learned.check(self.game)
        self._write(learned, self.candidate)
        return made

    def match(self, games: int, place: Place) -> Challenge:
        """One player with the candidates against a table with the last weights, or alone the one after the other."""
        trial = Trial(weights.read(self.candidate, self.game))
        new, old = f"{THOUGHT}:learned=2", f"{THOUGHT}:learned=1"
        name, seed = self.game.name, f"match {self.seed}"
        if self.seats > 1:
            work = challenge_jobs(name, new, old, self.seats, games, seed, self.settings)
            return judge(new, old, list(run_all(work, *place, trial)))
        played = [
            list(run_all(challenge_jobs(name, bot, bot, 1, games, seed, self.settings), *place, trial))
            for bot in (new, old)
        ]
        for mine, other in zip(*played, strict=True):
            mine.scores[0] -= other.scores[0]
        return judge(new, old, played[0])

    def keep(self, match: Challenge) -> None:
        """Put the candidates beside the game, and what the match said into them."""
        learned = weights.read(self.candidate, self.game)
        known = learned.habits if self.rehearsal else learned.varieties
        known[self.variety].made["match"] = msgspec.to_builtins(match)
        self._write(learned, weights.beside(self.game))

    def _file(self, name: str) -> Path:
        return self.folder / f"{self.game.name} {self.variety} {name}".replace(" ", "-").replace(":", "_")

    def _write(self, learned: Weights, path: Path) -> None:
        path.write_bytes(msgspec.json.encode(learned) + b"\n")
