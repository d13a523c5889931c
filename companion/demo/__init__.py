"""A recorded game that plays itself, and the self-check of an update."""
