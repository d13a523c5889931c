"""Commands turned back into input: touches, and moves of tagged pieces."""
