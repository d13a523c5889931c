"""Messages in seven language variants (Fluent): loading, formatting, and fuzzy matching of names."""
