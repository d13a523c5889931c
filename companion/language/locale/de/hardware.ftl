# Die Seite der Geräte, und das kleine Zeichen am Tisch, solange etwas nicht stimmt.

act-hardware = Geräte
act-trace = Mitlesen
act-lamp-test = Lampentest
act-sound-test = Tontest
sheet-hardware = Geräte
sheet-trace = Was die Geräte melden
hardware-none = In den Einstellungen stehen keine Geräte: Gespielt wird durch Berühren.
hardware-write = Wer welche hat, schreibt in { $path }:
hardware-ports = Jetzt angesteckt:
hardware-no-ports = Jetzt ist kein serieller Anschluss angesteckt.
hardware-builds = Teile, Verdrahtung und die Aufbauten: { $path }
hardware-head-device = Gerät
hardware-head-state = Zustand
hardware-head-last = Zuletzt
hardware-head-minute = Pro Min.
hardware-head-again = Wieder da
hardware-head-ago = Davor
hardware-head-event = Meldung
hardware-head-tag = Lesegerät, Marke
hardware-state = { $state ->
        [up] bereit
       *[wait] noch keine Antwort
    }
hardware-ago = { $event }, vor { $seconds } s
hardware-before = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
hardware-nothing-yet = noch nichts
hardware-a-minute = Pro Min.: { $events }
hardware-again = Wieder da: { $times }
hardware-port = Anschluss: { $port }
hardware-what = Es nennt sich: { $what }
hardware-missed = Meldungen, die zu spät kamen: { $missed }
hardware-trouble = { $reason ->
        [absent] nicht da
        [permission] nicht erlaubt
        [busy] belegt
        [foreign] etwas anderes
        [ambiguous] mehrere Platinen
        [unplugged] ausgesteckt
        [silent] keine Antwort
        [garbled] unlesbar
        [pins] keine Pins
       *[failed] Treiber gescheitert
    }
hardware-remedy = { $reason ->
        [absent] Nichts an { $port }: anstecken, oder in den Einstellungen beim Namen nennen.
        [permission] Der Gruppe { $who } beitreten: sudo usermod -aG { $who } $USER. Dann neu anmelden. ({ $port })
        [busy] Ein anderes Programm belegt { $port }: { $who }. Es beenden.
        [foreign] An { $port } antwortet etwas anderes: den richtigen Anschluss einstellen.
        [ambiguous] { $port } passt auf mehrere Platinen: { $who }. In den Einstellungen genau eine nennen.
        [unplugged] { $port } wieder anstecken; das Spiel geht durch Berühren weiter.
        [silent] Keine Antwort an { $port }: Strom, Drähte, Schalter?
        [garbled] Von { $port } kommt nichts Lesbares: Schalter, Tempo, Masse?
        [pins] Die Pins dieses Rechners gehen nicht: python3-lgpio da, kein Pin doppelt?
       *[failed] Der Treiber startet von selbst neu ({ $who }). Bitte melden.
    }
hardware-event = { $event ->
        [LinkUp] verbunden
        [LinkDown] Verbindung weg
        [TagSeen] Marke gesehen
        [TagArrived] Marke aufgelegt
        [TagPresent] Marke gefunden
        [TagLeft] Marke gehoben
        [Snapshot] ganzes Bild
        [Gap] Meldungen fehlen
        [ReaderFailed] Leser gestört
        [ReaderMended] Leser wieder da
        [ButtonPressed] Knopf gedrückt
        [ButtonHeld] Knopf gehalten
        [ButtonReleased] Knopf losgelassen
        [ButtonStuck] Knopf klemmt
        [TagRead] Marke gelesen
        [TagWritten] Marke beschrieben
       *[TagFailed] Marke nicht gelesen
    }
hardware-device = { $kind ->
        [pn532] { $number ->
            [0] Lesegerät
           *[other] Lesegerät { $number }
        }
        [readerboard] Sensorbrett
        [buttons] Knöpfe
       *[lamps] Lampen
    }
hardware-button = { $button ->
        [pass] Passen
        [undo] Zurück
        [confirm] Bestätigen
       *[seat] Platz { $seat }
    }
hardware-sign = { $device }: { $trouble }
hardware-signs = { $sign } (+{ $more })
hardware-twice = eine Marke an zwei Lesegeräten
hardware-stuck = Knopf { $button } klemmt
hardware-reader-failed = Leser { $reader } antwortet nicht
hardware-gap = Meldungen verloren
hardware-unknown-tag = nicht angelernt
hardware-place-failed = { $place }: Leser antwortet nicht
hardware-section-failed = Abschnitt { $section } antwortet nicht
hardware-section-places = Abschnitt { $section } antwortet nicht: { $places }
hardware-silent = { $readers ->
        [one] 1 Leser antwortet nicht
       *[other] { $readers } Leser antworten nicht
    }
hardware-service = Der Chipkartendienst antwortet nicht ({ $why }): sudo systemctl enable --now pcscd.socket; seine polkit-Regel steht im README.
act-find-devices = Geräte finden
sheet-find-devices = Geräte finden
hardware-head-port = Anschluss
find-what = Es ist
find-touch = Zum Prüfen eines berühren.
find-pico = Ein Pico wartet auf sein Programm: „{ $command }“ aufrufen.
find-flash = ein Pico ohne unser Programm
find-asking = wird gefragt …
find-ask = zum Fragen berühren
find-step = { $step ->
    [lay] Eine Marke darauf legen
    [lift] Die Marke abheben
    [press] Eine seiner Tasten drücken
   *[lamp] Seine Lampen leuchten
}
find-skip = Eine Zeile berühren, um sie auszulassen.
find-lit = Leuchten die Lampen? Ihre Zeile berühren.
find-ready = Fertig
find-twin = Noch ein angeschlossenes Brett heißt { $name }: in wiring.py jedem einen eigenen NAME geben.
find-untried = { $steps ->
    [one] 1 Schritt wurde ausgelassen, nicht probiert.
   *[other] { $steps } Schritte wurden ausgelassen, nicht probiert.
}
find-written = Steht nun in { $path }. Gilt ab dem nächsten Start von Boardside.
act-lamp-on = Lampen an
act-write = In die Einstellungen schreiben
