# What a page says when the server does not answer: the only words that come with the page itself.
web-try-again = Попробовать снова
web-to-lobby = К столам
web-lost-network = Сервер не отвечает
web-lost-network-help = Партии сохранены. Попробуйте чуть позже.
