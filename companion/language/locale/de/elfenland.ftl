# Ein Tisch Elfenland: Aufforderungen, Knöpfe, Blätter, und Aktionen in Worten.

game-elfenland = Elfenland

round-of = von { $rounds }
turn-everyone = Alle
phase-deal = Karten austeilen
phase-draw_hidden = Verdeckt ziehen
phase-draw = Drei weitere ziehen
phase-plan = Reiseroute planen
phase-move = Elfenstiefel ziehen
phase-cleanup = Runde abschließen
phase-over = Spielende

prompt-deal = Austeilen, dann „{ act-deal }“
prompt-deal-all = Austeilen und ziehen, dann „{ act-deal-all }“
prompt-draw_hidden = Ein Transportmittel verdeckt ziehen
prompt-draw = Transportmittel nehmen, offen hinlegen
prompt-refill = Ein neues Transportmittel aufdecken
prompt-plan = { $obstacle ->
        [no] Transportmittel oder passen
       *[yes] Transportmittel, Hindernis oder passen
    }
prompt-plan-road = Nun die Straße antippen
prompt-plan-lacks = Nicht vorhanden: { NAME($kind) }; bitte anders wählen
prompt-looked = { NAME($seat) }: Ortssteine und nächste Schritte sind auf dem Plan markiert
prompt-plan-piece = Nun ein Transportmittel dafür wählen
prompt-move = Den nächsten Ort antippen
prompt-move-otherwise = Ort antippen, dann die Karten
prompt-discard = Alle Karten bis auf 4 ablegen
prompt-cleanup = Jeder behält ein Transportmittel
prompt-target = Ortskarte aufdecken, dann den Ort antippen
prompt-over = Die Partie ist zu Ende

panel-cards = { $cards } { NAME("card", $cards, case: "short") }
panel-counters = { $counters } Transportmittel
panel-obstacle = + Hindernis
panel-passed = gepasst
look-been = Schon hier gewesen: { $names }
look-nobody = Hier war noch niemand
look-towns = { $count ->
        [0] Noch kein Ort
        [one] 1 Ort: { $towns }
       *[other] { $count } Orte: { $towns }
    }
panel-start = beginnt

short-pig = Schwein
short-elfcycle = Elfenrad
short-cloud = Wolke
short-unicorn = Einhorn
short-troll = Troll
short-dragon = Drache
short-raft = Floß
short-obstacle = Hindernis
short-hidden = verdeckt
short-untold = ?
short-pile = verdeckt
short-none = keines

act-deal = Ausgeteilt
act-deal-only = Nur ausgeteilt
act-deal-all = Ausgeteilt, gezogen
act-drawn-hidden = Gezogen
act-drawn-all = { $phase ->
    [draw_hidden] Alle verdeckten gezogen
       *[draw] Alle offenen gezogen
    }
act-tell-display = Auslage eingeben
act-untold = Unbekannt
act-pass = Passen
    .more = Ende der Phase
act-pass-all = Alle passen
    .more = Ende der Phase
act-otherwise = Anders zahlen
act-end-move = Zug beenden
act-pay = { $cards ->
        [0] Nichts zahlen
        [one] 1 Karte zahlen
       *[other] { $cards } Karten zahlen
    }
act-discard = { $cards } ablegen
act-discard-kinds = Auswählen
act-discard-these = Diese ablegen
act-finish = Runde { $round } abschließen
act-finish-missing = { $seats ->
        [one] 1 Spieler muss noch wählen
       *[other] { $seats } Spieler müssen noch wählen
    }

price-road = { $cards } { NAME($kind, $cards) } · Karawane: { $caravan } Karten
price-water = { $cards } { NAME("raft", $cards) }
price-none = Dort liegt kein Transportmittel.

sheet-kind-turn_up = Was wurde aufgedeckt?
sheet-kind-refill = Genommen: { NAME($kind) }. Was liegt jetzt dort?
sheet-kind-display = Was wurde genommen?
sheet-kind-pile = Was wurde gezogen?
sheet-deal = Runde { $round } von { $rounds }
sheet-way = Welcher Weg nach { NAME($town) }?
sheet-way-none = Auf keiner Straße dorthin liegt ein Transportmittel.
sheet-way-far = Von { NAME($start) } nach { NAME($town) } führt weder eine Straße noch ein Wasserweg.
    .title = { NAME($town) } ist zu weit weg
