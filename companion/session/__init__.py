"""The session of one evening, the only mutable object of the app, with its events and parts."""
