# Un tavolo di Master Elf: rifiuti, domande, pulsanti, fogli e mosse a parole. Ogni nome comincia con me- o ME-.
# Parole: gift regalo, ingredient ingrediente, set serie (special: serie speciale), stack pila, crystal cristallo,
# ribbon nastro, city città, region regione, reward ricompensa, taught box scatola descritta, pawn elfo.
# Nomi e titoli restano come sono, accanto a due punti; ciò che è senza nome è «nothing».

ME-COMP-01 = { $what ->
        [gift] Ce n'è uno solo: { NAME($gift) }
       *[ingredient] Conto sbagliato: non ce ne sono tante
    }
    .more = { $what ->
        [gift] È su un'altra pila, o qualcuno l'ha già.
       *[ingredient] Di un ingrediente si conoscerebbero più carte di quante ne ha la scatola descritta.
    }
ME-SETUP-01 = Si gioca da 2 a 4
    .more = Indicato: { $seats }.
ME-SETUP-09 = Tocca a { NAME($turn) }
    .more = { NAME($seat) } deve aspettare: si gioca in senso orario.
ME-BOARD-02 = Non confina: { NAME($to) }
    .more = { NAME($location) }: confina con i due vicini dell'anello e con la città.
ME-TURN-01 = Non in questo momento
    .more = { $command ->
        [go] Il turno comincia con lo spostamento
        [take] Un ingrediente si prende dopo lo spostamento
        [swap] In città si scambia dopo esserci andati
        [create] Un regalo si crea dopo aver preso un ingrediente
        [end_turn] Il turno finisce dopo spostamento e presa
        [discard] Oltre 7 si scarta a fine turno
        [redistribute] Le pile si rifanno quando la prima è finita
        [reward] La ricompensa segue un regalo che completa una serie speciale
        [sort] I regali si ordinano a partita finita
        [younger] L'età conta quando si prendono le carte bonus
       *[bonus] Le carte bonus si prendono dopo la fine
    }; ora { $phase ->
        [move] si sposta l'elfo
        [take] si prende un ingrediente
        [create] si crea un regalo, o finisce il turno
        [end] finisce il turno
        [discard] si scarta ciò che è di troppo
        [redistribute] si rifanno le pile
        [reward] si prende la ricompensa
       *[bonus] si prende una carta bonus
    }.
ME-MOVE-01 = { NAME($seat) } deve lasciare: { NAME($location) }
    .more = L'elfo va ogni turno in un luogo vicino; restare non è uno spostamento.
ME-TAKE-01 = { $location ->
        [city] La città non ha ingredienti scoperti
       *[other] { NAME($location) }: questo non c'è
    }
    .more = { $location ->
        [city] Lì si scartano carte e se ne pesca una in più.
       *[other] Si prende esattamente una delle carte che ci sono.
    }
ME-TAKE-02 = { $unknown ->
        [0] { NAME($region) }: è tutto noto
       *[other] { NAME($region) }: ignote solo { $unknown }
    }
    .more = Una regione si riempie solo quando è vuota; ciò che è stato detto c'è ancora.
ME-TAKE-03 = { $why ->
        [region] Si scambia in città
        [hand] Non ce ne sono tante in mano
        [kinds] Queste carte non sono in mano
       *[drawn] Scartate { $away }, pescate { $drawn }
    }
    .more = { $why ->
        [region] L'elfo è qui: { NAME($location) }. Si prende una carta che c'è.
        [hand] Carte in mano: { $hand }.
        [kinds] Le carte note della mano non lasciano loro posto.
       *[drawn] Se ne pesca una in più di quelle scartate, finché ce ne sono.
    }
ME-GIFT-01 = Un regalo per turno
    .more = { NAME($seat) } ne ha già creato uno; il turno finisce.
ME-GIFT-02 = { NAME($top) ->
        [nothing] La pila { $stack } è vuota
       *[other] La pila { $stack } mostra: { NAME($top) }
    }
    .more = { NAME($top) ->
        [nothing] Non c'è una carta in cima.
       *[other] È stato detto così; se era sbagliato, c'è «Annulla».
    }
ME-GIFT-03 = { $why ->
        [held] Queste carte non sono in mano
       *[cards] Esattamente 3 carte: 2 + 1
    }
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] due di un tipo e una di un altro.
       *[other] { NAME($a) } e { NAME($b) }, due di uno e una dell'altro.
    }
