"""The wiring of the reader board, pin by pin: the only file to change for another wiring."""

NAME = "board-1"
"""What the board calls itself."""

SCK, MOSI, MISO = 18, 19, 16

SELECT = {"1": 2, "2": 3, "3": 4, "4": 5, "5": 6, "6": 7, "7": 8, "8": 9}
"""The select pin of each reader, by its name; for up to eight readers."""

BUTTONS = {"pass": 10, "undo": 11, "confirm": 12}
"""Each closes to ground. Other names that a table knows: power, and seat-1 to seat-6."""

LAMPS = ("table", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6")
"""In the order of the LED strip."""
LAMP_DATA = 13
BUZZER = 14
