"""Seats that Boardside plays: pure decisions by what such a seat sees; people move the pieces."""
