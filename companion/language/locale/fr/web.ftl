# A browser at the table

web-moved = La partie a continué. Regarde à nouveau.
web-lost = La connexion est perdue. Nouvel essai en cours.
web-board = Plateau : les flèches mènent d'un lieu à l'autre
web-join-again = Ce code n'est plus valable. Scanne celui de l'écran de la table.
