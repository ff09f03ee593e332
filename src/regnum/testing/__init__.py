"""Testing: what anybody's games, bots and wheels are held to."""
