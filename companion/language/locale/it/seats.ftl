# I posti giocati da Boardside: che cosa fanno le mani, perché, e la scelta in Nuova partita.

seat-headline = { $who }: { $what }
sheet-boardside-hand = Carte di { NAME($seat) }
act-why = Perché?
act-card-back = Togli l’ultima carta
seat-take-hidden = Prendi un mezzo coperto. Di che tipo è?
seat-take-display = Prendi dagli scoperti { NAME($kind, case: "il") }
seat-take-pile = Estrai un mezzo coperto. Di che tipo è?
seat-turn-up = Scopri un altro mezzo. Di che tipo è?
seat-lay = Piazza { NAME($kind, case: "il") } su { NAME($route) }
seat-lay-hidden = Piazza il mezzo coperto ({ NAME($kind) }) su { NAME($route) }
seat-lay-obstacle = Piazza l’ostacolo su { NAME($route) }
seat-boot = { NAME($town) }: { $cards }
seat-boot-piece = { NAME($town) }: { $cards }; prendi la pedina
prompt-seat = { $what ->
        [deal] Tocca le carte distribuite
        [move] Muovi lo stivale, tappa per tappa
        [place] Piazza, poi tocca «{ act-done }»
        [keep] Tieni un mezzo
        [discard] Scarta queste carte
       *[take] Prendi un mezzo
    }
seat-caravan = carovana di { $cards }
seat-discard = Scarta { $cards }
seat-places = { $n ->
        [one] carta { $places }
       *[other] carte { $places }
    }
seat-keep-open = Tieni { NAME($kind, case: "il") }, restituisci gli altri mezzi
seat-keep-hidden = Tieni il mezzo coperto ({ NAME($kind) }), restituisci gli altri
seat-keep-none = Restituisci tutti i mezzi
seat-hand-more = Inserisci le carte nuove: finora { $got } di { $cards }
seat-why-chance = Questo livello gioca a caso.
seat-why-hinders = Rende più difficile la via di { NAME($seat) } verso { NAME($town) }.
seat-why-pieces = { $n ->
        [one] Per questa via raccoglie 1 pedina.
       *[other] Per questa via raccoglie { $n } pedine.
    }
seat-why-opens-cards = Apre { $way } per le sue carte: { $cards }.
seat-why-opens = Così si apre { $way }.
seat-why-two = { $a } e { $b }
seat-why-luck = Un mezzo coperto non si sceglie.
seat-why-spare = Per questo mezzo non c’è un uso migliore.
seat-why-enough = Bastano le strade così come sono; pedine possibili: { $n }.
seat-why-useless = Nessuno dei mezzi di Boardside gli apre una via.
seat-why-nearer = Così Boardside si avvicina alle città che gli restano.
seat-why-stays = Allo stivale conviene restare dov’è.
seat-why-takes = Boardside vuole piazzare questo mezzo su { $way }.
seat-why-held = { $n ->
        [one] Boardside ha 1 carta per questo mezzo.
       *[other] Boardside ha { $n } carte per questo mezzo.
    }
seat-why-fits = Questo mezzo è il più adatto alle carte di Boardside e alle città che gli restano.
seat-why-pile = Per Boardside nessun mezzo scoperto è meglio di uno ignoto.
seat-why-blind = Non ci sono mezzi scoperti noti.
seat-why-fewest = Sono i tipi di cui Boardside ha meno carte.
seat-why-helps = Queste carte sono per Boardside le meno utili per raggiungere le città che restano.
seat-otherwise = { NAME($seat) }: gioca Boardside
    .more = Fate ciò che dice Boardside, o annullate. Non è stato inserito nulla.
seat-thinking = { NAME($seat) }: Boardside sta ancora pensando
    .more = A questo posto gioca Boardside. Non è stato inserito nulla.
seat-unseen = Inserite ogni mezzo estratto
    .more = Boardside gioca per { NAME($seat) } e deve sapere quali mezzi sono stati presi.
seat-fallback = { NAME($seat) } non ha fatto in tempo a decidere
    .more = Boardside non ha finito di pensare in 5 secondi: ha usato il livello «{ level-greedy }», e lo ha annotato.
level-person = Persona
level-greedy = Facile
    .more = prende le città più vicine.
level-plans = Buono
    .more = usa insieme tutti i suoi mezzi.
level-reckons = Forte
    .more = stima anche le carte degli altri.
level-boardside = Boardside: { $level ->
        [wanders] A caso
        [greedy] { level-greedy }
        [plans] { level-plans }
       *[reckons] { level-reckons }
    }
new-boardside-costs = Boardside gioca con pezzi veri, che muovete voi. Inserite le sue carte, i suoi mezzi e gli scoperti: circa 25 tocchi per ogni mano. Senza tag le sue carte stanno scoperte: uno svantaggio.
new-boardside-none = In questo gioco Boardside non può ancora giocare.
new-nobody = Almeno un giocatore dev’essere una persona
seat-thinks = Boardside sta pensando
