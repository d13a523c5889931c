"""Texts that all games share: entries of the history, house rules, editions, standings."""
