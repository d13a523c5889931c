# Marken anlernen: was in der Schachtel eine haben kann, wie weit es ist, und was gefragt wird.

act-teach = Marken anlernen
act-next = Weiter
act-count = Neu zählen
act-forget = Vergessen
act-forget-rest = Übrige vergessen ({ $n })
act-keep = Lassen
act-change = Ändern
act-swap = Tauschen
act-both = Beide behalten
act-one-more = Noch eine
sheet-tags = Marken: { $game }
tags-how = Antippen, was angelernt wird, dann die Marken nacheinander auf ein Lesegerät legen.
tags-no-reader = In den Einstellungen steht kein Lesegerät: siehe Geräte.
tags-waiting = Eine neue Marke liegt da: antippen, was sie ist.
tags-choose = Antippen, wozu die nächste Marke gehört.
tags-next = Die nächste Marke auflegen: { $thing }, { $n } / { $many }
tags-next-uncounted = Die nächste Marke auflegen: { $thing }, { $n }
tags-next-place = Seine Marke auflegen; auf dem Sensorbrett irgendeine Marke hierher legen.
tags-whole = Alle sind angelernt.
tags-same = Schon angelernt: { $thing }
tags-stays = Solange gespielt wird, bleibt sie, was sie ist.
tags-other = Diese Marke bedeutet etwas anderes
tags-reader-other = Lesegerät { $reader } liegt woanders
tags-other-more = Bisher: { $before }. Von nun an: { $after }?
tags-full = { $thing }: { $many ->
        [1] hat schon eine Marke
       *[other] alle { $many } haben eine Marke
    }
tags-full-more = Fehlt eine? Neu zählen: jede vorhandene auflegen, die fehlende wird vergessen.
tags-full-one = Steht die neue Marke für die alte?
tags-lies = Das ist: { $thing }
tags-forget = { $thing }: Marken vergessen ({ $n })?
tags-counting = Jede einmal auflegen: { $thing }, { $laid } / { $many }
tags-counting-more = Was nicht aufgelegt wird, kann dann vergessen werden: Seine Marke ist verloren.
tags-not-counted = Diese Marke gehört nicht zu den gezählten.
tags-forgotten = { $n ->
        [one] 1 Marke vergessen
       *[other] { $n } Marken vergessen
    }
tags-called = { $thing } ({ $group })
tags-of-game = etwas aus { $game }
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
act-writing = Auf Marken schreiben
tags-written = Auf die Marke geschrieben
tags-not-written = Angelernt, aber nicht auf die Marke geschrieben
tags-why = { $why ->
        [gone] Sie wurde zu früh gehoben: noch einmal auflegen.
        [other] Da liegt eine andere Marke: eine allein auflegen.
        [refused] Die Marke lässt sich nicht beschreiben.
        [board] Das Sensorbrett kann nicht schreiben.
       *[link] Das Lesegerät antwortet nicht.
    }
tags-says = Die Marke sagt von sich: { $thing }
tags-unknown = Eine Marke, die niemand angelernt hat
tags-unknown-more = Jetzt anlernen, oder durch Berühren spielen.
tags-foreign = Diese Marke gehört zu { $game }
tags-twice = Dieselbe Marke an zwei Lesegeräten
tags-twice-more = { $one } und { $other }. Beide heben; eine kopierte Marke zählt einmal.
