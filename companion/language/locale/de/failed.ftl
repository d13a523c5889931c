# Die Seite nach einem Fehler des Programms, und die Wege zurück.

sheet-failed = Etwas ist schiefgegangen
failed-where = Das Programm hat einen Fehler: { $type } in { $place }.
failed-kept = Angenommene Aktionen sind gespeichert. „{ act-undo }“ nimmt die letzte Aktion zurück. Der Bericht sagt, wo der Fehler auftrat; er enthält weder Namen noch Karten.
failed-undone = Zurückgenommen: die letzte Aktion
failed-reporting = Der Bericht wird gespeichert.
failed-reported = Der Bericht steht in { $path }.
failed-not-done = Das ging nicht: { $type }.
act-failed-undo = Letzte Aktion zurücknehmen
act-failed-start = Startseite
act-failed-report = Bericht speichern
settings-unused = { $line ->
        [0] { $file } ist nicht verwendbar: Es gelten die Vorgaben. Antippen zeigt den Grund.
       *[other] { $file }, Zeile { $line } wird nicht verwendet: Es gilt die Vorgabe. Antippen zeigt den Grund.
    }
settings-unused-headline = Einstellungen berichtigen, dann neu starten
sheet-elsewhere = Boardside ist schon offen
elsewhere-newer = Ein neueres Boardside hat diese Partien geschrieben
elsewhere-closes = Dieses Fenster schließt sich in { $seconds } s von selbst.
