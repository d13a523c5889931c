"""Master Elf on the screen: its board, touches, tags, texts and answers."""
