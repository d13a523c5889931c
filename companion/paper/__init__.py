"""A game on paper: a page to go on with by hand, and a text from which another Boardside goes on."""
