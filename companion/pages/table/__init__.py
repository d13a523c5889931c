"""Pages of a running game: the board, its menu, history, standings and replay, hints and what was possible."""
