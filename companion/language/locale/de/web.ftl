# A browser at the table

web-moved = Am Tisch ging es weiter. Schau noch einmal.
web-lost = Die Verbindung ist weg. Es wird erneut versucht.
web-board = Spielplan: die Pfeiltasten führen von Ort zu Ort
web-join-again = Dieser Code gilt nicht mehr. Scanne den auf dem Bildschirm am Tisch.

act-phones = Handys
sheet-phones = Handys
web-starting = Handys werden zugeschaltet …
web-scan = Scanne diesen Code mit der Kamera eines Handys und berühre dann auf dem Handy deinen Platz.
web-same-network = Das Handy muss im selben Netz sein wie dieser Tisch. Nichts wird installiert, nichts geht ins Internet.
web-watch = Ein Fernseher zeigt das Spiel unter { $address }
web-take-away = { $phones ->
        [one] das Handy wegnehmen
       *[other] { $phones } Handys wegnehmen
    }
web-taken-away = Dieses Handy wurde von seinem Platz genommen. Scanne noch einmal den Code am Tisch.
web-no-game = Noch wird nicht gespielt
web-join = Welcher Platz ist deiner?
web-which-seat = Berühre deinen Platz.
web-full = hat schon zwei Handys
web-map = Karte
act-hand = Meine Karten
web-hand-what = Nur für dich: Was du hier eingibst, dient deinen eigenen Fragen und wird nirgends sonst gezeigt.
