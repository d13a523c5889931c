# Ogni regola di Elfenland con parole nostre: ciò che `rules` stampa e una pagina di regole può mostrare.

rule-EL-COMP-01 = Ci sono sei stivali dei folletti, uno per colore.
rule-EL-COMP-02 = Ogni colore ha 20 pedine delle città, 120 in tutto.
rule-EL-COMP-03 = Ci sono 48 mezzi di trasporto.
rule-EL-COMP-04 = Di ognuno dei sei tipi ci sono 8 mezzi.
rule-EL-COMP-05 = Ci sono sei ostacoli.
rule-EL-COMP-06 = Ci sono 72 carte di viaggio.
rule-EL-COMP-07 = Di ognuno dei sei tipi ci sono 10 carte di viaggio; in più ci sono 12 zattere.
rule-EL-COMP-08 = Ci sono quattro carte dei turni, numerate da 1 a 4.
rule-EL-COMP-09 = Ci sono dodici carte locali, solo per la variante.
rule-EL-COMP-10 = Ci sono sei carte geografiche.
rule-EL-COMP-11 = C’è una carta per il primo giocatore.
rule-EL-COMP-12 = C’è una tavola da gioco.
rule-EL-COMP-13 = Possono giocare da 2 a 6 giocatori. Non sta scritto in nessun regolamento; la scatola contiene tutto per sei.
rule-EL-COMP-14 = Niente compare e niente sparisce: mezzi, carte e pedine sono sempre quanti ne contiene la scatola.

rule-EL-MAP-01 = La tavola ha 21 città: la capitale Elvenhold e altre 20.
rule-EL-MAP-02 = Una strada è in un solo terreno: pianura, bosco, deserto o montagne. Le vie d’acqua sono i fiumi, con una freccia, e due laghi.
rule-EL-MAP-03 = Si viaggia in sette modi: con i sei tipi di mezzi e con la zattera. Un traghetto è una zattera su un lago.
rule-EL-MAP-04 = I traghetti uniscono Virst, Strykhaven ed Elvenhold su un lago, Grangor, Yttar e Parundia sull’altro.
rule-EL-MAP-05 = Dove due collegamenti uniscono le stesse città, a ogni tappa si dice quale si prende.
rule-EL-MAP-06 = Città, strade, fiumi e traghetti sono quelli stampati sulla tavola.

rule-EL-COST-01 = La carta geografica dice quante carte di viaggio costa ogni mezzo in ogni terreno.
rule-EL-COST-02 = Dove la carta geografica non ha un numero per un mezzo, quel mezzo non si può né piazzare né usare.
rule-EL-COST-03 = Una strada si paga solo con carte del tipo del suo mezzo; un ostacolo ne costa una in più.
rule-EL-COST-04 = Il prezzo di una strada si paga esattamente, né più né meno.

rule-EL-SETUP-01 = Ogni giocatore riceve uno stivale, le 20 pedine dello stesso colore, una carta geografica e un ostacolo.
rule-EL-SETUP-02 = Tutti gli stivali partono da Elvenhold.
rule-EL-SETUP-03 = In ognuna delle 20 città diverse da Elvenhold si mette una pedina del colore di ogni giocatore.
rule-EL-SETUP-04 = Senza la variante le carte locali restano nella scatola.
rule-EL-SETUP-05 = Tutte le carte di viaggio formano un mazzetto coperto.
rule-EL-SETUP-06 = Le carte dei turni sono impilate da 1 a 4 dall’alto; quella in cima mostra la mano in corso.
rule-EL-SETUP-07 = I mezzi si mescolano coperti, e cinque si scoprono.
rule-EL-SETUP-08 = Cinque mezzi stanno scoperti accanto alla tavola per tutta la partita.
rule-EL-SETUP-09 = Con meno di sei giocatori gli altri ostacoli e le altre carte geografiche tornano nella scatola.
rule-EL-SETUP-10 = Chi ha più anni riceve la carta per il primo giocatore; si gioca in senso orario.

rule-EL-ROUND-01 = Una partita ha quattro mani di sei fasi: distribuire, estrarre un mezzo coperto, estrarne altri tre, pianificare, muovere, finire.
rule-EL-ROUND-02 = Nelle fasi da 2 a 5 comincia il primo giocatore, e gli altri seguono in senso orario.

rule-EL-DEAL-01 = Nella mano 1 ogni giocatore riceve 8 carte di viaggio.
rule-EL-DEAL-02 = Nelle mani seguenti ogni giocatore riceve quante carte bastano per averne 8.
rule-EL-DEAL-03 = Prima di ogni distribuzione si mescolano insieme tutte le carte di viaggio che nessuno ha in mano.
rule-EL-DEAL-04 = Le carte in mano sono segrete; il loro numero no.

