# Un tavolo raccontato a metà partita, e una partita su carta: che cosa non può essere, le pagine, che cosa un codice non dà.

EL-COMP-04 = { NAME($kind) }: { $counters }, ce ne sono 8
    .more = Fra scoperti, strade e posti ce ne sarebbero più di quanti la scatola contiene.
EL-SETUP-09 = Più ostacoli di quelli usati
    .more = Sulle strade: { $lying }. Posti che hanno usato il loro: { $used }.
EL-DRAW-04 = Troppi mezzi coperti
    .more = { NAME($seat) } ne ha { $hidden }; ora possono essere { $most }.
EL-DRAW-05 = Più mezzi di quelli estratti
    .more = Davanti ai posti e sulle strade: { $counters }. Estratti o tenuti: al più { $most }.
EL-DRAW-09 = Troppi mezzi
    .more = { NAME($seat) } ne ha { $counters }; ora possono essere { $most }.
EL-COST-03 = Più pedine che carte giocate
    .more = { NAME($seat) } ne avrebbe { $pieces } in questa mano; carte giocate: { $cards }.
EL-COLLECT-01 = La pedina di quella città è presa
    .more = Lo stivale di { NAME($seat) } è a { NAME($town) }: quella pedina è dunque fra le prese.
EL-CLEAN-05 = Le strade sono ancora vuote
    .more = Mezzi detti sulle strade: { $roads }. In questa fase non ce n'è ancora.
EL-END-05 = Tutte le 20 pedine: il gioco è finito
    .more = { NAME($seat) } le ha tutte, e questo tavolo finisce allora il gioco.

act-catch-up = Recupera
catch-up-round = Mano
catch-up-towns = Città
catch-up-hands = Carte
catch-up-roads = Strade
catch-up-check = Verifica
catch-up-round-prompt = La mano e a chi tocca
catch-up-towns-prompt = Tocca: pedine o stivale
catch-up-hands-prompt = Che cosa c'è davanti al posto
catch-up-roads-prompt = Un mezzo, poi la strada
catch-up-check-prompt = Il tavolo è così?
catch-up-start = Carta per il primo giocatore:
catch-up-turn = Tocca a:
catch-up-pieces = Pedine
catch-up-boot = Stivale
catch-up-untold = scoperto
catch-up-obstacle-there = Ostacolo c'è
catch-up-obstacle-used = Ostacolo usato
act-so-it-is = È così
catch-up-right = Può essere così. L'arbitro parte ora da qui:
catch-up-faults = { $faults ->
        [one] Una cosa non può essere. Toccala per correggerla.
       *[other] { $faults } cose non possono essere. Toccane una per correggerla.
    }
catch-up-unclear = Così non tocca a nessuno. Rivedi la mano.
tell-catch-up = Recuperato: mano { $round }, { $phase }
act-already = Già in corso
new-already = di' come sta il tavolo
