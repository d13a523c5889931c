"""What all games say in the same way: entries, house rules, editions, standings."""
