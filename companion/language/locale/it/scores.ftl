# Un tavolo che conta solo i punti: che cosa si chiede, si inserisce e si rifiuta.

act-keep-score = Solo i punti
act-referee = Torna ad arbitrare
act-next-seat = Il prossimo
act-round-over = Mano finita
act-end-game = Termina partita
act-round-begins = Comincia la mano { $round }
act-boots-right = È giusto

phase-score = Raccogliere le pedine
phase-boots = Dove sono gli stivali
phase-hands = Parità
prompt-score = Tocca ogni città raggiunta
prompt-boots = Tocca la città dello stivale
prompt-hands = Contate le carte rimaste
panel-now = +{ $pieces } in questa mano

sheet-hands = Parità: quante carte restano?
check-keep = Ognuno tiene un mezzo e restituisce gli altri
check-hand = Nessuno ha più di 4 carte
check-fill = Tutti arrivano a { $cards } carte

way-give-back = Pedina di nuovo { $town ->
        [albaran] ad
       *[other] a
    } { NAME($town) }

tell-keep-score = Si contano solo i punti
tell-referee = Si arbitra di nuovo
tell-collect = { NAME($seat) } raccoglie la pedina { $town ->
        [albaran] ad
       *[other] a
    } { NAME($town) }
tell-give-back = { NAME($seat) } rimette la pedina { $town ->
        [albaran] ad
       *[other] a
    } { NAME($town) }
tell-boot = { NAME($seat) }: stivale { $town ->
        [albaran] ad
       *[other] a
    } { NAME($town) }
tell-hand = { NAME($seat) }: { $cards ->
        [one] { $cards } carta rimasta
       *[other] { $cards } carte rimaste
    }
tell-next-seat = Turno di { NAME($seat) }
tell-next-round = Comincia la mano { $round }
tell-last-round = L’ultima mano è finita
back-piece-take = { NAME($seat) } riprende la pedina da { NAME($town) }
lies-score-seat = { NAME($seat) }: { $pieces } { NAME("piece", $pieces, case: "short") }

EL-MOVE-11 = Al massimo 8 pedine per mano
    .more = { NAME($seat) } ne avrebbe { $pieces }: otto carte pagano otto tappe.
EL-COLLECT-03 = Lì non c’è una pedina da raccogliere
    .more = { NAME($town) }: { NAME($seat) } non ha pedine da raccogliere; la sua è già stata raccolta, o non c’è mai stata.
