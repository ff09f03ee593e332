"""Fitting: ridge regression of final points, and a logit of who wins; both are convex, so the data alone decide."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.value import rewards
from ..bots.weights import Fit
from .harvest import Sheaf

Array = NDArray[np.float64]
RIDGE = 30.0
"""How strongly weights are held back, in units of positions."""
HELD = 5
"""One game in so many is kept aside to tell how well the weights foretell."""
PARTS = 5
"""The game is told apart in so many parts, by what is left of it."""


class Crop:
    """Sheaves as arrays: positions × seats × terms."""

    def __init__(self, sheaves: list[Sheaf]) -> None:
        self.terms: Array = np.array([seen.rows for one in sheaves for seen in one.seen], dtype=float)
        self.left: Array = np.array([seen.left for one in sheaves for seen in one.seen], dtype=float)
        self.scores: Array = np.array([one.scores for one in sheaves for _ in one.seen], dtype=float)
        self.won: Array = np.array(
            [
                [(seat in one.winners) / max(1, len(one.winners)) for seat in range(len(one.scores))]
                for one in sheaves
                for _ in one.seen
            ],
            dtype=float,
        )

    def wide(self) -> Array:
        """Each term for certain, and times what is left."""
        return np.concatenate([self.terms, self.terms * self.left[:, None, None]], axis=2)


def fit(sheaves: list[Sheaf], spread: float) -> Fit:
    """Learn from games; the last number of `made` compare with the evaluation by hand on games kept aside."""
    aside = [one for one in sheaves if one.number % HELD == 0]
    rest = [one for one in sheaves if one.number % HELD]
    learned = _fit(Crop(rest))
    learned.made = {
        "games": len(sheaves),
        "positions": sum(len(one.seen) for one in sheaves),
        **_judge(learned, Crop(aside), spread),
    }
    return learned


def _fit(crop: Crop) -> Fit:
    wide = crop.wide()
    seats, width = wide.shape[1:]
    flat = wide.reshape(-1, width)
    mean, scale = flat.mean(0), flat.std(0)
    scale[scale < 1e-9] = 1.0
    left = np.repeat(crop.left, seats)
    # Points: two numbers of their own for the beginning and for what is left, then the terms.
    table = np.concatenate([np.ones((len(flat), 1)), left[:, None], (flat - mean) / scale], axis=1)
    held = RIDGE * seats * np.eye(width + 2)
    held[0, 0] = held[1, 1] = 0.0
    found = np.linalg.solve(table.T @ table + held, table.T @ crop.scores.reshape(-1))
    weights = found[2:] / scale
    base = [float(found[0] - mean @ weights), float(found[1])]
    half = width // 2
    wins = _logit(wide / scale, crop.won) / scale if seats > 1 else np.zeros(width)
    return Fit(base, _plain(weights[:half]), _plain(weights[half:]), _plain(wins[:half]), _plain(wins[half:]))


def _logit(table: Array, won: Array) -> Array:
    """Weights of the terms in who wins, by Newton's steps."""
    width = table.shape[2]
    weights = np.zeros(width)
    for _ in range(30):
        pull = table @ weights
        pull -= pull.max(1, keepdims=True)
        part = np.exp(pull)
        part /= part.sum(1, keepdims=True)
        mean = np.einsum("ps,psw->pw", part, table)
        slope = np.einsum("ps,psw->w", part - won, table) + RIDGE * weights
        bend = (
            np.einsum("ps,psw,psv->wv", part, table, table, optimize=True)
            - mean.T @ mean
            + RIDGE * np.eye(width)
        )
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def _judge(learned: Fit, crop: Crop, spread: float) -> dict[str, Any]:
    """By part of the game: how points told follow points made, and how far chances told are from who won (Brier)."""
    now, later = np.array(learned.now), np.array(learned.later)
    left = crop.left[:, None]
    points = learned.base[0] + left * learned.base[1] + crop.terms @ now + left * (crop.terms @ later)
    hand = crop.terms[:, :, 0]
    seats = hand.shape[1]
    part = np.minimum(PARTS - 1, ((1 - crop.left) * PARTS).astype(int))
    found: dict[str, Any] = {"r": [], "r_hand": []}
    if seats > 1:
        pull = crop.terms @ np.array(learned.win) + left * (crop.terms @ np.array(learned.hope))
        chance = np.exp(pull - pull.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        by_hand = np.array([rewards([float(value) for value in row], spread) for row in hand])
        found |= {"brier": [], "brier_hand": [], "brier_even": []}
    for number in range(PARTS):
        here = part == number
        if here.sum() < 20:
            continue
        found["r"].append(_r(points[here], crop.scores[here]))
        found["r_hand"].append(_r(hand[here], crop.scores[here]))
        if seats > 1:
            won = crop.won[here]
            for name, told in (
                ("brier", chance[here]),
                ("brier_hand", by_hand[here]),
                ("brier_even", np.full_like(won, 1 / seats)),
            ):
                found[name].append(round(float(((told - won) ** 2).mean()), 4))
    return found


def _r(told: Array, made: Array) -> float:
    """How far margins told follow margins made; alone, points."""
    if told.shape[1] > 1:
        told, made = told - told.mean(1, keepdims=True), made - made.mean(1, keepdims=True)
    return round(float(np.corrcoef(told.reshape(-1), made.reshape(-1))[0, 1]), 3)


def _plain(weights: Array) -> list[float]:
    return [float(f"{weight:.5g}") for weight in weights]
