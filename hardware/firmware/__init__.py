"""The program of the board with many readers. Every file but main.py runs on a computer and on the board alike."""
