# Il disco, quando non accetta nulla: l'avviso fisso, ciò che non è salvato, una copia dopo un danno.

disk-sign = { $why ->
        [full] Il disco è pieno
        [read-only] Il disco non si può scrivere
        [gone] La cartella delle partite non c'è più
        [busy] Un altro programma tiene le partite
        [broken] Il file delle partite è danneggiato
       *[other] Il disco non risponde
    }: { $acts ->
        [0] ora non si può salvare nulla
        [one] { $acts } mossa non è salvata
       *[other] { $acts } mosse non sono salvate
    }
disk-memory = Giocate: resta in memoria
disk-advice = { $why ->
        [full] Fate spazio sul disco.
        [read-only] Rendete scrivibile il disco.
        [gone] Rimettete la cartella al suo posto.
        [busy] Chiudete l'altro programma.
       *[other] Controllate il disco.
    } Il salvataggio riprende da solo; fino ad allora non spegnete.
disk-well = Si salva di nuovo
disk-written = { $acts ->
        [0] Il disco sta bene.
        [one] { $acts } mossa è ora sul disco.
       *[other] Tutte le { $acts } mosse sono ora sul disco.
    }
disk-unsaved = non salvato: { $act }
sheet-rescue = Il file delle partite era danneggiato
rescue-damaged = Un supporto che cede, o la corrente nel momento sbagliato. Il file danneggiato è stato messo da parte.
rescue-backup = C'è una copia del { $when } con { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }.
rescue-missing = { $game }: { $acts ->
        [one] vi manca l'ultima mossa.
       *[other] vi mancano le ultime { $acts } mosse.
    }
rescue-unknown = Vi manca ciò che si è giocato dopo.
rescue-whole = Non vi manca nulla.
rescue-kept = Nulla si cancella: copia e file danneggiato restano in { $path }.
act-rescue-take = Usa la copia
act-rescue-leave = Inizia senza partite
history-judged = Da qui giudica la versione { $version }
sheet-off = Spegnere?
off-ends = Le partite si chiudono, poi l'apparecchio si spegne.
off-unsaved = { $acts ->
        [one] { $acts } mossa non è salvata e andrà persa.
       *[other] { $acts } mosse non sono salvate e andranno perse.
    }
off-plug = Si può anche staccare la spina in ogni momento: ciò che è stato accettato è salvato.
act-off = Spegni
