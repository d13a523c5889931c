"""Elfenland seats that Boardside plays: each decides from the information that its seat may see."""
