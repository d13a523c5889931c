# Une table d’Elfenland : invites, boutons, feuilles, et les actions en mots.

game-elfenland = Elfenland

round-of = sur { $rounds }
turn-everyone = Tous
phase-deal = Distribuer
phase-draw_hidden = Un transport caché
phase-draw = Trois autres transports
phase-plan = Poser les transports
phase-move = Déplacer les bottes
phase-cleanup = Conclure le tour
phase-over = Fin de la partie

prompt-deal = Distribuez, puis touchez « { act-deal } »
prompt-deal-all = Distribuez et tirez, puis touchez « { act-deal-all } »
prompt-draw_hidden = Prenez un transport face cachée
prompt-draw = Prenez un transport, posez-le face visible
prompt-refill = Retournez un nouveau transport
prompt-plan = { $obstacle ->
        [no] Posez un transport ou passez
       *[yes] Posez un transport ou l’obstacle, ou passez
    }
prompt-plan-road = Touchez maintenant la route
prompt-plan-lacks = Pas { NAME($kind, case: "de") } à poser : choisissez autre chose
prompt-looked = { NAME($seat) } : bornes et prochaines étapes sur le plateau
prompt-plan-piece = Maintenant, choisissez un transport
prompt-move = Touchez la ville suivante
prompt-move-otherwise = Touchez la ville, puis les cartes
prompt-discard = Ne gardez que 4 cartes
prompt-cleanup = Chacun garde un transport
prompt-target = Révélez la carte Village, puis touchez sa ville
prompt-over = La partie est finie

panel-cards = { $cards } { NAME("card", $cards, case: "short") }
panel-counters = { $counters } { NAME("counter", $counters, case: "short") }
panel-obstacle = + obstacle
panel-passed = a passé
look-been = Déjà visitée par : { $names }
look-nobody = Personne n’est encore passé ici
look-towns = { $count ->
        [0] Aucune ville encore
        [one] 1 ville : { $towns }
       *[other] { $count } villes : { $towns }
    }
panel-start = commence

short-pig = sanglier
short-elfcycle = roue
short-cloud = nuage
short-unicorn = licorne
short-troll = chariot
short-dragon = dragon
short-raft = radeau
short-obstacle = obstacle
short-hidden = caché
short-untold = ?
short-pile = pioche
short-none = aucun

act-deal = Distribué
act-deal-only = Distribué seulement
act-deal-all = Distribué et tiré
act-drawn-hidden = Tiré
act-drawn-all = { $phase ->
    [draw_hidden] Cachés : tous tirés
   *[draw] Visibles : tous tirés
}
act-tell-display = Indiquer les 5 visibles
act-untold = Inconnu
act-pass = Passer
    .more = fin de la phase
act-pass-all = Tous passent
    .more = fin de la phase
act-otherwise = Payer autrement
act-end-move = Fin du déplacement
act-pay = { $cards ->
        [0] Ne rien payer
        [one] Payer { $cards } carte
       *[other] Payer { $cards } cartes
    }
act-discard = Défausser { $cards }
act-discard-kinds = Choisir lesquelles
act-discard-these = Défausser celles-ci
act-finish = Conclure le tour { $round }
act-finish-missing = { $seats ->
        [one] { $seats } joueur doit encore choisir
       *[other] { $seats } joueurs doivent encore choisir
    }

price-road = { $cards } { NAME($kind, $cards) } · caravane : { $caravan } cartes
price-water = { $cards } { NAME("raft", $cards) }
price-none = Aucun transport sur cette route

sheet-kind-turn_up = Quel transport a été retourné ?
sheet-kind-refill = Transport pris : { NAME($kind) }. Lequel a été retourné ?
sheet-kind-display = Quel transport a été pris ?
sheet-kind-pile = Quel transport a été tiré ?
sheet-deal = Tour { $round } sur { $rounds }
sheet-way = Quel chemin vers { NAME($town) } ?
sheet-way-none = Les routes qui y mènent n’ont pas de transport.
sheet-way-far = Ni route ni voie d’eau ne relie { NAME($start) } à { NAME($town) }.
    .title = { NAME($town) } est trop loin
