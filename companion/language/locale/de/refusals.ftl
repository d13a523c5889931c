# Eine Ablehnung je Regel: fünf Wörter, dann die Zahlen. Nie eine Art oder Zahl, die nur Hand oder verdecktes Transportmittel kennt.

EL-COMP-13 = Nur für 2 bis 6 Spieler
    .more = Angegebene Spieler: { $seats }.
EL-COMP-14 = Zählfehler: So viele gibt es nicht
    .more = Es gibt 8 Transportmittel und 10 Reisekarten je Art, dazu 12 Flöße.
EL-SETUP-08 = Alle 5 Transportmittel sind bekannt
    .more = In der Auslage liegen immer fünf offene Transportmittel.
EL-ROUND-01 = Nicht in dieser Phase
    .more = { $command ->
        [deal] Karten austeilen gehört in Phase 1
        [turn_up] Ein Transportmittel aufdecken gehört in die Phasen 1 bis 6
        [draw_hidden] Ein verdecktes Transportmittel ziehen gehört in Phase 2
        [draw] Weitere Transportmittel ziehen gehört in Phase 3
        [drawn] Transportmittel ziehen gehört in die Phasen 2 und 3
        [place] Ein Transportmittel legen gehört in Phase 4
        [obstacle] Ein Hindernis legen gehört in Phase 4
        [pass] Passen gehört in Phase 4
        [travel] Reisen gehört in Phase 5
        [end_move] Den Zug beenden gehört in Phase 5
        [discard] Karten ablegen gehört in Phase 5
        [keep] Ein Transportmittel behalten gehört in Phase 6
        [keep_score] „{ act-keep-score }“ lässt sich nur vor dem Austeilen wählen
        [referee] Zurück zum Schiedsrichter geht es nur, solange noch nichts eingesammelt ist
       *[target] Ortskarten werden nach der letzten Runde aufgedeckt
    }; jetzt läuft { $phase ->
        [deal] Phase 1
        [draw_hidden] Phase 2
        [draw] Phase 3
        [plan] Phase 4
        [move] Phase 5
        [score] eine Runde, in der nur Punkte gezählt werden
       *[cleanup] Phase 6
    }.
EL-ROUND-02 = Am Zug: { NAME($turn) }
    .more = { NAME($seat) } muss warten.

EL-DEAL-01 = Falsche Zahl von Karten ausgeteilt
    .more = { NAME($seat) }: 8 Karten auf der Hand, oder 8 neue dazu, je nach gewählter Regel.
EL-DEAL-02 = Behaltene Karten bleiben auf der Hand
    .more = { NAME($seat) } behält sie und zieht auf 8 nach.

EL-DRAW-06 = Nicht in der Auslage: { NAME($kind) }
    .more = Eines der offenen Transportmittel nehmen oder ein verdecktes.

EL-PLAN-02 = { NAME($seat) } hat das nicht: { NAME($kind) }
    .more = Gelegt werden nur eigene Transportmittel.
EL-PLAN-04 = Hier liegt schon: { NAME($kind) }
    .more = Auf jeder Straße liegt nur ein Transportmittel: { NAME($route) }.
EL-PLAN-05 = Nicht { NAME($terrain, case: "in") }: { NAME($kind) }
    .more = Die Übersichtskarte hat dafür keine Zahl: { NAME($route) }.
EL-PLAN-06 = { $terrain ->
        [river] Auf dem Fluss
       *[lake] Auf dem See
    } kein Transportmittel
    .more = { NAME($route) }: Dort reist man nur mit Flößen; Transportmittel werden nicht gelegt.

EL-OBST-01 = Das Hindernis ist verbraucht
    .more = { NAME($seat) } hatte eines für die ganze Partie.
EL-OBST-02 = Erst Transportmittel, dann Hindernis
    .more = Auf { NAME($route) } liegt noch kein Transportmittel.
EL-OBST-03 = Hier liegt schon ein Hindernis
    .more = Auf jeder Straße liegt nur ein Hindernis: { NAME($route) }.
EL-OBST-04 = { $terrain ->
        [river] Auf dem Fluss
       *[lake] Auf dem See
    } kein Hindernis
    .more = { NAME($route) }: Ein Hindernis gehört neben ein Transportmittel; auf Wasser liegt keines.
