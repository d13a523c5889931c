# La pagina degli apparecchi, e il piccolo segno al tavolo finché qualcosa non va.

act-hardware = Apparecchi
act-trace = Dal vivo
act-lamp-test = Prova luci
act-sound-test = Prova suoni
sheet-hardware = Apparecchi
sheet-trace = Che cosa dicono gli apparecchi
hardware-none = Nelle impostazioni non c'è nessun apparecchio: si gioca toccando lo schermo.
hardware-write = Per usarne, scrivi in { $path }:
hardware-ports = Collegato adesso:
hardware-no-ports = Adesso nessuna porta seriale è collegata.
hardware-builds = Parti, cablaggio e montaggi: { $path }
hardware-head-device = Apparecchio
hardware-head-state = Stato
hardware-head-last = Ultimo segno
hardware-head-minute = Al min.
hardware-head-again = Ritorni
hardware-head-ago = Prima
hardware-head-event = Segno
hardware-head-tag = Lettore, tag
hardware-state = { $state ->
        [up] pronto
       *[wait] non ancora
    }
hardware-ago = { $event }, { $seconds } s fa
hardware-before = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
hardware-nothing-yet = ancora niente
hardware-a-minute = Al min.: { $events }
hardware-again = Ritorni: { $times }
hardware-port = Porta: { $port }
hardware-what = Dice di essere: { $what }
hardware-missed = Letture arrivate troppo tardi: { $missed }
hardware-trouble = { $reason ->
        [absent] assente
        [permission] non permesso
        [busy] occupato
        [foreign] altro
        [ambiguous] più schede
        [unplugged] scollegato
        [silent] muto
        [garbled] illeggibile
        [pins] niente pin
       *[failed] driver guasto
    }
hardware-remedy = { $reason ->
        [absent] Niente a { $port }: collegalo, o nominalo nelle impostazioni.
        [permission] Entra nel gruppo { $who }: sudo usermod -aG { $who } $USER. Poi rientra. ({ $port })
        [busy] Un altro programma tiene { $port }: { $who }. Fermalo.
        [foreign] A { $port } risponde altro: nomina la porta giusta nelle impostazioni.
        [ambiguous] { $port } vale per più schede: { $who }. Nomina una sola di esse nelle impostazioni.
        [unplugged] Ricollega { $port }; si continua toccando lo schermo.
        [silent] Nessuna risposta da { $port }: corrente, fili, interruttori?
        [garbled] Da { $port } niente di leggibile: modo, velocità, massa?
        [pins] I pin di questa macchina non vanno: python3-lgpio c'è, nessuno doppio?
       *[failed] Il driver riparte da solo ({ $who }). Segnalatelo.
    }
hardware-event = { $event ->
        [LinkUp] collegato
        [LinkDown] contatto perso
        [TagSeen] tag visto
        [TagArrived] tag posato
        [TagPresent] tag trovato
        [TagLeft] tag alzato
        [Snapshot] quadro intero
        [Gap] segni persi
        [ReaderFailed] lettore guasto
        [ReaderMended] lettore tornato
        [ButtonPressed] pulsante premuto
        [ButtonHeld] pulsante tenuto
        [ButtonReleased] pulsante lasciato
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
        [readerboard] Tabellone sensibile
        [buttons] Pulsanti
       *[lamps] Luci
    }
hardware-button = { $button ->
        [pass] passo
        [undo] annulla
        [confirm] conferma
       *[seat] posto { $seat }
    }
hardware-sign = { $device }: { $trouble }
hardware-signs = { $sign } (+{ $more })
hardware-twice = un tag a due lettori
hardware-stuck = pulsante { $button } bloccato
hardware-reader-failed = lettore { $reader } muto
hardware-gap = segni persi
hardware-unknown-tag = sconosciuto
hardware-place-failed = { $place }: lettore muto
hardware-section-failed = Sezione { $section } muta
hardware-section-places = Sezione { $section } muta: { $places }
hardware-silent = { $readers ->
        [one] 1 lettore muto
       *[other] { $readers } lettori muti
    }
hardware-service = Il servizio delle smart card non risponde ({ $why }): sudo systemctl enable --now pcscd.socket; la sua regola polkit è nel README.
act-find-devices = Cerca
sheet-find-devices = Cerca apparecchi
hardware-head-port = Porta
find-what = È
find-touch = Toccane uno per provarlo.
find-pico = Un Pico aspetta il suo programma: avvia «{ $command }».
find-flash = un Pico senza il nostro programma
find-asking = in corso …
find-ask = tocca per chiedere
find-step = { $step ->
    [lay] Posa un tag sopra
    [lift] Togli il tag
    [press] Premi uno dei suoi tasti
   *[lamp] Le sue lampade si accendono
}
find-skip = Tocca una riga per saltarla.
find-lit = Le lampade sono accese? Tocca la loro riga.
find-ready = Pronto
find-twin = Anche un’altra plancia collegata si chiama { $name }: dai a ciascuna un suo NAME in wiring.py.
find-untried = { $steps ->
    [one] 1 passo saltato, non provato.
   *[other] { $steps } passi saltati, non provati.
}
find-written = Scritto in { $path }. Vale dal prossimo avvio di Boardside.
act-lamp-on = Accendi
act-write = Scrivi nelle impostazioni
