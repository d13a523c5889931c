# Ein Tisch Elfenland: Aufforderungen, Knöpfe, Blätter, und Züge in Worten.

game-elfenland = Elfenland

round-of = von { $rounds }
turn-everyone = Alle
phase-deal = Karten austeilen
phase-draw_hidden = Ein verdecktes
phase-draw = Drei weitere
phase-plan = Reiseroute planen
phase-move = Elfenstiefel ziehen
phase-cleanup = Runde abschließen
phase-over = Spielende

prompt-deal = Austeilen, dann „Ausgeteilt“
prompt-deal-all = Austeilen und ziehen, dann „{ act-deal-all }“
prompt-draw_hidden = Je ein verdecktes ziehen
prompt-draw = Eines nehmen, offen hinlegen
prompt-plan = Transportmittel, Hindernis, passen
prompt-plan-road = Nun die Straße berühren
prompt-plan-lacks = { NAME($kind) } kann hier nicht sein: bitte andere Wahl
prompt-looked = Die Karte zeigt Steine und nächste Schritte von { NAME($seat) }
prompt-plan-piece = Nun das Transportmittel
prompt-move = Den nächsten Ort berühren
prompt-move-otherwise = Ort berühren, dann die Karten
prompt-discard = Auf 4 Karten ablegen
prompt-cleanup = Je eines behalten
prompt-target = Ortskarte aufdecken
prompt-over = Das Spiel ist zu Ende

panel-cards = { $cards } { NAME("card", $cards, case: "short") }
panel-counters = { $counters } Mittel
panel-obstacle = + Hindernis
panel-start = Start

short-pig = Schwein
short-elfcycle = Elfenrad
short-cloud = Wolke
short-unicorn = Einhorn
short-troll = Trollw.
short-dragon = Drache
short-raft = Floß
short-obstacle = Hindernis
short-hidden = verdeckt
short-untold = ?
short-pile = verdeckt
short-none = keins

act-deal = Ausgeteilt
act-deal-only = Nur ausgeteilt
act-deal-all = Alles gezogen
act-drawn-hidden = Gezogen
act-drawn-all = Alle haben
act-tell-display = Auslage nennen
act-untold = Nicht genannt
act-pass = Passen
act-pass-all = Alle passen
    .more = Planung endet
act-otherwise = Anders zahlen
act-end-move = Zug beenden
act-pay = { $cards ->
        [0] Nichts zahlen
        [one] 1 Karte zahlen
       *[other] { $cards } Karten zahlen
    }
act-discard = { $cards } ablegen
act-discard-kinds = Welche nennen
act-discard-these = Ablegen
act-finish = Runde { $round } abschließen
act-finish-missing = { $seats ->
        [one] 1 Platz muss noch wählen
       *[other] { $seats } Plätze müssen noch wählen
    }

price-road = { $cards } { NAME($kind, $cards) } · Karawane: { $caravan } Karten
price-water = { $cards } { NAME("raft", $cards) }
price-none = Hier liegt kein Transportmittel.

sheet-kind-turn_up = Was liegt in der Auslage?
sheet-kind-display = Was wurde genommen?
sheet-kind-pile = Was wurde gezogen?
sheet-deal = Runde { $round } von { $rounds }
sheet-way = Welcher Weg nach { NAME($town) }?
sheet-way-none = Keine Straße dorthin hat ein Transportmittel.
sheet-way-far = Von { NAME($start) } führt weder Straße noch Wasser nach { NAME($town) }.
    .title = { NAME($town) } ist zu weit
sheet-pay = Karten für { NAME($route) }
sheet-discard = Mehr als 4 Karten
sheet-discard-seat = { NAME($seat) } hat { $hand }: { $cards } zu viel
sheet-discard-kinds = { NAME($seat) } legt { $cards } ab
sheet-cleanup = Runde { $round } abschließen
sheet-cleanup-keep = Alle behalten eines, der Rest geht zurück:

check-round-card = Rundenkarte { $round } liegt oben
check-start-player = Startspielerkarte an { NAME($seat) }
check-roads = Alles von den Straßen zurück, verdeckt, gemischt
check-obstacles = Benutzte Hindernisse aus dem Spiel
check-display = Fünf neue aufdecken
check-shuffle = { NAME($seat) } mischt alle Reisekarten außer den Händen
check-cards = Neue Karten
check-deal = { NAME($seat) }: +{ $cards }

way-travel = { NAME($town) }: { $cards } { NAME($kind, $cards) }
way-pay = { $cards } { NAME($kind, $cards) }
numbers-hand = { NAME($seat) } hat nur { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    }; nötig wären { $cards }.
caravan-paid = Dann hätte die Karawane eben bezahlt werden können
    .more = { NAME($seat) } hatte { $cards } { NAME($kind, $cards) } für den Weg nach { NAME($town) }: nach EL-CARAVAN-02 zieht als Karawane nur, wer nicht zahlen kann. Der Tisch entscheidet.
    .back = Zurück davor
