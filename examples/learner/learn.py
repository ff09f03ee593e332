"""A bot that learns Kingdom Brawl against random play: one hidden layer, masked softmax over letters, REINFORCE, NumPy alone.

python learn.py --games 1200
"""

from __future__ import annotations

import argparse

import numpy as np

from regnum.envs import Table

HIDDEN, RATE, BATCH, FEATURES = 64, 0.3, 20, 512


class Policy:
    """The chance to choose each letter, by what the seat sees."""

    def __init__(self, size: int, actions: int, luck: np.random.Generator) -> None:
        self.first = luck.normal(0, 0.1, (size, HIDDEN))
        self.second = np.zeros((HIDDEN, actions))
        self.luck = luck
        self.baseline = 0.0

    def choose(self, seen: np.ndarray, mask: np.ndarray) -> tuple[int, tuple[np.ndarray, ...]]:
        """A letter, and what is needed to learn from it."""
        hidden = np.maximum(0.0, seen @ self.first)
        scores = np.where(mask, hidden @ self.second, -np.inf)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        action = int(self.luck.choice(len(chances), p=chances))
        return action, (seen, hidden, chances, np.eye(1, len(chances), action)[0])

    def learn(self, games: list[tuple[float, list[tuple[np.ndarray, ...]]]]) -> None:
        """Make what went better than usual more likely."""
        seen, hidden, chances, chosen = (
            np.array([step[part] for _, steps in games for step in steps]) for part in range(4)
        )
        gain = np.array([value - self.baseline for value, steps in games for _ in steps])
        self.baseline += 0.1 * (float(np.mean([value for value, _ in games])) - self.baseline)
        slope = (chosen - chances) * gain[:, None]
        below = (slope @ self.second.T) * (hidden > 0)
        self.second += RATE * hidden.T @ slope / BATCH
        self.first += RATE * seen.T @ below / BATCH


def play(table: Table, policy: Policy, number: int) -> tuple[float, list[tuple[np.ndarray, ...]]]:
    """One game; the learner sits in every other seat in turn. Its lead at the end, and its steps."""
    table.reset(number)
    mine, steps = number % 2, []
    while not table.over:
        if table.seat == mine:
            action, step = policy.choose(table.observe(mine), table.mask())
            steps.append(step)
            table.step(action)
        else:
            options = table.state.options(table.seat)
            table.play(options[policy.luck.integers(len(options))])
    return table.returns()[mine], steps


def main(games: int, trials: int = 300) -> float:
    """Learn, then play without learning: the share of wins."""
    table = Table("brawl", seats=2, reward="points", features=FEATURES)
    policy = Policy(table.size, table.actions.size, np.random.default_rng(1))
    for start in range(0, games, BATCH):
        policy.learn([play(table, policy, number) for number in range(start, start + BATCH)])
    wins = 0.0
    for number in range(games, games + trials):
        play(table, policy, number)
        winners = table.state.winners()
        wins += (number % 2 in winners) / len(winners)
    print(f"{games} games learnt: wins {wins / trials:.1%} of {trials} against random play")
    return wins / trials


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1200)
    main(parser.parse_args().games)
