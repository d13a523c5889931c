"""A game that plays itself, and an update's check of itself."""
