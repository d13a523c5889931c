"""Pages about devices: readers and buttons, and the registration of tags."""
