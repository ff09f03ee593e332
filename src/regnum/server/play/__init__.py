"""Play: live tables, their matches, their subscribers and the bots at them."""
