"""Feudum: what to aim at."""

from __future__ import annotations

from ...kernel.sketch import Goal, Words
from .view import FeudumView


def goals(view: FeudumView, words: Words) -> list[Goal]:
    """Places in the guilds, which score at every new epoch, and food for the pawns."""
    seat = view.seat
    if seat is None:
        return []
    have = sum(seat in (one.master, one.journeyman, one.apprentice) for one in view.guilds)
    need = len(view.guilds)
    found = [Goal(words("feudum-goal-guilds", have=have, need=need), have, need)]
    needs = view.seats[seat].needs
    if needs.hungry:
        fed = needs.hungry - needs.lack
        found.append(Goal(words("feudum-goal-food", have=fed, need=needs.hungry), fed, needs.hungry))
    return found
