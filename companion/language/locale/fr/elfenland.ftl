# Une table d'Elfenland : invites, boutons, feuilles, et les coups en mots.

game-elfenland = Elfenland

round-of = sur { $rounds }
turn-everyone = Tous
phase-deal = Distribuer
phase-draw_hidden = Un transport caché
phase-draw = Trois autres
phase-plan = Poser les transports
phase-move = Déplacer les bottes
phase-cleanup = Conclure le tour
phase-over = Fin de la partie

prompt-deal = Distribuez, puis « Distribué »
prompt-deal-all = Distribuez et tirez, puis « { act-deal-all } »
prompt-draw_hidden = Chacun un, face cachée
prompt-draw = En prendre un, face visible
prompt-plan = Transport, obstacle ou passer
prompt-plan-road = Touchez la route
prompt-plan-lacks = { NAME($kind) } : aucun ici, en choisir un autre
prompt-looked = La carte montre les pions et les pas possibles : { NAME($seat) }
prompt-plan-piece = Et maintenant le transport
prompt-move = Touchez la ville suivante
prompt-move-otherwise = Touchez la ville, puis les cartes
prompt-discard = Défausser jusqu'à 4 cartes
prompt-cleanup = Chacun garde un transport
prompt-target = Révéler la carte Village
prompt-over = La partie est finie

panel-cards = { $cards } { NAME("card", $cards, case: "short") }
panel-counters = { $counters } { NAME("counter", $counters, case: "short") }
panel-obstacle = + obstacle
panel-start = 1er

short-pig = sanglier
short-elfcycle = roue
short-cloud = nuage
short-unicorn = licorne
short-troll = chariot
short-dragon = dragon
short-raft = radeau
short-obstacle = obstacle
short-hidden = caché
short-untold = ?
short-pile = caché
short-none = aucun

act-deal = Distribué
act-deal-only = Distribué seulement
act-deal-all = Tout est tiré
act-drawn-hidden = Pris
act-drawn-all = Tous l'ont fait
act-tell-display = Dire l'étalage
act-untold = Non dit
act-pass = Passer
act-pass-all = Tous passent
    .more = fin du plan
act-otherwise = Autre paiement
act-end-move = Finir
act-pay = { $cards ->
        [0] Ne rien payer
        [one] Payer 1 carte
       *[other] Payer { $cards } cartes
    }
act-discard = Défausser { $cards }
act-discard-kinds = Dire lesquelles
act-discard-these = Défausser
act-finish = Conclure le tour { $round }
act-finish-missing = { $seats ->
        [one] 1 place doit encore choisir
       *[other] { $seats } places doivent encore choisir
    }

price-road = { $cards } { NAME($kind, $cards) } · caravane : { $caravan } cartes
price-water = { $cards } { NAME("raft", $cards) }
price-none = Pas de transport ici.

sheet-kind-turn_up = Quelle carte est visible ?
sheet-kind-display = Laquelle a été prise ?
sheet-kind-pile = Laquelle a été tirée ?
sheet-deal = Tour { $round } sur { $rounds }
sheet-way = Quel chemin vers { NAME($town) } ?
sheet-way-none = Aucune route n'y a de transport.
sheet-way-far = Ni route ni eau ne relie { NAME($start) } à { NAME($town) }.
    .title = { NAME($town) } est trop loin
sheet-pay = Cartes pour { NAME($route) }
sheet-discard = Plus de 4 cartes
sheet-discard-seat = { NAME($seat) } a { $hand } cartes : { $cards } de trop
sheet-discard-kinds = { NAME($seat) } en défausse { $cards }
sheet-cleanup = Conclure le tour { $round }
sheet-cleanup-keep = Chacun en garde un, les autres repartent :

check-round-card = Carte Tour de jeu { $round } au-dessus
check-start-player = Carte Premier Aventurier à { NAME($seat) }
check-roads = Tous les transports des routes, face cachée, mélangés
check-obstacles = Obstacles utilisés hors du jeu
check-display = Retourner cinq nouveaux transports
check-shuffle = { NAME($seat) } mélange les cartes Voyage hors des mains
check-cards = Nouvelles cartes
check-deal = { NAME($seat) } : +{ $cards }

way-travel = { NAME($town) } : { $cards } { NAME($kind, $cards) }
way-pay = { $cards } { NAME($kind, $cards) }
numbers-hand = { NAME($seat) } n'a que { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } ; il en faudrait { $cards }.
caravan-paid = La caravane de tout à l'heure aurait donc pu être payée
    .more = { NAME($seat) } avait { $cards } { NAME($kind, $cards) } pour aller à { NAME($town) } : selon EL-CARAVAN-02, seul qui ne peut pas payer va en caravane. La table décide.
    .back = Revenir avant
