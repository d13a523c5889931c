"""The screen as seen: frozen view models in, pixels and touches out. It knows no game."""
