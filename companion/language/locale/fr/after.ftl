# Après une partie : les trajets, la partie revue, les statistiques d’un téléphone, le palmarès de chacun.

act-trail = Les trajets
act-replay = Revoir la partie
act-share = Vers un téléphone
act-records = Statistiques
act-write-results = Enregistrer en fichiers

trail-hint = Les nombres indiquent les tours ; touchez un joueur pour voir son trajet.

act-round-back = ← Tour
act-step-back = ‹
act-play = Lecture
act-pause = Pause
act-forward = ›
act-round-on = Tour →
act-pace = × { $pace }
replay-step = Étape { $n } sur { $of }
replay-refused = Cela a été refusé.

share-what = Scannez ceci avec un téléphone qui a l’application BG Stats : elle note qui a joué, les points de chacun et qui a gagné.
share-holds = Le code contient les noms des joueurs, leur rang et leurs points. Rien n’est envoyé d’ici.

records-player = Joueur
records-games = Parties
records-won = Gagnées
records-score = Points par partie
records-average-cards = Cartes par ville
records-average-possible = Villes possibles
records-note-elfenland = Cartes par ville : moins, c’est mieux. Villes possibles : combien étaient à portée, en moyenne par partie.
records-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-none = Aucune partie n’a encore été finie ici.
records-unnamed = Aucun joueur d’une partie finie n’a de nom.
results-written = Enregistré en tableau (CSV) et en JSON
