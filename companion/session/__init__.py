"""The session of one evening: the game at the table, the screens over it, and the events between them."""
