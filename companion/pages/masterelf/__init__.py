"""Pages that Master Elf alone has: the deck editor."""
