# Il pieghevole per la famiglia: due pagine su carta, e la pagina Aiuto.

act-help = Aiuto

leaflet = Boardside al vostro tavolo
    .more = L’arbitro accanto alla tavola di { game-elfenland } e di { game-masterelf }. Tutto si fa con un dito.

leaflet-what = Che cos’è
    .more = Giocate con la vostra scatola come sempre. Quello che fate sulla tavola lo toccate anche sullo schermo: Boardside dice se le regole lo permettono, a chi tocca e che cosa viene dopo. Le carte in mano restano segrete: non si chiedono a nessuno.

leaflet-on = Accendere e spegnere
    .more = Inserite la spina e aspettate «{ act-new }». Potete staccarla in qualsiasi momento: ogni azione è salvata. La volta dopo «{ act-resume }» riporta la partita.

leaflet-seats = Chi siede dove
    .more = Toccate «{ act-new }», poi ogni giocatore per nome e colore, in senso orario. Indicate il più anziano. Anche Boardside può giocare un posto. Se siete alle prime armi, attivate «{ act-guide }». Poi «{ act-start }».

leaflet-round = Una mano
    .more = La riga accanto alla mappa dice che cosa fare, e il pulsante giallo la conclude. Dopo aver distribuito e pescato toccate «{ act-deal-all }». Per piazzare un mezzo toccatelo, poi la strada; «{ act-pass }» non ne piazza. Per viaggiare toccate la città successiva: il prezzo si paga esatto. «{ act-end-move }» cede il turno. Alla fine della mano ognuno tiene un mezzo, e un elenco dice che cosa va dove.

leaflet-refusal = Quando dice no
    .more = Dice perché, secondo quale regola, a quale pagina del vostro regolamento, e che cosa sarebbe permesso. Toccate la regola per leggerla. Se giocate altrimenti, «{ act-disagree }» cambia la regola; «{ act-let }» vale solo questa volta. «{ act-can-i }» nel menu risponde a una domanda senza fare nulla.

leaflet-undo = Un errore
    .more = «{ act-undo }» ritira l’ultima azione, quante volte volete, e dice quali pezzi tornano dove. La freccia accanto la ripete. Toccate le ultime azioni sopra la mappa per tornare a qualsiasi momento.

leaflet-phones = Telefoni
    .more = «{ act-phones }» nel menu mostra un codice. Inquadratelo con un telefono sullo stesso Wi-Fi e scegliete il posto: il telefono mostra le vostre carte e riceve le vostre azioni. Non si installa nulla, e si gioca anche senza.

leaflet-count = Il conteggio
    .more = I punti sono accanto a ogni nome; «{ act-standings }» nel menu li mostra tutti. Dopo l’ultima mano Boardside dice chi ha vinto e perché. Per giocare senza arbitro: «{ act-keep-score }»; per { game-masterelf } «{ act-count-pad }» somma i doni alla fine.

leaflet-end = La fine
    .more = «{ act-rematch }» ricomincia con gli stessi giocatori. Ogni partita resta sotto «{ act-past }», dove si può rivedere. Poi staccate la spina.
