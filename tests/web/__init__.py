"""Browsers at the table, with a real web process and a real Chromium."""
