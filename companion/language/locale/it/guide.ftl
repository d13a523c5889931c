# Una prima partita: una carta per fase, che cosa vi si fa. Mostrata una volta, con parole nostre.

act-guide = Prima partita
guide-on = ogni fase viene spiegata
guide-off = toccare: si spiega tutto
act-got-it = Capito

guide-elfenland-deal = Ogni mano comincia con le carte
    .more = Il primo giocatore mescola le carte di viaggio e le distribuisce finché ognuno ne ha 8. Restano segrete; qui conta solo il numero. Poi toccare «Distribuite».

guide-elfenland-draw_hidden = Un mezzo che nessuno vede
    .more = A turno ognuno prende un mezzo di trasporto coperto e lo tiene segreto. Più tardi si può mettere su una strada, come quelli scoperti.

guide-elfenland-draw = Altri tre, visibili a tutti
    .more = Uno per turno, tre volte: uno dei cinque scoperti, o uno coperto. Si posa scoperto. Uno preso dai cinque viene subito sostituito.

guide-elfenland-plan = I mezzi aprono le strade
    .more = A turno: un mezzo su una strada qualsiasi dal terreno adatto, o l'unico ostacolo dove c'è già un mezzo, o passare. Ogni mezzo serve a tutti. Quando tutti passano di seguito, si muovono gli stivali.

guide-elfenland-move = Gli stivali raccolgono le pedine
    .more = Toccare la città seguente: si paga con carte del mezzo che c'è, come dice la carta geografica. L'acqua vuole zattere. Ogni città raggiunta dà la sua pedina. Alla fine restano al più quattro carte.

guide-elfenland-cleanup = La mano si conclude
    .more = Ognuno tiene un mezzo, scoperto o coperto, e restituisce gli altri. Il foglio seguente dice che cosa va dove. Dopo quattro mani vince chi ha più pedine.

guide-masterelf-move = Prima si sposta l'elfo
    .more = Ogni turno l'elfo va in un luogo vicino: uno dell'anello, o la città. Restare non si può. Toccare il luogo.

guide-masterelf-take = Poi si prende un ingrediente
    .more = In una regione si prende una delle sue carte, a scelta. Quando l'ultima va via, la si riempie subito; poi si dice che cosa c'è.

guide-masterelf-swap = In città si scambiano carte
    .more = Si scartano quanti ingredienti si vuole, anche nessuno, e se ne pesca uno in più. Toccare quanti erano.

guide-masterelf-create = Poi un regalo, se si vuole
    .more = Il regalo in cima a una pila costa tre carte dei suoi due ingredienti, due di uno e una dell'altro. Toccare la pila, o finire il turno. Il cristallo vale una carta, una volta a partita.

guide-masterelf-discard = Si possono tenere sette carte
    .more = Alla fine del proprio turno si scarta tutto oltre sette ingredienti. Il cristallo non conta.

guide-masterelf-redistribute = Una pila è finita
    .more = Tutti i regali rimasti si mescolano e si posano in tre pile quasi uguali. Quando ne finisce un'altra, il gioco finisce subito.

guide-masterelf-reward = Una serie speciale è completa
    .more = Le due carte di una serie speciale danno un altro regalo, una volta a partita: scegliere da dove senza guardare, poi guardare e prenderne uno.

guide-masterelf-bonus = Il gioco è finito, seguono le carte bonus
    .more = I regali da parte si mescolano e se ne scoprono quanti sono i giocatori. Ognuno ne prende uno, prima chi ne ha meno.
sheet-setup = Preparare il gioco
act-setup = Preparazione
act-set-up = Tutto è pronto
