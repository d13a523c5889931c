"""Elfenland on the screen."""
