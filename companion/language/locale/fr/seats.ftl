# Les places que Boardside joue : ce que des mains font pour elles, pourquoi, et leur choix pour une nouvelle partie.

seat-headline = { $who } : { $what }
sheet-boardside-hand = { NAME($seat) } : cartes en main
act-why = Pourquoi ?
act-card-back = Enlever la dernière carte
seat-take-hidden = Prenez un transport face cachée. De quelle sorte est-il ?
seat-take-display = Prenez { NAME($kind, case: "un") } parmi les visibles
seat-take-pile = Tirez un transport de la pioche. De quelle sorte est-il ?
seat-turn-up = Retournez un nouveau transport. De quelle sorte est-il ?
seat-lay = Posez { NAME($kind, case: "un") } sur { NAME($route) }
seat-lay-hidden = Parmi les cachés, posez { NAME($kind, case: "un") } sur { NAME($route) }
seat-lay-obstacle = Posez l’obstacle sur { NAME($route) }
seat-boot = { NAME($town) } : { $cards }
seat-boot-piece = { NAME($town) }, prenez la borne : { $cards }
prompt-seat = { $what ->
        [deal] Touchez les cartes distribuées
        [move] Déplacez la botte, pas à pas
        [place] Posez, puis touchez « { act-done } »
        [keep] Gardez un transport
        [discard] Défaussez ces cartes
       *[take] Prenez-lui un transport
    }
seat-caravan = caravane de { $cards }
seat-discard = Défaussez { $cards }
seat-places = { $n ->
        [one] la carte { $places }
       *[other] les cartes { $places }
    }
seat-keep-open = Gardez { NAME($kind, case: "un") }, rendez les autres transports
seat-keep-hidden = Gardez le transport caché ({ NAME($kind) }), rendez les autres
seat-keep-none = Rendez tous les transports
seat-hand-more = Indiquez les nouvelles cartes : { $got } sur { $cards } jusqu’ici
seat-why-chance = Ce niveau joue au hasard.
seat-why-hinders = Cela complique pour { NAME($seat) } le chemin vers { NAME($town) }.
seat-why-pieces = { $n ->
        [0] Ce chemin ne rapporte rien.
        [one] Ce chemin rapporte { $n } { NAME("piece", $n, case: "short") }.
       *[other] Ce chemin rapporte { $n } { NAME("piece", $n, case: "short") }.
    }
seat-why-opens-cards = Cela ouvre { $way } à Boardside, qui a { $cards }.
seat-why-opens = Cela ouvre { $way } à Boardside.
seat-why-two = { $a } et { $b }
seat-why-luck = Face cachée, c’est le hasard qui choisit.
seat-why-spare = Boardside n’a pas mieux à faire de ce transport.
seat-why-enough = Les transports déjà posés suffisent à Boardside ; bornes possibles : { $n }.
seat-why-useless = Aucun transport de Boardside ne lui ouvre de chemin.
seat-why-nearer = Ce chemin rapproche Boardside des villes qui lui restent à visiter.
seat-why-stays = La botte est mieux là où elle est.
seat-why-takes = Ce transport est prévu pour { $way }.
seat-why-held = { $n ->
        [one] { $n } carte de Boardside y convient.
       *[other] { $n } cartes de Boardside y conviennent.
    }
seat-why-fits = C’est le mieux pour ses cartes et ses villes restantes.
seat-why-pile = Aucun transport visible ne convient mieux à Boardside qu’un inconnu.
seat-why-blind = Aucun transport visible n’est connu.
seat-why-fewest = C’est de ces sortes que Boardside a le moins.
seat-why-helps = Ces cartes aident le moins Boardside vers les villes qui lui restent.
seat-otherwise = Boardside joue pour { NAME($seat) }
    .more = Faites ce que dit Boardside, ou annulez. Rien n’a été enregistré.
seat-thinking = { NAME($seat) } réfléchit encore
    .more = Boardside joue à cette place. Rien n’a été enregistré.
seat-unseen = Indiquez chaque transport tiré
    .more = Boardside joue pour { NAME($seat) } et doit savoir quels transports sont sortis.
seat-fallback = { NAME($seat) } a manqué de temps
    .more = Boardside n’a pas fini de réfléchir en 5 secondes : le niveau « { level-greedy } » a joué, et c’est noté.
level-person = Humain
level-greedy = Facile
    .more = va aux villes les plus proches.
level-plans = Bon
    .more = combine tous ses transports.
level-reckons = Fort
    .more = devine aussi ce qu’ont les autres.
level-boardside = Boardside : { $level ->
        [wanders] Au hasard
        [greedy] { level-greedy }
        [plans] { level-plans }
       *[reckons] { level-reckons }
    }
new-boardside-costs = Boardside joue avec de vraies pièces, que vous déplacez. Indiquez ses cartes, ses transports et les cinq visibles : environ 25 appuis par tour. Sans puces, ses cartes sont face visible devant sa place : un handicap.
new-boardside-none = Boardside ne sait pas encore jouer à ce jeu.
new-nobody = Au moins un joueur doit être humain
seat-thinks = Boardside réfléchit
