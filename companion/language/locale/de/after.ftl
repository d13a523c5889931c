# Nach der Partie: Reiserouten, Wiederholung, Weitergabe an ein Handy, die Bilanz aller Spieler.

act-trail = Reiserouten
act-replay = Wiederholung ansehen
act-share = Aufs Handy
act-records = Statistik
act-write-results = Als Dateien speichern

trail-hint = Zahlen sind Runden; für eine einzelne Route einen Spieler antippen.

act-round-back = ‹‹ Runde
act-step-back = ‹
act-play = Abspielen
act-pause = Pause
act-forward = ›
act-round-on = Runde ››
act-pace = × { $pace }
replay-step = Schritt { $n } von { $of }
replay-refused = Das wurde abgelehnt.

share-what = Mit einem Handy scannen, auf dem die App BG Stats installiert ist: Sie übernimmt, wer mitgespielt hat, wie viele Punkte jeder hat und wer gewonnen hat.
share-holds = Der Code enthält Namen, Platzierungen und Punkte der Spieler. Von hier wird nichts gesendet.

records-player = Spieler
records-games = Partien
records-won = Gewonnen
records-score = Punkte je Partie
records-average-cards = Karten je Ort
records-average-possible = Mögliche Orte
records-note-elfenland = Karten je Ort: Weniger ist besser. Mögliche Orte: wie viele zu erreichen waren, im Mittel je Partie.
records-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-none = Hier wurde noch keine Partie beendet.
records-unnamed = Kein Spieler einer beendeten Partie hat einen Namen.
results-written = Als Tabelle (CSV) und als JSON gespeichert
