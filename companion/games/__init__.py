"""The games on the screen, how they are shown and played: the plug-in protocol, the registry, shared parts, a folder
a game."""