rule-EL-DRAW-01 = Nella fase 2 ogni giocatore, a turno, prende un mezzo coperto.
rule-EL-DRAW-02 = Il mezzo estratto nella fase 2 si tiene coperto, nascosto agli altri.
rule-EL-DRAW-03 = Chi possiede un mezzo coperto può guardarlo quando vuole.
rule-EL-DRAW-04 = Nessuno ha più di due mezzi coperti: uno tenuto e uno estratto.
rule-EL-DRAW-05 = Nella fase 3 ogni giocatore estrae un mezzo per turno, finché ognuno non ne ha estratti tre.
rule-EL-DRAW-06 = Ogni mezzo estratto nella fase 3 è uno dei cinque scoperti, o uno coperto.
rule-EL-DRAW-07 = Un mezzo estratto nella fase 3 si mette scoperto davanti a chi lo ha estratto.
rule-EL-DRAW-08 = Quando si prende uno dei cinque mezzi scoperti, al suo posto se ne scopre subito uno coperto.
rule-EL-DRAW-09 = Nessuno ha più di cinque mezzi.
rule-EL-DRAW-10 = Mentre si estraggono i mezzi nessuno può passare.

rule-EL-PLAN-01 = Un turno è una sola azione: piazzare un mezzo, piazzare l’ostacolo o passare.
rule-EL-PLAN-02 = Si piazzano solo i propri mezzi, coperti o scoperti; sulla tavola stanno scoperti.
rule-EL-PLAN-03 = Ogni strada va bene, anche lontana dalla città del proprio stivale.
rule-EL-PLAN-04 = Su una strada sta un solo mezzo.
rule-EL-PLAN-05 = Un mezzo va bene per una strada se la carta geografica ha un numero per quel mezzo nel terreno della strada.
rule-EL-PLAN-06 = Sui fiumi e sui laghi non si piazzano mezzi.
rule-EL-PLAN-07 = Tutti possono usare un mezzo piazzato.
rule-EL-PLAN-08 = Chi passa può ancora piazzare in un turno successivo.
rule-EL-PLAN-09 = La fase di pianificazione finisce quando tutti passano di seguito.
rule-EL-PLAN-10 = Chi non ha né mezzi né l’ostacolo passa.
rule-EL-PLAN-11 = Un mezzo non piazzato resta a chi lo possiede fino alla fine della mano.
rule-EL-PLAN-12 = I mezzi e gli ostacoli piazzati restano fino alla fine della mano.

rule-EL-OBST-01 = Ogni giocatore ha un ostacolo per tutta la partita, che si piazza invece di un mezzo.
rule-EL-OBST-02 = Un ostacolo va su una strada che ha già un mezzo, di chiunque sia.
rule-EL-OBST-03 = Su una strada sta un solo ostacolo.
rule-EL-OBST-04 = Sui fiumi e sui laghi non si piazzano ostacoli.
rule-EL-OBST-05 = Ogni volta che si usa una strada con un ostacolo, si paga una carta in più del tipo del mezzo; la paga anche chi ha piazzato l’ostacolo.
rule-EL-OBST-06 = Alla fine della mano un ostacolo usato esce dal gioco; uno non usato resta a chi lo possiede.

rule-EL-MOVE-01 = A turno, ogni giocatore fa una mossa di quante tappe vuole, anche nessuna.
rule-EL-MOVE-02 = Ogni tappa segue un collegamento dalla città dello stivale alla città all’altro capo.
rule-EL-MOVE-03 = Una strada si percorre solo se ha un mezzo.
rule-EL-MOVE-04 = Una strada si paga con carte di viaggio del tipo del suo mezzo.
rule-EL-MOVE-05 = Dove la carta geografica dice due, una strada costa due carte del tipo del suo mezzo.
rule-EL-MOVE-06 = Una strada con un ostacolo costa una carta in più del tipo del suo mezzo.
rule-EL-MOVE-07 = Si può usare il mezzo di chiunque, e viaggiando non si consuma.
rule-EL-MOVE-08 = Una strada si può usare di nuovo, in entrambe le direzioni; ogni volta si paga il prezzo intero.
rule-EL-MOVE-09 = Si giocano solo le carte che si hanno in mano.
rule-EL-MOVE-10 = Chi non può o non vuole andare oltre tiene solo quattro carte, scarta le altre e non si muove più in questa mano.
rule-EL-MOVE-11 = Con 8 carte in mano si fanno al massimo 8 tappe: nessuno ha tutte le 20 pedine prima della mano 3.

