"""The rules of the games: pure, without clock, chance, screen or disk."""
