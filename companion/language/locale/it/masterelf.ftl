# Un tavolo di Master Elf: rifiuti, inviti, pulsanti, schede e azioni a parole. Ogni nome comincia con me- o ME-.
# Parole: gift regalo, ingredient ingrediente, set serie (special: serie speciale), stack pila, crystal cristallo,
# ribbon nastro, city città, region regione, reward ricompensa, pawn elfo. Ciò che è senza nome è «nothing».

ME-COMP-01 = { $what ->
        [gift] Ce n’è uno solo: { NAME($gift) }
        [gifts] La scatola ha meno regali
       *[ingredient] Numero sbagliato: nella scatola ce ne sono meno
    }
    .more = { $what ->
        [gift] È su un’altra pila, o qualcuno l’ha già creato.
        [gifts] Sulle pile e davanti ai giocatori ci sarebbero più carte di quante ne ha la scatola.
       *[ingredient] Di un ingrediente si conoscerebbero più carte di quante ne ha la tua scatola.
    }
me-numbers-box = { NAME($kind) }: con queste se ne conoscerebbero { $known }; la scatola ne ha { $count }.
ME-SETUP-01 = Da 2 a 4 giocatori
    .more = Giocatori inseriti: { $seats }.
ME-SETUP-03 = Il numero dei regali non torna
    .more = Sulle pile e davanti ai giocatori: { $gifts }. All’inizio: { $most } (3 × { $height }).
ME-SETUP-09 = È il turno di { NAME($turn) }
    .more = { NAME($seat) } deve aspettare: si gioca in senso orario.
ME-BOARD-01 = Troppe carte: { NAME($region) }
    .more = Carte inserite: { $cards }; in una regione ce ne stanno al massimo { $most }.
ME-BOARD-02 = { NAME($to) } non è confinante
    .more = Con { NAME($location, case: "la") } confinano le due regioni vicine nell’anello e la città.
ME-TURN-01 = Non adesso
    .more = { $command ->
        [go] Il turno comincia con lo spostamento
        [take] Un ingrediente si prende dopo lo spostamento
        [swap] In città si scambia dopo esserci andati
        [create] Un regalo si crea dopo aver preso un ingrediente
        [end_turn] Il turno si finisce dopo essersi spostati e aver preso un ingrediente
        [discard] Gli ingredienti oltre il settimo si scartano a fine turno
        [redistribute] Le pile si rifanno quando una pila finisce per la prima volta
        [reward] La ricompensa segue un regalo che completa una serie speciale
        [keep_score] «Solo i punti» si sceglie prima del primo turno
        [next_round] Le mani si contano con «Solo i punti»
        [sort] I regali si assegnano alle serie a partita finita
        [younger] L’età conta quando si prendono le carte bonus
       *[bonus] Le carte bonus si prendono a partita finita
    }; ora { $phase ->
        [move] si sposta l’elfo
        [take] si prende un ingrediente
        [create] si può creare un regalo, o finire il turno
        [end] finisce il turno
        [discard] si scartano le carte di troppo
        [redistribute] si rifanno le pile
        [score] si contano solo i punti
        [reward] si prende la ricompensa
       *[bonus] si prende una carta bonus
    }.
ME-MOVE-01 = { NAME($seat) } deve lasciare { NAME($location, case: "la") }
    .more = A ogni turno l’elfo va in un luogo confinante; non può restare fermo.
ME-TAKE-01 = { $location ->
        [city] In città non ci sono ingredienti scoperti
       *[other] Quella carta non è { NAME($location, case: "in") }
    }
    .more = { $location ->
        [city] In città si scartano quante carte si vogliono e se ne pesca una in più.
       *[other] Si prende esattamente una delle carte della regione.
    }
ME-TAKE-02 = { $unknown ->
        [0] { NAME($region) }: tutto è noto
        [one] { NAME($region) }: solo { $unknown } carta è ignota
       *[other] { NAME($region) }: solo { $unknown } carte sono ignote
    }
    .more = Una regione si riempie solo quando è vuota; le carte inserite prima ci sono ancora.
ME-TAKE-03 = { $why ->
        [region] Si scambia solo in città
        [hand] In mano non ce ne sono così tante
        [kinds] Queste carte non sono in mano
       *[drawn] Carte scartate: { $away }, pescate: { $drawn }
    }
    .more = { $why ->
        [region] L’elfo è { NAME($location, case: "in") }: prendi una delle carte che ci sono.
        [hand] Carte in mano: { $hand }.
        [kinds] Di ogni carta di quella mano si sa già che è di un altro tipo.
       *[drawn] Se ne pesca una in più di quelle scartate, finché ce ne sono.
    }