ME-GIFT-04 = Tre uguali non pagano mai
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] due di un tipo e una di un altro.
       *[other] { NAME($a) } e { NAME($b) }, ci vogliono entrambi.
    }
ME-CRYST-01 = { $why ->
        [used] { NAME($seat) }: cristallo già usato
        [number] Due carte col cristallo
       *[kind] Queste non vanno col cristallo
    }
    .more = { $why ->
        [used] Ognuno ne ha uno per tutto il gioco.
       *[other] Vale una delle tre: { NAME($a) ->
            [nothing] accanto, due carte degli ingredienti del regalo.
           *[other] accanto, due carte fra { NAME($a) } e { NAME($b) }.
        }
    }
ME-HAND-01 = Scartare esattamente { $surplus }
    .more = { NAME($seat) } ne ha { $hand }; se ne possono tenere 7.
ME-END-01 = Tre pile quasi uguali
    .more = Si posano tutti i regali rimasti ({ $gifts }); le pile differiscono al più di uno.
ME-END-02 = Il gioco è finito
    .more = Una pila è finita per la seconda volta. «Annulla» vi riporta dentro.
ME-BONUS-02 = Prima sceglie { NAME($turn) }
    .more = { NAME($seat) } deve aspettare: prima chi ha meno regali, poi più ingredienti, poi chi è più giovane.
ME-SPEC-01 = Nessuna serie speciale completata
    .more = { NAME($seat) } prende un regalo solo se quello appena creato completa Segreto o Tesori.
ME-SPEC-02 = { NAME($top) ->
        [nothing] Lì non c'è niente
       *[other] Lì c'è solo: { NAME($top) }
    }
    .more = { $source ->
        [aside] Non ci sono più regali da parte.
       *[other] La pila { $source } non ne dà un altro.
    }
ME-SPEC-03 = { NAME($seat) } ha già avuto la ricompensa
    .more = Si prende una volta a partita, anche con entrambe le serie speciali.
ME-SCORE-01 = { $why ->
        [twice] Contato due volte: { NAME($gift) }
        [lacks] Non è di questa serie: { NAME($gift) }
        [owned] Non è fra i regali: { NAME($gift) }
       *[left] Tralasciato: { NAME($gift) }
    }
    .more = { $why ->
        [left] Ogni regalo che ha una serie conta in una di esse.
       *[other] Ogni regalo conta in una sola delle sue serie, non qui: { NAME($set) }.
    }

# Luoghi e parole proprie del regolamento

game-masterelf = Master Elf
new-oldest-masterelf = più giovane, inizia
act-oldest-masterelf = Più giovane, inizia
new-clockwise-masterelf = In senso orario attorno al tavolo. Tocca un posto per cambiare nome, colore o posizione; inizia il più giovane.
new-options-masterelf = { $changed ->
        [0] il lato del giorno; tocca per cambiare
       *[other] non come al solito
    }
name-city = Città
name-r1 = Regione 1
name-r2 = Regione 2
name-r3 = Regione 3
name-r4 = Regione 4
name-r5 = Regione 5
name-r6 = Regione 6
name-rainbow = arcobaleno
name-secret = Segreto
name-treasures = Tesori
me-ingredient-air = aria
me-ingredient-metal = metallo
me-ingredient-magic = magia
me-ingredient-water = acqua
me-unlisted = nuovo regalo { $n }

# Il tavolo

me-phase-move = Sposta l'elfo
me-phase-take = Prendi un ingrediente
me-phase-create = Crea un regalo
me-phase-end = Fine del turno
me-phase-discard = Limite di mano 7
me-phase-redistribute = Una pila è finita
me-phase-reward = Serie speciale
me-phase-bonus = Carte bonus
me-phase-over = Fine del gioco

me-prompt-move = Tocca un luogo vicino
me-prompt-take = Quale si prende?
me-prompt-swap = Quante se ne scartano?
me-prompt-create = Tocca una pila, o fine turno
me-prompt-end = Il turno è finito
me-prompt-discard = Tienine solo 7
me-prompt-redistribute = Rimetti giù i regali
me-prompt-reward = Un altro regalo, gratis
me-prompt-bonus = Scegli una carta bonus
me-prompt-over = Il gioco è finito
me-prompt-region = Tocca la regione
me-prompt-lay = Che cosa c'è lì?
me-prompt-top = Quale regalo c'è lì?
me-prompt-pay = Pagato con che cosa?

