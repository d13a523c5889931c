"""Automatic players at the table: asking for their decisions, showing what people move for them, and their cards."""
