# Un refus par règle : cinq mots, puis les nombres. Jamais une sorte ou un nombre que seuls une main ou un transport caché révèlent.
# Le message est le titre, en cinq mots environ ; `.more` en est le calcul, et ce qui en découle.

EL-COMP-13 = De 2 à 6 joueurs
    .more = Joueurs indiqués : { $seats }.
EL-COMP-14 = Erreur de compte : la boîte en a moins
    .more = Il y a 8 transports et 10 cartes de chaque sorte, et 12 radeaux.
EL-SETUP-08 = Les 5 transports sont connus
    .more = Il y a toujours cinq transports visibles à côté du plateau.
EL-ROUND-01 = Pas dans cette phase
    .more = { $command ->
        [deal] Distribuer : en phase 1
        [turn_up] Retourner un transport : en phases 1 à 6
        [draw_hidden] Prendre un transport caché : en phase 2
        [draw] Prendre d’autres transports : en phase 3
        [drawn] Prendre des transports : en phases 2 et 3
        [place] Poser un transport : en phase 4
        [obstacle] Poser un obstacle : en phase 4
        [pass] Passer : en phase 4
        [travel] Voyager : en phase 5
        [end_move] Finir son déplacement : en phase 5
        [discard] Défausser : en phase 5
        [keep] Garder un transport : en phase 6
        [keep_score] Ne compter que les points : avant la distribution
        [referee] Reprendre l’arbitrage : avant qu’une borne soit prise
       *[target] Révéler les cartes Village : après le dernier tour
    } ; on est { $phase ->
        [deal] en phase 1
        [draw_hidden] en phase 2
        [draw] en phase 3
        [plan] en phase 4
        [move] en phase 5
        [score] dans un tour où l’on ne compte que les points
       *[cleanup] en phase 6
    }.
EL-ROUND-02 = C’est à { NAME($turn) } de jouer
    .more = { NAME($seat) } doit attendre.
EL-DEAL-01 = Mauvais nombre de cartes distribuées
    .more = { NAME($seat) } : 8 cartes, ou 8 de plus si vous jouez ainsi.
EL-DEAL-02 = Les cartes gardées restent en main
    .more = { NAME($seat) } les garde et complète sa main à 8.
EL-DRAW-06 = Pas { NAME($kind, case: "de") } visible
    .more = Prenez l’un des transports visibles, ou un transport face cachée.
EL-PLAN-02 = { NAME($seat) } n’a pas { NAME($kind, case: "de") }
    .more = On ne pose que ses propres transports.
EL-PLAN-04 = Il y a déjà { NAME($kind, case: "un") }
    .more = Un seul transport par route : { NAME($route) }.
EL-PLAN-05 = Pas { NAME($kind, case: "de") } { NAME($terrain, case: "in") }
    .more = { NAME($route) } : la Vue d’Ensemble n’y indique aucun nombre pour cette sorte.
EL-PLAN-06 = Pas de transport sur { $terrain ->
        [river] un cours d’eau
       *[lake] un lac
    }
    .more = { NAME($route) } : on y voyage en radeau, sans poser de transport.
EL-OBST-01 = L’obstacle est déjà utilisé
    .more = { NAME($seat) } en avait un pour toute la partie.
EL-OBST-02 = D’abord un transport, puis l’obstacle
    .more = { NAME($route) } n’a pas encore de transport.
EL-OBST-03 = Il y a déjà un obstacle
    .more = Un seul obstacle par route : { NAME($route) }.
EL-OBST-04 = Pas d’obstacle sur { $terrain ->
        [river] un cours d’eau
       *[lake] un lac
    }
    .more = { NAME($route) } : un obstacle se pose à côté d’un transport, et il n’y en a pas sur l’eau.
EL-OBST-05 = Il faut { $need } { NAME($kind, $need) }
    .more = Prix { NAME($terrain, case: "in") } : { $cost } + obstacle 1 = { $need } cartes, toutes de la même sorte.
EL-COST-04 = Exactement { $need } { NAME($kind, $need) }
    .more = Cartes jouées pour { NAME($route) } : { $played }.
EL-MOVE-01 = C’est à { NAME($turn) } de se déplacer
    .more = { NAME($seat) } doit attendre.
EL-MOVE-02 = { NAME($town) } : cette route n’en part pas
    .more = { NAME($route) } ne part pas de la ville de la botte.
EL-MOVE-03 = Pas de transport sur cette route
    .more = On ne peut pas emprunter { NAME($route) } ce tour-ci.
EL-MOVE-04 = Le transport est { NAME($kind, case: "un") }
    .more = { NAME($route) } coûte { $need } { NAME($kind, $need) }.
EL-MOVE-05 = { $need } { NAME($kind, $need) }, pas { $played }
    .more = Le prix { NAME($terrain, case: "in") } est ici de { $need } : { NAME($route) }.
EL-MOVE-09 = Ces cartes ne sont pas en main
    .more = { NAME($seat) } ne peut pas avoir ces cartes.
EL-MOVE-10 = Le déplacement est fini
    .more = { NAME($seat) } se défausse maintenant et ne bouge plus ce tour-ci.
EL-RIVER-01 = Sur l’eau, radeaux seulement
    .more = { NAME($route) } : { $need } { NAME("raft", $need) }.
EL-RIVER-02 = { $need } { NAME("raft", $need) }, pas { $played }
    .more = { NAME($town) } vers { NAME($to) } : { $need ->
        [1] dans le sens de la flèche, 1
       *[other] à contre-courant, 2
    }.
EL-LAKE-01 = Le bac coûte { $need } { NAME("raft", $need) }
    .more = { NAME($town) } vers { NAME($to) } : exactement { $need }, dans un sens comme dans l’autre.
EL-CARAVAN-01 = Une caravane : { $need } { NAME("card", $need, case: "short") }
    .more = Cartes jouées : { $played }.
EL-CARAVAN-02 = Pas de caravane si l’on peut payer
    .more = La caravane est réservée à qui ne peut pas payer { NAME($route) } normalement.
EL-CARAVAN-03 = Sans transport, pas de caravane
    .more = { NAME($route) } n’a pas de transport.
EL-CARAVAN-04 = Pas de caravane sur { $terrain ->
        [river] un cours d’eau
       *[lake] un lac
    }
    .more = { NAME($route) } : radeaux seulement.
EL-CARAVAN-05 = Caravane ici : { $need } { NAME("card", $need, case: "short") }
    .more = 3 + obstacle 1 = { $need } ; cartes jouées : { $played }.
EL-CARAVAN-07 = Des cartes qui conviennent, ou une caravane
    .more = { NAME($route) } : { $need } { NAME($kind, $need) }, ou une caravane de { $caravan } cartes.
EL-HAND-01 = Défaussez exactement { $surplus } { NAME("card", $surplus, case: "short") }
    .more = { NAME($seat) } a { $hand } cartes ; on peut en garder 4.
EL-HAND-02 = Rien à défausser maintenant
    .more = { NAME($seat) } : { $hand } en main ; on ne défausse que les cartes au-delà de 4, à la fin de son propre déplacement.
EL-CLEAN-03 = On garde exactement un transport
    .more = { NAME($seat) } ne peut pas garder cela : chacun garde l’un de ses transports et rend les autres.
EL-CLEAN-04 = Aucun transport caché à garder
    .more = { NAME($seat) } n’en a que de visibles.
EL-END-01 = La partie est finie
    .more = « { act-undo } » permet de revenir à la partie.
EL-VAR-01 = Carte Village impossible à révéler
    .more = { NAME($town) } n’est pas parmi les 12 cartes Village, ou un autre joueur l’a déjà révélée.
