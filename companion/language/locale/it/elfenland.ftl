# Un tavolo di Elfenland: inviti, pulsanti, fogli, e le mosse a parole.

game-elfenland = Elfenland

round-of = di { $rounds }
turn-everyone = Tutti
phase-deal = Distribuire le carte
phase-draw_hidden = Un mezzo coperto
phase-draw = Altri tre mezzi
phase-plan = Pianificare
phase-move = Muovere gli stivali
phase-cleanup = Fine della mano
phase-over = Fine del gioco

prompt-deal = Distribuite, poi «Distribuite»
prompt-deal-all = Distribuite ed estraete, poi «{ act-deal-all }»
prompt-draw_hidden = Ognuno un mezzo coperto
prompt-draw = Un mezzo, scoperto davanti a sé
prompt-plan = Mezzo, ostacolo o passare
prompt-plan-road = Ora tocca la strada
prompt-plan-lacks = Qui non può esserci { NAME($kind) }: scegliere altro
prompt-looked = La mappa mostra i pezzi e i prossimi passi di { NAME($seat) }
prompt-plan-piece = Ora il mezzo
prompt-move = Tocca la prossima città
prompt-move-otherwise = Tocca la città, poi le carte
prompt-discard = Scartare fino a 4 carte
prompt-cleanup = Ognuno tiene un mezzo
prompt-target = Scopri la carta locale
prompt-over = Il gioco è finito

panel-cards = { $cards } { NAME("card", $cards, case: "short") }
panel-counters = { $counters } { NAME("counter", $counters, case: "short") }
panel-obstacle = + ostacolo
panel-start = inizia

short-pig = maiale
short-elfcycle = ruota
short-cloud = nuvola
short-unicorn = unicorno
short-troll = carrozza
short-dragon = drago
short-raft = zattera
short-obstacle = ostacolo
short-hidden = coperto
short-untold = ?
short-pile = coperto
short-none = nessuno

act-deal = Distribuite
act-deal-only = Solo distribuite
act-deal-all = Tutto estratto
act-drawn-hidden = Estratto
act-drawn-all = Fatto da tutti
act-tell-display = Di' gli scoperti
act-untold = Non detto
act-pass = Passo
act-pass-all = Tutti passano
    .more = fine dei piani
act-otherwise = Paga diverso
act-end-move = Fine mossa
act-pay = { $cards ->
        [0] Non pagare
        [one] Paga 1 carta
       *[other] Paga { $cards } carte
    }
act-discard = Scarta { $cards }
act-discard-kinds = Di' quali
act-discard-these = Scarta
act-finish = Chiudi la mano { $round }
act-finish-missing = { $seats ->
        [one] 1 posto deve ancora scegliere
       *[other] { $seats } posti devono ancora scegliere
    }

price-road = { $cards } { NAME($kind, $cards) } · carovana: { $caravan } carte
price-water = { $cards } { NAME("raft", $cards) }
price-none = Qui non c'è un mezzo.

sheet-kind-turn_up = Quale mezzo è scoperto?
sheet-kind-display = Quale è stato preso?
sheet-kind-pile = Quale è stato estratto?
sheet-deal = Mano { $round } di { $rounds }
sheet-way = Per quale via a { NAME($town) }?
sheet-way-none = Nessuna strada per là ha un mezzo.
sheet-way-far = Né una strada né l'acqua porta da { NAME($start) } a { NAME($town) }.
    .title = { NAME($town) } è troppo lontana
sheet-pay = Carte per { NAME($route) }
sheet-discard = Più di 4 carte
sheet-discard-seat = { NAME($seat) } ne ha { $hand }: { $cards } di troppo
sheet-discard-kinds = { NAME($seat) } ne scarta { $cards }
sheet-cleanup = Chiudere la mano { $round }
sheet-cleanup-keep = Ognuno tiene un mezzo, gli altri tornano:

check-round-card = Carta dei turni { $round } in cima
check-start-player = Carta del primo giocatore a { NAME($seat) }
check-roads = Tutti i mezzi dalle strade, coperti, mescolati
check-obstacles = Ostacoli usati fuori dal gioco
check-display = Scoprire cinque nuovi mezzi
check-shuffle = { NAME($seat) } mescola le carte di viaggio non in mano
check-cards = Carte nuove
check-deal = { NAME($seat) }: +{ $cards }

