"""Automatic players: each decides from what its seat may know, and people move the pieces for it."""
