# Elfenland dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

phase-draw_hidden = Un pion caché
phase-draw = Trois autres pions
phase-plan = Préparer les routes
phase-cleanup = Résolution du tour
prompt-draw_hidden = Prenez un pion face cachée
prompt-draw = Prenez un pion, posez-le face visible
prompt-refill = Retournez un nouveau pion
prompt-plan = { $obstacle ->
        [no] Posez un pion ou passez
       *[yes] Posez un pion ou l’obstacle, ou passez
    }
prompt-plan-piece = Maintenant, choisissez un pion
prompt-looked = { NAME($seat) } : marqueurs et prochaines étapes sur le plateau
prompt-move = Touchez le village suivant
prompt-move-otherwise = Touchez le village, puis les cartes
prompt-cleanup = Chacun garde un pion
prompt-target = Révélez la carte village, puis touchez son village
short-pig = cochon
short-elfcycle = machine
chart-notes = Un obstacle coûte 1 carte de plus de la même sorte. Une caravane : 3 cartes quelconques, 4 avec un obstacle. Radeaux : { $down } dans le sens du courant, { $up } à contresens, { $lake } sur une mer.
sheet-chart-elfenland = Carte Résumé
price-none = Aucun pion sur cette route
sheet-way-none = Les routes qui y mènent n’ont pas de pion.
look-been = Déjà visité par : { $names }
sheet-cleanup-keep = Chacun garde un pion et rend les autres :
check-start-player = Donner la carte 1er joueur à { NAME($seat) }
check-roads = Retirer tous les pions des routes, les retourner face cachée et les mélanger aux autres
check-display = Retourner cinq nouveaux pions
tell-draw-hidden = { NAME($seat) } prend un pion caché
tell-draw = { NAME($seat) } prend un pion { $source ->
        [display] visible
       *[pile] de la pioche
    }
tell-travel = { NAME($seat) } à { NAME($town) } : { $price }{ $collected ->
        [1] , marqueur pris
       *[0] {""}
    }
tell-caravan = { NAME($seat) } à { NAME($town) } : caravane de { $cards }{ $collected ->
        [1] , marqueur pris
       *[0] {""}
    }
tell-keep = { NAME($seat) } { $origin ->
        [hidden] garde un pion caché
        [open] garde un pion visible
       *[none] ne garde aucun pion
    }
back-piece = { NAME($seat) } : marqueur à remettre à { NAME($town) }
end-towns = Marqueurs
end-winner = { NAME($seat) } gagne avec { $far ->
        [1] { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
       *[0] { $score ->
            [one] { $score } village
           *[other] { $score } villages
        }
    }
end-tie-cards = Égalité de marqueurs, puis de cartes ({ $n } chacun)
end-by-distance = Égalité avec { NAME($seat) }, départagée par la distance à l’objectif : { $mine } à { $other }
end-early = { NAME($seat) } a les 20 marqueurs : fin anticipée
end-sum = { $pieces } − { $distance } = { $score } : marqueurs, moins la distance jusqu’à l’objectif
option-town_cards = Cartes village : { $value ->
        [true] oui
       *[false] non
    }
    .more = { $value ->
        [true] Chacun tire un village secret, son objectif ; sa distance est retirée des points à la fin.
       *[false] Les cartes village restent dans la boîte.
    }
option-early_end = Les 20 marqueurs : { $value ->
        [finish_round] finir le tour
        [instant_win] victoire immédiate
       *[none] continuer
    }
    .more = Que se passe-t-il si un joueur a tous ses marqueurs avant le dernier tour ?
option-final_tie = Égalité de marqueurs et de cartes : { $value ->
        [shared] victoire partagée
       *[undecided] non départagée
    }
    .more = Qui gagne quand les premiers ont le même nombre de marqueurs et de cartes ?
option-setup_towns = Marqueurs au début : { $value ->
        [other20] dans tous les villages sauf Elvenhold
       *[choice20] dans 20 villages au choix
    }
    .more = Seul l’emplacement des marqueurs change ; tout le reste est pareil.
option-phase3 = Pions pris en phase 3 : { $value ->
        [draw_three] trois chacun
       *[fill_to_three_open] jusqu’à en avoir trois visibles
    }
    .more = Ne concerne qu’un joueur qui a gardé un pion visible.
option-display_refresh = Les cinq visibles en fin de tour : { $value ->
        [keep] restent
       *[reshuffle_all] remis et mélangés
    }
    .more = Les cinq pions visibles sont-ils remis avec les autres ?
option-place_hidden = Pions cachés : { $value ->
        [true] peuvent être posés
       *[false] restent cachés
    }
    .more = Un pion caché peut-il être posé sur une route ?
option-keep_counter = Pion gardé : { $value ->
        [exactly_one_if_any] exactement un
       *[up_to_one] un ou aucun
    }
    .more = Peut-on rendre tous ses pions ?
option-variant_distance = Distance à l’objectif : { $value ->
        [edges] liaisons
       *[towns_between] villages entre les deux
    }
    .more = Comment se compte la distance entre la botte et l’objectif ?
option-variant_early_end = Fin anticipée, cartes village : { $value ->
        [score_normally] la distance compte
       *[as_base] qui a le plus de marqueurs gagne
    }
    .more = Comment compte-t-on une partie finie avant l’heure ?
sheet-kind-refill = Pion pris : { NAME($kind) }. Lequel a été retourné ?
sheet-kind-turn_up = Quel pion a été retourné ?
sheet-kind-display = Quel pion a été pris ?
sheet-kind-pile = Quel pion a été tiré ?
setup-each = Chacun : une botte, les 20 marqueurs d’une couleur, une carte Résumé, un obstacle
setup-pieces = { $choice ->
        [1] Dans 20 villages au choix : un marqueur de chaque couleur
       *[0] Dans chaque village sauf Elvenhold : un marqueur de chaque couleur, donc { $colours } par village
    }
setup-spare = À remettre dans la boîte : { $seats ->
        [one] { $seats } botte et ses marqueurs, { $seats } obstacle, { $seats } carte Résumé
       *[other] { $seats } bottes et leurs marqueurs, { $seats } obstacles, { $seats } cartes Résumé
    }
setup-counters = 48 pions : les mélanger face cachée, en retourner cinq
setup-start = Carte 1er joueur à { NAME($seat) }
ask-between = Qu’y a-t-il entre deux villages ?
ask-free = pas encore de pion ; coût possible : { $prices }
ask-no-way = Aucune route avec un pion, aucun fleuve et aucune mer ne permet d’aller plus loin.
ask-bare = Sans pion : { $towns }
ask-display = Pions visibles à côté du plateau : { $counters }
ask-open = { NAME($seat) }, pions visibles : { $counters }
ask-left = Vos marqueurs encore sur le plateau : { $towns }
look-towns = { $count ->
        [0] Aucun village encore
        [one] 1 village : { $towns }
       *[other] { $count } villages : { $towns }
    }
tell-drawn = { $phase ->
        [draw_hidden] Tous ont tiré un pion caché
       *[draw] Tous ont tiré
    }
tell-turn-up = Pion retourné : { NAME($kind) }