ME-GIFT-01 = Un regalo per turno
    .more = { NAME($seat) } ne ha già creato uno; ora il turno finisce.
ME-GIFT-02 = { NAME($top) ->
        [nothing] La pila { $stack } è vuota
       *[other] La pila { $stack } mostra «{ NAME($top) }»
    }
    .more = { NAME($top) ->
        [nothing] Non c’è una carta in cima.
       *[other] La carta in cima era già stata inserita; se era sbagliata, annulla.
    }
ME-GIFT-03 = { $why ->
        [held] Queste carte non sono in mano
       *[cards] Esattamente 3 carte: 2 + 1
    }
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] due di un tipo e una di un altro.
       *[other] { NAME($a) } e { NAME($b) }, due dell’uno e una dell’altro.
    }
ME-GIFT-04 = Mai tre carte uguali
    .more = { NAME($gift) }: { NAME($a) ->
        [nothing] due di un tipo e una di un altro.
       *[other] { NAME($a) } e { NAME($b) }, servono entrambi.
    }
ME-CRYST-01 = { $why ->
        [used] { NAME($seat) } ha già usato il cristallo
        [number] Due carte con il cristallo
       *[kind] Queste carte non vanno con il cristallo
    }
    .more = { $why ->
        [used] Ogni giocatore ne ha uno per tutta la partita.
       *[other] Il cristallo sostituisce una delle tre carte: aggiungi { NAME($a) ->
            [nothing] le altre due, degli ingredienti del regalo.
           *[other] le altre due, ciascuna { NAME($a) } o { NAME($b) }.
        }
    }
ME-HAND-01 = Scarta esattamente { $surplus }
    .more = Ingredienti di { NAME($seat) }: { $hand }; al massimo 7.
ME-END-01 = Tre pile quasi uguali
    .more = Si dispongono tutti i regali rimasti ({ $gifts }); le pile differiscono al massimo di un regalo.
ME-END-02 = La partita è finita
    .more = Per la seconda volta una pila è finita. Con «{ act-undo }» si torna alla partita.
ME-BONUS-01 = { NAME($gift) ->
        [nothing] Carte bonus diverse: esattamente { $cards }
       *[other] { NAME($gift) } non è fra le carte bonus
    }
    .more = { NAME($gift) ->
        [nothing] Se ne scopre una per ogni giocatore che sceglie.
       *[other] Si prende una delle carte bonus scoperte.
    }
ME-BONUS-02 = Sceglie prima { NAME($turn) }
    .more = { NAME($seat) } deve aspettare: sceglie prima chi ha meno regali; a parità, chi ha più ingredienti, poi chi è più giovane.
ME-SPEC-01 = Nessuna serie speciale completata
    .more = { NAME($seat) } può prendere un regalo in più solo se quello appena creato completa Segreto o Tesori.
ME-SPEC-02 = { NAME($top) ->
        [nothing] Non c’è più niente
       *[other] In quella pila c’è solo «{ NAME($top) }»
    }
    .more = { $source ->
        [aside] Non ci sono più regali messi da parte.
       *[other] La pila { $source } non ne ha altri.
    }
ME-SPEC-03 = { NAME($seat) } ha già avuto la ricompensa
    .more = Ogni giocatore può prenderla una sola volta a partita, anche con entrambe le serie speciali.
ME-SCORE-01 = { $why ->
        [twice] Contato due volte: { NAME($gift) }
        [lacks] Non è di quella serie: { NAME($gift) }
        [owned] Non è fra i regali: { NAME($gift) }
       *[left] Lasciato fuori: { NAME($gift) }
    }
    .more = { $why ->
        [left] Ogni regalo che appartiene a una o due serie va contato in una di queste.
        [twice] Ogni regalo conta in una sola delle sue serie.
        [owned] Contano solo i regali davanti al giocatore.
       *[other] Ogni regalo conta in una sola delle sue serie, non in { NAME($set) }.
    }
ME-SCORE-03 = Serie «{ NAME($special) }»: ce n’è una sola
    .more = { NAME($first) } ha davanti a sé entrambe le carte della serie, quindi { NAME($second) } non può averle.
