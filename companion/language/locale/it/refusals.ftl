# Un rifiuto per regola: cinque parole, poi i numeri. Mai un tipo o un numero che solo una mano o un mezzo coperto conosce.

EL-COMP-13 = Da 2 a 6 giocatori
    .more = Giocatori inseriti: { $seats }.
EL-COMP-14 = Numero sbagliato: nella scatola ce ne sono meno
    .more = Ci sono 8 mezzi e 10 carte di ogni tipo, e 12 zattere.
EL-SETUP-08 = Tutti e 5 i mezzi sono già noti
    .more = I mezzi scoperti sono sempre cinque.
EL-ROUND-01 = Non in questa fase
    .more = { $command ->
        [deal] Le carte si distribuiscono nella fase 1
        [turn_up] Un mezzo si scopre nelle fasi da 1 a 6
        [draw_hidden] Un mezzo coperto si estrae nella fase 2
        [draw] Altri mezzi si estraggono nella fase 3
        [drawn] I mezzi si estraggono nelle fasi 2 e 3
        [place] Un mezzo si piazza nella fase 4
        [obstacle] Un ostacolo si piazza nella fase 4
        [pass] Si può passare solo nella fase 4
        [travel] Si viaggia nella fase 5
        [end_move] Una mossa si finisce nella fase 5
        [discard] Si scarta nella fase 5
        [keep] Un mezzo si tiene nella fase 6
        [keep_score] Al solo conteggio dei punti si può passare soltanto prima di distribuire
        [referee] Si può tornare ad arbitrare soltanto prima che si raccolga una pedina
       *[target] Le carte locali si scoprono dopo l’ultima mano
    }; questa è { $phase ->
        [deal] la fase 1
        [draw_hidden] la fase 2
        [draw] la fase 3
        [plan] la fase 4
        [move] la fase 5
        [score] una mano in cui si contano solo i punti
       *[cleanup] la fase 6
    }.
EL-ROUND-02 = È il turno di { NAME($turn) }
    .more = { NAME($seat) } deve aspettare.
EL-DEAL-01 = Numero sbagliato di carte distribuite
    .more = { NAME($seat) }: dopo la distribuzione 8 carte, o 8 in più se al vostro tavolo si fa così.
EL-DEAL-02 = Le carte tenute restano in mano
    .more = { NAME($seat) } le tiene e ne riceve fino ad averne 8.
EL-DRAW-06 = Niente { NAME($kind, 2) } fra gli scoperti
    .more = Prendi uno dei mezzi scoperti, o uno coperto.
EL-PLAN-02 = { NAME($seat) } non ha { NAME($kind, 2) }
    .more = Si piazzano solo i propri mezzi.
EL-PLAN-04 = C’è già { NAME($kind, case: "un") }
    .more = Un solo mezzo su ogni strada: { NAME($route) }.
EL-PLAN-05 = Niente { NAME($kind, 2) } { NAME($terrain, case: "in") }
    .more = Per { NAME($route) } la carta geografica non dà un prezzo per questo mezzo.
EL-PLAN-06 = Nessun mezzo su un { $terrain ->
        [river] fiume
       *[lake] lago
    }
    .more = { NAME($route) }: qui si viaggia con le zattere, senza piazzare mezzi.
EL-OBST-01 = L’ostacolo è già stato usato
    .more = { NAME($seat) } ne aveva uno per tutta la partita.
EL-OBST-02 = Prima un mezzo, poi l’ostacolo
    .more = { NAME($route) } non ha ancora un mezzo.
EL-OBST-03 = C’è già un ostacolo
    .more = Un solo ostacolo su ogni strada: { NAME($route) }.
EL-OBST-04 = Nessun ostacolo su un { $terrain ->
        [river] fiume
       *[lake] lago
    }
    .more = { NAME($route) }: un ostacolo va accanto a un mezzo, e sull’acqua non ce ne sono.
EL-OBST-05 = Servono { $need } { NAME($kind, $need) }
    .more = Prezzo: { NAME($terrain) } { $cost } + ostacolo 1 = { $need } carte, tutte dello stesso tipo.
EL-COST-04 = Esattamente { $need } { NAME($kind, $need) }
    .more = Carte giocate per { NAME($route) }: { $played }.
EL-MOVE-01 = È il turno di { NAME($turn) }
    .more = { NAME($seat) } deve aspettare.
EL-MOVE-02 = Questa via non parte da { NAME($town) }
    .more = Lo stivale non si trova a un capo di { NAME($route) }.
EL-MOVE-03 = Nessun mezzo su questa strada
    .more = { NAME($route) } non si percorre in questa mano.
EL-MOVE-04 = Il mezzo è { NAME($kind, case: "un") }
    .more = { NAME($route) } costa { $need } { NAME($kind, $need) }.
EL-MOVE-05 = { $need } { NAME($kind, $need) }, non { $played }
    .more = Qui, { NAME($terrain, case: "in") }, il prezzo è { $need }: { NAME($route) }.
EL-MOVE-09 = Queste carte non sono in mano
    .more = { NAME($seat) } non può avere queste carte.
EL-MOVE-10 = La mossa è finita
    .more = Ora { NAME($seat) } scarta e non si muove più in questa mano.
EL-RIVER-01 = Sui fiumi solo zattere
    .more = { NAME($route) }: { $need } { NAME("raft", $need) }.
EL-RIVER-02 = { $need } { NAME("raft", $need) }, non { $played }
    .more = Da { NAME($town) } a { NAME($to) }: { $need ->
        [1] discendere il fiume costa 1
       *[other] risalire il fiume costa 2
    }.
EL-LAKE-01 = Il traghetto costa { $need } { NAME("raft", $need) }
    .more = Da { NAME($town) } a { NAME($to) }: esattamente { $need }, in entrambe le direzioni.
EL-CARAVAN-01 = Per una carovana servono { $need } carte
    .more = Carte giocate: { $played }.
EL-CARAVAN-02 = Niente carovana per chi può pagare
    .more = La carovana è solo per chi non può pagare { NAME($route) } normalmente.
EL-CARAVAN-03 = Senza mezzo, niente carovana
    .more = { NAME($route) } non ha un mezzo.
EL-CARAVAN-04 = Niente carovana su un { $terrain ->
        [river] fiume
       *[lake] lago
    }
    .more = { NAME($route) }: solo zattere.
EL-CARAVAN-05 = Qui serve una carovana di { $need } carte
    .more = 3 + ostacolo 1 = { $need }; carte giocate: { $played }.
EL-CARAVAN-07 = Solo carte giuste, o una carovana
    .more = Per { NAME($route) }: { $need } { NAME($kind, $need) }, o una carovana di { $caravan } carte.
EL-HAND-01 = Scarta esattamente { $surplus }
    .more = Carte di { NAME($seat) }: { $hand }; se ne possono tenere 4.
EL-HAND-02 = Ora non c’è niente da scartare
    .more = Carte di { NAME($seat) }: { $hand }; si scartano solo quelle oltre la quarta, alla fine della propria mossa.
EL-CLEAN-03 = Si tiene esattamente un mezzo
    .more = { NAME($seat) } non può fare così: si tiene uno dei propri mezzi e si restituiscono gli altri.
EL-CLEAN-04 = Nessun mezzo coperto da tenere
    .more = { NAME($seat) } ha solo mezzi scoperti.
EL-END-01 = La partita è finita
    .more = Con «{ act-undo }» si torna alla partita.
EL-VAR-01 = Questa carta locale non si può scoprire
    .more = { NAME($town) } non è fra le 12 carte locali, o un altro giocatore l’ha già scoperta.
