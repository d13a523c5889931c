# Un refus par règle : cinq mots, puis les nombres. Jamais une sorte ou un nombre que seule une main ou une carte cachée connaît.

EL-COMP-13 = On joue de 2 à 6
    .more = Places indiquées : { $seats }.
EL-COMP-14 = Compte faux : la boîte en a moins
    .more = Il y a 8 transports et 10 cartes de chaque sorte, et 12 radeaux.
EL-SETUP-08 = Les 5 sont déjà connues
    .more = Cinq restent visibles pendant toute la partie.
EL-ROUND-01 = Pas dans cette phase
    .more = { $command ->
        [deal] Distribuer : phase 1
        [turn_up] Retourner un transport : phases 1 à 3
        [draw_hidden] Choisir un transport caché : phase 2
        [draw] Choisir d'autres transports : phase 3
        [drawn] Choisir des transports : phases 2 et 3
        [place] Poser un transport : phase 4
        [obstacle] Poser un obstacle : phase 4
        [pass] Passer : phase 4
        [travel] Voyager : phase 5
        [end_move] Finir son tour : phase 5
        [discard] Défausser : phase 5
        [keep] Garder un transport : phase 6
        [keep_score] Ne compter que les points commence avant la distribution
        [referee] On arbitre à nouveau avant toute borne prise
       *[target] Les cartes Village se révèlent après le dernier tour
    } ; ici c'est la { $phase ->
        [deal] phase 1
        [draw_hidden] phase 2
        [draw] phase 3
        [plan] phase 4
        [move] phase 5
        [score] partie où l'on ne compte que les points
       *[cleanup] phase 6
    }.
EL-ROUND-02 = C'est à { NAME($turn) } de jouer
    .more = Attente pour { NAME($seat) }.
EL-DEAL-01 = La main n'est pas celle donnée
    .more = { NAME($seat) } : 8 cartes, ou 8 de plus si vous jouez ainsi.
EL-DEAL-02 = Les cartes gardées restent en main
    .more = { NAME($seat) } les garde et complète à 8.
EL-DRAW-06 = Pas visible : { NAME($kind) }
    .more = Prenez-en un de visible, ou un caché.
EL-PLAN-02 = { NAME($seat) } n'a pas : { NAME($kind) }
    .more = On ne pose que ses propres transports.
EL-PLAN-04 = Il y a déjà : { NAME($kind) }
    .more = Sur { NAME($route) }. Un seul transport par route.
EL-PLAN-05 = Pas { NAME($terrain, case: "in") } : { NAME($kind) }
    .more = Pas de nombre sur la Vue d'Ensemble pour { NAME($route) }.
EL-PLAN-06 = Pas de transport sur { $terrain ->
        [river] une rivière
       *[lake] un lac
    }
    .more = { NAME($route) } : les radeaux n'y demandent pas de transport.
EL-OBST-01 = L'obstacle est déjà utilisé
    .more = { NAME($seat) } en avait un pour toute la partie.
EL-OBST-02 = D'abord un transport, puis l'obstacle
    .more = { NAME($route) } n'a pas encore de transport.
EL-OBST-03 = Il y a déjà un obstacle
    .more = Un par route : { NAME($route) }.
EL-OBST-04 = Pas d'obstacle sur { $terrain ->
        [river] une rivière
       *[lake] un lac
    }
    .more = { NAME($route) } : les obstacles ne se posent que sur les routes.
EL-OBST-05 = Pas encore : { $need } { NAME($kind, $need) }
    .more = Prix : { NAME($terrain) } { $cost } + obstacle 1 = { $need }, tous de la même sorte.
EL-COST-04 = Exactement { $need } { NAME($kind, $need) }
    .more = { NAME($route) } ; cartes jouées : { $played }.
EL-MOVE-01 = C'est à { NAME($turn) } de jouer
    .more = Attente pour { NAME($seat) }.
EL-MOVE-02 = Pas de route depuis { NAME($town) }
    .more = { NAME($route) } ne touche pas la ville de la botte.
EL-MOVE-03 = Pas de transport sur cette route
    .more = On ne peut pas emprunter { NAME($route) } ce tour-ci.
EL-MOVE-04 = Le transport ici : { NAME($kind) }
    .more = { NAME($route) } coûte { $need } { NAME($kind, $need) }.
EL-MOVE-05 = { $need } { NAME($kind, $need) }, pas { $played }
    .more = Prix ici ({ NAME($terrain) }) : { $need }, { NAME($route) }.
EL-MOVE-09 = Ces cartes ne sont pas en main
    .more = { NAME($seat) } ne peut pas les avoir.
EL-MOVE-10 = Le déplacement est fini
    .more = { NAME($seat) } défausse et ne bouge plus ce tour-ci.
EL-RIVER-01 = Sur l'eau, radeaux seulement
    .more = { NAME($route) } : { $need } { NAME("raft", $need) }.
EL-RIVER-02 = { $need } { NAME("raft", $need) }, pas { $played }
    .more = { NAME($town) } vers { NAME($to) } : { $need ->
        [1] dans le sens de la flèche, 1
       *[other] à contre courant, 2
    }.
EL-LAKE-01 = Le bac coûte { $need } { NAME("raft", $need) }
    .more = { NAME($town) } vers { NAME($to) } : exactement { $need }, dans les deux sens.
EL-CARAVAN-01 = Une caravane : { $need } { NAME("card", $need, case: "short") }
    .more = Cartes jouées : { $played }.
EL-CARAVAN-02 = Pas de caravane si l'on peut payer
    .more = La caravane est pour qui ne peut pas payer { NAME($route) } normalement.
EL-CARAVAN-03 = Sans transport, pas de caravane
    .more = { NAME($route) } n'a pas de transport.
EL-CARAVAN-04 = Pas de caravane sur { $terrain ->
        [river] une rivière
       *[lake] un lac
    }
    .more = { NAME($route) } : radeaux seulement.
EL-CARAVAN-05 = Caravane ici : { $need } { NAME("card", $need, case: "short") }
    .more = 3 + obstacle 1 = { $need } ; cartes jouées : { $played }.
EL-CARAVAN-07 = On ne mélange pas
    .more = { NAME($route) } : { $need } { NAME($kind, $need) }, ou une caravane de { $caravan } cartes.
EL-HAND-01 = Défausser { $surplus }, exactement
    .more = { NAME($seat) } en a { $hand } ; on peut en garder 4.
EL-HAND-02 = Rien à défausser maintenant
    .more = { NAME($seat) } en a { $hand } ; seul le surplus au-delà de 4 part, à la fin de son tour.
EL-CLEAN-03 = On garde exactement un transport
    .more = { NAME($seat) } ne peut pas garder cela : un des siens reste, les autres repartent.
EL-CLEAN-04 = Aucun transport caché ici
    .more = { NAME($seat) } n'en a que de visibles.
EL-END-01 = La partie est finie
    .more = « Annuler » y ramène.
EL-VAR-01 = Pas une carte Village à révéler
    .more = { NAME($town) } n'est pas parmi les 12 cartes Village, ou une autre place l'a déjà dite.