ME-SCORE-04 = Più nastri che carte
    .more = { NAME($seat) }, carte con lo stesso nastro: { $colour }; nelle serie: { $gifts }. Ogni carta conta in una serie: inserisci prima le serie.
ME-SCORE-06 = Più elfi che carte
    .more = { NAME($seat) }, carte con un elfo: { $elves }; nelle serie: { $gifts }. Ogni carta conta in una serie: inserisci prima le serie.

# Luoghi, e parole proprie del regolamento

game-masterelf = Master Elf
new-oldest-masterelf = ha meno anni, inizia
act-oldest-masterelf = Ha meno anni, inizia
new-clockwise-masterelf = I giocatori siedono in senso orario. Toccane uno per cambiare nome, colore o posto; inizia chi ha meno anni.
new-options-masterelf = { $changed ->
        [0] il lato giorno; tocca per cambiare
       *[other] diverso dal predefinito
    }
name-city = Città
    .in = in città
    .la = la città
    .da = dalla città
name-r1 = Regione 1
    .in = nella Regione 1
    .la = la Regione 1
    .da = dalla Regione 1
name-r2 = Regione 2
    .in = nella Regione 2
    .la = la Regione 2
    .da = dalla Regione 2
name-r3 = Regione 3
    .in = nella Regione 3
    .la = la Regione 3
    .da = dalla Regione 3
name-r4 = Regione 4
    .in = nella Regione 4
    .la = la Regione 4
    .da = dalla Regione 4
name-r5 = Regione 5
    .in = nella Regione 5
    .la = la Regione 5
    .da = dalla Regione 5
name-r6 = Regione 6
    .in = nella Regione 6
    .la = la Regione 6
    .da = dalla Regione 6
name-rainbow = arcobaleno
name-secret = Segreto
name-treasures = Tesori
me-ingredient-air = aria
me-ingredient-metal = metallo
me-ingredient-magic = magia
me-ingredient-water = acqua
me-named-gift-blue-booth = Cabina blu
me-named-gift-pirate = Pirata
me-named-gift-treasure-map = Mappa del tesoro
me-named-gift-key = Chiave
me-named-gift-casket = Scrigno
me-named-gift-colour-flower = Fiore dai sette colori
me-named-gift-marker-set = Pennarelli
me-named-gift-plasma-lamp = Lampada al plasma
me-named-set-antiquities = Antichità
me-named-set-pirates = Pirati
me-named-colour-blue = blu
me-named-colour-green = verde
me-named-colour-red = rosso
me-heading = { $topic ->
        [turn] Il turno di un giocatore
        [move] 1. Spostarsi
        [take] 2. Prendere un ingrediente
        [create] 3. Creare un regalo
        [gifts] Carte regalo
        [crystal] Cristalli universali
        [hand] Passaggio del turno
        [end] Fine della partita
        [score] Conteggio dei punti
        [collections] 1. Collezioni
        [colour] 2. Carte di un colore
        [elves] 3. Carte con elfi
        [winner] Chi vince
       *[setup] Preparazione
    }
me-unseen = regalo ignoto
me-unlisted = altro regalo { $n }

# Il tavolo

me-phase-move = Sposta l’elfo
me-phase-take = Prendi un ingrediente
me-phase-create = Crea un regalo
me-phase-end = Fine del turno
me-phase-discard = Massimo 7 carte
me-phase-redistribute = Una pila è finita
me-phase-reward = Serie speciale
me-phase-bonus = Carte bonus
me-phase-over = Fine del gioco

me-prompt-move = Tocca un luogo confinante
me-prompt-take = Quale carta si prende?
me-prompt-swap = Quante carte si scartano?
me-prompt-create = Tocca una pila, o finisci il turno
me-prompt-end = Il turno è finito
me-prompt-discard = Tieni solo 7 carte
me-prompt-redistribute = Disponete di nuovo i regali
me-prompt-reward = Prendi un altro regalo, gratis
me-prompt-perhaps = Una serie speciale è completa?
me-prompt-bonus = Scegli una carta bonus
me-prompt-younger = Tocca la persona più giovane
me-prompt-over = La partita è finita
me-prompt-region = Tocca la regione
me-prompt-lay = Quali carte ci sono?
me-prompt-top = Quale regalo è in cima?
me-prompt-pay = Con che cosa si paga?

