"""Pages about rules: looking them up, asking whether an action is legal, and settling disagreements."""
