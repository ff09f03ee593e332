"""Feudum: how bots judge positions, cards and options."""