me-panel-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
me-panel-gifts = { $gifts ->
        [one] 1 regalo
       *[other] { $gifts } regali
    }
me-panel-crystal = cristallo
me-score = { $unknown ->
        [0] { $score }
       *[other] { $score }+
    }

me-stack-empty = nessuna pila
me-stack-untold = Pila { $stack }
me-stack-untold-more = da inserire
me-card-unlisted = non registrato
me-card-sets-unknown = serie ignote
me-card-elf = mostra un elfo
me-card-unknown = Ciò che è ignoto qui non dà punti.
me-price-unknown = ingredienti ignoti
me-untold = ignota
me-city = Città
me-way-city = scambia carte
me-way-empty = vuota
me-swap = Scarta { $away }
me-swap-more = pesca { $drawn }

me-act-tell = Indica le carte
me-act-away = Scegli quali
me-act-laid = È tutto
me-act-end-turn = Fine turno
me-act-pay = { $cards ->
        [0] Paga 0 carte
        [one] Paga 1 carta
       *[other] Paga { $cards } carte
    }
me-act-swap-these = Scarta { $away }, pesca { $drawn }
me-act-discard = Scarta { $cards }
me-act-discard-kinds = Scegli quali
me-act-discard-these = Scarta queste
me-act-laid-out = Disposti: { $sizes }
me-act-decline = No, grazie
me-from-stack = Pila { $stack }
me-from-aside = Messi da parte
me-other-gift = Altro regalo
me-other-gift-more = non registrato
me-other-gift-how = Un regalo che non è registrato è accettato senza controllo e segnato. Aggiungilo in «{ act-menu }», «{ act-lesson }»: vale dalla prossima partita.
me-with-crystal = Il cristallo sostituisce una carta
me-pay-crystal = { $cards }, cristallo
me-pay-unknown = Non è registrato quanto costa questo regalo. Qualsiasi 2 + 1 è accettato senza controllo e segnato; aggiungi la carta, e nella prossima partita verrà controllato.

me-sheet-lay = { NAME($region) }: { $cards } da inserire
me-sheet-top = Quale regalo c’è sulla pila { $stack }?
me-sheet-reward = Quale regalo { $source ->
        [aside] fra quelli messi da parte
       *[other] dalla pila { $source }
    }?
me-sheet-lay-bonus = Quali carte bonus ci sono? Da inserire: { $left }
me-act-bonus-skip = Non inserirle
me-sheet-bonus = Quale carta bonus prende { NAME($seat) }?
me-sheet-younger = Chi è la persona più giovane fra queste?
me-younger-why = Parità di regali e di ingredienti: la persona più giovane sceglie per prima la carta bonus.
me-sheet-pay = { NAME($gift) }
me-sheet-away = { NAME($seat) } scarta
me-sheet-discard = Ingredienti di { NAME($seat) }: { $hand } ({ $cards } di troppo)
me-sheet-redistribute = Per la prima volta una pila è finita
me-sheet-from = Da dove?
me-sheet-gifts = { NAME($seat) }: { $gifts ->
        [0] ancora nessun regalo
        [one] 1 regalo
       *[other] { $gifts } regali
    }
me-redistribute-shuffle = Riunite i regali delle altre pile ({ $gifts }) e mescolateli.
me-redistribute-lay = Disponeteli scoperti in tre pile: { $sizes }.
me-reward-earned = { NAME($seat) } ha entrambi i regali della serie «{ NAME($special) }»: scegli, senza guardare, una pila o i regali messi da parte; poi guarda quelle carte e prendine una. Non cambiare il loro ordine.
me-sheet-perhaps = Una serie speciale?
me-reward-perhaps = Non si sa se { NAME($gift) } completa Segreto o Tesori per { NAME($seat) }. Se sì, scegli, senza guardare, una pila o i regali messi da parte; poi guarda quelle carte e prendine una. Non cambiare il loro ordine.
me-act-no-reward = No: fine del turno
me-seat-had = { $crystal ->
        [1] Cristallo non usato
       *[0] Cristallo usato
    } · { $reward ->
        [1] ricompensa non presa
       *[0] ricompensa presa
    }

me-count = { $n } { NAME($kind) }
me-no-cards = nessuna carta
me-count-colour = Nastri: { NAME($colour) }
me-count-elves = Elfi
me-count-unknown = Ignoti
me-count-sum = Totale