sheet-pay = Cartes pour { NAME($route) }
sheet-discard = Plus de 4 cartes
sheet-discard-seat = { NAME($seat) } a { $hand } cartes : { $cards } de trop
sheet-discard-kinds = { NAME($seat) } défausse { $cards } { NAME("card", $cards, case: "short") }
sheet-cleanup = Conclure le tour { $round }
sheet-cleanup-keep = Chacun garde un transport et rend les autres :

check-round-card = Mettre la carte Tour de jeu { $round } sur le dessus
check-start-player = Donner la carte Premier Aventurier à { NAME($seat) }
check-roads = Retirer tous les transports des routes, les retourner face cachée et les mélanger aux autres
check-obstacles = Retirer du jeu les obstacles utilisés
check-display = Retourner cinq nouveaux transports
check-shuffle = { $by ->
        [boardside] Mélanger les cartes Voyage que personne n’a en main
       *[person] { NAME($seat) } mélange les cartes Voyage que personne n’a en main
    }
check-cards = Nouvelles cartes
check-deal = { NAME($seat) } : +{ $cards }

way-travel = { NAME($town) } : { $cards } { NAME($kind, $cards) }
way-pay = { $cards } { NAME($kind, $cards) }
numbers-hand = { NAME($seat) } { $hand ->
        [0] n’a aucune carte
        [one] n’a qu’une carte
       *[other] n’a que { $hand } cartes
    } ; il en faudrait { $cards }.
numbers-target = { $revealed ->
        [yes] Un autre joueur a déjà révélé { NAME($town) }.
       *[no] { NAME($town) } n’est pas parmi les 12 cartes Village.
    }
caravan-paid = Cette route aurait pu être payée normalement
    .more = { NAME($seat) } avait { $cards } { NAME($kind, $cards) } pour aller à { NAME($town) }. La caravane est réservée aux joueurs qui ne peuvent pas payer normalement. Aux joueurs de décider.
    .back = Annuler la caravane
way-caravan = Caravane de { $cards }

tell-deal = Cartes distribuées
tell-turn-up = Transport retourné : { NAME($kind) }
tell-draw-hidden = { NAME($seat) } prend un transport caché
tell-draw = { NAME($seat) } prend un transport { $source ->
        [display] visible
       *[pile] de la pioche
    }
tell-draw-kind = { NAME($seat) } prend { NAME($kind, case: "un") } { $source ->
        [display] visible
       *[pile] de la pioche
    }
tell-drawn = { $phase ->
        [draw_hidden] Tous ont tiré un transport caché
       *[draw] Tous ont tiré
    }
tell-place = { NAME($seat) } : { NAME($kind) } sur { NAME($route) }
tell-obstacle = { NAME($seat) } : obstacle sur { NAME($route) }
tell-pass = { NAME($seat) } passe
tell-no-card = aucune carte
tell-travel = { NAME($seat) } à { NAME($town) } : { $price }{ $collected ->
        [1] , borne prise
       *[0] {""}
    }
tell-caravan = { NAME($seat) } à { NAME($town) } : caravane de { $cards }{ $collected ->
        [1] , borne prise
       *[0] {""}
    }
tell-end-move = { NAME($seat) } finit son déplacement
tell-discard = { NAME($seat) } défausse { $cards } { NAME("card", $cards, case: "short") }
tell-keep = { NAME($seat) } { $origin ->
        [hidden] garde un transport caché
        [open] garde un transport visible
       *[none] ne garde aucun transport
    }
tell-keep-kind = { NAME($seat) } garde { NAME($kind, case: "un") }
tell-target = { NAME($seat) }, carte Village : { NAME($town) }

