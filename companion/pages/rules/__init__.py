"""Pages about rules: looking them up, asking whether a command is legal, and settling disagreements."""