me-panel-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
me-panel-gifts = { $gifts ->
        [one] 1 regalo
       *[other] { $gifts } regali
    }
me-panel-crystal = cristallo
me-score = { $unknown ->
        [0] { $score }
       *[other] { $score }+
    }

me-stack-empty = nessuna pila
me-stack-untold = Pila { $stack }
me-stack-untold-more = che c'è in cima?
me-card-unlisted = non descritto
me-card-sets-unknown = serie ignote
me-card-elf = c'è un elfo
me-card-unknown = Ciò che qui manca non conta.
me-price-unknown = ingredienti ignoti
me-untold = non detto
me-city = Città
me-way-city = scambia carte
me-way-empty = vuota
me-swap = Scarta { $away }
me-swap-more = pesca { $drawn }

me-act-tell = Di' che c'è
me-act-away = Di' quali
me-act-laid = È tutto
me-act-end-turn = Fine turno
me-act-pay = { $cards ->
        [0] Non pagare
        [one] Paga 1 carta
       *[other] Paga { $cards } carte
    }
me-act-swap-these = Scarta { $away }, pesca { $drawn }
me-act-discard = Scarta { $cards }
me-act-discard-kinds = Di' quali
me-act-discard-these = Scarta
me-act-laid-out = Posati: { $sizes }
me-act-decline = No, grazie
me-from-stack = Pila { $stack }
me-from-aside = Da parte
me-other-gift = Altro regalo
me-other-gift-more = non descritto
me-other-gift-how = Un altro regalo vale senza controllo e si segna così. Descrivilo nel menu, «Descrivi la scatola»: conta dal prossimo gioco.
me-with-crystal = Il cristallo vale una carta
me-pay-crystal = { $cards }, cristallo
me-pay-unknown = La scatola descritta non dice quanto costa questo regalo. Si crede a ogni 2 + 1 e si segna così; descrivi la carta, e il prossimo gioco la controlla.

me-sheet-lay = { NAME($region) }: { $cards } da dire
me-sheet-top = Quale regalo c'è sulla pila { $stack }?
me-sheet-reward = Quale regalo viene { $source ->
        [aside] da quelli da parte
       *[other] dalla pila { $source }
    }?
me-sheet-bonus = { NAME($seat) } prende quale carta bonus?
me-sheet-pay = { NAME($gift) }
me-sheet-away = { NAME($seat) } scarta
me-sheet-discard = { NAME($seat) } ne ha { $hand }: { $cards } di troppo
me-sheet-redistribute = Una pila è finita per la prima volta
me-sheet-from = Da dove?
me-sheet-gifts = { NAME($seat) }: { $gifts ->
        [0] ancora nessun regalo
        [one] 1 regalo
       *[other] { $gifts } regali
    }
me-redistribute-shuffle = Riunisci i regali delle altre pile ({ $gifts }) e mescolali.
me-redistribute-lay = Posali scoperti in tre pile: { $sizes }.
me-reward-earned = { NAME($seat) } ha entrambi i regali di { NAME($special) }: scegli da dove senza guardare, poi guarda quelle carte e prendine una. Il loro ordine resta.
me-seat-had = { $crystal ->
        [1] Cristallo da usare
       *[0] Cristallo usato
    } · { $reward ->
        [1] ricompensa da prendere
       *[0] ricompensa presa
    }

me-count = { $n } { NAME($kind) }
me-no-cards = nessuna carta
me-count-colour = Nastri: { NAME($colour) }
me-count-elves = Elfi
me-count-unknown = Non noto
me-count-sum = Insieme

me-tell-unjudged = { $act } · non controllato
me-tell-top = { NAME($gift) } sulla pila { $stack }
me-tell-lay = { NAME($region) }: { $kinds }
me-tell-go = { NAME($seat) } → { NAME($place) }
me-tell-take = { NAME($seat) } prende: { NAME($kind) ->
        [nothing] una carta non detta
       *[other] { NAME($kind) }
    }, { NAME($region) }
