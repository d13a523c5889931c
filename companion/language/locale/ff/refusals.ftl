# Les refus dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

EL-COMP-14 = Compte faux : la boîte en a moins
    .more = Il y a 8 pions et 10 cartes de chaque sorte, et 12 radeaux.
EL-ROUND-01 = Pas dans cette phase
    .more =
        { $command ->
            [deal] Distribuer : phase 1
            [turn_up] Retourner un pion : phases 1 à 3
            [draw_hidden] Choisir un pion caché : phase 2
            [draw] Choisir d'autres pions : phase 3
            [drawn] Choisir des pions : phases 2 et 3
            [place] Poser un pion : phase 4
            [obstacle] Poser un obstacle : phase 4
            [pass] Passer : phase 4
            [travel] Voyager : phase 5
            [end_move] Finir son tour : phase 5
            [discard] Défausser : phase 5
            [keep] Garder un pion : phase 6
            [keep_score] Ne compter que les points commence avant la distribution
            [referee] On arbitre à nouveau avant tout marqueur pris
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
EL-PLAN-02 = { NAME($seat) } n'a pas : { NAME($kind) }
    .more = On ne pose que ses propres pions.
EL-PLAN-04 = Il y a déjà : { NAME($kind) }
    .more = Un pion par route : { NAME($route) } est prise.
EL-PLAN-05 = Pas { NAME($terrain, case: "in") } : { NAME($kind) }
    .more = Pas de nombre sur la carte Résumé pour { NAME($route) }.
EL-PLAN-06 = Pas de pion sur { $terrain ->
        [river] un fleuve
       *[lake] une mer
    }
    .more = { NAME($route) } : les radeaux y passent sans pion.
EL-OBST-04 = Pas d'obstacle sur { $terrain ->
        [river] un fleuve
       *[lake] une mer
    }
    .more = { NAME($route) } : les obstacles ne se posent que sur les routes.
EL-OBST-02 = D'abord un pion, puis l'obstacle
    .more = { NAME($route) } n'a pas encore de pion.
EL-MOVE-02 = Pas de route depuis { NAME($town) }
    .more = { NAME($route) } ne touche pas le village de la botte.
EL-MOVE-03 = Pas de pion sur cette route
    .more = On ne peut pas emprunter { NAME($route) } ce tour-ci.
EL-MOVE-04 = Le pion ici : { NAME($kind) }
    .more = { NAME($route) } coûte { $need } { NAME($kind, $need) }.
EL-LAKE-01 = La traversée coûte { $need } { NAME("raft", $need) }
    .more = { NAME($town) } vers { NAME($to) } : exactement { $need }, dans les deux sens.
EL-CARAVAN-04 = Pas de caravane sur { $terrain ->
        [river] un fleuve
       *[lake] une mer
    }
    .more = { NAME($route) } : radeaux seulement.
EL-CARAVAN-03 = Sans pion, pas de caravane
    .more = { NAME($route) } n'a pas de pion.
EL-CLEAN-03 = On garde exactement un pion
    .more = { NAME($seat) } ne peut pas garder cela : un des siens reste, les autres repartent.
EL-CLEAN-04 = Aucun pion caché ici
    .more = { NAME($seat) } n'en a que de visibles.
