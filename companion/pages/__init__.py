"""The pages of the app: each makes a `Screen`, the description of what to draw, and handles touches. No Kivy here."""
