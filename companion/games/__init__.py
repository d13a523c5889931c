"""How games are shown and played on the screen: the plug-in protocol, the registry, shared parts, a folder a game."""
