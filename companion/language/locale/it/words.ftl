# Le parole stampate nella scatola, in italiano. Una voce per cosa; $count sceglie il numero, .in il luogo,
# .un e .il l'articolo, .short la parola breve.

name-1 = Giocatore 1
name-2 = Giocatore 2
name-3 = Giocatore 3
name-4 = Giocatore 4
name-5 = Giocatore 5
name-6 = Giocatore 6

# Un collegamento: le sue due città, e il terreno dove due collegamenti uniscono le stesse città.
name-route = { $one }–{ $other }
name-route-of-two = { $one }–{ $other } ({ NAME($terrain) })

# Ciò che mostra la pagina delle parole, sotto questi titoli.
words-kinds = Mezzi di trasporto
name-pig = { $count ->
        [one] maiale gigante
       *[other] maiali giganti
    }
    .un = un maiale gigante
    .il = il maiale gigante
    .short = { $count ->
        [one] maiale
       *[other] maiali
    }
name-elfcycle = { $count ->
        [one] ruota dei folletti
       *[other] ruote dei folletti
    }
    .un = una ruota dei folletti
    .il = la ruota dei folletti
    .short = { $count ->
        [one] ruota
       *[other] ruote
    }
name-cloud = { $count ->
        [one] nuvola magica
       *[other] nuvole magiche
    }
    .un = una nuvola magica
    .il = la nuvola magica
    .short = { $count ->
        [one] nuvola
       *[other] nuvole
    }
name-unicorn = { $count ->
        [one] unicorno
       *[other] unicorni
    }
    .un = un unicorno
    .il = l’unicorno
name-troll = { $count ->
        [one] carrozza dei demoni
       *[other] carrozze dei demoni
    }
    .un = una carrozza dei demoni
    .il = la carrozza dei demoni
    .short = { $count ->
        [one] carrozza
       *[other] carrozze
    }
name-dragon = { $count ->
        [one] drago
       *[other] draghi
    }
    .un = un drago
    .il = il drago
name-raft = { $count ->
        [one] zattera
       *[other] zattere
    }
    .un = una zattera
    .il = la zattera

words-terrains = Terreni
name-plain = pianura
    .in = in pianura
name-wood = bosco
    .in = nel bosco
name-desert = deserto
    .in = nel deserto
name-mountain = montagne
    .in = in montagna
name-river = fiume
    .in = sul fiume
name-lake = lago
    .in = sul lago

words-pieces = Pezzi
name-counter = { $count ->
        [one] mezzo di trasporto
       *[other] mezzi di trasporto
    }
    .short = { $count ->
        [one] mezzo
       *[other] mezzi
    }
name-obstacle = { $count ->
        [one] ostacolo
       *[other] ostacoli
    }
name-card = { $count ->
        [one] carta di viaggio
       *[other] carte di viaggio
    }
    .short = { $count ->
        [one] carta
       *[other] carte
    }
name-piece = { $count ->
        [one] pedina della città
       *[other] pedine delle città
    }
    .short = { $count ->
        [one] pedina
       *[other] pedine
    }
name-boot = { $count ->
        [one] stivale dei folletti
       *[other] stivali dei folletti
    }
name-round-card = { $count ->
        [one] carta dei turni
       *[other] carte dei turni
    }
name-town-card = { $count ->
        [one] carta locale
       *[other] carte locali
    }
name-start-card = carta per il primo giocatore
name-chart = carta geografica
name-board = tavola da gioco

words-others = Altre parole
name-elf = folletto
name-town = città
name-capital = capitale
name-road = strada
name-ferry = traghetto
name-arrow = freccia
name-downriver = discendere il fiume
name-upriver = risalire il fiume
name-terrain = terreno
name-caravan = carovana
name-stack = mazzetto
name-face-down = coperto
name-face-up = scoperto
name-hand = mano
name-round = mano
name-phase = fase
name-turn = turno
name-start-player = primo giocatore
name-clockwise = in senso orario
name-tie = parità
name-variation = variante
name-destination = meta

words-phases = Fasi
name-deal = Distribuire le carte di viaggio
name-draw_hidden = Estrarre un mezzo di trasporto coperto
name-draw = Estrarre altri mezzi di trasporto
name-plan = Pianificare l’itinerario del viaggio
name-move = Estrarre gli stivali dei folletti
name-cleanup = Fine della mano
name-over = Fine del gioco

words-acts = Azioni
name-turn_up = scoprire un mezzo di trasporto
name-drawn = estrarre mezzi di trasporto
name-place = piazzare un mezzo di trasporto
name-obstruct = piazzare un ostacolo
name-pass = passare
name-travel = viaggiare
name-end_move = finire la mossa
name-discard = scartare
name-keep = tenere un mezzo di trasporto
name-target = scoprire una carta locale
