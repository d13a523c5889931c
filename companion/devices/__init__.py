"""Readers, buttons and lamps, as the session uses them."""
