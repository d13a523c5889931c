# Che cosa era possibile: ogni mossa, la via sulla mappa e i rompicapi.
act-possible = Che cosa era possibile
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
