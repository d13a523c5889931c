"""Master Elf on the screen."""
