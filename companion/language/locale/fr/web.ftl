# Un navigateur à la table

web-moved = La partie a continué entre-temps. Regardez à nouveau.
web-lost = Connexion perdue. Nouvel essai…
web-board = Plateau : les flèches du clavier font passer d’un lieu à l’autre
web-join-again = Ce code n’est plus valable. Scannez celui de l’écran de la table.

act-phones = Téléphones
web-starting = L’accès par téléphone démarre…
web-same-network = Le téléphone doit être sur le même réseau que cette table. Rien n’est installé, et rien n’est envoyé sur Internet.
act-wifi = Activer le Wi-Fi de la table
act-wifi-off = Désactiver le Wi-Fi
wifi-opening = Activation du Wi-Fi de la table…
wifi-join = 1. Scannez ceci pour rejoindre le Wi-Fi { $name }
wifi-then = 2. Scannez ceci, puis touchez votre place
wifi-password = Ce Wi-Fi n’a pas accès à Internet. Son mot de passe : { $password }
wifi-no-manager = NetworkManager manque sur cet appareil : le Wi-Fi de la table en a besoin.
wifi-no-device = Cet appareil n’a pas d’adaptateur Wi-Fi.
wifi-refused = NetworkManager n’a pas activé le Wi-Fi. Sur un Raspberry Pi neuf, réglez d’abord le pays du Wi-Fi.
web-taken-away = Ce téléphone a été déconnecté de sa place. Scannez à nouveau le code de l’écran de la table.
web-no-game = Pas encore de partie en cours
web-join = Quelle place est la vôtre ?
web-which-seat = Touchez votre place.
web-map = Plateau
web-voice = Lire à voix haute
act-hand = Mes cartes
act-questions = Questions
ask-board = Qu’y a-t-il sur le plateau ?
web-your-turn = C’est à vous de jouer
web-at-table = À l’écran de la table : { $prompt }
web-hand-what = Pour vous seulement : ce que vous indiquez ici sert à vos questions, aux conseils et à vos actions, et n’est montré nulle part ailleurs, pas même sur un second téléphone de cette place. Après un redémarrage de Boardside, il faut indiquer les cartes de nouveau.
hand-cards = Cartes : { $count }
hand-unknown = { $sort ->
        [hidden] transports inconnus
       *[card] cartes inconnues
    }
hand-hidden = Transports cachés : { $count }
web-own-hand = D’après ce que vous avez indiqué : { $numbers }
web-too-few = { NAME($kind) } : { $has } en main, il en faut { $wants }
act-anyway = Le faire quand même

web-ask-undo = Avant d’annuler, demander au joueur concerné
act-ask-phones = Voter par téléphone
sheet-vote = Un vote
act-count-now = Compter maintenant
vote-ruling = Peut-on l’accepter ?
vote-undo = Peut-on annuler cette action ?
vote-no = Non
vote-so-far = Réponses : { $votes } sur { $asked }
vote-missing = En attente : { $names }
vote-against = Refusé par vote : rien ne change
vote-none = Pas de majorité : rien ne change
vote-same = La majorité est pour ne rien changer

web-scan = Scannez ce code avec l’appareil photo d’un téléphone.
web-scan-seat = Pour { $name } : scannez ceci avec un téléphone.
web-word = Ou tapez { $word } à l’adresse { $address }
web-television = Téléviseur
web-television-how = Pour montrer la partie sur un téléviseur, ouvrez-y cette adresse. Il montre tout et ne change rien.
web-no-phone = pas de téléphone
web-awake = depuis { $since }
web-asleep = en veille, là depuis { $since }
web-by-phone = admis par le 1er tél.
web-by-table = admis depuis la table
web-take-away = Déconnecter les téléphones : { $name }
web-joined = { $name } : un téléphone a rejoint la partie
web-asks = { $name } : un autre téléphone demande cette place
web-asks-more = L’autre téléphone verrait les réponses à vos questions et pourrait jouer pour vous.
web-waits = { $name } : cette place a déjà un téléphone. On demande à ce téléphone et à la table si vous pouvez partager la place.
web-taken = a un téléphone, qui sera consulté
web-turned-away = L’accès vous a été refusé. Demandez aux autres à la table.
web-not-now = Ce n’est pas à vous de jouer.
web-just-taken = Un autre téléphone vient de prendre cette place.
web-type-word = Quatre lettres de l’écran de la table
act-let-in = Admettre
act-turn-away = Refuser
act-leave-seat = Quitter cette place
act-this-phone = Langue, taille du texte, nom
web-phone-name = Nom de ce téléphone
act-more = Plus
act-join = Rejoindre
name-phone-awake = téléphone
name-phone-asleep = téléphone, en veille
name-unknown = un transport caché
