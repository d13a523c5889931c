# Spieler, für die Boardside spielt: was Hände für sie tun, warum, und ihre Wahl bei „Neue Partie“.

seat-headline = { $who }: { $what }
sheet-boardside-hand = Karten von { NAME($seat) }
act-why = Warum?
act-card-back = Letzte Karte entfernen
seat-take-hidden = Ein verdecktes Transportmittel nehmen. Welche Art ist es?
seat-take-display = Aus der Auslage nehmen: { NAME($kind) }
seat-take-pile = Ein verdecktes Transportmittel ziehen. Welche Art ist es?
seat-turn-up = Ein neues Transportmittel aufdecken. Welche Art ist es?
seat-lay = Auf { NAME($route) } legen: { NAME($kind) }
seat-lay-hidden = Das verdeckte Transportmittel ({ NAME($kind) }) auf { NAME($route) } legen
seat-lay-obstacle = Das Hindernis auf { NAME($route) } legen
seat-boot = { NAME($town) }: { $cards }
seat-boot-piece = { NAME($town) }, Stein nehmen: { $cards }
prompt-seat = { $what ->
        [deal] Die ausgeteilten Karten antippen
        [move] Stiefel ziehen, Schritt für Schritt
        [place] Legen, dann „{ act-done }“
        [keep] Ein Transportmittel behalten
        [discard] Diese Karten ablegen
       *[take] Ein Transportmittel nehmen
    }
seat-caravan = Karawane: { $cards }
seat-discard = Ablegen: { $cards }
seat-places = { $n ->
        [one] Karte { $places }
       *[other] Karten { $places }
    }
seat-keep-open = Behalten: { NAME($kind) }; die anderen Transportmittel zurückgeben
seat-keep-hidden = Verdeckt behalten: { NAME($kind) }; die anderen Transportmittel zurückgeben
seat-keep-none = Alle Transportmittel zurückgeben
seat-hand-more = Neue Karten eingeben: bisher { $got } von { $cards }

seat-why-chance = Diese Stufe spielt zufällig.
seat-why-hinders = Das erschwert { NAME($seat) } den Weg nach { NAME($town) }.
seat-why-pieces = { $n ->
        [one] Dieser Weg bringt 1 Ortsstein.
       *[other] Dieser Weg bringt { $n } Ortssteine.
    }
seat-why-opens-cards = So öffnet sich { $way } für: { $cards }.
seat-why-opens = So öffnet sich { $way }.
seat-why-two = { $a } und { $b }
seat-why-luck = Ein verdecktes Transportmittel kann niemand aussuchen.
seat-why-spare = Für dieses Transportmittel gibt es nichts Besseres.
seat-why-enough = Die belegten Straßen genügen. Mögliche Ortssteine: { $n }.
seat-why-useless = Keines der eigenen Transportmittel öffnet einen Weg.
seat-why-nearer = So liegen die übrigen Orte näher.
seat-why-stays = Hier steht der Stiefel besser.
seat-why-takes = Geplant dafür: { $way }.
seat-why-held = { $n ->
        [one] 1 passende Karte ist auf der Hand.
       *[other] { $n } passende Karten sind auf der Hand.
    }
seat-why-fits = Das passt am besten zu Handkarten und übrigen Orten.
seat-why-pile = Kein ausliegendes Transportmittel passt besser als ein unbekanntes.
seat-why-blind = Kein bekanntes Transportmittel liegt aus.
seat-why-fewest = Von diesen Arten sind am wenigsten Karten auf der Hand.
seat-why-helps = Diese Karten helfen am wenigsten auf dem Weg zu den übrigen Orten.

seat-otherwise = Boardside spielt für { NAME($seat) }
    .more = Tun, was Boardside ansagt, oder „{ act-undo }“ antippen. Es wurde nichts eingegeben.
seat-thinking = { NAME($seat) } überlegt noch
    .more = Auf diesem Platz spielt Boardside. Es wurde nichts eingegeben.
seat-unseen = Jedes gezogene Transportmittel eingeben
    .more = Boardside spielt für { NAME($seat) } und muss wissen, welche Transportmittel schon gezogen sind.
seat-fallback = { NAME($seat) } hat unter Zeitdruck entschieden
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
