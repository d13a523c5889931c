"""Messages in seven language variants (Fluent): loading, formatting, and forgiving comparison of words."""
