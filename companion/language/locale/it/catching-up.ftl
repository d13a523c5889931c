# Una posizione inserita a metà partita: che cosa non torna, e le pagine dove la si inserisce.

EL-COMP-04 = { $counters } { NAME($kind, $counters) }: nella scatola ce ne sono 8
    .more = Fra gli scoperti, sulle strade e davanti ai giocatori ci sarebbero più mezzi di questo tipo che nella scatola.
EL-SETUP-09 = Più ostacoli di quelli usati
    .more = Sulle strade: { $lying }. Giocatori che hanno usato il loro: { $used }.
EL-DRAW-04 = Troppi mezzi coperti
    .more = { NAME($seat) } ne ha { $hidden }; ora può averne al massimo { $most }.
EL-DRAW-05 = Più mezzi di quelli estratti
    .more = Davanti ai giocatori e sulle strade: { $counters }. Estratti o tenuti, al massimo: { $most }.
EL-DRAW-09 = Troppi mezzi
    .more = { NAME($seat) } ne ha { $counters }; ora può averne al massimo { $most }.
EL-COST-03 = Più pedine che carte giocate
    .more = { NAME($seat) }, in questa mano: pedine raccolte { $pieces }, carte giocate { $cards }.
EL-COLLECT-01 = Quella pedina è già stata raccolta
    .more = Lo stivale di { NAME($seat) } è { $town ->
            [albaran] ad
           *[other] a
        } { NAME($town) }: la pedina di quella città è fra quelle raccolte.
EL-CLEAN-05 = Le strade sono ancora vuote
    .more = Mezzi inseriti sulle strade: { $roads }. In questa fase non ce ne sono ancora.
EL-END-05 = Tutte le 20 pedine: la partita è finita
    .more = { NAME($seat) } le ha tutte: con le regole in uso la partita finisce qui.

act-catch-up = Inserisci posizione
catch-up-round = Mano
catch-up-towns = Città
catch-up-hands = Carte
catch-up-roads = Strade
catch-up-check = Verifica
catch-up-round-prompt = La mano e il giocatore di turno
catch-up-towns-prompt = Tocca le città: pedine o stivale
catch-up-hands-prompt = Carte e mezzi di ogni giocatore
catch-up-roads-prompt = Scegli un mezzo, tocca la sua strada
catch-up-check-prompt = Il tavolo è così?
catch-up-start = Carta per il primo giocatore:
catch-up-turn = Di turno:
catch-up-pieces = Pedine
catch-up-boot = Stivale
catch-up-untold = scoperto, ignoto
catch-up-obstacle-there = Ostacolo non usato
catch-up-obstacle-used = Ostacolo usato
act-so-it-is = È giusto
catch-up-right = Tutto torna. L’arbitro riparte da qui:
catch-up-doubts = È insolito. Se al tavolo è stato permesso, lascialo così; per correggerlo, toccalo:
catch-up-faults = { $faults ->
        [one] Un dato non torna. Toccalo per correggerlo.
       *[other] { $faults } dati non tornano. Toccane uno per correggerlo.
    }
catch-up-unclear = Così non è il turno di nessuno. Controlla «{ catch-up-round }».
tell-catch-up = Posizione inserita: mano { $round }, { $phase }
act-already = Già in corso
new-already = inserisci la posizione

# Master Elf

catch-up-board = Tavola
catch-up-seats = Giocatori
catch-up-board-prompt = Tocca i luoghi: elfo o carta
catch-up-seats-prompt = Carte e cristallo di ogni giocatore
me-enter-day = Lato giorno
me-enter-night = Lato notte
me-enter-stacks-0 = Nessuna pila è finita
me-enter-stacks-1 = Una è finita: pile nuove
me-enter-stacks-2 = Due sono finite: carte bonus
me-enter-pawn = Elfo
me-enter-unknown = Altri regali
me-enter-gifts = Regali per titolo:
me-enter-crystal = { $there ->
        [1] Cristallo non usato
       *[0] Cristallo usato
    }
me-enter-reward = { $there ->
        [1] Ricompensa non presa
       *[0] Ricompensa presa
    }
