# I posti giocati da Boardside: che cosa fanno le mani, perché, e la scelta in Nuova partita.

sheet-boardside = { NAME($seat) } (Boardside)
seat-headline = { $who }: { $what }
sheet-boardside-hand = Carte di { NAME($seat) }
act-why = Perché?
act-card-back = Togline una
seat-take-hidden = Prendi un mezzo coperto. Quale?
seat-take-display = Prendi dagli scoperti: { NAME($kind) }
seat-take-pile = Estrai un mezzo coperto. Quale?
seat-turn-up = Scoprine uno nuovo. Quale?
seat-lay = { NAME($kind) } su { NAME($route) }
seat-lay-hidden = { NAME($kind) } (coperto) su { NAME($route) }
seat-lay-obstacle = Ostacolo su { NAME($route) }
seat-boot = A { NAME($town) }: scarta { $cards }
seat-boot-piece = A { NAME($town) }: scarta { $cards }, prendi la pedina
seat-discard = Scarta { $cards }
seat-places = { $n ->
        [one] carta { $places }
       *[other] carte { $places }
    }
seat-keep-open = Tieni: { NAME($kind) }; restituisci gli altri
seat-keep-hidden = Tieni coperto: { NAME($kind) }; restituisci gli altri
seat-keep-none = Restituisci tutti i mezzi
seat-hand-more = Inserisci le { $cards } carte nuove: finora { $got }
seat-why-chance = Questo livello gioca a caso.
seat-why-way = È la sua strada per { NAME($town) }.
seat-why-hinders = Ostacola { NAME($seat) } verso { NAME($town) }.
seat-why-pieces = { $n ->
        [one] Così raccoglie 1 pedina.
       *[other] Così raccoglie { $n } pedine.
    }
seat-why-plan = È la scelta migliore per il suo piano.
seat-otherwise = Boardside gioca { NAME($seat) }
    .more = Fate ciò che dice la scheda, o annullate. Non è stato inserito nulla.
seat-thinking = { NAME($seat) } sta ancora pensando
    .more = Boardside gioca questo posto. Non è stato inserito nulla.
seat-unseen = { NAME($seat) } deve conoscere i mezzi
    .more = Se gioca Boardside, inserite ogni mezzo estratto.
seat-fallback = { NAME($seat) } ha giocato in fretta
    .more = Boardside non ha finito in 5 secondi: ha deciso il livello Goloso, ed è annotato.
level-person = Persona
level-wanders = A caso
    .more = una mossa qualsiasi.
level-greedy = Goloso
    .more = prende le città vicine.
level-plans = Pianifica
    .more = tutti i mezzi insieme.
level-reckons = Calcola
    .more = stima anche le mani altrui.
level-boardside = Boardside: { $level ->
        [wanders] a caso
        [greedy] goloso
        [plans] pianifica
       *[reckons] calcola
    }
new-boardside-costs = Boardside gioca con pezzi veri che muovete voi. Inserite le sue carte, i suoi mezzi e gli scoperti: circa 25 tocchi a turno. Senza tag le sue carte sono scoperte: uno svantaggio.
new-boardside-none = In questo gioco Boardside non può ancora giocare un posto.
new-nobody = Almeno un giocatore dev'essere una persona
seat-thinks = Boardside sta pensando
