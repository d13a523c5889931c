"""How a game's state looks and how it is touched: one folder a game."""
