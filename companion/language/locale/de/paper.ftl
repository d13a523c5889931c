# A game on paper, and what a code or a text cannot be read for.

act-paper = Auf Papier
act-paper-words = Seite lesen
act-paper-code = Code zeigen
act-to-disk = Hier speichern
act-to-stick = Auf den Stick { $stick }
sheet-paper = Auf Papier
paper-why = Mit diesem Code spielt ein anderes Boardside weiter: bei „Frühere Spiele“, aus der gespeicherten Datei oder aus dem Text, den ein Telefon hier liest.
paper-secrets = Nicht dabei: Karten auf der Hand und was verdeckt liegt. Das bleibt bei den Spielern.
paper-no-code = { $game ->
        [masterelf] Master Elf hat keinen Code: Er müsste jeden Titel enthalten. Der Export nimmt das Spiel mit
       *[other] Für diesen Moment gibt es keinen Code
    }; die Seite allein kann gespeichert werden.
paper-written = Die Seite ist gespeichert, ihr Text daneben
paper-title = { $game } · { $when }
paper-moment = Runde { $round } von { $rounds } · { $phase }
paper-start = Startspielerkarte: { NAME($seat) }
paper-turn = Am Zug: { NAME($seat) }
paper-roads = Auf den Straßen:
paper-display = In der Auslage: { $kinds }
paper-boot = Stiefel in
paper-collected = Eingesammelte Ortssteine
paper-cards = Karten
paper-counters = Mittel
paper-obstacle = Hindernis
paper-passes = Hintereinander gepasst: { $passes }
paper-pieces = { $pieces }: { $towns }
paper-kind = { $counters } { NAME($kind, $counters) }
paper-untold = { $counters } offen
paper-hidden = { $counters } verdeckt
paper-unused = da
paper-used = gelegt
paper-gone = gegangen
paper-rulebook = Spielregel: { $edition }

paper-no-text = In dieser Datei steht kein Boardside-Text. Er beginnt mit BOARDSIDE/ und steht am Ende der gespeicherten Seite.
paper-newer = Dieser Text hat Version { $version }; dieses Boardside liest bis { $known }. Es braucht eine Aktualisierung, oder der Text gehört zu dem, das ihn schrieb.
paper-half = Nur { $signs } von { $of } Zeichen sind da. Den ganzen Text bis zum Ende kopieren oder den Code noch einmal lesen.
paper-garbled = Ein Zeichen in diesem Text stimmt nicht. Den Code noch einmal lesen oder die gespeicherte Datei nehmen.
paper-other-game = Das ist ein Spiel „{ $game }“, das dieses Boardside nicht kennt. Es braucht eine Aktualisierung.

sheet-bring = Ein Spiel hereinholen
act-bring = Hereinholen
act-look-again = Neu suchen
bring-what = Ein Spiel auf Papier (.txt oder .pdf) oder ein ausgeschriebenes (.jsonl), auf einem Stick oder neben den Spielen. Berühren, um damit weiterzuspielen.
bring-nothing = Keine solche Datei gefunden. Einen Stick einstecken und neu suchen.
bring-failed = { $file } wurde nicht hereingeholt
