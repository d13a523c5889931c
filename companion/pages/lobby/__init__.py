"""Pages before a game: home, new game, past games, import of a game, entering a position."""
