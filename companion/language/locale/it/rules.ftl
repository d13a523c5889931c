# Ogni regola di Elfenland con parole nostre: ciò che `rules` stampa e una pagina di regole può mostrare.

rule-EL-COMP-01 = Sei stivali dei folletti, uno per colore.
rule-EL-COMP-02 = Ogni colore ha 20 pedine delle città, 120 in tutto.
rule-EL-COMP-03 = Ci sono 48 mezzi di trasporto.
rule-EL-COMP-04 = Ce ne sono 8 di ognuno dei sei tipi.
rule-EL-COMP-05 = Ci sono sei ostacoli.
rule-EL-COMP-06 = Ci sono 72 carte di viaggio.
rule-EL-COMP-07 = Ci sono 10 carte di viaggio di ognuno dei sei tipi, e 12 zattere.
rule-EL-COMP-08 = Quattro carte dei turni, da 1 a 4.
rule-EL-COMP-09 = Dodici carte locali, solo per la variante.
rule-EL-COMP-10 = Sei carte geografiche.
rule-EL-COMP-11 = Una carta per il primo giocatore.
rule-EL-COMP-12 = Una tavola da gioco.
rule-EL-COMP-13 = Si gioca da due a sei. Nessun regolamento lo stampa; nella scatola c'è tutto per sei.
rule-EL-COMP-14 = Niente compare e niente sparisce: mezzi, carte e pedine fanno sempre quanto sta nella scatola.

rule-EL-MAP-01 = La tavola ha 21 città: la capitale Elvenhold e altre 20.
rule-EL-MAP-02 = Una strada sta in un solo terreno: pianura, bosco, deserto o montagne. L'acqua: fiumi con freccia e due laghi.
rule-EL-MAP-03 = Si viaggia in sette modi: con i sei tipi di mezzi e con la zattera. Un traghetto è una zattera su un lago.
rule-EL-MAP-04 = I traghetti uniscono Virst, Strykhaven ed Elvenhold su un lago, Grangor, Yttar e Parundia sull'altro.
rule-EL-MAP-05 = Dove due collegamenti uniscono le stesse città, si dice quale si prende.
rule-EL-MAP-06 = Città, strade, fiumi e traghetti sono quelli della tavola.

rule-EL-COST-01 = La carta geografica dice quante carte di viaggio costa un tipo in un terreno.
rule-EL-COST-02 = Dove è vuota, il tipo non si può piazzare né usare.
rule-EL-COST-03 = Tutte le carte di un pagamento sono del tipo del mezzo; un ostacolo ne costa una in più.
rule-EL-COST-04 = Si paga esattamente, né meno né più.

rule-EL-SETUP-01 = Ognuno riceve uno stivale, le 20 pedine del suo colore, una carta geografica e un ostacolo.
rule-EL-SETUP-02 = Tutti gli stivali partono da Elvenhold.
rule-EL-SETUP-03 = Una pedina di ogni colore in gioco sta in ognuna delle 20 città diverse da Elvenhold.
rule-EL-SETUP-04 = Senza la variante le carte locali restano nella scatola.
rule-EL-SETUP-05 = Tutte le carte di viaggio formano un mazzetto coperto.
rule-EL-SETUP-06 = Le carte dei turni stanno da 1 a 4 dall'alto; quella in cima è la mano in corso.
rule-EL-SETUP-07 = I mezzi si mescolano coperti, e cinque si scoprono.
rule-EL-SETUP-08 = Cinque mezzi restano scoperti per tutto il gioco.
rule-EL-SETUP-09 = Con meno giocatori gli ostacoli e le carte geografiche in più tornano nella scatola.
rule-EL-SETUP-10 = Il più anziano riceve la carta per il primo giocatore; si gioca in senso orario.

rule-EL-ROUND-01 = Un gioco ha quattro mani di sei fasi: distribuire, un mezzo coperto, altri tre, pianificare, muovere, finire.
rule-EL-ROUND-02 = Nelle fasi da 2 a 5 comincia il primo giocatore, gli altri seguono in senso orario.

