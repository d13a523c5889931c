# Les refus dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

EL-COMP-14 = Erreur de compte : la boîte en a moins
    .more = Il y a 8 pions et 10 cartes de chaque sorte, et 12 radeaux.
EL-SETUP-08 = Les 5 pions sont connus
    .more = Il y a toujours cinq pions visibles à côté du plateau.
EL-ROUND-01 = Pas dans cette phase
    .more = { $command ->
        [deal] Distribuer : en phase 1
        [turn_up] Retourner un pion : en phases 1 à 6
        [draw_hidden] Prendre un pion caché : en phase 2
        [draw] Prendre d’autres pions : en phase 3
        [drawn] Prendre des pions : en phases 2 et 3
        [place] Poser un pion : en phase 4
        [obstacle] Poser un obstacle : en phase 4
        [pass] Passer : en phase 4
        [travel] Voyager : en phase 5
        [end_move] Finir son déplacement : en phase 5
        [discard] Défausser : en phase 5
        [keep] Garder un pion : en phase 6
        [keep_score] Ne compter que les points : avant la distribution
        [referee] Reprendre l’arbitrage : avant qu’un marqueur soit pris
       *[target] Révéler les cartes village : après le dernier tour
    } ; on est { $phase ->
        [deal] en phase 1
        [draw_hidden] en phase 2
        [draw] en phase 3
        [plan] en phase 4
        [move] en phase 5
        [score] dans un tour où l’on ne compte que les points
       *[cleanup] en phase 6
    }.
EL-DRAW-06 = Pas { NAME($kind, case: "de") } visible
    .more = Prenez l’un des pions visibles, ou un pion face cachée.
EL-PLAN-02 = { NAME($seat) } n’a pas { NAME($kind, case: "de") }
    .more = On ne pose que ses propres pions.
EL-PLAN-04 = Il y a déjà { NAME($kind, case: "un") }
    .more = Un seul pion par route : { NAME($route) }.
EL-PLAN-05 = Pas { NAME($kind, case: "de") } { NAME($terrain, case: "in") }
    .more = { NAME($route) } : la carte Résumé n’y indique aucun nombre pour cette sorte.
EL-PLAN-06 = Pas de pion sur { $terrain ->
        [river] un fleuve
       *[lake] une mer
    }
    .more = { NAME($route) } : on y voyage en radeau, sans poser de pion.
EL-OBST-04 = Pas d’obstacle sur { $terrain ->
        [river] un fleuve
       *[lake] une mer
    }
    .more = { NAME($route) } : un obstacle se pose à côté d’un pion, et il n’y en a pas sur l’eau.
EL-OBST-02 = D’abord un pion, puis l’obstacle
    .more = { NAME($route) } n’a pas encore de pion.
EL-MOVE-02 = { NAME($town) } : cette route n’en part pas
    .more = { NAME($route) } ne part pas du village de la botte.
EL-MOVE-03 = Pas de pion sur cette route
    .more = On ne peut pas emprunter { NAME($route) } ce tour-ci.
EL-MOVE-04 = Le pion est { NAME($kind, case: "un") }
    .more = { NAME($route) } coûte { $need } { NAME($kind, $need) }.
EL-RIVER-02 = { $need } { NAME("raft", $need) }, pas { $played }
    .more = { NAME($town) } vers { NAME($to) } : { $need ->
        [1] dans le sens du courant, 1
       *[other] à contresens, 2
    }.
EL-LAKE-01 = La traversée coûte { $need } { NAME("raft", $need) }
    .more = { NAME($town) } vers { NAME($to) } : exactement { $need }, dans un sens comme dans l’autre.
EL-CARAVAN-04 = Pas de caravane sur { $terrain ->
        [river] un fleuve
       *[lake] une mer
    }
    .more = { NAME($route) } : radeaux seulement.
EL-CARAVAN-03 = Sans pion, pas de caravane
    .more = { NAME($route) } n’a pas de pion.
EL-CLEAN-03 = On garde exactement un pion
    .more = { NAME($seat) } ne peut pas garder cela : chacun garde l’un de ses pions et rend les autres.
EL-CLEAN-04 = Aucun pion caché à garder
    .more = { NAME($seat) } n’en a que de visibles.
