# A browser at the table

web-moved = Il tavolo è andato avanti. Guarda di nuovo.
web-lost = Connessione persa. Si riprova.
web-board = Tabellone: le frecce portano da un luogo all'altro
web-join-again = Questo codice non vale più. Inquadra quello sullo schermo del tavolo.
