# La table, quel que soit le jeu : annuler, menu, historique, classement.

act-undo = Annuler
menu-look-up = Consulter
menu-game = Cette partie
menu-table = À la table
act-menu = Menu
act-history = Historique
act-chart = Coûts
act-find = Chercher une ville
act-lies = Où est quoi
act-standings = Classement
act-leave = Accueil
act-table = À la table
act-rematch = Encore une
act-back = { $acts ->
        [0] La partie en est ici
        [one] Annuler 1 coup
       *[other] Annuler { $acts } coups
    }

undone = { $entries ->
        [one] Annulé : { $act }
       *[other] { $entries } coups annulés
    }
redone = { $entries ->
        [one] Rétabli : { $act }
       *[other] { $entries } actions rétablies
    }
act-again = { $acts ->
        [one] Rétablir 1 action
       *[other] Rétablir { $acts } actions
    }
history-again = La partie continue après : { $act }. À déplacer :
sheet-history = { $acts ->
        [0] Aucun coup
        [one] 1 coup
       *[other] { $acts } coups
    }
history-empty = Rien ne s'est encore passé.
history-start = Le début de la partie
history-back-to = Retour à : { $act }. Puis remettez :
sheet-back = { $acts ->
        [0] La partie en est ici
        [one] Annuler 1 coup ?
       *[other] Annuler { $acts } coups ?
    }
sheet-end = Fin de la partie
sheet-standings = Classement provisoire
sheet-lies = La table est-elle ainsi ?
sheet-find = Chercher une ville
find-hint = Orthographe libre
find-nothing = Aucune ville ne sonne ainsi. Essayez moins de lettres.

source-page = p. { $page }, { $edition }
source-section = « { $section } », { $edition }
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
cited-ff = texte des joueurs
    .short = texte des joueurs
cited-all = toutes les éditions

sheet-words = Mots

# What lies where, and what is to be moved, of a game without words of its own for it
lies-place = { NAME($place) } : { $pieces }
lies-kind = { $n } { NAME($piece, $n) }
back-more = { NAME($place) } : poser { $n } { NAME($piece, $n) }
back-fewer = { NAME($place) } : enlever { $n } { NAME($piece, $n) }
