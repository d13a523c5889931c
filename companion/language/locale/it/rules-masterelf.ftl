# Ogni regola di Master Elf con parole nostre: ciò che `rules` stampa e la pagina delle regole mostra.

rule-ME-COMP-01 = Nella scatola: una tavola con un lato giorno e un lato notte, carte regalo, carte ingrediente, riepiloghi, cristalli, elfi e un segnapunti.

rule-ME-SETUP-01 = Si gioca da due a quattro.
rule-ME-SETUP-02 = Prima di tutto il tavolo sceglie il lato giorno o il lato notte; il giorno per la prima partita.
rule-ME-SETUP-03 = I regali si mescolano e si posano scoperti in tre pile uguali: 12 ciascuna in quattro, 10 in tre, 8 in due.
rule-ME-SETUP-04 = Gli altri regali si mettono da parte coperti.
rule-ME-SETUP-05 = Ognuno riceve tre ingredienti, nascosti agli altri.
rule-ME-SETUP-06 = In ogni regione c'è un ingrediente scoperto, in città nessuno.
rule-ME-SETUP-07 = Gli altri ingredienti formano una pila coperta in città.
rule-ME-SETUP-08 = Ognuno riceve un riepilogo, un cristallo e un elfo, che parte dalla città.
rule-ME-SETUP-09 = Comincia il più giovane; si gioca in senso orario.

rule-ME-BOARD-01 = Di giorno ci sono la città e 4 regioni con al più 3 carte, di notte la città e 6 regioni con al più 2.
rule-ME-BOARD-02 = Una regione confina con le due vicine dell'anello e con la città; la città confina con ogni regione.
rule-ME-BOARD-03 = Più elfi possono stare nello stesso luogo.

rule-ME-TURN-01 = Un turno è: spostarsi, poi prendere ingredienti, poi creare un regalo se si vuole, in quest'ordine.

rule-ME-MOVE-01 = L'elfo deve andare in un luogo vicino; nessuno può restare, nemmeno in città.

rule-ME-TAKE-01 = Chi è andato in una regione prende esattamente una delle carte che ci sono.
rule-ME-TAKE-02 = Una regione vuotata si riempie subito al massimo; se c'è ancora una carta, non si riempie.
rule-ME-TAKE-03 = Chi è andato in città scarta quante carte vuole, anche nessuna, e ne pesca una in più.
rule-ME-TAKE-04 = Quando la pila degli ingredienti finisce, gli scarti si mescolano e diventano la pila.
rule-ME-TAKE-05 = Se le carte non bastano, se ne prendono o posano quante ce ne sono.

rule-ME-GIFT-01 = Si crea al più un regalo per turno, ovunque sia l'elfo.
rule-ME-GIFT-02 = Si può creare solo il regalo in cima a una delle tre pile.
rule-ME-GIFT-03 = Un regalo costa tre carte dei suoi due ingredienti: due di uno e una dell'altro.
rule-ME-GIFT-04 = Tre dello stesso tipo non pagano mai.
rule-ME-GIFT-05 = Gli ingredienti pagati vanno scoperti negli scarti, e il regalo si posa davanti a chi lo possiede.

rule-ME-CRYST-01 = Una volta a partita il cristallo sostituisce una delle tre carte; le altre due devono andar bene per il regalo. Poi esce dal gioco.
rule-ME-CRYST-02 = Il cristallo non è una carta ingrediente: non conta per il limite della mano né in caso di parità, e non si scarta in città.

rule-ME-HAND-01 = Alla fine del proprio turno restano in mano al più sette carte ingrediente.

rule-ME-END-01 = La prima volta che una pila finisce, i regali rimasti si mescolano e si posano in tre pile quasi uguali.
rule-ME-END-02 = La seconda volta che una pila finisce, il gioco finisce subito.
rule-ME-END-03 = Contano solo le tre pile, non i regali messi da parte; conta anche l'ultima carta presa come ricompensa.
rule-ME-END-04 = Se per le nuove pile restano meno di tre regali, una resta vuota: il gioco finisce.

rule-ME-BONUS-01 = Dopo la fine si mescolano i regali messi da parte e se ne scoprono quanti sono i giocatori.
rule-ME-BONUS-02 = Ognuno ne prende uno: prima chi ha meno regali.
rule-ME-BONUS-03 = A parità prima chi tiene più ingredienti, poi chi è più giovane.
rule-ME-BONUS-04 = Una carta bonus conta per intero, ma non dà più ricompense.

rule-ME-SPEC-01 = Ci sono due serie speciali: il Segreto è chiave e scrigno, i Tesori sono pirata e mappa del tesoro.
rule-ME-SPEC-02 = Chi ha entrambe le carte di una serie speciale prende un altro regalo: sceglie senza guardare una pila o i regali da parte, poi li guarda e ne prende uno qualsiasi.
rule-ME-SPEC-03 = Ognuno ha questa ricompensa al più una volta a partita.
rule-ME-SPEC-04 = La ricompensa è gratis, si può rifiutare e non è la creazione di questo turno.
rule-ME-SPEC-05 = Basta avere entrambe le carte, comunque siano contate alla fine.
rule-ME-SPEC-06 = Se il regalo che completa una serie speciale vuota anche una pila, prima viene la pila; se così il gioco finisce, non c'è ricompensa.

rule-ME-SCORE-01 = Ogni regalo conta in una sola delle sue serie; tutti quelli che un giocatore conta in una serie sono una collezione.
rule-ME-SCORE-02 = Una collezione di 1, 2, 3, 4 o almeno 5 carte vale 1, 3, 6, 9 o 12 punti.
rule-ME-SCORE-03 = Una serie speciale completa vale 5 punti, tutte e due 10; una mezza conta come una carta.
rule-ME-SCORE-04 = Si sceglie un colore: ogni carta con quel nastro vale 1 punto.
rule-ME-SCORE-05 = Un nastro arcobaleno conta come ogni colore; tutti possono unirsi a quello scelto.
rule-ME-SCORE-06 = Ogni elfo disegnato sui propri regali vale 1 punto.
rule-ME-SCORE-07 = Colore ed elfi contano qualunque sia la serie; ingredienti e cristalli rimasti non valgono nulla.
rule-ME-SCORE-08 = Vince il totale più alto; a parità la vittoria è condivisa.