# Il conto finale, con i regali assegnati come vuole il giocatore

me-sort-touch = Tocca un regalo per contarlo nell’altra sua serie.
me-sort-to = → { NAME($set) }
me-sort-best = Assegnazione migliore
me-sort-own = Punti così: { $score }; con l’assegnazione migliore: { $best }.
me-end-own = { NAME($seat) } ha assegnato i regali; punti con l’assegnazione migliore: { $best }
me-end-touch = Tocca un giocatore per vedere i suoi regali e ripartirli diversamente tra le serie.

me-tell-unjudged = { $act } · non controllato
me-tell-top = { NAME($gift) } sulla pila { $stack }
me-tell-lay = { NAME($region) }: { $kinds }
me-tell-go = { NAME($seat) } va { NAME($place, case: "in") }
me-tell-take = { NAME($seat) } prende { NAME($kind) ->
        [nothing] una carta ignota
       *[other] { NAME($kind) }
    } { NAME($region, case: "da") }
me-tell-take-nothing = { NAME($seat) } non trova nulla da prendere
me-tell-swap = { NAME($seat) } scarta { $away }, pesca { $drawn }
me-tell-create = { NAME($seat) } crea { NAME($gift) } con { $cards }{ $crystal ->
        [1] {" "}e il cristallo
       *[0] {""}
    }
me-tell-reward = { NAME($seat) } prende { NAME($gift) } { $source ->
        [aside] dai regali messi da parte
       *[other] dalla pila { $source }
    }
me-tell-decline = { NAME($seat) } rinuncia alla ricompensa
me-tell-redistribute = Pile rifatte: { $sizes }
me-tell-end-turn = { NAME($seat) } finisce il turno
me-tell-discard = { NAME($seat) } scarta { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
me-tell-lay-bonus = Carte bonus: { $gifts }
me-tell-bonus = { NAME($seat) } prende la carta bonus { NAME($gift) }
me-tell-younger = { NAME($seat) } è più giovane degli altri in parità
me-tell-sort = { NAME($seat) } assegna i regali in altro modo
me-tell-sort-best = { NAME($seat) }: di nuovo l’assegnazione migliore

me-back-stack = pila { $stack }: di nuovo { $left ->
        [one] 1 regalo
       *[other] { $left } regali
    }
me-back-gift = { NAME($seat) } restituisce { NAME($gift) }
me-back-pawn = { NAME($seat) }: elfo { NAME($place, case: "in") }
me-back-cards-take = { NAME($seat) } riprende { $n } { $n ->
        [one] carta
       *[other] carte
    }
me-back-cards-give = { NAME($seat) } restituisce { $n } { $n ->
        [one] carta
       *[other] carte
    }
me-back-crystal = { NAME($seat) } riprende il cristallo
me-back-region = { NAME($region) }: di nuovo { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
me-back-taken = { NAME($seat) }: { NAME($kind) ->
        [nothing] la carta presa
       *[other] { NAME($kind) }
    } torna { NAME($region, case: "in") }
me-back-refill = { NAME($region) }: tutte le sue carte ({ $n }) tornano sulla pila della città
me-back-drawn = { NAME($seat) }: le carte pescate ({ $n }) tornano sulla pila della città
me-back-away = { NAME($seat) } riprende le carte in cima agli scarti ({ $n })
me-back-shuffled = Città: una parte della pila ({ $n }) torna negli scarti
me-back-made = { NAME($seat) }: { NAME($gift) } torna sulla pila { $stack }
me-back-paid = { NAME($seat) } riprende { $cards } dagli scarti
me-back-reward = { NAME($seat) }: { NAME($gift) } torna { $source ->
        [aside] tra i regali messi da parte
       *[other] nella pila { $source }
    }
me-back-bonus = { NAME($seat) }: { NAME($gift) } torna tra le carte bonus

me-lies-turn = Mano { $round }; è il turno di { NAME($seat) }
me-lies-stack = Pila { $stack }: { $left ->
        [0] vuota
        [one] 1 regalo
       *[other] { $left } regali
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
            [one] 1 ignota
           *[other] { $unknown } ignote
        }
    }
me-lies-seat = { NAME($seat) } { NAME($place, case: "in") }: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $crystal ->
        [1] cristallo
       *[0] nessun cristallo
    }{ $number ->
        [0] , nessun regalo
       *[other] ; { $gifts }
    }

