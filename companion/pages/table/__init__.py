"""Pages of a running game: the table, its menu, history, standings and replay."""
