"""The session of one evening: the only mutable object of the app, its events, and what belongs to it."""
