"""Play: live tables, their rooms, their audience and the bots at them."""