way-caravan = Karawane mit { $cards }

tell-deal = Karten ausgeteilt
tell-turn-up = Auslage: { NAME($kind) }
tell-draw-hidden = { NAME($seat) }: verdeckt gezogen
tell-draw = { NAME($seat) }: { $source ->
        [display] aus der Auslage
       *[pile] verdeckt
    } gezogen
tell-draw-kind = { NAME($seat) }: { NAME($kind) } { $source ->
        [display] aus der Auslage
       *[pile] vom Stapel
    }
tell-drawn = Alle haben gezogen
tell-place = { NAME($seat) }: { NAME($kind) } auf { NAME($route) }
tell-obstacle = { NAME($seat) }: Hindernis auf { NAME($route) }
tell-pass = { NAME($seat) } passt
tell-no-card = keine Karte
tell-travel = { NAME($seat) } nach { NAME($town) }: { $price }{ $collected ->
        [1] , Ortsstein
       *[0] {""}
    }
tell-caravan = { NAME($seat) } nach { NAME($town) }: Karawane mit { $cards }{ $collected ->
        [1] , Ortsstein
       *[0] {""}
    }
tell-end-move = { NAME($seat) } beendet den Zug
tell-discard = { NAME($seat) } legt { $cards } { NAME("card", $cards, case: "short") } ab
tell-keep = { NAME($seat) } behält { $origin ->
        [hidden] ein verdecktes
        [open] ein offenes
       *[none] keines
    }
tell-keep-kind = { NAME($seat) } behält: { NAME($kind) }
tell-target = Ortskarte von { NAME($seat) }: { NAME($town) }

back-counter-off = { NAME($kind) } weg von { NAME($route) }
back-counter-on = { NAME($kind) } auf { NAME($route) }
back-obstacle-off = Hindernis weg von { NAME($route) }
back-obstacle-on = Hindernis auf { NAME($route) }
back-display = { NAME($kind) } zurück in die Auslage
back-refill = { NAME($kind) } aus der Auslage zurück zum Stapel
back-boot = { NAME($seat) }: Stiefel nach { NAME($town) }
back-piece = { NAME($seat) }: Ortsstein zurück nach { NAME($town) }
back-cards-take = { NAME($seat) }: { $n } { NAME("card", $n, case: "short") } zurücknehmen
back-cards-give = { NAME($seat) }: { $n } { NAME("card", $n, case: "short") } auf den Stapel
back-counters-take = { NAME($seat) }: { $n } Transportmittel zurücknehmen
back-counters-give = { NAME($seat) }: { $n } Transportmittel zurücklegen
back-round = Rundenkarte { $round }; Startspielerkarte an { NAME($seat) }

lies-round = Rundenkarte { $round }; Startspielerkarte bei { NAME($seat) }
lies-seat = { NAME($seat) } in { NAME($town) }: { $pieces } { NAME("piece", $pieces) }, { $cards } { NAME("card", $cards, case: "short") }, { $counters } Transportmittel
lies-road = { NAME($route) }: { NAME($kind) }{ $obstacle ->
        [1] {" "}mit Hindernis
       *[0] {""}
    }

end-score = Punkte
end-towns = Orte
end-distance = Weg
end-cards = Karten
end-round = { $round }
end-running = { NAME($seat) } führt mit { $score }
end-running-level = Gleichauf vorn mit { $score }
end-winner = { NAME($seat) } gewinnt mit { $far ->
        [1] { $score }
       *[0] { $score ->
            [one] 1 Ort
           *[other] { $score } Orten
        }
    }
end-shared = { NAME($seat) } gewinnt mit { $score }, geteilt
end-undecided = { NAME($seat) } hat { $score }: Gleichstand, offen
end-tie-cards = Gleich an Ortssteinen und Karten: je { $n }
end-tie-distance = Gleich an Punkten und Weg: je { $n }
end-by-cards = Gleichstand mit { NAME($seat) }, entschieden durch Karten auf der Hand: { $mine } zu { $other }
end-by-distance = Gleichstand mit { NAME($seat) }, entschieden durch Nähe zum Zielort: { $mine } zu { $other }
end-early = { NAME($seat) } hat alle 20 Ortssteine: vorzeitiges Ende
end-sum = { $pieces } { NAME("piece", $pieces) } − { $distance } bis zum Zielort = { $score }

sheet-chart-elfenland = Übersichtskarte
chart-water = Wasser
chart-notes = Ein Hindernis kostet 1 mehr derselben Art. Eine Karawane sind 3 beliebige Karten, 4 beim Hindernis. Flöße: { $down } flussabwärts, { $up } flussaufwärts, { $lake } für eine Fähre.

