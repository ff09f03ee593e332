# What a page says when the server does not answer: the only words that come with the page itself.
web-try-again = Try again
web-to-lobby = To the tables
web-lost-network = The server does not answer
web-lost-network-help = Your games are kept. Try again in a moment.
