"""The six guilds: what they store, trade, receive and send, and who belongs to them."""
