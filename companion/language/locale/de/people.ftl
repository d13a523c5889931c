# Die Leute am Tisch: Namen, Farben, wer geht, wohin der Bildschirm gedreht ist, die Sanduhr.

act-people = Spieler
people-touch = Einen Spieler antippen, um Namen oder Farbe zu berichtigen, oder wenn jemand gehen muss.
people-gone = hat die Partie verlassen
people-across = sitzt gegenüber
act-turn = Bildschirm drehen
people-turning = Zum Spieler am Zug drehen
people-turning-more = der Bildschirm dreht sich mit
people-calling = Ansagen, wer am Zug ist
people-calling-more = mit einem Ton
people-sand-what = Die Sanduhr: Jeder darf sie umdrehen. Ist sie abgelaufen, passiert nichts.
people-sand = { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
people-sand-stop = Sanduhr weglegen
people-sits-across = Sitzt gegenüber
act-leaves = Verlässt die Partie
people-leaves = Verlässt { NAME($seat) } die Partie?
people-leaves-more = Von jetzt an wird dieser Spieler übersprungen, bleibt aber im Zwischenstand, als gegangen vermerkt. „{ act-undo }“ holt ihn zurück.
sand-over = Die Sanduhr ist abgelaufen
sand-over-more = Keine Eile: Es passiert nichts.