rule-EL-DEAL-01 = Nella mano 1 ognuno riceve 8 carte di viaggio.
rule-EL-DEAL-02 = Poi ognuno ne riceve quante bastano per averne 8.
rule-EL-DEAL-03 = Prima di ogni distribuzione si mescolano tutte le carte di viaggio che nessuno ha in mano.
rule-EL-DEAL-04 = Le carte in mano sono segrete; il loro numero no.

rule-EL-DRAW-01 = Nella fase 2 ognuno a turno prende un mezzo coperto.
rule-EL-DRAW-02 = Resta coperto, segreto per gli altri.
rule-EL-DRAW-03 = Chi lo ha può guardarlo quando vuole.
rule-EL-DRAW-04 = Nessuno ha più di due mezzi coperti: uno tenuto e uno estratto.
rule-EL-DRAW-05 = Nella fase 3 ognuno ne estrae uno per turno, fino a tre.
rule-EL-DRAW-06 = È uno dei cinque scoperti, o uno coperto.
rule-EL-DRAW-07 = In ogni caso sta scoperto davanti a chi lo ha preso.
rule-EL-DRAW-08 = Al posto di uno scoperto se ne scopre subito un altro.
rule-EL-DRAW-09 = Nessuno ha più di cinque mezzi.
rule-EL-DRAW-10 = Mentre si estrae non si passa.

rule-EL-PLAN-01 = Un turno è un atto: piazzare un mezzo, piazzare l'ostacolo o passare.
rule-EL-PLAN-02 = Si piazzano solo i propri mezzi, coperti o scoperti; poi stanno scoperti.
rule-EL-PLAN-03 = Ogni strada va bene; non deve toccare il proprio stivale.
rule-EL-PLAN-04 = Su una strada sta un solo mezzo.
rule-EL-PLAN-05 = Il tipo deve poter viaggiare nel terreno della strada, come dice la carta geografica.
rule-EL-PLAN-06 = Sui fiumi e sui laghi non si piazzano mezzi.
rule-EL-PLAN-07 = Un mezzo piazzato serve a tutti.
rule-EL-PLAN-08 = Chi passa può piazzare ancora in un turno seguente.
rule-EL-PLAN-09 = La fase finisce quando tutti hanno passato di seguito.
rule-EL-PLAN-10 = Chi non ha né mezzo né ostacolo passa.
rule-EL-PLAN-11 = Un mezzo non piazzato resta a chi lo ha fino alla fine della mano.
rule-EL-PLAN-12 = Ciò che è piazzato resta fino alla fine della mano.

rule-EL-OBST-01 = Ognuno ha un ostacolo per tutto il gioco, piazzato al posto di un mezzo.
rule-EL-OBST-02 = Un ostacolo va su una strada che ha già un mezzo, di chiunque.
rule-EL-OBST-03 = Su una strada sta un solo ostacolo.
rule-EL-OBST-04 = Niente ostacoli sui fiumi e sui laghi.
rule-EL-OBST-05 = Ogni passaggio vi costa una carta in più dello stesso tipo, anche a chi lo ha piazzato.
rule-EL-OBST-06 = Un ostacolo usato esce dal gioco a fine mano; uno non usato resta.

rule-EL-MOVE-01 = A turno ognuno fa una mossa di quante tappe vuole, anche nessuna.
rule-EL-MOVE-02 = Una tappa segue un collegamento dalla città dello stivale all'altro capo.
rule-EL-MOVE-03 = Una strada si percorre solo se ha un mezzo.
rule-EL-MOVE-04 = Le carte sono del tipo del mezzo.
rule-EL-MOVE-05 = Dove la carta geografica dice due, si giocano due di queste carte.
rule-EL-MOVE-06 = Un ostacolo costa una carta in più dello stesso tipo.
rule-EL-MOVE-07 = Si può usare il mezzo di chiunque, e non si consuma.
rule-EL-MOVE-08 = Una strada si può ripetere, anche indietro; ogni volta a prezzo pieno.
rule-EL-MOVE-09 = Le carte vengono dalla propria mano.
rule-EL-MOVE-10 = Chi non può o non vuole andare oltre scarta fino a quattro carte e non si muove più in questa mano.
rule-EL-MOVE-11 = Otto carte fanno al più 8 tappe: nessuno ha le 20 pedine prima della mano 3.

