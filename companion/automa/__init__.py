"""Seats that Boardside plays by itself: each decides by what its seat may know; people move the pieces."""
