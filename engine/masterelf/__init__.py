"""Master Elf («Мастер Эльф», second edition): its pieces, its rules, and how a table of it changes."""
