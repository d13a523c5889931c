"""The screen as drawn: takes frozen descriptions of a screen, makes pixels and reports touches. It knows no game."""
