# Dopo la partita: i percorsi fatti, la partita rivista, le statistiche del telefono, i risultati di ognuno.

act-trail = Percorsi fatti
act-replay = Rivedi la partita
act-share = Sul telefono
act-records = Statistiche
act-write-results = Salva su file

trail-hint = I numeri sono le mani; tocca un giocatore per vedere il suo percorso.

act-round-back = ‹‹ Mano
act-step-back = ‹
act-play = Avvia
act-pause = Pausa
act-forward = ›
act-round-on = Mano ››
act-pace = × { $pace }
replay-step = Azione { $n } di { $of }
replay-refused = Azione rifiutata.

share-what = Inquadra il codice con un telefono che ha l’app BG Stats: registra chi ha giocato, i punti di ognuno e chi ha vinto.
share-holds = Il codice contiene nomi, piazzamenti e punti dei giocatori. Da qui non si invia nulla.

records-player = Giocatore
records-games = Partite
records-won = Vinte
records-score = Punti per partita
records-average-cards = Carte per città
records-average-possible = Città possibili
records-note-elfenland = Carte per città: meno è meglio. Città possibili: quante se ne potevano raggiungere, in media per partita.
records-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-none = Qui non è ancora finita nessuna partita.
records-unnamed = Nessun giocatore delle partite finite ha un nome.
results-written = Salvato come tabella (CSV) e come JSON
