"""The games on the screen: the plug-in protocol, the registry, the parts that games share, and a folder a game."""
