# Die Seite nach einem Fehler des Programms, und die Wege zurück.

sheet-failed = Etwas ging schief
failed-where = Das Programm hat einen Fehler gemacht: { $type } in { $place }.
failed-kept = Was angenommen wurde, bleibt erhalten. Die letzte Aktion lässt sich zurücknehmen. Der Bericht sagt, wo der Fehler war; Namen und Karten stehen nicht darin.
failed-undone = Zurückgenommen: die letzte Aktion
failed-reporting = Der Bericht wird geschrieben.
failed-reported = Der Bericht ist { $path }.
failed-not-done = Das ging nicht: { $type }.
act-failed-undo = Letzte Aktion zurücknehmen
act-failed-start = Zum Start
act-failed-report = Bericht schreiben
settings-unused = { $line ->
        [0] { $file } ist nicht brauchbar: Es gilt das Übliche. Antippen für den Grund.
       *[other] { $file }, Zeile { $line } gilt nicht, sondern das Übliche. Antippen für den Grund.
    }
settings-unused-headline = Einstellungen berichtigen, dann neu starten
sheet-elsewhere = Boardside läuft schon
elsewhere-newer = Ein neueres Boardside hat diese Spiele geschrieben
elsewhere-closes = Dieses Fenster schließt sich in { $seconds } s von selbst.
