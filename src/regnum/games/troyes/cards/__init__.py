"""Troyes: the activity cards whose effect is more than numbers, one small class each."""
