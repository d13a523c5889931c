"""Pages about devices: readers and buttons, and teaching what tags mean."""
