# Les mots imprimés dans la boîte, en français. Une entrée par chose ; $count choisit le nombre, .in le lieu.

name-1 = Place 1
name-2 = Place 2
name-3 = Place 3
name-4 = Place 4
name-5 = Place 5
name-6 = Place 6

# Une liaison : ses deux villes, et sa région si deux liaisons joignent les mêmes villes.
name-route = { $one }–{ $other }
name-route-of-two = { $one }–{ $other } ({ NAME($terrain) })

# What the page of words shows, under these headings.
words-kinds = Moyens de transport
name-pig = { $count ->
        [one] sanglier géant
       *[other] sangliers géants
    }
name-elfcycle = { $count ->
        [one] roue elfique
       *[other] roues elfiques
    }
name-cloud = { $count ->
        [one] nuage magique
       *[other] nuages magiques
    }
name-unicorn = { $count ->
        [one] licorne
       *[other] licornes
    }
name-troll = { $count ->
        [one] chariot troll
       *[other] chariots trolls
    }
name-dragon = { $count ->
        [one] dragon
       *[other] dragons
    }
name-raft = { $count ->
        [one] radeau
       *[other] radeaux
    }

words-terrains = Régions
name-plain = plaine
    .in = en plaine
name-wood = forêt
    .in = en forêt
name-desert = désert
    .in = dans le désert
name-mountain = montagnes
    .in = dans les montagnes
name-river = cours d'eau
    .in = sur un cours d'eau
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
name-chart = carte Vue d'Ensemble
name-board = plateau de jeu

words-others = Autres mots
name-elf = elfe
name-town = ville
name-capital = capitale
name-road = route
name-ferry = bac
name-arrow = flèche
name-downriver = dans le sens de la flèche
name-upriver = à contre courant
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
name-clockwise = dans le sens des aiguilles d'une montre
name-tie = égalité
name-variation = variante
name-destination = ville désignée

words-phases = Phases
name-deal = Distribuer les Cartes Voyage
name-draw_hidden = Choisir une carte Moyen de Transport
name-draw = Choisir d'autres cartes Moyen de Transport
name-plan = Mettre en place les cartes Régions
name-move = Déplacer les Bottes elfiques
name-cleanup = Conclure le tour
name-over = Fin de la partie

words-acts = Coups
name-turn_up = retourner une carte Moyen de Transport
name-drawn = choisir des cartes Moyen de Transport
name-place = poser une carte Moyen de Transport
name-obstruct = poser un obstacle
name-pass = passer
name-travel = voyager
name-end_move = finir son tour
name-discard = défausser des cartes
name-keep = garder une carte Moyen de Transport
name-target = révéler une carte Village
