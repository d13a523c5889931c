# Les mots imprimés dans la boîte, en français. Une entrée par chose ; $count choisit le nombre, .in le lieu,
# .un donne l’article, .de la forme après une négation.

name-1 = Joueur 1
name-2 = Joueur 2
name-3 = Joueur 3
name-4 = Joueur 4
name-5 = Joueur 5
name-6 = Joueur 6

# Une liaison : ses deux villes, et sa région si deux liaisons joignent les mêmes villes.
name-route = { $one }–{ $other }
name-route-of-two = { $one }–{ $other } ({ NAME($terrain) })

# What the page of words shows, under these headings.
words-kinds = Moyens de transport
name-pig = { $count ->
        [one] sanglier géant
       *[other] sangliers géants
    }
    .un = un sanglier géant
    .de = de sanglier géant
name-elfcycle = { $count ->
        [one] roue elfique
       *[other] roues elfiques
    }
    .un = une roue elfique
    .de = de roue elfique
name-cloud = { $count ->
        [one] nuage magique
       *[other] nuages magiques
    }
    .un = un nuage magique
    .de = de nuage magique
name-unicorn = { $count ->
        [one] licorne
       *[other] licornes
    }
    .un = une licorne
    .de = de licorne
name-troll = { $count ->
        [one] chariot troll
       *[other] chariots trolls
    }
    .un = un chariot troll
    .de = de chariot troll
name-dragon = { $count ->
        [one] dragon
       *[other] dragons
    }
    .un = un dragon
    .de = de dragon
name-raft = { $count ->
        [one] radeau
       *[other] radeaux
    }
    .un = un radeau
    .de = de radeau

words-terrains = Régions
name-plain = plaine
    .in = en plaine
name-wood = forêt
    .in = en forêt
name-desert = désert
    .in = dans le désert
name-mountain = montagnes
    .in = dans les montagnes
name-river = cours d’eau
    .in = sur un cours d’eau
name-lake = lac
    .in = sur un lac

words-pieces = Matériel
name-counter = { $count ->
        [one] carte Moyen de Transport
       *[other] cartes Moyen de Transport
    }
    .short = { $count ->
        [one] transport
       *[other] transports
    }
name-obstacle = { $count ->
        [one] obstacle
       *[other] obstacles
    }
name-card = { $count ->
        [one] carte Voyage
       *[other] cartes Voyage
    }
    .short = { $count ->
        [one] carte
       *[other] cartes
    }
name-piece = { $count ->
        [one] borne
       *[other] bornes
    }
    .short = { $count ->
        [one] borne
       *[other] bornes
    }
name-boot = { $count ->
        [one] botte elfique
       *[other] bottes elfiques
    }
name-round-card = { $count ->
        [one] carte Tour de jeu
       *[other] cartes Tour de jeu
    }
name-town-card = { $count ->
        [one] carte Village
       *[other] cartes Village
    }
name-start-card = carte Premier Aventurier
name-chart = carte Vue d’Ensemble
name-board = plateau de jeu

words-others = Autres mots
name-elf = elfe
name-town = ville
name-capital = capitale
name-road = route
name-ferry = bac
name-arrow = flèche
name-downriver = dans le sens de la flèche
name-upriver = à contre-courant
name-terrain = région
name-caravan = caravane
name-stack = pioche
name-face-down = face cachée
name-face-up = face visible
name-hand = main
name-round = tour de jeu
name-phase = phase
name-turn = tour
name-start-player = 1er Aventurier
name-clockwise = dans le sens des aiguilles d’une montre
name-tie = égalité
name-variation = variante
name-destination = ville désignée

words-phases = Phases
name-deal = Distribuer les Cartes Voyage
name-draw_hidden = Choisir une carte Moyen de Transport
name-draw = Choisir d’autres cartes Moyen de Transport
name-plan = Mettre en place les cartes Régions
name-move = Déplacer les Bottes elfiques
name-cleanup = Conclure le tour
name-over = Fin de la partie

words-acts = Actions
name-turn_up = retourner une carte Moyen de Transport
name-drawn = prendre des cartes Moyen de Transport
name-place = poser une carte Moyen de Transport
name-obstruct = poser un obstacle
name-pass = passer
name-travel = voyager
name-end_move = finir son déplacement
name-discard = défausser des cartes
name-keep = garder une carte Moyen de Transport
name-target = révéler une carte Village
