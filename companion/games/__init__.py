"""How each game is shown and touched: the plug-in protocol, the registry, and one folder a game."""
