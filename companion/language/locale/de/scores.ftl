# Ein Tisch, an dem nur Punkte gezählt werden: was dort gefragt, festgehalten und abgelehnt wird.

act-keep-score = Nur Punkte zählen
act-referee = Mit Schiedsrichter
act-next-seat = Nächster Zug
act-round-over = Runde vorbei
act-end-game = Partie beenden
act-round-begins = Runde { $round } beginnt
act-boots-right = So stehen sie
phase-score = Ortssteine einsammeln
phase-boots = Wo die Stiefel stehen
phase-hands = Gleichstand
prompt-score = Jeden erreichten Ort antippen
prompt-boots = Ort des Stiefels antippen
prompt-hands = Übrige Karten zählen
panel-now = +{ $pieces } diese Runde
sheet-hands = Gleichstand: Wie viele Karten sind übrig?
check-keep = Jeder behält ein Transportmittel, der Rest geht zurück
check-hand = Niemand hat mehr als 4 Karten
check-fill = Alle ziehen auf { $cards } Karten nach
way-give-back = Ortsstein zurück nach { NAME($town) }

tell-keep-score = Nur Punkte
tell-referee = Schiedsrichter wieder dabei
tell-collect = { NAME($seat) }: Ortsstein in { NAME($town) }
tell-give-back = { NAME($seat) } legt den Ortsstein nach { NAME($town) } zurück
tell-boot = { NAME($seat) }: Stiefel in { NAME($town) }
tell-hand = { NAME($seat) }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } übrig
tell-next-seat = Nun: { NAME($seat) }
tell-next-round = Runde { $round } beginnt
tell-last-round = Die letzte Runde ist vorbei
back-piece-take = { NAME($seat) }: Ortsstein aus { NAME($town) } wieder nehmen
lies-score-seat = { NAME($seat) }: { $pieces } { NAME("piece", $pieces) }

EL-MOVE-11 = Höchstens 8 Ortssteine je Runde
    .more = { NAME($seat) } hätte { $pieces }: Acht Karten reichen nur für acht Schritte.
EL-COLLECT-03 = Dort ist nichts einzusammeln
    .more = In { NAME($town) } liegt nichts für { NAME($seat) }: Der Ortsstein wurde schon eingesammelt, oder dort lag nie einer.
