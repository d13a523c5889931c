# Was möglich war: jeder Zug, der Weg auf der Karte und die Rätsel daraus.
act-possible = Was möglich war
act-puzzle = Rätsel
act-solution = Lösung
sheet-possible = Was möglich war
possible-what-elfenland = Besuchte Orte, und wie viele auf den Straßen, wie sie lagen, sicher möglich waren. Ein Zug angetippt zeigt den Weg.
possible-open-only = Bis zum Ende des Spiels zählen nur Karten, die alle gesehen haben.
possible-none = Noch ist kein Zug beendet.
possible-nothing = Nichts wurde mit Sicherheit verpasst.
possible-move = { $how ->
    [exact] { $done } von { $possible }
   *[least] { $done } von mindestens { $possible }
}
possible-round = Runde { $round }
possible-sentence-elfenland = { NAME($seat) }, Runde { $round }: { $how ->
    [exact] { $possible } Orte waren möglich
   *[least] mindestens { $possible } Orte waren möglich
}; besucht: { $done }
possible-step = Schritt { $n } von { $of }
puzzle-elfenland = Runde { $round }, { NAME($seat) }: finde { $possible ->
    [one] 1 Ort
   *[other] { $possible } Orte
}
puzzle-found = Rätsel: { $found } von { $of }
puzzle-hand = { NAME($seat) } hält { $cards }
puzzle-solved = Gelöst!
puzzle-solved-more = { $steps ->
    [one] In 1 Schritt
   *[other] In { $steps } Schritten
}
