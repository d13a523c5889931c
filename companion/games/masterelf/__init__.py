"""How a table of Master Elf is drawn, touched and told."""
