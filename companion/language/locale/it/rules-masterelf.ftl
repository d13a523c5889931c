# Ogni regola di Master Elf con parole nostre: ciò che `rules` stampa e la pagina delle regole mostra.

rule-ME-COMP-01 = Nella scatola ci sono una tavola con un lato giorno e un lato notte, carte regalo, carte ingrediente, schede riepilogative, cristalli, elfi e un segnapunti.

rule-ME-SETUP-01 = Possono giocare da due a quattro giocatori.
rule-ME-SETUP-02 = Prima di tutto i giocatori scelgono il lato giorno o il lato notte; per la prima partita si consiglia il lato giorno.
rule-ME-SETUP-03 = I regali si mescolano e si dispongono scoperti in tre pile di uguale altezza: 12 regali ciascuna se si gioca in quattro, 10 in tre, 8 in due.
rule-ME-SETUP-04 = I regali rimanenti si mettono da parte coperti.
rule-ME-SETUP-05 = Ogni giocatore riceve tre ingredienti, nascosti agli altri.
rule-ME-SETUP-06 = All’inizio c’è un ingrediente scoperto in ogni regione, nessuno in città.
rule-ME-SETUP-07 = Gli altri ingredienti formano una pila coperta in città.
rule-ME-SETUP-08 = Ogni giocatore riceve una scheda riepilogativa, un cristallo e un elfo, che parte dalla città.
rule-ME-SETUP-09 = Comincia la persona più giovane; si gioca in senso orario.

rule-ME-BOARD-01 = Di giorno ci sono la città e 4 regioni con al massimo 3 carte ciascuna, di notte la città e 6 regioni con al massimo 2.
rule-ME-BOARD-02 = Una regione confina con le due vicine nell’anello e con la città; la città confina con ogni regione.
rule-ME-BOARD-03 = Più elfi possono stare nello stesso luogo.

rule-ME-TURN-01 = In un turno ci si sposta, poi si prendono ingredienti, poi si crea un regalo se si vuole, in quest’ordine.

rule-ME-MOVE-01 = L’elfo deve andare in un luogo confinante; nessuno può restare fermo, nemmeno in città.

rule-ME-TAKE-01 = Chi va in una regione prende esattamente una delle carte che ci sono.
rule-ME-TAKE-02 = Una regione svuotata si riempie subito fino al massimo; una che ha ancora una carta non si riempie.
rule-ME-TAKE-03 = Chi va in città scarta quante carte vuole, anche nessuna, e ne pesca una più di quante ne ha scartate.
rule-ME-TAKE-04 = Quando la pila degli ingredienti finisce, gli scarti si mescolano e diventano la pila.
rule-ME-TAKE-05 = Se le carte non bastano, se ne prendono o se ne mettono quante ce ne sono.

rule-ME-GIFT-01 = Si crea al massimo un regalo per turno, ovunque sia l’elfo.
rule-ME-GIFT-02 = Si può creare solo il regalo in cima a una delle tre pile.
rule-ME-GIFT-03 = Un regalo costa tre carte dei suoi due ingredienti: due dell’uno e una dell’altro.
rule-ME-GIFT-04 = Tre carte dello stesso tipo non pagano mai un regalo.
rule-ME-GIFT-05 = Gli ingredienti pagati vanno scoperti negli scarti, e il regalo si mette scoperto davanti a chi lo ha creato.

rule-ME-CRYST-01 = Una volta a partita il cristallo sostituisce una delle tre carte; le altre due devono andare bene per il regalo. Poi il cristallo esce dal gioco.
rule-ME-CRYST-02 = Il cristallo non è una carta ingrediente: non conta per il limite di carte né in caso di parità, e non si può scartare in città.

rule-ME-HAND-01 = Alla fine del turno si tengono al massimo sette carte ingrediente.

rule-ME-END-01 = La prima volta che una pila finisce, i regali rimasti si mescolano e si dispongono in tre pile quasi uguali.
rule-ME-END-02 = La seconda volta che una pila finisce, la partita termina subito.
rule-ME-END-03 = Solo le tre pile possono finire, non i regali messi da parte; una pila finisce anche quando la sua ultima carta è presa come ricompensa.
rule-ME-END-04 = Se per le nuove pile restano meno di tre regali, una resta vuota: così la partita finisce.

rule-ME-BONUS-01 = A partita finita si mescolano i regali messi da parte e se ne scoprono tanti quanti sono i giocatori.
rule-ME-BONUS-02 = Ogni giocatore prende una carta bonus: prima chi ha meno regali, poi via via chi ne ha di più.
rule-ME-BONUS-03 = Per le carte bonus, a parità di regali ha la precedenza chi ha più ingredienti; se anche questi sono pari, chi è più giovane.
rule-ME-BONUS-04 = Una carta bonus conta per intero, ma non dà più una ricompensa.

rule-ME-SPEC-01 = Ci sono due serie speciali: il Segreto è formato da chiave e scrigno, i Tesori da pirata e mappa del tesoro.
rule-ME-SPEC-02 = Chi ha entrambe le carte di una serie speciale prende un regalo in più: sceglie, senza guardare le carte, una pila o i regali messi da parte; poi guarda quelle carte e ne prende una qualsiasi.
rule-ME-SPEC-03 = Ogni giocatore riceve la ricompensa per una serie speciale al massimo una volta a partita.
rule-ME-SPEC-04 = La ricompensa per una serie speciale è gratis, si può rifiutare e non conta come regalo di questo turno.
rule-ME-SPEC-05 = Per la ricompensa basta avere entrambe le carte di una serie speciale, comunque siano contate alla fine.
rule-ME-SPEC-06 = Se il regalo che completa una serie speciale svuota anche una pila, si sistema prima la pila; se così la partita finisce, non c’è ricompensa.

rule-ME-SCORE-01 = Ogni regalo conta in una sola delle sue serie; tutti i regali che un giocatore conta in una serie formano una collezione.
rule-ME-SCORE-02 = Una collezione di 1, 2, 3, 4 o almeno 5 carte vale 1, 3, 6, 9 o 12 punti.
rule-ME-SCORE-03 = Una serie speciale completa vale 5 punti, entrambe 10; una sola metà conta come una carta.
rule-ME-SCORE-04 = Si sceglie un colore: ogni carta con un nastro di quel colore vale 1 punto.
rule-ME-SCORE-05 = Un nastro arcobaleno conta come qualsiasi colore; tutti i nastri arcobaleno possono unirsi al colore scelto.
rule-ME-SCORE-06 = Ogni elfo disegnato sui propri regali vale 1 punto.
rule-ME-SCORE-07 = Colore ed elfi contano, in qualunque serie siano le carte; ingredienti e cristalli rimasti non valgono nulla.
rule-ME-SCORE-08 = Vince il totale più alto; in caso di parità la vittoria è condivisa.