way-travel = { NAME($town) }: { $cards } { NAME($kind, $cards) }
way-pay = { $cards } { NAME($kind, $cards) }
numbers-hand = { NAME($seat) } ha solo { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    }; ne servirebbero { $cards }.
caravan-paid = Allora la carovana di poco fa si poteva pagare
    .more = { NAME($seat) } aveva { $cards } { NAME($kind, $cards) } per andare a { NAME($town) }: per EL-CARAVAN-02 va in carovana solo chi non può pagare. Decide il tavolo.
    .back = Tornare a prima
way-caravan = Carovana di { $cards }

tell-deal = Carte distribuite
tell-turn-up = Scoperto: { NAME($kind) }
tell-draw-hidden = { NAME($seat) } estrae un mezzo coperto
tell-draw = { NAME($seat) } estrae un mezzo { $source ->
        [display] scoperto
       *[pile] coperto
    }
tell-draw-kind = { NAME($seat) }: { NAME($kind) }, { $source ->
        [display] scoperto
       *[pile] dal mazzetto
    }
tell-drawn = Tutti hanno estratto
tell-place = { NAME($seat) }: { NAME($kind) } su { NAME($route) }
tell-obstacle = { NAME($seat) }: ostacolo su { NAME($route) }
tell-pass = { NAME($seat) } passa
tell-no-card = nessuna carta
tell-travel = { NAME($seat) } a { NAME($town) }: { $price }{ $collected ->
        [1] , una pedina
       *[0] {""}
    }
tell-caravan = { NAME($seat) } a { NAME($town) }: carovana di { $cards }{ $collected ->
        [1] , una pedina
       *[0] {""}
    }
tell-end-move = { NAME($seat) } finisce la mossa
tell-discard = { NAME($seat) } scarta { $cards } { NAME("card", $cards, case: "short") }
tell-keep = { NAME($seat) } { $origin ->
        [hidden] tiene un mezzo coperto
        [open] tiene un mezzo scoperto
       *[none] non tiene niente
    }
tell-keep-kind = { NAME($seat) } tiene: { NAME($kind) }
tell-target = Carta locale di { NAME($seat) }: { NAME($town) }

back-counter-off = { NAME($kind) }: via da { NAME($route) }
back-counter-on = { NAME($kind) }: su { NAME($route) }
back-obstacle-off = ostacolo: via da { NAME($route) }
back-obstacle-on = ostacolo: su { NAME($route) }
back-display = { NAME($kind) }: rimettere tra i mezzi scoperti
back-refill = { NAME($kind) }: dai mezzi scoperti alla pila
back-boot = { NAME($seat) }: stivale a { NAME($town) }
back-piece = { NAME($seat) }: pedina di nuovo a { NAME($town) }
back-cards-take = { NAME($seat) }: riprende { $n } { NAME("card", $n, case: "short") }
back-cards-give = { NAME($seat) }: rende { $n } { NAME("card", $n, case: "short") }
back-counters-take = { NAME($seat) }: riprende { $n } { NAME("counter", $n, case: "short") }
back-counters-give = { NAME($seat) }: rende { $n } { NAME("counter", $n, case: "short") }
back-round = Carta dei turni { $round }; primo giocatore: { NAME($seat) }

lies-round = Carta dei turni { $round }; primo giocatore: { NAME($seat) }
lies-seat = { NAME($seat) } a { NAME($town) }: { $pieces } { NAME("piece", $pieces, case: "short") }, { $cards } { NAME("card", $cards, case: "short") }, { $counters } { NAME("counter", $counters, case: "short") }
lies-road = { NAME($route) }: { NAME($kind) }{ $obstacle ->
        [1] {" "}con ostacolo
       *[0] {""}
    }

end-score = Punti
end-towns = Città
end-distance = Distanza
end-cards = Carte
end-round = { $round }
end-running = { NAME($seat) } è in testa con { $score }
end-running-level = In testa alla pari con { $score }
end-winner = { NAME($seat) } vince con { $far ->
        [1] { $score }
       *[0] { $score } città
    }
end-shared = { NAME($seat) } vince con { $score }, alla pari
end-undecided = { NAME($seat) } ha { $score }: parità, non decisa
end-tie-cards = Parità di pedine e di carte: { $n } a testa
end-tie-distance = Parità di punti e di distanza: { $n } a testa
end-by-cards = Parità con { NAME($seat) }, decisa dalle carte in mano: { $mine } a { $other }
end-by-distance = Parità con { NAME($seat) }, decisa dalla vicinanza alla meta: { $mine } a { $other }
end-early = { NAME($seat) } ha tutte le 20 pedine: fine anticipata
end-sum = { $pieces } { NAME("piece", $pieces, case: "short") } − { $distance } fino alla meta = { $score }

