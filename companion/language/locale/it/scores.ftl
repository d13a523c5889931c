# Un tavolo che conta solo i punti: che cosa si chiede, si racconta e si rifiuta.

act-keep-score = Solo i punti
act-referee = Arbitra di nuovo
act-next-seat = Avanti
act-round-over = Fine mano
act-end-game = Chiudi la partita
act-round-begins = Comincia la mano { $round }
act-boots-right = Stanno così

phase-score = Prendere le pedine
phase-boots = Dove sono gli stivali
phase-hands = Parità
prompt-score = Tocca le città raggiunte
prompt-boots = Tocca la città dello stivale
prompt-hands = Contate le carte rimaste
panel-now = +{ $pieces } in questa mano

sheet-hands = Parità: quante carte restano?
check-keep = Ognuno tiene un mezzo, gli altri tornano
check-hand = Nessuno ha più di 4 carte
check-fill = Tutti arrivano a { $cards } carte

way-give-back = Pedina resa a { NAME($town) }

tell-keep-score = Si contano solo i punti
tell-referee = Di nuovo arbitrato
tell-collect = { NAME($seat) } prende una pedina: { NAME($town) }
tell-give-back = { NAME($seat) } rende la pedina: { NAME($town) }
tell-boot = { NAME($seat) } sta a { NAME($town) }
tell-hand = { NAME($seat) }: { $cards } in mano
tell-next-seat = Poi: { NAME($seat) }
tell-next-round = Comincia la mano { $round }
tell-last-round = L'ultima mano è finita
back-piece-take = { NAME($seat) }: riprendere la pedina da { NAME($town) }
lies-score-seat = { NAME($seat) }: { $pieces } { NAME("piece", $pieces, case: "short") }

EL-MOVE-11 = Al più 8 pedine per mano
    .more = { NAME($seat) } ne avrebbe { $pieces }: otto carte fanno otto tappe.
EL-COLLECT-03 = Lì non c'è una pedina
    .more = { NAME($town) } non ne ha per { NAME($seat) }: già presa, o mai stata lì.
