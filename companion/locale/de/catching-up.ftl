# Ein Tisch, mitten im Spiel erzählt, und ein Spiel auf Papier: was nicht sein kann, die Seiten, was ein Code nicht hergibt.

EL-COMP-04 = { $counters } { NAME($kind, $counters) }: es gibt 8
    .more = In Auslage, auf Straßen und vor den Plätzen lägen mehr davon, als die Schachtel hat.
EL-SETUP-09 = Mehr Hindernisse, als gelegt wurden
    .more = Auf Straßen: { $lying }. Plätze, die ihres gelegt haben: { $used }.
EL-DRAW-04 = Zu viele verdeckte
    .more = { NAME($seat) } hat { $hidden }; jetzt können es { $most } sein.
EL-DRAW-09 = Zu viele Transportmittel
    .more = { NAME($seat) } hat { $counters }; jetzt können es { $most } sein.
EL-COST-03 = Mehr Ortssteine als Karten
    .more = { NAME($seat) } hätte { $pieces } in dieser Runde; ausgespielte Karten: { $cards }.
EL-COLLECT-01 = Der Ortsstein dort ist eingesammelt
    .more = Der Stiefel von { NAME($seat) } steht in { NAME($town) }: also gehört dieser Ortsstein dazu.
EL-CLEAN-05 = Die Straßen sind noch leer
    .more = Auf Straßen genannt: { $roads }. In dieser Phase liegt dort noch nichts.
EL-END-05 = Alle 20 Ortssteine: Spielende
    .more = { NAME($seat) } hat alle, und dieser Tisch beendet dann das Spiel.
