"""Elfenland's part in playing automatic players' turns at the table."""
