"""Pages about people and settings: players, records, sharing, paper, switching off."""
