"""How a game goes: set-up, rounds, feeding, epochs, the last scoring; and what may be done in between."""