rule-EL-RIVER-01 = Sui fiumi non serve un mezzo e si giocano solo zattere.
rule-EL-RIVER-02 = Discendere il fiume, nel senso della freccia, costa una zattera; risalirlo, due.
rule-EL-RIVER-03 = Sui fiumi non si piazzano ostacoli e non si usano carovane.
rule-EL-RIVER-04 = Una tappa sul fiume va da una città alla prossima, e ogni tappa si paga.

rule-EL-LAKE-01 = Un traghetto costa due zattere, in entrambe le direzioni.
rule-EL-LAKE-02 = Le due zattere di un traghetto si pagano a ogni traversata.
rule-EL-LAKE-03 = Nessun traghetto unisce i due laghi.
rule-EL-LAKE-04 = Sui laghi non si piazzano mezzi né ostacoli e non si usano carovane.

rule-EL-CARAVAN-01 = Chi non può giocare le carte richieste da una strada può giocare invece tre carte qualsiasi, anche zattere.
rule-EL-CARAVAN-02 = La carovana è solo per chi non può pagare normalmente, salvo diverso accordo dei giocatori.
rule-EL-CARAVAN-03 = Anche per la carovana serve un mezzo sulla strada.
rule-EL-CARAVAN-04 = Sui fiumi e sui laghi non si usano carovane.
rule-EL-CARAVAN-05 = Con un ostacolo la carovana costa quattro carte.
rule-EL-CARAVAN-06 = Una carovana paga una tappa, in qualsiasi terreno; possono esserci anche carte del tipo del mezzo sulla strada.
rule-EL-CARAVAN-07 = Una strada si paga solo con carte giuste, o con una carovana intera.

rule-EL-COLLECT-01 = Chi raggiunge una città vi prende la propria pedina, di passaggio o alla fine.
rule-EL-COLLECT-02 = Si prendono solo pedine del proprio colore.
rule-EL-COLLECT-03 = Le città già visitate ed Elvenhold non danno niente.
rule-EL-COLLECT-04 = La città da cui si parte non conta come raggiunta.

rule-EL-HAND-01 = Alla fine della propria mossa si tengono solo quattro carte e si scartano le altre.
rule-EL-HAND-02 = Chi ha quattro carte o meno non scarta niente.
rule-EL-HAND-03 = Il limite di carte vale anche per chi non si è mosso, e nell’ultima mano.
rule-EL-HAND-04 = Le carte giocate e quelle in più vanno sul mazzetto delle carte di viaggio, o scoperte lì accanto, a seconda dell’edizione.

rule-EL-CLEAN-01 = La carta dei turni in cima va sotto le altre.
rule-EL-CLEAN-02 = La carta per il primo giocatore va al vicino di sinistra.
rule-EL-CLEAN-03 = Ogni giocatore tiene esattamente un mezzo e restituisce gli altri.
rule-EL-CLEAN-04 = Il mezzo tenuto può essere coperto o scoperto, e resta com’è.
rule-EL-CLEAN-05 = Tutti i mezzi delle strade e tutti quelli restituiti si coprono e si mescolano con il mazzetto.
rule-EL-CLEAN-06 = Gli ostacoli usati escono dal gioco; uno non usato non conta come mezzo tenuto.
rule-EL-CLEAN-07 = Gli stivali restano dove sono, e le carte in mano si tengono.
rule-EL-CLEAN-08 = Dopo la mano 4 la fase «{ name-cleanup }» non si gioca più.

rule-EL-END-01 = La partita finisce dopo la mano 4.
rule-EL-END-02 = Vince chi ha più pedine delle città.
rule-EL-END-03 = In caso di parità, fra i giocatori in parità vince chi ha più carte di viaggio in mano.
rule-EL-END-04 = Se resta la parità, la vittoria è condivisa.
rule-EL-END-05 = Chi raccoglie tutte le 20 pedine in anticipo fa terminare la partita: alla fine della mano o subito, a seconda dell’edizione.

rule-EL-VAR-01 = Ogni giocatore riceve in segreto una delle dodici carte locali; le altre escono dal gioco.
rule-EL-VAR-02 = Con le carte locali tutte le altre regole restano uguali.
rule-EL-VAR-03 = Alla fine si scoprono le carte locali e si conta la via più breve dallo stivale alla meta.
rule-EL-VAR-04 = Con le carte locali i punti sono le pedine meno la distanza; vince chi ne ha di più.
rule-EL-VAR-05 = Con le carte locali, in caso di parità vince chi ha la distanza minore; se anche la distanza è uguale, la vittoria è condivisa.
rule-EL-VAR-06 = La distanza conta i collegamenti di ogni genere, qualunque cosa ci stia sopra e qualunque sia il loro prezzo.
rule-EL-VAR-07 = La distanza si conta da dove si trova lo stivale quando la partita finisce, anche in anticipo; i punti possono scendere sotto 0.
