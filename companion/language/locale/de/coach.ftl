# Was möglich war: jeder Zug, der Weg auf der Karte und die Rätsel daraus.
act-possible = Was möglich war
act-possible-see = Was möglich war: zum Ansehen berühren
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

act-hints = Tipps
sheet-hints = Tipps
hints-what = Ein Tipp erscheint hier, für alle, und wird gezählt. Die Hand muss bekannt sein: angesagt oder eingelesen. Alle müssen den Stufen zustimmen.
hints-level-0 = Keine
hints-level-1 = Da geht mehr
hints-level-2 = Wie viele, erster Schritt
hints-level-3 = Der Weg
hints-for = Tipp für { NAME($seat) }
hints-taken = Bisher: { $hints }
hints-unknown = Jetzt nicht: die Hand ist nicht bekannt
hints-given = Tipps für { NAME($seat) }: { $hints }
hint-nothing = { NAME($seat) }: jetzt ist nichts mehr zu holen
hint-more = { NAME($seat) }: da ist noch mehr zu holen
hint-many-elfenland = { NAME($seat) }: noch { $possible ->
    [one] 1 Ort möglich
   *[other] { $possible } Orte möglich
}
hint-first = Erster Schritt: { $act }
tell-hints = Tipps für { NAME($seat) }: { $level ->
    [0] keine
    [1] dass mehr geht
    [2] wie viele, erster Schritt
   *[3] der Weg
}
option-hints = Tipps: { $level ->
    [0] keine
    [1] dass mehr geht
    [2] wie viele, erster Schritt
   *[3] der Weg
}
    .more = Für alle, deren Hand bekannt ist; alle sehen sie.
possible-what-masterelf = Geschenke, die bekannte Handkarten bezahlt hätten, Zug für Zug.
possible-sentence-masterelf = { NAME($seat) }, Runde { $round }: ein Geschenk war möglich
possible-could = Möglich
possible-made = Gemacht