rule-EL-RIVER-01 = I fiumi non chiedono un mezzo e prendono solo zattere.
rule-EL-RIVER-02 = Discendere il fiume costa una zattera, risalirlo due.
rule-EL-RIVER-03 = Niente ostacoli né carovane sui fiumi.
rule-EL-RIVER-04 = Una tappa sul fiume va da una città alla prossima, e ognuna si paga.

rule-EL-LAKE-01 = Un traghetto costa due zattere, in ogni direzione.
rule-EL-LAKE-02 = Le due zattere si pagano a ogni traversata.
rule-EL-LAKE-03 = Nessun traghetto unisce i due laghi.
rule-EL-LAKE-04 = Niente mezzi, ostacoli o carovane sui laghi.

rule-EL-CARAVAN-01 = Chi non può giocare le carte richieste può giocarne tre qualsiasi, anche zattere.
rule-EL-CARAVAN-02 = La carovana è solo per chi non può pagare normalmente, se il tavolo non gioca altrimenti.
rule-EL-CARAVAN-03 = Anche la carovana vuole un mezzo sulla strada.
rule-EL-CARAVAN-04 = Niente carovane sui fiumi e sui laghi.
rule-EL-CARAVAN-05 = Con un ostacolo sono quattro carte.
rule-EL-CARAVAN-06 = Una carovana paga una tappa in ogni terreno; può avere anche carte del tipo giusto.
rule-EL-CARAVAN-07 = Carte giuste e altre non si mescolano, se non in una carovana intera.

rule-EL-COLLECT-01 = Chi raggiunge una città vi prende la propria pedina, di passaggio o alla fine.
rule-EL-COLLECT-02 = Si prendono solo pedine del proprio colore.
rule-EL-COLLECT-03 = Una città già visitata ed Elvenhold non danno niente.
rule-EL-COLLECT-04 = Partire da una città non è raggiungerla.

rule-EL-HAND-01 = Alla fine della propria mossa si scarta tutto oltre le quattro carte.
rule-EL-HAND-02 = Con quattro carte o meno non si scarta niente.
rule-EL-HAND-03 = Vale anche per chi non si è mosso, e nell'ultima mano.
rule-EL-HAND-04 = Le carte giocate e in più vanno alle carte di viaggio, o scoperte accanto, come dice l'edizione.

rule-EL-CLEAN-01 = La carta dei turni in cima va sotto le altre.
rule-EL-CLEAN-02 = La carta per il primo giocatore va al vicino di sinistra.
rule-EL-CLEAN-03 = Ognuno tiene esattamente un mezzo e rende gli altri.
rule-EL-CLEAN-04 = Quello tenuto può essere coperto o scoperto, e così resta.
rule-EL-CLEAN-05 = I mezzi delle strade e quelli resi si coprono e si mescolano con gli altri.
rule-EL-CLEAN-06 = Gli ostacoli usati escono dal gioco; uno non usato non è il mezzo tenuto.
rule-EL-CLEAN-07 = Gli stivali restano dove sono, e le carte in mano si tengono.
rule-EL-CLEAN-08 = Dopo la mano 4 non si riordina più.

rule-EL-END-01 = Il gioco finisce dopo la mano 4.
rule-EL-END-02 = Vince chi ha più pedine delle città.
rule-EL-END-03 = In parità vince chi ha più carte di viaggio in mano.
rule-EL-END-04 = Se è ancora parità, la vittoria è condivisa.
rule-EL-END-05 = Chi ha presto tutte le 20 pedine chiude il gioco: a fine mano o subito, come dice l'edizione.

rule-EL-VAR-01 = Ognuno riceve in segreto una delle dodici carte locali; le altre escono dal gioco.
rule-EL-VAR-02 = Tutte le altre regole restano.
rule-EL-VAR-03 = Alla fine si scoprono le carte e si conta la via più breve dallo stivale alla meta.
rule-EL-VAR-04 = Le pedine meno questa distanza sono i punti; vince il numero più alto.
rule-EL-VAR-05 = In parità vince la distanza minore; poi si condivide.
rule-EL-VAR-06 = La distanza conta i collegamenti di ogni sorta, qualunque cosa vi stia o costino.
rule-EL-VAR-07 = Si conta da dove sta lo stivale alla fine, anche anticipata; i punti possono essere sotto 0.
