# Ein Tisch, mitten im Spiel erzählt, und ein Spiel auf Papier: was nicht sein kann, die Seiten, was ein Code nicht hergibt.

EL-COMP-04 = { $counters } { NAME($kind, $counters) }: es gibt 8
    .more = In Auslage, auf Straßen und vor den Plätzen lägen mehr davon, als die Schachtel hat.
EL-SETUP-09 = Mehr Hindernisse, als gelegt wurden
    .more = Auf Straßen: { $lying }. Plätze, die ihres gelegt haben: { $used }.
EL-DRAW-04 = Zu viele verdeckte
    .more = { NAME($seat) } hat { $hidden }; jetzt können es { $most } sein.
EL-DRAW-05 = Mehr Transportmittel, als gezogen wurden
    .more = Vor den Plätzen und auf Straßen: { $counters }. Gezogen oder behalten sein können { $most }.
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

act-catch-up = Nachtragen
catch-up-round = Runde
catch-up-towns = Orte
catch-up-hands = Hände
catch-up-roads = Straßen
catch-up-check = Prüfen
catch-up-round-prompt = Runde und wer dran ist
catch-up-towns-prompt = Orte berühren: Steine, Stiefel
catch-up-hands-prompt = Was vor dem Platz liegt
catch-up-roads-prompt = Transportmittel, dann die Straße
catch-up-check-prompt = Liegt alles so?
catch-up-start = Startspielerkarte:
catch-up-turn = Am Zug:
catch-up-pieces = Ortssteine
catch-up-boot = Stiefel
catch-up-untold = offen
catch-up-obstacle-there = Hindernis da
catch-up-obstacle-used = Hindernis gelegt
act-so-it-is = So ist es
catch-up-right = Das kann so sein. Davon geht der Schiedsrichter nun aus:
catch-up-faults = { $faults ->
        [one] Eines kann nicht sein. Berühren, um es zu ändern.
       *[other] { $faults } Dinge können nicht sein. Eines berühren, um es zu ändern.
    }
catch-up-unclear = So ist niemand am Zug. Noch einmal die Runde ansehen.
tell-catch-up = Nachgetragen: Runde { $round }, { $phase }
act-already = Schon im Spiel
new-already = sagen, was wo liegt
