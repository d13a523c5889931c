# Enregistrer les puces : ce qui, dans chaque boîte, peut en avoir une, où l’on en est, et ce qui est demandé.

act-teach = Enregistrer les puces
act-next = Suivant
act-forget = Oublier
act-keep = Garder
act-change = Changer
act-swap = Remplacer
act-both = Garder les deux
act-one-more = Une puce de plus
sheet-tags = Puces : { $game }
tags-how = Touchez ce que vous voulez enregistrer, puis posez ses puces l’une après l’autre sur un lecteur.
tags-no-reader = Aucun lecteur n’est configuré : voir « { act-hardware } ».
tags-waiting = Une nouvelle puce est sur le lecteur : touchez ce à quoi elle appartient.
tags-choose = Touchez ce que désignera la puce suivante.
tags-next = Posez la puce suivante : { $thing }, { $n } / { $many }
tags-next-uncounted = Posez la puce suivante : { $thing }, { $n }
tags-next-place = Posez sa puce sur un lecteur ; avec un plateau à capteurs, posez n’importe quelle puce sur ce lieu.
tags-whole = Toutes les puces sont enregistrées.
tags-same = Puce déjà enregistrée : { $thing }
tags-stays = Pendant une partie, une puce ne peut pas être modifiée.
tags-other = Cette puce désigne autre chose
tags-reader-other = Le lecteur { $reader } est celui d’un autre lieu
tags-other-more = Jusqu’ici : { $before }. Désormais : { $after } ?
tags-full = { $thing } : { $many ->
        [1] a déjà une puce
       *[other] les { $many } ont une puce
    }
tags-full-more = Une puce est perdue ? Ajoutez celle-ci ; la puce perdue reste comptée, sans inconvénient.
tags-full-one = La nouvelle puce remplace-t-elle l’ancienne ?
tags-lies = Puce connue : { $thing }
tags-forget = { $thing } : oublier les puces ({ $n }) ?
tags-called = { $thing } ({ $group })
tags-of-game = un élément du jeu { $game }
tags-group-counter = Cartes Moyen de Transport
tags-group-obstacle = Obstacles
tags-group-card = Cartes Voyage
tags-group-boot = Bottes elfiques
tags-group-road = Routes
tags-group-water = Cours d’eau et lacs
tags-group-town = Villes
tags-group-ingredient = Ingrédients
tags-group-gift = Cadeaux
tags-group-elf = Elfes
tags-group-place = Lieux
tags-one-counter = transport
tags-one-obstacle = obstacle
tags-one-card = carte
tags-one-boot = botte
tags-one-road = route
tags-one-town = ville
tags-one-ingredient = ingrédient
tags-one-gift = cadeau
tags-one-elf = elfe
tags-one-place = lieu
act-writing = Écrire sur les puces
tags-written = Écrit sur la puce
tags-not-written = Puce enregistrée, mais rien n’y est écrit
tags-why = { $why ->
        [gone] Puce retirée trop tôt : reposez-la.
        [other] Une autre puce est là : posez-en une seule.
        [refused] On ne peut pas écrire sur cette puce.
        [board] Le plateau à capteurs ne sait pas écrire.
       *[link] Le lecteur ne répond pas.
    }
tags-says = La puce indique : { $thing }
tags-unknown = Puce inconnue
tags-unknown-more = Enregistrez-la maintenant, ou jouez sur l’écran.
tags-foreign = Cette puce appartient à { $game }
tags-twice = La même puce sur deux lecteurs
tags-twice-more = { $one } et { $other } : retirez les deux ; une puce copiée compte une fois.
