# Die Seite der Geräte, und das kleine Zeichen am Tisch, solange etwas nicht stimmt.

act-hardware = Geräte
act-trace = Live-Protokoll
act-lamp-test = Lampentest
act-sound-test = Tontest
sheet-trace = Meldungen der Geräte

hardware-none = Es sind keine Geräte eingerichtet: Gespielt wird am Bildschirm.
hardware-no-ports = Jetzt ist kein serielles Gerät angeschlossen.
hardware-builds = Teile, Verdrahtung und Aufbauten: { $path }

hardware-head-device = Gerät
hardware-head-state = Zustand
hardware-head-last = Letzte Meldung
hardware-head-minute = Pro Minute
hardware-head-again = Abbrüche
hardware-head-ago = Vor
hardware-head-event = Meldung
hardware-head-tag = Lesegerät, NFC-Tag

hardware-state = { $state ->
        [up] OK
       *[wait] noch keine Antwort
    }
hardware-ago = { $event }, vor { $seconds } s
hardware-before = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
hardware-nothing-yet = noch nichts
hardware-a-minute = Pro Minute: { $events }
hardware-again = Abbrüche: { $times }
hardware-port = Anschluss: { $port }
hardware-what = Meldet sich als: { $what }
hardware-missed = Verpasste Lesevorgänge: { $missed }

hardware-trouble = { $reason ->
        [absent] nicht da
        [permission] keine Berechtigung
        [busy] belegt
        [foreign] etwas anderes
        [board] ein Sensorbrett
        [ambiguous] mehrere Platinen
        [unplugged] ausgesteckt
        [silent] keine Antwort
        [garbled] unlesbar
        [pins] keine Pins
       *[failed] Treiberfehler
    }
hardware-remedy = { $reason ->
        [absent] Nichts an { $port }: anstecken oder in den Einstellungen seine Kennung eintragen.
        [permission] Der Gruppe { $who } beitreten: sudo usermod -aG { $who } $USER. Dann neu anmelden. ({ $port })
        [busy] Ein anderes Programm benutzt { $port }: { $who }. Bitte beenden.
        [foreign] An { $port } antwortet etwas anderes: in den Einstellungen den richtigen Anschluss eintragen.
        [board] { $port } ist ein Sensorbrett: in den Einstellungen als board = … eintragen, nicht unter readers.
        [ambiguous] { $port } passt auf mehrere Platinen: { $who }. In den Einstellungen genau eine nennen.
        [unplugged] { $port } wieder anstecken; bis dahin am Bildschirm spielen.
        [silent] Keine Antwort von { $port }: Strom, Kabel und Modus-Schalter prüfen.
        [garbled] Unlesbare Daten von { $port }: Modus, Geschwindigkeit und Masseleitung prüfen.
        [pins] Die Pins dieses Geräts lassen sich nicht benutzen: Ist python3-lgpio installiert und kein Pin doppelt genannt?
       *[failed] Der Treiber startet von selbst neu ({ $who }). Den Fehler bitte melden.
    }

hardware-event = { $event ->
        [LinkUp] verbunden
        [LinkDown] Verbindung verloren
        [TagSeen] NFC-Tag erkannt
        [TagArrived] NFC-Tag aufgelegt
        [TagPresent] NFC-Tag gefunden
        [TagLeft] NFC-Tag weggenommen
        [TagUnread] Karte nicht gelesen
        [Snapshot] alles abgefragt
        [Gap] Meldungen verloren
        [ReaderFailed] Lesegerät gestört
        [ReaderMended] Lesegerät wieder da
        [ButtonPressed] Taste gedrückt
        [ButtonHeld] Taste gehalten
        [ButtonReleased] Taste losgelassen
        [ButtonStuck] Taste klemmt
        [TagRead] NFC-Tag gelesen
        [TagWritten] NFC-Tag beschrieben
       *[TagFailed] NFC-Tag nicht gelesen
    }
hardware-device = { $kind ->
        [pn532] { $number ->
            [0] Lesegerät
           *[other] Lesegerät { $number }
        }
        [readerboard] Sensorbrett
        [buttons] Tasten
        [keys] Tastenblock
       *[lamps] Lampen
    }
hardware-button = { $button ->
        [pass] Passen
        [undo] Rückgängig
        [confirm] Bestätigen
        [next] Weiter
        [previous] Zurück
       *[seat] Spieler { $seat }
    }

hardware-sign = { $device }: { $trouble }
hardware-signs = { $sign } (+{ $more })
hardware-twice = ein NFC-Tag an zwei Lesegeräten
hardware-stuck = Taste { $button } klemmt
hardware-reader-failed = Lesegerät { $reader } antwortet nicht
hardware-gap = Meldungen verloren
hardware-unknown-tag = unbekannter NFC-Tag
hardware-hold = Eine Karte eine halbe Sekunde lang an dieses Lesegerät halten.
hardware-unread = Karte nicht gelesen: eine halbe Sekunde hinhalten
hardware-phone = Das ist ein Handy oder eine Bankkarte, kein Spielteil
hardware-place-failed = { $place }: Lesegerät antwortet nicht
hardware-silent = { $readers ->
        [one] 1 Lesegerät antwortet nicht
       *[other] { $readers } Lesegeräte antworten nicht
    }
hardware-service = Der Chipkartendienst antwortet nicht ({ $why }): sudo systemctl enable --now pcscd.socket; seine polkit-Regel steht im README.

act-find-devices = Geräte suchen
hardware-head-port = Anschluss
find-what = Gerät
find-touch = Zum Prüfen ein Gerät antippen.
find-pico = Ein Pico wartet auf sein Programm: „{ $command }“ ausführen.
find-flash = ein Pico ohne sein Programm
find-asking = wird geprüft …
find-ask = zum Prüfen antippen
find-step = { $step ->
    [every] Auf jedes Lesegerät einen NFC-Tag legen
    [lay] Einen NFC-Tag darauflegen
    [lift] Den NFC-Tag wegnehmen
    [press] Eine der Tasten drücken
   *[lamp] Die Lampen leuchten auf
}
find-skip = Eine Zeile antippen, um sie auszulassen.
find-lit = Leuchten die Lampen? Dann deren Zeile antippen.
find-ready = Bereit
find-replaces = In den Einstellungen steht eine andere Platine: { $name }. Nur eine kann benutzt werden: Die hier geprüfte ersetzt sie.
find-part = Geprüfte Lesegeräte: { $seen } von { $all }
find-failed = Lesegeräte ohne Antwort: { $readers }. Kabel prüfen.
find-untried = { $steps ->
    [one] 1 Schritt wurde ausgelassen, nicht geprüft.
   *[other] { $steps } Schritte wurden ausgelassen, nicht geprüft.
}
find-written = Das ist in { $path } gespeichert und gilt ab dem nächsten Start von Boardside.
act-lamp-on = Lampen an
act-write = In den Einstellungen speichern
