# Plätze, die Boardside spielt: was Hände für sie tun, warum, und ihre Wahl bei „Neues Spiel“.

sheet-boardside = { NAME($seat) } (Boardside)
seat-headline = { $who }: { $what }
sheet-boardside-hand = Karten von { NAME($seat) }
act-why = Warum?
act-card-back = Eine zurück
seat-take-hidden = Nimm eins verdeckt. Welches ist es?
seat-take-display = { NAME($kind) } aus der Auslage nehmen
seat-take-pile = Zieh eins vom Stapel. Welches ist es?
seat-turn-up = Deck ein neues auf. Welches ist es?
seat-lay = { NAME($kind) } auf { NAME($route) }
seat-lay-hidden = { NAME($kind) } (verdeckt) auf { NAME($route) }
seat-lay-obstacle = Hindernis auf { NAME($route) }
seat-boot = Nach { NAME($town) }: { $cards } ablegen
seat-boot-piece = Nach { NAME($town) }: { $cards } ablegen, Ortsstein nehmen
seat-discard = Weglegen: { $cards }
seat-places = { $n ->
        [one] Karte { $places }
       *[other] Karten { $places }
    }
seat-keep-open = { NAME($kind) } behalten, den Rest zurück
seat-keep-hidden = Verdeckt behalten: { NAME($kind) }, den Rest zurück
seat-keep-none = Alle Transportmittel zurück
seat-hand-more = Die { $cards } neuen Karten eingeben: bisher { $got }
seat-why-chance = Diese Stufe spielt zufällig.
seat-why-way = So geht es nach { NAME($town) }.
seat-why-hinders = Das stört { NAME($seat) } auf dem Weg nach { NAME($town) }.
seat-why-pieces = { $n ->
        [one] Dieser Weg bringt 1 Ortsstein.
       *[other] Dieser Weg bringt { $n } Ortssteine.
    }
seat-why-plan = Das passt am besten zum Plan.
seat-otherwise = Boardside spielt { NAME($seat) }
    .more = Tut, was auf dem Blatt steht, oder nehmt zurück. Nichts wurde eingetragen.
seat-thinking = { NAME($seat) } überlegt noch
    .more = Boardside spielt diesen Platz. Nichts wurde eingetragen.
seat-unseen = { NAME($seat) } muss die Transportmittel kennen
    .more = Spielt Boardside mit, gebt jedes gezogene Transportmittel ein.
seat-fallback = { NAME($seat) } zog in Eile
    .more = Boardside kam in 5 Sekunden zu keinem Schluss: Die Stufe Gierig entschied. Das ist festgehalten.
level-person = Mensch
level-wanders = Zufällig
    .more = irgendein erlaubter Zug.
level-greedy = Gierig
    .more = nimmt, was nahe liegt.
level-plans = Planend
    .more = alle Transportmittel gemeinsam.
level-reckons = Rechnend
    .more = schätzt auch fremde Karten.
level-boardside = Boardside: { $level ->
        [wanders] zufällig
        [greedy] gierig
        [plans] planend
       *[reckons] rechnend
    }
new-boardside-costs = Boardside spielt mit echten Teilen, die ihr bewegt. Gebt seine Karten, Transportmittel und die Auslage ein: rund 25 Berührungen je Runde. Karten ohne Tags liegen offen vor ihm: ein Nachteil.
new-boardside-none = In diesem Spiel kann Boardside noch keinen Platz spielen.
new-nobody = Mindestens ein Mensch muss mitspielen
seat-thinks = Boardside überlegt