sheet-pay = Karten für { NAME($route) }
sheet-discard = Mehr als 4 Karten
sheet-discard-seat = { NAME($seat) } hat { $hand } Karten: { $cards } zu viel
sheet-discard-kinds = { NAME($seat) } legt ab: { $cards }
sheet-cleanup = Runde { $round } abschließen
sheet-cleanup-keep = Jeder behält ein Transportmittel, der Rest geht zurück:
check-round-card = Rundenkarte { $round } nach oben legen
check-start-player = Startspielerkarte an { NAME($seat) } geben
check-roads = Alle Transportmittel von den Straßen nehmen, umdrehen und untermischen
check-obstacles = Benutzte Hindernisse aus dem Spiel nehmen
check-display = Fünf neue Transportmittel aufdecken
check-shuffle = { $by ->
        [boardside] Alle Reisekarten außer den Handkarten mischen
       *[person] { NAME($seat) } mischt alle Reisekarten außer den Handkarten
    }
check-cards = Neue Karten
check-deal = { NAME($seat) }: +{ $cards }
way-travel = { NAME($town) }: { $cards } { NAME($kind, $cards) }
way-pay = { $cards } { NAME($kind, $cards) }
numbers-hand = { NAME($seat) } hat nur { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    }; nötig: { $cards }.
numbers-target = { $revealed ->
        [yes] Jemand anderes hat { NAME($town) } schon aufgedeckt.
       *[no] { NAME($town) } gehört nicht zu den 12 Ortskarten.
    }
caravan-paid = Diese Straße war regulär bezahlbar
    .more = { NAME($seat) } hatte { $cards } { NAME($kind, $cards) } für den Weg nach { NAME($town) }. Eine Karawane ist nur für Spieler, die nicht regulär zahlen können; alle am Tisch entscheiden.
    .back = Karawane zurücknehmen
way-caravan = Karawane mit { $cards }

tell-deal = Karten ausgeteilt
tell-turn-up = Aufgedeckt in der Auslage: { NAME($kind) }
tell-draw-hidden = { NAME($seat) } zieht verdeckt
tell-draw = { NAME($seat) } zieht { $source ->
        [display] aus der Auslage
       *[pile] vom Stapel
    }
tell-draw-kind = { NAME($seat) }: { NAME($kind) } { $source ->
        [display] aus der Auslage
       *[pile] vom Stapel
    }
tell-drawn = { $phase ->
        [draw_hidden] Alle haben verdeckt gezogen
       *[draw] Alle haben gezogen
    }
tell-place = { NAME($seat) }: { NAME($kind) } auf { NAME($route) }
tell-obstacle = { NAME($seat) }: Hindernis auf { NAME($route) }
tell-pass = { NAME($seat) } passt
tell-no-card = keine Karte
tell-travel = { NAME($seat) } nach { NAME($town) }: { $price }{ $collected ->
        [1] ; nimmt den Ortsstein
       *[0] {""}
    }
tell-caravan = { NAME($seat) } nach { NAME($town) }: Karawane mit { $cards }{ $collected ->
        [1] ; nimmt den Ortsstein
       *[0] {""}
    }
tell-end-move = { NAME($seat) } beendet den Zug
tell-discard = { NAME($seat) } legt { $cards } { NAME("card", $cards, case: "short") } ab
tell-keep = { NAME($seat) } behält { $origin ->
        [hidden] ein verdecktes Transportmittel
        [open] ein offenes Transportmittel
       *[none] kein Transportmittel
    }
tell-keep-kind = { NAME($seat) } behält: { NAME($kind) }
tell-target = Ortskarte von { NAME($seat) }: { NAME($town) }

back-counter-off = { NAME($kind) } weg von { NAME($route) }
back-counter-on = { NAME($kind) } auf { NAME($route) }
back-obstacle-off = Hindernis weg von { NAME($route) }
back-obstacle-on = Hindernis auf { NAME($route) }
back-display = { NAME($kind) } zurück in die Auslage
back-refill = { NAME($kind) } aus der Auslage zurück auf den Stapel
back-boot = { NAME($seat) }: Stiefel nach { NAME($town) }
back-piece = { NAME($seat) }: Ortsstein zurück nach { NAME($town) }
back-cards-take = { NAME($seat) }: { $n } { NAME("card", $n, case: "short") } zurücknehmen
back-cards-give = { NAME($seat) }: { $n } { NAME("card", $n, case: "short") } zurück auf den Stapel
back-counters-take = { NAME($seat) }: { $n } Transportmittel zurücknehmen
back-counters-give = { NAME($seat) }: { $n } Transportmittel zurückgeben
back-round = Rundenkarte { $round }; Startspielerkarte an { NAME($seat) }

