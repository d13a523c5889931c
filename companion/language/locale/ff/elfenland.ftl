# Elfenland dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

phase-draw_hidden = Un pion caché
phase-plan = Préparer les routes
phase-cleanup = Résolution du tour
phase-over = Fin du jeu
prompt-plan = Pion, obstacle ou passer
prompt-plan-piece = Et maintenant le pion
prompt-move = Touchez le village suivant
prompt-move-otherwise = Touchez le village, puis les cartes
prompt-cleanup = Chacun garde un pion
prompt-target = Révéler la carte village
short-pig = cochon
short-elfcycle = machine
chart-notes = Un obstacle coûte 1 de plus de la même sorte. Une caravane : 3 cartes quelconques, 4 avec obstacle. Radeaux : { $down } dans le sens du courant, { $up } à contre sens, { $lake } sur la mer.
sheet-chart-elfenland = Carte Résumé
price-none = Pas de pion ici.
sheet-way-none = Aucune route n'y a de pion.
check-start-player = Carte 1er joueur à { NAME($seat) }
check-roads = Tous les pions des routes, face cachée, mélangés
check-display = Retourner cinq nouveaux pions
tell-draw-hidden = { NAME($seat) } prend un pion caché
tell-draw =
    { NAME($seat) } prend un pion { $source ->
        [display] visible
       *[pile] caché
    }
tell-travel =
    { NAME($seat) } vers { NAME($town) } : { $price }{ $collected ->
        [1] , un marqueur
       *[0] { "" }
    }
tell-caravan =
    { NAME($seat) } vers { NAME($town) } : caravane de { $cards }{ $collected ->
        [1] , un marqueur
       *[0] { "" }
    }
tell-keep =
    { NAME($seat) } { $origin ->
        [hidden] garde un pion caché
        [open] garde un pion visible
       *[none] ne garde rien
    }
back-piece = { NAME($seat) } : marqueur rendu à { NAME($town) }
panel-obstacle = obstacle
end-towns = Marqueurs
end-winner = { NAME($seat) } gagne avec { $far ->
        [1] { $score }
       *[0] { $score ->
            [one] 1 village
           *[other] { $score } villages
        }
    }
end-tie-cards = Égalité en marqueurs et en cartes : { $n } chacun
end-by-distance = Égalité avec { NAME($seat) }, tranchée par l'écart à l'objectif : { $mine } à { $other }
end-early = { NAME($seat) } a les 20 marqueurs : fin avant l'heure
end-sum = { $pieces } { NAME("piece", $pieces, case: "short") } − { $distance } jusqu'à l'objectif = { $score }
option-town_cards =
    Cartes Village : { $value ->
        [true] oui
       *[false] non
    }
    .more =
        { $value ->
            [true] Chacun tire un village désignée secrète ; sa distance est retirée à la fin.
           *[false] Les cartes Village restent dans la boîte.
        }
option-early_end =
    Les 20 marqueurs : { $value ->
        [finish_round] finir le tour
        [instant_win] victoire immédiate
       *[none] continuer
    }
    .more = Si quelqu'un a tous ses marqueurs avant le dernier tour.
option-final_tie =
    Égalité de marqueurs et de cartes : { $value ->
        [shared] victoire partagée
       *[undecided] non tranchée
    }
    .more = Quand les premiers ont autant de marqueurs et de cartes.
option-setup_towns =
    Marqueurs au début : { $value ->
        [other20] dans tous les villages sauf Elvenhold
       *[choice20] dans 20 villages au choix
    }
    .more = Dit seulement où poser les marqueurs ; le reste est pareil.
option-phase3 =
    Pions visibles : { $value ->
        [draw_three] trois chacun
       *[fill_to_three_open] jusqu'à trois
    }
    .more = Compte pour qui a gardé un pion visible.
option-place_hidden =
    Pions cachés : { $value ->
        [true] peuvent être posés
       *[false] restent cachés
    }
    .more = Si un pion caché peut être posé sur une route.
option-keep_counter =
    Pion gardé : { $value ->
        [exactly_one_if_any] exactement un
       *[up_to_one] un ou aucun
    }
    .more = Si l'on peut tous les rendre.
option-variant_distance =
    Écart à l'objectif : { $value ->
        [edges] liaisons
       *[towns_between] villages entre deux
    }
    .more = À quelle distance la botte est du village secret.
option-variant_early_end =
    Fin avancée, cartes Village : { $value ->
        [score_normally] l'écart compte
       *[as_base] le plus de marqueurs gagne
    }
    .more = Comment compter une partie finie avant l'heure.
sheet-kind-turn_up = Quel pion est visible ?
sheet-kind-display = Lequel a été pris ?
sheet-kind-pile = Lequel a été tiré ?
setup-each = Chacun : une botte, les 20 marqueurs d'une couleur, une carte Résumé, un obstacle
setup-pieces = { $choice ->
        [1] Dans 20 villages au choix : un marqueur de chaque couleur
       *[0] Dans chaque village sauf Elvenhold : un marqueur de chaque couleur, donc { $colours } par village
    }
setup-spare = Dans la boîte : { $seats ->
        [one] 1 botte et ses marqueurs, 1 obstacle, 1 Résumé
       *[other] { $seats } bottes et leurs marqueurs, { $seats } obstacles, { $seats } Résumés
    }
setup-counters = 48 pions : mélangez-les face cachée, retournez-en cinq
setup-start = Carte 1er joueur à { NAME($seat) }
