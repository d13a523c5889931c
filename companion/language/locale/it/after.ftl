# After a game: who was where, the game again, a phone's statistics, everyone's record.

act-trail = Chi era dove e quando
act-replay = Rivedere la partita
act-share = Sul telefono
act-records = Giocatori
act-write-results = Scrivere su file

trail-hint = Numeri: mani; giocatore: la sua strada

act-round-back = « Mano
act-step-back = ‹
act-play = Avvia
act-pause = Pausa
act-forward = ›
act-round-on = Mano »
act-pace = × { $pace }
replay-step = Passo { $n } di { $of }
replay-refused = Questo è stato rifiutato.

sheet-share = Sul telefono
share-what = Da leggere con un telefono che ha l'app BG Stats: riprende chi ha giocato, i punti e chi ha vinto.
share-holds = Il codice contiene i nomi dei giocatori, i posti e i punti. Da qui non si invia nulla.

sheet-records = Tutte le partite
records-player = Giocatore
records-games = Partite
records-won = Vinte
records-score = Punti per partita
records-average-cards = Carte per città
records-average-possible = Città possibili
records-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-none = Qui non è ancora finita nessuna partita.
results-written = Scritto come tabella (CSV) e in JSON
