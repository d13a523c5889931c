# Ein Browser am Tisch

web-moved = Am Tisch ging es weiter. Bitte noch einmal ansehen.
web-lost = Die Verbindung ist weg. Sie wird neu aufgebaut.
web-board = Spielplan: Die Pfeiltasten führen von Ort zu Ort
web-join-again = Dieser Code gilt nicht mehr. Bitte den auf dem Bildschirm am Tisch scannen.
act-phones = Handys
sheet-phones = Handys
web-starting = Handys werden zugeschaltet …
web-scan = Diesen Code mit der Kamera eines Handys scannen, dann auf dem Handy den eigenen Platz antippen.
web-same-network = Das Handy muss im selben Netz sein wie dieser Tisch. Nichts wird installiert, nichts geht ins Internet.
act-wifi = Eigenes WLAN des Tisches öffnen
act-wifi-off = WLAN schließen
wifi-opening = Das WLAN des Tisches wird geöffnet …
wifi-join = 1. Das hier scannen: WLAN { $name }
wifi-then = 2. Das hier scannen, Platz antippen
wifi-password = Passwort des WLANs: { $password }. Es hat kein Internet.
wifi-no-manager = Diesem Gerät fehlt der NetworkManager, den ein eigenes WLAN braucht.
wifi-no-device = Dieses Gerät hat kein WLAN.
wifi-refused = Der NetworkManager hat das WLAN nicht geöffnet. Auf einem neuen Raspberry Pi zuerst das WLAN-Land einstellen.
web-watch = Ein Fernseher zeigt die Partie unter { $address }
web-take-away = { $phones ->
        [one] das Handy wegnehmen
       *[other] { $phones } Handys wegnehmen
    }
web-taken-away = Dieses Handy hat keinen Platz mehr. Bitte noch einmal den Code auf dem Bildschirm am Tisch scannen.
web-no-game = Noch wird keine Partie gespielt
web-join = Wessen Platz ist das?
web-which-seat = Den eigenen Platz antippen.
web-full = hat schon zwei Handys
web-map = Spielplan
web-voice = Vorlesen
act-hand = Meine Karten
web-hand-what = Nur hier zu sehen: Was hier eingegeben wird, dient nur den eigenen Fragen, Tipps und Zügen und erscheint sonst nirgends.
hand-cards = Karten: { $cards }
hand-hidden = Verdeckte Mittel: { $counters }
web-own-hand = Nach dem, was eingegeben wurde: { $numbers }
act-anyway = Trotzdem tun

web-ask-undo = Zurücknehmen: das Handy dessen fragen, der es getan hat
act-ask-phones = Handys fragen
sheet-vote = Abstimmung
act-count-now = Jetzt auszählen
vote-ruling = Soll das erlaubt sein?
vote-undo = Darf diese Aktion zurückgenommen werden?
vote-no = Nein
vote-so-far = { $votes } von { $asked } haben geantwortet
vote-missing = Noch nicht: { $names }
vote-against = Die Antwort ist nein: es bleibt, wie es ist
vote-none = Keine Mehrheit: es bleibt, wie es ist
vote-same = Die Mehrheit will es so, wie es ist
