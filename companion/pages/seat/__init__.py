"""The pages that a player's own phone shows."""
