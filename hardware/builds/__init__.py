"""The builds, from nothing at all to every place sensed: a page each, and the drawings on them."""
