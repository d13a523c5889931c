# Le persone al tavolo: nomi, colori, chi se ne va, come è girato lo schermo, la clessidra.

act-people = Giocatori
people-touch = Tocca un giocatore per correggere il nome o il colore, o se deve andare via.
people-gone = non gioca più
people-across = siede di fronte
act-turn = Gira lo schermo
people-turning = Gira verso il giocatore di turno
people-turning-more = lo schermo segue il turno
people-calling = Annuncia il giocatore seguente
people-calling-more = con un suono
people-sand-what = La clessidra: la può girare chiunque. Quando è vuota non succede nulla.
people-sand = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
people-sand-stop = Metti via la clessidra
people-sits-across = Siede di fronte
act-leaves = Lascia la partita
people-leaves = { NAME($seat) } lascia la partita?
people-leaves-more = Da ora questo giocatore viene saltato, ma resta in classifica, segnato come uscito. «{ act-undo }» lo fa tornare.
sand-over = La sabbia è finita
sand-over-more = Nessuna fretta: non succede nulla.
