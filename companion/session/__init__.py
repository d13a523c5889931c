"""One evening at the table: the session, which is the only mutable object, and what belongs to it."""
