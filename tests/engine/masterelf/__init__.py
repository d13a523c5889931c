"""Promises of Master Elf's engine."""