sheet-chart-elfenland = Carta geografica
chart-water = acqua
chart-notes = Un ostacolo costa 1 in più dello stesso tipo. Una carovana: 3 carte qualsiasi, 4 con un ostacolo. Zattere: { $down } a discendere il fiume, { $up } a risalirlo, { $lake } per il traghetto.

option-town_cards = Carte locali: { $value ->
        [true] sì
       *[false] no
    }
    .more = { $value ->
        [true] Ognuno pesca una meta segreta; alla fine se ne toglie la distanza.
       *[false] Le carte locali restano nella scatola.
    }
option-early_end = Tutte le 20 pedine: { $value ->
        [finish_round] si finisce la mano
        [instant_win] si vince subito
       *[none] si continua
    }
    .more = Se qualcuno ha tutte le pedine prima dell'ultima mano.
option-final_tie = Parità di pedine e carte: { $value ->
        [shared] vittoria condivisa
       *[undecided] non decisa
    }
    .more = Quando i primi hanno le stesse pedine e le stesse carte.
option-setup_towns = Pedine all'inizio: { $value ->
        [other20] in tutte le città tranne Elvenhold
       *[choice20] in 20 città a scelta
    }
    .more = Dice solo dove posare le pedine; il resto è uguale.
option-phase3 = Mezzi scoperti: { $value ->
        [draw_three] tre a testa
       *[fill_to_three_open] fino ad averne tre
    }
    .more = Conta per chi ha tenuto un mezzo scoperto.
option-display_refresh = Scoperti a fine mano: { $value ->
        [keep] restano
       *[reshuffle_all] si rimescolano
    }
    .more = Se i cinque scoperti tornano con gli altri.
option-place_hidden = Mezzi coperti: { $value ->
        [true] si possono piazzare
       *[false] restano coperti
    }
    .more = Se un mezzo coperto può stare su una strada.
option-pass = Passare: { $value ->
        [reenter] si può rientrare
       *[final] è definitivo
    }
    .more = Se chi ha passato può ancora piazzare nella fase.
option-caravan = Carovana: { $value ->
        [only_if_unable] solo chi non può pagare
       *[always] sempre permessa
    }
    .more = Se tre carte possono risparmiare quelle giuste.
option-discards = Carte giocate: { $value ->
        [on_stack] sul mazzetto
       *[face_up_heap] su un mucchio scoperto
    }
    .more = Dove vanno le carte giocate e in più.
option-hand_limit_at = Limite di carte: { $value ->
        [own_turn] alla fine del proprio turno
       *[round_end] alla fine della mano
    }
    .more = Quando si scarta fino a quattro carte.
option-keep_counter = Mezzo tenuto: { $value ->
        [exactly_one_if_any] esattamente uno
       *[up_to_one] uno o nessuno
    }
    .more = Se si possono rendere tutti i mezzi.
option-variant_distance = Distanza dalla meta: { $value ->
        [edges] collegamenti
       *[towns_between] città in mezzo
    }
    .more = Quanto lo stivale è lontano dalla meta segreta.
option-variant_early_end = Fine anticipata con carte locali: { $value ->
        [score_normally] la distanza conta
       *[as_base] vince chi ha più pedine
    }
    .more = Come si conta un gioco finito prima.
option-deal = Distribuzione: { $value ->
        [to_eight] fino a otto
       *[eight_more] otto in più
    }
    .more = Quante carte si ricevono dalla mano 2 in poi.
setup-each = Ognuno: uno stivale, le 20 pedine di un colore, una carta geografica, un ostacolo
setup-boots = Tutti gli stivali a Elvenhold
setup-pieces = { $choice ->
        [1] In 20 città a scelta: una pedina di ogni colore
       *[0] In ogni città tranne Elvenhold: una pedina di ogni colore, quindi { $colours } per città
    }
setup-spare = Nella scatola: { $seats ->
        [one] 1 stivale con le sue pedine, 1 ostacolo, 1 carta geografica
       *[other] { $seats } stivali con le loro pedine, { $seats } ostacoli, { $seats } carte geografiche
    }
setup-rounds = Carte dei turni da 1 a { $rounds } in ordine, la 1 sopra, accanto al tabellone
setup-counters = 48 mezzi: mescolali coperti, scoprine cinque
setup-cards = 72 carte di viaggio: un mazzo coperto
setup-town-cards = { $played ->
        [1] Carte locali: mescola, ognuno ne prende una in segreto
       *[0] Carte locali: nella scatola
    }
setup-start = Carta del primo giocatore a { NAME($seat) }
check-town-cards = Ognuno riceve una carta locale segreta; le altre si tolgono senza guardarle
