"""Automatic players of Elfenland: each decides from the information that its seat may see."""
