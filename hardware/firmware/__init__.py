"""The reader board's program. Every file but main.py runs on a computer and on the board alike."""
