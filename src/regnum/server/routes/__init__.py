"""Routes: what the server answers, and whom."""
