"""Pages that only Master Elf has: the deck editor and the count pad."""
