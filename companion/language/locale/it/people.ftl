# The people at the table: names, colours, who goes home, which way the screen is turned, the sand-timer.

act-people = Giocatori
people-touch = Tocca un giocatore per correggere nome o colore, o se qualcuno deve andare via.
people-gone = ha lasciato il tavolo
people-across = siede di fronte
act-turn = Girare lo schermo
people-turning = Girare verso chi gioca
people-turning-more = lo schermo segue i posti
people-calling = Chiamare chi gioca
people-calling-more = con un suono
people-sand-what = La clessidra: la gira chi vuole. Quando è vuota non succede nulla.
people-sand = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
people-sand-stop = Metterla via
people-sits-across = Siede di fronte
act-leaves = Deve andare
people-leaves = { NAME($seat) } va a casa?
people-leaves-more = Da ora questo posto viene saltato. Resta in classifica, segnato come andato via. Annullare lo riporta.
sand-over = La sabbia è finita
sand-over-more = Nessuna fretta: è solo sabbia.
