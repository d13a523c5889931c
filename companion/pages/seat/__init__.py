"""The pages of a seat's own phone."""
