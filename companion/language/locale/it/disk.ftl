# Il disco quando non accetta nulla: l'avviso fisso, ciò che non è salvato, una copia dopo un danno.

disk-sign = { $why ->
        [full] Il disco è pieno
        [read-only] Sul disco non si può scrivere
        [gone] La cartella delle partite non c’è più
        [busy] Un altro programma sta usando le partite
        [broken] Il file delle partite è danneggiato
       *[other] Il disco non risponde
    }: { $acts ->
        [0] ora non si può salvare nulla
        [one] { $acts } azione non è salvata
       *[other] { $acts } azioni non sono salvate
    }
disk-memory = Continuate a giocare: la partita resta in memoria
disk-advice = { $why ->
        [full] Fate spazio sul disco.
        [read-only] Rendete scrivibile il disco.
        [gone] Rimettete la cartella al suo posto.
        [busy] Chiudete l’altro programma.
       *[other] Controllate il disco.
    } Il salvataggio riprende da solo; fino ad allora non spegnete.
disk-well = Il salvataggio funziona di nuovo
disk-written = { $acts ->
        [0] Il disco funziona di nuovo.
        [one] L’azione è ora sul disco.
       *[other] Tutte e { $acts } le azioni sono ora sul disco.
    }
disk-unsaved = non salvata: { $act }
sheet-rescue = Il file delle partite era danneggiato
rescue-damaged = La memoria si è guastata, o è mancata la corrente nel momento sbagliato. Il file danneggiato è stato messo da parte.
rescue-backup = C’è una copia ({ $when }) con { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }.
rescue-missing = { $game }: { $acts ->
        [one] manca l’ultima azione.
       *[other] mancano le ultime { $acts } azioni.
    }
rescue-unknown = Manca ciò che si è giocato dopo.
rescue-whole = Non manca nulla.
rescue-kept = Non si cancella nulla: la copia e il file danneggiato restano in { $path }.
act-rescue-take = Usa la copia
act-rescue-leave = Inizia senza partite
history-judged = Da qui in poi arbitra la versione { $version }
sheet-off = Spegnere?
off-ends = Le partite si chiudono, poi l’apparecchio si spegne.
off-unsaved = { $acts ->
        [one] { $acts } azione non è salvata e andrà persa.
       *[other] { $acts } azioni non sono salvate e andranno perse.
    }
off-plug = Si può anche staccare la spina in qualsiasi momento: le azioni salvate non vanno perse.
act-off = Spegni

act-update = Aggiornamento
act-update-install = Installa
update-version = È in uso la versione { $version }.
update-searching = Ricerca di una chiavetta…
update-nothing = Nessun archivio trovato. Copiate boardside-….tar.gz e la sua firma, boardside-….tar.gz.minisig, su una chiavetta (FAT, fuori da ogni cartella), inseritela e cercate di nuovo.
update-stick = Sulla chiavetta { $stick }
update-unsigned = Senza firma: copiate sulla chiavetta anche il file con lo stesso nome che finisce in .minisig.
update-sure = Installare { $file }?
update-games = Ci vogliono alcuni minuti; poi Boardside riparte e una partita si può continuare. Se la nuova versione non parte, quella attuale torna da sola.
update-running = L’aggiornamento è in corso. Non togliete la chiavetta.
update-done = L’aggiornamento è terminato: versione { $version }.
update-failed = L’aggiornamento non è stato installato. Le vostre partite sono com’erano.
update-no-key = Qui non è nota nessuna chiave per gli aggiornamenti firmati. Installate la chiave una volta, da una console o via rete: sudo deploy/install.sh --key boardside.pub
update-key = Si installa solo ciò che ha firmato il proprietario di questa chiave: { $print }
update-stolen = Se venite a sapere che questa chiave è stata rubata, non installate più nulla con essa. Chiedete agli autori, per telefono o per lettera, l’impronta della chiave nuova, poi: sudo deploy/install.sh --key boardside.pub
