# Ein Browser am Tisch

web-moved = Am Tisch ging es weiter. Bitte noch einmal ansehen.
web-lost = Die Verbindung ist weg. Sie wird neu aufgebaut.
web-board = Spielplan: Die Pfeiltasten führen von Ort zu Ort
web-join-again = Dieser Code gilt nicht mehr. Bitte den auf dem Bildschirm am Tisch scannen.
act-phones = Handys
sheet-phones = Handys
web-starting = Der Zugang für Handys wird eingeschaltet …
web-scan = Diesen Code mit der Kamera eines Handys scannen, dann auf dem Handy den eigenen Platz antippen.
web-same-network = Das Handy muss im selben Netz sein wie dieser Tisch. Nichts wird installiert, nichts geht ins Internet.
act-wifi = Eigenes WLAN des Tisches öffnen
act-wifi-off = WLAN schließen
wifi-opening = Das WLAN des Tisches wird geöffnet …
wifi-join = 1. Hier scannen: WLAN { $name }
wifi-then = 2. Hier scannen, Platz antippen
wifi-password = Passwort des WLANs: { $password }. Dieses WLAN hat kein Internet.
wifi-no-manager = Diesem Gerät fehlt der NetworkManager, den ein eigenes WLAN braucht.
wifi-no-device = Dieses Gerät hat kein WLAN.
wifi-refused = Der NetworkManager hat das WLAN nicht geöffnet. Auf einem neuen Raspberry Pi zuerst das WLAN-Land einstellen.
web-watch = Ein Fernseher zeigt die Partie unter { $address }
web-take-away = { $phones ->
        [one] das Handy abmelden
       *[other] { $phones } Handys abmelden
    }
web-taken-away = Dieses Handy wurde von seinem Platz abgemeldet. Bitte noch einmal den Code auf dem Bildschirm am Tisch scannen.
web-no-game = Noch wird keine Partie gespielt
web-join = Wer spielt mit diesem Handy?
web-which-seat = Den eigenen Platz antippen.
web-full = hat schon zwei Handys
web-map = Spielplan
web-voice = Vorlesen
act-hand = Meine Karten
act-questions = Fragen
ask-board = Was liegt auf dem Spielplan?
web-your-turn = Du bist am Zug
web-hand-what = Nur hier zu sehen: Was hier eingegeben wird, dient nur den eigenen Fragen, Tipps und Aktionen und erscheint sonst nirgends.
hand-cards = Karten: { $cards }
hand-hidden = Verdeckte Transportmittel: { $counters }
web-own-hand = Nach dem, was eingegeben wurde: { $numbers }
act-anyway = Trotzdem tun

web-ask-undo = Zurücknehmen: den Spieler, dessen Aktion es ist, am Handy fragen
act-ask-phones = Handys fragen
sheet-vote = Abstimmung
act-count-now = Jetzt auszählen
vote-ruling = Soll das erlaubt sein?
vote-undo = Darf diese Aktion zurückgenommen werden?
vote-no = Nein
vote-so-far = Antworten: { $votes } von { $asked }
vote-missing = Noch ohne Antwort: { $names }
vote-against = Die Antwort ist Nein: Es bleibt, wie es ist
vote-none = Keine Mehrheit: Es bleibt, wie es ist
vote-same = Die Mehrheit will es so, wie es ist