me-tell-take-nothing = { NAME($seat) } non trova nulla da prendere
me-tell-swap = { NAME($seat) } scarta { $away }, pesca { $drawn }
me-tell-create = { NAME($seat) } crea { NAME($gift) } per { $cards }{ $crystal ->
        [1] {" "}e il cristallo
       *[0] {""}
    }
me-tell-reward = { NAME($seat) } prende { NAME($gift) } { $source ->
        [aside] da quelli da parte
       *[other] dalla pila { $source }
    }
me-tell-decline = { NAME($seat) } non prende ricompensa
me-tell-redistribute = Pile rifatte: { $sizes }
me-tell-end-turn = { NAME($seat) } finisce il turno
me-tell-discard = { NAME($seat) } scarta { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
me-tell-bonus = { NAME($seat) } prende la carta bonus { NAME($gift) }

me-back-stack = pila { $stack }: di nuovo { $left ->
        [one] 1 regalo
       *[other] { $left } regali
    }
me-back-gift = { NAME($seat) }: rendi { NAME($gift) }
me-back-pawn = { NAME($seat) }: l'elfo torna, { NAME($place) }
me-back-cards-take = { NAME($seat) }: riprendi { $n } { $n ->
        [one] carta
       *[other] carte
    }
me-back-cards-give = { NAME($seat) }: rendi { $n } { $n ->
        [one] carta
       *[other] carte
    }
me-back-crystal = { NAME($seat) }: riprendi il cristallo
me-back-region = { NAME($region) }: di nuovo { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }

me-lies-turn = Giro { $round }; tocca a { NAME($seat) }
me-lies-stack = Pila { $stack }: { $left ->
        [0] vuota
        [one] 1 regalo
       *[other] { $left } regali
    }{ NAME($gift) ->
        [nothing] {""}
       *[other] , in cima { NAME($gift) }
    }
me-lies-region = { NAME($region) }: { $known }{ $unknown ->
        [0] { $told ->
            [0] niente
           *[other] {""}
        }
       *[other] { $told ->
            [0] {""}
           *[other] , {""}
        }{ $unknown ->
            [one] 1 non detta
           *[other] { $unknown } non dette
        }
    }
me-lies-seat = { NAME($seat) }, { NAME($place) }: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $crystal ->
        [1] cristallo
       *[0] niente cristallo
    }{ $number ->
        [0] , nessun regalo
       *[other] ; { $gifts }
    }

me-end-score = Punti
me-end-sets = Serie
me-end-colour = Nastro
me-end-elves = Elfi
me-end-winner = { NAME($seat) } vince con { $score }
me-end-shared = { NAME($seat) } vince con { $score }, alla pari: non c'è spareggio
me-end-unknown = { $gifts ->
        [one] 1 regalo non è del tutto noto
       *[other] { $gifts } regali non sono del tutto noti
    }; ciò che manca qui non conta

sheet-chart-masterelf = Che cosa conta quanto
me-chart-sets = Regali nella serie
me-chart-points = Punti
me-chart-special = Segreto e Tesori: entrambi i regali insieme invece { $points } punti.
me-chart-colour = Nastri: 1 punto per regalo di un colore; l'arcobaleno va con ogni colore.
me-chart-elves = Elfi: 1 punto ciascuno.
me-chart-price = Un regalo costa 3 carte dei suoi due ingredienti, 2 + 1; il cristallo ne vale una, una volta a partita.
me-chart-hand = A fine turno si possono tenere 7 ingredienti.

option-side = Lato del tabellone: { $value ->
        [night] notte
       *[day] giorno
    }
    .more = { $value ->
        [night] Una città e sei regioni con al più due ingredienti.
       *[day] Una città e quattro regioni con al più tre ingredienti.
    }
option-special_on_last_gift = Serie speciale con l'ultimo regalo: { $value ->
        [true] prima la ricompensa
       *[false] il gioco finisce
    }
    .more = Quando il regalo che chiude il gioco completa una serie speciale.
option-deck = Scatola descritta: { $value ->
        [none] nessuna
       *[other] { $value }
    }
    .more = { $value ->
        [none] Ciò che dicono solo le carte è creduto e segnato.
       *[other] I suoi regali e ingredienti sono controllati e contati.
    }

# Descrivi la scatola

