# Spieler, für die Boardside spielt: was Hände für sie tun, warum, und ihre Wahl bei „Neue Partie“.

sheet-boardside = { NAME($seat) } (Boardside)
seat-headline = { $who }: { $what }
sheet-boardside-hand = Karten von { NAME($seat) }
act-why = Warum?
act-card-back = Karte zurück
seat-take-hidden = Ein verdecktes Transportmittel nehmen. Welche Art ist es?
seat-take-display = Aus der Auslage nehmen: { NAME($kind) }
seat-take-pile = Ein verdecktes Transportmittel ziehen. Welche Art ist es?
seat-turn-up = Ein neues Transportmittel aufdecken. Welche Art ist es?
seat-lay = Auf { NAME($route) } legen: { NAME($kind) }
seat-lay-hidden = Das verdeckte Transportmittel ({ NAME($kind) }) auf { NAME($route) } legen
seat-lay-obstacle = Das Hindernis auf { NAME($route) } legen
seat-boot = Stiefel nach { NAME($town) }: { $cards } ablegen
seat-boot-piece = Stiefel nach { NAME($town) }: { $cards } ablegen, Ortsstein nehmen
seat-discard = Ablegen: { $cards }
seat-places = { $n ->
        [one] Karte { $places }
       *[other] Karten { $places }
    }
seat-keep-open = Behalten: { NAME($kind) }. Die anderen Transportmittel zurückgeben
seat-keep-hidden = Verdeckt behalten: { NAME($kind) }. Die anderen Transportmittel zurückgeben
seat-keep-none = Alle Transportmittel zurückgeben
seat-hand-more = Neue Karten eingeben: bisher { $got } von { $cards }

seat-why-chance = Diese Stufe spielt zufällig.
seat-why-way = So geht es nach { NAME($town) }.
seat-why-hinders = Das erschwert { NAME($seat) } den Weg nach { NAME($town) }.
seat-why-pieces = { $n ->
        [one] Dieser Weg bringt 1 Ortsstein.
       *[other] Dieser Weg bringt { $n } Ortssteine.
    }
seat-why-plan = Das passt am besten zum Plan.

seat-otherwise = Boardside spielt für { NAME($seat) }
    .more = Tun, was Boardside ansagt, oder zurücknehmen. Nichts wurde eingetragen.
seat-thinking = { NAME($seat) } überlegt noch
    .more = Hier spielt Boardside. Nichts wurde eingetragen.
seat-unseen = { NAME($seat) } muss die Transportmittel kennen
    .more = Spielt Boardside mit, jedes gezogene Transportmittel eingeben.
seat-fallback = { NAME($seat) } zog in Eile
    .more = Boardside war nach 5 Sekunden noch nicht fertig: Die Stufe „{ level-greedy }“ hat entschieden, und das ist festgehalten.

level-person = Mensch
level-greedy = Leicht
    .more = nimmt die nächstgelegenen Orte.
level-plans = Gut
    .more = setzt alle Transportmittel zusammen ein.
level-reckons = Stark
    .more = schätzt auch fremde Karten ein.
level-boardside = Boardside: { $level ->
        [wanders] Zufällig
        [greedy] { level-greedy }
        [plans] { level-plans }
       *[reckons] { level-reckons }
    }
new-boardside-costs = Boardside spielt mit echtem Spielmaterial, das die Spieler bewegen. Einzugeben sind seine Karten, seine Transportmittel und die Auslage: etwa 25-mal antippen je Runde. Karten ohne Tags liegen offen vor ihm: ein Nachteil.
new-boardside-none = In diesem Spiel kann Boardside noch nicht mitspielen.
new-nobody = Mindestens ein Mensch muss mitspielen
seat-thinks = Boardside überlegt
