"""Boardside's application: the touchscreen app, the headless referee, and everything that they store and show."""
