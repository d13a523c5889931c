"""Elfenland, rule by rule."""
