"""The eleven action cards."""
