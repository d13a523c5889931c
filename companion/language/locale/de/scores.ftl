# Ein Tisch, der nur Punkte zählt: was dort gefragt, erzählt und abgelehnt wird.

act-keep-score = Nur Punkte zählen
act-referee = Wieder leiten
act-next-seat = Weiter
act-round-over = Rundenende
act-end-game = Spiel beenden
act-round-begins = Runde { $round } beginnt
act-boots-right = So stehen sie

phase-score = Ortssteine einsammeln
phase-boots = Wo die Stiefel stehen
phase-hands = Gleichstand
prompt-score = Erreichte Orte berühren
prompt-boots = Ort des Stiefels berühren
prompt-hands = Restliche Karten zählen
panel-now = +{ $pieces } diese Runde

sheet-hands = Gleichstand: Wie viele Karten sind übrig?
check-keep = Alle behalten ein Transportmittel, der Rest geht zurück
check-hand = Niemand hat mehr als 4 Karten
check-fill = Alle ziehen auf { $cards } Karten auf

way-give-back = Ortsstein zurück nach { NAME($town) }

tell-keep-score = Nur Punkte werden gezählt
tell-referee = Wieder geleitet
tell-collect = { NAME($seat) } sammelt in { NAME($town) }
tell-give-back = { NAME($seat) }: Ortsstein zurück nach { NAME($town) }
tell-boot = { NAME($seat) } steht in { NAME($town) }
tell-hand = { NAME($seat) }: { $cards } übrig
tell-next-seat = Nun: { NAME($seat) }
tell-next-round = Runde { $round } beginnt
tell-last-round = Die letzte Runde ist vorbei
back-piece-take = { NAME($seat) }: Ortsstein aus { NAME($town) } wieder nehmen
lies-score-seat = { NAME($seat) }: { $pieces } { NAME("piece", $pieces) }

EL-MOVE-11 = Höchstens 8 Ortssteine je Runde
    .more = { NAME($seat) } hätte { $pieces }: Acht Karten reichen für acht Schritte.
EL-COLLECT-03 = Dort liegt kein Ortsstein
    .more = { NAME($town) } hat keinen für { NAME($seat) }: schon eingesammelt, oder es lag nie einer dort.
