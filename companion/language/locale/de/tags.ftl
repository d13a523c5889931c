# Tags anlernen: was in der Schachtel einen haben kann, wie weit es ist, und was gefragt wird.

act-teach = Tags anlernen
act-next = Weiter
act-forget = Vergessen
act-keep = Behalten
act-change = Ändern
act-swap = Ersetzen
act-both = Beide behalten
act-one-more = Noch einer
sheet-tags = Tags: { $game }

tags-how = Antippen, was angelernt werden soll, dann die Tags nacheinander auf ein Lesegerät legen.
tags-no-reader = Es ist kein Lesegerät eingerichtet: siehe „{ act-hardware }“.
tags-waiting = Ein neuer NFC-Tag liegt auf dem Lesegerät: antippen, wozu er gehört.
tags-choose = Antippen, wozu der nächste NFC-Tag gehört.
tags-next = Den nächsten NFC-Tag auflegen: { $thing }, { $n } / { $many }
tags-next-uncounted = Den nächsten NFC-Tag auflegen: { $thing }, { $n }
tags-next-place = Den zugehörigen NFC-Tag auf ein Lesegerät legen; beim Sensorbrett einen beliebigen NFC-Tag auf diese Stelle.
tags-whole = Alle Tags sind angelernt.
tags-same = Schon angelernt: { $thing }
tags-stays = Während einer Partie lässt sich ein NFC-Tag nicht ändern.
tags-other = Dieser NFC-Tag bedeutet etwas anderes
tags-reader-other = Lesegerät { $reader } gehört zu einer anderen Stelle
tags-other-more = Bisher: { $before }. Von jetzt an: { $after }?
tags-full = { $thing }: { $many ->
        [1] hat schon einen NFC-Tag
       *[other] Alle { $many } haben einen NFC-Tag
    }
tags-full-more = Fehlt einer? Dann kommt dieser dazu; der verlorene zählt weiter mit, das schadet nicht.
tags-full-one = Ersetzt der neue NFC-Tag den alten?
tags-lies = Das ist: { $thing }
tags-forget = { $thing }: Tags vergessen ({ $n })?
tags-called = { $thing } ({ $group })
tags-of-game = ein Teil von { $game }

tags-group-counter = Transportmittel
tags-group-obstacle = Hindernisse
tags-group-card = Reisekarten
tags-group-boot = Elfenstiefel
tags-group-road = Straßen
tags-group-water = Flüsse und Seen
tags-group-town = Orte
tags-group-ingredient = Zutaten
tags-group-gift = Geschenke
tags-group-elf = Elfen
tags-group-place = Orte
tags-one-counter = Transportmittel
tags-one-obstacle = Hindernis
tags-one-card = Reisekarte
tags-one-boot = Elfenstiefel
tags-one-road = Straße
tags-one-town = Ort
tags-one-ingredient = Zutat
tags-one-gift = Geschenk
tags-one-elf = Elf
tags-one-place = Ort

act-writing = Auf Tags schreiben
tags-written = Auf den NFC-Tag geschrieben
tags-not-written = Angelernt, aber nicht auf den NFC-Tag geschrieben
tags-why = { $why ->
        [gone] Der NFC-Tag wurde zu früh weggenommen: noch einmal auflegen.
        [other] Ein anderer NFC-Tag liegt da: nur einen auflegen.
        [refused] Der NFC-Tag lässt sich nicht beschreiben.
        [board] Das Sensorbrett kann nicht schreiben.
       *[link] Das Lesegerät antwortet nicht.
    }
tags-says = Auf dem NFC-Tag steht: { $thing }
tags-unknown = Unbekannter NFC-Tag
tags-unknown-more = Jetzt anlernen oder am Bildschirm spielen.
tags-foreign = Dieser NFC-Tag gehört zu { $game }
tags-twice = Derselbe NFC-Tag an zwei Lesegeräten
tags-twice-more = { $one } und { $other }: beide wegnehmen; ein kopierter NFC-Tag zählt nur einmal.
