# Apprendre les puces : ce qui dans chaque boîte peut en avoir une, où l'on en est, ce qui est demandé.

act-teach = Apprendre les puces
act-next = Suivant
act-count = Recompter
act-forget = Oublier
act-forget-rest = Oublier le reste ({ $n })
act-keep = Garder
act-change = Changer
act-swap = Remplacer
act-both = Garder les deux
act-one-more = Une de plus
sheet-tags = Puces : { $game }
tags-how = Touchez ce que vous apprenez, puis posez ses puces l'une après l'autre sur un lecteur.
tags-no-reader = Aucun lecteur n'est nommé dans les réglages : voir Appareils.
tags-waiting = Une nouvelle puce est là : touchez ce qu'elle est.
tags-choose = Touchez ce à quoi va la puce suivante.
tags-next = Posez la puce suivante : { $thing }, { $n } / { $many }
tags-next-uncounted = Posez la puce suivante : { $thing }, { $n }
tags-next-place = Posez sa puce ; sur un plateau sensible, posez ici n'importe quelle puce.
tags-whole = Toutes sont apprises.
tags-same = Déjà apprise : { $thing }
tags-stays = Tant que l'on joue, elle reste ce qu'elle est.
tags-other = Cette puce veut dire autre chose
tags-reader-other = Le lecteur { $reader } est ailleurs
tags-other-more = Jusqu'ici : { $before }. Désormais : { $after } ?
tags-full = { $thing } : { $many ->
        [1] a déjà une puce
       *[other] { $many } / { $many } ont une puce
    }
tags-full-more = Une perdue ? Recomptez : posez toutes celles qui restent, la perdue est oubliée.
tags-full-one = La nouvelle puce remplace-t-elle l'ancienne ?
tags-lies = C'est : { $thing }
tags-forget = { $thing } : oublier les puces ({ $n }) ?
tags-counting = Posez chacune une fois : { $thing }, { $laid } / { $many }
tags-counting-more = Ce qui n'est pas posé peut ensuite être oublié : sa puce est perdue.
tags-not-counted = Cette puce n'est pas de celles que l'on compte.
tags-forgotten = { $n ->
        [one] { $n } puce oubliée
       *[other] { $n } puces oubliées
    }
tags-called = { $thing } ({ $group })
tags-of-game = un élément de { $game }
tags-group-counter = Moyens de Transport
tags-group-obstacle = Obstacles
tags-group-card = Cartes Voyage
tags-group-boot = Bottes elfiques
tags-group-road = Routes
tags-group-water = Cours d'eau et lacs
tags-group-town = Villes
tags-group-ingredient = Ingrédients
tags-group-gift = Cadeaux
tags-group-elf = Elfes
tags-group-place = Lieux
tags-one-counter = Moyen de Transport
tags-one-obstacle = obstacle
tags-one-card = carte Voyage
tags-one-boot = botte elfique
tags-one-road = route
tags-one-town = ville
tags-one-ingredient = ingrédient
tags-one-gift = cadeau
tags-one-elf = elfe
tags-one-place = lieu
act-writing = Écrire dessus
tags-written = Écrit sur la puce
tags-not-written = Apprise, mais pas écrite sur la puce
tags-why = { $why ->
        [gone] Levée trop tôt : reposez-la.
        [other] Une autre puce est là : posez-en une seule.
        [refused] La puce refuse l'écriture.
        [board] Le plateau sensible ne sait pas écrire.
       *[link] Le lecteur ne répond pas.
    }
tags-says = La puce dit être : { $thing }
tags-unknown = Une puce inconnue
tags-unknown-more = Apprenez-la maintenant, ou jouez en touchant l'écran.
tags-foreign = Cette puce est de { $game }
tags-twice = La même puce à deux lecteurs
tags-twice-more = { $one } et { $other }. Levez les deux ; une puce copiée ne compte qu'une fois.
