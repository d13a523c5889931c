"""Rules in our own words: citation and search."""
