# A browser at the table

web-moved = La partie a continué. Regarde à nouveau.
web-lost = La connexion est perdue. Nouvel essai en cours.
web-board = Plateau : les flèches mènent d'un lieu à l'autre
web-join-again = Ce code n'est plus valable. Scanne celui de l'écran de la table.

act-phones = Téléphones
sheet-phones = Téléphones
web-starting = Les téléphones sont mis en route …
web-scan = Scanne ce code avec l'appareil photo d'un téléphone, puis touche ta place sur le téléphone.
web-same-network = Le téléphone doit être sur le même réseau que la table. Rien n'est installé, rien ne part sur internet.
web-watch = Un téléviseur montre la partie à { $address }
web-take-away = { $phones ->
        [one] retirer le téléphone
       *[other] retirer { $phones } téléphones
    }
web-taken-away = Ce téléphone a été retiré de sa place. Scanne à nouveau le code de l'écran de la table.
web-no-game = Aucune partie n'est en cours
web-join = Quelle place est la tienne ?
web-which-seat = Touche ta place.
web-full = a déjà deux téléphones
web-map = Carte
act-hand = Mes cartes
web-hand-what = Rien que pour toi : ce que tu entres ici sert à tes propres questions et n'est montré nulle part ailleurs.