back-counter-off = { NAME($kind) } : à ôter de la route { NAME($route) }
back-counter-on = { NAME($kind) } : à remettre sur { NAME($route) }
back-obstacle-off = obstacle : à ôter de la route { NAME($route) }
back-obstacle-on = obstacle : à remettre sur { NAME($route) }
back-display = { NAME($kind) } : à remettre parmi les visibles
back-refill = { NAME($kind) } visible : à rendre à la pioche
back-boot = { NAME($seat) } : botte à { NAME($town) }
back-piece = { NAME($seat) } : borne à remettre à { NAME($town) }
back-cards-take = { NAME($seat) } : reprendre { $n } { NAME("card", $n, case: "short") }
back-cards-give = { NAME($seat) } : rendre { $n } { NAME("card", $n, case: "short") } à la pioche
back-counters-take = { NAME($seat) } : reprendre { $n } { NAME("counter", $n, case: "short") }
back-counters-give = { NAME($seat) } : rendre { $n } { NAME("counter", $n, case: "short") }
back-round = Carte Tour de jeu { $round } ; { NAME("start-card") } à { NAME($seat) }

lies-round = Carte Tour de jeu { $round } ; { NAME("start-card") } chez { NAME($seat) }
lies-seat = { NAME($seat) } à { NAME($town) } : { $pieces } { NAME("piece", $pieces, case: "short") }, { $cards } { NAME("card", $cards, case: "short") }, { $counters } { NAME("counter", $counters, case: "short") }
lies-road = { NAME($route) } : { NAME($kind) }{ $obstacle ->
        [1] {" "}avec obstacle
       *[0] {""}
    }

