"""What bots make of a position: worths, what dice can do at court, an evaluation."""
