# Les places que Boardside joue : les gestes, le pourquoi, et leur choix pour une nouvelle partie.

sheet-boardside = { NAME($seat) } (Boardside)
sheet-boardside-hand = { NAME($seat) } : cartes
act-why = Pourquoi ?
act-card-back = En retirer une
seat-take-hidden = Tirer face cachée. Quel moyen de transport ?
seat-take-display = Prendre à l'étalage : { NAME($kind) }
seat-take-pile = Tirer de la pioche. Quel moyen de transport ?
seat-turn-up = En retourner un nouveau. Lequel ?
seat-lay = { NAME($kind) } sur { NAME($route) }
seat-lay-hidden = { NAME($kind) } (caché) sur { NAME($route) }
seat-lay-obstacle = Obstacle sur { NAME($route) }
seat-boot = À { NAME($town) } : défausser { $cards }
seat-boot-piece = À { NAME($town) } : défausser { $cards }, prendre { NAME("piece") }
seat-discard = Défausser : { $cards }
seat-places = { $n ->
        [one] carte { $places }
       *[other] cartes { $places }
    }
seat-keep-open = Garder : { NAME($kind) } ; rendre les autres
seat-keep-hidden = Garder face cachée : { NAME($kind) } ; rendre les autres
seat-keep-none = Tout rendre
seat-hand-more = Entrez les { $cards } nouvelles cartes : { $got } pour l'instant
seat-why-chance = Ce niveau joue au hasard.
seat-why-way = C'est son chemin vers { NAME($town) }.
seat-why-hinders = Cela gêne { NAME($seat) } vers { NAME($town) }.
seat-why-pieces = { $n ->
        [one] Ce chemin rapporte 1 { NAME("piece", 1) }.
       *[other] Ce chemin rapporte { $n } { NAME("piece", $n) }.
    }
seat-why-plan = C'est le mieux pour son plan.
seat-otherwise = Boardside joue { NAME($seat) }
    .more = Faites ce que dit la fiche, ou annulez. Rien n'a été entré.
seat-thinking = { NAME($seat) } réfléchit encore
    .more = Boardside joue cette place. Rien n'a été entré.
seat-unseen = { NAME($seat) } doit tout connaître
    .more = Quand Boardside joue, entrez tout ce qui est tiré.
seat-fallback = { NAME($seat) } a joué à la hâte
    .more = Boardside n'a pas fini en 5 secondes : le niveau Glouton a décidé, et c'est noté.
level-person = Personne
level-wanders = Au hasard
    .more = n'importe quel coup permis.
level-greedy = Glouton
    .more = prend le plus proche.
level-plans = Planificateur
    .more = prévoit tout ensemble.
level-reckons = Calculateur
    .more = devine aussi les mains.
level-boardside = Boardside : { $level ->
        [wanders] au hasard
        [greedy] glouton
        [plans] planificateur
       *[reckons] calculateur
    }
new-boardside-costs = Boardside joue avec de vraies pièces que vous déplacez. Entrez ses cartes, ses moyens de transport et l'étalage : environ 25 touches par manche. Sans tags, ses cartes sont face visible : un handicap.
new-boardside-none = Boardside ne peut pas encore jouer de place dans ce jeu.
new-nobody = Il faut au moins une personne
seat-thinks = Boardside réfléchit
