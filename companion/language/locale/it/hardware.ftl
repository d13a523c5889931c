# La pagina Hardware, e il piccolo segno al tavolo finché qualcosa non va.

act-hardware = Hardware
act-trace = Log in diretta
act-lamp-test = Prova luci
act-sound-test = Prova suoni
sheet-trace = Eventi dei dispositivi
hardware-none = Nessun dispositivo è configurato: si gioca sullo schermo.
hardware-no-ports = Adesso non è collegato nessun dispositivo seriale.
hardware-builds = Parti, cablaggio e montaggi: { $path }
hardware-head-device = Dispositivo
hardware-head-state = Stato
hardware-head-last = Ultimo evento
hardware-head-minute = Al minuto
hardware-head-again = Cadute
hardware-head-ago = Tempo trascorso
hardware-head-event = Evento
hardware-head-tag = Lettore, tag
hardware-state = { $state ->
        [up] OK
       *[wait] in attesa
    }
hardware-ago = { $event }, { $seconds } s fa
hardware-before = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
hardware-nothing-yet = ancora niente
hardware-a-minute = Al minuto: { $events }
hardware-again = Cadute della connessione: { $times }
hardware-port = Porta: { $port }
hardware-what = Si presenta come: { $what }
hardware-missed = Letture perse: { $missed }
hardware-trouble = { $reason ->
        [absent] assente
        [permission] nessun permesso
        [busy] occupato
        [foreign] altro dispositivo
        [board] tavola con lettori
        [ambiguous] più schede
        [unplugged] scollegato
        [silent] non risponde
        [garbled] illeggibile
        [pins] niente pin
       *[failed] driver guasto
    }
hardware-remedy = { $reason ->
        [absent] Su { $port } non c’è niente: collega il dispositivo, o metti il suo id nelle impostazioni.
        [permission] Entra nel gruppo { $who }: sudo usermod -aG { $who } $USER. Poi accedi di nuovo. ({ $port })
        [busy] Un altro programma usa { $port }: { $who }. Termina quel programma.
        [foreign] Su { $port } risponde qualcos’altro: metti la porta giusta nelle impostazioni.
        [board] { $port } è una tavola con lettori: nelle impostazioni scrivila come board = …, non tra i readers.
        [ambiguous] { $port } corrisponde a più schede: { $who }. Indicane una nelle impostazioni.
        [unplugged] Ricollega { $port }; intanto si gioca sullo schermo.
        [silent] Nessuna risposta da { $port }: controlla corrente, fili e selettori di modo.
        [garbled] Dati illeggibili da { $port }: controlla modo, velocità e filo di massa.
        [pins] I pin di questo apparecchio non si possono usare: python3-lgpio è installato? Un pin è indicato due volte?
       *[failed] Il driver riparte da solo ({ $who }). Segnala il problema, per favore.
    }
hardware-event = { $event ->
        [LinkUp] collegato
        [LinkDown] connessione persa
        [TagSeen] tag visto
        [TagArrived] tag posato
        [TagPresent] tag trovato
        [TagLeft] tag tolto
        [TagUnread] carta non letta
        [Snapshot] lettura completa
        [Gap] messaggi persi
        [ReaderFailed] lettore guasto
        [ReaderMended] lettore di nuovo OK
        [ButtonPressed] pulsante premuto
        [ButtonHeld] pulsante tenuto premuto
        [ButtonReleased] pulsante rilasciato
        [ButtonStuck] pulsante bloccato
        [TagRead] tag letto
        [TagWritten] tag scritto
       *[TagFailed] tag non letto
    }
hardware-device = { $kind ->
        [pn532] { $number ->
            [0] Lettore
           *[other] Lettore { $number }
        }
        [readerboard] Tavola con lettori
        [buttons] Pulsanti
        [keys] Tasti
       *[lamps] Luci
    }
hardware-button = { $button ->
        [pass] passo
        [undo] annulla
        [confirm] conferma
        [next] avanti
        [previous] indietro
       *[seat] giocatore { $seat }
    }
hardware-sign = { $device }: { $trouble }
hardware-signs = { $sign } (+{ $more })
hardware-twice = un tag su due lettori
hardware-stuck = pulsante { $button } bloccato
hardware-reader-failed = il lettore { $reader } non risponde
hardware-gap = messaggi persi
hardware-unknown-tag = tag sconosciuto
hardware-hold = Tieni la carta su questo lettore per mezzo secondo.
hardware-unread = Carta non letta: tienila mezzo secondo
hardware-phone = È un telefono o una carta bancaria, non un pezzo del gioco
hardware-place-failed = { $place }: il lettore non risponde
hardware-silent = { $readers ->
        [one] 1 lettore non risponde
       *[other] { $readers } lettori non rispondono
    }
hardware-service = Il servizio delle smart card non risponde ({ $why }): sudo systemctl enable --now pcscd.socket; la sua regola polkit è nel README.
act-find-devices = Cerca dispositivi
hardware-head-port = Porta
find-what = Dispositivo
find-touch = Toccane uno per controllarlo.
find-pico = Un Pico aspetta il suo programma: esegui «{ $command }».
find-flash = un Pico senza il suo programma
find-asking = controllo…
find-ask = tocca per controllare
find-step = { $step ->
    [every] Posa un tag su ogni lettore
    [lay] Posaci sopra un tag
    [lift] Togli il tag
    [press] Premi uno dei suoi pulsanti
   *[lamp] Le sue luci si accendono
}
find-skip = Tocca una riga per saltarla.
find-lit = Le luci sono accese? Tocca la loro riga.
find-ready = Pronto
find-replaces = Le impostazioni nominano un’altra scheda, { $name }. Se ne può usare una sola: questa la sostituisce.
find-part = Lettori controllati: { $seen } su { $all }
find-failed = Lettori che non rispondono: { $readers }. Controlla i fili.
find-untried = { $steps ->
    [one] 1 passo saltato, non provato.
   *[other] { $steps } passi saltati, non provati.
}
find-written = È salvato in { $path } e vale dal prossimo avvio di Boardside.
act-lamp-on = Accendi le luci
act-write = Salva nelle impostazioni