option-town_cards = Ortskarten: { $value ->
        [true] ja
       *[false] nein
    }
    .more = { $value ->
        [true] Alle ziehen einen geheimen Zielort; die Entfernung wird am Ende abgezogen.
       *[false] Die Ortskarten bleiben in der Schachtel.
    }
option-early_end = Alle 20 Ortssteine: { $value ->
        [finish_round] Runde fertig spielen
        [instant_win] gewinnt sofort
       *[none] weiterspielen
    }
    .more = Was gilt, wenn jemand vor der letzten Runde alle Ortssteine hat.
option-final_tie = Gleich viele Steine und Karten: { $value ->
        [shared] gemeinsam gewonnen
       *[undecided] bleibt offen
    }
    .more = Wenn die Führenden gleich viele Ortssteine und Karten haben.
option-setup_towns = Ortssteine zu Beginn: { $value ->
        [other20] in allen Orten außer Elvenhold
       *[choice20] in 20 Orten nach Wahl
    }
    .more = Sagt nur, wo die Steine ausgelegt werden; sonst ist alles gleich.
option-phase3 = Offen ziehen: { $value ->
        [draw_three] je drei
       *[fill_to_three_open] bis drei offen liegen
    }
    .more = Wichtig, wenn ein offenes behalten wurde.
option-display_refresh = Auslage am Rundenende: { $value ->
        [keep] bleibt
       *[reshuffle_all] wird untergemischt
    }
    .more = Ob die fünf offenen mit den anderen zurückgehen.
option-place_hidden = Verdeckte: { $value ->
        [true] dürfen gelegt werden
       *[false] bleiben verdeckt
    }
    .more = Ob ein verdecktes Transportmittel auf eine Straße darf.
option-pass = Passen: { $value ->
        [reenter] Rückkehr erlaubt
       *[final] endgültig
    }
    .more = Ob, wer gepasst hat, in der Phase noch legen darf.
option-caravan = Karawane: { $value ->
        [only_if_unable] nur wer nicht zahlen kann
       *[always] immer erlaubt
    }
    .more = Ob man mit drei Karten passende sparen darf.
option-discards = Gespielte Karten: { $value ->
        [on_stack] auf den Stapel
       *[face_up_heap] auf einen offenen Haufen
    }
    .more = Wohin gespielte und überzählige Karten kommen.
option-hand_limit_at = Handlimit: { $value ->
        [own_turn] am Ende des eigenen Zuges
       *[round_end] am Rundenende
    }
    .more = Wann man auf vier Karten ablegt.
option-keep_counter = Behalten: { $value ->
        [exactly_one_if_any] genau eines
       *[up_to_one] eines oder keines
    }
    .more = Ob alle Transportmittel zurückgehen dürfen.
option-variant_distance = Weg zum Zielort: { $value ->
        [edges] Verbindungen
       *[towns_between] Orte dazwischen
    }
    .more = Wie weit der Stiefel vom geheimen Ort steht.
option-variant_early_end = Frühes Ende mit Ortskarten: { $value ->
        [score_normally] der Weg zählt
       *[as_base] meiste Steine gewinnen
    }
    .more = Wie ein vorzeitig beendetes Spiel gewertet wird.
option-deal = Austeilen: { $value ->
        [to_eight] auf acht
       *[eight_more] acht mehr
    }
    .more = Wie viele Karten es ab Runde 2 gibt.
setup-each = Alle: ein Stiefel, die 20 Ortssteine einer Farbe, eine Übersichtskarte, ein Hindernis
setup-boots = Alle Stiefel nach Elvenhold
setup-pieces = { $choice ->
        [1] In 20 Orte nach Wahl: ein Stein jeder Farbe
       *[0] In jeden Ort außer Elvenhold: ein Stein jeder Farbe, also { $colours } je Ort
    }
setup-spare = Zurück in die Schachtel: { $seats ->
        [one] 1 Stiefel mit Steinen, 1 Hindernis, 1 Übersichtskarte
       *[other] { $seats } Stiefel mit Steinen, { $seats } Hindernisse, { $seats } Übersichtskarten
    }
setup-rounds = Rundenkarten 1 bis { $rounds } geordnet, die 1 oben, neben das Brett
setup-counters = 48 Transportmittel verdeckt mischen, fünf aufdecken
setup-cards = 72 Reisekarten: ein verdeckter Stapel
setup-town-cards = { $played ->
        [1] Ortskarten mischen; alle ziehen eine und halten sie geheim
       *[0] Ortskarten: zurück in die Schachtel
    }
setup-start = Startspielerkarte an { NAME($seat) }
check-town-cards = Alle ziehen eine geheime Ortskarte; die übrigen kommen ungesehen weg
