"""Pages on what could have been done: every move, the way on the map, and the puzzles."""
