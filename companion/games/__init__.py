"""The games on the screen: the plug-in protocol, the registry, parts that games share, and one folder a game."""