lies-round = Rundenkarte { $round }; Startspielerkarte bei { NAME($seat) }
lies-seat = { NAME($seat) } in { NAME($town) }: { $pieces } { NAME("piece", $pieces) }, { $cards } { NAME("card", $cards, case: "short") }, { $counters } Transportmittel
lies-road = { NAME($route) }: { NAME($kind) }{ $obstacle ->
        [1] {" "}mit Hindernis
       *[0] {""}
    }

end-score = Punkte
end-towns = Orte
end-distance = Entfernung
end-cards = Karten
end-round = { $round }
end-running = { NAME($seat) } führt mit { $score }
end-running-level = Gleichstand an der Spitze mit { $score }
end-winner = { NAME($seat) } gewinnt mit { $far ->
        [1] { $score }
       *[0] { $score ->
            [one] 1 Ort
           *[other] { $score } Orten
        }
    }
end-shared = Geteilter Sieg: { NAME($seat) } mit { $score }
end-undecided = { NAME($seat) } hat { $score }: Gleichstand, nicht entschieden
end-tie-cards = Gleich viele Ortssteine und gleich viele Karten (je { $n })
end-tie-distance = Gleich viele Punkte und gleiche Entfernung (je { $n })
end-by-cards = Gleichstand mit { NAME($seat) }, entschieden durch die übrigen Karten: { $mine } zu { $other }
end-by-distance = Gleichstand mit { NAME($seat) }, entschieden durch die Entfernung zum Zielort: { $mine } zu { $other }
end-early = { NAME($seat) } hat alle 20 Ortssteine: vorzeitiges Spielende
end-sum = { $pieces } − { $distance } = { $score }: Ortssteine weniger die Entfernung zum Zielort

sheet-chart-elfenland = Übersichtskarte
chart-water = Wasser
chart-notes = Ein Hindernis kostet 1 Karte derselben Art mehr. Eine Karawane sind 3 beliebige Karten, bei einem Hindernis 4. Flöße: { $down } flussabwärts, { $up } flussaufwärts, { $lake } für eine Fähre.

option-town_cards = Ortskarten: { $value ->
        [true] ja
       *[false] nein
    }
    .more = { $value ->
        [true] Jeder zieht einen geheimen Zielort; die Entfernung wird am Ende abgezogen.
       *[false] Die Ortskarten bleiben in der Schachtel.
    }
option-early_end = Alle 20 Ortssteine: { $value ->
        [finish_round] Runde zu Ende spielen
        [instant_win] sofort gewonnen
       *[none] weiterspielen
    }
    .more = Was gilt, wenn jemand vor der letzten Runde alle Ortssteine eingesammelt hat?
option-final_tie = Gleich viele Steine und Karten: { $value ->
        [shared] geteilter Sieg
       *[undecided] bleibt offen
    }
    .more = Wer gewinnt bei gleich vielen Ortssteinen und gleich vielen Karten?
option-setup_towns = Ortssteine zu Beginn: { $value ->
        [other20] in allen Orten außer Elvenhold
       *[choice20] in 20 Orten nach Wahl
    }
    .more = Betrifft nur, wo die Steine ausgelegt werden; alles andere bleibt gleich.
option-phase3 = Offen ziehen: { $value ->
        [draw_three] je drei
       *[fill_to_three_open] bis drei offen liegen
    }
    .more = Betrifft nur Spieler, die ein offenes Transportmittel behalten haben.
option-display_refresh = Auslage am Rundenende: { $value ->
        [keep] bleibt
       *[reshuffle_all] wird untergemischt
    }
    .more = Gehen die fünf ausliegenden Transportmittel mit den anderen zurück?
option-place_hidden = Verdeckte Transportmittel: { $value ->
        [true] dürfen gelegt werden
       *[false] bleiben verdeckt
    }
    .more = Darf ein verdecktes Transportmittel auf eine Straße gelegt werden?
