# Das Faltblatt für die Familie: zwei Seiten auf Papier und die Seite Hilfe. `.more` ist der Text eines Abschnitts.

act-help = Hilfe
leaflet = Boardside neben dem Spielplan
    .more = Der Schiedsrichter neben dem Spielplan von { game-elfenland } und { game-masterelf }. Alles geht mit einem Finger.
leaflet-what = Was es ist
    .more = Gespielt wird mit echtem Spielplan, echten Karten und Spielteilen. Boardside ist der Bildschirm daneben. Was geschieht, wird eingegeben; Boardside erlaubt, was die Regeln erlauben, nennt bei allem anderen die Regel, die es verbietet, und zählt mit. Nichts wird ins Internet gesendet.
leaflet-on = Einschalten
    .more = Strom anschließen. Nach kurzer Zeit erscheint die Startseite. Der Stecker darf jederzeit gezogen werden: Angenommene Aktionen sind gespeichert, und mit „{ act-resume }“ geht die Partie weiter.
leaflet-seats = Wer sitzt wo
    .more = „{ act-new }“ antippen und die Spielanleitung aus der Schachtel wählen. Im Uhrzeigersinn jeden Spieler antippen, Namen und Farbe eingeben und markieren, wer beginnt: in { game-elfenland } die älteste Person, in { game-masterelf } die jüngste. Dann „{ act-start }“ antippen. „{ act-setup }“ im „{ act-menu }“ sagt, was wohin kommt.
leaflet-deal = Eine Runde Elfenland: Karten und Transportmittel
    .more = Reisekarten austeilen, dann die Transportmittel ziehen und jedes Mal die gelbe Schaltfläche antippen. Die Hand bleibt geheim; der Bildschirm braucht nur die Zahl der Karten.
leaflet-plan = Eine Runde Elfenland: Straßen
    .more = Wer am Zug ist, legt ein Transportmittel auf den Spielplan und gibt es ein: Transportmittel antippen, dann die Straße. Das Hindernis ebenso. Wer nichts legen will, tippt „{ act-pass }“ an.
leaflet-move = Eine Runde Elfenland: Stiefel
    .more = Den nächsten Ort antippen: Der Bildschirm berechnet den Preis und zählt den Ortsstein. Am Tisch die Karten ablegen, den Stiefel ziehen und den Stein nehmen. Für eine Karawane „{ act-otherwise }“ antippen. Zum Schluss „{ act-end-move }“ antippen und alle Karten bis auf vier ablegen. Am Ende der Runde behält jeder ein Transportmittel, und eine Liste sagt, was wohin kommt.
leaflet-refusal = Wenn etwas nicht erlaubt ist
    .more = Eine rote Meldung nennt die Regel, die Seite in der Spielanleitung und was stattdessen möglich ist. Geändert hat sich nichts. Wenn alle es dieses eine Mal erlauben wollen: „{ act-let }“ antippen, wo es angeboten wird.
leaflet-undo = Nach einem Fehler
    .more = „{ act-undo }“ nimmt die letzte Aktion zurück, so oft wie gewünscht, und sagt, welche Teile zurückzulegen sind. „{ act-history }“ im „{ act-menu }“ führt weiter zurück.
leaflet-phones = Handys
    .more = „{ act-phones }“ im „{ act-menu }“ zeigt einen Code für jeden Platz. Den Code des eigenen Platzes mit der Kamera scannen: Dann zeigt das Handy die Seite dieses Platzes. Ohne Netz zuerst „{ act-wifi }“ antippen.
leaflet-count = Das Zählen
    .more = Der Bildschirm zählt die Ortssteine von selbst; „{ act-standings }“ zeigt sie jederzeit. Wer nur zählen lassen will, wählt „{ act-keep-score }“ vor „{ act-start }“.
leaflet-end = Das Ende
    .more = Nach der letzten Runde zeigt der Bildschirm, wer gewinnt und warum. „{ act-rematch }“ beginnt eine neue Partie mit denselben Spielern. Zum Ausschalten „{ act-settings }“, dann „{ act-off }“ antippen oder den Stecker ziehen.
