"""Training: bots play, what became of their positions is learned, and matches decide whether it helps."""
