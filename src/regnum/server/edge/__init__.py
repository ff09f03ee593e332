"""Edge: what the server answers, and whom."""
