# Les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte française (../fr).

name-pig = { $count ->
        [one] cochon
       *[other] cochons
    }
    .un = un cochon
    .de = de cochon
name-elfcycle = { $count ->
        [one] machine elfe
       *[other] machines elfes
    }
    .un = une machine elfe
    .de = de machine elfe
name-cloud = { $count ->
        [one] nuage
       *[other] nuages
    }
    .un = un nuage
    .de = de nuage
name-troll = { $count ->
        [one] chariot Troll
       *[other] chariots Troll
    }
    .un = un chariot Troll
    .de = de chariot Troll

name-unknown = un pion caché

words-terrains = Paysages
name-river = fleuve
    .in = sur un fleuve
name-lake = mer
    .in = sur une mer

name-counter = { $count ->
        [one] pion moyen de transport
       *[other] pions moyen de transport
    }
    .short = { $count ->
        [one] pion
       *[other] pions
    }
name-piece = { $count ->
        [one] marqueur village
       *[other] marqueurs village
    }
    .short = { $count ->
        [one] marqueur
       *[other] marqueurs
    }
name-boot = { $count ->
        [one] botte
       *[other] bottes
    }
name-town-card = { $count ->
        [one] carte village
       *[other] cartes village
    }
name-start-card = carte 1er joueur
name-chart = carte Résumé
name-board = plateau

name-town = village
name-capital = ville d’Elvenhold
name-arrow = flèche blanche
name-downriver = dans le sens du courant
name-upriver = à contresens
name-terrain = paysage
name-start-player = 1er joueur
name-destination = objectif

name-deal = Distribuer les cartes Voyage
name-draw_hidden = Tirer un moyen de transport caché
name-draw = Tirer d’autres moyens de transport
name-plan = Préparer les routes de voyage
name-move = Déplacer les bottes
name-cleanup = Résolution du tour
name-over = Fin du jeu

name-turn_up = retourner un pion
name-drawn = prendre des pions
name-place = poser un pion
name-keep = garder un pion
name-target = révéler une carte village
