# Un tavolo di Elfenland: inviti, pulsanti, schede, e le azioni a parole.

game-elfenland = Elfenland

round-of = di { $rounds }
turn-everyone = Tutti
phase-deal = Distribuire le carte
phase-draw_hidden = Un mezzo coperto
phase-draw = Altri tre mezzi
phase-plan = Pianificare il viaggio
phase-move = Muovere gli stivali
phase-cleanup = Fine della mano
phase-over = Fine del gioco

prompt-deal = Distribuite, poi toccate «{ act-deal }»
prompt-deal-all = Distribuite ed estraete, poi toccate «{ act-deal-all }»
prompt-draw_hidden = Prendi un mezzo coperto
prompt-draw = Prendi un mezzo e mettilo scoperto
prompt-refill = Scopri un altro mezzo
prompt-plan = { $obstacle ->
        [no] Piazza un mezzo o passa
       *[yes] Piazza un mezzo o l’ostacolo, o passa
    }
prompt-plan-road = Ora tocca la strada
prompt-plan-lacks = Niente { NAME($kind, 2) } da piazzare: scegli un altro mezzo
prompt-looked = La tavola mostra le pedine e le prossime tappe di { NAME($seat) }
prompt-plan-piece = Ora scegli il mezzo
prompt-move = Tocca la prossima città
prompt-move-otherwise = Tocca la città, poi le carte
prompt-discard = Tieni solo 4 carte
prompt-cleanup = Ognuno tiene un mezzo
prompt-target = Scopri la carta locale, poi tocca la sua città
prompt-over = La partita è finita

panel-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
panel-counters = { $counters ->
        [one] 1 mezzo
       *[other] { $counters } mezzi
    }
panel-obstacle = + ostacolo
panel-passed = ha passato
look-been = Già visitata da: { $names }
look-nobody = Nessuno è ancora stato qui
look-towns = { $count ->
        [0] Ancora nessuna città
        [one] 1 città: { $towns }
       *[other] { $count } città: { $towns }
    }
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

act-deal = Distribuito
act-deal-only = Solo distribuito
act-deal-all = Distribuito ed estratto
act-drawn-hidden = Estratto
act-drawn-all = { $phase ->
    [draw_hidden] Coperti estratti
   *[draw] Scoperti estratti
}
act-tell-display = Indica gli scoperti
act-untold = Ignoto
act-pass = Passo
    .more = fine della fase
act-pass-all = Tutti passano
    .more = fine della fase
act-otherwise = Altro pagamento
act-end-move = Fine mossa
act-pay = { $cards ->
        [0] Paga 0 carte
        [one] Paga 1 carta
       *[other] Paga { $cards } carte
    }
act-discard = Scarta { $cards }
act-discard-kinds = Scegli quali
act-discard-these = Scarta queste
act-finish = Termina la mano { $round }
act-finish-missing = { $seats ->
        [one] 1 giocatore deve ancora scegliere
       *[other] { $seats } giocatori devono ancora scegliere
    }

price-road = { $cards } { NAME($kind, $cards, case: "short") } · carovana: { $caravan } carte
price-water = { $cards } { NAME("raft", $cards) }
price-none = Qui non c’è nessun mezzo.

sheet-kind-turn_up = Quale mezzo è stato scoperto?
sheet-kind-refill = Preso: { NAME($kind) }. Quale mezzo è stato scoperto?
sheet-kind-display = Quale mezzo è stato preso?
sheet-kind-pile = Quale mezzo è stato estratto?
sheet-deal = Mano { $round } di { $rounds }
sheet-way = Per quale via si va { $town ->
        [albaran] ad
       *[other] a
    } { NAME($town) }?
sheet-way-none = Nessuna strada per questa città ha un mezzo.
sheet-way-far = Nessuna strada né via d’acqua porta da { NAME($start) } { $town ->
        [albaran] ad
       *[other] a
    } { NAME($town) }.
    .title = { NAME($town) }: troppo lontana
