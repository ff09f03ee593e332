"""The flow of Kingsburg, in the order of the rulebook."""
