"""Elfenland's part of the seats that Boardside plays."""