me-sheet-lesson = La tua scatola: { $name }
me-teach-edition = La seconda edizione avrebbe { $gifts } regali e { $cards } carte ingrediente; va bene anche un altro numero. Di' ciò che sai, in qualsiasi ordine: il resto rimane ignoto.
me-teach-other-gifts = Questa scatola conta { $gifts } regali: come dici tu.
me-teach-next = Ciò che descrivi ora conta dal prossimo gioco.
me-teach-file = Salvato subito in { $path }. Copia quel file per esportarlo; mettine accanto un altro per importarlo.
me-teach-gift-cards = Carte regalo
me-teach-new-box = + Scatola
me-teach-gifts = { $gifts } detti, { $complete } interi
me-teach-cards = carte contate: { $cards }
me-teach-known = noti: { $n }
me-list-gifts = Regali
me-list-ingredients = Ingredienti
me-list-sets = Serie
me-list-colours = Nastri
me-sheet-list-gifts = Regali: detti { $gifts } di { $edition }
me-new-gifts = + Regalo
me-new-ingredients = + Ingrediente
me-new-sets = + Serie
me-new-colours = + Nastro
me-title-gifts = Come si chiama il regalo?
me-title-ingredients = Come si chiama l'ingrediente?
me-title-sets = Come si chiama la serie?
me-title-colours = Come si chiama il colore del nastro?
me-title-hint = Come stampato sulla carta
me-missing = manca: { $fields }
me-missing-ingredients = ingredienti
me-missing-sets = serie
me-missing-colour = nastro
me-missing-elves = elfo
me-gift-ingredients = I suoi due ingredienti
me-gift-sets = Una o due serie; Segreto e Tesori hanno due regali ciascuna
me-gift-colour = Il suo nastro
me-gift-elves = C'è un elfo?
me-gift-unknown = { $heading } · non ancora noto
me-elf-yes = un elfo
me-elf-no = nessun elfo
me-act-remove = Togli
me-act-title = Titolo
me-teach-count = Carte contate: { $cards }; la seconda edizione ne avrebbe { $edition }. A 0 un tipo non è contato, e nemmeno la pila della città.
me-teach-rename = Tocca per cambiare il titolo.
me-teach-two = Un regalo vuole due ingredienti
me-teach-two-more = Uno solo non può essere: scegli un secondo, o tocca ancora il primo per lasciarli ignoti entrambi.
me-teach-three-more = Due sono scelti: prima toccane uno per toglierlo.
me-teach-sets = Una serie o due
me-teach-sets-more = { $special ->
        [1] Accanto a una serie speciale ce n'è un'altra.
       *[0] Un regalo è al più in due serie: prima toccane una per toglierla.
    }
me-teach-refused = Non può essere
me-teach-unread = Questa scatola non si legge

# Chi è più giovane, e il riordino

me-prompt-younger = Tocca il più giovane
me-sheet-younger = Chi di loro è il più giovane?
me-younger-why = Pari in regali e ingredienti: il più giovane sceglie prima una carta bonus.
me-sort-touch = Tocca un regalo per contarlo nell'altra sua serie.
me-sort-to = a { NAME($set) }
me-sort-best = Al meglio
me-sort-own = Ordinati a mano: { $score }; al meglio { $best }.
me-end-own = { NAME($seat) }: ordinati a mano; al meglio { $best }
me-end-touch = Tocca un posto per vedere i regali e riordinarli.
me-tell-younger = { NAME($seat) }: il più giovane dei pari
me-tell-sort = { NAME($seat) } riordina i regali
me-tell-sort-best = { NAME($seat) }: di nuovo al meglio
me-setup-side = Il tabellone, lato { $side ->
        [night] notte (sei regioni)
       *[day] giorno (quattro regioni)
    } in vista
me-setup-stacks = Mescola i regali: tre pile scoperte da { $gifts }
me-setup-aside = Gli altri regali da parte, coperti
me-setup-hands = Mescola gli ingredienti: { $cards } a ognuno, segreti
me-setup-regions = Un ingrediente scoperto in ognuna delle { $regions } regioni
me-setup-city = Gli altri ingredienti coperti nella città
me-setup-each = Ognuno: un riepilogo, un cristallo, e l'elfo nella città
me-setup-start = Comincia { NAME($seat) }
me-prompt-refill = Posa { $cards } { $cards ->
        [one] carta
       *[other] carte
    } in { NAME($region) }
