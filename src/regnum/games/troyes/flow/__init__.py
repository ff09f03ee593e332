"""How a game goes, one file for each part of the rulebook."""
