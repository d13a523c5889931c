"""Browsers at the table: phones as seats, a television, or a whole table without a window."""
