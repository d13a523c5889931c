"""Pages on the possible results of moves: a list of every move, and the way on the map."""
