# A browser at the table

web-moved = The table has moved on. Look again.
web-lost = The connection is lost. It is tried again.
web-board = Board: the arrow keys lead from place to place
web-join-again = This code is no longer valid. Scan the one on the table's screen.
