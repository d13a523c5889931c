# Un navigateur à la table

web-moved = La partie a continué. Regardez à nouveau.
web-lost = La connexion est perdue. Nouvel essai en cours.
web-board = Plateau : les flèches du clavier mènent d’un lieu à l’autre
web-join-again = Ce code n’est plus valable. Scannez celui de l’écran de la table.

act-phones = Téléphones
sheet-phones = Téléphones
web-starting = L’accès par téléphone démarre…
web-scan = Scannez ce code avec l’appareil photo d’un téléphone, puis touchez votre place sur le téléphone.
web-same-network = Le téléphone doit être sur le même réseau que cette table. Rien n’est installé, et rien n’est envoyé sur internet.
act-wifi = Ouvrir le Wi-Fi de la table
act-wifi-off = Fermer le Wi-Fi
wifi-opening = Le Wi-Fi de la table s’ouvre…
wifi-join = 1. Scannez ceci : le Wi-Fi { $name }
wifi-then = 2. Scannez ceci, puis touchez votre place
wifi-password = Mot de passe du Wi-Fi : { $password }. Ce Wi-Fi n’a pas accès à internet.
wifi-no-manager = NetworkManager manque sur cette machine : le Wi-Fi de la table en a besoin.
wifi-no-device = Cette machine n’a pas de Wi-Fi.
wifi-refused = NetworkManager n’a pas ouvert le Wi-Fi. Sur un Raspberry Pi neuf, réglez d’abord le pays du Wi-Fi.
web-watch = Un téléviseur montre la partie à l’adresse { $address }
web-take-away = { $phones ->
        [1] retirer le téléphone
        [one] retirer { $phones } téléphone
       *[other] retirer { $phones } téléphones
    }
web-taken-away = Ce téléphone a été retiré de sa place. Scannez à nouveau le code de l’écran de la table.
web-no-game = Pas encore de partie en cours
web-join = Quelle place est la vôtre ?
web-which-seat = Touchez votre place.
web-full = a déjà deux téléphones
web-map = Plateau
web-voice = Lire à voix haute
act-hand = Mes cartes
act-questions = Questions
ask-board = Qu’y a-t-il sur le plateau ?
web-your-turn = C’est à vous de jouer
web-hand-what = Pour vous seulement : ce que vous indiquez ici sert à vos questions, aux conseils et à vos coups, et n’est montré nulle part ailleurs.
hand-cards = Cartes : { $cards }
hand-hidden = Transports cachés : { $counters }
web-own-hand = D’après ce que vous avez indiqué : { $numbers }
act-anyway = Le faire quand même

web-ask-undo = Annuler : demander au téléphone du joueur concerné
act-ask-phones = Demander aux téléphones
sheet-vote = Un vote
act-count-now = Compter maintenant
vote-ruling = Peut-on l’accepter ?
vote-undo = Peut-on annuler cette action ?
vote-no = Non
vote-so-far = Réponses : { $votes } sur { $asked }
vote-missing = Sans réponse : { $names }
vote-against = La réponse est non : rien ne change
vote-none = Pas de majorité : rien ne change
vote-same = La majorité veut que rien ne change