option-pass = Passen: { $value ->
        [reenter] später wieder legen erlaubt
       *[final] endgültig
    }
    .more = Darf in dieser Phase wieder legen, wer gepasst hat?
option-caravan = Karawane: { $value ->
        [only_if_unable] nur wenn man nicht zahlen kann
       *[always] immer erlaubt
    }
    .more = Darf man drei Karten zahlen, um passende zu sparen?
option-discards = Gespielte Karten: { $value ->
        [on_stack] auf den Stapel
       *[face_up_heap] offen neben den Stapel
    }
    .more = Wohin kommen gespielte und überzählige Karten?
option-hand_limit_at = Handlimit: { $value ->
        [own_turn] am Ende des eigenen Zuges
       *[round_end] am Ende der Runde
    }
    .more = Wann legt man alle Karten bis auf vier ab?
option-keep_counter = Behaltenes Transportmittel: { $value ->
        [exactly_one_if_any] genau eines
       *[up_to_one] eines oder keines
    }
    .more = Dürfen alle Transportmittel zurückgegeben werden?
option-variant_distance = Entfernung zum Zielort: { $value ->
        [edges] Verbindungen
       *[towns_between] Orte dazwischen
    }
    .more = Wie zählt die Entfernung zum geheimen Zielort?
option-variant_early_end = Vorzeitiges Ende mit Ortskarten: { $value ->
        [score_normally] die Entfernung zählt
       *[as_base] nur die Steine zählen
    }
    .more = Wie wird eine vorzeitig beendete Partie gewertet?
option-deal = Austeilen: { $value ->
        [to_eight] auf acht ergänzen
       *[eight_more] acht dazu
    }
    .more = Wie viele Karten bekommt jeder Spieler ab Runde 2?
setup-each = Jeder Spieler: ein Stiefel, die 20 Ortssteine einer Farbe, eine Übersichtskarte, ein Hindernis
setup-boots = Alle Stiefel nach Elvenhold
setup-pieces = { $choice ->
        [1] In 20 Orte nach Wahl: ein Ortsstein jeder Farbe
       *[0] In jeden Ort außer Elvenhold: ein Ortsstein jeder Farbe, also { $colours } je Ort
    }
setup-spare = Zurück in die Schachtel: { $seats ->
        [one] 1 Stiefel mit seinen Steinen, 1 Hindernis, 1 Übersichtskarte
       *[other] { $seats } Stiefel mit ihren Steinen, { $seats } Hindernisse, { $seats } Übersichtskarten
    }
setup-rounds = Rundenkarten 1 bis { $rounds } der Reihe nach, die 1 oben, neben den Spielplan
setup-counters = 48 Transportmittel: verdeckt mischen, fünf aufdecken
setup-cards = 72 Reisekarten: ein verdeckter Stapel
setup-town-cards = { $played ->
        [1] Ortskarten: mischen, jeder zieht eine und hält sie geheim
       *[0] Ortskarten: zurück in die Schachtel
    }
setup-start = Startspielerkarte an { NAME($seat) }
check-town-cards = Jeder bekommt eine geheime Ortskarte; die übrigen werden ungesehen weggelegt

ask-between = Was liegt zwischen zwei Orten?
ask-where = Wohin kann der Stiefel ziehen?
ask-far = Es gibt keine direkte Verbindung. Der kürzeste Weg:
ask-road = { $one }–{ $other }, { $terrain }: { $what }
ask-lies = { NAME($kind) }{ $obstacle ->
        [1] {" "}mit Hindernis
       *[0] {""}
    }, kostet { $price }
ask-free = noch kein Transportmittel; Preis je nach Art: { $prices }
ask-at = Der Stiefel steht in { NAME($town) }.
ask-step = { NAME($town) }, { NAME($terrain) }: { $what }{ $hand ->
        [yes] , die Karten reichen
        [caravan] , nur als Karawane
        [no] , zu wenige Karten
       *[unknown] {""}
    }
ask-no-way = Von hier geht es nicht weiter: kein Transportmittel, kein Wasserweg.
ask-bare = Ohne Transportmittel: { $towns }
ask-display = Offen in der Auslage: { $counters }
ask-open = { NAME($seat) }, offene Transportmittel: { $counters }
ask-left = Noch nicht eingesammelt: { $towns }
