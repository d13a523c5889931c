# Registrare i tag: che cosa di ogni scatola può averne uno, a che punto si è, che cosa si chiede.

act-teach = Registra i tag
act-next = Avanti
act-forget = Dimentica
act-keep = Tieni
act-change = Cambia
act-swap = Sostituisci
act-both = Tieni entrambi
act-one-more = Uno in più
sheet-tags = Tag: { $game }
tags-how = Tocca ciò che vuoi registrare, poi posa i suoi tag su un lettore, uno dopo l’altro.
tags-no-reader = Nessun lettore è configurato: vedi «{ act-hardware }».
tags-waiting = Sul lettore c’è un tag nuovo: tocca ciò a cui appartiene.
tags-choose = Tocca ciò a cui appartiene il prossimo tag.
tags-next = Posa il prossimo tag: { $thing }, { $n } / { $many }
tags-next-uncounted = Posa il prossimo tag: { $thing }, { $n }
tags-next-place = Posa il suo tag su un lettore; su una tavola con lettori posa un tag qualsiasi in questo luogo.
tags-whole = I tag sono tutti registrati.
tags-same = Già registrato: { $thing }
tags-stays = Durante una partita un tag non si può cambiare.
tags-other = Questo tag significa un’altra cosa
tags-reader-other = Il lettore { $reader } è di un altro luogo
tags-other-more = Finora: { $before }. D’ora in poi: { $after }?
tags-full = { $thing }: { $many ->
        [1] ha già un tag
       *[other] { $many } su { $many } hanno un tag
    }
tags-full-more = Se n’è perso uno? Aggiungi questo; quello perso resta nel conto, ma non dà problemi.
tags-full-one = Il nuovo tag sostituisce il vecchio?
tags-lies = Questo è: { $thing }
tags-forget = { $thing }: dimenticare i tag ({ $n })?
tags-called = { $thing } ({ $group })
tags-of-game = un pezzo di { $game }
tags-group-counter = Mezzi di trasporto
tags-group-obstacle = Ostacoli
tags-group-card = Carte di viaggio
tags-group-boot = Stivali dei folletti
tags-group-road = Strade
tags-group-water = Fiumi e laghi
tags-group-town = Città
tags-group-ingredient = Ingredienti
tags-group-gift = Regali
tags-group-elf = Elfi
tags-group-place = Luoghi
tags-one-counter = mezzo
tags-one-obstacle = ostacolo
tags-one-card = carta
tags-one-boot = stivale
tags-one-road = strada
tags-one-town = città
tags-one-ingredient = ingrediente
tags-one-gift = regalo
tags-one-elf = elfo
tags-one-place = luogo
act-writing = Scrivi sui tag
tags-written = Scritto sul tag
tags-not-written = Registrato, ma non scritto sul tag
tags-why = { $why ->
        [gone] Il tag è stato tolto troppo presto: posalo di nuovo.
        [other] C’è un altro tag: posane uno solo.
        [refused] Sul tag non si può scrivere.
        [board] La tavola con lettori non può scrivere.
       *[link] Il lettore non risponde.
    }
tags-says = Il tag dice di essere: { $thing }
tags-unknown = Tag sconosciuto
tags-unknown-more = Registralo ora, o gioca sullo schermo.
tags-foreign = Questo tag è di { $game }
tags-twice = Lo stesso tag su due lettori
tags-twice-more = { $one }, { $other }: toglili entrambi; un tag copiato conta una volta.
