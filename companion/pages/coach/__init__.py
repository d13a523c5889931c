"""Pages on the possible results of moves: a list of every move, the way on the map, and the puzzles."""
