"""Thinking: in which order bots think, for how long, where, and on whose account."""
