# Die gedruckten Wörter der Schachtel, auf Deutsch. Ein Eintrag je Ding; $count wählt die Zahl, .in das Wo.

name-1 = Spieler 1
name-2 = Spieler 2
name-3 = Spieler 3
name-4 = Spieler 4
name-5 = Spieler 5
name-6 = Spieler 6

# Eine Verbindung: ihre zwei Orte, und das Gelände, wo zwei Verbindungen dieselben Orte verbinden.
name-route = { $one }–{ $other }
name-route-of-two = { $one }–{ $other } ({ NAME($terrain) })

# Was die Seite der Wörter zeigt, unter diesen Überschriften.
words-kinds = Transportmittel
name-pig = { $count ->
        [one] Riesenschwein
       *[other] Riesenschweine
    }
name-elfcycle = { $count ->
        [one] Elfenrad
       *[other] Elfenräder
    }
name-cloud = { $count ->
        [one] Magische Wolke
       *[other] Magische Wolken
    }
name-unicorn = { $count ->
        [one] Einhorn
       *[other] Einhörner
    }
name-troll = { $count ->
        [one] Trollwagen
       *[other] Trollwagen
    }
name-dragon = { $count ->
        [one] Drache
       *[other] Drachen
    }
name-raft = { $count ->
        [one] Floß
       *[other] Flöße
    }

words-terrains = Gelände
name-plain = Ebene
    .in = in der Ebene
name-wood = Wald
    .in = im Wald
name-desert = Wüste
    .in = in der Wüste
name-mountain = Berge
    .in = in den Bergen
name-river = Fluss
    .in = auf dem Fluss
name-lake = See
    .in = auf dem See

words-pieces = Spielmaterial
name-counter = { $count ->
        [one] Transportmittel
       *[other] Transportmittel
    }
name-obstacle = { $count ->
        [one] Hindernis
       *[other] Hindernisse
    }
name-card = { $count ->
        [one] Reisekarte
       *[other] Reisekarten
    }
    .short = { $count ->
        [one] Karte
       *[other] Karten
    }
name-piece = { $count ->
        [one] Ortsstein
       *[other] Ortssteine
    }
    .short = { $count ->
        [one] Stein
       *[other] Steine
    }
name-boot = { $count ->
        [one] Elfenstiefel
       *[other] Elfenstiefel
    }
name-round-card = { $count ->
        [one] Rundenkarte
       *[other] Rundenkarten
    }
name-town-card = { $count ->
        [one] Ortskarte
       *[other] Ortskarten
    }
name-start-card = Startspielerkarte
name-chart = Übersichtskarte
name-board = Spielplan

words-others = Weitere Wörter
name-elf = Elf
name-town = Ort
name-capital = Elfenhauptstadt
name-road = Straße
name-ferry = Fähre
name-arrow = Pfeil
name-downriver = flussabwärts
name-upriver = flussaufwärts
name-terrain = Gelände
name-caravan = Karawane
name-stack = Stapel
name-face-down = verdeckt
name-face-up = offen
name-hand = Hand
name-round = Runde
name-phase = Phase
name-turn = Zug
name-start-player = Startspieler
name-clockwise = im Uhrzeigersinn
name-tie = Gleichstand
name-variation = Variante
name-destination = Zielort

words-phases = Phasen
name-deal = Reisekarten austeilen
name-draw_hidden = Ein verdecktes Transportmittel ziehen
name-draw = Weitere Transportmittel ziehen
name-plan = Planen der Reiseroute
name-move = Ziehen der Elfenstiefel
name-cleanup = Abschluss der Runde
name-over = Spielende

words-acts = Aktionen
name-turn_up = ein Transportmittel aufdecken
name-drawn = Transportmittel ziehen
name-place = ein Transportmittel legen
name-obstruct = ein Hindernis legen
name-pass = passen
name-travel = reisen
name-end_move = den Zug beenden
name-discard = Karten ablegen
name-keep = ein Transportmittel behalten
name-target = eine Ortskarte aufdecken
