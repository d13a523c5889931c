"""Tests of a club of tables."""