way-caravan = Caravane de { $cards }

tell-deal = Cartes distribuées
tell-turn-up = Visible : { NAME($kind) }
tell-draw-hidden = { NAME($seat) } prend un transport caché
tell-draw = { NAME($seat) } prend un transport { $source ->
        [display] visible
       *[pile] caché
    }
tell-draw-kind = { NAME($seat) } : { NAME($kind) }, { $source ->
        [display] visible
       *[pile] de la pioche
    }
tell-drawn = Tous ont pris
tell-place = { NAME($seat) } : { NAME($kind) } sur { NAME($route) }
tell-obstacle = { NAME($seat) } : obstacle sur { NAME($route) }
tell-pass = { NAME($seat) } passe
tell-no-card = aucune carte
tell-travel = { NAME($seat) } vers { NAME($town) } : { $price }{ $collected ->
        [1] , une borne
       *[0] {""}
    }
tell-caravan = { NAME($seat) } vers { NAME($town) } : caravane de { $cards }{ $collected ->
        [1] , une borne
       *[0] {""}
    }
tell-end-move = { NAME($seat) } finit son tour
tell-discard = { NAME($seat) } défausse { $cards } { NAME("card", $cards, case: "short") }
tell-keep = { NAME($seat) } { $origin ->
        [hidden] garde un transport caché
        [open] garde un transport visible
       *[none] ne garde rien
    }
tell-keep-kind = { NAME($seat) } garde : { NAME($kind) }
tell-target = { NAME($seat) }, carte Village : { NAME($town) }

back-counter-off = { NAME($kind) } : ôter de la route { NAME($route) }
back-counter-on = { NAME($kind) } : remettre sur { NAME($route) }
back-obstacle-off = obstacle : ôter de la route { NAME($route) }
back-obstacle-on = obstacle : remettre sur { NAME($route) }
back-display = { NAME($kind) } : à remettre parmi les faces visibles
back-refill = { NAME($kind) } : des faces visibles à la pile
back-boot = { NAME($seat) } : botte à { NAME($town) }
back-piece = { NAME($seat) } : borne rendue à { NAME($town) }
back-cards-take = { NAME($seat) } : reprendre { $n } { NAME("card", $n, case: "short") }
back-cards-give = { NAME($seat) } : rendre { $n } { NAME("card", $n, case: "short") }
back-counters-take = { NAME($seat) } : reprendre { $n } { NAME("counter", $n, case: "short") }
back-counters-give = { NAME($seat) } : rendre { $n } { NAME("counter", $n, case: "short") }
back-round = Carte Tour de jeu { $round } ; { NAME("start-card") } à { NAME($seat) }

lies-round = Carte Tour de jeu { $round } ; { NAME("start-card") } chez { NAME($seat) }
lies-seat = { NAME($seat) } à { NAME($town) } : { $pieces } { NAME("piece", $pieces, case: "short") }, { $cards } { NAME("card", $cards, case: "short") }, { $counters } { NAME("counter", $counters, case: "short") }
lies-road = { NAME($route) } : { NAME($kind) }{ $obstacle ->
        [1] {" "}avec obstacle
       *[0] {""}
    }

end-score = Points
end-towns = Bornes
end-distance = Écart
end-cards = Cartes
end-round = { $round }
end-running = { NAME($seat) } mène avec { $score }
end-running-level = À égalité en tête avec { $score }
end-winner = { NAME($seat) } gagne avec { $far ->
        [1] { $score }
       *[0] { $score ->
            [one] 1 ville
           *[other] { $score } villes
        }
    }
end-shared = { NAME($seat) } gagne avec { $score }, à égalité
end-undecided = { NAME($seat) } a { $score } : égalité, sans vainqueur
end-tie-cards = Égalité en bornes et en cartes : { $n } chacun
end-tie-distance = Égalité en points et en écart : { $n } chacun
end-by-cards = Égalité avec { NAME($seat) }, tranchée par les cartes en main : { $mine } à { $other }
end-by-distance = Égalité avec { NAME($seat) }, tranchée par l'écart à la ville désignée : { $mine } à { $other }
end-early = { NAME($seat) } a les 20 bornes : fin avant l'heure
end-sum = { $pieces } { NAME("piece", $pieces, case: "short") } − { $distance } jusqu'à la ville désignée = { $score }

