# Was möglich war: jeder Zug und der Weg auf dem Spielplan.

act-possible = Was möglich war
act-possible-see = Was möglich war: zum Ansehen antippen
possible-what-elfenland = Züge, in denen mit den Transportmitteln auf den Straßen sicher mehr Orte erreichbar waren. Antippen zeigt den Weg.
possible-open-only = Bis zum Ende der Partie zählen nur Karten, die alle Spieler gesehen haben.
possible-none = Noch ist kein Zug beendet.
possible-nothing = Eine verpasste Gelegenheit ist nicht nachweisbar.
possible-move = { $how ->
    [exact] { $done } von { $possible }
   *[least] { $done } von mindestens { $possible }
}
possible-round = Runde { $round }
possible-hand-known = Die Handkarten waren bekannt:
possible-hand-unknown = Die Handkarten waren unbekannt. Mit den schlechtesten Karten:
possible-whose = { NAME($seat) }, Runde { $round }
possible-worst-step = Schlechteste Hand: { $n } von { $of }
possible-sentence-elfenland = { NAME($seat) }, Runde { $round }: { $how ->
    [exact] mögliche Orte: { $possible }
   *[least] mögliche Orte mit den schlechtesten Karten: mindestens { $possible }
}; besucht: { $done }
possible-step = Schritt { $n } von { $of }

act-enter-hand = Handkarten eingeben
sheet-earlier-hands = Wessen Handkarten?
hands-what = An wessen Handkarten erinnert sich noch jemand, und aus welcher Runde? Damit wird das Ergebnis genau.
hands-entered = Die Handkarten vor dem Zug: { $got } von { $cards }
hands-impossible = Diese Karten passen nicht zu den gespielten
hands-nothing-missed = Nichts wurde verpasst

act-hints = Tipps
hints-what = Ein Tipp erscheint hier, für alle sichtbar, und wird gezählt. Die Hand muss dazu bekannt sein: eingegeben oder eingelesen. Alle Spieler müssen den Stufen zustimmen.
hints-level-0 = Keine
hints-level-1 = Ob noch mehr geht
hints-level-2 = Wie viele Orte, erster Schritt
hints-level-3 = Der Weg
hints-for = Tipp für { NAME($seat) }
hints-taken = Bisher: { $hints }
hints-unknown = Jetzt nicht: Die Hand ist nicht bekannt
hints-given = Tipps für { NAME($seat) }: { $hints }
hint-nothing = { NAME($seat) }: Jetzt gibt es nichts mehr einzusammeln
hint-more = { NAME($seat) }: Es gibt noch mehr einzusammeln
hint-many-elfenland = { NAME($seat) }: noch { $possible ->
    [one] 1 Ort möglich
   *[other] { $possible } Orte möglich
}
hint-first = Erster Schritt: { $act }
tell-hints = Tipps für { NAME($seat) }: { $level ->
    [0] keine
    [1] ob noch mehr geht
    [2] wie viele Orte, erster Schritt
   *[3] der Weg
}
option-hints = Tipps: { $level ->
    [0] keine
    [1] ob noch mehr geht
    [2] wie viele Orte, erster Schritt
   *[3] der Weg
}
    .more = Ein Tipp braucht eine bekannte Hand; alle sehen ihn.
possible-what-masterelf = Geschenke, die mit den bekannten Handkarten bezahlbar waren, Zug für Zug.
possible-sentence-masterelf = { NAME($seat) }, Runde { $round }: Ein Geschenk war möglich
possible-could = Möglich
possible-made = Angefertigt
