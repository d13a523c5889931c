"""The rules in our own words: citation and search."""
