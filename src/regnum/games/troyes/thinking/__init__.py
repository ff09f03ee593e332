"""Troyes: how bots judge positions and options."""
