"""The screen as drawn: frozen view models in, pixels and touches out. It is independent of any game."""
