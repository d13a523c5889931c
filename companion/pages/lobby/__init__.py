"""Pages before a game: home, new game, past games, bringing one in, catching up."""
