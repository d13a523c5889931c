# Il foglietto per la famiglia: due pagine di carta e la pagina Aiuto. `.more` è il testo di un paragrafo.

act-help = Aiuto
leaflet = Boardside accanto alla tavola
    .more = L’arbitro accanto alla tavola di { game-elfenland } e di { game-masterelf }. Tutto si fa con un dito.
leaflet-what = Che cos’è
    .more = Giocate con la vera tavola, le vere carte e i veri pezzi. Boardside è lo schermo accanto: voi indicate ciò che fate, lo schermo accetta ciò che le regole permettono, dice quale regola vieta il resto, e tiene il conto. Nulla viene inviato su Internet.
leaflet-on = Accendere
    .more = Collegate la corrente. Dopo un momento appare la prima pagina. Potete staccare la spina in qualsiasi momento: le azioni accettate sono salvate, e «{ act-resume }» continua la partita.
leaflet-seats = Chi siede dove
    .more = Toccate «{ act-new }» e scegliete il regolamento della vostra scatola. Toccate ogni giocatore per inserire nome e colore, in senso orario, e segnate chi comincia: in { game-elfenland } chi ha più anni, in { game-masterelf } chi ne ha meno. Poi toccate «{ act-start }». «{ act-setup }», in «{ act-menu }», dice che cosa va dove.
leaflet-deal = Una mano di Elfenland: carte e mezzi
    .more = Distribuite le carte di viaggio, poi estraete i mezzi, e ogni volta toccate il pulsante giallo. Le carte in mano restano segrete; lo schermo deve sapere solo quante sono.
leaflet-plan = Una mano di Elfenland: le strade
    .more = Al tuo turno, piazza un mezzo sulla tavola e indicalo: tocca il mezzo, poi la strada. Lo stesso vale per l’ostacolo. Se non vuoi piazzare niente, tocca «{ act-pass }».
leaflet-move = Una mano di Elfenland: gli stivali
    .more = Tocca la prossima città: lo schermo calcola il prezzo e conta la tua pedina. Sul tavolo scarta le carte, muovi lo stivale e prendi la pedina. Per una carovana tocca «{ act-otherwise }». Finisci con «{ act-end-move }» e tieni al massimo quattro carte. A fine mano ognuno tiene un mezzo, e una lista dice che cosa va dove.
leaflet-refusal = Quando qualcosa non è permesso
    .more = Un messaggio rosso indica la regola, la pagina del vostro regolamento e che cosa si può fare invece. Non è cambiato nulla. Se tutti vogliono permetterlo, solo per questa volta, toccate «{ act-let }», se viene proposto.
leaflet-undo = Dopo un errore
    .more = «{ act-undo }» ritira l’ultima azione, quante volte volete, e dice quali pezzi rimettere a posto. «{ act-history }», in «{ act-menu }», torna più indietro.
leaflet-phones = Telefoni
    .more = «{ act-phones }», in «{ act-menu }», mostra un codice per ogni posto. Inquadratelo con la fotocamera del telefono, che mostra allora la pagina di quel giocatore. Senza rete, toccate prima «{ act-wifi }».
leaflet-count = Il punteggio
    .more = Lo schermo conta da solo le pedine; «{ act-standings }» le mostra in qualsiasi momento. Se volete soltanto il punteggio, scegliete «{ act-keep-score }» prima di «{ act-start }».
leaflet-end = La fine
    .more = Dopo l’ultima mano lo schermo mostra chi vince, e perché. «{ act-rematch }» ricomincia con gli stessi giocatori. Per spegnere, toccate «{ act-settings }», poi «{ act-off }», o staccate la spina.
