"""Troyes: the flow, one file for each part of the rulebook."""
