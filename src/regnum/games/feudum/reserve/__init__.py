"""What lies before a player: goods and writs."""
