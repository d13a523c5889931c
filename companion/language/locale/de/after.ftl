# After a game: who was where, the game again, a phone's statistics, everyone's record.

act-trail = Wer wann wo war
act-replay = Noch einmal ansehen
act-share = Aufs Telefon
act-records = Spieler
act-write-results = Als Dateien schreiben

trail-hint = Zahlen: Runden; Spieler: sein Weg

act-round-back = « Runde
act-step-back = ‹
act-play = Abspielen
act-pause = Anhalten
act-forward = ›
act-round-on = Runde »
act-pace = × { $pace }
replay-step = Schritt { $n } von { $of }
replay-refused = Das wurde abgelehnt.

sheet-share = Aufs Telefon
share-what = Mit einem Telefon lesen, das die App BG Stats hat: Sie übernimmt, wer gespielt hat, wie viele Punkte und wer gewonnen hat.
share-holds = Der Code enthält die Namen der Spieler, ihre Plätze und ihre Punkte. Von hier wird nichts gesendet.

sheet-records = Alle Partien
records-player = Spieler
records-games = Partien
records-won = Gewonnen
records-score = Punkte je Partie
records-average-cards = Karten je Ort
records-average-possible = Mögliche Orte
records-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-none = Hier wurde noch keine Partie beendet.
results-written = Als Tabelle (CSV) und als JSON geschrieben
