"""Seats that Boardside plays at a table: their decisions, what hands do for them, and their cards."""
