"""Input that all games share: touches and tagged pieces fill in the fields of a command."""
