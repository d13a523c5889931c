# Eine Partie auf Papier, und warum ein Code oder ein Text nicht gelesen werden kann.

act-paper = Auf Papier
act-paper-words = Seite lesen
act-paper-code = Code zeigen
act-to-disk = Hier speichern
act-to-stick = Auf Stick { $stick } speichern
paper-why = Mit diesem Code spielt ein anderes Boardside weiter: dort unter „{ act-past }“, aus der gespeicherten Datei oder aus dem Text, den ein Handy aus dem Code liest.
paper-secrets = Nicht enthalten: Handkarten und alles Verdeckte. Das bleibt bei den Spielern.
paper-no-code = Für diesen Moment der Partie gibt es keinen Code; hier lässt sich nur die Seite speichern.
paper-written = Die Seite ist gespeichert, ihr Text daneben

paper-title = { $game } · { $when }
paper-moment = Runde { $round } von { $rounds } · { $phase }
paper-start = Startspielerkarte: { NAME($seat) }
paper-turn = Am Zug: { NAME($seat) }
paper-roads = Auf den Straßen:
paper-display = In der Auslage: { $kinds }
paper-boot = Stiefel in
paper-collected = Eingesammelte Ortssteine
paper-cards = Karten
paper-counters = Transportmittel
paper-obstacle = Hindernis
paper-passes = Hintereinander gepasst: { $passes }
paper-pieces = { $pieces }: { $towns }
paper-kind = { $counters } { NAME($kind, $counters) }
paper-untold = { $counters } offen
paper-hidden = { $counters } verdeckt
paper-unused = unbenutzt
paper-used = benutzt
paper-gone = hat die Partie verlassen
paper-rulebook = Spielanleitung: { $edition }

paper-no-text = In dieser Datei ist keine Partie: weder eine exportierte noch ein Text, der mit BOARDSIDE/ beginnt, wie am Ende der gespeicherten Seite.
paper-newer = Dieser Text stammt aus Version { $version }; dieses Boardside liest nur Texte bis Version { $known }. Bitte Boardside aktualisieren oder den Text dort öffnen, wo er geschrieben wurde.
paper-half = Nur { $signs } von { $of } Zeichen sind vorhanden. Den ganzen Text bis zum Ende kopieren oder den Code noch einmal scannen.
paper-garbled = Ein Zeichen in diesem Text stimmt nicht. Den Code noch einmal scannen oder die gespeicherte Datei verwenden.
paper-other-game = Das ist eine Partie „{ $game }“; dieses Boardside kennt das Spiel nicht. Bitte Boardside aktualisieren.

sheet-bring = Eine Partie importieren
act-bring = Importieren
act-look-again = Neu suchen
bring-what = Das sind Partien auf Papier (.txt oder .html) und exportierte Partien (.jsonl), auf einem Stick oder im Ordner der Partien. Zum Weiterspielen eine antippen.
bring-nothing = Es wurde keine solche Datei gefunden. Einen Stick einstecken und neu suchen.
bring-box = Schachtel „{ $name }“ importiert: Neue Partien bieten sie an
act-box-code = QR-Code
act-box-code-next = Nächster Code
box-code-part = Code { $part } von { $of }
box-code-how = Ein Handy liest, was zu dieser Schachtel eingegeben wurde: jeden Code scannen, in beliebiger Reihenfolge, und die Texte als eine .txt-Datei senden oder speichern. Ein anderes Boardside importiert sie unter „{ act-past }“.
box-code-missing = Code { $part } von { $of } fehlt. Auch ihn scannen und seinen Text in dieselbe Datei setzen.
box-code-mixed = Diese Texte gehören zu zwei verschiedenen Schachteln. Nur die Texte einer Schachtel behalten.
bring-known = Diese Partie war schon da, als Partie { $game }
bring-failed = { $file } wurde nicht importiert