sheet-chart-elfenland = Vue d'Ensemble
chart-water = eau
chart-notes = Un obstacle coûte 1 de plus de la même sorte. Une caravane : 3 cartes quelconques, 4 avec obstacle. Radeaux : { $down } dans le sens de la flèche, { $up } à contre courant, { $lake } pour le bac.

option-town_cards = Cartes Village : { $value ->
        [true] oui
       *[false] non
    }
    .more = { $value ->
        [true] Chacun tire une ville désignée secrète ; sa distance est retirée à la fin.
       *[false] Les cartes Village restent dans la boîte.
    }
option-early_end = Les 20 bornes : { $value ->
        [finish_round] finir le tour
        [instant_win] victoire immédiate
       *[none] continuer
    }
    .more = Si quelqu'un a toutes ses bornes avant le dernier tour.
option-final_tie = Égalité de bornes et de cartes : { $value ->
        [shared] victoire partagée
       *[undecided] non tranchée
    }
    .more = Quand les premiers ont autant de bornes et de cartes.
option-setup_towns = Bornes au début : { $value ->
        [other20] dans toutes les villes sauf Elvenhold
       *[choice20] dans 20 villes au choix
    }
    .more = Dit seulement où poser les bornes ; le reste est pareil.
option-phase3 = Transports visibles : { $value ->
        [draw_three] trois chacun
       *[fill_to_three_open] jusqu'à trois
    }
    .more = Compte pour qui a gardé un transport visible.
option-display_refresh = Étalage en fin de tour : { $value ->
        [keep] reste
       *[reshuffle_all] est mélangé
    }
    .more = Si les cinq visibles repartent avec les autres.
option-place_hidden = Transports cachés : { $value ->
        [true] peuvent être posés
       *[false] restent cachés
    }
    .more = Si un transport caché peut être posé sur une route.
option-pass = Passer : { $value ->
        [reenter] retour permis
       *[final] définitif
    }
    .more = Si qui a passé peut encore poser dans la phase.
option-caravan = Caravane : { $value ->
        [only_if_unable] si l'on ne peut payer
       *[always] toujours permise
    }
    .more = Si trois cartes peuvent épargner celles qui conviennent.
option-discards = Cartes jouées : { $value ->
        [on_stack] sur la pioche
       *[face_up_heap] sur un tas visible
    }
    .more = Où vont les cartes jouées et en trop.
option-hand_limit_at = Limite de main : { $value ->
        [own_turn] à la fin de son tour
       *[round_end] à la fin du tour de jeu
    }
    .more = Quand on défausse au-delà de quatre cartes.
option-keep_counter = Transport gardé : { $value ->
        [exactly_one_if_any] exactement un
       *[up_to_one] un ou aucun
    }
    .more = Si l'on peut tous les rendre.
option-variant_distance = Écart à la ville : { $value ->
        [edges] liaisons
       *[towns_between] villes entre deux
    }
    .more = À quelle distance la botte est de la ville secrète.
option-variant_early_end = Fin avancée, cartes Village : { $value ->
        [score_normally] l'écart compte
       *[as_base] le plus de bornes gagne
    }
    .more = Comment compter une partie finie avant l'heure.
option-deal = Distribution : { $value ->
        [to_eight] à huit
       *[eight_more] huit de plus
    }
    .more = Combien de cartes on reçoit dès le 2e tour.
setup-each = Chacun : une botte, les 20 bornes d'une couleur, une Vue d'Ensemble, un obstacle
setup-boots = Toutes les bottes à Elvenhold
setup-pieces = { $choice ->
        [1] Dans 20 villes au choix : une borne de chaque couleur
       *[0] Dans chaque ville sauf Elvenhold : une borne de chaque couleur, donc { $colours } par ville
    }
setup-spare = Dans la boîte : { $seats ->
        [one] 1 botte et ses bornes, 1 obstacle, 1 Vue
       *[other] { $seats } bottes et leurs bornes, { $seats } obstacles, { $seats } Vues
    }
setup-rounds = Cartes de tour 1 à { $rounds } dans l'ordre, 1 au-dessus, près du plateau
setup-counters = 48 transports : mélangez-les face cachée, retournez-en cinq
setup-cards = 72 cartes Voyage : une pile face cachée
setup-town-cards = { $played ->
        [1] Cartes Village : mélangez, chacun en prend une en secret
       *[0] Cartes Village : dans la boîte
    }
setup-start = Carte Premier Aventurier à { NAME($seat) }
check-town-cards = Chacun reçoit une carte Village secrète ; les autres sont rangées sans être vues
