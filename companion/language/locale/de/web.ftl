# A browser at the table

web-moved = Am Tisch ging es weiter. Schau noch einmal.
web-lost = Die Verbindung ist weg. Es wird erneut versucht.
web-board = Spielplan: die Pfeiltasten führen von Ort zu Ort
web-join-again = Dieser Code gilt nicht mehr. Scanne den auf dem Bildschirm am Tisch.
