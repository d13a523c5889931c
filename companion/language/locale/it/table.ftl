# Il tavolo, qualunque sia il gioco: annulla, menu, cronologia, classifica.

act-undo = Annulla
menu-look-up = Consulta
menu-game = Questa partita
menu-table = Al tavolo
act-menu = Menu
act-history = Cronologia
act-chart = Carta geografica
act-find = Cerca una città
act-lies = Controllo tavolo
act-result = Risultato
act-standings = Classifica
act-leave = Home
act-table = Al tavolo
act-rematch = Gioca ancora
act-count-missing = ancora { $pieces } da scegliere
act-back = { $acts ->
        [0] La partita è a questo punto
        [one] Annulla 1 azione
       *[other] Annulla { $acts } azioni
    }

undone = { $entries ->
        [one] Annullata: { $act }
       *[other] { $entries } azioni annullate
    }
redone = { $entries ->
        [one] Ripetuta: { $act }
       *[other] { $entries } azioni ripetute
    }
act-again = { $acts ->
        [one] Ripeti 1 azione
       *[other] Ripeti { $acts } azioni
    }
history-again = Si ripete fino a: { $act }. Poi mettete a posto:
sheet-history = { $acts ->
        [0] Ancora nessuna azione
        [one] 1 azione
       *[other] { $acts } azioni
    }
history-empty = Non è ancora successo niente.
history-start = L’inizio della partita
history-back-to = Si torna a: { $act }. Poi rimettete a posto:
sheet-back = { $acts ->
        [0] La partita è a questo punto
        [one] Annullare 1 azione?
       *[other] Annullare { $acts } azioni?
    }
sheet-end = Fine del gioco
sheet-standings = Classifica finora
sheet-lies = Il tavolo è così?
find-hint = Scrivi come vuoi
find-nothing = Nessun luogo trovato. Prova con meno lettere.

source-page = p. { $page }, { $edition }
source-section = «{ $section }», { $edition }
source-heading = «{ $section }» ({ $heading }), { $edition }
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
cited-ff = testo francese dei fan
    .short = testo francese dei fan
cited-all = tutte le edizioni

# Where the pieces are, and what is to be moved, of a game without words of its own for it
lies-place = { NAME($place) }: { $pieces }
lies-kind = { $n } { NAME($piece, $n) }
back-more = { NAME($place) }: mettete { $n } { NAME($piece, $n) }
back-fewer = { NAME($place) }: togliete { $n } { NAME($piece, $n) }
