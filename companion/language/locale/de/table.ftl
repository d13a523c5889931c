# Der Tisch, welches Spiel auch immer: zurück, Menü, Verlauf, Stand.

act-undo = Zurück
menu-look-up = Nachschlagen
menu-game = Dieses Spiel
menu-table = Am Tisch
act-menu = Menü
act-history = Verlauf
act-chart = Übersicht
act-find = Ort suchen
act-lies = Was liegt wo
act-standings = Stand
act-leave = Zum Start
act-table = Zum Tisch
act-rematch = Noch einmal
act-back = { $acts ->
        [0] Hier steht das Spiel
        [one] 1 Zug zurück
       *[other] { $acts } Züge zurück
    }

undone = { $entries ->
        [one] Zurückgenommen: { $act }
       *[other] { $entries } Züge zurückgenommen
    }
redone = { $entries ->
        [one] Wiederhergestellt: { $act }
       *[other] { $entries } Aktionen wiederhergestellt
    }
act-again = { $acts ->
        [one] 1 Aktion wiederherstellen
       *[other] { $acts } Aktionen wiederherstellen
    }
history-again = Das Spiel geht weiter nach: { $act }. Dann zu bewegen:
sheet-history = { $acts ->
        [0] Noch kein Zug
        [one] 1 Zug
       *[other] { $acts } Züge
    }
history-empty = Noch ist nichts geschehen.
history-start = Der Spielbeginn
history-back-to = Zurück bis: { $act }. Dann zurücklegen:
sheet-back = { $acts ->
        [0] Hier steht das Spiel
        [one] 1 Zug zurück?
       *[other] { $acts } Züge zurück?
    }
sheet-end = Spielende
sheet-standings = Stand bisher
sheet-lies = Sieht der Tisch so aus?
sheet-find = Ort suchen
find-hint = Schreibweise egal
find-nothing = Kein Ort klingt so. Weniger Buchstaben versuchen.

source-page = S. { $page }, { $edition }
source-section = „{ $section }“, { $edition }
cited-de = deutsche Ausgabe
    .short = deutsch
cited-en = englische Ausgabe
    .short = englisch
cited-fr = französische Ausgabe
    .short = französisch
cited-it = italienische Ausgabe
    .short = italienisch
cited-cs = tschechische Ausgabe
    .short = tschechisch
cited-ru = russische Ausgabe
    .short = russisch
cited-ff = französischer Fantext
    .short = französischer Fantext
cited-all = alle Ausgaben

sheet-words = Wörter

# What lies where, and what is to be moved, of a game without words of its own for it
lies-place = { NAME($place) }: { $pieces }
lies-kind = { $n } { NAME($piece, $n) }
back-more = { NAME($place) }: { $n } { NAME($piece, $n) } hinlegen
back-fewer = { NAME($place) }: { $n } { NAME($piece, $n) } wegnehmen
