"""Elfenland (Alan R. Moon): its pieces, its rules, and how a table of it changes."""
