# Che cosa era possibile: ogni mossa, la via sulla mappa e i rompicapi.
act-possible = Che cosa era possibile
act-possible-see = Che cosa era possibile: tocca per vedere
act-puzzle = Rompicapo
act-solution = Soluzione
sheet-possible = Che cosa era possibile
possible-what-elfenland = Città visitate, e quante erano sicure sulle strade com'erano. Tocca una mossa per vedere la via.
possible-open-only = Fino alla fine della partita contano solo le carte che tutti hanno visto.
possible-none = Nessuna mossa è ancora finita.
possible-nothing = Niente è stato mancato di sicuro.
possible-move = { $how ->
    [exact] { $done } di { $possible }
   *[least] { $done } di almeno { $possible }
}
possible-round = Mano { $round }
possible-sentence-elfenland = { NAME($seat) }, mano { $round }: { $how ->
    [exact] erano possibili { $possible } città
   *[least] erano possibili almeno { $possible } città
}; visitate: { $done }
possible-step = Passo { $n } di { $of }
puzzle-elfenland = Mano { $round }, { NAME($seat) }: trova { $possible } città
puzzle-found = Rompicapo: { $found } di { $of }
puzzle-hand = { NAME($seat) } ha { $cards }
puzzle-solved = Risolto!
puzzle-solved-more = { $steps ->
    [one] In 1 passo
   *[other] In { $steps } passi
}

act-hints = Suggerimenti
sheet-hints = Suggerimenti
hints-what = Un suggerimento appare qui, per tutti, e viene contato. La mano deve essere nota: detta o letta. Tutti devono essere d'accordo sui livelli.
hints-level-0 = Nessuno
hints-level-1 = C'è di più
hints-level-2 = Quante, primo passo
hints-level-3 = La via
hints-for = Suggerimento: { NAME($seat) }
hints-taken = Finora: { $hints }
hints-unknown = Non ora: la mano non è nota
hints-given = Suggerimenti, { NAME($seat) }: { $hints }
hint-nothing = { NAME($seat) }: ora non c'è più niente da prendere
hint-more = { NAME($seat) }: c'è ancora qualcosa da prendere
hint-many-elfenland = { NAME($seat) }: { $possible ->
    [one] ancora 1 città possibile
   *[other] ancora { $possible } città possibili
}
hint-first = Primo passo: { $act }
tell-hints = Suggerimenti, { NAME($seat) }: { $level ->
    [0] nessuno
    [1] che c'è di più
    [2] quante, primo passo
   *[3] la via
}
option-hints = Suggerimenti: { $level ->
    [0] nessuno
    [1] che c'è di più
    [2] quante, primo passo
   *[3] la via
}
    .more = Per chi ha la mano nota; li vedono tutti.
possible-what-masterelf = Regali che le carte note in mano potevano pagare, turno per turno.
possible-sentence-masterelf = { NAME($seat) }, turno { $round }: un regalo era possibile
possible-could = Possibili
possible-made = Fatto
