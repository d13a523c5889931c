"""Signals in, lamps out: readers, buttons, lamps and boards as events and orders, knowing no game and no screen."""
