"""Elfenland on the screen: its map, touches, tags, texts and answers."""
