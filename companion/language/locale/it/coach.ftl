# Che cosa si poteva fare: ogni mossa e il percorso sulla mappa.
act-possible = Che cosa era possibile
act-possible-see = Che cosa era possibile: tocca per vedere
possible-what-elfenland = Mosse in cui, con i mezzi sulle strade, si potevano certamente raggiungere più città di quelle visitate. Tocca una mossa per vedere il percorso.
possible-open-only = Fino alla fine della partita contano solo le carte viste da tutti.
possible-none = Nessuna mossa è ancora finita.
possible-nothing = Nessuna occasione mancata è dimostrabile.
possible-move = { $how ->
    [exact] { $done } di { $possible }
   *[least] { $done } di almeno { $possible }
}
possible-round = Mano { $round }
possible-hand-known = Le carte in mano erano note:
possible-hand-unknown = Le carte in mano non erano note. Con le carte peggiori:
possible-whose = { NAME($seat) }, mano { $round }
possible-worst-step = Carte peggiori: tappa { $n } di { $of }
possible-sentence-elfenland = { NAME($seat) }, mano { $round }: { $how ->
    [exact] città possibili: { $possible }
   *[least] città possibili con le carte peggiori: almeno { $possible }
}; visitate: { $done }
possible-step = Tappa { $n } di { $of }

act-enter-hand = Inserisci le carte
sheet-earlier-hands = Quali carte?
hands-what = Di quale giocatore, e di quale mano, qualcuno ricorda le carte? Con quelle il risultato è esatto.
hands-entered = Le carte in mano prima della mossa: { $got } di { $cards }
hands-impossible = Queste carte contraddicono quelle giocate
hands-nothing-missed = Nessuna occasione mancata

act-hints = Suggerimenti
hints-what = Un suggerimento appare qui, davanti a tutti, e viene contato. Le carte in mano devono essere note: inserite o lette dai tag. Sui livelli devono essere d’accordo tutti.
hints-level-0 = Nessuno
hints-level-1 = Se si può fare di più
hints-level-2 = Quante città, prima tappa
hints-level-3 = Il percorso
hints-for = Suggerimento per { NAME($seat) }
hints-taken = Finora: { $hints }
hints-unknown = Non ora: le carte in mano non sono note
hints-given = Suggerimenti per { NAME($seat) }: { $hints }
hint-nothing = { NAME($seat) }: ora non si possono raccogliere altre pedine
hint-more = { NAME($seat) } può raccogliere ancora qualche pedina
hint-many-elfenland = { NAME($seat) }: { $possible ->
    [one] ancora 1 città possibile
   *[other] ancora { $possible } città possibili
}
hint-first = Prima tappa: { $act }
tell-hints = Suggerimenti per { NAME($seat) }: { $level ->
    [0] nessuno
    [1] se si può fare di più
    [2] quante città, prima tappa
   *[3] il percorso
}
option-hints = Suggerimenti: { $level ->
    [0] nessuno
    [1] se si può fare di più
    [2] quante città, prima tappa
   *[3] il percorso
}
    .more = Un suggerimento richiede carte in mano note ed è visibile a tutti.
possible-what-masterelf = I regali che si potevano pagare con le carte note, turno per turno.
possible-sentence-masterelf = { NAME($seat) }, mano { $round }: si poteva creare un regalo
possible-could = Possibile
possible-made = Creato
