"""A whole computer, emulated: what comes out of its screen, and what its kernel says."""