end-score = Points
end-towns = Bornes
end-distance = Distance
end-cards = Cartes
end-round = { $round }
end-running = { NAME($seat) } mène avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
end-running-level = En tête à égalité, score : { $score }
end-winner = { NAME($seat) } gagne avec { $far ->
        [1] { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
       *[0] { $score ->
            [one] { $score } ville
           *[other] { $score } villes
        }
    }
end-shared = { NAME($seat) } partage la victoire ({ $score })
end-undecided = { NAME($seat) } ({ $score }) : égalité non départagée
end-tie-cards = Égalité de bornes, puis de cartes ({ $n } chacun)
end-tie-distance = Égalité de points, puis de distance ({ $n } chacun)
end-by-cards = Égalité avec { NAME($seat) }, départagée par les cartes restantes : { $mine } à { $other }
end-by-distance = Égalité avec { NAME($seat) }, départagée par la distance à la ville désignée : { $mine } à { $other }
end-early = { NAME($seat) } a les 20 bornes : fin anticipée
end-sum = { $pieces } − { $distance } = { $score } : bornes, moins la distance jusqu’à la ville désignée

sheet-chart-elfenland = Vue d’Ensemble
chart-water = eau
chart-notes = Un obstacle coûte 1 carte de plus de la même sorte. Une caravane : 3 cartes quelconques, 4 avec un obstacle. Radeaux : { $down } dans le sens de la flèche, { $up } à contre-courant, { $lake } pour un bac.

option-town_cards = Cartes Village : { $value ->
        [true] oui
       *[false] non
    }
    .more = { $value ->
        [true] Chacun tire une ville désignée, tenue secrète ; sa distance est retirée des points à la fin.
       *[false] Les cartes Village restent dans la boîte.
    }
option-early_end = Les 20 bornes : { $value ->
        [finish_round] finir le tour
        [instant_win] victoire immédiate
       *[none] continuer
    }
    .more = Que se passe-t-il si un joueur a toutes ses bornes avant le dernier tour ?
option-final_tie = Égalité de bornes et de cartes : { $value ->
        [shared] victoire partagée
       *[undecided] non départagée
    }
    .more = Qui gagne quand les premiers ont le même nombre de bornes et de cartes ?
option-setup_towns = Bornes au début : { $value ->
        [other20] dans toutes les villes sauf Elvenhold
       *[choice20] dans 20 villes au choix
    }
    .more = Seul l’emplacement des bornes change ; tout le reste est pareil.
option-phase3 = Transports pris en phase 3 : { $value ->
        [draw_three] trois chacun
       *[fill_to_three_open] jusqu’à en avoir trois visibles
    }
    .more = Ne concerne qu’un joueur qui a gardé un transport visible.
option-display_refresh = Les cinq visibles en fin de tour : { $value ->
        [keep] restent
       *[reshuffle_all] remis et mélangés
    }
    .more = Les cinq transports visibles sont-ils remis avec les autres ?
option-place_hidden = Transports cachés : { $value ->
        [true] peuvent être posés
       *[false] restent cachés
    }
    .more = Un transport caché peut-il être posé sur une route ?
option-pass = Passer : { $value ->
        [reenter] on peut encore poser
       *[final] c’est définitif
    }
    .more = Un joueur qui a passé peut-il encore poser dans cette phase ?
option-caravan = Caravane : { $value ->
        [only_if_unable] seulement si l’on ne peut pas payer
       *[always] toujours permise
    }
    .more = Peut-on payer trois cartes pour épargner celles qui conviennent ?
option-discards = Cartes jouées : { $value ->
        [on_stack] sur la pioche
       *[face_up_heap] à côté, face visible
    }
    .more = Où vont les cartes jouées et celles en trop ?
option-hand_limit_at = Limite de main : { $value ->
        [own_turn] à la fin de son déplacement
       *[round_end] à la fin du tour de jeu
    }
    .more = Quand défausse-t-on les cartes au-delà de quatre ?
option-keep_counter = Transport gardé : { $value ->
        [exactly_one_if_any] exactement un
       *[up_to_one] un ou aucun
    }
    .more = Peut-on rendre tous ses transports ?
option-variant_distance = Distance à la ville désignée : { $value ->
        [edges] liaisons
       *[towns_between] villes entre les deux
    }
    .more = Comment se compte la distance entre la botte et la ville désignée ?
option-variant_early_end = Fin anticipée, cartes Village : { $value ->
        [score_normally] la distance compte
       *[as_base] qui a le plus de bornes gagne
    }
    .more = Comment compte-t-on une partie finie avant l’heure ?
option-deal = Cartes distribuées : { $value ->
        [to_eight] jusqu’à huit
       *[eight_more] huit de plus
    }
    .more = Combien de cartes chacun reçoit-il dès le 2e tour ?
setup-each = Chacun : une botte, les 20 bornes d’une couleur, une Vue d’Ensemble, un obstacle
setup-boots = Toutes les bottes à Elvenhold
setup-pieces = { $choice ->
        [1] Dans 20 villes au choix : une borne de chaque couleur
       *[0] Dans chaque ville sauf Elvenhold : une borne de chaque couleur, donc { $colours } par ville
    }
setup-spare = À remettre dans la boîte : { $seats ->
        [one] { $seats } botte et ses bornes, { $seats } obstacle, { $seats } Vue d’Ensemble
       *[other] { $seats } bottes et leurs bornes, { $seats } obstacles, { $seats } Vues d’Ensemble
    }
setup-rounds = Cartes Tour de jeu 1 à { $rounds } dans l’ordre, la 1 au-dessus, près du plateau
setup-counters = 48 transports : les mélanger face cachée, en retourner cinq
setup-cards = 72 cartes Voyage : une pioche face cachée
setup-town-cards = { $played ->
        [1] Cartes Village : mélanger, chacun en prend une en secret
       *[0] Cartes Village : dans la boîte
    }
setup-start = Carte Premier Aventurier à { NAME($seat) }
check-town-cards = Chacun reçoit une carte Village secrète ; les autres sont rangées sans être vues

ask-between = Qu’y a-t-il entre deux villes ?
ask-where = Où la botte peut-elle aller ?
ask-far = Aucune liaison directe. Le chemin le plus court :
ask-road = { $one }–{ $other }, { $terrain } : { $what }
ask-lies = { NAME($kind) }{ $obstacle ->
        [1] {" "}avec obstacle
       *[0] {""}
    }, coûte { $price }
ask-free = pas encore de transport ; coût possible : { $prices }
ask-at = Votre botte est à { NAME($town) }.
ask-step = { NAME($town) }, { NAME($terrain) } : { $what }{ $hand ->
        [yes] , vous avez les cartes
        [caravan] , seulement en caravane
        [no] , trop peu de cartes
       *[unknown] {""}
    }
ask-no-way = Aucune route avec transport et aucune voie d’eau ne permet d’aller plus loin.
ask-bare = Sans transport : { $towns }
ask-display = Transports visibles à côté du plateau : { $counters }
ask-open = { NAME($seat) }, transports visibles : { $counters }
ask-left = Vos bornes encore sur le plateau : { $towns }
