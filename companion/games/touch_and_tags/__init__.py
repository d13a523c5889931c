"""Input that all games share: touches and tags fill the slots of commands."""
