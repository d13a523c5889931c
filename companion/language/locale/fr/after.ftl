# After a game: who was where, the game again, a phone's statistics, everyone's record.

act-trail = Qui était où et quand
act-replay = Revoir la partie
act-share = Vers un téléphone
act-records = Joueurs
act-write-results = Écrire en fichiers

trail-hint = Nombres : tours ; joueur : son chemin

act-round-back = « Tour
act-step-back = ‹
act-play = Lecture
act-pause = Pause
act-forward = ›
act-round-on = Tour »
act-pace = × { $pace }
replay-step = Étape { $n } sur { $of }
replay-refused = Cela a été refusé.

sheet-share = Vers un téléphone
share-what = À lire avec un téléphone qui a l'application BG Stats : elle reprend qui a joué, les points et le vainqueur.
share-holds = Le code contient les noms des joueurs, leurs rangs et leurs points. Rien n'est envoyé d'ici.

sheet-records = Toutes les parties
records-player = Joueur
records-games = Parties
records-won = Gagnées
records-score = Points par partie
records-average-cards = Cartes par ville
records-average-possible = Villes possibles
records-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
records-none = Aucune partie n'a encore été finie ici.
results-written = Écrit comme tableau (CSV) et en JSON
