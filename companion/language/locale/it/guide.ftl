# La prima partita: una scheda per ogni fase, che cosa si fa. Mostrata una volta, con parole nostre.

act-guide = Prima partita
guide-on = ogni fase viene spiegata
guide-off = tocca per avere le spiegazioni
act-got-it = Ho capito

guide-elfenland-deal = Ogni mano comincia con le carte
    .more = Il primo giocatore mescola le carte di viaggio e le distribuisce finché ognuno non ne ha 8. Le carte restano segrete; qui conta solo quante sono. Poi toccate «{ act-deal }».
guide-elfenland-deal-boardside = Ogni mano comincia con le carte
    .more = Mescolate le carte di viaggio e distribuitele finché ognuno non ne ha 8. Le carte delle persone restano segrete. Quelle di Boardside, se non hanno tag, stanno scoperte. Toccate «{ act-deal }», poi inseritele.

guide-elfenland-draw_hidden = Un mezzo che conosci solo tu
    .more = A turno, ogni giocatore prende un mezzo di trasporto coperto e lo tiene segreto. Più tardi lo può piazzare su una strada, come quelli scoperti.

guide-elfenland-draw = Altri tre, visibili a tutti
    .more = Un mezzo per turno, tre volte: uno dei cinque scoperti, o uno coperto. Mettilo scoperto davanti a te. Un mezzo preso dai cinque viene subito sostituito.

guide-elfenland-plan = I mezzi aprono le strade
    .more = Nel tuo turno: piazza un mezzo su una strada qualsiasi dal terreno adatto, o il tuo unico ostacolo accanto a un mezzo, o passa. Tutti possono usare tutti i mezzi. Quando tutti passano di seguito, si muovono gli stivali.

guide-elfenland-move = Gli stivali raccolgono le pedine
    .more = Tocca la prossima città: la strada si paga con carte del tipo del mezzo, come dice la carta geografica. Per fiumi e laghi servono zattere. In ogni città raggiunta raccogli la tua pedina. Alla fine della mossa tieni solo quattro carte.

guide-elfenland-cleanup = La mano è finita
    .more = Ogni giocatore tiene un mezzo, scoperto o coperto, e restituisce gli altri. La pagina seguente dice che cosa va dove. Dopo quattro mani vince chi ha più pedine.

guide-masterelf-move = Prima si sposta l’elfo
    .more = A ogni turno l’elfo va in un luogo confinante: un vicino nell’anello, o la città. Restare fermi non si può. Tocca il luogo.

guide-masterelf-take = Poi si prende un ingrediente
    .more = In una regione prendi una delle sue carte, a scelta. Quando si prende l’ultima, la regione va riempita subito; tocca «{ me-act-tell }» per inserire le carte nuove.

guide-masterelf-swap = In città si scambiano carte
    .more = Scarta quanti ingredienti vuoi, anche nessuno, e dalla pila pescane uno in più. Tocca quanti ne hai scartati.

guide-masterelf-create = Poi un regalo, se vuoi
    .more = Il regalo in cima a una pila costa tre carte dei suoi due ingredienti, due dell’uno e una dell’altro. Tocca la pila, o finisci il turno. Il cristallo sostituisce una carta, una volta a partita.

guide-masterelf-discard = Si possono tenere sette carte
    .more = Alla fine del turno tieni solo sette ingredienti e scarta gli altri. Il cristallo non conta.

guide-masterelf-redistribute = Una pila è finita
    .more = Mescolate tutti i regali rimasti e disponeteli in tre pile quasi uguali. La seconda volta che una pila finisce, la partita termina subito.

guide-masterelf-reward = Una serie speciale è completa
    .more = Con entrambe le carte di una serie speciale si ha un altro regalo, gratis, una volta a partita: scegli, senza guardare, una pila o i regali messi da parte; poi guarda quelle carte e prendine una.

guide-masterelf-bonus = La partita è finita, seguono le carte bonus
    .more = I regali messi da parte si mescolano, e se ne scoprono tanti quanti sono i giocatori. Ognuno ne prende uno, a cominciare da chi ha meno regali.
sheet-setup = Preparate il gioco
act-setup = Preparazione
act-set-up = Preparazione finita

practice-elfenland-0 = Tocca un mezzo in basso, poi una strada illuminata.
practice-elfenland-1 = Ora metti un altro mezzo sulla stessa strada.
practice-elfenland-2 = L’azione è rifiutata, con il motivo. Ora tocca «{ act-undo }».
practice-elfenland-3 = Ciò che fai sulla tavola, toccalo anche qui. Ciò che le regole vietano viene rifiutato, con il motivo, e «{ act-undo }» ritira qualsiasi azione.
