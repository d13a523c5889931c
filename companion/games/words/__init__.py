"""Words that all games share: entries, house rules, editions, standings."""
