# Eine Partie, mitten im Spiel eingegeben: was nicht stimmen kann, und die Seiten dafür.

EL-COMP-04 = { $counters } { NAME($kind, $counters) }: Es gibt nur 8
    .more = In der Auslage, auf Straßen und vor den Spielern lägen mehr Transportmittel dieser Art, als in der Schachtel sind.
EL-SETUP-09 = Mehr Hindernisse, als benutzt wurden
    .more = Auf Straßen: { $lying }. Spieler, die ihr Hindernis benutzt haben: { $used }.
EL-DRAW-04 = Zu viele verdeckte Transportmittel
    .more = { NAME($seat) } hat { $hidden }; jetzt höchstens möglich: { $most }.
EL-DRAW-05 = Mehr Transportmittel, als gezogen wurden
    .more = Vor den Spielern und auf Straßen: { $counters }. Höchstens möglich (gezogen oder behalten): { $most }.
EL-DRAW-09 = Zu viele Transportmittel
    .more = { NAME($seat) } hat { $counters }; jetzt höchstens möglich: { $most }.
EL-COST-03 = Mehr Ortssteine als gespielte Karten
    .more = { NAME($seat) } hätte in dieser Runde { $pieces } eingesammelt; von der Hand gespielte Karten: { $cards }.
EL-COLLECT-01 = Dieser Ortsstein ist schon eingesammelt
    .more = Der Stiefel von { NAME($seat) } steht in { NAME($town) }; der Ortsstein dort gehört also zu den eingesammelten.
EL-CLEAN-05 = Die Straßen sind noch leer
    .more = Auf Straßen eingegebene Transportmittel: { $roads }. In dieser Phase liegt dort noch keines.
EL-END-05 = Alle 20 Ortssteine: Spielende
    .more = { NAME($seat) } hat alle; nach den gewählten Regeln ist die Partie damit zu Ende.

act-catch-up = Spielstand eingeben
catch-up-round = Runde
catch-up-towns = Orte
catch-up-hands = Karten
catch-up-roads = Straßen
catch-up-check = Prüfen
catch-up-round-prompt = Runde und wer am Zug ist
catch-up-towns-prompt = Orte antippen: Steine oder Stiefel
catch-up-hands-prompt = Karten und Transportmittel je Spieler
catch-up-roads-prompt = Transportmittel, dann die Straße
catch-up-check-prompt = Liegt auf dem Tisch alles so?
catch-up-start = Startspielerkarte:
catch-up-turn = Am Zug:
catch-up-pieces = Ortssteine
catch-up-boot = Stiefel
catch-up-untold = offen, unbekannt
catch-up-obstacle-there = Hindernis unbenutzt
catch-up-obstacle-used = Hindernis benutzt
act-so-it-is = So ist es
catch-up-right = Das ist möglich. Der Schiedsrichter macht von hier an weiter:
catch-up-doubts = Das ist ungewöhnlich. Falls am Tisch erlaubt, so lassen; zum Ändern antippen:
catch-up-faults = { $faults ->
        [one] Eine Angabe kann nicht stimmen. Zum Ändern antippen.
       *[other] { $faults } Angaben können nicht stimmen. Zum Ändern eine antippen.
    }
catch-up-unclear = So ist niemand am Zug. Bitte die Runde prüfen.
tell-catch-up = Spielstand eingegeben: Runde { $round }, { $phase }
act-already = Partie läuft schon
new-already = Spielstand eingeben

# Master Elf

catch-up-board = Spielplan
catch-up-seats = Spieler
catch-up-board-prompt = Orte antippen: Elf oder Karte
catch-up-seats-prompt = Karten und Kristall je Spieler
me-enter-day = Tagseite
me-enter-night = Nachtseite
me-enter-stacks-0 = Noch kein Stapel leer
me-enter-stacks-1 = Einer war leer: neu gestapelt
me-enter-stacks-2 = Zwei waren leer: Bonuskarten
me-enter-pawn = Elf
me-enter-unknown = Andere Geschenke
me-enter-gifts = Geschenke mit Titel:
me-enter-crystal = { $there ->
        [1] Kristall unbenutzt
       *[0] Kristall benutzt
    }
me-enter-reward = { $there ->
        [1] Belohnung offen
       *[0] Belohnung genommen
    }
