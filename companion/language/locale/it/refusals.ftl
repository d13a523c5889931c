# Un rifiuto per regola: cinque parole, poi i numeri. Mai un tipo o un numero che solo una mano o un mezzo coperto conosce.

EL-COMP-13 = Si gioca da 2 a 6
    .more = Posti indicati: { $seats }.
EL-COMP-14 = Conto sbagliato: non ce ne sono tanti
    .more = Ci sono 8 mezzi e 10 carte di ogni tipo, e 12 zattere.
EL-SETUP-08 = Tutti e 5 sono già noti
    .more = Cinque restano scoperti per tutto il gioco.
EL-ROUND-01 = Non in questa fase
    .more = { $command ->
        [deal] Distribuire le carte: fase 1
        [turn_up] Scoprire un mezzo: fasi da 1 a 3
        [draw_hidden] Estrarre un mezzo coperto: fase 2
        [draw] Estrarre altri mezzi: fase 3
        [drawn] Estrarre mezzi: fasi 2 e 3
        [place] Piazzare un mezzo: fase 4
        [obstacle] Piazzare un ostacolo: fase 4
        [pass] Passare: fase 4
        [travel] Viaggiare: fase 5
        [end_move] Finire la mossa: fase 5
        [discard] Scartare: fase 5
        [keep] Tenere un mezzo: fase 6
        [keep_score] Contare solo i punti comincia prima della distribuzione
        [referee] Si arbitra di nuovo prima di prendere pedine
       *[target] Le carte locali si scoprono dopo l'ultima mano
    }; questa è la { $phase ->
        [deal] fase 1
        [draw_hidden] fase 2
        [draw] fase 3
        [plan] fase 4
        [move] fase 5
        [score] mano in cui si contano solo i punti
       *[cleanup] fase 6
    }.
EL-ROUND-02 = Tocca a { NAME($turn) }
    .more = { NAME($seat) } deve aspettare.
EL-DEAL-01 = La mano non è come distribuita
    .more = { NAME($seat) }: 8 carte, o 8 in più se giocate così.
EL-DEAL-02 = Le carte tenute restano in mano
    .more = { NAME($seat) } le tiene e arriva a 8.
EL-DRAW-06 = Non è scoperto: { NAME($kind) }
    .more = Prendetene uno scoperto, o uno coperto.
EL-PLAN-02 = { NAME($seat) } non ha: { NAME($kind) }
    .more = Si piazzano solo i propri mezzi.
EL-PLAN-04 = C'è già: { NAME($kind) }
    .more = Su { NAME($route) }. Un solo mezzo per strada.
EL-PLAN-05 = Non { NAME($terrain, case: "in") }: { NAME($kind) }
    .more = La carta geografica non ha un numero per { NAME($route) }.
EL-PLAN-06 = Nessun mezzo su un { $terrain ->
        [river] fiume
       *[lake] lago
    }
    .more = { NAME($route) }: le zattere vi passano senza mezzo.
EL-OBST-01 = L'ostacolo è già usato
    .more = { NAME($seat) } ne aveva uno per tutto il gioco.
EL-OBST-02 = Prima un mezzo, poi l'ostacolo
    .more = { NAME($route) } non ha ancora un mezzo.
EL-OBST-03 = C'è già un ostacolo
    .more = Uno per strada: { NAME($route) }.
EL-OBST-04 = Nessun ostacolo su un { $terrain ->
        [river] fiume
       *[lake] lago
    }
    .more = { NAME($route) }: un ostacolo sta accanto a un mezzo, e sull'acqua non ce n'è.
EL-OBST-05 = Non ancora: { $need } { NAME($kind, $need) }
    .more = Prezzo: { NAME($terrain) } { $cost } + ostacolo 1 = { $need }, tutte dello stesso tipo.
EL-COST-04 = Esattamente { $need } { NAME($kind, $need) }
    .more = { NAME($route) }; carte giocate: { $played }.
EL-MOVE-01 = Tocca a { NAME($turn) }
    .more = { NAME($seat) } deve aspettare.
EL-MOVE-02 = Nessuna via da { NAME($town) }
    .more = { NAME($route) } non tocca la città dello stivale.
EL-MOVE-03 = Nessun mezzo su questa strada
    .more = { NAME($route) } non si percorre in questa mano.
EL-MOVE-04 = Il mezzo qui: { NAME($kind) }
    .more = { NAME($route) } costa { $need } { NAME($kind, $need) }.
EL-MOVE-05 = { $need } { NAME($kind, $need) }, non { $played }
    .more = Prezzo qui ({ NAME($terrain) }): { $need }, { NAME($route) }.
EL-MOVE-09 = Queste carte non sono in mano
    .more = { NAME($seat) } non può averle.
EL-MOVE-10 = La mossa è finita
    .more = { NAME($seat) } scarta e non si muove più in questa mano.
EL-RIVER-01 = Sui fiumi solo zattere
    .more = { NAME($route) }: { $need } { NAME("raft", $need) }.
EL-RIVER-02 = { $need } { NAME("raft", $need) }, non { $played }
    .more = Da { NAME($town) } a { NAME($to) }: { $need ->
        [1] discendere il fiume costa 1
       *[other] risalire il fiume costa 2
    }.
EL-LAKE-01 = Il traghetto costa { $need } { NAME("raft", $need) }
    .more = Da { NAME($town) } a { NAME($to) }: esattamente { $need }, in ogni direzione.
EL-CARAVAN-01 = Carovana: { $need } { NAME("card", $need, case: "short") }
    .more = Carte giocate: { $played }.
EL-CARAVAN-02 = Niente carovana per chi può pagare
    .more = La carovana è per chi non può pagare { NAME($route) } normalmente.
EL-CARAVAN-03 = Senza mezzo niente carovana
    .more = { NAME($route) } non ha un mezzo.
EL-CARAVAN-04 = Niente carovana su un { $terrain ->
        [river] fiume
       *[lake] lago
    }
    .more = { NAME($route) }: solo zattere.
EL-CARAVAN-05 = Carovana qui: { $need } { NAME("card", $need, case: "short") }
    .more = 3 + ostacolo 1 = { $need }; carte giocate: { $played }.
EL-CARAVAN-07 = Non si mescolano le carte
    .more = { NAME($route) }: { $need } { NAME($kind, $need) }, o una carovana di { $caravan } carte.
EL-HAND-01 = Scartare { $surplus }, esattamente
    .more = { NAME($seat) } ne ha { $hand }; se ne tengono 4.
EL-HAND-02 = Ora non si scarta niente
    .more = { NAME($seat) } ne ha { $hand }; si scarta solo oltre le 4, alla fine della propria mossa.
EL-CLEAN-03 = Si tiene esattamente un mezzo
    .more = { NAME($seat) } non può tenere questo: uno dei propri resta, gli altri tornano.
EL-CLEAN-04 = Qui non c'è un mezzo coperto
    .more = { NAME($seat) } ne ha solo di scoperti.
EL-END-01 = Il gioco è finito
    .more = «Annulla» vi riporta dentro.
EL-VAR-01 = Non è una carta locale da scoprire
    .more = { NAME($town) } non è fra le 12 carte locali, o un altro posto l'ha già detta.
