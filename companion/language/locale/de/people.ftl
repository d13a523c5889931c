# The people at the table: names, colours, who goes home, which way the screen is turned, the sand-timer.

act-people = Leute
people-touch = Einen Spieler berühren, um Name oder Farbe zu ändern, oder wenn jemand gehen muss.
people-gone = ist nach Hause gegangen
people-across = sitzt gegenüber
act-turn = Bildschirm drehen
people-turning = Zu dem drehen, der dran ist
people-turning-more = der Bildschirm folgt den Plätzen
people-calling = Rufen, wer dran ist
people-calling-more = mit einem Ton
people-sand-what = Die Sanduhr: Wer mag, dreht sie um. Ist sie leer, passiert nichts.
people-sand = { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
people-sand-stop = Hinlegen
people-sits-across = Sitzt gegenüber
act-leaves = Muss gehen
people-leaves = Geht { NAME($seat) } nach Hause?
people-leaves-more = Ab jetzt wird dieser Platz übergangen. In der Wertung bleibt er und ist als gegangen markiert. Zurücknehmen holt ihn wieder.
sand-over = Die Sanduhr ist durch
sand-over-more = Keine Eile: Es ist nur Sand.
