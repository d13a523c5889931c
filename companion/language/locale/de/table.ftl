# Der Tisch, welches Spiel auch immer: Rückgängig, Menü, Verlauf, Zwischenstand.

act-undo = Rückgängig
menu-look-up = Nachschlagen
menu-game = Diese Partie
menu-table = Am Tisch
act-menu = Menü
act-history = Verlauf
act-chart = Übersicht
act-find = Ort suchen
act-lies = Tisch prüfen
act-result = Ergebnis
act-standings = Zwischenstand
act-leave = Startseite
act-table = Zum Tisch
act-rematch = Neu spielen
act-count-missing = noch { $pieces } zu wählen

act-back = { $acts ->
        [0] Hier steht die Partie
        [one] 1 Aktion zurücknehmen
       *[other] { $acts } Aktionen zurücknehmen
    }
undone = { $entries ->
        [one] Zurückgenommen: { $act }
       *[other] { $entries } Aktionen zurückgenommen
    }
redone = { $entries ->
        [one] Wiederholt: { $act }
       *[other] { $entries } Aktionen wiederholt
    }
act-again = { $acts ->
        [one] 1 Aktion wiederholen
       *[other] { $acts } Aktionen wiederholen
    }
history-again = Wiederholen bis: { $act }. Dann umstellen:
sheet-history = { $acts ->
        [0] Noch keine Aktionen
        [one] 1 Aktion
       *[other] { $acts } Aktionen
    }
history-empty = Noch ist nichts geschehen.
history-start = Der Beginn der Partie
history-back-to = Zurück bis: { $act }. Dann zurücklegen:
sheet-back = { $acts ->
        [0] Hier steht die Partie
        [one] 1 Aktion zurücknehmen?
       *[other] { $acts } Aktionen zurücknehmen?
    }
sheet-end = Spielende
sheet-standings = Zwischenstand
sheet-lies = Sieht der Tisch so aus?
find-hint = Schreibweise egal
find-nothing = Kein Ort gefunden. Weniger Buchstaben versuchen.
source-page = S. { $page }, { $edition }
source-section = „{ $section }“, { $edition }
source-heading = „{ $section }“ ({ $heading }), { $edition }
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

# Was wo liegt und was umzustellen ist, bei einem Spiel ohne eigene Wörter dafür
lies-place = { NAME($place) }: { $pieces }
lies-kind = { $n } { NAME($piece, $n) }
back-more = { NAME($place) }: { $n } { NAME($piece, $n) } hinlegen
back-fewer = { NAME($place) }: { $n } { NAME($piece, $n) } wegnehmen
