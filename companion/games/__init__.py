"""The games on the screen: what a game must offer, the list of games, shared parts, and a folder for each game."""
