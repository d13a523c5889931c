"""The app as its own process, in a real window, under real clicks."""
