# La table, quel que soit le jeu : annuler, menu, historique, classement.

act-undo = Annuler
menu-look-up = Consulter
menu-game = Cette partie
menu-table = À la table
act-menu = Menu
act-history = Historique
act-chart = Vue d’Ensemble
act-find = Chercher une ville
act-lies = Vérifier la table
act-result = Résultat
act-standings = Classement
act-leave = Accueil
act-table = À la table
act-rematch = Rejouer
act-count-missing = encore { $pieces } à choisir
act-back = { $acts ->
        [0] La partie en est là
        [one] Annuler { $acts } action
       *[other] Annuler { $acts } actions
    }

undone = { $entries ->
        [1] Annulé : { $act }
        [one] { $entries } action annulée
       *[other] { $entries } actions annulées
    }
redone = { $entries ->
        [1] Rétabli : { $act }
        [one] { $entries } action rétablie
       *[other] { $entries } actions rétablies
    }
act-again = { $acts ->
        [one] Rétablir { $acts } action
       *[other] Rétablir { $acts } actions
    }
history-again = Rétablir jusqu’à : { $act }. Puis placez :
sheet-history = { $acts ->
        [0] Aucune action
        [one] { $acts } action
       *[other] { $acts } actions
    }
history-empty = Rien ne s’est encore passé.
history-start = Le début de la partie
history-back-to = Retour à : { $act }. Puis, sur la table :
sheet-back = { $acts ->
        [0] La partie en est là
        [one] Annuler { $acts } action ?
       *[other] Annuler { $acts } actions ?
    }
sheet-end = Fin de la partie
sheet-standings = Classement provisoire
sheet-lies = Est-ce bien comme sur la table ?
find-hint = Orthographe libre
find-nothing = Aucun lieu de ce nom. Essayez avec moins de lettres.

source-page = p. { $page }, { $edition }
source-section = « { $section } », { $edition }
source-heading = « { $section } » ({ $heading }), { $edition }
cited-de = édition allemande
    .short = allemande
cited-en = édition anglaise
    .short = anglaise
cited-fr = édition française
    .short = française
cited-it = édition italienne
    .short = italienne
cited-cs = édition tchèque
    .short = tchèque
cited-ru = édition russe
    .short = russe
cited-ff = texte français de fans
    .short = texte français de fans
cited-all = toutes les éditions

# Où sont les pièces, et ce qu’il faut déplacer, pour un jeu qui n’a pas ses propres mots
lies-place = { NAME($place) } : { $pieces }
lies-kind = { $n } { NAME($piece, $n) }
back-more = { NAME($place) } : poser { $n } { NAME($piece, $n) }
back-fewer = { NAME($place) } : enlever { $n } { NAME($piece, $n) }