EL-OBST-05 = Nötig: { $need } { NAME($kind, $need) }
    .more = { NAME($terrain) }: { $cost } + Hindernis 1 = { $need }, alle von derselben Art.

EL-COST-04 = Genau { $need } { NAME($kind, $need) }
    .more = Für { NAME($route) } gespielte Karten: { $played }.

EL-MOVE-01 = Am Zug: { NAME($turn) }
    .more = { NAME($seat) } muss warten.
EL-MOVE-02 = Diese Verbindung beginnt nicht in { NAME($town) }
    .more = { NAME($route) } beginnt nicht an dem Ort, an dem der Stiefel steht.
EL-MOVE-03 = Kein Transportmittel auf dieser Straße
    .more = { NAME($route) } ist in dieser Runde nicht befahrbar.
EL-MOVE-04 = Hier liegt: { NAME($kind) }
    .more = { NAME($route) } kostet { $need } { NAME($kind, $need) }.
EL-MOVE-05 = { $need } { NAME($kind, $need) }, nicht { $played }
    .more = Der Preis hier ({ NAME($terrain) }) ist { $need }: { NAME($route) }.
EL-MOVE-09 = Diese Karten sind nicht auf der Hand
    .more = { NAME($seat) } kann diese Karten nicht haben.
EL-MOVE-10 = Der Zug ist vorbei
    .more = { NAME($seat) } legt nun Karten ab; der Stiefel zieht in dieser Runde nicht mehr.

EL-RIVER-01 = Auf Flüssen nur Flöße
    .more = { NAME($route) }: { $need } { NAME("raft", $need) }.
EL-RIVER-02 = { $need } { NAME("raft", $need) }, nicht { $played }
    .more = Von { NAME($town) } nach { NAME($to) } geht es { $need ->
        [1] flussabwärts: 1
       *[other] flussaufwärts: 2
    }.
EL-LAKE-01 = Die Fähre kostet { $need } { NAME("raft", $need) }
    .more = Von { NAME($town) } nach { NAME($to) }: genau { $need }, in beide Richtungen.

EL-CARAVAN-01 = Karawane: { $need } { NAME("card", $need, case: "short") }
    .more = Gespielt: { $played }.
EL-CARAVAN-02 = Wer zahlen kann, nimmt keine Karawane
    .more = Die Karawane ist nur für Spieler, die für { NAME($route) } nicht regulär zahlen können.
EL-CARAVAN-03 = Ohne Transportmittel keine Karawane
    .more = Auf { NAME($route) } liegt kein Transportmittel.
EL-CARAVAN-04 = { $terrain ->
        [river] Auf dem Fluss
       *[lake] Auf dem See
    } keine Karawane
    .more = { NAME($route) }: nur Flöße.
EL-CARAVAN-05 = Karawane hier: { $need } { NAME("card", $need, case: "short") }
    .more = 3 + Hindernis 1 = { $need }; gespielt: { $played }.
EL-CARAVAN-07 = Nur passende Karten oder eine Karawane
    .more = { NAME($route) }: { $need } { NAME($kind, $need) } oder eine Karawane mit { $caravan } Karten.

EL-HAND-01 = Genau { $surplus } ablegen
    .more = { NAME($seat) } hat { $hand } Karten; 4 dürfen bleiben.
EL-HAND-02 = Jetzt ist nichts abzulegen
    .more = Karten von { NAME($seat) }: { $hand }; abgelegt wird nur, was über 4 hinausgeht, und erst am Ende des eigenen Zuges.

EL-CLEAN-03 = Genau ein Transportmittel bleibt
    .more = { NAME($seat) } kann das nicht behalten: Jeder behält eines der eigenen Transportmittel und gibt die anderen zurück.
EL-CLEAN-04 = Kein verdecktes Transportmittel da
    .more = { NAME($seat) } hat nur offene Transportmittel.

EL-END-01 = Die Partie ist zu Ende
    .more = „{ act-undo }“ führt in die Partie zurück.

EL-VAR-01 = Diese Ortskarte kann man nicht aufdecken
    .more = { NAME($town) } gehört nicht zu den 12 Ortskarten, oder jemand anderes hat diese Karte schon aufgedeckt.