me-end-score = Punti
me-end-sets = Serie
me-end-colour = Nastro
me-end-elves = Elfi
me-end-winner = { NAME($seat) } vince con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
me-end-least = { NAME($seat) } vince con almeno { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
me-end-open = Non ancora deciso: { $gifts ->
        [one] 1 regalo non contato
       *[other] { $gifts } regali non contati
    }
me-end-open-how = I punteggi qui sotto contengono solo ciò che è noto. «{ act-count-pad }» conta questa partita; lì «{ me-act-pad-cards }» elenca anche le carte per la prossima.
me-end-at-most = Al massimo: { $scores }
me-end-unknown = { $gifts ->
        [one] 1 regalo non è noto
       *[other] { $gifts } regali non sono noti
    } del tutto; ciò che manca qui non dà punti

sheet-chart-masterelf = Punteggio
me-chart-sets = Regali in una serie
me-chart-points = Punti
me-chart-special = Segreto, Tesori: ogni coppia completa vale invece { $points } punti.
me-chart-colour = Nastri: 1 punto per ogni regalo di un colore; l’arcobaleno vale con qualsiasi colore.
me-chart-elves = Elfi: 1 punto ciascuno.
me-chart-price = Un regalo costa 3 carte dei suoi due ingredienti, 2 + 1; il cristallo ne sostituisce una, una volta a partita.
me-chart-hand = Alla fine del turno si possono tenere al massimo 7 ingredienti.

option-side = Lato della tavola: { $value ->
        [night] notte
       *[day] giorno
    }
    .more = { $value ->
        [night] Attorno alla città ci sono sei regioni con al massimo due ingredienti.
       *[day] Attorno alla città ci sono quattro regioni con al massimo tre ingredienti.
    }
option-special_on_last_gift = Serie speciale con l’ultimo regalo: { $value ->
        [true] prima la ricompensa
       *[false] la partita finisce
    }
    .more = Che cosa succede se l’ultimo regalo della partita completa una serie speciale?
option-deck = { $value ->
        [none] Carte: solo quelle del regolamento
       *[other] La tua scatola: { $value }
    }
    .more = { $value ->
        [none] Ciò che si vede solo sulle carte è accettato senza controllo e segnato.
       *[other] I suoi regali e ingredienti sono controllati e contati.
    }

# Inserisci la scatola

me-sheet-lesson = La tua scatola: { $name }
me-teach-edition = La seconda edizione avrebbe { $gifts } regali e { $cards } carte ingrediente; va bene anche un altro numero. Inserisci ciò che sai, in qualsiasi ordine; il resto rimane ignoto.
me-teach-other-gifts = Regali indicati per questa scatola: { $gifts }.
me-teach-next = Ciò che inserisci ora vale dalla prossima partita.
me-teach-file = Salvato subito in { $path }. Copia quel file per esportarlo; mettine accanto un altro per importarlo.
me-teach-gift-cards = Carte regalo
me-teach-gifts = inseriti: { $gifts }, completi: { $complete }
me-teach-cards = carte contate: { $cards }
me-teach-known = noti: { $n }
me-list-gifts = Regali
me-list-ingredients = Ingredienti
me-list-sets = Serie
me-list-colours = Nastri
me-sheet-list-gifts = Regali inseriti: { $gifts } di { $edition }
me-new-gifts = + Regalo
me-new-ingredients = + Ingrediente
me-new-sets = + Serie
me-new-colours = + Nastro
me-title-gifts = Come si chiama il regalo?
me-title-ingredients = Come si chiama l’ingrediente?
me-title-sets = Come si chiama la serie?
me-title-colours = Come si chiama il colore del nastro?
me-title-hint = Come stampato sulla carta
me-missing = da completare: { $fields }
me-missing-ingredients = ingredienti
me-missing-sets = serie
me-missing-colour = nastro
me-missing-elves = elfo
me-gift-ingredients = I suoi due ingredienti
me-gift-sets = Le sue serie, una o due; Segreto e Tesori hanno due regali ciascuna
me-gift-colour = Il suo nastro
me-gift-elves = Mostra un elfo?
me-gift-unknown = { $heading } · ancora ignoto
me-elf-yes = un elfo
me-elf-no = nessun elfo
me-act-remove = Togli
me-act-title = Titolo
me-teach-count = Carte contate: { $cards }; la seconda edizione ne avrebbe { $edition }. Un tipo lasciato a 0 non viene controllato, e nemmeno la pila della città.
me-teach-rename = Tocca un titolo per cambiarlo.
me-teach-two = Per un regalo servono due ingredienti
me-teach-two-more = Scegli un secondo ingrediente, o tocca di nuovo il primo per lasciarli ignoti entrambi.
me-teach-three-more = Due sono già scelti: prima toccane uno per toglierlo.
me-teach-sets = Una serie o due
me-teach-sets-more = { $special ->
        [1] Accanto a una serie speciale è possibile una sola altra serie.
       *[0] Un regalo è al massimo in due serie: prima toccane una per toglierla.
    }
me-teach-refused = Non è possibile
me-teach-unread = Questa scatola non si può leggere
me-setup-side = La tavola con il lato { $side ->
        [night] notte (sei regioni)
       *[day] giorno (quattro regioni)
    } verso l’alto
me-setup-stacks = Mescolate i regali: tre pile scoperte da { $gifts }
me-setup-aside = Tutti gli altri regali da parte, coperti
me-setup-hands = Mescolate gli ingredienti: { $cards } a testa, segreti
me-setup-regions = Un ingrediente scoperto in ognuna delle { $regions } regioni
me-setup-city = Gli altri ingredienti coperti in città
me-setup-each = Ogni giocatore: una scheda riepilogativa, un cristallo, e l’elfo in città
me-setup-start = Comincia { NAME($seat) }
me-prompt-refill = Metti { $cards } { $cards ->
        [one] carta nuova
       *[other] carte nuove
    } { NAME($region, case: "in") }

# The count pad: each player's sets, ribbons and elves as numbers, without a box

me-sheet-count-pad = Conteggio · { $name }: { $score }
me-sheet-pad-result = Il risultato
me-pad-sets = Serie di carte
me-pad-entered = Valori inseriti
me-pad-how = Un tocco per ogni serie: tocca quante carte ha. Tocca una serie inserita per toglierla.
me-pad-special = Serie speciali
me-pad-colour = Nastro, con arcobaleni
me-pad-points = Punti delle serie
me-pad-winner = Vince { $names } con { $score }
me-pad-shared = Vittoria condivisa: { $names } con { $score }; i pareggi restano tali
me-pad-counted = Contato da questi numeri; come si è giocato non è stato controllato.
me-pad-missing = Incompleto: { $name }
me-pad-missing-sets = Inserisci le serie: un tocco per ciascuna.
me-pad-missing-colour = Inserisci quante carte hanno il nastro più frequente, arcobaleni compresi; 0 se non ce ne sono.
me-pad-missing-elves = Inserisci quante carte hanno un elfo; 0 se non ce ne sono.
me-act-pad-clear = Azzera il giocatore
me-act-pad-result = Risultato
me-act-pad-new = Nuovo conteggio
me-act-pad-back = Correggi
me-act-pad-keep = Conserva il risultato

# Only scores are kept

me-phase-score = Solo i punti
me-prompt-score = A fine partita si contano i regali
me-act-next-round = Mano seguente
me-act-count = Conta
me-tell-keep-score = Solo i punti
me-tell-next-round = Comincia la mano { $round }
me-tell-count = Regali contati
me-lies-score = Si contano solo i punti, mano { $round }: ciò che è sul tavolo non viene seguito.
new-keep-score-masterelf = senza arbitro, conteggio alla fine

# The count by cards

me-act-pad-cards = Per carte
me-sheet-cards = { $name }: { $gifts ->
        [one] 1 carta
       *[other] { $gifts } carte
    }, punti: { $score }
me-act-card-new = + Altra carta
me-act-card-new-more = inserisci per che cosa vale
me-card-ask = tocca per inserirla, una sola volta
me-card-sets = Le sue serie, una o due
me-card-ribbon-0 = Il suo nastro; la carta non mostra elfi
me-card-ribbon-1 = Il suo nastro; la carta mostra un elfo
me-card-sets-first = Prima le serie
me-sheet-card = { $gift ->
        [none] Per che cosa vale questa carta?
       *[other] { $gift }: per che cosa vale questa carta?
    }
me-set-number = Serie { $n }
me-colour-yellow = giallo
me-colour-violet = viola
me-colour-orange = arancione
me-colour-pink = rosa
me-colour-white = bianco
me-colour-black = nero
me-colour-brown = marrone
