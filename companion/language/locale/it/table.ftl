# Il tavolo, qualunque sia il gioco: annulla, menu, cronaca, classifica.

act-undo = Annulla
menu-look-up = Consultare
menu-game = Questa partita
menu-table = Al tavolo
act-menu = Menu
act-history = Cronaca
act-chart = Costi
act-find = Cerca città
act-lies = Che cosa è dove
act-standings = Classifica
act-leave = Inizio
act-table = Al tavolo
act-rematch = Ancora una
act-back = { $acts ->
        [0] La partita è qui
        [one] Annulla 1 mossa
       *[other] Annulla { $acts } mosse
    }

undone = { $entries ->
        [one] Annullato: { $act }
       *[other] { $entries } mosse annullate
    }
redone = { $entries ->
        [one] Ripristinato: { $act }
       *[other] { $entries } azioni ripristinate
    }
act-again = { $acts ->
        [one] Ripristina 1 azione
       *[other] Ripristina { $acts } azioni
    }
history-again = La partita continua dopo: { $act }. Da spostare:
sheet-history = { $acts ->
        [0] Ancora nessuna mossa
        [one] 1 mossa
       *[other] { $acts } mosse
    }
history-empty = Non è ancora successo niente.
history-start = L'inizio della partita
history-back-to = Torna a: { $act }. Poi rimettete:
sheet-back = { $acts ->
        [0] La partita è qui
        [one] Annullare 1 mossa?
       *[other] Annullare { $acts } mosse?
    }
sheet-end = Fine del gioco
sheet-standings = Classifica finora
sheet-lies = Il tavolo è così?
sheet-find = Cerca città
find-hint = Scrivi come vuoi
find-nothing = Nessuna città suona così. Prova con meno lettere.

source-page = p. { $page }, { $edition }
source-section = «{ $section }», { $edition }
cited-de = edizione tedesca
    .short = tedesca
cited-en = edizione inglese
    .short = inglese
cited-fr = edizione francese
    .short = francese
cited-it = edizione italiana
    .short = italiana
cited-cs = edizione ceca
    .short = ceca
cited-ru = edizione russa
    .short = russa
cited-ff = testo di fan, francese
    .short = testo di fan, francese
cited-all = tutte le edizioni

sheet-words = Parole

# What lies where, and what is to be moved, of a game without words of its own for it
lies-place = { NAME($place) }: { $pieces }
lies-kind = { $n } { NAME($piece, $n) }
back-more = { NAME($place) }: mettere { $n } { NAME($piece, $n) }
back-fewer = { NAME($place) }: togliere { $n } { NAME($piece, $n) }