sheet-pay = Carte per { NAME($route) }
sheet-discard = Più di 4 carte
sheet-discard-seat = Carte di { NAME($seat) }: { $hand } ({ $cards } di troppo)
sheet-discard-kinds = { NAME($seat) } scarta { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
sheet-cleanup = Fine della mano { $round }
sheet-cleanup-keep = Ognuno tiene un mezzo e restituisce gli altri:

check-round-card = Mettete in cima la carta dei turni { $round }
check-start-player = { NAME($seat) } riceve la carta per il primo giocatore
check-roads = Togliete tutti i mezzi dalle strade, copriteli e mescolateli con il mazzetto
check-obstacles = Togliete dal gioco gli ostacoli usati
check-display = Scoprite cinque nuovi mezzi
check-shuffle = { $by ->
        [boardside] Mescolate tutte le carte di viaggio che nessuno ha in mano
       *[person] { NAME($seat) } mescola tutte le carte di viaggio che nessuno ha in mano
    }
check-cards = Carte nuove
check-deal = { NAME($seat) }: +{ $cards }

way-travel = { NAME($town) }: { $cards } { NAME($kind, $cards) }
way-pay = { $cards } { NAME($kind, $cards) }
numbers-hand = { NAME($seat) } ha solo { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    }; { $cards ->
        [one] ne servirebbe 1
       *[other] ne servirebbero { $cards }
    }.
numbers-target = { $revealed ->
        [yes] Un altro giocatore ha già scoperto la carta di { NAME($town) }.
       *[no] { NAME($town) } non è fra le 12 carte locali.
    }
caravan-paid = Quella strada si poteva pagare normalmente
    .more = { NAME($seat) } aveva { $cards } { NAME($kind, $cards) } per andare { $town ->
            [albaran] ad
           *[other] a
        } { NAME($town) }. La carovana è solo per chi non può pagare normalmente; decidono i giocatori.
    .back = Annulla la carovana
way-caravan = Carovana di { $cards }

tell-deal = Carte distribuite
tell-turn-up = Scoperto: { NAME($kind) }
tell-draw-hidden = { NAME($seat) } estrae un mezzo coperto
tell-draw = { NAME($seat) } prende un mezzo { $source ->
        [display] dagli scoperti
       *[pile] dal mazzetto
    }
tell-draw-kind = { NAME($seat) } prende { NAME($kind, case: "un") } { $source ->
        [display] dagli scoperti
       *[pile] dal mazzetto
    }
tell-drawn = { $phase ->
        [draw_hidden] Tutti hanno estratto un mezzo coperto
       *[draw] Tutti hanno estratto
    }
tell-place = { NAME($seat) }: { NAME($kind) } su { NAME($route) }
tell-obstacle = { NAME($seat) }: ostacolo su { NAME($route) }
tell-pass = { NAME($seat) } passa
tell-no-card = nessuna carta
tell-travel = { NAME($seat) } va { $town ->
        [albaran] ad
       *[other] a
    } { NAME($town) } ({ $price }){ $collected ->
        [1] {" "}e raccoglie la pedina
       *[0] {""}
    }
tell-caravan = { NAME($seat) } va { $town ->
        [albaran] ad
       *[other] a
    } { NAME($town) } (carovana di { $cards }){ $collected ->
        [1] {" "}e raccoglie la pedina
       *[0] {""}
    }
tell-end-move = { NAME($seat) } finisce la mossa
tell-discard = { NAME($seat) } scarta { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
tell-keep = { NAME($seat) } { $origin ->
        [hidden] tiene un mezzo coperto
        [open] tiene un mezzo scoperto
       *[none] non tiene nessun mezzo
    }
tell-keep-kind = { NAME($seat) } tiene { NAME($kind, case: "il") }
tell-target = Carta locale di { NAME($seat) }: { NAME($town) }

back-counter-off = { NAME($kind) }: via da { NAME($route) }
back-counter-on = { NAME($kind) }: su { NAME($route) }
back-obstacle-off = ostacolo: via da { NAME($route) }
back-obstacle-on = ostacolo: su { NAME($route) }
back-display = { NAME($kind) }: di nuovo fra gli scoperti
back-refill = { NAME($kind) }: dagli scoperti al mazzetto
back-boot = { NAME($seat) }: stivale { $town ->
        [albaran] ad
       *[other] a
    } { NAME($town) }
back-piece = { NAME($seat) }: pedina di nuovo { $town ->
        [albaran] ad
       *[other] a
    } { NAME($town) }
back-cards-take = { NAME($seat) } riprende { $n } { $n ->
        [one] carta
       *[other] carte
    }
back-cards-give = { NAME($seat) } rimette { $n } { $n ->
        [one] carta
       *[other] carte
    } nel mazzetto
back-counters-take = { NAME($seat) } riprende { $n } { $n ->
        [one] mezzo
       *[other] mezzi
    }
back-counters-give = { NAME($seat) } restituisce { $n } { $n ->
        [one] mezzo
       *[other] mezzi
    }
back-round = Carta dei turni { $round }; carta per il primo giocatore: { NAME($seat) }

lies-round = Carta dei turni { $round }; carta per il primo giocatore: { NAME($seat) }
lies-seat = { NAME($seat) } { $town ->
        [albaran] ad
       *[other] a
    } { NAME($town) }: { $pieces ->
        [one] 1 pedina
       *[other] { $pieces } pedine
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $counters ->
        [one] 1 mezzo
       *[other] { $counters } mezzi
    }
lies-road = { NAME($route) }: { NAME($kind) }{ $obstacle ->
        [1] {" "}con ostacolo
       *[0] {""}
    }

end-score = Punti
end-towns = Città
end-distance = Distanza
end-cards = Carte
end-round = { $round }
end-running = { NAME($seat) } è in testa con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
end-running-level = A pari merito in testa con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
end-winner = { NAME($seat) } vince con { $far ->
        [1] { $score ->
            [one] { $score } punto
           *[other] { $score } punti
        }
       *[0] { $score } città
    }
end-shared = Vittoria condivisa: { NAME($seat) } con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
end-undecided = { NAME($seat) } ha { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }: resta la parità
end-tie-cards = Parità di pedine e di carte: { $n } { $n ->
        [one] carta
       *[other] carte
    } a testa
end-tie-distance = Parità di punti e di distanza (distanza: { $n })
end-by-cards = Parità con { NAME($seat) }, decisa dalle carte rimaste: { $mine } contro { $other }
end-by-distance = Parità con { NAME($seat) }, decisa dalla distanza dalla meta: { $mine } contro { $other }
end-early = { NAME($seat) } ha tutte le 20 pedine: la partita è finita in anticipo
end-sum = { $pieces } − { $distance } = { $score }: pedine, meno la distanza dalla meta

sheet-chart-elfenland = Carta geografica
chart-water = acqua
chart-notes = Un ostacolo costa 1 carta in più dello stesso tipo. Una carovana: 3 carte qualsiasi, 4 con un ostacolo. Zattere: { $down } per discendere il fiume, { $up } per risalirlo, { $lake } per il traghetto.

option-town_cards = Carte locali: { $value ->
        [true] sì
       *[false] no
    }
    .more = { $value ->
        [true] Ogni giocatore pesca una meta segreta; alla fine la distanza si toglie dai punti.
       *[false] Le carte locali restano nella scatola.
    }
option-early_end = Tutte le 20 pedine: { $value ->
        [finish_round] si finisce la mano
        [instant_win] si vince subito
       *[none] si continua
    }
    .more = Che cosa succede se un giocatore ha raccolto tutte le pedine prima dell’ultima mano?
option-final_tie = Parità di pedine e carte: { $value ->
        [shared] vittoria condivisa
       *[undecided] resta tale
    }
    .more = Chi vince se i primi hanno lo stesso numero di pedine e di carte?
option-setup_towns = Pedine all’inizio: { $value ->
        [other20] in tutte le città tranne Elvenhold
       *[choice20] in 20 città a scelta
    }
    .more = Cambia solo dove si mettono le pedine; il resto è uguale.
option-phase3 = Mezzi scoperti: { $value ->
        [draw_three] tre estratti a testa
       *[fill_to_three_open] fino ad averne tre
    }
    .more = Cambia qualcosa solo per chi ha tenuto un mezzo scoperto.
option-display_refresh = Scoperti a fine mano: { $value ->
        [keep] restano
       *[reshuffle_all] si rimescolano
    }
    .more = I cinque mezzi scoperti si mescolano con gli altri?
option-place_hidden = Mezzi coperti: { $value ->
        [true] si possono piazzare
       *[false] restano coperti
    }
    .more = Un mezzo coperto si può piazzare su una strada?
option-pass = Passare: { $value ->
        [reenter] si può ancora piazzare
       *[final] è definitivo
    }
    .more = Chi ha passato può ancora piazzare in questa fase?
option-caravan = Carovana: { $value ->
        [only_if_unable] solo se non si può pagare
       *[always] sempre permessa
    }
    .more = Si possono dare tre carte per risparmiare quelle giuste?
option-discards = Carte giocate: { $value ->
        [on_stack] sul mazzetto
       *[face_up_heap] scoperte accanto al mazzetto
    }
    .more = Dove vanno le carte giocate e quelle in più?
option-hand_limit_at = Limite di carte: { $value ->
        [own_turn] alla fine del proprio turno
       *[round_end] alla fine della mano
    }
    .more = Quando si scartano le carte oltre la quarta?
option-keep_counter = Mezzo tenuto: { $value ->
        [exactly_one_if_any] esattamente uno
       *[up_to_one] uno o nessuno
    }
    .more = Si possono restituire tutti i mezzi?
option-variant_distance = Distanza dalla meta: { $value ->
        [edges] collegamenti
       *[towns_between] città in mezzo
    }
    .more = Come si conta la distanza dello stivale dalla meta segreta?
option-variant_early_end = Fine anticipata con carte locali: { $value ->
        [score_normally] la distanza conta
       *[as_base] vince chi ha più pedine
    }
    .more = Come si contano i punti se la partita finisce in anticipo?
option-deal = Carte distribuite: { $value ->
        [to_eight] fino a otto in mano
       *[eight_more] otto in più
    }
    .more = Quante carte riceve ogni giocatore dalla mano 2 in poi?
setup-each = Ogni giocatore: uno stivale, le 20 pedine di un colore, una carta geografica, un ostacolo
setup-boots = Tutti gli stivali a Elvenhold
setup-pieces = { $choice ->
        [1] In 20 città a scelta: una pedina di ogni colore
       *[0] In ogni città tranne Elvenhold: una pedina di ogni colore, quindi { $colours } per città
    }
setup-spare = Di nuovo nella scatola: { $seats ->
        [one] 1 stivale con le sue pedine, 1 ostacolo, 1 carta geografica
       *[other] { $seats } stivali con le loro pedine, { $seats } ostacoli, { $seats } carte geografiche
    }
setup-rounds = Carte dei turni da 1 a { $rounds } in ordine, la 1 in cima, accanto alla tavola
setup-counters = 48 mezzi: mescolateli coperti, scopritene cinque
setup-cards = 72 carte di viaggio: un mazzetto coperto
setup-town-cards = { $played ->
        [1] Carte locali: mescolatele, ognuno ne prende una e la tiene segreta
       *[0] Carte locali: di nuovo nella scatola
    }
setup-start = Carta per il primo giocatore: { NAME($seat) }
check-town-cards = Ognuno riceve una carta locale segreta; le altre si mettono via senza guardarle

ask-between = Che cosa c’è tra due città?
ask-where = Dove può andare lo stivale?
ask-far = Nessun collegamento diretto. La via più breve:
ask-road = { $one }–{ $other }, { $terrain }: { $what }
ask-lies = { NAME($kind) }{ $obstacle ->
        [1] {" "}con ostacolo
       *[0] {""}
    }, costa { $price }
ask-free = ancora nessun mezzo; costo secondo il tipo: { $prices }
ask-at = Il tuo stivale è { $town ->
        [albaran] ad
       *[other] a
    } { NAME($town) }.
ask-step = { NAME($town) }, { NAME($terrain) }: { $what }{ $hand ->
        [yes] , hai le carte
        [caravan] , solo in carovana
        [no] , carte insufficienti
       *[unknown] {""}
    }
ask-no-way = Da qui non parte nessuna strada con un mezzo e nessuna via d’acqua.
ask-bare = Senza mezzo: { $towns }
ask-display = Mezzi scoperti accanto alla tavola: { $counters }
ask-open = { NAME($seat) }, mezzi scoperti: { $counters }
ask-left = Città con ancora una tua pedina: { $towns }
